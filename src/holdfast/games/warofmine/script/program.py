"""Scripts and cards as short programs: blocks of instructions, their conditions and their options."""

from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from holdfast.core import Action
    from holdfast.games.warofmine.script.frame import Run
    from holdfast.games.warofmine.state.state import State


@final
class Condition:
    """What must hold for an operation or option. Fields that are 0, -1 or empty ask nothing."""

    def __init__(self) -> None:
        self.neg = False
        self.optional = False
        self.did = -1
        self.items: list[int] = []
        """One of these is there, at least `n` times."""
        self.n = 1
        self.needs: list[int] = []
        """Pairs of item and number, all of them there."""
        self.goods = 0
        self.colors = 0
        self.count = 1
        self.each = 0
        self.value = 0
        self.in_box: list[int] = []
        """The box still has one of these."""
        self.this_has = 0
        self.others_have = 0
        self.group_has = 0
        self.level = 1
        self.where = 0
        self.noise = 0
        self.cold = 0
        self.feels_cold = False
        self.empathy = 0
        self.roll_low = 0
        self.roll_high = -1
        self.fitting = -1
        self.characters_low = 0
        self.characters_high = -1
        self.present_low = 0
        self.present_high = -1
        self.character = -1
        self.alive = -1
        self.starting = False
        self.can_join = -1
        self.prowess = -1
        self.prowess_sum = -1
        self.inventory_sum = -1
        self.day_low = 0
        self.day_high = -1
        self.location = -1
        self.note = -1
        self.unknown = 0
        self.died_today = False
        self.can_clear = False
        self.can_place: list[int] = []
        """Fittings for which there is room, the second next to the first."""
        self.can_craft = 0
        """1: a fitting lies ready and has room; 2: one that still asks for parts."""
        self.sleepers = 0
        self.won = False
        self.raid_due = False
        self.free_water = False
        self.shelter_cards = 0
        self.below_returned = False
        self.commission = -1
        self.trade = 0
        self.spent = False
        self.charged = False


@final
class Instruction:
    """One operation with its arguments as numbers; what each means is told where it is carried out."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.condition: Condition | None = None
        self.length = 1
        """How many instructions to pass over if the condition does not hold."""
        self.who = 0
        self.group = 1
        """Among whom a character is chosen."""
        self.character = -1
        self.state = 0
        self.state2 = 0
        self.n = 0
        self.a = 0
        self.b = 0
        self.c = 0
        self.flag = False
        self.items: list[int] = []
        """Pairs of item and number, or a list of things."""
        self.colors = 0
        self.goods = 0


@final
class Way:
    """One option of a block."""

    def __init__(self, kind: int, condition: Condition | None, low: int, high: int, character: int, tags: int) -> None:
        self.kind = kind
        self.condition = condition
        self.low = low
        self.high = high
        self.character = character
        self.tags = tags
        self.start = -1
        """Where its own operations begin; their end names the block that follows."""


@final
class Block:
    """A script, or what a card does: operations from `start` on, then one of the ways."""

    def __init__(self, number: int, table: str, entry: str, start: int, ways: list[Way]) -> None:
        self.number = number
        self.table = table
        self.entry = entry
        self.start = start
        self.ways = ways
        self.spoken = -1
        """Its number among the scripts that the log can quote, those of a pack behind our own; -1 for cards."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """What carries out blocks: declared here so that every room can call for a block; `reader.py` has the only one."""

    def read(self, s: "State", run: "Run", out: "list[Action]") -> int:
        raise AssertionError("no reader")

    def answer(self, s: "State", run: "Run", action: "Action") -> None:
        raise AssertionError("no reader")

    def hook(self, s: "State", hook: int) -> None:
        """Reads what the notes on the table do by themselves at this point."""
        raise AssertionError("no reader")

    def usable(self, s: "State", note: int) -> bool:
        """Whether what a note asks for its use is so, and its script has anything to do now."""
        raise AssertionError("no reader")

    def playable(self, s: "State", card: int) -> bool:
        """Whether a narrative card has something to do."""
        raise AssertionError("no reader")

    def acts(self, s: "State", block: int, note: int) -> bool:
        """Whether a block that would be read now has something to do."""
        raise AssertionError("no reader")

    def ambush(self, s: "State") -> None:
        """The party attacks the residents by surprise."""
        raise AssertionError("no reader")

    def attacked(self, s: "State") -> None:
        """The residents attack the party."""
        raise AssertionError("no reader")

    def interrupt(self, s: "State", action: "Action") -> None:
        """Does what may be done at any time."""
        raise AssertionError("no reader")
