# mypyc: skip
"""What a script or card that is being read asks: the text of its options, and what yes and no mean."""

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.ops as ops
from holdfast.core import Domain, Words
from holdfast.games.warofmine.content import Exploration, Resident, Visitor
from holdfast.games.warofmine.effects import effects, either, goods, sentence
from holdfast.games.warofmine.run import Run
from holdfast.games.warofmine.state import State
from holdfast.games.warofmine.tables import Instruction

CARDS: dict[str, type[Exploration | Resident | Visitor]] = {
    "exploration": Exploration,
    "resident": Resident,
    "visitor": Visitor,
}
PROMISES = Domain("promise", ("lose", "lose-for", "lose-value", "return", "trade", "free-fitting", "board-ups", "worse"))


def option(state: State, number: int, words: Words) -> str:
    """The text of an option of the script or card that is being read."""
    decision = state.decision
    if decision is None or not isinstance(decision.step, Run):
        return ""
    step = state.t.code[decision.step.pc]
    if step.op != ops.END or step.a < 0:
        return ""
    block = state.t.blocks[step.a]
    return words.say(f"{block.table}-{block.entry}", f"o{number + 1}")


def option_does(state: State, number: int, words: Words) -> str:
    """What an option printed on a card does; what a script holds in store is not told."""
    decision = state.decision
    if decision is None or not isinstance(decision.step, Run):
        return ""
    block = state.t.blocks[state.t.code[decision.step.pc].a]
    if block.table not in CARDS:
        return ""
    cards: list[Exploration | Resident | Visitor] = state.t.content.table(block.table, CARDS[block.table])
    chosen = next(card for card in cards if card.id == block.entry).option[number]
    told = effects(chosen.do, words) or words.say("effect-more" if chosen.goto else "effect-nothing")
    return sentence(told)


def promise(state: State, words: Words) -> str:
    """What is done if the leader says yes; empty where the text of the script says it."""
    step, who = _asked(state, words)
    if step is None:
        return ""
    if step.op == ops.LOSE and step.items:
        lost = _lost(step, words)
        return words.say("promise-lose-for", who=who, goods=lost) if who else words.say("promise-lose", goods=lost)
    if step.op == ops.LOSE_VALUE:
        return words.say("promise-lose-value", value=step.n)
    if step.op == ops.RETURN_EXPLORATION:
        return words.say("promise-return", cards=step.n)
    named = {
        ops.TRADE: "promise-trade",
        ops.PLAY_SCRIPT: "promise-trade",
        ops.FREE_FITTING: "promise-free-fitting",
        ops.BOARD_UPS: "promise-board-ups",
    }
    return words.say(named[step.op]) if step.op in named else ""


def refusal(state: State, words: Words) -> str:
    """What follows if the leader says no, where the script's next operation is about that."""
    step, who = _asked(state, words)
    if step is None or step.op == ops.END:
        return ""
    assert state.decision is not None
    after = state.t.code[state.decision.step.pc + step.length]
    if after.op != ops.RAISE or after.condition is None or after.condition.did != 0:
        return ""
    worse = words.say("promise-worse", condition=words.entry(c.STATES, after.state), n=after.n)
    return f"{who}{words.say('on-colon')}{worse}" if who else worse


def _asked(state: State, words: Words) -> tuple[Instruction | None, str]:
    """The operation that the leader may pass over, and whom it is about."""
    if state.decision is None or not isinstance(state.decision.step, Run):
        return None, ""
    run = state.decision.step
    names = [words.entry(c.CHARACTERS, who) for who in state.group if run.this >> who & 1]
    return state.t.code[run.pc], names[0] if len(names) == 1 else ""


def _lost(step: Instruction, words: Words) -> str:
    """The goods that are given up: all of them, or one of several."""
    if step.b:
        return goods(step.items, words)
    return either([words.entry(c.ITEMS, item, "a") for item in step.items], words)
