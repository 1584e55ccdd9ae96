"""Operations on characters and their states."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action
from holdfast.games.warofmine.house.newcomers import recruit
from holdfast.games.warofmine.people.choices import Relief, Select, SplitWounds
from holdfast.games.warofmine.people.company import lose_character
from holdfast.games.warofmine.people.condition import lower_state, raise_state, set_state
from holdfast.games.warofmine.script.conditions import who
from holdfast.games.warofmine.script.frame import Run, undone
from holdfast.games.warofmine.script.program import Instruction
from holdfast.games.warofmine.state.masks import has, one
from holdfast.games.warofmine.state.people import HOME
from holdfast.games.warofmine.state.stack import Plain
from holdfast.games.warofmine.state.state import State


def change_states(s: State, run: Run, step: Instruction) -> None:
    mask = who(s, run, step.who, step.character, step.a, step.b)
    if mask == 0:
        undone(s)
    for character in s.people.group:
        if not has(mask, character):
            continue
        if step.op == terms.RAISE:
            raise_state(s, character, step.state, step.n)
        elif step.op == terms.LOWER:
            lower_state(s, character, step.state, step.n)
        else:
            set_state(s, character, step.state, step.n)


def change_people(s: State, run: Run, step: Instruction) -> None:
    op = step.op
    if op == terms.SPLIT_WOUNDS:
        s.push(SplitWounds(step.n, who(s, run, step.who, step.character, 0, 0)))
    elif op == terms.RELIEF:
        s.push(Relief(who(s, run, step.who, -1, 0, 0), step.state, step.state2, step.n))
    elif op == terms.SATED:
        if step.n > 0:
            s.push(Sated())
            s.push(Select(s.people.home(), step.n))
        else:
            sate(s, who(s, run, step.who, -1, 0, 0), bool(step.a))
    elif op == terms.ASSIGN_MED:
        assign_med(s, run, step.a)
    elif op == terms.REMOVE_CHARACTER:
        lose_people(s, who(s, run, step.who, step.character, 0, 0), step.a)
    elif op == terms.RECRUIT:
        recruit(s, step.a == 1)
    elif op == terms.SEND_AWAY:
        send_away(s, run, step.a)
    else:  # move_all
        bring_home(s)


# People


def lose_people(s: State, mask: int, how: int) -> None:
    if mask == 0:
        undone(s)
    for character in s.people.group:  # a list that is replaced, not changed
        if has(mask, character):
            lose_character(s, character, how)


def send_away(s: State, run: Run, days: int) -> None:
    """Some leave for a while; not if nobody would be left with the others."""
    before = s.present()
    for character in s.people.group:
        if has(run.this, character) and s.people.is_here(character):
            others = s.present() & ~one(character)
            if others == 0:
                break
            s.people.send_away(character, s.day + days)
            s.tell(e.SENT_AWAY, character, 0, "TWM-2.15")
    if s.present() == before:
        undone(s)


def bring_home(s: State) -> None:
    """Everybody who is away comes back at once; the party when nobody explores."""
    for character in s.people.group:
        if s.people.is_away(character) or (s.people.is_out(character) and not s.outside()):
            s.people.move(character, HOME)


def sate(s: State, mask: int, food_only: bool) -> None:
    for character in s.people.group:
        if has(mask, character):
            s.people.ate(character)
            if not food_only:
                s.people.drank(character)


@final
class Sated(Plain):
    """The chosen ones need neither food nor water today."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-9.20"

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        sate(s, s.answer, False)
        return -1


def assign_med(s: State, run: Run, cure: int) -> None:
    """Medicine from the box, for those the script is about."""
    for character in s.people.group:
        if has(run.this, character):
            if s.people.may_have(character, cure) and s.goods.box[c.BANDAGES + cure] > 0:
                s.goods.box[c.BANDAGES + cure] -= 1
                s.people.cure(character, cure)
                s.tell(e.TREATED, character, cure, "TWM-9.2")
