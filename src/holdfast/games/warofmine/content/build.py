# mypyc: skip
"""From content to tables: names become numbers, scripts become programs, and what does not fit is refused with its
file and line."""

import re
from collections.abc import Sequence
from itertools import accumulate, product
from typing import Any, get_args

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.content.schema as k
import holdfast.games.warofmine.script.moments as moments
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import ContentError, Domain
from holdfast.core.content import NO_OVERRIDES
from holdfast.games.warofmine.content.tables import Contribution, WarTables
from holdfast.games.warofmine.script.compile import DIE, Compiler
from holdfast.games.warofmine.script.grammar import circle, leads_on
from holdfast.games.warofmine.script.operation import TakeSelected
from holdfast.games.warofmine.script.ops import name_of
from holdfast.games.warofmine.script.ops.goods import colors_of
from holdfast.games.warofmine.script.pages import AskAbout, TellPage
from holdfast.games.warofmine.script.program import Block, Instruction
from holdfast.games.warofmine.script.ways import End
from holdfast.games.warofmine.state.masks import mask_of

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
SKILLS = get_args(k.Skill)
ORDERS = ("any", "green", "valuable")
WAITS = ("", "set", "baited", "collect")
NOTE_COLUMNS = (
    "fitting", "carried", "armed", "safe", "worn", "dose", "person", "hides", "today", "party", "wearers", "cards",
    "noise", "cold", "inventory", "prowess", "absorbs", "findings", "no_food", "water", "ally_prowess", "shields",
    "raid", "no_raid", "watch", "saves", "lockpick", "sawblade", "armour", "no_sniper", "wood_value", "water_value",
    "free_wood", "no_free_water", "no_basement",
)  # fmt: skip
"""What notes change while they lie there; the tables have a column for each."""
NOTE_MASKS = {"unblocks": c.STATES, "residents": c.RESIDENTS, "provokes": c.RESIDENTS, "disguise": c.RESIDENTS}
"""The same for those that name several things."""
COLORS = (*c.COLORS.entries, "none")
SCRIPT_ID = re.compile("[1-9][0-9]*|[a-z][a-z0-9-]*")
MOST_SAID = 20
"""Conditions that the texts of one script may ask."""
SIEGES = range(terms.SIEGES)
ROOTS = ("ri-", "memory", "flavour", "level4", "death-", "no-guard", "faq", "ceasefire", "resident-talk")
"""Pools whose scripts are read without any other script naming them."""
LISTS = (285, 208, 458, 645, 738)
"""The scripts of level 4: death, then two for Misery and two for Hunger."""
OUTCOMES = {"1000": "game_over", "333": "game_over", **dict.fromkeys(map(str, LISTS), "remove_character")}
"""What comes of scripts that the rules rely on: a match ends, somebody is lost."""
ANSWERS = (10, 100, 101, 110, 220, 400, 700)
"""Saving, and the answers to questions: setup, skills, board, states, Dusk, Night Raid."""


def build(tables: WarTables) -> None:
    """Fills the tables from their content."""
    Builder(tables).run()


class Builder(Compiler):
    """Content becomes tables, table by table."""

    def run(self) -> None:
        t = self.t
        self._items()
        self._board()
        t.code.append(End(-1, -1))
        t.marks.clear()
        for spoken, name in enumerate(self.scripts):  # names first: scripts may name each other
            block = Block("script", name, "do")
            block.spoken = spoken
            t.script_of[name] = len(t.blocks)
            t.blocks.append(block)
        self.content.added["script"] = tuple(self.scripts)
        if not self.scripts:
            raise self.content.whole_error("error-empty-book")
        self.at = ("script", next(iter(self.scripts)))
        t.block_empty = self.block([], [], "")
        t.place_tables = [[] for _ in c.LOCATIONS.entries]
        t.own_epilogues = [[] for _ in c.CHARACTERS.entries]
        t.talks = [[] for _ in c.RESIDENTS.entries]
        self._people()
        self._fittings()
        self._events()
        self._locations()
        self._decks()
        self._narratives()
        self._lacking()
        self._book()
        if self.content.refused.found:  # what comes next needs a whole book
            return
        self.content.added["then"] = tuple(t.outcomes)
        self._place_tables()
        self._themes()
        self._marks()
        self._notes()
        self._constants()
        self._for_setup()
        self._all_reached()
        self._outcomes()

    def ordered(self, name: str, kind: type[Any], domain: Domain) -> list[Any]:
        return self.content.ordered(name, kind, domain.entries)

    # Tables

    def _items(self) -> None:
        t = self.t
        for item in self.ordered("item", k.Item, c.ITEMS):
            t.color.append(COLORS.index(item.color))
            t.count.append(item.count)
            t.value.append(item.value)
            if item.weight > 0:
                t.heavy.append(len(t.weight))
            t.weight.append(item.weight)
            t.start.append(item.start)
            t.hunger.append(item.hunger)
        for die in self.content.ordered("die", k.Die, c.DICE.entries):
            if len(die.faces) != 6:
                raise self.content.error("die", die.id, "error-six-faces", "faces")
            t.faces += [FACES.index(face) for face in die.faces]
        markers = {entry.id: entry.blocked for entry in self.content.table("marker", k.Marker)}
        for state in c.STATES.entries:
            t.blocked.append(0)
            for level in range(1, 5):
                if f"{state}-{level}" not in markers:
                    raise ContentError("error-no-entry", table="marker", id=repr(f"{state}-{level}"))
                t.blocked.append(markers[f"{state}-{level}"])
        for levels in product(range(5), repeat=5):
            t.blocked_by.append(max(t.blocks_actions(state, level) for state, level in enumerate(levels)))

    def _board(self) -> None:
        t = self.t
        spaces = self.ordered("space", k.Space, c.SPACES)
        for space in spaces:
            self.at = ("space", space.id)
            t.space_kind.append(SPACE_KINDS.index(space.kind))
            if space.holds not in HOLDS:
                raise self.error("error-unknown-card", "holds", name=repr(space.holds), known=", ".join(HOLDS))
            t.space_holds.append(HOLDS.index(space.holds))
            number = len(t.space_kind) - 1
            bit = 1 << number
            if space.kind == "card" and space.holds in ("rubble", "closed-door", "bars"):
                t.obstacles.append(number)
                t.obstacle_spaces |= bit
                if space.holds == "rubble":
                    t.rubble_spaces |= bit
                elif space.holds == "bars":
                    t.bar_spaces |= bit
                else:
                    t.door_spaces |= bit
            if space.kind in ("card", "empty"):
                t.room.append(number)
                t.room_spaces |= bit
            if space.kind == "action":
                if space.holds == "poke-about":
                    t.poke_spaces |= bit
                else:
                    t.action_spaces |= bit
                if space.holds == "new-idea":
                    t.idea_spaces |= bit
            t.basement.append(space.floor in ("basement", "sub-basement"))
            t.area.append(terms.AREAS.index(space.floor))
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
                raise self.content.whole_error("error-shelter-cards", cards=cards, name=HOLDS[kind], places=places)

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
                raise self.error("error-epilogues", "epilogues")
            t.epilogues += [self.script(number, "epilogues") for number in person.epilogues]

    def _fittings(self) -> None:
        t = self.t
        for fitting in self.ordered("fitting", k.Fitting, c.FITTINGS):
            self.at = ("fitting", fitting.id)
            t.fitting_green.append(fitting.corner == "green")
            t.fitting_copies.append(fitting.copies)
            t.fitting_cost.append(self.items(fitting.cost, "cost"))
            parts = {name: n for name, n in fitting.cost.items() if name not in ("wood", "components")}
            t.fitting_parts.append(self.items(parts, "cost"))
            t.fitting_wood.append(fitting.cost.get("wood", 0))
            t.fitting_components.append(fitting.cost.get("components", 0))
            next_to = fitting.next_to
            t.fitting_next_to.append(self.number(c.FITTINGS, next_to, "next_to") if next_to else -1)
            t.fitting_damage.append(fitting.raid_damage)
            t.fitting_recipes.append([])
        t.wood_buys, t.components_buy = _buys(t.fitting_wood), _buys(t.fitting_components)
        for number, recipe in enumerate(self.ordered("recipe", k.Recipe, c.RECIPES)):
            self.at = ("recipe", recipe.id)
            fitting_number = self.number(c.FITTINGS, recipe.fitting, "fitting")
            t.fitting_recipes[fitting_number].append(number)
            t.recipe_fitting.append(fitting_number)
            t.recipe_cost.append(self.items(recipe.cost, "cost"))
            t.recipe_gain.append(self.items(recipe.gain, "gain"))
            t.recipe_gain_items.append(t.recipe_gain[-1][::2])
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
            ways = [Contribution(self.number(c.ITEMS, way.item, "advance"), way.n, way.steps) for way in goal.advance]
            if len(goal.advance) > len(c.WAYS):
                raise self.error("error-ways", "advance", most=len(c.WAYS))
            t.contributions.append(ways)
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
                raise self.error("error-location-actions", "actions")
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
            t.special_colors.append(mask_of(colors_of(row_entry.special)))
        for resident in self.ordered("resident", k.Resident, c.RESIDENTS):
            self.at = ("resident", resident.id)
            t.resident_copies.append(resident.copies)
            t.resident_red.append(resident.red)
            t.resident_shuffled.append(resident.after == "shuffle")
            if resident.number and len(resident.number) != 10:
                raise self.error("error-black-die", "number")
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
            t.fate_die.append(c.DICE.entries.index(fate.die))
            t.fate_effect.append(c.COMBAT_SCRIPTS.entries.index(fate.effect))
            t.fate_n.append(fate.n)

    def _pools(self, names: Sequence[str]) -> int:
        mask = 0
        for name in names:
            if name not in terms.POOLS:
                raise self.error("error-pool", "pools", known=", ".join(terms.POOLS), name=repr(name))
            mask |= 1 << terms.POOLS.index(name)
        return mask

    def _narratives(self) -> None:
        t = self.t
        for card in self.ordered("narrative", k.Narrative, c.NARRATIVES):
            self.at = ("narrative", card.id)
            t.narrative_when.append(moments.MOMENTS.index(card.when))
            t.narrative_if.append(self.condition(card.when_))
            t.narrative_do.append(self.block(card.do, [], "do"))
        daily = 1
        for note in self.content.ordered("note", k.Note, self.notes):
            self.at = ("note", note.id)
            t.note_when.append(moments.MOMENTS.index(note.when))
            t.note_if.append(self.condition(note.when_))
            t.note_daily.append(daily if note.daily else 0)
            daily <<= int(note.daily)
            t.note_cost.append(self.items(note.cost, "cost"))
            t.note_hook.append(moments.HOOKS.index(note.hook))
            for column in NOTE_COLUMNS:
                getattr(t, f"note_{column}").append(int(getattr(note, column)))
            for column, domain in NOTE_MASKS.items():
                named = [self.number(domain, name, column) for name in getattr(note, column)]
                getattr(t, f"note_{column}").append(sum(1 << number for number in named))
            t.note_allies.append([c.WEAPONS.number(weapon) for weapon in note.allies])
            if note.dose and not note.worn:
                raise self.error("error-dose", "dose")

    def _lacking(self) -> None:
        """What every book has: what the Journal and the cards name, and something in each pool."""
        for number in (*LISTS, 266, 333, 1000, *ANSWERS):
            if str(number) not in self.scripts:
                self.content.refuse_whole("error-journal-script", script=str(number), what=f"script-{number}")
                self.lacking.pop(str(number), None)
        there = {entry.pool for entry in self.scripts.values()}
        for pool in terms.POOLS:
            if pool not in there:
                self.content.refuse_whole("error-empty-pool", pool=repr(pool))
        for name, cards in self.lacking.items():
            self.content.refuse_whole("error-book-lacks", script=name, cards=", ".join(cards))

    def _book(self) -> None:
        t = self.t
        t.pools = [[] for _ in terms.POOLS]
        t.block_pool = [-1] * len(t.blocks)
        entries = self.content.table("script", k.Script)
        for entry in entries:
            self.content.refused.collect(self._script, entry)
        if self.content.refused.found:
            return
        t.pool_ends = [list(accumulate(t.blocks[script].weight for script in pool)) for pool in t.pools]
        for blocks in (*t.pools, *t.talks):
            self._take_turns(blocks)
        t.pool_turns = [
            [
                [script for script in pool if t.blocks[script].turn * terms.SIEGES // terms.TURNS == siege]
                for siege in SIEGES
            ]
            for pool in t.pools
        ]
        t.block_level4 = [t.script_of[str(number)] for number in LISTS]
        t.block_death_out = t.script_of["266"]
        t.block_no_guard = t.script_of["333"]
        for number in (*LISTS, 266, 333):
            self.named.setdefault(str(number), set()).add("")

    def _take_turns(self, blocks: list[int]) -> None:
        """Deals scripts out to the matches of a table, evenly: also those of a place, and those that may always be
        told. What lies side by side in a file goes to different matches, but the scripts of an arc belong together."""
        t = self.t
        groups: dict[tuple[int, bool], list[int]] = {}
        for block in blocks:
            if t.blocks[block].arc >= 0:
                t.blocks[block].turn = t.blocks[block].arc * terms.TURNS // len(t.arcs)
            else:
                groups.setdefault((t.talk_at.get(block, -1), t.blocks[block].asked is None), []).append(block)
        for group in groups.values():
            order = [block for first in range(terms.SIEGES) for block in group[first :: terms.SIEGES]]
            for place, block in enumerate(order):
                t.blocks[block].turn = place * terms.TURNS // len(order)

    def _script(self, entry: k.Script) -> None:
        t = self.t
        self.at = ("script", entry.id)
        if not SCRIPT_ID.fullmatch(entry.id):
            raise self.error("error-script-id", "id")
        script = t.script_of[entry.id]
        block = t.blocks[script]
        self.key = "if"
        block.asked = self.condition(entry.when_)
        block.weight, block.once, block.order = entry.weight, entry.once, entry.order
        block.themes = mask_of([terms.THEMES.index(theme) for theme in entry.theme])
        block.instead = self.script(entry.instead, "instead") if entry.instead else -1
        if entry.arc:
            if entry.arc not in t.arcs:
                t.arcs.append(entry.arc)
                block.begins = entry.pool in terms.POOLS
            block.arc = t.arcs.index(entry.arc)
        self.key = "say"
        if len(entry.say) > MOST_SAID:
            raise self.error("error-say-count", most=MOST_SAID)
        for condition in entry.say.values():
            asked = self.condition(condition)
            if asked is not None:
                block.says.append(asked)
        before: list[Instruction] = []
        if entry.about is not None:
            block.asks_whom = True
            among = terms.WHO.index(entry.about.among)
            before = [AskAbout(among, entry.about.random), TakeSelected(), TellPage(script)]
        self.fill(script, entry.do, entry.option, before)
        if entry.pool == "trade":
            t.trades.append(script)
        if entry.pool in terms.POOLS:
            pool = terms.POOLS.index(entry.pool)
            t.pools[pool].append(script)
            t.block_pool[script] = pool
        if entry.character and entry.when_ is not None:
            t.own_epilogues[c.CHARACTERS.number(entry.character)].append(script)
        if entry.resident:
            t.talks[self.number(c.RESIDENTS, entry.resident, "resident")].append(script)
            if entry.location:
                t.talk_at[script] = self.number(c.LOCATIONS, entry.location, "location")

    def _place_tables(self) -> None:
        """The tables of locations: each result of the black die leads to a script, or to several one after another."""
        tables: dict[str, list[list[int]]] = {}
        for entry in self.content.table("script", k.Script):
            if entry.pool == "look-around" and entry.location and entry.roll:
                self.at = ("script", entry.id)
                self.number(c.LOCATIONS, entry.location, "location")
                low, high = self.span(entry.roll)
                if low < 1 or high > DIE:
                    raise self.error("error-table-result", "roll")
                results = tables.setdefault(entry.location, [[] for _ in range(DIE)])
                for result in range(low, high + 1):
                    results[result - 1].append(self.t.script_of[entry.id])
        for location, results in tables.items():
            if [] in results:
                self.content.refuse_whole("error-table-gap", location=location, result=results.index([]) + 1)
            self.t.place_tables[c.LOCATIONS.number(location)] = results

    def _themes(self) -> None:
        """A script with a theme that something leads to needs another in its place. Each pool has a script that may
        always be told."""
        for name, entry in self.scripts.items():
            led_to = entry.pool not in terms.POOLS and not (entry.location or entry.resident)
            if entry.theme and led_to and not entry.instead and self.named.get(name):
                self.at = ("script", name)
                self.content.refused.collect(self._no_instead)
        for number, pool in enumerate(terms.POOLS):
            plain = [self.t.blocks[block] for block in self.t.pools[number]]
            if not any(b.asked is None and not b.once and not b.themes and not b.begins for b in plain):
                self.content.refuse_whole("error-pool-plain", pool=repr(pool))

    def _no_instead(self) -> None:
        raise self.error("error-instead", "theme")

    def _marks(self) -> None:
        for name in sorted(self.marks_set ^ self.marks_asked):
            message = "error-mark-unasked" if name in self.marks_set else "error-mark-unset"
            self.content.refuse_whole(message, mark=repr(name))

    def _notes(self) -> None:
        t = self.t
        for number, name in enumerate(self.notes):
            script, trigger, low_high = self.notes_made.get(name, (-1, -1, ()))
            t.note_script.append(script)
            t.note_trigger.append(trigger)
            t.note_trigger_low.append(low_high[0] if low_high else 1)
            t.note_trigger_high.append(low_high[1] if low_high else 10)
            if name in self.content.added["note"] and name not in self.notes_made:
                raise self.content.error("note", name, "error-note-unmade", "id")
            if "script" in self.content.overrides.replaces and name not in self.notes_made:
                continue  # a book need not make every note of the game
            if t.note_when[number] and script < 0:
                raise self.content.error("note", name, "error-note-script", "when")
            if t.note_hook[number] and trigger < 0:
                raise self.content.error("note", name, "error-note-trigger", "hook")

    def _constants(self) -> None:
        t = self.t
        found = {entry.id: entry.value for entry in self.content.table("constant", k.Constant)}

        def constant(name: str) -> int:
            if name not in found:
                raise ContentError("error-no-entry", table="constant", id=repr(name))
            return found.pop(name)

        t.poke = self.content.ordered("poke", k.Poke, ("poke-about",))[0].pieces
        t.hunger_at_start = constant("players-hunger")
        t.cards_at = [constant("near-cards"), constant("middle-cards"), constant("far-cards")]
        t.alcohol_fatigue = [constant("moonshine-fatigue"), constant("alcohol-fatigue")]
        for name in list(found):
            field = name.replace("-", "_")
            if not hasattr(t, field):
                raise self.content.error("constant", name, "error-constant", "id")
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
                raise self.content.error("item", item, "error-storage", "start")
        for name, deck in (("chapter", t.deck_chapters), ("ending", t.deck_endings)):
            if len(deck) != 3:
                card = c.EVENTS.entries[deck[-1] if deck else 0]
                raise self.content.error("event", card, "error-event-deck", "kind", name=repr(name), found=len(deck))

    def _all_reached(self) -> None:
        """From pools that something draws from, and from cards, a way leads to every script."""
        reached = {
            name
            for name, entry in self.scripts.items()
            if entry.pool.startswith(ROOTS)
            or entry.location
            or (entry.character and entry.when_ is not None)
            or "" in self.named.get(name, ())
        }
        left = set(self.scripts) - reached
        while found := {name for name in left if not reached.isdisjoint(self.named.get(name, ()))}:
            reached |= found
            left -= found
        pack = self.content.overrides
        brought = self.scripts if pack == NO_OVERRIDES else [entry["id"] for entry in pack.tables.get("script", [])]
        for name in brought:  # a pack may turn cards away from scripts of ours
            if name in left:
                self.content.refuse("script", name, "error-unreached", "pool")
        blocks = self.t.blocks
        round_and_round = circle({n: leads_on(block, self.t.code) for n, block in enumerate(blocks)})
        if round_and_round:
            names = [blocks[number].entry for number in round_and_round]
            self.at = ("script", names[0])
            raise self.error("error-circle", "id", way=" -> ".join([*names, names[0]]))

    def _outcomes(self) -> None:
        for name, operation in OUTCOMES.items():
            reached: set[str] = set()
            more = {name}
            while more:
                reached |= more
                more = {to for to, by in self.named.items() if not by.isdisjoint(more)} - reached
            if not any(operation in _operations(self.scripts[one]) for one in reached):
                self.content.refuse("script", name, "error-no-outcome", "do", operation=operation)


def _operations(entry: k.Script) -> set[str]:
    """The operations of a script, with those of its options and their results."""
    parts: list[Any] = [entry, *entry.option, *(result for option in entry.option for result in option.result)]
    given = [op for part in parts for op in [*part.do, *getattr(part, "pay", [])]]
    return {name_of(op) for op in given}


def _copies(copies: Sequence[int]) -> list[int]:
    return [card for card in range(len(copies)) for _ in range(copies[card])]


def _buys(costs: Sequence[int]) -> list[int]:
    """For every amount up to the highest cost: what costs no more, as a mask."""
    return [sum(1 << i for i, cost in enumerate(costs) if cost <= n) for n in range(max(costs) + 1)]
