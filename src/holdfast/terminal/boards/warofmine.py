"""The table of This War of Mine: the house by floors, the group, the goods."""

from textwrap import wrap
from typing import Any, cast

from textual.content import Content

from holdfast.games.warofmine.tell.view import AttackView, FoeView, JobView, PersonView, RollView, SpaceView, WarView
from holdfast.table import headline_of
from holdfast.terminal.look import Look, fit, flow, hang, heading, lines, row, title

FLOORS = (
    ("top", "warofmine-attic"),
    ("middle", "warofmine-first"),
    ("ground", "warofmine-ground"),
    ("basement", "warofmine-cellar"),
    ("sub-basement", "warofmine-deep"),
)
"""From the attic down, with their names. A ladder has one column on all floors."""
COLUMNS = 9
PLACES = {
    "outdoors": "warofmine-outdoors",
    "guard": "warofmine-guard",
    "new-idea": "warofmine-idea",
    "sleep-on-the-floor": "warofmine-floor",
    "poke-about": "warofmine-poke",
}
"""Spaces that are neither empty nor covered by a card, by what they hold."""
SHORT = {
    "closed-door": "warofmine-door",
    "furniture": "warofmine-furniture",
    "rubble": "warofmine-rubble",
    "bars": "warofmine-bars",
}
"""Shorter names of cards of the house."""
BLOCKING = ("rubble", "closed-door", "bars")
ASSIGNING = ("assign", "clear", "where", "recipes", "ingredient")
"""Questions of a stage before anything is resolved: whoever has no work then rests."""
FREE = "·"
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
    floors = [
        [space for space in _of(look).house.spaces if _printed(look, space.id)["floor"] == id] for id, _ in FLOORS
    ]
    widths = _widths(look, floors)
    for spaces, (_, name) in zip(floors, FLOORS, strict=True):
        first = _printed(look, spaces[0].id)["col"]
        parts = [fit(look.ui.say(name), _margin(look) + sum(widths[:first]))]
        parts += [_cell(look, space, widths[_printed(look, space.id)["col"]]) for space in spaces]
        parts += [_hole(look, hole) for hole in _holes(look, spaces[-1].id, "right")]
        found.append(fit(row(parts), look.width))
    return found


def _margin(look: Look) -> int:
    """Room for the name of the ground floor, which alone begins in the first column."""
    return len(look.ui.say("warofmine-ground")) + 1


def _widths(look: Look, floors: list[list[SpaceView]]) -> list[int]:
    """How wide each column is: as wide as the names in it where there is room for all, otherwise the widest get short
    names, and are cut at last."""
    whole, least = [1] * COLUMNS, [1] * COLUMNS
    for space in (space for spaces in floors for space in spaces):
        column, left = _printed(look, space.id)["col"], len(_left(look, space))
        whole[column] = max(whole[column], left + len(_named(look, space, short=False)[0]))
        least[column] = max(least[column], left + len(_named(look, space, short=True)[0]))
    room = look.width - _margin(look)
    widths = list(whole)
    while sum(widths) > room:
        shorter = [column for column in range(COLUMNS) if least[column] < widths[column]] or range(COLUMNS)
        widest = max(shorter, key=widths.__getitem__)
        widths[widest] = least[widest] if least[widest] < widths[widest] else widths[widest] - 1
    each, more = divmod(room - sum(widths), COLUMNS)
    return [width + each + (column < more) for column, width in enumerate(widths)]


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
    left = _left(look, space)
    room = width - len(left)
    return row([*left, fit(_space(look, space, room), room)])


def _left(look: Look, space: SpaceView) -> list[Content | str]:
    """The signs before the name of a space, one letter each."""
    left: list[Content | str] = [_hole(look, hole) for hole in _holes(look, space.id, "left")]
    return left + (
        [Content.assemble((ladder, "bold"))] if (ladder := _ladder(look, space.id)) else [] if left else [" "]
    )


def _hole(look: Look, hole: str) -> Content:
    return look.thing("▒" if _of(look).house.boarded[hole] else "▓", "dim", f"board {hole}")


def _ladder(look: Look, space: str) -> str:
    """Where the floor can be left: up, down or both."""
    printed = _printed(look, space)
    up, down = printed["ladder_up"], printed["ladder_down"]
    return "↕" if up and down else "↑" if up else "↓" if down else ""


def _space(look: Look, space: SpaceView, room: int) -> Content:
    text, style = _named(look, space, short=False)
    if len(text) > room:
        text, style = _named(look, space, short=True)
    if text == FREE and look.action(f"at {space.id}") in look.legal:
        text = FREE * (room - 1)
    actions = ("work", "at", "move", "dismantle", "break", "give-up")
    return look.thing(text, style, *(f"{action} {space.id}" for action in actions))


def _named(look: Look, space: SpaceView, *, short: bool) -> tuple[str, str]:
    """Who works on a space, and what stands there, with its style."""
    text, style = _covered(look, space, short)
    if not text:
        holds = str(_printed(look, space.id).get("holds", ""))
        text, style = _place(look, holds, short), "dim"
    return _workers(look, space.id) + text, style


def _place(look: Look, holds: str, short: bool) -> str:
    if holds not in PLACES:
        return FREE
    return look.ui.say(PLACES[holds], "short") if short else look.ui.say(PLACES[holds])


def _covered(look: Look, space: SpaceView, short: bool) -> tuple[str, str]:
    """The card or fitting on a space; empty if there is none."""
    card = space.card if space.remnants is None else space.remnants.rpartition("-")[0]
    if card is not None:
        shorter = card in SHORT and (short or card == "closed-door")
        name = look.ui.say(SHORT[card]) if shorter else look.name("shelter", f"{card}-1")
        half = space.remnants is not None
        return name + "½" * half, "bold" if card in BLOCKING and not half else ""
    if space.fitting is None:
        return "", ""
    mark = "" if space.ready is None else "!" if space.ready <= _of(look).day else "…"
    thing = look.described("fitting", space.fitting)
    return (thing.short if short else thing.name) + mark, "bold #7fcf8a"


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
    letters, signs = look.ui.say("warofmine-group"), look.ui.say("warofmine-signs")
    whole = f"{letters} · {signs}"
    if len(whole) + len("──  ─") <= look.width:
        found = [heading(whole, look.width)]
    else:
        found = [heading(letters, look.width), Content.assemble((f"   {signs}", "bold"))]
    return found + [_person(look, person) for person in _of(look).people]


def _person(look: Look, person: PersonView) -> Content:
    view = _of(look)
    letters = look.ui.say("warofmine-letters").split()
    actions = (f"choose {person.id}", f"wound {person.id}", f"before {person.id}")
    parts: list[Content | str] = [fit(look.thing(look.name("character", person.id), "bold", *actions), 8)]
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
    """What somebody does in this stage, with the sign that stands on the space and says where."""
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
    if job.fitting is not None:
        fitting = look.words.say(f"fitting-{job.fitting}", "a")
        return f"{sign} {look.ui.say('warofmine-builds', fitting=fitting)}"
    if job.what in ("move", "dismantle"):
        return f"{sign} {look.ui.say('warofmine-moves' if job.what == 'move' else 'warofmine-dismantles')}"
    return f"{sign} {look.ui.say('warofmine-works', at=look.words.say(f'space-{job.space}', 'at'))}"


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
        found += [Content.assemble((line, "#ff7b72")) for line in wrap(_raid(look, view.raid.card), look.width)]
    if view.fight.foes:
        found += _enemies(look, view.fight.foes)
    return [*found, *_dice(look)]


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


def _enemies(look: Look, foes: list[FoeView]) -> list[Content]:
    view = _of(look)
    met = view.outing.resident if not view.fight.going else None
    named = look.name("resident", met) if met is not None else look.ui.say("warofmine-enemies")
    cells = []
    for foe in foes:
        text = f"{foe.number} {look.name('weapon', foe.weapon)} ⚔{foe.prowess} {'●' * foe.wounds}"
        cells.append(row([look.thing(text, "#ff7b72" if foe.alive else "dim", f"hit {foe.number}"), "  "]))
    return hang(row([title(named), look.ui.say("colon")]), cells, look.width)


def _dice(look: Look) -> list[Content]:
    """The combat dice on the table, with what was rolled again in brackets, and who still rolls."""
    fight = _of(look).fight
    shown = {"again": "({})", "lost": "({})", "open": "{} ?", "stands": "{}"}
    rolled = [
        shown[roll.became].format(_attacker(look, roll) + look.ui.say("colon") + look.name("face", roll.face))
        for roll in fight.rolls
    ]
    texts = [*rolled, *(f"{_attacker(look, attack)} …" for attack in fight.queue)]
    label = row([title(look.ui.say("warofmine-dice")), look.ui.say("colon")])
    return hang(label, [Content(f"{text}  ") for text in texts], look.width) if texts else []


def _attacker(look: Look, attack: AttackView | RollView) -> str:
    if attack.character is not None:
        return look.name("character", attack.character)
    return look.name("note", attack.note) if attack.note is not None else str(attack.number)


# What lies open, in full


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
    return [title(_goal(look)), *(Content(line) for line in text.split("\n"))]


def _today(look: Look) -> list[Content]:
    """The event of the day, and whoever is there now, with what is printed on their cards."""
    view = _of(look)
    cards = (("card", view.decks.event), ("resident", view.outing.resident), ("raid", view.raid.card))
    found = [line for domain, card in cards if card is not None for line in _described(look, domain, card)]
    return [title(look.ui.say("warofmine-today")), *found] if found else []


def _seen(look: Look) -> list[Content]:
    """The top cards of decks that everybody has seen."""
    known = _of(look).decks.known
    found: list[Content] = []
    for deck, domain in SEEN.items():
        for card in known[deck]:
            found += _described(look, domain, card)
    return [title(look.ui.say("warofmine-seen")), *found] if found else []


def _people(look: Look) -> list[Content]:
    found = [title(look.ui.say("warofmine-people"))]
    for person in _of(look).people:
        found += _described(look, "character", person.id)
    return found


def _locations(look: Look) -> list[Content]:
    colon = look.ui.say("colon")
    found = [title(look.ui.say("warofmine-locations"))]
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
    found = [title(look.ui.say("warofmine-fittings"))]
    for fitting in standing:
        found += _described(look, "fitting", fitting)
    return found


def _cards(look: Look) -> list[Content]:
    view = _of(look)
    colon = look.ui.say("colon")
    found: list[Content] = []
    if view.decks.narratives:
        found.append(title(look.ui.say("warofmine-cards")))
        for card in view.decks.narratives:
            thing = look.described("narrative", card)
            found += _item(look.thing(thing.name, "", f"play {card}"), colon, thing.text)
    if view.notes:
        found.append(title(look.ui.say("warofmine-notes")))
        for note in view.notes:
            thing = look.described("note", note.id)
            text = f"{thing.name}{f' ({note.charges})' if note.charges else ''}"
            actions = (f"{kind} {note.slot}" for kind in ("use-note", "with-note", "give-note", "take-note"))
            found += _item(look.thing(text, "", *actions), colon, thing.text)
    return found
