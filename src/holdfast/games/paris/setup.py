"""Setup (PNE-1)."""

from holdfast.core.rng import Rng
from holdfast.games.paris.catalogue import MISSIONS, PARTS, POWERS
from holdfast.games.paris.missions import dealt
from holdfast.games.paris.prelude import PreludeMission, PreludeToken
from holdfast.games.paris.season import Opening, Season, deal_buildings, draw_tiles, roll_dice
from holdfast.games.paris.state import State
from holdfast.games.paris.tables import ParisTables


def set_up(t: ParisTables, seats: int, rng: Rng, first: int) -> State:
    """Everything in its place for spring; `first` is the first player, or -1 for chance (PNE-1.19)."""
    deck = list(range(len(MISSIONS)))
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
        [Season(0), PreludeMission(0), PreludeToken(0), Opening()],
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
        [0] * (seats * len(POWERS)),
        [0] * seats,
        t.cans,
        dealt(deck[seats * t.missions_dealt :], hands),
        [0] * seats,
        [0] * (seats * 2),
        [0] * (seats * len(PARTS)),
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
