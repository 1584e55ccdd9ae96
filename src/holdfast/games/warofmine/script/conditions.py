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
from holdfast.games.warofmine.people.die import roll_of
from holdfast.games.warofmine.people.skills import STRONG
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.program import Condition
from holdfast.games.warofmine.state.masks import count, has, one
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
        return run.this & s.people.everybody()
    if group == terms.WHO_PRESENT or group == terms.WHO_CHOOSE:
        return s.present()
    if group == terms.WHO_ALL:
        return s.people.everybody()
    if group == terms.WHO_GUARDS:
        return s.people.guards()
    if group == terms.WHO_NEW:
        return s.people.everybody() & one(s.people.joined) if s.people.joined >= 0 else 0
    if group == terms.WHO_CHAR:
        return s.people.everybody() & one(character) if character >= 0 else 0
    if group == terms.WHO_IN_SHELTER:
        return s.people.home()
    if group == terms.WHO_PASSED:
        return run.passed & s.people.everybody()
    if group == terms.WHO_FAILED:
        return run.tested & ~run.passed & s.people.everybody()
    if group == terms.WHO_RESULT:
        return s.answer & s.people.everybody()
    if group == terms.WHO_OTHERS:
        return s.present() & ~run.this
    return by_state(s, run, group, low, high)


def by_state(s: State, run: Run, group: int, low: int, high: int) -> int:
    if high == -1:
        high = s.felt_cold()
    elif high == -2:
        high = s.outing.noise
    mask = 0
    for character in s.people.group:
        if group == terms.WHO_ROLLED:
            roll = roll_of(run.rolls, character)
            found = roll > 0 and low <= roll <= high
        elif group == terms.WHO_FLOOR:
            found = s.people.task[character] == c.TASK_FLOOR or s.today.was_woken(character)
        elif group == terms.WHO_SLEEPERS:
            found = s.people.is_home(character) and s.people.task[character] in (c.TASK_BED, c.TASK_FLOOR)
        else:
            found = s.people.is_home(character) and s.people.level(character, c.WOUNDS) > 0
        if found:
            mask |= one(character)
    return mask


def lowest(s: State, mask: int, state: int) -> int:
    """Those of the mask who have least of a state."""
    best = 9
    found = 0
    for character in s.people.group:
        if not has(mask, character):
            continue
        level = s.people.level(character, state)
        if level < best:
            best = level
            found = 0
        if level == best:
            found |= one(character)
    return found


def passed_each(s: State, mask: int) -> int:
    """Those whose own roll is within their Empathy."""
    passed = 0
    for character in s.people.group:
        roll = roll_of(s.rolls, character)
        if has(mask, character) and roll <= s.t.empathy[character]:
            passed |= one(character)
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
    goods = s.at_hand()
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
            if has(q.colors, color) and count_goods(s, goods, 0, one(color)) < q.each:
                return False
    elif (q.goods or q.colors) and q.value == 0 and count_goods(s, goods, q.goods, q.colors) < q.count:
        return False
    if q.value > 0 and worth(s, goods, q.colors) < q.value:
        return False
    if q.in_box and not s.goods.any_in_box(q.in_box):
        return False
    if q.trade > 0 and max(s.goods.trade, terms.TRADE_OPEN) != q.trade:
        return False
    return q.commission < 0 or can_trade(s, q.commission)


def stand_in(s: State, item: int) -> bool:
    """Whether a note at hand does the work of a tool (TWM-12.23)."""
    if item == c.LOCKPICK:
        return s.has_tool(s.t.note_lockpick)
    return item == c.SAWBLADE and s.has_tool(s.t.note_sawblade)


def _people_hold(s: State, run: Run, q: Condition) -> bool:
    group = s.people.everybody()
    if q.this_has and not s.people.somebody_has(run.this, q.this_has, q.level):
        return False
    if q.others_have and not s.people.somebody_has(group & ~run.this, q.others_have, q.level):
        return False
    if q.group_has and not s.people.somebody_has(group, q.group_has, q.level):
        return False
    if q.characters_high >= 0 and not q.characters_low <= len(s.people.group) <= q.characters_high:
        return False
    present = s.present()
    if q.present_high >= 0 and not q.present_low <= count(present) <= q.present_high:
        return False
    if q.character >= 0 and not has(present, q.character):
        return False
    if q.alive >= 0 and not has(group, q.alive):
        return False
    if q.won and not s.fight.won:
        return False
    if q.can_join >= 0 and not can_join(s, q.can_join):
        return False
    if q.starting and not run.this & s.people.starters & group:
        return False
    if q.prowess >= 0 and best_prowess(s, run.this & group) < q.prowess:
        return False
    if q.prowess_sum >= 0 and sum([s.prowess(one) for one in s.people.group if has(present, one)]) < q.prowess_sum:
        return False
    if (
        q.inventory_sum >= 0
        and sum([s.inventory(one) for one in s.people.group if has(present, one)]) < q.inventory_sum
    ):
        return False
    if q.empathy == 1 and run.passed == 0:
        return False
    if q.empathy == 2 and run.passed != 0:
        return False
    if q.empathy == 3 and run.passed != run.tested:
        return False
    if q.sleepers > 0 and count(by_state(s, run, terms.WHO_SLEEPERS, 0, 0)) < q.sleepers:
        return False
    return not q.died_today or s.today.losses > 0


def _place_holds(s: State, run: Run, q: Condition) -> bool:
    if q.where > 0 and not is_where(s, q.where):
        return False
    if q.noise > 0 and s.outing.noise < q.noise:
        return False
    if q.cold > 0 and s.house.cold < q.cold:
        return False
    if q.feels_cold and (s.today.ignore_cold or s.felt_cold() == 0):
        return False
    if q.fitting >= 0 and not stands(s, q.fitting):
        return False
    if q.day_high >= 0 and not q.day_low <= s.day <= q.day_high:
        return False
    if q.location >= 0 and s.outing.location != q.location:
        return False
    if q.note >= 0 and s.find_note(q.note) < 0:
        return False
    if q.spent and not s.notes.emptied:
        return False
    if q.charged and not charged(s, run.note):
        return False
    if q.can_clear and not can_clear(s):
        return False
    if q.can_place and not places_for(s, q.can_place):
        return False
    if q.can_craft and not can_craft(s, q.can_craft == WITH_PARTS):
        return False
    if q.raid_due and (s.raid.skipped > 0 or s.acting_note(s.t.note_no_raid) >= 0):
        return False
    if q.free_water and not s.free_water():
        return False
    if q.shelter_cards > 0 and len(cards_in_reach(s)) < q.shelter_cards:
        return False
    if q.below_returned and run.roll >= run.returned:
        return False
    return len(s.decks.unknown) >= q.unknown


def is_where(s: State, where: int) -> bool:
    if where == AT_HOME:
        return not s.outside()
    if where == AT_OUT:
        return s.outside()
    if where == IN_COMBAT:
        return s.fight.going == 1
    return s.phase == where - AT_MORNING


def charged(s: State, note: int) -> bool:
    slot = s.find_note(note)
    return slot >= 0 and s.notes.at(slot).charges > 0


def can_clear(s: State) -> bool:
    """Rubble outside needs a shovel, two people, or a strong one."""
    party = s.people.party()
    return s.at_hand()[c.SHOVEL] > 0 or count(party) > 1 or s.has_skill(party, STRONG)


def best_prowess(s: State, mask: int) -> int:
    best = 0
    for character in s.people.group:
        if has(mask, character) and s.prowess(character) > best:
            best = s.prowess(character)
    return best
