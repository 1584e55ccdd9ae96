"""Dawn (OUT-3): the board is filled up."""

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.catalogue import Action
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.outlive.catalogue import CITIES, DAWNED, RING, SPOTS
from holdfast.games.outlive.shelter import draw_tool

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State


class Dawn(Step["State"]):
    NAME: ClassVar[str] = "dawn"
    RULE: ClassVar[str] = "OUT-3.1"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__(-1)

    def ask(self, s: "State", out: list[Action]) -> int:
        s.day += 1
        s.boarded = False
        s.tell(DAWNED, -1, s.day + 1, 0, "OUT-3.12")
        for place in range(RING):
            s.stock[place] = s.t.amount[place * 3 + s.seats - 2]
        s.algae = True
        for spot in range(len(SPOTS)):
            if s.t.spot_survivors[spot] > 0:
                s.crew |= 1 << spot
        for city in range(len(CITIES)):
            lay_out_tools(s, city)
        for city in range(len(CITIES)):
            lay_out_search(s, city)
        s.pop()
        return -1


def lay_out_tools(s: "State", city: int) -> None:
    """What is left goes away, three new tiles come (OUT-3.6); Blackwood before Silent Peak (OUT-3.11)."""
    offer = s.t.city_offer
    for i in range(city * offer, (city + 1) * offer):
        if s.salvage[i] >= 0:
            s.discards[s.salvage[i]] += 1
    for i in range(city * offer, (city + 1) * offer):
        s.salvage[i] = draw_tool(s)


def lay_out_search(s: "State", city: int) -> None:
    """All tiles are shuffled again (OUT-3.8), and some lie face up beside the stack (OUT-3.9)."""
    tiles = s.search[city][:]
    s.rng.shuffle(tiles)
    s.search[city] = tiles
    s.search_left[city] = s.t.search_stack[s.seats - 2]
    s.search_seen[city] = 0
    s.reveal()
