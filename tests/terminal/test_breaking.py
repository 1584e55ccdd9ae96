"""Where the screen breaks lines."""

from textual.content import Content

from holdfast.core import Words
from holdfast.terminal.breaking import keep_no_break_spaces


def broken(text: str, width: int) -> list[str]:
    return [line.plain.rstrip(" ") for line in Content(text).wrap(width)]


def test_no_french_sign_begins_a_line() -> None:
    keep_no_break_spaces()
    said = Words("fr", ["line = Le jeton compte dans les enchères de son type ; il entre au refuge."]).say("line")
    for width in range(12, 60):
        lines = broken(said, width)
        assert not any(line.startswith(";") for line in lines), lines
        assert " ".join(lines) == said


def test_other_spaces_break_lines_as_before() -> None:
    keep_no_break_spaces()
    assert broken("one two three", 7) == ["one two", "three"]
    assert broken("immeasurably long", 5) == ["immea", "surab", "ly", "long"]
