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
    for i in range(len(s.game_stacks)):
        if not s.game_seen[i] & knowers:
            top = s.game_stacks[i][-1:]
            drawn = len(s.game_stacks[i]) - 1
            below: list[int] = []
            if prey[i] >= 0:
                below.append(prey[i])
                drawn -= 1
            if drawn > 0:
                below += pool[:drawn]
                pool = pool[drawn:]
            s.rng.shuffle(below)
            s.game_stacks[i] = below + top
    s.game_out = pool


def _prey_below(s: "State") -> list[int]:
    """By stack: the animal that is being hunted there with the sensor, which everybody knows to lie somewhere below
    the top (OUT-18.22); -1 where there is none."""
    found = [-1] * len(s.game_stacks)
    step = s.stack[-1] if len(s.stack) > 0 else None
    if isinstance(step, Hunt):
        at = STACK_OF[s.tribes[step.seat].places[step.hero]]
        if s.game_stacks[at][-1] != step.animal:
            found[at] = step.animal
    return found


def _resample_setup(s: "State", knowers: int) -> None:
    """Rooms and leaders that were not chosen, and before all is shown also those that were (OUT-2.8)."""
    rooms = s.rooms_left[:]
    leaders = s.leaders_left[:]
    for seat in range(s.seats):
        if knowers >> seat & 1:
            continue
        tribe = s.tribes[seat]
        rooms += tribe.away
        if not s.shown:
            rooms += tribe.hand
            for chamber in tribe.rooms[FIRST_ADVANCED:]:
                rooms.append(s.t.kind[chamber])
        for leader in tribe.leaders:
            if not s.shown or leader != tribe.leader:
                leaders.append(leader)
    s.rng.shuffle(rooms)
    s.rng.shuffle(leaders)
    for seat in range(s.seats):
        if knowers >> seat & 1:
            continue
        tribe = s.tribes[seat]
        away = len(tribe.away)
        tribe.away = rooms[:away]
        rooms = rooms[away:]
        if s.shown:
            kept = [tribe.leader]
        else:
            kept = []
            rooms = _choose_again(s, tribe, rooms)
        wanted = len(tribe.leaders) - len(kept)
        drawn = leaders[:wanted]
        leaders = leaders[wanted:]
        # Where the kept one stands among the drawn tells nothing, but it stays a place in a list.
        if s.shown:
            at = tribe.leaders.index(tribe.leader)
            tribe.leaders = drawn[:at] + kept + drawn[at:]
        else:
            tribe.leaders = drawn
            if tribe.leader >= 0:
                tribe.leader = drawn[s.rng.below(len(drawn))]
    s.rooms_left = rooms
    s.leaders_left = leaders


def _choose_again(s: "State", tribe: "Tribe", rooms: list[int]) -> list[int]:
    """Another hand, and another free room with its survivors, if they were chosen already; what is left."""
    hand = len(tribe.hand)
    tribe.hand = rooms[:hand]
    rooms = rooms[hand:]
    if len(tribe.rooms) == 0:
        return rooms
    advanced = SLOTS - FIRST_ADVANCED
    tribe.rooms = shelter_of(rooms[:advanced])
    founded = False
    for people in tribe.people:
        founded = founded or people >= 0
    if founded:
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
    return rooms[advanced:]
