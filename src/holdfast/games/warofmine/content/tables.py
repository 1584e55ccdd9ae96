"""The content as rules read it: columns of numbers."""

from typing import TYPE_CHECKING, Any, Final, final

from holdfast.core import Tables

if TYPE_CHECKING:
    from holdfast.core import Content
from holdfast.games.warofmine.script.program import Asked, Block, Instruction, Reader

DIE_FACES: Final = 6
LEVELS: Final = 5
"""Of a state, from 0 to 4."""

MOST_PARTS: Final = 3
"""Instructions of one operation."""


@final
class Contribution:
    """Goods that may be given for an objective, and how many steps they are worth."""

    def __init__(self, item: int, number: int, steps: int) -> None:
        self.item = item
        self.number = number
        self.steps = steps


class Teller:
    """Shows what a state holds. The rooms above the state fill it in, as they do for the reader."""

    def look(self, s: Any, seat: int) -> Any:
        raise AssertionError("the teller looks")

    def observe(self, s: Any, seat: int, out: list[int]) -> None:
        raise AssertionError("the teller observes")


class WarTables(Tables):
    def __init__(self, game: Any, content: "Content") -> None:
        super().__init__(game, content)
        self.reader = Reader()
        self.teller = Teller()
        self.step_numbers: dict[Any, int] = {}
        """The number of each class of steps, for observations."""
        # Items
        self.color: list[int] = []
        self.count: list[int] = []
        self.value: list[int] = []
        self.weight: list[int] = []
        self.heavy: list[int] = []
        """Items that weigh anything."""
        self.start: list[int] = []
        self.hunger: list[int] = []
        # Dice: faces of white, yellow and red, six each
        self.faces: list[int] = []
        # State tokens: blocked actions by state * 5 + level
        self.blocked: list[int] = []
        self.blocked_by: list[int] = []
        """The most of them for any five levels together: the levels are the digits of a number to base 5."""
        # Board
        self.space_kind: list[int] = []
        self.obstacles: list[int] = []
        """Spaces of rubble, closed doors and bars."""
        self.reaches: dict[int, int] = {}
        """What is in reach, by the obstacles that are left, or their complement with the basement shut; worked out when
        first asked for."""
        self.room: list[int] = []
        """Spaces where a fitting can stand once nothing else is there."""
        # Sets of spaces, as masks
        self.room_spaces = 0
        """Those of `room`."""
        self.obstacle_spaces = 0
        """Those of `obstacles`."""
        self.rubble_spaces = 0
        self.door_spaces = 0
        self.bar_spaces = 0
        self.action_spaces = 0
        """Spaces with an action that one character can take at a time."""
        self.poke_spaces = 0
        """Spaces to poke about in, which have room for everybody."""
        self.idea_spaces = 0
        """Spaces to have a new idea."""
        self.space_holds: list[int] = []
        self.neighbours: list[list[int]] = []
        """Spaces that can be walked or climbed to."""
        self.beside: list[list[int]] = []
        """Spaces on the same floor next to each."""
        self.basement: list[bool] = []
        self.area: list[int] = []
        """The floor of each space, by the numbers of `terms.AREAS`."""
        self.hole_next: list[list[int]] = []
        self.shelter_kind: list[int] = []
        self.shelter_gain: list[list[int]] = []
        # Characters
        self.border: list[int] = []
        self.prowess: list[int] = []
        self.empathy: list[int] = []
        self.inventory: list[int] = []
        self.skill: list[int] = []
        self.spirit: list[int] = []
        """Blocks by character * 3 + letter."""
        self.ends: list[int] = []
        """Blocks by character * 3: death, leaving, suicide."""
        self.epilogues: list[int] = []
        """Blocks by character * 3: good, mixed, bad."""
        # Fittings
        self.fitting_green: list[bool] = []
        self.fitting_copies: list[int] = []
        self.fitting_cost: list[list[int]] = []
        self.fitting_parts: list[list[int]] = []
        """Its cost without wood and components."""
        self.fitting_wood: list[int] = []
        self.fitting_components: list[int] = []
        self.wood_buys: list[int] = []
        """The fittings that cost no more wood than that, as a mask; the last entry buys all."""
        self.components_buy: list[int] = []
        """The same for components."""
        self.fitting_next_to: list[int] = []
        self.fitting_damage: list[int] = []
        self.fitting_recipes: list[list[int]] = []
        self.recipe_fitting: list[int] = []
        self.recipe_cost: list[list[int]] = []
        self.recipe_gain: list[list[int]] = []
        self.recipe_gain_items: list[list[int]] = []
        """The items of `recipe_gain` without their numbers."""
        self.recipe_do: list[int] = []
        self.recipe_repeat: list[bool] = []
        self.recipe_daily: list[bool] = []
        self.recipe_board_up: list[bool] = []
        self.recipe_wait: list[int] = []
        # Events and objectives
        self.event_kind: list[int] = []
        self.event_cold: list[int] = []
        self.event_do: list[int] = []
        self.track: list[int] = []
        self.contributions: list[list[Contribution]] = []
        """Goods that may be given for each objective."""
        self.advance_on: list[int] = []
        self.reward: list[int] = []
        self.penalty: list[int] = []
        # Locations
        self.look_around: list[int] = []
        self.look_cost: list[int] = []
        self.visits: list[list[int]] = []
        """Pairs of block and price."""
        self.noise_one_wounds: list[int] = []
        self.first_residents: list[int] = []
        self.extra_findings: list[int] = []
        self.extra_noise: list[int] = []
        self.gift_row: list[int] = []
        self.gift_item: list[int] = []
        self.gift_color: list[int] = []
        self.gift_value: list[int] = []
        self.more_enemies: list[int] = []
        self.noise_floor: list[int] = []
        # Decks
        self.exploration_copies: list[int] = []
        self.exploration_keep: list[bool] = []
        self.exploration_pools: list[int] = []
        self.exploration_do: list[int] = []
        self.finding_gain: list[list[int]] = []
        """Pairs of item and number by card * 3 + row."""
        self.special_colors: list[int] = []
        self.resident_copies: list[int] = []
        self.resident_red: list[bool] = []
        self.resident_shuffled: list[bool] = []
        """Whether the card goes back into its deck after the encounter."""
        self.resident_number: list[list[int]] = []
        self.resident_weapons: list[list[int]] = []
        """By card * 3 + letter: the weapons from first to last."""
        self.resident_stop: list[int] = []
        self.resident_win: list[int] = []
        self.resident_armed: list[bool] = []
        self.resident_do: list[int] = []
        self.enemy_letter: list[int] = []
        self.enemy_prowess: list[int] = []
        self.raid_red: list[bool] = []
        self.raid_damage: list[int] = []
        self.raid_wounds: list[int] = []
        self.raid_order: list[int] = []
        self.raid_removed: list[bool] = []
        self.visitor_copies: list[int] = []
        self.visitor_pools: list[int] = []
        self.visitor_do: list[int] = []
        self.fate_wounds: list[int] = []
        """By card * 2: untreated, bandaged."""
        self.fate_illness: list[int] = []
        """By card * 3: untreated, meds, herbal meds."""
        self.fate_cold: list[int] = []
        self.fate_cold_do: list[int] = []
        self.fate_spirit: list[int] = []
        self.fate_exchange: list[int] = []
        self.fate_die: list[int] = []
        self.fate_effect: list[int] = []
        self.fate_n: list[int] = []
        self.narrative_when: list[int] = []
        self.narrative_if: list[Asked | None] = []
        self.narrative_do: list[int] = []
        # Notes
        self.note_when: list[int] = []
        self.note_if: list[Asked | None] = []
        """What must hold for it to be used."""
        self.note_daily: list[int] = []
        """Its bit among the notes that are used at most once a day, 0 for others."""
        self.note_cost: list[list[int]] = []
        self.note_fitting: list[int] = []
        """What the action with it costs, as pairs of item and number."""
        self.note_hook: list[int] = []
        self.note_carried: list[int] = []
        """Whether it acts only in the findings pile."""
        self.note_worn: list[int] = []
        """Whether it acts only with a character."""
        self.note_dose: list[int] = []
        """Whether it is used up at Dawn when it lies with a character."""
        self.note_person: list[int] = []
        """Whether it stands for people, who are no goods."""
        self.note_hides: list[int] = []
        """Whether it may be hidden at a location."""
        self.note_today: list[int] = []
        """Whether it is gone at the end of the day."""
        self.note_armed: list[int] = []
        """Whether it acts only while it has charges."""
        self.note_safe: list[int] = []
        """Whether it cannot be stolen or taken by force."""
        self.note_party: list[int] = []
        self.note_residents: list[int] = []
        """The residents that its hook is about, as a mask; 0 for all."""
        self.note_wearers: list[int] = []
        """Whether it acts only for a party no larger than its charges."""
        self.note_cards: list[int] = []
        self.note_noise: list[int] = []
        self.note_cold: list[int] = []
        self.note_inventory: list[int] = []
        self.note_prowess: list[int] = []
        self.note_absorbs: list[int] = []
        """Whether each charge spares the character a wound."""
        self.note_unblocks: list[int] = []
        """States whose markers the character ignores, as a mask."""
        self.note_findings: list[int] = []
        """Whether two findings cards are drawn for each."""
        self.note_no_food: list[int] = []
        """Whether a charge is lost instead of food on a findings card."""
        self.note_water: list[int] = []
        """Pieces of water that weigh nothing."""
        self.note_provokes: list[int] = []
        """Residents that attack at once, as a mask."""
        self.note_disguise: list[int] = []
        """Residents that may be backstabbed, as a mask."""
        self.note_allies: list[list[int]] = []
        """The weapons of those who fight beside the characters."""
        self.note_ally_prowess: list[int] = []
        self.note_shields: list[int] = []
        """Whether each charge takes a wound for others."""
        self.note_raid: list[int] = []
        """Points against a night raid while it is at home."""
        self.note_no_raid: list[int] = []
        self.note_watch: list[int] = []
        """Whether the top night raid card is always seen."""
        self.note_saves: list[int] = []
        self.note_lockpick: list[int] = []
        self.note_sawblade: list[int] = []
        self.note_armour: list[int] = []
        self.note_no_sniper: list[int] = []
        self.note_wood_value: list[int] = []
        self.note_water_value: list[int] = []
        self.note_free_wood: list[int] = []
        """How much wood may be added for nothing in a Scavenging; 0 for no limit."""
        self.note_no_free_water: list[int] = []
        self.note_no_basement: list[int] = []
        self.note_script: list[int] = []
        """The block that is read when it is used; -1 for none."""
        self.note_trigger: list[int] = []
        """The block that its hook reads, and the results of the black die that call for it."""
        self.note_trigger_low: list[int] = []
        self.note_trigger_high: list[int] = []
        # Single numbers
        self.poke: list[int] = []
        self.hunger_at_start = 0
        self.group_limit = 0
        self.actions = 0
        self.scavengers = 0
        self.cold_tokens = 0
        self.wait_tokens = 0
        self.noise_max = 0
        self.note_tokens = 0
        self.hidden_gone = 0
        """What is hidden is gone on this result of the black die or less."""
        self.cards_at: list[int] = []
        self.foe_wounds = 0
        self.fight_rounds = 0
        self.crime_wave = 0
        self.sniper = 0
        self.sniper_wounds = 0
        self.lock = 0
        self.special_finding = 0
        self.special_value = 0
        self.without_water = 0
        self.floor_rest = 0
        self.death_misery = 0
        self.kill_misery = 0
        self.flight_shield = 0
        self.good_barter = 0
        self.trap_bonus = 0
        self.handy = 0
        self.lawyer = 0
        self.sneak = 0
        self.dismantle_wood = 0
        self.dismantle_components = 0
        self.ideas = 0
        self.newcomers_at = 0
        self.alcohol_fatigue: list[int] = []
        self.alcohol_misery = 0
        self.visitor_gift = 0
        self.newcomer_gift = 0
        self.newcomer_level = 0
        # What setup shuffles: the cards of each deck in order
        self.deck_characters: list[int] = []
        self.deck_events: list[int] = []
        self.deck_chapters: list[int] = []
        self.deck_endings: list[int] = []
        self.deck_objectives: list[int] = []
        self.deck_exploration: list[int] = []
        self.deck_residents: list[int] = []
        self.deck_red_residents: list[int] = []
        self.deck_raids: list[int] = []
        self.deck_red_raids: list[int] = []
        self.deck_visitors: list[int] = []
        self.deck_shelter: list[list[int]] = []
        """By kind, with the spaces of that name in `shelter_spaces`."""
        self.shelter_spaces: list[list[int]] = []
        self.box_at_start: list[int] = []
        self.green_fittings: list[int] = []
        self.idea_fittings: list[int] = []
        # Programs
        self.code: list[Instruction] = []
        self.blocks: list[Block] = []
        self.pools: list[list[int]] = []
        self.pool_turns: list[list[list[int]]] = []
        """By pool and match of a table: the scripts whose turn it is."""
        self.pool_ends: list[list[int]] = []
        """The weights of the scripts of each pool, added up."""
        self.block_pool: list[int] = []
        """The pool of each block, -1 for none."""
        self.block_level4: list[int] = []
        """The lists 285, 208, 458, 645, 738."""
        self.block_death_out = -1
        self.block_no_guard = -1
        self.block_empty = -1
        """One that does nothing."""
        self.marks: list[str] = []
        """What scripts may remember."""
        self.outcomes: list[str] = []
        """What comes of options, by the script, the option and the result."""
        self.arcs: list[str] = []
        self.place_tables: list[list[list[int]]] = []
        """By location: the scripts of looking around there, by the results of the black die from 1 to 10, as blocks;
        empty where a location has no table of its own."""
        self.own_epilogues: list[list[int]] = []
        """By character: epilogues that are read in place of the three, if what they ask is so, as blocks."""
        self.talks: list[list[int]] = []
        """By residents: the scripts of talks with them, as blocks."""
        self.talk_at: dict[int, int] = {}
        """The location of a talk that belongs to one, by block."""
        self.trades: list[int] = []
        """Blocks that are scripts of a trade."""
        self.script_of: dict[str, int] = {}
        """Blocks by the id of the script; for loading and tests, not for rules."""
        self._starts: dict[int, tuple[int, int, int]] = {}
        self._names: dict[tuple[str, str, str], int] = {}

    # Blocks

    def is_trade(self, block: int) -> bool:
        return block in self.trades

    # Names of blocks and of places in them, for snapshots

    def block_named(self, table: str, entry: str, key: str) -> int:
        """The block of an entry, -1 if there is none."""
        if not self._names:
            for number in range(len(self.blocks)):
                block = self.blocks[number]
                self._names[(block.table, block.entry, block.key)] = number
        return self._names.get((table, entry, key), -1)

    def place_of(self, pc: int) -> tuple[int, int, int, int]:
        """Where an instruction stands: block, option (-1 before them), operation, and part of it."""
        for part in range(MOST_PARTS):
            if pc - part not in self._starts:
                self._find_starts()
            found = self._starts.get(pc - part)
            if found is not None:
                return found[0], found[1], found[2], part
        raise AssertionError(f"no block has an instruction {pc}")

    def _find_starts(self) -> None:
        for number in range(len(self.blocks)):
            block = self.blocks[number]
            for i in range(len(block.places)):
                self._starts[block.places[i]] = (number, -1, i)
            for option in range(len(block.ways)):
                places = block.ways[option].places
                for i in range(len(places)):
                    self._starts[places[i]] = (number, option, i)

    # Columns with two keys

    def face(self, die: int, side: int) -> int:
        """The face of a combat die."""
        return self.faces[die * DIE_FACES + side]

    def blocks_actions(self, state: int, level: int) -> int:
        """How many actions of a day the marker of a state blocks."""
        return self.blocked[state * LEVELS + level]

    def spirit_of(self, character: int, line: int) -> int:
        """The block of a character's spirit line."""
        return self.spirit[character * 3 + line]

    def epilogue_of(self, character: int, tier: int) -> int:
        """The block of a survivor's epilogue: good, mixed or bad."""
        return self.epilogues[character * 3 + tier]

    def findings_on(self, card: int, row: int) -> list[int]:
        """Pairs of item and number."""
        return self.finding_gain[card * 3 + row]

    def weapons_of(self, resident: int, letter: int) -> list[int]:
        """The weapons of an enemy, from first to last."""
        return self.resident_weapons[resident * 3 + letter]

    def fate_for_wounds(self, card: int, bandaged: bool) -> int:
        return self.fate_wounds[card * 2 + (1 if bandaged else 0)]

    def fate_for_illness(self, card: int, medicine: int) -> int:
        """Untreated, with meds, with herbal meds."""
        return self.fate_illness[card * 3 + medicine]

    def ways_at(self, location: int) -> int:
        """How many actions a location has besides looking around."""
        return len(self.visits[location]) // 2

    def way_block(self, location: int, way: int) -> int:
        return self.visits[location][way * 2]

    def way_cost(self, location: int, way: int) -> int:
        """Cards of the Unknown deck."""
        return self.visits[location][way * 2 + 1]
