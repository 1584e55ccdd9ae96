"""Gather survivors (PNE-2), with the powers of the first die and of the Bridge (PNE-7.3 to PNE-7.14)."""

from typing import TYPE_CHECKING, ClassVar, Final

from holdfast.core.catalogue import AMOUNT, Action, Domain
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.paris.catalogue import (
    BAT,
    BINOCULARS,
    BRIDGE,
    BRIDGE_DRAW_TWO_MORE,
    BRIDGE_KEEP_EXTRA,
    CENTER,
    DREW,
    END_TURN,
    FACES,
    FIRST_DIE_CAN,
    FIRST_DIE_SECOND_DIE,
    FIRST_DIE_SWAP,
    FLIP,
    FLIPPED,
    KEEP,
    KEEP_NO_MORE,
    KEPT,
    KEPT_ONE,
    PICK,
    PLACES,
    RESTAURANT,
    STATION,
    SWAP,
    SWAP_WITH,
    SWAPPED,
    SWAPPED_FOR,
    TAKE,
    TOKEN,
    TOOK_CENTER,
    TOOK_DIE,
    TOOK_HEROINE,
    TOOK_TOKEN,
    TOWER,
)
from holdfast.games.paris.turns import SEATS

if TYPE_CHECKING:
    from holdfast.games.paris.state import State


class Gather(Step["State"]):
    """Turns go round from `seat`; full boards are passed over, and the step ends when all are full (PNE-2.6)."""

    NAME: ClassVar[str] = "gather"
    RULE: ClassVar[str] = "PNE-2.2"

    def ask(self, s: "State", out: list[Action]) -> int:
        full = s.t.dice_each[s.seats - 2]
        seat = self.seat
        for _ in range(s.seats):
            after = (seat + 1) % s.seats
            if s.dice_taken[seat] < full:
                s.swap(GATHERS[after])
                s.push(TURNS[seat])
                return -1
            seat = after
        s.pop()
        return -1


GATHERS: Final = [Gather(seat) for seat in range(SEATS)]


class Turn(Step["State"]):
    """A seat takes a die (PNE-2.2); before the first of a season it may swap (PNE-7.4)."""

    NAME: ClassVar[str] = "turn"
    RULE: ClassVar[str] = "PNE-2.2"
    FIELDS: ClassVar[Fields] = (("seat", None), ("swaps", None))

    def __init__(self, seat: int, swaps: int) -> None:
        super().__init__(seat)
        self.swaps = swaps

    def ask(self, s: "State", out: list[Action]) -> int:
        dice = s.dice
        takes = TAKE.actions
        for i in range(30):
            if dice[i]:
                out.append(takes[i])
        if self._first(s):
            offer_swaps(s, self.seat, self.swaps, out)
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        if action.kind is SWAP:
            s.swap(Turn(self.seat, self.swaps + 1))
            s.push(SwapWith(self.seat, action.a, action.b))
            return
        s.pop()
        if self._first(s):
            copies = s.holds_power(self.seat, FIRST_DIE_CAN)
            s.push(FirstTurn(self.seat, action.a, self.swaps, 0))
            take_die(s, self.seat, action.a, action.b)
            s.give_cans(self.seat, copies * s.t.power_amount[FIRST_DIE_CAN], "PNE-7.3")
        else:
            take_die(s, self.seat, action.a, action.b)

    def _first(self, s: "State") -> bool:
        return s.dice_taken[self.seat] == 0

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        taken = s.dice_taken[self.seat]
        swaps = s.holds_power(self.seat, FIRST_DIE_SWAP) - self.swaps if taken == 0 else 0
        return [
            ("taken", AMOUNT, taken),
            ("dice", AMOUNT, s.t.dice_each[s.seats - 2]),
            ("swaps", AMOUNT, swaps),
        ]

    def refuse(self, s: "State", action: Action) -> str:
        if action.kind is SWAP and self._first(s):
            return why_no_swap(s, self.seat, self.swaps)
        if action.kind is SWAP:
            return "PNE-7.4"
        return "PNE-8.3" if action.kind.anytime else self.RULE


TURNS: Final = [Turn(seat, 0) for seat in range(SEATS)]


class FirstTurn(Step["State"]):
    """After the first die of a season: the swap if unused and the second die, in any order (PNE-7.10)."""

    NAME: ClassVar[str] = "first-turn"
    RULE: ClassVar[str] = "PNE-7.10"
    FIELDS: ClassVar[Fields] = (("seat", None), ("place", None), ("swaps", None), ("seconds", None))

    def __init__(self, seat: int, place: int, swaps: int, seconds: int) -> None:
        super().__init__(seat)
        self.place = place
        self.swaps = swaps
        self.seconds = seconds

    def ask(self, s: "State", out: list[Action]) -> int:
        offer_swaps(s, self.seat, self.swaps, out)
        if self._may_take_another(s):
            for i in range(30):
                if s.dice[i] > 0 and i // 6 != self.place:
                    out.append(TAKE[i])
        if not out:
            s.pop()
            return -1
        out.append(END_TURN[0])
        return s.with_anytime(self.seat, out)

    def _may_take_another(self, s: "State") -> bool:
        return (
            self.seconds < s.holds_power(self.seat, FIRST_DIE_SECOND_DIE)
            and s.dice_taken[self.seat] < s.t.dice_each[s.seats - 2]
        )

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        """Where the first die was taken, and how many swaps and further dice the powers still allow."""
        return [
            ("place", PLACES, self.place),
            ("swaps", AMOUNT, s.holds_power(self.seat, FIRST_DIE_SWAP) - self.swaps),
            ("seconds", AMOUNT, s.holds_power(self.seat, FIRST_DIE_SECOND_DIE) - self.seconds),
        ]

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        """Dice that lie where the first one was taken."""
        if not self._may_take_another(s):
            return []
        here = [TAKE.at(self.place, face) for face in range(len(FACES)) if s.dice[self.place * 6 + face] > 0]
        return [(take, "PNE-7.11") for take in here]

    def do(self, s: "State", action: Action) -> None:
        if action.kind is END_TURN:
            s.pop()
        elif action.kind is SWAP:
            s.swap(FirstTurn(self.seat, self.place, self.swaps + 1, self.seconds))
            s.push(SwapWith(self.seat, action.a, action.b))
        else:
            s.swap(FirstTurn(self.seat, self.place, self.swaps, self.seconds + 1))
            take_die(s, self.seat, action.a, action.b)

    def refuse(self, s: "State", action: Action) -> str:
        if action.kind is TAKE and self._may_take_another(s):
            return "PNE-7.11"
        if action.kind is TAKE:
            return "PNE-7.10" if self.seconds > 0 else "PNE-7.7"
        if action.kind is SWAP:
            return why_no_swap(s, self.seat, self.swaps)
        return "PNE-8.3" if action.kind.anytime else self.RULE


def offer_swaps(s: "State", seat: int, swaps: int, out: list[Action]) -> None:
    """The dice that may be swapped: somewhere else another face must lie (PNE-7.6, PNE-7.11)."""
    if swaps >= s.holds_power(seat, FIRST_DIE_SWAP):
        return
    dice = s.dice
    for die in range(30):
        if dice[die] > 0 and _has_partner(dice, die):
            out.append(SWAP[die])


PARTNERS: Final = [
    [other for other in range(30) if other // 6 != die // 6 and other % 6 != die % 6] for die in range(30)
]
"""What a die may be swapped with, by place * 6 + face: dice elsewhere, with another face (PNE-7.5, PNE-7.6)."""


def _has_partner(dice: list[int], die: int) -> bool:
    for other in PARTNERS[die]:
        if dice[other] > 0:
            return True
    return False


def why_no_swap(s: "State", seat: int, swaps: int) -> str:
    """The rule that forbids a swap on the turn of the first die: no power, used already, or no partner."""
    if s.holds_power(seat, FIRST_DIE_SWAP) == 0:
        return "PNE-7.4"
    return "PNE-7.10" if swaps >= s.holds_power(seat, FIRST_DIE_SWAP) else "PNE-7.6"


class SwapWith(Step["State"]):
    """The other die of a swap (PNE-7.4 to PNE-7.6)."""

    NAME: ClassVar[str] = "swap-with"
    RULE: ClassVar[str] = "PNE-7.5"
    FIELDS: ClassVar[Fields] = (("seat", None), ("place", None), ("face", None))

    def __init__(self, seat: int, place: int, face: int) -> None:
        super().__init__(seat)
        self.place = place
        self.face = face

    def ask(self, s: "State", out: list[Action]) -> int:
        for die in PARTNERS[self.place * 6 + self.face]:
            if s.dice[die] > 0:
                out.append(SWAP_WITH[die])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        s.pop()
        s.dice[self.place * 6 + self.face] -= 1
        s.dice[self.place * 6 + action.b] += 1
        s.dice[action.a * 6 + action.b] -= 1
        s.dice[action.a * 6 + self.face] += 1
        s.tell(SWAPPED, self.seat, self.place, self.face, "PNE-7.5")
        s.tell(SWAPPED_FOR, self.seat, action.a, action.b, "PNE-7.5")

    def refuse(self, s: "State", action: Action) -> str:
        if action.kind is SWAP_WITH:
            return "PNE-7.6"
        return "PNE-8.3" if action.kind.anytime else self.RULE

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("place", PLACES, self.place), ("face", FACES, self.face)]


def take_die(s: "State", seat: int, place: int, face: int) -> None:
    """A die goes onto the board with its face unchanged (PNE-2.4); then the location acts (PNE-2.7)."""
    s.dice[place * 6 + face] -= 1
    s.board_dice[seat * 6 + face] += 1
    s.dice_taken[seat] += 1
    if s.log is not None:
        s.tell(TOOK_DIE, seat, place, face, "PNE-2.4")
    if place == TOWER:
        s.push(TOWERS[seat])
    elif place == BRIDGE:
        act_at_bridge(s, seat)
    elif place == RESTAURANT:
        s.give_cans(seat, s.t.restaurant_cans, "PNE-2.16")
    elif place == CENTER:
        s.push(CENTERS[seat])
    elif place == STATION:
        s.push(STATIONS[seat])


class Tower(Step["State"]):
    """Flip one of the face-up event tiles; the first here in a season takes the heroine (PNE-2.9, PNE-2.10)."""

    NAME: ClassVar[str] = "tower"
    RULE: ClassVar[str] = "PNE-2.9"

    def ask(self, s: "State", out: list[Action]) -> int:
        for tile in s.face_up_tiles():
            out.append(FLIP[tile])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        s.pop()
        if not s.flipped:
            s.heroine = self.seat
            s.tell(TOOK_HEROINE, self.seat, 0, 0, "PNE-2.10")
        s.flipped = [*s.flipped, action.a]
        s.tell(FLIPPED, self.seat, action.a, 0, "PNE-2.9")

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        return [(FLIP[tile], "PNE-2.9") for tile in s.flipped]

    def refuse(self, s: "State", action: Action) -> str:
        if action.kind is FLIP:
            return self.RULE
        return "PNE-8.3" if action.kind.anytime else "PNE-2.7"


TOWERS: Final = [Tower(seat) for seat in range(SEATS)]


def act_at_bridge(s: "State", seat: int) -> None:
    """Draw missions, keep some, put the others under the deck (PNE-2.12, PNE-7.12 to PNE-7.14)."""
    t = s.t
    wider = s.holds_power(seat, BRIDGE_DRAW_TWO_MORE) * t.power_amount[BRIDGE_DRAW_TWO_MORE]
    drawn = min(t.bridge_draw + wider, len(s.missions.deck))  # PNE-2.13
    if drawn == 0:
        return
    s.missions.look(seat, drawn)
    s.reveal()
    s.tell(DREW, seat, drawn, 0, "PNE-2.12")
    more = s.holds_power(seat, BRIDGE_KEEP_EXTRA) * t.power_amount[BRIDGE_KEEP_EXTRA]
    keep_missions(s, seat, drawn, t.bridge_keep, more)


def keep_missions(s: "State", seat: int, seen: int, must: int, may: int) -> None:
    """Asks which missions are kept while there are any to keep; the others go under the deck."""
    if seen == 0 or must + may == 0:
        s.missions.tuck(seat, seen)
    else:
        s.push(Bridge(seat, seen, must, may))


class Bridge(Step["State"]):
    """The seat looks at the top `seen` cards: it must keep `must` of them and may keep `may` more."""

    NAME: ClassVar[str] = "bridge"
    RULE: ClassVar[str] = "PNE-2.12"
    FIELDS: ClassVar[Fields] = (("seat", None), ("seen", None), ("must", None), ("may", None))

    def __init__(self, seat: int, seen: int, must: int, may: int) -> None:
        super().__init__(seat)
        self.seen = seen
        self.must = must
        self.may = may

    def ask(self, s: "State", out: list[Action]) -> int:
        for mission in s.missions.deck[: self.seen]:
            out.append(KEEP[mission])
        if self.must == 0:
            out.append(KEEP_NO_MORE[0])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        s.pop()
        if action.kind is KEEP_NO_MORE:
            s.missions.tuck(self.seat, self.seen)
            return
        s.missions.keep(self.seat, action.a, self.seen)
        s.tell_secret(KEPT, self.seat, action.a, KEPT_ONE, "PNE-2.12")
        if self.must > 0:
            keep_missions(s, self.seat, self.seen - 1, self.must - 1, self.may)
        else:
            keep_missions(s, self.seat, self.seen - 1, 0, self.may - 1)

    def refuse(self, s: "State", action: Action) -> str:
        if action.kind is KEEP_NO_MORE:
            return "PNE-2.7"
        return "PNE-8.3" if action.kind.anytime else self.RULE

    def facts(self, s: "State") -> list[tuple[str, Domain, int]]:
        return [("seen", AMOUNT, self.seen), ("must", AMOUNT, self.must), ("may", AMOUNT, self.may)]

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        return [(KEEP_NO_MORE[0], "PNE-2.7")] if self.must > 0 and self.may > 0 else []


class Center(Step["State"]):
    """Take one of the tokens in the Center (PNE-2.18)."""

    NAME: ClassVar[str] = "center"
    RULE: ClassVar[str] = "PNE-2.18"

    def ask(self, s: "State", out: list[Action]) -> int:
        center = s.center
        picks = PICK.actions
        for token in range(5):
            if center[token]:
                out.append(picks[token])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        s.pop()
        s.center[action.a] -= 1
        if action.a == BAT:
            s.bat = self.seat
        elif action.a == BINOCULARS:
            s.binoculars = self.seat
        else:
            s.equipment_tokens[self.seat * 3 + action.a] += 1
            s.equipment[self.seat * 3 + action.a] += 1
        s.tell(TOOK_CENTER, self.seat, action.a, 0, "PNE-2.18")

    def closed(self, s: "State") -> list[tuple[Action, str]]:
        """Bat and binoculars, if somebody took them before."""
        return [(PICK[token], "PNE-2.18") for token in (BAT, BINOCULARS) if s.center[token] == 0]

    def refuse(self, s: "State", action: Action) -> str:
        if action.kind is PICK:
            return self.RULE
        return "PNE-8.3" if action.kind.anytime else "PNE-2.7"


CENTERS: Final = [Center(seat) for seat in range(SEATS)]


class Station(Step["State"]):
    """Take one of the survivor tokens at the Station onto the board (PNE-2.22)."""

    NAME: ClassVar[str] = "station"
    RULE: ClassVar[str] = "PNE-2.22"

    def ask(self, s: "State", out: list[Action]) -> int:
        station = s.station
        tokens = TOKEN.actions
        for face in range(6):
            if station[face]:
                out.append(tokens[face])
        return s.with_anytime(self.seat, out)

    def do(self, s: "State", action: Action) -> None:
        s.pop()
        s.station[action.a] -= 1
        s.board_tokens[self.seat * 6 + action.a] += 1
        s.tell(TOOK_TOKEN, self.seat, action.a, 0, "PNE-2.22")

    def refuse(self, s: "State", action: Action) -> str:
        if action.kind is TOKEN:
            return self.RULE
        return "PNE-8.3" if action.kind.anytime else "PNE-2.7"


STATIONS: Final = [Station(seat) for seat in range(SEATS)]
