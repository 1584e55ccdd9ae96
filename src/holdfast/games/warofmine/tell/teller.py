"""The teller: how a state finds what the rooms above it can say of it."""

from typing import Any, final

from holdfast.games.warofmine.content.tables import Teller
from holdfast.games.warofmine.tell.look import look
from holdfast.games.warofmine.tell.observe import observe


@final
class WarTeller(Teller):
    def look(self, s: Any, seat: int) -> Any:
        return look(s, seat)

    def observe(self, s: Any, seat: int, out: list[int]) -> None:
        observe(s, seat, out)
