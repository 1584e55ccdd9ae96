"""What counts in Paris: New Eden. People who can be fed, equipped people for the events, and missions that succeed."""

from typing import ClassVar, Final

from holdfast.agents.heuristic.evaluator import Evaluator
from holdfast.games.paris.acquire import Announce, Distribute, claim_order, strength
from holdfast.games.paris.catalogue import (
    BINOC,
    BRIDGE_DRAW_TWO_MORE,
    BRIDGE_KEEP_EXTRA,
    CLAIM_FROM_DECK,
    DECKS,
    FARMER,
    FEW_SLACK,
    FIRST_DIE_CAN,
    FIRST_DIE_SECOND_DIE,
    FIRST_DIE_SWAP,
    FOUR_VP,
    NEW_BUILDING,
    POWER_COUNT,
    TINKERER,
    TINKERER_1VP_EACH,
    UNSUCCESSFUL_MISSIONS_2VP,
    WILD,
)
from holdfast.games.paris.resolve import Feed, ResolveEvent, lacking
from holdfast.games.paris.scoring import measure, points_so_far, succeeds, wanted
from holdfast.games.paris.state import State

FIGHTERS: Final = (1, 2, 3)
"""Brawlers, healers and sages: the types that events ask for."""
CHANCE: Final = (1.0, 0.4, 0.15, 0.05)
"""Of overcoming an event, by how many equipped survivors are still lacking."""
POWER_WORTH: Final = {
    FIRST_DIE_CAN: 0.5,
    FIRST_DIE_SWAP: 0.3,
    FIRST_DIE_SECOND_DIE: 0.3,
    BRIDGE_KEEP_EXTRA: 0.5,
    BRIDGE_DRAW_TWO_MORE: 0.3,
    CLAIM_FROM_DECK: 0.3,
}
"""Of powers that help in every season to come, in points for each of them."""


def expect_buildings(s: State) -> State:
    """The table after the bids of this season, a copy if any are to come: every seat with strength for a type moves its
    tokens in and gets the card that its place in the claim leaves it."""
    types = types_to_come(s)
    if not types:
        return s
    after = s.clone()
    for type in types:
        bids = [strength(s, seat, type) for seat in range(s.seats)]
        claiming = claim_order(s, bids)
        if not claiming:
            continue
        row = best_first(s, s.rows[type])
        for place, seat in enumerate(claiming):
            after.survivors[seat * 6 + s.t.becomes[type]] += s.board_tokens[seat * 6 + type]
            if place < len(row):
                after.add_building(seat, row[place])
    for seat in range(s.seats):
        if any(s.board_dice[seat * 6 + type] + s.board_tokens[seat * 6 + type] for type in types):
            after.survivors[seat * 6 + s.t.becomes[WILD]] += s.board_tokens[seat * 6 + WILD]
    return after


def types_to_come(s: State) -> range:
    """The types whose buildings are still to be distributed this season."""
    for step in s.stack:
        if isinstance(step, Distribute):
            first = step.type
            if isinstance(s.stack[-1], Announce):
                first -= 1
            return range(first, len(DECKS))
    return range(0)


def best_first(s: State, row: list[int]) -> list[int]:
    """The buildings of a row by their worth, those of equal worth as they lie."""
    found: list[int] = []
    worths: list[float] = []
    for card in row:
        worth = card_worth(s, card)
        at = len(found)
        while at > 0 and worths[at - 1] < worth:
            at -= 1
        found.insert(at, card)
        worths.insert(at, worth)
    return found


def card_worth(s: State, card: int) -> float:
    """What a building is worth to anybody: the people and things on it."""
    t = s.t
    return len(t.building_people[card]) + 0.8 * len(t.building_things[card]) + 0.5 * t.building_cans[card]


def seasons_left(s: State) -> int:
    """After this one."""
    return s.t.seasons - 1 - s.season


def is_ahead(s: State, kind: type) -> bool:
    """Whether a step of this season is still to come."""
    return any(isinstance(step, kind) for step in s.stack)


def scored(s: State, seat: int) -> float:
    """Points that nobody takes away."""
    return float(sum(points_so_far(s, seat)))


def event(s: State, after: State, seat: int) -> float:
    """The event of this season: how likely it is overcome, over the tiles that may be left."""
    if not is_ahead(s, ResolveEvent):
        return 0.0
    tiles = s.face_up_tiles()
    worth = 0.0
    for tile in tiles:
        lacks = lacking(after, seat, tile)
        if lacks < len(CHANCE):
            worth += CHANCE[lacks] * s.t.event_vp[tile]
    return worth / max(1, len(tiles))


def feeding(s: State, after: State, seat: int) -> float:
    """What feeding will bring, this season and later, with the farmers and cans at hand."""
    t = s.t
    people = 0
    for type in range(6):
        people += after.survivors[seat * 6 + type]
    zone = min(people, len(t.zone_vp) - 1)
    farmers, cans = after.survivors[seat * 6 + FARMER], after.cans[seat]
    missing = max(0, t.zone_farmers[zone] - farmers)
    points = t.zone_vp[zone]
    worth = 0.0
    if to_be_fed(s, seat):
        if missing <= cans:
            worth += points
            cans -= missing
        else:
            worth += points * max(0.0, 0.5 - 0.15 * (missing - cans))
    left = seasons_left(s)
    if left > 0:
        needed = max(1, t.zone_farmers[zone])
        fed = min(1.0, (farmers + cans / left) / needed)
        worth += left * points * (0.3 + 0.7 * fed)
    return worth


def to_be_fed(s: State, seat: int) -> bool:
    for step in s.stack:
        if isinstance(step, Feed):
            return (seat - s.first) % s.seats >= step.turn
    return False


def stores(s: State, after: State, seat: int) -> float:
    """Cans for later seasons."""
    return 0.25 * after.cans[seat] if seasons_left(s) > 0 else 0.0


def fighters(s: State, after: State, seat: int) -> float:
    """Equipped survivors for the events of later seasons; people and equipment without one another count less."""
    left = seasons_left(s)
    if left == 0:
        return 0.0
    worth = 0.0
    for type in FIGHTERS:
        people, things = after.survivors[seat * 6 + type], after.equipment_of(seat, s.t.equipment_of[type])
        equipped = min(people, things, 4)
        worth += equipped - 0.06 * equipped * equipped + 0.25 * min(4, max(people, things) - equipped)
    return worth * (0.55 + 0.15 * left)


def powers(s: State, after: State, seat: int) -> float:
    """What powers of buildings will still give."""
    left = seasons_left(s)
    worth = 0.0
    for power, each in POWER_WORTH.items():
        worth += after.powers[seat * POWER_COUNT + power] * each * left
    if s.stack:
        amount = s.t.power_amount
        worth += (after.holds_power(seat, FOUR_VP) - s.holds_power(seat, FOUR_VP)) * amount[FOUR_VP]
        worth += (
            after.holds_power(seat, TINKERER_1VP_EACH) * after.survivors[seat * 6 + TINKERER]
            - s.holds_power(seat, TINKERER_1VP_EACH) * s.survivors[seat * 6 + TINKERER]
        ) * amount[TINKERER_1VP_EACH]
    return worth


def missions(s: State, after: State, seat: int) -> float:
    """Secret missions by how far they stand, and new buildings that can be placed."""
    if not s.stack:
        return 0.0
    left = seasons_left(s)
    sure = 0.9 - 0.15 * left
    worth = 0.0
    for mission in s.missions.hands[seat]:
        kind = s.t.mission_kind[mission]
        if kind == NEW_BUILDING:
            lacks = sum(after.survivors_lacking(seat, mission))
            worth += max(0.0, 0.8 - 0.15 * lacks)  # less than what it gives when it stands
            continue
        points = s.t.mission_vp[mission]
        if succeeds(after, seat, mission):
            worth += points * sure
        elif left == 0 and not is_ahead(s, Distribute):
            pass  # too late
        elif kind == BINOC:
            worth += 0.3 * points
        else:
            have, need = measure(after, seat, mission), wanted(after, seat, mission)
            lack = (need - have) * (2 if kind == FEW_SLACK else 1)
            worth += points * sure * max(0.0, 0.6 - 0.15 * lack / (1 + left))
        if s.holds_power(seat, UNSUCCESSFUL_MISSIONS_2VP) and not succeeds(after, seat, mission):
            worth += s.holds_power(seat, UNSUCCESSFUL_MISSIONS_2VP) * 1.0
    return worth


def bids(s: State, seat: int) -> float:
    """Strength beyond what a first claim needs: dice, tokens and wilds that may still decide one."""
    worth = 0.0
    types = types_to_come(s)
    for type in types:
        worth += 0.12 * min(3, strength(s, seat, type))
    if types:
        worth += 0.3 * (s.board_dice[seat * 6 + WILD] + s.board_tokens[seat * 6 + WILD])
    return worth


def tokens(s: State, seat: int) -> float:
    """The bat wins ties, the binoculars lead the next season."""
    worth = 0.0
    if types_to_come(s) and s.bat == seat:
        worth += 0.5
    if s.binoculars == seat and seasons_left(s) > 0:
        worth += 0.7
    return worth


class ParisEvaluator(Evaluator):
    PARTS: ClassVar[tuple[str, ...]] = (
        "scored",
        "event",
        "feeding",
        "stores",
        "fighters",
        "powers",
        "missions",
        "bids",
        "tokens",
    )

    def __init__(self) -> None:
        self.prepared: State | None = None
        self.expected: State | None = None

    def prepare(self, s: State) -> None:
        self.prepared = s
        self.expected = expect_buildings(s)

    def parts(self, s: State, seat: int, own: bool) -> list[float]:
        after = self.expected if self.expected is not None and self.prepared is s else expect_buildings(s)
        return [
            scored(s, seat),
            event(s, after, seat),
            feeding(s, after, seat),
            stores(s, after, seat),
            fighters(s, after, seat),
            powers(s, after, seat),
            missions(s, after, seat) if own else 0.0,
            bids(s, seat),
            tokens(s, seat),
        ]


EVALUATOR: Final = ParisEvaluator
