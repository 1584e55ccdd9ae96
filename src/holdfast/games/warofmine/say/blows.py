# mypyc: skip
"""What a blow will do to whom it strikes, before it is dealt."""

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Action, Domain, Words
from holdfast.games.warofmine.combat.fate import DISARM, KNOCKDOWN, Target
from holdfast.games.warofmine.combat.fight import Deal
from holdfast.games.warofmine.people.condition import absorbed
from holdfast.games.warofmine.state.people import MOST
from holdfast.games.warofmine.state.state import State

BLOWS = Domain("blow", ("wounds", "dies", "spared", "disarmed", "knocked-down"))
"""Messages of this file; each has a form for enemies."""
FOE = "foe"


def blow(state: State, action: Action, words: Words) -> str:
    """What this enemy or this character will suffer (TWM-8.5, TWM-10.4, TWM-10.20)."""
    step = state.decision.step if state.decision is not None else None
    form = FOE if action.kind is c.HIT else ""
    if isinstance(step, Target):
        if step.effect == DISARM:
            return words.say("blow-disarmed", form)
        told = _wounds(state, action, step.n, words)
        return f"{told} {words.say('blow-knocked-down', form)}" if step.effect == KNOCKDOWN else told
    if isinstance(step, Deal):
        kills = state.fight.our_kills if form else state.fight.their_kills
        return words.say("blow-dies", form) if kills > 0 else _wounds(state, action, 1, words)
    return _wounds(state, action, 1, words)


def _wounds(state: State, action: Action, n: int, words: Words) -> str:
    if action.kind is c.HIT:
        form, most, before = FOE, state.t.foe_wounds, state.fight.foes[action.a].wounds
    else:
        form, most, before = "", MOST, state.people.level(action.a, c.WOUNDS)
        n -= absorbed(state, action.a, n)
        if n <= 0:
            return words.say("blow-spared")
    after = min(most, before + n)
    return words.say("blow-dies" if after == most else "blow-wounds", form, before=before, after=after, most=most)
