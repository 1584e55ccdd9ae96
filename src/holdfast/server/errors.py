"""Errors of the server: sentences in `sentences/` of this package, in every language."""

from pathlib import Path

from holdfast.core import HoldfastError
from holdfast.core.messages import sentences

FOLDER = Path(__file__).parent


class ServerError(HoldfastError):
    """What a client, a setting or the database got wrong."""

    def __init__(self, text: str, /, **arguments: object) -> None:
        super().__init__(text, **{"sentences_of": FOLDER, **arguments})


def say(message: str, lang: str, **arguments: object) -> str:
    """A sentence of the server that is no error."""
    return sentences(lang, str(FOLDER)).say(message, **arguments)
