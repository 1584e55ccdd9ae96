# mypyc: skip
"""Phrases that operations, conditions and cards are said with: goods, ranges, lists."""

from collections.abc import Sequence

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Words

EVERYTHING = 20
"""More than a party can have of a kind: cards that take everything name such a number."""


def goods(pairs: Sequence[int], words: Words) -> str:
    """«2 wood, 4 components», from pairs of item and number."""
    return ", ".join(amount(pairs[i], pairs[i + 1], words) for i in range(0, len(pairs), 2))


def amount(item: int, number: int, words: Words) -> str:
    """«1 component», «2 components»."""
    one, many = words.entry(c.ITEMS, item), words.entry(c.ITEMS, item, "many")
    return words.say("on-goods", number=number, one=one, many=many)


def one_of(items: Sequence[int], words: Words) -> str:
    """«a book or a guitar»."""
    return either([words.entry(c.ITEMS, item, "a") for item in items], words)


def things(n: int, kind: int, of: Sequence[int], words: Words) -> str:
    """«2 things (food)», of a kind or of some colours."""
    named = {terms.FOOD: "effect-food", terms.WEAPON: "effect-weapons"}.get(kind, "effect-any-goods")
    said = colors(of, words) if of else words.say(named)
    return words.say("effect-things", n=n, all=int(n >= EVERYTHING), kind=said)


def colors(found: Sequence[int], words: Words) -> str:
    """The kinds of goods that the colours stand for."""
    if len(found) == len(c.COLORS):
        return words.say("effect-any-goods")
    return ", ".join(words.entry(c.COLORS, number) for number in found)


def states(found: Sequence[int], words: Words) -> str:
    """«hunger or misery»."""
    return either([words.entry(c.STATES, state) for state in found], words)


def joined(parts: Sequence[str], words: Words) -> str:
    """One thing after another."""
    return words.say("on-semicolon").join(part for part in parts if part)


def in_turn(parts: Sequence[str], words: Words) -> str:
    """«give up 1 lockpick, then 2 wood and 1 component», where a semicolon would begin something else."""
    first, *rest = parts
    return words.say("effect-then", first=first, rest=_listed(rest, "effect-and", words)) if rest else first


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def either(names: Sequence[str], words: Words) -> str:
    """«soldiers or rebels»."""
    return _listed(names, "effect-or", words)


def _listed(names: Sequence[str], message: str, words: Words) -> str:
    """«a, b and c», with the message that joins the last two."""
    *first, last = names
    return words.say(message, first=", ".join(first), last=last) if first else last


def results(low: int, high: int) -> str:
    """Results of the black die: «1-4»."""
    high = min(high, 10)
    return str(low) if low == high else f"{low}-{high}"


def runs(numbers: Sequence[int]) -> list[tuple[str, int]]:
    """The results of the black die that bring the same, together: «1-4» and what they bring."""
    found: list[tuple[str, int]] = []
    first = 0
    for i in range(1, len(numbers) + 1):
        if i == len(numbers) or numbers[i] != numbers[first]:
            found.append((results(first + 1, i), numbers[first]))
            first = i
    return found
