# mypyc: skip
"""What a content file of this game may say: one structure per table."""

from typing import Annotated, Literal

import msgspec

from holdfast.core import Entry

Amount = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]
Color = Literal["green", "red", "yellow", "grey"]
StateName = Literal["hunger", "fatigue", "illness", "misery", "wounds"]
Row = Literal["heap", "furniture", "pantry"]
Weapon = Literal["none", "knife", "hatchet", "pistol", "shotgun", "assault-rifle"]
Who = Literal[
    "this",
    "present",
    "all",
    "choose",
    "guards",
    "new_character",
    "char",
    "in_shelter",
    "passed",
    "failed",
    "rolled",
    "floor",
    "wounded",
    "others",
    "sleepers",
]
Per = Literal[
    "this",
    "present",
    "all",
    "guards",
    "new_character",
    "in_shelter",
    "passed",
    "failed",
    "floor",
    "wounded",
    "others",
]
"""Those for whom something is rolled or gained once each."""
Area = Literal["any", "top", "middle", "ground", "basement", "sub-basement"]
Skill = Literal[
    "none",
    "forager",
    "fast-runner",
    "strong",
    "good-scavenger",
    "military-training",
    "sneaky",
    "bartering",
    "loves-children",
    "good-cook",
    "handyman",
    "lawyer",
    "trapper",
]
OptionKind = Literal["auto", "choice", "roll", "condition", "character"]
Tag = Literal[
    "talk",
    "refuse",
    "flee",
    "help",
    "accept",
    "steal",
    "give",
    "fight",
    "wait",
    "hide",
    "trade",
    "child",
]
Pool = Literal[
    "linked",
    "ri-scavenging",
    "ri-other",
    "ri-residents",
    "ri-findings",
    "ri-visitors",
    "ri-night-raids",
    "ri-shelter-day",
    "memory",
    "flavour",
    "epilogue",
    "epilogue-note",
    "faq",
    "trade",
    "look-around",
    "location-activity",
    "resident-talk",
    "level4-list",
    "after-combat",
    "stop-combat",
    "death-scavenging",
    "no-guard",
    "ceasefire",
]


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of an entry."""


class If(Strict, frozen=True, kw_only=True):
    """Conditions of an operation or option: all that are given must hold; `neg` turns the whole round."""

    has: str = ""
    n: int = 1
    has_any: list[str] = []
    has_all: dict[str, int] = {}
    kind: Literal["", "food", "weapon", "token", "any"] = ""
    colors: list[Color] = []
    count: int = 1
    each: int = 0
    value: int = 0
    in_box: list[str] = []
    this_has: list[StateName] = []
    others_have: list[StateName] = []
    group_has: list[StateName] = []
    level: int = 1
    where: Literal["", "home", "out", "morning", "day", "dusk", "evening", "scavenging", "raid", "dawn", "combat"] = ""
    noise: int = 0
    cold: int = 0
    feels_cold: bool = False
    empathy: Literal["", "any", "none", "all"] = ""
    roll: list[int] = []
    did: bool | None = None
    optional: bool = False
    neg: bool = False
    fitting: str = ""
    characters: list[int] = []
    present: list[int] = []
    character: str = ""
    alive: str = ""
    starting: bool = False
    can_join: str = ""
    prowess: int = -1
    prowess_sum: int = -1
    inventory_sum: int = -1
    day: list[int] = []
    location: str = ""
    note: str = ""
    unknown: int = 0
    died_today: bool = False
    can_clear: bool = False
    can_place: list[str] = []
    can_craft: Literal["", "any", "parts"] = ""
    can_trade: int = 0
    trade: Literal["", "open", "declined", "made"] = ""
    sleepers: int = 0
    raid_due: bool = False
    free_water: bool = False
    shelter_cards: int = 0
    below_returned: bool = False
    spent: bool = False
    charged: bool = False
    won: bool = False


class Op(Strict, frozen=True, kw_only=True):
    """One operation of a script or card. Which of the arguments it takes is in `scripts.ARGUMENTS`."""

    op: str
    when_: If | None = msgspec.field(name="if", default=None)
    state: StateName | None = None
    state2: StateName | None = None
    n: int | None = None
    d: int | None = None
    who: Who | None = None
    char: str | None = None
    from_: str | None = msgspec.field(name="from", default=None)
    or_more: bool | None = None
    items: dict[str, int] | None = None
    one_of: list[str] | None = None
    kind: Literal["food", "weapon", "token", "any"] | None = None
    colors: list[Color] | None = None
    color: Color | None = None
    most_valuable_first: bool | None = None
    per: Per | None = None
    times: int | None = None
    die: Literal["black"] | None = None
    prowess_rerolls: bool | None = None
    add: Literal["returned"] | None = None
    rolled: list[int] | None = None
    rolled_max: Literal["cold", "noise"] | None = None
    each: bool | None = None
    label: str | None = None
    place: Literal["here", "table", "location", "this"] | None = None
    charges: int | None = None
    script: int | None = None
    trigger_roll: list[int] | None = None
    trigger_script: int | None = None
    value: int | None = None
    weight: int | None = None
    per_charge: bool | Literal["weight"] | None = None
    repeat: bool | None = None
    most: bool | None = None
    flee: bool | None = None
    how: Literal["died", "left", "suicide"] | None = None
    rows: list[Row] | None = None
    enemies: int | None = None
    prowess: int | None = None
    weapons: list[Weapon] | None = None
    backstab_first: bool | None = None
    no_flee: bool | None = None
    enemies_flee_after_kills: int | None = None
    enemies_flee_after_wounds: int | None = None
    min: int | None = None
    commission: int | None = None
    goods: list[str] | None = None
    limit: int | None = None
    single: list[str] | None = None
    prices: dict[str, int] | None = None
    to: Literal["here", "storage", "home"] | None = None
    area: Area | None = None
    anywhere: bool | None = None
    until: int | Literal["dawn"] | None = None
    deck: Literal["events", "residents", "raids", "visitors", "unknown", "findings"] | None = None
    card: str | None = None
    cards: list[str] | None = None
    when: Literal["now", "next", "again"] | None = None
    phase: Literal["day", "dusk", "evening", "scavenging", "raid", "dawn"] | None = None
    source: Literal["unused", "emira"] | None = None
    by: Literal["enemies", "characters"] | None = None
    item: str | None = None
    result: Literal["no-guard", "ceasefire"] | None = None
    damage: int | None = None
    wounds: int | None = None
    keep: int | None = None
    flag: str | None = None
    food_only: bool | None = None


class Choice(Strict, frozen=True, kw_only=True):
    """One way in which a script or card goes on."""

    kind: OptionKind
    when_: If | None = msgspec.field(name="if", default=None)
    roll: list[int] = []
    character: str = ""
    tag: list[Tag] = []
    do: list[Op] = []
    goto: int = 0


class Item(Entry, frozen=True, kw_only=True):
    color: Literal["green", "red", "yellow", "grey", "none"]
    count: Amount
    value: Amount
    weight: Amount
    start: Amount = 0
    hunger: int = 0


class Die(Entry, frozen=True, kw_only=True):
    faces: list[Literal["0", "1", "2", "3", "hatchet", "shotgun", "out", "s"]]


class Marker(Entry, frozen=True, kw_only=True):
    blocked: Amount


class Space(Entry, frozen=True, kw_only=True):
    floor: Literal["top", "middle", "ground", "basement", "sub-basement"]
    col: int
    kind: Literal["card", "empty", "action", "guard", "sleep"]
    holds: str


class Link(Entry, frozen=True, kw_only=True):
    a: str
    b: str
    kind: Literal["walk", "ladder"]


class Hole(Entry, frozen=True, kw_only=True):
    next_to: list[str]


class Shelter(Entry, frozen=True, kw_only=True):
    kind: Literal["heap", "furniture", "rubble", "closed-door", "bars"]
    gain: dict[str, int]


class Finding(Entry, frozen=True, kw_only=True):
    heap: dict[str, int] = {}
    furniture: dict[str, int] = {}
    pantry: dict[str, int] = {}
    impact: bool = False


class RowEntry(Entry, frozen=True, kw_only=True):
    special: list[Color]


class Enemy(Entry, frozen=True, kw_only=True):
    letter: Literal["a", "b", "c"]
    prowess: Amount


class Raid(Entry, frozen=True, kw_only=True):
    red: bool
    damage: Amount
    wounds: Amount
    order: Literal["any", "green", "valuable"]
    after: Literal["shuffle", "remove"]
    impact: bool = False


class Constant(Entry, frozen=True, kw_only=True):
    value: Amount


class Poke(Entry, frozen=True, kw_only=True):
    pieces: list[int]


class Character(Entry, frozen=True, kw_only=True):
    border: Literal["red", "black", "none"]
    prowess: Amount
    empathy: Amount
    inventory: Amount
    skill: Skill
    death: int
    leave: int
    suicide: int
    epilogues: list[int]
    spirit_a: list[Op]
    spirit_b: list[Op]
    spirit_c: list[Op]


class Fitting(Entry, frozen=True, kw_only=True):
    corner: Literal["green", "orange"]
    copies: Amount
    cost: dict[str, int]
    next_to: str = ""
    raid_damage: Amount = 0


class Recipe(Entry, frozen=True, kw_only=True):
    fitting: str
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    do: list[Op] = []
    repeat: bool = False
    daily: bool = False
    board_up: bool = False
    wait: Literal["", "set", "baited", "collect"] = ""


class EventCard(Entry, frozen=True, kw_only=True):
    kind: Literal["event", "chapter", "ending"]
    cold: Amount
    do: list[Op] = []


class Way(Strict, frozen=True, kw_only=True):
    item: str
    n: Some
    steps: Some


class Objective(Entry, frozen=True, kw_only=True):
    track: Some
    advance: list[Way] = []
    on: Literal["", "fitting", "visitor", "ceasefire"] = ""
    reward: list[Op] = []
    penalty: list[Op] = []


class LocationAction(Strict, frozen=True, kw_only=True):
    script: int
    cost: Amount


class Location(Entry, frozen=True, kw_only=True):
    look_around: int
    look_cost: Amount
    actions: list[LocationAction] = []
    noise_one_wounds: Amount = 0
    first_residents: list[str] = []
    extra_findings: Literal["", "heap", "furniture", "pantry"] = ""
    extra_noise: Literal["", "heap", "furniture", "pantry"] = ""
    row_gift: Literal["", "heap", "furniture", "pantry"] = ""
    row_gift_item: str = ""
    row_gift_color: Literal["", "green", "red", "yellow", "grey"] = ""
    row_gift_value: Amount = 0
    more_enemies: Amount = 0
    noise_min: Some = 1


class Exploration(Entry, frozen=True, kw_only=True):
    copies: Amount
    keep: bool = False
    pools: list[Pool] = []
    do: list[Op] = []
    option: list[Choice] = []


class Resident(Entry, frozen=True, kw_only=True):
    copies: Amount
    red: bool
    number: list[int] = []
    a: list[Weapon] = []
    b: list[Weapon] = []
    c: list[Weapon] = []
    stop: int = 0
    win: int = 0
    after: Literal["", "shuffle"] = ""
    armed: bool = False
    do: list[Op] = []
    option: list[Choice] = []


class Visitor(Entry, frozen=True, kw_only=True):
    copies: Amount
    pools: list[Pool] = []
    do: list[Op] = []
    option: list[Choice] = []


class Fate(Entry, frozen=True, kw_only=True):
    wounds: int
    bandages: int
    illness: int
    herbal_meds: int
    meds: int
    cold: int
    cold_do: list[Op]
    spirit: Literal["a", "b", "c"]
    exchange: Literal["none", "near", "middle", "far"]
    die: Literal["white", "yellow", "red"]
    effect: Literal["headshot", "disarm", "knockdown", "jam", "artery", "panic", "ricochet"]
    n: int


class Narrative(Entry, frozen=True, kw_only=True):
    when: Literal[
        "any",
        "day",
        "dusk",
        "evening",
        "scavenging",
        "residents",
        "combat",
        "raid",
        "fate",
        "trade",
        "roll",
    ]
    when_: If | None = msgspec.field(name="if", default=None)
    do: list[Op] = []


class Note(Entry, frozen=True, kw_only=True):
    when: Literal[
        "",
        "any",
        "home",
        "day",
        "dawn",
        "fate",
        "scavenging",
        "flee",
        "escape",
        "raid",
        "heater",
        "action",
        "cooking",
        "daybreak",
        "outdoors",
        "die",
        "guard",
        "backstab",
    ] = ""
    when_: If | None = msgspec.field(name="if", default=None)
    daily: bool = False
    cost: dict[str, int] = {}
    fitting: bool = False
    hook: Literal["", "morning", "dusk", "return", "approach", "residents", "departure", "raid", "dawn"] = ""
    carried: bool = False
    armed: bool = False
    safe: bool = False
    worn: bool = False
    dose: bool = False
    person: bool = False
    hides: bool = False
    today: bool = False
    party: int = 1
    residents: list[str] = []
    wearers: bool = False
    cards: int = 0
    noise: int = 0
    cold: int = 0
    inventory: int = 0
    prowess: int = 0
    absorbs: bool = False
    unblocks: list[StateName] = []
    findings: bool = False
    no_food: bool = False
    water: int = 0
    provokes: list[str] = []
    disguise: list[str] = []
    allies: list[Weapon] = []
    ally_prowess: int = 0
    shields: bool = False
    raid: int = 0
    no_raid: bool = False
    watch: bool = False
    saves: int = 0
    lockpick: bool = False
    sawblade: bool = False
    armour: bool = False
    no_sniper: bool = False
    wood_value: int = 0
    water_value: int = 0
    free_wood: int = 0
    no_free_water: bool = False
    no_basement: bool = False


class Script(Entry, frozen=True, kw_only=True):
    pool: Pool
    do: list[Op] = []
    option: list[Choice] = []


SCHEMA: dict[str, type[Entry]] = {
    "item": Item,
    "die": Die,
    "marker": Marker,
    "space": Space,
    "link": Link,
    "hole": Hole,
    "shelter": Shelter,
    "finding": Finding,
    "row": RowEntry,
    "enemy": Enemy,
    "raid": Raid,
    "constant": Constant,
    "poke": Poke,
    "character": Character,
    "fitting": Fitting,
    "recipe": Recipe,
    "event": EventCard,
    "objective": Objective,
    "location": Location,
    "exploration": Exploration,
    "resident": Resident,
    "visitor": Visitor,
    "fate": Fate,
    "narrative": Narrative,
    "note": Note,
    "script": Script,
}
