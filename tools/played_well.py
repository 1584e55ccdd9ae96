"""Records matches that agents play, beside the random ones, which starve: tests/playthroughs/GAME-SEATS-well.txt.

    python tools/played_well.py GAME [FOLDER]

One match for each number of seats, and one for each ending that neither these nor random play reach.
"""

import sys
from pathlib import Path

import holdfast
from holdfast.agents import Sight, parse_agent
from holdfast.core import Game, HoldfastError, Rng
from holdfast.testing.playthroughs import chosen, playthrough

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
AGENT = "heuristic"
SEARCHED = 400
"""How many seeds are tried to find a match that ends in a wanted way."""


def played(game: Game, seats: int, seed: int) -> tuple[list[str], str]:
    """The actions of a match of agents, and how it ended."""
    state = game.new(seats=seats, seed=seed)
    agents = [parse_agent(AGENT, game).make(game, seat, Rng(seed * seats + seat)) for seat in range(seats)]
    actions = []
    while (decision := state.decision) is not None:
        action = agents[decision.seat].choose(decision, Sight(state, decision.seat))
        actions.append(action.text)
        state.apply(action)
    return actions, str(state.outcome.reason)


def main() -> None:
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    try:
        game = holdfast.game(sys.argv[1])
    except HoldfastError as error:
        sys.exit(str(error))
    folder = Path(sys.argv[2]) if len(sys.argv) == 3 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)

    def write(name: str, seats: int, seed: int, actions: list[str]) -> None:
        (folder / f"{name}.txt").write_text(playthrough(game, seats, seed, actions), encoding="utf-8")
        print(f"{folder / name}.txt: {len(actions)} decisions")

    left = set(game.reasons) - {str(_ending(game, seats, seed)) for seats, seed in chosen(game).values()}
    for seats in game.seat_counts:
        actions, reason = played(game, seats, seats)
        write(f"{game.id}-{seats}-well", seats, seats, actions)
        left.discard(reason)
    seats = game.seat_counts[0]
    for seed in range(100, 100 + SEARCHED):
        if not left:
            return
        actions, reason = played(game, seats, seed)
        if reason in left:
            write(f"{game.id}-{reason}", seats, seed, actions)
            left.discard(reason)
    if left:
        sys.exit(f"No match of {SEARCHED} ended by {', '.join(sorted(left))}.")


def _ending(game: Game, seats: int, seed: int) -> str:
    text = playthrough(game, seats, seed)
    return next(line for line in text.splitlines() if line.startswith("ended by ")).removeprefix("ended by ")


if __name__ == "__main__":
    main()
