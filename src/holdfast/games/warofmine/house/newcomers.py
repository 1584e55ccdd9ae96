"""People who ask to stay."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.goods.choices import TakeOne
from holdfast.games.warofmine.goods.worth import tokens_up_to
from holdfast.games.warofmine.people.company import join
from holdfast.games.warofmine.people.condition import set_state
from holdfast.games.warofmine.people.die import Throw, roll_black
from holdfast.games.warofmine.people.objectives import ON_VISITOR, advance
from holdfast.games.warofmine.script.frame import undone
from holdfast.games.warofmine.state.decks import UNUSED_DECK
from holdfast.games.warofmine.state.state import State


def can_join(s: State, character: int) -> bool:
    """Neither here nor gone for good, and there is a place."""
    return (
        len(s.people.group) < s.t.group_limit and not s.people.has_ended(character) and not s.people.is_here(character)
    )


def recruit(s: State, emira: bool) -> None:
    """Somebody may join, if there is a place (TWM-1.11, TWM-4.29)."""
    s.people.joined = -1
    if emira and can_join(s, c.EMIRA):
        join(s, c.EMIRA)
    elif emira or not s.decks.unused or len(s.people.group) >= s.t.group_limit:
        undone(s)
    else:
        s.decks.knows(UNUSED_DECK, 1)
        s.reveal()
        s.push(Newcomer(s.decks.unused[-1], 0))


@final
class Newcomer(Step[State]):
    """Somebody asks to stay. They bring food and a token, and a burden of their own (TWM-4.33)."""

    NAME: ClassVar[str] = "newcomer"
    RULE: ClassVar[str] = "TWM-4.29"
    FIELDS: ClassVar[Fields] = (("character", None), ("part", None))

    def __init__(self, character: int, part: int) -> None:
        super().__init__()
        self.character = character
        self.part = part

    def ask(self, s: State, out: list[Action]) -> int:
        if self.part == 0:
            out.append(c.YES[0])
            out.append(c.NO[0])
            return s.leader
        s.pop()
        burden = c.FATIGUE if s.die <= 3 else c.MISERY if s.die <= 6 else c.ILLNESS if s.die <= 8 else c.WOUNDS
        s.gain(c.RAW_FOOD, 1, s.goods.storage)
        s.push(TakeOne(tokens_up_to(s, 15, s.t.newcomer_gift), 1))
        advance(s, ON_VISITOR)
        set_state(s, self.character, burden, s.t.newcomer_level)
        return -1

    def do(self, s: State, action: Action) -> None:
        s.decks.forget(UNUSED_DECK)
        if action.kind is c.NO:  # refused: back among the unused ones
            s.decks.unused = s.shuffled(s.decks.unused)
            s.pop()
            undone(s)
            return
        s.decks.unused = s.decks.unused[:-1]
        join(s, self.character)
        s.swap(Newcomer(self.character, 1))
        roll_black(s, Throw(e.FOR_NEWCOMER, 0, e.BURDEN, e.BURDEN))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.character), ("part", c.PIECES, self.part)]
