"""The table of Paris: New Eden."""

from typing import cast

from textual.content import Content

from holdfast.core import Thing
from holdfast.games.paris.view import EventView, HeldMission, ParisView, Remembered, SeatView
from holdfast.table import headline_of
from holdfast.terminal.look import NARROW, Look, fit, flow, heading, lines, row, short

COLOURS = {
    "tinkerer": "#7fd8d8",
    "brawler": "#ff7b72",
    "healer": "#7fcf8a",
    "sage": "#79b8ff",
    "farmer": "#f2cc60",
    "wild": "#d2a8ff",
    "slacker": "#a0a8a0",
}
"""Of types and faces; a letter always says the same."""
SIGNS = {"bullet": "•", "capsule": "⊕", "book": "▤"}
PLACE_WIDTH = 51
"""Columns of the locations; the events stand right of them."""
FURTHER = 20
"""How far beyond its population a seat is shown the track."""
NARROW_PLACES = 42
"""The same where there is little room."""


class Paris:
    def headline(self, look: Look) -> str:
        return headline_of(look.game, look.view, look.names, look.words)

    def table(self, look: Look) -> Content:
        return lines([*_places_and_events(look), *_building_rows(look), *_seats(look)])

    def mine(self, look: Look) -> Content:
        view = _view(look)
        own = [*_missions(look, view.hand or []), *_refuge(look), *_memory(look, view.remembered or [])]
        return lines([*own, *_track(look), *_others(look), *_discarded(look)])


BOARD = Paris()


def _view(look: Look) -> ParisView:
    return cast(ParisView, look.view)


# Letters and signs


def _type(look: Look, kind: str) -> str:
    return look.described("type", kind).short


def _face(look: Look, face: str) -> str:
    return look.described("face", face).short


def _survivors(look: Look, counts: dict[str, int]) -> list[Content]:
    """«2T», «1Z»: only those that are there."""
    return [
        Content.assemble((f"{count}{_type(look, kind)} ", f"bold {COLOURS[kind]}"))
        for kind, count in counts.items()
        if count
    ]


def _cans(look: Look, cans: int) -> str:
    return look.ui.say("paris-cans", cans=cans) if cans else ""


# Locations and events


def _places_and_events(look: Look) -> list[Content]:
    left = [_place(look, place, dice) for place, dice in _view(look).dice.items()]
    right = _events(look)
    width = NARROW_PLACES if _is_narrow(look) else PLACE_WIDTH
    return [row([fit(a, width - 1), " ", fit(b, look.width - width)]) for a, b in zip(left, right, strict=True)]


def _is_narrow(look: Look) -> bool:
    return look.width < NARROW


def _place(look: Look, place: str, dice: dict[str, int]) -> Content:
    parts: list[Content | str] = [fit(Content.assemble((look.name("place", place), "bold")), 11)]
    for face, count in dice.items():
        die = f"{place} {face}"
        actions = (f"take {die}", f"swap {die}", f"swap-with {die}")
        parts += [look.thing(f"[{_face(look, face)}]", f"bold {COLOURS[face]}", *actions)] * count
    there = row([*parts, " "]) if _is_narrow(look) else fit(row(parts), 30)
    return row([there, *_at_place(look, place)])


def _at_place(look: Look, place: str) -> list[Content | str]:
    """What else lies at a location."""
    view = _view(look)
    if place == "bridge":
        return [look.ui.say("paris-missions", count=view.mission_deck)]
    if place == "restaurant":
        return [look.ui.say("paris-supply", count=view.supply)]
    if place == "center":
        return _center(look, view)
    if place == "station":
        return _station(look, view)
    return [look.name("token", "heroine")] if view.heroine is None else []


def _center(look: Look, view: ParisView) -> list[Content | str]:
    found: list[Content | str] = []
    for token, count in view.center.items():
        text = SIGNS.get(token) or look.name("centertoken", token)
        for _ in range(count):
            found += [" ", look.thing(text, "bold", f"pick {token}")]
    return found[1:]


def _station(look: Look, view: ParisView) -> list[Content | str]:
    """The tokens; in the prelude those that are set aside."""
    tokens = [
        (look.thing(f"({_face(look, face)})", COLOURS[face], f"token {face}"), count)
        for face, count in (view.set_aside or view.station).items()
    ]
    if sum(count for _, count in tokens) <= 7:
        return [token for token, count in tokens for _ in range(count)]
    return [part for token, count in tokens for part in (str(count), token)]


def _events(look: Look) -> list[Content]:
    """Three tiles, who holds the single tokens, and the tokens that will come to the Station."""
    view = _view(look)
    found = [_event(look, event) for event in view.events]
    binoculars, bat, heroine = (
        f"{look.name('token', token)}{look.ui.say('colon')}{_holder(look, seat)}"
        for token, seat in (("binoculars", view.binoculars), ("bat", view.bat), ("heroine", view.heroine))
    )
    found.append(Content(f"{bat} · {heroine}"))
    tops = [look.thing(f"({_face(look, face)})", COLOURS[face]) for face in view.station_next]
    coming: list[Content | str] = [" · ", look.ui.say("paris-coming"), " ", *tops] if tops else []
    found.append(row([binoculars, *coming]))
    return found


def _holder(look: Look, seat: int | None) -> str:
    return "–" if seat is None else short(look.names[seat], 8 if _is_narrow(look) else 14)


def _event(look: Look, event: EventView) -> Content:
    name = look.name("eventtile", event.tile)
    if not event.face_up:
        return Content.assemble((f"▽ {name}", "dim"), (f" · {look.ui.say('paris-flipped')}", "dim italic"))
    needs = "+".join(f"{group.need}{'/'.join(_type(look, kind) for kind in group.types)}" for group in event.groups)
    lack = event.lacks[look.seat]
    state = look.ui.say("paris-lack", lack=str(lack)) if lack else look.ui.say("paris-ready")
    if _is_narrow(look):
        state = f"–{lack}" if lack else "✓"
    points = look.ui.say("paris-vp", vp=event.points)
    return Content.assemble(
        "▲ ", look.thing(name, "bold", f"flip {event.tile}"), f" {needs} {points} · ", (state, "italic")
    )


# Buildings


def _building_rows(look: Look) -> list[Content]:
    view = _view(look)
    laid_out = look.description.tables["by_seats"]["buildings-laid-out"]["values"]
    width = (look.width - 18) // laid_out[len(view.seats) - look.description.seat_counts[0]]
    found = [heading(look.ui.say("paris-buildings"), look.width)]
    for kind, cards in view.rows.items():
        distributed = view.distribution is not None and view.distribution.type == kind
        top = ["claim-top"] if distributed else []
        name = fit(f"{_type(look, kind)} {look.name('type', kind)}", 13)
        deck = look.thing(f"{view.decks[kind]:>2}", "dim", *top)
        label = row([name.stylize(f"bold {COLOURS[kind]}"), deck, "  "])
        found.append(row([label, *(_cell(_card(look, card), width) for card in cards)]))
        if kind == "tinkerer":
            found.append(row([" " * 17, *(_cell(_power(look, card), width) for card in cards)]))
    return found


def _cell(content: Content, width: int) -> Content:
    return row([fit(content, width - 1), " "])


def _card(look: Look, card: str) -> Content:
    """What stands on a card, and its name."""
    thing = look.described("building", card)
    things = row(
        [
            *_survivors(look, thing.printed["survivors"]),
            "".join(SIGNS[kind] * count for kind, count in thing.printed["equipment"].items()),
            _cans(look, thing.printed["cans"]),
        ]
    )
    return row([things.rstrip(), " ", look.thing(thing.name, "", f"claim {card}")])


def _power(look: Look, card: str) -> Content:
    power = _power_of(look, card)
    return Content("") if power is None else Content.assemble((f"↳ {power.short}", "italic"))


def _power_of(look: Look, card: str) -> Thing | None:
    power = look.described("building", card).printed.get("power")
    return None if power is None else look.described("power", power)


# Everybody


def _seats(look: Look) -> list[Content]:
    view = _view(look)
    label = look.ui.say("paris-seats")
    heads = ("paris-head-vp", "paris-head-people", "paris-head-farmers", "paris-head-cans", "paris-head-missions")
    name, column = _columns(look)
    head = row(
        [
            fit(Content.assemble(("── ", "dim"), (label, "bold"), (" " + "─" * name, "dim")).truncate(name), name),
            *(f"{look.ui.say(message)[: column - 1]:>{column}}" for message in heads),
            "  ",
            *(f" {_type(look, kind)} " for kind in view.seats[0].survivors),
            " ",
            *(f" {sign}" for sign in SIGNS.values()),
            "  ",
            look.ui.say("paris-head-board"),
        ]
    )
    return [fit(head, look.width), *(_seat(look, number, seat) for number, seat in enumerate(view.seats))]


def _columns(look: Look) -> tuple[int, int]:
    """How wide the name of a seat is, and each number behind it."""
    return (14, 5) if _is_narrow(look) else (20, 6)


def _seat(look: Look, number: int, seat: SeatView) -> Content:
    view = _view(look)
    deciding = view.asked is not None and view.asked.seat == number
    name = f"{'▶' if deciding else ' '} {look.names[number]}"
    if number == view.seat:
        name += f" ({look.ui.say('you')})"
    farmers = f"{seat.survivors['farmer']}/{seat.farmers_needed}"
    room, column = _columns(look)
    numbers = (seat.score, seat.population, farmers, seat.cans, seat.missions)
    return fit(
        row(
            [
                fit(name, room).stylize("bold" if number == view.seat else ""),
                *(f"{number:>{column}}" for number in numbers),
                "  ",
                *(Content.assemble((f"{count:>2} ", COLOURS[kind])) for kind, count in seat.survivors.items()),
                " ",
                *(f"{count:>2}" for count in seat.equipment.values()),
                "  ",
                _gathered(look, seat),
            ]
        ),
        look.width,
    )


def _gathered(look: Look, seat: SeatView) -> Content:
    """The dice and tokens on a player board, a dot for each die that is still to be taken, and the announced strength
    while buildings are given out."""
    view = _view(look)
    dice = "".join(_face(look, face) * count for face, count in seat.dice.items())
    if view.phase == "gather":
        dice += "·" * (seat.dice_each - seat.dice_taken)
    tokens = "".join(_face(look, face) * count for face, count in seat.tokens.items())
    text = " ".join([f"[{dice}]"] * bool(dice) + [f"({tokens})"] * bool(tokens))
    if seat.strength and _view(look).distribution is not None:
        text += f" ={seat.strength}"
    return Content(text)


# Before the seat itself


def _missions(look: Look, hand: list[HeldMission]) -> list[Content]:
    found = [Content.assemble((look.ui.say("paris-my-missions", count=len(hand)), "bold"))]
    for held in hand:
        thing = look.described("mission", held.mission)
        name = look.thing(thing.name, "bold", f"place {held.mission}")
        found.append(row(["– ", name, look.ui.say("colon"), thing.text, " · ", _stands(look, held)]))
    return found


def _stands(look: Look, held: HeldMission) -> str:
    """How far a mission stands."""
    if held.have is not None and held.need is not None:
        sign = "✓" if held.met else "✗"
        return look.ui.say("paris-stands", have=held.have, need=held.need, sign=sign)
    if held.met:
        return look.ui.say("paris-ready")
    lacks = "+".join(f"{count}{_type(look, kind)}" for kind, count in held.lacks.items())
    return look.ui.say("paris-lack", lack=lacks)


def _refuge(look: Look) -> list[Content]:
    view = _view(look)
    me = view.seats[look.seat]
    found = [Content.assemble((look.ui.say("paris-my-refuge", count=len(me.buildings) + len(me.placed)), "bold"))]
    have = [f"{SIGNS[kind]} {look.name('equipment', kind)} {count}" for kind, count in me.equipment.items()]
    if me.universal_equipment:
        have.append(look.ui.say("paris-universal", count=me.universal_equipment))
    found.append(Content(" · ".join(have)))
    return [*found, *_standing(look, me)]


def _standing(look: Look, seat: SeatView) -> list[Content]:
    """The buildings of a refuge with what they bring."""
    found = []
    for card in seat.buildings:
        thing, power = look.described("building", card), _power_of(look, card)
        says = f" · {power.name}" if power is not None else ""
        found.append(_line(look, thing, says))
    return [*found, *(_line(look, look.described("mission", card)) for card in seat.placed)]


def _line(look: Look, thing: Thing, says: str = "") -> Content:
    return Content.assemble("– ", (thing.name, "bold"), says, look.ui.say("colon"), thing.text)


def _memory(look: Look, remembered: list[Remembered]) -> list[Content]:
    """Missions that the seat has seen and may remember (PNE-2.14, PNE-2.15)."""
    if not remembered:
        return []
    return [Content.assemble((look.ui.say("paris-memory"), "bold")), *(_remembered(look, one) for one in remembered)]


def _remembered(look: Look, one: Remembered) -> Content:
    where = [look.names[seat] for seat in one.hands]
    if one.slots:
        where.append(look.ui.say("paris-memory-deck", places=", ".join(str(slot + 1) for slot in one.slots)))
    names = ", ".join(look.name("mission", card) for card in one.missions)
    return Content.assemble("– ", names, look.ui.say("colon"), " / ".join(where))


# What all may look at


def _track(look: Look) -> list[Content]:
    """How many farmers each population needs, and what feeding it brings; the own zone is marked."""
    population = _view(look).seats[look.seat].population
    cells = []
    for zone in look.description.tables["zone"].values():
        if zone["max"] and zone["min"] <= population + FURTHER:
            here = zone["min"] <= population <= zone["max"]
            text = look.ui.say(
                "paris-zone", least=zone["min"], most=zone["max"], farmers=zone["farmers"], vp=zone["vp"]
            )
            cells.append(Content.assemble((f"▸{text}" if here else text, "bold" if here else "")))
    return [Content.assemble((look.ui.say("paris-track"), "bold")), *flow(cells, look.width)]


def _others(look: Look) -> list[Content]:
    """The refuges of the other seats."""
    found: list[Content] = []
    for number, seat in enumerate(_view(look).seats):
        if number != look.seat and (seat.buildings or seat.placed):
            title = look.ui.say("paris-refuge", seat=look.names[number])
            found += [Content.assemble((title, "bold")), *_standing(look, seat)]
    return found


def _discarded(look: Look) -> list[Content]:
    cards = _view(look).discarded
    if not cards:
        return []
    title = Content.assemble((look.ui.say("paris-discarded"), "bold"))
    return [title, *flow([look.name("building", card) for card in cards], look.width)]
