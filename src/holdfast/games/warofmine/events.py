"""What the log can tell."""

from typing import Final

from holdfast.core import AMOUNT, Domain, EventKind
from holdfast.games.warofmine import catalogue as c

FACES: Final = Domain("face", ("0", "1", "2", "3", "hatchet", "shotgun", "out", "s"))

LEADS: Final = EventKind("leads")
ROLLED: Final = EventKind("rolled", result=AMOUNT)
READ: Final = EventKind("read", script=c.SCRIPTS)
READ_ADDED: Final = EventKind("read-added", number=AMOUNT)
CHANGED: Final = (
    EventKind("hunger", character=c.CHARACTERS, level=AMOUNT),
    EventKind("fatigue", character=c.CHARACTERS, level=AMOUNT),
    EventKind("illness", character=c.CHARACTERS, level=AMOUNT),
    EventKind("misery", character=c.CHARACTERS, level=AMOUNT),
    EventKind("wounds", character=c.CHARACTERS, level=AMOUNT),
)
DIED: Final = EventKind("died", character=c.CHARACTERS)
LEFT: Final = EventKind("left", character=c.CHARACTERS)
TOOK_OWN_LIFE: Final = EventKind("took-own-life", character=c.CHARACTERS)
JOINED: Final = EventKind("joined", character=c.CHARACTERS)
SENT_AWAY: Final = EventKind("sent-away", character=c.CHARACTERS)
GAINED: Final = EventKind("gained", item=c.ITEMS, number=AMOUNT)
LOST: Final = EventKind("lost", item=c.ITEMS, number=AMOUNT)
NOTED: Final = EventKind("noted", note=c.NOTES)
NOTE_GONE: Final = EventKind("note-gone", note=c.NOTES)
EVENT: Final = EventKind("event-card", card=c.EVENTS)
COLD: Final = EventKind("cold", cold=AMOUNT)
OBJECTIVE: Final = EventKind("objective", objective=c.OBJECTIVES)
ACHIEVED: Final = EventKind("achieved", objective=c.OBJECTIVES)
MISSED: Final = EventKind("missed", objective=c.OBJECTIVES)
OPENED: Final = EventKind("opened", space=c.SPACES)
TURNED: Final = EventKind("turned", space=c.SPACES)
BUILT: Final = EventKind("built", fitting=c.FITTINGS, space=c.SPACES)
FITTING_LOST: Final = EventKind("fitting-lost", fitting=c.FITTINGS, space=c.SPACES)
IDEA_TAKEN: Final = EventKind("idea-taken", fitting=c.FITTINGS)
BOARDED: Final = EventKind("boarded", hole=c.HOLES)
VISITED: Final = EventKind("visited", visitor=c.VISITORS)
THIRST: Final = EventKind("thirst", character=c.CHARACTERS)
ATE: Final = EventKind("ate", character=c.CHARACTERS, food=c.FOODS)
TASKED: Final = EventKind("tasked", character=c.CHARACTERS, task=c.TASKS)
WENT: Final = EventKind("went", location=c.LOCATIONS, cards=AMOUNT)
EXPLORED: Final = EventKind("explored", exploration=c.EXPLORATION)
NOISE: Final = EventKind("noise", noise=AMOUNT)
RETURNED: Final = EventKind("returned", cards=AMOUNT)
ADDED: Final = EventKind("added", cards=AMOUNT)
FOUND: Final = EventKind("found", finding=c.FINDINGS, row=c.ROWS)
MET: Final = EventKind("met", resident=c.RESIDENTS, number=AMOUNT)
STRUCK: Final = EventKind("struck", character=c.CHARACTERS, face=FACES)
FOE_STRUCK: Final = EventKind("foe-struck", foe=AMOUNT, face=FACES)
FOE_HIT: Final = EventKind("foe-hit", foe=AMOUNT, wounds=AMOUNT)
FOE_DIED: Final = EventKind("foe-died", foe=AMOUNT)
FLED: Final = EventKind("fled")
FIGHT_OVER: Final = EventKind("fight-over")
FATED: Final = EventKind("fated", fate=c.FATES)
HOME: Final = EventKind("home")
RAIDED: Final = EventKind("raided", raid=c.RAIDS)
SUFFERED: Final = EventKind("suffered", damage=AMOUNT, wounds=AMOUNT)
RAID_VOID: Final = EventKind("raid-void")
CRIME: Final = EventKind("crime", raids=AMOUNT, residents=AMOUNT)
TREATED: Final = EventKind("treated", character=c.CHARACTERS, cure=c.CURES)
EXCHANGED: Final = EventKind("exchanged", location=c.LOCATIONS)
KEPT: Final = EventKind("kept", narrative=c.NARRATIVES)
PLAYED: Final = EventKind("played", narrative=c.NARRATIVES)
DRANK: Final = EventKind("drank", character=c.CHARACTERS, drink=c.DRINKS)
PEEKED: Final = EventKind("peeked", deck=c.DECKS)
TRADED: Final = EventKind("traded", given=AMOUNT)
EPILOGUE: Final = EventKind("epilogue", script=c.SCRIPTS)

EVENT_KINDS: Final = (
    LEADS, ROLLED, READ, READ_ADDED, *CHANGED, DIED, LEFT, TOOK_OWN_LIFE, JOINED, SENT_AWAY, GAINED, LOST, NOTED,
    NOTE_GONE, EVENT, COLD, OBJECTIVE, ACHIEVED, MISSED, OPENED, TURNED, BUILT, FITTING_LOST, IDEA_TAKEN, BOARDED,
    VISITED, THIRST, ATE, TASKED, WENT, EXPLORED, NOISE, RETURNED, ADDED, FOUND, MET, STRUCK, FOE_STRUCK, FOE_HIT,
    FOE_DIED, FLED, FIGHT_OVER, FATED, HOME, RAIDED, SUFFERED, RAID_VOID, CRIME, TREATED, EXCHANGED, KEPT, PLAYED,
    DRANK, PEEKED, TRADED, EPILOGUE,
)  # fmt: skip
