"""End of the game and victory (PNE-6), with the secret missions (PNE-8) and the powers that score (PNE-7)."""

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.catalogue import Action
from holdfast.core.step import Step
from holdfast.core.view import Outcome, Standing
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
    PART_COUNT,
    PARTS,
    POWER_COUNT,
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
            s.gain(seat, MISSIONS_PART, s.t.mission_vp[mission])
            s.tell(SUCCEEDED, seat, mission, s.t.mission_vp[mission], "PNE-6.1")
        else:
            failed += 1
            s.tell(UNSUCCESSFUL, seat, mission, 0, "PNE-6.1")
    return failed


def _score_part(s: "State", seat: int, part: int, points: int, rule: str) -> None:
    if points > 0:
        s.gain(seat, part, points)
        s.tell(SCORED, seat, part, points, rule)


def power_points(s: "State", seat: int, failed: int) -> int:
    """What tinkerer buildings are worth at the end; copies add up (PNE-7.2, PNE-7.21 to PNE-7.25)."""
    amount = s.t.power_amount
    points = s.holds_power(seat, UNSUCCESSFUL_MISSIONS_2VP) * amount[UNSUCCESSFUL_MISSIONS_2VP] * failed
    tinkerers = s.survivors[seat * 6 + TINKERER]
    points += s.holds_power(seat, TINKERER_1VP_EACH) * amount[TINKERER_1VP_EACH] * tinkerers
    return points + s.holds_power(seat, FOUR_VP) * amount[FOUR_VP]


COMPARED: Final = (MOST_TYPE, MOST_EQ, MOST_POW, MOST_EQ_ALL, FEW_SLACK, MOST_SURV)
"""Kinds of mission that compare their holder with everybody else."""


def succeeds(s: "State", seat: int, mission: int) -> bool:
    """Whether the condition of a mission is met by its holder (PNE-8.9 to PNE-8.32)."""
    if s.t.mission_kind[mission] == NEW_BUILDING:  # in a hand it was never placed (PNE-7.22, PNE-8.32)
        return False
    return measure(s, seat, mission) >= wanted(s, seat, mission)


def wanted(s: "State", seat: int, mission: int) -> int:
    """The least measure with which a secret mission succeeds. To have the most is to have more than everybody else;
    some missions allow a tie (PNE-8.24, PNE-8.30)."""
    t = s.t
    if t.mission_kind[mission] == BINOC:
        return 1
    if t.mission_kind[mission] not in COMPARED:
        return t.mission_threshold[mission]
    best = max([measure(s, other, mission) for other in range(s.seats) if other != seat])
    return best if t.mission_ties[mission] else best + 1


def measure(s: "State", seat: int, mission: int) -> int:
    """The number of a refuge that a secret mission looks at; larger is better."""
    kind = s.t.mission_kind[mission]
    target = s.t.mission_target[mission]
    if kind == BINOC:
        return 1 if s.binoculars == seat else 0
    if kind in (MOST_TYPE, TWO_PAIRS):
        return s.survivors[seat * 6 + target]
    if kind in (MOST_EQ, FOUR_EQ):
        return s.equipment_of(seat, target)
    if kind in (MOST_POW, TWO_POW):  # PNE-8.16
        return sum([s.holds_power(seat, power) for power in range(POWER_COUNT)])
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


def standing(s: "State") -> Standing:
    """The points so far as everybody can count them: besides what was scored (PNE-4.21) the powers that will score
    whatever comes (PNE-7.23, PNE-7.25), and in the last season the binoculars, which nobody takes away (PNE-6.5)."""
    points = [points_so_far(s, seat) for seat in range(s.seats)]
    return Standing([sum(parts) for parts in points], by_part(points))


def points_so_far(s: "State", seat: int) -> list[int]:
    """By part."""
    points = s.points[seat * PART_COUNT : (seat + 1) * PART_COUNT]
    if s.stack:
        points[POWERS_PART] += power_points(s, seat, 0)
        if s.binoculars == seat and s.season == s.t.seasons - 1:
            points[BINOCULARS_PART] += s.t.binoculars_vp
    return points


def by_part(points: list[list[int]]) -> dict[str, list[int]]:
    """The points of all seats, each by part, the other way round."""
    return {name: [parts[part] for parts in points] for part, name in enumerate(PARTS.entries)}


def outcome(s: "State") -> Outcome:
    """Most points, then most survivors; equals share a place and the next is skipped (PNE-6.6 to PNE-6.10)."""
    points = [points_so_far(s, seat) for seat in range(s.seats)]
    ranks = [(sum(points[seat]), s.population(seat)) for seat in range(s.seats)]
    return Outcome(
        reason="winter",
        places=[1 + len([other for other in ranks if other > rank]) for rank in ranks],
        scores=[sum(parts) for parts in points],
        parts=by_part(points),
    )
