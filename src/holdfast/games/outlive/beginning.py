"""The choices of the setup (OUT-2): rooms and leaders are chosen in secret, shown together, and heroes sent to their
places."""

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.outlive.catalogue import (
    CHAMBER_OF,
    CHOSE,
    FIRST,
    FIRST_ADVANCED,
    FORAGE,
    FORAGED,
    FOUND,
    FOUNDED,
    HEROES,
    KEEP,
    LEADERS,
    PUT_AWAY,
    PUT_BACK,
    RETURNED,
    ROOM_KINDS,
    SLOTS,
    STATION,
    STATIONED,
    TILES,
    TOOLS,
)
from holdfast.games.outlive.days import Days
from holdfast.games.outlive.shelter import lower_gauge, shelter_of

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State


class PutAway(Step["State"]):
    """Four of the six rooms are kept (OUT-2.4). Secret, so that every question of the setup is always asked."""

    NAME: ClassVar[str] = "put-away"
    RULE: ClassVar[str] = "OUT-2.4"
    ALWAYS_ASKS: ClassVar[bool] = True
    FIELDS: ClassVar[Fields] = (("seat", None), ("left", None))

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, s: "State", out: list[Action]) -> int:
        hand = 0
        for kind in s.tribes[self.seat].hand:
            hand |= 1 << kind
        for kind in range(FIRST_ADVANCED, ROOM_KINDS):
            if hand >> kind & 1:
                out.append(PUT_AWAY[kind - FIRST_ADVANCED])
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        tribe = s.tribes[self.seat]
        kind = action.a + FIRST_ADVANCED
        hand = tribe.hand[:]
        hand.remove(kind)
        tribe.hand = hand
        tribe.away = tribe.away + [kind]
        if self.left > 1:
            s.swap(PutAway(self.seat, self.left - 1))
            return
        tribe.rooms = shelter_of(tribe.hand)
        tribe.hand = []
        s.swap(Found(self.seat))

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("left", AMOUNT, self.left)]


class Found(Step["State"]):
    """One of the seven rooms is built for free (OUT-2.5)."""

    NAME: ClassVar[str] = "found"
    RULE: ClassVar[str] = "OUT-2.5"
    ALWAYS_ASKS: ClassVar[bool] = True

    def ask(self, s: "State", out: list[Action]) -> int:
        for chamber in s.tribes[self.seat].rooms:
            kind = s.t.kind[chamber]
            if CHAMBER_OF[kind] == chamber:
                out.append(FOUND[kind])
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        tribe = s.tribes[self.seat]
        tribe.people[tribe.slot_of(CHAMBER_OF[action.a])] = 0
        s.swap(Settle(self.seat, s.t.start_survivors))


class Settle(Step["State"]):
    """Four survivors go to that room or the airlock, one by one (OUT-2.6)."""

    NAME: ClassVar[str] = "settle"
    RULE: ClassVar[str] = "OUT-2.6"
    ALWAYS_ASKS: ClassVar[bool] = True
    FIELDS: ClassVar[Fields] = (("seat", None), ("left", None))

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, s: "State", out: list[Action]) -> int:
        s.offer_homes(s.tribes[self.seat], out)
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        s.house(self.seat, action.a, "OUT-2.6")
        if self.left > 1:
            s.swap(Settle(self.seat, self.left - 1))
        else:
            s.swap(KeepLeader(self.seat))

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("left", AMOUNT, self.left)]


class KeepLeader(Step["State"]):
    """One of two leaders is kept (OUT-2.7); then the next seat chooses, and after the last all is shown."""

    NAME: ClassVar[str] = "keep-leader"
    RULE: ClassVar[str] = "OUT-2.7"
    ALWAYS_ASKS: ClassVar[bool] = True

    def ask(self, s: "State", out: list[Action]) -> int:
        for leader in range(len(LEADERS)):
            if leader in s.tribes[self.seat].leaders:
                out.append(KEEP[leader])
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        s.tribes[self.seat].leader = action.a
        if self.seat + 1 < s.seats:
            s.swap(PutAway(self.seat + 1, s.t.rooms_drawn - (SLOTS - FIRST_ADVANCED)))
        else:
            s.swap(Show(-1))


class Show(Step["State"]):
    """All choices are shown; leaders bring what is on their cards (OUT-2.8 to OUT-2.14)."""

    NAME: ClassVar[str] = "show"
    RULE: ClassVar[str] = "OUT-2.8"

    def ask(self, s: "State", out: list[Action]) -> int:
        s.shown = True
        s.reveal()
        copies = s.t.copies[:]
        oldest = 0
        for seat in range(s.seats):
            tribe = s.tribes[seat]
            self._show(s, seat)
            s.gain_row(seat, s.t.leader_goods, tribe.leader, "OUT-2.9")
            tool = s.t.leader_tool[tribe.leader]
            tribe.broken = 1 << tool
            copies[tool] -= 1
            if s.t.age[tribe.leader] > s.t.age[s.tribes[oldest].leader]:
                oldest = seat
        s.first = oldest
        s.tell(FIRST, oldest, 0, 0, "OUT-2.14")
        deck = []
        for tool in range(TOOLS):
            for _ in range(copies[tool]):
                deck.append(tool)
        s.rng.shuffle(deck)
        s.deck = deck
        s.deck_left = len(deck)
        s.swap(Station(0))
        return -1

    def _show(self, s: "State", seat: int) -> None:
        tribe = s.tribes[seat]
        for slot in range(SLOTS):
            if tribe.people[slot] >= 0:
                s.tell(FOUNDED, seat, tribe.rooms[slot], tribe.people[slot], "OUT-2.5")
        s.tell(CHOSE, seat, tribe.leader, 0, "OUT-2.7")


class Station(Step["State"]):
    """Heroes are placed one at a time in turn order, in the places that the leader names (OUT-2.12, OUT-2.13)."""

    NAME: ClassVar[str] = "station"
    RULE: ClassVar[str] = "OUT-2.12"
    FIELDS: ClassVar[Fields] = (("turn", None),)

    def __init__(self, turn: int) -> None:
        super().__init__(-1)
        self.turn = turn

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.turn == s.seats * len(HEROES):
            s.swap(Days(0))
            for seat in range(s.seats):
                draws = s.t.leader_search[s.tribes[seat].leader]
                if draws > 0:
                    s.push(Forage(seat, draws))
            return -1
        seat = (s.first + self.turn) % s.seats
        tribe = s.tribes[seat]
        taken = 0
        for place in tribe.places:
            if place >= 0:
                taken |= 1 << place
        for hero in range(len(HEROES)):
            if tribe.places[hero] >= 0:
                continue
            for i in range(len(HEROES)):
                place = s.t.leader_places[tribe.leader * len(HEROES) + i]
                if not taken >> place & 1:
                    out.append(STATION.at(hero, place))
        return seat

    def do(self, s: "State", action: Action) -> None:
        seat = (s.first + self.turn) % s.seats
        s.tribes[seat].places[action.a] = action.b
        s.tell(STATIONED, seat, action.a, action.b, "OUT-2.12")
        s.swap(Station(self.turn + 1))


class Forage(Step["State"]):
    """Mary Koolpepper draws search tiles from cities of her choice (OUT-2.18, OUT-2.20)."""

    NAME: ClassVar[str] = "forage"
    RULE: ClassVar[str] = "OUT-2.18"
    FIELDS: ClassVar[Fields] = (("seat", None), ("left", None))

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, s: "State", out: list[Action]) -> int:
        for city in range(len(s.search_left)):
            if s.search_left[city] > 0:
                out.append(FORAGE[city])
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        city = action.a
        s.reveal()
        s.search_left[city] -= 1
        s.tell(FORAGED, self.seat, s.search[city][s.search_left[city]], city, "OUT-2.18")
        if self.left > 1:
            s.swap(Forage(self.seat, self.left - 1))
        else:
            s.swap(PutBack(self.seat, s.t.leader_back[s.tribes[self.seat].leader]))

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("left", AMOUNT, self.left)]


class PutBack(Step["State"]):
    """She puts one tile back and takes what the others show (OUT-2.19)."""

    NAME: ClassVar[str] = "put-back"
    RULE: ClassVar[str] = "OUT-2.19"
    FIELDS: ClassVar[Fields] = (("seat", None), ("left", None))

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.left == 0:
            s.pop()
            for tile in range(len(TILES)):
                for _ in range(_drawn(s, tile)):
                    lower_gauge(s, self.seat, s.t.tile_algae[tile])
                    s.gain_row(self.seat, s.t.tile_gain, tile, "OUT-2.19")
            return -1
        for tile in range(len(TILES)):
            if _drawn(s, tile) > 0:
                out.append(PUT_BACK[tile])
        return self.seat

    def do(self, s: "State", action: Action) -> None:
        tile = action.a
        s.tell(RETURNED, self.seat, tile, 0, "OUT-2.19")
        for city in range(len(s.search)):
            left = s.search_left[city]
            if tile in s.search[city][left:]:
                tiles = s.search[city][:]
                at = tiles.index(tile, left)
                tiles[at] = tiles[left]
                tiles[left] = tile
                s.search[city] = tiles
                s.search_left[city] = left + 1
                break
        s.swap(PutBack(self.seat, self.left - 1))


def _drawn(s: "State", tile: int) -> int:
    """How often a tile lies face up: before the first dawn only a leader's draws do."""
    count = 0
    for city in range(len(s.search)):
        count += s.search[city][s.search_left[city] :].count(tile)
    return count
