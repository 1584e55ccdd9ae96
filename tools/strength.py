"""How strong the agents are: plays the tournaments of `docs/opponents.md` and writes its tables again.

    python tools/strength.py [--matches 400] [--dear 400] [--only paris-2] [--minutes 30] [--workers 2]

What was played is kept in `docs/strength.json`, a line for each pairing with what became of every match, and stays
until the rules of the game, the level or the weights of an agent change. Whoever changes how an agent plays otherwise
removes its lines there. A meeting that has fewer matches than wanted goes on with its next table, also in another
checkout and on another day: nothing that was played is played again. `--dear` is the number of matches where somebody
searches long; `--kept` plays nothing and writes the table anew, and the curve of `docs/img/budget.svg`; `--times`
measures the time of decisions instead.

A level that has a limit in iterations and one in seconds plays here by its iterations alone: the clock is for slow
machines, and the table must not depend on how busy this one is."""

import argparse
import math
import time
from contextlib import closing
from pathlib import Path
from typing import cast

import msgspec

import holdfast
from holdfast.agents import Sight, parse_agent
from holdfast.agents.learned import CHANCES
from holdfast.agents.learned.chances import chance_of
from holdfast.agents.learned.chances import versions as chance_versions
from holdfast.agents.learned.weights import versions
from holdfast.agents.search import Search
from holdfast.agents.search.rollouts import Rollouts
from holdfast.agents.spec import LEVELS, level
from holdfast.arena.records import TABLE, Record, Recorder
from holdfast.arena.shares import share_of
from holdfast.arena.simulation import in_order
from holdfast.arena.tournament import Schedule, plan_of
from holdfast.core import Rng

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "opponents.md"
KEPT = ROOT / "docs" / "strength.json"
CURVE = ROOT / "docs" / "img" / "budget.svg"
SEED = 11

GAMES = ("paris", "outlive")
BUDGETS = (50, 100, 400, 1600)
MEETINGS = (
    *[(game, 2, pair) for game in GAMES for pair in (("heuristic", "random"), ("learned", "heuristic"))],
    *[(game, seats, ("learned", "heuristic")) for game in GAMES for seats in (3, 4)],
    *[(game, 2, ("learned", "search:iterations=400:by=heuristic")) for game in GAMES],
    *[(game, 2, (f"search:iterations={budget}", "learned")) for game in GAMES for budget in BUDGETS],
    *[
        (game, seats, pair)
        for game in GAMES
        for seats in (2, 3, 4)
        for pair in (("normal", "easy"), ("hard", "normal"), ("expert", "hard"))
    ],
    *[(game, 4, ("expert", "normal")) for game in GAMES],
    *[("warofmine", 1, (agent,)) for agent in ("random", "easy", "normal", "hard", "expert")],
)


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A pairing that was played. `plays` says what its agents were, so that it is known when they have changed."""

    game: str
    rules: str
    seats: int
    agents: list[str]
    plays: list[str]
    matches: int
    share: float
    low: float
    high: float
    firsts: str = ""
    """A digit for each match: how many shared the first place, if the first agent was among them, else 0. Rows that
    were played before this was written down have none, and can't be played on."""

    @property
    def text(self) -> str:
        against = f"`{self.agents[1]}`" if len(self.agents) > 1 else "the game"
        if self.seats > 2 and len(self.agents) > 1:
            against = f"{self.seats - 1} × {against}"
        shares = f"{100 * self.share:.1f} % | {100 * self.low:.1f} to {100 * self.high:.1f} %"
        one = ""
        if self.seats > 2 and len(self.agents) > 1:
            share, low, high = (100 * against_one(part, self.seats) for part in (self.share, self.low, self.high))
            one = f"{share:.0f} % ({low:.0f} to {high:.0f})"
        return f"| {self.game} | {self.seats} | `{self.agents[0]}` | {against} | {self.matches} | {shares} | {one} |"


def against_one(share: float, seats: int) -> float:
    """Of the first places that go to it or to a certain one of the others, the share that goes to it. What it does not
    take, the others take in equal parts, because every table is played from every seat and they are alike."""
    other = (1 - share) / (seats - 1)
    return share / (share + other)


def is_dear(agents: tuple[str, ...]) -> bool:
    """Whether somebody searches so long that a match takes many seconds."""
    return any(agent == "expert" or agent.startswith("search:iterations=") for agent in agents)


def name_of(game: str, seats: int, agents: tuple[str, ...]) -> str:
    """What a meeting is called."""
    return "-".join([game, str(seats), *(agent.replace(":", "_") for agent in agents)])


def spec_of(game: str, agent: str) -> str:
    """The agent that plays for a level, without the clock."""
    if agent not in LEVELS:
        return agent
    parts = level(agent, holdfast.game(game)).split(":")
    counts = any(part.startswith("iterations=") for part in parts)
    return ":".join(part for part in parts if not (counts and part.startswith("seconds=")))


def played_by(game: str, seats: int, agent: str) -> str:
    """The same with the version of the weights that it plays by."""
    spec = spec_of(game, agent)
    if spec.partition(":")[0] not in ("learned", "search") or "by=" in spec or "version=" in spec:
        return spec
    played = holdfast.game(game)
    known = chance_versions(played) if game in CHANCES else versions(played, seats)
    return f"{spec} with weights {max(known)}"


def all_kept() -> list[Row]:
    return msgspec.json.decode(KEPT.read_bytes(), type=list[Row]) if KEPT.exists() else []


def keep(row: Row) -> None:
    """Adds a row, in place of an older one of the same pairing."""
    known = {(one.game, one.seats, *one.agents): one for one in (*all_kept(), row)}
    order = [key for game, seats, agents in MEETINGS if (key := (game, seats, *agents)) in known]
    lines = ",\n".join(msgspec.json.encode(known[key]).decode() for key in order)
    KEPT.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def kept(game: str, seats: int, agents: tuple[str, ...]) -> Row | None:
    """The row of a meeting, if it still holds."""
    for row in all_kept():
        if (row.game, row.seats, *row.agents) == (game, seats, *agents):
            plays = [played_by(game, seats, agent) for agent in agents]
            if row.rules == holdfast.game(game).version and row.plays == plays:
                return row
    return None


def row_of(game: str, seats: int, agents: tuple[str, ...], firsts: str) -> Row:
    """A row from what became of its matches. Each table is played as often as there are seats to sit on."""
    rotations = seats if len(agents) > 1 else 1
    shares = [(number // rotations, 1 / int(one) if int(one) else 0.0) for number, one in enumerate(firsts)]
    share = share_of(shares)
    return Row(
        game=game,
        rules=holdfast.game(game).version,
        seats=seats,
        agents=list(agents),
        plays=[played_by(game, seats, agent) for agent in agents],
        matches=share.matches,
        share=round(share.share, 4),
        low=round(share.low, 4),
        high=round(share.high, 4),
        firsts=firsts,
    )


def play(game: str, seats: int, agents: tuple[str, ...], matches: int, workers: int, until: float) -> bool:
    """Plays a meeting on to so many matches and keeps every one of them, until Ctrl-C or until it is late. Returns
    whether to go on."""
    before = kept(game, seats, agents)
    if before is not None and before.matches >= matches:
        return True
    firsts = before.firsts if before is not None else ""
    schedule = Schedule(holdfast.game(game), [spec_of(game, agent) for agent in agents], seats, matches, of_first=True)
    _, plan = plan_of(holdfast.game(game), schedule, seats, SEED, None, None)
    plan = msgspec.structs.replace(plan, listeners=(Recorder(),))
    chunks = (range(number, number + 1) for number in range(len(firsts), schedule.total))
    try:
        with closing(in_order(plan, chunks, workers)) as results:
            for heard in results:
                (record,) = cast(Recorder, heard[0]).records
                firsts += digit(schedule, record)
                if before is None or len(firsts) > before.matches:
                    keep(row_of(game, seats, agents, firsts))
                if time.monotonic() > until:
                    break
    except KeyboardInterrupt:
        pass
    print(row_of(game, seats, agents, firsts).text, flush=True)
    return len(firsts) == schedule.total and time.monotonic() < until


def digit(schedule: Schedule, record: Record) -> str:
    """What became of a match, for `Row.firsts`."""
    agents = schedule.sat(record.number).agents
    mine = schedule.agents[0]
    share = record.share(agents.index(mine) if len(schedule.agents) > 1 else TABLE)
    return str(round(1 / share)) if share else "0"


def table() -> list[str]:
    """All that was played and still holds."""
    return [
        "| game | seats | agent | against | matches | first places | 95 % | against one of them |",
        "| --- | ---: | --- | --- | ---: | ---: | --- | --- |",
        *[row.text for meeting in MEETINGS if (row := kept(*meeting)) is not None],
    ]


def draw_curve(target: Path) -> None:
    """Strength against budget: the share of first places that each number of iterations takes from `learned`."""
    import altair as alt

    rows = [
        {"game": row.game, "iterations": budget, "share": row.share, "low": row.low, "high": row.high}
        for game in GAMES
        for budget in BUDGETS
        if (row := kept(game, 2, (f"search:iterations={budget}", "learned"))) is not None
    ]
    x = alt.X("iterations:Q", title="iterations", scale=alt.Scale(type="log", domain=[40, 2000])).axis(
        values=list(BUDGETS), grid=False, format="d"
    )
    colours = alt.Color("game:N", scale=alt.Scale(domain=list(GAMES), range=["#b5542a", "#2f6d8c"]), legend=None)
    plot = alt.Chart(alt.InlineData(rows)).encode(x=x, color=colours)
    scale = alt.Scale(domain=[0.4, 1.0])
    share = alt.Y("share:Q", title="first places against learned", scale=scale).axis(format="%")
    names = plot.transform_filter(alt.datum.iterations == BUDGETS[0]).mark_text(align="left", dy=-22, fontSize=13)
    chart = (
        alt.layer(
            alt.Chart(alt.InlineData([{"even": 0.5}]))
            .mark_rule(strokeDash=[4, 4])
            .encode(y=alt.Y("even:Q", scale=scale)),
            plot.mark_area(opacity=0.18).encode(y=alt.Y("low:Q", scale=scale), y2="high:Q"),
            plot.mark_line(point=True).encode(y=share),
            names.encode(y=share, text="game:N"),
        )
        .properties(width=460, height=240, background="white")
        .configure_view(stroke=None)
    )
    chart.save(target)


def strength(given: argparse.Namespace) -> list[str]:
    until = time.monotonic() + 60 * given.minutes
    for game, seats, agents in MEETINGS:
        if not given.kept and name_of(game, seats, agents).startswith(given.only):
            matches = given.dear if given.dear and is_dear(agents) else given.matches
            if not play(game, seats, agents, matches, given.workers, until):
                break
    return table()


def per_decision(game: str, seats: int, agent: str) -> float:
    """Milliseconds of the processor that an agent takes for a decision that leaves a choice, on average over one seat
    of a match."""
    played = holdfast.game(game)
    state = played.new(seats=seats, seed=SEED)
    agents = [
        parse_agent(agent if seat == 0 else "heuristic", played).make(played, seat, Rng(seat)) for seat in range(seats)
    ]
    spent, asked = 0.0, 0
    while (decision := state.decision) is not None:
        began = time.process_time()
        action = agents[decision.seat].choose(decision, Sight(state, decision.seat))
        if decision.seat == 0 and len(decision.actions) > 1:
            spent += time.process_time() - began
            asked += 1
        state.apply(action)
    return 1000 * spent / asked


def iterations_per_second(game: str, seats: int) -> float:
    """Of a search by the learned value, over positions of a random match. Where all play together, options played on
    until the next day."""
    if holdfast.game(game).together:
        return played_on_per_second(game, seats)
    state = holdfast.game(game).new(seats=seats, seed=SEED)
    rng, made, spent = Rng(SEED), 0, 0.0
    while state.playout(rng, 23) == 23 and (decision := state.decision) is not None:
        began = time.process_time()
        Search(rng, 100).think(Sight(state, decision.seat))
        spent += time.process_time() - began
        made += 100
    return made / spent


def played_on_per_second(game: str, seats: int) -> float:
    """Over a match by the rules of the heuristic agent."""
    played = holdfast.game(game)
    state = played.new(seats=seats, seed=SEED)
    rng, made, spent = Rng(SEED), 0, 0.0
    search, usual = Rollouts(rng, 1, 60.0), parse_agent("heuristic", played).make(played, 0, rng)
    chance = chance_of(played, state.tables)
    while (decision := state.decision) is not None:
        sight = Sight(state, decision.seat)
        action = usual.choose(decision, sight)
        world = sight.determinize(rng)
        began = time.process_time()
        search.play_on(world, action, rng.fork(), chance)
        spent += time.process_time() - began
        made += 1
        state.apply(action)
    return made / spent


def times(given: argparse.Namespace) -> list[str]:
    all_tables = [*((game, seats) for game in GAMES for seats in (2, 4)), ("warofmine", 1)]
    tables = [(game, seats) for game, seats in all_tables if given.only in ("", game)]
    heads = "".join(f" {game}, {seats} seat{'s' if seats > 1 else ''} |" for game, seats in tables)
    lines = [f"| |{heads}", f"| --- |{' ---: |' * len(tables)}"]
    for agent in (*LEVELS, "learned"):
        figures = "".join(f" {per_decision(game, seats, agent):.1f} |" for game, seats in tables)
        lines.append(f"| `{agent}`, ms |{figures}")
        print(lines[-1], flush=True)
    figures = "".join(f" {iterations_per_second(game, seats):,.0f} |" for game, seats in tables)
    lines.append(f"| iterations of a search in a second |{figures}")
    print(lines[-1], flush=True)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the tournaments of docs/opponents.md and write its tables.")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument(
        "--dear", type=int, default=0, help="matches where somebody searches long; 0: as many as others"
    )
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so many; what was played counts")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", default="", help="only meetings whose name begins so, such as paris-2-expert")
    parser.add_argument("--kept", action="store_true", help="play nothing, write what was played so far")
    parser.add_argument("--times", action="store_true", help="measure how long decisions take")
    given = parser.parse_args()
    made, mark = (times(given), "times") if given.times else (strength(given), "strength")
    if given.times and given.only:
        return  # only some columns
    if not given.times:
        draw_curve(CURVE)
    text = PAGE.read_text(encoding="utf-8")
    begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
    before, _, rest = text.partition(begin)
    after = rest.partition(end)[2]
    PAGE.write_text(before + begin + "\n\n" + "\n".join(made) + "\n\n" + end + after, encoding="utf-8")


if __name__ == "__main__":
    main()
