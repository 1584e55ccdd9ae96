# mypyc: skip
"""Fittings, locations, objectives and people in words, from the content alone."""

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Domain, Words
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.house.recipes import WAIT_BAITED, WAIT_COLLECT
from holdfast.games.warofmine.people.objectives import ON_FITTING, ON_VISITOR
from holdfast.games.warofmine.say.phrases import amount, either, goods, joined
from holdfast.games.warofmine.say.scripts import effects, operations, script_says
from holdfast.games.warofmine.state.masks import has

KNOWN = Domain(
    "known",
    (
        "next-to", "door", "wait", "bait", "daily", "repeat", "board-up", "rule-none", "rule-wounds", "rule-residents",
        "rule-findings", "rule-noise", "rule-gift", "rule-gift-value", "rule-enemies", "rule-floor", "offers", "offer",
        "goal", "goal-goods", "table", "goal-fitting", "goal-visitor", "goal-ceasefire", "reward", "penalty",
    ),
)  # fmt: skip
OFFERS = Domain("offer", ("55", "97", "107", "192", "303", "674", "689", "902", "trade", "other"))
"""The names of what locations offer, by the numbers of our own scripts; a pack's scripts have the last two."""


# People


def skill(t: WarTables, character: int, words: Words) -> str:
    """What a character is good at."""
    return skill_does(t, t.skill[character], words)


def skill_does(t: WarTables, number: int, words: Words) -> str:
    """What a skill does, with the numbers of the content."""
    numbers = {
        "handy": t.handy,
        "lawyer": t.lawyer,
        "sneak": t.sneak,
        "trap": t.trap_bonus,
        "barter": t.good_barter,
        "shield": t.flight_shield,
    }
    return words.say(f"skill-{words.id(c.SKILLS, number)}", "does", **numbers)


# The house


def fitting_does(t: WarTables, fitting: int, words: Words) -> str:
    """What a fitting is for, and what it asks of its place."""
    found = [words.entry(c.FITTINGS, fitting, "does")]
    other = t.fitting_next_to[fitting]
    if other >= 0:
        found.append(words.say("known-next-to", fitting=words.entry(c.FITTINGS, other, "the")))
    if t.fitting_damage[fitting] > 0:
        found.append(words.say("known-door", damage=t.fitting_damage[fitting]))
    return " ".join(found)


def recipes(t: WarTables, fitting: int, words: Words) -> list[str]:
    """One line for each thing that can be done at a fitting."""
    colon = words.say("on-colon")
    return [f"{words.entry(c.RECIPES, n)}{colon}{recipe_does(t, n, words)}" for n in t.fitting_recipes[fitting]]


def recipe_does(t: WarTables, number: int, words: Words) -> str:
    """«1 sugar, 1 water, 1 wood → 2 moonshine»."""
    do = t.recipe_do[number]
    brings = [goods(t.recipe_gain[number], words), effects(operations(t, t.blocks[do]), words) if do >= 0 else ""]
    if t.recipe_board_up[number]:
        brings.append(words.say("known-board-up"))
    if t.recipe_wait[number] not in (0, WAIT_COLLECT):
        brings.append(words.say("known-wait"))
    if t.recipe_wait[number] == WAIT_BAITED:
        brings.append(words.say("known-bait", n=t.trap_bonus))
    if t.recipe_daily[number]:
        brings.append(words.say("known-daily"))
    if t.recipe_repeat[number]:
        brings.append(words.say("known-repeat"))
    cost, gained = goods(t.recipe_cost[number], words), joined(brings, words)
    return f"{cost} → {gained}" if cost else gained


# Locations


def has_rule(t: WarTables, place: int) -> bool:
    """Whether there is anything on the red space of a location."""
    rows = (t.extra_findings, t.extra_noise, t.gift_row)
    numbers = (t.noise_one_wounds, t.first_residents, t.more_enemies)
    return any(row[place] >= 0 for row in rows) or any(n[place] for n in numbers) or t.noise_floor[place] > 1


def location_rule(t: WarTables, place: int, words: Words) -> str:
    """The rule on the red space of a location (TWM-7.2)."""
    if not has_rule(t, place):
        return words.say("known-rule-none")
    found: list[str] = []
    if t.noise_one_wounds[place]:
        found.append(words.say("known-rule-wounds", wounds=t.noise_one_wounds[place]))
    residents = [n for n in range(len(c.RESIDENTS)) if has(t.first_residents[place], n)]
    if residents:
        names = either([words.entry(c.RESIDENTS, n, "some") for n in residents], words)
        found.append(words.say("known-rule-residents", residents=names))
    for column, message in ((t.extra_findings, "known-rule-findings"), (t.extra_noise, "known-rule-noise")):
        if column[place] >= 0:
            found.append(words.say(message, card=words.entry(c.EXPLORATION, column[place])))
    if t.gift_row[place] >= 0:
        found.append(_gift(t, place, words))
    if t.more_enemies[place]:
        found.append(words.say("known-rule-enemies", enemies=t.more_enemies[place]))
    if t.noise_floor[place] > 1:
        found.append(words.say("known-rule-floor", noise=t.noise_floor[place]))
    return " ".join(found)


def _gift(t: WarTables, place: int, words: Words) -> str:
    card = words.entry(c.EXPLORATION, t.gift_row[place])
    if t.gift_item[place] >= 0:
        return words.say("known-rule-gift", card=card, goods=amount(t.gift_item[place], 1, words))
    color = words.entry(c.COLORS, t.gift_color[place])
    return words.say("known-rule-gift-value", card=card, color=color, value=t.gift_value[place])


def offer(t: WarTables, place: int, way: int, words: Words) -> str:
    """The name of something that a location offers."""
    name = offered(t, place, way)
    if name in OFFERS.entries:
        return words.say(f"offer-{name}")
    return words.say("offer-trade" if t.is_trade(t.way_block(place, way)) else "offer-other")


def offered(t: WarTables, place: int, way: int) -> str:
    """The id of the script that is read there."""
    return t.blocks[t.way_block(place, way)].entry


def offers(t: WarTables, place: int, words: Words) -> str:
    """What a location offers, each with its price; empty if nothing."""
    found = [
        words.say("known-offer", offer=offer(t, place, way, words), cards=t.way_cost(place, way))
        for way in range(t.ways_at(place))
    ]
    return words.say("known-offers", offers=", ".join(found)) if found else ""


def look_around(t: WarTables, place: int, words: Words) -> str:
    """What looking around may bring, result by result of the black die; one line for each."""
    if t.place_tables[place]:
        return words.say("known-table")
    return script_says(t, t.look_around[place], words)


# Objectives


def objective_does(t: WarTables, number: int, words: Words) -> list[str]:
    """What counts for an objective, what a full track gives and what an unfinished one costs (TWM-3.6, TWM-3.7)."""
    found = [words.say("known-goal", steps=t.track[number], way=_counts(t, number, words))]
    for message, block in (("known-reward", t.reward[number]), ("known-penalty", t.penalty[number])):
        if block >= 0:
            found.append(words.say(message, effect=effects(operations(t, t.blocks[block]), words)))
    return found


def _counts(t: WarTables, number: int, words: Words) -> str:
    on = t.advance_on[number]
    if on == ON_FITTING:
        return words.say("known-goal-fitting")
    if on == ON_VISITOR:
        return words.say("known-goal-visitor", value=t.visitor_gift)
    said = [
        words.say("known-goal-goods", goods=amount(way.item, way.number, words), steps=way.steps)
        for way in t.contributions[number]
    ]
    return ", ".join(said) or words.say("known-goal-ceasefire")
