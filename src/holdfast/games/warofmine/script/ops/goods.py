"""Operations that give, take and price goods."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.games.warofmine.goods.choices import LoseGoods, PayValue, TakeOne
from holdfast.games.warofmine.goods.trade import Trade
from holdfast.games.warofmine.goods.worth import note_gift, tokens_up_to, worth
from holdfast.games.warofmine.people.company import put_weapon_back
from holdfast.games.warofmine.script.conditions import who
from holdfast.games.warofmine.script.frame import Run, undone
from holdfast.games.warofmine.script.program import Instruction
from holdfast.games.warofmine.state.masks import count, one
from holdfast.games.warofmine.state.state import State

ALL: Final = 99
"""A number of goods that means everything."""


def change_goods(s: State, run: Run, step: Instruction) -> None:
    op = step.op
    if op == terms.GAIN:
        gain(s, run, step)
    elif op == terms.LOSE:
        lose(s, run, step)
    elif op == terms.LOSE_VALUE:
        if worth(s, s.goods.storage if step.c else s.at_hand(), step.colors) == 0:
            undone(s)
        s.push(PayValue(step.n, step.colors, step.c))
    elif op == terms.GAIN_VALUE:
        s.push(TakeOne(tokens_up_to(s, step.colors, step.n), step.a))
    elif op == terms.TRADE:
        s.push(Trade(mask_of(step.items), step.a, step.b, step.c, step.n))
    elif op == terms.PRICE:
        prices = s.goods.prices[:]
        for item in step.items:
            if step.flag:  # from now on just that
                prices[item] = step.n - s.t.value[item]
            else:
                prices[item] += step.n
        s.goods.prices = prices
    else:  # remove_box
        for i in range(0, len(step.items), 2):
            s.goods.remove(step.items[i], step.items[i + 1])


# Goods


def mask_of(items: list[int]) -> int:
    mask = 0
    for item in items:
        mask |= one(item)
    return mask


def stored(s: State, run: Run, asked: int) -> int:
    """1 if goods come from and go to Storage although a party is out: the script says so, or it is about somebody who
    has left and was at home (TWM-2.9)."""
    gone = s.people.gone_from_home
    return 1 if asked or (gone >= 0 and run.this == one(gone)) else 0


def gain(s: State, run: Run, step: Instruction) -> None:
    times = 1
    if step.who >= 0:
        times = count(who(s, run, step.who, -1, 0, 0))
    to = s.goods.storage if stored(s, run, step.a) else s.at_hand()
    if not s.goods.any_in_box(step.items if step.flag else step.items[::2]) or times == 0:
        undone(s)
    if step.flag:
        for _ in range(times):
            s.push(TakeOne(mask_of(step.items), step.a))
        return
    for i in range(0, len(step.items), 2):
        s.gain(step.items[i], step.items[i + 1] * times, to)


def lose(s: State, run: Run, step: Instruction) -> None:
    at_home = stored(s, run, step.c)
    goods = s.goods.storage if at_home else s.at_hand()
    if step.b:
        lost = 0
        for i in range(0, len(step.items), 2):
            item = step.items[i]
            if item == c.LOCKPICK and not at_home and s.has_tool(s.t.note_lockpick):
                lost += 1  # the sturdy one is never used up (TWM-12.23)
                continue
            n = s.discard(item, step.items[i + 1], goods)
            lost += n
            note_gift(s, n * s.value(item))
        if lost == 0:
            undone(s)
        return
    if step.n >= ALL and s.fight.going and not at_home:  # weapons in hands are tokens of the pile too
        for character in s.people.group:
            put_weapon_back(s, character, goods)
    s.push(LoseGoods(step.n, step.goods, step.colors, mask_of(step.items), step.a, at_home))
