# mypyc: skip
"""The script language: operations, conditions and options become programs, and what does not fit is refused with its
file and line."""

import re
from collections.abc import Sequence
from typing import Literal

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.content.schema as k
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Content, ContentError, Domain, HoldfastError
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.script.grammar import condition_without_roll, rolls_of, without_roll, wrong_number
from holdfast.games.warofmine.script.program import Block, Condition, Instruction, Way

SCRIPT_ID = re.compile("[1-9][0-9]*")
COLORS = (*c.COLORS.entries, "none")
ENDINGS = ("no-guard", "ceasefire")
PLACES = ("here", "table", "location", "this")
DIE = 10
"""The results of the black die."""
WHOLE_NIGHT = 99
"""More exploration cards than a party can see in a night."""


class Compiler:
    """Makes programs; `at` is the entry that an error is about."""

    def __init__(self, t: WarTables) -> None:
        self.t = t
        self.content: Content = t.content
        self.at = ("", "")
        self.scripts = {int(e.id): e for e in self.content.table("script", k.Script) if SCRIPT_ID.fullmatch(e.id)}
        self.named: dict[int, set[str]] = {}
        """Scripts that something names: by the scripts that do, and "" for a card."""
        self.notes = (*c.NOTES.entries, *self.content.added["note"])
        """The labels of all notes by number: our own, then those of a pack."""
        self.notes_made: dict[str, tuple[int, int, tuple[int, ...]]] = {}
        """The note whose stats would follow."""

    # Help

    def error(self, message: str, key: str = "", **arguments: object) -> ContentError:
        return self.content.error(self.at[0], self.at[1], message, key, **arguments)

    def number(self, domain: Domain, name: str, key: str) -> int:
        if name not in domain.entries:
            raise self.error(
                "error-unknown-name", key, kind=domain.name, name=repr(name), known=", ".join(domain.entries)
            )
        return domain.number(name)

    def note(self, label: str, key: str) -> int:
        if label not in self.notes:
            raise self.error("error-unknown-note", key, note=repr(label), known=", ".join(self.notes))
        return self.notes.index(label)

    def items(self, found: dict[str, int] | None, key: str) -> list[int]:
        out: list[int] = []
        for name, n in (found or {}).items():
            out += [self.number(c.ITEMS, name, key), n]
        return out

    def fittings(self, names: Sequence[str], key: str) -> list[int]:
        """One fitting, or two that stand next to each other."""
        if len(names) > 2:
            raise self.error("error-two-fittings", key)
        return [self.number(c.FITTINGS, name, key) for name in names]

    def script(self, number: int, key: str) -> int:
        if number not in self.scripts:
            raise self.error("error-no-script", key, script=number)
        self.named.setdefault(number, set()).add(self.at[1] if self.at[0] == "script" else "")
        return self.t.script_of[number]

    # Programs

    def block(self, do: Sequence[k.Op], options: Sequence[k.Choice], key: str) -> int:
        """A block of a card."""
        block = Block(-1, self.at[0], self.at[1], -1, [])
        self.t.blocks.append(block)
        self.fill(block, do, options, key)
        return len(self.t.blocks) - 1

    def fill(self, block: Block, do: Sequence[k.Op], options: Sequence[k.Choice], key: str) -> None:
        number = self.t.blocks.index(block)
        block.start = self.program(do, number, key)
        kinds = {option.kind for option in options}
        if len(kinds) > 1:
            raise self.error("error-option-kinds", "option", kinds=", ".join(sorted(kinds)))
        if kinds == {"auto"} and len(options) > 1:
            raise self.error("error-option-alone", "option")
        if len(options) > len(c.OPTIONS):
            raise self.error("error-option-count", "option", most=len(c.OPTIONS))
        if kinds == {"roll"}:
            self._every_result(options)
        rolled = ["roll"] if kinds == {"roll"} else rolls_of(do)
        for option in options:
            low, high = self.range(option.roll, "option") if option.roll else (0, -1)
            character = self.number(c.CHARACTERS, option.character, "option") if option.character else -1
            if option.kind == "character" and character < 0:
                raise self.error("error-option-character", "option")
            if option.when_ is not None and option.when_.optional and option.kind != "auto":
                raise self.error("error-option-optional", "option")
            tags = 0
            for tag in option.tag:
                tags |= 1 << terms.TAGS.index(tag)
            self._refuse(condition_without_roll(option.when_, rolled), "option")
            way = Way(terms.KINDS.index(option.kind), self.condition(option.when_), low, high, character, tags)
            goto = self.script(option.goto, "option") if option.goto else -1
            way.start = self.program(option.do, -1, "option", goto, rolled)
            block.ways.append(way)

    def _every_result(self, options: Sequence[k.Choice]) -> None:
        """Each result of the black die leads to one option; to several only where conditions choose among them."""
        for result in range(1, DIE + 1):
            found = [one for one in options if len(one.roll) == 2 and one.roll[0] <= result <= one.roll[1]]
            if not found:
                raise self.error("error-no-result", "option", result=result)
            if len([one for one in found if one.when_ is None]) > 1:
                raise self.error("error-same-result", "option", result=result)

    def _refuse(self, wrong: HoldfastError | None, key: str) -> None:
        if wrong is not None:
            raise self.error(wrong.text, key, **wrong.arguments)

    def program(self, do: Sequence[k.Op], block: int, key: str, goto: int = -1, rolled: Sequence[str] = ()) -> int:
        """Operations, and how they end: with the ways of a block, or with another block. `rolled` is what was rolled
        before them."""
        code: list[Instruction] = []

        def add(place: int, op: k.Op) -> None:
            if op.op == "token_stats" and (place == 0 or do[place - 1].op != "note_token"):
                raise self.error("error-token-stats", key)
            self._refuse(without_roll(op, [*rolled, *rolls_of(do[:place])]), key)
            code.extend(self.operation(op, key))

        for place, op in enumerate(do):
            self.content.refused.hear(add, place, op)
        end = Instruction(terms.END)
        end.a, end.b = block, goto
        code.append(end)
        start = len(self.t.code)
        self.t.code += code
        return start

    def range(self, pair: Sequence[int], key: str) -> tuple[int, int]:
        if len(pair) != 2 or pair[0] > pair[1]:
            raise self.error("error-span", key, given=list(pair))
        return pair[0], pair[1]

    def condition(self, given: k.If | None) -> Condition | None:
        if given is None:
            return None
        out = Condition()
        out.neg, out.optional = given.neg, given.optional
        out.did = -1 if given.did is None else int(given.did)
        names = [given.has] if given.has else list(given.has_any)
        out.needs = self.items(given.has_all, "if")
        out.items = [self.number(c.ITEMS, name, "if") for name in names]
        out.n = given.n
        out.goods = terms.GOODS.index(given.kind)
        out.colors = color_mask(given.colors)
        out.count, out.each, out.value = given.count, given.each, given.value
        out.in_box = [self.number(c.ITEMS, name, "if") for name in given.in_box]
        out.this_has = state_mask(given.this_has)
        out.others_have = state_mask(given.others_have)
        out.group_has = state_mask(given.group_has)
        out.level = given.level
        out.where = terms.PLACES.index(given.where)
        out.noise, out.cold, out.feels_cold = given.noise, given.cold, given.feels_cold
        out.empathy = ("", "any", "none", "all").index(given.empathy)
        if given.roll:
            out.roll_low, out.roll_high = self.range(given.roll, "if")
        out.fitting = self.number(c.FITTINGS, given.fitting, "if") if given.fitting else -1
        if given.characters:
            out.characters_low, out.characters_high = self.range(given.characters, "if")
        if given.present:
            out.present_low, out.present_high = self.range(given.present, "if")
        out.character = self.number(c.CHARACTERS, given.character, "if") if given.character else -1
        out.alive = self.number(c.CHARACTERS, given.alive, "if") if given.alive else -1
        out.starting, out.won = given.starting, given.won
        out.can_join = self.number(c.CHARACTERS, given.can_join, "if") if given.can_join else -1
        out.prowess, out.prowess_sum = given.prowess, given.prowess_sum
        out.inventory_sum = given.inventory_sum
        if given.day:
            out.day_low, out.day_high = self.range(given.day, "if")
        out.location = self.number(c.LOCATIONS, given.location, "if") if given.location else -1
        out.note = self.note(given.note, "if") if given.note else -1
        out.unknown = given.unknown
        out.charged = given.charged
        out.sleepers, out.raid_due, out.free_water = given.sleepers, given.raid_due, given.free_water
        out.shelter_cards, out.below_returned = given.shelter_cards, given.below_returned
        out.can_place = self.fittings(given.can_place, "if")
        out.can_craft = ("", "any", "parts").index(given.can_craft)
        out.died_today, out.can_clear, out.spent = given.died_today, given.can_clear, given.spent
        out.trade = terms.TRADES.index(given.trade)
        if given.can_trade:
            self.script(given.can_trade, "if")
            trades = [op for op in self.scripts[given.can_trade].do if op.op == "trade"]
            if not trades:
                raise self.error("error-no-trade", "if", script=given.can_trade)
            out.commission = trades[0].commission or 0
        return out

    def operation(self, op: k.Op, key: str) -> list[Instruction]:
        """The instructions of one operation, its arguments checked."""
        if op.op not in terms.ARGUMENTS:
            raise self.error("error-unknown-operation", key, operation=repr(op.op), known=", ".join(terms.OPERATIONS))
        takes = terms.ARGUMENTS[op.op]
        for field in op.__struct_fields__:
            name = field.rstrip("_")
            if field in ("op", "when_") or getattr(op, field) is None:
                continue
            if name not in takes and name + "?" not in takes:
                raise self.error("error-takes-no", key, operation=repr(op.op), field=repr(name), takes=_said(takes))
        for name in takes:
            field = "from_" if name == "from" else name
            if not name.endswith("?") and getattr(op, field) is None:
                raise self.error("error-needs", key, operation=repr(op.op), field=repr(name), takes=_said(takes))
        self._refuse(wrong_number(op), key)
        self._meant(op, key)
        out = Instruction(terms.OPERATIONS.index(op.op))
        self._common(out, op, key)
        special = getattr(self, f"_op_{op.op}", None)
        if special is not None:
            special(out, op, key)
        code = self._wrapped(out, op, key)
        code[0].condition = self.condition(op.when_)
        code[0].length = len(code)
        return code

    def _meant(self, op: k.Op, key: str) -> None:
        """Arguments that say more about who is meant stand only beside the one they belong to."""
        for who, given, name in (
            ("char", op.char is not None, "char"),
            ("rolled", op.rolled is not None or op.rolled_max is not None, "rolled"),
        ):
            if (op.who == who) != given:
                raise self.error("error-who-with", key, who=repr(who), field=repr(name))
        if op.op in ("raise", "lower", "set") and op.from_ is not None and op.who != "choose":
            raise self.error("error-from-choose", key)

    def _common(self, out: Instruction, op: k.Op, key: str) -> None:
        out.who = terms.WHO.index(op.who) if op.who else 0
        out.group = self._group(op.from_, key)
        out.character = self.number(c.CHARACTERS, op.char, key) if op.char else -1
        out.state = c.STATES.number(op.state) if op.state else 0
        out.state2 = c.STATES.number(op.state2) if op.state2 else 0
        out.n = op.n if op.n is not None else op.d or 0
        out.colors = color_mask(op.colors or [])
        out.goods = terms.GOODS.index(op.kind) if op.kind else 0
        if op.items is not None:
            out.items = self.items(op.items, key)
        elif op.one_of is not None:
            out.items = [self.number(c.ITEMS, name, key) for name in op.one_of]
            out.flag = True
        if op.rolled:
            out.a, out.b = self.range(op.rolled, key)
        elif op.rolled_max:
            out.a, out.b = 1, -1 if op.rolled_max == "cold" else -2
        if op.script is not None:
            out.a = self.script(op.script, key)
        if op.phase is not None:
            out.a = c.PHASES.number(op.phase)

    def _group(self, name: str | None, key: str) -> int:
        if name is None:
            return terms.WHO_PRESENT
        if name in ("here", "storage"):
            return terms.WHO_PRESENT
        known = [who for who in terms.WHO if who not in ("choose", "char", "rolled", "result")]
        if name not in known:
            raise self.error("error-unknown-group", key, name=repr(name), known=", ".join(known))
        return terms.WHO.index(name)

    def _stored(self, to: str | None, key: str) -> int:
        """1 if goods go to Storage wherever the party is."""
        if to not in (None, "here", "storage"):
            raise self.error("error-goods-go", key)
        return int(to == "storage")

    def _wrapped(self, out: Instruction, op: k.Op, key: str) -> list[Instruction]:
        """Operations that roll or ask are followed by one that takes the answer."""
        if op.op == "select":
            return [out, Instruction(terms.TAKE_SELECTED)]
        if op.op in ("roll", "prowess_rerolls_allowed"):
            return [out, Instruction(terms.TAKE_ROLLS if op.per else terms.TAKE_ROLL)]
        if op.op == "empathy_roll":
            take = Instruction(terms.TAKE_TESTED)
            take.flag = bool(op.each)
            take.who = out.who
            return [out, take]
        if op.op in ("return_exploration", "fetch"):
            return [out, Instruction(terms.TAKE_RETURNED)]
        if op.who == "choose":
            ask = Instruction(terms.SELECT_FOR)
            ask.group = out.group
            ask.n = 1
            out.who = terms.WHO_RESULT
            return [ask, out]
        return [out]

    # Arguments of single operations

    def _op_gain(self, out: Instruction, op: k.Op, key: str) -> None:
        if (op.items is None) == (op.one_of is None):
            raise self.error("error-gain", key)
        out.who = terms.WHO.index(op.per) if op.per else -1
        out.a = self._stored(op.to, key)

    def _op_gain_enemy_weapons(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = self._stored(op.to, key)

    def _op_move_all(self, out: Instruction, op: k.Op, key: str) -> None:
        if op.to != "home":
            raise self.error("error-everybody-home", key)

    def _op_lose_fittings(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = terms.AREAS.index(op.area or "any")

    def _op_ignore_cold(self, out: Instruction, op: k.Op, key: str) -> None:
        if op.until != "dawn":
            raise self.error("error-cold-until", key)

    def _op_roll(self, out: Instruction, op: k.Op, key: str) -> None:
        if op.per and op.times:
            raise self.error("error-roll-times", key)
        out.n = op.times or 1
        out.who = terms.WHO.index(op.per) if op.per else -1
        out.flag = bool(op.prowess_rerolls)
        out.b = int(op.add == "returned")

    def _op_note_token(self, out: Instruction, op: k.Op, key: str) -> None:
        label = op.label or ""
        out.a = self.note(label, key)
        out.b = op.charges or 0
        out.c = PLACES.index(op.place or "here")
        script = self.script(op.script, key) if op.script is not None else -1
        trigger = self.script(op.trigger_script, key) if op.trigger_script is not None else -1
        roll = self.range(op.trigger_roll, key) if op.trigger_roll is not None else ()
        if (trigger < 0) != (not roll):
            raise self.error("error-trigger", key)
        made = (script, trigger, roll)
        if self.notes_made.setdefault(label, made) != made:
            raise self.error("error-note-elsewhere", key, note=repr(label))

    def _op_return_exploration(self, out: Instruction, op: k.Op, key: str) -> None:
        if (op.n is None) == (not op.repeat):
            raise self.error("error-return-exploration", key)
        out.flag = bool(op.repeat)
        out.a = int(bool(op.most))

    def _op_empathy_roll(self, out: Instruction, op: k.Op, key: str) -> None:
        out.flag = bool(op.each)

    def _op_select(self, out: Instruction, op: k.Op, key: str) -> None:
        if (op.from_ == "lowest") != (op.state is not None):
            raise self.error("error-from-lowest", key)
        out.flag = bool(op.or_more)

    def _op_remove_note_token(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = self.note(op.label, key) if op.label else -1

    def _op_lose(self, out: Instruction, op: k.Op, key: str) -> None:
        if op.items is None and op.n is None and op.one_of is None:
            raise self.error("error-lose", key)
        out.a = int(bool(op.most_valuable_first))
        out.b = int(op.items is not None)
        if op.one_of is not None and op.n is None:
            out.n = 1
        if op.from_ not in (None, "here", "storage"):
            raise self.error("error-goods-lost", key)
        out.c = int(op.from_ == "storage")

    def _op_lose_value(self, out: Instruction, op: k.Op, key: str) -> None:
        out.n = op.min or 0
        if op.from_ not in (None, "here", "storage"):
            raise self.error("error-goods-lost", key)
        out.c = int(op.from_ == "storage")

    def _op_combat_start(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = int(op.by == "enemies")

    def _op_sated(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = int(bool(op.food_only))

    def _op_remove_character(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = ("died", "left", "suicide").index(op.how or "died")

    def _op_token_stats(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a, out.b = op.value or 0, op.weight or 0
        out.colors = COLORS.index(op.color or "grey")
        out.c = 0 if not op.per_charge else terms.WEIGHT_PER_CHARGE
        if op.per_charge is True:
            out.c |= terms.VALUE_PER_CHARGE

    def _op_draw_findings(self, out: Instruction, op: k.Op, key: str) -> None:
        for row in op.rows or []:
            out.a |= 1 << c.ROWS.number(row)

    def _op_combat(self, out: Instruction, op: k.Op, key: str) -> None:
        out.n = op.enemies or 0
        out.a = op.prowess or 0
        if len(op.weapons or []) not in (1, 2):
            raise self.error("error-weapons", key)
        out.items = [c.WEAPONS.number(weapon) for weapon in op.weapons or []]
        out.b = int(bool(op.backstab_first)) | int(bool(op.no_flee)) << 1
        out.c = (op.enemies_flee_after_kills or 0) | (op.enemies_flee_after_wounds or 0) << 4

    def _op_end_combat(self, out: Instruction, op: k.Op, key: str) -> None:
        out.flag = bool(op.flee)

    def _op_price(self, out: Instruction, op: k.Op, key: str) -> None:
        if (op.d is None) == (op.n is None):
            raise self.error("error-price", key)
        out.flag = op.n is not None

    def _op_trade(self, out: Instruction, op: k.Op, key: str) -> None:
        goods = [self.number(c.ITEMS, name, key) for name in op.goods or []]
        for item in range(c.TOKENS):
            if out.colors >> self.t.color[item] & 1 and item not in goods:
                goods.append(item)
        if not goods and not op.prices:
            raise self.error("error-trade-needs", key)
        if any(item >= c.TOKENS for item in goods):
            raise self.error("error-never-traded", key)
        out.items = sorted(goods)
        out.a = op.commission or 0
        out.b = op.limit or 0
        out.n = self._stock(op.prices or {}, key)
        for name in op.single or []:
            item = self.number(c.ITEMS, name, key)
            if item not in goods:
                raise self.error("error-not-traded", key, name=repr(name))
            out.c |= 1 << item

    def _stock(self, prices: dict[str, int], key: str) -> int:
        """What wood, components and water cost in a trade, eight bits each."""
        stock = 0
        for name, value in prices.items():
            item = self.number(c.ITEMS, name, key)
            if item < c.TOKENS or not 0 < value < 256:
                raise self.error("error-prices", key)
            stock |= value << (item - c.TOKENS) * 8
        return stock

    def _op_free_fitting(self, out: Instruction, op: k.Op, key: str) -> None:
        out.items = self.fittings(op.cards or [], key)

    def _op_board_ups(self, out: Instruction, op: k.Op, key: str) -> None:
        out.flag = bool(op.anywhere)

    def _op_fetch(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = self.number(c.ITEMS, op.item or "", key)

    def _op_send_away(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = op.until if isinstance(op.until, int) else 0

    def _op_look_top(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = c.DECKS.number(op.deck or "events")

    def _op_play_resident(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = self.number(c.RESIDENTS, op.card, key) if op.card else -1
        out.b = ("now", "next", "again").index(op.when or "now")
        if op.when == "next" and not op.card:
            raise self.error("error-residents-card", key)
        if op.when == "again" and op.card:
            raise self.error("error-residents-again", key)

    def _op_skip_phase(self, out: Instruction, op: k.Op, key: str) -> None:
        out.n = op.n or 1
        if op.phase == "dawn":
            raise self.error("error-skip-dawn", key)
        if out.n > 1 and op.phase != "raid":
            raise self.error("error-skip-nights", key)

    def _op_recruit(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = int(op.source == "emira")

    def _op_backstab(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = int(op.by == "enemies")

    def _op_noise_roll(self, out: Instruction, op: k.Op, key: str) -> None:
        out.n = op.times or 1

    def _op_take_fitting_card(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = self.number(c.FITTINGS, op.card, key) if op.card else -1

    def _op_remove_visitors(self, out: Instruction, op: k.Op, key: str) -> None:
        out.items = [self.number(c.VISITORS, name, key) for name in op.cards or []]

    def _op_play_exploration(self, out: Instruction, op: k.Op, key: str) -> None:
        out.items = [self.number(c.EXPLORATION, name, key) for name in op.cards or []]

    def _op_play_visitor(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = self.number(c.VISITORS, op.card or "", key)

    def _op_assign_med(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = self.number(c.CURES, op.item or "", key)

    def _op_gain_value(self, out: Instruction, op: k.Op, key: str) -> None:
        out.n = op.value or 0
        out.a = self._stored(op.to, key)

    def _op_game_over(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = ENDINGS.index(op.result or "")

    def _op_draw_narrative(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = op.keep or 1
        if not 0 < out.a <= out.n:
            raise self.error("error-keep", key)

    def _op_ignore_noise(self, out: Instruction, op: k.Op, key: str) -> None:
        out.n = WHOLE_NIGHT if isinstance(op.until, str) else op.until or 0

    def _op_night_raid(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a, out.b = op.damage or 0, op.wounds or 0

    def _op_today(self, out: Instruction, op: k.Op, key: str) -> None:
        if op.flag not in terms.FLAGS:
            raise self.error("error-unknown-flag", key, flag=repr(op.flag), known=", ".join(terms.FLAGS))
        out.a = terms.FLAGS.index(op.flag)


def color_mask(names: Sequence[Literal["green", "red", "yellow", "grey"]]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << COLORS.index(name)
    return mask


def state_mask(names: Sequence[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << c.STATES.number(name)
    return mask


def _said(takes: Sequence[str]) -> str:
    return ", ".join(takes) or "–"
