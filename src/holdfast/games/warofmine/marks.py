"""What the numbers in the columns of the state mean."""

from typing import Final

# Where a character is
NOT_HERE: Final = 0
HOME: Final = 1
OUT: Final = 2
AWAY: Final = 3

# How a character ended
DIED: Final = 0
LEFT: Final = 1
SUICIDE: Final = 2

# flags: what holds for a day or a night. Some of them have a name in `terms.FLAGS`.
F_SNIPER: Final = 0
F_NO_FREE_WATER: Final = 1
F_RAIDS: Final = 2
F_DISCOUNT: Final = 3
F_FINDINGS: Final = 4
F_NO_COMMISSION: Final = 5
F_NO_BACKSTAB: Final = 6
F_NO_PARTS: Final = 7
F_SKIP_RAIDS: Final = 8
"""Raids that will not come; lasts beyond the day."""
F_IGNORE_COLD: Final = 9
F_INVENTORY: Final = 10
F_RAID_MODIFIER: Final = 11
F_QUIET: Final = 12
"""Exploration cards during which no noise is heard."""
F_NOISE_MIN: Final = 13
F_NOISE_MAX: Final = 14
F_GONE_TODAY: Final = 15
"""Characters who died or left since this Morning."""
F_USED_TODAY: Final = 16
"""Bit 0: the radio was listened to; bit 1: the cook added his vegetable."""
F_MOURN: Final = 17
"""Deaths in the present fight for which script 266 is still to be read."""
F_NO_SPECIAL: Final = 18
F_SKIP: Final = 19
"""Phases that will be skipped, by bit."""
F_GOTO: Final = 20
"""One more than the phase to go to after coming home."""
F_VISITED: Final = 21
"""Location actions used tonight: bit 0 looking around, then the others."""
F_MET: Final = 22
"""Whether residents were met tonight."""
F_SKILLS: Final = 23
"""Skills used tonight, by bit."""
F_RAID_VOID: Final = 24
F_GIVEN: Final = 25
"""Value given to the visitor who is here."""
F_NEXT_RESIDENT: Final = 26
"""One more than the residents card that comes next."""
F_WON: Final = 27
"""1 if the last fight was won."""
F_RAIDING: Final = 28
F_CAUSE: Final = 29
"""One more than the state that ends somebody just now."""
F_BLAST: Final = 30
"""Wounds that every enemy takes when the wounds of this step are dealt."""
F_MOURNING: Final = 31
"""While the roll for the day's dead is made, further losses count for no day."""
F_JOINED: Final = 32
"""One more than the character who joined in the script that is read, 0 for nobody."""
F_GONE_AT_HOME: Final = 33
"""One more than the character who is gone and was at home while a party was out; 0 otherwise."""
F_ROW_CARD: Final = 34
"""One more than the exploration card that is just resolved, until its findings are drawn."""
F_TRADE: Final = 35
"""What came of the trade with those who are met, by the numbers of `terms.TRADES`."""
F_CARDS: Final = 36
"""Exploration cards that this day adds to the Unknown deck."""
F_NOTES_USED: Final = 37
"""Notes that were used today and may be used once a day, by their bits in the tables."""
F_FREE_WOOD: Final = 38
"""Wood that was added for nothing while choosing findings."""
F_GREY_CREDIT: Final = 39
"""What of the credit in the present trade was given in grey goods."""
F_NO_VISITOR: Final = 40
"""Whether the next visitor stays away."""
F_EMPTIED: Final = 41
"""1 when the last charge that was spent was the last of its note."""
F_REACHED: Final = 42
"""What was in reach when the present stage began, 0 outside of one."""
F_WOKEN: Final = 43
"""Who lay down on the floor this Evening and was woken to guard, as a mask."""
F_READ: Final = 44
"""Blocks read in this phase: a circle of scripts ends (TWM-12.2)."""
FLAG_COUNT: Final = 45

# fight: the present fight
ROUND: Final = 0
KILLED: Final = 1
FLEE_AFTER_KILLS: Final = 2
FLEE_AFTER_WOUNDS: Final = 3
WOUNDS_DEALT: Final = 4
POOL_OURS: Final = 5
"""Wounds for enemies."""
POOL_THEIRS: Final = 6
"""Wounds for characters."""
KILLS_OURS: Final = 7
KILLS_THEIRS: Final = 8
NO_FLEE: Final = 9
FIGHTING: Final = 10
SHIELD: Final = 11
"""Wounds that a fast runner still spares the party."""
PARLEYED: Final = 12
"""The round after which a stop script was read last."""
DROPPED: Final = 13
"""Weapons that enemies dropped or emptied: how many of each, four bits a weapon."""
FIGHT_COUNT: Final = 14

REROLL_COUNT: Final = 70
"""rerolls: of the characters, of the enemies; then attacks that a character must skip; the round in which a character,
or an enemy, has no weapon; then what each character's attacks of this step add to the wounds."""

# foes: six numbers for each enemy
FOE_TOKEN: Final = 0
FOE_WEAPON: Final = 1
FOE_SPARE: Final = 2
"""The weapon behind the first; -1 for none."""
FOE_WOUNDS: Final = 3
FOE_PROWESS: Final = 4
FOE_SKIPS: Final = 5
FOE_SIZE: Final = 6

# Kinds of event cards
ORDINARY: Final = 0
CHAPTER: Final = 1
ENDING: Final = 2

# Decks, in the lists of cards that left the game or were seen today
DECK_SIZE: Final = 32
"""More than a deck has different cards: they are listed as deck * DECK_SIZE + card."""
EVENT_CARD: Final = 0
RAID_CARD: Final = 1
VISITOR_CARD: Final = 2
LOCATION_CARD: Final = 3
NARRATIVE_CARD: Final = 4
RESIDENT_CARD: Final = 5
EXPLORATION_CARD: Final = 6
FINDING_CARD: Final = 7
SHELTER_CARD: Final = 8

# known: the decks of the catalogue, then the narrative cards and the unused characters
EVENTS_DECK: Final = 0
RESIDENTS_DECK: Final = 1
RAIDS_DECK: Final = 2
VISITORS_DECK: Final = 3
UNKNOWN_DECK: Final = 4
FINDINGS_DECK: Final = 5
KNOWN_NARRATIVES: Final = 6
KNOWN_UNUSED: Final = 7
KNOWN_COUNT: Final = 8

# slots: cards that wait to be used, by bit
SLOT_HIDING: Final = 1
SLOT_MAP: Final = 2

# notes: seven numbers for each token on the table
NOTE_ID: Final = 0
NOTE_CHARGES: Final = 1
NOTE_PLACE: Final = 2
NOTE_COLOR: Final = 3
NOTE_VALUE: Final = 4
NOTE_WEIGHT: Final = 5
NOTE_PER_CHARGE: Final = 6
NOTE_SIZE: Final = 7
NOTE_STORED: Final = 0
NOTE_CARRIED: Final = 1
NOTE_ON_TABLE: Final = 2
NOTE_HIDDEN: Final = 3
"""Hidden; nothing from here on can be taken or used at home."""
NOTE_AT: Final = 32
"""On a location, which is added."""
NOTE_WITH: Final = 64
"""With a character, who is added, until Dawn."""

# NOTE_PER_CHARGE: what counts once for each charge
VALUE_PER_CHARGE: Final = 1
WEIGHT_PER_CHARGE: Final = 2
