"""Prepare the next season (PNE-5)."""

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.catalogue import Action
from holdfast.core.fields import Fields
from holdfast.core.step import Step
from holdfast.games.paris.acquire import Distribute
from holdfast.games.paris.catalogue import BAT, BINOCULARS, SEASON_BEGAN, TILE_LAID
from holdfast.games.paris.gather import Gather
from holdfast.games.paris.resolve import Feed, ResolveEvent, Window
from holdfast.games.paris.scoring import FinalScoring

if TYPE_CHECKING:
    from holdfast.games.paris.state import State


def roll_dice(s: "State") -> None:
    """Each location gets its number of dice, freshly rolled (PNE-1.1, PNE-5.2); what was left is lost (PNE-3.26)."""
    rng = s.rng
    dice = [0] * 30
    for place in range(5):
        for _ in range(s.t.dice_at[place * 3 + s.seats - 2]):
            dice[place * 6 + rng.below(6)] += 1
    s.dice = dice
    s.board_dice = [0] * (s.seats * 6)
    s.dice_spent = 0
    s.dice_taken = [0] * s.seats
    s.reveal()


def draw_tiles(s: "State") -> None:
    """Some tiles of the season, at random, lie face up at the Tower (PNE-1.11, PNE-5.8)."""
    tiles = [tile for tile in range(len(s.t.event_season)) if s.t.event_season[tile] == s.season]
    s.rng.shuffle(tiles)
    s.tiles = tiles[: s.t.events_drawn]
    s.flipped = []


def tell_season(s: "State", first_rule: str, tiles_rule: str) -> None:
    """Who begins the season, and what threatens it."""
    s.tell(SEASON_BEGAN, -1, s.season, s.first, first_rule)
    for tile in s.tiles:
        s.tell(TILE_LAID, -1, tile, 0, tiles_rule)


def deal_buildings(s: "State") -> None:
    """The first cards of each deck are laid out, as far as it reaches (PNE-1.17, PNE-5.10 to PNE-5.12)."""
    for deck in range(5):
        s.discarded = s.discarded + s.rows[deck]
        at = s.deck_at[deck]
        s.rows[deck] = s.decks[deck][at : at + s.t.laid_out[s.seats - 2]]
        s.deck_at[deck] = at + len(s.rows[deck])


class Opening(Step["State"]):
    """Tells what lies open when the match begins; it asks nobody."""

    NAME: ClassVar[str] = "opening"
    RULE: ClassVar[str] = "PNE-1.19"

    def ask(self, s: "State", out: list[Action]) -> int:
        tell_season(s, self.RULE, "PNE-1.11")
        s.pop()
        return -1


class Season(Step["State"]):
    """The four steps of a season (PNE-2.1), and after the last season the end of the game (PNE-5.1)."""

    NAME: ClassVar[str] = "season"
    RULE: ClassVar[str] = "PNE-2.1"
    FIELDS: ClassVar[Fields] = (("number", None),)

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def ask(self, s: "State", out: list[Action]) -> int:
        if self.number == s.t.seasons:
            s.swap(FinalScoring())
            return -1
        s.swap(Season(self.number + 1))
        if self.number + 1 < s.t.seasons:
            s.push(NextSeason())
        s.push(Window(2, 0))
        s.push(Feed(0))
        s.push(Window(1, 0))
        s.push(ResolveEvent())
        s.push(Window(0, 0))
        s.push(Distribute(0))
        s.push(Gather(s.first))
        return -1


class NextSeason(Step["State"]):
    """All that happens between two seasons; it asks nobody."""

    NAME: ClassVar[str] = "next-season"
    RULE: ClassVar[str] = "PNE-5.1"

    def ask(self, s: "State", out: list[Action]) -> int:
        if s.binoculars >= 0:
            s.first = s.binoculars  # PNE-5.13, settled before the token goes back (PNE-5.14)
        s.season += 1
        roll_dice(s)
        self._refill_station(s)
        self._refill_center(s)
        draw_tiles(s)
        tell_season(s, "PNE-5.13", "PNE-5.8")
        s.heroine = -1  # PNE-5.9
        deal_buildings(s)
        s.pop()
        return -1

    def _refill_station(self, s: "State") -> None:
        """The next tokens are added; with two seats what is left is discarded first (PNE-5.3 to PNE-5.5)."""
        if s.seats == 2:
            s.tokens_gone = [s.tokens_gone[face] + s.station[face] for face in range(6)]
            s.station = [0] * 6
        size = s.t.station_tokens
        for token in s.station_stacks[(s.season - 1) * size : s.season * size]:
            s.station[token] += 1

    def _refill_center(self, s: "State") -> None:
        """Bat and binoculars come back, and the next equipment tokens are added (PNE-5.6, PNE-5.7)."""
        s.bat = -1
        s.binoculars = -1
        size = s.t.center_equipment
        s.center[BAT] = 1
        s.center[BINOCULARS] = 1
        for token in s.equipment_stacks[(s.season - 1) * size : s.season * size]:
            s.center[token] += 1
