"""The view, drawn from the state."""

from typing import TYPE_CHECKING

from holdfast.games.warofmine.catalogue import WEAPONS
from holdfast.games.warofmine.state.decks import (
    EVENTS_DECK,
    FINDINGS_DECK,
    KIND_SIZE,
    NARRATIVES_DECK,
    RAID_CARD,
    RAIDS_DECK,
    RESIDENTS_DECK,
    UNKNOWN_DECK,
    UNUSED_DECK,
    VISITORS_DECK,
)
from holdfast.games.warofmine.state.ending import epilogue_blocks, fates
from holdfast.games.warofmine.state.fight import ALLY, CHARACTER, FOE
from holdfast.games.warofmine.state.notes import AT_LOCATION, WITH_CHARACTER
from holdfast.games.warofmine.state.view import TURNED, WarView

if TYPE_CHECKING:
    from holdfast.games.warofmine.state.state import State


def look(s: "State", seat: int) -> WarView:
    people, goods, house, decks, outing = s.people, s.goods, s.house, s.decks, s.outing
    known = decks.known
    return WarView(
        s.asked(seat),
        s.leader,
        s.day,
        s.phase,
        s.reason + 1,
        people.starters,
        flags(s),
        people.group[:],
        people.levels[:],
        people.where[:],
        people.task[:],
        people.back[:],
        people.cures[:],
        people.hand[:],
        people.meals[:],
        ended(s),
        jobs(s),
        s.jobs.order[:],
        goods.box[:],
        goods.storage[:],
        goods.pile[:],
        goods.removed[:],
        goods.prices[:],
        shelter(s),
        house.turned[:],
        house.fittings[:],
        [house.ready[space] * 2 + house.baited[space] for space in range(len(house.ready))],
        house.boarded,
        house.deck[:],
        house.ideas[:],
        [
            len(decks.events),
            len(decks.exploration),
            len(decks.unknown),
            len(decks.residents),
            len(decks.findings),
            len(decks.raids),
            len(decks.visitors),
            len(decks.locations),
            len(decks.narratives),
            len(decks.unused),
            len(decks.red_raids),
            len(decks.red_residents),
        ],
        [
            top(decks.events, known[EVENTS_DECK]),
            top(decks.residents, known[RESIDENTS_DECK]),
            top(decks.raids, known[RAIDS_DECK]),
            top(decks.visitors, known[VISITORS_DECK]),
            top(decks.unknown, known[UNKNOWN_DECK]),
            top(decks.findings, known[FINDINGS_DECK]),
            top(decks.narratives, known[NARRATIVES_DECK]),
            top(decks.unused, known[UNUSED_DECK]),
        ],
        decks.explored[:],
        decks.residents_met[:],
        decks.findings_used[:],
        decks.visitors_seen[:],
        decks.spots[:],
        decks.kept[:],
        decks.removed[:],
        [card % KIND_SIZE + (0 if card // KIND_SIZE == RAID_CARD else KIND_SIZE) for card in decks.red_seen],
        s.story.goal(),
        s.story.objectives[: s.story.chapters],
        s.story.progress,
        house.cold,
        outing.noise,
        outing.location,
        outing.hiding_place + 2 * outing.map,
        outing.resident,
        s.raid.card,
        decks.seen[:],
        foes(s),
        sheet(s),
        queue(s),
        rerolls(s),
        notes(s),
        s.story.epilogue[:],
        s.story.read[:],
        s.die,
        s.rolls,
        s.answer,
        epilogues(s) if s.reason >= 0 else [],
        fates(s) if s.reason >= 0 else [],
        [s.blocked(character) for character in range(len(people.where))],
    )


def flags(s: "State") -> list[int]:
    """What holds for a day or a night, in one list."""
    today, outing, fight, raid, people, goods = s.today, s.outing, s.fight, s.raid, s.people, s.goods
    return [
        today.sniper,
        today.no_free_water,
        today.raids,
        today.discount,
        today.findings,
        today.no_commission,
        today.no_backstab,
        today.no_parts,
        raid.skipped,
        today.ignore_cold,
        today.inventory,
        raid.modifier,
        today.quiet,
        today.noise_min,
        today.noise_max,
        today.losses,
        today.listened + 2 * today.cooked,
        fight.fallen,
        outing.no_special,
        s.skipped,
        s.next_phase + 1,
        outing.looked_around + 2 * outing.visited,
        outing.met,
        outing.lawyer_used + 2 * outing.scavenger_used,
        raid.void,
        goods.given,
        outing.next_resident + 1,
        fight.won,
        raid.going,
        people.cause + 1,
        fight.blast,
        today.mourning,
        people.joined + 1,
        people.gone_from_home + 1,
        outing.row_card + 1,
        goods.trade,
        today.cards,
        today.notes_used,
        outing.free_wood,
        goods.grey_credit,
        today.no_visitor,
        s.notes.emptied,
        s.house.reached,
        today.woken,
        s.story.blocks,
    ]


def ended(s: "State") -> list[int]:
    """0 for those not gone, otherwise 1 + how + 3 * (1 + state that caused it) + 18 * day."""
    shown: list[int] = []
    people = s.people
    for character in range(len(people.end_how)):
        if people.has_ended(character):
            cause = people.end_cause[character] + 1
            shown.append(1 + people.end_how[character] + 3 * cause + 18 * people.end_day[character])
        else:
            shown.append(0)
    return shown


def jobs(s: "State") -> list[int]:
    """Four numbers for each character: what, where, which, how often."""
    shown: list[int] = []
    for job in s.jobs.all:
        shown += [job.what, job.space, job.which, job.times]
    return shown


def shelter(s: "State") -> list[int]:
    shown: list[int] = []
    for space in range(len(s.house.cards)):
        card = s.house.cards[space]
        if card < 0:
            shown.append(-1)
        elif s.house.turned[space]:
            shown.append(TURNED + card)
        else:
            shown.append(s.t.shelter_kind[card])
    return shown


def foes(s: "State") -> list[int]:
    """Six numbers for each enemy."""
    shown: list[int] = []
    for foe in s.fight.foes:
        shown += [foe.token, foe.weapon, foe.spare, foe.wounds, foe.prowess, foe.skips]
    return shown


def sheet(s: "State") -> list[int]:
    """The numbers of the present fight."""
    fight = s.fight
    dropped = 0
    for weapon in range(1, len(WEAPONS)):
        dropped += fight.dropped[weapon] << (weapon - 1) * 4
    return [
        fight.round,
        fight.killed,
        fight.flee_after_kills,
        fight.flee_after_wounds,
        fight.wounds_dealt,
        fight.our_wounds,
        fight.their_wounds,
        fight.our_kills,
        fight.their_kills,
        fight.no_flee,
        fight.going,
        fight.shield,
        fight.parleyed,
        dropped,
    ]


def queue(s: "State") -> list[int]:
    """Attacks still to be rolled: the number, 16 for an enemy, 32 for a shooter, 64 with a note, 128 for an ally; the
    note is added 256 times."""
    shown: list[int] = []
    for attack in s.fight.queue:
        number = attack.number
        if attack.side == FOE:
            number += 16
        elif attack.side == ALLY:
            number += 128
        elif attack.side == CHARACTER and attack.note >= 0:
            number += 64
        if attack.shoots:
            number += 32
        if attack.note >= 0:
            number += 256 * attack.note
        shown.append(number)
    return shown


def rerolls(s: "State") -> list[int]:
    """Re-rolls of the characters and of the enemies, attacks that a character must skip, the round in which a
    character or an enemy has no weapon, and what each character's attacks of this step add."""
    fight = s.fight
    struck = [wounds + 16 * kills for wounds, kills in zip(fight.struck_wounds, fight.struck_kills, strict=True)]
    left = [foe.rerolls + 16 * foe.shot for foe in fight.foes]
    jammed = [foe.unarmed_in for foe in fight.foes]
    none = [0] * (9 - len(fight.foes))
    return [*fight.rerolls, *left, *none, *fight.skips, *fight.unarmed_in, *jammed, *none, *struck]


def notes(s: "State") -> list[int]:
    """Seven numbers for each note: label, charges, place, colour, value, weight, what counts per charge."""
    shown: list[int] = []
    for note in s.notes.tokens:
        place = note.place
        if place == AT_LOCATION:
            place = 32 + note.whose
        elif place == WITH_CHARACTER:
            place = 64 + note.whose
        each = (1 if note.value_each else 0) + (2 if note.weight_each else 0)
        shown += [note.id, note.charges, place, note.color, note.value, note.weight, each]
    return shown


def top(cards: list[int], n: int) -> list[int]:
    """The top cards, the topmost first."""
    shown: list[int] = []
    for i in range(n):
        shown.append(cards[len(cards) - 1 - i])
    return shown


def epilogues(s: "State") -> list[str]:
    """The scripts that are read at the end."""
    return [s.t.blocks[block].entry for block in epilogue_blocks(s)]
