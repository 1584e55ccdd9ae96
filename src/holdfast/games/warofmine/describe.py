# mypyc: skip
"""What stands on the things that actions name, in words."""

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.ops as ops
from holdfast.core import Action, Domain, Words
from holdfast.games.warofmine.choices import Relief
from holdfast.games.warofmine.day import Assign
from holdfast.games.warofmine.jobs import price, saving
from holdfast.games.warofmine.marks import HOME, NOTE_CHARGES, NOTE_ID
from holdfast.games.warofmine.run import Run
from holdfast.games.warofmine.state import State
from holdfast.games.warofmine.tables import WarTables

SAID = Domain("on", ("item", "location", "visit", "no-guard"))
"""Messages of this file."""


def detail(state: State, action: Action, words: Words) -> str:
    """What an action of the current decision is about."""
    t = state.t
    if action.kind is c.OPTION:
        return option(state, action.a, words)
    if action.kind.names == ("slot",):
        return note(state, action.a, words)
    if action.kind in (c.GIVE, c.TAKE):
        return words.say("on-item", value=state.value(action.a), weight=t.weight[action.a])
    if action.kind is c.PLACE:
        return goods(cost_now(state, action.a), words)
    if action.kind is c.IDEA:
        return goods(t.fitting_cost[action.a], words)
    if action.kind is c.USE:
        return recipe(t, action.a, words)
    if action.kind is c.CONTRIBUTE:
        ways = t.advance[state.objectives[state.objective]]
        return goods(ways[action.a * 3 : action.a * 3 + 2], words)
    if action.kind is c.GO:
        place = words.entry(c.LOCATIONS, state.spots[action.a])
        return words.say("on-location", place=place, cards=t.cards_at[action.a])
    if action.kind is c.LOOK_AROUND:
        return words.say("on-visit", cards=t.look_cost[state.location])
    if action.kind is c.VISIT:
        return words.say("on-visit", cards=t.visits[state.location][action.a * 2 + 1])
    if action.kind is c.TASK:
        return words.say("on-no-guard") if leaves_no_guard(state, action) else ""
    if action.kind is c.WORK or action.kind is c.BREAK:
        return space(state, action.a, words)
    if action.kind in (c.PICK, c.PLAY):
        return words.entry(c.NARRATIVES, action.a, "does")
    return ""


def leaves_no_guard(state: State, action: Action) -> bool:
    """Whether this is the last task to give, and nobody is on guard (TWM-6.5)."""
    home = [who for who in state.group if state.where[who] == HOME]
    waiting = [who for who in home if state.task[who] < 0]
    guarded = any(state.task[who] == c.TASK_GUARD for who in home)
    return len(waiting) == 1 and not guarded and action.a != c.TASK_GUARD


def cost_now(state: State, fitting: int) -> list[int]:
    """What a fitting costs in the hands of the character who is being assigned."""
    cost = state.t.fitting_cost[fitting]
    step = state.decision.step if state.decision is not None else None
    if not isinstance(step, Assign):
        return cost
    saved = saving(state, step.who)
    paid = [(item, price(state, item, n, saved)) for item, n in zip(cost[::2], cost[1::2], strict=True)]
    return [number for item, n in paid if n > 0 for number in (item, n)]


def option(state: State, number: int, words: Words) -> str:
    """The text of an option of the script or card that is being read."""
    decision = state.decision
    if decision is not None and isinstance(decision.step, Relief):
        return words.entry(c.STATES, decision.step.one if number == 0 else decision.step.other)
    if decision is None or not isinstance(decision.step, Run):
        return ""
    step = state.t.code[decision.step.pc]
    if step.op != ops.END or step.a < 0:
        return ""
    block = state.t.blocks[step.a]
    return words.say(f"{block.table}-{block.entry}", f"o{number + 1}")


def note(state: State, slot: int, words: Words) -> str:
    if slot >= state.note_count():
        return ""
    number = state.note_at(slot, NOTE_ID)
    charges = state.note_at(slot, NOTE_CHARGES)
    name = words.entry(c.NOTES, number) + (f" ({charges})" if charges else "")
    does = note_does(number, words)
    return f"{name}. {does}" if does else name


def note_does(number: int, words: Words) -> str:
    """What a note is for, where that is written beside its name."""
    known = words.knows(f"{c.NOTES.name}-{words.id(c.NOTES, number)}", "does")
    return words.entry(c.NOTES, number, "does") if known else ""


def goods(pairs: list[int], words: Words) -> str:
    """«2 wood, 4 components»."""
    return ", ".join(f"{pairs[i + 1]} {words.entry(c.ITEMS, pairs[i])}" for i in range(0, len(pairs), 2))


def recipe(t: WarTables, number: int, words: Words) -> str:
    cost, gain = goods(t.recipe_cost[number], words), goods(t.recipe_gain[number], words)
    return f"{cost} → {gain}" if cost and gain else cost or gain


def space(state: State, number: int, words: Words) -> str:
    """What lies or stands on a space."""
    card = state.cards[number]
    if card >= 0:
        name = words.entry(c.SHELTER, card)
        return f"{name}: {goods(state.t.shelter_gain[card], words)}" if state.turned[number] else name
    fitting = state.fittings[number]
    return words.entry(c.FITTINGS, fitting) if fitting >= 0 else ""
