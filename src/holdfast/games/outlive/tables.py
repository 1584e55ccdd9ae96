"""The content of Outlive as the rules read it: flat columns of numbers."""

from typing import TYPE_CHECKING, Any, Final, final

from holdfast.core import Action, Tables

if TYPE_CHECKING:
    from holdfast.core import Content

# What a room can do; its number in `OutliveTables.ability`.

ABILITIES: Final = (
    "build-discount",
    "draw-and-repair",
    "overcome-discount",
    "hunt-meat",
    "cargo-cans",
    "cargo-space",
    "munitions",
    "spring",
    "immunity",
    "scrap",
    "gauge",
    "ventilation",
    "nursery",
    "free-search",
    "draw",
    "look",
    "guard",
    "repair-discount",
    "tribute",
    "cupboard",
)
BUILD_DISCOUNT: Final = 0
DRAW_AND_REPAIR: Final = 1
OVERCOME_DISCOUNT: Final = 2
HUNT_MEAT: Final = 3
CARGO_CANS: Final = 4
CARGO_SPACE: Final = 5
ARMOURY: Final = 6
OWN_SPRING: Final = 7
IMMUNITY: Final = 8
SCRAP_PRESS: Final = 9
WASH: Final = 10
VENTILATION: Final = 11
NURSERY: Final = 12
FREE_SEARCH: Final = 13
DRAW: Final = 14
LOOK_THROUGH: Final = 15
GUARD: Final = 16
REPAIR_DISCOUNT: Final = 17
TRIBUTE_CHOICE: Final = 18
CUPBOARD: Final = 19

# What equipment can do; its number in `OutliveTables.effect`.

EFFECTS: Final = (
    "gather",
    "visit",
    "survivor",
    "access",
    "board",
    "hunt",
    "press",
    "shield",
    "move",
    "sense",
)
GATHER_BONUS: Final = 0
VISIT_GAIN: Final = 1
VISIT_SURVIVOR: Final = 2
FREE_ACCESS: Final = 3
HIGHER_SPOT: Final = 4
HUNT_POINTS: Final = 5
PRESS_POINTS: Final = 6
PRESS_SHIELD: Final = 7
FAR_MOVE: Final = 8
CHOOSE_PREY: Final = 9

# What an event does; its number in `OutliveTables.strikes`.

STRIKES: Final = ("empty", "search", "storm", "cloud", "cold", "clan", "rats", "disease", "mutation")
EMPTY: Final = 0
EMPTY_SEARCH: Final = 1
STORM: Final = 2
CLOUD: Final = 3
COLD: Final = 4
CLAN: Final = 5
RATS: Final = 6
DISEASE: Final = 7
MUTATION: Final = 8


@final
class OutliveTables(Tables):
    """Columns are indexed by the numbers of the catalogue; the width of a column of several values comes with
    its name. `OutliveTables` is filled in by `content.tabulate`."""

    def __init__(self, game: Any, content: "Content") -> None:
        super().__init__(game, content)
        # Board; amounts go by seats - 2.
        self.gives: list[int] = []
        self.amount: list[int] = []  # place * 3 + seats - 2
        self.spot_strength: list[int] = []
        self.spot_cans: list[int] = []
        self.spot_survivors: list[int] = []
        self.radiation: list[int] = []
        self.game_stack: list[int] = []
        self.search_stack: list[int] = []
        self.steps: list[int] = []  # along the ring, start * 8 + place
        self.near: list[int] = []  # mask of the places that a hero reaches, by where it starts
        self.moves: list[list[Action]] = []  # to those places, by hero * 8 + start
        self.access_chips = 0
        self.algae_levels = 0
        self.city_offer = 0
        # Rooms, by chamber: a second copy has a row of its own.
        self.kind: list[int] = []
        self.ability: list[int] = []
        self.spaces: list[int] = []
        self.upkeep: list[int] = []
        self.room_amount: list[int] = []
        self.room_draw: list[int] = []
        self.room_most: list[int] = []
        self.room_strength: list[int] = []
        self.room_materials: list[int] = []
        self.room_munitions: list[int] = []
        self.room_supplies: list[int] = []
        self.room_gain: list[int] = []  # chamber * 7 + good
        # Shelter
        self.airlock_spaces = 0
        self.airlock_water: list[int] = []  # by survivors in the airlock
        self.gauge_points: list[int] = []
        self.full_points: list[int] = []
        self.start_level = 0
        self.start_survivors = 0
        self.rooms_drawn = 0
        self.leaders_drawn = 0
        self.build_cost = 0
        self.meat_kept = 0
        self.water_kept = 0
        self.survivor_points = 0
        self.equipment_points = 0
        self.pair_points = 0
        # Tribes
        self.strength: list[int] = []
        self.age: list[int] = []
        self.leader_places: list[int] = []  # leader * 4 + i
        self.leader_goods: list[int] = []  # leader * 7 + good
        self.leader_tool: list[int] = []
        self.leader_search: list[int] = []
        self.leader_back: list[int] = []
        # Equipment; masks have one bit for each kind.
        self.copies: list[int] = []
        self.cost: list[int] = []  # equipment * 3 + material
        self.effect: list[int] = []
        self.tool_gives: list[int] = []
        self.tool_amount: list[int] = []
        self.pair: list[int] = []
        self.tools_with: list[int] = []  # mask by effect
        self.visit_at: list[int] = []  # mask by place
        self.gather_at: list[int] = []  # mask by place
        # Events; masks have one bit for each event.
        self.event_cost: list[int] = []  # event * 7 + good
        self.event_points: list[int] = []
        self.strikes: list[int] = []
        self.event_amount: list[int] = []  # event * 3 + seats - 2
        self.event_places: list[int] = []  # mask of places
        self.events_with: list[int] = []  # mask by what they do
        self.events_doing: list[list[int]] = []  # the same as lists
        self.event_goods: list[list[int]] = []  # the resources that an event costs
        # Tiles
        self.tile_count: list[int] = []
        self.tile_gain: list[int] = []  # tile * 7 + good
        self.tile_algae: list[int] = []
        self.tile_cupboard: list[bool] = []
        self.endurance: list[int] = []
        self.meat: list[int] = []
        self.more_meat: list[int] = []
        self.animal_tiles: list[int] = []
