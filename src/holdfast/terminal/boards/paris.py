"""The table of Paris: New Eden."""

from collections.abc import Mapping
from typing import cast

from textual.content import Content

from holdfast.core import Thing
from holdfast.games.paris.view import EventView, HeldMission, ParisView, Remembered, SeatView
from holdfast.table import headline_of
from holdfast.terminal.look import NARROW, Look, fit, flow, heading, lines, row, short, title

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
LABEL = 17
"""Columns for the name of a type and the number of cards in its deck."""
NARROWEST = 80
"""Below so many columns long names are cut: more lines would not be in sight."""
LONGEST, SHORTEST = 14, 6
"""Letters of a name beside what its player holds: as many as there is room for."""
SHORT_LABEL = 6
"""The same with nothing but the letter of the type."""
HEADS = ("vp", "people", "farmers", "cans", "missions")
"""The numbers of each seat, in their order."""
WHOLE = 101
"""From so many columns on their heads are whole words."""
FURTHER = 20
"""How far beyond its population a seat is shown the track."""


class Paris:
    def headline(self, look: Look) -> str:
        return headline_of(look.game, look.view, look.names, look.words)

    def table(self, look: Look) -> Content:
        """What matters most stands first where not all of it may be in sight."""
        if _is_narrow(look):
            return lines([*_places_and_events(look), *_seats(look), *_building_rows(look)])
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
    """Side by side. The locations get more room than they need where there is enough, the events all they need."""
    left = [_place(look, place, dice) for place, dice in _view(look).dice.items()]
    right = _events(look, look.width - 1 - max(line.cell_length for line in left))
    most = look.width - max(line.cell_length for line in right)
    width = max(min(PLACE_WIDTH, most), max(line.cell_length for line in left) + 1)
    return [row([fit(a, width - 1), " ", fit(b, look.width - width)]) for a, b in zip(left, right, strict=True)]


def _is_narrow(look: Look) -> bool:
    return look.width < NARROW


def _place(look: Look, place: str, dice: dict[str, int]) -> Content:
    things: list[Content] = []
    for face, count in dice.items():
        die = f"{place} {face}"
        actions = (f"take {die}", f"swap {die}", f"swap-with {die}")
        things += [look.thing(_face(look, face), f"bold {COLOURS[face]}", *actions)] * count
    name = fit(Content.assemble((look.name("place", place), "bold")), 11)
    there = row([name, *_enclosed(look, things, "[]")])
    there = row([there, " "]) if _is_narrow(look) else fit(there, 30)
    return row([there, *_at_place(look, place)])


def _enclosed(look: Look, things: list[Content], brackets: str) -> list[Content | str]:
    """«[T][T][H]»; «[TTH]» where there is little room."""
    left, right = brackets[0], brackets[1]
    if _is_narrow(look) and things:
        return [left, *things, right]
    return [part for thing in things for part in (left, thing, right)]


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
        apart = "" if _is_narrow(look) and token in SIGNS else " "
        for _ in range(count):
            found += [apart, look.thing(text, "bold", f"pick {token}")]
    return found[1:]


def _station(look: Look, view: ParisView) -> list[Content | str]:
    """Its tokens; in the prelude nobody takes one here."""
    return _tokens(look, view.station, takes=not view.set_aside)


def _tokens(look: Look, tokens: Mapping[str, int], *, takes: bool = True) -> list[Content | str]:
    letters = {
        face: look.thing(_face(look, face), COLOURS[face], *([f"token {face}"] if takes else [])) for face in tokens
    }
    if sum(tokens.values()) <= 7:
        return _enclosed(look, [letters[face] for face, count in tokens.items() for _ in range(count)], "()")
    return [part for face, count in tokens.items() for part in (str(count), "(", letters[face], ")")]


def _events(look: Look, room: int) -> list[Content]:
    """Three tiles, who holds the single tokens, and the tokens that will come to the Station. Names are cut only as far
    as the room asks for."""
    held: list[Content] = []
    for longest in range(LONGEST, SHORTEST - 1, -1):
        held = _held(look, longest)
        if max(line.cell_length for line in held) <= room:
            break
    return [*(_event(look, event) for event in _view(look).events), *held]


def _held(look: Look, longest: int) -> list[Content]:
    """The single tokens with who holds them, or the tokens of the prelude, and the tokens that come next."""
    view = _view(look)
    binoculars, bat, heroine = (
        f"{look.name('token', token)}{look.ui.say('colon')}{_holder(look, seat, longest)}"
        for token, seat in (("binoculars", view.binoculars), ("bat", view.bat), ("heroine", view.heroine))
    )
    tops = [look.thing(f"({_face(look, face)})", COLOURS[face]) for face in view.station_next]
    coming: list[Content | str] = [" · ", look.ui.say("paris-coming"), " ", *tops] if tops else []
    first = Content(f"{bat} · {heroine}")
    if view.set_aside:  # nobody holds anything yet
        first = row([look.name("phase", "prelude"), look.ui.say("colon"), *_tokens(look, view.set_aside)])
    return [first, row([binoculars, *coming])]


def _holder(look: Look, seat: int | None, longest: int) -> str:
    return "–" if seat is None else short(look.names[seat], longest)


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
    columns = laid_out[len(view.seats) - look.description.seat_counts[0]]
    cells = {kind: [[_card(look, card), _power(look, card)] for card in cards] for kind, cards in view.rows.items()}
    whole = all(_fits(row_of, look.width - LABEL) for row_of in cells.values())
    label = LABEL if whole else SHORT_LABEL
    found = _buildings_head(look, whole)
    blank = Content(" " * label)
    for kind, row_of in cells.items():
        first = fit(_type_label(look, kind, whole), label)
        for part in _parts(row_of, look.width - label) if look.width >= NARROWEST else [row_of]:
            widths = _cell_widths(part, look.width - label, columns)
            found.append(_cells(look, first, [card for card, _ in part], widths))
            if kind == "tinkerer":
                found.append(_cells(look, blank, [power for _, power in part], widths))
            first = blank
    return found


def _buildings_head(look: Look, whole: bool) -> list[Content]:
    """A heading that also says what the letters and signs on the board stand for; those of the types stand below it
    where the rows do not name them."""
    found = [_buildings_rule(look)]
    if not whole:
        types = [_explained(_type(look, kind), look.name("type", kind), COLOURS[kind]) for kind in _view(look).rows]
        found += flow(types, look.width)
    return found


def _buildings_rule(look: Look) -> Content:
    head = look.ui.say("paris-buildings")
    signs = [_explained(_face(look, "wild"), look.name("face", "wild"), COLOURS["wild"])]
    signs += [_explained(_type(look, "slacker"), look.name("type", "slacker"), COLOURS["slacker"])]
    signs += [_explained(sign, look.name("equipment", kind)) for kind, sign in SIGNS.items()]
    for apart in (" · ", " "):
        together = row([f"{head} ── ", Content(apart).join(signs)])
        if together.cell_length + len("── ") <= look.width:
            return heading(together, look.width)
    return heading(head, look.width)


def _explained(sign: str, name: str, colour: str = "") -> Content:
    return Content.assemble((sign, f"bold {colour}"), f" {name}")


def _type_label(look: Look, kind: str, whole: bool) -> Content:
    """The type, and how many cards its deck has."""
    view = _view(look)
    top = ["claim-top"] if view.distribution is not None and view.distribution.type == kind else []
    deck = look.thing(f"{view.decks[kind]:>2}", "dim", *top)
    name = fit(f"{_type(look, kind)} {look.name('type', kind)}" if whole else _type(look, kind), 13 if whole else 2)
    return row([name.stylize(f"bold {COLOURS[kind]}"), deck])


def _natural(cells: list[list[Content]]) -> list[int]:
    """How wide cells are with their contents and two columns between them."""
    return [max(content.cell_length for content in cell) + 2 for cell in cells]


def _fits(cells: list[list[Content]], room: int) -> bool:
    return sum(_natural(cells)) - 2 <= room


def _parts(cells: list[list[Content]], room: int) -> list[list[list[Content]]]:
    """A row of cells on as many lines as it needs."""
    found: list[list[list[Content]]] = [[]]
    for cell in cells:
        if found[-1] and not _fits([*found[-1], cell], room):
            found.append([])
        found[-1].append(cell)
    return found


def _cell_widths(cells: list[list[Content]], room: int, columns: int) -> list[int]:
    """Equal columns; as wide as their contents where that is what fits."""
    equal, natural = room // columns, _natural(cells)
    return natural if max(natural, default=0) > equal and _fits(cells, room) else [equal] * len(cells)


def _cells(look: Look, label: Content, contents: list[Content], widths: list[int]) -> Content:
    parts = [row([fit(content, width - 1), " "]) for content, width in zip(contents, widths, strict=True)]
    return fit(row([label, *parts]).rstrip(), look.width)


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
    name, heads = _columns(look)
    head = row(
        [
            heading(look.ui.say("paris-seats"), name),
            *(f"{head:>{width}}" for head, width in heads),
            " ",
            *(f"{_type(look, kind):>{width}}" for kind, width in _type_widths(look).items()),
            "  ",
            *(f" {sign}" for sign in SIGNS.values()),
            "  ",
        ]
    )
    board = look.ui.say("paris-head-board")
    if head.cell_length + len(board) > look.width:
        board = board.partition(" ")[0]
    return [
        fit(row([head, board]), look.width),
        *(line for number, seat in enumerate(view.seats) for line in _seat(look, number, seat)),
    ]


def _columns(look: Look) -> tuple[int, list[tuple[str, int]]]:
    """How wide the name of a seat is; the heads of the numbers behind it and how wide they are. Where there is little
    room a head is a shorter word, never a cut one."""
    heads = [look.ui.say(f"paris-{'head' if look.width >= WHOLE else 'brief'}-{head}") for head in HEADS]
    room, gap = (13, 1) if _is_narrow(look) else (16, 2)
    if look.width < NARROWEST:
        room = 10
    return room, [(head, max(3, len(head)) + gap) for head in heads]


def _type_widths(look: Look) -> dict[str, int]:
    """How wide the number of each type is; where there is little room, no wider than it must be."""
    seats = _view(look).seats
    if not _is_narrow(look):
        return dict.fromkeys(seats[0].survivors, 3)
    return {kind: 1 + max(len(str(seat.survivors[kind])) for seat in seats) for kind in seats[0].survivors}


def _seat(look: Look, number: int, seat: SeatView) -> list[Content]:
    """A line of figures. Where it is too short for what the seat gathered, that stands below it."""
    view = _view(look)
    deciding = view.asked is not None and view.asked.seat == number
    farmers = f"{seat.survivors['farmer']}/{seat.farmers_needed}"
    room, heads = _columns(look)
    name = f"{'▶' if deciding else ' '} {short(look.seat_name(number, room - 2), room - 2)}"
    numbers = (seat.score, seat.population, farmers, seat.cans, seat.missions)
    widths = _type_widths(look)
    figures = row(
        [
            fit(name, room).stylize("bold" if number == view.seat else ""),
            *(f"{number:>{width}}" for number, (_, width) in zip(numbers, heads, strict=True)),
            " ",
            *(Content.assemble((f"{count:>{widths[kind]}}", COLOURS[kind])) for kind, count in seat.survivors.items()),
            "  ",
            *(f"{count:>2}" for count in seat.equipment.values()),
            "  ",
        ]
    )
    gathered = _gathered(look, seat)
    if figures.cell_length + gathered.cell_length <= look.width:
        return [fit(row([figures, gathered]), look.width)]
    return [fit(figures, look.width), fit(row([" " * room, gathered]), look.width)]


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
    found = [title(look.ui.say("paris-my-missions", count=len(hand)))]
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
    found = [title(look.ui.say("paris-my-refuge", count=len(me.buildings) + len(me.placed)))]
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
    """Missions that the seat has seen and may remember (PNE-2.14, PNE-2.15), but for those that it looks at now."""
    actions = () if look.decision is None else look.decision.actions
    looked_at = {fact.id for action in actions if action.kind == "keep" for fact in action.arguments}
    found = [one for one in remembered if not looked_at.issuperset(one.missions)]
    return [title(look.ui.say("paris-memory")), *(_remembered(look, one) for one in found)] if found else []


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
    zones = [zone for zone in look.description.tables["zone"].values() if zone["max"]]
    near = [zone for zone in zones if zone["min"] <= population + FURTHER]
    cells = []
    for zone in near:
        here = zone["min"] <= population <= zone["max"]
        text = look.ui.say("paris-zone", least=zone["min"], most=zone["max"], farmers=zone["farmers"], vp=zone["vp"])
        text = text.replace(" ", "\N{NO-BREAK SPACE}")  # a zone stays on one line
        cells.append(Content.assemble((f"▸{text}" if here else text, "bold" if here else "")))
    if len(near) < len(zones):
        cells.append(Content("…"))
    return [title(look.ui.say("paris-track")), Content(" · ").join(cells)]


def _others(look: Look) -> list[Content]:
    """The refuges of the other seats."""
    found: list[Content] = []
    for number, seat in enumerate(_view(look).seats):
        if number != look.seat and (seat.buildings or seat.placed):
            found += [title(look.ui.say("paris-refuge", seat=look.names[number])), *_standing(look, seat)]
    return found


def _discarded(look: Look) -> list[Content]:
    cards = _view(look).discarded
    if not cards:
        return []
    return [title(look.ui.say("paris-discarded")), Content(" · ".join(look.name("building", card) for card in cards))]
