"""Ratings of agents by openskill (Plackett-Luce), from the order in which they finished."""

import importlib.util
from collections.abc import Iterable, Sequence

import msgspec


class Rating(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`mu` is the strength and `sigma` how unsure it is. All agents begin with 25 and 25/3."""

    agent: str
    mu: float
    sigma: float


def can_rate() -> bool:
    """Whether openskill is installed."""
    return importlib.util.find_spec("openskill") is not None


def ratings(agents: Sequence[str], matches: Iterable[Sequence[tuple[str, int]]]) -> list[Rating]:
    """`matches` has for each the agent and the place of every seat, in the order in which they count. An agent on
    several seats gets the mean of what its seats would get. The best comes first; none without openskill."""
    if not can_rate():
        return []
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
    rated_agents = [Rating(agent=agent, mu=mu, sigma=sigma) for agent, (mu, sigma) in now.items()]
    return sorted(rated_agents, key=lambda one: -one.mu)
