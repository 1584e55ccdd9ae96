"""Advice: the best actions of a decision, and why. It knows no more than the seat that asks."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from holdfast.agents.agent import Sight
from holdfast.agents.heuristic import ADVISING, advisor
from holdfast.core import Action, BaseState, HoldfastError, Rng, Words

WORTH_SAYING = 0.05
"""Parts that differ by less from those of the other actions are no reason."""
REASONS = 3


class Reason(msgspec.Struct, frozen=True):
    """A part of the evaluation that speaks for an action: by how many points more than on average over all actions."""

    part: str
    points: float

    def say(self, lang: str) -> str:
        words = _words(lang)
        points = f"{self.points:+.1f}"
        return words.say(
            "reason", part=words.say(self.part), points=points.replace(".", ",") if lang == "fr" else points
        )


class Advice(msgspec.Struct, frozen=True):
    """An action, how many points better than the average action it is, and what speaks most for it."""

    action: Action
    points: float
    reasons: list[Reason]

    def say(self, lang: str) -> str:
        """The reasons on one line; empty where nothing tells the actions apart."""
        return " · ".join([reason.say(lang) for reason in self.reasons])


def advise(state: BaseState, seat: int, *, rng: Rng, best: int = 3) -> list[Advice]:
    """The `best` actions of the decision that waits for `seat`, the best first."""
    decision = state.decision
    state.check_seat(seat)
    if decision is None or decision.seat != seat:
        raise HoldfastError("error-advice-seat", seat=seat)
    if state.game.id not in ADVISING:
        raise HoldfastError("error-no-advice", game=state.game.id, known=", ".join(ADVISING))
    player = advisor(state.game, rng)
    tried = player.compare(decision, Sight(state, seat))
    names = ["part-rivals", *(f"part-{state.game.id}-{name}" for name in player.evaluator.PARTS)]
    usual = [sum(column) / len(tried) for column in zip(*tried, strict=True)]
    found = [
        _advice(action, names, [part - mean for part, mean in zip(parts, usual, strict=True)])
        for action, parts in zip(decision.actions, tried, strict=True)
    ]
    return sorted(found, key=lambda one: -one.points)[:best]


def _advice(action: Action, names: Sequence[str], gains: Sequence[float]) -> Advice:
    speaking = sorted(zip(names, gains, strict=True), key=lambda one: -one[1])
    reasons = [Reason(name, gain) for name, gain in speaking[:REASONS] if gain >= WORTH_SAYING]
    return Advice(action, sum(gains), reasons)


@cache
def _words(lang: str) -> Words:
    return Words.read(lang, [Path(__file__).parent / "words" / f"{lang}.ftl"])
