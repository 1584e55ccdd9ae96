"""Evening: who sleeps, who guards, who goes out."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.house.fittings import standing
from holdfast.games.warofmine.people.condition import raise_state, set_state
from holdfast.games.warofmine.phases.day import begin_stage
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.masks import named, one
from holdfast.games.warofmine.state.people import MOST, OUT
from holdfast.games.warofmine.state.stack import Plain, not_open
from holdfast.games.warofmine.state.state import State


@final
class Evening(Step[State]):
    """Each character at home is given one of four tasks (TWM-6.1)."""

    NAME: ClassVar[str] = "evening"
    RULE: ClassVar[str] = "TWM-6.1"
    FIELDS: ClassVar[Fields] = (("begun", None),)

    def __init__(self, begun: int = 0) -> None:
        super().__init__()
        self.begun = begun

    def next(self, s: State) -> int:
        for character in s.people.group:
            if s.people.is_home(character) and s.people.task[character] < 0:
                return character
        return -1

    def ask(self, s: State, out: list[Action]) -> int:
        if self.begun == 0:
            for character in s.people.group:
                s.people.give_task(character, -1)
            s.swap(EVENINGS[1])
            return -1
        character = self.next(s)
        if character < 0:
            s.swap(ASSIGNED)
            if with_task(s, c.TASK_GUARD) == 0:
                play(s, s.t.block_no_guard)  # 333 (TWM-6.5)
            return -1
        beds = standing(s, c.BED)
        if beds > 0 and with_task(s, c.TASK_BED) < beds:
            out.append(c.TASK[c.TASK_BED])
        out.append(c.TASK[c.TASK_FLOOR])
        tired = s.exhausted(character)
        if not tired or not rested_left(s, character):
            out.append(c.TASK[c.TASK_GUARD])
        if not tired and with_task(s, c.TASK_SCAVENGE) < s.t.scavengers:
            out.append(c.TASK[c.TASK_SCAVENGE])
        return s.open_to(moments.ANY_TIME, out)

    def do(self, s: State, action: Action) -> None:
        character = self.next(s)
        s.people.give_task(character, action.a)
        s.tell(e.TASKED, character, action.a, "TWM-6.1")

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [*named("character", c.CHARACTERS, self.next(s)), ("begun", c.PIECES, self.begun)]

    def refuse(self, s: State, action: Action) -> str:
        if action.kind is c.TASK:
            if action.a == c.TASK_BED:
                return "TWM-6.2"
            return "TWM-2.7" if s.exhausted(self.next(s)) else "TWM-6.6"
        return self.RULE

    def closed(self, s: State) -> list[tuple[Action, str]]:
        return not_open(s, self, c.TASK.actions)


EVENINGS: Final = [Evening(begun) for begun in range(2)]


def with_task(s: State, task: int) -> int:
    n = 0
    for character in s.people.group:
        if s.people.has_task(character, task):
            n += 1
    return n


def rested_left(s: State, tired: int) -> bool:
    """Whether somebody else guards, or is not exhausted and still free to (TWM-2.7)."""
    for character in s.people.group:
        if character == tired or not s.people.is_home(character):
            continue
        task = s.people.task[character]
        if task == c.TASK_GUARD or (task < 0 and not s.exhausted(character)):
            return True
    return False


@final
class Assigned(Plain):
    """All tasks are given: a card may be played, then Fatigue changes (TWM-6.7)."""

    NAME: ClassVar[str] = "assigned"
    RULE: ClassVar[str] = "TWM-6.7"

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(c.DONE[0])
        if with_task(s, c.TASK_GUARD) > 0:
            s.offer_cards(moments.EVENING, False, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        for character in s.people.group:
            if s.people.has_task(character, c.TASK_SCAVENGE):
                s.people.move(character, OUT)
        for character in s.people.group:
            rest(s, character)


ASSIGNED: Final = Assigned()


def rest(s: State, character: int) -> None:
    """What the task does to Fatigue."""
    task = s.people.task[character]
    if task in (c.TASK_BED, c.TASK_FLOOR):
        set_state(s, character, c.FATIGUE, fatigue_after(s, character, task))
    elif task >= 0:
        raise_state(s, character, c.FATIGUE, 1)  # an exhausted guard takes Misery instead (TWM-2.7)


def fatigue_after(s: State, character: int, task: int) -> int:
    """The level that a task leaves somebody with (TWM-6.2, TWM-6.3)."""
    if task == c.TASK_BED:
        return 0
    level = s.people.level(character, c.FATIGUE)
    return max(0, level - s.t.floor_rest) if task == c.TASK_FLOOR else min(MOST, level + 1)


@final
class ExtraActions(Step[State]):
    """One guard also works through the evening, stage by stage (a narrative card)."""

    NAME: ClassVar[str] = "extra-actions"
    RULE: ClassVar[str] = "TWM-9.20"
    FIELDS: ClassVar[Fields] = (("n", None), ("character", None), ("stage", None))

    def __init__(self, n: int, character: int = -1, stage: int = 0) -> None:
        super().__init__()
        self.n = n
        self.character = character
        self.stage = stage

    def ask(self, s: State, out: list[Action]) -> int:
        if self.character < 0:
            for character in s.people.group:
                if s.people.has_task(character, c.TASK_GUARD):
                    out.append(c.CHOOSE[character])
            if not out:
                s.pop()
                return -1
            return s.leader
        if self.stage >= self.n:
            s.pop()
            return -1
        s.swap(ExtraActions(self.n, self.character, self.stage + 1))
        begin_stage(s, self.stage, one(self.character))
        return -1

    def do(self, s: State, action: Action) -> None:
        s.swap(ExtraActions(self.n, action.a, 0))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("actions", c.PIECES, self.n),
            ("stage", c.PIECES, self.stage + 1),
            *named("character", c.CHARACTERS, self.character),
        ]
