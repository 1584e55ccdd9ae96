"""The words of the interface: those that all games share, those of one game's board, those of the command."""

from functools import cache
from pathlib import Path

from holdfast.core import Words

FOLDER = Path(__file__).parent.parent / "words"


@cache
def interface(lang: str, part: str = "") -> Words:
    """`words/<lang>.ftl`, and `words/<part>/<lang>.ftl` where a game's board, or the command, has messages of its
    own."""
    files = [FOLDER / f"{lang}.ftl"]
    own = FOLDER / part / f"{lang}.ftl"
    if part and own.is_file():
        files.append(own)
    return Words.read(lang, files)
