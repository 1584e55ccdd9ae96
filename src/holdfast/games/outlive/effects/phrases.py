# mypyc: skip
"""Words for things that several effects name."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from holdfast.core import Action, Domain, Words
from holdfast.games.outlive.catalogue import (
    GOODS,
    KINDS,
)
from holdfast.games.outlive.describe import goods
from holdfast.games.outlive.night import thrown_away
from holdfast.games.outlive.state import State, Tribe

T = TypeVar("T")
Tell = Callable[[State, int, Action, Words], list[str]]
"""What a kind of action does now, in sentences."""


def asking(s: State, kind: type[T]) -> T:
    """The step that asks, which knows what is left to pay."""
    step = s.stack[-1]
    assert isinstance(step, kind)
    return step


def say_good(words: Words, good: int, amount: int) -> str:
    return words.entry(GOODS, good, "plural" if amount > 1 or (not amount and words.lang == "en") else "one")


def say_all(words: Words, domain: Domain, mask: int) -> str:
    return ", ".join(words.entry(domain, i) for i in range(len(domain)) if mask >> i & 1)


def say_actions_left(words: Words, left: int) -> str:
    return words.say("does-actions-left", left=left)


def say_gain(words: Words, good: int, amount: int) -> str:
    amounts = [0] * KINDS
    amounts[good] = amount
    return words.say("does-gain", goods=goods(words, amounts)) if amount else ""


def say_gains(words: Words, amounts: Sequence[int]) -> str:
    return words.say("does-gain", goods=goods(words, amounts))


def say_have(words: Words, good: int, amount: int) -> str:
    return words.say("does-have", amount=amount, good=say_good(words, good, amount))


def signed(points: int) -> str:
    """A level as the gauge has it: «+1», «0», «−2»."""
    return f"{'+' if points > 0 else '−' if points < 0 else ''}{abs(points)}"


def say_level(s: State, tribe: Tribe, words: Words, levels: int) -> str:
    after = max(0, tribe.gauge - levels)
    return words.say("does-level", before=signed(s.t.gauge_points[tribe.gauge]), after=signed(s.t.gauge_points[after]))


def say_lack(s: State, tribe: Tribe, words: Words, cost: Sequence[int]) -> str:
    """What a tribe is short of for a cost in materials."""
    short = [max(0, cost[i] - tribe.goods[i]) for i in range(len(cost))]
    return words.say("does-lack", goods=goods(words, short)) if any(short) else words.say("does-all-paid")


def say_thrown(s: State, tribe: Tribe, words: Words) -> str:
    lost = [thrown_away(s, tribe, good) for good in range(KINDS)]
    return words.say("does-thrown", goods=goods(words, lost)) if any(lost) else ""


def say_airlock(s: State, words: Words, people: int) -> str:
    return words.say(
        "does-airlock", people=people, spaces=s.t.airlock_spaces, water=s.t.airlock_water[people], stops=people
    )


def say_people(s: State, words: Words, chamber: int, people: int) -> list[str]:
    """A room with so many survivors in it."""
    spaces = s.t.spaces[chamber]
    said = [
        words.say(
            "does-people", people=people, spaces=max(spaces, s.t.room_most[chamber]) if people > spaces else spaces
        )
    ]
    if people == s.t.spaces[chamber]:
        said.append(words.say("does-room-works", upkeep=s.t.upkeep[chamber]))
    elif people == 1:
        said.append(words.say("does-eat", upkeep=s.t.upkeep[chamber]))
    return said
