"""Morning: the event or chapter of the day, and the cold."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action
from holdfast.games.warofmine.people.objectives import reveal_next
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.script.pools import play_from_pools
from holdfast.games.warofmine.state.decks import CHAPTER, EVENT_CARD, ORDINARY
from holdfast.games.warofmine.state.stack import InParts, Plain
from holdfast.games.warofmine.state.state import State
from holdfast.games.warofmine.state.today import Today


def add_cold(s: State, d: int) -> None:
    """Cold tokens come or go; never more than the box has (TWM-3.3)."""
    cold = max(0, min(s.t.cold_tokens, s.house.cold + d))
    if cold != s.house.cold:
        s.house.cold = cold
        s.tell(e.COLD, cold, 0, "TWM-3.2")


def draw_event(s: State) -> None:
    """The top card of the event deck (TWM-3.1). Pushes what it does: the last thing its caller does."""
    if not s.decks.events:
        return
    card = s.decks.take_event()
    s.decks.take_out(EVENT_CARD, card)
    s.reveal()
    s.tell(e.EVENT, card, 0, "TWM-3.1")
    add_cold(s, s.t.event_cold[card])
    kind = s.t.event_kind[card]
    if kind == ORDINARY:
        s.push(MOMENT)  # read when the card itself is done
    if kind == CHAPTER:
        reveal_next(s)
    elif s.t.event_do[card] >= 0:
        play(s, s.t.event_do[card])


@final
class Morning(InParts):
    """A new day begins."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-3.1"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.part == 0:
            s.today = Today()  # what was promised for the night is gone too (TWM-12.15)
            s.people.cause = -1
            s.people.forget_meals()
            s.decks.seen = []
            if s.day == 1:
                for character in s.people.group:
                    s.tell(e.BEGINS, character, s.t.skill[character], "TWM-1.2")
            s.swap(MORNINGS[1])
            draw_event(s)
        elif self.part == 1:
            s.swap(MORNINGS[2])
            s.t.reader.hook(s, moments.HOOK_MORNING)
        else:
            s.pop()
            s.pass_journal("TWM-3.4")
        return -1


MORNINGS: Final = [Morning(part) for part in range(3)]


@final
class Moment(Plain):
    """An ordinary event ends with one script of a day in the shelter, a memory or a moment (TWM-3.8)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-3.8"

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        play_from_pools(s, terms.POOL_DAYS)
        return -1


MOMENT: Final = Moment()
