"""An event is well made: it cites a rule of the book, and its arguments are things of their domains."""

from typing import Any

from holdfast.core import Domain, Event
from holdfast.core.catalogue import SEAT


def fault(state: Any, event: Event) -> str:
    """What is wrong with an event that a state told; empty if nothing is."""
    if event.rule != "" and event.rule not in state.game.rules:
        return f"{event} cites {event.rule!r}, which is no rule"
    if not (_is_number(event.seat) and -1 <= event.seat < state.seats):
        return f"{event} is of a seat that is not at the table"
    for number, value in enumerate(event.values):
        if number >= len(event.kind.domains):
            if value != 0:
                return f"{event} says {value!r}, which its kind has no argument for"
        elif not _ranges_over(state, event.kind.domains[number], value):
            return f"{event} says {value!r}, which is no {event.kind.names[number]}"
    return ""


def _ranges_over(state: Any, domain: Domain, value: Any) -> bool:
    """Whether a value is one of a domain, or -1 for none."""
    if not _is_number(value):
        return False
    if domain.numeric:
        return True
    if domain is SEAT:
        return bool(-1 <= value < state.seats)
    return bool(-1 <= value < len(domain) + len(state.tables.content.added.get(domain.name, ())))


def _is_number(value: Any) -> bool:
    return isinstance(value, int)
