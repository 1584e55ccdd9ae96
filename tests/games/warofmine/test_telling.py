"""What the table tells is enough for every kind of question, also for those that random play hardly ever reaches."""

from functools import cache

import pytest

from holdfast.core import Rng
from holdfast.games.warofmine.game import GAME
from holdfast.testing import Trial
from holdfast.testing.telling import observations_say_what_views_say, views_suffice

KINDS = (
    "after-fate", "alarm", "assign", "clear", "deal", "dusk", "encounter", "evening", "explore", "fight", "giving",
    "lose-goods", "meals", "narrate", "pay-value", "raid-dice", "read-map", "recipes", "return-cards", "script",
    "select", "split-wounds", "steal", "strike", "take-one", "taking", "trade", "trust-fate", "ward", "where",
)  # fmt: skip
MATCHES = 180
DECISIONS = 300


class Guarded(Trial):
    """A match in which somebody keeps watch: it lasts longer than a random one. Only one position is looked at."""

    def __init__(self, seed: int) -> None:
        self.game, self.content, self.seats, self.seed = GAME, None, 1, seed
        self.states, self.actions = [], []
        rng = Rng(seed + 1)
        state = GAME.new(seats=1, seed=seed)
        while state.decision is not None and len(self.actions) < DECISIONS:
            self.states.append(state.clone())
            actions = state.decision.actions
            guard = [action for action in actions if action.text == "task guard"]
            alone = guard and state.people.guards() == 0
            self.actions.append(guard[0] if alone else actions[rng.below(len(actions))])
            state.apply(self.actions[-1])
        self.states.append(state)
        self.position = 0

    def about(self, count: int) -> range:
        return range(self.position, self.position + 1)


@cache
def met() -> dict[str, tuple[Guarded, int]]:
    """One position for each kind of question."""
    found: dict[str, tuple[Guarded, int]] = {}
    for seed in range(MATCHES):
        match = Guarded(seed)
        for position, state in enumerate(match.states[:-1]):
            found.setdefault(state.decision.name, (match, position))
    return found


def looked_at(kind: str) -> Guarded:
    match, position = met()[kind]
    match.position = position
    return match


@pytest.mark.parametrize("kind", KINDS)
def test_the_view_tells_all_that_is_asked(kind: str) -> None:
    views_suffice(looked_at(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_the_observation_tells_what_the_view_tells(kind: str) -> None:
    observations_say_what_views_say(looked_at(kind))


def test_a_script_that_comes_back_names_the_place_that_called_for_it() -> None:
    state, rng = GAME.new(seats=1, seed=4), Rng(4)
    while not state.story.due:
        state.apply(state.decision.actions[rng.below(len(state.decision.actions))])
    due = state.view(0).story.due[0]
    place = {fact.name: fact.id for fact in due.asked_in}
    block, option, operation, _ = state.t.place_of(state.story.due[0].asker)
    assert (place["script"], place["option"], place["operation"]) == (
        state.t.blocks[block].entry,
        option + 1,
        operation + 1,
    )


NUMBERED = {"choice", "color", "deck", "foe", "goods-kind", "meaning", "roll", "slot", "visit", "way"}
"""Domains of positions, and of words that only stand in sentences."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_description_says_of_every_thing_what_it_does_and_which_rule_is_about_it(lang: str) -> None:
    description = GAME.description(lang)
    things = [(name, thing) for name, domain in description.domains.items() for thing in domain.things]
    assert [
        (name, thing.id) for name, thing in things if name not in NUMBERED and not (thing.text and thing.rule)
    ] == []


def test_the_description_leaves_out_the_pages_of_the_book() -> None:
    assert {"script", "then"}.isdisjoint(GAME.description("en").domains)


@pytest.mark.parametrize(
    ("domain", "entry", "text", "rule"),
    [
        ("item", "shovel", "worth 6, weight 1", "TWM-4.11"),
        ("weapon", "none", "white die: a miss, a miss, 1 hit, 1 hit, 2 hits, ", "TWM-10.2"),
        ("exploration", "heap", "1 findings card (heap); noise +1; a roll for noise.", "TWM-7.9"),
        ("finding", "finding-1", "pantry: 1 vegetable.", "TWM-7.30"),
        ("shelter", "heap-1", "3 wood, 2 components", "TWM-4.10"),
        ("task", "bed", "sets their Fatigue to 0", "TWM-6.2"),
        ("character", "anton", "Adds 2 to the roll at a trap.", "TWM-2.17"),
    ],
)
def test_a_thing_has_its_printed_text_and_its_rule(domain: str, entry: str, text: str, rule: str) -> None:
    thing = GAME.thing(domain, entry, "en")
    assert text in thing.text
    assert thing.rule == rule
