"""The content of Paris: New Eden as flat columns of numbers."""

from typing import Any

from holdfast.core.tables import Tables


class ParisTables(Tables):
    """Columns by seat count have three values, for 2, 3 and 4 seats. `content.py` fills them in."""

    def __init__(self, game: Any, content: Any) -> None:
        super().__init__(game, content)
        self.seasons = 0
        self.dice = 0
        self.cans = 0
        self.missions_dealt = 0
        self.missions_kept = 0
        self.events_drawn = 0
        self.center_equipment = 0
        self.station_tokens = 0
        self.bridge_draw = 0
        self.bridge_keep = 0
        self.restaurant_cans = 0
        self.binoculars_vp = 0
        self.heroine_equipped = 0
        self.dice_each: list[int] = []
        self.laid_out: list[int] = []
        self.tinkerers_removed: list[int] = []
        self.dice_at: list[int] = []
        """By location, then seat count."""
        self.equipment_of: list[int] = []
        self.becomes: list[int] = []
        self.prelude_tokens: list[int] = []
        self.station_pool: list[int] = []
        self.station_hidden: list[list[int]] = []
        """By season: the places in the stacks of later seasons of which only the season itself will show the token
        (PNE-1.10)."""
        self.equipment_pool: list[int] = []
        self.building_type: list[int] = []
        self.building_survivors: list[int] = []
        self.building_equipment: list[int] = []
        self.building_cans: list[int] = []
        self.building_power: list[int] = []
        self.building_end: list[bool] = []
        self.building_people: list[list[int]] = []
        """The types of the survivors on each building, one by one: what `building_survivors` counts."""
        self.building_things: list[list[int]] = []
        """The same for equipment."""
        self.deck_cards: list[list[int]] = [[] for _ in range(5)]
        """The cards of each deck but for the END cards."""
        self.deck_ends: list[list[int]] = [[] for _ in range(5)]
        self.power_amount: list[int] = []
        self.event_season: list[int] = []
        self.event_vp: list[int] = []
        self.event_groups: list[list[tuple[list[int], int]]] = []
        """For each tile groups of types, and how many equipped survivors of them it asks for."""
        self.kind_vp: list[int] = []
        """By kind of mission."""
        self.kind_threshold: list[int] = []
        self.kind_ties: list[bool] = []
        self.mission_kind: list[int] = []
        self.mission_target: list[int] = []
        self.mission_vp: list[int] = []
        self.mission_threshold: list[int] = []
        self.mission_ties: list[bool] = []
        self.mission_requires: list[list[tuple[int, int]]] = []
        """For each new building the types that it needs, and how many survivors of them; none for other missions."""
        self.mission_survivors: list[int] = []
        self.mission_equipment: list[int] = []
        self.mission_cans: list[int] = []
        self.most_cans_placed = 0
        """The most cans that a new building gives."""
        self.zone_farmers: list[int] = []
        """By population; a larger population stays in the last zone."""
        self.zone_vp: list[int] = []

    def add_mission(self, kind: int, target: int, vp: int, threshold: int, ties: bool) -> None:
        self.mission_kind.append(kind)
        self.mission_target.append(target)
        self.mission_vp.append(vp)
        self.mission_threshold.append(threshold)
        self.mission_ties.append(ties)
