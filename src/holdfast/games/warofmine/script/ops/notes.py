"""Operations that make, change and remove notes, and those that lasting notes need."""

from typing import Any, ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.house.choices import FreeFitting
from holdfast.games.warofmine.house.reach import cards_in_reach, open_card
from holdfast.games.warofmine.phases.raid import ArmGuards, watch
from holdfast.games.warofmine.script.arguments import (
    COLOR,
    ITEM,
    LABEL,
    NUMBER,
    SCRIPT,
    SPAN,
    WHO,
    may,
    needs,
    number,
    word,
)
from holdfast.games.warofmine.script.frame import Run, undone
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.operation import Operation, TakeReturned
from holdfast.games.warofmine.script.ops.goods import stored
from holdfast.games.warofmine.script.program import Instruction
from holdfast.games.warofmine.script.whom import whom
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.notes import AT_LOCATION, CARRIED, ON_TABLE, STORED, WITH_CHARACTER, Note
from holdfast.games.warofmine.state.stack import Counted
from holdfast.games.warofmine.state.state import State

PLACES: Final[tuple[str, ...]] = ("here", "table", "location", "this")
TABLE: Final = 1
LOCATION: Final = 2
THIS: Final = 3

# Note tokens


@final
class NoteToken(Operation):
    """A note token, if one is left and there is a place for it (TWM-12.6). `script` is read when it is used,
    `trigger_script` by its hook."""

    NAME: ClassVar[str] = "note_token"
    TAKES: ClassVar[tuple[Any, ...]] = (
        needs("label", LABEL),
        needs("place", word(PLACES)),
        may("charges", NUMBER, 0),
        may("script", SCRIPT),
        may("trigger_roll", SPAN),
        may("trigger_script", SCRIPT),
    )

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.note: int = to.note(given.label)
        self.charges: int = given.charges
        self.place: int = PLACES.index(given.place)
        script = to.script(given.script) if given.script is not None else -1
        trigger = to.script(given.trigger_script) if given.trigger_script is not None else -1
        roll = to.span(given.trigger_roll) if given.trigger_roll is not None else ()
        if (trigger < 0) != (not roll):
            raise to.error("error-trigger")
        made = (script, trigger, roll)
        if to.notes_made.setdefault(given.label, made) != made:
            raise to.error("error-note-elsewhere", note=repr(given.label))

    def run(self, s: State, run: Run) -> None:
        made = self._made(s, run)
        lying = s.find_note(self.note) if made is not None and made.is_on_table() else -1
        if lying >= 0:  # one of a kind: its charges are full again (TWM-12.20)
            s.notes.set_charges(lying, max(self.charges, s.notes.at(lying).charges))
            return
        if made is None or s.notes.count() >= s.t.note_tokens:
            undone(s)
            return
        s.notes.add(made)
        s.tell(e.NOTED, self.note, 0, "TWM-12.6")
        watch(s)

    def _made(self, s: State, run: Run) -> Note | None:
        """A new note where the script wants it: at hand, on the table, on the location of the party, or with the first
        of those the script is about; None if there is no such place."""
        if self.place == TABLE:
            return Note(self.note, self.charges, ON_TABLE, -1, c.GREY)
        if self.place == LOCATION:
            if s.outing.location not in s.decks.spots:
                return None
            return Note(self.note, self.charges, AT_LOCATION, s.outing.location, c.GREY)
        if self.place == THIS:
            for character in s.people.group:
                if has(run.this, character):
                    return Note(self.note, self.charges, WITH_CHARACTER, character, c.GREY)
            return None
        return Note(
            self.note, self.charges, CARRIED if s.outside() and not stored(s, run, False) else STORED, -1, c.GREY
        )


@final
class TokenStats(Operation):
    """Colour, value and weight of the note that was just made."""

    NAME: ClassVar[str] = "token_stats"
    TAKES: ClassVar[tuple[Any, ...]] = (
        needs("color", COLOR),
        needs("value", number(0, 250)),
        needs("weight", number(0, 99)),
        may("per_charge", bool | word(("weight",)), False),
    )

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.color: int = c.COLORS.number(given.color)
        self.value: int = given.value
        self.weight: int = given.weight
        self.value_each = 1 if given.per_charge is True else 0
        self.weight_each = 1 if given.per_charge else 0

    def run(self, s: State, run: Run) -> None:
        slot = s.notes.count() - 1
        if slot >= 0 and run.did:  # the note before it was made
            note = s.notes.at(slot)
            made = note.with_stats(self.color, self.value, self.weight, self.value_each, self.weight_each)
            s.notes.replace(slot, made)


@final
class RemoveNote(Operation):
    """A note by its label, or the one that the script belongs to."""

    NAME: ClassVar[str] = "remove_note_token"
    TAKES: ClassVar[tuple[Any, ...]] = (may("label", LABEL),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.note: int = to.note(given.label) if given.label else -1

    def run(self, s: State, run: Run) -> None:
        slot = s.find_note(self.note if self.note >= 0 else run.note)
        if slot >= 0:
            s.drop_note(slot)
        else:
            undone(s)


@final
class SpendCharge(Operation):
    NAME: ClassVar[str] = "spend_charge"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NUMBER),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        slot = s.find_note(run.note)
        if slot >= 0:
            s.spend(slot, self.n)
        else:
            undone(s)


# What lasting notes do


@final
class AddCharge(Operation):
    NAME: ClassVar[str] = "add_charge"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NUMBER),)
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        slot = s.find_note(run.note)
        if slot >= 0:
            s.notes.set_charges(slot, s.notes.at(slot).charges + self.n)


@final
class Guard(Operation):
    """Those at home take up guard; in a raid they may still be given weapons (TWM-12.27)."""

    NAME: ClassVar[str] = "guard"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("who", WHO),)
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.whom = whom(given, to)

    def run(self, s: State, run: Run) -> None:
        mask = self.whom.mask(s, run)
        guards = s.people.guards()
        for character in s.people.group:
            if has(mask, character) and s.people.is_home(character) and s.people.task[character] != c.TASK_GUARD:
                if s.people.task[character] == c.TASK_FLOOR:
                    s.today.wake(character)  # the fate card asks for the Evening's place (TWM-9.5)
                s.people.give_task(character, c.TASK_GUARD)
                s.tell(e.TASKED, character, c.TASK_GUARD, "TWM-12.27")
        if s.raid.going:
            s.push(ArmGuards(guards))


@final
class CraftFitting(Operation):
    """A fitting is made at once, at its price."""

    NAME: ClassVar[str] = "craft_fitting"
    PRINTED: ClassVar[bool] = False

    def run(self, s: State, run: Run) -> None:
        s.push(FreeFitting(-1, -1, 1))


@final
class ClearCards(Operation):
    """Shelter cards are removed with their loot."""

    NAME: ClassVar[str] = "clear_cards"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NUMBER),)
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        s.push(BreakOpen(self.n))


@final
class BreakOpen(Counted):
    """Shelter cards in reach are removed with their loot, one after another (TWM-12.33)."""

    NAME: ClassVar[str] = "break-open"
    RULE: ClassVar[str] = "TWM-12.33"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.n > 0:
            for space in cards_in_reach(s):
                out.append(c.BREAK[space])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        s.swap(BreakOpen(self.n - 1))
        s.house.turn(action.a)  # rubble too is gone at once
        open_card(s, action.a)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("cards", c.PIECES, self.n)]


@final
class Fetch(Operation):
    """One character brings something home."""

    NAME: ClassVar[str] = "fetch"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("item", ITEM),)
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.item: int = c.ITEMS.number(given.item)

    def parts(self) -> list[Instruction]:
        return [self, TakeReturned()]

    def run(self, s: State, run: Run) -> None:
        s.push(Fetching(self.item, run.this & s.people.everybody()))


@final
class Fetching(Step[State]):
    """One character brings something home piece by piece, within their Inventory; how much that was is the answer
    (TWM-12.34)."""

    NAME: ClassVar[str] = "fetch"
    RULE: ClassVar[str] = "TWM-12.34"
    FIELDS: ClassVar[Fields] = (("item", None), ("who", None), ("n", None))

    def __init__(self, item: int, who: int, n: int = 0) -> None:
        super().__init__()
        self.item = item
        self.who = who
        """The character, as a mask."""
        self.n = n

    def _left(self, s: State) -> int:
        """What that character can still carry."""
        for character in s.people.group:
            if has(self.who, character):
                return s.inventory(character) - self.n
        return 0

    def ask(self, s: State, out: list[Action]) -> int:
        if self._left(s) > 0 and s.goods.box[self.item] > 0:
            out.append(c.TAKE[self.item])
            out.append(c.DONE[0])
            return s.leader
        self._finish(s)
        return -1

    def _finish(self, s: State) -> None:
        s.answer = self.n
        s.pop()

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            self._finish(s)
        else:
            s.swap(Fetching(self.item, self.who, self.n + 1))
            s.gain(self.item, 1, s.goods.storage)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("item", c.ITEMS, self.item), ("left", c.CARDS, self._left(s))]
