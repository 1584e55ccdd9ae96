"""Wild game (OUT-7): its endurance and meat, and who can catch it."""

from typing import TYPE_CHECKING

from holdfast.games.outlive.catalogue import (
    MUNITIONS,
    TOOLS,
)
from holdfast.games.outlive.tables import DISEASE, HUNT_POINTS, MUTATION

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State


def endurance_of(s: "State", seat: int, animal: int) -> int:
    """What has to be paid, with mutations for whom they concern (OUT-7.3, OUT-16.16); one action at least (OUT-7.5)."""
    endurance = s.t.endurance[animal]
    mutations = s.amount_in_play(MUTATION)
    if mutations and not s.is_immune(s.tribes[seat]):
        endurance += mutations
    return max(1, endurance)


def meat_of(s: "State", seat: int, animal: int) -> int:
    """What the next animal of a kind gives a tribe, less what diseases take (OUT-7.6, OUT-16.15)."""
    tribe = s.tribes[seat]
    meat = s.t.meat[animal] + s.t.more_meat[animal] * tribe.caught[animal]
    diseases = s.amount_in_play(DISEASE)
    if diseases and not s.is_immune(tribe):
        meat = max(0, meat - diseases)
    return meat


def hunting_reach(s: "State", seat: int, points: int) -> int:
    """How much endurance actions, munitions and equipment can pay."""
    tribe = s.tribes[seat]
    reach = points + tribe.goods[MUNITIONS]
    tools = s.ready_tools(tribe) & s.t.tools_with[HUNT_POINTS]
    if tools:
        for tool in range(TOOLS):
            if tools >> tool & 1:
                reach += s.t.tool_amount[tool]
    return reach


def can_catch(s: "State", seat: int, animal: int, points: int) -> bool:
    """Munitions and equipment help, but no animal is caught without an action (OUT-7.5)."""
    return points > 0 and endurance_of(s, seat, animal) <= hunting_reach(s, seat, points)
