"""The words of the script language by number, and the arguments that each operation takes."""

from typing import Final

# What the printed book is made of

RAISE: Final = 0
LOWER: Final = 1
SET: Final = 2
GAIN: Final = 3
ROLL: Final = 4
NOTE_TOKEN: Final = 5
RETURN_EXPLORATION: Final = 6
EMPATHY_ROLL: Final = 7
SELECT: Final = 8
REMOVE_NOTE_TOKEN: Final = 9
LOSE: Final = 10
REMOVE_CHARACTER: Final = 11
PLAY_SCRIPT: Final = 12
TOKEN_STATS: Final = 13
EPILOGUE_NOTE: Final = 14
DRAW_FINDINGS: Final = 15
SPEND_CHARGE: Final = 16
COMBAT: Final = 17
NOISE: Final = 18
LOSE_VALUE: Final = 19
TRADE: Final = 20
SPLIT_WOUNDS: Final = 21
PROWESS_REROLLS_ALLOWED: Final = 22
COMBAT_START: Final = 23
ADD_EXPLORATION: Final = 24
LOSE_FITTINGS: Final = 25
FREE_FITTING: Final = 26
SEND_AWAY: Final = 27
LOOK_TOP: Final = 28
SHUFFLE_RESIDENT_BACK: Final = 29
GAIN_ENEMY_WEAPONS: Final = 30
PLAY_RESIDENT: Final = 31
SKIP_PHASE: Final = 32
DRAW_NIGHT_RAID: Final = 33
RECRUIT: Final = 34
COLD: Final = 35
BACKSTAB: Final = 36
NOISE_ROLL: Final = 37
GOTO_PHASE: Final = 38
IGNORE_NIGHT_RAID: Final = 39
INVENTORY_BONUS: Final = 40
TAKE_FITTING_CARD: Final = 41
NO_SPECIAL_FINDING: Final = 42
EXCHANGE_LOCATION: Final = 43
REMOVE_VISITORS: Final = 44
ASSIGN_MED: Final = 45
RAID_MODIFIER: Final = 46
END_SCAVENGING: Final = 47
GAIN_VALUE: Final = 48
DRAW_EVENT: Final = 49
NOISE_SET: Final = 50
GAME_OVER: Final = 51
BOARD_UPS: Final = 52
DRAW_VISITOR: Final = 53
REMOVE_TOP_EVENT: Final = 54
ADD_RANDOM_EVENT: Final = 55
NOISE_MAX: Final = 56
PLAY_EXPLORATION: Final = 57
DRAW_NARRATIVE: Final = 58
MOVE_ALL: Final = 59
IGNORE_NOISE: Final = 60
NIGHT_RAID: Final = 61
PLAY_VISITOR: Final = 62
NOISE_MIN: Final = 63
IGNORE_COLD: Final = 64

# What the cards need besides

PRICE: Final = 65
REMOVE_BOX: Final = 66
TODAY: Final = 67
EXTRA_ACTIONS: Final = 68
SATED: Final = 69
END_COMBAT: Final = 70
BLAST: Final = 71
RELIEF: Final = 72
SHUFFLE_RED: Final = 73

# What the reader adds between them: the second half of an operation that asks or rolls first

END: Final = 74
TAKE_ROLL: Final = 75
TAKE_ROLLS: Final = 76
TAKE_SELECTED: Final = 77
TAKE_TESTED: Final = 78
TAKE_RETURNED: Final = 79
SELECT_FOR: Final = 80


ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "raise": ("state", "n", "who", "rolled?", "rolled_max?", "from?", "char?"),
    "lower": ("state", "n", "who", "rolled?", "rolled_max?", "from?", "char?"),
    "set": ("state", "n", "who", "from?", "char?"),
    "gain": ("items?", "one_of?", "per?", "to?"),
    "roll": ("die?", "per?", "times?", "prowess_rerolls?", "add?"),
    "note_token": ("label", "place", "charges?", "script?", "trigger_roll?", "trigger_script?"),
    "return_exploration": ("n?", "repeat?", "most?"),
    "empathy_roll": ("who", "each?"),
    "select": ("from", "n", "or_more?", "state?"),
    "remove_note_token": ("label?",),
    "lose": ("items?", "one_of?", "kind?", "colors?", "n?", "from?", "most_valuable_first?"),
    "remove_character": ("who", "how?"),
    "play_script": ("script",),
    "token_stats": ("color", "value", "weight", "per_charge?"),
    "epilogue_note": ("script",),
    "draw_findings": ("rows", "n"),
    "spend_charge": ("n",),
    "combat": (
        "enemies",
        "prowess",
        "weapons",
        "backstab_first?",
        "no_flee?",
        "enemies_flee_after_kills?",
        "enemies_flee_after_wounds?",
    ),
    "noise": ("d",),
    "lose_value": ("min", "colors?", "from?"),
    "trade": ("commission", "colors?", "goods?", "limit?", "single?"),
    "split_wounds": ("n", "who"),
    "prowess_rerolls_allowed": (),
    "combat_start": ("by?",),
    "add_exploration": ("n",),
    "lose_fittings": ("n", "area?"),
    "free_fitting": (),
    "send_away": ("until",),
    "look_top": ("deck",),
    "shuffle_resident_back": (),
    "gain_enemy_weapons": ("to?",),
    "play_resident": ("card?", "when"),
    "skip_phase": ("phase", "n?"),
    "draw_night_raid": (),
    "recruit": ("source",),
    "cold": ("d",),
    "backstab": ("by",),
    "noise_roll": ("times?",),
    "goto_phase": ("phase",),
    "ignore_night_raid": (),
    "inventory_bonus": ("n",),
    "take_fitting_card": ("card?",),
    "no_special_finding": (),
    "exchange_location": ("n",),
    "remove_visitors": ("cards",),
    "assign_med": ("item",),
    "raid_modifier": ("d",),
    "end_scavenging": (),
    "gain_value": ("colors", "value", "to?"),
    "draw_event": (),
    "noise_set": ("n",),
    "game_over": ("result",),
    "board_ups": ("n",),
    "draw_visitor": (),
    "remove_top_event": (),
    "add_random_event": (),
    "noise_max": ("n",),
    "play_exploration": ("cards",),
    "draw_narrative": ("n", "keep"),
    "move_all": ("to",),
    "ignore_noise": ("until",),
    "night_raid": ("damage", "wounds"),
    "play_visitor": ("card",),
    "noise_min": ("n",),
    "ignore_cold": ("until",),
    "price": ("one_of", "d"),
    "remove_box": ("items",),
    "today": ("flag", "n"),
    "extra_actions": ("n",),
    "sated": ("who?", "n?", "food_only?"),
    "end_combat": (),
    "blast": ("n",),
    "relief": ("state", "state2", "n", "who"),
    "shuffle_red": (),
}
"""In the order of the numbers above; an argument with a question mark may be left out."""

OPERATIONS: Final = tuple(ARGUMENTS)


# Whom an operation means

WHO: Final = (
    "this", "present", "all", "choose", "guards", "new_character", "char", "in_shelter", "passed", "failed", "rolled",
    "floor", "wounded", "others", "lowest", "result",
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

# Moments in which cards and notes are played

MOMENTS: Final = (
    "", "any", "day", "dusk", "evening", "scavenging", "residents", "combat", "raid", "fate", "trade", "roll", "home",
    "dawn", "flee", "fight", "heater",
)  # fmt: skip
ANY_TIME: Final = 1
DAY: Final = 2
DUSK: Final = 3
EVENING: Final = 4
SCAVENGING: Final = 5
RESIDENTS: Final = 6
IN_COMBAT: Final = 7
IN_RAID: Final = 8
AT_FATE: Final = 9
AT_TRADE: Final = 10
AT_ROLL: Final = 11
AT_HOME: Final = 12
AT_DAWN: Final = 13
IN_FLIGHT: Final = 14
IN_FIGHT: Final = 15
AT_HEATER: Final = 16

HOOKS: Final = ("", "morning", "dusk", "return", "residents", "departure")
HOOK_MORNING: Final = 1
HOOK_DUSK: Final = 2
HOOK_RETURN: Final = 3
HOOK_RESIDENTS: Final = 4
HOOK_DEPARTURE: Final = 5

# What holds for a day or a night

FLAGS: Final = (
    "sniper", "no-free-water", "raids", "discount", "findings", "no-commission", "no-backstab", "no-parts",
)  # fmt: skip

POOLS: Final = (
    "ri-scavenging", "ri-other", "ri-residents", "ri-findings", "ri-visitors", "ri-night-raids", "ri-shelter-day",
    "memory", "flavour",
)  # fmt: skip
POOL_RESIDENTS: Final = 2
POOL_FINDINGS: Final = 3
POOL_RAIDS: Final = 5
POOL_DAYS: Final[tuple[int, ...]] = (6, 7, 8)
