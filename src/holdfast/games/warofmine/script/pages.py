"""What a script tells while it is read: whom it is about, its text, and what came of an option."""

from typing import final

import holdfast.games.warofmine.log as e
from holdfast.core import Action
from holdfast.games.warofmine.people.choices import Select
from holdfast.games.warofmine.script.frame import Run, held, tell_page
from holdfast.games.warofmine.script.program import Instruction
from holdfast.games.warofmine.script.whom import members
from holdfast.games.warofmine.state.masks import count, has, one
from holdfast.games.warofmine.state.state import State


@final
class AskAbout(Instruction):
    """Whom a script is about, before it is told: somebody is named, or the book points at one."""

    def __init__(self, among: int, random: bool) -> None:
        super().__init__()
        self.among = among
        self.random = random

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        mask = members(s, run, self.among)
        s.swap(run.copy(run.pc + 1))
        if not self.random:
            s.push(Select(mask, 1))
            return -1
        s.answer = 0
        if mask:
            number = s.rng.below(count(mask))
            s.reveal()
            for character in s.people.group:
                if has(mask, character):
                    if number == 0:
                        s.answer = one(character)
                    number -= 1
        return -1


@final
class TellPage(Instruction):
    """The text of a script, now that it is known whom it is about."""

    def __init__(self, block: int) -> None:
        super().__init__()
        self.block = block

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        s.swap(run.copy(run.pc + 1))
        tell_page(s, run, self.block)
        return -1


@final
class Told(Instruction):
    """What came of an option, between its price and its effects."""

    def __init__(self, outcome: int, block: int) -> None:
        super().__init__()
        self.outcome = outcome
        self.block = block

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        told = run.copy(run.pc + 1)
        told.did = run.did
        s.swap(told)
        if s.log is not None:
            s.tell_page(e.TOLD, self.outcome, run.this, held(s, run, self.block), "TWM-12.2")
        return -1
