"""The things of the box by number, and every action that the game can ever offer."""

from typing import Final

from holdfast.core import Catalogue, Domain, Kind, numbers

# Things of the box. Their order is part of every save and never changes.

CHARACTERS: Final[Domain] = Domain(
    "character",
    (
        "anton", "arica", "boris", "bruno", "zlata", "katia", "marin", "marko", "pavle", "roman", "cveta",
        "emilia", "emira",
    ),
)  # fmt: skip
ITEMS: Final[Domain] = Domain(
    "item",
    (
        "vegetable", "raw-food", "canned-food", "moonshine", "alcohol", "sugar", "coffee", "cigarettes",
        "knife", "hatchet", "pistol", "shotgun", "assault-rifle", "ammo", "shell", "weapon-part",
        "broken-pistol", "broken-shotgun", "broken-assault-rifle",
        "bandages", "meds", "herbal-meds", "herb", "chems",
        "lockpick", "shovel", "sawblade", "filter", "mechanical-part", "electrical-part", "jewelry", "book",
        "broken-guitar", "guitar",
        "wood", "components", "water",
    ),
)  # fmt: skip
STATES: Final[Domain] = Domain("condition", ("hunger", "fatigue", "illness", "misery", "wounds"))
SPACES: Final[Domain] = Domain(
    "space",
    (
        "t1", "t2", "t3", "t4", "t5", "t6", "m1", "m2", "m3", "m4", "m5", "m6",
        "g0", "g1", "g2", "g3", "g4", "g5", "g6", "g7", "b1", "b2", "b3", "b4", "b5", "b6", "s1",
    ),
)  # fmt: skip
HOLES: Final[Domain] = Domain("hole", ("hole1", "hole2", "hole3"))
SHELTER: Final[Domain] = Domain(
    "shelter",
    (
        "heap-1", "heap-2", "heap-3", "heap-4",
        "furniture-1", "furniture-2", "furniture-3", "furniture-4", "furniture-5",
        "rubble-1", "rubble-2", "rubble-3", "rubble-4", "rubble-5", "rubble-6",
        "closed-door-1", "closed-door-2", "closed-door-3", "bars-1",
    ),
)  # fmt: skip
FITTINGS: Final[Domain] = Domain(
    "fitting",
    (
        "bed", "stove", "heater", "rainwater-collector", "small-animal-trap", "workshop", "armchair", "radio",
        "moonshine-still", "rectifier", "economical-heater", "herb-garden", "herbal-workshop",
        "vegetable-garden", "weapon-workshop", "improved-stove", "improved-collector", "reinforced-door",
    ),
)  # fmt: skip
SKILLS: Final[Domain] = Domain(
    "skill",
    (
        "none", "forager", "fast-runner", "strong", "good-scavenger", "military-training", "sneaky", "bartering",
        "loves-children", "good-cook", "handyman", "lawyer", "trapper",
    ),
)  # fmt: skip
RECIPES: Final[Domain] = Domain(
    "recipe",
    (
        "cook-wood", "cook-book", "heat-wood", "heat-book", "collect-water", "filter-water",
        "set-trap", "bait-vegetable", "bait-chems", "check-trap",
        "make-lockpick", "make-filter", "make-shovel", "make-sawblade", "mend-guitar", "board-up",
        "rest", "read-book", "brew-coffee", "smoke", "tune-in", "listen",
        "distil", "rectify", "heat-wood-saving", "heat-book-saving", "plant-herbs", "pick-herbs",
        "brew-remedy", "roll-cigarettes", "bandages-alcohol", "bandages-moonshine", "make-meds",
        "plant-vegetables", "pick-vegetables", "make-knife", "make-hatchet", "mend-pistol", "mend-shotgun",
        "mend-rifle", "load-ammo", "cook-raw-saving", "cook-vegetables", "collect-water-well",
        "filter-water-well",
    ),
)  # fmt: skip
EVENTS: Final[Domain] = Domain(
    "card",
    (
        "frost", "hard-frost", "shelling", "epidemic", "food-shortage", "medicine-shortage",
        "tobacco-shortage", "snipers", "water-cut", "outbreak-of-crime", "aid-parcels", "lull",
        "chapter-1", "chapter-2", "chapter-3", "ceasefire", "last-offensive", "broken-truce",
    ),
)  # fmt: skip
OBJECTIVES: Final[Domain] = Domain(
    "objective",
    (
        "food-for-the-hungry", "medicine-for-the-sick", "water-for-the-district", "wood-for-the-winter",
        "arm-the-watch", "a-home-again", "open-door", "survive",
    ),
)  # fmt: skip
LOCATIONS: Final[Domain] = Domain(
    "location",
    (
        "sniper-junction", "construction-site", "warehouse", "church", "shelled-cottage", "garage",
        "ruined-villa", "quiet-house", "decrepit-squat", "military-outpost", "apartment-building",
        "central-square", "hotel", "city-hospital", "semi-detached-house", "old-town", "shelled-school",
        "supermarket",
    ),
)  # fmt: skip
EXPLORATION: Final[Domain] = Domain(
    "exploration",
    (
        "heap", "furniture", "pantry", "empty-room", "creaking-floor", "someone-is-here", "rubble",
        "locked-door", "bars", "cellar-entrance", "hiding-place", "map", "reality-impact",
    ),
)  # fmt: skip
FINDINGS: Final[Domain] = Domain(
    "finding",
    (
        "finding-1", "finding-2", "finding-3", "finding-4", "finding-5", "finding-6", "finding-7",
        "finding-8", "finding-9", "finding-10", "finding-reality-impact",
    ),
)  # fmt: skip
RESIDENTS: Final[Domain] = Domain(
    "resident",
    ("thugs", "civilians", "survivors", "hobos", "deserters", "rebels", "soldiers", "reality-impact"),
)
ENEMIES: Final[Domain] = Domain("enemy", ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"))
RAIDS: Final[Domain] = Domain(
    "raid",
    (
        "marauders", "quiet-night", "thieves", "hungry-neighbours", "burglars", "reality-impact", "thugs",
        "desperate-mob", "armed-gang", "robbers",
    ),
)  # fmt: skip
VISITORS: Final[Domain] = Domain(
    "visitor",
    (
        "newcomer", "barterer", "doctor", "gossip", "beggar", "children", "soldier-check", "nobody",
        "reality-impact",
    ),
)  # fmt: skip
FATES: Final[Domain] = Domain("fate", ("fate-1", "fate-2", "fate-3", "fate-4", "fate-5", "fate-6", "fate-7"))
NARRATIVES: Final[Domain] = Domain("narrative", tuple([f"narrative-{i}" for i in range(1, 16)]))
NOTES: Final[Domain] = Domain(
    "note",
    (
        "plans", "supplies", "pharmacy-stock", "toolbox", "sturdy-lockpick", "walkie-talkies", "blizzard",
        "smoke-grenade", "grenade", "food-prices", "warm-clothes", "church-silver", "food-sack", "thaw", "fear",
        "painting", "dog", "camouflage", "railway-sleepers", "soup-canister", "bulletproof-vest", "magazines",
        "machine-gun", "lull", "generator", "coal", "kitten", "tools", "cat", "insulation", "wheelchair",
        "sack-of-medicine", "katias-diary", "neighbours-key",
        "carpenter", "manuscript", "chemistry-lab", "board-game", "broken-sawblade", "bell", "jackhammer",
        "reinforcement", "winter", "poisoned-water", "pipeline", "fire-extinguisher", "smog", "water-run",
        "herbalist-book", "book-collection", "water-for-3", "booby-trap", "basement-collapsed", "protection",
        "findings-x2", "no-food", "sledgehammer", "secret-intel", "water-canister", "valuable-painting", "garrote",
        "plans-3", "wine", "curfew", "adrenaline", "crate", "morphine", "numbed", "uniform", "two-cousins",
        "gas-cylinder", "gas-heater", "bomb", "hung-painting",
    ),
)  # fmt: skip
SCRIPTS: Final[Domain] = Domain("script", ())
"""The scripts of the book. Their numbers are those of the content, ours first."""
OUTCOMES: Final[Domain] = Domain("then", ())
"""What comes of the options of scripts, by the script, the option and the result."""

TASKS: Final[Domain] = Domain("task", ("bed", "floor", "guard", "scavenge"))
SPOTS: Final[Domain] = Domain("spot", ("near", "middle", "far"))
WEAPONS: Final[Domain] = Domain("weapon", ("none", "knife", "hatchet", "pistol", "shotgun", "assault-rifle"))
PHASES: Final[Domain] = Domain("phase", ("morning", "day", "dusk", "evening", "scavenging", "raid", "dawn"))
ROWS: Final[Domain] = Domain("row", ("heap", "furniture", "pantry"))
SIDES: Final[Domain] = Domain("side", ("damage", "wounds"))
MEALS: Final[Domain] = Domain("meal", ("raw-food", "canned-food"))
CURES: Final[Domain] = Domain("cure", ("bandages", "meds", "herbal-meds"))
DRINKS: Final[Domain] = Domain("drink", ("moonshine", "alcohol"))
FOODS: Final[Domain] = Domain("food", ("vegetable", "raw-food", "canned-food"))
ORDERS: Final[Domain] = Domain("order", ("any", "green", "valuable"))
"""In which order a raid takes goods."""
GOODS_KINDS: Final[Domain] = Domain("goods-kind", ("food", "weapon", "token", "any"))
HOUSE_TOKENS: Final[Domain] = Domain("token", ("cold",))
COMBAT_SCRIPTS: Final[Domain] = Domain(
    "combat-script", ("headshot", "disarm", "knockdown", "jam", "artery", "panic", "ricochet")
)
"""What the lower part of a fate card does in a fight."""
COMBAT_STEPS: Final[Domain] = Domain("combat-step", ("shooters", "others"))
STRIKERS: Final[Domain] = Domain("strikers", ("both", "ours", "theirs"))
DICE: Final[Domain] = Domain("die", ("white", "yellow", "red"))
COLORS: Final[Domain] = Domain("color", ("green", "red", "yellow", "grey"))
DECKS: Final[Domain] = Domain("deck", ("events", "residents", "raids", "visitors", "unknown", "findings"))
PIECES: Final[Domain] = numbers(5)
FOES: Final[Domain] = Domain("foe", tuple([str(i) for i in range(1, 10)]))
CARDS: Final[Domain] = numbers(31)
NOTE_SLOTS: Final[Domain] = Domain("slot", tuple([str(i) for i in range(1, 17)]))
OPTIONS: Final[Domain] = Domain("choice", tuple([str(i) for i in range(1, 14)]))
WAYS: Final[Domain] = Domain("way", tuple([str(i) for i in range(1, 7)]))
VISITS: Final[Domain] = Domain("visit", ("1", "2"))

# Named numbers

HUNGER: Final = 0
FATIGUE: Final = 1
ILLNESS: Final = 2
MISERY: Final = 3
WOUNDS: Final = 4

VEGETABLE: Final = 0
RAW_FOOD: Final = 1
CANNED_FOOD: Final = 2
MOONSHINE: Final = 3
ALCOHOL: Final = 4
KNIFE: Final = 8
AMMO: Final = 13
MECHANICAL_PART: Final = 28
ELECTRICAL_PART: Final = 29
BANDAGES: Final = 19
MEDS: Final = 20
HERBAL_MEDS: Final = 21
LOCKPICK: Final = 24
SHOVEL: Final = 25
SAWBLADE: Final = 26
WOOD: Final = 34
COMPONENTS: Final = 35
WATER: Final = 36
RESOURCES: Final = [WOOD, COMPONENTS, WATER]
TOKENS: Final = [item for item in range(len(ITEMS)) if item not in RESOURCES]
"""All other items."""
PAYABLE: Final = [item for item in range(len(ITEMS)) if item == WOOD or item not in RESOURCES]
"""What can be given in payment if it has a value: tokens, and wood in a hard winter."""

GREEN: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREY: Final = 3

GUARD_SPACE: Final = 13

BED: Final = 0

EMIRA: Final = 12

TASK_BED: Final = 0
TASK_FLOOR: Final = 1
TASK_GUARD: Final = 2
TASK_SCAVENGE: Final = 3

UNARMED: Final = 0
HATCHET_HAND: Final = 2
PISTOL_HAND: Final = 3
SHOTGUN_HAND: Final = 4
RIFLE_HAND: Final = 5

DAMAGE: Final = 0

THUGS: Final = 0
RESIDENT_IMPACT: Final = 7
RAID_IMPACT: Final = 5
NEWCOMER: Final = 0
FINDING_IMPACT: Final = 10
HIDING_PLACE: Final = 10
MAP_CARD: Final = 11
SURVIVE: Final = 7


def is_token(item: int) -> bool:
    """Whether an item is a token, and no piece of wood, components or water."""
    return item < WOOD or item > WATER


# Actions

CATALOGUE: Final[Catalogue] = Catalogue("warofmine", "holdfast.games.warofmine")

# At any time
MEAL: Final[Kind] = CATALOGUE.kind("meal", anytime=True, character=CHARACTERS, meal=MEALS)
TREAT: Final[Kind] = CATALOGUE.kind("treat", anytime=True, character=CHARACTERS, cure=CURES)
PLAY: Final[Kind] = CATALOGUE.kind("play", anytime=True, narrative=NARRATIVES)
CONTRIBUTE: Final[Kind] = CATALOGUE.kind("contribute", anytime=True, way=WAYS)
USE_NOTE: Final[Kind] = CATALOGUE.kind("use-note", anytime=True, slot=NOTE_SLOTS)

# Anywhere
DONE: Final[Kind] = CATALOGUE.kind("done", ends=True)
YES: Final[Kind] = CATALOGUE.kind("yes")
NO: Final[Kind] = CATALOGUE.kind("no", ends=True)
OPTION: Final[Kind] = CATALOGUE.kind("option", option=OPTIONS)
CHOOSE: Final[Kind] = CATALOGUE.kind("choose", character=CHARACTERS)
TAKE: Final[Kind] = CATALOGUE.kind("take", item=ITEMS)
GIVE: Final[Kind] = CATALOGUE.kind("give", item=ITEMS)
TAKE_NOTE: Final[Kind] = CATALOGUE.kind("take-note", slot=NOTE_SLOTS)
GIVE_NOTE: Final[Kind] = CATALOGUE.kind("give-note", slot=NOTE_SLOTS)
KEEP: Final[Kind] = CATALOGUE.kind("keep", ends=True)
REROLL: Final[Kind] = CATALOGUE.kind("reroll")

# Day
WORK: Final[Kind] = CATALOGUE.kind("work", space=SPACES)
PLACE: Final[Kind] = CATALOGUE.kind("place", fitting=FITTINGS)
AT: Final[Kind] = CATALOGUE.kind("at", space=SPACES)
MOVE: Final[Kind] = CATALOGUE.kind("move", space=SPACES)
DISMANTLE: Final[Kind] = CATALOGUE.kind("dismantle", space=SPACES)
IDLE: Final[Kind] = CATALOGUE.kind("idle", ends=True)
USE: Final[Kind] = CATALOGUE.kind("use", recipe=RECIPES)
DIG: Final[Kind] = CATALOGUE.kind("dig")
HELPER: Final[Kind] = CATALOGUE.kind("helper", character=CHARACTERS)
BOARD: Final[Kind] = CATALOGUE.kind("board", hole=HOLES)
SPLIT: Final[Kind] = CATALOGUE.kind("split", wood=PIECES)
IDEA: Final[Kind] = CATALOGUE.kind("idea", fitting=FITTINGS)
GIVE_UP: Final[Kind] = CATALOGUE.kind("give-up", space=SPACES)

# Dusk, evening
DRINKER: Final[Kind] = CATALOGUE.kind("drinker", character=CHARACTERS)
EAT: Final[Kind] = CATALOGUE.kind("eat", character=CHARACTERS, food=FOODS)
TASK: Final[Kind] = CATALOGUE.kind("task", task=TASKS)

# Scavenging
GO: Final[Kind] = CATALOGUE.kind("go", spot=SPOTS)
EXPLORE: Final[Kind] = CATALOGUE.kind("explore")
STOP: Final[Kind] = CATALOGUE.kind("stop", ends=True)
LOOK_AROUND: Final[Kind] = CATALOGUE.kind("look-around")
VISIT: Final[Kind] = CATALOGUE.kind("visit", visit=VISITS)
USE_MAP: Final[Kind] = CATALOGUE.kind("use-map")
RETURN: Final[Kind] = CATALOGUE.kind("return", cards=CARDS)
DROP: Final[Kind] = CATALOGUE.kind("drop", exploration=EXPLORATION)
HIDE: Final[Kind] = CATALOGUE.kind("hide")
AMBUSH: Final[Kind] = CATALOGUE.kind("ambush")
PERSUADE: Final[Kind] = CATALOGUE.kind("persuade")

# Combat and raid
FIGHT: Final[Kind] = CATALOGUE.kind("fight")
FLEE: Final[Kind] = CATALOGUE.kind("flee")
PARLEY: Final[Kind] = CATALOGUE.kind("parley")
WIELD: Final[Kind] = CATALOGUE.kind("wield", weapon=WEAPONS)
SHOTS: Final[Kind] = CATALOGUE.kind("shots", shots=numbers(3))
FATE: Final[Kind] = CATALOGUE.kind("fate")
MISS: Final[Kind] = CATALOGUE.kind("miss", ends=True)
HIT: Final[Kind] = CATALOGUE.kind("hit", foe=FOES)
WOUND: Final[Kind] = CATALOGUE.kind("wound", character=CHARACTERS)
WARD: Final[Kind] = CATALOGUE.kind("ward", side=SIDES)
MIX: Final[Kind] = CATALOGUE.kind("mix", raids=numbers(3))

# Dawn and the rest
DRINK: Final[Kind] = CATALOGUE.kind("drink", drink=DRINKS, character=CHARACTERS)
PICK: Final[Kind] = CATALOGUE.kind("pick", narrative=NARRATIVES)

# Added later
BEFORE: Final[Kind] = CATALOGUE.kind("before", character=CHARACTERS)
WITH_NOTE: Final[Kind] = CATALOGUE.kind("with-note", slot=NOTE_SLOTS)
BREAK: Final[Kind] = CATALOGUE.kind("break", space=SPACES)
FIGHT_WITH: Final[Kind] = CATALOGUE.kind("fight-with", slot=NOTE_SLOTS)
SHIELD: Final[Kind] = CATALOGUE.kind("shield", slot=NOTE_SLOTS)
HIDE_NOTE: Final[Kind] = CATALOGUE.kind("hide-note", slot=NOTE_SLOTS)
