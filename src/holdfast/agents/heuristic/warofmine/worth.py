"""What a thing is worth to the group, and how well the group is off."""

from holdfast.agents.heuristic.warofmine.facts import FOOD, Facts
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.state.people import STATE_COUNT

PISTOL = c.ITEMS.number("pistol")


def worth(f: Facts, thing: int) -> int:
    """What one more of a thing would mean to the group, in the money of the trade sheet."""
    return _use_of(f, thing) + (4 if f.asked_for(thing) else 0)


def _use_of(f: Facts, thing: int) -> int:
    have = f.owned(thing)
    name = c.ITEMS.entries[thing]
    if thing in FOOD:
        need = 3 * len(f.group) - f.larder()
        return (thing + 1) * (9 if need > 0 else 4)
    if name == "bandages":
        return 14 if f.sum_of(c.WOUNDS) > have else 7
    if name in ("meds", "herbal-meds"):
        return 14 if f.sum_of(c.ILLNESS) > have else 6
    if name in ("coffee", "cigarettes", "book", "moonshine", "alcohol"):
        return 6 if f.sum_of(c.MISERY) > have else 3
    if name in ("knife", "hatchet", "pistol", "shotgun", "assault-rifle"):
        return 14 if have == 0 and not any(f.owned(other) for other in range(c.KNIFE, c.AMMO)) else 6
    if name in ("lockpick", "shovel", "sawblade"):
        return 8 if have == 0 else 1
    if name == "ammo":
        return 4 if f.owned(PISTOL) and have < 2 else 1
    if thing == c.WATER:
        return 9 if have < len(f.group) + 1 else 2
    if thing in (c.WOOD, c.COMPONENTS):
        return 4 if have < 6 else 2 if have < 12 else 1
    return {"filter": 3, "mechanical-part": 3, "electrical-part": 3, "herb": 2, "chems": 2, "sugar": 3}.get(name, 1)


def sells(f: Facts, thing: int) -> bool:
    """Whether a thing at hand is worth less to the group than to a trader."""
    return f.at_hand[thing] > 0 and f.value(thing) > worth(f, thing)


def to_sell(f: Facts, thing: int) -> bool:
    """Whether a thing is worth carrying to a trader."""
    return f.value(thing) >= 5 and f.value(thing) > worth(f, thing) + 2


def for_sale(f: Facts) -> int:
    """What the things in Storage that are worth selling would bring."""
    return sum(f.value(thing) * f.storage[thing] for thing in c.TOKENS if to_sell(f, thing))


def means(f: Facts) -> int:
    """What can be offered in a trade."""
    return sum(f.value(thing) * f.at_hand[thing] for thing in c.TOKENS if sells(f, thing))


def wishes(f: Facts, credit: int) -> list[int]:
    """What the trader has, the credit buys, and the group needs more than its price; the best bargain first."""
    found = [
        thing
        for thing in f.facts("item")
        if c.is_token(thing) and f.box[thing] and f.value(thing) <= credit and worth(f, thing) > f.value(thing)
    ]
    return sorted(found, key=lambda thing: f.value(thing) - worth(f, thing))


def comfort(f: Facts) -> int:
    """How well the group is off: people first, then what weighs on them, then goods, cold and what is still to find."""
    well = -6 * f.cold
    for who in f.group:
        well += 500 if f.is_starter(who) else 400
        for state in range(STATE_COUNT):
            level = f.level(who, state)
            well -= 9 * level * level
    for thing in range(len(f.storage)):
        if f.owned(thing):
            well += min(f.owned(thing), 8) * worth(f, thing)
    for note in f.s.notes.tokens:
        well += 5 + note.worth() // 2
    return well + 3 * f.unknown
