"""End of the game and victory (PNE-6), with the secret missions (PNE-8) and the powers that score (PNE-7)."""

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.catalogue import Action
from holdfast.core.step import Step
from holdfast.core.view import Outcome
from holdfast.games.paris.catalogue import (
    BINOC,
    BINOCULARS_PART,
    FEW_SLACK,
    FOUR_EQ,
    FOUR_VP,
    MISSIONS_PART,
    MOST_EQ,
    MOST_EQ_ALL,
    MOST_POW,
    MOST_SURV,
    MOST_TYPE,
    NEW_BUILDING,
    PAIRS_EACH_EQ,
    PAIRS_EACH_SURV,
    PARTS,
    POWERS_PART,
    SCORED,
    SLACKER,
    SUCCEEDED,
    TEN_SLACK,
    THIRTEEN,
    TINKERER,
    TINKERER_1VP_EACH,
    TWO_PAIRS,
    TWO_POW,
    UNSUCCESSFUL,
    UNSUCCESSFUL_MISSIONS_2VP,
)

if TYPE_CHECKING:
    from holdfast.games.paris.state import State


class FinalScoring(Step["State"]):
    """Missions, powers and binoculars are scored on one final table (PNE-6.1 to PNE-6.5)."""

    NAME: ClassVar[str] = "final-scoring"
    RULE: ClassVar[str] = "PNE-6.1"

    def ask(self, s: "State", out: list[Action]) -> int:
        s.pop()
        s.reveal()
        for seat in range(s.seats):
            failed = _score_missions(s, seat)
            _score_part(s, seat, POWERS_PART, power_points(s, seat, failed), "PNE-6.3")
            if s.binoculars == seat:
                _score_part(s, seat, BINOCULARS_PART, s.t.binoculars_vp, "PNE-6.4")
        return -1


def _score_missions(s: "State", seat: int) -> int:
    """Scores the missions of a seat and returns how many failed (PNE-6.2, PNE-8.31)."""
    failed = 0
    for mission in s.missions.hands[seat]:
        if succeeds(s, seat, mission):
            s.points[seat * 5 + MISSIONS_PART] += s.t.mission_vp[mission]
            s.tell(SUCCEEDED, seat, mission, s.t.mission_vp[mission], "PNE-6.1")
        else:
            failed += 1
            s.tell(UNSUCCESSFUL, seat, mission, 0, "PNE-6.1")
    return failed


def _score_part(s: "State", seat: int, part: int, points: int, rule: str) -> None:
    if points > 0:
        s.points[seat * 5 + part] += points
        s.tell(SCORED, seat, part, points, rule)


def power_points(s: "State", seat: int, failed: int) -> int:
    """What tinkerer buildings are worth at the end; copies add up (PNE-7.2, PNE-7.21 to PNE-7.25)."""
    amount = s.t.power_amount
    points = s.holds_power(seat, UNSUCCESSFUL_MISSIONS_2VP) * amount[UNSUCCESSFUL_MISSIONS_2VP] * failed
    tinkerers = s.survivors[seat * 6 + TINKERER]
    points += s.holds_power(seat, TINKERER_1VP_EACH) * amount[TINKERER_1VP_EACH] * tinkerers
    return points + s.holds_power(seat, FOUR_VP) * amount[FOUR_VP]


def succeeds(s: "State", seat: int, mission: int) -> bool:
    """Whether the condition of a mission is met by its holder (PNE-8.9 to PNE-8.32)."""
    t = s.t
    kind = t.mission_kind[mission]
    if kind == NEW_BUILDING:  # in a hand it was never placed (PNE-7.22, PNE-8.32)
        return False
    if kind == BINOC:
        return s.binoculars == seat
    if kind in (MOST_TYPE, MOST_EQ, MOST_POW, MOST_EQ_ALL, FEW_SLACK, MOST_SURV):
        return _leads(s, seat, mission)
    return _measure(s, seat, kind, t.mission_target[mission]) >= t.mission_threshold[mission]


def _leads(s: "State", seat: int, mission: int) -> bool:
    """To have the most is to have more than everybody else; some missions allow a tie (PNE-8.24, PNE-8.30)."""
    kind = s.t.mission_kind[mission]
    target = s.t.mission_target[mission]
    mine = _measure(s, seat, kind, target)
    for other in range(s.seats):
        if other == seat:
            continue
        theirs = _measure(s, other, kind, target)
        if theirs > mine or (theirs == mine and not s.t.mission_ties[mission]):
            return False
    return True


def _measure(s: "State", seat: int, kind: int, target: int) -> int:
    """The number that a mission of a kind compares; larger is better."""
    if kind in (MOST_TYPE, TWO_PAIRS):
        return s.survivors[seat * 6 + target]
    if kind in (MOST_EQ, FOUR_EQ):
        return s.equipment_of(seat, target)
    if kind in (MOST_POW, TWO_POW):  # PNE-8.16
        return sum([s.holds_power(seat, power) for power in range(11)])
    if kind == MOST_EQ_ALL:
        return sum([s.equipment_of(seat, i) for i in range(3)])
    if kind == PAIRS_EACH_EQ:
        return min([s.equipment_of(seat, i) for i in range(3)])
    if kind == PAIRS_EACH_SURV:  # slackers are not one of the five types (PNE-8.21)
        return min([s.survivors[seat * 6 + i] for i in range(5)])
    if kind == TEN_SLACK:
        return s.survivors[seat * 6 + SLACKER]
    if kind == FEW_SLACK:
        return -s.survivors[seat * 6 + SLACKER]
    if kind == MOST_SURV:
        return s.population(seat)
    assert kind == THIRTEEN
    return s.buildings(seat)


def score(s: "State", seat: int) -> int:
    return sum(s.points[seat * 5 : seat * 5 + 5])


def outcome(s: "State") -> Outcome:
    """Most points, then most survivors; equals share a place and the next is skipped (PNE-6.6 to PNE-6.10)."""
    ranks = [(score(s, seat), s.population(seat)) for seat in range(s.seats)]
    return Outcome(
        reason="winter",
        places=[1 + len([other for other in ranks if other > rank]) for rank in ranks],
        scores=[points for points, _ in ranks],
        parts={name: [s.points[seat * 5 + part] for seat in range(s.seats)] for part, name in enumerate(PARTS.entries)},
    )
