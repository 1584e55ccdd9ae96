"""Morning: the event or chapter of the day, and the cold."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action
from holdfast.games.warofmine.marks import (
    CHAPTER,
    EVENT_CARD,
    EVENTS_DECK,
    F_CARDS,
    F_CAUSE,
    F_GONE_TODAY,
    F_IGNORE_COLD,
    F_INVENTORY,
    F_MOURNING,
    F_NO_PARTS,
    F_NO_VISITOR,
    F_NOISE_MAX,
    F_NOISE_MIN,
    F_NOTES_USED,
    F_QUIET,
    F_USED_TODAY,
    F_WOKEN,
    ORDINARY,
)
from holdfast.games.warofmine.people.objectives import reveal_next
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.script.pools import play_from_pools
from holdfast.games.warofmine.state.stack import InParts, Plain
from holdfast.games.warofmine.state.state import State


def add_cold(s: State, d: int) -> None:
    """Cold tokens come or go; never more than the box has (TWM-3.3)."""
    cold = max(0, min(s.t.cold_tokens, s.cold + d))
    if cold != s.cold:
        s.cold = cold
        s.tell(e.COLD, cold, 0, "TWM-3.2")


def draw_event(s: State) -> None:
    """The top card of the event deck (TWM-3.1). Pushes what it does: the last thing its caller does."""
    if not s.events:
        return
    card = s.events[-1]
    s.events = s.events[:-1]
    s.take_out(EVENT_CARD, card)
    if s.known[EVENTS_DECK] > 0:
        s.known[EVENTS_DECK] -= 1
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
            for flag in range(F_NO_PARTS + 1):
                s.flags[flag] = 0
            # also what was promised for the night (TWM-12.15)
            for flag in (F_CARDS, F_NOTES_USED, F_NO_VISITOR, F_WOKEN, F_INVENTORY, F_QUIET, F_NOISE_MIN, F_NOISE_MAX):
                s.flags[flag] = 0
            s.flags[F_IGNORE_COLD] = 0
            s.flags[F_GONE_TODAY] = 0
            s.flags[F_USED_TODAY] = 0
            s.flags[F_MOURNING] = 0
            s.flags[F_CAUSE] = 0
            for character in range(len(s.meals)):
                s.meals[character] = 0
            s.seen = []
            if s.day == 1:
                for character in s.group:
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
