"""What is chosen before a match begins: game, seats, options, content pack, seed."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from holdfast.agents import parse_agent
from holdfast.core import LANGUAGES, PERSON, Game, HoldfastError, Match, Seat, SetupError, Words, of_system
from holdfast.core.rng import SEEDS
from holdfast.registry import game as find_game
from holdfast.registry import games
from holdfast.table.interface import interface
from holdfast.table.seats import check_names, default_agent, default_name


class Setup(msgspec.Struct):
    """The choices as they stand. `seed` and `content`, the folder of a pack, are what was typed; both may be empty."""

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

    # Filling in

    def fill_seats(self, count: int, ui: Words) -> None:
        """As many seats as wanted; nobody has chosen yet who plays on new ones."""
        del self.seats[count:]
        while len(self.seats) < count:
            self.seats.append(default_seat(self.the_game, len(self.seats), ui))

    def change_game(self, game: str, ui: Words) -> None:
        """Another game. Who sits where stays, except on seats that nobody has touched and where an agent does not play
        it."""
        before = self.the_game
        self.game, self.options = game, {}
        for number, seat in enumerate(self.seats):
            untouched = seat.agent == default_agent(before, number) and self._untouched(number)
            if untouched or not self._plays(seat.agent):
                self.seats[number] = default_seat(self.the_game, number, ui)
        counts = self.the_game.seat_counts
        self.fill_seats(min(max(len(self.seats), counts[0]), counts[-1]), ui)

    def change_agent(self, number: int, agent: str, ui: Words) -> None:
        """A name that nobody has typed follows the kind of player."""
        name = default_name(ui, number, agent) if self._untouched(number) else self.seats[number].name
        self.seats[number] = Seat(name, agent)

    def rename(self, number: int, name: str) -> None:
        self.seats[number] = Seat(name, self.seats[number].agent)

    def translate(self, ui: Words) -> None:
        """Names that nobody has typed follow the language."""
        for number, seat in enumerate(self.seats):
            self.change_agent(number, seat.agent, ui)

    def _untouched(self, number: int) -> bool:
        seat = self.seats[number]
        return seat.name in [default_name(interface(lang), number, seat.agent) for lang in LANGUAGES]

    def _plays(self, agent: str) -> bool:
        try:
            return agent == PERSON or bool(parse_agent(agent, self.the_game))
        except HoldfastError:
            return False

    # Beginning

    def check(self) -> None:
        """Raises a `HoldfastError` that says what is wrong with the choices, as far as can be said before the match is
        made."""
        check_names([seat.name.strip() for seat in self.seats])
        for seat in self.seats:
            if seat.agent != PERSON:
                parse_agent(seat.agent, self.the_game)
        seed = self.seed.strip()
        if seed and not (seed.isascii() and seed.isdigit() and int(seed) < SEEDS):
            raise SetupError("error-seed", last=SEEDS - 1, seed=repr(seed))

    def begin(self) -> Match:
        """The match. Raises a `HoldfastError` where something is wrong with the choices or with the pack."""
        self.check()
        content = self.content.strip()
        try:
            return Match(
                self.the_game,
                seats=[Seat(seat.name.strip(), seat.agent) for seat in self.seats],
                seed=int(self.seed) if self.seed.strip() else None,
                options=self.options,
                content=Path(content).expanduser() if content else None,
            )
        except OSError as error:
            raise HoldfastError("error-file", path=error.filename or content, why=of_system(error)) from error


def default_seat(game: Game, number: int, ui: Words) -> Seat:
    """A seat that nobody has chosen anything for."""
    agent = default_agent(game, number)
    return Seat(default_name(ui, number, agent), agent)
