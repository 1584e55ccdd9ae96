"""The table before the first choice (OUT-2.1 to OUT-2.3)."""

from holdfast.core.rng import Rng
from holdfast.games.outlive.beginning import PutAway
from holdfast.games.outlive.catalogue import (
    FIRST_ADVANCED,
    HEROES,
    KINDS,
    LEADERS,
    RING,
    ROOM_KINDS,
    SLOTS,
    SPOTS,
    TOOLS,
    TROUBLES,
)
from holdfast.games.outlive.state import State, Tribe
from holdfast.games.outlive.tables import OutliveTables


def set_up(t: OutliveTables, seats: int, rng: Rng) -> State:
    """Everything that lies on the table before the first choice."""
    rooms = []
    for kind in range(FIRST_ADVANCED, ROOM_KINDS):
        rooms += [kind, kind]
    rng.shuffle(rooms)
    leaders = list(range(len(LEADERS)))
    rng.shuffle(leaders)
    events = list(range(TROUBLES))
    rng.shuffle(events)
    animals = []
    for animal in range(len(t.animal_tiles)):
        animals += [animal] * t.animal_tiles[animal]
    rng.shuffle(animals)
    size = t.game_stack[seats - 2]
    tiles = []
    for tile in range(len(t.tile_count)):
        tiles += [tile] * t.tile_count[tile]
    blackwood = tiles[:]
    rng.shuffle(blackwood)
    silent_peak = tiles[:]
    rng.shuffle(silent_peak)
    tribes = []
    for seat in range(seats):
        hand = rooms[seat * t.rooms_drawn : (seat + 1) * t.rooms_drawn]
        pair = leaders[seat * t.leaders_drawn : (seat + 1) * t.leaders_drawn]
        tribes.append(_new_tribe(t, hand, pair))
    return State(
        tables=t,
        seats=seats,
        rng=rng,
        revealed=0,
        stack=[PutAway(0, t.rooms_drawn - (SLOTS - FIRST_ADVANCED))],
        shown=False,
        day=-1,
        first=0,
        boarded=False,
        events=events,
        in_play=0,
        stock=[0] * RING,
        algae=False,
        berths=[-1] * len(SPOTS),
        crew=0,
        search=[blackwood, silent_peak],
        search_left=[len(tiles), len(tiles)],
        search_seen=[0, 0],
        game_stacks=[animals[:size], animals[size : 2 * size], animals[2 * size : 3 * size]],
        game_seen=[0, 0, 0],
        game_out=animals[3 * size :],
        deck=[],
        deck_left=0,
        discards=[0] * TOOLS,
        salvage=[-1] * (2 * t.city_offer),
        rooms_left=rooms[seats * t.rooms_drawn :],
        leaders_left=leaders[seats * t.leaders_drawn :],
        tribes=tribes,
    )


def _new_tribe(t: OutliveTables, hand: list[int], leaders: list[int]) -> Tribe:
    return Tribe(
        hand=hand,
        away=[],
        leaders=leaders,
        leader=-1,
        rooms=[],
        people=[-1] * SLOTS,
        airlock=0,
        works=0,
        used=0,
        goods=[0] * KINDS,
        gauge=t.start_level,
        broken=0,
        repaired=0,
        spent=0,
        caught=[0] * len(t.endurance),
        overcome=0,
        places=[-1] * len(HEROES),
        active=0,
    )
