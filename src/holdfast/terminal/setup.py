"""What a person chooses before a match begins."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from holdfast.core import PERSON, Game, Match, Seat, Words
from holdfast.core.rng import SEEDS
from holdfast.registry import game as find_game
from holdfast.registry import games

LONGEST_NAME = 40


class Setup(msgspec.Struct):
    """The fields of the start screen as they stand; texts are what was typed."""

    game: str = ""
    seats: list[Seat] = []
    seed: str = ""
    content: str = ""
    options: dict[str, int] = {}

    @classmethod
    def of(
        cls,
        game: str = "",
        seed: int | None = None,
        content: Path | None = None,
        options: Mapping[str, int] | None = None,
    ) -> "Setup":
        """What a command line already said."""
        return cls(
            game or games()[0],
            [],
            "" if seed is None else str(seed),
            "" if content is None else str(content),
            dict(options or {}),
        )

    @property
    def the_game(self) -> Game:
        return find_game(self.game)

    def fill_seats(self, count: int, ui: Words) -> None:
        """As many seats as wanted; nobody has chosen yet who plays on new ones."""
        del self.seats[count:]
        while len(self.seats) < count:
            agent = default_agent(self.the_game, len(self.seats))
            self.seats.append(Seat(default_name(ui, len(self.seats), agent), agent))

    def problem(self, ui: Words) -> str:
        """What is wrong with what was typed, as a sentence; blank if nothing is."""
        names = [seat.name.strip() for seat in self.seats]
        if any(not name or len(name) > LONGEST_NAME or not name.isprintable() for name in names):
            return ui.say("problem-name", longest=LONGEST_NAME)
        if len(set(names)) < len(names):
            return ui.say("problem-same-name")
        seed = self.seed.strip()
        if seed and not (seed.isascii() and seed.isdigit() and int(seed) < SEEDS):
            return ui.say("problem-seed")
        return ""

    def begin(self) -> Match:
        """The match; raises a `HoldfastError` where game or pack refuse."""
        return Match(
            self.the_game,
            seats=[Seat(seat.name.strip(), seat.agent) for seat in self.seats],
            seed=int(self.seed) if self.seed.strip() else None,
            options=self.options,
            content=Path(self.content.strip()).expanduser() if self.content.strip() else None,
        )


def default_agent(game: Game, seat: int) -> str:
    """Against one another, one person plays and agents fill the table; together, people do."""
    return PERSON if seat == 0 or game.together else "random"


def agent_name(agent: str, ui: Words) -> str:
    """«person» and «random» have words; other agents are called as they are written."""
    if agent == PERSON:
        return ui.say("agent-person")
    return ui.say("agent-random") if agent == "random" else agent


def default_name(ui: Words, seat: int, agent: str) -> str:
    return ui.say("name-person" if agent == PERSON else "name-agent", number=seat + 1)
