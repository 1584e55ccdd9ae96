"""A process that looks at one finished match again: `python -m holdfast.server.analysing`. It reads the match from
standard input and writes to standard output how it was played, in every language."""

import os
import sys
import time

import msgspec

from holdfast.arena import Analysis, analyse
from holdfast.arena.analysis import USUAL, USUAL_TOGETHER, Judged
from holdfast.arena.judges import shares
from holdfast.core import LANGUAGES, SPECTATOR, BaseState, Match
from holdfast.registry import game as find_game

FIRST = 2
"""Worlds in each sample of the first look, which covers the whole match."""
CAREFUL = 0.8
"""The second, closer look is planned to take this part of the time that is left."""
NICE = 10
"""Agents who play and people who wait come first."""


class Task(msgspec.Struct, frozen=True):
    """The save of a match, and the seconds that looking at it may take."""

    save: str
    seconds: float


class Better(msgspec.Struct, frozen=True, kw_only=True):
    """A decision where something else would clearly have been better: what was asked, what was played, what would have
    been better and why, each by language."""

    entry: int
    seat: int
    before: float
    after: float
    loss: float
    error: float
    asked: dict[str, str]
    played: dict[str, str]
    better: dict[str, str]
    why: dict[str, list[str]]


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """An analysis with its sentences. `whole` says whether the time was enough for every decision; `entries` are those
    of the match, `end` is what each seat has of the first place, or of having survived."""

    analysis: Analysis
    whole: bool
    entries: int
    end: list[float]
    better: list[Better]


def look_back(match: Match, seconds: float) -> Judgement:
    """Looks at the whole match with few worlds first, then with as many as the time allows."""
    began = time.monotonic()
    late = False

    def over() -> bool:
        nonlocal late
        late = time.monotonic() - began > seconds
        return late

    found = analyse(match, FIRST, stopped=over)
    whole = not late
    took = time.monotonic() - began
    usual = USUAL_TOGETHER if match.game.together else USUAL
    budget = min(usual, int(FIRST * CAREFUL * (seconds - took) / max(took, 1e-3)))
    if whole and budget > FIRST:
        again = analyse(match, budget, stopped=over)
        if not late:
            found = again
    return judgement(match, found, whole)


def judgement(match: Match, found: Analysis, whole: bool) -> Judgement:
    """An analysis in words."""
    return Judgement(
        analysis=found,
        whole=whole,
        entries=len(match.history),
        end=shares(match.state),
        better=_better(match, found),
    )


def _better(match: Match, found: Analysis) -> list[Better]:
    clear = {one.entry: one for one in found.judged if one.clear}
    return [_told(match, state, clear[entry]) for entry, state in enumerate(match.states()) if entry in clear]


def _told(match: Match, state: BaseState, one: Judged) -> Better:
    words = {lang: match.game.words(lang, match.base.tables.content) for lang in LANGUAGES}
    played, best = (match.game.catalogue[number] for number in (one.played, one.best))
    return Better(
        entry=one.entry,
        seat=one.seat,
        before=one.before,
        after=one.after,
        loss=one.loss,
        error=one.error,
        asked={lang: say.decision(state, match.names, SPECTATOR) for lang, say in words.items()},
        played={lang: say.action(played) for lang, say in words.items()},
        better={lang: say.action(best) for lang, say in words.items()},
        why={lang: [reason.say(lang) for reason in one.why] for lang in LANGUAGES},
    )


def main() -> None:
    os.nice(NICE)
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whoever prints must not be taken for the answer
    match = Match.load(task.save.encode(), find_game)
    answers.write(msgspec.json.encode(look_back(match, task.seconds)))
    answers.close()


if __name__ == "__main__":
    main()
