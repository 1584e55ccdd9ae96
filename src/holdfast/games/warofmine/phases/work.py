"""The work of a stage, resolved."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.house.choices import TakeIdeas
from holdfast.games.warofmine.house.fittings import lose_fitting, place_fitting
from holdfast.games.warofmine.house.reach import (
    CLOSED_DOOR,
    NEW_IDEA,
    OUTDOORS,
    POKE_ABOUT,
    board_up,
    open_card,
    open_holes,
)
from holdfast.games.warofmine.house.recipes import WAIT_BAITED, WAIT_COLLECT, cooks
from holdfast.games.warofmine.house.sniper import Outdoors, sniper_reach
from holdfast.games.warofmine.people.die import Throw, roll_black
from holdfast.games.warofmine.people.skills import GOOD_COOK, TRAPPER
from holdfast.games.warofmine.people.tools import end_stage, lay_down
from holdfast.games.warofmine.script.frame import Run, play
from holdfast.games.warofmine.state.jobs import (
    AT_ACTION,
    AT_CARD,
    AT_FITTING,
    AT_NOTE,
    BY_HAND,
    DISMANTLING,
    HELPING,
    MOVING,
    NO_JOB,
    PLACING,
    RESTING,
    WITH_HELPER,
    WITH_LOCKPICK,
    Job,
)
from holdfast.games.warofmine.state.masks import members, one
from holdfast.games.warofmine.state.stack import Plain
from holdfast.games.warofmine.state.state import State


@final
class Resolve(Step[State]):
    """All effects in the order of assignment, Outdoors last (TWM-4.8)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-4.8"
    FIELDS: ClassVar[Fields] = (("last", None), ("reached", None))

    def __init__(self, last: int, reached: int) -> None:
        super().__init__()
        self.last = last
        """1 when only Outdoors is left."""
        self.reached = reached
        """What was in reach when the stage began."""

    def ask(self, s: State, out: list[Action]) -> int:
        for character in s.jobs.order:
            job = s.jobs.of(character)
            if job.what in (NO_JOB, RESTING, HELPING):
                continue
            outdoors = job.what == AT_ACTION and s.t.space_holds[job.space] == OUTDOORS
            if outdoors != (self.last == 1):
                continue
            s.jobs.give(character, job.done())
            self._resolve(s, character, job)
            return -1
        if self.last == 0:
            s.swap(Resolve(1, self.reached))
        else:
            s.house.reached = 0
            s.pop()
            end_stage(s)
        return -1

    def _resolve(self, s: State, character: int, job: Job) -> None:
        what, space = job.what, job.space
        if what == AT_CARD:
            self._card(s, character, job)
        elif what == AT_ACTION:
            self._space(s, character, space)
        elif what in (AT_FITTING, MOVING, DISMANTLING) and s.house.fittings[space] < 0:
            return  # it was lost in the meantime
        elif what == AT_FITTING:
            self._recipe(s, character, space, job.which, job.times)
        elif what == AT_NOTE:
            if s.find_note(job.which) >= 0:
                play(s, s.t.note_script[job.which], one(character), job.which)
        elif what == PLACING:
            place_fitting(s, job.which, space)
        elif what == MOVING:
            fitting = s.house.fittings[space]
            s.house.clear(space)
            s.house.place(fitting, job.which)
            s.tell(e.BUILT, fitting, job.which, "TWM-4.19")
        elif what == DISMANTLING:
            lose_fitting(s, space)
            s.gain(c.WOOD, s.t.dismantle_wood, s.goods.storage)
            s.gain(c.COMPONENTS, s.t.dismantle_components, s.goods.storage)

    def _card(self, s: State, character: int, job: Job) -> None:
        card = s.house.cards[job.space]
        if card < 0:  # somebody with a note was faster
            return
        if job.which == WITH_HELPER and not s.jobs.helped(character, job.space):
            return
        if job.which == WITH_LOCKPICK or (job.which == BY_HAND and s.t.shelter_kind[card] == CLOSED_DOOR):
            s.push(PickLock(job.space, character))
            roll_black(s, Throw(e.FOR_LOCK, s.t.lock - 1, e.HELD, e.LOCK_OPENED))
        else:
            open_card(s, job.space)

    def _space(self, s: State, character: int, space: int) -> None:
        holds = s.t.space_holds[space]
        if holds == POKE_ABOUT:
            s.push(PokeAbout())
            roll_black(s, Throw(e.FOR_POKE, 0, e.PIECES_FOUND, e.PIECES_FOUND))
        elif holds == NEW_IDEA:
            s.push(TakeIdeas(s.t.ideas))
        elif holds == OUTDOORS:
            s.push(Outdoors(character))
            if sniper_reach(s) > 0:
                roll_black(s, Throw(e.FOR_SNIPER, sniper_reach(s), e.HIT, e.MISSED_US))

    def _recipe(self, s: State, character: int, space: int, recipe: int, times: int) -> None:
        t = s.t
        wait = t.recipe_wait[recipe]
        if wait == WAIT_COLLECT:
            baited = s.house.baited[space]
            s.house.end_wait(space)
            if t.recipe_do[recipe] >= 0:
                bonus = baited * t.trap_bonus
                if t.skill[character] == TRAPPER:
                    bonus += t.trap_bonus
                block = t.blocks[t.recipe_do[recipe]]
                s.push(Run(block.start, one(character), returned=bonus))
                return
        elif wait != 0:
            s.house.set_wait(space, s.day + 1, wait == WAIT_BAITED)
        elif t.recipe_board_up[recipe]:
            s.push(BoardUp(self.reached))
            return
        gain = t.recipe_gain[recipe]
        for i in range(0, len(gain), 2):
            s.gain(gain[i], gain[i + 1], s.goods.storage)
        if t.skill[character] == GOOD_COOK and not s.today.cooked and cooks(s, recipe):
            s.today.cooked = 1
            s.gain(c.VEGETABLE, 1, s.goods.storage)
        if t.recipe_repeat[recipe] and s.notes.tokens:
            s.push(Stoke())
        if t.recipe_do[recipe] >= 0:
            for _ in range(times):
                play(s, t.recipe_do[recipe], one(character))


@final
class Stoke(Plain):
    """With the action of a heater something more may be burned (TWM-12.58)."""

    NAME: ClassVar[str] = "stoke"
    RULE: ClassVar[str] = "TWM-12.58"

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(c.DONE[0])
        s.offer_cards(moments.AT_HEATER, False, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("cold", c.PIECES, s.house.cold)]


@final
class PickLock(Step[State]):
    """The lock opens from 4 on and costs the lockpick (TWM-4.13)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-4.13"
    FIELDS: ClassVar[Fields] = (("space", None), ("character", None))

    def __init__(self, space: int, character: int) -> None:
        super().__init__()
        self.space = space
        self.character = character

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        if s.die >= s.t.lock:
            if s.jobs.of(self.character).tool() == c.LOCKPICK:
                lay_down(s, self.character)
                s.discard(c.LOCKPICK, 1, s.goods.storage)
            open_card(s, self.space)
        return -1


@final
class PokeAbout(Plain):
    """Wood and components in the mix the leader likes, die by die (TWM-4.22)."""

    NAME: ClassVar[str] = "poke-about"
    RULE: ClassVar[str] = "TWM-4.22"

    def ask(self, s: State, out: list[Action]) -> int:
        pieces = s.t.poke[s.die - 1]
        for wood in range(pieces + 1):
            if wood <= s.goods.box[c.WOOD] and pieces - wood <= s.goods.box[c.COMPONENTS]:
                out.append(c.SPLIT[wood])
        if not out:  # the box has too little of both: all there is (TWM-1.12)
            out.append(c.SPLIT[min(pieces, s.goods.box[c.WOOD])])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        s.gain(c.WOOD, action.a, s.goods.storage)
        s.gain(c.COMPONENTS, s.t.poke[s.die - 1] - action.a, s.goods.storage)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("pieces", c.PIECES, s.t.poke[s.die - 1])]


@final
class BoardUp(Step[State]):
    """A hole for the new Board-Up (TWM-4.27)."""

    NAME: ClassVar[str] = "board-up"
    RULE: ClassVar[str] = "TWM-4.27"
    FIELDS: ClassVar[Fields] = (("reached", None),)

    def __init__(self, reached: int) -> None:
        super().__init__()
        self.reached = reached
        """What was in reach when the stage began."""

    def ask(self, s: State, out: list[Action]) -> int:
        for hole in open_holes(s, self.reached):
            out.append(c.BOARD[hole])
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        s.pop()
        board_up(s, action.a)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return members("reached", c.SPACES, self.reached)
