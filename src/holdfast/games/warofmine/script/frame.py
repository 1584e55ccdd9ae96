"""Reading a script or card: where the reader is in it, and what it remembers on the way."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.script.program import Block
from holdfast.games.warofmine.script.references import NOTE, PLACE
from holdfast.games.warofmine.state.masks import members, named, roll_of
from holdfast.games.warofmine.state.state import State

MOST_READ: Final = 2000
"""More than any phase ever reads; scripts that lead round in a circle stop there."""


@final
class Run(Step[State]):
    """A block being read. All it remembers is public."""

    NAME: ClassVar[str] = "script"
    RULE: ClassVar[str] = "TWM-12.2"
    FIELDS: ClassVar[Fields] = (
        ("pc", PLACE),
        ("this", None),
        ("roll", None),
        ("rolls", None),
        ("passed", None),
        ("tested", None),
        ("note", NOTE),
        ("did", None),
        ("returned", None),
        ("agreed", None),
    )

    def __init__(
        self,
        pc: int,
        this: int = 0,
        roll: int = 0,
        rolls: int = 0,
        passed: int = 0,
        tested: int = 0,
        note: int = -1,
        did: int = 1,
        returned: int = 0,
        agreed: int = 0,
    ) -> None:
        self.pc = pc
        self.this = this
        """The characters it is about, as a mask."""
        self.roll = roll
        self.rolls = rolls
        """Rolls for each character, four bits each."""
        self.passed = passed
        """Those of the last empathy roll who were moved."""
        self.tested = tested
        self.note = note
        """The note token that it belongs to, by its id; -1 for none."""
        self.did = did
        """Whether the last operation was carried out."""
        self.returned = returned
        self.agreed = agreed
        """1 when the leader has agreed to the operation that is next."""

    def copy(self, pc: int) -> "Run":
        """The same at another instruction, to be changed before it lies on the stack."""
        return Run(pc, self.this, self.roll, self.rolls, self.passed, self.tested, self.note, self.did, self.returned)

    def ask(self, s: State, out: list[Action]) -> int:
        return s.t.reader.read(s, self, out)

    def do(self, s: State, action: Action) -> None:
        s.t.reader.answer(s, self, action)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        """What is read, how far, and all that is remembered on the way."""
        found = [
            *place_facts(s, self.pc),
            ("roll", c.PIECES, self.roll),
            ("did", c.PIECES, self.did),
            ("returned", c.PIECES, self.returned),
            ("agreed", c.PIECES, self.agreed),
            *named("note", c.NOTES, self.note),
            *members("about", c.CHARACTERS, self.this),
            *members("moved", c.CHARACTERS, self.passed),
            *members("tested", c.CHARACTERS, self.tested),
        ]
        if self.rolls:
            for character in range(len(c.CHARACTERS)):
                if roll_of(self.rolls, character):
                    found += [("rolled", c.CHARACTERS, character), ("result", c.PIECES, roll_of(self.rolls, character))]
        return found

    def refuse(self, s: State, action: Action) -> str:
        for closed, rule in self.closed(s):
            if closed is action:
                return rule
        return self.RULE

    def closed(self, s: State) -> list[tuple[Action, str]]:
        return s.t.reader.closed(s, self)


SOURCES: Final[dict[str, Domain]] = {
    "event": c.EVENTS,
    "resident": c.RESIDENTS,
    "raid": c.RAIDS,
    "visitor": c.VISITORS,
    "fate": c.FATES,
    "narrative": c.NARRATIVES,
    "note": c.NOTES,
    "location": c.LOCATIONS,
    "objective": c.OBJECTIVES,
    "recipe": c.RECIPES,
    "fitting": c.FITTINGS,
    "character": c.CHARACTERS,
    "finding": c.FINDINGS,
    "exploration": c.EXPLORATION,
}
"""The domains of cards that say what is done, by the tables of the content."""


def place_facts(s: State, pc: int) -> list[tuple[str, Domain, int]]:
    """A place in a script or on a card: which, and how far. The option counts from 1, 0 before them."""
    block, option, operation, part = s.t.place_of(pc)
    return [
        *_source(s.t.blocks[block]),
        ("option", c.PIECES, option + 1),
        ("operation", c.PIECES, operation + 1),
        ("part", c.PIECES, part),
    ]


def _source(block: Block) -> list[tuple[str, Domain, int]]:
    """The script, or the card, that is read."""
    if block.spoken >= 0:
        return [("script", c.SCRIPTS, block.spoken)]
    domain = SOURCES.get(block.table)
    if domain is None or block.entry not in domain.entries:
        return []
    return [("card", domain, domain.number(block.entry))]


def moved(run: Run, pc: int, did: int) -> Run:
    """The same run at another instruction, which the leader has not agreed to yet."""
    made = run.copy(pc)
    made.did = did
    return made


def undone(s: State) -> None:
    """What the script just did came to nothing, as the operations after it can ask (TWM-12.9)."""
    run = s.stack[-1]
    if isinstance(run, Run):
        made = run.copy(run.pc)
        made.did = 0
        made.agreed = run.agreed
        s.swap(made)


def play(s: State, block: int, this: int = 0, note: int = -1) -> None:
    """Puts a block on top of the stack, to be read next; the log quotes a script. One with a theme that is left out
    gives way to another."""
    s.story.blocks += 1
    if s.story.blocks > MOST_READ:
        return
    found = s.t.blocks[block]
    if found.themes & s.story.left_out and found.instead >= 0:
        block = found.instead
        found = s.t.blocks[block]
    run = Run(found.start, this, 0, 0, 0, 0, note)
    if found.spoken >= 0 and not found.asks_whom:
        tell_page(s, run, block)
    s.push(run)


def tell_page(s: State, run: Run, block: int) -> None:
    """Tells the text of a script, and remembers that it was told."""
    if s.log is not None:
        s.tell_page(e.READ, s.t.blocks[block].spoken, run.this, held(s, run, block), "TWM-12.2")
    if block not in s.story.told:
        s.story.told = [*s.story.told, block]


def held(s: State, run: Run, block: int) -> int:
    """What the texts of a script may ask, by bits: whether it was told before, then its own conditions."""
    bits = 1 if block in s.story.told else 0
    says = s.t.blocks[block].says
    for number in range(len(says)):
        if says[number].holds(s, run):
            bits |= 2 << number
    return bits
