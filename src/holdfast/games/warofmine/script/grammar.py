# mypyc: skip
"""What a script may say beyond its words: rolls before their results, no circles."""

from collections.abc import Iterable, Mapping, Sequence

import holdfast.games.warofmine.script.terms as terms
from holdfast.games.warofmine.script.conditions.people import Empathy
from holdfast.games.warofmine.script.conditions.story import Rolled
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.script.ops import dice
from holdfast.games.warofmine.script.ops.story import PlayScript
from holdfast.games.warofmine.script.program import Asked, Block, Instruction

OPTION_ROLL = "the roll of the options"
ROLLED = (dice.ONE_ROLL, dice.SEVERAL, dice.EACH, dice.AGAIN, OPTION_ROLL)


def without_roll(op: Operation, rolled: Iterable[str]) -> str:
    """The error about what an operation depends on that was not rolled before it; empty if nothing is missing."""
    before = set(rolled)
    if op.whom.group in (terms.WHO_PASSED, terms.WHO_FAILED) and dice.EMPATHY not in before:
        return "error-passed-failed"
    if op.whom.group == terms.WHO_ROLLED and dice.EACH not in before:
        return "error-who-rolled"
    if dice.AGAIN in op.rolls() and dice.ONE_ROLL not in before:
        return "error-rerolls"
    return condition_without_roll(op.asked, before)


def condition_without_roll(asked: Asked | None, rolled: Iterable[str]) -> str:
    before = set(rolled)
    for condition in asked.conditions if asked is not None else ():
        if isinstance(condition, Rolled) and not before.intersection(ROLLED):
            return "error-roll-before"
        if isinstance(condition, Empathy) and dice.EMPATHY not in before:
            return "error-empathy-before"
    return ""


def rolls_of(do: Sequence[Operation]) -> list[str]:
    """What these operations roll, for those that come after them."""
    return [rolled for op in do for rolled in op.rolls()]


def leads_on(block: Block, code: Sequence[Instruction]) -> set[int]:
    """The blocks that are certain to be read after this one, without a question or a condition between."""
    plain = _played(block.places, code)
    for way in block.ways:
        if way.kind == terms.AUTO and way.condition is None:
            plain += [*_played(way.places, code), way.goto]
    return {number for number in plain if number >= 0}


def _played(places: Sequence[int], code: Sequence[Instruction]) -> list[int]:
    found = [code[place] for place in places]
    return [op.script for op in found if isinstance(op, PlayScript) and op.condition is None]


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
