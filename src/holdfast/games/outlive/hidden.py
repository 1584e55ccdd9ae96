"""What is hidden is drawn again (OUT-1.9): for agents that search, and after an agreed undo."""

from typing import TYPE_CHECKING

from holdfast.games.outlive.catalogue import FIRST_ADVANCED, SLOTS, STACK_OF
from holdfast.games.outlive.locations import Hunt
from holdfast.games.outlive.shelter import shelter_of

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State, Tribe


def resample(s: "State", knowers: int) -> None:
    """Redraws everything that no seat of the mask knows, within what the rules fix."""
    coming = s.events[s.day + 1 :]
    s.rng.shuffle(coming)
    s.events = s.events[: s.day + 1] + coming
    deck = s.deck[: s.deck_left]
    s.rng.shuffle(deck)
    s.deck = deck
    for city in range(len(s.search)):
        if not s.search_seen[city] & knowers:
            left = s.search_left[city]
            stack = s.search[city][:left]
            s.rng.shuffle(stack)
            s.search[city] = stack + s.search[city][left:]
    _resample_game(s, knowers)
    if s.shown:
        _resample_unchosen(s, knowers)
    else:
        _resample_setup(s, knowers)


def _resample_game(s: "State", knowers: int) -> None:
    """Tiles below the top of stacks that were not looked through, and those left out at setup."""
    prey = _prey_below(s)
    pool = s.game_out[:]
    for i in range(len(s.game_stacks)):
        if not s.game_seen[i] & knowers:
            pool += s.game_stacks[i][:-1]
            if prey[i] >= 0:
                pool.remove(prey[i])
    s.rng.shuffle(pool)
    at = 0
    for i in range(len(s.game_stacks)):
        stack = s.game_stacks[i]
        if s.game_seen[i] & knowers or len(stack) == 0:
            continue
        count = len(stack) - 1 if prey[i] < 0 else len(stack) - 2
        below = pool[at : at + count]
        at += count
        if prey[i] >= 0:
            below.insert(s.rng.below(count + 1), prey[i])
        below.append(stack[-1])
        s.game_stacks[i] = below
    s.game_out = pool[at:]


def _prey_below(s: "State") -> list[int]:
    """By stack: the animal that is being hunted there with the sensor, which everybody knows to lie somewhere below
    the top (OUT-18.22); -1 where there is none."""
    found = [-1] * len(s.game_stacks)
    for step in s.stack:
        if isinstance(step, Hunt):
            at = STACK_OF[s.tribes[step.seat].places[step.hero]]
            if s.game_stacks[at][-1] != step.animal:
                found[at] = step.animal
    return found


def _resample_unchosen(s: "State", knowers: int) -> None:
    """Rooms and leaders that were not chosen."""
    rooms = s.rooms_left[:]
    leaders = s.leaders_left[:]
    for seat in range(s.seats):
        if not knowers >> seat & 1:
            tribe = s.tribes[seat]
            rooms += tribe.away
            for leader in tribe.leaders:
                if leader != tribe.leader:
                    leaders.append(leader)
    s.rng.shuffle(rooms)
    s.rng.shuffle(leaders)
    room = 0
    card = 0
    for seat in range(s.seats):
        if not knowers >> seat & 1:
            tribe = s.tribes[seat]
            away = len(tribe.away)
            tribe.away = rooms[room : room + away]
            room += away
            others = len(tribe.leaders) - 1
            drawn = leaders[card : card + others]
            card += others
            # Where the kept one stands among the drawn tells nothing, but it stays a place in a list.
            drawn.insert(tribe.leaders.index(tribe.leader), tribe.leader)
            tribe.leaders = drawn
    s.rooms_left = rooms[room:]
    s.leaders_left = leaders[card:]


def _resample_setup(s: "State", knowers: int) -> None:
    """Before all is shown also those that were chosen (OUT-2.8)."""
    rooms = s.rooms_left[:]
    leaders = s.leaders_left[:]
    for seat in range(s.seats):
        if not knowers >> seat & 1:
            tribe = s.tribes[seat]
            rooms += tribe.away + tribe.hand
            for chamber in tribe.rooms[FIRST_ADVANCED:]:
                rooms.append(s.t.kind[chamber])
            leaders += tribe.leaders
    s.rng.shuffle(rooms)
    s.rng.shuffle(leaders)
    for seat in range(s.seats):
        if not knowers >> seat & 1:
            tribe = s.tribes[seat]
            tribe.away, rooms = _split(rooms, len(tribe.away))
            tribe.hand, rooms = _split(rooms, len(tribe.hand))
            if tribe.rooms:
                advanced, rooms = _split(rooms, SLOTS - FIRST_ADVANCED)
                _choose_again(s, tribe, advanced)
            tribe.leaders, leaders = _split(leaders, len(tribe.leaders))
            if tribe.leader >= 0:
                tribe.leader = tribe.leaders[s.rng.below(len(tribe.leaders))]
    s.rooms_left = rooms
    s.leaders_left = leaders


def _split(cards: list[int], count: int) -> tuple[list[int], list[int]]:
    return cards[:count], cards[count:]


def _choose_again(s: "State", tribe: "Tribe", rooms: list[int]) -> None:
    """Other advanced rooms, and if they were chosen already another free room with its survivors."""
    tribe.rooms = shelter_of(rooms)
    if max(tribe.people) < 0:
        return
    placed = tribe.survivors()
    slot = s.rng.below(SLOTS)
    spaces = s.t.spaces[tribe.rooms[slot]]
    inside = 0
    for _ in range(placed):
        if inside < spaces and s.rng.below(2) == 0:
            inside += 1
    for i in range(SLOTS):
        tribe.people[i] = -1
    tribe.people[slot] = inside
    tribe.airlock = placed - inside
    s.refresh(tribe)
