"""Acquire buildings (PNE-3): type by type announce, claim, discard."""

from typing import ClassVar

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
from holdfast.games.paris.state import State
from holdfast.games.paris.turns import OfType, OfTypeInTurn


class Distribute(OfType):
    """The types in their order (PNE-3.1), each in three parts (PNE-3.2)."""

    NAME: ClassVar[str] = "distribute"
    RULE: ClassVar[str] = "PNE-3.1"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.type == len(DECKS):
            s.pop()
            return -1
        s.swap(Distribute(self.type + 1))
        s.push(Discard(self.type))
        s.push(Claims(self.type, 0))
        s.push(Announce(self.type, 0))
        return -1


def holder(s: State, seat: int) -> int:
    """Who has a token; the first player stands in while it lies unclaimed (PNE-3.6)."""
    return seat if seat >= 0 else s.first


class Announce(OfTypeInTurn):
    """Clockwise from the binoculars each seat announces its strength (PNE-3.4)."""

    NAME: ClassVar[str] = "announce"
    RULE: ClassVar[str] = "PNE-3.9"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.turn == s.seats:
            s.pop()
            return -1
        seat = self._seat(s)
        s.strength[seat] = self._strength(s, seat)
        if s.strength[seat] == 0:  # PNE-3.10
            self._next(s, seat)
            return -1
        if s.board_dice[seat * 6 + WILD] > s.wilds_added[seat * 2]:
            out.append(ADD[0])
        if s.board_tokens[seat * 6 + WILD] > s.wilds_added[seat * 2 + 1]:
            out.append(ADD[1])
        out.append(STOP[0])
        return s.with_anytime(seat, out)

    def do(self, s: State, action: Action) -> None:
        seat = self._seat(s)
        if action.kind is STOP:
            self._next(s, seat)
        else:
            s.wilds_added[seat * 2 + action.a] += 1

    def _seat(self, s: State) -> int:
        return (holder(s, s.binoculars) + self.turn) % s.seats

    def _next(self, s: State, seat: int) -> None:
        s.tell(ANNOUNCED, seat, self.type, s.strength[seat], "PNE-3.4")
        s.swap(Announce(self.type, self.turn + 1))

    def _strength(self, s: State, seat: int) -> int:
        """All matching dice and tokens (PNE-3.7, PNE-3.8), and wilds once there is one of them (PNE-3.9)."""
        matching = s.board_dice[seat * 6 + self.type] + s.board_tokens[seat * 6 + self.type]
        return matching + s.wilds_added[seat * 2] + s.wilds_added[seat * 2 + 1]

    def refuse(self, s: State, action: Action) -> str:
        return "PNE-8.3" if action.kind.anytime else self.RULE

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("type", DECKS, self.type), ("strength", AMOUNT, s.strength[self._seat(s)])]


class Claims(OfTypeInTurn):
    """From the strongest to the weakest each seat takes a building (PNE-3.13)."""

    NAME: ClassVar[str] = "claims"
    RULE: ClassVar[str] = "PNE-3.13"

    def ask(self, s: State, out: list[Action]) -> int:
        order = claim_order(s)
        if self.turn == len(order) or not s.rows[self.type]:
            s.pop()
            return -1
        s.swap(Claims(self.type, self.turn + 1))
        s.push(Claim(order[self.turn], self.type))
        return -1


def claim_order(s: State) -> list[int]:
    """Seats with strength, strongest first; ties go clockwise from the bat (PNE-3.16 to PNE-3.18)."""
    bat = holder(s, s.bat)
    order: list[int] = []
    for i in range(s.seats):
        seat = (bat + i) % s.seats
        if s.strength[seat] == 0:
            continue
        at = len(order)
        while at > 0 and s.strength[order[at - 1]] < s.strength[seat]:
            at -= 1
        order.insert(at, seat)
    return order


class Claim(Step[State]):
    """One seat takes a face-up building, or with a power the top of the deck (PNE-3.13, PNE-7.15)."""

    NAME: ClassVar[str] = "claim"
    RULE: ClassVar[str] = "PNE-3.13"
    FIELDS: ClassVar[Fields] = (("seat", None), ("type", None))

    def __init__(self, seat: int, type: int) -> None:
        super().__init__(seat)
        self.type = type

    def ask(self, s: State, out: list[Action]) -> int:
        for card in s.rows[self.type]:
            out.append(CLAIM[card])
        if s.holds_power(self.seat, CLAIM_FROM_DECK) and s.deck_at[self.type] < len(s.decks[self.type]):
            out.append(CLAIM_TOP[0])
        return s.with_anytime(self.seat, out)

    def do(self, s: State, action: Action) -> None:
        s.pop()
        if action.kind is CLAIM_TOP:
            card = s.decks[self.type][s.deck_at[self.type]]
            s.deck_at[self.type] += 1
            s.reveal()
            s.tell(CLAIMED_TOP, self.seat, card, 0, "PNE-7.15")
        else:
            card = action.a
            s.rows[self.type] = [other for other in s.rows[self.type] if other != card]
            s.tell(CLAIMED, self.seat, card, 0, "PNE-3.13")
        s.add_building(self.seat, card)

    def refuse(self, s: State, action: Action) -> str:
        if action.kind is CLAIM_TOP:
            return "PNE-7.15"
        return "PNE-8.3" if action.kind.anytime else "PNE-3.14"

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("type", DECKS, self.type)]


class Discard(OfType):
    """Used dice leave the boards; used tokens join the refuges, card or no card (PNE-3.21 to PNE-3.25)."""

    NAME: ClassVar[str] = "discard"
    RULE: ClassVar[str] = "PNE-3.21"

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        for seat in range(s.seats):
            if s.strength[seat] > 0:
                wild_dice = s.wilds_added[seat * 2]
                s.dice_spent += s.board_dice[seat * 6 + self.type] + wild_dice
                s.board_dice[seat * 6 + self.type] = 0
                s.board_dice[seat * 6 + WILD] -= wild_dice
                move_in(s, seat, self.type, s.board_tokens[seat * 6 + self.type])
                move_in(s, seat, WILD, s.wilds_added[seat * 2 + 1])
        s.strength = [0] * s.seats
        s.wilds_added = [0] * (s.seats * 2)
        return -1


def move_in(s: State, seat: int, face: int, count: int) -> None:
    """Tokens turn to their picture side and join the refuge; wilds are slackers there (PNE-3.22, PNE-3.23)."""
    if count == 0:
        return
    survivor = s.t.becomes[face]
    s.board_tokens[seat * 6 + face] -= count
    s.tokens_in[seat * 6 + survivor] += count
    s.survivors[seat * 6 + survivor] += count
    s.tell(MOVED_IN, seat, survivor, count, "PNE-3.22")
