"""The prelude (PNE-1.20 to PNE-1.25)."""

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.games.paris.catalogue import FACES, KEEP, KEPT, KEPT_ONE, TOKEN, TOOK_TOKEN
from holdfast.games.paris.turns import InTurn

if TYPE_CHECKING:
    from holdfast.games.paris.state import State


class PreludeToken(InTurn):
    """In reverse turn order each seat takes one of the set-aside tokens (PNE-1.20, PNE-1.21)."""

    NAME: ClassVar[str] = "prelude-token"
    RULE: ClassVar[str] = "PNE-1.20"

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.turn == s.seats:
            s.pop()
            return -1
        for face in range(len(FACES)):
            if set_aside(s, face) > 0:
                out.append(TOKEN[face])
        return _prelude_seat(s, self.turn)

    def do(self, s: "State", action: Action) -> None:
        seat = _prelude_seat(s, self.turn)
        s.board_tokens[seat * 6 + action.a] += 1
        s.tell(TOOK_TOKEN, seat, action.a, 0, "PNE-1.20")
        s.swap(PreludeToken(self.turn + 1))
        if self.turn == s.seats - 1:
            s.tokens_gone = [set_aside(s, face) for face in range(len(FACES))]


def _prelude_seat(s: "State", turn: int) -> int:
    return (s.first - 1 - turn) % s.seats


def set_aside(s: "State", face: int) -> int:
    """Set-aside tokens of a face that nobody took yet; only prelude tokens lie on boards before the first season."""
    count = s.t.prelude_tokens[face]
    for seat in range(s.seats):
        count -= s.board_tokens[seat * 6 + face]
    return count


class PreludeMission(InTurn):
    """In the same order each seat keeps one of its missions (PNE-1.23 to PNE-1.25)."""

    NAME: ClassVar[str] = "prelude-mission"
    RULE: ClassVar[str] = "PNE-1.23"

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.turn == s.seats:
            s.pop()
            return -1
        seat = _prelude_seat(s, self.turn)
        for mission in s.missions.hands[seat]:
            out.append(KEEP[mission])
        return seat

    def do(self, s: "State", action: Action) -> None:
        seat = _prelude_seat(s, self.turn)
        s.missions.keep_dealt(seat, action.a)
        s.tell_secret(KEPT, seat, action.a, KEPT_ONE, "PNE-1.23")
        s.swap(PreludeMission(self.turn + 1))

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("dealt", AMOUNT, s.t.missions_dealt)]
