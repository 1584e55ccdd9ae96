"""What goods and notes are worth, and giving them up."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action
from holdfast.games.warofmine.people.company import put_weapon_back
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.state.masks import has, one
from holdfast.games.warofmine.state.state import State

NOTHING_HELD: Final = [0] * len(c.ITEMS)

# Goods


def fits(s: State, item: int, kind: int, colors: int) -> bool:
    """Whether an item is of a kind of goods, or of one of the colours."""
    if colors:
        return c.is_token(item) and has(colors, s.t.color[item])
    if kind == terms.FOOD:
        return item <= c.CANNED_FOOD
    if kind == terms.WEAPON:
        return c.KNIFE <= item < c.AMMO
    if kind == terms.TOKEN:
        return c.is_token(item)
    return True


def count_goods(s: State, of: list[int], kind: int, colors: int) -> int:
    n = 0
    for item in range(len(of)):
        if of[item] > 0 and fits(s, item, kind, colors):
            n += of[item]
    return n


def worth(s: State, of: list[int], colors: int = 0) -> int:
    """The value of all tokens there, notes at hand included; and of wood while it has one."""
    total = 0
    held = in_hands(s) if of is s.goods.pile else NOTHING_HELD
    for item in c.PAYABLE:
        if of[item] + held[item] > 0 and (colors == 0 or has(colors, s.t.color[item])):
            total += (of[item] + held[item]) * s.value(item)
    used = note_in_use(s) if s.notes.tokens else -1
    for slot in range(s.notes.count()):
        if s.notes.at(slot).id == used:
            continue
        if s.note_here(slot) and (colors == 0 or has(colors, s.notes.at(slot).color)):
            total += s.notes.at(slot).worth()
    return total


def in_hands(s: State) -> list[int]:
    """The weapons that the party fights with, by item: they are its tokens too (TWM-10.28, TWM-10.29)."""
    found = [0] * len(s.goods.pile)
    if s.fight.going and s.outside():
        for character in s.people.group:
            if s.people.is_out(character) and s.people.hand[character] > 0:
                found[c.KNIFE + s.people.hand[character] - 1] += 1
    return found


def hand_over(s: State, item: int) -> None:
    """Somebody lays down the weapon in their hands, if none lies on the pile."""
    if s.goods.pile[item] > 0 or in_hands(s)[item] == 0:
        return
    for character in s.people.group:
        if s.people.is_out(character) and c.KNIFE + s.people.hand[character] - 1 == item:
            put_weapon_back(s, character, s.goods.pile)
            return


def note_in_use(s: State) -> int:
    """The note whose script is being read, -1 for none: it is no payment for itself."""
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if isinstance(step, Run):
            return step.note
    return -1


def offer_notes(s: State, colors: int, out: list[Action], stored: bool) -> None:
    """Notes at hand, or those in Storage, that have a value can be given like tokens."""
    if not s.notes.tokens:
        return
    used = note_in_use(s)
    for slot in range(s.notes.count()):
        if s.note_with(slot, stored) and s.notes.at(slot).worth() > 0 and s.notes.at(slot).id != used:
            if colors == 0 or has(colors, s.notes.at(slot).color):
                out.append(c.GIVE_NOTE[slot])


def note_gift(s: State, value: int) -> None:
    """What is given at home may be a gift to the visitor who is there (see the objective of the open door)."""
    if not s.outside():
        s.goods.given += value


def give_up(s: State, action: Action, goods: list[int]) -> int:
    """A token goes back to the box, a note is gone; what it was worth."""
    if action.kind is c.GIVE_NOTE:
        value = s.notes.at(action.a).worth()
        s.drop_note(action.a)
    else:
        value = s.value(action.a)
        s.discard(action.a, 1, goods)
    return value


def tokens_up_to(s: State, colors: int, value: int) -> int:
    """A mask of the tokens of these colours worth no more."""
    mask = 0
    for item in c.TOKENS:
        if has(colors, s.t.color[item]) and s.value(item) <= value:
            mask |= one(item)
    return mask
