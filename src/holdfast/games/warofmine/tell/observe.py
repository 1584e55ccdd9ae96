"""The observation: what the view says as one flat list of small numbers, column by column."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
from holdfast.core.observation import Observation, Span
from holdfast.games.warofmine.house.reach import reach
from holdfast.games.warofmine.outside.findings import capacity, load_of
from holdfast.games.warofmine.outside.noise import heard_at
from holdfast.games.warofmine.people.die import roll_of
from holdfast.games.warofmine.phases.raid import defence
from holdfast.games.warofmine.state.decks import KIND_SIZE
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.state import State
from holdfast.games.warofmine.tell.look import LISTED

MOST_SEATS: Final = 6
PEOPLE: Final = len(c.CHARACTERS.entries)
SPACES: Final = len(c.SPACES.entries)
ITEMS: Final = len(c.ITEMS.entries)
FITTINGS: Final = len(c.FITTINGS.entries)
EXPLORED: Final = 40
KNOWN: Final = 12
NOTES: Final = len(c.NOTE_SLOTS.entries)
FOES: Final = len(c.ENEMIES.entries)
ATTACKS: Final = 32
FACTS: Final = 40
PENDING: Final = 12
PENDING_FACTS: Final = 20
LARGE: Final = 1 << 20
CARDS: Final = sum([len(domain.entries) for _, domain in LISTED])
STARTS: Final = [sum([len(domain.entries) for _, domain in LISTED[:deck]]) for deck in range(len(LISTED))]
KNOWN_DECKS: Final = 8

OBSERVATION: Final = Observation(
    (
        Span("over", 1, -1, 8),
        Span("leads", MOST_SEATS, 0, 1, ("seat",)),
        Span("seats", 1, 1, MOST_SEATS),
        Span("day", 1, 0, 99),
        Span("phase", 1, 0, len(c.PHASES.entries)),
        Span("next phase", 1, -1, len(c.PHASES.entries)),
        Span("skipped", len(c.PHASES.entries), 0, 1, ("phase",)),
        Span("asked", 2, -1, 255, ("seat after the observer, step",)),
        Span("facts", FACTS, -1, LARGE),
        Span("group", PEOPLE, 0, PEOPLE, ("character",)),
        Span("starters", PEOPLE, 0, 1, ("character",)),
        Span("levels", PEOPLE * 5, 0, 5, ("character", "condition")),
        Span("where", PEOPLE, 0, 3, ("character",)),
        Span("returns", PEOPLE, -1, 99, ("character",)),
        Span("task", PEOPLE, -1, 4, ("character",)),
        Span("weapon", PEOPLE, 0, 6, ("character",)),
        Span("cures", PEOPLE * 3, 0, 1, ("character", "cure")),
        Span("meals", PEOPLE * 2, 0, 1, ("character", "has drunk, has eaten")),
        Span("woken", PEOPLE, 0, 1, ("character",)),
        Span("gone", PEOPLE * 3, -1, 99, ("how, of which condition, day", "character")),
        Span("joined, gone from home, cause", 3, -1, PEOPLE),
        Span("jobs", PEOPLE * 5, 0, 255, ("character", "what, space, which, times, place in the order")),
        Span("prowess", PEOPLE, 0, 20, ("character",)),
        Span("inventory", PEOPLE, 0, 60, ("character",)),
        Span("actions", PEOPLE, 0, 3, ("character",)),
        Span("rerolls", PEOPLE, 0, 40, ("character",)),
        Span("skips", PEOPLE, 0, 20, ("character",)),
        Span("unarmed", PEOPLE, 0, 99, ("character",)),
        Span("rolled", PEOPLE * 2, 0, 40, ("wounds, kills", "character")),
        Span("rolls", PEOPLE, 0, 15, ("character",)),
        Span("shelter", SPACES, -1, 64, ("space",)),
        Span("fittings", SPACES, -1, FITTINGS, ("space",)),
        Span("ready", SPACES, 0, 99, ("space",)),
        Span("baited", SPACES, 0, 1, ("space",)),
        Span("in reach", SPACES, 0, 1, ("space",)),
        Span("occupied", SPACES, 0, 1, ("space",)),
        Span("reached", SPACES, 0, 1, ("space",)),
        Span("boarded", len(c.HOLES.entries), 0, 1, ("hole",)),
        Span("cold", 2, 0, 20, ("tokens, felt",)),
        Span("fittings ready", FITTINGS, 0, 20, ("fitting",)),
        Span("ideas", FITTINGS, 0, 20, ("fitting",)),
        Span("storage", ITEMS, 0, 99, ("item",)),
        Span("carried", ITEMS, 0, 99, ("item",)),
        Span("box", ITEMS, 0, 99, ("item",)),
        Span("removed goods", ITEMS, 0, 99, ("item",)),
        Span("values", ITEMS, 0, 99, ("item",)),
        Span("trade", 4, 0, 255, ("free water, given, trade, grey credit",)),
        Span("deck sizes", 12, 0, 99),
        Span("known", KNOWN_DECKS * (KNOWN + 1), 0, 64, ("deck", "number, then cards from the top")),
        Span("explored", EXPLORED, 0, len(c.EXPLORATION.entries), ("place",)),
        Span("residents met", len(c.RESIDENTS.entries), 0, 20, ("resident",)),
        Span("findings used", len(c.FINDINGS.entries), 0, 40, ("finding",)),
        Span("visitors seen", len(c.VISITORS.entries), 0, 20, ("visitor",)),
        Span("locations", len(c.SPOTS.entries), -1, len(c.LOCATIONS.entries), ("spot",)),
        Span("narratives", len(c.NARRATIVES.entries), 0, 15, ("narrative",)),
        Span("event", 1, -1, len(c.EVENTS.entries)),
        Span("removed", CARDS, 0, 40, ("card",)),
        Span("red seen", CARDS, 0, 40, ("card",)),
        Span("seen today", CARDS, 0, 60, ("card",)),
        Span("outing", 12, -60, 99, ("location … free wood",)),
        Span("load", 2, 0, 255, ("load, capacity",)),
        Span("visited", len(c.WAYS.entries), 0, 1, ("way",)),
        Span("foes", FOES * 9, -1, 99, ("foe", "token … unarmed")),
        Span("queue", ATTACKS * 4, 0, 1023, ("attack", "side, who, shoots, note")),
        Span("fight", 17, 0, 255),
        Span("dropped", len(c.WEAPONS.entries), 0, 40, ("weapon",)),
        Span("raid", 6, -99, 99, ("card, going, void, modifier, skipped, points",)),
        Span("notes", NOTES * 9, -1, 1023, ("slot", "label … weight each")),
        Span("emptied", 1, 0, 1),
        Span("today", 19, -99, 99),
        Span("notes used", 20, 0, 1),
        Span("objective", 3, -1, 99, ("objective, progress, revealed",)),
        Span("objectives", 3, -1, 10),
        Span("read", 2, 0, LARGE, ("scripts in this phase, pages of the epilogue",)),
        Span("die, answer", 2, -1, LARGE),
        Span("pending", PENDING * (PENDING_FACTS + 1), -1, LARGE, ("step", "which, then facts")),
    ),
    leaves_out=("story.read", "story.epilogue", "story.epilogues", "outcome"),
)
"""Which scripts were read is left out: it changes no question, and a book may have any number of them."""


def observe(s: State, seat: int, out: list[int]) -> None:
    out.clear()
    people, jobs, fight = s.people, s.jobs, s.fight
    out.append(s.reason)
    for turn in range(MOST_SEATS):
        out.append(1 if turn < s.seats and (seat + turn) % s.seats == s.leader else 0)
    out.append(s.seats)
    out.append(s.day)
    out.append(s.phase)
    out.append(s.next_phase)
    _bits(out, s.skipped, len(c.PHASES.entries))
    _asked(s, seat, out)
    places = [0] * PEOPLE
    for place in range(len(people.group)):
        places[people.group[place]] = place + 1
    out += places
    _bits(out, people.starters, PEOPLE)
    out += people.levels
    out += people.where
    for character in range(PEOPLE):
        out.append(people.back[character] if people.is_away(character) else -1)
    out += people.task
    out += people.hand
    for cures in people.cures:
        _bits(out, cures, 3)
    for meals in people.meals:
        _bits(out, meals, 2)
    _bits(out, s.today.woken, PEOPLE)
    out += people.end_how
    out += people.end_cause
    out += people.end_day
    out.append(people.joined)
    out.append(people.gone_from_home)
    out.append(people.cause)
    order = [0] * PEOPLE
    for place in range(len(jobs.order)):
        order[jobs.order[place]] = place + 1
    for character in range(PEOPLE):
        job = jobs.all[character]
        out.append(job.what)
        out.append(job.space)
        out.append(job.which)
        out.append(job.times)
        out.append(order[character])
    _now(s, out)
    out += fight.rerolls
    out += fight.skips
    out += fight.unarmed_in
    out += fight.struck_wounds
    out += fight.struck_kills
    for character in range(PEOPLE):
        out.append(roll_of(s.rolls, character))
    _house(s, out)
    _goods(s, out)
    _decks(s, out)
    _outing(s, out)
    _fight(s, out)
    _notes(s, out)
    _day(s, out)
    _pending(s, out)


def _bits(out: list[int], mask: int, size: int) -> None:
    if mask == 0:
        out += [0] * size
        return
    for number in range(size):
        out.append(1 if has(mask, number) else 0)


def _fill(out: list[int], upto: int) -> None:
    """Zeros until the list has that length; more than that is cut off."""
    if len(out) < upto:
        out += [0] * (upto - len(out))
    else:
        del out[upto:]


def _asked(s: State, seat: int, out: list[int]) -> None:
    decision = s.decision
    end = len(out) + 2 + FACTS
    if decision is None:
        out.append(-1)
        out.append(-1)
    else:
        out.append((decision.seat - seat) % s.seats)
        out.append(s.t.step_numbers[type(decision.step)])
        for _, _, value in decision.step.facts(s):
            out.append(value)
    _fill(out, end)


def _now(s: State, out: list[int]) -> None:
    """What people can do at this moment, notes counted in."""
    prowess = [0] * PEOPLE
    inventory = [0] * PEOPLE
    actions = [0] * PEOPLE
    for character in s.people.group:
        prowess[character] = s.prowess(character)
        inventory[character] = s.inventory(character)
        actions[character] = max(0, s.t.actions - s.blocked(character))
    out += prowess
    out += inventory
    out += actions


def _house(s: State, out: list[int]) -> None:
    house = s.house
    kinds = s.t.shelter_kind
    for space in range(SPACES):
        card = house.cards[space]
        if card < 0:
            out.append(-1)
        elif house.turned[space]:
            out.append(8 + card)
        else:
            out.append(kinds[card])
    out += house.fittings
    out += house.ready
    out += house.baited
    _bits(out, reach(s), SPACES)
    _bits(out, s.jobs.occupied() | s.jobs.promised(), SPACES)
    _bits(out, house.reached, SPACES)
    _bits(out, house.boarded, len(c.HOLES.entries))
    out.append(house.cold)
    out.append(s.felt_cold())
    out += house.deck
    out += house.ideas


def _goods(s: State, out: list[int]) -> None:
    goods = s.goods
    out += goods.storage
    out += goods.pile
    out += goods.box
    out += goods.removed
    for item in range(ITEMS):
        out.append(s.value(item))
    out.append(1 if s.free_water() else 0)
    out.append(goods.given)
    out.append(goods.trade)
    out.append(goods.grey_credit)


def _decks(s: State, out: list[int]) -> None:
    decks = s.decks
    out.append(len(decks.events))
    out.append(len(decks.exploration))
    out.append(len(decks.unknown))
    out.append(len(decks.residents))
    out.append(len(decks.findings))
    out.append(len(decks.raids))
    out.append(len(decks.visitors))
    out.append(len(decks.locations))
    out.append(len(decks.narratives))
    out.append(len(decks.unused))
    out.append(len(decks.red_raids))
    out.append(len(decks.red_residents))
    known = decks.known
    _top(out, decks.events, known[0])
    _top(out, decks.residents, known[1])
    _top(out, decks.raids, known[2])
    _top(out, decks.visitors, known[3])
    _top(out, decks.unknown, known[4])
    _top(out, decks.findings, known[5])
    _top(out, decks.narratives, known[6])
    _top(out, decks.unused, known[7])
    end = len(out) + EXPLORED
    for card in decks.explored:
        out.append(card + 1)
    _fill(out, end)
    _tally(out, decks.residents_met, len(c.RESIDENTS.entries))
    _tally(out, decks.findings_used, len(c.FINDINGS.entries))
    _tally(out, decks.visitors_seen, len(c.VISITORS.entries))
    out += decks.spots
    kept = [0] * len(c.NARRATIVES.entries)
    for place in range(len(decks.kept)):
        kept[decks.kept[place]] = place + 1
    out += kept
    drawn = -1
    for card in decks.removed:
        if card < KIND_SIZE:
            drawn = card
    out.append(drawn)
    _listed(out, decks.removed)
    _listed(out, decks.red_seen)
    _listed(out, decks.seen)


def _top(out: list[int], cards: list[int], n: int) -> None:
    end = len(out) + KNOWN + 1
    out.append(n)
    for i in range(n):
        out.append(cards[len(cards) - 1 - i] + 1)
    _fill(out, end)


def _tally(out: list[int], cards: list[int], size: int) -> None:
    counts = [0] * size
    for card in cards:
        counts[card] += 1
    out += counts


def _listed(out: list[int], cards: list[int]) -> None:
    counts = [0] * CARDS
    for card in cards:
        counts[STARTS[card // KIND_SIZE] + card % KIND_SIZE] += 1
    out += counts


def _outing(s: State, out: list[int]) -> None:
    outing = s.outing
    out.append(outing.location)
    out.append(outing.noise)
    out.append(heard_at(s))
    out.append(outing.hiding_place)
    out.append(outing.map)
    out.append(outing.resident)
    out.append(outing.next_resident)
    out.append(outing.met)
    out.append(outing.looked_around)
    out.append(outing.lawyer_used + 2 * outing.scavenger_used + 4 * outing.no_special)
    out.append(outing.row_card)
    out.append(outing.free_wood)
    out.append(load_of(s))
    out.append(capacity(s))
    _bits(out, outing.visited, len(c.WAYS.entries))


def _fight(s: State, out: list[int]) -> None:
    fight, raid = s.fight, s.raid
    end = len(out) + FOES * 9
    for foe in fight.foes:
        out.append(foe.token)
        out.append(foe.weapon)
        out.append(foe.spare)
        out.append(foe.prowess)
        out.append(foe.wounds)
        out.append(foe.skips)
        out.append(foe.rerolls)
        out.append(foe.shot)
        out.append(foe.unarmed_in)
    _fill(out, end)
    end = len(out) + ATTACKS * 4
    for attack in fight.queue:
        out.append(attack.side + 1)
        out.append(attack.number)
        out.append(attack.shoots)
        out.append(attack.note + 1)
    _fill(out, end)
    out.append(fight.going)
    out.append(fight.round)
    out.append(fight.killed)
    out.append(fight.wounds_dealt)
    out.append(fight.flee_after_kills)
    out.append(fight.flee_after_wounds)
    out.append(fight.no_flee)
    out.append(fight.our_wounds)
    out.append(fight.our_kills)
    out.append(fight.their_wounds)
    out.append(fight.their_kills)
    out.append(fight.shield)
    out.append(fight.parleyed)
    out.append(fight.blast)
    out.append(fight.fallen)
    out.append(fight.won)
    out.append(len(fight.foes))
    out += fight.dropped
    out.append(raid.card)
    out.append(raid.going)
    out.append(raid.void)
    out.append(raid.modifier)
    out.append(raid.skipped)
    out.append(defence(s, 0, 0)[1])


def _notes(s: State, out: list[int]) -> None:
    end = len(out) + NOTES * 9
    for note in s.notes.tokens:
        out.append(note.id + 1)
        out.append(note.charges)
        out.append(note.place)
        out.append(note.whose)
        out.append(note.color)
        out.append(note.value)
        out.append(note.weight)
        out.append(note.value_each)
        out.append(note.weight_each)
    _fill(out, end)
    out.append(s.notes.emptied)


def _day(s: State, out: list[int]) -> None:
    today, story = s.today, s.story
    out.append(today.sniper)
    out.append(today.no_free_water)
    out.append(today.raids)
    out.append(today.discount)
    out.append(today.findings)
    out.append(today.no_commission)
    out.append(today.no_backstab)
    out.append(today.no_parts)
    out.append(today.cards)
    out.append(today.no_visitor)
    out.append(today.ignore_cold)
    out.append(today.inventory)
    out.append(today.quiet)
    out.append(today.noise_min)
    out.append(today.noise_max)
    out.append(today.losses)
    out.append(today.mourning)
    out.append(today.listened)
    out.append(today.cooked)
    _bits(out, today.notes_used, 20)
    out.append(story.goal())
    out.append(story.progress)
    out.append(story.chapters)
    end = len(out) + 3
    for place in range(min(3, story.chapters)):
        out.append(story.objectives[place])
    while len(out) < end:
        out.append(-1)
    out.append(story.blocks)
    out.append(len(story.epilogue))
    out.append(s.die)
    out.append(s.answer)


def _pending(s: State, out: list[int]) -> None:
    start = len(out)
    asked = s.decision.step if s.decision is not None else None
    found = 0
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if step is asked or not step.NAME:
            continue
        found += 1
        if found > PENDING:
            break
        out.append(s.t.step_numbers[type(step)])
        for _, _, value in step.facts(s):
            out.append(value)
        _fill(out, start + found * (PENDING_FACTS + 1))
    _fill(out, start + PENDING * (PENDING_FACTS + 1))
