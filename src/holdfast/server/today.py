"""HTTP: today's table. One seed a day for each game, alone against agents of one level."""

from datetime import UTC, datetime
from hashlib import blake2b

import msgspec
from litestar import get, post
from litestar.params import FromPath
from sqlalchemy import select

from holdfast.core import Game
from holdfast.core.rng import SEEDS
from holdfast.registry import game as find_game
from holdfast.registry import games
from holdfast.server.clock import now
from holdfast.server.errors import say
from holdfast.server.hall import NewSeat, NewTable, TableLine, usual_level
from holdfast.server.house import House
from holdfast.server.people import Person
from holdfast.server.routes import Guest, Lang, Made, TheHouse
from holdfast.server.schema import TABLES
from holdfast.server.stored import OVER

SEATS = 3
"""Seats where people play against one another; together, one person plays alone."""


class Today(msgspec.Struct, frozen=True, kw_only=True):
    """Today's table of one game. `table` is empty until one has sat down there; `text` is the result as a line to be
    shared, empty until it is over."""

    game: str
    day: str
    seats: int
    level: str
    table: str
    status: str
    text: str


@get("/api/today", summary="Today's tables, and how I did")
async def todays_tables(house_: TheHouse, person: Guest, lang: Lang = "en") -> list[Today]:
    return [await _today(house_, person, find_game(name), lang) for name in games()]


@post("/api/today/{game_id:str}", summary="Sit down at today's table of a game", status_code=200)
async def play_today(house_: TheHouse, person: Guest, game_id: FromPath[str], lang: Lang = "en") -> Made:
    """Everybody plays it once: whoever comes back finds the table as it was left."""
    game = find_game(game_id)
    day = _day()
    found = await _table(house_, person, game, day)
    if found:
        return Made(found)
    level = usual_level(game)
    names = [say("today-rival", lang, number=number) for number in range(1, _seats(game))]
    seats = [NewSeat("me"), *[NewSeat("agent", agent=level, name=name) for name in names]]
    new = NewTable(game=game.id, seats=seats, seed=seed_of(day, game), watch=False, chat=False)
    table_id, _, _ = await house_.hall.open(person, new, day)
    return Made(table_id)


def _day() -> str:
    return datetime.fromtimestamp(now(), UTC).date().isoformat()


def seed_of(day: str, game: Game) -> int:
    """The same at every server."""
    return int.from_bytes(blake2b(f"{day} {game.id}".encode(), digest_size=8).digest(), "big") % SEEDS


def _seats(game: Game) -> int:
    counts = game.seat_counts
    return counts[0] if game.together else SEATS if SEATS in counts else counts[0]


async def _table(house_: House, person: Person, game: Game, day: str) -> str:
    rows = await house_.database.fetch(
        select(TABLES.c.id).where(TABLES.c.today == day, TABLES.c.game == game.id, TABLES.c.host == person.id)
    )
    return rows[0].id if rows else ""


async def _today(house_: House, person: Person, game: Game, lang: str) -> Today:
    day = _day()
    table_id = await _table(house_, person, game, day)
    line = await house_.hall.line(person, table_id, lang) if table_id else None
    return Today(
        game=game.id,
        day=day,
        seats=_seats(game),
        level="" if game.together else usual_level(game),
        table=table_id,
        status="" if line is None else line.status,
        text=_result(game, line, day, lang) if line is not None and line.status == OVER else "",
    )


def _result(game: Game, line: TableLine, day: str, lang: str) -> str:
    """One line without secrets: whoever has not played yet may read it."""
    title = game.words(lang).say("game-title")
    if game.together:
        return say("today-lost" if line.lost else "today-held", lang, game=title, day=day, why=line.headline)
    mine = line.mine[0]
    return say(
        "today-result",
        lang,
        game=title,
        day=day,
        points=line.scores[mine],
        place=line.places[mine],
        seats=len(line.seats),
    )


HANDLERS = [todays_tables, play_today]
