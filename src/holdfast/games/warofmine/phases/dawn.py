"""Dawn: the return, medicine, fate, a narrative card, alcohol, and the dead of the day."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.outside.findings import abandon_pile
from holdfast.games.warofmine.outside.hiding import drop_from
from holdfast.games.warofmine.people.condition import lower_state, raise_state
from holdfast.games.warofmine.people.die import EMPATHY_ROLL, empathy_test, roll_black
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.decks import LOCATION_CARD, NARRATIVES_DECK
from holdfast.games.warofmine.state.masks import has, one
from holdfast.games.warofmine.state.notes import CARRIED, STORED, WITH_CHARACTER
from holdfast.games.warofmine.state.people import BANDAGED, HERBS, HOME, MEDICATED
from holdfast.games.warofmine.state.stack import InParts, Plain
from holdfast.games.warofmine.state.state import State


@final
class Dawn(InParts):
    """The parts of Dawn in the Journal's order."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-9.1"

    def ask(self, s: State, out: list[Action]) -> int:
        part = self.part
        s.swap(DAWNS[part + 1])
        if part == 0:
            come_home(s)
            wear_off(s)
            s.t.reader.hook(s, moments.HOOK_DAWN)
            s.t.reader.hook(s, moments.HOOK_RETURN)
        elif part == 1:
            s.push(BEFORE)
        elif part == 2:
            card = s.rng.below(len(c.FATES))  # shuffled after every draw (TWM-9.18)
            s.reveal()
            s.tell(e.FATED, card, 0, "TWM-9.3")
            s.push(Fate(card, 0))
        elif part == 3:
            s.push(AFTER)
        elif part == 4:
            s.pass_journal("TWM-9.8")
            draw_narratives(s, 2, 1)
        elif part == 5:
            s.pass_journal("TWM-9.10")
            if s.today.losses > 0:
                s.push(Mourning())
        elif part == 6:
            if s.notes.tokens:
                s.push(Daybreak())
        else:
            s.pop()
            s.today.mourning = 0
            s.day += 1
            for slot in range(s.notes.count() - 1, -1, -1):
                if s.t.note_today[s.notes.at(slot).id]:  # what holds for one day (TWM-12.57)
                    s.drop_note(slot)
        return -1


DAWNS: Final = [Dawn(part) for part in range(9)]


def come_home(s: State) -> None:
    """The party returns and what it carried enters Storage (TWM-9.1)."""
    if s.people.party() == 0:
        abandon_pile(s)
    else:
        s.tell(e.HOME, 0, 0, "TWM-9.1")
    for item in range(len(s.goods.pile)):
        if s.goods.pile[item] > 0:
            s.goods.storage[item] += s.goods.pile[item]
            s.goods.pile[item] = 0
    s.notes.stow(CARRIED, STORED)
    for character in s.people.group:
        if s.people.is_out(character) or (s.people.is_away(character) and s.people.back[character] <= s.day):
            s.people.move(character, HOME)


def wear_off(s: State) -> None:
    """What lies with a character is used up, or taken off and stored (TWM-12.44)."""
    for slot in range(s.notes.count() - 1, -1, -1):
        note = s.notes.at(slot)
        if note.place != WITH_CHARACTER:
            continue
        if not s.t.note_dose[note.id]:
            s.notes.move(slot, STORED)
            continue
        s.drop_note(slot)
        if s.t.note_hook[note.id] == moments.HOOK_DAWN:
            play(s, s.t.note_trigger[note.id], one(note.whose))


def at_dawn(s: State) -> bool:
    for step in s.stack:
        if isinstance(step, Dawn):
            return True
    return False


def offer_alcohol(s: State, out: list[Action]) -> None:
    """Before or after the fate card, also while a narrative card is chosen and before the roll for the dead
    (TWM-9.13)."""
    for drink in range(2):
        if s.goods.storage[c.MOONSHINE + drink] > 0:
            for character in s.people.group:
                if s.people.is_home(character):
                    out.append(c.DRINK.at(drink, character))


def drink_alcohol(s: State, drink: int, character: int) -> None:
    """Fatigue grows, Misery eases (TWM-9.11, TWM-9.12). The last thing its caller does."""
    s.discard(c.MOONSHINE + drink, 1, s.goods.storage)
    s.tell(e.DRANK, character, drink, "TWM-9.11" if drink == 0 else "TWM-9.12")
    lower_state(s, character, c.MISERY, s.t.alcohol_misery)
    raise_state(s, character, c.FATIGUE, s.t.alcohol_fatigue[drink])


@final
class Before(Plain):
    """Medicine is assigned, and alcohol may be drunk, before the fate card (TWM-9.2)."""

    NAME: ClassVar[str] = "before-fate"
    RULE: ClassVar[str] = "TWM-9.2"

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(c.DONE[0])
        offer_alcohol(s, out)
        s.open_to(moments.AT_FATE, out)
        s.offer_cards(moments.AT_DAWN, False, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.pop()
        else:
            drink_alcohol(s, action.a, action.b)


BEFORE: Final = Before()


@final
class After(Plain):
    """Alcohol may also be drunk after the fate card (TWM-9.13)."""

    NAME: ClassVar[str] = "after-fate"
    RULE: ClassVar[str] = "TWM-9.13"

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(c.DONE[0])
        offer_alcohol(s, out)
        return s.open_to(moments.AT_DAWN, out)

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.pop()
        else:
            drink_alcohol(s, action.a, action.b)


AFTER: Final = After()


# Fate


@final
class Fate(Step[State]):
    """The upper part of the card: wounds, illness, cold, spirit, location (TWM-9.4)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-9.4"
    FIELDS: ClassVar[Fields] = (("card", None), ("part", None), ("done", None))

    def __init__(self, card: int, part: int, done: int = 0) -> None:
        super().__init__()
        self.card = card
        self.part = part
        self.done = done
        """Characters whose spirit was checked."""

    def ask(self, s: State, out: list[Action]) -> int:
        t = s.t
        card = self.card
        if self.part < 3:
            s.swap(Fate(card, self.part + 1))
        if self.part == 0:
            for character in s.people.group:
                bandaged = s.people.has_cure(character, BANDAGED)
                change(s, character, c.WOUNDS, t.fate_for_wounds(card, bandaged))
        elif self.part == 1:
            for character in s.people.group:
                medicated = s.people.has_cure(character, MEDICATED)
                medicine = MEDICATED if medicated else HERBS if s.people.has_cure(character, HERBS) else 0
                change(s, character, c.ILLNESS, t.fate_for_illness(card, medicine))
        elif self.part == 2:
            for character in s.people.group:  # used up with the card (TWM-9.6)
                for cure in range(len(c.CURES)):
                    if s.people.has_cure(character, cure):
                        s.goods.box[c.BANDAGES + cure] += 1
                s.people.end_cures(character)
            if s.felt_cold() >= t.fate_cold[card] and not s.today.ignore_cold:
                play(s, t.fate_cold_do[card])
        elif self.part == 3:
            for character in s.people.group:
                if not has(self.done, character):
                    s.swap(Fate(card, 3, self.done | one(character)))
                    play(s, t.spirit_of(character, t.fate_spirit[card]), one(character))
                    return -1
            s.swap(Fate(card, 4))
        else:
            s.pop()
            if t.fate_exchange[card] >= 0:
                exchange(s, t.fate_exchange[card])
        return -1


def change(s: State, character: int, state: int, d: int) -> None:
    """Only those who have the state are touched (TWM-9.5)."""
    if s.people.level(character, state) == 0:
        return
    if d > 0:
        raise_state(s, character, state, d)
    else:
        lower_state(s, character, state, -d)


def exchange(s: State, spot: int) -> None:
    """The location leaves, the farther ones slide nearer, a new one lies Far (TWM-9.7)."""
    old = s.decks.spots[spot]
    if old >= 0:
        s.decks.take_out(LOCATION_CARD, old)
        drop_from(s, old)
        s.tell(e.EXCHANGED, old, int(old == s.outing.location), "TWM-9.7")
    spots = s.decks.spots[:spot] + s.decks.spots[spot + 1 :]
    if s.decks.locations:
        spots.append(s.decks.locations[-1])
        s.decks.locations = s.decks.locations[:-1]
        s.reveal()
    else:
        spots.append(-1)
    s.decks.spots = spots


# Narrative cards


def draw_narratives(s: State, n: int, keep: int) -> None:
    """Some cards are read, the leader keeps some, the others are shuffled back (TWM-9.9)."""
    n = min(n, len(s.decks.narratives))
    s.decks.knows(NARRATIVES_DECK, n)
    s.reveal()
    s.push(Narrate(n, min(keep, n)))


@final
class Narrate(Step[State]):
    """One of the narrative cards on top of the deck is kept."""

    NAME: ClassVar[str] = "narrate"
    RULE: ClassVar[str] = "TWM-9.9"
    FIELDS: ClassVar[Fields] = (("n", None), ("keep", None))

    def __init__(self, n: int, keep: int) -> None:
        super().__init__()
        self.n = n
        self.keep = keep

    def ask(self, s: State, out: list[Action]) -> int:
        if self.keep == 0:
            s.decks.forget(NARRATIVES_DECK)
            s.decks.narratives = s.shuffled(s.decks.narratives)
            s.pop()
            return -1
        for card in s.decks.narratives[len(s.decks.narratives) - self.n :]:
            out.append(c.PICK[card])
        if at_dawn(s):
            offer_alcohol(s, out)
        return s.open_to(moments.ANY_TIME, out)

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DRINK:
            drink_alcohol(s, action.a, action.b)
            return
        s.decks.narratives = [card for card in s.decks.narratives if card != action.a]
        s.decks.kept = [*s.decks.kept, action.a]
        s.decks.drew(NARRATIVES_DECK)
        s.tell(e.KEPT, action.a, 0, "TWM-9.9")
        s.swap(Narrate(self.n - 1, self.keep - 1))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("cards", c.PIECES, self.n), ("keep", c.PIECES, self.keep)]


@final
class Mourning(Plain):
    """Before the roll for the day's dead the leader may still do what may be done at any time (TWM-9.14)."""

    NAME: ClassVar[str] = "mourning"
    RULE: ClassVar[str] = "TWM-9.14"

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(c.DONE[0])
        offer_alcohol(s, out)
        return s.open_to(moments.ANY_TIME, out)

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DRINK:
            drink_alcohol(s, action.a, action.b)
            return
        s.today.mourning = 1
        s.swap(DeathAmongUs())
        s.tell(e.MOURNED, s.t.death_misery, 0, "TWM-9.14")
        roll_black(s, EMPATHY_ROLL)


@final
class DeathAmongUs(Plain):
    """One roll against everybody's Empathy (TWM-9.14)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-9.14"

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        moved = empathy_test(s, s.people.everybody())
        for character in s.people.group:
            if has(moved, character):
                raise_state(s, character, c.MISERY, s.t.death_misery)
        return -1


@final
class Daybreak(Plain):
    """The end of Dawn: notes whose moment this is may be used (TWM-12.30)."""

    NAME: ClassVar[str] = "daybreak"
    RULE: ClassVar[str] = "TWM-12.30"

    def ask(self, s: State, out: list[Action]) -> int:
        s.offer_cards(moments.AT_DAYBREAK, False, out)
        if not out:
            s.pop()
            return -1
        out[:] = [c.DONE[0]]
        return s.open_to(moments.AT_DAYBREAK, out)

    def do(self, s: State, action: Action) -> None:
        s.pop()
