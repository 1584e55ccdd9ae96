"""The observation: what a view says as a flat vector of small numbers, the observer first."""

from typing import TYPE_CHECKING, Final

from holdfast.core.observation import Observation, Span
from holdfast.games.paris.catalogue import (
    BUILDINGS,
    CENTER_TOKENS,
    DECKS,
    EQUIPMENT,
    FACES,
    MISSIONS,
    PARTS,
    PLACES,
    POWER_COUNT,
    POWERS,
    SEASONS,
    TILES,
    TYPES,
    WILDS,
)
from holdfast.games.paris.resolve import farmers_missing, farmers_needed, feeding_points, lacking
from holdfast.games.paris.scoring import points_so_far
from holdfast.games.paris.turns import SEATS

if TYPE_CHECKING:
    from holdfast.games.paris.state import State

DECISIONS: Final = (
    "prelude-token",
    "prelude-mission",
    "turn",
    "first-turn",
    "swap-with",
    "tower",
    "bridge",
    "center",
    "station",
    "announce",
    "claim",
    "window",
    "feed",
)
MOST_FACTS: Final = 3
MOST_TILES: Final = 4
"""Tiles of a season."""
MANY: Final = 99

_OF_A_SEAT: Final = (
    ("there", 1, 1, ()),
    ("decides", 1, 1, ()),
    ("first", 1, 1, ()),
    ("bat", 1, 1, ()),
    ("binoculars", 1, 1, ()),
    ("heroine", 1, 1, ()),
    ("dice-taken", 1, MANY, ()),
    ("board-dice", len(FACES), MANY, ("face",)),
    ("board-tokens", len(FACES), MANY, ("face",)),
    ("strength", 1, MANY, ()),
    ("wilds-added", len(WILDS), MANY, ("wild",)),
    ("survivors", len(TYPES), MANY, ("type",)),
    ("survivor-tokens", len(TYPES), MANY, ("type",)),
    ("population", 1, 4 * MANY, ()),
    ("equipment", len(EQUIPMENT), MANY, ("equipment",)),
    ("equipment-tokens", len(EQUIPMENT), MANY, ("equipment",)),
    ("powers", len(POWERS), MANY, ("power",)),
    ("farmers-needed", 1, MANY, ()),
    ("feeding-cans", 1, MANY, ()),
    ("feeding-points", 1, MANY, ()),
    ("cans", 1, MANY, ()),
    ("missions", 1, len(MISSIONS), ()),
    ("points", len(PARTS), 2 * MANY, ("part",)),
    ("lacks", MOST_TILES, MANY, ("place at the Tower",)),
)
"""What is told of each seat: name, size, most, and what it runs over. Tiles that lie face down are lacked by nobody."""


def _legend() -> Observation:
    spans = [
        Span("decision", 1, 0, len(DECISIONS), ("0 at the end, then as in DECISIONS",)),
        Span("facts", MOST_FACTS, 0, MANY, ("fact of the decision",)),
        Span("season", 1, 0, len(SEASONS) - 1),
        Span("dice", len(PLACES) * len(FACES), 0, MANY, ("place", "face")),
        Span("station", len(FACES), 0, MANY, ("face",)),
        Span("station-next", len(SEASONS) - 1, 0, len(FACES), ("later season: 1 + face",)),
        Span("tokens-gone", len(FACES), 0, MANY, ("face",)),
        Span("center", len(CENTER_TOKENS), 0, MANY, ("centertoken",)),
        Span("tiles", len(TILES), 0, 2 * MOST_TILES, ("eventtile: 1 to 4 face up, 5 to 8 face down, at this place",)),
        Span(
            "buildings",
            len(BUILDINGS),
            0,
            5 + len(BUILDINGS),
            ("building: 1 discarded, 2 to 5 refuge, from 6 on face up",),
        ),
        Span("decks", len(DECKS), 0, len(BUILDINGS), ("type",)),
        Span("supply", 1, 0, MANY),
        Span("mission-deck", 1, 0, len(MISSIONS)),
        Span("hand", len(MISSIONS), 0, len(MISSIONS), ("mission: 1 + place in the hand",)),
        Span("open-missions", len(MISSIONS), 0, 2 * SEATS, ("mission: 1 to 4 placed by, 5 to 8 revealed by seat",)),
        Span("remembered", len(MISSIONS), 0, len(MISSIONS), ("mission: its group, called by 1 + its first mission",)),
        Span("remembered-slots", len(MISSIONS), 0, len(MISSIONS), ("slot of the mission deck: a group",)),
        Span("remembered-hands", (SEATS - 1) * len(MISSIONS), 0, 1, ("other seat", "group")),
    ]
    for turn in range(SEATS):
        for name, size, most, by in _OF_A_SEAT:
            spans.append(Span(f"seat-{turn}-{name}", size, 0, most, by))
    return Observation(tuple(spans))


OBSERVATION: Final = _legend()
"""Seats are counted from the observer, in turn order; the spans of seats that are not there are 0."""

DISCARDED: Final = 1
REFUGES: Final = 2
FACE_UP: Final = 6
"""Where a building lies: 0 in a deck or out of the game, 1 discarded, 2 to 5 in the refuge of a seat, from 6 on face
up, at this place of its row."""

_DECISION_NUMBER: Final = {name: 1 + number for number, name in enumerate(DECISIONS)}
_NO_SEAT: Final = [0] * sum([size for _, size, _, _ in _OF_A_SEAT])
_NO_MISSIONS: Final = [0] * len(MISSIONS)
_NO_HANDS: Final = [0] * ((SEATS - 1) * len(MISSIONS))


def observe(s: "State", seat: int, out: list[int]) -> None:
    """Fills `out` in the order of the legend."""
    out.clear()
    _decision(s, out)
    _table(s, seat, out)
    _missions(s, seat, out)
    tiles = s.tiles
    for turn in range(SEATS):
        if turn < s.seats:
            _seat(s, (seat + turn) % s.seats, tiles, out)
        else:
            out += _NO_SEAT


def _decision(s: "State", out: list[int]) -> None:
    decision = s.decision
    told = 0
    if decision is None:
        out.append(0)
    else:
        out.append(_DECISION_NUMBER[decision.name])
        for _, _, value in decision.step.facts(s):
            out.append(value)
            told += 1
    for _ in range(told, MOST_FACTS):
        out.append(0)
    out.append(s.season)


def _table(s: "State", seat: int, out: list[int]) -> None:
    out += s.dice
    out += s.station
    size = s.t.station_tokens
    for season in range(len(SEASONS) - 1):
        at = season * size
        out.append(1 + s.station_stacks[at] if season >= s.season and at < len(s.station_stacks) else 0)
    out += s.tokens_gone
    out += s.center
    tiles = [0] * len(TILES)
    place = 1
    for tile in s.tiles:
        tiles[tile] = place if tile not in s.flipped else place + MOST_TILES
        place += 1
    out += tiles
    buildings = [0] * len(BUILDINGS)
    for card in s.discarded:
        buildings[card] = DISCARDED
    for other in range(s.seats):
        whose = REFUGES + (other - seat) % s.seats
        for card in s.refuges[other]:
            buildings[card] = whose
    for row in s.rows:
        place = FACE_UP
        for card in row:
            buildings[card] = place
            place += 1
    out += buildings
    for deck in range(len(DECKS)):
        out.append(len(s.decks[deck]) - s.deck_at[deck])
    out.append(s.cans_left)
    out.append(len(s.missions.deck))


def _missions(s: "State", seat: int, out: list[int]) -> None:
    m = s.missions
    hand = _NO_MISSIONS[:]
    place = 1
    for card in m.hands[seat]:
        hand[card] = place
        place += 1
    out += hand
    shown = _NO_MISSIONS[:]
    for other in range(s.seats):
        whose = 1 + (other - seat) % s.seats
        for card in m.placed[other]:
            shown[card] = whose
        if not s.stack:
            for card in m.hands[other]:
                shown[card] = whose + SEATS
    out += shown
    marks = m.card_group[seat]
    label = [0] * (m.last_group + 1)
    remembered = _NO_MISSIONS[:]
    for card in range(len(marks)):
        group = marks[card]
        if group != 0:
            if label[group] == 0:
                label[group] = card + 1
            remembered[card] = label[group]
    out += remembered
    slots = _NO_MISSIONS[:]
    groups = m.slot_group[seat]
    for i in range(len(groups)):
        slots[i] = label[groups[i]]
    out += slots
    hands = _NO_HANDS[:]
    for turn in range(1, s.seats):
        for group in m.hand_group[seat][(seat + turn) % s.seats]:
            if label[group] != 0:
                hands[(turn - 1) * len(MISSIONS) + label[group] - 1] = 1
    out += hands


def _seat(s: "State", seat: int, tiles: list[int], out: list[int]) -> None:
    decision = s.decision
    out.append(1)
    out.append(1 if decision is not None and decision.seat == seat else 0)
    out.append(1 if s.first == seat else 0)
    out.append(1 if s.bat == seat else 0)
    out.append(1 if s.binoculars == seat else 0)
    out.append(1 if s.heroine == seat else 0)
    out.append(s.dice_taken[seat])
    faces = seat * 6
    out += s.board_dice[faces : faces + 6]
    out += s.board_tokens[faces : faces + 6]
    out.append(s.strength[seat])
    out.append(s.wilds_added[seat * 2])
    out.append(s.wilds_added[seat * 2 + 1])
    out += s.survivors[faces : faces + 6]
    out += s.tokens_in[faces : faces + 6]
    out.append(s.population(seat))
    for kind in range(3):
        out.append(s.equipment_of(seat, kind))
    out += s.equipment_tokens[seat * 3 : seat * 3 + 3]
    out += s.powers[seat * POWER_COUNT : (seat + 1) * POWER_COUNT]
    out.append(farmers_needed(s, seat))
    out.append(farmers_missing(s, seat))
    out.append(feeding_points(s, seat))
    out.append(s.cans[seat])
    out.append(len(s.missions.hands[seat]))
    out += points_so_far(s, seat)
    for place in range(MOST_TILES):
        up = place < len(tiles) and tiles[place] not in s.flipped
        out.append(lacking(s, seat, tiles[place]) if up else 0)
