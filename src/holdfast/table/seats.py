"""Who can sit on a seat: names of people, and the agents that fill a table."""

from collections.abc import Sequence

from holdfast.agents import DEFAULT, agents_of
from holdfast.core import LONGEST_NAME, PERSON, Game, SetupError, Words


def check_names(names: Sequence[str]) -> None:
    """Raises a `SetupError` unless everybody has a name of their own that can be shown on one line."""
    for number, name in enumerate(names, start=1):
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise SetupError("error-seat-name", number=number, longest=LONGEST_NAME)
    if len(set(names)) < len(names):
        raise SetupError("error-same-name")


def default_agent(game: Game, seat: int) -> str:
    """Against one another, one person plays and agents fill the table; together, people do."""
    if seat == 0 or game.together:
        return PERSON
    return DEFAULT if DEFAULT in agents_of(game) else "random"


def default_name(ui: Words, seat: int, agent: str) -> str:
    """The name of a seat for which nobody has typed one."""
    message = f"name-{agent}"
    return ui.say(message if ui.knows(message) else "name-agent", number=seat + 1)
