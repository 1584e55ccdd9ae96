"""The table of This War of Mine: the house by floors, the group, the goods."""

from typing import cast

from textual.content import Content

from holdfast.games.warofmine.catalogue import (
    BEFORE,
    BREAK,
    CHARACTERS,
    CHOOSE,
    DISMANTLE,
    FITTINGS,
    GIVE,
    GIVE_NOTE,
    GO,
    HIT,
    ITEMS,
    LOCATIONS,
    NARRATIVES,
    NOTES,
    OBJECTIVES,
    PHASES,
    PLAY,
    RAIDS,
    SHELTER,
    SPACES,
    SPOTS,
    STATES,
    TAKE,
    TAKE_NOTE,
    TASKS,
    USE_NOTE,
    WEAPONS,
    WITH_NOTE,
    WORK,
    WOUND,
)
from holdfast.games.warofmine.describe import note_does
from holdfast.games.warofmine.flow import DAY
from holdfast.games.warofmine.marks import AWAY, FOE_SIZE, FOE_WEAPON, FOE_WOUNDS, NOTE_CHARGES, NOTE_SIZE, OUT
from holdfast.games.warofmine.stage import AT_NOTE, JOB_SPACE, NO_JOB, RESTING
from holdfast.games.warofmine.tables import WarTables
from holdfast.games.warofmine.view import WarView
from holdfast.terminal.look import Look, fit, heading, lines, row

FLOORS = (range(6), range(6, 12), range(12, 20), range(20, 26), range(26, 27))
"""The spaces of each floor, from the attic to the deep cellar."""
KINDS = ("heap-1", "furniture-1", "rubble-1", "closed-door-1", "bars-1")
PLACES = {
    12: "warofmine-outdoors",
    13: "warofmine-guard",
    14: "warofmine-idea",
    15: "warofmine-floor",
    20: "warofmine-poke",
}
"""Spaces that are neither empty nor covered by a card."""
CELL = 12
"""A space with the gap to the next: eight of them fit into 98 cells."""


class WarBoard:
    def headline(self, look: Look) -> str:
        view, _ = _of(look)
        phase = look.words.entry(PHASES, view.phase)
        return look.ui.say("warofmine-headline", day=view.day, phase=phase, leader=look.names[view.leader])

    def table(self, look: Look) -> Content:
        return lines([*_house(look), *_group(look), *_goods(look), *_around(look)])

    def mine(self, look: Look) -> Content:
        """The table is one team: what lies before everybody is each one's own."""
        return lines([*_cards(look), *_goods(look)])


BOARD = WarBoard()


def _of(look: Look) -> tuple[WarView, WarTables]:
    return cast(WarView, look.view), cast(WarTables, look.tables)


# The house


def _house(look: Look) -> list[Content]:
    found = [heading(look.ui.say("warofmine-house"), look.width)]
    for floor in FLOORS:
        found.append(fit(row([row([fit(_space(look, space), CELL - 1), " "]) for space in floor]), look.width))
    return found


def _space(look: Look, space: int) -> Content:
    view, _ = _of(look)
    actions = (WORK[space], DISMANTLE[space], BREAK[space])
    card = view.cards[space]
    if card >= 16:
        return look.thing(look.words.entry(SHELTER, card - 16) + "½", "", *actions)
    if card >= 0:
        style = "bold" if card >= 2 else ""
        return look.thing(look.words.entry(SHELTER, SHELTER.number(KINDS[card])), style, *actions)
    if view.fittings[space] >= 0:
        return look.thing(look.words.entry(FITTINGS, view.fittings[space]), "bold #7fcf8a", *actions)
    return look.thing(look.ui.say(PLACES[space]), "dim", *actions) if space in PLACES else Content("·")


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
    parts.append(f" ⚔{tables.prowess[who]} ♥{tables.empathy[who]} ▣{tables.inventory[who]}  ")
    if view.where[who] == OUT:
        parts.append(look.ui.say("warofmine-out"))
    elif view.where[who] == AWAY:
        parts.append(look.ui.say("warofmine-away"))
    elif view.phase == DAY and who in view.order:
        parts.append(_job(look, who))
    elif view.task[who] >= 0:
        parts.append(look.words.entry(TASKS, view.task[who]))
    if view.hand[who] > 0:
        parts.append(f" · {look.words.entry(WEAPONS, view.hand[who])}")
    return fit(row(parts), look.width)


def _job(look: Look, who: int) -> str:
    """Where a character works in this stage, with the place in the order of assignment."""
    view, _ = _of(look)
    number = view.order.index(who) + 1
    job = view.jobs[who * 4]
    if job in (NO_JOB, RESTING, AT_NOTE):
        return f"{number}."
    return f"{number}. {look.words.entry(SPACES, view.jobs[who * 4 + JOB_SPACE], 'at')}"


# Goods and the rest


def _goods(look: Look) -> list[Content]:
    view, _ = _of(look)
    found = [_zone(look, look.ui.say("warofmine-storage"), view.storage)]
    if sum(view.pile):
        found.append(_zone(look, look.ui.say("warofmine-pile"), view.pile))
    return found


def _zone(look: Look, name: str, goods: list[int]) -> Content:
    parts: list[Content | str] = [Content.assemble((name, "bold")), look.ui.say("colon")]
    for item, number in enumerate(goods):
        if number:
            parts.append(look.thing(f"{number} {look.words.entry(ITEMS, item)}", "", GIVE[item], TAKE[item]))
            parts.append(", ")
    parts = parts[:-1] if sum(goods) else [*parts, look.ui.say("warofmine-nothing")]
    return fit(row(parts), look.width)


def _around(look: Look) -> list[Content]:
    """Cold, objective, the locations, and whoever stands against the party."""
    view, tables = _of(look)
    first: list[str] = [look.ui.say("warofmine-cold", cold=view.cold)]
    if view.objective >= 0:
        first.append(
            look.ui.say(
                "warofmine-objective",
                objective=look.words.entry(OBJECTIVES, view.objective),
                progress=view.progress,
                track=tables.track[view.objective],
            )
        )
    if view.location >= 0:
        place = look.words.entry(LOCATIONS, view.location)
        first.append(look.ui.say("warofmine-outside", place=place, cards=view.deck_sizes[2], noise=view.noise))
    found = [fit(" · ".join(first), look.width), _spots(look)]
    if view.raid >= 0:
        raid, damage, wounds = look.words.entry(RAIDS, view.raid), tables.raid_damage[view.raid], tables.raid_wounds
        said = look.ui.say("warofmine-raid", raid=raid, damage=damage, wounds=wounds[view.raid])
        found.append(fit(Content.assemble((said, "#ff7b72")), look.width))
    if view.foes:
        found.append(_enemies(look))
    return found


def _spots(look: Look) -> Content:
    view, _ = _of(look)
    names = [look.words.entry(LOCATIONS, place) if place >= 0 else "–" for place in view.spots]
    text = look.ui.say("warofmine-spots", near=names[0], middle=names[1], far=names[2])
    return fit(look.thing(text, "", *(GO[spot] for spot in range(len(SPOTS)))), look.width)


def _enemies(look: Look) -> Content:
    view, tables = _of(look)
    parts: list[Content | str] = [Content.assemble((look.ui.say("warofmine-enemies"), "bold")), look.ui.say("colon")]
    for number in range(len(view.foes) // FOE_SIZE):
        base = number * FOE_SIZE
        wounds = view.foes[base + FOE_WOUNDS]
        style = "dim" if wounds >= tables.foe_wounds else "#ff7b72"
        weapon = look.words.entry(WEAPONS, view.foes[base + FOE_WEAPON])
        parts.append(look.thing(f"{number + 1} {weapon} {'●' * wounds}", style, HIT[number]))
        parts.append("  ")
    return fit(row(parts), look.width)


def _cards(look: Look) -> list[Content]:
    view, _ = _of(look)
    found: list[Content] = []
    if view.kept:
        found.append(Content.assemble((look.ui.say("warofmine-cards"), "bold")))
        for card in view.kept:
            name = look.thing(look.words.entry(NARRATIVES, card), "", PLAY[card])
            found.append(row(["– ", name, look.ui.say("colon"), look.words.entry(NARRATIVES, card, "does")]))
    if view.notes:
        found.append(Content.assemble((look.ui.say("warofmine-notes"), "bold")))
        for slot in range(len(view.notes) // NOTE_SIZE):
            note, charges = view.notes[slot * NOTE_SIZE], view.notes[slot * NOTE_SIZE + NOTE_CHARGES]
            text = f"{look.words.entry(NOTES, note)}{f' ({charges})' if charges else ''}"
            name = look.thing(text, "", USE_NOTE[slot], WITH_NOTE[slot], GIVE_NOTE[slot], TAKE_NOTE[slot])
            does = note_does(note, look.words)
            found.append(row(["– ", name, look.ui.say("colon"), does]) if does else row(["– ", name]))
    return found
