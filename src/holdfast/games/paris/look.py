"""How a view is made: only what the seat may know is copied out of the state."""

from typing import TYPE_CHECKING, Final

from holdfast.core.catalogue import Domain
from holdfast.games.paris.acquire import Announce, Claim, claim_order
from holdfast.games.paris.catalogue import (
    ADD,
    BUILDINGS,
    CENTER_TOKENS,
    DECKS,
    EQUIPMENT,
    FACES,
    FEW_SLACK,
    MISSIONS,
    NEW_BUILDING,
    PARTS,
    PHASES,
    PLACES,
    POWER_COUNT,
    POWERS,
    SEASONS,
    TILES,
    TYPES,
    UNIVERSAL_EQUIPMENT,
    WILDS,
)
from holdfast.games.paris.memory import Memory
from holdfast.games.paris.prelude import PreludeToken, set_aside
from holdfast.games.paris.resolve import (
    equipped,
    equipped_of,
    farmers_missing,
    farmers_needed,
    feeding_points,
    lacking,
)
from holdfast.games.paris.scoring import measure, points_so_far, wanted
from holdfast.games.paris.view import (
    Bids,
    Distribution,
    EventView,
    Group,
    HeldMission,
    Outlook,
    ParisView,
    Remembered,
    SeatView,
)

if TYPE_CHECKING:
    from holdfast.games.paris.state import State

PHASE_OF: Final = {
    "prelude-token": 0,
    "prelude-mission": 0,
    "turn": 1,
    "first-turn": 1,
    "swap-with": 1,
    "tower": 1,
    "bridge": 1,
    "center": 1,
    "station": 1,
    "announce": 2,
    "claim": 2,
    "window": 3,
    "feed": 3,
}
"""The phase of each decision, by its name."""


def look(s: "State", seat: int) -> ParisView:
    """The view of a seat, or of a spectator."""
    size = s.t.station_tokens
    decision = s.decision
    phase = PHASE_OF[decision.name] if decision is not None else len(PHASES) - 1
    return ParisView(
        seat=seat,
        asked=s.asked(seat),
        phase=PHASES.entries[phase],
        outcome=s.outcome,
        seats=[_seat(s, other) for other in range(s.seats)],
        season=SEASONS.entries[s.season],
        first=s.first,
        dice={PLACES.entries[i]: _there(FACES, s.dice[i * 6 : i * 6 + 6]) for i in range(len(PLACES))},
        station=_there(FACES, s.station),
        station_next=_ids(FACES, s.stock.tops(size)[s.season :]),
        set_aside=_set_aside(s),
        tokens_gone=_there(FACES, s.tokens_gone),
        center=_there(CENTER_TOKENS, s.center),
        bat=_somebody(s.bat),
        binoculars=_somebody(s.binoculars),
        heroine=_somebody(s.heroine),
        events=[_event(s, tile) for tile in s.tiles],
        rows={DECKS.entries[i]: _ids(BUILDINGS, s.rows[i]) for i in range(len(DECKS))},
        decks={DECKS.entries[i]: s.cards_left(i) for i in range(len(DECKS))},
        discarded=_ids(BUILDINGS, sorted(s.discarded)),
        supply=s.cans_left,
        mission_deck=len(s.missions.deck),
        distribution=_distribution(s, seat),
        hand=None if seat < 0 else [_held(s, seat, mission) for mission in s.missions.hands[seat]],
        remembered=None if seat < 0 else _remembered(s.missions.memory, seat),
    )


def _there(domain: Domain, counts: list[int]) -> dict[str, int]:
    """Only what is there."""
    entries = domain.entries
    return {entries[i]: counts[i] for i in range(len(counts)) if counts[i] != 0}


def _all(domain: Domain, counts: list[int]) -> dict[str, int]:
    entries = domain.entries
    return {entries[i]: counts[i] for i in range(len(counts))}


def _ids(domain: Domain, numbers: list[int]) -> list[str]:
    entries = domain.entries
    return [entries[number] for number in numbers]


def _somebody(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _set_aside(s: "State") -> dict[str, int]:
    if s.decision is None or not isinstance(s.decision.step, PreludeToken):
        return {}
    return _there(FACES, [set_aside(s, face) for face in range(len(FACES))])


def _seat(s: "State", seat: int) -> SeatView:
    faces = slice(seat * 6, seat * 6 + 6)
    kinds = slice(seat * 3, seat * 3 + 3)
    can_have = [type for type in range(len(DECKS)) if s.t.equipment_of[type] >= 0]
    points = points_so_far(s, seat)
    return SeatView(
        dice=_there(FACES, s.board_dice[faces]),
        dice_taken=s.dice_taken[seat],
        dice_each=s.t.dice_each[s.seats - 2],
        tokens=_there(FACES, s.board_tokens[faces]),
        strength=s.strength[seat],
        wilds_added=_there(WILDS, s.wilds_added[seat * 2 : seat * 2 + 2]),
        buildings=_ids(BUILDINGS, sorted(s.refuges[seat])),
        placed=_ids(MISSIONS, sorted(s.missions.placed[seat])),
        powers=_there(POWERS, s.powers[seat * POWER_COUNT : (seat + 1) * POWER_COUNT]),
        survivors=_all(TYPES, s.survivors[faces]),
        survivor_tokens=_there(TYPES, s.tokens_in[faces]),
        population=s.population(seat),
        equipment=_all(EQUIPMENT, [s.equipment_of(seat, kind) for kind in range(len(EQUIPMENT))]),
        equipment_tokens=_there(EQUIPMENT, s.equipment_tokens[kinds]),
        universal_equipment=s.holds_power(seat, UNIVERSAL_EQUIPMENT) * s.t.power_amount[UNIVERSAL_EQUIPMENT],
        equipped={TYPES.entries[type]: equipped(s, seat, type) for type in can_have},
        farmers_needed=farmers_needed(s, seat),
        feeding_cans=farmers_missing(s, seat),
        feeding_points=feeding_points(s, seat),
        cans=s.cans[seat],
        missions=len(s.missions.hands[seat]),
        revealed=None if s.stack else _ids(MISSIONS, sorted(s.missions.hands[seat])),
        points=_all(PARTS, points),
        score=sum(points),
    )


def _event(s: "State", tile: int) -> EventView:
    return EventView(
        TILES.entries[tile],
        tile not in s.flipped,
        s.t.event_vp[tile],
        [_group(s, types, need) for types, need in s.t.event_groups[tile]],
        [lacking(s, seat, tile) for seat in range(s.seats)],
    )


def _group(s: "State", types: list[int], need: int) -> Group:
    return Group(_ids(TYPES, types), need, [equipped_of(s, seat, types) for seat in range(s.seats)])


def _distribution(s: "State", seat: int) -> Distribution | None:
    decision = s.decision
    if decision is None:
        return None
    step = decision.step
    if isinstance(step, Announce):
        bids = _bids(s, step.type, step.expected(s), 0)
        outlook = _outlook(s, seat, step.type)
        return Distribution(DECKS.entries[step.type], step.announced(s), bids, _raised(s, seat, step), [], outlook)
    if isinstance(step, Claim):
        everybody = Announce(step.type, s.seats).announced(s)
        claimed = step.claimed(s)
        bids = _bids(s, step.type, s.strength, len(claimed))
        return Distribution(DECKS.entries[step.type], everybody, bids, None, claimed, _outlook(s, seat, step.type))
    return None


def _bids(s: "State", type: int, strength: list[int], claimed: int) -> Bids:
    order = claim_order(s, strength)
    return Bids(strength[:], order, order[claimed + len(s.rows[type]) :])


def _raised(s: "State", seat: int, step: Announce) -> Bids | None:
    """The bids with one wild more of the seat that is asked."""
    decision = s.decision
    assert decision is not None
    adds = [action for action in decision.actions if action.kind is ADD]
    if decision.seat != seat or not adds:
        return None
    after = s.clone()
    step.do(after, adds[0])
    return _bids(after, step.type, step.expected(after), 0)


def _outlook(s: "State", seat: int, type: int) -> list[Outlook]:
    return [] if seat < 0 else [_with(s, seat, building) for building in s.rows[type]]


def _with(s: "State", seat: int, building: int) -> Outlook:
    """A refuge with one more building, as the rules count it."""
    after = s.clone()
    after.add_building(seat, building)
    left = after.face_up_tiles()
    return Outlook(
        BUILDINGS.entries[building],
        after.population(seat),
        _all(TYPES, after.survivors[seat * 6 : seat * 6 + 6]),
        farmers_needed(after, seat),
        farmers_missing(after, seat),
        feeding_points(after, seat),
        lacking(after, seat, left[0]) if len(left) == 1 else None,
    )


def _held(s: "State", seat: int, mission: int) -> HeldMission:
    card = MISSIONS.entries[mission]
    if s.t.mission_kind[mission] == NEW_BUILDING:
        return HeldMission(
            card, s.can_place(seat, mission), None, None, _there(TYPES, s.survivors_lacking(seat, mission))
        )
    have = measure(s, seat, mission)
    need = wanted(s, seat, mission)
    sign = -1 if s.t.mission_kind[mission] == FEW_SLACK else 1
    return HeldMission(card, have >= need, sign * have, sign * need, {})


def _remembered(m: Memory, seat: int) -> list[Remembered]:
    """The missions that the seat knows to lie in a slot of the deck (PNE-2.14), or somewhere among several places
    (PNE-2.15)."""
    slots = m.slots[seat]
    hands = m.hands[seat]
    marks = m.cards[seat]
    groups: list[int] = []
    for group in marks:
        if group != 0 and group not in groups:
            groups.append(group)
    return [
        Remembered(
            [MISSIONS.entries[card] for card in range(len(marks)) if marks[card] == group],
            [slot for slot in range(len(slots)) if slots[slot] == group],
            [other for other in range(len(hands)) if group in hands[other]],
        )
        for group in groups
    ]
