"""A process that checks one content pack: `python -m holdfast.server.checking`. It reads the pack from standard input
and writes to standard output what the pack changes, or all that is wrong with it, in every language."""

import sys
import tempfile
from pathlib import Path

import msgspec

from holdfast.core import LANGUAGES, ContentError, HoldfastError, Overrides
from holdfast.registry import game as find_game


class Pack(msgspec.Struct, frozen=True):
    """The game that the pack is for, and its files by their names."""

    game: str
    files: dict[str, str]


class Wrong(msgspec.Struct, frozen=True):
    file: str
    line: int
    texts: dict[str, str]


class Checked(msgspec.Struct, frozen=True):
    overrides: Overrides | None
    wrong: list[Wrong]


def check(pack: Pack) -> Checked:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for name, text in pack.files.items():
            (folder / name).write_text(text, encoding="utf-8")
        try:
            return Checked(find_game(pack.game).tables(folder).content.overrides, [])
        except ContentError as error:
            return Checked(None, [_wrong(one, folder) for one in error.each])


def _wrong(error: HoldfastError, folder: Path) -> Wrong:
    """The sentence of the engine, without the folder in which the pack lay for a moment."""
    path, line = error.arguments.get("path", ""), error.arguments.get("line", 0)
    texts = {lang: error.say(lang).replace(f"{folder}/", "") for lang in LANGUAGES}
    return Wrong(path.name if isinstance(path, Path) else "", line if isinstance(line, int) else 0, texts)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(check(msgspec.json.decode(sys.stdin.buffer.read(), type=Pack))))
