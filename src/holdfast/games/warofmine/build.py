# mypyc: skip
"""From content to tables: names become numbers, scripts become programs, and what does not fit is refused with its
file and line."""

from collections.abc import Sequence
from typing import Any, Literal

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.content as k
import holdfast.games.warofmine.ops as ops
from holdfast.core import LANGUAGES, Content, ContentError, Domain
from holdfast.games.warofmine.tables import Block, Condition, Instruction, WarTables, Way

COLORS = ("green", "red", "yellow", "grey", "none")
FACES = ("0", "1", "2", "3", "hatchet", "shotgun", "out", "s")
SPACE_KINDS = ("card", "empty", "action", "guard", "sleep")
HOLDS = (
    "heap",
    "furniture",
    "rubble",
    "closed-door",
    "bars",
    "outdoors",
    "new-idea",
    "poke-about",
    "guard",
    "sleep-on-the-floor",
    "empty",
)
SKILLS = (
    "none",
    "forager",
    "fast-runner",
    "strong",
    "good-scavenger",
    "military-training",
    "sneaky",
    "bartering",
    "loves-children",
    "good-cook",
    "handyman",
    "lawyer",
    "trapper",
)
EFFECTS = ("headshot", "disarm", "knockdown", "jam", "artery", "panic", "ricochet")
ORDERS = ("any", "green", "valuable")
WAITS = ("", "set", "baited", "collect")
ENDINGS = ("no-guard", "ceasefire")
ROOTS = ("ri-", "memory", "flavour", "level4", "death-", "no-guard")
"""Pools whose scripts are read without any other script naming them."""


def build(tables: WarTables) -> None:
    """Fills the tables from their content."""
    Builder(tables).run()


class Builder:
    """Content becomes tables, table by table; `at` is the entry that an error is about."""

    def __init__(self, t: WarTables) -> None:
        self.t = t
        self.content: Content = t.content
        self.at = ("", "")
        self.scripts = {int(e.id): e for e in self.content.table("script", k.Script) if e.id.isdigit()}
        self.named: set[int] = set()
        """Scripts that something names."""
        self.notes_made: dict[str, tuple[int, int, tuple[int, ...]]] = {}

    def run(self) -> None:
        t = self.t
        self._items()
        self._board()
        for number in sorted(self.scripts):  # numbers first: scripts may name each other
            t.script_of[number] = len(t.blocks)
            block = Block(number, "script", str(number), -1, [])
            if str(number) in c.SCRIPTS.entries:
                block.spoken = c.SCRIPTS.number(str(number))
            t.blocks.append(block)
        self._people()
        self._fittings()
        self._events()
        self._locations()
        self._decks()
        self._narratives()
        self._book()
        self._notes()
        self._constants()
        self._for_setup()
        self._all_reached()

    # Help

    def error(self, message: str, key: str = "") -> ContentError:
        return self.content.error(self.at[0], self.at[1], message, key)

    def number(self, domain: Domain, name: str, key: str) -> int:
        if name not in domain.entries:
            raise self.error(f"there is no {domain.name} {name!r}; known: {', '.join(domain.entries)}.", key)
        return domain.number(name)

    def items(self, found: dict[str, int] | None, key: str) -> list[int]:
        out: list[int] = []
        for name, n in (found or {}).items():
            out += [self.number(c.ITEMS, name, key), n]
        return out

    def script(self, number: int, key: str) -> int:
        if number not in self.scripts:
            raise self.error(f"the book has no script {number}.", key)
        self.named.add(number)
        return self.t.script_of[number]

    def ordered(self, name: str, kind: type[Any], domain: Domain) -> list[Any]:
        return self.content.ordered(name, kind, domain.entries)

    # Tables

    def _items(self) -> None:
        t = self.t
        for item in self.ordered("item", k.Item, c.ITEMS):
            t.color.append(COLORS.index(item.color))
            t.count.append(item.count)
            t.value.append(item.value)
            t.weight.append(item.weight)
            t.start.append(item.start)
            t.hunger.append(item.hunger)
        for die in self.content.ordered("die", k.Die, ("white", "yellow", "red")):
            if len(die.faces) != 6:
                raise self.content.error("die", die.id, "a combat die has six faces.", "faces")
            t.faces += [FACES.index(face) for face in die.faces]
        markers = {entry.id: entry.blocked for entry in self.content.table("marker", k.Marker)}
        for state in c.STATES.entries:
            t.blocked.append(0)
            for level in range(1, 5):
                if f"{state}-{level}" not in markers:
                    raise ContentError(f"Content table [[marker]] has no entry '{state}-{level}'.")
                t.blocked.append(markers[f"{state}-{level}"])

    def _board(self) -> None:
        t = self.t
        spaces = self.ordered("space", k.Space, c.SPACES)
        for space in spaces:
            self.at = ("space", space.id)
            t.space_kind.append(SPACE_KINDS.index(space.kind))
            if space.holds not in HOLDS:
                raise self.error(f"nothing is called {space.holds!r}; known: {', '.join(HOLDS)}.", "holds")
            t.space_holds.append(HOLDS.index(space.holds))
            t.basement.append(space.floor in ("basement", "sub-basement"))
        t.neighbours = [[] for _ in spaces]
        t.beside = [[] for _ in spaces]
        for link in self.content.table("link", k.Link):
            self.at = ("link", link.id)
            a, b = self.number(c.SPACES, link.a, "a"), self.number(c.SPACES, link.b, "b")
            for one, other in ((a, b), (b, a)):
                t.neighbours[one].append(other)
                if link.kind == "walk":
                    t.beside[one].append(other)
        for hole in self.ordered("hole", k.Hole, c.HOLES):
            self.at = ("hole", hole.id)
            t.hole_next.append([self.number(c.SPACES, space, "next_to") for space in hole.next_to])
        for card in self.ordered("shelter", k.Shelter, c.SHELTER):
            self.at = ("shelter", card.id)
            t.shelter_kind.append(HOLDS.index(card.kind))
            t.shelter_gain.append(self.items(card.gain, "gain"))
        for kind in range(5):
            cards = t.shelter_kind.count(kind)
            places = [t.space_holds[i] for i in range(len(spaces)) if t.space_kind[i] == 0].count(kind)
            if cards != places:
                raise ContentError(f"There are {cards} shelter cards «{HOLDS[kind]}» for {places} spaces of that name.")

    def _people(self) -> None:
        t = self.t
        for person in self.ordered("character", k.Character, c.CHARACTERS):
            self.at = ("character", person.id)
            t.border.append(("none", "red", "black").index(person.border))
            t.prowess.append(person.prowess)
            t.empathy.append(person.empathy)
            t.inventory.append(person.inventory)
            t.skill.append(SKILLS.index(person.skill))
            for key in ("spirit_a", "spirit_b", "spirit_c"):
                t.spirit.append(self.block(getattr(person, key), [], key))
            for key in ("death", "leave", "suicide"):
                t.ends.append(self.script(getattr(person, key), key))
            if len(person.epilogues) != 3:
                raise self.error("there are three epilogues: good, mixed, bad.", "epilogues")
            t.epilogues += [self.script(number, "epilogues") for number in person.epilogues]

    def _fittings(self) -> None:
        t = self.t
        for fitting in self.ordered("fitting", k.Fitting, c.FITTINGS):
            self.at = ("fitting", fitting.id)
            t.fitting_green.append(fitting.corner == "green")
            t.fitting_copies.append(fitting.copies)
            t.fitting_cost.append(self.items(fitting.cost, "cost"))
            t.fitting_wood.append(fitting.cost.get("wood", 0))
            t.fitting_components.append(fitting.cost.get("components", 0))
            next_to = fitting.next_to
            t.fitting_next_to.append(self.number(c.FITTINGS, next_to, "next_to") if next_to else -1)
            t.fitting_damage.append(fitting.raid_damage)
            t.fitting_recipes.append([])
        for number, recipe in enumerate(self.ordered("recipe", k.Recipe, c.RECIPES)):
            self.at = ("recipe", recipe.id)
            fitting_number = self.number(c.FITTINGS, recipe.fitting, "fitting")
            t.fitting_recipes[fitting_number].append(number)
            t.recipe_fitting.append(fitting_number)
            t.recipe_cost.append(self.items(recipe.cost, "cost"))
            t.recipe_gain.append(self.items(recipe.gain, "gain"))
            t.recipe_do.append(self.block(recipe.do, [], "do") if recipe.do else -1)
            t.recipe_repeat.append(recipe.repeat)
            t.recipe_daily.append(recipe.daily)
            t.recipe_board_up.append(recipe.board_up)
            t.recipe_wait.append(WAITS.index(recipe.wait))

    def _events(self) -> None:
        t = self.t
        for event in self.ordered("event", k.EventCard, c.EVENTS):
            self.at = ("event", event.id)
            t.event_kind.append(("event", "chapter", "ending").index(event.kind))
            t.event_cold.append(event.cold)
            t.event_do.append(self.block(event.do, [], "do") if event.do else -1)
        for goal in self.ordered("objective", k.Objective, c.OBJECTIVES):
            self.at = ("objective", goal.id)
            t.track.append(goal.track)
            ways: list[int] = []
            for way in goal.advance:
                ways += [self.number(c.ITEMS, way.item, "advance"), way.n, way.steps]
            if len(goal.advance) > len(c.WAYS):
                raise self.error(f"an objective is advanced in at most {len(c.WAYS)} ways.", "advance")
            t.advance.append(ways)
            t.advance_on.append(("", "fitting", "visitor", "ceasefire").index(goal.on))
            t.reward.append(self.block(goal.reward, [], "reward") if goal.reward else -1)
            t.penalty.append(self.block(goal.penalty, [], "penalty") if goal.penalty else -1)

    def _locations(self) -> None:
        t = self.t
        rows = ("heap", "furniture", "pantry")
        for place in self.ordered("location", k.Location, c.LOCATIONS):
            self.at = ("location", place.id)
            t.look_around.append(self.script(place.look_around, "look_around"))
            t.look_cost.append(place.look_cost)
            visits: list[int] = []
            for visit in place.actions:
                visits += [self.script(visit.script, "actions"), visit.cost]
            if len(place.actions) > 2:
                raise self.error("a location has at most two actions of its own.", "actions")
            t.visits.append(visits)
            t.noise_one_wounds.append(place.noise_one_wounds)
            first = 0
            for name in place.first_residents:
                first |= 1 << self.number(c.RESIDENTS, name, "first_residents")
            t.first_residents.append(first)
            t.extra_findings.append(rows.index(place.extra_findings) if place.extra_findings else -1)
            t.extra_noise.append(rows.index(place.extra_noise) if place.extra_noise else -1)
            t.gift_row.append(rows.index(place.row_gift) if place.row_gift else -1)
            gift = place.row_gift_item
            t.gift_item.append(self.number(c.ITEMS, gift, "row_gift_item") if gift else -1)
            t.gift_color.append(COLORS.index(place.row_gift_color) if place.row_gift_color else -1)
            t.gift_value.append(place.row_gift_value)
            t.more_enemies.append(place.more_enemies)
            t.noise_floor.append(place.noise_min)

    def _decks(self) -> None:
        t = self.t
        for card in self.ordered("exploration", k.Exploration, c.EXPLORATION):
            self.at = ("exploration", card.id)
            t.exploration_copies.append(card.copies)
            t.exploration_keep.append(card.keep)
            t.exploration_pools.append(self._pools(card.pools))
            t.exploration_do.append(self.block(card.do, card.option, "do"))
        for finding in self.ordered("finding", k.Finding, c.FINDINGS):
            self.at = ("finding", finding.id)
            for row in ("heap", "furniture", "pantry"):
                t.finding_gain.append(self.items(getattr(finding, row), row))
        for row_entry in self.content.ordered("row", k.RowEntry, c.ROWS.entries):
            t.special_colors.append(_colors(row_entry.special))
        for resident in self.ordered("resident", k.Resident, c.RESIDENTS):
            self.at = ("resident", resident.id)
            t.resident_copies.append(resident.copies)
            t.resident_red.append(resident.red)
            if resident.number and len(resident.number) != 10:
                raise self.error("number has one figure for each result of the black die.", "number")
            t.resident_number.append(resident.number)
            for letter in ("a", "b", "c"):
                t.resident_weapons.append([c.WEAPONS.number(w) for w in getattr(resident, letter)])
            t.resident_stop.append(self.script(resident.stop, "stop") if resident.stop else -1)
            t.resident_win.append(self.script(resident.win, "win") if resident.win else -1)
            t.resident_armed.append(resident.armed)
            t.resident_do.append(self.block(resident.do, resident.option, "do"))
        for enemy in self.ordered("enemy", k.Enemy, c.ENEMIES):
            t.enemy_letter.append("abc".index(enemy.letter))
            t.enemy_prowess.append(enemy.prowess)
        for raid in self.ordered("raid", k.Raid, c.RAIDS):
            t.raid_red.append(raid.red)
            t.raid_damage.append(raid.damage)
            t.raid_wounds.append(raid.wounds)
            t.raid_order.append(ORDERS.index(raid.order))
            t.raid_removed.append(raid.after == "remove")
        for visitor in self.ordered("visitor", k.Visitor, c.VISITORS):
            self.at = ("visitor", visitor.id)
            t.visitor_copies.append(visitor.copies)
            t.visitor_pools.append(self._pools(visitor.pools))
            t.visitor_do.append(self.block(visitor.do, visitor.option, "do"))
        for fate in self.ordered("fate", k.Fate, c.FATES):
            self.at = ("fate", fate.id)
            t.fate_wounds += [fate.wounds, fate.bandages]
            t.fate_illness += [fate.illness, fate.meds, fate.herbal_meds]
            t.fate_cold.append(fate.cold)
            t.fate_cold_do.append(self.block(fate.cold_do, [], "cold_do"))
            t.fate_spirit.append("abc".index(fate.spirit))
            t.fate_exchange.append(c.SPOTS.number(fate.exchange) if fate.exchange != "none" else -1)
            t.fate_die.append(("white", "yellow", "red").index(fate.die))
            t.fate_effect.append(EFFECTS.index(fate.effect))
            t.fate_n.append(fate.n)

    def _pools(self, names: Sequence[str]) -> int:
        mask = 0
        for name in names:
            if name not in ops.POOLS:
                raise self.error(f"cards draw scripts from {', '.join(ops.POOLS)}, not {name!r}.", "pools")
            mask |= 1 << ops.POOLS.index(name)
        return mask

    def _narratives(self) -> None:
        t = self.t
        for card in self.ordered("narrative", k.Narrative, c.NARRATIVES):
            self.at = ("narrative", card.id)
            t.narrative_when.append(ops.MOMENTS.index(card.when))
            t.narrative_do.append(self.block(card.do, [], "do"))
        for note in self.ordered("note", k.Note, c.NOTES):
            t.note_when.append(ops.MOMENTS.index(note.when))
            t.note_hook.append(ops.HOOKS.index(note.hook))
            t.note_carried.append(note.carried)
            t.note_party.append(note.party)
            t.note_wearers.append(note.wearers)
            t.note_cards.append(note.cards)
            t.note_noise.append(note.noise)
            t.note_cold.append(note.cold)
            t.note_inventory.append(note.inventory)
            t.note_saves.append(note.saves)
            t.note_lockpick.append(note.lockpick)
            t.note_armour.append(note.armour)
            t.note_no_sniper.append(note.no_sniper)

    def _book(self) -> None:
        t = self.t
        t.pools = [[] for _ in ops.POOLS]
        entries = self.content.table("script", k.Script)
        for entry in entries:
            self.at = ("script", entry.id)
            if not entry.id.isdigit():
                raise self.error("the id of a script is its number.", "id")
            block = t.blocks[t.script_of[int(entry.id)]]
            self.fill(block, entry.do, entry.option, "do")
            if entry.pool in ops.POOLS:
                t.pools[ops.POOLS.index(entry.pool)].append(t.script_of[int(entry.id)])
        for number in range(len(ops.POOLS)):
            if not t.pools[number]:
                raise ContentError(f"The book has no script of the pool {ops.POOLS[number]!r}.")
        for number in (285, 208, 458, 645, 738, 266, 333, 1000):
            if number not in self.scripts:
                raise ContentError(f"The book has no script {number}, which the Journal names.")
        t.block_level4 = [t.script_of[number] for number in (285, 208, 458, 645, 738)]
        t.block_death_out = t.script_of[266]
        t.block_no_guard = t.script_of[333]
        self.named |= {285, 208, 458, 645, 738, 266, 333}
        self._texts(entries)

    def _texts(self, entries: Sequence[k.Script]) -> None:
        for lang in LANGUAGES:
            words = self.t.game.words(lang, self.content)
            for entry in entries:
                self.at = ("script", entry.id)
                message = f"script-{entry.id}"
                if not words.bundle.has_message(message):
                    raise self.error(f"there is no text {message!r} in {lang!r}.", "id")
                forms = words.bundle.get_message(message).attributes
                for number, option in enumerate(entry.option, start=1):
                    if option.kind == "choice" and f"o{number}" not in forms:
                        raise self.error(f"text {message!r} in {lang!r} lacks .o{number} for its option.", "id")

    def _notes(self) -> None:
        t = self.t
        for name in c.NOTES.entries:
            script, trigger, low_high = self.notes_made.get(name, (-1, -1, ()))
            t.note_script.append(script)
            t.note_trigger.append(trigger)
            t.note_trigger_low.append(low_high[0] if low_high else 1)
            t.note_trigger_high.append(low_high[1] if low_high else 10)
            number = c.NOTES.number(name)
            if t.note_when[number] and script < 0:
                raise self.content.error("note", name, "it can be used, but no note_token gives it a script.", "when")
            if t.note_hook[number] and trigger < 0:
                raise self.content.error(
                    "note", name, "it acts by itself, but no note_token gives it a trigger_script.", "hook"
                )

    def _constants(self) -> None:
        t = self.t
        found = {entry.id: entry.value for entry in self.content.table("constant", k.Constant)}

        def constant(name: str) -> int:
            if name not in found:
                raise ContentError(f"Content table [[constant]] has no entry {name!r}.")
            return found.pop(name)

        t.poke = self.content.ordered("poke", k.Poke, ("poke-about",))[0].pieces
        t.hunger_at_start = constant("players-hunger")
        t.cards_at = [constant("near-cards"), constant("middle-cards"), constant("far-cards")]
        t.alcohol_fatigue = [constant("moonshine-fatigue"), constant("alcohol-fatigue")]
        for name in list(found):
            field = name.replace("-", "_")
            if not hasattr(t, field):
                raise self.content.error("constant", name, "no rule asks for this number.", "id")
            setattr(t, field, found[name])

    def _for_setup(self) -> None:
        t = self.t
        t.deck_characters = [who for who in range(len(c.CHARACTERS)) if t.border[who] > 0]
        t.deck_events, t.deck_chapters, t.deck_endings = (
            [card for card in range(len(c.EVENTS)) if t.event_kind[card] == kind] for kind in range(3)
        )
        t.deck_objectives = [goal for goal in range(len(c.OBJECTIVES)) if goal != c.SURVIVE]
        t.deck_exploration = _copies(t.exploration_copies)
        residents = _copies(t.resident_copies)
        t.deck_residents = [card for card in residents if not t.resident_red[card]]
        t.deck_red_residents = [card for card in residents if t.resident_red[card]]
        t.deck_raids = [card for card in range(len(c.RAIDS)) if not t.raid_red[card]]
        t.deck_red_raids = [card for card in range(len(c.RAIDS)) if t.raid_red[card]]
        t.deck_visitors = _copies(t.visitor_copies)
        for kind in range(5):
            t.deck_shelter.append([card for card in range(len(c.SHELTER)) if t.shelter_kind[card] == kind])
            spaces = [space for space in range(len(c.SPACES)) if t.space_kind[space] == 0]
            t.shelter_spaces.append([space for space in spaces if t.space_holds[space] == kind])
        t.box_at_start = [t.count[item] - t.start[item] for item in range(len(c.ITEMS))]
        t.green_fittings = [n if green else 0 for n, green in zip(t.fitting_copies, t.fitting_green, strict=True)]
        t.idea_fittings = [0 if green else n for n, green in zip(t.fitting_copies, t.fitting_green, strict=True)]
        for item, n in zip(c.ITEMS.entries, t.box_at_start, strict=True):
            if n < 0:
                raise self.content.error("item", item, "Storage starts with more than the box has.", "start")
        for name, deck in (("chapter", t.deck_chapters), ("ending", t.deck_endings)):
            if len(deck) != 3:
                raise ContentError(f"The event deck has three cards of the kind {name!r}, not {len(deck)}.")

    def _all_reached(self) -> None:
        """Every script is in a pool that something draws from, or is named by a card or another script."""
        for number, entry in self.scripts.items():
            if number not in self.named and not entry.pool.startswith(ROOTS):
                self.at = ("script", entry.id)
                raise self.error("no card and no other script leads to it.", "pool")

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
            raise self.error(f"all options of a script are of one kind, not {', '.join(sorted(kinds))}.", "option")
        if len(options) > len(c.OPTIONS):
            raise self.error(f"a script has at most {len(c.OPTIONS)} options.", "option")
        for option in options:
            low, high = self.range(option.roll, "option") if option.roll else (0, -1)
            if option.kind == "roll" and not option.roll:
                raise self.error("an option by roll needs roll = [from, to].", "option")
            character = self.number(c.CHARACTERS, option.character, "option") if option.character else -1
            if option.kind == "character" and character < 0:
                raise self.error("an option by character needs character = …", "option")
            tags = 0
            for tag in option.tag:
                tags |= 1 << ops.TAGS.index(tag)
            way = Way(ops.KINDS.index(option.kind), self.condition(option.when_), low, high, character, tags)
            way.start = self.program(option.do, -1, "option")
            way.goto = self.script(option.goto, "option") if option.goto else -1
            block.ways.append(way)

    def program(self, do: Sequence[k.Op], block: int, key: str) -> int:
        code: list[Instruction] = []
        for op in do:
            code += self.operation(op, key)
        end = Instruction(ops.END)
        end.a = block
        code.append(end)
        start = len(self.t.code)
        self.t.code += code
        return start

    def range(self, pair: Sequence[int], key: str) -> tuple[int, int]:
        if len(pair) != 2 or pair[0] > pair[1]:
            raise self.error(f"a range is [from, to], not {list(pair)}.", key)
        return pair[0], pair[1]

    def condition(self, given: k.If | None) -> Condition | None:
        if given is None:
            return None
        out = Condition()
        out.neg, out.optional = given.neg, given.optional
        out.did = -1 if given.did is None else int(given.did)
        names = [given.has] if given.has else list(given.has_any)
        out.items = [self.number(c.ITEMS, name, "if") for name in names]
        out.n = given.n
        out.goods = ops.GOODS.index(given.kind)
        out.colors = _colors(given.colors)
        out.count, out.each, out.value = given.count, given.each, given.value
        out.in_box = self.number(c.ITEMS, given.in_box, "if") if given.in_box else -1
        out.this_has = _states(given.this_has)
        out.others_have = _states(given.others_have)
        out.group_has = _states(given.group_has)
        out.level = given.level
        out.where = ops.PLACES.index(given.where)
        out.noise, out.cold = given.noise, given.cold
        out.empathy = ("", "any", "none", "all").index(given.empathy)
        if given.roll:
            out.roll_low, out.roll_high = self.range(given.roll, "if")
        out.fitting = self.number(c.FITTINGS, given.fitting, "if") if given.fitting else -1
        if given.characters:
            out.characters_low, out.characters_high = self.range(given.characters, "if")
        if given.present:
            out.present_low, out.present_high = self.range(given.present, "if")
        out.character = self.number(c.CHARACTERS, given.character, "if") if given.character else -1
        out.starting = given.starting
        out.can_join = self.number(c.CHARACTERS, given.can_join, "if") if given.can_join else -1
        out.prowess, out.prowess_sum = given.prowess, given.prowess_sum
        out.inventory_sum = given.inventory_sum
        if given.day:
            out.day_low, out.day_high = self.range(given.day, "if")
        out.location = self.number(c.LOCATIONS, given.location, "if") if given.location else -1
        out.note = self.number(c.NOTES, given.note, "if") if given.note else -1
        out.unknown = given.unknown
        out.died_today, out.can_clear, out.spent = given.died_today, given.can_clear, given.spent
        if given.can_trade:
            self.script(given.can_trade, "if")
            trades = [op for op in self.scripts[given.can_trade].do if op.op == "trade"]
            if not trades:
                raise self.error(f"script {given.can_trade} has no trade.", "if")
            out.commission = trades[0].commission or 0
        return out

    def operation(self, op: k.Op, key: str) -> list[Instruction]:
        """The instructions of one operation, its arguments checked."""
        if op.op not in ops.ARGUMENTS:
            raise self.error(f"there is no operation {op.op!r}; known: {', '.join(ops.OPERATIONS)}.", key)
        takes = ops.ARGUMENTS[op.op]
        for field in op.__struct_fields__:
            name = field.rstrip("_")
            if field in ("op", "when_") or getattr(op, field) is None:
                continue
            if name not in takes and name + "?" not in takes:
                raise self.error(f"operation {op.op!r} takes no {name!r}; it takes {_said(takes)}.", key)
        for name in takes:
            field = "from_" if name == "from" else name
            if not name.endswith("?") and getattr(op, field) is None:
                raise self.error(f"operation {op.op!r} needs {name!r}; it takes {_said(takes)}.", key)
        out = Instruction(ops.OPERATIONS.index(op.op))
        self._common(out, op, key)
        special = getattr(self, f"_op_{op.op}", None)
        if special is not None:
            special(out, op, key)
        code = self._wrapped(out, op, key)
        code[0].condition = self.condition(op.when_)
        code[0].length = len(code)
        return code

    def _common(self, out: Instruction, op: k.Op, key: str) -> None:
        out.who = ops.WHO.index(op.who) if op.who else 0
        out.group = self._group(op.from_, key)
        out.character = self.number(c.CHARACTERS, op.char, key) if op.char else -1
        out.state = c.STATES.number(op.state) if op.state else 0
        out.state2 = c.STATES.number(op.state2) if op.state2 else 0
        out.n = op.n if op.n is not None else op.d or 0
        out.colors = _colors(op.colors or [])
        out.goods = ops.GOODS.index(op.kind) if op.kind else 0
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
            return ops.WHO_PRESENT
        if name in ("here", "storage"):
            return ops.WHO_PRESENT
        if name not in ops.WHO:
            raise self.error(f"nobody is called {name!r}; known: {', '.join(ops.WHO)}.", key)
        return ops.WHO.index(name)

    def _wrapped(self, out: Instruction, op: k.Op, key: str) -> list[Instruction]:
        """Operations that roll or ask are followed by one that takes the answer."""
        if op.op == "select":
            return [out, Instruction(ops.TAKE_SELECTED)]
        if op.op in ("roll", "prowess_rerolls_allowed"):
            return [out, Instruction(ops.TAKE_ROLLS if op.per else ops.TAKE_ROLL)]
        if op.op == "empathy_roll":
            take = Instruction(ops.TAKE_TESTED)
            take.flag = bool(op.each)
            take.who = out.who
            return [out, take]
        if op.op == "return_exploration":
            return [out, Instruction(ops.TAKE_RETURNED)]
        if op.who == "choose":
            ask = Instruction(ops.SELECT_FOR)
            ask.group = out.group
            ask.n = 1
            out.who = ops.WHO_RESULT
            return [ask, out]
        return [out]

    # Arguments of single operations

    def _op_gain(self, out: Instruction, op: k.Op, key: str) -> None:
        if (op.items is None) == (op.one_of is None):
            raise self.error("gain takes either items or one_of.", key)
        out.who = ops.WHO.index(op.per) if op.per else -1
        out.a = int(op.to == "storage")

    def _op_gain_enemy_weapons(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = int(op.to == "storage")

    def _op_roll(self, out: Instruction, op: k.Op, key: str) -> None:
        out.n = op.times or 1
        out.who = ops.WHO.index(op.per) if op.per else -1
        out.flag = bool(op.prowess_rerolls)
        out.b = int(op.add == "returned")

    def _op_note_token(self, out: Instruction, op: k.Op, key: str) -> None:
        label = op.label or ""
        out.a = self.number(c.NOTES, label, key)
        out.b = op.charges or 0
        out.flag = op.place == "table"
        script = self.script(op.script, key) if op.script is not None else -1
        trigger = self.script(op.trigger_script, key) if op.trigger_script is not None else -1
        roll = self.range(op.trigger_roll, key) if op.trigger_roll is not None else ()
        if (trigger < 0) != (not roll):
            raise self.error("trigger_roll and trigger_script belong together.", key)
        made = (script, trigger, roll)
        if self.notes_made.setdefault(label, made) != made:
            raise self.error(f"the note {label!r} has other scripts elsewhere.", key)

    def _op_return_exploration(self, out: Instruction, op: k.Op, key: str) -> None:
        if (op.n is None) == (not op.repeat):
            raise self.error("return_exploration takes n, or repeat = true for as many as the leader likes.", key)
        out.flag = bool(op.repeat)
        out.a = int(bool(op.most))

    def _op_empathy_roll(self, out: Instruction, op: k.Op, key: str) -> None:
        out.flag = bool(op.each)

    def _op_select(self, out: Instruction, op: k.Op, key: str) -> None:
        out.flag = bool(op.or_more)

    def _op_remove_note_token(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = self.number(c.NOTES, op.label, key) if op.label else -1

    def _op_lose(self, out: Instruction, op: k.Op, key: str) -> None:
        if op.items is None and op.n is None and op.one_of is None:
            raise self.error("lose takes items, one_of, or n with kind or colors.", key)
        out.a = int(bool(op.most_valuable_first))
        out.b = int(op.items is not None)
        if op.one_of is not None and op.n is None:
            out.n = 1
        if op.from_ not in (None, "here", "storage"):
            raise self.error("goods are lost from here or from storage.", key)
        out.c = int(op.from_ == "storage")

    def _op_lose_value(self, out: Instruction, op: k.Op, key: str) -> None:
        out.n = op.min or 0
        if op.from_ not in (None, "here", "storage"):
            raise self.error("goods are lost from here or from storage.", key)
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
        out.flag = bool(op.per_charge)

    def _op_draw_findings(self, out: Instruction, op: k.Op, key: str) -> None:
        for row in op.rows or []:
            out.a |= 1 << c.ROWS.number(row)

    def _op_combat(self, out: Instruction, op: k.Op, key: str) -> None:
        out.n = op.enemies or 0
        if not 1 <= out.n <= len(c.FOES):
            raise self.error(f"a fight has 1 to {len(c.FOES)} enemies.", key)
        out.a = op.prowess or 0
        out.items = [c.WEAPONS.number(weapon) for weapon in op.weapons or []]
        out.b = int(bool(op.backstab_first)) | int(bool(op.no_flee)) << 1
        out.c = (op.enemies_flee_after_kills or 0) | (op.enemies_flee_after_wounds or 0) << 4

    def _op_trade(self, out: Instruction, op: k.Op, key: str) -> None:
        goods = [self.number(c.ITEMS, name, key) for name in op.goods or []]
        for item in range(c.TOKENS):
            if out.colors >> self.t.color[item] & 1 and item not in goods:
                goods.append(item)
        if not goods:
            raise self.error("a trade needs goods or colors.", key)
        if any(item >= c.TOKENS for item in goods):
            raise self.error("wood, components and water are never traded.", key)
        out.items = sorted(goods)
        out.a = op.commission or 0
        out.b = op.limit or 0
        for name in op.single or []:
            item = self.number(c.ITEMS, name, key)
            if item not in goods:
                raise self.error(f"{name!r} is not among the goods of the trade.", key)
            out.c |= 1 << item

    def _op_send_away(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = 0 if op.until == "dawn" else int(op.until or 0)

    def _op_look_top(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = c.DECKS.number(op.deck or "events")

    def _op_play_resident(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = self.number(c.RESIDENTS, op.card, key) if op.card else -1
        out.b = int(op.when == "next")

    def _op_skip_phase(self, out: Instruction, op: k.Op, key: str) -> None:
        out.n = op.n or 1

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
        out.a = int(op.to == "storage")

    def _op_game_over(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = ENDINGS.index(op.result or "")

    def _op_draw_narrative(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a = op.keep or 1
        if not 0 < out.a <= out.n:
            raise self.error("keep is at least 1 and at most n.", key)

    def _op_ignore_noise(self, out: Instruction, op: k.Op, key: str) -> None:
        if not isinstance(op.until, int):
            raise self.error("until is a number of exploration cards.", key)
        out.n = op.until

    def _op_night_raid(self, out: Instruction, op: k.Op, key: str) -> None:
        out.a, out.b = op.damage or 0, op.wounds or 0

    def _op_today(self, out: Instruction, op: k.Op, key: str) -> None:
        if op.flag not in ops.FLAGS:
            raise self.error(f"nothing for a day is called {op.flag!r}; known: {', '.join(ops.FLAGS)}.", key)
        out.a = ops.FLAGS.index(op.flag)


def _copies(copies: Sequence[int]) -> list[int]:
    return [card for card in range(len(copies)) for _ in range(copies[card])]


def _colors(names: Sequence[Literal["green", "red", "yellow", "grey"]]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << COLORS.index(name)
    return mask


def _states(names: Sequence[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << c.STATES.number(name)
    return mask


def _said(takes: Sequence[str]) -> str:
    return ", ".join(takes) or "no arguments"
