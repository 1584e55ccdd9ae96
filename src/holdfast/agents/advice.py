# mypyc: skip
"""Advice: the best actions of a decision, and why. It knows no more than the seat that asks."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

import msgspec

from holdfast.agents.agent import Sight
from holdfast.agents.heuristic import ADVISING, advisor
from holdfast.agents.learned import CHANCES, find, judge_of
from holdfast.agents.search import Search
from holdfast.core import LANGUAGES, Action, BaseState, Decision, HoldfastError, Rng, Words

ADVISED = (*ADVISING, *CHANCES)
"""Games on which there is advice."""
WORTH_SAYING = 0.05
"""Parts that differ by less from those of the other actions are no reason."""
WORTH_SAYING_TOGETHER = 0.5
"""The same in points of a hundred of the chance to survive."""
REASONS = 3
SMALL = 0.15
"""Of what speaks most for an action; whatever speaks for it less than that is left out."""
LOOKS = 4
"""Worlds in which an action is tried by the learned value."""


class Reason(msgspec.Struct, frozen=True):
    """A part of the evaluation that speaks for an action: by how many points more than on average over all actions, or
    0 where it can't be told in points."""

    part: str
    points: float

    def say(self, lang: str) -> str:
        words = _words(lang)
        if self.points == 0.0:
            return words.say(self.part)
        points = f"{self.points:+.1f}"
        return words.say(
            "reason", part=words.say(self.part), points=points.replace(".", ",") if lang == "fr" else points
        )


class Advice(msgspec.Struct, frozen=True):
    """An action, how many points better than the average action it is by the evaluator, and what speaks most for it;
    with a learned value also the chance to win after it. Where all play together, the chance is that to survive, and
    points are points of a hundred of it."""

    action: Action
    points: float
    reasons: list[Reason]
    chance: float | None = None
    together: bool = False

    def say(self, lang: str) -> str:
        """The chance and the reasons on one line; empty where nothing tells the actions apart."""
        said = [reason.say(lang) for reason in self.reasons]
        if self.chance is not None:
            message = "advice-survival" if self.together else "advice-chance"
            said.insert(0, _words(lang).say(message, percent=_percent(self.chance)))
        return " · ".join(said)


def advise(state: BaseState, seat: int, *, rng: Rng, best: int = 3, iterations: int = 0) -> list[Advice]:
    """The `best` actions of the decision that waits for `seat`, the best first: by the learned value one move ahead,
    by a search if `iterations` says for how long, by the evaluator alone where nothing was learned for this table.
    Where all play together, what the heuristic agent would do comes first unless something was clearly better."""
    decision = state.decision
    state.check_seat(seat)
    if decision is None or decision.seat != seat:
        raise HoldfastError("error-advice-seat", seat=seat)
    if state.game.id not in ADVISED:
        raise HoldfastError("error-no-advice", game=state.game.id, known=", ".join(ADVISED))
    if state.game.id in CHANCES:
        return _together(decision, Sight(state, seat), rng)[:best]
    player = advisor(state.game, rng)
    sight = Sight(state, seat)
    tried = player.compare(decision, sight)
    chances = _chances(decision, sight, rng, iterations)
    names = ["part-rivals", *(f"part-{state.game.id}-{name}" for name in player.evaluator.PARTS)]
    usual = [sum(column) / len(tried) for column in zip(*tried, strict=True)]
    found = [
        _advice(
            action,
            [_named(name, action) for name in names],
            [part - mean for part, mean in zip(parts, usual, strict=True)],
            chance,
        )
        for action, parts, chance in zip(decision.actions, tried, chances, strict=True)
    ]
    return sorted(found, key=lambda one: (-(one.chance or 0.0), -one.points))[:best]


def _percent(chance: float) -> int:
    """A chance as it is shown."""
    return round(100 * chance)


def _advice(action: Action, names: Sequence[str], gains: Sequence[float], chance: float | None) -> Advice:
    return Advice(action, sum(gains), _reasons(zip(names, gains, strict=True), WORTH_SAYING), chance)


def _named(part: str, action: Action) -> str:
    """A part in the words that it has for this action, if it has some: the points of feeding are `part-paris-scored`,
    and `part-paris-scored-feed` says so."""
    own = f"{part}-{action.text.replace(' ', '-')}"
    return own if _words(LANGUAGES[0]).knows(own) else part


def _reasons(gains: Iterable[tuple[str, float]], least: float) -> list[Reason]:
    speaking = sorted(gains, key=lambda one: -one[1])
    enough = max(least, SMALL * speaking[0][1])
    return [Reason(name, gain) for name, gain in speaking[:REASONS] if gain >= enough]


def _together(decision: Decision, sight: Sight, rng: Rng) -> list[Advice]:
    from holdfast.agents.together import gains, try_actions  # the game is loaded only where it is played

    tried = try_actions(decision, sight, rng)
    mean = sum(one.chance for one in tried) / len(tried)
    found = []
    for place, (one, parts) in enumerate(zip(tried, gains(tried), strict=True)):
        reasons = _reasons([(f"part-{sight.game.id}-{name}", gain) for name, gain in parts], WORTH_SAYING_TOGETHER)
        if one.usual:
            # A higher chance below it would read as a contradiction: the words say why this comes before it.
            before = any(_percent(other.chance) > _percent(one.chance) for other in tried[place + 1 :])
            reasons.insert(0, Reason(f"part-{sight.game.id}-usual{'-first' if before else ''}", 0.0))
        found.append(Advice(one.action, 100 * (one.chance - mean), reasons, one.chance, together=True))
    return found


def _chances(decision: Decision, sight: Sight, rng: Rng, iterations: int) -> Sequence[float | None]:
    """The chance to win after each action; nothing where nothing was learned for this table."""
    weights = find(sight.game, sight.seats, sight.tables)
    if isinstance(weights, HoldfastError):
        return [None] * len(decision.actions)
    if iterations:
        edges = Search(rng, iterations).think(sight).root.edges
        values = [edges[action.index].mean() for action in decision.actions]
    else:
        worlds = [sight.determinize(rng) for _ in range(LOOKS)]
        values = judge_of(weights, sight.game).after(worlds, sight.seat, decision.actions)
    return [weights.chance(value) for value in values]


@cache
def _words(lang: str) -> Words:
    return Words.read(lang, [Path(__file__).parent / "words" / f"{lang}.ftl"])
