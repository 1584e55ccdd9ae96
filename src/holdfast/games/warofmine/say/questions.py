# mypyc: skip
"""What a script or card that is being read asks: the text of its options, and what yes and no mean."""

from itertools import takewhile

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Words
from holdfast.games.warofmine.say.phrases import joined, sentence
from holdfast.games.warofmine.say.scripts import effects, operations
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.operation import Operation, TakeSelected
from holdfast.games.warofmine.script.ops.dice import Roll
from holdfast.games.warofmine.script.ops.exploring import ReturnExploration
from holdfast.games.warofmine.script.program import Block, Way
from holdfast.games.warofmine.script.ways import End
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.state import State

CARDS = ("exploration", "resident", "visitor")
"""What has its options printed on it."""


def reading(state: State) -> Run | None:
    """The script or card that asks, if one does."""
    step = state.decision.step if state.decision is not None else None
    return step if isinstance(step, Run) else None


def option(state: State, number: int, words: Words) -> str:
    """The text of an option of the script or card that is being read."""
    _, block = asking(state)
    return words.say(f"{block.table}-{block.entry}", f"o{number + 1}") if block is not None else ""


def option_does(state: State, number: int, words: Words) -> str:
    """What an option printed on a card does; of a script only its price, not what it holds in store."""
    _, block = asking(state)
    if block is None:
        return ""
    way = block.ways[number]
    if block.table == "script":
        price = prices(state, way)
        return sentence(effects(price, words)) if price else ""
    if block.table not in CARDS:
        return ""
    do = operations(state.t, way)
    return sentence(effects(do, words) or words.say("effect-more" if way.goto >= 0 else "effect-nothing"))


def prices(state: State, way: Way) -> list[Operation]:
    """What is given up first if this way is chosen, whatever the dice say."""
    done = operations(state.t, way)
    if way.price:  # the script says what its price is
        return list(done[: way.price])
    do = takewhile(lambda op: not op.DICE, done)
    return [op for op in do if op.PRICE and op.asked is None]


def asking(state: State) -> tuple[Run | None, Block | None]:
    """The script or card that asks, and the block whose options are open."""
    run = reading(state)
    step = state.t.code[run.pc] if run is not None else None
    return run, state.t.blocks[step.block] if isinstance(step, End) and step.block >= 0 else None


def returned(state: State, words: Words) -> str:
    """What follows after cards were returned, where a card printed it."""
    run = state.stack[-2] if len(state.stack) > 1 else None
    if not isinstance(run, Run):
        return ""
    block = state.t.blocks[state.t.place_of(run.pc)[0]]
    if block.table not in CARDS:
        return ""
    after = [op for op in operations(state.t, block) if not isinstance(op, ReturnExploration)]
    added = words.say("on-returned") if any(isinstance(op, Roll) and op.adds_returned for op in after) else ""
    return f"{sentence(effects(after, words))} {added}".strip() if after else ""


def agreeing(state: State) -> Operation | None:
    """The operation that the leader is asked to agree to, if one is."""
    run = reading(state)
    step = state.t.code[run.pc] if run is not None else None
    return step if isinstance(step, Operation) else None


def promise(state: State, words: Words) -> str:
    """What is done if the leader says yes to an operation; empty where the text of the script says it."""
    run, step = reading(state), agreeing(state)
    return "" if run is None or step is None else step.promise(state, _about(state, run, words), words)


def refusal(state: State, words: Words) -> str:
    """What follows if the leader says no, where the script's next operation is about that."""
    run = reading(state)
    if run is None or isinstance(state.t.code[run.pc], End):
        return ""
    after = state.t.code[run.pc + state.t.code[run.pc].length]
    if not isinstance(after, Operation) or after.condition is None or after.condition.did != 0:
        return ""
    worse = after.worse(words)
    who = _about(state, run, words)
    return f"{who}{words.say('on-colon')}{worse}" if who and worse else worse


def chosen(state: State, words: Words) -> str:
    """What the script does next to whoever is named; empty where that cannot be told."""
    run = state.stack[-2] if len(state.stack) > 1 else None
    said: list[str] = []
    pc = run.pc if isinstance(run, Run) else len(state.t.code)
    for step in state.t.code[pc:]:
        if isinstance(step, TakeSelected):
            continue
        one = step.does_to_one(words) if isinstance(step, Operation) else ""
        if not one:
            break
        said.append(one)
    return sentence(joined(said, words)) if said else ""


def _about(state: State, run: Run, words: Words) -> str:
    """The name of the one character that a script is about; empty if it is about several."""
    names = [words.entry(c.CHARACTERS, who) for who in state.people.group if has(run.this, who)]
    return names[0] if len(names) == 1 else ""
