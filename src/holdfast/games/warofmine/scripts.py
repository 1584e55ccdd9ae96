"""The reader of scripts and cards: every operation, condition and kind of option of the language, carried out."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.events as e
import holdfast.games.warofmine.ops as ops
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.board import board_up, open_holes, reach, stands
from holdfast.games.warofmine.choices import (
    FreeFitting,
    LoseFitting,
    LoseGoods,
    PayValue,
    Relief,
    Select,
    SplitWounds,
    TakeIdeas,
    TakeOne,
    count,
    count_goods,
    note_gift,
    take_idea,
    tokens_up_to,
    worth,
)
from holdfast.games.warofmine.combat import (
    OURS,
    STOPPED,
    THEIRS,
    begin_fight,
    end_fight,
    enemy_weapons,
    hurt_foe,
    strike,
)
from holdfast.games.warofmine.dawn import draw_narratives, exchange
from holdfast.games.warofmine.day import draw_visitor, receive
from holdfast.games.warofmine.dusk import ATE, DRANK
from holdfast.games.warofmine.evening import ExtraActions
from holdfast.games.warofmine.flow import RAID, go_to
from holdfast.games.warofmine.morning import add_cold, draw_event
from holdfast.games.warofmine.objectives import ON_VISITOR, advance, contribute
from holdfast.games.warofmine.people import (
    CEASEFIRE,
    LOVES_CHILDREN,
    NO_GUARD,
    NO_STARTER,
    STRONG,
    eat,
    empathy_test,
    join,
    lose_character,
    lower_state,
    play_card,
    put_weapon_back,
    raise_state,
    roll_black,
    set_state,
    treat,
)
from holdfast.games.warofmine.raid import RaidCard, add_red, begin_raid
from holdfast.games.warofmine.run import Run, finish, leave_location, play
from holdfast.games.warofmine.scavenging import (
    AfterCard,
    Encounter,
    NoiseRoll,
    ReturnCards,
    add_cards,
    draw_findings,
    end_encounter,
    more_enemies,
    resolve_card,
    return_cards,
    set_noise,
    shuffle_back,
)
from holdfast.games.warofmine.state import (
    AWAY,
    F_FINDINGS,
    F_GONE_AT_HOME,
    F_GONE_TODAY,
    F_IGNORE_COLD,
    F_INVENTORY,
    F_JOINED,
    F_NEXT_RESIDENT,
    F_NO_SPECIAL,
    F_NOISE_MAX,
    F_NOISE_MIN,
    F_QUIET,
    F_RAID_MODIFIER,
    F_RAID_VOID,
    F_SKIP,
    F_SKIP_RAIDS,
    FIGHTING,
    FOE_SIZE,
    HOME,
    KNOWN_UNUSED,
    NOT_HERE,
    NOTE_CARRIED,
    NOTE_CHARGES,
    NOTE_COLOR,
    NOTE_ID,
    NOTE_ON_TABLE,
    NOTE_PER_CHARGE,
    NOTE_STORED,
    NOTE_VALUE,
    NOTE_WEIGHT,
    OUT,
    VISITOR_CARD,
    State,
)
from holdfast.games.warofmine.tables import Condition, Instruction, Reader, Way
from holdfast.games.warofmine.trade import Trade, can_trade

# Numbers of `ops.PLACES`
AT_HOME: Final = 1
AT_OUT: Final = 2
AT_MORNING: Final = 3
IN_COMBAT: Final = 10

ALL: Final = 99
"""A number of goods that means everything."""

# Decks of the catalogue
EVENTS_DECK: Final = 0
UNKNOWN_DECK: Final = 4


class BookReader(Reader):
    """Reads blocks from their first operation to the way they go on. What it remembers is in the `Run` on the stack; it
    has no memory of its own."""

    # Reading

    def read(self, s: State, run: Run, out: list[Action]) -> int:
        code = s.t.code
        while True:
            step = code[run.pc]
            if step.op == ops.END:
                return self._finish(s, run, step.a, out)
            condition = step.condition
            if condition is not None and run.agreed == 0:
                if not holds(s, run, condition):
                    run = moved(run, run.pc + step.length, 0)
                    s.swap(run)
                    continue
                if condition.optional:
                    out.append(c.YES[0])
                    out.append(c.NO[0])
                    return s.leader
            if step.op == ops.SELECT_FOR:
                s.swap(moved(run, run.pc + 1, 1))
                s.push(Select(who(s, run, step.group, -1, 0, 0), step.n))
                return -1
            if step.op >= ops.TAKE_ROLL:
                run = self._take(s, run, step)
                s.swap(run)
                continue
            s.swap(moved(run, run.pc + 1, 1))
            carry_out(s, run, step)
            return -1

    def _take(self, s: State, run: Run, step: Instruction) -> Run:
        """The second half of an operation that rolled or asked: its answer is remembered."""
        op = step.op
        this, roll, rolls = run.this, run.roll, run.rolls
        passed, tested, returned = run.passed, run.tested, run.returned
        if op == ops.TAKE_ROLL:
            roll = s.die
        elif op == ops.TAKE_ROLLS:
            rolls = s.rolls
        elif op == ops.TAKE_SELECTED:
            this = s.answer
        elif op == ops.TAKE_RETURNED:
            returned = s.answer
        elif op == ops.TAKE_TESTED:
            tested = who(s, run, step.who, -1, 0, 0)
            passed = passed_each(s, tested) if step.flag else empathy_test(s, tested)
        return Run(run.pc + 1, this, roll, rolls, passed, tested, run.note, run.did, returned)

    def answer(self, s: State, run: Run, action: Action) -> None:
        step = s.t.code[run.pc]
        if action.kind is c.OPTION:
            block = s.t.blocks[step.a]
            s.pop()
            follow(s, run, block.ways[action.a])
        elif action.kind is c.YES:
            s.swap(
                Run(
                    run.pc,
                    run.this,
                    run.roll,
                    run.rolls,
                    run.passed,
                    run.tested,
                    run.note,
                    run.did,
                    run.returned,
                    1,
                )
            )
        else:
            s.swap(moved(run, run.pc + step.length, 0))

    def _finish(self, s: State, run: Run, number: int, out: list[Action]) -> int:
        """The operations are done: one of the ways is followed (TWM-12.2)."""
        if number < 0:
            s.pop()
            return -1
        block = s.t.blocks[number]
        ways = block.ways
        if not ways:
            s.pop()
            return -1
        kind = ways[0].kind
        if kind == ops.CHOICE:
            for i in range(len(ways)):
                condition = ways[i].condition
                if condition is None or holds(s, run, condition):
                    out.append(c.OPTION[i])
            if not out:
                s.pop()
                return -1
            return s.leader
        if kind == ops.ROLL_OPTION:
            s.swap(RollOption(number, run.this, run.note))
            roll_black(s)
            return -1
        s.pop()
        for way in ways:
            if way_fits(s, run, way):
                follow(s, run, way)
                return -1
        return -1

    # Notes, ambush, and what may be done at any time

    def hook(self, s: State, hook: int) -> None:
        for slot in range(s.note_count() - 1, -1, -1):
            note = s.note_at(slot, NOTE_ID)
            if s.t.note_hook[note] == hook and count(s.present_mask()) >= s.t.note_party[note]:
                if s.note_acts(slot):
                    s.push(Trigger(note, 0))

    def ambush(self, s: State) -> None:
        more_enemies(s)
        begin_fight(s, True, False, 0, 0)

    def interrupt(self, s: State, action: Action) -> None:
        if action.kind is c.MEAL:
            eat(s, action.a, c.RAW_FOOD + action.b, s.goods())
        elif action.kind is c.TREAT:
            treat(s, action.a, action.b, s.goods())
        elif action.kind is c.CONTRIBUTE:
            contribute(s, action.a)
        elif action.kind is c.PLAY:
            play_card(s, action.a)
        else:
            note = s.note_at(action.a, NOTE_ID)
            play(s, s.t.note_script[note], s.present_mask(), note)


def moved(run: Run, pc: int, did: int) -> Run:
    return Run(pc, run.this, run.roll, run.rolls, run.passed, run.tested, run.note, did, run.returned)


def follow(s: State, run: Run, way: Way) -> None:
    """Goes on along a way: its own operations first, then the script it leads to."""
    if way.goto >= 0:
        play(s, way.goto, run.this, run.note)
    s.push(Run(way.start, run.this, run.roll, run.rolls, run.passed, run.tested, run.note, 1, run.returned))
    if way.tags >> ops.HELP & 1 and way.tags >> ops.CHILD & 1:
        for character in s.group:
            if s.present_mask() >> character & 1 and s.t.skill[character] == LOVES_CHILDREN:
                lower_state(s, character, c.MISERY, 1)


def way_fits(s: State, run: Run, way: Way) -> bool:
    if way.kind == ops.CHARACTER and not run.this >> way.character & 1:
        return False
    return way.condition is None or holds(s, run, way.condition)


@final
class RollOption(Step[State]):
    """The black die decides how a script goes on."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.2"
    FIELDS: ClassVar[Fields] = (("block", None), ("this", None), ("note", None))

    def __init__(self, block: int, this: int, note: int) -> None:
        super().__init__()
        self.block = block
        self.this = this
        self.note = note

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        run = Run(0, self.this, s.die, 0, 0, 0, self.note)
        for way in s.t.blocks[self.block].ways:
            if way.low <= s.die <= way.high and (way.condition is None or holds(s, run, way.condition)):
                follow(s, run, way)
                break
        return -1


@final
class Trigger(Step[State]):
    """A note acts by itself: the black die says whether (TWM-12.6)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.6"
    FIELDS: ClassVar[Fields] = (("note", None), ("rolled", None))

    def __init__(self, note: int, rolled: int) -> None:
        super().__init__()
        self.note = note
        self.rolled = rolled

    def ask(self, s: State, out: list[Action]) -> int:
        t = s.t
        low, high = t.note_trigger_low[self.note], t.note_trigger_high[self.note]
        certain = low <= 1 and high >= 10
        if self.rolled == 0 and not certain:
            s.swap(Trigger(self.note, 1))
            roll_black(s)
            return -1
        s.pop()
        if s.find_note(self.note) >= 0 and (certain or low <= s.die <= high):
            play(s, t.note_trigger[self.note], s.present_mask(), self.note)
        return -1


# Whom


def who(s: State, run: Run, group: int, character: int, low: int, high: int) -> int:
    """The characters that an operation means, as a mask."""
    if group == ops.WHO_THIS:
        return run.this & s.group_mask()
    if group == ops.WHO_PRESENT or group == ops.WHO_CHOOSE:
        return s.present_mask()
    if group == ops.WHO_ALL:
        return s.group_mask()
    if group == ops.WHO_GUARDS:
        return s.guard_mask()
    if group == ops.WHO_NEW:
        return s.group_mask() & 1 << s.flags[F_JOINED] >> 1
    if group == ops.WHO_CHAR:
        return s.group_mask() & 1 << character if character >= 0 else 0
    if group == ops.WHO_IN_SHELTER:
        return s.home_mask()
    if group == ops.WHO_PASSED:
        return run.passed & s.group_mask()
    if group == ops.WHO_FAILED:
        return run.tested & ~run.passed & s.group_mask()
    if group == ops.WHO_RESULT:
        return s.answer & s.group_mask()
    if group == ops.WHO_OTHERS:
        return s.present_mask() & ~run.this
    return by_state(s, run, group, low, high)


def by_state(s: State, run: Run, group: int, low: int, high: int) -> int:
    if high == -1:
        high = s.cold
    elif high == -2:
        high = s.noise
    mask = 0
    for character in s.group:
        if group == ops.WHO_ROLLED:
            roll = run.rolls >> character * 4 & 15
            found = roll > 0 and low <= roll <= high
        elif group == ops.WHO_FLOOR:
            found = s.task[character] == c.TASK_FLOOR
        else:
            found = s.where[character] == HOME and s.level(character, c.WOUNDS) > 0
        if found:
            mask |= 1 << character
    return mask


def lowest(s: State, mask: int, state: int) -> int:
    """Those of the mask who have least of a state."""
    best = 9
    found = 0
    for character in s.group:
        if not mask >> character & 1:
            continue
        level = s.level(character, state)
        if level < best:
            best = level
            found = 0
        if level == best:
            found |= 1 << character
    return found


def passed_each(s: State, mask: int) -> int:
    """Those whose own roll is within their Empathy."""
    passed = 0
    for character in s.group:
        roll = s.rolls >> character * 4 & 15
        if mask >> character & 1 and roll <= s.t.empathy[character]:
            passed |= 1 << character
    return passed


# Conditions


def holds(s: State, run: Run, condition: Condition) -> bool:
    """Whether everything that a condition asks is so (TWM-12.1)."""
    return _all_hold(s, run, condition) != condition.neg


def _all_hold(s: State, run: Run, q: Condition) -> bool:
    if q.did >= 0 and run.did != q.did:
        return False
    if q.roll_high >= 0 and not q.roll_low <= run.roll <= q.roll_high:
        return False
    return _goods_hold(s, q) and _people_hold(s, run, q) and _place_holds(s, run, q)


def _goods_hold(s: State, q: Condition) -> bool:
    goods = s.goods()
    if q.items:
        for item in q.items:
            if goods[item] >= q.n:
                break
        else:
            return False
    if q.each > 0:
        for color in range(4):
            if q.colors >> color & 1 and count_goods(s, goods, 0, 1 << color) < q.each:
                return False
    elif (q.goods or q.colors) and q.value == 0 and count_goods(s, goods, q.goods, q.colors) < q.count:
        return False
    if q.value > 0 and worth(s, goods, q.colors) < q.value:
        return False
    if q.in_box >= 0 and s.box[q.in_box] == 0:
        return False
    return q.commission < 0 or can_trade(s, q.commission)


def _people_hold(s: State, run: Run, q: Condition) -> bool:
    group = s.group_mask()
    if q.this_has and not somebody_has(s, run.this, q.this_has, q.level):
        return False
    if q.others_have and not somebody_has(s, group & ~run.this, q.others_have, q.level):
        return False
    if q.group_has and not somebody_has(s, group, q.group_has, q.level):
        return False
    if q.characters_high >= 0 and not q.characters_low <= len(s.group) <= q.characters_high:
        return False
    present = s.present_mask()
    if q.present_high >= 0 and not q.present_low <= count(present) <= q.present_high:
        return False
    if q.character >= 0 and not present >> q.character & 1:
        return False
    if q.can_join >= 0 and not can_join(s, q.can_join):
        return False
    if q.starting and not run.this & s.starters & group:
        return False
    if q.prowess >= 0 and best_prowess(s, run.this & group) < q.prowess:
        return False
    if q.prowess_sum >= 0 and total(s, s.t.prowess, present) < q.prowess_sum:
        return False
    if q.inventory_sum >= 0 and total(s, s.t.inventory, present) < q.inventory_sum:
        return False
    if q.empathy == 1 and run.passed == 0:
        return False
    if q.empathy == 2 and run.passed != 0:
        return False
    if q.empathy == 3 and run.passed != run.tested:
        return False
    return not q.died_today or s.flags[F_GONE_TODAY] > 0


def _place_holds(s: State, run: Run, q: Condition) -> bool:
    if q.where > 0 and not is_where(s, q.where):
        return False
    if q.noise > 0 and s.noise < q.noise:
        return False
    if q.cold > 0 and s.cold < q.cold:
        return False
    if q.fitting >= 0 and not stands(s, q.fitting):
        return False
    if q.day_high >= 0 and not q.day_low <= s.day <= q.day_high:
        return False
    if q.location >= 0 and s.location != q.location:
        return False
    if q.note >= 0 and s.find_note(q.note) < 0:
        return False
    if q.spent and s.find_note(run.note) >= 0:
        return False
    if q.can_clear and not can_clear(s):
        return False
    return len(s.unknown) >= q.unknown


def is_where(s: State, where: int) -> bool:
    if where == AT_HOME:
        return s.location < 0
    if where == AT_OUT:
        return s.location >= 0
    if where == IN_COMBAT:
        return s.fight[FIGHTING] == 1
    return s.phase == where - AT_MORNING


def can_clear(s: State) -> bool:
    """Rubble outside needs a shovel, two people, or a strong one."""
    party = s.party_mask()
    return s.goods()[c.SHOVEL] > 0 or count(party) > 1 or s.has_skill(party, STRONG)


def somebody_has(s: State, mask: int, states: int, level: int) -> bool:
    for character in s.group:
        if mask >> character & 1:
            for state in range(5):
                if states >> state & 1 and s.levels[character * 5 + state] >= level:
                    return True
    return False


def best_prowess(s: State, mask: int) -> int:
    best = 0
    for character in s.group:
        if mask >> character & 1 and s.t.prowess[character] > best:
            best = s.t.prowess[character]
    return best


def total(s: State, column: list[int], mask: int) -> int:
    n = 0
    for character in s.group:
        if mask >> character & 1:
            n += column[character]
    return n


# Operations


def carry_out(s: State, run: Run, step: Instruction) -> None:
    """One operation. The stack already stands behind it, so what it pushes is done next."""
    op = step.op
    if op <= ops.SET:
        change_states(s, run, step)
    elif op <= ops.LOSE:
        first_operations(s, run, step)
    elif op <= ops.ADD_EXPLORATION:
        second_operations(s, run, step)
    elif op <= ops.RAID_MODIFIER:
        third_operations(s, run, step)
    else:
        last_operations(s, run, step)


def change_states(s: State, run: Run, step: Instruction) -> None:
    mask = who(s, run, step.who, step.character, step.a, step.b)
    for character in s.group:
        if not mask >> character & 1:
            continue
        if step.op == ops.RAISE:
            raise_state(s, character, step.state, step.n)
        elif step.op == ops.LOWER:
            lower_state(s, character, step.state, step.n)
        else:
            set_state(s, character, step.state, step.n)


def first_operations(s: State, run: Run, step: Instruction) -> None:
    op = step.op
    if op == ops.GAIN:
        gain(s, run, step)
    elif op == ops.ROLL:
        roll(s, run, step)
    elif op == ops.NOTE_TOKEN:
        make_note(s, run, step)
    elif op == ops.RETURN_EXPLORATION:
        if step.flag:
            s.push(ReturnCards())
        else:
            s.answer = return_cards(s, step.n)
    elif op == ops.EMPATHY_ROLL:
        if step.flag:
            s.rolls = 0
            s.push(RollEach(who(s, run, step.who, -1, 0, 0), 0, -1))
        else:
            roll_black(s)
    elif op == ops.SELECT:
        mask = who(s, run, step.group, -1, 0, 0) if step.group != ops.WHO_LOWEST else s.group_mask()
        if step.group == ops.WHO_LOWEST:
            mask = lowest(s, mask, step.state)
        s.push(Select(mask, step.n, 0, 1 if step.flag else 0))
    elif op == ops.REMOVE_NOTE_TOKEN:
        slot = s.find_note(step.a if step.a >= 0 else run.note)
        if slot >= 0:
            s.drop_note(slot)
    else:
        lose(s, run, step)


def second_operations(s: State, run: Run, step: Instruction) -> None:
    op = step.op
    if op == ops.REMOVE_CHARACTER:
        mask = who(s, run, step.who, step.character, 0, 0)
        for character in s.group:
            if mask >> character & 1:
                lose_character(s, character, step.a)
                break
    elif op == ops.PLAY_SCRIPT:
        play(s, step.a, run.this, run.note)
    elif op == ops.TOKEN_STATS:
        slot = s.note_count() - 1
        if slot >= 0:
            s.set_note(slot, NOTE_COLOR, step.colors)
            s.set_note(slot, NOTE_VALUE, step.a)
            s.set_note(slot, NOTE_WEIGHT, step.b)
            s.set_note(slot, NOTE_PER_CHARGE, 1 if step.flag else 0)
    elif op == ops.EPILOGUE_NOTE:
        if step.a not in s.epilogue:
            s.epilogue = [*s.epilogue, step.a]
    elif op == ops.DRAW_FINDINGS:
        draw_findings(s, step.n, step.a)
    elif op == ops.SPEND_CHARGE:
        spend_charge(s, run, step.n)
    elif op == ops.COMBAT:
        script_combat(s, step)
    elif op == ops.NOISE:
        set_noise(s, s.noise + step.n)
    elif op == ops.LOSE_VALUE:
        s.push(PayValue(step.n, step.colors, step.c))
    elif op == ops.TRADE:
        mask = 0
        for item in step.items:
            mask |= 1 << item
        s.push(Trade(mask, step.a, step.b, step.c))
    elif op == ops.SPLIT_WOUNDS:
        s.push(SplitWounds(step.n, who(s, run, step.who, step.character, 0, 0)))
    elif op == ops.PROWESS_REROLLS_ALLOWED:
        mask = run.this & s.group_mask()
        s.die = run.roll
        s.push(RollAgain(best_prowess(s, mask if mask else s.present_mask())))
    elif op == ops.COMBAT_START:
        if not step.a:  # only who attacks calls others
            more_enemies(s)
        begin_fight(s, False, False, 0, 0)
    else:  # add_exploration
        add_cards(s, step.n)


def third_operations(s: State, run: Run, step: Instruction) -> None:
    op = step.op
    if op == ops.LOSE_FITTINGS:
        s.push(LoseFitting(step.n))
    elif op == ops.FREE_FITTING:
        s.push(FreeFitting())
    elif op == ops.SEND_AWAY:
        send_away(s, run, step.a)
    elif op == ops.LOOK_TOP:
        look_top(s, step.a)
    elif op == ops.SHUFFLE_RESIDENT_BACK:
        shuffle_back(s)
        if s.fight[FIGHTING]:
            end_fight(s, STOPPED)
        else:
            end_encounter(s)
    elif op == ops.GAIN_ENEMY_WEAPONS:
        for item in enemy_weapons(s):
            s.gain(item, 1, s.storage if step.a else s.goods())
    elif op == ops.PLAY_RESIDENT:
        if step.b:
            s.flags[F_NEXT_RESIDENT] = step.a + 1
        elif s.location >= 0:
            s.push(Encounter(0, step.a))
    elif op == ops.SKIP_PHASE:
        if step.a == RAID:
            s.flags[F_SKIP_RAIDS] += step.n
        else:
            s.flags[F_SKIP] |= 1 << step.a
    elif op == ops.DRAW_NIGHT_RAID:
        s.push(RaidCard())
    elif op == ops.RECRUIT:
        recruit(s, step.a == 1)
    elif op == ops.COLD:
        add_cold(s, step.n)
    elif op == ops.BACKSTAB:
        if s.fight[FIGHTING]:
            strike(s, THEIRS if step.a else OURS)
    elif op == ops.NOISE_ROLL:
        s.push(NoiseRoll(step.n))
    elif op == ops.GOTO_PHASE:
        go_to(s, step.a)
    elif op == ops.IGNORE_NIGHT_RAID:
        s.flags[F_RAID_VOID] = 1
    elif op == ops.INVENTORY_BONUS:
        s.flags[F_INVENTORY] += step.n
    elif op == ops.TAKE_FITTING_CARD:
        if step.a >= 0:
            take_idea(s, step.a)
        else:
            s.push(TakeIdeas(1))
    elif op == ops.NO_SPECIAL_FINDING:
        s.flags[F_NO_SPECIAL] = 1
    elif op == ops.EXCHANGE_LOCATION:
        s.push(ExchangeSpot(step.n))
    elif op == ops.REMOVE_VISITORS:
        remove_visitors(s, step.items)
    elif op == ops.ASSIGN_MED:
        assign_med(s, run, step.a)
    else:  # raid_modifier
        s.flags[F_RAID_MODIFIER] += step.n


def last_operations(s: State, run: Run, step: Instruction) -> None:
    op = step.op
    if op == ops.END_SCAVENGING:
        if s.location >= 0:
            leave_location(s)
    elif op == ops.GAIN_VALUE:
        s.push(TakeOne(tokens_up_to(s, step.colors, step.n), step.a))
    elif op == ops.DRAW_EVENT:
        draw_event(s)
    elif op == ops.NOISE_SET:
        set_noise(s, step.n)
    elif op == ops.GAME_OVER:
        game_over(s, step.a)
    elif op == ops.BOARD_UPS:
        for hole in open_holes(s, reach(s))[: step.n]:
            board_up(s, hole)
    elif op == ops.DRAW_VISITOR:
        draw_visitor(s)
    elif op == ops.REMOVE_TOP_EVENT:
        remove_top_event(s)
    elif op == ops.ADD_RANDOM_EVENT:
        add_random_event(s)
    elif op == ops.NOISE_MAX:
        s.flags[F_NOISE_MAX] = step.n
        set_noise(s, s.noise)
    elif op == ops.PLAY_EXPLORATION:
        s.push(PlayCards(step.items))
    elif op == ops.DRAW_NARRATIVE:
        draw_narratives(s, step.n, step.a)
    elif op == ops.MOVE_ALL:
        bring_home(s)
    elif op == ops.IGNORE_NOISE:
        s.flags[F_QUIET] = step.n + (1 if in_card(s) else 0)  # the present card is not counted
    elif op == ops.NIGHT_RAID:
        begin_raid(s, step.a, step.b, 0)
    elif op == ops.PLAY_VISITOR:
        receive(s, step.a)
    elif op == ops.NOISE_MIN:
        s.flags[F_NOISE_MIN] = step.n
        set_noise(s, s.noise)
    elif op == ops.IGNORE_COLD:
        s.flags[F_IGNORE_COLD] = 1
    else:
        card_operations(s, run, step)


def card_operations(s: State, run: Run, step: Instruction) -> None:
    op = step.op
    if op == ops.PRICE:
        prices = s.prices[:]
        for item in step.items:
            prices[item] += step.n
        s.prices = prices
    elif op == ops.REMOVE_BOX:
        for i in range(0, len(step.items), 2):
            s.remove(step.items[i], step.items[i + 1])
    elif op == ops.TODAY:
        if step.a == F_FINDINGS:
            s.flags[F_FINDINGS] += step.n
        else:
            s.flags[step.a] = step.n
    elif op == ops.EXTRA_ACTIONS:
        s.push(ExtraActions(step.n))
    elif op == ops.SATED:
        if step.n > 0:
            s.push(Sated())
            s.push(Select(s.home_mask(), step.n))
        else:
            sate(s, who(s, run, step.who, -1, 0, 0), bool(step.a))
    elif op == ops.END_COMBAT:
        end_fight(s, STOPPED)
    elif op == ops.BLAST:
        for number in range(len(s.foes) // FOE_SIZE):
            hurt_foe(s, number, step.n)
    elif op == ops.RELIEF:
        s.push(Relief(who(s, run, step.who, -1, 0, 0), step.state, step.state2, step.n))
    else:  # shuffle_red
        add_red(s, len(s.red_raids), len(s.red_residents))


# Goods


def stored(s: State, run: Run, asked: int) -> int:
    """1 if goods come from and go to Storage although a party is out: the script says so, or it is about somebody who
    has left and was at home (TWM-2.9)."""
    gone = s.flags[F_GONE_AT_HOME]
    return 1 if asked or (gone > 0 and run.this == 1 << gone - 1) else 0


def gain(s: State, run: Run, step: Instruction) -> None:
    times = 1
    if step.who >= 0:
        times = count(who(s, run, step.who, -1, 0, 0))
    to = s.storage if stored(s, run, step.a) else s.goods()
    if step.flag:
        mask = 0
        for item in step.items:
            mask |= 1 << item
        for _ in range(times):
            s.push(TakeOne(mask, step.a))
        return
    for i in range(0, len(step.items), 2):
        s.gain(step.items[i], step.items[i + 1] * times, to)


def lose(s: State, run: Run, step: Instruction) -> None:
    at_home = stored(s, run, step.c)
    goods = s.storage if at_home else s.goods()
    if step.b:
        for i in range(0, len(step.items), 2):
            item = step.items[i]
            note_gift(s, s.discard(item, step.items[i + 1], goods) * s.value(item))
        return
    if step.n >= ALL and s.fight[FIGHTING] and not at_home:  # weapons in hands are tokens of the pile too
        for character in s.group:
            put_weapon_back(s, character, goods)
    mask = 0
    for item in step.items:
        mask |= 1 << item
    s.push(LoseGoods(step.n, step.goods, step.colors, mask, step.a, at_home))


# Rolls


def roll(s: State, run: Run, step: Instruction) -> None:
    if step.who >= 0:
        s.rolls = 0
        s.push(RollEach(who(s, run, step.who, -1, 0, 0), 1 if step.flag else 0, -1))
        return
    mask = run.this & s.group_mask()
    again = best_prowess(s, mask if mask else s.present_mask()) if step.flag else 0
    s.push(RollSum(step.n, run.returned if step.b else 0, again))


@final
class RollSum(Step[State]):
    """The black die, once or more often; the results are added up."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.2"
    FIELDS: ClassVar[Fields] = (("times", None), ("sum", None), ("again", None), ("rolled", None))

    def __init__(self, times: int, sum: int, again: int, rolled: int = 0) -> None:
        super().__init__()
        self.times = times
        self.sum = sum
        self.again = again
        self.rolled = rolled

    def ask(self, s: State, out: list[Action]) -> int:
        so_far = self.sum + (s.die if self.rolled else 0)
        if self.times <= 0:
            s.pop()
            s.die = so_far
            return -1
        s.swap(RollSum(self.times - 1, so_far, self.again, 1))
        if self.again > 0:
            s.push(RollAgain(self.again))
        roll_black(s)
        return -1


@final
class RollAgain(Step[State]):
    """Prowess may re-roll the black die where a script says so; the last roll counts."""

    NAME: ClassVar[str] = "roll-again"
    RULE: ClassVar[str] = "TWM-10.7"
    FIELDS: ClassVar[Fields] = (("left", None),)

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(c.KEEP[0])
        if self.left > 0:
            out.append(c.REROLL[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.KEEP:
            s.pop()
        else:
            s.swap(RollAgain(self.left - 1))
            s.throw()

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("result", c.CARDS, s.die)]


@final
class RollEach(Step[State]):
    """The black die for each of some characters; the results are kept in `rolls`."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-12.2"
    FIELDS: ClassVar[Fields] = (("mask", None), ("prowess", None), ("rolled", None))

    def __init__(self, mask: int, prowess: int, rolled: int) -> None:
        super().__init__()
        self.mask = mask
        self.prowess = prowess
        self.rolled = rolled

    def ask(self, s: State, out: list[Action]) -> int:
        if self.rolled >= 0:
            s.rolls |= s.die << self.rolled * 4
        for character in s.group:
            if self.mask >> character & 1:
                s.swap(RollEach(self.mask & ~(1 << character), self.prowess, character))
                if self.prowess and s.t.prowess[character] > 0:
                    s.push(RollAgain(s.t.prowess[character]))
                roll_black(s)
                return -1
        s.pop()
        return -1


def in_card(s: State) -> bool:
    """Whether an exploration card is being resolved."""
    for step in s.stack:
        if isinstance(step, AfterCard):
            return True
    return False


# Notes


def make_note(s: State, run: Run, step: Instruction) -> None:
    """A note token, if one is left (TWM-12.6)."""
    if s.note_count() >= s.t.note_tokens:
        return
    out = s.location >= 0 and not stored(s, run, 0)
    place = NOTE_ON_TABLE if step.flag else NOTE_CARRIED if out else NOTE_STORED
    s.notes = [*s.notes, step.a, step.b, place, c.GREY, 0, 0, 0]
    s.tell(e.NOTED, step.a, 0, "TWM-12.6")


def spend_charge(s: State, run: Run, n: int) -> None:
    slot = s.find_note(run.note)
    if slot < 0:
        return
    left = s.note_at(slot, NOTE_CHARGES) - n
    if left <= 0:
        s.drop_note(slot)
    else:
        s.set_note(slot, NOTE_CHARGES, left)


# People


def send_away(s: State, run: Run, days: int) -> None:
    """Some leave for a while; not if nobody would be left with the others."""
    for character in s.group:
        if run.this >> character & 1 and s.where[character] != NOT_HERE:
            others = s.present_mask() & ~(1 << character)
            if others == 0:
                return
            s.where[character] = AWAY
            s.back[character] = s.day + days
            s.tell(e.SENT_AWAY, character, 0, "TWM-2.15")


def bring_home(s: State) -> None:
    """Everybody who is away comes back at once; the party when nobody explores."""
    for character in s.group:
        if s.where[character] == AWAY or (s.where[character] == OUT and s.location < 0):
            s.where[character] = HOME


def sate(s: State, mask: int, food_only: bool) -> None:
    for character in s.group:
        if mask >> character & 1:
            s.meals[character] |= ATE if food_only else DRANK | ATE


@final
class Sated(Step[State]):
    """The chosen ones need neither food nor water today."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-9.20"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        sate(s, s.answer, False)
        return -1


def assign_med(s: State, run: Run, cure: int) -> None:
    """Medicine from the box, for those the script is about."""
    for character in s.group:
        if run.this >> character & 1:
            fresh = not s.cures[character] & (1 if cure == 0 else 6)
            if fresh and s.box[c.BANDAGES + cure] > 0:
                s.box[c.BANDAGES + cure] -= 1
                s.cures[character] |= 1 << cure
                s.tell(e.TREATED, character, cure, "TWM-9.2")


def can_join(s: State, character: int) -> bool:
    """Neither here nor gone for good, and there is a place."""
    return len(s.group) < s.t.group_limit and s.ended[character] == 0 and s.where[character] == NOT_HERE


def recruit(s: State, emira: bool) -> None:
    """Somebody may join, if there is a place (TWM-1.11, TWM-4.29)."""
    s.flags[F_JOINED] = 0
    if len(s.group) >= s.t.group_limit:
        return
    if emira:
        if can_join(s, c.EMIRA):
            join(s, c.EMIRA)
        return
    if s.unused:
        s.known[KNOWN_UNUSED] = 1
        s.reveal()
        s.push(Newcomer(s.unused[-1], 0))


@final
class Newcomer(Step[State]):
    """Somebody asks to stay. They bring food and a token, and a burden of their own."""

    NAME: ClassVar[str] = "newcomer"
    RULE: ClassVar[str] = "TWM-4.29"
    FIELDS: ClassVar[Fields] = (("character", None), ("part", None))

    def __init__(self, character: int, part: int) -> None:
        super().__init__()
        self.character = character
        self.part = part

    def ask(self, s: State, out: list[Action]) -> int:
        if self.part == 0:
            out.append(c.YES[0])
            out.append(c.NO[0])
            return s.leader
        s.pop()
        burden = c.FATIGUE if s.die <= 3 else c.MISERY if s.die <= 6 else c.ILLNESS if s.die <= 8 else c.WOUNDS
        s.gain(c.RAW_FOOD, 1, s.storage)
        s.push(TakeOne(tokens_up_to(s, 15, s.t.newcomer_gift), 1))
        advance(s, ON_VISITOR)
        set_state(s, self.character, burden, s.t.newcomer_level)
        return -1

    def do(self, s: State, action: Action) -> None:
        s.known[KNOWN_UNUSED] = 0
        if action.kind is c.NO:  # refused: back among the unused ones
            s.unused = s.shuffled(s.unused)
            s.pop()
            return
        s.unused = s.unused[:-1]
        join(s, self.character)
        s.swap(Newcomer(self.character, 1))
        roll_black(s)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.character)]


# Fights


def script_combat(s: State, step: Instruction) -> None:
    """Enemies that a script brings: all alike."""
    weapons = step.items
    foes: list[int] = []
    for number in range(step.n):
        spare = weapons[1] if len(weapons) > 1 else -1
        foes += [number, weapons[0], spare, 0, step.a, 0]
    if s.resident >= 0:  # the residents who were here are a thing apart
        s.residents_met = [*s.residents_met, s.resident]
        s.resident = -1
    s.foes = foes
    begin_fight(s, bool(step.b & 1), bool(step.b & 2), step.c & 15, step.c >> 4)


# Decks


def look_top(s: State, deck: int) -> None:
    """Everybody sees the top card of a deck (TWM-1.19)."""
    cards = s.events
    if deck == 1:
        cards = s.residents
    elif deck == 2:
        cards = s.raids
    elif deck == 3:
        cards = s.visitors
    elif deck == UNKNOWN_DECK:
        cards = s.unknown
    elif deck == 5:
        cards = s.findings
    if cards:
        if deck == 1 and s.known[deck] == 0:
            s.saw_resident(cards[-1])
        elif deck == 2:
            s.saw_raid(cards[-1])
        s.known[deck] = max(1, s.known[deck])
        s.reveal()
        s.tell(e.PEEKED, deck, 0, "TWM-1.19")


def remove_visitors(s: State, cards: list[int]) -> None:
    """Visitors leave the game; the deck is shuffled."""
    left: list[int] = []
    for card in s.visitors:
        if card in cards:
            s.take_out(VISITOR_CARD, card)
        else:
            left.append(card)
    s.visitors = s.shuffled(left)
    s.known[3] = 0
    kept: list[int] = []
    for card in s.visitors_seen:
        if card in cards:
            s.take_out(VISITOR_CARD, card)
        else:
            kept.append(card)
    s.visitors_seen = kept


def remove_top_event(s: State) -> None:
    """The top event leaves the game unseen; never a chapter or an ending."""
    if s.events and s.t.event_kind[s.events[-1]] == 0:
        s.unused_events = s.shuffled([*s.unused_events, s.events[-1]])
        s.events = s.events[:-1]
        s.known[EVENTS_DECK] = max(0, s.known[EVENTS_DECK] - 1)


def add_random_event(s: State) -> None:
    """One of the events that were not needed is put on top of the deck unseen."""
    if s.unused_events:
        s.unused_events = s.shuffled(s.unused_events)
        s.events = [*s.events, s.unused_events[-1]]
        s.unused_events = s.unused_events[:-1]
        s.known[EVENTS_DECK] = 0


@final
class ExchangeSpot(Step[State]):
    """The leader names the location that is exchanged (TWM-9.7)."""

    NAME: ClassVar[str] = "exchange"
    RULE: ClassVar[str] = "TWM-9.7"
    FIELDS: ClassVar[Fields] = (("n", None),)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ask(self, s: State, out: list[Action]) -> int:
        if self.n > 0:
            for spot in range(3):
                if s.spots[spot] >= 0:
                    out.append(c.GO[spot])
        if not out:
            s.pop()
            return -1
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.swap(ExchangeSpot(self.n - 1))
        exchange(s, action.a)


@final
class PlayCards(Step[State]):
    """Exploration cards that a script names are resolved one after another."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.9"
    FIELDS: ClassVar[Fields] = (("cards", None),)

    def __init__(self, cards: list[int]) -> None:
        super().__init__()
        self.cards = cards

    def ask(self, s: State, out: list[Action]) -> int:
        if not self.cards or s.location < 0:
            s.pop()
            return -1
        s.swap(PlayCards(self.cards[1:]))
        resolve_card(s, self.cards[0])
        return -1


def game_over(s: State, result: int) -> None:
    """Nobody on guard, or the ceasefire (TWM-13.1)."""
    if result == 0:
        finish(s, NO_GUARD)
    else:
        finish(s, CEASEFIRE if s.group_mask() & s.starters else NO_STARTER)
