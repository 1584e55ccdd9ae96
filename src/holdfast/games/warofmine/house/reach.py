"""The house: what can be reached, what lies under the rubble, and its holes."""

from typing import Final

import holdfast.games.warofmine.log as e
from holdfast.games.warofmine.catalogue import GUARD_SPACE
from holdfast.games.warofmine.state.decks import SHELTER_CARD
from holdfast.games.warofmine.state.masks import has, one
from holdfast.games.warofmine.state.state import State

# What a space holds: a shelter card, or an action
HEAP: Final = 0
FURNITURE: Final = 1
RUBBLE: Final = 2
CLOSED_DOOR: Final = 3
BARS: Final = 4
OUTDOORS: Final = 5
NEW_IDEA: Final = 6
POKE_ABOUT: Final = 7


def collapsed(s: State) -> bool:
    """Whether a note shuts the basement (TWM-12.26)."""
    return s.acting_note(s.t.note_no_basement) >= 0


def reach(s: State) -> int:
    """All spaces that can be walked and climbed to from Guard, as a mask; rubble, a closed door or bars can be reached,
    not passed (TWM-4.5)."""
    t = s.t
    shut = bool(s.notes.tokens) and collapsed(s)
    walls = s.house.covered & t.obstacle_spaces
    key = ~walls if shut else walls
    found = t.reaches.get(key, 0)
    if found == 0:
        found = t.reaches[key] = _explore(s, shut)
    return found


def bare_spaces(s: State) -> int:
    """Where a fitting could stand: neither card nor fitting is there, as a mask."""
    return s.t.room_spaces & ~s.house.covered & ~s.house.fitted


def _explore(s: State, shut: bool) -> int:
    t = s.t
    seen = one(GUARD_SPACE)
    todo = [GUARD_SPACE]
    for space in todo:  # grows on the way
        for other in t.neighbours[space]:
            if has(seen, other) or (shut and t.basement[other]):
                continue
            seen |= one(other)
            if s.house.cards[other] < 0 or other not in t.obstacles:
                todo.append(other)
    return seen


def cards_in_reach(s: State) -> list[int]:
    """Spaces that can be reached and still have a shelter card."""
    reached = s.house.reached if s.house.reached else reach(s)  # as the stage began (TWM-4.8)
    return [space for space in range(len(s.house.cards)) if has(reached, space) and s.house.cards[space] >= 0]


def open_card(s: State, space: int) -> None:
    """The back of a shelter card is resolved (TWM-4.10): rubble is first turned, everything else gives its loot."""
    card = s.house.cards[space]
    if card < 0:
        return
    if s.t.shelter_kind[card] == RUBBLE and s.house.turned[space] == 0:
        s.house.turn(space)
        s.reveal()
        s.tell(e.TURNED, space, 0, "TWM-4.15")
        return
    s.house.take_card(space)
    s.reveal()
    s.decks.remember(SHELTER_CARD, card)
    s.tell(e.OPENED, space, 0, "TWM-4.10")
    loot = s.t.shelter_gain[card]
    for i in range(0, len(loot), 2):
        s.gain(loot[i], loot[i + 1], s.goods.storage)


def open_holes(s: State, reached: int) -> list[int]:
    """Holes without a Board-Up that have a reachable space next to them (TWM-4.27); -1 reaches everywhere."""
    found: list[int] = []
    for hole in range(len(s.t.hole_next)):
        if s.house.is_boarded(hole):
            continue
        for space in s.t.hole_next[hole]:
            if has(reached, space):
                found.append(hole)
                break
    return found


def board_up(s: State, hole: int) -> None:
    s.house.board_up(hole)
    s.tell(e.BOARDED, hole, 0, "TWM-4.27")
