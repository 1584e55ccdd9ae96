"""What a person chooses before a match begins."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from holdfast.core import LANGUAGES, PERSON, Game, Match, Seat, Words
from holdfast.core.rng import SEEDS
from holdfast.registry import game as find_game
from holdfast.registry import games
from holdfast.terminal.interface import interface

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

    def change_game(self, game: str, ui: Words) -> None:
        """Another game; who sits where stays, except on seats that nobody has touched."""
        before = self.the_game
        self.game, self.options = game, {}
        for number, seat in enumerate(self.seats):
            if seat.agent == default_agent(before, number) and self._untouched(number):
                agent = default_agent(self.the_game, number)
                self.seats[number] = Seat(default_name(ui, number, agent), agent)
        counts = self.the_game.seat_counts
        self.fill_seats(min(max(len(self.seats), counts[0]), counts[-1]), ui)

    def change_agent(self, number: int, agent: str, ui: Words) -> None:
        """A name that nobody has typed follows the kind of player."""
        name = default_name(ui, number, agent) if self._untouched(number) else self.seats[number].name
        self.seats[number] = Seat(name, agent)

    def translate(self, ui: Words) -> None:
        """Names that nobody has typed follow the language."""
        for number, seat in enumerate(self.seats):
            self.change_agent(number, seat.agent, ui)

    def _untouched(self, number: int) -> bool:
        seat = self.seats[number]
        return seat.name in [default_name(interface(lang), number, seat.agent) for lang in LANGUAGES]

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
