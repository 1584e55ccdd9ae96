"""Scripts and cards as short programs: blocks of instructions, their conditions and their options."""

from typing import TYPE_CHECKING, Any, ClassVar, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from holdfast.core import Action, Words
    from holdfast.games.warofmine.script.frame import Run
    from holdfast.games.warofmine.state.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """One thing that an `if` asks. Each kind is a class of its own in `conditions/`, with all that belongs to it: its
    arguments, when it holds, and how it is said. It is made from the arguments and the names they may use."""

    ASKS: ClassVar[tuple[Any, ...]] = ()
    """Arguments of which one must be given for it to be asked."""
    WITH: ClassVar[tuple[Any, ...]] = ()
    """Arguments that say more about it."""
    SILENT: ClassVar[bool] = False
    """Whether it needs no words: it only says how, or whether there is anything to do at all."""
    SECRET: ClassVar[bool] = False
    """Whether an option that it closes is not shown, because that would tell what scripts remember."""
    SAYS: ClassVar[tuple[str, ...]] = ()
    """The messages `when-…` that it is said with."""
    RULE: ClassVar[str] = "TWM-12.2"
    """The rule that closes an option while it does not hold."""

    def __init__(self, given: Any, to: Any) -> None:
        """`given` has the arguments, `to` the names that they may use."""

    def holds(self, s: "State", run: "Run") -> bool:
        raise AssertionError("a condition says when it holds")

    def say(self, words: "Words", neg: bool) -> str:
        """«with a book»; empty if there are no words for it."""
        return ""


@final
class Asked:
    """All that an `if` asks: everything must hold; `neg` turns the whole round."""

    def __init__(self, conditions: list[Condition], neg: bool, optional: bool) -> None:
        self.conditions = conditions
        self.neg = neg
        self.optional = optional
        """Whether the leader may say no."""
        self.did = -1
        """Whether the operation before must have come to something (1) or to nothing (0); -1 for either."""
        self.low = 0
        self.high = -1
        """The results of the black die that it asks for; none if `high` is below `low`."""
        self.trade = 0
        """What must have come of a trade, 0 for anything."""

    def is_secret(self) -> bool:
        for condition in self.conditions:
            if condition.SECRET:
                return True
        return False

    def holds(self, s: "State", run: "Run") -> bool:
        for condition in self.conditions:
            if not condition.holds(s, run):
                return self.neg
        return not self.neg

    def failing(self, s: "State", run: "Run") -> Condition:
        """The first that keeps the whole from holding; with `neg` simply the first."""
        for condition in self.conditions:
            if self.neg or not condition.holds(s, run):
                return condition
        raise AssertionError("all holds")


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction:
    """One thing that the reader does: an operation, or a part of one."""

    def __init__(self) -> None:
        self.condition: Asked | None = None
        self.length = 1
        """How many instructions to skip if the condition does not hold."""

    def read(self, s: "State", run: "Run", out: "list[Action]") -> int:
        """Does it, its condition holding. Moves the run on before it does anything, so that what it pushes on the stack
        is done next."""
        raise AssertionError("an instruction is read")


@final
class Way:
    """One option of a block."""

    def __init__(self, kind: int, condition: Asked | None, low: int, high: int, character: int, tags: int) -> None:
        self.kind = kind
        self.condition = condition
        self.low = low
        self.high = high
        self.character = character
        self.tags = tags
        self.start = -1
        """Where its own operations begin; their end names the block that follows."""
        self.places: list[int] = []
        """Where each of its operations begins, and last where they end."""
        self.goto = -1
        """The block that follows, -1 for none."""
        self.given: list[Any] = []
        """Its operations as the content has them, one for each place."""
        self.mark: Any = None
        """What else the content says of it."""
        self.shown = False
        """Whether it is shown although its condition does not hold."""
        self.price = 0
        """How many of its operations are its price."""
        self.results = -1
        """The block with its results, -1 for none."""


@final
class Block:
    """A script, or what a card does: operations from `start` on, then one of the ways."""

    def __init__(self, table: str, entry: str, key: str) -> None:
        self.table = table
        self.entry = entry
        self.key = key
        """The field of the entry that has the operations."""
        self.start = -1
        self.places: list[int] = []
        """Where each of its operations begins, and last where they end."""
        self.ways: list[Way] = []
        self.given: list[Any] = []
        """Its operations as the content has them, one for each place."""
        self.asked: Asked | None = None
        """What must hold for it to be drawn from its pool, or read at the end."""
        self.weight = 1
        self.order = 0
        """Pages of a higher order are read later at the end."""
        self.once = False
        """Whether it is told at most once in a match."""
        self.arc = -1
        self.begins = False
        """Whether its arc begins with it."""
        self.themes = 0
        """What somebody may wish to leave out, as a mask of `terms.THEMES`."""
        self.instead = -1
        """The block that is read where a theme of it is left out, -1 for none."""
        self.says: list[Asked] = []
        """What its text asks."""
        self.asks_whom = False
        """Whether somebody is named before it is told."""
        self.turn = 0
        """Its place among those that are told in turn, of a thousand (see `pools.py`)."""
        self.spoken = -1
        """Its number among the scripts that the log can quote, those of a pack behind our own; -1 for cards."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """What carries out blocks: declared here so that every room can call for a block; `reader.py` has the only one."""

    def read(self, s: "State", run: "Run", out: "list[Action]") -> int:
        raise AssertionError("no reader")

    def answer(self, s: "State", run: "Run", action: "Action") -> None:
        raise AssertionError("no reader")

    def closed(self, s: "State", run: "Run") -> "list[tuple[Action, str]]":
        """The options that are not open, each with the rule that closes it."""
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

    def fits(self, s: "State", block: int) -> bool:
        """Whether a script may be read now: what it asks is so, and no theme of it is left out."""
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
