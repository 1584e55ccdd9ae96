"""Assigning: which action each character takes in a stage of the day."""

from typing import ClassVar, final

from mypy_extensions import i64

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.house.costs import has_parts, pay_for, pay_for_note, saving
from holdfast.games.warofmine.house.fittings import free_spaces, has_place, promised
from holdfast.games.warofmine.house.jobs import note_left, notes_to_work_with, occupied
from holdfast.games.warofmine.house.reach import (
    BARS,
    CLOSED_DOOR,
    FURNITURE,
    HEAP,
    KIND_ACTION,
    KIND_EMPTY,
    NEW_IDEA,
    POKE_ABOUT,
    RUBBLE,
)
from holdfast.games.warofmine.house.recipes import LISTENED, recipe_open, replacement, with_replacement
from holdfast.games.warofmine.marks import F_USED_TODAY, HOME, NOTE_ID
from holdfast.games.warofmine.people.skills import STRONG
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.jobs import (
    AT_ACTION,
    AT_CARD,
    AT_FITTING,
    AT_NOTE,
    BY_HAND,
    DISMANTLING,
    HELPING,
    JOB_ARG,
    JOB_SIZE,
    JOB_SPACE,
    JOB_TIMES,
    MOVING,
    NO_JOB,
    PLACING,
    RESTING,
    WITH_HELPER,
    WITH_LOCKPICK,
    WITH_SAWBLADE,
    WITH_SHOVEL,
    take_tool,
)
from holdfast.games.warofmine.state.state import State


@final
class Assign(Step[State]):
    """Each available character is given an action or left idle, in the order that the leader likes (TWM-4.8)."""

    NAME: ClassVar[str] = "assign"
    RULE: ClassVar[str] = "TWM-4.8"
    FIELDS: ClassVar[Fields] = (("stage", None), ("mask", None), ("reached", None), ("first", None), ("who", None))

    def __init__(self, stage: int, mask: int, reached: int, first: int = -1, who: int = -1) -> None:
        super().__init__()
        self.stage = stage
        self.mask = mask
        self.reached = reached
        """What was in reach when the stage began."""
        self.first = first
        """Whom the leader put before the others, -1 for nobody. The question stays with that one (TWM-4.31)."""
        self.who = who
        """Whom the question is about."""

    def ready(self, s: State) -> int:
        """Those who are available and have nothing to do yet, as a mask."""
        ready: i64 = 0
        mask: i64 = self.mask
        blocked_from: i64 = s.t.actions - self.stage
        one: i64 = 1
        for who in s.group:
            character: i64 = who
            if mask >> character & 1 and s.where[character] == HOME and s.jobs[character * JOB_SIZE] == NO_JOB:
                if s.blocked(character) < blocked_from:
                    ready |= one << character
        return ready

    def ask(self, s: State, out: list[Action]) -> int:
        ready = self.ready(s)
        if ready == 0:
            if s.order:
                s.pop()
            else:
                s.swap(Unable(self.stage, self.mask, self.reached))
            return -1
        who = self._next(s, ready)
        if who != self.who:
            s.swap(Assign(self.stage, self.mask, self.reached, self.first, who))
        others = ready & ~(1 << who)
        busy_spaces, taken = (occupied(s), promised(s)) if s.order else (0, 0)
        free = self._cards(s, self._openable(s, who, others != 0), busy_spaces, taken, out)
        if free:
            self._fittings(s, saving(s, who), free, out)
        if s.notes:
            for slot in notes_to_work_with(s, who):
                out.append(c.WITH_NOTE[slot])
        out.append(c.IDLE[0])
        if others and who != self.first:
            for other in s.group:
                if others >> other & 1:
                    out.append(c.BEFORE[other])
        return s.open_to(moments.DAY, out)

    def _next(self, s: State, ready: int) -> int:
        if self.first >= 0 and ready >> self.first & 1:
            return self.first
        for character in s.group:
            if ready >> character & 1:
                return character
        return -1

    def _cards(self, s: State, openable: int, busy_spaces: int, taken: int, out: list[Action]) -> int:
        """Offers all cards, actions and fittings in reach; returns the spaces that are free, as a mask."""
        t = s.t
        cards, fittings, work = s.cards, s.fittings, c.WORK.actions
        reached: i64 = self.reached
        busy: i64 = busy_spaces
        opens: i64 = openable
        free: i64 = 0
        fitted: i64 = 0
        one: i64 = 1
        spaces: i64 = len(cards)
        for space in range(spaces):
            if not reached >> space & 1:
                continue
            card: i64 = cards[space]
            if card >= 0:
                if opens >> t.shelter_kind[card] & 1 and not busy >> space & 1:
                    out.append(work[space])
            elif fittings[space] >= 0:
                fitted |= one << space
            else:
                kind: i64 = t.space_kind[space]
                if kind <= KIND_EMPTY:
                    free |= one << space
                elif kind == KIND_ACTION:
                    holds: i64 = t.space_holds[space]
                    if holds == POKE_ABOUT or (not busy >> space & 1 and (holds != NEW_IDEA or has_ideas(s))):
                        out.append(work[space])
        free &= ~taken
        fitted &= ~busy
        if fitted:
            self._work_at_fittings(s, fitted, free, out)
        return free

    def _work_at_fittings(self, s: State, fitted: int, free: int, out: list[Action]) -> None:
        for space in s.t.room:
            if not fitted >> space & 1:
                continue
            fitting = s.fittings[space]
            for recipe in s.t.fitting_recipes[fitting]:
                if recipe_open(s, recipe, space, self.reached):
                    out.append(c.WORK[space])
                    break
            if has_place(s, fitting, free):
                out.append(c.MOVE[space])
            out.append(c.DISMANTLE[space])

    def _fittings(self, s: State, saved: int, free: int, out: list[Action]) -> None:
        t = s.t
        deck = s.fitting_deck
        wood: i64 = s.storage[c.WOOD] + saved
        components: i64 = s.storage[c.COMPONENTS] + saved
        kinds: i64 = len(deck)
        for fitting in range(kinds):
            if deck[fitting] > 0 and t.fitting_wood[fitting] <= wood and t.fitting_components[fitting] <= components:
                if has_parts(s, fitting) and has_place(s, fitting, free):
                    out.append(c.PLACE[fitting])

    def _openable(self, s: State, character: int, helped: bool) -> int:
        """The kinds of shelter cards that the character can work on now, as a mask."""
        kinds = 1 << HEAP | 1 << FURNITURE
        if s.storage[c.SHOVEL] > 0 or s.t.skill[character] == STRONG or helped:
            kinds |= 1 << RUBBLE
        if s.storage[c.SAWBLADE] > 0 or note_left(s, s.t.note_sawblade, BARS):
            kinds |= 1 << BARS
        if s.storage[c.LOCKPICK] > 0 or note_left(s, s.t.note_lockpick, CLOSED_DOOR):
            kinds |= 1 << CLOSED_DOOR
        return kinds

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.BEFORE:
            s.swap(Assign(self.stage, self.mask, self.reached, action.a))
            return
        character = self.who
        s.order = [*s.order, character]
        base = character * JOB_SIZE
        if action.kind is c.IDLE:
            s.jobs[base] = RESTING
        elif action.kind is c.DISMANTLE:
            s.jobs[base] = DISMANTLING
            s.jobs[base + JOB_SPACE] = action.a
        elif action.kind is c.MOVE:
            s.push(Where(character, MOVING, action.a, self.reached))
        elif action.kind is c.PLACE:
            s.push(Where(character, PLACING, action.a, self.reached))
        elif action.kind is c.WITH_NOTE:
            note = s.note_at(action.a, NOTE_ID)
            pay_for_note(s, note, character)
            s.jobs[base] = AT_NOTE
            s.jobs[base + JOB_ARG] = note
        else:
            self._work(s, character, action.a)

    def _work(self, s: State, character: int, space: int) -> None:
        base = character * JOB_SIZE
        card = s.cards[space]
        sturdy = note_left(s, s.t.note_lockpick, CLOSED_DOOR)
        s.jobs[base + JOB_SPACE] = space
        if card < 0:
            if s.fittings[space] >= 0:
                s.push(Recipes(character, space, self.reached, -1))
            else:
                s.jobs[base] = AT_ACTION
            return
        s.jobs[base] = AT_CARD
        kind = s.t.shelter_kind[card]
        if kind == BARS:
            take_tool(s, character, WITH_SAWBLADE if s.storage[c.SAWBLADE] > 0 else BY_HAND)
        elif kind == CLOSED_DOOR:  # a note that is never used up comes before a lockpick that is (TWM-12.23)
            take_tool(s, character, BY_HAND if sturdy else WITH_LOCKPICK)
        elif kind == RUBBLE and s.t.skill[character] != STRONG:
            s.jobs[base] = NO_JOB
            s.push(Clear(character, space, self.stage, self.mask))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.who), ("stage", c.PIECES, self.stage + 1)]

    def refuse(self, s: State, action: Action) -> str:
        if action.kind is c.WORK:
            if not self.reached >> action.a & 1:
                return "TWM-4.5"
            if occupied(s) >> action.a & 1:
                return "TWM-4.6"
            card = s.cards[action.a]
            if card >= 0:
                kind = s.t.shelter_kind[card]
                return "TWM-4.11" if kind == RUBBLE else "TWM-4.12" if kind == BARS else "TWM-4.13"
            return "TWM-4.9"
        if action.kind is c.PLACE:
            return "TWM-4.16"
        if action.kind is c.BEFORE:
            return "TWM-4.31"
        if action.kind is c.WITH_NOTE:
            return "TWM-12.32"
        return self.RULE


def has_ideas(s: State) -> bool:
    for n in s.ideas:
        if n > 0:
            return True
    return False


@final
class Unable(Step[State]):
    """Nobody can act in this stage. It is the leader's all the same: what may be done at any time may free somebody
    (TWM-12.3)."""

    NAME: ClassVar[str] = "unable"
    RULE: ClassVar[str] = "TWM-12.3"
    FIELDS: ClassVar[Fields] = (("stage", None), ("mask", None), ("reached", None))

    def __init__(self, stage: int, mask: int, reached: int) -> None:
        super().__init__()
        self.stage = stage
        self.mask = mask
        self.reached = reached

    def ask(self, s: State, out: list[Action]) -> int:
        assign = Assign(self.stage, self.mask, self.reached)
        if assign.ready(s):
            s.swap(assign)
            return -1
        out.append(c.DONE[0])
        return s.open_to(moments.DAY, out)

    def do(self, s: State, action: Action) -> None:
        s.pop()

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("stage", c.PIECES, self.stage + 1)]


@final
class Clear(Step[State]):
    """Rubble: with a shovel, or with a second character (TWM-4.11)."""

    NAME: ClassVar[str] = "clear"
    RULE: ClassVar[str] = "TWM-4.11"
    FIELDS: ClassVar[Fields] = (("character", None), ("space", None), ("stage", None), ("mask", None))

    def __init__(self, character: int, space: int, stage: int, mask: int) -> None:
        super().__init__()
        self.character = character
        self.space = space
        self.stage = stage
        self.mask = mask

    def ask(self, s: State, out: list[Action]) -> int:
        if s.storage[c.SHOVEL] > 0:
            out.append(c.DIG[0])
        ready = Assign(self.stage, self.mask, 0).ready(s)
        for other in s.group:
            if ready >> other & 1 and other != self.character:
                out.append(c.HELPER[other])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        base = self.character * JOB_SIZE
        s.jobs[base] = AT_CARD
        s.jobs[base + JOB_SPACE] = self.space
        if action.kind is c.DIG:
            take_tool(s, self.character, WITH_SHOVEL)
        else:
            take_tool(s, self.character, WITH_HELPER)
            s.order = [*s.order, action.a]
            s.jobs[action.a * JOB_SIZE] = HELPING
            s.jobs[action.a * JOB_SIZE + JOB_SPACE] = self.space

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.character)]


@final
class Where(Step[State]):
    """The space for a fitting that is placed or moved."""

    NAME: ClassVar[str] = "where"
    RULE: ClassVar[str] = "TWM-4.16"
    FIELDS: ClassVar[Fields] = (("character", None), ("job", None), ("what", None), ("reached", None))

    def __init__(self, character: int, job: int, what: int, reached: int) -> None:
        super().__init__()
        self.character = character
        self.job = job
        self.what = what
        """The fitting to place, or the space that it is moved from."""
        self.reached = reached

    def _fitting(self, s: State) -> int:
        return self.what if self.job == PLACING else s.fittings[self.what]

    def ask(self, s: State, out: list[Action]) -> int:
        taken = promised(s)
        for space in free_spaces(s, self._fitting(s), self.reached):
            if not taken >> space & 1:
                out.append(c.AT[space])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        base = self.character * JOB_SIZE
        s.jobs[base] = self.job
        if self.job == PLACING:
            pay_for(s, self.what, self.character)
            s.fitting_deck[self.what] -= 1
            s.jobs[base + JOB_SPACE] = action.a
            s.jobs[base + JOB_ARG] = self.what
        else:
            s.jobs[base + JOB_SPACE] = self.what
            s.jobs[base + JOB_ARG] = action.a

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("fitting", c.FITTINGS, self._fitting(s))]


@final
class Recipes(Step[State]):
    """What to do at a fitting; its cost is paid at once (TWM-4.9)."""

    NAME: ClassVar[str] = "recipes"
    RULE: ClassVar[str] = "TWM-4.9"
    FIELDS: ClassVar[Fields] = (("character", None), ("space", None), ("reached", None), ("recipe", None))

    def __init__(self, character: int, space: int, reached: int, recipe: int) -> None:
        super().__init__()
        self.character = character
        self.space = space
        self.reached = reached
        self.recipe = recipe
        """One that was paid and may be paid again."""

    def ask(self, s: State, out: list[Action]) -> int:
        if self.recipe >= 0:
            again = s.jobs[self.character * JOB_SIZE + JOB_TIMES] * 2 < s.cold
            if again and s.can_pay(s.t.recipe_cost[self.recipe]):
                out.append(c.USE[self.recipe])
            out.append(c.DONE[0])
            return s.leader
        for recipe in s.t.fitting_recipes[s.fittings[self.space]]:
            if recipe_open(s, recipe, self.space, self.reached):
                out.append(c.USE[recipe])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.pop()
            return
        base = self.character * JOB_SIZE
        recipe = action.a
        s.jobs[base] = AT_FITTING
        s.jobs[base + JOB_SPACE] = self.space
        s.jobs[base + JOB_ARG] = recipe
        s.jobs[base + JOB_TIMES] += 1
        if s.t.recipe_daily[recipe]:
            s.flags[F_USED_TODAY] |= LISTENED
        if s.t.recipe_repeat[recipe]:
            s.swap(Recipes(self.character, self.space, self.reached, recipe))
        else:
            s.pop()
        if replacement(s, recipe) >= 0:
            s.push(Ingredient(self.character, recipe))
        else:
            s.pay(s.t.recipe_cost[recipe])

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("fitting", c.FITTINGS, s.fittings[self.space])]


@final
class Ingredient(Step[State]):
    """Raw food for the pot, or a note that replaces it (TWM-12.35); the rest of the cost is paid with it."""

    NAME: ClassVar[str] = "ingredient"
    RULE: ClassVar[str] = "TWM-12.35"
    FIELDS: ClassVar[Fields] = (("character", None), ("recipe", None))

    def __init__(self, character: int, recipe: int) -> None:
        super().__init__()
        self.character = character
        self.recipe = recipe

    def ask(self, s: State, out: list[Action]) -> int:
        if s.can_pay(s.t.recipe_cost[self.recipe]):
            out.append(c.GIVE[c.RAW_FOOD])
        out.append(c.WITH_NOTE[replacement(s, self.recipe)])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        if action.kind is c.GIVE:
            s.pay(s.t.recipe_cost[self.recipe])
            return
        s.pay(with_replacement(s, self.recipe))
        note = s.note_at(action.a, NOTE_ID)
        play(s, s.t.note_script[note], 1 << self.character, note)
