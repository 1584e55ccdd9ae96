"""The figures of many matches: who won from which seat, where points came from, what went with winning, how long
matches were and how they ended. Computed from records, whatever agents and seatings they had."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from holdfast.arena.records import TABLE, Lost, Record
from holdfast.arena.result import Spread, spread
from holdfast.arena.shares import Share, share_of
from holdfast.core import Game

Group = tuple[int, str, int]
"""Seats that stand on the same footing: a pairing, an agent in it, a seat."""


class AgentFigures(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One agent over all its seats. `by_seat` has its share from each of them."""

    agent: str
    share: Share
    score: Spread
    parts: dict[str, Spread]
    by_seat: list[Share]


class Thing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that a seat held at the end of a match: `share` is how often its holders won. `expected` is how often
    the same agents won in the same pairings from the same seats, whatever they held: what is above it goes with the
    thing and not with the player."""

    domain: str
    id: str
    share: Share
    expected: float


class Deaths(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How often somebody was lost in one way."""

    who: str
    how: str
    cause: str
    count: int


class Figures(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What came out of some matches. `days` has for each day reached how many matches ended there, and how many of
    them were won; it is empty where a game is not counted in days."""

    matches: int
    agents: list[AgentFigures]
    by_seat: list[Share]
    """Whoever sat there; empty where all play together."""
    winners: dict[str, Spread]
    """The parts of the score of those who won, and of all others."""
    others: dict[str, Spread]
    things: list[Thing]
    lengths: dict[int, int]
    """How many matches had so many decisions."""
    reasons: dict[str, int]
    days: dict[int, tuple[int, int]]
    deaths: list[Deaths]


class Sat(msgspec.Struct, frozen=True):
    """Who sat where in a match, and to which table and pairing it belongs."""

    table: int
    pairing: int
    agents: tuple[str, ...]


def figures_of(game: Game, played: Sequence[tuple[Sat, Record]]) -> Figures:
    """`played` has the matches in order."""
    seats = _seats_of(game, played)
    names = list(dict.fromkeys(name for sat, _ in played for name in sat.agents))
    winners, others = _parts(game, played)
    return Figures(
        matches=len(played),
        agents=[_agent(game, played, name) for name in names],
        by_seat=[share_of([(sat.table, record.share(seat)) for sat, record in played]) for seat in seats if seat >= 0],
        winners=winners,
        others=others,
        things=_things(played, seats),
        lengths=_sorted(Counter(record.decisions for _, record in played)),
        reasons={reason: sum(record.reason == reason for _, record in played) for reason in game.reasons},
        days=_days(game, played),
        deaths=_deaths(record.people for _, record in played),
    )


def _seats_of(game: Game, played: Sequence[tuple[Sat, Record]]) -> list[int]:
    """The seats that win or lose on their own."""
    if game.together or not played:
        return [TABLE]
    return list(range(len(played[0][0].agents)))


def _agent(game: Game, played: Sequence[tuple[Sat, Record]], name: str) -> AgentFigures:
    by_seat: dict[int, list[tuple[int, float]]] = {}
    scores: Counter[int] = Counter()
    parts: dict[str, Counter[int]] = {}
    for sat, record in played:
        for seat, agent in enumerate(sat.agents):
            if agent != name or (game.together and seat > 0):
                continue
            by_seat.setdefault(seat, []).append((sat.table, record.share(TABLE if game.together else seat)))
            scores[record.scores[seat]] += 1
            for part, points in record.parts.items():
                parts.setdefault(part, Counter())[points[seat]] += 1
    won = [one for seat in sorted(by_seat) for one in by_seat[seat]]
    return AgentFigures(
        agent=name,
        share=share_of(won),
        score=spread(scores),
        parts={part: spread(counts) for part, counts in parts.items()},
        by_seat=[] if game.together else [share_of(by_seat[seat]) for seat in sorted(by_seat)],
    )


def _parts(game: Game, played: Sequence[tuple[Sat, Record]]) -> tuple[dict[str, Spread], dict[str, Spread]]:
    """Where the points of winners and of all others come from."""
    found: tuple[dict[str, Counter[int]], dict[str, Counter[int]]] = ({}, {})
    for _, record in played:
        for seat in range(1 if game.together else len(record.places)):
            side = found[0 if record.places[seat] == 1 and not record.lost else 1]
            for part, points in record.parts.items():
                side.setdefault(part, Counter())[points[seat]] += 1
    winners, others = ({part: spread(counts) for part, counts in side.items()} for side in found)
    return winners, others


def _things(played: Sequence[tuple[Sat, Record]], seats: Sequence[int]) -> list[Thing]:
    usual = _usual(played, seats)
    won: dict[tuple[str, str], list[tuple[int, float]]] = {}
    expected: Counter[tuple[str, str]] = Counter()
    sums: dict[tuple[str, str], float] = {}
    for sat, record in played:
        for domain, held in record.held.items():
            for seat in seats:
                for entry in dict.fromkeys(held[max(seat, 0)]):
                    key = (domain, entry)
                    won.setdefault(key, []).append((sat.table, record.share(seat)))
                    expected[key] += 1
                    sums[key] = sums.get(key, 0.0) + usual[_group(sat, seat)]
    return [
        Thing(domain=domain, id=entry, share=share_of(won[domain, entry]), expected=sums[domain, entry] / count)
        for (domain, entry), count in sorted(expected.items())
    ]


def _group(sat: Sat, seat: int) -> Group:
    return sat.pairing, sat.agents[max(seat, 0)], seat


def _usual(played: Sequence[tuple[Sat, Record]], seats: Sequence[int]) -> dict[Group, float]:
    """How often each agent won in a pairing from a seat."""
    found: dict[Group, list[float]] = {}
    for sat, record in played:
        for seat in seats:
            found.setdefault(_group(sat, seat), []).append(record.share(seat))
    return {group: sum(shares) / len(shares) for group, shares in found.items()}


def _days(game: Game, played: Sequence[tuple[Sat, Record]]) -> dict[int, tuple[int, int]]:
    if "days" not in game.parts:
        return {}
    reached = Counter(record.parts["days"][0] for _, record in played)
    won = Counter(record.parts["days"][0] for _, record in played if not record.lost)
    return {day: (count, won[day]) for day, count in sorted(reached.items())}


def _deaths(ends: Iterable[list[Lost]]) -> list[Deaths]:
    counts = Counter((one.who, one.how, one.cause) for people in ends for one in people)
    return [Deaths(who=who, how=how, cause=cause, count=n) for (who, how, cause), n in sorted(counts.items())]


def _sorted(counts: Counter[int]) -> dict[int, int]:
    return dict(sorted(counts.items()))
