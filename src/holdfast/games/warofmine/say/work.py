# mypyc: skip
"""What the work on a space of the house brings, what it costs and what it risks."""

from holdfast.core import Domain, Words
from holdfast.games.warofmine.house.reach import BARS, CLOSED_DOOR, NEW_IDEA, OUTDOORS, POKE_ABOUT, RUBBLE
from holdfast.games.warofmine.house.sniper import sniper_reach
from holdfast.games.warofmine.people.skills import STRONG
from holdfast.games.warofmine.phases.assign import Assign
from holdfast.games.warofmine.say.explain import fitting_does, recipes
from holdfast.games.warofmine.say.phrases import goods, joined, runs
from holdfast.games.warofmine.state.state import State

JOBS = Domain(
    "job",
    (
        "search", "rubble", "rubble-alone", "remnants", "door", "bars", "outdoors", "sniper", "no-sniper", "newcomer",
        "new-idea", "poke-about", "poke-result", "move", "dismantle",
    ),
)  # fmt: skip
CARD_RULES = ("TWM-4.10", "TWM-4.10", "TWM-4.11", "TWM-4.13", "TWM-4.12")
"""By kind of card."""


def labour(state: State, space: int, words: Words) -> str:
    """What a character does on a space."""
    t = state.t
    if state.house.cards[space] >= 0:
        return _card(state, space, words)
    if state.house.fittings[space] >= 0:
        fitting = state.house.fittings[space]
        return "\n".join([fitting_does(t, fitting, words), *recipes(t, fitting, words)])
    holds = t.space_holds[space]
    if holds == OUTDOORS:
        return _outdoors(state, words)
    if holds == NEW_IDEA:
        return words.say("job-new-idea", n=t.ideas)
    return words.say("job-poke-about", results=poke_results(t.poke, words))


def labour_rule(state: State, space: int) -> str:
    card = state.house.cards[space]
    if card >= 0:
        return "TWM-4.15" if state.house.turned[space] else CARD_RULES[state.t.shelter_kind[card]]
    if state.house.fittings[space] >= 0:
        return "TWM-4.9"
    holds = state.t.space_holds[space]
    if holds == OUTDOORS:
        return "TWM-4.25" if len(state.people.group) <= state.t.newcomers_at else "TWM-4.24"
    return {NEW_IDEA: "TWM-4.23", POKE_ABOUT: "TWM-4.22"}.get(holds, "")


def _card(state: State, space: int, words: Words) -> str:
    card = state.house.cards[space]
    kind = state.t.shelter_kind[card]
    if kind == CLOSED_DOOR:
        return words.say("job-door", least=state.t.lock)
    if kind == BARS:
        return words.say("job-bars")
    if kind != RUBBLE:
        return words.say("job-search")
    step = state.decision.step if state.decision is not None else None
    alone = isinstance(step, Assign) and state.t.skill[step.who] == STRONG
    tools = words.say("job-rubble-alone") if alone else words.say("job-rubble")
    loot = goods(state.t.shelter_gain[card], words)
    turned = state.house.turned[space]
    return f"{tools} {words.say('job-remnants', turned=turned, loot=loot if turned else '')}"


def _outdoors(state: State, words: Words) -> str:
    reach = sniper_reach(state)
    risk = words.say("job-sniper", most=reach, wounds=state.t.sniper_wounds) if reach else words.say("job-no-sniper")
    comes = "job-newcomer" if len(state.people.group) <= state.t.newcomers_at else "job-outdoors"
    return f"{words.say(comes)} {risk}"


def poke_results(pieces: list[int], words: Words) -> str:
    """«1-4: 1 piece; 5-6: 2 pieces»: the black die's results that bring the same, together."""
    return joined([words.say("job-poke-result", results=results, pieces=n) for results, n in runs(pieces)], words)
