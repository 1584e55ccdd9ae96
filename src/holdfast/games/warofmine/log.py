"""What the log can tell."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
from holdfast.core import AMOUNT, Domain, EventKind

FACES: Final[Domain] = Domain("face", ("0", "1", "2", "3", "hatchet", "shotgun", "out", "s"))

BEGINS: Final[EventKind] = EventKind("begins", character=c.CHARACTERS, skill=c.SKILLS)
LEADS: Final[EventKind] = EventKind("leads")
ROLLS: Final[Domain] = Domain(
    "roll",
    (
        "script",
        "lock",
        "poke-about",
        "sniper",
        "empathy",
        "water",
        "level-four",
        "newcomer",
        "number",
        "lawyer",
        "hidden",
        "special-finding",
        "look-around",
        "noise",
        "note",
    ),
)
"""What the black die is rolled for."""
(
    FOR_SCRIPT, FOR_LOCK, FOR_POKE, FOR_SNIPER, FOR_EMPATHY, FOR_WATER, FOR_LEVEL_FOUR, FOR_NEWCOMER, FOR_NUMBER,
    FOR_LAWYER, FOR_HIDDEN, FOR_SPECIAL, FOR_LOOK_AROUND, FOR_NOISE, FOR_NOTE,
) = range(len(ROLLS))  # fmt: skip
MEANINGS: Final[Domain] = Domain(
    "meaning",
    (
        "script",
        "held",
        "opened",
        "pieces",
        "hit",
        "missed",
        "felt",
        "hunger",
        "misery",
        "burden",
        "number",
        "stay",
        "persuaded",
        "gone",
        "still-there",
        "nothing-special",
        "special",
        "seen",
        "heard",
        "unheard",
        "acts",
        "idle",
        "moved",
        "unmoved",
    ),
)
"""What a result of the black die means."""
(
    SCRIPT_SAYS, HELD, LOCK_OPENED, PIECES_FOUND, HIT, MISSED_US, FELT, TO_HUNGER, TO_MISERY, BURDEN, SO_MANY, STAY,
    PERSUADED, GONE, STILL_THERE, NOTHING_SPECIAL, SPECIAL, SEEN, HEARD, UNHEARD, ACTS, IDLE, MOVED,
    UNMOVED,
) = range(len(MEANINGS))  # fmt: skip
THROW: Final[dict[str, Domain]] = {
    "result": AMOUNT,
    "roll": ROLLS,
    "added": AMOUNT,
    "limit": AMOUNT,
    "meaning": MEANINGS,
}
"""What the die shows, what it is rolled for, what is added, the limit (0: none), and what it means."""
ROLLED: Final[EventKind] = EventKind("rolled", **THROW)
ROLLED_FOR: Final[EventKind] = EventKind("rolled-for", **THROW, character=c.CHARACTERS)
PAGE: Final[dict[str, Domain]] = {
    "this": c.CHARACTERS,
    "day": AMOUNT,
    "group": AMOUNT,
    "present": AMOUNT,
    "location": c.LOCATIONS,
    "held": AMOUNT,
}
"""What texts may say: whom they are about, the day, how many we are and how many are present, where, and what held."""
READ: Final[EventKind] = EventKind("read", script=c.SCRIPTS, **PAGE)
TOLD: Final[EventKind] = EventKind("told", then=c.OUTCOMES, **PAGE)
"""What came of an option."""
CHANGED: Final[tuple[EventKind, ...]] = (
    EventKind("hunger", character=c.CHARACTERS, level=AMOUNT),
    EventKind("fatigue", character=c.CHARACTERS, level=AMOUNT),
    EventKind("illness", character=c.CHARACTERS, level=AMOUNT),
    EventKind("misery", character=c.CHARACTERS, level=AMOUNT),
    EventKind("wounds", character=c.CHARACTERS, level=AMOUNT),
)
DIED: Final[EventKind] = EventKind("died", character=c.CHARACTERS)
LEFT: Final[EventKind] = EventKind("left", character=c.CHARACTERS)
TOOK_OWN_LIFE: Final[EventKind] = EventKind("took-own-life", character=c.CHARACTERS)
JOINED: Final[EventKind] = EventKind("joined", character=c.CHARACTERS)
SENT_AWAY: Final[EventKind] = EventKind("sent-away", character=c.CHARACTERS)
GAINED: Final[EventKind] = EventKind("gained", item=c.ITEMS, number=AMOUNT)
LOST: Final[EventKind] = EventKind("lost", item=c.ITEMS, number=AMOUNT)
NOTED: Final[EventKind] = EventKind("noted", note=c.NOTES)
NOTE_GONE: Final[EventKind] = EventKind("note-gone", note=c.NOTES)
NOTE_HIDDEN: Final[EventKind] = EventKind("note-hidden", note=c.NOTES, location=c.LOCATIONS)
NOTE_STRUCK: Final[EventKind] = EventKind("note-struck", note=c.NOTES, face=FACES)
SPARED: Final[EventKind] = EventKind("spared", note=c.NOTES, wounds=AMOUNT)
EVENT: Final[EventKind] = EventKind("event-card", card=c.EVENTS)
DAY_LESS: Final[EventKind] = EventKind("day-less")
DAY_MORE: Final[EventKind] = EventKind("day-more")
COLD: Final[EventKind] = EventKind("cold", cold=AMOUNT)
OBJECTIVE: Final[EventKind] = EventKind("objective", objective=c.OBJECTIVES, chapter=AMOUNT)
ACHIEVED: Final[EventKind] = EventKind("achieved", objective=c.OBJECTIVES)
MISSED: Final[EventKind] = EventKind("missed", objective=c.OBJECTIVES)
OPENED: Final[EventKind] = EventKind("opened", space=c.SPACES)
TURNED: Final[EventKind] = EventKind("turned", space=c.SPACES)
BUILT: Final[EventKind] = EventKind("built", fitting=c.FITTINGS, space=c.SPACES)
FITTING_LOST: Final[EventKind] = EventKind("fitting-lost", fitting=c.FITTINGS, space=c.SPACES)
IDEA_TAKEN: Final[EventKind] = EventKind("idea-taken", fitting=c.FITTINGS)
BOARDED: Final[EventKind] = EventKind("boarded", hole=c.HOLES)
SNIPED: Final[EventKind] = EventKind("sniped", character=c.CHARACTERS)
VISITED: Final[EventKind] = EventKind("visited", visitor=c.VISITORS)
VISITOR_GONE: Final[EventKind] = EventKind("visitor-gone", visitor=c.VISITORS)
THIRST: Final[EventKind] = EventKind("thirst", character=c.CHARACTERS)
ATE: Final[EventKind] = EventKind("ate", character=c.CHARACTERS, food=c.FOODS)
TASKED: Final[EventKind] = EventKind("tasked", character=c.CHARACTERS, task=c.TASKS)
WENT: Final[EventKind] = EventKind("went", location=c.LOCATIONS, cards=AMOUNT)
EXPLORED: Final[EventKind] = EventKind("explored", exploration=c.EXPLORATION)
NOISE_LEAST: Final[EventKind] = EventKind("noise-least", noise=AMOUNT)
NOISE_MOST: Final[EventKind] = EventKind("noise-most", noise=AMOUNT)
QUIET: Final[EventKind] = EventKind("quiet", cards=AMOUNT)
CARRIES: Final[EventKind] = EventKind("carries", n=AMOUNT)
NOISE: Final[EventKind] = EventKind("noise", noise=AMOUNT)
RETURNED: Final[EventKind] = EventKind("returned", cards=AMOUNT)
ADDED: Final[EventKind] = EventKind("added", cards=AMOUNT)
FOUND: Final[EventKind] = EventKind("found", finding=c.FINDINGS, row=c.ROWS)
MET: Final[EventKind] = EventKind("met", resident=c.RESIDENTS, number=AMOUNT)
STRUCK: Final[EventKind] = EventKind("struck", character=c.CHARACTERS, face=FACES)
FOE_STRUCK: Final[EventKind] = EventKind("foe-struck", foe=AMOUNT, face=FACES)
FOE_HIT: Final[EventKind] = EventKind("foe-hit", foe=AMOUNT, wounds=AMOUNT)
FOE_DIED: Final[EventKind] = EventKind("foe-died", foe=AMOUNT)
FLED: Final[EventKind] = EventKind("fled")
FIGHT_OVER: Final[EventKind] = EventKind("fight-over")
FATED: Final[EventKind] = EventKind("fated", fate=c.FATES)
FATED_IN_FIGHT: Final[EventKind] = EventKind("fated-in-fight", effect=c.COMBAT_SCRIPTS, fits=AMOUNT)
HOME: Final[EventKind] = EventKind("home")
RAIDED: Final[EventKind] = EventKind("raided", raid=c.RAIDS)
SUFFERED: Final[EventKind] = EventKind("suffered", damage=AMOUNT, wounds=AMOUNT)
RAID_VOID: Final[EventKind] = EventKind("raid-void")
CRIME: Final[EventKind] = EventKind("crime", raids=AMOUNT, residents=AMOUNT)
TREATED: Final[EventKind] = EventKind("treated", character=c.CHARACTERS, cure=c.CURES)
EXCHANGED: Final[EventKind] = EventKind("exchanged", location=c.LOCATIONS, here=AMOUNT)
KEPT: Final[EventKind] = EventKind("kept", narrative=c.NARRATIVES)
PLAYED: Final[EventKind] = EventKind("played", narrative=c.NARRATIVES)
MOURNED: Final[EventKind] = EventKind("mourned", misery=AMOUNT)
SHAKEN: Final[EventKind] = EventKind("shaken", misery=AMOUNT)
DRANK: Final[EventKind] = EventKind("drank", character=c.CHARACTERS, drink=c.DRINKS)
PEEKED: Final[EventKind] = EventKind("peeked", deck=c.DECKS)
TRADED: Final[EventKind] = EventKind("traded", given=AMOUNT)
EPILOGUE: Final[EventKind] = EventKind("epilogue", script=c.SCRIPTS, **PAGE)
ENDED: Final[tuple[EventKind, ...]] = (
    EventKind("end-died", character=c.CHARACTERS, day=AMOUNT),
    EventKind("end-left", character=c.CHARACTERS, day=AMOUNT),
    EventKind("end-own-life", character=c.CHARACTERS, day=AMOUNT),
)
END_CAUSE: Final[EventKind] = EventKind("end-cause", character=c.CHARACTERS, condition=c.STATES)
END_LIVED: Final[EventKind] = EventKind("end-lived", character=c.CHARACTERS)
END_LAST: Final[EventKind] = EventKind("end-last", character=c.CHARACTERS)

EVENT_KINDS: Final[tuple[EventKind, ...]] = (
    BEGINS, LEADS, ROLLED, ROLLED_FOR, READ, TOLD, *CHANGED, DIED, LEFT, TOOK_OWN_LIFE, JOINED, SENT_AWAY, GAINED, LOST,
    NOTED, NOTE_GONE, NOTE_HIDDEN, NOTE_STRUCK, SPARED,
    EVENT, DAY_LESS, DAY_MORE, COLD, OBJECTIVE, ACHIEVED, MISSED, OPENED, TURNED, BUILT, FITTING_LOST, IDEA_TAKEN,
    BOARDED, SNIPED, VISITED, VISITOR_GONE, THIRST, ATE, TASKED, WENT, EXPLORED, NOISE, NOISE_LEAST, NOISE_MOST, QUIET,
    CARRIES, RETURNED, ADDED, FOUND, MET, STRUCK, FOE_STRUCK, FOE_HIT, FOE_DIED, FLED,
    FIGHT_OVER, FATED, FATED_IN_FIGHT, HOME, RAIDED, SUFFERED, RAID_VOID, CRIME, TREATED, EXCHANGED, KEPT, PLAYED,
    MOURNED, SHAKEN, DRANK, PEEKED, TRADED, EPILOGUE, *ENDED, END_CAUSE, END_LIVED, END_LAST,
)  # fmt: skip
