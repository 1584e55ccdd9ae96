"""How strong the agents are: plays the tournaments of `docs/opponents.md` and writes its table again.

    python tools/strength.py [--matches 400] [--only paris] [--workers 2]

Finished tournaments are kept in `build/strength`, so that it can be interrupted and goes on."""

import argparse
import sys
from pathlib import Path

import msgspec

import holdfast
from holdfast.arena import tournament
from holdfast.arena.tournament import Tournament

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "opponents.md"
KEPT = ROOT / "build" / "strength"
BEGIN, END = "<!-- strength -->", "<!-- end of strength -->"
SEED = 11

MEETINGS = (
    *[(game, 2, pair) for game in ("paris", "outlive") for pair in (("heuristic", "random"), ("learned", "heuristic"))],
    *[(game, 2, ("learned", "search:iterations=400:by=heuristic")) for game in ("paris", "outlive")],
    *[(game, 2, ("search:iterations=400", "learned")) for game in ("paris", "outlive")],
    *[
        (game, seats, pair)
        for game in ("paris", "outlive")
        for seats in (2, 3, 4)
        for pair in (("normal", "easy"), ("hard", "normal"), ("expert", "hard"))
    ],
    *[(game, 4, ("expert", "normal")) for game in ("paris", "outlive")],
    ("warofmine", 1, ("random", "easy", "normal", "hard", "expert")),
)


def play(game: str, seats: int, agents: tuple[str, ...], matches: int, workers: int) -> Tournament:
    name = "-".join([game, str(seats), str(matches), *(agent.replace(":", "_") for agent in agents)])
    path = KEPT / f"{name}.json"
    if path.exists():
        return msgspec.json.decode(path.read_bytes(), type=Tournament)
    result = tournament(
        holdfast.game(game),
        agents=agents,
        seats=seats,
        matches=matches,
        seed=SEED,
        workers=workers,
        journal=path.with_suffix(".journal"),
    )
    if not result.complete:
        sys.exit(130)
    path.write_bytes(result.json())
    path.with_suffix(".journal").unlink(missing_ok=True)
    return result


def rows(result: Tournament) -> list[str]:
    """A line for each pairing; at more than two seats only that of the first named agent against the others."""
    found = []
    for pairing in result.pairings:
        if pairing.agents[0] != result.agents[0] and pairing.even is not None:
            continue
        against = f"`{pairing.agents[1]}`" if len(pairing.agents) > 1 else "the game"
        if result.seats > 2 and len(pairing.agents) > 1:
            against = f"{result.seats - 1} × {against}"
        shares = f"{100 * pairing.share:.1f} % | {100 * pairing.low:.1f} to {100 * pairing.high:.1f} %"
        found.append(
            f"| {result.game} | {result.seats} | `{pairing.agents[0]}` | {against} | {pairing.matches} | {shares} |"
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the tournaments of docs/opponents.md and write its table.")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", default="", help="only this game; the table is printed, not written")
    given = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    lines = [
        "| game | seats | agent | against | matches | first places | 95 % |",
        "| --- | ---: | --- | --- | ---: | ---: | --- |",
    ]
    for game, seats, agents in MEETINGS:
        if given.only in ("", game):
            made = rows(play(game, seats, agents, given.matches, given.workers))
            print("\n".join(made), flush=True)
            lines += made
    if given.only:
        return
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(before + BEGIN + "\n\n" + "\n".join(lines) + "\n\n" + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
