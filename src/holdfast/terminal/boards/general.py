"""The board of any game: the fields of its view, one by one."""

from typing import Any

import msgspec
from textual.content import Content

from holdfast.table import headline_of
from holdfast.terminal.look import Look, lines

APART = ("seat", "asked", "phase", "outcome")
"""Fields of every view that the screen shows elsewhere."""
NOTHING = "–"


class General:
    def headline(self, look: Look) -> str:
        return headline_of(look.game, look.view, look.names, look.words)

    def table(self, look: Look) -> Content:
        found: list[Content] = []
        for field in msgspec.structs.fields(look.view):
            value = getattr(look.view, field.name)
            if field.name in APART or value is None:
                continue
            if isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
                for number, one in enumerate(value):
                    whose = look.names[number] if len(value) == len(look.names) else str(number + 1)
                    found.append(self._line(look, f"{self._label(look, field.name)} · {whose}", one))
            else:
                found.append(self._line(look, self._label(look, field.name), value))
        return lines(found)

    def mine(self, look: Look) -> Content:
        return Content(look.ui.say("general-mine", seat=look.names[look.seat]))

    def _line(self, look: Look, label: str, value: Any) -> Content:
        return Content.assemble((f"{label}{look.ui.say('colon')}", "bold"), self._text(look, value))

    def _label(self, look: Look, field: str) -> str:
        """A game that has no board of its own may still name the fields of its view."""
        message = f"view-{field.replace('_', '-')}"
        return look.words.say(message) if look.words.knows(message) else field.replace("_", " ")

    def _text(self, look: Look, value: Any) -> str:
        if isinstance(value, msgspec.Struct):
            return ", ".join(
                f"{self._label(look, field.name)} {self._text(look, getattr(value, field.name))}"
                for field in msgspec.structs.fields(value)
            )
        if isinstance(value, dict):
            return ", ".join(f"{key} {self._text(look, one)}" for key, one in value.items()) or NOTHING
        if isinstance(value, list):
            return " ".join(self._text(look, one) for one in value) or NOTHING
        return NOTHING if value is None else str(value)


GENERAL = General()
