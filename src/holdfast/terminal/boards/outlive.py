"""The table of Outlive: the ring of places, the cities, the ship, the events, and everybody's shelter."""

from collections import Counter
from itertools import zip_longest
from typing import cast

from textual.content import Content

from holdfast.games.outlive.view import Berth, City, Hero, OutliveView, Place, Room, Tribe
from holdfast.table import headline_of
from holdfast.terminal.look import NARROW, Look, fit, flow, hang, heading, lines, row, short, title

COLOURS = ("#f2cc60", "#79b8ff", "#ff7b72", "#7fcf8a")
"""Of the seats; a letter always says the same."""
LABEL = 15
"""Columns for the name of a place."""
STEPS = "⁰¹²³⁴"
"""How far a place is from a hero, in small figures behind its strength."""
GOODS = ("wood", "metal", "microchip", "munitions", "water", "meat", "canned-goods")
SIGNS = ("heroes", "coming", "game", "people", "level")
"""What the legend explains."""


class Outlive:
    def headline(self, look: Look) -> str:
        return headline_of(look.game, look.view, look.names, look.words)

    def table(self, look: Look) -> Content:
        """What matters most stands first where not all of it may be in sight."""
        if look.width < NARROW:
            found = [*_places(look), *_tribes(look), *_events(look), *_ship(look), *_cities(look)]
        else:
            found = [*_places(look), *_cities(look), *_ship(look), *_events(look), *_tribes(look)]
        return lines([*found, *_legend(look)])

    def mine(self, look: Look) -> Content:
        own = [*_cards(look), *_shelter(look), *_equipment(look), *_memory(look)]
        return lines([*own, *_in_play(look), *_others(look)])


BOARD = Outlive()


def _view(look: Look) -> OutliveView:
    return cast(OutliveView, look.view)


def _letter(seat: int) -> str:
    return "ABCD"[seat]


def _printed(look: Look, domain: str, entry: str, value: str) -> int:
    """A number that stands on a thing."""
    return cast(int, look.described(domain, entry).printed[value])


def _legend(look: Look) -> list[Content]:
    """What the signs on the board stand for; the help says more."""
    signs = [Content.styled(look.ui.say(f"outlive-sign-{sign}"), "dim") for sign in SIGNS]
    return flow(signs, look.width)


# The board


def _places(look: Look) -> list[Content]:
    """The ring goes down the left side and up the right one: neighbours stand above, below, or side by side in the
    first and the last line. A space keeps both sides apart."""
    ring = _view(look).places
    half = len(ring) // 2
    left = look.width // 2
    found: list[tuple[Content | str, Content | str]] = []
    for one, other in zip(ring[:half], reversed(ring[half:]), strict=True):
        sides = (_place(look, one, left - 2), _place(look, other, look.width - left - 1))
        found += zip_longest(*sides, fillvalue="")
    signs = zip(_frame("╭│╰", len(found)), _frame("╮│╯", len(found)), strict=True)
    return [
        row([first, fit(there, left - 1), fit(back, look.width - left - 1), last])
        for (first, last), (there, back) in zip(signs, found, strict=True)
    ]


def _frame(signs: str, count: int) -> str:
    """The signs of one side of the ring: of its first line, of those between, of its last."""
    return f"{signs[0]}{signs[1] * (count - 2)}{signs[2]}"


def _place(look: Look, place: Place, width: int) -> list[Content]:
    """Its name, what it has, who is there, and which heroes of the seat could come, each with how many places away it
    is. The people stand on a line of their own where there is too little room."""
    name = look.name("place", place.place)
    has = row([fit(Content.assemble((name, "bold")), LABEL), *_stock(look, place)])
    coming = []
    for hero in look.description.domains["hero"].things:
        actions = [look.action(f"{kind} {hero.id} {place.place}") for kind in ("move", "station")]
        if not look.legal.isdisjoint(actions):
            strength = f"{hero.printed['strength']}{_away(look, hero.id, place.place)}"
            coming.append(look.thing(strength, "bold", *actions))
    people = row([*_heroes(look, place), " →" if coming else "", *coming])
    if has.cell_length + people.cell_length <= width:
        return [fit(row([has, people]), width)]
    return [fit(has, width), fit(row([" " * (LABEL - 1), people]), width)]


def _away(look: Look, hero: str, place: str) -> str:
    """How far a place is along the ring from a hero of the seat; nothing before the hero stands anywhere."""
    view = _view(look)
    ring = [one.place for one in view.places]
    stands = next((one.place for one in view.seats[look.seat].heroes if one.hero == hero), None)
    if stands not in ring:
        return ""
    way = abs(ring.index(stands) - ring.index(place))
    return STEPS[min(way, len(ring) - way)]


def _stock(look: Look, place: Place) -> list[Content | str]:
    view = _view(look)
    found: list[Content | str] = []
    if place.stock is not None:
        good = look.described("place", place.place).printed["gives"]
        text = f"{look.described('good', good).short} {place.stock}"
        found.append(look.thing(text, "", f"gather {good}"))
    for stack in view.wild_game:
        if stack.place == place.place and stack.top is not None:
            text = f"{look.name('animal', stack.top)} {stack.endurance}"
            found += [" ", look.thing(text, "", "hunt"), f"×{stack.left}"]
    if place.algae:
        found += [" ", look.thing(look.ui.say("outlive-algae"), "", "harvest")]
    for city in view.cities:
        if city.place == place.place:
            found.append(look.ui.say("outlive-stack", count=city.stack))
    return found


def _heroes(look: Look, place: Place) -> list[Content | str]:
    """«▲A5» has acted today, «△A5» has not."""
    view = _view(look)
    found: list[Content | str] = []
    for seat, tribe in enumerate(view.seats):
        for hero in tribe.heroes:
            if hero.place == place.place:
                found += [" ", _hero(look, seat, hero)]
    return found


def _hero(look: Look, seat: int, hero: Hero) -> Content:
    sign = "▲" if hero.active else "△"
    strength = _printed(look, "hero", hero.hero, "strength")
    mine = [f"stay {hero.hero}"] if seat == _view(look).seat else []
    return look.thing(f"{sign}{_letter(seat)}{strength}", f"bold {COLOURS[seat]}", *mine)


def _cities(look: Look) -> list[Content]:
    return [line for city in _view(look).cities for line in _city(look, city)]


def _city(look: Look, city: City) -> list[Content]:
    """What was salvaged there, and the tiles that lie open."""
    label = fit(title(look.name("place", city.place)), LABEL)
    cells = [
        row([look.thing(look.name("equipment", tool), "", f"salvage {tool}"), " · "])
        for tool in city.equipment
        if tool is not None
    ]
    open_now = row(
        [look.thing(look.ui.say("outlive-open"), "dim", "search", f"look {city.place}"), look.ui.say("colon")]
    )
    tiles = Counter(look.name("tile", tile) for tile in city.face_up)
    names = [f"{tile} ×{count}" if count > 1 else tile for tile, count in tiles.items()] or ["–"]
    turned = [Content.assemble((f"{name}, ", "dim")) for name in names[:-1]] + [Content.assemble((names[-1], "dim"))]
    return hang(label, [*cells, row([open_now, turned[0]]), *turned[1:]], look.width)


def _ship(look: Look) -> list[Content]:
    """Its spaces: strength, canned goods, and who holds them."""
    label = fit(title(look.name("place", "cargo-ship")), LABEL)
    return hang(label, [_berth(look, berth) for berth in _view(look).ship], look.width)


def _berth(look: Look, berth: Berth) -> Content:
    spot = look.described("spot", berth.spot)
    space = look.thing(f"[{spot.printed['strength']}]", "bold", f"board {berth.spot}")
    apart = " " if look.width < NARROW else "   "
    if berth.seat is not None:
        return row([space, Content.assemble((f" ▲{_letter(berth.seat)}", f"bold {COLOURS[berth.seat]}")), apart])
    cans = look.ui.say("outlive-cans", cans=spot.printed["cans"])
    return row([space, f" {cans}{' +☺' if berth.survivor else ''}", apart])


def _events(look: Look) -> list[Content]:
    """Those in play, with what overcoming them costs and scores."""
    label = fit(title(look.ui.say("outlive-events")), LABEL)
    cells = [_event(look, event) for event in _events_in_play(look)]
    return hang(label, cells or [Content("–")], look.width)


def _event(look: Look, event: str) -> Content:
    card = look.described("trouble", event)
    cost = card.printed["cost"]
    price = ", ".join(f"{look.described('good', good).short} {cost[good]}" for good in GOODS if good in cost)
    points = look.ui.say("outlive-sp", points=card.printed["points"])
    return row([look.thing(card.name, "bold", f"overcome {event}"), f" ({price} → {points})  "])


def _events_in_play(look: Look) -> list[str]:
    return [event.event for event in _view(look).events if event.overcome_by is None]


# Everybody


def _tribes(look: Look) -> list[Content]:
    """A table of what they have. Its columns are as wide as what stands in them."""
    heads = [
        *(look.ui.say(f"outlive-head-{head}") for head in ("points", "people", "level")),
        *(look.described("good", good).short for good in GOODS),
        *(look.ui.say(f"outlive-head-{head}") for head in ("rooms", "tools")),
    ]
    seats = range(len(_view(look).seats))
    figures = [_figures(_view(look).seats[seat]) for seat in seats]
    gap = 1 if look.width < NARROW else 2
    widths = [gap + max(map(len, column)) for column in zip(heads, *figures, strict=True)]
    room = look.width - sum(widths)
    found = [row([heading(look.ui.say("outlive-tribes"), room), *_cells(heads, widths)])]
    return found + [row([_name(look, seat, room), *_cells(figures[seat], widths)]) for seat in seats]


def _cells(texts: list[str], widths: list[int]) -> list[str]:
    return [f"{text:>{width}}" for text, width in zip(texts, widths, strict=True)]


def _name(look: Look, seat: int, room: int) -> Content:
    asked = _view(look).asked
    sign = "▶" if asked is not None and asked.seat == seat else " "
    style = f"bold {COLOURS[seat]}" if seat == look.seat else COLOURS[seat]
    name = short(look.seat_name(seat, room - 3), room - 3)
    return fit(f"{sign}{_letter(seat)} {name}", room).stylize(style)


def _figures(tribe: Tribe) -> list[str]:
    score = "–" if tribe.points is None else str(sum(tribe.points.values()))
    living = "–" if tribe.survivors is None else f"{tribe.survivors}/{tribe.airlock}"
    rooms = "–"
    if tribe.rooms is not None:
        built = [room for room in tribe.rooms if room.people is not None]
        rooms = f"{sum(room.works for room in built)}/{len(built)}"
    goods = [str(tribe.goods[good]) for good in GOODS]
    tools = f"{len(tribe.ready) + len(tribe.spent)}+{len(tribe.broken)}"
    return [score, living, f"{tribe.level_points:+}", *goods, rooms, tools]


# Before the seat itself


def _cards(look: Look) -> list[Content]:
    """While rooms and leaders are chosen, what they say."""
    view = _view(look)
    found: list[Content] = []
    if view.mine is None:
        return found
    for room in view.mine.hand:
        card = look.described("room", room)
        name = look.thing(card.name, "bold", f"put-away {room}")
        found.append(row(["• ", name, look.ui.say("colon"), card.text]))
    if view.phase == "setup" and view.seats[view.seat].leader is None:
        for leader in view.mine.leaders:
            card = look.described("leader", leader)
            found.append(row(["• ", Content.assemble((card.name, "bold")), look.ui.say("colon"), card.text]))
    return found


def _shelter(look: Look) -> list[Content]:
    view = _view(look)
    if view.mine is None or not view.seats[view.seat].rooms:
        return []
    me = view.seats[view.seat]
    airlock = look.described("room", "airlock")
    name = look.thing(airlock.name, "bold", "place airlock", "lose airlock")
    people = f" {me.airlock}/{airlock.printed['spaces']}"
    found = [title(_tonight(look, me)), row([name, people, look.ui.say("colon"), airlock.text])]
    return [*found, *(_room(look, room) for room in me.rooms or [])]


def _tonight(look: Look, tribe: Tribe) -> str:
    """What the shelter eats and drinks, and what gets in."""
    night = tribe.tonight
    parts = [look.ui.say("outlive-shelter")]
    if night is not None and night.rooms is not None:
        eats = sum(night.rooms.values()) - night.eaten
        parts.append(look.ui.say("outlive-tonight", eats=eats, water=night.airlock_water, hungry=night.hungry))
    if night is not None and night.let_in is not None:
        parts.append(look.ui.say("outlive-let-in", points=night.let_in, sick=night.sick))
    if tribe.goods["meat"]:
        parts.append(look.ui.say("outlive-rots"))
    return " · ".join(parts)


def _room(look: Look, room: Room) -> Content:
    card = look.described("room", room.room)
    kind = room.room.removesuffix("-second")
    actions = [f"{verb} {room.room}" for verb in ("place", "lose", "run")] + [f"build {kind}"]
    if kind == room.room:
        actions.append(f"found {kind}")
    sign = "·" if room.people is None else "■" if room.works else "□"
    name = look.thing(card.name, "dim" if room.people is None else "bold", *actions)
    spaces = card.printed["spaces"]
    cost = _view(look).seats[look.seat].room_cost
    unbuilt = look.ui.say("outlive-unbuilt", cost=cost)
    count = f" {unbuilt}" if room.people is None else f" {room.people}/{spaces}"
    used = f" {look.ui.say('outlive-used')}" if room.used or room.used_in else ""
    if room.used_in:
        used += f" ({', '.join(look.name('place', city) for city in room.used_in)})"
    return row([f"{sign} ", name, count, used, look.ui.say("colon"), card.text])


def _equipment(look: Look) -> list[Content]:
    view = _view(look)
    if view.mine is None:
        return []
    me = view.seats[view.seat]
    groups = (("outlive-ready", me.ready), ("outlive-used", me.spent), ("outlive-broken", me.broken))
    found = []
    for state, tools in groups:
        for tool in tools:
            card = look.described("equipment", tool)
            name = look.thing(card.name, "bold", f"use {tool}", f"repair {tool}", f"scrap {tool}")
            found.append(row(["• ", name, f" ({look.ui.say(state)})", look.ui.say("colon"), card.text]))
    return [title(look.ui.say("outlive-equipment")), *found] if found else []


def _memory(look: Look) -> list[Content]:
    """What the seat caught, and the stacks it has looked through, the next tile first."""
    view = _view(look)
    found: list[Content] = []
    if view.mine is not None and (caught := view.seats[view.seat].caught):
        names = [f"{look.name('animal', animal)} ×{n}" for animal, n in caught.items()]
        found.append(Content(look.ui.say("outlive-caught", animals=", ".join(names))))
    known = [("tile", city.place, city.known) for city in view.cities]
    known += [("animal", stack.place, stack.known) for stack in view.wild_game]
    for domain, place, things in known:
        if things:
            names = [look.name(domain, one) for one in things]
            where = look.name("place", place)
            found.append(Content(look.ui.say("outlive-seen", place=where, things=", ".join(names))))
    return found


def _in_play(look: Look) -> list[Content]:
    """What the events in play do."""
    found = []
    for event in _events_in_play(look):
        card = look.described("trouble", event)
        found.append(row(["• ", Content.assemble((card.name, "bold")), look.ui.say("colon"), card.text]))
    return [title(look.ui.say("outlive-in-play")), *found] if found else []


def _others(look: Look) -> list[Content]:
    """What the other tribes have: all of it lies open."""
    view = _view(look)
    found: list[Content] = []
    for seat, tribe in enumerate(view.seats):
        if seat != view.seat and tribe.rooms:
            found.append(title(f"{_letter(seat)} {look.names[seat]}"))
            found += [Content(f"• {text}") for text in _possessions(look, tribe)]
    return found


def _possessions(look: Look, tribe: Tribe) -> list[str]:
    built = [room for room in tribe.rooms or [] if room.people is not None]
    found = {
        "outlive-leader": [look.name("leader", tribe.leader)] if tribe.leader is not None else [],
        "outlive-full": [look.name("room", room.room) for room in built if room.works],
        "outlive-built": [f"{look.name('room', room.room)} ({room.people})" for room in built if not room.works],
        "outlive-repaired": [look.name("equipment", tool) for tool in tribe.ready],
        "outlive-spent": [look.name("equipment", tool) for tool in tribe.spent],
        "outlive-salvaged": [look.name("equipment", tool) for tool in tribe.broken],
        "outlive-overcame": [look.name("trouble", event) for event in tribe.overcome],
        "outlive-hunted": [f"{look.name('animal', animal)} ×{n}" for animal, n in tribe.caught.items()],
    }
    return [look.ui.say(message, things=", ".join(things)) for message, things in found.items() if things]
