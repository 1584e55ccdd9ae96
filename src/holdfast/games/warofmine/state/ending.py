# mypyc: skip
"""How a match ended, for the group and for each of its people."""

from typing import TYPE_CHECKING

import holdfast.games.warofmine.catalogue as c
from holdfast.core.view import Outcome, Standing
from holdfast.games.warofmine.state.reasons import CEASEFIRE

if TYPE_CHECKING:
    from holdfast.games.warofmine.state.state import State

REASONS = ("ceasefire", "no-starter", "nobody-left", "no-guard")
PARTS = ("victory", "survivors", "days")
ENDS = ("died", "left", "suicide")


def outcome(s: "State") -> Outcome:
    """The table wins or loses together; points tell a good end from a bitter one."""
    won = s.reason == CEASEFIRE
    survivors = len(s.people.group)
    parts = {
        "victory": [100 if won else 0] * s.seats,
        "survivors": [10 * survivors if s.war_is_over() else 0] * s.seats,
        "days": [s.day] * s.seats,
    }
    scores = [sum(part[seat] for part in parts.values()) for seat in range(s.seats)]
    return Outcome(reason=REASONS[s.reason], places=[1] * s.seats, scores=scores, parts=parts, lost=not won)


FIGURES = ("day", "people", "lost", "worst", "food", "water", "wood", "components", "medicine", "fittings", "boarded")
"""What a group would name when asked how it stands."""


def standing(s: "State") -> Standing:
    """The points so far, and the figures of the siege."""
    if s.reason >= 0:
        parts = outcome(s).parts
    else:
        nothing = [0] * s.seats
        parts = {"victory": nothing, "survivors": nothing, "days": [s.day] * s.seats}
    people, storage = s.people, s.goods.storage
    figures = {
        "day": s.day,
        "people": len(people.group),
        "lost": len([how for how in people.end_how if how >= 0]),
        "worst": max([people.worst(character) for character in people.group], default=0),
        "food": storage[c.RAW_FOOD - 1] + storage[c.RAW_FOOD] + storage[c.CANNED_FOOD],
        "water": storage[c.WATER],
        "wood": storage[c.WOOD],
        "components": storage[c.COMPONENTS],
        "medicine": storage[c.BANDAGES] + storage[c.MEDS] + storage[c.HERBAL_MEDS],
        "fittings": len([fitting for fitting in s.house.fittings if fitting >= 0]),
        "boarded": s.house.boarded.bit_count(),
    }
    return Standing([sum(part[seat] for part in parts.values()) for seat in range(s.seats)], parts, figures)


def epilogue_of(s: "State", character: int) -> int:
    """The block of a survivor's epilogue: highest state 0-1 good, 2 mixed, 3 or more bad (TWM-13.5)."""
    for block in s.t.own_epilogues[character]:
        if s.t.reader.fits(s, block):
            return block
    worst = s.people.worst(character)
    tier = 0 if worst <= 1 else 1 if worst == 2 else 2
    return s.t.epilogue_of(character, tier)


def epilogue_blocks(s: "State") -> list[int]:
    """What is read at the end: after a ceasefire each survivor's epilogue, then the notes (TWM-12.7)."""
    survivors = s.people.group if s.war_is_over() else []
    return [epilogue_of(s, character) for character in survivors] + epilogue_notes(s)


def epilogue_notes(s: "State") -> list[int]:
    """The pages that were put down and hold good now; those about the town come last."""
    found = sorted(s.story.epilogue, key=lambda block: s.t.blocks[block].order)
    return [block for block in found if s.t.reader.fits(s, block)]


def fates(s: "State") -> list[tuple[int, str, str, int]]:
    """Who is gone: the character, how («died», «left», «suicide»), of which state (empty if of none), on which day."""
    found = []
    people = s.people
    for character in range(len(c.CHARACTERS)):
        if people.has_ended(character):
            cause = people.end_cause[character]
            state = c.STATES.entries[cause] if cause >= 0 else ""
            found.append((character, ENDS[people.end_how[character]], state, people.end_day[character]))
    return found
