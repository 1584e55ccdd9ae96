"""Day actions: three stages; all are assigned first, then everything is resolved."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.events as e
import holdfast.games.warofmine.ops as ops
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.board import (
    BARS,
    CLOSED_DOOR,
    FURNITURE,
    HEAP,
    JOB_ARG,
    JOB_SPACE,
    KIND_ACTION,
    MOVING,
    NEW_IDEA,
    OUTDOORS,
    PLACING,
    POKE_ABOUT,
    RUBBLE,
    board_up,
    free_mask,
    free_spaces,
    has_place,
    lose_fitting,
    open_card,
    open_holes,
    place_fitting,
    promised,
    reach,
    waiting,
)
from holdfast.games.warofmine.choices import TakeIdeas
from holdfast.games.warofmine.objectives import ON_VISITOR, advance
from holdfast.games.warofmine.people import (
    GOOD_COOK,
    HANDYMAN,
    STRONG,
    TRAPPER,
    raise_state,
    roll_black,
)
from holdfast.games.warofmine.pools import play_from_pools, pools_of
from holdfast.games.warofmine.run import Owed, Run, play
from holdfast.games.warofmine.state import (
    F_DISCOUNT,
    F_GIVEN,
    F_NO_PARTS,
    F_SNIPER,
    F_USED_TODAY,
    HOME,
    NOT_HERE,
    NOTE_ID,
    State,
)

# jobs: four numbers for each character
JOB: Final = 0
JOB_TIMES: Final = 3

NO_JOB: Final = 0
AT_CARD: Final = 1
AT_ACTION: Final = 2
AT_FITTING: Final = 3
DISMANTLING: Final = 6
HELPING: Final = 7
RESTING: Final = 8

# tools: what JOB_ARG says of work on a shelter card
BY_HAND: Final = 0
WITH_SHOVEL: Final = 1
WITH_HELPER: Final = 2
WITH_LOCKPICK: Final = 3
WITH_SAWBLADE: Final = 4

# waits of recipes
WAIT_SET: Final = 1
WAIT_BAITED: Final = 2
WAIT_COLLECT: Final = 3

LISTENED: Final = 1
COOKED: Final = 2


@final
class Day(Step[State]):
    """The three stages, one after another (TWM-4.1)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-4.1"
    FIELDS: ClassVar[Fields] = (("stage", None),)

    def __init__(self, stage: int = 0) -> None:
        super().__init__()
        self.stage = stage

    def ask(self, s: State, out: list[Action]) -> int:
        if self.stage >= s.t.actions:
            s.pop()
            return -1
        s.swap(Day(self.stage + 1))
        s.push(PassOn())
        begin_stage(s, self.stage, s.home_mask())
        return -1


def begin_stage(s: State, stage: int, mask: int) -> None:
    s.jobs = [0] * len(s.jobs)
    reached = reach(s)
    s.push(Resolve(0, reached))
    s.push(Assign(stage, mask, reached))


@final
class PassOn(Owed):
    """After each stage, an empty one too, the Journal passes on (TWM-4.28)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-4.28"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        s.pass_journal("TWM-4.28")
        return -1


# Assigning


def busy(s: State, tool: int) -> int:
    """How many tools of a kind are placed with characters in this stage."""
    n = 0
    for character in s.group:
        if s.jobs[character * 4] == AT_CARD and s.jobs[character * 4 + JOB_ARG] == tool:
            n += 1
    return n


def tool_left(s: State, item: int, tool: int) -> bool:
    return s.storage[item] > 0 and s.storage[item] > busy(s, tool)


def lockpick_note(s: State) -> int:
    for slot in range(s.note_count()):
        if s.t.note_lockpick[s.note_at(slot, NOTE_ID)]:
            return slot
    return -1


def occupied(s: State) -> int:
    """Spaces on which a character is already, as a mask (TWM-4.6)."""
    mask = 0
    for character in s.group:
        job = s.jobs[character * 4]
        if job not in (NO_JOB, HELPING, RESTING):
            mask |= 1 << s.jobs[character * 4 + JOB_SPACE]
    return mask


def saving(s: State, character: int) -> int:
    """What the handyman, tools and cards take off the wood and the components of a fitting (TWM-4.16)."""
    saved = s.flags[F_DISCOUNT]
    if s.t.skill[character] == HANDYMAN:
        saved += s.t.handy
    for slot in range(s.note_count()):
        saved += s.t.note_saves[s.note_at(slot, NOTE_ID)]
    return saved


def price(s: State, item: int, n: int, saved: int) -> int:
    """How much of an item a fitting really costs."""
    if item >= c.TOKENS:
        return max(0, n - saved)
    if s.flags[F_NO_PARTS] and item in (c.MECHANICAL_PART, c.ELECTRICAL_PART):
        return 0
    return n


def affordable(s: State, fitting: int, saved: int) -> bool:
    cost = s.t.fitting_cost[fitting]
    for i in range(0, len(cost), 2):
        if s.storage[cost[i]] < price(s, cost[i], cost[i + 1], saved):
            return False
    return True


def pay_for(s: State, fitting: int, character: int) -> None:
    saved = saving(s, character)
    cost = s.t.fitting_cost[fitting]
    for i in range(0, len(cost), 2):
        s.discard(cost[i], price(s, cost[i], cost[i + 1], saved), s.storage)
    s.flags[F_DISCOUNT] = 0
    s.flags[F_NO_PARTS] = 0


def recipe_open(s: State, recipe: int, space: int, reached: int) -> bool:
    t = s.t
    if not s.can_pay(t.recipe_cost[recipe]):
        return False
    wait = t.recipe_wait[recipe]
    if wait == WAIT_COLLECT:  # from the next day on (TWM-4.26)
        return s.waits[space] > 0 and s.waits[space] // 2 <= s.day
    if wait != 0:
        return s.waits[space] == 0 and waiting(s) + setting(s) < t.wait_tokens
    if t.recipe_daily[recipe]:
        return not s.flags[F_USED_TODAY] & LISTENED
    if t.recipe_board_up[recipe]:
        return len(open_holes(s, reached)) > boarding(s)
    if t.recipe_repeat[recipe]:
        return s.cold > 0
    return True


def setting(s: State) -> int:
    """Wait tokens that this stage's assignments will need."""
    n = 0
    for character in s.group:
        if s.jobs[character * 4] == AT_FITTING:
            wait = s.t.recipe_wait[s.jobs[character * 4 + JOB_ARG]]
            if wait in (WAIT_SET, WAIT_BAITED):
                n += 1
    return n


def boarding(s: State) -> int:
    n = 0
    for character in s.group:
        if s.jobs[character * 4] == AT_FITTING and s.t.recipe_board_up[s.jobs[character * 4 + JOB_ARG]]:
            n += 1
    return n


@final
class Assign(Step[State]):
    """Each available character is given an action or left idle (TWM-4.8)."""

    NAME: ClassVar[str] = "assign"
    RULE: ClassVar[str] = "TWM-4.8"
    FIELDS: ClassVar[Fields] = (("stage", None), ("mask", None), ("reached", None))

    def __init__(self, stage: int, mask: int, reached: int) -> None:
        super().__init__()
        self.stage = stage
        self.mask = mask
        self.reached = reached
        """What was in reach when the stage began."""

    def available(self, s: State, character: int) -> bool:
        return (
            bool(self.mask >> character & 1)
            and s.where[character] == HOME
            and s.jobs[character * 4] == NO_JOB
            and self.stage < s.t.actions - s.blocked(character)
        )

    def next(self, s: State) -> int:
        for character in s.group:
            if self.available(s, character):
                return character
        return -1

    def ask(self, s: State, out: list[Action]) -> int:
        character = self.next(s)
        if character < 0:
            if any(s.jobs[other * 4] != NO_JOB for other in s.group):
                s.pop()
            else:
                s.swap(Unable(self.stage, self.mask, self.reached))
            return -1
        busy_spaces = occupied(s)
        free = free_mask(s, self.reached) & ~promised(s)
        self._cards(s, self._openable(s, character), busy_spaces, free, out)
        if free:
            self._fittings(s, saving(s, character), free, out)
        out.append(c.IDLE[0])
        return s.open_to(ops.DAY, out)

    def _cards(self, s: State, openable: int, busy_spaces: int, free: int, out: list[Action]) -> None:
        t = s.t
        for space in range(len(s.cards)):
            if not self.reached >> space & 1:
                continue
            card = s.cards[space]
            fitting = s.fittings[space]
            if busy_spaces >> space & 1:
                if t.space_holds[space] == POKE_ABOUT:
                    out.append(c.WORK[space])
            elif card >= 0:
                if openable >> t.shelter_kind[card] & 1:
                    out.append(c.WORK[space])
            elif fitting >= 0:
                for recipe in t.fitting_recipes[fitting]:
                    if recipe_open(s, recipe, space, self.reached):
                        out.append(c.WORK[space])
                        break
                if has_place(s, fitting, free):
                    out.append(c.MOVE[space])
                out.append(c.DISMANTLE[space])
            elif t.space_kind[space] == KIND_ACTION and (t.space_holds[space] != NEW_IDEA or sum(s.ideas) > 0):
                out.append(c.WORK[space])

    def _fittings(self, s: State, saved: int, free: int, out: list[Action]) -> None:
        t = s.t
        wood = s.storage[c.WOOD] + saved
        components = s.storage[c.COMPONENTS] + saved
        for fitting in range(len(s.fitting_deck)):
            if s.fitting_deck[fitting] == 0 or t.fitting_wood[fitting] > wood:
                continue
            if t.fitting_components[fitting] > components:
                continue
            if affordable(s, fitting, saved) and has_place(s, fitting, free):
                out.append(c.PLACE[fitting])

    def _openable(self, s: State, character: int) -> int:
        """The kinds of shelter cards that the character can work on now, as a mask."""
        kinds = 1 << HEAP | 1 << FURNITURE
        if tool_left(s, c.SHOVEL, WITH_SHOVEL) or s.t.skill[character] == STRONG or self._helped(s, character):
            kinds |= 1 << RUBBLE
        if tool_left(s, c.SAWBLADE, WITH_SAWBLADE):
            kinds |= 1 << BARS
        if tool_left(s, c.LOCKPICK, WITH_LOCKPICK) or lockpick_note(s) >= 0:
            kinds |= 1 << CLOSED_DOOR
        return kinds

    def _helped(self, s: State, character: int) -> bool:
        for other in s.group:
            if other != character and self.available(s, other):
                return True
        return False

    def do(self, s: State, action: Action) -> None:
        character = self.next(s)
        base = character * 4
        if action.kind is c.IDLE:
            s.jobs[base] = RESTING
        elif action.kind is c.DISMANTLE:
            s.jobs[base] = DISMANTLING
            s.jobs[base + JOB_SPACE] = action.a
        elif action.kind is c.MOVE:
            s.push(Where(character, MOVING, action.a, self.reached))
        elif action.kind is c.PLACE:
            s.push(Where(character, PLACING, action.a, self.reached))
        else:
            self._work(s, character, action.a)

    def _work(self, s: State, character: int, space: int) -> None:
        base = character * 4
        card = s.cards[space]
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
            s.jobs[base + JOB_ARG] = WITH_SAWBLADE
        elif kind == CLOSED_DOOR:
            s.jobs[base + JOB_ARG] = WITH_LOCKPICK if tool_left(s, c.LOCKPICK, WITH_LOCKPICK) else BY_HAND
        elif kind == RUBBLE and s.t.skill[character] != STRONG:
            s.jobs[base] = NO_JOB
            s.push(Clear(character, space, self.stage, self.mask))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.next(s)), ("stage", c.PIECES, self.stage + 1)]

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
        return self.RULE


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
        if assign.next(s) >= 0:
            s.swap(assign)
            return -1
        out.append(c.DONE[0])
        return s.open_to(ops.DAY, out)

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
        if tool_left(s, c.SHOVEL, WITH_SHOVEL):
            out.append(c.DIG[0])
        assign = Assign(self.stage, self.mask, 0)
        for other in s.group:
            if other != self.character and assign.available(s, other):
                out.append(c.HELPER[other])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        base = self.character * 4
        s.jobs[base] = AT_CARD
        s.jobs[base + JOB_SPACE] = self.space
        if action.kind is c.DIG:
            s.jobs[base + JOB_ARG] = WITH_SHOVEL
        else:
            s.jobs[base + JOB_ARG] = WITH_HELPER
            s.jobs[action.a * 4] = HELPING
            s.jobs[action.a * 4 + JOB_SPACE] = self.space

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
        base = self.character * 4
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
            again = s.jobs[self.character * 4 + JOB_TIMES] * 2 < s.cold
            if again and s.can_pay(s.t.recipe_cost[self.recipe]):
                out.append(c.USE[self.recipe])
            out.append(c.DONE[0])
            s.offer_cards(ops.AT_HEATER, False, out)
            return s.leader
        for recipe in s.t.fitting_recipes[s.fittings[self.space]]:
            if recipe_open(s, recipe, self.space, self.reached):
                out.append(c.USE[recipe])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.pop()
            return
        base = self.character * 4
        recipe = action.a
        s.pay(s.t.recipe_cost[recipe])
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

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("fitting", c.FITTINGS, s.fittings[self.space])]


# Resolving


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
        for character in s.group:
            base = character * 4
            job = s.jobs[base]
            if job in (NO_JOB, RESTING, HELPING):
                continue
            space = s.jobs[base + JOB_SPACE]
            outdoors = job == AT_ACTION and s.t.space_holds[space] == OUTDOORS
            if outdoors != (self.last == 1):
                continue
            argument = s.jobs[base + JOB_ARG]
            times = s.jobs[base + JOB_TIMES]
            if job != AT_CARD:  # those keep their tool until the end of the stage (TWM-4.14)
                s.jobs[base] = RESTING
            else:
                s.jobs[base] = HELPING
            self._resolve(s, character, job, space, argument, times)
            return -1
        if self.last == 0:
            s.swap(Resolve(1, self.reached))
        else:
            s.pop()
        return -1

    def _resolve(self, s: State, character: int, job: int, space: int, argument: int, times: int) -> None:
        if job == AT_CARD:
            if argument == WITH_LOCKPICK or (argument == BY_HAND and s.t.shelter_kind[s.cards[space]] == CLOSED_DOOR):
                s.push(PickLock(space, argument))
                roll_black(s)
            else:
                open_card(s, space)
        elif job == AT_ACTION:
            self._space(s, character, space)
        elif job == AT_FITTING:
            self._recipe(s, character, space, argument, times)
        elif job == PLACING:
            place_fitting(s, argument, space)
        elif job == MOVING:
            fitting = s.fittings[space]
            s.fittings[space] = -1
            s.waits[space] = 0
            s.fittings[argument] = fitting
            s.waits[argument] = 0
            s.tell(e.BUILT, fitting, argument, "TWM-4.19")
        elif job == DISMANTLING:
            lose_fitting(s, space)
            s.gain(c.WOOD, s.t.dismantle_wood, s.storage)
            s.gain(c.COMPONENTS, s.t.dismantle_components, s.storage)

    def _space(self, s: State, character: int, space: int) -> None:
        holds = s.t.space_holds[space]
        if holds == POKE_ABOUT:
            s.push(PokeAbout())
            roll_black(s)
        elif holds == NEW_IDEA:
            s.push(TakeIdeas(s.t.ideas))
        elif holds == OUTDOORS:
            s.push(Outdoors(character))
            if sniper_reach(s) > 0:
                roll_black(s)

    def _recipe(self, s: State, character: int, space: int, recipe: int, times: int) -> None:
        t = s.t
        wait = t.recipe_wait[recipe]
        if wait == WAIT_COLLECT:
            baited = s.waits[space] % 2
            s.waits[space] = 0
            if t.recipe_do[recipe] >= 0:
                bonus = baited * t.trap_bonus
                if t.skill[character] == TRAPPER:
                    bonus += t.trap_bonus
                block = t.blocks[t.recipe_do[recipe]]
                s.push(Run(block.start, 1 << character, 0, 0, 0, 0, -1, 1, bonus))
                return
        elif wait != 0:
            s.waits[space] = (s.day + 1) * 2 + (1 if wait == WAIT_BAITED else 0)
        elif t.recipe_board_up[recipe]:
            s.push(BoardUp(self.reached))
            return
        gain = t.recipe_gain[recipe]
        for i in range(0, len(gain), 2):
            s.gain(gain[i], gain[i + 1], s.storage)
        if t.skill[character] == GOOD_COOK and not s.flags[F_USED_TODAY] & COOKED and cooks(s, recipe):
            s.flags[F_USED_TODAY] |= COOKED
            s.gain(c.VEGETABLE, 1, s.storage)
        if t.recipe_do[recipe] >= 0:
            for _ in range(times):
                play(s, t.recipe_do[recipe], 1 << character)


def cooks(s: State, recipe: int) -> bool:
    gain = s.t.recipe_gain[recipe]
    return len(gain) > 0 and gain[0] == c.CANNED_FOOD


@final
class PickLock(Step[State]):
    """The lock opens from 4 on and costs the lockpick (TWM-4.13)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-4.13"
    FIELDS: ClassVar[Fields] = (("space", None), ("tool", None))

    def __init__(self, space: int, tool: int) -> None:
        super().__init__()
        self.space = space
        self.tool = tool

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        if s.die >= s.t.lock:
            if self.tool == WITH_LOCKPICK:
                s.discard(c.LOCKPICK, 1, s.storage)
            open_card(s, self.space)
        return -1


@final
class PokeAbout(Step[State]):
    """Wood and components in the mix the leader likes, die by die (TWM-4.22)."""

    NAME: ClassVar[str] = "poke-about"
    RULE: ClassVar[str] = "TWM-4.22"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        pieces = s.t.poke[s.die - 1]
        for wood in range(pieces + 1):
            out.append(c.SPLIT[wood])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        s.gain(c.WOOD, action.a, s.storage)
        s.gain(c.COMPONENTS, s.t.poke[s.die - 1] - action.a, s.storage)

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
        if not out:
            s.pop()
            return -1
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        board_up(s, action.a)


# Outdoors


def sniper_reach(s: State) -> int:
    """The sniper hits on this result or less; 0 when nobody shoots."""
    for slot in range(s.note_count()):
        if s.t.note_no_sniper[s.note_at(slot, NOTE_ID)]:
            return 0
    return s.flags[F_SNIPER] if s.flags[F_SNIPER] > 0 else s.t.sniper


@final
class Outdoors(Step[State]):
    """First the sniper, then the visitor (TWM-4.24)."""

    NAME: ClassVar[str] = ""
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
                raise_state(s, self.character, c.WOUNDS, s.t.sniper_wounds)
            return -1
        s.pop()
        if s.where[self.character] == NOT_HERE:
            return -1
        if len(s.group) <= s.t.newcomers_at:
            seek_newcomer(s)
        else:
            draw_visitor(s)
        return -1


def draw_visitor(s: State) -> None:
    """The top visitor card; an empty deck is made anew from its discards (TWM-4.30)."""
    if not s.visitors:
        s.visitors = s.shuffled(s.visitors_seen)
        s.visitors_seen = []
        s.known[3] = 0
    if not s.visitors:
        return
    card = s.visitors[-1]
    s.visitors = s.visitors[:-1]
    if s.known[3] > 0:
        s.known[3] -= 1
    s.visitors_seen = [*s.visitors_seen, card]
    s.reveal()
    receive(s, card)


def seek_newcomer(s: State) -> None:
    """The first Newcomer from the top comes, and the deck is shuffled (TWM-4.25)."""
    if c.NEWCOMER not in s.visitors:
        s.visitors = [*s.visitors, *s.visitors_seen]
        s.visitors_seen = []
    if c.NEWCOMER not in s.visitors:
        return
    place = len(s.visitors) - 1
    while s.visitors[place] != c.NEWCOMER:
        place -= 1
    s.visitors = s.shuffled(s.visitors[:place] + s.visitors[place + 1 :])
    s.known[3] = 0
    s.visitors_seen = [*s.visitors_seen, c.NEWCOMER]
    receive(s, c.NEWCOMER)


def receive(s: State, card: int) -> None:
    """Somebody is at the door. The last thing its caller does."""
    s.tell(e.VISITED, card, 0, "TWM-4.24")
    s.flags[F_GIVEN] = 0
    s.push(Farewell())
    if s.t.visitor_pools[card]:
        play_from_pools(s, pools_of(s.t.visitor_pools[card]))
    else:
        play(s, s.t.visitor_do[card])


@final
class Farewell(Step[State]):
    """The visitor goes. Who was given much without getting goods counts as an open door."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-3.7"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        if s.flags[F_GIVEN] >= s.t.visitor_gift:
            s.flags[F_GIVEN] = 0
            advance(s, ON_VISITOR)
        return -1
