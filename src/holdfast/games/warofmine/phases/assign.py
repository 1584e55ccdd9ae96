"""Assigning: which action each character takes in a stage of the day."""

from typing import ClassVar, final

from mypy_extensions import i64

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.house.costs import has_parts, pay_for, pay_for_note, saving, within_means
from holdfast.games.warofmine.house.fittings import free_spaces, has_place
from holdfast.games.warofmine.house.notes import is_work, note_left, notes_to_work_with, refuse_note
from holdfast.games.warofmine.house.reach import (
    BARS,
    CLOSED_DOOR,
    RUBBLE,
    bare_spaces,
    collapsed,
)
from holdfast.games.warofmine.house.recipes import (
    CLOSED_BY,
    recipe_open,
    replacement,
    what_closes,
    with_replacement,
)
from holdfast.games.warofmine.people.skills import STRONG
from holdfast.games.warofmine.people.tools import work_at_card
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.jobs import (
    AT_ACTION,
    AT_FITTING,
    AT_NOTE,
    BY_HAND,
    DISMANTLING,
    HELPING,
    MOVING,
    PLACING,
    REST,
    WITH_HELPER,
    WITH_LOCKPICK,
    WITH_SAWBLADE,
    WITH_SHOVEL,
    Job,
)
from holdfast.games.warofmine.state.masks import has, members, named, one
from holdfast.games.warofmine.state.stack import not_open
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
        blocked_from = s.t.actions - self.stage
        for character in s.people.group:
            if has(mask, character) and s.people.is_home(character) and s.jobs.is_free(character):
                if s.blocked(character) < blocked_from:
                    ready |= one(character)
        return ready

    def ask(self, s: State, out: list[Action]) -> int:
        ready = self.ready(s)
        if ready == 0:
            if s.jobs.order:
                s.pop()
            else:
                s.swap(Unable(self.stage, self.mask, self.reached))
            return -1
        who = self._next(s, ready)
        if who != self.who:
            s.swap(Assign(self.stage, self.mask, self.reached, self.first, who))
        others = ready & ~one(who)
        busy, taken = (s.jobs.occupied(), s.jobs.promised()) if s.jobs.order else (0, 0)
        self._spaces(s, self._cards(s, who, others != 0), busy, out)
        free = bare_spaces(s) & self.reached & ~taken
        fitted = s.house.fitted & self.reached & ~busy
        if fitted:
            self._work_at_fittings(s, fitted, free, out)
        if free:
            self._fittings(s, saving(s, who), free, out)
        if s.notes.tokens:
            for slot in notes_to_work_with(s, who):
                out.append(c.WITH_NOTE[slot])
        out.append(c.IDLE[0])
        if others and who != self.first:
            for other in s.people.group:
                if has(others, other):
                    out.append(c.BEFORE[other])
        return s.open_to(moments.DAY, out)

    def _next(self, s: State, ready: int) -> int:
        if self.first >= 0 and has(ready, self.first):
            return self.first
        for character in s.people.group:
            if has(ready, character):
                return character
        return -1

    def _cards(self, s: State, character: int, helped: bool) -> int:
        """Spaces with shelter cards that the character can work on now, as a mask."""
        t = s.t
        cards = s.house.covered
        rubble, bars, doors = cards & t.rubble_spaces, cards & t.bar_spaces, cards & t.door_spaces
        if rubble and not (helped or s.goods.storage[c.SHOVEL] > 0 or t.skill[character] == STRONG):
            cards &= ~rubble
        if bars and not (s.goods.storage[c.SAWBLADE] > 0 or note_left(s, t.note_sawblade, BARS)):
            cards &= ~bars
        if doors and not (s.goods.storage[c.LOCKPICK] > 0 or note_left(s, t.note_lockpick, CLOSED_DOOR)):
            cards &= ~doors
        return cards

    def _spaces(self, s: State, cards: int, busy: int, out: list[Action]) -> None:
        """Offers all cards and actions in reach."""
        t = s.t
        actions = t.action_spaces if s.house.ideas_left > 0 else t.action_spaces & ~t.idea_spaces
        open_spaces: i64 = ((cards | actions) & ~busy | t.poke_spaces) & self.reached
        work = c.WORK.actions
        spaces: i64 = len(work)
        for space in range(spaces):
            if has(open_spaces, space):
                out.append(work[space])

    def _work_at_fittings(self, s: State, fitted: i64, free: int, out: list[Action]) -> None:
        spaces: i64 = len(s.house.fittings)
        for space in range(spaces):
            if not has(fitted, space):
                continue
            fitting = s.house.fittings[space]
            for recipe in s.t.fitting_recipes[fitting]:
                if recipe_open(s, recipe, space, self.reached):
                    out.append(c.WORK[space])
                    break
            if has_place(s, fitting, free):
                out.append(c.MOVE[space])
            out.append(c.DISMANTLE[space])

    def _fittings(self, s: State, saved: int, free: int, out: list[Action]) -> None:
        mask: i64 = within_means(s, s.house.in_deck, saved)
        place = c.PLACE.actions
        kinds: i64 = len(place)
        for fitting in range(kinds):
            if has(mask, fitting) and has_parts(s, fitting) and has_place(s, fitting, free):
                out.append(place[fitting])

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.BEFORE:
            s.swap(Assign(self.stage, self.mask, self.reached, action.a))
            return
        character = self.who
        s.jobs.assigned(character)
        if action.kind is c.IDLE:
            s.jobs.give(character, REST)
        elif action.kind is c.DISMANTLE:
            s.jobs.give(character, Job(DISMANTLING, action.a))
        elif action.kind is c.MOVE:
            s.push(Where(character, MOVING, action.a, self.reached))
        elif action.kind is c.PLACE:
            s.push(Where(character, PLACING, action.a, self.reached))
        elif action.kind is c.WITH_NOTE:
            note = s.notes.at(action.a).id
            pay_for_note(s, note, character)
            s.jobs.give(character, Job(AT_NOTE, 0, note))
        else:
            self._work(s, character, action.a)

    def _work(self, s: State, character: int, space: int) -> None:
        card = s.house.cards[space]
        if card < 0:
            if s.house.fittings[space] >= 0:
                s.push(Recipes(character, space, self.reached, -1))
            else:
                s.jobs.give(character, Job(AT_ACTION, space))
            return
        kind = s.t.shelter_kind[card]
        if kind == BARS:
            work_at_card(s, character, space, WITH_SAWBLADE if s.goods.storage[c.SAWBLADE] > 0 else BY_HAND)
        elif kind == CLOSED_DOOR:  # a note that is never used up comes before a lockpick that is (TWM-12.23)
            sturdy = note_left(s, s.t.note_lockpick, CLOSED_DOOR)
            work_at_card(s, character, space, BY_HAND if sturdy else WITH_LOCKPICK)
        elif kind == RUBBLE and s.t.skill[character] != STRONG:
            s.push(Clear(character, space, self.stage, self.mask))
        else:
            work_at_card(s, character, space, BY_HAND)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            *named("character", c.CHARACTERS, self.who),
            ("stage", c.PIECES, self.stage + 1),
            *named("first", c.CHARACTERS, self.first),
            *members("available", c.CHARACTERS, self.mask),
            *members("reached", c.SPACES, self.reached),
        ]

    def refuse(self, s: State, action: Action) -> str:
        if action.kind in (c.WORK, c.MOVE, c.DISMANTLE):
            return self._refuse_space(s, action)
        if action.kind is c.PLACE:
            return refuse_fitting(s, action.a, bare_spaces(s) & self.reached & ~s.jobs.promised())
        if action.kind is c.BEFORE:
            return "TWM-4.2" if s.blocked(action.a) >= s.t.actions - self.stage else "TWM-4.31"
        if action.kind is c.WITH_NOTE and action.a < s.notes.count():
            return refuse_note(s, action.a)
        return self.RULE

    def _refuse_space(self, s: State, action: Action) -> str:
        space = action.a
        if not has(self.reached, space):
            return "TWM-12.26" if s.t.basement[space] and collapsed(s) else "TWM-4.5"
        if has(s.jobs.occupied(), space):
            return "TWM-4.6"
        if action.kind is c.MOVE:
            return "TWM-4.19"
        card = s.house.cards[space]
        if card >= 0:
            kind = s.t.shelter_kind[card]
            return "TWM-4.11" if kind == RUBBLE else "TWM-4.12" if kind == BARS else "TWM-4.13"
        return "TWM-4.23" if has(s.t.idea_spaces, space) else "TWM-4.9"

    def closed(self, s: State) -> list[tuple[Action, str]]:
        """Work on all that there is, fittings of the deck, notes that take an action, and the others who could be
        assigned."""
        wanted: list[Action] = []
        there = s.house.covered | s.house.fitted | s.t.action_spaces
        for space in range(len(c.WORK)):
            if has(there, space):
                wanted.append(c.WORK[space])
            if has(s.house.fitted & self.reached, space):
                wanted.append(c.MOVE[space])
                wanted.append(c.DISMANTLE[space])
        for fitting in range(len(c.PLACE)):
            if s.house.deck[fitting] > 0:
                wanted.append(c.PLACE[fitting])
        for slot in range(s.notes.count()):
            if is_work(s, slot):
                wanted.append(c.WITH_NOTE[slot])
        for character in s.people.group:
            if character != self.who and has(self.mask, character) and s.people.is_home(character):
                if s.jobs.is_free(character):
                    wanted.append(c.BEFORE[character])
        return not_open(s, self, wanted)


def refuse_fitting(s: State, fitting: int, free: int) -> str:
    """Without a place next to what it needs, or without any; otherwise without what it costs."""
    return "TWM-4.21" if s.t.fitting_next_to[fitting] >= 0 and not has_place(s, fitting, free) else "TWM-4.16"


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
        return [
            ("stage", c.PIECES, self.stage + 1),
            *members("available", c.CHARACTERS, self.mask),
            *members("reached", c.SPACES, self.reached),
        ]


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
        if s.goods.storage[c.SHOVEL] > 0:
            out.append(c.DIG[0])
        ready = Assign(self.stage, self.mask, 0).ready(s)
        for other in s.people.group:
            if has(ready, other) and other != self.character:
                out.append(c.HELPER[other])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        if action.kind is c.DIG:
            work_at_card(s, self.character, self.space, WITH_SHOVEL)
        else:
            work_at_card(s, self.character, self.space, WITH_HELPER)
            s.jobs.assigned(action.a)
            s.jobs.give(action.a, Job(HELPING, self.space))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("character", c.CHARACTERS, self.character),
            ("space", c.SPACES, self.space),
            ("stage", c.PIECES, self.stage + 1),
            *members("available", c.CHARACTERS, self.mask),
        ]

    def closed(self, s: State) -> list[tuple[Action, str]]:
        return not_open(s, self, [c.DIG[0]])


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

    def fitting(self, s: State) -> int:
        return self.what if self.job == PLACING else s.house.fittings[self.what]

    def ask(self, s: State, out: list[Action]) -> int:
        taken = s.jobs.promised()
        for space in free_spaces(s, self.fitting(s), self.reached):
            if not has(taken, space):
                out.append(c.AT[space])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        if self.job == PLACING:
            pay_for(s, self.what, self.character)
            s.house.take_fitting(self.what)
            s.jobs.give(self.character, Job(PLACING, action.a, self.what))
        else:
            s.jobs.give(self.character, Job(MOVING, self.what, action.a))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("character", c.CHARACTERS, self.character),
            ("fitting", c.FITTINGS, self.fitting(s)),
            *named("from", c.SPACES, -1 if self.job == PLACING else self.what),
            *members("reached", c.SPACES, self.reached),
        ]

    def refuse(self, s: State, action: Action) -> str:
        if action.kind is c.AT and has(bare_spaces(s) & self.reached, action.a):
            return "TWM-4.6" if has(s.jobs.promised(), action.a) else "TWM-4.21"
        return self.RULE

    def closed(self, s: State) -> list[tuple[Action, str]]:
        """Free spaces that are promised to another fitting, or not next to the one that is needed."""
        free = bare_spaces(s) & self.reached
        return not_open(s, self, [c.AT[space] for space in range(len(c.AT)) if has(free, space)])


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
            again = s.jobs.of(self.character).times * 2 < s.house.cold
            if again and s.goods.stores(s.t.recipe_cost[self.recipe]):
                out.append(c.USE[self.recipe])
            out.append(c.DONE[0])
            return s.leader
        for recipe in s.t.fitting_recipes[s.house.fittings[self.space]]:
            if recipe_open(s, recipe, self.space, self.reached):
                out.append(c.USE[recipe])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.pop()
            return
        recipe = action.a
        times = s.jobs.of(self.character).times + 1
        s.jobs.give(self.character, Job(AT_FITTING, self.space, recipe, times))
        if s.t.recipe_daily[recipe]:
            s.today.listened = 1
        if s.t.recipe_repeat[recipe]:
            s.swap(Recipes(self.character, self.space, self.reached, recipe))
        else:
            s.pop()
        if replacement(s, recipe) >= 0:
            s.push(Ingredient(self.character, recipe))
        else:
            s.pay(s.t.recipe_cost[recipe])

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("character", c.CHARACTERS, self.character),
            ("fitting", c.FITTINGS, s.house.fittings[self.space]),
            ("space", c.SPACES, self.space),
            *named("recipe", c.RECIPES, self.recipe),
            *members("reached", c.SPACES, self.reached),
        ]

    def refuse(self, s: State, action: Action) -> str:
        if action.kind is not c.USE or action.a not in s.t.fitting_recipes[s.house.fittings[self.space]]:
            return self.RULE
        return CLOSED_BY[what_closes(s, action.a, self.space, self.reached)] or self.RULE

    def closed(self, s: State) -> list[tuple[Action, str]]:
        """The other recipes of the fitting, until one is paid."""
        if self.recipe >= 0:
            return []
        return not_open(s, self, [c.USE[recipe] for recipe in s.t.fitting_recipes[s.house.fittings[self.space]]])


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
        if s.goods.stores(s.t.recipe_cost[self.recipe]):
            out.append(c.GIVE[c.RAW_FOOD])
        out.append(c.WITH_NOTE[replacement(s, self.recipe)])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        if action.kind is c.GIVE:
            s.pay(s.t.recipe_cost[self.recipe])
            return
        s.pay(with_replacement(s, self.recipe))
        note = s.notes.at(action.a).id
        play(s, s.t.note_script[note], one(self.character), note)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.character), ("recipe", c.RECIPES, self.recipe)]
