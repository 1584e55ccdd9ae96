"""Every action Outlive can ever offer, everything that can be logged, and the numbers they speak in."""

from typing import Final

from holdfast.core import AMOUNT, SEAT, Catalogue, Domain, EventKind

# What things are called. Their numbers are used throughout the rules.

GOODS: Final = Domain("good", ("wood", "metal", "microchip", "munitions", "water", "meat", "canned-goods"))
KINDS: Final = 7
"""How many kinds of resource there are: columns of that width hold costs and gains."""
WOOD: Final = 0
METAL: Final = 1
CHIP: Final = 2
MUNITIONS: Final = 3
WATER: Final = 4
MEAT: Final = 5
CANS: Final = 6
MATERIALS: Final = 3
"""Materials are the numbers below this one (OUT-1.4)."""
SUPPLIES: Final = 4
"""Supplies are the numbers from this one on (OUT-1.3)."""
SPRING: Final = 7
"""Where a payment may come from besides the resources: the water of the spring, which is no token."""

PLACES: Final = Domain(
    "place",
    ("forest", "dam", "military-base", "silent-peak", "mine", "cargo-ship", "fairgrounds", "blackwood"),
)
RING: Final = 8
FOREST: Final = 0
DAM: Final = 1
BASE: Final = 2
SILENT_PEAK: Final = 3
MINE: Final = 4
SHIP: Final = 5
FAIR: Final = 6
BLACKWOOD: Final = 7

CITIES: Final = Domain("place", ("blackwood", "silent-peak"))
CITY_OF: Final = [-1, -1, -1, 1, -1, -1, -1, 0]
"""The city that a place is, or -1. A list, like all that is indexed here: compiled code makes a tuple of fixed length
anew each time."""
STACK_OF: Final = [0, -1, -1, -1, 1, -1, 2, -1]
"""The stack of wild game that a place has, or -1."""

PHASES: Final = Domain(
    "phase",
    (
        "setup",
        "heroes",
        "morning",
        "day",
        "overcoming",
        "feeding",
        "radioactivity",
        "recruiting",
        "building",
        "repairing",
        "end",
    ),
)
"""Where in the round a match can stand. Dawn and the upkeep of the shelters ask nobody."""
SETUP_PHASE: Final = 0
HEROES_PHASE: Final = 1
MORNING_PHASE: Final = 2
DAY_PHASE: Final = 3
OVERCOMING_PHASE: Final = 4
FEEDING_PHASE: Final = 5
END_PHASE: Final = 10

HEROES: Final = Domain("hero", ("scout", "runner", "veteran", "champion"))
SPOTS: Final = Domain("spot", ("spot-3", "spot-4", "spot-5", "spot-6"))
LEADERS: Final = Domain(
    "leader",
    (
        "erin-mccarthy",
        "swifty-bingham",
        "lily-rose-wely",
        "mary-koolpepper",
        "liza-valentine",
        "solen-livrich",
        "grayson-pigott",
        "wilson-frye",
        "kooper-froste",
        "jacob-rowlett",
    ),
)
EQUIPMENT: Final = Domain(
    "equipment",
    (
        "axe",
        "bow",
        "jerrycan",
        "access-card",
        "ammo-box",
        "crowbar",
        "chainsaw",
        "flashlight",
        "pickaxe",
        "purifier",
        "grappling-hook",
        "hacksaw",
        "backpack",
        "metal-detector",
        "shotgun",
        "bear-trap",
        "baseball-bat",
        "battle-gear",
        "exoskeleton",
        "thermal-sensor",
    ),
)
TOOLS: Final = len(EQUIPMENT.entries)
EVENTS: Final = Domain(
    "trouble",
    (
        "wildfire",
        "cave-in",
        "thieves",
        "nomads",
        "lean-times",
        "sandstorm",
        "radioactive-cloud",
        "cold-snap",
        "enemy-clan",
        "rats",
        "epizootic-disease",
        "animal-mutation",
    ),
)
TROUBLES: Final = len(EVENTS.entries)
ANIMALS: Final = Domain("animal", ("game-3", "game-4", "game-5", "game-6", "game-7"))
TILES: Final = Domain(
    "tile",
    (
        "water",
        "canned-goods",
        "wood",
        "metal",
        "microchip",
        "munitions",
        "algae-capsules",
        "empty-cupboard",
    ),
)

STANDARD: Final = ("room-construction", "draw1-repair1", "overcome-discount")
ADVANCED: Final = (
    "hunting-2",
    "hunting-1",
    "cargo-1",
    "cargo-2",
    "munitions-4",
    "permanent-water",
    "event-immunity",
    "scrap-equipment",
    "gauge-down",
    "ventilation",
    "nursery",
    "search-2",
    "draw-2",
    "look-pile",
    "hero3-immune",
    "repair-free",
    "repair-2",
    "tribute-choice",
    "cupboard",
)
ROOMS: Final = Domain("room", STANDARD + ADVANCED)
ROOM_KINDS: Final = len(ROOMS.entries)
FIRST_ADVANCED: Final = 3
EARLY: Final = 22
"""Rooms of the first edition. The numbers of chambers are in saves and never change: a room that is added later comes
after the second copies of these, and its own second copy follows it."""


def _chambers() -> list[str]:
    """A second copy of an advanced room in one shelter is a chamber of its own (OUT-2.21)."""
    early = ROOMS.entries[:EARLY]
    names = list(early) + [f"{name}-second" for name in early[FIRST_ADVANCED:]]
    for name in ROOMS.entries[EARLY:]:
        names += [name, f"{name}-second"]
    return names


CHAMBERS: Final = Domain("room", (*_chambers(), "airlock"))
AIRLOCK: Final = len(CHAMBERS.entries) - 1
"""The last one, whatever rooms are added: it is named by actions and events, and no save holds its number."""
CHAMBER_OF: Final = [CHAMBERS.entries.index(name) for name in ROOMS.entries]
"""The chamber of each kind of room."""
SECOND_OF: Final = [CHAMBERS.entries.index(f"{name}-second") if name in ADVANCED else -1 for name in ROOMS.entries]
"""The chamber of the second copy of each kind, -1 for standard rooms."""
SLOTS: Final = 7
"""Rooms in a shelter: three standard ones, then four advanced ones (OUT-2.2, OUT-2.4)."""

EFFORTS: Final = Domain("effort", ("action", "material", "survivor"))
"""What actions cost besides resources, equipment and rooms: `material` is any material."""

# The rule that speaks of each room, equipment and event

ROOM_RULES: Final = [
    "OUT-17.2",
    "OUT-17.3",
    "OUT-17.4",
    "OUT-17.6",
    "OUT-17.7",
    "OUT-17.8",
    "OUT-17.9",
    "OUT-17.12",
    "OUT-17.13",
    "OUT-17.15",
    "OUT-17.17",
    "OUT-17.18",
    "OUT-17.19",
    "OUT-17.20",
    "OUT-17.22",
    "OUT-17.23",
    "OUT-17.24",
    "OUT-17.25",
    "OUT-17.27",
    "OUT-17.28",
    "OUT-17.29",
    "OUT-17.30",
]
TOOL_RULES: Final = [
    "OUT-18.1",
    "OUT-18.2",
    "OUT-18.3",
    "OUT-18.4",
    "OUT-18.5",
    "OUT-18.6",
    "OUT-18.7",
    "OUT-18.8",
    "OUT-18.9",
    "OUT-18.10",
    "OUT-18.11",
    "OUT-18.13",
    "OUT-18.14",
    "OUT-18.15",
    "OUT-18.16",
    "OUT-18.17",
    "OUT-18.18",
    "OUT-18.19",
    "OUT-18.20",
    "OUT-18.21",
]
EVENT_RULES: Final = [
    "OUT-16.1",
    "OUT-16.2",
    "OUT-16.3",
    "OUT-16.4",
    "OUT-16.5",
    "OUT-16.7",
    "OUT-16.9",
    "OUT-16.11",
    "OUT-16.12",
    "OUT-16.14",
    "OUT-16.15",
    "OUT-16.16",
]

CATALOGUE: Final = Catalogue("outlive", "holdfast.games.outlive")

# Setup

PUT_AWAY: Final = CATALOGUE.kind("put-away", room=Domain("room", ADVANCED))
FOUND: Final = CATALOGUE.kind("found", room=ROOMS)
PLACE: Final = CATALOGUE.kind("place", room=CHAMBERS)
KEEP: Final = CATALOGUE.kind("keep", leader=LEADERS)
STATION: Final = CATALOGUE.kind("station", hero=HEROES, place=PLACES)
FORAGE: Final = CATALOGUE.kind("forage", city=CITIES)
PUT_BACK: Final = CATALOGUE.kind("put-back", tile=TILES)

# Movement

MOVE: Final = CATALOGUE.kind("move", hero=HEROES, place=PLACES)
STAY: Final = CATALOGUE.kind("stay", ends=True, hero=HEROES)
BOARD: Final = CATALOGUE.kind("board", spot=SPOTS)
LOOK: Final = CATALOGUE.kind("look", anytime=True, city=CITIES)

# Abilities, by day and by night

USE: Final = CATALOGUE.kind("use", equipment=EQUIPMENT)
RUN: Final = CATALOGUE.kind("run", room=Domain("room", CHAMBERS.entries[:AIRLOCK]))

# Pressure

SPARE: Final = CATALOGUE.kind("spare", ends=True)
RESIST: Final = CATALOGUE.kind("resist")
YIELD: Final = CATALOGUE.kind("yield", ends=True)
GIVE: Final = CATALOGUE.kind("give", good=Domain("good", GOODS.entries[:MUNITIONS] + GOODS.entries[SUPPLIES:]))
"""Tribute is anything but munitions (OUT-5.8): a resource after them has a number one lower here."""

# Actions in a place

GATHER: Final = CATALOGUE.kind("gather", good=Domain("good", GOODS.entries[: WATER + 1]))
HARVEST: Final = CATALOGUE.kind("harvest")
UNLOCK: Final = CATALOGUE.kind("unlock")
SEARCH: Final = CATALOGUE.kind("search")
RUMMAGE: Final = CATALOGUE.kind("rummage")
SALVAGE: Final = CATALOGUE.kind("salvage", equipment=EQUIPMENT)
MOVE_ON: Final = CATALOGUE.kind("move-on", ends=True)

# Hunting

HUNT: Final = CATALOGUE.kind("hunt")
PREY: Final = CATALOGUE.kind("prey", animal=ANIMALS)
GIVE_UP: Final = CATALOGUE.kind("give-up", ends=True)
SHOOT: Final = CATALOGUE.kind("shoot")
BAG: Final = CATALOGUE.kind("bag")

# Losses

DROP: Final = CATALOGUE.kind("drop", good=Domain("good", (*GOODS.entries, "spring")))
LOSE: Final = CATALOGUE.kind("lose", room=CHAMBERS)

# Night

OVERCOME: Final = CATALOGUE.kind("overcome", event=EVENTS)
PASS: Final = CATALOGUE.kind("pass", ends=True)
PAY_WHOLE: Final = CATALOGUE.kind("pay-whole")
SKIP: Final = CATALOGUE.kind("skip", good=GOODS)
FEED: Final = CATALOGUE.kind("feed", good=Domain("good", GOODS.entries[SUPPLIES:]))
RECRUIT: Final = CATALOGUE.kind("recruit", good=Domain("good", (*GOODS.entries[SUPPLIES:], "spring")))
ENOUGH: Final = CATALOGUE.kind("enough", ends=True)
BUILD: Final = CATALOGUE.kind("build", room=ROOMS)
PAY: Final = CATALOGUE.kind("pay", good=Domain("good", GOODS.entries[:MATERIALS]))
SCRAP: Final = CATALOGUE.kind("scrap", equipment=EQUIPMENT)
END_BUILDING: Final = CATALOGUE.kind("end-building", ends=True)
REPAIR: Final = CATALOGUE.kind("repair", equipment=EQUIPMENT)
NO_REPAIR: Final = CATALOGUE.kind("no-repair", ends=True)
END_REPAIRS: Final = CATALOGUE.kind("end-repairs", ends=True)

# What is logged

FOUNDED: Final = EventKind("founded", room=CHAMBERS, people=AMOUNT)
CHOSE: Final = EventKind("chose", leader=LEADERS)
FIRST: Final = EventKind("first")
STATIONED: Final = EventKind("stationed", hero=HEROES, place=PLACES)
FORAGED: Final = EventKind("foraged", tile=TILES, city=CITIES)
RETURNED: Final = EventKind("returned", tile=TILES)
DAWNED: Final = EventKind("dawned", day=AMOUNT)
STRUCK: Final = EventKind("struck", event=EVENTS)
STRUCK_AGAIN: Final = EventKind("struck-again", event=EVENTS)
EMPTIED: Final = EventKind("emptied", place=PLACES, amount=AMOUNT)
SPARED: Final = EventKind("spared", event=EVENTS)
MOVED: Final = EventKind("moved", hero=HEROES, place=PLACES)
STUCK: Final = EventKind("stuck", hero=HEROES, place=PLACES)
BOARDED: Final = EventKind("boarded", spot=SPOTS, amount=AMOUNT)
TURNED_AWAY: Final = EventKind("turned-away")
LOOKED: Final = EventKind("looked", city=CITIES)
PRESSED: Final = EventKind("pressed", victim=SEAT, points=AMOUNT)
SHIELDED: Final = EventKind("shielded", points=AMOUNT)
RESISTED: Final = EventKind("resisted")
GUARDED: Final = EventKind("guarded", room=CHAMBERS)
GAVE: Final = EventKind("gave", good=GOODS, to=SEAT)
USED: Final = EventKind("used", equipment=EQUIPMENT)
RAN: Final = EventKind("ran", room=CHAMBERS)
GAINED: Final = EventKind("gained", good=GOODS, amount=AMOUNT)
HARVESTED: Final = EventKind("harvested", points=AMOUNT)
UNLOCKED: Final = EventKind("unlocked")
DREW_TILE: Final = EventKind("drew-tile", tile=TILES, city=CITIES)
SALVAGED: Final = EventKind("salvaged", equipment=EQUIPMENT, city=CITIES)
SENSED: Final = EventKind("sensed", place=PLACES)
SHOT: Final = EventKind("shot")
CAUGHT: Final = EventKind("caught", animal=ANIMALS, amount=AMOUNT)
SETTLED: Final = EventKind("settled", room=CHAMBERS)
LOST: Final = EventKind("lost", room=CHAMBERS)
DROPPED: Final = EventKind("dropped", good=DROP.domains[0])
NIGHT: Final = EventKind("night")
OVERCAME: Final = EventKind("overcame", event=EVENTS)
PASSED: Final = EventKind("passed")
SKIPPED: Final = EventKind("skipped", good=GOODS, amount=AMOUNT)
FED: Final = EventKind("fed", paid=AMOUNT, missing=AMOUNT)
RADIATED: Final = EventKind("radiated", points=AMOUNT, level=AMOUNT)
RECRUITED: Final = EventKind("recruited", good=RECRUIT.domains[0])
BUILT: Final = EventKind("built", room=CHAMBERS)
FOUND_TOOL: Final = EventKind("found-tool", equipment=EQUIPMENT)
DOUBLE: Final = EventKind("double", equipment=EQUIPMENT)
SCRAPPED: Final = EventKind("scrapped", equipment=EQUIPMENT)
REPAIRED: Final = EventKind("repaired", equipment=EQUIPMENT)
KEPT: Final = EventKind("kept", meat=AMOUNT, water=AMOUNT)
SCORED: Final = EventKind("scored", points=AMOUNT)

EVENT_KINDS: Final = (
    FOUNDED,
    CHOSE,
    FIRST,
    STATIONED,
    FORAGED,
    RETURNED,
    DAWNED,
    STRUCK,
    STRUCK_AGAIN,
    EMPTIED,
    SPARED,
    MOVED,
    STUCK,
    BOARDED,
    TURNED_AWAY,
    LOOKED,
    PRESSED,
    SHIELDED,
    RESISTED,
    GUARDED,
    GAVE,
    USED,
    RAN,
    GAINED,
    HARVESTED,
    UNLOCKED,
    DREW_TILE,
    SALVAGED,
    SENSED,
    SHOT,
    CAUGHT,
    SETTLED,
    LOST,
    DROPPED,
    NIGHT,
    OVERCAME,
    PASSED,
    SKIPPED,
    FED,
    RADIATED,
    RECRUITED,
    BUILT,
    FOUND_TOOL,
    DOUBLE,
    SCRAPPED,
    REPAIRED,
    KEPT,
    SCORED,
)
