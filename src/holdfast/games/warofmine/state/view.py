# mypyc: skip
"""What a seat may know. The table is one team, so all seats see the same (TWM-1.19)."""

import msgspec

from holdfast.core.view import Asked

# jobs: four numbers for each character
JOB_SPACE = 1
JOB_ARG = 2
JOB_SIZE = 4

# foes: six numbers for each enemy
FOE_WEAPON = 1
FOE_WOUNDS = 3
FOE_PROWESS = 4
FOE_SIZE = 6

# notes: seven numbers for each token
NOTE_CHARGES = 1
NOTE_SIZE = 7

FIGHTING = 10
"""In `fight`: whether there is one."""

TURNED = 16
"""Added to the number of a card of rubble that has been turned."""


class WarView(msgspec.Struct, frozen=True):
    """Columns are those of the state. Hidden cards are shown by their number only; `known` cards of decks by name."""

    asked: Asked | None
    leader: int
    day: int
    phase: int
    over: int
    starters: int
    flags: list[int]
    group: list[int]
    levels: list[int]
    where: list[int]
    task: list[int]
    back: list[int]
    cures: list[int]
    hand: list[int]
    meals: list[int]
    ended: list[int]
    jobs: list[int]
    order: list[int]
    box: list[int]
    storage: list[int]
    pile: list[int]
    gone: list[int]
    prices: list[int]
    cards: list[int]
    """The kind of card on each space, -1 for none; TURNED + the card where rubble has been turned."""
    turned: list[int]
    fittings: list[int]
    waits: list[int]
    boarded: int
    fitting_deck: list[int]
    ideas: list[int]
    deck_sizes: list[int]
    """Events, exploration, Unknown, residents, findings, raids, visitors, locations, narratives, unused characters,
    red raids and red residents."""
    known: list[list[int]]
    """The cards on top of each deck that everybody has seen, top first."""
    explored: list[int]
    residents_met: list[int]
    findings_used: list[int]
    visitors_seen: list[int]
    spots: list[int]
    kept: list[int]
    removed: list[int]
    red_seen: list[int]
    """Red-corner cards known to have entered their decks: night raids, 32 + residents."""
    objective: int
    """The open objective, -1 for none."""
    revealed_objectives: list[int]
    progress: int
    cold: int
    noise: int
    location: int
    slots: int
    resident: int
    raid: int
    seen: list[int]
    foes: list[int]
    fight: list[int]
    queue: list[int]
    rerolls: list[int]
    notes: list[int]
    epilogue: list[int]
    read: list[int]
    die: int
    rolls: int
    answer: int
    epilogues: list[str]
    """The scripts of the survivors and of the epilogue notes, when the match is over."""
    fates: list[tuple[int, str, str, int]]
    """Who is gone, when the match is over: the character, how («died», «left», «suicide»), of which state (empty if of
    none), on which day. Whoever lived is in the group."""
    blocked: list[int]
    """How many of the three day actions of each character are blocked."""
