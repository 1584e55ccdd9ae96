"""Hunting (OUT-7): endurance is paid with equipment, munitions and actions; meat comes of it."""

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.outlive.catalogue import (
    ANIMALS,
    BAG,
    CAUGHT,
    GIVE_UP,
    MEAT,
    MUNITIONS,
    PREY,
    SHOOT,
    SHOT,
    STACK_OF,
    TOOLS,
    USE,
)
from holdfast.games.outlive.tables import DISEASE, HUNT_POINTS, MUTATION

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State

BAGGED: Final = 1
"""A hero that has caught something on its turn may not hunt again (OUT-7.2)."""


def endurance_of(s: "State", seat: int, animal: int) -> int:
    """What has to be paid, with mutations for whom they concern (OUT-7.3, OUT-16.16)."""
    endurance = s.t.endurance[animal]
    mutations = s.in_play & s.t.events_with[MUTATION]
    if mutations and not s.is_immune(s.tribes[seat]):
        endurance += s.event_amount(mutations)
    return endurance


def meat_of(s: "State", seat: int, animal: int) -> int:
    """What the next animal of a kind gives a tribe, less what diseases take (OUT-7.6, OUT-16.15)."""
    tribe = s.tribes[seat]
    meat = s.t.meat[animal] + s.t.more_meat[animal] * tribe.caught[animal]
    diseases = s.in_play & s.t.events_with[DISEASE]
    if diseases and not s.is_immune(tribe):
        meat = max(0, meat - s.event_amount(diseases))
    return meat


def can_catch(s: "State", seat: int, animal: int, points: int) -> bool:
    """Do actions, munitions and equipment reach?"""
    tribe = s.tribes[seat]
    reach = points + tribe.goods[MUNITIONS]
    tools = s.ready_tools(tribe) & s.t.tools_with[HUNT_POINTS]
    if tools:
        for tool in range(TOOLS):
            if tools >> tool & 1:
                reach += s.t.tool_amount[tool]
    return endurance_of(s, seat, animal) <= reach


class Sense(Step["State"]):
    """The thermal sensor: its owner has seen the stack and names a kind, or gives up (OUT-18.22). What it could
    name is hidden from the others, so it is always asked."""

    NAME: ClassVar[str] = "sense"
    RULE: ClassVar[str] = "OUT-18.22"
    ALWAYS_ASKS: ClassVar[bool] = True
    FIELDS: ClassVar[Fields] = (("seat", None), ("hero", None), ("points", None), ("done", None))

    def __init__(self, seat: int, hero: int, points: int, done: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.points = points
        self.done = done

    def ask(self, s: "State", out: list[Action]) -> int:
        stack = s.game_stacks[STACK_OF[s.tribes[self.seat].places[self.hero]]]
        for animal in range(len(ANIMALS)):
            if animal in stack and can_catch(s, self.seat, animal, self.points):
                out.append(PREY[animal])
        out.append(GIVE_UP[0])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        from holdfast.games.outlive.locations import Visit  # which imports this module

        if action.kind is GIVE_UP:
            s.swap(Visit(self.seat, self.hero, self.points, 0, self.done))
        else:
            left = endurance_of(s, self.seat, action.a)
            s.swap(Hunt(self.seat, self.hero, self.points, self.done, action.a, left))


class Hunt(Step["State"]):
    """`left` is the endurance that is not paid yet; actions pay the rest at the end (OUT-7.10)."""

    NAME: ClassVar[str] = "hunt"
    RULE: ClassVar[str] = "OUT-7.4"
    FIELDS: ClassVar[Fields] = (
        ("seat", None),
        ("hero", None),
        ("points", None),
        ("done", None),
        ("animal", None),
        ("left", None),
    )

    def __init__(self, seat: int, hero: int, points: int, done: int, animal: int, left: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.points = points
        self.done = done
        self.animal = animal
        self.left = left

    def ask(self, s: "State", out: list[Action]) -> int:
        tribe = s.tribes[self.seat]
        if self.left > 0:
            tools = s.ready_tools(tribe) & s.t.tools_with[HUNT_POINTS]
            if tools:
                for tool in range(TOOLS):
                    if tools >> tool & 1:
                        out.append(USE[tool])
            if tribe.goods[MUNITIONS] > 0:
                out.append(SHOOT[0])
        if self.left <= self.points:
            out.append(BAG[0])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        if action.kind is BAG:
            self._bag(s)
            return
        if action.kind is SHOOT:
            s.tribes[self.seat].goods[MUNITIONS] -= 1
            s.note(SHOT, self.seat, 0, 0, "OUT-7.4")
            less = 1
        else:
            s.use_tool(self.seat, action.a)
            less = s.t.tool_amount[action.a]
        left = max(0, self.left - less)
        s.swap(Hunt(self.seat, self.hero, self.points, self.done, self.animal, left))

    def _bag(self, s: "State") -> None:
        """The topmost tile of that kind leaves its stack (OUT-7.7, OUT-18.22)."""
        from holdfast.games.outlive.locations import Visit  # which imports this module

        tribe = s.tribes[self.seat]
        at = STACK_OF[tribe.places[self.hero]]
        stack = s.game_stacks[at][:]
        position = len(stack) - 1
        while stack[position] != self.animal:
            position -= 1
        del stack[position]
        s.game_stacks[at] = stack
        s.reveal()
        meat = meat_of(s, self.seat, self.animal)
        tribe.caught[self.animal] += 1
        s.note(CAUGHT, self.seat, self.animal, meat, "OUT-7.6")
        s.gain(self.seat, MEAT, meat, "OUT-7.6")
        s.swap(Visit(self.seat, self.hero, self.points - self.left, 0, self.done | BAGGED))

    def refuse(self, s: "State", action: Action) -> str:
        return "OUT-7.3" if action.kind is BAG else self.RULE

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("animal", ANIMALS, self.animal), ("left", AMOUNT, self.left), ("points", AMOUNT, self.points)]
