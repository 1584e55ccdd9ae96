"""Ratings of agents by openskill (Plackett-Luce), from the order in which they finished."""

import importlib.util
from collections.abc import Iterable, Sequence

import msgspec

from holdfast.core import Rng

ORDERS = 12
"""A rating moves with every match, the last ones most. So it is the mean over so many orders of the matches, all but
the first drawn at random, the same ones every time."""


class Rating(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`mu` is the strength and `sigma` how unsure it is. All agents begin with 25 and 25/3."""

    agent: str
    mu: float
    sigma: float


def can_rate() -> bool:
    """Whether openskill is installed."""
    return importlib.util.find_spec("openskill") is not None


def ratings(agents: Sequence[str], matches: Iterable[Sequence[tuple[str, int]]]) -> list[Rating]:
    """`matches` has for each the agent and the place of every seat. The best comes first; none without openskill."""
    if not can_rate():
        return []
    order, rng = list(matches), Rng(1)
    found = [_rated(agents, order)]
    for _ in range(1, ORDERS):
        rng.shuffle(order)
        found.append(_rated(agents, order))
    rated = [
        Rating(
            agent=agent,
            mu=sum(one[agent][0] for one in found) / ORDERS,
            sigma=sum(one[agent][1] for one in found) / ORDERS,
        )
        for agent in agents
    ]
    return sorted(rated, key=lambda one: -one.mu)


def _rated(agents: Sequence[str], matches: Iterable[Sequence[tuple[str, int]]]) -> dict[str, tuple[float, float]]:
    """Strength and doubt of each agent after matches in this order. An agent on several seats gets the mean of what its
    seats would get."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now = dict.fromkeys(agents, (model.mu, model.sigma))
    for seats in matches:
        teams = [[model.rating(mu=now[agent][0], sigma=now[agent][1])] for agent, _ in seats]
        rated = model.rate(teams, ranks=[float(place) for _, place in seats])
        found: dict[str, list[tuple[float, float]]] = {}
        for (agent, _), (one,) in zip(seats, rated, strict=True):
            found.setdefault(agent, []).append((one.mu, one.sigma))
        for agent, pairs in found.items():
            now[agent] = (sum(mu for mu, _ in pairs) / len(pairs), sum(sigma for _, sigma in pairs) / len(pairs))
    return now
