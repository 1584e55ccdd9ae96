"""The table of This War of Mine: the house by floors, the group, the goods."""

from collections.abc import Callable
from typing import cast

from textual.content import Content

from holdfast.core import Domain, Words
from holdfast.games.warofmine.catalogue import (
    AT,
    BEFORE,
    BREAK,
    CHARACTERS,
    CHOOSE,
    DISMANTLE,
    EVENTS,
    EXPLORATION,
    FINDINGS,
    FITTINGS,
    GIVE,
    GIVE_NOTE,
    GIVE_UP,
    GO,
    HIT,
    LOCATIONS,
    MOVE,
    NARRATIVES,
    NOTES,
    OBJECTIVES,
    PHASES,
    PLAY,
    RAIDS,
    RECIPES,
    RESIDENTS,
    SHELTER,
    SPACES,
    STATES,
    TAKE,
    TAKE_NOTE,
    TASKS,
    USE_NOTE,
    VISITORS,
    WEAPONS,
    WITH_NOTE,
    WORK,
    WOUND,
)
from holdfast.games.warofmine.catalogue import BOARD as BOARD_UP
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.house.reach import CLOSED_DOOR, RUBBLE
from holdfast.games.warofmine.phases.flow import DAY, EVENING
from holdfast.games.warofmine.say.actions import note_does
from holdfast.games.warofmine.say.cards import event_does, raid_does, resident_does, spirit, visitor_does
from holdfast.games.warofmine.say.explain import fitting_does, location_rule, objective_does, offers, recipes, skill
from holdfast.games.warofmine.say.phrases import amount
from holdfast.games.warofmine.state.decks import EVENT_CARD, FINDINGS_DECK, KIND_SIZE, UNKNOWN_DECK
from holdfast.games.warofmine.state.jobs import AT_FITTING, AT_NOTE, DISMANTLING, MOVING, NO_JOB, PLACING, RESTING
from holdfast.games.warofmine.state.people import AWAY, OUT
from holdfast.games.warofmine.state.view import (
    FIGHTING,
    FOE_PROWESS,
    FOE_SIZE,
    FOE_WEAPON,
    FOE_WOUNDS,
    JOB_ARG,
    JOB_SIZE,
    JOB_SPACE,
    NOTE_CHARGES,
    NOTE_SIZE,
    TURNED,
    WarView,
)
from holdfast.terminal.look import Look, fit, heading, lines, row

FLOORS = (
    ("warofmine-attic", 1, range(6)),
    ("warofmine-first", 1, range(6, 12)),
    ("warofmine-ground", 0, range(12, 20)),
    ("warofmine-cellar", 3, range(20, 26)),
    ("warofmine-deep", 8, range(26, 27)),
)
"""From the attic down: the name, the column of the first space, the spaces. A ladder has one column on all floors."""
COLUMNS = 9
NAME = 8
"""The least room for the name of a floor."""
KINDS = ("heap-1", "furniture-1", "rubble-1", "closed-door-1", "bars-1")
PLACES = {
    12: "warofmine-outdoors",
    13: "warofmine-guard",
    14: "warofmine-idea",
    15: "warofmine-floor",
    20: "warofmine-poke",
}
"""Spaces that are neither empty nor covered by a card."""
HOLES_AT = {11: (0, 1), 20: (1, 0), 23: (2, 0)}
"""The holes by the space at which they are drawn: the number of the hole, and 1 if it is to the right of the space."""
ASSIGNING = ("assign", "clear", "where", "recipes", "ingredient")
"""Questions of a stage before anything is resolved: whoever has no work then rests."""
WORKERS = "①②③④"
ORDERS = ("warofmine-order-any", "warofmine-order-green", "warofmine-order-valuable")


class WarBoard:
    def headline(self, look: Look) -> str:
        view, _ = _of(look)
        phase = look.words.entry(PHASES, view.phase)
        return look.ui.say("warofmine-headline", day=view.day, phase=phase, leader=look.names[view.leader])

    def table(self, look: Look) -> Content:
        return lines([*_house(look), *_group(look), *_goods(look), *_around(look)])

    def mine(self, look: Look) -> Content:
        """The table is one team: what is open to everybody, in full."""
        first = [*_objective(look), *_today(look), *_seen(look), *_people(look)]
        return lines([*first, *_locations(look), *_fittings(look), *_cards(look)])


BOARD = WarBoard()


def _of(look: Look) -> tuple[WarView, WarTables]:
    return cast(WarView, look.view), cast(WarTables, look.tables)


# The house


def _house(look: Look) -> list[Content]:
    found = [heading(look.ui.say("warofmine-house"), look.width)]
    cell = (look.width - NAME) // COLUMNS
    for name, first, spaces in FLOORS:
        parts = [fit(look.ui.say(name), NAME + first * cell)]
        parts += [_cell(look, space, cell) for space in spaces]
        if (hole := HOLES_AT.get(spaces[-1])) and hole[1]:
            parts.append(_hole(look, hole[0]))
        found.append(fit(row(parts), look.width))
    return found


def _cell(look: Look, space: int, width: int) -> Content:
    """The hole to the left and the ladder, if they are there; who works there, and on what."""
    hole = HOLES_AT.get(space)
    left: list[Content | str] = [_hole(look, hole[0])] if hole and not hole[1] else []
    left += [Content.assemble((ladder, "bold"))] if (ladder := _ladder(look, space)) else [] if left else [" "]
    room = width - len(left)
    return row([*left, fit(_space(look, space, room), room)])


def _hole(look: Look, hole: int) -> Content:
    view, _ = _of(look)
    return look.thing("▒" if view.boarded >> hole & 1 else "▓", "dim", BOARD_UP[hole])


def _ladder(look: Look, space: int) -> str:
    """Where the floor can be left: up, down or both."""
    _, tables = _of(look)
    floor = tables.area[space]
    others = {tables.area[other] for other in tables.neighbours[space]}
    up, down = any(other < floor for other in others), any(other > floor for other in others)
    return "↕" if up and down else "↑" if up else "↓" if down else ""


def _space(look: Look, space: int, room: int) -> Content:
    actions = (WORK, AT, MOVE, DISMANTLE, BREAK, GIVE_UP)
    text, style = _covered(look, space, room - len(_workers(look, space)))
    if not text:
        text, style = (look.ui.say(PLACES[space]), "dim") if space in PLACES else ("·", "dim")
        if AT[space] in look.legal:
            text = "·" * (room - 1)
    return look.thing(_workers(look, space) + text, style, *(kind[space] for kind in actions))


def _covered(look: Look, space: int, room: int) -> tuple[str, str]:
    """The card or fitting on a space, with a shorter name where the room is small; empty if there is none."""
    view, _ = _of(look)
    card, fitting = view.cards[space], view.fittings[space]
    if card >= TURNED:
        return look.words.entry(SHELTER, card - TURNED) + "½", ""
    if card >= 0:
        name = look.words.entry(SHELTER, SHELTER.number(KINDS[card]))
        short = look.ui.say("warofmine-door") if card == CLOSED_DOOR else name
        return (name if len(name) <= room else short), "bold" if card >= RUBBLE else ""
    if fitting < 0:
        return "", ""
    waits = view.waits[space]
    mark = "" if not waits else "!" if waits // 2 <= view.day else "…"
    name, short = look.words.entry(FITTINGS, fitting), look.words.entry(FITTINGS, fitting, "short")
    return (name if len(name + mark) <= room else short) + mark, "bold #7fcf8a"


def _workers(look: Look, space: int) -> str:
    """The signs of those who work on a space in this stage."""
    view, _ = _of(look)
    if view.phase not in (DAY, EVENING):
        return ""
    places = [(WORKERS[number], who) for number, who in enumerate(view.order[: len(WORKERS)]) if who in view.group]
    return "".join(sign for sign, who in places if _workplace(view, who) == space)


def _workplace(view: WarView, who: int) -> int:
    """The space where a character works, -1 for none."""
    job = view.jobs[who * JOB_SIZE]
    return -1 if job in (NO_JOB, RESTING, AT_NOTE) else view.jobs[who * JOB_SIZE + JOB_SPACE]


# People


def _group(look: Look) -> list[Content]:
    view, _ = _of(look)
    found = [heading(look.ui.say("warofmine-group"), look.width)]
    return found + [_person(look, who) for who in view.group]


def _person(look: Look, who: int) -> Content:
    view, tables = _of(look)
    letters = look.ui.say("warofmine-letters")
    parts: list[Content | str] = [
        fit(look.thing(look.words.entry(CHARACTERS, who), "bold", CHOOSE[who], WOUND[who], BEFORE[who]), 10)
    ]
    for state in range(len(STATES)):
        level = view.levels[who * len(STATES) + state]
        style = "bold #ff7b72" if level >= 3 else "#f2cc60" if level == 2 else "dim" if level == 0 else ""
        parts.append(Content.assemble((f"{letters[state]}{level} ", style)))
    parts.append(f" {_actions(look, who)} ⚔{tables.prowess[who]} ♥{tables.empathy[who]} ▣{tables.inventory[who]}  ")
    if view.where[who] == OUT:
        parts.append(look.ui.say("warofmine-out"))
    elif view.where[who] == AWAY:
        parts.append(look.ui.say("warofmine-away"))
    elif view.phase == DAY:
        parts.append(_job(look, who) if who in view.order else "")
    elif view.phase >= EVENING and view.task[who] >= 0:
        parts.append(look.words.entry(TASKS, view.task[who]))
    if view.hand[who] > 0:
        parts.append(f" · {look.words.entry(WEAPONS, view.hand[who])}")
    return fit(row(parts), look.width)


def _job(look: Look, who: int) -> str:
    """What a character does in this stage, with the sign that stands on the space."""
    view, _ = _of(look)
    words = look.words
    number = view.order.index(who)
    job, argument = view.jobs[who * JOB_SIZE], view.jobs[who * JOB_SIZE + JOB_ARG]
    sign = WORKERS[number] if number < len(WORKERS) else f"{number + 1}."
    if job == NO_JOB and view.asked is not None and view.asked.name in ("clear", "where", "recipes"):
        return f"{sign} …"  # being decided
    if job in (NO_JOB, RESTING):
        assigning = view.asked is not None and view.asked.name in ASSIGNING
        return f"{sign} {look.ui.say('warofmine-rests' if assigning else 'warofmine-did')}"
    if job == AT_NOTE:
        return f"{sign} {words.entry(NOTES, argument)}"
    at = words.entry(SPACES, view.jobs[who * JOB_SIZE + JOB_SPACE], "at")
    if job == PLACING:
        return f"{sign} {look.ui.say('warofmine-builds', fitting=words.entry(FITTINGS, argument, 'a'), at=at)}"
    if job == AT_FITTING:
        return f"{sign} {words.entry(RECIPES, argument)}"
    if job in (MOVING, DISMANTLING):
        message = "warofmine-moves" if job == MOVING else "warofmine-dismantles"
        return f"{sign} {look.ui.say(message, at=at)}"
    return f"{sign} {look.ui.say('warofmine-works', at=at)}"


def _actions(look: Look, who: int) -> str:
    """How many of the day's actions the state tokens leave, as filled squares (TWM-4.2)."""
    view, tables = _of(look)
    left = tables.actions - min(tables.actions, view.blocked[who])
    return "▪" * left + "▫" * (tables.actions - left)


# Goods and the rest


def _goods(look: Look) -> list[Content]:
    view, _ = _of(look)
    found = _zone(look, look.ui.say("warofmine-storage"), view.storage)
    return found + _zone(look, look.ui.say("warofmine-pile"), view.pile) if sum(view.pile) else found


def _zone(look: Look, name: str, goods: list[int]) -> list[Content]:
    """The goods of a zone, on as many lines as they need."""
    found: list[list[Content | str]] = [[Content.assemble((name, "bold")), look.ui.say("colon").rstrip()]]
    used = sum(len(part) for part in found[0])
    there = [(item, number) for item, number in enumerate(goods) if number]
    for place, (item, number) in enumerate(there):
        text = amount(item, number, look.words)
        comma = "," if place + 1 < len(there) else ""
        if used + 1 + len(text) + len(comma) > look.width:
            found.append([" "])
            used = 1
        found[-1] += [" ", look.thing(text, "", GIVE[item], TAKE[item]), comma]
        used += 1 + len(text) + len(comma)
    if not there:
        found[-1].append(f" {look.ui.say('warofmine-nothing')}")
    return [fit(row(parts), look.width) for parts in found]


def _around(look: Look) -> list[Content]:
    """Cold, objective, the locations, and whoever stands against the party."""
    view, tables = _of(look)
    first: list[str] = [look.ui.say("warofmine-cold", cold=view.cold, most=tables.cold_tokens)]
    if view.objective >= 0:
        first.append(
            look.ui.say(
                "warofmine-objective",
                objective=look.words.entry(OBJECTIVES, view.objective),
                progress=f"{view.progress}/{tables.track[view.objective]}",
            )
        )
    if view.location >= 0 and (view.asked is None or view.asked.name != "equip"):
        place = look.words.entry(LOCATIONS, view.location)
        first.append(look.ui.say("warofmine-outside", place=place, cards=view.deck_sizes[2], noise=view.noise))
    found = [fit(" · ".join(first), look.width), _spots(look)]
    if view.raid >= 0:
        found.append(fit(Content.assemble((_raid(look), "#ff7b72")), look.width))
    if view.foes:
        found.append(_enemies(look))
    return found


def _raid(look: Look) -> str:
    """Who comes tonight, and what it will cost if nothing is held off."""
    view, tables = _of(look)
    raid = look.words.entry(RAIDS, view.raid)
    damage, wounds = tables.raid_damage[view.raid], tables.raid_wounds[view.raid]
    if damage + wounds == 0:
        return look.ui.say("warofmine-raid-quiet", raid=raid)
    order = look.ui.say(ORDERS[tables.raid_order[view.raid]])
    return look.ui.say("warofmine-raid", raid=raid, damage=damage, wounds=wounds, order=order)


def _spots(look: Look) -> Content:
    view, _ = _of(look)
    parts: list[Content | str] = []
    for spot, message in enumerate(("warofmine-near", "warofmine-middle", "warofmine-far")):
        place = look.words.entry(LOCATIONS, view.spots[spot]) if view.spots[spot] >= 0 else "–"
        parts += [" · " if spot else "", look.thing(look.ui.say(message, place=place), "", GO[spot])]
    return fit(row(parts), look.width)


def _enemies(look: Look) -> Content:
    view, tables = _of(look)
    met = view.resident >= 0 and not view.fight[FIGHTING]
    named = look.words.entry(RESIDENTS, view.resident) if met else look.ui.say("warofmine-enemies")
    parts: list[Content | str] = [Content.assemble((named, "bold")), look.ui.say("colon")]
    for number in range(len(view.foes) // FOE_SIZE):
        base = number * FOE_SIZE
        wounds = view.foes[base + FOE_WOUNDS]
        style = "dim" if wounds >= tables.foe_wounds else "#ff7b72"
        weapon = look.words.entry(WEAPONS, view.foes[base + FOE_WEAPON])
        prowess = f"⚔{view.foes[base + FOE_PROWESS]}"
        parts.append(look.thing(f"{number + 1} {weapon} {prowess} {'●' * wounds}", style, HIT[number]))
        parts.append("  ")
    return fit(row(parts), look.width)


# What lies open, in full


def _title(text: str) -> Content:
    return Content.assemble((text, "bold"))


def _item(name: Content | str, colon: str, *texts: str) -> Content:
    """One thing with what is known of it."""
    said = " ".join(text for text in texts if text)
    return row(["– ", name, colon, said]) if said else row(["– ", name])


def _objective(look: Look) -> list[Content]:
    view, tables = _of(look)
    if view.objective < 0:
        return []
    name = look.words.entry(OBJECTIVES, view.objective)
    progress = f"{view.progress}/{tables.track[view.objective]}"
    title = look.ui.say("warofmine-objective", objective=name, progress=progress)
    return [_title(title), *(Content(line) for line in objective_does(tables, view.objective, look.words))]


def _today(look: Look) -> list[Content]:
    """The event of the day, and whoever is there now, with what is printed on their cards."""
    view, _ = _of(look)
    found: list[Content] = []
    drawn = [card for card in view.removed if card // KIND_SIZE == EVENT_CARD]
    if drawn:
        found.append(_printed(look, EVENTS, drawn[-1] % KIND_SIZE, event_does))
    if view.resident >= 0:
        found.append(_printed(look, RESIDENTS, view.resident, resident_does))
    if view.raid >= 0:
        found.append(_printed(look, RAIDS, view.raid, raid_does))
    return [_title(look.ui.say("warofmine-today")), *found] if found else []


def _seen(look: Look) -> list[Content]:
    """The top cards of decks that everybody has seen."""
    view, _ = _of(look)
    decks = ((EVENTS, event_does), (RESIDENTS, resident_does), (RAIDS, raid_does), (VISITORS, visitor_does))
    found: list[Content] = []
    for (domain, does), cards in zip(decks, view.known, strict=False):
        found += [_printed(look, domain, card, does) for card in cards]
    for domain, deck in ((EXPLORATION, UNKNOWN_DECK), (FINDINGS, FINDINGS_DECK)):
        found += [_item(look.words.entry(domain, card), "") for card in view.known[deck]]
    return [_title(look.ui.say("warofmine-seen")), *found] if found else []


def _printed(look: Look, domain: Domain, card: int, does: Callable[[WarTables, int, Words], str]) -> Content:
    _, tables = _of(look)
    colon = " " if domain is EVENTS else look.ui.say("colon")  # an event is a sentence
    return _item(look.words.entry(domain, card), colon, does(tables, card, look.words))


def _people(look: Look) -> list[Content]:
    view, tables = _of(look)
    colon = look.ui.say("colon")
    found = [_title(look.ui.say("warofmine-people"))]
    for who in view.group:
        found.append(_item(look.words.entry(CHARACTERS, who), colon, skill(tables, who, look.words)))
        found += [Content(f"    {line}") for line in spirit(tables, who, look.words)]
    return found


def _locations(look: Look) -> list[Content]:
    view, tables = _of(look)
    colon = look.ui.say("colon")
    found = [_title(look.ui.say("warofmine-locations"))]
    for spot, place in enumerate(view.spots):
        if place >= 0:
            named = look.words.say("on-location", place=look.words.entry(LOCATIONS, place), cards=tables.cards_at[spot])
            name = look.thing(named, "", GO[spot])
            rule, more = location_rule(tables, place, look.words), offers(tables, place, look.words)
            found.append(_item(name, colon, rule, more))
    return found


def _fittings(look: Look) -> list[Content]:
    view, tables = _of(look)
    standing = sorted({fitting for fitting in view.fittings if fitting >= 0})
    if not standing:
        return []
    found = [_title(look.ui.say("warofmine-fittings"))]
    for fitting in standing:
        name = look.words.entry(FITTINGS, fitting)
        found.append(_item(name, look.ui.say("colon"), fitting_does(tables, fitting, look.words)))
        found += [Content(f"    {line}") for line in recipes(tables, fitting, look.words)]
    return found


def _cards(look: Look) -> list[Content]:
    view, _ = _of(look)
    colon = look.ui.say("colon")
    found: list[Content] = []
    if view.kept:
        found.append(_title(look.ui.say("warofmine-cards")))
        for card in view.kept:
            name = look.thing(look.words.entry(NARRATIVES, card), "", PLAY[card])
            found.append(_item(name, colon, look.words.entry(NARRATIVES, card, "does")))
    if view.notes:
        found.append(_title(look.ui.say("warofmine-notes")))
        for slot in range(len(view.notes) // NOTE_SIZE):
            note, charges = view.notes[slot * NOTE_SIZE], view.notes[slot * NOTE_SIZE + NOTE_CHARGES]
            text = f"{look.words.entry(NOTES, note)}{f' ({charges})' if charges else ''}"
            name = look.thing(text, "", USE_NOTE[slot], WITH_NOTE[slot], GIVE_NOTE[slot], TAKE_NOTE[slot])
            found.append(_item(name, colon, note_does(note, look.words)))
    return found
