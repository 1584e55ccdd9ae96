"""What everybody at the table knows. The table is one team, so all seats see the same (TWM-1.19)."""

from typing import Annotated

import msgspec

from holdfast.core.view import Fact, View

CharacterId = Annotated[str, msgspec.Meta(description="an id of the domain character")]
ConditionId = Annotated[str, msgspec.Meta(description="an id of the domain condition")]
ItemId = Annotated[str, msgspec.Meta(description="an id of the domain item")]
SpaceId = Annotated[str, msgspec.Meta(description="an id of the domain space")]
HoleId = Annotated[str, msgspec.Meta(description="an id of the domain hole")]
FittingId = Annotated[str, msgspec.Meta(description="an id of the domain fitting")]
RecipeId = Annotated[str, msgspec.Meta(description="an id of the domain recipe")]
DieId = Annotated[str, msgspec.Meta(description="an id of the domain die")]
FaceId = Annotated[str, msgspec.Meta(description="an id of the domain face")]
WeaponId = Annotated[str, msgspec.Meta(description="an id of the domain weapon")]
LocationId = Annotated[str, msgspec.Meta(description="an id of the domain location")]
NoteId = Annotated[str, msgspec.Meta(description="an id of the domain note")]
ScriptId = Annotated[str, msgspec.Meta(description="an id of the domain script")]
PhaseId = Annotated[str, msgspec.Meta(description="an id of the domain phase")]
CardId = Annotated[str, msgspec.Meta(description="an id of the domain of its deck")]


class SeatView(msgspec.Struct, frozen=True):
    leads: bool
    """Whether the Journal lies before this seat."""


class JobView(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody does in this stage of the day."""

    what: str
    """`card`, `action`, `fitting`, `place`, `move`, `dismantle`, `help`, `rest` or `note`."""
    space: SpaceId | None = None
    tool: ItemId | None = None
    with_helper: bool = False
    fitting: FittingId | None = None
    recipe: RecipeId | None = None
    to: SpaceId | None = None
    note: NoteId | None = None
    times: int = 0
    """How often the recipe was paid for."""


class PersonView(msgspec.Struct, frozen=True, kw_only=True):
    """One of the group. Prowess and inventory are what they are now, notes included."""

    id: CharacterId
    where: str
    """`home`, `out` or `away`."""
    returns: int | None
    """For somebody who is away: the day at whose Dawn they come back."""
    starter: bool
    levels: dict[ConditionId, int]
    prowess: int
    empathy: int
    inventory: int
    actions: int
    """How many of the three day actions the states leave."""
    task: str | None
    """Last Evening's task."""
    weapon: WeaponId | None
    """In hand, in a fight or a raid."""
    has_drunk: bool
    """Or needs no water tonight."""
    has_eaten: bool
    hunger_after: dict[ItemId, int]
    """What each food in reach would make of Hunger."""
    fatigue_after: dict[str, int]
    """What each task of the Evening would make of Fatigue, while tasks are given."""
    cures: list[str]
    """Medicine that was given and works at Dawn."""
    was_woken: bool
    """Lay on the floor this Evening, and was woken to guard."""
    order: int | None
    """Which place the person has in the order of this stage."""
    job: JobView | None
    rerolls: int
    skips: int
    """Attacks that panic costs."""
    unarmed_until: int
    """The round in which a jam leaves the person without a weapon, 0 for none."""
    wounds_rolled: int
    """What the person's attacks of this step add, and kills."""
    kills_rolled: int
    roll: int
    """The last roll that a script made for this person alone, 0 for none."""


class GoneView(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is gone for good."""

    id: CharacterId
    how: str
    """`died`, `left` or `suicide`."""
    of: ConditionId | None
    day: int


class SpaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the house."""

    id: SpaceId
    card: str | None
    """What lies there: `heap`, `furniture`, `rubble`, `closed-door` or `bars`."""
    remnants: CardId | None
    """The card, where rubble has been turned."""
    fitting: FittingId | None
    ready: int | None
    """The day from which on what waits there can be collected."""
    baited: bool
    in_reach: bool
    occupied: bool
    """Somebody works there in this stage, or a fitting will stand there."""


class HouseView(msgspec.Struct, frozen=True, kw_only=True):
    spaces: list[SpaceView]
    boarded: dict[HoleId, bool]
    beds: int
    """How many can sleep in a bed."""
    cold: int
    """Cold tokens."""
    cold_felt: int
    """What notes make of them."""
    fittings_ready: dict[FittingId, int]
    ideas: dict[FittingId, int]
    reached: list[SpaceId]
    """What was in reach when this stage began."""


class GoodsView(msgspec.Struct, frozen=True, kw_only=True):
    storage: dict[ItemId, int]
    carried: dict[ItemId, int]
    """The findings pile of the party."""
    box: dict[ItemId, int]
    removed: dict[ItemId, int]
    values: dict[ItemId, int]
    """What each is worth today."""
    free_water: bool
    given: int
    """Value given to the visitor who is here."""
    trade: str
    """What came of the trade with those who are met: `none`, `open`, `declined` or `made`."""
    grey_credit: int


class DecksView(msgspec.Struct, frozen=True, kw_only=True):
    """Sizes of the decks that lie face down, and all that everybody has seen of them."""

    sizes: dict[str, int]
    known: dict[str, list[CardId]]
    """The cards on top that everybody has seen, the topmost first."""
    explored: list[CardId]
    """Tonight's exploration cards in their order."""
    residents_met: dict[CardId, int]
    findings_used: dict[CardId, int]
    visitors_seen: dict[CardId, int]
    locations: dict[str, LocationId | None]
    """Near, in the Middle and Far."""
    narratives: list[CardId]
    """Cards that the group has kept."""
    event: CardId | None
    """The last event that was drawn."""
    removed: dict[str, dict[CardId, int]]
    """Cards that left the game in sight of all, by deck."""
    red_seen: dict[str, dict[CardId, int]]
    """Red-corner cards that are known to have entered their decks."""
    seen_today: dict[str, dict[CardId, int]]
    """Cards that everybody saw before they were shuffled back or cleared away."""


class OutingView(msgspec.Struct, frozen=True, kw_only=True):
    """The night outside."""

    location: LocationId | None
    noise: int
    heard_at: int
    """A roll up to this number is heard."""
    load: int
    capacity: int
    hiding_place: bool
    """A Hiding Place waits to be used."""
    map: bool
    """A Map waits to be used."""
    resident: CardId | None
    next_resident: CardId | None
    met: bool
    looked_around: bool
    visited: list[int]
    """Which other actions of the location were used, counted from 1."""
    lawyer_used: bool
    scavenger_used: bool
    row_card: CardId | None
    """The exploration card that is just resolved, until its findings are drawn."""
    no_special: bool
    """The next findings have no roll for a special one."""
    free_wood: int
    """Wood that was added for nothing while choosing findings."""


class FoeView(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    token: str
    weapon: WeaponId
    spare: WeaponId | None
    """The weapon behind the first."""
    prowess: int
    wounds: int
    alive: bool
    skips: int
    rerolls: int
    has_shot: bool
    """It has fired in this round."""
    unarmed_until: int
    """The round until which a jam leaves it without a weapon."""


class AttackView(msgspec.Struct, frozen=True, kw_only=True):
    """An attack that is still to be rolled."""

    side: str
    """`character`, `foe` or `ally`."""
    character: CharacterId | None
    number: int
    weapon: WeaponId
    """What will be rolled with."""
    shoots: bool
    note: NoteId | None


class RollView(msgspec.Struct, frozen=True, kw_only=True):
    """A combat die on the table, in this step of a fight or in a night raid."""

    side: str
    """`character`, `foe` or `ally`."""
    character: CharacterId | None
    number: int
    note: NoteId | None
    weapon: WeaponId
    """What it was rolled with, which may be lost since."""
    die: DieId
    face: FaceId
    became: str
    """`open` while it may be rolled again, `again` if it was, `stands` if it is final, `lost` if whoever rolled it was
    knocked down before it counted."""
    wounds: int
    """What it adds to the wounds to be dealt; in a raid to the points of the guards."""
    kills: int
    """1 if it kills, or makes a raid come to nothing."""


class FightView(msgspec.Struct, frozen=True, kw_only=True):
    """The combat sheet, also before and after a fight."""

    going: bool
    round: int
    foes: list[FoeView]
    step: str | None
    """Whose dice lie on the table: `shooters` or `others`, and nobody's in a raid or before the first roll."""
    rolls: list[RollView]
    """In the order in which they were rolled."""
    queue: list[AttackView]
    """Who still rolls."""
    killed: int
    wounds_dealt: int
    flee_after_kills: int
    flee_after_wounds: int
    """The enemies flee after so many of them are dead, or so many wounds; 0 for never."""
    no_flee: bool
    our_wounds: int
    """Wounds and kills that are still to be dealt, ours and theirs."""
    our_kills: int
    their_wounds: int
    their_kills: int
    shield: int
    """Wounds that a fast runner still spares the party."""
    parleyed: int
    """The round after which those who are met were last offered to stop."""
    blast: int
    """Wounds that every enemy takes when the wounds of this step are dealt."""
    fallen: int
    """Deaths in this fight that the group has still to face."""
    won: bool
    """Whether the last fight was won."""
    dropped: dict[WeaponId, int]
    """Weapons that the enemies dropped or emptied."""


class LootView(msgspec.Struct, frozen=True, kw_only=True):
    """What raiders take before anything of the next group."""

    items: list[ItemId]
    notes: list[int]
    """By their slots."""


class RaidView(msgspec.Struct, frozen=True, kw_only=True):
    """The night raid. What it still costs stands in the facts of the decision and of what is pending."""

    card: CardId | None
    going: bool
    """A raid is going on."""
    void: bool
    """The card comes to nothing."""
    modifier: int
    """Damage that is added, or points against it if below 0."""
    skipped: int
    """Raids that will not come."""
    board_ups: int
    points: int
    """What the house holds off without a guard: board-ups, fittings and notes."""
    damage_off: int
    """Damage that fittings take off."""
    loot: list[LootView]
    """All that lies in Storage in the order of the card, while it can still be stolen."""


class NoteView(msgspec.Struct, frozen=True, kw_only=True):
    slot: int
    id: NoteId
    charges: int
    place: str
    """`stored`, `carried`, `table`, `hidden`, `location` or `character`."""
    location: LocationId | None
    character: CharacterId | None
    color: str
    value: int
    weight: int
    value_each: bool
    weight_each: bool


class TodayView(msgspec.Struct, frozen=True, kw_only=True):
    """What holds for this day and its night."""

    sniper: int
    """The result up to which the sniper hits; 0 for the printed one, below 0 if nobody shoots."""
    no_free_water: bool
    raids: int
    """How many night raids come, 0 for one."""
    discount: int
    """What the next fitting costs less."""
    findings: int
    """Cards that the next findings bring more."""
    no_commission: bool
    no_backstab: bool
    no_parts: bool
    """The next fitting needs no mechanical or electrical parts."""
    cards: int
    """Exploration cards that are added to the Unknown deck."""
    no_visitor: bool
    """The next visitor stays away."""
    ignore_cold: bool
    """Nobody feels the cold."""
    inventory: int
    """What the party can carry more."""
    quiet: int
    """Exploration cards during which no noise is heard."""
    noise_min: int
    noise_max: int
    """The bounds of the noise; 0 for the ends of the track."""
    losses: int
    """Characters who died or left since this Morning."""
    mourning: bool
    """The roll for the day's dead is being made: further losses count for no day."""
    listened: bool
    """The radio was listened to."""
    cooked: bool
    """The cook has added his vegetable."""
    notes_used: list[NoteId]
    """Those that may be used once a day."""


class DueView(msgspec.Struct, frozen=True):
    """A script that comes back on a day, if its condition holds then."""

    script: ScriptId
    at: str
    day: int
    tries: int
    """How often it was put off."""
    asked_in: list[Fact]
    """The script or card that called for it, and the place there: what it depends on is written at that place."""


class StoryView(msgspec.Struct, frozen=True, kw_only=True):
    objective: str | None
    progress: int
    track: int
    """How much the objective needs."""
    revealed: list[str]
    read: list[ScriptId]
    """Scripts of the pools that are not to be repeated yet, sorted."""
    epilogue: list[ScriptId]
    """Pages that will be read at the end."""
    epilogues: list[ScriptId]
    """All that is read at the end, when it has come."""
    blocks: int
    """Scripts read in this phase."""
    told: list[ScriptId]
    """Scripts that were told in this match, sorted."""
    marks: dict[str, int]
    """What scripts remember of what was done."""
    due: list[DueView]
    """Scripts that come back."""
    left_out: list[str]
    """Themes that this table leaves out."""
    siege: int
    """Which match of one table this is, 0 if nobody counts."""


class PendingView(msgspec.Struct, frozen=True, gc=False):
    """Something that goes on after this decision, with what is known of it."""

    name: str
    rule: str
    facts: list[Fact]


class WarView(View, frozen=True, kw_only=True):
    """The whole table. Hidden cards are shown by their number only."""

    seats: list[SeatView]
    leader: int
    day: int
    next_phase: PhaseId | None
    """Where the day goes on after coming home, if not with the phase that follows."""
    skipped: list[PhaseId]
    """Phases that will be skipped."""
    people: list[PersonView]
    """Those in play, in the order in which they came."""
    gone: list[GoneView]
    joined: CharacterId | None
    """Who joined in the script that is read."""
    gone_from_home: CharacterId | None
    """Who is gone and was at home while a party was out."""
    cause: ConditionId | None
    """The state that ends somebody just now."""
    house: HouseView
    goods: GoodsView
    decks: DecksView
    outing: OutingView
    fight: FightView
    raid: RaidView
    notes: list[NoteView]
    emptied: bool
    """Whether the last charge that was spent was the last of its note."""
    today: TodayView
    story: StoryView
    die: int
    """The last roll of the black die."""
    pending: list[PendingView]
