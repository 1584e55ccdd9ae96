"""The state of Paris: New Eden: zones of counted dice, tokens and cards."""

from typing import Any, ClassVar, Final

from holdfast.core.catalogue import Action
from holdfast.core.events import EVERYONE, Event, EventKind
from holdfast.core.fields import Fields
from holdfast.core.rng import Rng
from holdfast.core.state import BaseState
from holdfast.core.step import Step
from holdfast.core.view import Outcome, Standing
from holdfast.games.paris.catalogue import (
    PART_COUNT,
    PLACE,
    PLACED,
    POWER_COUNT,
    TAKE_TWO_CANS,
    TOOK_CANS,
    TYPES,
    UNIVERSAL_EQUIPMENT,
)
from holdfast.games.paris.check import problems
from holdfast.games.paris.hidden import resample
from holdfast.games.paris.look import look
from holdfast.games.paris.missions import Missions
from holdfast.games.paris.observe import observe
from holdfast.games.paris.scoring import outcome, standing
from holdfast.games.paris.stock import Stock
from holdfast.games.paris.tables import ParisTables
from holdfast.games.paris.view import ParisView


class State(BaseState):
    """Columns of several seats are flat: `survivors[seat * 6 + type]`. Lists of cards are replaced, never changed
    in place."""

    __slots__ = (
        "bat",
        "binoculars",
        "board_dice",
        "board_tokens",
        "cans",
        "cans_left",
        "center",
        "deck_at",
        "dice",
        "dice_spent",
        "dice_taken",
        "discarded",
        "equipment",
        "equipment_tokens",
        "first",
        "flipped",
        "heroine",
        "missions",
        "points",
        "powers",
        "refuges",
        "rows",
        "season",
        "station",
        "stock",
        "strength",
        "survivors",
        "t",
        "tiles",
        "tokens_gone",
        "tokens_in",
        "wilds_added",
    )
    FIELDS: ClassVar[Fields] = ()  # filled in by game.py, which knows all step classes

    def __init__(
        self,
        tables: ParisTables,
        seats: int,
        rng: Rng,
        revealed: int,
        stack: list[Step[Any]],
        season: int,
        first: int,
        dice: list[int],
        dice_spent: int,
        dice_taken: list[int],
        board_dice: list[int],
        board_tokens: list[int],
        station: list[int],
        station_stacks: list[int],
        center: list[int],
        equipment_stacks: list[int],
        bat: int,
        binoculars: int,
        heroine: int,
        tiles: list[int],
        flipped: list[int],
        decks: list[list[int]],
        deck_at: list[int],
        rows: list[list[int]],
        discarded: list[int],
        refuges: list[list[int]],
        tokens_in: list[int],
        equipment_tokens: list[int],
        survivors: list[int],
        equipment: list[int],
        powers: list[int],
        cans: list[int],
        cans_left: int,
        missions: Missions,
        strength: list[int],
        wilds_added: list[int],
        points: list[int],
        tokens_gone: list[int],
        stock: Stock | None = None,
    ) -> None:
        super().__init__(tables, seats, rng, revealed, stack)
        self.t = tables
        self.season = season
        self.first = first
        self.dice = dice
        """On the locations, by place * 6 + face."""
        self.dice_spent = dice_spent
        """Dice of this season that were used in bids."""
        self.dice_taken = dice_taken
        """How many dice each seat took this season."""
        self.board_dice = board_dice
        """On player boards, by seat * 6 + face."""
        self.board_tokens = board_tokens
        """Survivor tokens on player boards, by seat * 6 + face."""
        self.station = station
        """Tokens at the Station, by face."""
        self.center = center
        """Equipment tokens, bat and binoculars in the Center, counted."""
        self.bat = bat
        """The seat that has it, or -1."""
        self.binoculars = binoculars
        self.heroine = heroine
        self.tiles = tiles
        """The event tiles at the Tower."""
        self.flipped = flipped
        """Those of them that lie face down."""
        self.stock = stock if stock is not None else Stock(decks, equipment_stacks, station_stacks)
        self.deck_at = deck_at
        """How many cards have left each deck from its top."""
        self.rows = rows
        """The face-up buildings of each type."""
        self.discarded = discarded
        """Buildings that nobody claimed."""
        self.refuges = refuges
        """The building cards of each seat."""
        self.tokens_in = tokens_in
        """Survivor tokens in refuges, by seat * 6 + type."""
        self.equipment_tokens = equipment_tokens
        """By seat * 3 + equipment."""
        self.survivors = survivors
        """All survivors in refuges, by seat * 6 + type: printed and tokens."""
        self.equipment = equipment
        """All equipment, by seat * 3 + kind: printed and tokens, without universal equipment."""
        self.powers = powers
        """By seat * POWER_COUNT + power."""
        self.cans = cans
        self.cans_left = cans_left
        self.missions = missions
        self.strength = strength
        """Announced for the type that is being distributed."""
        self.wilds_added = wilds_added
        """Wild dice and wild tokens added to the bid, by seat * 2 + (0 die, 1 token)."""
        self.points = points
        """By seat * PART_COUNT + part."""
        self.tokens_gone = tokens_gone
        """Survivor tokens that left the game in sight of all, by face."""

    def clone(self) -> "State":
        other = State(
            self.t,
            self.seats,
            self.rng.clone(),
            self.revealed,
            self.stack[:],
            self.season,
            self.first,
            self.dice[:],
            self.dice_spent,
            self.dice_taken[:],
            self.board_dice[:],
            self.board_tokens[:],
            self.station[:],
            _NOTHING,
            self.center[:],
            _NOTHING,
            self.bat,
            self.binoculars,
            self.heroine,
            self.tiles,
            self.flipped,
            _NO_DECKS,
            self.deck_at[:],
            self.rows[:],
            self.discarded,
            self.refuges[:],
            self.tokens_in[:],
            self.equipment_tokens[:],
            self.survivors[:],
            self.equipment[:],
            self.powers[:],
            self.cans[:],
            self.cans_left,
            self.missions.clone(),
            self.strength[:],
            self.wilds_added[:],
            self.points[:],
            self.tokens_gone,
            self.stock,
        )
        other.decision = self.decision
        return other

    def tell(self, kind: EventKind, seat: int, a: int, b: int, rule: str) -> None:
        """An open event, if somebody listens."""
        if self.log is not None:
            self.log.append(Event(kind, seat, a, b, EVERYONE, rule))

    def tell_secret(self, kind: EventKind, seat: int, a: int, others: EventKind, rule: str) -> None:
        """An event that only `seat` sees whole; the others see its twin."""
        if self.log is not None:
            mine = 1 << seat
            self.log.append(Event(kind, seat, a, 0, mine, rule))
            self.log.append(Event(others, seat, 0, 0, ((1 << self.seats) - 1) & ~mine, rule))

    # The stock, as in the snapshot

    @property
    def decks(self) -> list[list[int]]:
        return self.stock.decks

    @property
    def equipment_stacks(self) -> list[int]:
        return self.stock.equipment

    @property
    def station_stacks(self) -> list[int]:
        return self.stock.station

    # Facts that several chapters ask for

    def cards_left(self, deck: int) -> int:
        """How many cards a building deck still has."""
        return self.stock.size(deck) - self.deck_at[deck]

    def holds_power(self, seat: int, power: int) -> int:
        """How many copies of a power stand in a refuge (PNE-7.2)."""
        return self.powers[seat * POWER_COUNT + power]

    def population(self, seat: int) -> int:
        """All survivors of a refuge, slackers included (PNE-4.12, PNE-4.13)."""
        all_of_them = self.survivors
        i = seat * 6
        some = all_of_them[i] + all_of_them[i + 1] + all_of_them[i + 2]
        return some + all_of_them[i + 3] + all_of_them[i + 4] + all_of_them[i + 5]

    def equipment_of(self, seat: int, kind: int) -> int:
        """Equipment of a kind with universal equipment counted in (PNE-7.19)."""
        have = self.equipment[seat * 3 + kind]
        copies = self.powers[seat * POWER_COUNT + UNIVERSAL_EQUIPMENT]
        return have if copies == 0 else have + copies * self.t.power_amount[UNIVERSAL_EQUIPMENT]

    def buildings(self, seat: int) -> int:
        """Building cards and placed new buildings (PNE-8.29)."""
        return len(self.refuges[seat]) + len(self.missions.placed[seat])

    def face_up_tiles(self) -> list[int]:
        return [tile for tile in self.tiles if tile not in self.flipped]

    # Things that happen in several chapters

    def gain(self, seat: int, part: int, points: int) -> None:
        self.points[seat * PART_COUNT + part] += points

    def give_cans(self, seat: int, cans: int, rule: str) -> None:
        """Cans come from the supply as far as it reaches (PNE-2.8, PNE-2.17)."""
        if cans > self.cans_left:
            cans = self.cans_left
        if cans > 0:
            self.cans[seat] += cans
            self.cans_left -= cans
            if self.log is not None:
                self.tell(TOOK_CANS, seat, cans, 0, rule)

    def add_building(self, seat: int, card: int) -> None:
        """A building card joins a refuge with all that stands on it (PNE-3.19, PNE-3.20, PNE-7.1)."""
        t = self.t
        self.refuges[seat] = [*self.refuges[seat], card]
        for type in t.building_people[card]:
            self.survivors[seat * 6 + type] += 1
        for kind in t.building_things[card]:
            self.equipment[seat * 3 + kind] += 1
        self.give_cans(seat, t.building_cans[card], "PNE-3.19")
        power = t.building_power[card]
        if power >= 0:
            self.powers[seat * POWER_COUNT + power] += 1
            if power == TAKE_TWO_CANS:
                self.give_cans(seat, t.power_amount[power], "PNE-7.18")

    def can_place(self, seat: int, mission: int) -> bool:
        """Whether all survivors that a new building asks for live in the refuge (PNE-8.3)."""
        for type, count in self.t.mission_requires[mission]:
            if self.survivors[seat * 6 + type] < count:
                return False
        return True

    def survivors_lacking(self, seat: int, mission: int) -> list[int]:
        """The survivors that a new building still asks for, by type."""
        lacks = [0] * len(TYPES)
        for type, count in self.t.mission_requires[mission]:
            lacks[type] = max(0, count - self.survivors[seat * 6 + type])
        return lacks

    def offer(self, seat: int, out: list[Action]) -> None:
        """New buildings that `seat` may place now (PNE-8.6)."""
        requires = self.t.mission_requires
        for mission in self.missions.hands[seat]:
            if requires[mission] and self.can_place(seat, mission):
                out.append(PLACE[mission])

    def interrupt(self, seat: int, action: Action) -> None:
        """Places a new building; nothing is spent (PNE-8.3 to PNE-8.5)."""
        mission = action.a
        t = self.t
        self.missions.place(seat, mission)
        self.tell(PLACED, seat, mission, 0, "PNE-8.3")
        for i in range(6):
            self.survivors[seat * 6 + i] += t.mission_survivors[mission * 6 + i]
        for i in range(3):
            self.equipment[seat * 3 + i] += t.mission_equipment[mission * 3 + i]
        self.give_cans(seat, t.mission_cans[mission], "PNE-8.4")

    # Written in their own modules

    def view(self, seat: Any) -> ParisView:
        self.check_viewer(seat)
        return look(self, seat)

    def observe(self, seat: Any, out: list[int]) -> None:
        self.check_seat(seat)
        observe(self, seat, out)

    def standing(self) -> Standing:
        return standing(self)

    def resample(self, knowers: int) -> None:
        resample(self, knowers)

    def result(self) -> Outcome:
        return outcome(self)

    def check(self) -> list[str]:
        return problems(self)


_NOTHING: Final[list[int]] = []
_NO_DECKS: Final[list[list[int]]] = []
