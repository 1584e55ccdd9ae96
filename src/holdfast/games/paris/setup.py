"""Setup and prelude (PNE-1)."""

from typing import ClassVar

from holdfast.core.catalogue import Action, Domain, numbers
from holdfast.core.rng import Rng
from holdfast.games.paris.catalogue import KEEP, KEPT, KEPT_ONE, TOKEN, TOOK_TOKEN
from holdfast.games.paris.missions import CARDS, dealt
from holdfast.games.paris.season import Season, deal_buildings, draw_tiles, roll_dice
from holdfast.games.paris.state import State
from holdfast.games.paris.tables import ParisTables
from holdfast.games.paris.turns import InTurn


def new_state(t: ParisTables, seats: int, rng: Rng, first: int) -> State:
    """Everything in its place for spring; `first` is the first player, or -1 for chance (PNE-1.19)."""
    deck = list(range(CARDS))
    rng.shuffle(deck)
    hands = [deck[i * t.missions_dealt : (i + 1) * t.missions_dealt] for i in range(seats)]
    equipment = _pool(t.equipment_pool, rng)
    tokens = _pool(t.station_pool, rng)
    if first < 0:
        first = rng.below(seats)
    state = State(
        t,
        seats,
        rng,
        0,
        [Season(0), PreludeMission(0), PreludeToken(0)],
        0,
        first,
        [0] * 30,
        0,
        [0] * seats,
        [0] * (seats * 6),
        [0] * (seats * 6),
        _counted(tokens[: t.station_tokens], 6),
        tokens[t.station_tokens :],
        [*_counted(equipment[: t.center_equipment], 3), 1, 1],
        equipment[t.center_equipment :],
        -1,
        -1,
        -1,
        [],
        [],
        [_deck(t, i, rng) for i in range(5)],
        [t.tinkerers_removed[seats - 2], 0, 0, 0, 0],
        [[], [], [], [], []],
        [],
        [[] for _ in range(seats)],
        [0] * (seats * 6),
        [0] * (seats * 3),
        [0] * (seats * 6),
        [0] * (seats * 3),
        [0] * (seats * 11),
        [0] * seats,
        t.cans,
        dealt(deck[seats * t.missions_dealt :], hands),
        [0] * seats,
        [0] * (seats * 2),
        [0] * (seats * 5),
        [0] * 6,
    )
    roll_dice(state)
    draw_tiles(state)
    deal_buildings(state)
    return state


def _pool(counts: list[int], rng: Rng) -> list[int]:
    """Tokens by their counts, shuffled."""
    tokens: list[int] = []
    for kind in range(len(counts)):
        tokens += [kind] * counts[kind]
    rng.shuffle(tokens)
    return tokens


def _counted(tokens: list[int], kinds: int) -> list[int]:
    return [tokens.count(kind) for kind in range(kinds)]


def _deck(t: ParisTables, deck: int, rng: Rng) -> list[int]:
    """A building deck, top first; END cards, shuffled apart, lie below the others (PNE-1.13, PNE-1.16)."""
    cards = t.deck_cards[deck][:]
    ends = t.deck_ends[deck][:]
    rng.shuffle(cards)
    rng.shuffle(ends)
    return cards + ends


class PreludeToken(InTurn):
    """In reverse turn order each seat takes one of the set-aside tokens (PNE-1.20, PNE-1.21)."""

    NAME: ClassVar[str] = "prelude-token"
    RULE: ClassVar[str] = "PNE-1.20"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.turn == s.seats:
            s.pop()
            return -1
        for face in range(6):
            if _offered(s, face) > 0:
                out.append(TOKEN[face])
        return _prelude_seat(s, self.turn)

    def do(self, s: State, action: Action) -> None:
        seat = _prelude_seat(s, self.turn)
        s.board_tokens[seat * 6 + action.a] += 1
        s.tell(TOOK_TOKEN, seat, action.a, 0, "PNE-1.20")
        s.swap(PreludeToken(self.turn + 1))
        if self.turn == s.seats - 1:
            s.tokens_gone = [_offered(s, face) for face in range(6)]


def _prelude_seat(s: State, turn: int) -> int:
    return (s.first - 1 - turn) % s.seats


def _offered(s: State, face: int) -> int:
    """Set-aside tokens of a face that nobody took yet; only prelude tokens lie on boards before the first season."""
    count = s.t.prelude_tokens[face]
    for seat in range(s.seats):
        count -= s.board_tokens[seat * 6 + face]
    return count


class PreludeMission(InTurn):
    """In the same order each seat keeps one of its missions (PNE-1.23 to PNE-1.25)."""

    NAME: ClassVar[str] = "prelude-mission"
    RULE: ClassVar[str] = "PNE-1.23"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.turn == s.seats:
            s.pop()
            return -1
        seat = _prelude_seat(s, self.turn)
        for mission in s.missions.hands[seat]:
            out.append(KEEP[mission])
        return seat

    def do(self, s: State, action: Action) -> None:
        seat = _prelude_seat(s, self.turn)
        s.missions.keep_dealt(seat, action.a)
        s.tell_secret(KEPT, seat, action.a, KEPT_ONE, "PNE-1.23")
        s.swap(PreludeMission(self.turn + 1))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("dealt", numbers(9), s.t.missions_dealt)]
