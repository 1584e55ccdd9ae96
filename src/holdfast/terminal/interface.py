"""The words of the screen itself: shared messages, and those that only the board of one game says."""

from functools import cache
from pathlib import Path

from holdfast.core import Words

FOLDER = Path(__file__).parent.parent / "words"


@cache
def interface(lang: str, game: str = "") -> Words:
    """`words/<lang>.ftl`, and `words/<game>/<lang>.ftl` where a board has messages of its own."""
    files = [FOLDER / f"{lang}.ftl"]
    own = FOLDER / game / f"{lang}.ftl"
    if game and own.is_file():
        files.append(own)
    return Words.read(lang, files)
