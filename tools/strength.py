"""How strong the agents are: plays the tournaments of `docs/opponents.md` and writes its tables again.

    python tools/strength.py [--matches 400] [--dear 400] [--only paris-2] [--minutes 30] [--workers 2]

What was played is kept in `docs/strength.json`, a line for each pairing, and stays until the rules of the game, the
level or the weights of an agent change. Whoever changes how an agent plays otherwise removes its lines there. A meeting
that has fewer matches than wanted is played again. After Ctrl-C the matches so far count, and the same command goes on
where it was; journals are in `build/strength`. `--dear` is the number of matches where somebody searches long; `--kept`
plays nothing and writes the table anew; `--times` measures the time of decisions instead.

A level that has a limit in iterations and one in seconds plays here by its iterations alone: the clock is for slow
machines, and the table must not depend on how busy this one is."""

import argparse
import math
import time
from pathlib import Path

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
from holdfast.arena import tournament
from holdfast.core import Rng

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "opponents.md"
KEPT = ROOT / "docs" / "strength.json"
JOURNALS = ROOT / "build" / "strength"
SEED = 11

GAMES = ("paris", "outlive")
BUDGETS = (50, 100, 400, 1600)
MEETINGS = (
    *[(game, 2, pair) for game in GAMES for pair in (("heuristic", "random"), ("learned", "heuristic"))],
    *[(game, seats, ("learned", "heuristic")) for game in GAMES for seats in (3, 4)],
    *[(game, 2, ("learned", "search:iterations=400:by=heuristic")) for game in GAMES],
    *[(game, 2, (f"search:iterations={budget}", "learned")) for game in GAMES for budget in BUDGETS],
    *[(game, 2, ("search:iterations=1600", "search:iterations=400")) for game in GAMES],
    *[
        (game, seats, pair)
        for game in GAMES
        for seats in (2, 3, 4)
        for pair in (("normal", "easy"), ("hard", "normal"), ("expert", "hard"))
    ],
    *[(game, 4, ("expert", "normal")) for game in GAMES],
    ("warofmine", 1, ("random", "easy", "normal", "hard", "expert")),
)


class Row(msgspec.Struct, frozen=True, kw_only=True):
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

    @property
    def text(self) -> str:
        against = f"`{self.agents[1]}`" if len(self.agents) > 1 else "the game"
        if self.seats > 2 and len(self.agents) > 1:
            against = f"{self.seats - 1} × {against}"
        shares = f"{100 * self.share:.1f} % | {100 * self.low:.1f} to {100 * self.high:.1f} %"
        return f"| {self.game} | {self.seats} | `{self.agents[0]}` | {against} | {self.matches} | {shares} |"


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


def pairings_of(game: str, agents: tuple[str, ...]) -> list[list[str]]:
    return [[agent] for agent in agents] if holdfast.game(game).together else [list(agents)]


def all_kept() -> list[Row]:
    return msgspec.json.decode(KEPT.read_bytes(), type=list[Row]) if KEPT.exists() else []


def keep(rows: list[Row]) -> None:
    """Adds rows, in place of older ones of the same pairings."""
    known = {(row.game, row.seats, *row.agents): row for row in (*all_kept(), *rows)}
    order = [
        (game, seats, *pair)
        for game, seats, agents in MEETINGS
        for pair in pairings_of(game, agents)
        if (game, seats, *pair) in known
    ]
    lines = ",\n".join(msgspec.json.encode(known[key]).decode() for key in order)
    KEPT.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def kept(game: str, seats: int, agents: tuple[str, ...]) -> list[Row]:
    """The rows of a meeting that still hold."""
    found = []
    for row in all_kept():
        if (row.game, row.seats) == (game, seats) and row.agents in pairings_of(game, agents):
            plays = [played_by(game, seats, agent) for agent in row.agents]
            if row.rules == holdfast.game(game).version and row.plays == plays:
                found.append(row)
    return found


def play(game: str, seats: int, agents: tuple[str, ...], matches: int, workers: int, until: float) -> bool:
    """Unless it was played, a meeting; after Ctrl-C, or when it is late, what there is of it is kept if it is more than
    before. Returns whether to go on."""
    before = kept(game, seats, agents)
    if len(before) == len(pairings_of(game, agents)) and before[0].matches >= matches:
        return True
    JOURNALS.mkdir(parents=True, exist_ok=True)
    plays = [played_by(game, seats, agent) for agent in agents]
    journal = JOURNALS / f"{name_of(game, seats, tuple(one.replace(' ', '_') for one in plays))}-{matches}.journal"

    def in_time(done: int, total: int) -> None:
        if time.monotonic() > until:
            raise KeyboardInterrupt

    result = tournament(
        holdfast.game(game),
        agents=[spec_of(game, agent) for agent in agents],
        seats=seats,
        matches=matches,
        seed=SEED,
        workers=workers,
        journal=journal,
        progress=in_time,
        of_first=game in GAMES,
    )
    rows = [
        Row(
            game=game,
            rules=result.rules,
            seats=seats,
            agents=pair,
            plays=[played_by(game, seats, agent) for agent in pair],
            matches=pairing.matches,
            share=round(pairing.share, 4),
            low=round(pairing.low, 4),
            high=round(pairing.high, 4),
        )
        for pair, pairing in zip(pairings_of(game, agents), result.pairings, strict=True)
    ]
    if not before or rows[0].matches > before[0].matches:
        keep(rows)
    print("\n".join(row.text for row in rows), flush=True)
    if result.complete:
        journal.unlink(missing_ok=True)
    return result.complete


def table() -> list[str]:
    """All that was played and still holds."""
    return [
        "| game | seats | agent | against | matches | first places | 95 % |",
        "| --- | ---: | --- | --- | ---: | ---: | --- |",
        *[row.text for game, seats, agents in MEETINGS for row in kept(game, seats, agents)],
    ]


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
    text = PAGE.read_text(encoding="utf-8")
    begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
    before, _, rest = text.partition(begin)
    after = rest.partition(end)[2]
    PAGE.write_text(before + begin + "\n\n" + "\n".join(made) + "\n\n" + end + after, encoding="utf-8")


if __name__ == "__main__":
    main()
