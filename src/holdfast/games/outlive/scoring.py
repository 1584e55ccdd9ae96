"""The end (OUT-15): points in six parts, and who wins."""

from typing import TYPE_CHECKING, Final

from holdfast.core.view import Outcome, Standing
from holdfast.games.outlive.catalogue import MUNITIONS, TOOLS, TROUBLES

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State, Tribe

PARTS: Final = ("events", "rooms", "radioactivity", "survivors", "equipment", "pairs")


def points(s: "State", tribe: "Tribe") -> list[int]:
    """By part. Also says where a tribe stands before the end."""
    t = s.t
    events = 0
    for event in range(TROUBLES):
        if tribe.overcome >> event & 1:
            events += t.event_points[event]
    full = 0
    for slot in range(len(tribe.rooms)):
        if s.is_full(tribe, slot):
            full += 1
    repaired = 0
    halves = 0
    for tool in range(TOOLS):
        if tribe.repaired >> tool & 1:
            repaired += 1
            if tribe.repaired >> t.pair[tool] & 1:
                halves += 1
    return [
        events,
        t.full_points[full],
        t.gauge_points[tribe.gauge],
        tribe.survivors() * t.survivor_points,
        repaired * t.equipment_points,
        halves // 2 * t.pair_points,
    ]


def standing(s: "State") -> Standing:
    """Everything that scores lies open once the choices of the setup are shown; before, nobody can count a point."""
    parts: dict[str, list[int]] = {part: [] for part in PARTS}
    scores: list[int] = []
    for tribe in s.tribes:
        mine = points(s, tribe) if s.shown else [0] * len(PARTS)
        for i in range(len(PARTS)):
            parts[PARTS[i]].append(mine[i])
        scores.append(sum(mine))
    return Standing(scores, parts)


def outcome(s: "State") -> Outcome:
    """Ties go to supplies, then to materials and munitions (OUT-15.9, OUT-15.10); then they are shared."""
    now = standing(s)
    ranks: list[tuple[int, int, int]] = []
    for seat in range(s.seats):
        tribe = s.tribes[seat]
        ranks.append((now.scores[seat], tribe.supplies(), tribe.materials() + tribe.goods[MUNITIONS]))
    places: list[int] = []
    for rank in ranks:
        better = 0
        for other in ranks:
            if other > rank:
                better += 1
        places.append(better + 1)
    return Outcome(reason="convoy", places=places, scores=now.scores, parts=now.parts)
