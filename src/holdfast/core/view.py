"""What all views share."""

import msgspec


class Asked(msgspec.Struct, frozen=True, gc=False):
    """The decision as a seat sees it: whom the table waits for, and why; the actions only for that seat."""

    seat: int
    name: str
    rule: str
    actions: list[int] | None
