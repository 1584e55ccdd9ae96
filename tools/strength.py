"""How strong the agents are: plays the tournaments of `docs/opponents.md` and writes its tables again.

    python tools/strength.py [--matches 400] [--dear 400] [--only paris] [--workers 2]

Finished tournaments are kept in `build/strength`, so that it can be interrupted and goes on. `--dear` is the number of
matches where somebody searches long; `--kept` plays nothing and writes down what was played so far; `--times` measures
the time of decisions instead."""

import argparse
import sys
import time
from pathlib import Path

import msgspec

import holdfast
from holdfast.agents import Sight, parse_agent
from holdfast.agents.search import Search
from holdfast.arena import tournament
from holdfast.arena.tournament import Tournament
from holdfast.core import Rng

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "opponents.md"
KEPT = ROOT / "build" / "strength"
SEED = 11

GAMES = ("paris", "outlive")
LEVELS = ("easy", "normal", "hard", "expert")
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


def is_dear(agents: tuple[str, ...]) -> bool:
    """Whether somebody searches so long that a match takes many seconds."""
    return any(agent == "expert" or agent.startswith("search:iterations=") for agent in agents)


def name_of(game: str, seats: int, agents: tuple[str, ...]) -> str:
    """What a tournament is kept under, before the number of its matches."""
    rules = f"{game}{holdfast.game(game).version}"
    return "-".join([rules, str(seats), *(agent.replace(":", "_") for agent in agents)])


def read(path: Path) -> Tournament:
    return msgspec.json.decode(path.read_bytes(), type=Tournament)


def kept(game: str, seats: int, agents: tuple[str, ...]) -> Tournament | None:
    """Of the tournaments of a meeting that were played, the one with most matches."""
    found = [read(path) for path in KEPT.glob(f"{name_of(game, seats, agents)}-*.json")]
    return max(found, key=lambda one: one.pairings[0].matches, default=None)


def play(game: str, seats: int, agents: tuple[str, ...], matches: int, workers: int) -> Tournament:
    path = KEPT / f"{name_of(game, seats, agents)}-{matches}.json"
    if path.exists():
        return read(path)
    result = tournament(
        holdfast.game(game),
        agents=agents,
        seats=seats,
        matches=matches,
        seed=SEED,
        workers=workers,
        journal=path.with_suffix(".journal"),
        of_first=game in GAMES,
    )
    if not result.complete:
        sys.exit(130)
    path.write_bytes(result.json())
    path.with_suffix(".journal").unlink(missing_ok=True)
    return result


def rows(result: Tournament) -> list[str]:
    """A line for each pairing."""
    found = []
    for pairing in result.pairings:
        against = f"`{pairing.agents[1]}`" if len(pairing.agents) > 1 else "the game"
        if result.seats > 2 and len(pairing.agents) > 1:
            against = f"{result.seats - 1} × {against}"
        shares = f"{100 * pairing.share:.1f} % | {100 * pairing.low:.1f} to {100 * pairing.high:.1f} %"
        found.append(
            f"| {result.game} | {result.seats} | `{pairing.agents[0]}` | {against} | {pairing.matches} | {shares} |"
        )
    return found


def strength(given: argparse.Namespace) -> list[str]:
    KEPT.mkdir(parents=True, exist_ok=True)
    lines = [
        "| game | seats | agent | against | matches | first places | 95 % |",
        "| --- | ---: | --- | --- | ---: | ---: | --- |",
    ]
    for game, seats, agents in MEETINGS:
        if given.only in ("", game):
            matches = given.dear if given.dear and is_dear(agents) else given.matches
            result = kept(game, seats, agents) if given.kept else play(game, seats, agents, matches, given.workers)
            if result is not None:
                lines += rows(result)
                print("\n".join(rows(result)), flush=True)
    return lines


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
    """Of a search by the learned value, over positions of a random match."""
    state = holdfast.game(game).new(seats=seats, seed=SEED)
    rng, made, spent = Rng(SEED), 0, 0.0
    while state.playout(rng, 23) == 23 and (decision := state.decision) is not None:
        began = time.process_time()
        Search(rng, 100).think(Sight(state, decision.seat))
        spent += time.process_time() - began
        made += 100
    return made / spent


def times(given: argparse.Namespace) -> list[str]:
    tables = [(game, seats) for game in GAMES for seats in (2, 4) if given.only in ("", game)]
    heads = "".join(f" {game}, {seats} seats |" for game, seats in tables)
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
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", default="", help="only this game; the table is printed, not written")
    parser.add_argument("--kept", action="store_true", help="play nothing, write what was played so far")
    parser.add_argument("--times", action="store_true", help="measure how long decisions take")
    given = parser.parse_args()
    made, mark = (times(given), "times") if given.times else (strength(given), "strength")
    if given.only:
        return
    text = PAGE.read_text(encoding="utf-8")
    begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
    before, _, rest = text.partition(begin)
    after = rest.partition(end)[2]
    PAGE.write_text(before + begin + "\n\n" + "\n".join(made) + "\n\n" + end + after, encoding="utf-8")


if __name__ == "__main__":
    main()
