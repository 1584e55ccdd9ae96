"""Analysis: after a match, what each decision did to the chance to win or to survive.

Every decision is looked at as its seat saw it: worlds are drawn that agree with all that the seat knew, each option is
tried in the same worlds, and a judge says what chance it leaves. One sample of worlds chooses the options that look
best and worst; another one measures them and what was played, so that nothing is called better because it was lucky in
the sample that chose it.
"""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import pairwise
from math import hypot, prod, sqrt

import msgspec

from holdfast.agents import Reason, Sight, advise, parse_agent
from holdfast.arena.judges import Judge, judge_for, shares
from holdfast.arena.result import Pack, Written
from holdfast.arena.simulation import Progress, check_workers, seed_of, silent
from holdfast.arena.workers import begin_worker
from holdfast.core import Action, BaseState, HoldfastError, Match, Rng, SetupError

FORMAT = "holdfast-analysis"
FORMAT_VERSION = 1
MOST_BUDGET = 100_000
USUAL, USUAL_TOGETHER = 60, 12
"""Budgets where nobody gives one. Where all play together every world is played on by an agent, which takes long."""
CLEAR = 2.0
"""A loss counts if it is so many times its own error …"""
WORTH = 0.02
"""… and so much of a whole match."""
TURNING = 6
"""How many turning points are told."""
TURN = 0.05
"""How far the chance has to move for one."""
LITTLE = 0.01
"""A chance of which no share can be told."""


class Judged(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One decision. `before` is the chance with the best option, `after` that with what was played; `loss` is the
    difference and `error` its standard error. `worst` is the chance with the worst option."""

    entry: int
    """The place in the history of the match."""
    seat: int
    decision: str
    rule: str
    options: int
    played: int
    """The number of the action."""
    best: int
    """The number of the option that looked best; that of `played` if nothing looked better."""
    before: float
    after: float
    worst: float
    loss: float
    error: float
    unsure: float
    """The standard error of `after`."""
    chances: list[float]
    """The chance of every seat after what was played, as far as the deciding seat could tell."""
    clear: bool
    """Whether something else would clearly have been better."""
    why: list[Reason]
    """What speaks for it."""


class Turn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the chance of a seat moved far: by its own decision (`choice`), or by what came before its next one
    (`fate`: dice, cards, and what others did)."""

    entry: int
    seat: int
    kind: str
    before: float
    after: float


class Play(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a seat played. `score` is from 0 to 100: of all that its decisions could win or lose, how much it took; one
    that always takes the best has 100, one that always takes the worst 0. Where all play together, it is how much of
    the chance was kept that the choices of the heuristic agent would have kept. `lost` is the chance that its decisions
    gave away in all, `fate` what dice, cards and others gave it."""

    seat: int
    name: str
    agent: str
    decisions: int
    clear: int
    """Decisions where something else would clearly have been better."""
    score: float | None
    """None if nothing was at stake."""
    lost: float
    fate: float | None
    """None where the judge can't compare positions."""


class Analysis(Written, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The result. `budget` is the number of worlds in each of the two samples."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    game: str
    rules: str
    content: Pack
    seats: int
    together: bool
    seed: int
    budget: int
    judge: str
    winners: list[int]
    lost: bool
    judged: list[Judged]
    turns: list[Turn]
    plays: list[Play]


class Look(msgspec.Struct, frozen=True):
    """A decision to look at: the position before it and what was played. With `surely`, its chance is wanted even if
    there is nothing to compare it with."""

    entry: int
    state: BaseState
    played: Action
    surely: bool


def analyse(
    match: Match,
    budget: int = 0,
    *,
    judge: Judge | None = None,
    seed: int = 1,
    workers: int = 1,
    progress: Progress | None = None,
    stopped: Callable[[], bool] | None = None,
) -> Analysis:
    """Looks at every decision of a finished match that left a choice; a budget of 0 is one that takes a minute or so.
    The same match, budget and seed give the same analysis, for any number of workers. If it is `stopped` meanwhile, the
    result covers the decisions so far."""
    outcome = match.state.outcome
    if outcome is None:
        raise HoldfastError("error-analyse-running")
    budget = budget or (USUAL_TOGETHER if match.game.together else USUAL)
    if not 2 <= budget <= MOST_BUDGET:
        raise SetupError("error-analyse-budget", most=MOST_BUDGET, budget=budget)
    check_workers(workers)
    used = judge if judge is not None else judge_for(match.base)
    looks = list(_looks(match))
    found: list[Judged] = []
    tell = progress or silent
    for number, one in enumerate(_in_order(looks, used, budget, seed, workers), 1):
        if one is not None:
            found.append(one)
        tell(number, len(looks))
        if stopped is not None and stopped():
            break
    pack = match.base.tables.content.overrides
    return Analysis(
        game=match.game.id,
        rules=match.game.version,
        content=Pack(pack.name, pack.checksum),
        seats=len(match.seats),
        together=match.game.together,
        seed=seed,
        budget=budget,
        judge=used.name,
        winners=outcome.winners,
        lost=outcome.lost,
        judged=found,
        turns=_turns(found, used.compares),
        plays=[_play(match, seat, looks, found, used.compares) for seat in range(len(match.seats))],
    )


def _looks(match: Match) -> Iterator[Look]:
    """All decisions that left a choice. Where all play together, the chance is wanted at least once a day."""
    day = -1
    for entry, (state, number) in enumerate(zip(match.states(), match.history, strict=False)):
        decision = state.decision
        if number >= 0 and decision is not None and len(decision.actions) > 1:
            today = state.standing().figures.get("day", entry) if match.game.together else entry
            yield Look(entry, state.clone(), match.game.catalogue[number], today != day)
            day = today


def _in_order(looks: Sequence[Look], judge: Judge, budget: int, seed: int, workers: int) -> Iterator[Judged | None]:
    if workers == 1:
        for look in looks:
            yield judged(look, judge, budget, seed)
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), begin_worker)
    try:
        waiting: list[Future[Judged | None]] = [pool.submit(judged, look, judge, budget, seed) for look in looks]
        for future in waiting:
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def judged(look: Look, judge: Judge, budget: int, seed: int) -> Judged | None:
    """What a decision did; None if there is nothing to compare it with. All chance comes from the seed and the place in
    the history."""
    decision = look.state.decision
    assert decision is not None
    seat = decision.seat
    rng = Rng(seed_of(seed, look.entry, "analysis"))
    sight = Sight(look.state, seat)
    options = _options(look, sight, rng)
    if len(options) == 1 and not look.surely:
        return None
    if len(options) > 1:
        chosen = _sample(sight, options, judge, budget, rng)
        means = [_mean([world[option][seat] for world in chosen]) for option in range(len(options))]
        best = max(range(len(options)), key=lambda option: (means[option], option == options.index(look.played)))
        worst = min(range(len(options)), key=lambda option: means[option])
        kept = list(dict.fromkeys([look.played, options[best], options[worst]]))
    else:
        kept = options
        best = worst = 0
    measured = _sample(sight, kept, judge, budget, rng)
    chances = [
        [_mean([world[option][who] for world in measured]) for who in range(look.state.seats)]
        for option in range(len(kept))
    ]
    good, bad, mine = kept.index(options[best]), kept.index(options[worst]), kept.index(look.played)
    losses = [world[good][seat] - world[mine][seat] for world in measured]
    loss, error = _mean(losses), _error(losses)
    clear = loss >= WORTH and loss >= CLEAR * error
    return Judged(
        entry=look.entry,
        seat=seat,
        decision=decision.name,
        rule=decision.rule,
        options=len(decision.actions),
        played=look.played.index,
        best=options[best].index,
        before=chances[good][seat],
        after=chances[mine][seat],
        worst=chances[bad][seat],
        loss=loss,
        error=error,
        unsure=_error([world[mine][seat] for world in measured]),
        chances=chances[mine],
        clear=clear,
        why=_why(look.state, seat, options[best], rng) if clear else [],
    )


def _options(look: Look, sight: Sight, rng: Rng) -> list[Action]:
    """What was played, and what it is compared with: every other action, or, where a match played on takes long, what
    the heuristic agent would have done."""
    decision = look.state.decision
    assert decision is not None
    if not sight.game.together:
        return [look.played, *(action for action in decision.actions if action is not look.played)]
    usual = parse_agent("heuristic", sight.game).make(sight.game, sight.seat, rng.fork()).choose(decision, sight)
    return list(dict.fromkeys([look.played, usual]))


def _sample(sight: Sight, options: Sequence[Action], judge: Judge, budget: int, rng: Rng) -> list[list[list[float]]]:
    """The chances of all seats for each option in each of some worlds, the same for all options."""
    found = []
    for _ in range(budget):
        world, chance = sight.determinize(rng), rng.fork()
        found.append([judge.after(world, option, chance) for option in options])
    return found


def _why(state: BaseState, seat: int, action: Action, rng: Rng) -> list[Reason]:
    """What the heuristic agent would say for an action; nothing where it can't say why."""
    decision = state.decision
    assert decision is not None
    try:
        advice = advise(state, seat, rng=rng.fork(), best=len(decision.actions))
    except HoldfastError:
        return []
    return [reason for one in advice if one.action is action for reason in one.reasons]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _turns(judged: Sequence[Judged], compares: bool) -> list[Turn]:
    """The moments that moved a seat's chance most, in the order of the match."""
    found: list[Turn] = []
    last: dict[int, Judged] = {}
    for one in judged:
        if one.clear:
            found.append(Turn(entry=one.entry, seat=one.seat, kind="choice", before=one.before, after=one.after))
        earlier = last.get(one.seat)
        if (
            compares
            and earlier is not None
            and abs(one.before - earlier.after) >= CLEAR * hypot(one.unsure, earlier.unsure)
        ):
            found.append(Turn(entry=one.entry, seat=one.seat, kind="fate", before=earlier.after, after=one.before))
        last[one.seat] = one
    far = [turn for turn in found if abs(turn.after - turn.before) >= TURN]
    most = sorted(far, key=lambda turn: -abs(turn.after - turn.before))[:TURNING]
    return sorted(most, key=lambda turn: (turn.entry, turn.kind == "choice"))


def _play(match: Match, seat: int, looks: Sequence[Look], judged: Sequence[Judged], compares: bool) -> Play:
    mine = [one for one in judged if one.seat == seat]
    fate = sum(later.before - earlier.after for earlier, later in pairwise(mine))
    if mine:
        fate += shares(match.state)[seat] - mine[-1].after
    return Play(
        seat=seat,
        name=match.names[seat],
        agent=match.seats[seat].agent,
        decisions=sum(look.state.decision is not None and look.state.decision.seat == seat for look in looks),
        clear=sum(one.clear for one in mine),
        score=_kept(mine) if match.game.together else _taken(mine),
        lost=sum(one.loss for one in mine),
        fate=fate if compares else None,
    )


def _taken(judged: Sequence[Judged]) -> float | None:
    """Of what was at stake, in parts of a hundred; None if nothing was."""
    stake = sum(one.before - one.worst for one in judged)
    taken = sum(one.after - one.worst for one in judged)
    return 100 * min(1.0, max(0.0, taken / stake)) if stake > LITTLE else None


def _kept(judged: Sequence[Judged]) -> float | None:
    """Of the chance to survive, decision by decision, in parts of a hundred. Only decisions in which the heuristic
    agent would have done something else are compared, and all others keep everything: what was at stake in them is not
    known, but nothing was given away."""
    kept = prod(one.after / one.before for one in judged if one.before > LITTLE)
    return 100 * min(1.0, kept) if judged else None
