"""Acquire buildings (PNE-3): type by type announce, claim, discard."""

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.paris.catalogue import (
    ADD,
    ANNOUNCED,
    CLAIM,
    CLAIM_FROM_DECK,
    CLAIM_TOP,
    CLAIMED,
    CLAIMED_TOP,
    DECKS,
    MOVED_IN,
    STOP,
    WILD,
)
from holdfast.games.paris.turns import SEATS, OfType, OfTypeInTurn

if TYPE_CHECKING:
    from holdfast.games.paris.state import State


class Distribute(OfType):
    """The types in their order (PNE-3.1), each in three parts (PNE-3.2)."""

    NAME: ClassVar[str] = "distribute"
    RULE: ClassVar[str] = "PNE-3.1"

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.type == len(DECKS):
            s.pop()
            return -1
        s.swap(DISTRIBUTES[self.type + 1])
        s.push(DISCARDS[self.type])
        s.push(CLAIMS[self.type][0])
        s.push(ANNOUNCES[self.type][0])
        return -1


DISTRIBUTES: Final = [Distribute(type) for type in range(len(DECKS) + 1)]


def holder(s: "State", seat: int) -> int:
    """Who has a token; the first player stands in while it lies unclaimed (PNE-3.6)."""
    return seat if seat >= 0 else s.first


def strength(s: "State", seat: int, type: int) -> int:
    """All matching dice and tokens (PNE-3.7, PNE-3.8), and wilds once there is one of them (PNE-3.9)."""
    own = seat * 6 + type
    return s.board_dice[own] + s.board_tokens[own] + s.wilds_added[seat * 2] + s.wilds_added[seat * 2 + 1]


class Announce(OfTypeInTurn):
    """Clockwise from the binoculars each seat announces its strength (PNE-3.4)."""

    NAME: ClassVar[str] = "announce"
    RULE: ClassVar[str] = "PNE-3.9"

    def ask(self, s: "State", out: list[Action]) -> int:
        seat = self._seat(s)
        for turn in range(self.turn, s.seats):
            s.strength[seat] = strength(s, seat, self.type)
            if s.strength[seat] > 0:  # PNE-3.10
                self._offer_wilds(s, seat, out)
            if out:
                s.swap(ANNOUNCES[self.type][turn])
                out.append(STOP[0])
                return s.with_anytime(seat, out)
            self._announce(s, seat)
            seat = (seat + 1) % s.seats
        s.pop()
        return -1

    def do(self, s: "State", action: Action) -> None:
        seat = self._seat(s)
        if action.kind is STOP:
            self._announce(s, seat)
            s.swap(ANNOUNCES[self.type][self.turn + 1])
        else:
            s.wilds_added[seat * 2 + action.a] += 1

    def _seat(self, s: "State") -> int:
        return (holder(s, s.binoculars) + self.turn) % s.seats

    def _offer_wilds(self, s: "State", seat: int, out: list[Action]) -> None:
        if s.board_dice[seat * 6 + WILD] > s.wilds_added[seat * 2]:
            out.append(ADD[0])
        if s.board_tokens[seat * 6 + WILD] > s.wilds_added[seat * 2 + 1]:
            out.append(ADD[1])

    def _announce(self, s: "State", seat: int) -> None:
        if s.log is not None:
            s.tell(ANNOUNCED, seat, self.type, s.strength[seat], "PNE-3.4")

    def refuse(self, s: "State", action: Action) -> str:
        return "PNE-8.3" if action.kind.anytime else self.RULE

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [
            ("type", DECKS, self.type),
            ("strength", AMOUNT, s.strength[self._seat(s)]),
            ("announced", AMOUNT, self.turn),
        ]

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        offered: list[Action] = []
        self._offer_wilds(s, self._seat(s), offered)
        return [(add, "PNE-3.9") for add in ADD.actions if add not in offered]

    def announced(self, s: "State") -> list[int]:
        """Who has announced, in their order."""
        return [(holder(s, s.binoculars) + turn) % s.seats for turn in range(self.turn)]

    def expected(self, s: "State") -> list[int]:
        """The strengths as far as they are known: announced, laid down so far, or lying on the boards of those who
        come later."""
        return [strength(s, seat, self.type) for seat in range(s.seats)]


ANNOUNCES: Final = [[Announce(type, turn) for turn in range(SEATS + 1)] for type in range(len(DECKS))]


class Claims(OfTypeInTurn):
    """From the strongest to the weakest each seat takes a building (PNE-3.13)."""

    NAME: ClassVar[str] = "claims"
    RULE: ClassVar[str] = "PNE-3.13"

    def ask(self, s: "State", out: list[Action]) -> int:
        order = claim_order(s, s.strength) if s.rows[self.type] else []
        if self.turn >= len(order):
            s.pop()
            return -1
        s.swap(CLAIMS[self.type][self.turn + 1])
        s.push(SEAT_CLAIMS[order[self.turn]][self.type])
        return -1


CLAIMS: Final = [[Claims(type, turn) for turn in range(SEATS + 1)] for type in range(len(DECKS))]


def claim_order(s: "State", strength: list[int]) -> list[int]:
    """Seats with strength, strongest first; ties go clockwise from the bat (PNE-3.16 to PNE-3.18)."""
    seat = holder(s, s.bat)
    order: list[int] = []
    for _ in range(s.seats):
        mine = strength[seat]
        if mine > 0:
            at = len(order)
            while at > 0 and strength[order[at - 1]] < mine:
                at -= 1
            order.insert(at, seat)
        seat = (seat + 1) % s.seats
    return order


class Claim(Step["State"]):
    """One seat takes a face-up building, or with a power the top of the deck (PNE-3.13, PNE-7.15)."""

    NAME: ClassVar[str] = "claim"
    RULE: ClassVar[str] = "PNE-3.13"
    FIELDS: ClassVar[Fields] = (("seat", None), ("type", None))

    def __init__(self, seat: int, type: int) -> None:
        super().__init__(seat)
        self.type = type

    def ask(self, s: "State", out: list[Action]) -> int:
        claims = CLAIM.actions
        for card in s.rows[self.type]:
            out.append(claims[card])
        if s.holds_power(self.seat, CLAIM_FROM_DECK) and s.cards_left(self.type) > 0:
            out.append(CLAIM_TOP[0])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        s.pop()
        if action.kind is CLAIM_TOP:
            card = s.decks[self.type][s.deck_at[self.type]]
            s.deck_at[self.type] += 1
            s.reveal()
            s.tell(CLAIMED_TOP, self.seat, card, 0, "PNE-7.15")
        else:
            card = action.a
            row = s.rows[self.type][:]
            row.remove(card)
            s.rows[self.type] = row
            if s.log is not None:
                s.tell(CLAIMED, self.seat, card, 0, "PNE-3.13")
        s.add_building(self.seat, card)

    def refuse(self, s: "State", action: Action) -> str:
        if action.kind is CLAIM_TOP:
            return "PNE-7.15"
        return "PNE-8.3" if action.kind.anytime else "PNE-3.14"

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("type", DECKS, self.type), ("claimed", AMOUNT, len(self.claimed(s)))]

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        if s.holds_power(self.seat, CLAIM_FROM_DECK) and s.cards_left(self.type) == 0:
            return [(CLAIM_TOP[0], "PNE-7.15")]
        return []

    def claimed(self, s: "State") -> list[int]:
        """Who had their claim of this type."""
        order = claim_order(s, s.strength)
        return order[: order.index(self.seat)]


SEAT_CLAIMS: Final = [[Claim(seat, type) for type in range(len(DECKS))] for seat in range(SEATS)]


class Discard(OfType):
    """Used dice leave the boards; used tokens join the refuges, card or no card (PNE-3.21 to PNE-3.25)."""

    NAME: ClassVar[str] = "discard"
    RULE: ClassVar[str] = "PNE-3.21"

    def ask(self, s: "State", out: list[Action]) -> int:
        s.pop()
        for seat in range(s.seats):
            if s.strength[seat] > 0:
                own = seat * 6 + self.type
                wild_dice = s.wilds_added[seat * 2]
                s.dice_spent += s.board_dice[own] + wild_dice
                s.board_dice[own] = 0
                s.board_dice[seat * 6 + WILD] -= wild_dice
                move_in(s, seat, self.type, s.board_tokens[own])
                move_in(s, seat, WILD, s.wilds_added[seat * 2 + 1])
        s.strength = [0] * s.seats
        s.wilds_added = [0] * (s.seats * 2)
        return -1


DISCARDS: Final = [Discard(type) for type in range(len(DECKS))]


def move_in(s: "State", seat: int, face: int, count: int) -> None:
    """Tokens turn to their picture side and join the refuge; wilds are slackers there (PNE-3.22, PNE-3.23)."""
    if count == 0:
        return
    survivor = s.t.becomes[face]
    s.board_tokens[seat * 6 + face] -= count
    s.tokens_in[seat * 6 + survivor] += count
    s.survivors[seat * 6 + survivor] += count
    s.tell(MOVED_IN, seat, survivor, count, "PNE-3.22")
