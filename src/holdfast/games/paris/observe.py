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
    PART_COUNT,
    PARTS,
    PLACES,
    POWER_COUNT,
    POWERS,
    SEASONS,
    TILES,
    TYPES,
    WILDS,
)
from holdfast.games.paris.memory import Memory
from holdfast.games.paris.resolve import lacking, zone_of
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


def _legend() -> Observation:
    spans = [
        Span("hand", len(MISSIONS), 0, len(MISSIONS), ("mission: 1 + place in the hand",)),
        Span("open-missions", len(MISSIONS), 0, 2 * SEATS, ("mission: 1 to 4 placed by, 5 to 8 revealed by seat",)),
        Span("remembered", len(MISSIONS), 0, len(MISSIONS), ("mission: its group, called by 1 + its first mission",)),
        Span("remembered-slots", len(MISSIONS), 0, len(MISSIONS), ("slot of the mission deck: a group",)),
        Span("remembered-hands", (SEATS - 1) * len(MISSIONS), 0, 1, ("other seat", "group")),
        Span("decision", 1, 0, len(DECISIONS), ("0 at the end, then as in DECISIONS",)),
        Span("facts", MOST_FACTS, 0, MANY, ("fact of the decision",)),
        Span("season", 1, 0, len(SEASONS) - 1),
        Span("dice", len(PLACES) * len(FACES), 0, MANY, ("place", "face")),
        Span("station", len(FACES), 0, MANY, ("face",)),
        Span("station-next", len(SEASONS) - 1, 0, len(FACES), ("later season: 1 + face",)),
        Span("tokens-gone", len(FACES), 0, MANY, ("face",)),
        Span("center", len(CENTER_TOKENS), 0, MANY, ("centertoken",)),
        Span("tiles", len(TILES), 0, 2 * MOST_TILES, ("eventtile: 1 to 4 face up, 5 to 8 face down, at this place",)),
        Span("buildings", len(BUILDINGS), 0, FACE_UP + len(BUILDINGS), ("building: see DISCARDED, REFUGES, FACE_UP",)),
        Span("decks", len(DECKS), 0, len(BUILDINGS), ("type",)),
        Span("supply", 1, 0, MANY),
        Span("mission-deck", 1, 0, len(MISSIONS)),
    ]
    for name in ("there", "decides", "first", "bat", "binoculars", "heroine"):
        spans.append(Span(name, SEATS, 0, 1, ("seat",)))
    for name, size, by in (
        ("dice-taken", 1, ""),
        ("board-dice", len(FACES), "face"),
        ("board-tokens", len(FACES), "face"),
        ("strength", 1, ""),
        ("wilds-added", len(WILDS), "wild"),
        ("survivors", len(TYPES), "type"),
        ("survivor-tokens", len(TYPES), "type"),
        ("equipment", len(EQUIPMENT), "equipment, without universal"),
        ("equipment-tokens", len(EQUIPMENT), "equipment"),
        ("powers", len(POWERS), "power"),
        ("cans", 1, ""),
        ("points", len(PARTS), "part, scored so far"),
    ):
        spans.append(Span(name, SEATS * size, 0, 2 * MANY, ("seat", by) if by else ("seat",)))
    counted = ["population", "farmers-needed", "feeding-points", "missions"]
    counted += [f"lacks-{place + 1}" for place in range(MOST_TILES)]
    spans.append(Span("counted", SEATS * len(counted), 0, 2 * MANY, ("seat", ", ".join(counted))))
    return Observation(tuple(spans))


DISCARDED: Final = 1
REFUGES: Final = 2
FACE_UP: Final = 6
"""Where a building lies: 0 in a deck or out of the game, 1 discarded, 2 to 5 in the refuge of a seat, from 6 on face
up, at this place of its row."""
OBSERVATION: Final = _legend()
"""Seats are counted from the observer, in turn order; what is said of seats that are not there is 0. The lack is that
against the tile at this place of the Tower, 0 if it lies face down."""

_DECISION_NUMBER: Final = {name: 1 + number for number, name in enumerate(DECISIONS)}
_NO_MISSIONS: Final = [0] * len(MISSIONS)
_NO_TILES: Final = [0] * len(TILES)
_NO_HANDS: Final = [0] * ((SEATS - 1) * len(MISSIONS))
_COUNTED: Final = 4 + MOST_TILES
_NOTHING: Final = [0] * (SEATS * (_COUNTED + POWER_COUNT))
_NOBODY: Final = [0] * SEATS
_ONE: Final = [[1 if seat == i else 0 for i in range(SEATS)] for seat in range(SEATS)]
_THERE: Final = [[1 if i < seats else 0 for i in range(SEATS)] for seats in range(SEATS + 1)]


def observe(s: "State", seat: int, out: list[int]) -> None:
    """Fills `out` in the order of the legend."""
    out.clear()
    _missions(s, seat, out)  # the longest part first: the list then grows in fewer steps
    _decision(s, out)
    _table(s, seat, out)
    decision = s.decision
    out += _THERE[s.seats]
    _who(s, -1 if decision is None else decision.seat, seat, out)
    _who(s, s.first, seat, out)
    _who(s, s.bat, seat, out)
    _who(s, s.binoculars, seat, out)
    _who(s, s.heroine, seat, out)
    _column(s, s.dice_taken, 1, seat, out)
    _column(s, s.board_dice, 6, seat, out)
    _column(s, s.board_tokens, 6, seat, out)
    _column(s, s.strength, 1, seat, out)
    _column(s, s.wilds_added, 2, seat, out)
    _column(s, s.survivors, 6, seat, out)
    _column(s, s.tokens_in, 6, seat, out)
    _column(s, s.equipment, 3, seat, out)
    _column(s, s.equipment_tokens, 3, seat, out)
    _column(s, s.powers, POWER_COUNT, seat, out)
    _column(s, s.cans, 1, seat, out)
    _column(s, s.points, PART_COUNT, seat, out)
    face_up: list[int] = []
    for tile in s.tiles:
        face_up.append(tile if tile not in s.flipped else -1)
    for turn in range(s.seats):
        _count(s, (seat + turn) % s.seats, face_up, out)
    if s.seats < SEATS:
        out += _NOTHING[: (SEATS - s.seats) * _COUNTED]


def _who(s: "State", holder: int, seat: int, out: list[int]) -> None:
    """A flag for each seat, set for the one that has something."""
    out += _ONE[(holder - seat) % s.seats] if holder >= 0 else _NOBODY


def _column(s: "State", column: list[int], width: int, seat: int, out: list[int]) -> None:
    """Numbers of all seats, beginning with those of the observer."""
    if seat == 0:
        out += column
    else:
        out += column[seat * width :]
        out += column[: seat * width]
    if s.seats < SEATS:
        out += _NOTHING[: (SEATS - s.seats) * width]


def _count(s: "State", seat: int, face_up: list[int], out: list[int]) -> None:
    """What follows from the rest, and would take a reader some counting."""
    people = s.population(seat)
    where = zone_of(s.t, people)
    out.append(people)
    out.append(s.t.zone_farmers[where])
    out.append(s.t.zone_vp[where])
    out.append(len(s.missions.hands[seat]))
    for tile in face_up:
        out.append(lacking(s, seat, tile) if tile >= 0 else 0)
    for _ in range(len(face_up), MOST_TILES):
        out.append(0)


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
    tops = s.stock.tops(s.t.station_tokens)
    for season in range(len(SEASONS) - 1):
        out.append(1 + tops[season] if s.season <= season < len(tops) else 0)
    out += s.tokens_gone
    out += s.center
    start = len(out)
    out += _NO_TILES
    for place, tile in enumerate(s.tiles):
        out[start + tile] = 1 + place if tile not in s.flipped else 1 + place + MOST_TILES
    buildings = [0] * len(BUILDINGS)
    for card in s.discarded:
        buildings[card] = DISCARDED
    for other in range(s.seats):
        whose = REFUGES + (other - seat) % s.seats
        for card in s.refuges[other]:
            buildings[card] = whose
    for row in s.rows:
        for place, card in enumerate(row):
            buildings[card] = FACE_UP + place
    out += buildings
    for deck in range(len(DECKS)):
        out.append(s.cards_left(deck))
    out.append(s.cans_left)
    out.append(len(s.missions.deck))


def _missions(s: "State", seat: int, out: list[int]) -> None:
    m = s.missions
    start = len(out)
    out += _NO_MISSIONS
    for place, card in enumerate(m.hands[seat]):
        out[start + card] = 1 + place
    shown = _NO_MISSIONS[:]
    for other in range(s.seats):
        whose = 1 + (other - seat) % s.seats
        for card in m.placed[other]:
            shown[card] = whose
        if not s.stack:
            for card in m.hands[other]:
                shown[card] = whose + SEATS
    out += shown
    memory = m.memory
    if not memory.observed[seat]:
        memory.observed[seat] = _remembered(memory, seat, s.seats)
    out += memory.observed[seat]


def _remembered(memory: Memory, seat: int, seats: int) -> list[int]:
    """What a seat remembers of the missions: the group of each mission, of each slot of the deck, and the groups that
    reach into the hands of others."""
    label = [0] * (memory.last_group + 1)
    """What a group is called: 1 + its first mission; 0 if no mission is known to lie in it."""
    found = _NO_MISSIONS[:]
    for card, group in enumerate(memory.cards[seat]):
        if group != 0:
            if label[group] == 0:
                label[group] = card + 1
            found[card] = label[group]
    slots = _NO_MISSIONS[:]
    for slot, group in enumerate(memory.slots[seat]):
        slots[slot] = label[group]
    hands = _NO_HANDS[:]
    for turn in range(1, seats):
        for group in memory.hands[seat][(seat + turn) % seats]:
            if label[group] != 0:
                hands[(turn - 1) * len(MISSIONS) + label[group] - 1] = 1
    return found + slots + hands
