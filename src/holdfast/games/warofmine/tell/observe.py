"""The observation: what the view says as one flat list of small numbers, column by column."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
from holdfast.core.catalogue import Domain
from holdfast.core.observation import Observation, Span
from holdfast.games.warofmine.house.reach import reach
from holdfast.games.warofmine.outside.findings import capacity, load_of
from holdfast.games.warofmine.outside.noise import heard_at
from holdfast.games.warofmine.phases.raid import defence
from holdfast.games.warofmine.state.decks import (
    EVENT_CARD,
    EVENTS_DECK,
    FINDINGS_DECK,
    NARRATIVES_DECK,
    RAIDS_DECK,
    RESIDENTS_DECK,
    UNKNOWN_DECK,
    UNUSED_DECK,
    VISITORS_DECK,
    card_of,
    kind_of,
)
from holdfast.games.warofmine.state.jobs import NO_JOB
from holdfast.games.warofmine.state.masks import has, roll_of
from holdfast.games.warofmine.state.state import State
from holdfast.games.warofmine.tell.look import LISTED, rolls_of

MOST_SEATS: Final = 6
PEOPLE: Final = len(c.CHARACTERS.entries)
SPACES: Final = len(c.SPACES.entries)
ITEMS: Final = len(c.ITEMS.entries)
FITTINGS: Final = len(c.FITTINGS.entries)
EXPLORED: Final = 40
KNOWN: Final = 8
NOTES: Final = len(c.NOTE_SLOTS.entries)
FOES: Final = len(c.ENEMIES.entries)
ATTACKS: Final = 32
DICE: Final = 48
FACTS: Final = 2 * 48
PENDING: Final = 2 * 128
LARGE: Final = 1 << 20
FACT_NAMES: Final = (
    "about", "actions", "again", "agreed", "ally", "among", "armed", "available", "backstab", "begun", "capacity",
    "card", "cards", "character", "chosen", "cold", "color", "commission", "credit", "damage", "dice", "did", "die",
    "effect", "face", "first", "fitting", "fittings", "floor", "foe", "foes", "food", "from", "item", "keep",
    "kills", "kind", "left", "levels", "limit", "location", "more", "moved", "next", "noise", "note", "number",
    "one", "operation", "option", "order", "other", "ours", "paid", "part", "people", "pieces", "plain", "points",
    "price", "printed", "queued", "reached", "recipe", "resident", "result", "returned", "roll", "rolled", "round",
    "row", "script", "sells", "shoots", "side", "single", "slot", "space", "stage", "step", "stored", "taken",
    "tested", "then", "tokens", "valuable", "value", "water", "weight", "wounds",
)  # fmt: skip
"""All names of facts; a fact is two numbers, the place of its name here and its value, both counted from 1."""
FACT_NUMBERS: Final = {name: number + 1 for number, name in enumerate(FACT_NAMES)}
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
        Span("facts", FACTS, 0, LARGE, ("fact", "name, value")),
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
        Span("fight", 18, -1, 255),
        Span("dice", DICE * 8, 0, 1023, ("die", "side, who, note, weapon, face, what became of it, wounds, kills")),
        Span("dropped", len(c.WEAPONS.entries), 0, 40, ("weapon",)),
        Span("raid", 6, -99, 99, ("card, going, void, modifier, skipped, points",)),
        Span("notes", NOTES * 9, -1, 1023, ("slot", "label … weight each")),
        Span("emptied", 1, 0, 1),
        Span("today", 19, -99, 100),
        Span("notes used", 20, 0, 1),
        Span("objective", 3, -1, 99, ("objective, progress, revealed",)),
        Span("objectives", 3, -1, 10),
        Span("read", 2, 0, LARGE, ("scripts in this phase, pages of the epilogue",)),
        Span("die, answer", 2, -1, LARGE),
        Span("pending", PENDING, -1, LARGE, ("step or fact", "-1 or name, which or value")),
    ),
    leaves_out=(
        "story.read",
        "story.epilogue",
        "story.epilogues",
        "story.told",
        "story.marks",
        "story.due",
        "story.left_out",
        "story.siege",
        "outcome",
    ),
)
"""What is left out are names out of a book of scripts, which may have any number of them: scripts that were read, told
or come back later, marks, themes that the table leaves out, the siege that it counts. None of them changes the question
that is asked. How the match ended stands in `over`."""


SIZE: Final = OBSERVATION.size
BLANK: Final = [0] * SIZE


def _at(name: str) -> int:
    """Where a span begins."""
    return int(OBSERVATION.where[name].start)


OVER: Final = _at("over")
LEADS: Final = _at("leads")
SKIPPED: Final = _at("skipped")
ASKED: Final = _at("asked")
GROUP: Final = _at("group")
STARTERS: Final = _at("starters")
LEVELS: Final = _at("levels")
WHERE: Final = _at("where")
RETURNS: Final = _at("returns")
TASK: Final = _at("task")
WEAPON: Final = _at("weapon")
CURES: Final = _at("cures")
MEALS: Final = _at("meals")
WOKEN: Final = _at("woken")
GONE: Final = _at("gone")
JOINED: Final = _at("joined, gone from home, cause")
JOBS: Final = _at("jobs")
PROWESS: Final = _at("prowess")
REROLLS: Final = _at("rerolls")
ROLLS: Final = _at("rolls")
SHELTER: Final = _at("shelter")
IN_REACH: Final = _at("in reach")
COLD: Final = _at("cold")
STORAGE: Final = _at("storage")
VALUES: Final = _at("values")
TRADE: Final = _at("trade")
SIZES: Final = _at("deck sizes")
KNOWN_AT: Final = _at("known")
EXPLORED_AT: Final = _at("explored")
MET: Final = _at("residents met")
USED: Final = _at("findings used")
VISITORS: Final = _at("visitors seen")
LOCATIONS: Final = _at("locations")
NARRATIVES: Final = _at("narratives")
EVENT: Final = _at("event")
REMOVED: Final = _at("removed")
RED_SEEN: Final = _at("red seen")
SEEN_TODAY: Final = _at("seen today")
OUTING: Final = _at("outing")
VISITED: Final = _at("visited")
FOES_AT: Final = _at("foes")
QUEUE: Final = _at("queue")
FIGHT: Final = _at("fight")
DICE_AT: Final = _at("dice")
DROPPED: Final = _at("dropped")
RAID: Final = _at("raid")
NOTES_AT: Final = _at("notes")
EMPTIED: Final = _at("emptied")
TODAY: Final = _at("today")
NOTES_USED: Final = _at("notes used")
OBJECTIVE: Final = _at("objective")
DIE: Final = _at("die, answer")
PENDING_AT: Final = _at("pending")


def observe(s: State, seat: int, out: list[int]) -> None:
    """Most numbers are 0 at any time, so the list is blanked as a whole and only the others are written."""
    out[:] = BLANK
    out[OVER] = s.reason
    out[LEADS + (s.leader - seat) % s.seats] = 1
    at = LEADS + MOST_SEATS
    out[at] = s.seats
    out[at + 1] = s.day
    out[at + 2] = s.phase
    out[at + 3] = s.next_phase
    _bits(out, SKIPPED, s.skipped, len(c.PHASES.entries))
    _asked(s, seat, out)
    _people(s, out)
    _house(s, out)
    _goods(s, out)
    _decks(s, out)
    _outing(s, out)
    _fight(s, out)
    _notes(s, out)
    _day(s, out)
    _pending(s, out)


def _bits(out: list[int], at: int, mask: int, size: int) -> None:
    if mask:
        for number in range(size):
            if has(mask, number):
                out[at + number] = 1


def _facts(out: list[int], at: int, end: int, facts: list[tuple[str, Domain, int]]) -> int:
    """Name and value of each, as far as there is room; returns where they end."""
    for name, _, value in facts:
        if at >= end:
            break
        out[at] = FACT_NUMBERS[name]
        out[at + 1] = value + 1
        at += 2
    return at


def _asked(s: State, seat: int, out: list[int]) -> None:
    decision = s.decision
    if decision is None:
        out[ASKED] = -1
        out[ASKED + 1] = -1
        return
    out[ASKED] = (decision.seat - seat) % s.seats
    out[ASKED + 1] = s.t.step_numbers[type(decision.step)]
    _facts(out, ASKED + 2, ASKED + 2 + FACTS, decision.step.facts(s))


def _people(s: State, out: list[int]) -> None:
    people, jobs, fight = s.people, s.jobs, s.fight
    _bits(out, STARTERS, people.starters, PEOPLE)
    out[LEVELS:WHERE] = people.levels
    out[WHERE:RETURNS] = people.where
    out[TASK:WEAPON] = people.task
    out[WEAPON:CURES] = people.hand
    _bits(out, WOKEN, s.today.woken, PEOPLE)
    out[GONE : GONE + PEOPLE] = people.end_how
    out[GONE + PEOPLE : GONE + 2 * PEOPLE] = people.end_cause
    out[GONE + 2 * PEOPLE : JOINED] = people.end_day
    out[JOINED] = people.joined
    out[JOINED + 1] = people.gone_from_home
    out[JOINED + 2] = people.cause
    for character in range(PEOPLE):
        out[RETURNS + character] = people.back[character] if people.is_away(character) else -1
        _bits(out, CURES + 3 * character, people.cures[character], 3)
        _bits(out, MEALS + 2 * character, people.meals[character], 2)
        job = jobs.all[character]
        if job.what != NO_JOB:
            at = JOBS + 5 * character
            out[at] = job.what
            out[at + 1] = job.space
            out[at + 2] = job.which
            out[at + 3] = job.times
    for place in range(len(jobs.order)):
        out[JOBS + 5 * jobs.order[place] + 4] = place + 1
    for place in range(len(people.group)):
        character = people.group[place]
        out[GROUP + character] = place + 1
        out[PROWESS + character] = s.prowess(character)
        out[PROWESS + PEOPLE + character] = s.inventory(character)
        out[PROWESS + 2 * PEOPLE + character] = max(0, s.t.actions - s.blocked(character))
    out[REROLLS : REROLLS + PEOPLE] = fight.rerolls
    out[REROLLS + PEOPLE : REROLLS + 2 * PEOPLE] = fight.skips
    out[REROLLS + 2 * PEOPLE : REROLLS + 3 * PEOPLE] = fight.unarmed_in
    out[REROLLS + 3 * PEOPLE : REROLLS + 4 * PEOPLE] = fight.struck_wounds
    out[REROLLS + 4 * PEOPLE : ROLLS] = fight.struck_kills
    if s.rolls:
        for character in range(PEOPLE):
            out[ROLLS + character] = roll_of(s.rolls, character)


def _house(s: State, out: list[int]) -> None:
    house = s.house
    kinds = s.t.shelter_kind
    for space in range(SPACES):
        card = house.cards[space]
        if card < 0:
            out[SHELTER + space] = -1
        else:
            out[SHELTER + space] = 8 + card if house.turned[space] else kinds[card]
    at = SHELTER + SPACES
    out[at : at + SPACES] = house.fittings
    out[at + SPACES : at + 2 * SPACES] = house.ready
    out[at + 2 * SPACES : IN_REACH] = house.baited
    _bits(out, IN_REACH, reach(s), SPACES)
    _bits(out, IN_REACH + SPACES, s.jobs.occupied() | s.jobs.promised(), SPACES)
    _bits(out, IN_REACH + 2 * SPACES, house.reached, SPACES)
    _bits(out, IN_REACH + 3 * SPACES, house.boarded, len(c.HOLES.entries))
    out[COLD] = house.cold
    out[COLD + 1] = s.felt_cold()
    out[COLD + 2 : COLD + 2 + FITTINGS] = house.deck
    out[COLD + 2 + FITTINGS : STORAGE] = house.ideas


def _goods(s: State, out: list[int]) -> None:
    goods = s.goods
    out[STORAGE : STORAGE + ITEMS] = goods.storage
    out[STORAGE + ITEMS : STORAGE + 2 * ITEMS] = goods.pile
    out[STORAGE + 2 * ITEMS : STORAGE + 3 * ITEMS] = goods.box
    out[STORAGE + 3 * ITEMS : VALUES] = goods.removed
    for item in range(ITEMS):
        out[VALUES + item] = s.value(item)
    out[TRADE] = 1 if s.free_water() else 0
    out[TRADE + 1] = goods.given
    out[TRADE + 2] = goods.trade
    out[TRADE + 3] = goods.grey_credit


def _decks(s: State, out: list[int]) -> None:
    decks = s.decks
    out[SIZES] = len(decks.events)
    out[SIZES + 1] = len(decks.exploration)
    out[SIZES + 2] = len(decks.unknown)
    out[SIZES + 3] = len(decks.residents)
    out[SIZES + 4] = len(decks.findings)
    out[SIZES + 5] = len(decks.raids)
    out[SIZES + 6] = len(decks.visitors)
    out[SIZES + 7] = len(decks.locations)
    out[SIZES + 8] = len(decks.narratives)
    out[SIZES + 9] = len(decks.unused)
    out[SIZES + 10] = len(decks.red_raids)
    out[SIZES + 11] = len(decks.red_residents)
    _top(out, EVENTS_DECK, decks.events, decks.known)
    _top(out, RESIDENTS_DECK, decks.residents, decks.known)
    _top(out, RAIDS_DECK, decks.raids, decks.known)
    _top(out, VISITORS_DECK, decks.visitors, decks.known)
    _top(out, UNKNOWN_DECK, decks.unknown, decks.known)
    _top(out, FINDINGS_DECK, decks.findings, decks.known)
    _top(out, NARRATIVES_DECK, decks.narratives, decks.known)
    _top(out, UNUSED_DECK, decks.unused, decks.known)
    for place in range(min(EXPLORED, len(decks.explored))):
        out[EXPLORED_AT + place] = decks.explored[place] + 1
    for card in decks.residents_met:
        out[MET + card] += 1
    for card in decks.findings_used:
        out[USED + card] += 1
    for card in decks.visitors_seen:
        out[VISITORS + card] += 1
    out[LOCATIONS:NARRATIVES] = decks.spots
    for place in range(len(decks.kept)):
        out[NARRATIVES + decks.kept[place]] = place + 1
    drawn = -1
    for card in decks.removed:
        if kind_of(card) == EVENT_CARD:
            drawn = card_of(card)
    out[EVENT] = drawn
    _listed(out, REMOVED, decks.removed)
    _listed(out, RED_SEEN, decks.red_seen)
    _listed(out, SEEN_TODAY, decks.seen)


def _top(out: list[int], deck: int, cards: list[int], known: list[int]) -> None:
    n = known[deck]
    if n == 0:
        return
    at = KNOWN_AT + deck * (KNOWN + 1)
    out[at] = n
    for i in range(min(n, KNOWN)):
        out[at + 1 + i] = cards[len(cards) - 1 - i] + 1


def _listed(out: list[int], at: int, cards: list[int]) -> None:
    for card in cards:
        out[at + STARTS[kind_of(card)] + card_of(card)] += 1


def _outing(s: State, out: list[int]) -> None:
    outing = s.outing
    out[OUTING] = outing.location
    out[OUTING + 1] = outing.noise
    out[OUTING + 2] = heard_at(s)
    out[OUTING + 3] = outing.hiding_place
    out[OUTING + 4] = outing.map
    out[OUTING + 5] = outing.resident
    out[OUTING + 6] = outing.next_resident
    out[OUTING + 7] = outing.met
    out[OUTING + 8] = outing.looked_around
    out[OUTING + 9] = outing.lawyer_used + 2 * outing.scavenger_used + 4 * outing.no_special
    out[OUTING + 10] = outing.row_card
    out[OUTING + 11] = outing.free_wood
    out[OUTING + 12] = load_of(s)
    out[OUTING + 13] = capacity(s)
    _bits(out, VISITED, outing.visited, len(c.WAYS.entries))


def _fight(s: State, out: list[int]) -> None:
    fight, raid = s.fight, s.raid
    at = FOES_AT
    for foe in fight.foes[:FOES]:
        out[at] = foe.token
        out[at + 1] = foe.weapon
        out[at + 2] = foe.spare
        out[at + 3] = foe.prowess
        out[at + 4] = foe.wounds
        out[at + 5] = foe.skips
        out[at + 6] = foe.rerolls
        out[at + 7] = foe.shot
        out[at + 8] = foe.unarmed_in
        at += 9
    at = QUEUE
    for attack in fight.queue[:ATTACKS]:
        out[at] = attack.side + 1
        out[at + 1] = attack.number
        out[at + 2] = attack.shoots
        out[at + 3] = attack.note + 1
        at += 4
    out[FIGHT] = fight.going
    out[FIGHT + 1] = fight.round
    out[FIGHT + 2] = fight.killed
    out[FIGHT + 3] = fight.wounds_dealt
    out[FIGHT + 4] = fight.flee_after_kills
    out[FIGHT + 5] = fight.flee_after_wounds
    out[FIGHT + 6] = fight.no_flee
    out[FIGHT + 7] = fight.our_wounds
    out[FIGHT + 8] = fight.our_kills
    out[FIGHT + 9] = fight.their_wounds
    out[FIGHT + 10] = fight.their_kills
    out[FIGHT + 11] = fight.shield
    out[FIGHT + 12] = fight.parleyed
    out[FIGHT + 13] = fight.blast
    out[FIGHT + 14] = fight.fallen
    out[FIGHT + 15] = fight.won
    out[FIGHT + 16] = len(fight.foes)
    out[FIGHT + 17] = fight.step
    at = DICE_AT
    for roll in rolls_of(s)[:DICE]:
        out[at] = roll.attack.side + 1
        out[at + 1] = roll.attack.number
        out[at + 2] = roll.attack.note + 1
        out[at + 3] = roll.weapon
        out[at + 4] = roll.face
        out[at + 5] = roll.became
        out[at + 6] = roll.wounds
        out[at + 7] = roll.kills
        at += 8
    out[DROPPED:RAID] = fight.dropped
    out[RAID] = raid.card
    out[RAID + 1] = raid.going
    out[RAID + 2] = raid.void
    out[RAID + 3] = raid.modifier
    out[RAID + 4] = raid.skipped
    out[RAID + 5] = defence(s, 0, 0)[1]


def _notes(s: State, out: list[int]) -> None:
    at = NOTES_AT
    for note in s.notes.tokens[:NOTES]:
        out[at] = note.id + 1
        out[at + 1] = note.charges
        out[at + 2] = note.place
        out[at + 3] = note.whose
        out[at + 4] = note.color
        out[at + 5] = note.value
        out[at + 6] = note.weight
        out[at + 7] = note.value_each
        out[at + 8] = note.weight_each
        at += 9
    out[EMPTIED] = s.notes.emptied


def _day(s: State, out: list[int]) -> None:
    today, story = s.today, s.story
    out[TODAY] = today.sniper
    out[TODAY + 1] = today.no_free_water
    out[TODAY + 2] = today.raids
    out[TODAY + 3] = today.discount
    out[TODAY + 4] = today.findings
    out[TODAY + 5] = today.no_commission
    out[TODAY + 6] = today.no_backstab
    out[TODAY + 7] = today.no_parts
    out[TODAY + 8] = today.cards
    out[TODAY + 9] = today.no_visitor
    out[TODAY + 10] = today.ignore_cold
    out[TODAY + 11] = today.inventory
    out[TODAY + 12] = today.quiet
    out[TODAY + 13] = today.noise_min
    out[TODAY + 14] = today.noise_max
    out[TODAY + 15] = today.losses
    out[TODAY + 16] = today.mourning
    out[TODAY + 17] = today.listened
    out[TODAY + 18] = today.cooked
    _bits(out, NOTES_USED, today.notes_used, 20)
    out[OBJECTIVE] = story.goal()
    out[OBJECTIVE + 1] = story.progress
    out[OBJECTIVE + 2] = story.chapters
    for place in range(3):
        out[OBJECTIVE + 3 + place] = story.objectives[place] if place < story.chapters else -1
    out[OBJECTIVE + 6] = story.blocks
    out[OBJECTIVE + 7] = len(story.epilogue)
    out[DIE] = s.die
    out[DIE + 1] = s.answer


def _pending(s: State, out: list[int]) -> None:
    """The steps below the decision from the top, each as a pair with -1 and followed by its facts."""
    asked = s.decision.step if s.decision is not None else None
    at = PENDING_AT
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if step is asked or not step.NAME:
            continue
        if at >= SIZE:
            return
        out[at] = -1
        out[at + 1] = s.t.step_numbers[type(step)]
        at = _facts(out, at + 2, SIZE, step.facts(s))
