# mypyc: skip
"""What the operations of cards and scripts do, in words: for those that may be read before they are chosen. How each
operation and condition is said stands with it, in `script/ops` and `script/conditions`."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from holdfast.core import Domain, Words
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.say.phrases import in_turn, joined, results
from holdfast.games.warofmine.script.conditions import CONDITIONS
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.script.ops import OPERATIONS
from holdfast.games.warofmine.script.program import Asked, Block, Condition, Way

PLAIN = (
    "effect-things", "effect-food", "effect-weapons", "effect-any-goods", "effect-or", "effect-and", "effect-then",
    "effect-nothing", "effect-more", "effect-on", "effect-otherwise", "effect-times", "effect-when", "when-else",
)  # fmt: skip
"""What is said about operations and conditions of every kind."""


def _messages(kind: str) -> Domain:
    """All messages of a kind that operations and conditions are said with."""
    homes: list[type[Operation] | type[Condition]] = [*OPERATIONS.values(), *CONDITIONS]
    said = [message for home in homes for message in home.SAYS]
    found = dict.fromkeys(message for message in (*PLAIN, *said) if message.startswith(f"{kind}-"))
    return Domain(kind, tuple(message.removeprefix(f"{kind}-") for message in found))


EFFECTS = _messages("effect")
WHEN = _messages("when")
PROMISES = _messages("promise")


def operations(t: WarTables, of: Block | Way) -> list[Operation]:
    """The operations of a script, a card or an option."""
    found: list[Operation] = []
    for place, after in pairwise(of.places):
        found += [part for part in t.code[place:after] if isinstance(part, Operation)]
    return found


def script_says(t: WarTables, block: int, words: Words) -> str:
    """What a script does and where it may lead, as far as that is told beforehand."""
    read = t.blocks[block]
    lines = [effects(operations(t, read), words), *(_way(t, way, words) for way in read.ways)]
    return "\n".join(line for line in lines if line)


def _way(t: WarTables, way: Way, words: Words) -> str:
    """One line for each way on: the results that lead there, and what follows."""
    low, high = way.low, way.high
    if high < low and way.condition is not None:
        low, high = way.condition.low, way.condition.high
    more = words.say("effect-more") if way.goto >= 0 else ""
    follows = joined([effects(operations(t, way), words), more], words) or words.say("effect-nothing")
    return words.say("effect-on", results=results(low, high), effect=follows) if low <= high else follows


def effects(do: Sequence[Operation], words: Words) -> str:
    """«Misery -1 for everybody; 2 wood»; what has no words of its own is «more». What depends on the same results of a
    die is said after them: «4-10: 1 wood, then Misery -1»."""
    found: dict[tuple[_Under, str], int] = {}
    chosen = 0
    for op in do:
        if op.asked and op.asked.trade:  # how a trade with residents goes on is told when it has taken place
            continue
        plain = op.say(words, chosen)
        if plain:
            key = (_under(op, words), plain)
            found[key] = found.get(key, 0) + (1 if op.once_each() else 0)
        chosen = op.chooses() or chosen
    told: list[str] = []
    for under, several in groupby(found.items(), lambda one: one[0][0]):
        parts = [_repeated(said, n, words) for (_, said), n in several]
        if under.results and under.holds != words.say("when-else"):  # such cases may be different ones
            parts = [in_turn(parts, words)]
        told += [_told(under, part, words) for part in parts]
    return joined(told, words)


def _repeated(said: str, n: int, words: Words) -> str:
    """A choice that is made more than once; what else is there twice is said once."""
    return words.say("effect-times", n=n, effect=said) if n > 1 else said


class _Under(NamedTuple):
    """What an effect depends on, in words."""

    results: str
    """Of a die."""
    holds: str
    """What there is."""
    refused: bool
    """Whether something was refused before it."""


def _under(op: Operation, words: Words) -> _Under:
    asked = op.asked
    low, high = op.results()
    if asked is not None and asked.low <= asked.high:
        low, high = asked.low, asked.high
    refused = asked is not None and asked.did == 0
    holds = "" if asked is None or op.GIVES_UP else circumstances(asked, words)
    return _Under("" if refused or high < low else results(low, high), holds, refused)


def _told(under: _Under, said: str, words: Words) -> str:
    """An effect with all that it depends on."""
    if under.results:
        said = words.say("effect-on", results=under.results, effect=said)
    if under.holds:
        said = words.say("effect-when", condition=under.holds, effect=said)
    return words.say("effect-otherwise", effect=said) if under.refused else said


def circumstances(asked: Asked, words: Words) -> str:
    """«with a book», «if nobody died or left today»."""
    found: list[str] = []
    for condition in asked.conditions:
        if not condition.SILENT:
            said = condition.say(words, asked.neg)
            if not said:
                return words.say("when-else")
            found.append(said)
    if asked.neg and len(found) > 1:
        return words.say("when-else")
    return ", ".join(found)
