"""Every thing and every action of Paris: New Eden, as numbers with names."""

from typing import Final

from holdfast.core.catalogue import AMOUNT, SEAT, Catalogue, Domain
from holdfast.core.events import EventKind

TYPES: Final = Domain("type", ("tinkerer", "brawler", "healer", "sage", "farmer", "slacker"))
TINKERER: Final = 0
FARMER: Final = 4
SLACKER: Final = 5
DECKS: Final = Domain("type", TYPES.entries[:5])
"""The five types that have buildings, in the order of distribution (PNE-3.1)."""

FACES: Final = Domain("face", ("tinkerer", "brawler", "healer", "sage", "farmer", "wild"))
WILD: Final = 5

PLACES: Final = Domain("place", ("tower", "bridge", "restaurant", "center", "station"))
TOWER: Final = 0
BRIDGE: Final = 1
RESTAURANT: Final = 2
CENTER: Final = 3
STATION: Final = 4

EQUIPMENT: Final = Domain("equipment", ("bullet", "capsule", "book"))
SPECIALS: Final = Domain("token", ("binoculars", "bat", "heroine"))
CENTER_TOKENS: Final = Domain("centertoken", ("bullet", "capsule", "book", "bat", "binoculars"))
BAT: Final = 3
BINOCULARS: Final = 4

SEASONS: Final = Domain("season", ("spring", "summer", "autumn", "winter"))
TILES: Final = Domain("eventtile", tuple([f"{season}-{i}" for season in range(1, 5) for i in range(1, 5)]))
BUILDINGS: Final = Domain("building", tuple([f"{deck}-{i:02}" for deck in "tbhsf" for i in range(1, 16)]))
MISSIONS: Final = Domain("mission", tuple([f"{i:02}" for i in range(1, 33)]))
POWERS: Final = Domain(
    "power",
    (
        "first-die-can",
        "first-die-swap",
        "first-die-second-die",
        "bridge-keep-extra",
        "bridge-draw-two-more",
        "claim-from-deck",
        "take-two-cans",
        "universal-equipment",
        "unsuccessful-missions-2vp",
        "tinkerer-1vp-each",
        "four-vp",
    ),
)
FIRST_DIE_CAN: Final = 0
FIRST_DIE_SWAP: Final = 1
FIRST_DIE_SECOND_DIE: Final = 2
BRIDGE_KEEP_EXTRA: Final = 3
BRIDGE_DRAW_TWO_MORE: Final = 4
CLAIM_FROM_DECK: Final = 5
TAKE_TWO_CANS: Final = 6
UNIVERSAL_EQUIPMENT: Final = 7
UNSUCCESSFUL_MISSIONS_2VP: Final = 8
TINKERER_1VP_EACH: Final = 9
FOUR_VP: Final = 10
POWER_COUNT: Final = len(POWERS)

MISSION_KINDS: Final = Domain(
    "missionkind",
    (
        "most-type",
        "two-pairs",
        "most-eq",
        "four-eq",
        "most-pow",
        "two-pow",
        "most-eq-all",
        "pairs-each-eq",
        "pairs-each-surv",
        "ten-slack",
        "few-slack",
        "most-surv",
        "binoc",
        "thirteen",
    ),
)
MOST_TYPE: Final = 0
TWO_PAIRS: Final = 1
MOST_EQ: Final = 2
FOUR_EQ: Final = 3
MOST_POW: Final = 4
TWO_POW: Final = 5
MOST_EQ_ALL: Final = 6
PAIRS_EACH_EQ: Final = 7
PAIRS_EACH_SURV: Final = 8
TEN_SLACK: Final = 9
FEW_SLACK: Final = 10
MOST_SURV: Final = 11
BINOC: Final = 12
THIRTEEN: Final = 13
NEW_BUILDING: Final = -1
"""Of a mission that is no secret mission."""

PARTS: Final = Domain("part", ("events", "feeding", "missions", "powers", "binoculars"))
EVENTS_PART: Final = 0
FEEDING_PART: Final = 1
MISSIONS_PART: Final = 2
POWERS_PART: Final = 3
BINOCULARS_PART: Final = 4
PART_COUNT: Final = len(PARTS)

WINDOWS: Final = Domain("window", ("before-event", "before-feeding", "after-feeding"))
PHASES: Final = Domain("phase", ("prelude", "gather", "acquire", "resolve", "end"))
WILDS: Final = Domain("wild", ("die", "token"))
SUPPLIES: Final = Domain("supply", ("can",))
"""What feeding uses up."""

CATALOGUE: Final = Catalogue("paris", "holdfast.games.paris")
TOKEN: Final = CATALOGUE.kind("token", face=FACES)
KEEP: Final = CATALOGUE.kind("keep", mission=MISSIONS)
KEEP_NO_MORE: Final = CATALOGUE.kind("keep-no-more", ends=True)
TAKE: Final = CATALOGUE.kind("take", place=PLACES, face=FACES)
SWAP: Final = CATALOGUE.kind("swap", place=PLACES, face=FACES)
SWAP_WITH: Final = CATALOGUE.kind("swap-with", place=PLACES, face=FACES)
END_TURN: Final = CATALOGUE.kind("end-turn", ends=True)
FLIP: Final = CATALOGUE.kind("flip", tile=TILES)
PICK: Final = CATALOGUE.kind("pick", token=CENTER_TOKENS)
ADD: Final = CATALOGUE.kind("add", wild=WILDS)
STOP: Final = CATALOGUE.kind("stop", ends=True)
CLAIM: Final = CATALOGUE.kind("claim", building=BUILDINGS)
CLAIM_TOP: Final = CATALOGUE.kind("claim-top")
PLACE: Final = CATALOGUE.kind("place", anytime=True, mission=MISSIONS)
GO_ON: Final = CATALOGUE.kind("go-on", ends=True)
FEED: Final = CATALOGUE.kind("feed")
GO_HUNGRY: Final = CATALOGUE.kind("go-hungry", ends=True)

SEASON_BEGAN: Final = EventKind("season-began", season=SEASONS, first=SEAT)
TILE_LAID: Final = EventKind("tile-laid", tile=TILES)
TOOK_DIE: Final = EventKind("took-die", place=PLACES, face=FACES)
SWAPPED: Final = EventKind("swapped", place=PLACES, face=FACES)
SWAPPED_FOR: Final = EventKind("swapped-for", place=PLACES, face=FACES)
TOOK_TOKEN: Final = EventKind("took-token", face=FACES)
TOOK_CENTER: Final = EventKind("took-center", token=CENTER_TOKENS)
TOOK_HEROINE: Final = EventKind("took-heroine")
TOOK_CANS: Final = EventKind("took-cans", cans=AMOUNT)
FLIPPED: Final = EventKind("flipped", tile=TILES)
DREW: Final = EventKind("drew", missions=AMOUNT)
KEPT: Final = EventKind("kept", mission=MISSIONS)
KEPT_ONE: Final = EventKind("kept-one")
PLACED: Final = EventKind("placed", mission=MISSIONS)
ANNOUNCED: Final = EventKind("announced", type=DECKS, strength=AMOUNT)
CLAIMED: Final = EventKind("claimed", building=BUILDINGS)
CLAIMED_TOP: Final = EventKind("claimed-top", building=BUILDINGS)
MOVED_IN: Final = EventKind("moved-in", type=TYPES, count=AMOUNT)
OVERCAME: Final = EventKind("overcame", tile=TILES, points=AMOUNT)
FAILED: Final = EventKind("failed", tile=TILES)
FED: Final = EventKind("fed", points=AMOUNT, cans=AMOUNT)
STARVED: Final = EventKind("starved", farmers=AMOUNT)
SUCCEEDED: Final = EventKind("succeeded", mission=MISSIONS, points=AMOUNT)
UNSUCCESSFUL: Final = EventKind("unsuccessful", mission=MISSIONS)
SCORED: Final = EventKind("scored", part=PARTS, points=AMOUNT)

EVENT_KINDS: Final = (
    SEASON_BEGAN,
    TILE_LAID,
    TOOK_DIE,
    SWAPPED,
    SWAPPED_FOR,
    TOOK_TOKEN,
    TOOK_CENTER,
    TOOK_HEROINE,
    TOOK_CANS,
    FLIPPED,
    DREW,
    KEPT,
    KEPT_ONE,
    PLACED,
    ANNOUNCED,
    CLAIMED,
    CLAIMED_TOP,
    MOVED_IN,
    OVERCAME,
    FAILED,
    FED,
    STARVED,
    SUCCEEDED,
    UNSUCCESSFUL,
    SCORED,
)
