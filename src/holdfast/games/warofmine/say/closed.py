# mypyc: skip
"""Why an option of the current decision is closed."""

from collections.abc import Sequence

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Action, Domain, Words
from holdfast.games.warofmine.goods.trade import Taking, Trade, commission
from holdfast.games.warofmine.goods.worth import worth
from holdfast.games.warofmine.house.costs import note_cost
from holdfast.games.warofmine.house.fittings import has_place, standing
from holdfast.games.warofmine.house.reach import bare_spaces, reach
from holdfast.games.warofmine.house.recipes import NO_GOODS, what_closes
from holdfast.games.warofmine.outside.findings import capacity, load_of
from holdfast.games.warofmine.outside.residents import HIDING_CARDS
from holdfast.games.warofmine.phases.assign import Assign, Recipes, Where
from holdfast.games.warofmine.phases.evening import Evening
from holdfast.games.warofmine.phases.raid import Steal
from holdfast.games.warofmine.say.costs import cost_now
from holdfast.games.warofmine.say.phrases import goods, joined, sentence
from holdfast.games.warofmine.say.questions import asking
from holdfast.games.warofmine.state.jobs import HELPING, MOVING, NO_JOB, PLACING, RESTING
from holdfast.games.warofmine.state.state import State

CLOSED = Domain(
    "closed",
    (
        "lacks", "far", "occupied", "rubble", "no-ideas", "no-place", "next-to", "promised", "blocked", "first",
        "note-taken", "no-bed", "beds-taken", "exhausted", "too-tired", "scavengers", "once", "cards", "no-flight",
        "at-home", "round", "parley", "commission", "credit", "grey", "limit", "box", "load", "option", "order",
    ),
)  # fmt: skip
"""Messages of this file."""
RECIPES = Domain(
    "unusable",
    ("open", "goods", "box", "nothing-set", "not-ready", "already-set", "token", "heard", "hole", "cold"),
)
"""What closes a recipe, by the numbers of `house/recipes.py`."""


def why_closed(state: State, action: Action, rule: str, words: Words) -> str:
    """What is missing or in the way; empty where the rule says it all."""
    step = state.decision.step if state.decision is not None else None
    kind = action.kind
    if isinstance(step, Assign):
        return _work(state, step, action, rule, words)
    if kind is c.PLACE:
        return _fitting(state, action.a, reach(state) & ~state.jobs.promised(), words)
    if isinstance(step, Where):
        return _space(state, step, action.a, rule, words)
    if isinstance(step, Recipes):
        return sentence(_unusable(state, action.a, step.space, step.reached, words))
    if isinstance(step, Evening):
        return _task(state, step, action.a, rule, words)
    if kind in (c.LOOK_AROUND, c.VISIT, c.HIDE):
        return _outside(state, action, rule, words)
    if kind is c.DIG:
        return words.say("closed-lacks", goods=goods([c.SHOVEL, 1], words))
    if kind is c.FLEE and (state.fight.no_flee or not state.outside()):
        return words.say("closed-no-flight" if state.outside() else "closed-at-home")
    if kind in (c.FLEE, c.PARLEY):
        return words.say("closed-round" if kind is c.FLEE else "closed-parley")
    if kind is c.WIELD and rule == "TWM-10.13":
        return words.say("closed-lacks", goods=goods([c.AMMO, 1], words))
    if isinstance(step, Trade):
        asked = commission(state, step.commission)
        return words.say("closed-commission", commission=asked, worth=worth(state, state.at_hand()))
    if rule == "TWM-1.12" and kind is c.TAKE:
        return words.say("closed-box")
    if isinstance(step, Taking):
        return _trade(state, step, action.a, rule, words)
    if rule == "TWM-7.17":
        return words.say("closed-load", weight=load_of(state), capacity=capacity(state))
    if isinstance(step, Steal):
        return words.say("closed-order", order=words.entry(c.ORDERS, step.order))
    return _option(state, action.a, words) if kind is c.OPTION else ""


def missing(state: State, cost: Sequence[int]) -> list[int]:
    """What Storage lacks of a cost, as pairs of item and number."""
    lacks = [(item, n - state.goods.storage[item]) for item, n in zip(cost[::2], cost[1::2], strict=True)]
    return [number for item, n in lacks if n > 0 for number in (item, n)]


# The day


def _work(state: State, step: Assign, action: Action, rule: str, words: Words) -> str:
    kind = action.kind
    if kind is c.PLACE:
        return _fitting(state, action.a, step.reached & ~state.jobs.promised(), words)
    if kind is c.BEFORE:
        return _person(state, step, action.a, rule, words)
    if kind is c.WITH_NOTE:
        return _note(state, step, action.a, rule, words)
    if rule == "TWM-4.5":
        return words.say("closed-far")
    if rule == "TWM-4.6":
        return words.say("closed-occupied", character=words.entry(c.CHARACTERS, _worker(state, action.a)))
    if rule == "TWM-4.11":
        return words.say("closed-rubble")
    if rule in ("TWM-4.12", "TWM-4.13"):
        tool = c.SAWBLADE if rule == "TWM-4.12" else c.LOCKPICK
        return words.say("closed-lacks", goods=goods([tool, 1], words))
    if rule == "TWM-4.23":
        return words.say("closed-no-ideas")
    if kind is c.MOVE:
        return words.say("closed-no-place")
    if rule == "TWM-4.9" and state.house.fittings[action.a] >= 0:
        found = state.t.fitting_recipes[state.house.fittings[action.a]]
        colon = words.say("on-colon")
        said = [
            f"{words.entry(c.RECIPES, recipe)}{colon}{_unusable(state, recipe, action.a, step.reached, words)}"
            for recipe in found
        ]
        return "\n".join(said)
    return ""


def _worker(state: State, space: int) -> int:
    """Who is at work on a space already."""
    for character in state.jobs.order:
        job = state.jobs.of(character)
        if job.what not in (NO_JOB, HELPING, RESTING) and job.space == space:
            return character
    raise AssertionError("nobody is there")


def _fitting(state: State, fitting: int, reached: int, words: Words) -> str:
    """What it lacks: goods, a place, or both."""
    found: list[str] = []
    lacks = missing(state, cost_now(state, fitting))
    if lacks:
        found.append(words.say("closed-lacks", goods=goods(lacks, words)))
    if not has_place(state, fitting, bare_spaces(state) & reached):
        other = state.t.fitting_next_to[fitting]
        if other >= 0:
            found.append(words.say("closed-next-to", fitting=words.entry(c.FITTINGS, other, "the")))
        else:
            found.append(words.say("closed-no-place"))
    return " ".join(found)


def _person(state: State, step: Assign, character: int, rule: str, words: Words) -> str:
    if rule != "TWM-4.2":
        return words.say("closed-first", character=words.entry(c.CHARACTERS, step.who))
    left = state.t.actions - step.stage
    levels = [(number, state.people.level(character, number)) for number in range(len(c.STATES))]
    named = [
        f"{words.entry(c.STATES, number)} {level}"
        for number, level in levels
        if state.t.blocks_actions(number, level) >= left
    ]
    return words.say("closed-blocked", states=", ".join(named))


def _note(state: State, step: Assign, slot: int, rule: str, words: Words) -> str:
    note = state.notes.at(slot).id
    if rule != "TWM-12.32":
        return ""
    lacks = missing(state, note_cost(state, note, step.who))
    return words.say("closed-lacks", goods=goods(lacks, words)) if lacks else words.say("closed-note-taken")


def _space(state: State, step: Where, space: int, rule: str, words: Words) -> str:
    if rule == "TWM-4.6":
        for character in state.jobs.order:
            job = state.jobs.of(character)
            if (job.what == PLACING and job.space == space) or (job.what == MOVING and job.which == space):
                return words.say("closed-promised", character=words.entry(c.CHARACTERS, character))
    other = state.t.fitting_next_to[step.fitting(state)]
    return words.say("closed-next-to", fitting=words.entry(c.FITTINGS, other, "the")) if other >= 0 else ""


def _unusable(state: State, recipe: int, space: int, reached: int, words: Words) -> str:
    why = what_closes(state, recipe, space, reached)
    lacks = goods(missing(state, state.t.recipe_cost[recipe]), words) if why == NO_GOODS else ""
    return words.say(f"unusable-{RECIPES.entries[why]}", goods=lacks)


# The evening and the night


def _task(state: State, step: Evening, task: int, rule: str, words: Words) -> str:
    if task == c.TASK_BED:
        return words.say("closed-beds-taken" if standing(state, c.BED) else "closed-no-bed")
    if rule == "TWM-2.7":
        character = words.entry(c.CHARACTERS, step.next(state))
        return words.say("closed-exhausted" if task == c.TASK_GUARD else "closed-too-tired", character=character)
    return words.say("closed-scavengers", n=state.t.scavengers)


def _outside(state: State, action: Action, rule: str, words: Words) -> str:
    if rule == "TWM-7.21":
        return words.say("closed-once")
    if rule != "TWM-7.23":
        return ""
    place = state.outing.location
    cards = HIDING_CARDS
    if action.kind is c.LOOK_AROUND:
        cards = state.t.look_cost[place]
    elif action.kind is c.VISIT:
        cards = state.t.way_cost(place, action.a)
    return words.say("closed-cards", n=cards, left=len(state.decks.unknown))


def _trade(state: State, step: Taking, item: int, rule: str, words: Words) -> str:
    if rule == "TWM-11.3":
        return words.say("closed-credit", price=step.price(state, item), credit=step.credit)
    if rule == "TWM-12.25":
        return words.say("closed-grey", price=step.price(state, item), credit=step.credit_for(state, item))
    return words.say("closed-limit")


def _option(state: State, number: int, words: Words) -> str:
    """The condition of an option that does not hold; empty where there are no words for it."""
    run, block = asking(state)
    asked = block.ways[number].condition if block is not None else None
    if run is None or asked is None:
        return ""
    said = [condition.say(words, asked.neg) for condition in asked.conditions] if asked.neg else []
    condition = joined(said, words) if asked.neg else asked.failing(state, run).say(words, False)
    return words.say("closed-option", condition=condition) if condition else ""
