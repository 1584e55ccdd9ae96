"""The table of This War of Mine: the house by floors, the group, the goods."""

from typing import Any, cast

from textual.content import Content

from holdfast.games.warofmine.tell.view import FoeView, JobView, PersonView, SpaceView, WarView
from holdfast.table import headline_of
from holdfast.terminal.look import Look, fit, flow, heading, lines, row

FLOORS = (
    ("top", "warofmine-attic"),
    ("middle", "warofmine-first"),
    ("ground", "warofmine-ground"),
    ("basement", "warofmine-cellar"),
    ("sub-basement", "warofmine-deep"),
)
"""From the attic down, with their names. A ladder has one column on all floors."""
COLUMNS = 9
NAME = 8
"""The least room for the name of a floor."""
PLACES = {
    "outdoors": "warofmine-outdoors",
    "guard": "warofmine-guard",
    "new-idea": "warofmine-idea",
    "sleep-on-the-floor": "warofmine-floor",
    "poke-about": "warofmine-poke",
}
"""Spaces that are neither empty nor covered by a card, by what they hold."""
BLOCKING = ("rubble", "closed-door", "bars")
ASSIGNING = ("assign", "clear", "where", "recipes", "ingredient")
"""Questions of a stage before anything is resolved: whoever has no work then rests."""
WORKERS = "①②③④"
ORDERS = {
    "any": "warofmine-order-any",
    "green": "warofmine-order-green",
    "valuable": "warofmine-order-valuable",
}
SPOTS = {"near": "warofmine-near", "middle": "warofmine-middle", "far": "warofmine-far"}
SEEN = {
    "events": "card",
    "residents": "resident",
    "raids": "raid",
    "visitors": "visitor",
    "unknown": "exploration",
    "findings": "finding",
}
"""The decks whose top cards may be known, with the domains of their cards."""


STOPS = frozenset(
    {"event-card", "died", "left", "took-own-life", "joined", "sent-away", "visited", "raided", "suffered", "raid-void"}
)
"""Kinds of events that nobody should miss."""


class WarBoard:
    stops = STOPS

    def headline(self, look: Look) -> str:
        return headline_of(look.game, look.view, look.names, look.words)

    def table(self, look: Look) -> Content:
        return lines([*_house(look), *_group(look), *_goods(look), *_around(look)])

    def mine(self, look: Look) -> Content:
        """The table is one team: what is open to everybody, in full."""
        first = [*_objective(look), *_today(look), *_seen(look), *_people(look)]
        return lines([*first, *_locations(look), *_fittings(look), *_cards(look)])


BOARD = WarBoard()


def _of(look: Look) -> WarView:
    return cast(WarView, look.view)


def _constant(look: Look, name: str) -> int:
    return int(look.description.tables["constant"][name]["value"])


# The house


def _house(look: Look) -> list[Content]:
    found = [heading(look.ui.say("warofmine-house"), look.width)]
    cell = (look.width - NAME) // COLUMNS
    for floor, name in FLOORS:
        spaces = [space for space in _of(look).house.spaces if _printed(look, space.id)["floor"] == floor]
        first = _printed(look, spaces[0].id)["col"]
        parts = [fit(look.ui.say(name), NAME + first * cell)]
        parts += [_cell(look, space, cell) for space in spaces]
        parts += [_hole(look, hole) for hole in _holes(look, spaces[-1].id, "right")]
        found.append(fit(row(parts), look.width))
    return found


def _printed(look: Look, space: str) -> dict[str, Any]:
    return look.described("space", space).printed


def _holes(look: Look, space: str, side: str) -> list[str]:
    """The holes drawn at one side of a space: one in an outer wall to the right of the first space that it adjoins,
    others to the left of the last."""
    found = []
    for hole in _of(look).house.boarded:
        beside = look.described("hole", hole).printed["next_to"]
        outer = _is_last(look, beside[0])
        if space == (beside[0] if outer else beside[-1]) and side == ("right" if outer else "left"):
            found.append(hole)
    return found


def _is_last(look: Look, space: str) -> bool:
    """Whether no space of its floor lies further to the right."""
    floor = _printed(look, space)["floor"]
    row_of = [one.id for one in _of(look).house.spaces if _printed(look, one.id)["floor"] == floor]
    return row_of[-1] == space


def _cell(look: Look, space: SpaceView, width: int) -> Content:
    """The hole to the left and the ladder, if they are there; who works there, and on what."""
    left: list[Content | str] = [_hole(look, hole) for hole in _holes(look, space.id, "left")]
    left += [Content.assemble((ladder, "bold"))] if (ladder := _ladder(look, space.id)) else [] if left else [" "]
    room = width - len(left)
    return row([*left, fit(_space(look, space, room), room)])


def _hole(look: Look, hole: str) -> Content:
    return look.thing("▒" if _of(look).house.boarded[hole] else "▓", "dim", f"board {hole}")


def _ladder(look: Look, space: str) -> str:
    """Where the floor can be left: up, down or both."""
    printed = _printed(look, space)
    up, down = printed["ladder_up"], printed["ladder_down"]
    return "↕" if up and down else "↑" if up else "↓" if down else ""


def _space(look: Look, space: SpaceView, room: int) -> Content:
    workers = _workers(look, space.id)
    text, style = _covered(look, space, room - len(workers))
    if not text:
        holds = str(_printed(look, space.id).get("holds", ""))
        text, style = (look.ui.say(PLACES[holds]), "dim") if holds in PLACES else ("·", "dim")
        if look.action(f"at {space.id}") in look.legal:
            text = "·" * (room - 1)
    actions = ("work", "at", "move", "dismantle", "break", "give-up")
    return look.thing(workers + text, style, *(f"{action} {space.id}" for action in actions))


def _covered(look: Look, space: SpaceView, room: int) -> tuple[str, str]:
    """The card or fitting on a space, with a shorter name where the room is small; empty if there is none."""
    if space.remnants is not None:
        return look.name("shelter", space.remnants) + "½", ""
    if space.card is not None:
        name = look.name("shelter", f"{space.card}-1")
        short = look.ui.say("warofmine-door") if space.card == "closed-door" else name
        return (name if len(name) <= room else short), "bold" if space.card in BLOCKING else ""
    if space.fitting is None:
        return "", ""
    mark = "" if space.ready is None else "!" if space.ready <= _of(look).day else "…"
    thing = look.described("fitting", space.fitting)
    return (thing.name if len(thing.name + mark) <= room else thing.short) + mark, "bold #7fcf8a"


def _workers(look: Look, space: str) -> str:
    """The signs of those who work on a space in this stage."""
    view = _of(look)
    if view.phase not in ("day", "evening"):
        return ""
    working = [one for one in view.people if one.order is not None and _workplace(one.job) == space]
    return "".join(_sign(one) for one in sorted(working, key=lambda one: one.order or 0))


def _workplace(job: JobView | None) -> str | None:
    return None if job is None or job.what == "rest" else job.space


def _sign(person: PersonView) -> str:
    number = person.order or 0
    return WORKERS[number] if number < len(WORKERS) else f"{number + 1}."


# People


def _group(look: Look) -> list[Content]:
    found = [heading(look.ui.say("warofmine-group"), look.width)]
    return found + [_person(look, person) for person in _of(look).people]


def _person(look: Look, person: PersonView) -> Content:
    view = _of(look)
    letters = look.ui.say("warofmine-letters").split()
    actions = (f"choose {person.id}", f"wound {person.id}", f"before {person.id}")
    parts: list[Content | str] = [fit(look.thing(look.name("character", person.id), "bold", *actions), 10)]
    for letter, level in zip(letters, person.levels.values(), strict=True):
        style = "bold #ff7b72" if level >= 3 else "#f2cc60" if level == 2 else "dim" if level == 0 else ""
        parts.append(Content.assemble((f"{letter}{level} ", style)))
    most = _constant(look, "actions")
    squares = "▪" * person.actions + "▫" * (most - person.actions)
    parts.append(f" {squares} ⚔{person.prowess} ♥{person.empathy} ▣{person.inventory}  ")
    if person.where == "out":
        parts.append(look.ui.say("warofmine-out"))
    elif person.where == "away":
        parts.append(look.ui.say("warofmine-away"))
    elif view.phase == "day":
        parts.append(_job(look, person) if person.order is not None else "")
    elif view.phase in ("evening", "scavenging", "raid", "dawn") and person.task is not None:
        parts.append(look.name("task", person.task))
    if person.weapon is not None:
        parts.append(f" · {look.name('weapon', person.weapon)}")
    return fit(row(parts), look.width)


def _job(look: Look, person: PersonView) -> str:
    """What somebody does in this stage, with the sign that stands on the space."""
    view, job, sign = _of(look), person.job, _sign(person)
    asked = "" if view.asked is None else view.asked.name
    if job is None and asked in ("clear", "where", "recipes"):
        return f"{sign} …"  # being decided
    if job is None or job.what == "rest":
        return f"{sign} {look.ui.say('warofmine-rests' if asked in ASSIGNING else 'warofmine-did')}"
    if job.note is not None:
        return f"{sign} {look.name('note', job.note)}"
    if job.recipe is not None:
        return f"{sign} {look.name('recipe', job.recipe)}"
    at = look.words.say(f"space-{job.space}", "at")
    if job.fitting is not None:
        fitting = look.words.say(f"fitting-{job.fitting}", "a")
        return f"{sign} {look.ui.say('warofmine-builds', fitting=fitting, at=at)}"
    if job.what in ("move", "dismantle"):
        return f"{sign} {look.ui.say('warofmine-moves' if job.what == 'move' else 'warofmine-dismantles', at=at)}"
    return f"{sign} {look.ui.say('warofmine-works', at=at)}"


# Goods and the rest


def _goods(look: Look) -> list[Content]:
    goods = _of(look).goods
    found = _zone(look, look.ui.say("warofmine-storage"), goods.storage)
    return found + _zone(look, look.ui.say("warofmine-pile"), goods.carried) if goods.carried else found


def _zone(look: Look, name: str, goods: dict[str, int]) -> list[Content]:
    """The goods of a zone, on as many lines as they need."""
    found: list[list[Content | str]] = [[Content.assemble((name, "bold")), look.ui.say("colon").rstrip()]]
    used = sum(len(part) for part in found[0])
    for place, (item, number) in enumerate(goods.items()):
        text = _amount(look, item, number)
        comma = "," if place + 1 < len(goods) else ""
        if used + 1 + len(text) + len(comma) > look.width:
            found.append([" "])
            used = 1
        found[-1] += [" ", look.thing(text, "", f"give {item}", f"take {item}"), comma]
        used += 1 + len(text) + len(comma)
    if not goods:
        found[-1].append(f" {look.ui.say('warofmine-nothing')}")
    return [fit(row(parts), look.width) for parts in found]


def _amount(look: Look, item: str, number: int) -> str:
    """«1 component», «2 components»."""
    one, many = look.words.say(f"item-{item}"), look.words.say(f"item-{item}", "many")
    return look.words.say("on-goods", number=number, one=one, many=many)


def _around(look: Look) -> list[Content]:
    """Cold, objective, the locations, and whoever stands against the party."""
    view = _of(look)
    most = _constant(look, "cold-tokens")
    first: list[str] = [look.ui.say("warofmine-cold", cold=view.house.cold, most=most)]
    if view.story.objective is not None:
        first.append(_goal(look))
    if view.outing.location is not None and (view.asked is None or view.asked.name != "equip"):
        place, cards = look.name("location", view.outing.location), view.decks.sizes["unknown"]
        first.append(look.ui.say("warofmine-outside", place=place, cards=cards, noise=view.outing.noise))
    found = [*flow(first, look.width), *_spots(look)]
    if view.raid.card is not None:
        found.append(fit(Content.assemble((_raid(look, view.raid.card), "#ff7b72")), look.width))
    if view.fight.foes:
        found.append(_enemies(look, view.fight.foes))
    return found


def _goal(look: Look) -> str:
    story = _of(look).story
    name = look.name("objective", story.objective or "")
    return look.ui.say("warofmine-objective", objective=name, progress=f"{story.progress}/{story.track}")


def _raid(look: Look, card: str) -> str:
    """Who comes tonight, and what it will cost if nothing is held off."""
    thing = look.described("raid", card)
    damage, wounds = thing.printed.get("damage", 0), thing.printed.get("wounds", 0)
    if damage + wounds == 0:
        return look.ui.say("warofmine-raid-quiet", raid=thing.name)
    order = look.ui.say(ORDERS[thing.printed["order"]])
    return look.ui.say("warofmine-raid", raid=thing.name, damage=damage, wounds=wounds, order=order)


def _spots(look: Look) -> list[Content]:
    parts = []
    for spot, location in _of(look).decks.locations.items():
        place = look.name("location", location) if location is not None else "–"
        parts.append(look.thing(look.ui.say(SPOTS[spot], place=place), "", f"go {spot}"))
    return flow(parts, look.width)


def _enemies(look: Look, foes: list[FoeView]) -> Content:
    view = _of(look)
    met = view.outing.resident if not view.fight.going else None
    named = look.name("resident", met) if met is not None else look.ui.say("warofmine-enemies")
    parts: list[Content | str] = [Content.assemble((named, "bold")), look.ui.say("colon")]
    for foe in foes:
        weapon = look.name("weapon", foe.weapon)
        text = f"{foe.number} {weapon} ⚔{foe.prowess} {'●' * foe.wounds}"
        parts += [look.thing(text, "#ff7b72" if foe.alive else "dim", f"hit {foe.number}"), "  "]
    return fit(row(parts), look.width)


# What lies open, in full


def _title(text: str) -> Content:
    return Content.assemble((text, "bold"))


def _item(name: Content | str, colon: str, text: str) -> list[Content]:
    """One thing with what is known of it: the first line beside the name, others below."""
    first, *rest = text.split("\n")
    return [row(["– ", name, colon, first]) if first else row(["– ", name]), *(Content(f"    {line}") for line in rest)]


def _described(look: Look, domain: str, entry: str) -> list[Content]:
    thing = look.described(domain, entry)
    colon = " " if domain == "card" else look.ui.say("colon")  # an event is a sentence
    return _item(thing.name, colon, thing.text)


def _objective(look: Look) -> list[Content]:
    objective = _of(look).story.objective
    if objective is None:
        return []
    text = look.described("objective", objective).text
    return [_title(_goal(look)), *(Content(line) for line in text.split("\n"))]


def _today(look: Look) -> list[Content]:
    """The event of the day, and whoever is there now, with what is printed on their cards."""
    view = _of(look)
    cards = (("card", view.decks.event), ("resident", view.outing.resident), ("raid", view.raid.card))
    found = [line for domain, card in cards if card is not None for line in _described(look, domain, card)]
    return [_title(look.ui.say("warofmine-today")), *found] if found else []


def _seen(look: Look) -> list[Content]:
    """The top cards of decks that everybody has seen."""
    known = _of(look).decks.known
    found: list[Content] = []
    for deck, domain in SEEN.items():
        for card in known[deck]:
            found += _described(look, domain, card)
    return [_title(look.ui.say("warofmine-seen")), *found] if found else []


def _people(look: Look) -> list[Content]:
    found = [_title(look.ui.say("warofmine-people"))]
    for person in _of(look).people:
        found += _described(look, "character", person.id)
    return found


def _locations(look: Look) -> list[Content]:
    colon = look.ui.say("colon")
    found = [_title(look.ui.say("warofmine-locations"))]
    for spot, place in _of(look).decks.locations.items():
        if place is not None:
            thing = look.described("location", place)
            cards = _constant(look, f"{spot}-cards")
            named = look.words.say("on-location", place=thing.name, cards=cards)
            found += _item(look.thing(named, "", f"go {spot}"), colon, thing.text)
    return found


def _fittings(look: Look) -> list[Content]:
    there = {space.fitting for space in _of(look).house.spaces}
    standing = [thing.id for thing in look.description.domains["fitting"].things if thing.id in there]
    if not standing:
        return []
    found = [_title(look.ui.say("warofmine-fittings"))]
    for fitting in standing:
        found += _described(look, "fitting", fitting)
    return found


def _cards(look: Look) -> list[Content]:
    view = _of(look)
    colon = look.ui.say("colon")
    found: list[Content] = []
    if view.decks.narratives:
        found.append(_title(look.ui.say("warofmine-cards")))
        for card in view.decks.narratives:
            thing = look.described("narrative", card)
            found += _item(look.thing(thing.name, "", f"play {card}"), colon, thing.text)
    if view.notes:
        found.append(_title(look.ui.say("warofmine-notes")))
        for note in view.notes:
            thing = look.described("note", note.id)
            text = f"{thing.name}{f' ({note.charges})' if note.charges else ''}"
            actions = (f"{kind} {note.slot}" for kind in ("use-note", "with-note", "give-note", "take-note"))
            found += _item(look.thing(text, "", *actions), colon, thing.text)
    return found
