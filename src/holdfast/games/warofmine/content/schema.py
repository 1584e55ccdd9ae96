# mypyc: skip
"""What a content file of this game may say: one structure per table."""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from holdfast.core import Entry
from holdfast.core.content import Source
from holdfast.games.warofmine.script.arguments import AMONG, CHARACTER
from holdfast.games.warofmine.script.conditions import If
from holdfast.games.warofmine.script.ops import Op

Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Change = Annotated[int, msgspec.Meta(ge=-99, le=99)]
if TYPE_CHECKING:
    Who = str
    Among = str
else:
    Who = CHARACTER
    Among = AMONG

ScriptId = int | str
"""The id of a script; one that is a number may be written as such."""
Color = Literal["green", "red", "yellow", "grey"]
StateName = Literal["hunger", "fatigue", "illness", "misery", "wounds"]
Row = Literal["heap", "furniture", "pantry"]
Weapon = Literal["none", "knife", "hatchet", "pistol", "shotgun", "assault-rifle"]
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


Theme = Literal["child", "death", "suicide", "illness", "animals", "cruelty"]
"""What somebody may wish to leave out."""


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of an entry."""


class Choice(Strict, frozen=True, kw_only=True):
    """One way in which a script or card goes on."""

    kind: OptionKind
    when_: If | None = msgspec.field(name="if", default=None)
    roll: list[int] = []
    character: Who = ""
    tag: list[Tag] = []
    do: list[Op] = []
    goto: int | str = 0


class Item(Entry, frozen=True, kw_only=True):
    color: Literal["green", "red", "yellow", "grey", "none"]
    count: Amount
    value: Amount
    weight: Amount
    start: Amount = 0
    hunger: Change = 0


class Die(Entry, frozen=True, kw_only=True):
    faces: list[Literal["0", "1", "2", "3", "hatchet", "shotgun", "out", "s"]]


class Marker(Entry, frozen=True, kw_only=True):
    blocked: Amount


class Space(Entry, frozen=True, kw_only=True):
    floor: Literal["top", "middle", "ground", "basement", "sub-basement"]
    col: Change
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
    death: ScriptId
    leave: ScriptId
    suicide: ScriptId
    epilogues: list[ScriptId]
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
    script: ScriptId
    cost: Amount


class Location(Entry, frozen=True, kw_only=True):
    look_around: ScriptId
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
    stop: ScriptId = 0
    win: ScriptId = 0
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
    wounds: Change
    bandages: Change
    illness: Change
    herbal_meds: Change
    meds: Change
    cold: Change
    cold_do: list[Op]
    spirit: Literal["a", "b", "c"]
    exchange: Literal["none", "near", "middle", "far"]
    die: Literal["white", "yellow", "red"]
    effect: Literal["headshot", "disarm", "knockdown", "jam", "artery", "panic", "ricochet"]
    n: Change


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
    party: Change = 1
    residents: list[str] = []
    wearers: bool = False
    cards: Change = 0
    noise: Change = 0
    cold: Change = 0
    inventory: Change = 0
    prowess: Change = 0
    absorbs: bool = False
    unblocks: list[StateName] = []
    findings: bool = False
    no_food: bool = False
    water: Change = 0
    provokes: list[str] = []
    disguise: list[str] = []
    allies: list[Weapon] = []
    ally_prowess: Change = 0
    shields: bool = False
    raid: Change = 0
    no_raid: bool = False
    watch: bool = False
    saves: Change = 0
    lockpick: bool = False
    sawblade: bool = False
    armour: bool = False
    no_sniper: bool = False
    wood_value: Change = 0
    water_value: Change = 0
    free_wood: Change = 0
    no_free_water: bool = False
    no_basement: bool = False


class Said(Strict, frozen=True, kw_only=True):
    """A text in both languages."""

    en: str
    fr: str


class About(Strict, frozen=True, kw_only=True):
    """Whom a script is about: the leader names one before it is told, or the book points at somebody."""

    among: Among = msgspec.field(name="from", default="present")
    n: Literal[1] = 1
    random: bool = False


class Result(Strict, frozen=True, kw_only=True):
    """One end of an option: by a roll, by a condition, or by an empathy roll of those present."""

    roll: list[int] = []
    when_: If | None = msgspec.field(name="if", default=None)
    empathy: Literal["", "any", "none", "all"] = ""
    do: list[Op] = []
    goto: ScriptId = 0
    en: str
    fr: str


class ScriptOption(Strict, frozen=True, kw_only=True):
    """One way in which a script goes on, with its texts: `pay` is done, then `then` is told, then `do` is done."""

    kind: OptionKind = "choice"
    en: str = ""
    fr: str = ""
    when_: If | None = msgspec.field(name="if", default=None)
    shown: bool = False
    roll: list[int] = []
    character: Who = ""
    tag: list[Tag] = []
    pay: list[Op] = []
    then: Said | None = None
    do: list[Op] = []
    result: list[Result] = []
    goto: ScriptId = 0


class Script(Entry, frozen=True, kw_only=True):
    """A script is one thing in one place: what it does, both texts, its theme and its arc."""

    source: Source = "assumed"
    pool: Pool
    title: Said | None = None
    en: str = ""
    fr: str = ""
    when_: If | None = msgspec.field(name="if", default=None)
    weight: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    once: bool = False
    arc: str = ""
    theme: list[Theme] = []
    instead: ScriptId = 0
    about: About | None = None
    say: dict[str, If] = {}
    location: str = ""
    resident: str = ""
    character: Who = ""
    roll: list[int] = []
    order: Change = 0
    do: list[Op] = []
    option: list[ScriptOption] = []


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
