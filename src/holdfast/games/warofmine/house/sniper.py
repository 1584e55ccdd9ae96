"""Outdoors: the sniper, then a visitor."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.house.visitors import draw_visitor, seek_newcomer
from holdfast.games.warofmine.people.condition import raise_state
from holdfast.games.warofmine.state.state import State


def sniper_reach(s: State) -> int:
    """The sniper hits on this result or less; 0 when nobody shoots."""
    if s.acting_note(s.t.note_no_sniper) >= 0 or s.today.sniper < 0:
        return 0
    return s.today.sniper if s.today.sniper > 0 else s.t.sniper


@final
class Outdoors(Step[State]):
    """First the sniper, then the visitor (TWM-4.24), unless a note is used instead (TWM-12.29)."""

    NAME: ClassVar[str] = "outdoors"
    RULE: ClassVar[str] = "TWM-4.24"
    FIELDS: ClassVar[Fields] = (("character", None), ("part", None))

    def __init__(self, character: int, part: int = 0) -> None:
        super().__init__()
        self.character = character
        self.part = part

    def ask(self, s: State, out: list[Action]) -> int:
        if self.part == 0:
            s.swap(Outdoors(self.character, 1))
            reach_of_sniper = sniper_reach(s)
            if reach_of_sniper > 0 and s.die <= reach_of_sniper:
                s.tell(e.SNIPED, self.character, 0, "TWM-4.24")
                raise_state(s, self.character, c.WOUNDS, s.t.sniper_wounds)
            return -1
        gone = not s.people.is_here(self.character)
        if self.part == 1 and s.notes.tokens and not gone:
            s.offer_cards(moments.AT_THE_DOOR, False, out)
            if out:
                out.append(c.DONE[0])
                return s.leader
        s.pop()
        if gone or s.today.no_visitor:
            s.today.no_visitor = 0
            return -1
        if len(s.people.group) <= s.t.newcomers_at:
            seek_newcomer(s)
        else:
            draw_visitor(s)
        return -1

    def do(self, s: State, action: Action) -> None:
        s.swap(Outdoors(self.character, 2))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.character), ("part", c.PIECES, self.part)]
