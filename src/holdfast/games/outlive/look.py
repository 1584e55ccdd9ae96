"""How a view is made: only what the seat may know is copied out of the state."""

from typing import TYPE_CHECKING

from holdfast.core.fields import dump
from holdfast.games.outlive.scoring import points
from holdfast.games.outlive.view import OutliveView, TribeView

if TYPE_CHECKING:
    from holdfast.games.outlive.state import State


def look(s: "State", seat: int) -> OutliveView:
    mine = s.tribes[seat]
    bit = 1 << seat
    open_tiles: list[list[int]] = []
    known_tiles: list[list[int]] = []
    for city in range(len(s.search)):
        left = s.search_left[city]
        tiles = s.search[city]
        open_tiles.append(tiles[left:])
        known_tiles.append(tiles[:left] if s.search_seen[city] & bit else [])
    tops: list[int] = []
    sizes: list[int] = []
    known_game: list[list[int]] = []
    for i in range(len(s.game_stacks)):
        stack = s.game_stacks[i]
        sizes.append(len(stack))
        tops.append(stack[-1] if len(stack) > 0 else -1)
        known_game.append(stack[:] if s.game_seen[i] & bit else [])
    tribes: list[TribeView] = []
    for other in range(s.seats):
        tribes.append(_tribe(s, other, s.shown or other == seat))
    return OutliveView(
        seat,
        s.asked(seat),
        s.day,
        s.first,
        s.boarded,
        s.events[: s.day + 1],
        s.in_play,
        s.stock[:],
        s.algae,
        s.berths[:],
        s.crew,
        s.salvage[:],
        s.deck_left,
        s.discards[:],
        s.search_left[:],
        open_tiles,
        known_tiles,
        s.search_seen[:],
        sizes,
        tops,
        known_game,
        s.game_seen[:],
        tribes,
        mine.hand[:],
        mine.away[:],
        mine.leaders[:],
        dump(s.stack[-1]) if len(s.stack) > 0 else [],
    )


def _tribe(s: "State", seat: int, shown: bool) -> TribeView:
    tribe = s.tribes[seat]
    return TribeView(
        tribe.leader if shown else -1,
        tribe.rooms[:] if shown else [],
        tribe.people[:] if shown else [],
        tribe.airlock if shown else -1,
        tribe.used,
        tribe.goods[:],
        tribe.gauge,
        tribe.broken,
        tribe.repaired,
        tribe.spent,
        tribe.caught[:],
        tribe.overcome,
        tribe.places[:],
        tribe.active,
        points(s, tribe) if s.shown else [],
    )
