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
