"""The table of Outlive: the ring of places, the cities, the ship, the events, and everybody's shelter."""

from typing import cast

from textual.content import Content

from holdfast.games.outlive.view import Hero, OutliveView, Place, Room, Tribe
from holdfast.table import headline_of
from holdfast.terminal.look import NARROW, Look, fit, heading, lines, row

COLOURS = ("#f2cc60", "#79b8ff", "#ff7b72", "#7fcf8a")
"""Of the seats; a letter always says the same."""
LABEL = 15
"""Columns for the name of a place."""
NAME = 18
"""Columns for the name of a tribe."""
STEPS = "⁰¹²³⁴"
"""How far a place is from a hero, in small figures behind its strength."""
GOODS = ("wood", "metal", "microchip", "munitions", "water", "meat", "canned-goods")


class Outlive:
    def headline(self, look: Look) -> str:
        return headline_of(look.game, look.view, look.names, look.words)

    def table(self, look: Look) -> Content:
        return lines([*_places(look), *_cities(look), _ship(look), *_events(look), *_tribes(look)])

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


# The board


def _places(look: Look) -> list[Content]:
    """The ring goes down the left side and up the right one: neighbours stand above, below, or side by side in the
    first and the last line. Where there is little room it goes down line by line, and the last joins the first."""
    ring = _view(look).places
    if look.width < NARROW:
        frame = f"╭{'│' * (len(ring) - 2)}╰"
        return [fit(row([sign, _place(look, place)]), look.width) for sign, place in zip(frame, ring, strict=True)]
    half = len(ring) // 2
    width = look.width // 2
    found = []
    for number, (left, right) in enumerate(zip(ring[:half], reversed(ring[half:]), strict=True)):
        signs = "╭╮" if number == 0 else "╰╯" if number == half - 1 else "││"
        there = fit(row([signs[0], _place(look, left)]), width)
        found.append(row([there, fit(_place(look, right), look.width - width - 1), signs[1]]))
    return found


def _place(look: Look, place: Place) -> Content:
    """Its name, what it has, who is there, and which heroes of the seat could come, each with how many places away it
    is."""
    name = look.name("place", place.place)
    parts: list[Content | str] = [fit(Content.assemble((name, "bold")), LABEL)]
    parts += _stock(look, place)
    parts += _heroes(look, place)
    coming = []
    for hero in look.description.domains["hero"].things:
        actions = [look.action(f"{kind} {hero.id} {place.place}") for kind in ("move", "station")]
        if not look.legal.isdisjoint(actions):
            strength = f"{hero.printed['strength']}{_away(look, hero.id, place.place)}"
            coming.append(look.thing(strength, "bold", *actions))
    return row([*parts, " →", *coming] if coming else parts)


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
        text = f"{place.stock:>2} {look.described('good', good).short}"
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
    found = []
    for city in _view(look).cities:
        name = look.name("place", city.place)
        parts: list[Content | str] = [fit(Content.assemble((name, "bold")), LABEL)]
        for tool in city.equipment:
            if tool is not None:
                parts += [look.thing(look.name("equipment", tool), "", f"salvage {tool}"), " · "]
        turned = [look.name("tile", tile) for tile in city.face_up]
        parts.append(look.thing(look.ui.say("outlive-open"), "dim", "search", f"look {city.place}"))
        parts.append(Content.assemble((look.ui.say("colon") + (", ".join(turned) or "–"), "dim")))
        found.append(fit(row(parts), look.width))
    return found


def _ship(look: Look) -> Content:
    """Its spaces: strength, canned goods, and who holds them."""
    name = look.name("place", "cargo-ship")
    parts: list[Content | str] = [fit(Content.assemble((name, "bold")), LABEL)]
    for berth in _view(look).ship:
        spot = look.described("spot", berth.spot)
        parts.append(look.thing(f"[{spot.printed['strength']}]", "bold", f"board {berth.spot}"))
        if berth.seat is not None:
            parts.append(Content.assemble((f" ▲{_letter(berth.seat)}", f"bold {COLOURS[berth.seat]}")))
        else:
            cans = look.ui.say("outlive-cans", cans=spot.printed["cans"])
            if look.width < NARROW:
                cans = f"{spot.printed['cans']} {look.described('good', 'canned-goods').short}"
            parts.append(f" {cans}{' +☺' if berth.survivor else ''}")
        parts.append(" " if look.width < NARROW else "   ")
    return fit(row(parts), look.width)


def _events(look: Look) -> list[Content]:
    """Those in play, with what overcoming them costs and scores; as many lines as they need."""
    label = fit(Content.assemble((look.ui.say("outlive-events"), "bold")), LABEL)
    found = [label]
    in_play = _events_in_play(look)
    for event in in_play:
        card = look.described("trouble", event)
        cost = card.printed["cost"]
        price = "+".join(f"{cost[good]} {look.described('good', good).short}" for good in GOODS if good in cost)
        points = look.ui.say("outlive-sp", points=card.printed["points"])
        name = look.thing(card.name, "bold", f"overcome {event}")
        cell = row([name, f" ({price} → {points})  "])
        if found[-1].cell_length + cell.cell_length > look.width:
            found.append(Content(" " * LABEL))
        found[-1] = row([found[-1], cell])
    return found if in_play else [row([label, "–"])]


def _events_in_play(look: Look) -> list[str]:
    return [event.event for event in _view(look).events if event.overcome_by is None]


# Everybody


def _tribes(look: Look) -> list[Content]:
    heads = ("outlive-head-points", "outlive-head-people", "outlive-head-level")
    label = Content.assemble(("── ", "dim"), (look.ui.say("outlive-tribes"), "bold"), (" " + "─" * NAME, "dim"))
    name, column = _columns(look)
    head = row(
        [
            fit(label.truncate(name), name),
            *(f"{look.ui.say(message):>{column + 1}}" for message in heads),
            " ",
            *(f"{look.described('good', good).short[: column - 1]:>{column}}" for good in GOODS),
            f"  {look.ui.say('outlive-head-rooms')}  {look.ui.say('outlive-head-tools')}",
        ]
    )
    return [fit(head, look.width), *(_tribe(look, seat) for seat in range(len(_view(look).seats)))]


def _columns(look: Look) -> tuple[int, int]:
    """How wide the name of a tribe is, and what it has of a good."""
    return (11, 5) if look.width < NARROW else (NAME, 6)


def _tribe(look: Look, seat: int) -> Content:
    view = _view(look)
    tribe = view.seats[seat]
    deciding = view.asked is not None and view.asked.seat == seat
    name = f"{'▶' if deciding else ' '}{_letter(seat)} {look.names[seat]}"
    if seat == view.seat:
        name += f" ({look.ui.say('you')})"
    style = f"bold {COLOURS[seat]}" if seat == view.seat else COLOURS[seat]
    score = "–" if tribe.points is None else str(sum(tribe.points.values()))
    living = "–" if tribe.survivors is None else f"{tribe.survivors}/{tribe.airlock}"
    rooms = "–"
    if tribe.rooms is not None:
        built = [room for room in tribe.rooms if room.people is not None]
        rooms = f"{sum(room.works for room in built)}/{len(built)}"
    width, column = _columns(look)
    return fit(
        row(
            [
                fit(name, width).stylize(style),
                *(f"{number:>{column + 1}}" for number in (score, living, f"{tribe.level_points:+}")),
                " ",
                *(f"{tribe.goods[good]:>{column}}" for good in GOODS),
                f"  {rooms:>6}",
                f"  {len(tribe.ready) + len(tribe.spent)}+{len(tribe.broken)}",
            ]
        ),
        look.width,
    )


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
    found = [heading(_tonight(look, me), look.width), row([name, people, look.ui.say("colon"), airlock.text])]
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
    return [heading(look.ui.say("outlive-equipment"), look.width), *found] if found else []


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
    return [heading(look.ui.say("outlive-in-play"), look.width), *found] if found else []


def _others(look: Look) -> list[Content]:
    """What the other tribes have: all of it lies open."""
    view = _view(look)
    found: list[Content] = []
    for seat, tribe in enumerate(view.seats):
        if seat != view.seat and tribe.rooms:
            found.append(heading(f"{_letter(seat)} {look.names[seat]}", look.width))
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
