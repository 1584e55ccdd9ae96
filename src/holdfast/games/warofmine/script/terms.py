"""The terms of the script language by number, and the arguments that each operation takes."""

from typing import Final

# Characters and their states

RAISE: Final = 0
LOWER: Final = 1
SET: Final = 2
SPLIT_WOUNDS: Final = 3
RELIEF: Final = 4
SATED: Final = 5
ASSIGN_MED: Final = 6
REMOVE_CHARACTER: Final = 7
RECRUIT: Final = 8
SEND_AWAY: Final = 9
MOVE_ALL: Final = 10

# Goods

GAIN: Final = 11
LOSE: Final = 12
LOSE_VALUE: Final = 13
GAIN_VALUE: Final = 14
TRADE: Final = 15
PRICE: Final = 16
REMOVE_BOX: Final = 17

# Dice, and the questions that go with them

ROLL: Final = 18
EMPATHY_ROLL: Final = 19
PROWESS_REROLLS_ALLOWED: Final = 20
SELECT: Final = 21

# Notes, and how the story goes on

NOTE_TOKEN: Final = 22
TOKEN_STATS: Final = 23
REMOVE_NOTE_TOKEN: Final = 24
SPEND_CHARGE: Final = 25
EPILOGUE_NOTE: Final = 26
PLAY_SCRIPT: Final = 27
TODAY: Final = 28
SKIP_PHASE: Final = 29
GOTO_PHASE: Final = 30
GAME_OVER: Final = 31

# Exploring

RETURN_EXPLORATION: Final = 32
ADD_EXPLORATION: Final = 33
PLAY_EXPLORATION: Final = 34
DRAW_FINDINGS: Final = 35
NO_SPECIAL_FINDING: Final = 36
NOISE: Final = 37
NOISE_SET: Final = 38
NOISE_MIN: Final = 39
NOISE_MAX: Final = 40
NOISE_ROLL: Final = 41
IGNORE_NOISE: Final = 42
INVENTORY_BONUS: Final = 43
END_SCAVENGING: Final = 44

# Residents and fights

PLAY_RESIDENT: Final = 45
SHUFFLE_RESIDENT_BACK: Final = 46
COMBAT_START: Final = 47
COMBAT: Final = 48
BACKSTAB: Final = 49
BLAST: Final = 50
GAIN_ENEMY_WEAPONS: Final = 51
END_COMBAT: Final = 52

# The Shelter

FREE_FITTING: Final = 53
TAKE_FITTING_CARD: Final = 54
LOSE_FITTINGS: Final = 55
BOARD_UPS: Final = 56
COLD: Final = 57
IGNORE_COLD: Final = 58
EXTRA_ACTIONS: Final = 59

# Decks and night raids

LOOK_TOP: Final = 60
DRAW_EVENT: Final = 61
REMOVE_TOP_EVENT: Final = 62
ADD_RANDOM_EVENT: Final = 63
DRAW_VISITOR: Final = 64
PLAY_VISITOR: Final = 65
REMOVE_VISITORS: Final = 66
EXCHANGE_LOCATION: Final = 67
DRAW_NARRATIVE: Final = 68
DRAW_NIGHT_RAID: Final = 69
NIGHT_RAID: Final = 70
IGNORE_NIGHT_RAID: Final = 71
RAID_MODIFIER: Final = 72
SHUFFLE_RED: Final = 73

# What lasting notes do

ADD_CHARGE: Final = 74
GUARD: Final = 75
CRAFT_FITTING: Final = 76
CLEAR_CARDS: Final = 77
FETCH: Final = 78

# What the reader adds between them: the second half of an operation that asks or rolls first

END: Final = 79
TAKE_ROLL: Final = 80
TAKE_ROLLS: Final = 81
TAKE_SELECTED: Final = 82
TAKE_TESTED: Final = 83
TAKE_RETURNED: Final = 84
SELECT_FOR: Final = 85


ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    # Characters and their states
    "raise": ("state", "n", "who", "rolled?", "rolled_max?", "from?", "char?"),
    "lower": ("state", "n", "who", "rolled?", "rolled_max?", "from?", "char?"),
    "set": ("state", "n", "who", "from?", "char?"),
    "split_wounds": ("n", "who"),
    "relief": ("state", "state2", "n", "who"),
    "sated": ("who?", "n?", "food_only?"),
    "assign_med": ("item",),
    "remove_character": ("who", "how?"),
    "recruit": ("source",),
    "send_away": ("until",),
    "move_all": ("to",),
    # Goods
    "gain": ("items?", "one_of?", "per?", "to?"),
    "lose": ("items?", "one_of?", "kind?", "colors?", "n?", "from?", "most_valuable_first?"),
    "lose_value": ("min", "colors?", "from?"),
    "gain_value": ("colors", "value", "to?"),
    "trade": ("commission", "colors?", "goods?", "limit?", "single?", "prices?"),
    "price": ("one_of", "d?", "n?"),
    "remove_box": ("items",),
    # Dice, and the questions that go with them
    "roll": ("die?", "per?", "times?", "prowess_rerolls?", "add?"),
    "empathy_roll": ("who", "each?"),
    "prowess_rerolls_allowed": (),
    "select": ("from", "n", "or_more?", "state?"),
    # Notes, and how the story goes on
    "note_token": ("label", "place", "charges?", "script?", "trigger_roll?", "trigger_script?"),
    "token_stats": ("color", "value", "weight", "per_charge?"),
    "remove_note_token": ("label?",),
    "spend_charge": ("n",),
    "epilogue_note": ("script",),
    "play_script": ("script",),
    "today": ("flag", "n"),
    "skip_phase": ("phase", "n?"),
    "goto_phase": ("phase",),
    "game_over": ("result",),
    # Exploring
    "return_exploration": ("n?", "repeat?", "most?"),
    "add_exploration": ("n",),
    "play_exploration": ("cards",),
    "draw_findings": ("rows", "n"),
    "no_special_finding": (),
    "noise": ("d",),
    "noise_set": ("n",),
    "noise_min": ("n",),
    "noise_max": ("n",),
    "noise_roll": ("times?",),
    "ignore_noise": ("until",),
    "inventory_bonus": ("n",),
    "end_scavenging": (),
    # Residents and fights
    "play_resident": ("card?", "when"),
    "shuffle_resident_back": (),
    "combat_start": ("by?",),
    "combat": (
        "enemies",
        "prowess",
        "weapons",
        "backstab_first?",
        "no_flee?",
        "enemies_flee_after_kills?",
        "enemies_flee_after_wounds?",
    ),
    "backstab": ("by",),
    "blast": ("n",),
    "gain_enemy_weapons": ("to?",),
    "end_combat": ("flee?",),
    # The Shelter
    "free_fitting": ("cards?",),
    "take_fitting_card": ("card?",),
    "lose_fittings": ("n", "area?"),
    "board_ups": ("n", "anywhere?"),
    "cold": ("d",),
    "ignore_cold": ("until",),
    "extra_actions": ("n",),
    # Decks and night raids
    "look_top": ("deck",),
    "draw_event": (),
    "remove_top_event": (),
    "add_random_event": (),
    "draw_visitor": (),
    "play_visitor": ("card",),
    "remove_visitors": ("cards",),
    "exchange_location": ("n",),
    "draw_narrative": ("n", "keep"),
    "draw_night_raid": (),
    "night_raid": ("damage", "wounds"),
    "ignore_night_raid": (),
    "raid_modifier": ("d",),
    "shuffle_red": (),
    # What lasting notes do
    "add_charge": ("n",),
    "guard": ("who",),
    "craft_fitting": (),
    "clear_cards": ("n",),
    "fetch": ("item",),
}
"""In the order of the numbers above; an argument with a question mark may be left out."""

OPERATIONS: Final = tuple(ARGUMENTS)

CARDS_ONLY: Final = (
    "relief", "sated", "price", "remove_box", "today", "blast", "end_combat", "extra_actions", "shuffle_red",
    "add_charge", "guard", "craft_fitting", "clear_cards", "fetch",
)  # fmt: skip
"""What only our cards and notes need; all others are of the printed book."""


# Whom an operation means

WHO: Final = (
    "this", "present", "all", "choose", "guards", "new_character", "char", "in_shelter", "passed", "failed", "rolled",
    "floor", "wounded", "others", "lowest", "result", "sleepers",
)  # fmt: skip
WHO_THIS: Final = 0
WHO_PRESENT: Final = 1
WHO_ALL: Final = 2
WHO_CHOOSE: Final = 3
WHO_GUARDS: Final = 4
WHO_NEW: Final = 5
WHO_CHAR: Final = 6
WHO_IN_SHELTER: Final = 7
WHO_PASSED: Final = 8
WHO_FAILED: Final = 9
WHO_ROLLED: Final = 10
WHO_FLOOR: Final = 11
WHO_WOUNDED: Final = 12
WHO_OTHERS: Final = 13
WHO_LOWEST: Final = 14
WHO_RESULT: Final = 15
WHO_SLEEPERS: Final = 16

# How a script goes on

KINDS: Final = ("auto", "choice", "roll", "condition", "character")
AUTO: Final = 0
CHOICE: Final = 1
ROLL_OPTION: Final = 2
CONDITION: Final = 3
CHARACTER: Final = 4

TAGS: Final = (
    "talk", "refuse", "flee", "help", "accept", "steal", "give", "fight", "wait", "hide", "trade", "child",
)  # fmt: skip
HELP: Final = 3
CHILD: Final = 11

# Which goods

GOODS: Final = ("", "food", "weapon", "token", "any")
FOOD: Final = 1
WEAPON: Final = 2
TOKEN: Final = 3
ANY: Final = 4

PLACES: Final = (
    "", "home", "out", "morning", "day", "dusk", "evening", "scavenging", "raid", "dawn", "combat",
)  # fmt: skip

AREAS: Final = ("any", "top", "middle", "ground", "basement", "sub-basement")
"""The whole house, or one of its floors."""
ANYWHERE: Final = 0

TRADES: Final = ("", "open", "declined", "made")
"""A trade that comes to nothing is declined; one in which something was given was made."""
TRADE_OPEN: Final = 1
TRADE_DECLINED: Final = 2
TRADE_MADE: Final = 3

# What holds for a day or a night

FLAGS: Final = (
    "sniper", "no-free-water", "raids", "discount", "findings", "no-commission", "no-backstab", "no-parts", "cards",
    "no-visitor",
)  # fmt: skip
FLAG_SNIPER: Final = 0
FLAG_NO_FREE_WATER: Final = 1
FLAG_RAIDS: Final = 2
FLAG_DISCOUNT: Final = 3
FLAG_FINDINGS: Final = 4
FLAG_NO_COMMISSION: Final = 5
FLAG_NO_BACKSTAB: Final = 6
FLAG_NO_PARTS: Final = 7
FLAG_CARDS: Final = 8
FLAG_NO_VISITOR: Final = 9

# What of a note counts once for each charge

VALUE_PER_CHARGE: Final = 1
WEIGHT_PER_CHARGE: Final = 2

POOLS: Final = (
    "ri-scavenging", "ri-other", "ri-residents", "ri-findings", "ri-visitors", "ri-night-raids", "ri-shelter-day",
    "memory", "flavour",
)  # fmt: skip
POOL_RESIDENTS: Final = 2
POOL_FINDINGS: Final = 3
POOL_RAIDS: Final = 5
POOL_DAYS: Final[tuple[int, ...]] = (6, 7, 8)
