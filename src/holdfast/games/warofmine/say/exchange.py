# mypyc: skip
"""What giving and taking one thing will leave: credit, what is still to pay, the load of the party."""

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Action, Domain, Words
from holdfast.games.warofmine.goods.choices import PayValue, TakeOne
from holdfast.games.warofmine.goods.trade import Giving, Taking
from holdfast.games.warofmine.outside.findings import LeaveBehind, capacity, load_of, weight_of_one
from holdfast.games.warofmine.state.state import State

LEFT = Domain("left", ("credit", "to-pay", "load"))
"""Messages of this file."""


def exchanged(state: State, action: Action, words: Words) -> str:
    """What is left after this token is given or taken; empty where nothing is counted."""
    step = state.decision.step if state.decision is not None else None
    item, value = action.a, state.value(action.a)
    if isinstance(step, Giving):
        return words.say("left-credit", credit=step.credit + value)
    if isinstance(step, PayValue):
        return words.say("left-to-pay", value=max(0, step.left - value))
    told = [words.say("left-credit", credit=step.credit - step.price(state, item))] if isinstance(step, Taking) else []
    if action.kind is c.TAKE and state.outside() and not (isinstance(step, TakeOne) and step.stored):
        told.append(_load(state, load_of(state) + weight_of_one(state, item), words))
    if isinstance(step, LeaveBehind):
        told.append(_load(state, load_of(state) - state.t.weight[item], words))
    return " ".join(told)


def _load(state: State, load: int, words: Words) -> str:
    return words.say("left-load", load=load, most=capacity(state))
