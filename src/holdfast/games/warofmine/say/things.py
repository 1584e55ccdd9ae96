# mypyc: skip
"""Any thing of the box in words: what stands on it, and the rule that speaks of it."""

from collections.abc import Callable
from typing import Any

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Domain, Words
from holdfast.games.warofmine.combat.weapons import die_of
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.say.actions import note_does
from holdfast.games.warofmine.say.cards import event_does, raid_does, resident_does, spirit, visitor_does
from holdfast.games.warofmine.say.explain import (
    fitting_does,
    location_rule,
    objective_does,
    offers,
    recipe_does,
    recipes,
    skill,
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


SAYS: dict[str, tuple[Callable[[WarTables, int, Words], str], str]] = {
    "character": (_character, "TWM-1.8"),
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
}
"""How the things of each domain are said, and the rule that speaks of them."""
TABLES = {"card": "event"}
"""The content table of a domain, where its name is another."""


def about(t: WarTables, domain: Domain, number: int, words: Words) -> str:
    return SAYS[domain.name][0](t, number, words) if domain.name in SAYS else ""


def rule_about(domain: Domain) -> str:
    return SAYS[domain.name][1] if domain.name in SAYS else ""


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
