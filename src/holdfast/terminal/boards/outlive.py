"""The table of Outlive: the ring of places, the cities, the ship, the events, and everybody's shelter."""

from typing import cast

from textual.content import Content

from holdfast.games.outlive.catalogue import (
    AIRLOCK,
    ANIMALS,
    BASE,
    BLACKWOOD,
    BUILD,
    CHAMBERS,
    CITIES,
    CITY_OF,
    DAM,
    EQUIPMENT,
    EVENTS,
    FAIR,
    FIRST_ADVANCED,
    FOREST,
    FOUND,
    GATHER,
    GOODS,
    HARVEST,
    HEROES,
    HUNT,
    LEADERS,
    LOOK,
    LOSE,
    MINE,
    MOVE,
    OVERCOME,
    PLACE,
    PLACES,
    PUT_AWAY,
    REPAIR,
    RING,
    ROOM_KINDS,
    ROOMS,
    RUN,
    SALVAGE,
    SCRAP,
    SEARCH,
    SHIP,
    SILENT_PEAK,
    SLOTS,
    SPOTS,
    STACK_OF,
    STATION,
    STAY,
    TILES,
    TOOLS,
    USE,
)
from holdfast.games.outlive.catalogue import (
    BOARD as BOARD_SHIP,
)
from holdfast.games.outlive.describe import equipment, leader, room, strike
from holdfast.games.outlive.tables import IMMUNITY, MUTATION, OutliveTables
from holdfast.games.outlive.view import OutliveView, TribeView
from holdfast.terminal.look import Look, fit, heading, lines, row

COLOURS = ("#f2cc60", "#79b8ff", "#ff7b72", "#7fcf8a")
"""Of the seats; a letter always says the same."""
LEFT = (FOREST, DAM, BASE, SILENT_PEAK)
RIGHT = (BLACKWOOD, FAIR, SHIP, MINE)
"""The ring goes down the left side and up the right one: neighbours stand above, below, or side by side in the first
and the last line."""
LABEL = 15
"""Columns for the name of a place."""
NAME = 18
"""Columns for the name of a tribe."""
GOODS_HEADS = (
    "outlive-head-wood",
    "outlive-head-metal",
    "outlive-head-microchip",
    "outlive-head-munitions",
    "outlive-head-water",
    "outlive-head-meat",
    "outlive-head-cans",
)


class Outlive:
    def headline(self, look: Look) -> str:
        view, t = _of(look)
        if view.day < 0:
            return look.ui.say("outlive-setup")
        return look.ui.say(
            "outlive-headline",
            day=view.day + 1,
            days=len(t.radiation),
            radiation=t.radiation[view.day],
            first=look.names[view.first],
        )

    def table(self, look: Look) -> Content:
        return lines([*_places(look), *_cities(look), _ship(look), *_events(look), *_tribes(look)])

    def mine(self, look: Look) -> Content:
        return lines(
            [*_cards(look), *_shelter(look), *_equipment(look), *_memory(look), *_in_play(look), *_others(look)]
        )


BOARD = Outlive()


def _of(look: Look) -> tuple[OutliveView, OutliveTables]:
    return cast(OutliveView, look.view), cast(OutliveTables, look.tables)


def _letter(seat: int) -> str:
    return "ABCD"[seat]


# The board


def _places(look: Look) -> list[Content]:
    width = look.width // 2
    return [
        row([fit(_place(look, left), width), fit(_place(look, right), look.width - width)])
        for left, right in zip(LEFT, RIGHT, strict=True)
    ]


def _place(look: Look, place: int) -> Content:
    """Its name, what it has, who is there, and which heroes of the seat could come."""
    _, t = _of(look)
    parts: list[Content | str] = [fit(Content.assemble((look.words.entry(PLACES, place), "bold")), LABEL)]
    parts += _stock(look, place)
    parts += _heroes(look, place)
    coming = [
        look.thing(str(t.strength[hero]), "bold", *actions)
        for hero in range(len(HEROES))
        for actions in [(MOVE[hero * RING + place], STATION[hero * RING + place])]
        if not look.legal.isdisjoint(actions)
    ]
    return row([*parts, " →", *coming] if coming else parts)


def _stock(look: Look, place: int) -> list[Content | str]:
    view, t = _of(look)
    found: list[Content | str] = []
    good = t.gives[place]
    if good >= 0:
        text = f"{view.stock[place]:>2} {look.ui.say(GOODS_HEADS[good])}"
        found.append(look.thing(text, "", GATHER[good]))
    stack = STACK_OF[place]
    if stack >= 0 and view.game_top[stack] >= 0:
        top = view.game_top[stack]
        text = f"{look.words.entry(ANIMALS, top)} {t.endurance[top] + _mutated(look)}"
        found += [" ", look.thing(text, "", HUNT[0]), f"×{view.game_left[stack]}"]
    if place == BASE and view.algae:
        found += [" ", look.thing(look.ui.say("outlive-algae"), "", HARVEST[0])]
    if CITY_OF[place] >= 0:
        found.append(look.ui.say("outlive-stack", count=view.search_left[CITY_OF[place]]))
    return found


def _mutated(look: Look) -> int:
    """How much more endurance wild game has for this seat (OUT-16.16, OUT-17.16)."""
    view, t = _of(look)
    me = view.tribes[view.seat]
    for chamber, people in zip(me.rooms, me.people, strict=False):
        if t.ability[chamber] == IMMUNITY and people >= t.spaces[chamber]:
            return 0
    return sum(
        t.event_amount[event * 3 + len(view.tribes) - 2]
        for event in view.events
        if view.in_play & t.events_with[MUTATION] & 1 << event
    )


def _heroes(look: Look, place: int) -> list[Content | str]:
    """«▲A5» has acted today, «△A5» has not."""
    view, t = _of(look)
    found: list[Content | str] = []
    for seat, tribe in enumerate(view.tribes):
        for hero, where in enumerate(tribe.places):
            if where == place:
                sign = "▲" if tribe.active >> hero & 1 else "△"
                style = f"bold {COLOURS[seat]}"
                mine = [STAY[hero]] if seat == view.seat else []
                found += [" ", look.thing(f"{sign}{_letter(seat)}{t.strength[hero]}", style, *mine)]
    return found


def _cities(look: Look) -> list[Content]:
    view, t = _of(look)
    found = []
    for city in range(len(CITIES)):
        tools = view.salvage[city * t.city_offer : (city + 1) * t.city_offer]
        parts: list[Content | str] = [fit(Content.assemble((look.words.entry(CITIES, city), "bold")), LABEL)]
        for tool in tools:
            if tool >= 0:
                parts += [look.thing(look.words.entry(EQUIPMENT, tool), "", SALVAGE[tool]), " · "]
        turned = [look.words.entry(TILES, tile) for tile in view.search_open[city]]
        parts.append(look.thing(look.ui.say("outlive-open"), "dim", SEARCH[0], LOOK[city]))
        parts.append(Content.assemble((look.ui.say("colon") + (", ".join(turned) or "–"), "dim")))
        found.append(fit(row(parts), look.width))
    return found


def _ship(look: Look) -> Content:
    """Its spaces: strength, canned goods, and who holds them."""
    view, t = _of(look)
    parts: list[Content | str] = [fit(Content.assemble((look.words.entry(PLACES, SHIP), "bold")), LABEL)]
    for spot in range(len(SPOTS)):
        berth = view.berths[spot]
        cans = look.ui.say("outlive-cans", cans=t.spot_cans[spot])
        parts.append(look.thing(f"[{t.spot_strength[spot]}]", "bold", BOARD_SHIP[spot]))
        if berth >= 0:
            seat = berth // len(HEROES)
            parts.append(Content.assemble((f" ▲{_letter(seat)}", f"bold {COLOURS[seat]}")))
        else:
            parts.append(f" {cans}{' +☺' if view.crew >> spot & 1 else ''}")
        parts.append("   ")
    return fit(row(parts), look.width)


def _events(look: Look) -> list[Content]:
    """Those in play, with what overcoming them costs and scores; as many lines as they need."""
    view, t = _of(look)
    label = fit(Content.assemble((look.ui.say("outlive-events"), "bold")), LABEL)
    found = [label]
    kinds = len(GOODS)
    for event in view.events:
        if not view.in_play >> event & 1:
            continue
        cost = t.event_cost[event * kinds : event * kinds + kinds]
        price = "+".join(f"{n} {look.ui.say(GOODS_HEADS[good])}" for good, n in enumerate(cost) if n)
        points = look.ui.say("outlive-sp", points=t.event_points[event])
        name = look.thing(look.words.entry(EVENTS, event), "bold", OVERCOME[event])
        cell = row([name, f" ({price} → {points})  "])
        if found[-1].cell_length + cell.cell_length > look.width:
            found.append(Content(" " * LABEL))
        found[-1] = row([found[-1], cell])
    return found if view.in_play else [row([label, "–"])]


# Everybody


def _tribes(look: Look) -> list[Content]:
    view, _ = _of(look)
    heads = ("outlive-head-points", "outlive-head-people", "outlive-head-level")
    label = Content.assemble(("── ", "dim"), (look.ui.say("outlive-tribes"), "bold"), (" " + "─" * NAME, "dim"))
    head = row(
        [
            fit(label.truncate(NAME), NAME),
            *(f"{look.ui.say(message):>7}" for message in heads),
            " ",
            *(f"{look.ui.say(message):>6}" for message in GOODS_HEADS),
            f"  {look.ui.say('outlive-head-rooms')}  {look.ui.say('outlive-head-tools')}",
        ]
    )
    return [fit(head, look.width), *(_tribe(look, seat) for seat in range(len(view.tribes)))]


def _tribe(look: Look, seat: int) -> Content:
    view, t = _of(look)
    tribe = view.tribes[seat]
    deciding = view.decision is not None and view.decision.seat == seat
    name = f"{'▶' if deciding else ' '}{_letter(seat)} {look.names[seat]}"
    if seat == view.seat:
        name += f" ({look.ui.say('you')})"
    style = f"bold {COLOURS[seat]}" if seat == view.seat else COLOURS[seat]
    people = sum(n for n in tribe.people if n > 0) + max(0, tribe.airlock)
    built = sum(n >= 0 for n in tribe.people)
    score = str(sum(tribe.points)) if tribe.points else "–"
    known = bool(tribe.people)
    living = f"{people}/{max(0, tribe.airlock)}" if known else "–"
    return fit(
        row(
            [
                fit(name, NAME).stylize(style),
                f"{score:>7}{living:>7}{t.gauge_points[tribe.gauge]:>+7} ",
                *(f"{amount:>6}" for amount in tribe.goods),
                f"  {f'{_full(look, tribe)}/{built}' if known else '–':>6}",
                f"  {tribe.repaired.bit_count()}+{tribe.broken.bit_count()}",
            ]
        ),
        look.width,
    )


def _full(look: Look, tribe: TribeView) -> int:
    _, t = _of(look)
    return sum(people >= t.spaces[chamber] for chamber, people in zip(tribe.rooms, tribe.people, strict=False))


# Before the seat itself


def _cards(look: Look) -> list[Content]:
    """While rooms and leaders are chosen, what they say."""
    view, t = _of(look)
    found: list[Content] = []
    for kind in view.hand:
        name = look.thing(look.words.entry(ROOMS, kind), "bold", PUT_AWAY[kind - FIRST_ADVANCED])
        found.append(row(["• ", name, look.ui.say("colon"), room(t, kind, look.words)]))
    if view.day < 0 and view.tribes[view.seat].leader < 0:
        for card in view.leaders:
            name = Content.assemble((look.words.entry(LEADERS, card), "bold"))
            found.append(row(["• ", name, look.ui.say("colon"), leader(t, card, look.words)]))
    return found


def _shelter(look: Look) -> list[Content]:
    view, t = _of(look)
    me = view.tribes[view.seat]
    if not me.rooms:
        return []
    rows = t.airlock_water[me.airlock]
    airlock = look.thing(look.words.entry(CHAMBERS, AIRLOCK), "bold", PLACE[AIRLOCK], LOSE[AIRLOCK])
    says = look.ui.say("outlive-airlock", people=me.airlock, spaces=t.airlock_spaces, water=rows)
    found = [
        heading(look.ui.say("outlive-shelter", eats=_eats(t, me), water=rows), look.width),
        row([airlock, look.ui.say("colon"), says]),
    ]
    for slot, chamber in enumerate(me.rooms):
        people = me.people[slot]
        kind = t.kind[chamber]
        actions = [PLACE[chamber], LOSE[chamber], BUILD[kind], RUN[chamber]]
        if chamber < ROOM_KINDS:
            actions.append(FOUND[kind])
        sign = "·" if people < 0 else "■" if people >= t.spaces[chamber] else "□"
        name = look.thing(look.words.entry(CHAMBERS, chamber), "bold" if people >= 0 else "dim", *actions)
        count = f" {people}/{t.spaces[chamber]}" if people >= 0 else f" {look.ui.say('outlive-unbuilt')}"
        in_cities = [look.words.entry(CITIES, c) for c in range(len(CITIES)) if me.used >> SLOTS * (c + 1) + slot & 1]
        used = f" {look.ui.say('outlive-used')}" if me.used >> slot & 1 or in_cities else ""
        if in_cities:
            used += f" ({', '.join(in_cities)})"
        found.append(row([f"{sign} ", name, count, used, look.ui.say("colon"), room(t, chamber, look.words)]))
    return found


def _eats(t: OutliveTables, tribe: TribeView) -> int:
    return sum(t.upkeep[chamber] for chamber, people in zip(tribe.rooms, tribe.people, strict=True) if people > 0)


def _equipment(look: Look) -> list[Content]:
    view, t = _of(look)
    me = view.tribes[view.seat]
    if not me.broken and not me.repaired:
        return []
    found = [heading(look.ui.say("outlive-equipment"), look.width)]
    for tool in range(TOOLS):
        if not (me.broken | me.repaired) >> tool & 1:
            continue
        state = "outlive-ready"
        if me.broken >> tool & 1:
            state = "outlive-broken"
        elif me.spent >> tool & 1:
            state = "outlive-used"
        name = look.thing(look.words.entry(EQUIPMENT, tool), "bold", USE[tool], REPAIR[tool], SCRAP[tool])
        says = equipment(t, tool, look.words)
        found.append(row(["• ", name, f" ({look.ui.say(state)})", look.ui.say("colon"), says]))
    return found


def _memory(look: Look) -> list[Content]:
    """What the seat caught, and the stacks it has looked through, the next tile first."""
    view, _ = _of(look)
    found: list[Content] = []
    caught = view.tribes[view.seat].caught
    if sum(caught):
        names = [f"{look.words.entry(ANIMALS, animal)} ×{n}" for animal, n in enumerate(caught) if n]
        found.append(Content(look.ui.say("outlive-caught", animals=", ".join(names))))
    for city, tiles in enumerate(view.search_known):
        if tiles:
            names = [look.words.entry(TILES, tile) for tile in reversed(tiles)]
            where = look.words.entry(CITIES, city)
            found.append(Content(look.ui.say("outlive-seen", place=where, things=", ".join(names))))
    places = [place for place in range(RING) if STACK_OF[place] >= 0]
    for place, stack in zip(places, view.game_known, strict=True):
        if stack:
            names = [look.words.entry(ANIMALS, tile) for tile in reversed(stack)]
            where = look.words.entry(PLACES, place)
            found.append(Content(look.ui.say("outlive-seen", place=where, things=", ".join(names))))
    return found


def _in_play(look: Look) -> list[Content]:
    """What the events in play do."""
    view, t = _of(look)
    if not view.in_play:
        return []
    found = [heading(look.ui.say("outlive-in-play"), look.width)]
    for event in view.events:
        if view.in_play >> event & 1:
            name = Content.assemble((look.words.entry(EVENTS, event), "bold"))
            says = strike(t, len(view.tribes), event, look.words)
            found.append(row(["• ", name, look.ui.say("colon"), says]))
    return found


def _others(look: Look) -> list[Content]:
    """What the other tribes have: all of it lies open."""
    view, _ = _of(look)
    found: list[Content] = []
    for seat, tribe in enumerate(view.tribes):
        if seat == view.seat or not tribe.rooms:
            continue
        found.append(heading(f"{_letter(seat)} {look.names[seat]}", look.width))
        found += [Content(f"• {text}") for text in _possessions(look, tribe)]
    return found


def _possessions(look: Look, tribe: TribeView) -> list[str]:
    _, t = _of(look)
    rooms = [
        (look.words.entry(CHAMBERS, chamber), people, people >= t.spaces[chamber])
        for chamber, people in zip(tribe.rooms, tribe.people, strict=True)
        if people >= 0
    ]
    found = {
        "outlive-full": [name for name, _, full in rooms if full],
        "outlive-built": [f"{name} ({people})" for name, people, full in rooms if not full],
        "outlive-repaired": [look.words.entry(EQUIPMENT, i) for i in range(TOOLS) if tribe.repaired >> i & 1],
        "outlive-salvaged": [look.words.entry(EQUIPMENT, i) for i in range(TOOLS) if tribe.broken >> i & 1],
        "outlive-overcame": [look.words.entry(EVENTS, i) for i in range(len(EVENTS)) if tribe.overcome >> i & 1],
        "outlive-hunted": [f"{look.words.entry(ANIMALS, i)} ×{n}" for i, n in enumerate(tribe.caught) if n],
    }
    return [look.ui.say(message, things=", ".join(things)) for message, things in found.items() if things]
