# mypyc: skip
"""From content to programs: operations, conditions and options become blocks, and what does not fit is refused with its
file and line."""

from collections.abc import Sequence
from typing import Any

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.content.schema as k
import holdfast.games.warofmine.script.terms as terms
from holdfast.games.warofmine.script.conditions import If, asked
from holdfast.games.warofmine.script.conditions.goods import TradeWas
from holdfast.games.warofmine.script.conditions.story import Did, Rolled
from holdfast.games.warofmine.script.grammar import OPTION_ROLL, condition_without_roll, rolls_of, without_roll
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.script.ops import OPERATIONS, STRUCTURES, dice, name_of
from holdfast.games.warofmine.script.ops.notes import NoteToken, TokenStats
from holdfast.games.warofmine.script.pages import Told
from holdfast.games.warofmine.script.program import Asked, Block, Instruction, Way
from holdfast.games.warofmine.script.ways import End

EMPATHY_ROLL = STRUCTURES["empathy_roll"](who="present")
DIE = 10
"""The results of the black die."""


class Compiler(Names):
    """Makes programs."""

    def block(self, do: Sequence[Any], options: Sequence[Any], key: str) -> int:
        """A block of a card."""
        block = Block(self.at[0], self.at[1], key)
        self.t.blocks.append(block)
        number = len(self.t.blocks) - 1
        self.fill(number, do, options)
        return number

    def fill(self, number: int, do: Sequence[Any], options: Sequence[Any], before: Sequence[Instruction] = ()) -> None:
        """Operations and options of a block; `before` is what a script does before its operations."""
        block = self.t.blocks[number]
        self.key = block.key
        block.given = ["before"] * bool(before) + [*do]
        operations, block.places = self.program(do, number, before=before)
        block.start = block.places[0]
        self.key = "option"
        block.ways = self._ways(options, rolls_of(operations), block.entry)

    def _ways(self, options: Sequence[Any], rolls: Sequence[str], entry: str) -> list[Way]:
        kinds = {option.kind for option in options}
        if len(kinds) > 1:
            raise self.error("error-option-kinds", kinds=", ".join(sorted(kinds)))
        if kinds == {"auto"} and len(options) > 1:
            raise self.error("error-option-alone")
        if len(options) > len(c.OPTIONS):
            raise self.error("error-option-count", most=len(c.OPTIONS))
        if kinds == {"roll"}:
            self._every_result(options)
        rolled = [OPTION_ROLL] if kinds == {"roll"} else rolls
        return [self._way(option, rolled, f"{entry}-{number}") for number, option in enumerate(options, 1)]

    def _way(self, option: Any, rolled: Sequence[str], name: str) -> Way:
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
        way.mark = [option.kind, option.when_, option.roll, option.character, str(option.goto)]
        way.goto = self.script(option.goto) if option.goto else -1
        if isinstance(option, k.ScriptOption):
            self._told_way(way, option, rolled, name)
        else:
            self._fill_way(way, [], "", option.do, rolled)
        return way

    def _told_way(self, way: Way, option: k.ScriptOption, rolled: Sequence[str], name: str) -> None:
        """An option of a script: its price, what comes of it, and perhaps one of several results."""
        way.shown = option.shown
        do = list(option.do)
        if option.result:
            if {bool(result.empathy) for result in option.result} == {True}:
                do.append(EMPATHY_ROLL)
            way.results = self._results(option, name)
        self._fill_way(way, option.pay, name if option.then is not None else "", do, rolled)

    def _fill_way(self, way: Way, pay: Sequence[Any], told: str, do: Sequence[Any], rolled: Sequence[str]) -> None:
        way.price = len(pay)
        way.given = [*pay, *(["then"] if told else []), *do]
        outcome = Told(self.outcome(told), self.t.script_of[self.at[1]]) if told else None
        made, way.places = self.program([*pay, *do], way.results, way.goto, rolled, told=outcome, price=len(pay))
        for op in made[: len(pay)]:
            op.names_them = op.whom.chosen()
        way.start = way.places[0]

    def _results(self, option: k.ScriptOption, name: str) -> int:
        """The block with the results of an option."""
        block = Block(self.at[0], self.at[1], name.replace(f"{self.at[1]}-", "option-", 1))
        self.t.blocks.append(block)
        number = len(self.t.blocks) - 1
        by_roll = [result for result in option.result if result.roll]
        if by_roll:
            self._every_result(by_roll)
        if by_roll and len(by_roll) < len(option.result):
            raise self.error("error-result-kinds")
        _, block.places = self.program([], number)
        block.start = block.places[0]
        for n, result in enumerate(option.result, 1):
            low, high = self.span(result.roll) if result.roll else (0, -1)
            if (result.when_ is not None) + bool(result.roll) + bool(result.empathy) > 1:
                raise self.error("error-result-one")
            asked = If(empathy=result.empathy) if result.empathy else result.when_
            kind = terms.ROLL_OPTION if by_roll else terms.CONDITION
            way = Way(kind, self.condition(asked), low, high, -1, 0)
            way.mark = [result.roll, asked, str(result.goto)]
            way.goto = self.script(result.goto) if result.goto else -1
            rolled = [OPTION_ROLL] if by_roll else [dice.EMPATHY]
            self._fill_way(way, [], f"{name}-{n}", result.do, rolled)
            block.ways.append(way)
        if not by_roll and block.ways[-1].condition is not None and not option.result[-1].empathy:
            raise self.error("error-result-last")
        return number

    def _every_result(self, options: Sequence[Any]) -> None:
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
        self,
        do: Sequence[Any],
        block: int,
        goto: int = -1,
        rolled: Sequence[str] = (),
        before: Sequence[Instruction] = (),
        told: Instruction | None = None,
        price: int = 0,
    ) -> tuple[list[Operation], list[int]]:
        """Operations, and how they end: with the ways of a block, or with another block. `rolled` is what was rolled
        before them, `told` what is told after the first `price` of them. Where each begins in the code is told with
        them, and last where they end."""
        operations: list[Operation] = []
        start = len(self.t.code)
        code: list[Instruction] = list(before)
        places: list[int] = [start] * bool(before)

        def add(given: Any) -> None:
            op = self.operation(given)
            if isinstance(op, TokenStats) and not (operations and isinstance(operations[-1], NoteToken)):
                raise self.error("error-token-stats")
            self._refuse(without_roll(op, [*rolled, *rolls_of(operations)]))
            operations.append(op)
            parts = op.parts()
            parts[0].condition = None if op.DEFERS else op.asked
            parts[0].length = len(parts)
            places.append(start + len(code))
            code.extend(parts)

        for number, given in enumerate(do):
            if told is not None and number == price:
                places.append(start + len(code))
                code.append(told)
            self.content.refused.collect(add, given)
        if told is not None and len(do) == price:
            places.append(start + len(code))
            code.append(told)
        places.append(start + len(code))
        code.append(End(block, goto))
        self.t.code += code
        return operations, places

    def outcome(self, name: str) -> int:
        """The number of what comes of an option, by the script, the option and the result."""
        self.t.outcomes.append(name)
        return len(self.t.outcomes) - 1

    def operation(self, given: Any) -> Operation:
        made: Operation = OPERATIONS[name_of(given)](given, self)
        made.asked = self.condition(given.when_)
        return made

    def condition(self, given: Any) -> Asked | None:
        if given is None:
            return None
        found = [kind(given, self) for kind in asked(given)]
        out = Asked(found, given.neg, given.optional)
        for condition in found:
            if isinstance(condition, Did):
                out.did = condition.did
            elif isinstance(condition, Rolled):
                out.low, out.high = condition.low, condition.high
            elif isinstance(condition, TradeWas):
                out.trade = condition.trade
        return out
