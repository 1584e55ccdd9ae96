# mypyc: skip
"""What a script or card that is being read asks: the text of its options, and what yes and no mean."""

from itertools import takewhile

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Domain, Words
from holdfast.games.warofmine.content.schema import Exploration, Resident, Visitor
from holdfast.games.warofmine.say.scripts import effects, either, goods, joined, script, sentence
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.program import Block, Instruction
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.state import State

CARDS: dict[str, type[Exploration | Resident | Visitor]] = {
    "exploration": Exploration,
    "resident": Resident,
    "visitor": Visitor,
}
CHANGES = {terms.RAISE: "effect-raise", terms.LOWER: "effect-lower"}
PRICES = ("lose", "lose_value", "return_exploration")
DICE = ("roll", "empathy_roll", "noise_roll")
PROMISES = Domain(
    "promise", ("lose", "lose-for", "lose-value", "return", "trade", "free-fitting", "board-ups", "worse")
)


def reading(state: State) -> Run | None:
    """The script or card that asks, if one does."""
    step = state.decision.step if state.decision is not None else None
    return step if isinstance(step, Run) else None


def option(state: State, number: int, words: Words) -> str:
    """The text of an option of the script or card that is being read."""
    block = _asking(state)
    return words.say(f"{block.table}-{block.entry}", f"o{number + 1}") if block is not None else ""


def option_does(state: State, number: int, words: Words) -> str:
    """What an option printed on a card does; of a script only its price, not what it holds in store."""
    block = _asking(state)
    if block is not None and block.table == "script":
        do = script(state.t, block.number).option[number].do
        price = [op for op in takewhile(lambda op: op.op not in DICE, do) if op.op in PRICES and op.when_ is None]
        return sentence(effects(price, words)) if price else ""
    if block is None or block.table not in CARDS:
        return ""
    cards: list[Exploration | Resident | Visitor] = state.t.content.table(block.table, CARDS[block.table])
    chosen = next(card for card in cards if card.id == block.entry).option[number]
    return sentence(effects(chosen.do, words) or words.say("effect-more" if chosen.goto else "effect-nothing"))


def _asking(state: State) -> Block | None:
    """The block whose options are open."""
    run = reading(state)
    step = state.t.code[run.pc] if run is not None else None
    return state.t.blocks[step.a] if step is not None and step.op == terms.END and step.a >= 0 else None


def returned(state: State, words: Words) -> str:
    """What follows after cards were returned, where a card printed it."""
    run = state.stack[-2] if len(state.stack) > 1 else None
    if not isinstance(run, Run):
        return ""
    block = max((one for one in state.t.blocks if 0 <= one.start <= run.pc), key=lambda one: one.start)
    if block.table not in CARDS:
        return ""
    cards: list[Exploration | Resident | Visitor] = state.t.content.table(block.table, CARDS[block.table])
    card = next(card for card in cards if card.id == block.entry)
    after = [op for op in card.do if op.op != "return_exploration"]
    added = words.say("on-returned") if any(op.add == "returned" for op in after) else ""
    return f"{sentence(effects(after, words))} {added}".strip() if after else ""


def promise(state: State, words: Words) -> str:
    """What is done if the leader says yes to an operation; empty where the text of the script says it."""
    run = reading(state)
    if run is None:
        return ""
    step, who = state.t.code[run.pc], _about(state, run, words)
    if step.op == terms.LOSE and step.items:
        lost = _lost(step, words)
        return words.say("promise-lose-for", who=who, goods=lost) if who else words.say("promise-lose", goods=lost)
    if step.op == terms.LOSE_VALUE:
        return words.say("promise-lose-value", value=step.n)
    if step.op == terms.RETURN_EXPLORATION:
        return words.say("promise-return", cards=step.n)
    if step.op == terms.TRADE or (step.op == terms.PLAY_SCRIPT and _is_trade(state, step.a)):
        return words.say("promise-trade")
    named = {terms.FREE_FITTING: "promise-free-fitting", terms.BOARD_UPS: "promise-board-ups"}
    return words.say(named[step.op]) if step.op in named else ""


def refusal(state: State, words: Words) -> str:
    """What follows if the leader says no, where the script's next operation is about that."""
    run = reading(state)
    if run is None or state.t.code[run.pc].op == terms.END:
        return ""
    after = state.t.code[run.pc + state.t.code[run.pc].length]
    if after.op != terms.RAISE or after.condition is None or after.condition.did != 0:
        return ""
    who = _about(state, run, words)
    worse = words.say("promise-worse", condition=words.entry(c.STATES, after.state), n=after.n)
    return f"{who}{words.say('on-colon')}{worse}" if who else worse


def chosen(state: State, words: Words) -> str:
    """What the script does next to whoever is named; empty where that cannot be told."""
    run = state.stack[-2] if len(state.stack) > 1 else None
    said: list[str] = []
    pc = run.pc if isinstance(run, Run) else len(state.t.code)
    for step in state.t.code[pc:]:
        if step.op == terms.TAKE_SELECTED:
            continue
        if step.op not in CHANGES or step.who not in (terms.WHO_THIS, terms.WHO_RESULT) or step.condition is not None:
            break
        named = words.entry(c.STATES, step.state)
        said.append(words.say(CHANGES[step.op], condition=named, n=step.n, who="this"))
    return sentence(joined(said, words)) if said else ""


def _about(state: State, run: Run, words: Words) -> str:
    """The name of the one character that a script is about; empty if it is about several."""
    names = [words.entry(c.CHARACTERS, who) for who in state.people.group if has(run.this, who)]
    return names[0] if len(names) == 1 else ""


def _is_trade(state: State, block: int) -> bool:
    return script(state.t, state.t.blocks[block].number).pool == "trade"


def _lost(step: Instruction, words: Words) -> str:
    """The goods that are given up: all of them, or one of several."""
    if step.b:
        return goods(step.items, words)
    return either([words.entry(c.ITEMS, item, "a") for item in step.items], words)
