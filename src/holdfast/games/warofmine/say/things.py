# mypyc: skip
"""Any thing of the box in words: what stands on it, and the rule that speaks of it."""

from collections.abc import Callable
from typing import Any

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Domain, Words
from holdfast.games.warofmine.combat.weapons import die_of
from holdfast.games.warofmine.content.tables import DIE_FACES, WarTables
from holdfast.games.warofmine.say.actions import note_does
from holdfast.games.warofmine.say.cards import (
    cold_does,
    event_does,
    exploration_does,
    finding_does,
    raid_does,
    resident_does,
    shelter_does,
    spirit,
    visitor_does,
)
from holdfast.games.warofmine.say.explain import (
    fitting_does,
    location_rule,
    objective_does,
    offers,
    recipe_does,
    recipes,
    skill,
    skill_does,
)


def _character(t: WarTables, number: int, words: Words) -> str:
    return "\n".join([skill(t, number, words), *spirit(t, number, words)])


def _fitting(t: WarTables, number: int, words: Words) -> str:
    return "\n".join([fitting_does(t, number, words), *recipes(t, number, words)])


def _location(t: WarTables, number: int, words: Words) -> str:
    return " ".join(part for part in (location_rule(t, number, words), offers(t, number, words)) if part)


def _objective(t: WarTables, number: int, words: Words) -> str:
    return "\n".join(objective_does(t, number, words))


def _narrative(t: WarTables, number: int, words: Words) -> str:
    return words.entry(c.NARRATIVES, number, "does")


def _note(t: WarTables, number: int, words: Words) -> str:
    return note_does(number, words)


def _item(t: WarTables, number: int, words: Words) -> str:
    return words.say("on-item", value=t.value[number], weight=t.weight[number])


def _weapon(t: WarTables, number: int, words: Words) -> str:
    return _die(t, die_of(number), words)


def _die(t: WarTables, number: int, words: Words) -> str:
    faces = [words.entry(e.FACES, t.face(number, side)) for side in range(DIE_FACES)]
    return words.say("printed-choice", choice=words.entry(c.DICE, number), effect=", ".join(faces))


SAYS: dict[str, tuple[Callable[[WarTables, int, Words], str], str]] = {
    "character": (_character, "TWM-2.17"),
    "skill": (skill_does, "TWM-2.17"),
    "fitting": (_fitting, "TWM-4.16"),
    "recipe": (recipe_does, "TWM-4.9"),
    "location": (_location, "TWM-7.2"),
    "objective": (_objective, "TWM-3.6"),
    "card": (event_does, "TWM-3.1"),
    "raid": (raid_does, "TWM-8.3"),
    "resident": (resident_does, "TWM-7.28"),
    "visitor": (visitor_does, "TWM-4.24"),
    "narrative": (_narrative, "TWM-9.20"),
    "note": (_note, "TWM-12.5"),
    "exploration": (exploration_does, "TWM-7.9"),
    "finding": (finding_does, "TWM-7.30"),
    "shelter": (shelter_does, "TWM-4.10"),
    "item": (_item, "TWM-7.18"),
    "weapon": (_weapon, "TWM-10.2"),
    "die": (_die, "TWM-10.3"),
    "token": (cold_does, "TWM-9.21"),
}
"""How the things of each domain are said, and the rule that speaks of them."""
RULES = {
    "space": "TWM-4.3",
    "hole": "TWM-4.27",
    "spot": "TWM-7.8",
    "row": "TWM-7.30",
    "side": "TWM-8.7",
    "order": "TWM-8.3",
    "fate": "TWM-9.4",
    "meal": "TWM-5.4",
    "food": "TWM-5.4",
    "cure": "TWM-9.2",
    "drink": "TWM-9.13",
    "face": "TWM-10.3",
    "combat-script": "TWM-10.20",
    "combat-step": "TWM-10.5",
    "strikers": "TWM-10.10",
    "phase": "TWM-1.20",
}
"""The rule about domains whose things have no words of their own: they are said with the text of the rule."""
RULES_OF: dict[str, dict[str, str]] = {
    "condition": {
        "hunger": "TWM-2.6",
        "fatigue": "TWM-2.7",
        "illness": "TWM-2.4",
        "misery": "TWM-2.5",
        "wounds": "TWM-2.3",
    },
    "task": {"bed": "TWM-6.2", "floor": "TWM-6.3", "guard": "TWM-6.4", "scavenge": "TWM-6.6"},
    "item": {
        "vegetable": "TWM-5.7",
        "raw-food": "TWM-5.6",
        "canned-food": "TWM-5.5",
        "moonshine": "TWM-9.11",
        "alcohol": "TWM-9.12",
        "ammo": "TWM-10.13",
        "bandages": "TWM-9.2",
        "meds": "TWM-9.2",
        "herbal-meds": "TWM-9.2",
        "lockpick": "TWM-4.13",
        "shovel": "TWM-4.11",
        "sawblade": "TWM-4.12",
    },
    "exploration": {"hiding-place": "TWM-7.25", "map": "TWM-7.24"},
    "order": {"valuable": "TWM-8.15"},
    "face": {"hatchet": "TWM-10.17", "shotgun": "TWM-10.16", "out": "TWM-10.14", "s": "TWM-10.19"},
    "drink": {"moonshine": "TWM-9.11", "alcohol": "TWM-9.12"},
    "food": {"vegetable": "TWM-5.7", "raw-food": "TWM-5.6", "canned-food": "TWM-5.5"},
    "meal": {"raw-food": "TWM-5.6", "canned-food": "TWM-5.5"},
}
"""Things that a rule of their own speaks of."""
TABLES = {"card": "event"}
"""The content table of a domain, where its name is another."""


def about(t: WarTables, domain: Domain, number: int, words: Words) -> str:
    said = SAYS[domain.name][0](t, number, words) if domain.name in SAYS else ""
    rule = rule_about(t, domain, number)
    return said or (str(t.game.rules[rule].text(words.lang)) if rule else "")


def rule_about(t: WarTables, domain: Domain, number: int) -> str:
    of_its_own = RULES_OF.get(domain.name, {}).get(str(t.entry_id(domain, number)), "")
    if of_its_own:
        return of_its_own
    return SAYS[domain.name][1] if domain.name in SAYS else RULES.get(domain.name, "")


def printed(t: WarTables, domain: Domain, number: int, found: dict[str, Any]) -> dict[str, Any]:
    """What stands on a thing beside its entry: for a space of the house also where one can go from there, for a weapon
    the die that is rolled with it."""
    if domain is c.SPACES:
        ways = [c.SPACES.entries[other] for other in t.neighbours[number]]
        floor = t.area[number]
        areas = {t.area[other] for other in t.neighbours[number]}
        up, down = any(other < floor for other in areas), any(other > floor for other in areas)
        return {**found, "ways": ways, "ladder_up": up, "ladder_down": down}
    if domain is c.WEAPONS:
        return {**found, "die": c.DICE.entries[die_of(number)]}
    return found
