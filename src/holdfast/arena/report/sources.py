"""What the sections of a report draw from: figures with a label, whatever result they come from."""

from collections.abc import Sequence

import msgspec

from holdfast.arena.analysis import Analysis
from holdfast.arena.balance import Balance
from holdfast.arena.figures import AgentFigures, Figures
from holdfast.arena.report.reading import Readable
from holdfast.arena.result import Pack, Result
from holdfast.arena.shares import Share
from holdfast.arena.tournament import Tournament
from holdfast.core import Words


class Source(msgspec.Struct, frozen=True):
    """The figures of one side: a result, or one of the two sides of a balance. `label` tells it from the others."""

    label: str
    game: str
    seats: int
    figures: Figures
    result: Readable


def sources_of(results: Sequence[Readable], ui: Words) -> list[Source]:
    found: list[tuple[str, Source]] = []
    for result in results:
        if isinstance(result, Analysis):
            continue
        if isinstance(result, Balance):
            found.append((ui.say("report-base"), Source("", result.game, result.seats, result.base, result)))
            found.append((result.content.name, Source("", result.game, result.seats, result.pack, result)))
        else:
            figures = _simulated(result, ui) if isinstance(result, Result) else result.figures
            found.append((_name(result, ui), Source("", result.game, result.seats, figures, result)))
    names = [name for name, _ in found]
    return [msgspec.structs.replace(source, label=_unique(names, number)) for number, (_, source) in enumerate(found)]


def _name(result: Result | Tournament, ui: Words) -> str:
    pack = ui.say("report-base") if is_base(result.content) else result.content.name
    return ui.say("report-source", pack=pack, seats=result.seats)


def is_base(pack: Pack) -> bool:
    return pack.name == "base"


def _unique(names: list[str], number: int) -> str:
    """The name, with a number behind it where several have the same."""
    name = names[number]
    return name if names.count(name) == 1 else f"{name} · {1 + names[:number].count(name)}"


def _simulated(result: Result, ui: Words) -> Figures:
    """A simulation knows its seats one by one, so each of them stands for an agent."""
    shares = [
        Share(matches=result.games, share=one.win_rate, low=one.win_low, high=one.win_high) for one in result.by_seat
    ]
    return Figures(
        matches=result.games,
        agents=[
            AgentFigures(
                agent=ui.say("report-seat-agent", seat=seat + 1, agent=one.agent),
                share=shares[seat],
                score=one.score,
                parts=one.parts,
                by_seat=[],
            )
            for seat, one in enumerate(result.by_seat)
        ],
        by_seat=shares,
        winners={},
        others={},
        things=[],
        lengths={},
        reasons=result.reasons,
        days={},
        deaths=[],
    )
