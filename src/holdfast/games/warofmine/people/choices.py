"""Questions about characters: whom, who takes the wounds, which state gets better."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.people.condition import lower_state, raise_state
from holdfast.games.warofmine.state.masks import count, has, members, named, one
from holdfast.games.warofmine.state.state import State


@final
class Select(Step[State]):
    """The leader names characters; the answer is their mask."""

    NAME: ClassVar[str] = "select"
    RULE: ClassVar[str] = "TWM-2.12"
    FIELDS: ClassVar[Fields] = (("mask", None), ("n", None), ("chosen", None), ("more", None))

    def __init__(self, mask: int, n: int, chosen: int = 0, more: int = 0) -> None:
        super().__init__()
        self.mask = mask
        self.n = n
        self.chosen = chosen
        self.more = more
        """1 if the leader may name more than n."""

    def ask(self, s: State, out: list[Action]) -> int:
        mask = self.mask & s.people.everybody()
        left = mask & ~self.chosen
        done = count(self.chosen)
        if left == 0 or (done >= self.n and not self.more):
            s.answer = self.chosen
            s.pop()
            return -1
        if count(left) <= self.n - done:
            s.answer = self.chosen | left
            s.pop()
            return -1
        for character in s.people.group:
            if has(left, character):
                out.append(c.CHOOSE[character])
        if done >= self.n:
            out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.answer = self.chosen
            s.pop()
        else:
            s.swap(Select(self.mask, self.n, self.chosen | one(action.a), self.more))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("people", c.PIECES, self.n),
            ("more", c.PIECES, self.more),
            *members("among", c.CHARACTERS, self.mask),
            *members("chosen", c.CHARACTERS, self.chosen),
        ]


@final
class SplitWounds(Step[State]):
    """Wounds are shared out one by one (TWM-8.5); what nobody is left to take is lost."""

    NAME: ClassVar[str] = "split-wounds"
    RULE: ClassVar[str] = "TWM-8.5"
    FIELDS: ClassVar[Fields] = (("n", None), ("mask", None))

    def __init__(self, n: int, mask: int) -> None:
        super().__init__()
        self.n = n
        self.mask = mask

    def ask(self, s: State, out: list[Action]) -> int:
        if self.n > 0:
            for character in s.people.group:
                if has(self.mask, character):
                    out.append(c.WOUND[character])
        if not out:
            s.pop()
            return -1
        offer_shields(s, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.swap(SplitWounds(self.n - 1, self.mask))
        if action.kind is c.SHIELD:
            s.spend(action.a, 1)
        else:
            raise_state(s, action.a, c.WOUNDS, 1)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("wounds", c.PIECES, self.n), *members("among", c.CHARACTERS, self.mask)]


def offer_shields(s: State, out: list[Action]) -> None:
    """Those who take wounds for others where they are (TWM-12.48)."""
    for slot in range(s.notes.count()):
        if s.t.note_shields[s.notes.at(slot).id] and s.note_here(slot):
            out.append(c.SHIELD[slot])


@final
class Relief(Step[State]):
    """Each of the characters gets better in one of two states, as the leader says."""

    NAME: ClassVar[str] = "relief"
    RULE: ClassVar[str] = "TWM-2.12"
    FIELDS: ClassVar[Fields] = (("mask", None), ("one", None), ("other", None), ("n", None))

    def __init__(self, mask: int, one: int, other: int, n: int) -> None:
        super().__init__()
        self.mask = mask
        self.one = one
        self.other = other
        self.n = n

    def character(self, s: State) -> int:
        """Who is asked for next; -1 when all are better."""
        for character in s.people.group:
            if has(self.mask, character):
                return character
        return -1

    def ask(self, s: State, out: list[Action]) -> int:
        character = self.character(s)
        if character < 0:
            s.pop()
            return -1
        has_one = s.people.level(character, self.one) > 0
        has_other = s.people.level(character, self.other) > 0
        if has_one and has_other:
            out.append(c.OPTION[0])
            out.append(c.OPTION[1])
            return s.leader
        s.swap(Relief(self.mask & ~one(character), self.one, self.other, self.n))
        lower_state(s, character, self.one if has_one else self.other, self.n)
        return -1

    def do(self, s: State, action: Action) -> None:
        character = self.character(s)
        s.swap(Relief(self.mask & ~one(character), self.one, self.other, self.n))
        lower_state(s, character, self.one if action.a == 0 else self.other, self.n)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            *named("character", c.CHARACTERS, self.character(s)),
            ("one", c.STATES, self.one),
            ("other", c.STATES, self.other),
            ("levels", c.PIECES, self.n),
            *members("among", c.CHARACTERS, self.mask),
        ]
