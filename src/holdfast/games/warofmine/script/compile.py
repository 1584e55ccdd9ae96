# mypyc: skip
"""From content to programs: operations, conditions and options become blocks, and what does not fit is refused with its
file and line."""

from collections.abc import Sequence
from typing import Any

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.content.schema as k
import holdfast.games.warofmine.script.terms as terms
from holdfast.games.warofmine.script.conditions import CONDITIONS, asked
from holdfast.games.warofmine.script.conditions.goods import TradeWas
from holdfast.games.warofmine.script.conditions.story import Did, Rolled
from holdfast.games.warofmine.script.grammar import OPTION_ROLL, condition_without_roll, rolls_of, without_roll
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.script.ops import OPERATIONS, name_of
from holdfast.games.warofmine.script.ops.notes import NoteToken, TokenStats
from holdfast.games.warofmine.script.program import Asked, Block, Instruction, Way
from holdfast.games.warofmine.script.ways import End

DIE = 10
"""The results of the black die."""


class Compiler(Names):
    """Makes programs."""

    def block(self, do: Sequence[Any], options: Sequence[k.Choice], key: str) -> int:
        """A block of a card."""
        block = Block(self.at[0], self.at[1], key)
        self.t.blocks.append(block)
        self.fill(block, do, options)
        return len(self.t.blocks) - 1

    def fill(self, block: Block, do: Sequence[Any], options: Sequence[k.Choice]) -> None:
        self.key = block.key
        block.given = do
        number = self.t.blocks.index(block)
        operations, block.places = self.program(do, number)
        block.start = block.places[0]
        self.key = "option"
        kinds = {option.kind for option in options}
        if len(kinds) > 1:
            raise self.error("error-option-kinds", kinds=", ".join(sorted(kinds)))
        if kinds == {"auto"} and len(options) > 1:
            raise self.error("error-option-alone")
        if len(options) > len(c.OPTIONS):
            raise self.error("error-option-count", most=len(c.OPTIONS))
        if kinds == {"roll"}:
            self._every_result(options)
        rolled = [OPTION_ROLL] if kinds == {"roll"} else rolls_of(operations)
        block.ways = [self._way(option, rolled) for option in options]

    def _way(self, option: k.Choice, rolled: Sequence[str]) -> Way:
        low, high = self.span(option.roll) if option.roll else (0, -1)
        character = c.CHARACTERS.number(option.character) if option.character else -1
        if option.kind == "character" and character < 0:
            raise self.error("error-option-character")
        condition = self.condition(option.when_)
        if condition is not None and condition.optional and option.kind != "auto":
            raise self.error("error-option-optional")
        self._refuse(condition_without_roll(condition, rolled))
        tags = 0
        for tag in option.tag:
            tags |= 1 << terms.TAGS.index(tag)
        way = Way(terms.KINDS.index(option.kind), condition, low, high, character, tags)
        way.given = option
        way.goto = self.script(option.goto) if option.goto else -1
        _, way.places = self.program(option.do, -1, way.goto, rolled)
        way.start = way.places[0]
        return way

    def _every_result(self, options: Sequence[k.Choice]) -> None:
        """Each result of the black die leads to one option; to several only where conditions choose among them."""
        for result in range(1, DIE + 1):
            found = [one for one in options if len(one.roll) == 2 and one.roll[0] <= result <= one.roll[1]]
            if not found:
                raise self.error("error-no-result", result=result)
            if len([one for one in found if one.when_ is None]) > 1:
                raise self.error("error-same-result", result=result)

    def _refuse(self, wrong: str) -> None:
        if wrong:
            raise self.error(wrong)

    def program(
        self, do: Sequence[Any], block: int, goto: int = -1, rolled: Sequence[str] = ()
    ) -> tuple[list[Operation], list[int]]:
        """Operations, and how they end: with the ways of a block, or with another block. `rolled` is what was rolled
        before them. Where each begins in the code is told with them, and last where they end."""
        operations: list[Operation] = []
        places: list[int] = []
        code: list[Instruction] = []
        start = len(self.t.code)

        def add(given: Any) -> None:
            op = self.operation(given)
            if isinstance(op, TokenStats) and not (operations and isinstance(operations[-1], NoteToken)):
                raise self.error("error-token-stats")
            self._refuse(without_roll(op, [*rolled, *rolls_of(operations)]))
            operations.append(op)
            parts = op.parts()
            parts[0].condition = op.asked
            parts[0].length = len(parts)
            places.append(start + len(code))
            code.extend(parts)

        for given in do:
            self.content.refused.collect(add, given)
        places.append(start + len(code))
        code.append(End(block, goto))
        self.t.code += code
        return operations, places

    def operation(self, given: Any) -> Operation:
        made: Operation = OPERATIONS[name_of(given)](given, self)
        made.asked = self.condition(given.when_)
        return made

    def condition(self, given: Any) -> Asked | None:
        if given is None:
            return None
        found = [kind(given, self) for kind in CONDITIONS if asked(kind, given)]
        out = Asked(found, given.neg, given.optional)
        for condition in found:
            if isinstance(condition, Did):
                out.did = condition.did
            elif isinstance(condition, Rolled):
                out.low, out.high = condition.low, condition.high
            elif isinstance(condition, TradeWas):
                out.trade = condition.trade
        return out
