# mypyc: skip
"""What a script may say beyond its words: numbers that mean something, rolls before their results, no circles."""

from collections.abc import Iterable, Mapping, Sequence

import holdfast.games.warofmine.content.schema as k
from holdfast.core import HoldfastError

RANGES = {
    "n": (1, 99),
    "min": (1, 99),
    "times": (1, 9),
    "charges": (1, 99),
    "value": (0, 250),
    "weight": (0, 99),
    "commission": (0, 99),
    "limit": (1, 99),
    "keep": (1, 15),
    "damage": (0, 30),
    "wounds": (0, 30),
    "enemies": (1, 9),
    "prowess": (0, 9),
    "enemies_flee_after_kills": (1, 9),
    "enemies_flee_after_wounds": (1, 27),
    "until": (1, 20),
}
OWN_RANGES = {
    ("raise", "n"): (1, 4),
    ("lower", "n"): (1, 4),
    ("relief", "n"): (1, 4),
    ("set", "n"): (0, 4),
    ("noise_set", "n"): (1, 8),
    ("noise_min", "n"): (1, 8),
    ("noise_max", "n"): (1, 8),
    ("price", "n"): (0, 99),
    ("today", "n"): (-9, 9),
}
"""Of single operations."""
LISTS = ("items", "one_of", "rows", "cards", "weapons", "prices")

ROLLED = ("roll", "prowess_rerolls_allowed")
TESTED = "empathy_roll"
EACH = "a roll for each"


def wrong_number(op: k.Op) -> HoldfastError | None:
    """What is wrong with the numbers and lists of an operation, if anything is."""
    for name in op.__struct_fields__:
        value = getattr(op, name)
        if isinstance(value, int) and not isinstance(value, bool):
            low, high = OWN_RANGES.get((op.op, name), RANGES.get(name, (-99999, 99999)))
            if not low <= value <= high:
                return HoldfastError(
                    "error-number", field=repr(name), operation=repr(op.op), low=low, high=high, value=value
                )
        if name == "d" and value == 0:
            return HoldfastError("error-no-change", operation=repr(op.op))
        if name in LISTS and value is not None:
            if not value:
                return HoldfastError("error-empty-list", field=repr(name), operation=repr(op.op))
            if isinstance(value, dict) and min(value.values()) < 1:
                return HoldfastError("error-one-of-each", field=repr(name), operation=repr(op.op))
    return None


def without_roll(op: k.Op, rolled: Iterable[str]) -> HoldfastError | None:
    """What an operation depends on that was not rolled before it, if anything is missing."""
    before = set(rolled)
    if (op.who in ("passed", "failed") or op.per in ("passed", "failed")) and TESTED not in before:
        return HoldfastError("error-passed-failed")
    if op.who == "rolled" and EACH not in before:
        return HoldfastError("error-who-rolled")
    if op.op == "prowess_rerolls_allowed" and "one roll" not in before:
        return HoldfastError("error-rerolls")
    return condition_without_roll(op.when_, before)


def condition_without_roll(condition: k.If | None, rolled: Iterable[str]) -> HoldfastError | None:
    before = set(rolled)
    if condition is not None and condition.roll and not before.intersection(ROLLED):
        return HoldfastError("error-roll-before")
    if condition is not None and condition.empathy and TESTED not in before:
        return HoldfastError("error-empathy-before")
    return None


def rolls_of(do: Sequence[k.Op]) -> list[str]:
    """What these operations roll, for those that come after them."""
    found = []
    for op in do:
        if op.op in (*ROLLED, TESTED):
            found.append(op.op)
        if op.op == "roll":
            found.append(EACH if op.per else "several rolls" if op.times else "one roll")
    return found


def leads_on(entry: k.Script) -> set[int]:
    """The scripts that are certain to be read after this one, without a question or a condition between."""
    plain = [op.script for op in entry.do if op.op == "play_script" and op.when_ is None]
    for option in entry.option:
        if option.kind == "auto" and option.when_ is None:
            plain += [op.script for op in option.do if op.op == "play_script" and op.when_ is None]
            plain.append(option.goto)
    return {number for number in plain if number}


def circle(leads: Mapping[int, set[int]]) -> list[int]:
    """Scripts that would be read for ever, in their order; empty if there are none."""
    done: set[int] = set()
    for start in leads:
        path = [start]
        while path:
            ahead = [number for number in leads.get(path[-1], ()) if number not in done]
            back = [number for number in ahead if number in path]
            if back:
                return path[path.index(back[0]) :]
            if ahead:
                path.append(ahead[0])
            else:
                done.add(path.pop())
    return []
