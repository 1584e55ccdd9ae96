"""Whom a script means, and the conditions it asks."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.games.warofmine.goods.trade import can_trade
from holdfast.games.warofmine.goods.worth import count_goods, worth
from holdfast.games.warofmine.house.costs import can_craft
from holdfast.games.warofmine.house.fittings import places_for, stands
from holdfast.games.warofmine.house.newcomers import can_join
from holdfast.games.warofmine.house.reach import cards_in_reach
from holdfast.games.warofmine.marks import (
    F_EMPTIED,
    F_GONE_TODAY,
    F_IGNORE_COLD,
    F_JOINED,
    F_SKIP_RAIDS,
    F_TRADE,
    F_WOKEN,
    F_WON,
    FIGHTING,
    HOME,
    NOTE_CHARGES,
)
from holdfast.games.warofmine.people.choices import count
from holdfast.games.warofmine.people.skills import STRONG
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.program import Condition
from holdfast.games.warofmine.state.state import State

# Numbers of `terms.PLACES`
AT_HOME: Final = 1
AT_OUT: Final = 2
AT_MORNING: Final = 3
IN_COMBAT: Final = 10

WITH_PARTS: Final = 2
"""Of `Condition.can_craft`."""


# Whom


def who(s: State, run: Run, group: int, character: int, low: int, high: int) -> int:
    """The characters that an operation means, as a mask."""
    if group == terms.WHO_THIS:
        return run.this & s.group_mask()
    if group == terms.WHO_PRESENT or group == terms.WHO_CHOOSE:
        return s.present_mask()
    if group == terms.WHO_ALL:
        return s.group_mask()
    if group == terms.WHO_GUARDS:
        return s.guard_mask()
    if group == terms.WHO_NEW:
        return s.group_mask() & 1 << s.flags[F_JOINED] >> 1
    if group == terms.WHO_CHAR:
        return s.group_mask() & 1 << character if character >= 0 else 0
    if group == terms.WHO_IN_SHELTER:
        return s.home_mask()
    if group == terms.WHO_PASSED:
        return run.passed & s.group_mask()
    if group == terms.WHO_FAILED:
        return run.tested & ~run.passed & s.group_mask()
    if group == terms.WHO_RESULT:
        return s.answer & s.group_mask()
    if group == terms.WHO_OTHERS:
        return s.present_mask() & ~run.this
    return by_state(s, run, group, low, high)


def by_state(s: State, run: Run, group: int, low: int, high: int) -> int:
    if high == -1:
        high = s.felt_cold()
    elif high == -2:
        high = s.noise
    mask = 0
    for character in s.group:
        if group == terms.WHO_ROLLED:
            roll = run.rolls >> character * 4 & 15
            found = roll > 0 and low <= roll <= high
        elif group == terms.WHO_FLOOR:
            found = s.task[character] == c.TASK_FLOOR or bool(s.flags[F_WOKEN] >> character & 1)
        elif group == terms.WHO_SLEEPERS:
            found = s.where[character] == HOME and s.task[character] in (c.TASK_BED, c.TASK_FLOOR)
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
            if goods[item] >= q.n or (q.n == 1 and stand_in(s, item)):
                break
        else:
            return False
    for i in range(0, len(q.needs), 2):
        if goods[q.needs[i]] < q.needs[i + 1]:
            return False
    if q.each > 0:
        for color in range(4):
            if q.colors >> color & 1 and count_goods(s, goods, 0, 1 << color) < q.each:
                return False
    elif (q.goods or q.colors) and q.value == 0 and count_goods(s, goods, q.goods, q.colors) < q.count:
        return False
    if q.value > 0 and worth(s, goods, q.colors) < q.value:
        return False
    if q.in_box and not s.any_in_box(q.in_box):
        return False
    if q.trade > 0 and max(s.flags[F_TRADE], terms.TRADE_OPEN) != q.trade:
        return False
    return q.commission < 0 or can_trade(s, q.commission)


def stand_in(s: State, item: int) -> bool:
    """Whether a note at hand does the work of a tool (TWM-12.23)."""
    if item == c.LOCKPICK:
        return s.has_tool(s.t.note_lockpick)
    return item == c.SAWBLADE and s.has_tool(s.t.note_sawblade)


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
    if q.alive >= 0 and not group >> q.alive & 1:
        return False
    if q.won and not s.flags[F_WON]:
        return False
    if q.can_join >= 0 and not can_join(s, q.can_join):
        return False
    if q.starting and not run.this & s.starters & group:
        return False
    if q.prowess >= 0 and best_prowess(s, run.this & group) < q.prowess:
        return False
    if q.prowess_sum >= 0 and sum([s.prowess(one) for one in s.group if present >> one & 1]) < q.prowess_sum:
        return False
    if q.inventory_sum >= 0 and sum([s.inventory(one) for one in s.group if present >> one & 1]) < q.inventory_sum:
        return False
    if q.empathy == 1 and run.passed == 0:
        return False
    if q.empathy == 2 and run.passed != 0:
        return False
    if q.empathy == 3 and run.passed != run.tested:
        return False
    if q.sleepers > 0 and count(by_state(s, run, terms.WHO_SLEEPERS, 0, 0)) < q.sleepers:
        return False
    return not q.died_today or s.flags[F_GONE_TODAY] > 0


def _place_holds(s: State, run: Run, q: Condition) -> bool:
    if q.where > 0 and not is_where(s, q.where):
        return False
    if q.noise > 0 and s.noise < q.noise:
        return False
    if q.cold > 0 and s.cold < q.cold:
        return False
    if q.feels_cold and (s.flags[F_IGNORE_COLD] or s.felt_cold() == 0):
        return False
    if q.fitting >= 0 and not stands(s, q.fitting):
        return False
    if q.day_high >= 0 and not q.day_low <= s.day <= q.day_high:
        return False
    if q.location >= 0 and s.location != q.location:
        return False
    if q.note >= 0 and s.find_note(q.note) < 0:
        return False
    if q.spent and not s.flags[F_EMPTIED]:
        return False
    if q.charged and not charged(s, run.note):
        return False
    if q.can_clear and not can_clear(s):
        return False
    if q.can_place and not places_for(s, q.can_place):
        return False
    if q.can_craft and not can_craft(s, q.can_craft == WITH_PARTS):
        return False
    if q.raid_due and (s.flags[F_SKIP_RAIDS] > 0 or s.acting_note(s.t.note_no_raid) >= 0):
        return False
    if q.free_water and not s.free_water():
        return False
    if q.shelter_cards > 0 and len(cards_in_reach(s)) < q.shelter_cards:
        return False
    if q.below_returned and run.roll >= run.returned:
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


def charged(s: State, note: int) -> bool:
    slot = s.find_note(note)
    return slot >= 0 and s.note_at(slot, NOTE_CHARGES) > 0


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
        if mask >> character & 1 and s.prowess(character) > best:
            best = s.prowess(character)
    return best
