"""The view, drawn from the state: every thing by its id."""

from typing import Final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.terms as terms
from holdfast.core.catalogue import Action, Domain
from holdfast.core.view import Fact
from holdfast.games.warofmine.combat.fight import Strike
from holdfast.games.warofmine.combat.foes import alive
from holdfast.games.warofmine.combat.notes import ally_weapon
from holdfast.games.warofmine.combat.weapons import die_of
from holdfast.games.warofmine.house.fittings import standing
from holdfast.games.warofmine.house.reach import reach
from holdfast.games.warofmine.log import FACES
from holdfast.games.warofmine.outside.findings import capacity, load_of
from holdfast.games.warofmine.outside.noise import heard_at
from holdfast.games.warofmine.people.condition import hunger_after
from holdfast.games.warofmine.phases.evening import Assigned, Evening, fatigue_after
from holdfast.games.warofmine.phases.raid import RaidDice, Steal, Ward, defence, loot, weapon_of
from holdfast.games.warofmine.script.frame import place_facts
from holdfast.games.warofmine.script.moments import HOOKS
from holdfast.games.warofmine.script.terms import THEMES
from holdfast.games.warofmine.state.decks import (
    EVENT_CARD,
    EVENTS_DECK,
    FINDINGS_DECK,
    NARRATIVES_DECK,
    RAIDS_DECK,
    RESIDENTS_DECK,
    UNKNOWN_DECK,
    UNUSED_DECK,
    VISITORS_DECK,
    of_kind,
)
from holdfast.games.warofmine.state.ending import ENDS, epilogue_blocks
from holdfast.games.warofmine.state.fight import ALLY, CHARACTER, FOE, Attack, Roll
from holdfast.games.warofmine.state.jobs import (
    AT_ACTION,
    AT_CARD,
    AT_FITTING,
    AT_NOTE,
    DISMANTLING,
    HELPING,
    MOVING,
    NO_JOB,
    PLACING,
    WITH_HELPER,
    Job,
)
from holdfast.games.warofmine.state.masks import count, has, roll_of
from holdfast.games.warofmine.state.notes import AT_LOCATION, WITH_CHARACTER
from holdfast.games.warofmine.state.people import OUT
from holdfast.games.warofmine.state.state import State
from holdfast.games.warofmine.tell.view import (
    AttackView,
    DecksView,
    DueView,
    FightView,
    FoeView,
    GoneView,
    GoodsView,
    HouseView,
    JobView,
    LootView,
    NoteView,
    OutingView,
    PendingView,
    PersonView,
    RaidView,
    RollView,
    SeatView,
    SpaceView,
    StoryView,
    TodayView,
    WarView,
)

WHERE: Final = ("", "home", "out", "away")
SHELTER_KINDS: Final = ("heap", "furniture", "rubble", "closed-door", "bars")
NOTE_PLACES: Final = ("stored", "carried", "table", "hidden", "location", "character")
SIDES: Final = ("character", "foe", "ally")
BECAME: Final = ("again", "stands", "lost", "open")
LISTED: Final[tuple[tuple[str, Domain], ...]] = (
    ("events", c.EVENTS),
    ("raids", c.RAIDS),
    ("visitors", c.VISITORS),
    ("locations", c.LOCATIONS),
    ("narratives", c.NARRATIVES),
    ("residents", c.RESIDENTS),
    ("exploration", c.EXPLORATION),
    ("findings", c.FINDINGS),
    ("shelter", c.SHELTER),
)
"""The decks of cards that left the game or were seen, by the numbers of `decks`."""


def look(s: State, seat: int) -> WarView:
    people = s.people
    return WarView(
        seat=seat,
        asked=s.asked(seat),
        phase=c.PHASES.entries[s.phase],
        outcome=s.outcome,
        seats=[SeatView(number == s.leader) for number in range(s.seats)],
        leader=s.leader,
        day=s.day,
        next_phase=_id(c.PHASES, s.next_phase),
        skipped=_members(c.PHASES, s.skipped),
        people=[_person(s, character) for character in people.group],
        gone=_gone(s),
        joined=_id(c.CHARACTERS, people.joined),
        gone_from_home=_id(c.CHARACTERS, people.gone_from_home),
        cause=_id(c.STATES, people.cause),
        house=_house(s),
        goods=_goods(s),
        decks=_decks(s),
        outing=_outing(s),
        fight=_fight(s),
        raid=_raid(s),
        notes=[_note(s, slot) for slot in range(s.notes.count())],
        emptied=s.notes.emptied != 0,
        today=_today(s),
        story=_story(s),
        die=s.die,
        pending=_pending(s),
    )


def _id(domain: Domain, number: int) -> str | None:
    return domain.entries[number] if number >= 0 else None


def _ids(domain: Domain, numbers: list[int]) -> list[str]:
    entries = domain.entries
    return [entries[number] for number in numbers]


def _members(domain: Domain, mask: int) -> list[str]:
    return [domain.entries[number] for number in range(len(domain.entries)) if has(mask, number)] if mask else []


def _counts(domain: Domain, numbers: list[int]) -> dict[str, int]:
    """Those of which there are any."""
    found: dict[str, int] = {}
    entries = domain.entries
    for number in range(len(numbers)):
        if numbers[number] != 0:
            found[entries[number]] = numbers[number]
    return found


# People


def _person(s: State, character: int) -> PersonView:
    people, fight, t = s.people, s.fight, s.t
    levels: dict[str, int] = {}
    for state in range(len(c.STATES.entries)):
        levels[c.STATES.entries[state]] = people.level(character, state)
    job = s.jobs.of(character)
    order = s.jobs.order.index(character) if character in s.jobs.order else -1
    return PersonView(
        id=c.CHARACTERS.entries[character],
        where=WHERE[people.where[character]],
        returns=people.back[character] if people.is_away(character) else None,
        starter=has(people.starters, character),
        levels=levels,
        prowess=s.prowess(character),
        empathy=t.empathy[character],
        inventory=s.inventory(character),
        actions=max(0, t.actions - s.blocked(character)),
        task=_id(c.TASKS, people.task[character]),
        weapon=c.WEAPONS.entries[people.hand[character]] if people.hand[character] > 0 else None,
        has_drunk=people.has_drunk(character),
        has_eaten=people.has_eaten(character),
        hunger_after=_hunger_after(s, character),
        fatigue_after=_fatigue_after(s, character),
        cures=_members(c.CURES, people.cures[character]),
        was_woken=s.today.was_woken(character),
        order=order if order >= 0 else None,
        job=_job(s, job) if job.what != NO_JOB else None,
        rerolls=fight.rerolls[character],
        skips=fight.skips[character],
        unarmed_until=fight.unarmed_in[character],
        wounds_rolled=fight.struck_wounds[character],
        kills_rolled=fight.struck_kills[character],
        roll=roll_of(s.rolls, character),
    )


def _hunger_after(s: State, character: int) -> dict[str, int]:
    found: dict[str, int] = {}
    if s.people.is_away(character):
        return found
    stock = s.goods.pile if s.people.where[character] == OUT else s.goods.storage
    for food in range(len(c.FOODS.entries)):
        if stock[food] > 0:
            found[c.FOODS.entries[food]] = hunger_after(s, character, food)
    return found


def _fatigue_after(s: State, character: int) -> dict[str, int]:
    found: dict[str, int] = {}
    if s.decision is None or not isinstance(s.decision.step, Evening | Assigned) or not s.people.is_home(character):
        return found
    for task in range(len(c.TASKS.entries)):
        found[c.TASKS.entries[task]] = fatigue_after(s, character, task)
    return found


def _job(s: State, job: Job) -> JobView:
    what = job.what
    space = c.SPACES.entries[job.space]
    if what in (AT_CARD, HELPING):
        tool = job.tool()
        return JobView(
            what="card" if what == AT_CARD else "help",
            space=space,
            tool=_id(c.ITEMS, tool),
            with_helper=job.which == WITH_HELPER,
        )
    if what == AT_ACTION:
        return JobView(what="action", space=space)
    if what == AT_FITTING:
        return JobView(what="fitting", space=space, recipe=c.RECIPES.entries[job.which], times=job.times)
    if what == PLACING:
        return JobView(what="place", space=space, fitting=c.FITTINGS.entries[job.which])
    if what == MOVING:
        return JobView(what="move", space=space, to=c.SPACES.entries[job.which])
    if what == DISMANTLING:
        return JobView(what="dismantle", space=space)
    if what == AT_NOTE:
        return JobView(what="note", note=str(s.t.entry_id(c.NOTES, job.which)))
    return JobView(what="rest", space=space, times=job.times)


def _gone(s: State) -> list[GoneView]:
    people = s.people
    return [
        GoneView(
            id=c.CHARACTERS.entries[character],
            how=ENDS[people.end_how[character]],
            of=_id(c.STATES, people.end_cause[character]),
            day=people.end_day[character],
        )
        for character in range(len(people.end_how))
        if people.has_ended(character)
    ]


# The house and its goods


def _house(s: State) -> HouseView:
    house = s.house
    reached, occupied = reach(s), s.jobs.occupied() | s.jobs.promised()
    boarded: dict[str, bool] = {}
    for hole in range(len(c.HOLES.entries)):
        boarded[c.HOLES.entries[hole]] = has(house.boarded, hole)
    return HouseView(
        spaces=[_space(s, space, reached, occupied) for space in range(len(house.cards))],
        boarded=boarded,
        beds=standing(s, c.BED),
        cold=house.cold,
        cold_felt=s.felt_cold(),
        fittings_ready=_counts(c.FITTINGS, house.deck),
        ideas=_counts(c.FITTINGS, house.ideas),
        reached=_members(c.SPACES, house.reached),
    )


def _space(s: State, space: int, reached: int, occupied: int) -> SpaceView:
    house = s.house
    card = house.cards[space]
    turned = card >= 0 and house.turned[space] != 0
    return SpaceView(
        id=c.SPACES.entries[space],
        card=SHELTER_KINDS[s.t.shelter_kind[card]] if card >= 0 else None,
        remnants=c.SHELTER.entries[card] if turned else None,
        fitting=_id(c.FITTINGS, house.fittings[space]),
        ready=house.ready[space] if house.ready[space] > 0 else None,
        baited=house.baited[space] != 0,
        in_reach=has(reached, space),
        occupied=has(occupied, space),
    )


def _goods(s: State) -> GoodsView:
    goods = s.goods
    values: dict[str, int] = {}
    for item in range(len(goods.box)):
        values[c.ITEMS.entries[item]] = s.value(item)
    return GoodsView(
        storage=_counts(c.ITEMS, goods.storage),
        carried=_counts(c.ITEMS, goods.pile),
        box=_counts(c.ITEMS, goods.box),
        removed=_counts(c.ITEMS, goods.removed),
        values=values,
        free_water=s.free_water(),
        given=goods.given,
        trade=terms.TRADES[goods.trade] or "none",
        grey_credit=goods.grey_credit,
    )


# Decks


def _decks(s: State) -> DecksView:
    decks = s.decks
    known = decks.known
    locations: dict[str, str | None] = {}
    for spot in range(len(c.SPOTS.entries)):
        locations[c.SPOTS.entries[spot]] = _id(c.LOCATIONS, decks.spots[spot])
    drawn = decks.taken_out(EVENT_CARD)
    return DecksView(
        sizes={
            "events": len(decks.events),
            "exploration": len(decks.exploration),
            "unknown": len(decks.unknown),
            "residents": len(decks.residents),
            "findings": len(decks.findings),
            "raids": len(decks.raids),
            "visitors": len(decks.visitors),
            "locations": len(decks.locations),
            "narratives": len(decks.narratives),
            "characters": len(decks.unused),
            "red-raids": len(decks.red_raids),
            "red-residents": len(decks.red_residents),
        },
        known={
            "events": _top(c.EVENTS, decks.events, known[EVENTS_DECK]),
            "residents": _top(c.RESIDENTS, decks.residents, known[RESIDENTS_DECK]),
            "raids": _top(c.RAIDS, decks.raids, known[RAIDS_DECK]),
            "visitors": _top(c.VISITORS, decks.visitors, known[VISITORS_DECK]),
            "unknown": _top(c.EXPLORATION, decks.unknown, known[UNKNOWN_DECK]),
            "findings": _top(c.FINDINGS, decks.findings, known[FINDINGS_DECK]),
            "narratives": _top(c.NARRATIVES, decks.narratives, known[NARRATIVES_DECK]),
            "characters": _top(c.CHARACTERS, decks.unused, known[UNUSED_DECK]),
        },
        explored=_ids(c.EXPLORATION, decks.explored),
        residents_met=_tally(c.RESIDENTS, decks.residents_met),
        findings_used=_tally(c.FINDINGS, decks.findings_used),
        visitors_seen=_tally(c.VISITORS, decks.visitors_seen),
        locations=locations,
        narratives=_ids(c.NARRATIVES, decks.kept),
        event=c.EVENTS.entries[drawn[-1]] if drawn else None,
        removed=_listed(decks.removed),
        red_seen=_listed(decks.red_seen),
        seen_today=_listed(decks.seen),
    )


def _top(domain: Domain, cards: list[int], n: int) -> list[str]:
    """The top cards, the topmost first."""
    return [domain.entries[cards[len(cards) - 1 - i]] for i in range(n)]


def _tally(domain: Domain, cards: list[int]) -> dict[str, int]:
    """How many there are of each; in the order of the domain."""
    counts = [0] * len(domain.entries)
    for card in cards:
        counts[card] += 1
    return _counts(domain, counts)


def _listed(cards: list[int]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for number in range(len(LISTED)):
        of_deck = of_kind(cards, number)
        if of_deck:
            deck, domain = LISTED[number]
            found[deck] = _tally(domain, of_deck)
    return found


# Outside


def _outing(s: State) -> OutingView:
    outing = s.outing
    return OutingView(
        location=_id(c.LOCATIONS, outing.location),
        noise=outing.noise,
        heard_at=heard_at(s),
        load=load_of(s),
        capacity=capacity(s),
        hiding_place=outing.hiding_place != 0,
        map=outing.map != 0,
        resident=_id(c.RESIDENTS, outing.resident),
        next_resident=_id(c.RESIDENTS, outing.next_resident),
        met=outing.met != 0,
        looked_around=outing.looked_around != 0,
        visited=[way + 1 for way in range(len(c.WAYS.entries)) if outing.has_visited(way)],
        lawyer_used=outing.lawyer_used != 0,
        scavenger_used=outing.scavenger_used != 0,
        row_card=_id(c.EXPLORATION, outing.row_card),
        no_special=outing.no_special != 0,
        free_wood=outing.free_wood,
    )


def _fight(s: State) -> FightView:
    fight = s.fight
    return FightView(
        going=fight.going != 0,
        round=fight.round,
        foes=[
            FoeView(
                number=number + 1,
                token=c.ENEMIES.entries[foe.token] if foe.token >= 0 else "",
                weapon=c.WEAPONS.entries[foe.weapon],
                spare=_id(c.WEAPONS, foe.spare),
                prowess=foe.prowess,
                wounds=foe.wounds,
                alive=alive(s, foe),
                skips=foe.skips,
                rerolls=foe.rerolls,
                has_shot=foe.shot != 0,
                unarmed_until=foe.unarmed_in,
            )
            for number, foe in enumerate(fight.foes)
        ],
        step=_id(c.COMBAT_STEPS, fight.step),
        rolls=[_roll(s, roll) for roll in rolls_of(s)],
        queue=[_attack(s, attack) for attack in fight.queue if fight.has(attack)],
        killed=fight.killed,
        wounds_dealt=fight.wounds_dealt,
        flee_after_kills=fight.flee_after_kills,
        flee_after_wounds=fight.flee_after_wounds,
        no_flee=fight.no_flee != 0,
        our_wounds=fight.our_wounds,
        our_kills=fight.our_kills,
        their_wounds=fight.their_wounds,
        their_kills=fight.their_kills,
        shield=fight.shield,
        parleyed=fight.parleyed,
        blast=fight.blast,
        fallen=fight.fallen,
        won=fight.won != 0,
        dropped=_counts(c.WEAPONS, fight.dropped),
    )


def _attack(s: State, attack: Attack) -> AttackView:
    return AttackView(
        side=SIDES[attack.side],
        character=c.CHARACTERS.entries[attack.number] if attack.side == CHARACTER else None,
        number=attack.number + 1 if attack.side == FOE or attack.side == ALLY else 0,
        weapon=c.WEAPONS.entries[weapon_in_hand(s, attack)],
        shoots=attack.shoots != 0,
        note=str(s.t.entry_id(c.NOTES, attack.note)) if attack.note >= 0 else None,
    )


def weapon_in_hand(s: State, attack: Attack) -> int:
    if attack.is_foe():
        return s.fight.foes[attack.number].weapon
    if attack.is_ally():
        return ally_weapon(s, attack)
    return weapon_of(s, attack.number, attack.shoots)


def _roll(s: State, roll: Roll) -> RollView:
    by = _attack(s, roll.attack)
    return RollView(
        side=by.side,
        character=by.character,
        number=by.number,
        note=by.note,
        weapon=c.WEAPONS.entries[roll.weapon],
        die=c.DICE.entries[die_of(roll.weapon)],
        face=FACES.entries[roll.face],
        became=BECAME[roll.became],
        wounds=roll.wounds,
        kills=roll.kills,
    )


def rolls_of(s: State) -> list[Roll]:
    """The dice on the table; the last one may still be open."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, Strike | RaidDice) and step.attacker >= 0:
        return [*s.fight.rolls, step.open_roll(s)]
    return s.fight.rolls


def _raid(s: State) -> RaidView:
    raid = s.raid
    points = defence(s, 0, 0)[1]
    off = 0
    for fitting in range(len(s.t.fitting_damage)):
        if s.t.fitting_damage[fitting] > 0:
            off += s.t.fitting_damage[fitting] * s.house.fittings.count(fitting)
    return RaidView(
        card=_id(c.RAIDS, raid.card),
        going=raid.going != 0,
        void=raid.void != 0,
        modifier=raid.modifier,
        skipped=raid.skipped,
        board_ups=count(s.house.boarded),
        points=points,
        damage_off=off,
        loot=_loot(s),
    )


def _loot(s: State) -> list[LootView]:
    for step in s.stack:
        if isinstance(step, RaidDice | Ward | Steal):
            wanted = loot(s, step.order)
            places = sorted({place for place, _ in wanted}, reverse=True)
            return [_wanted([action for place, action in wanted if place == one]) for one in places]
    return []


def _wanted(actions: list[Action]) -> LootView:
    return LootView(
        items=[c.ITEMS.entries[action.a] for action in actions if action.kind is c.GIVE],
        notes=[action.a + 1 for action in actions if action.kind is c.GIVE_NOTE],
    )


# Notes, the day, the story


def _note(s: State, slot: int) -> NoteView:
    note = s.notes.at(slot)
    return NoteView(
        slot=slot + 1,
        id=str(s.t.entry_id(c.NOTES, note.id)),
        charges=note.charges,
        place=NOTE_PLACES[note.place],
        location=c.LOCATIONS.entries[note.whose] if note.place == AT_LOCATION else None,
        character=c.CHARACTERS.entries[note.whose] if note.place == WITH_CHARACTER else None,
        color=c.COLORS.entries[note.color] if 0 <= note.color < len(c.COLORS.entries) else "none",
        value=note.value,
        weight=note.weight,
        value_each=note.value_each != 0,
        weight_each=note.weight_each != 0,
    )


def _today(s: State) -> TodayView:
    today = s.today
    used: list[str] = []
    if today.notes_used:
        for note in range(len(s.t.note_daily)):
            if today.notes_used & s.t.note_daily[note]:
                used.append(str(s.t.entry_id(c.NOTES, note)))
    return TodayView(
        sniper=today.sniper,
        no_free_water=today.no_free_water != 0,
        raids=today.raids,
        discount=today.discount,
        findings=today.findings,
        no_commission=today.no_commission != 0,
        no_backstab=today.no_backstab != 0,
        no_parts=today.no_parts != 0,
        cards=today.cards,
        no_visitor=today.no_visitor != 0,
        ignore_cold=today.ignore_cold != 0,
        inventory=today.inventory,
        quiet=today.quiet,
        noise_min=today.noise_min,
        noise_max=today.noise_max,
        losses=today.losses,
        mourning=today.mourning != 0,
        listened=today.listened != 0,
        cooked=today.cooked != 0,
        notes_used=used,
    )


def _story(s: State) -> StoryView:
    story = s.story
    goal = story.goal()
    return StoryView(
        objective=_id(c.OBJECTIVES, goal),
        progress=story.progress,
        track=s.t.track[goal] if goal >= 0 else 0,
        revealed=_ids(c.OBJECTIVES, story.objectives[: story.chapters]),
        read=sorted([_script(s, block) for block in story.read]),
        epilogue=[_script(s, block) for block in story.epilogue],
        epilogues=[_script(s, block) for block in epilogue_blocks(s)] if s.reason >= 0 else [],
        blocks=story.blocks,
        told=sorted([_script(s, block) for block in story.told]),
        marks={name: story.mark(number) for number, name in enumerate(s.t.marks) if story.mark(number)},
        due=[
            DueView(_script(s, due.script), HOOKS[due.at], due.day, due.tries, _facts(s, place_facts(s, due.asker)))
            for due in story.due
        ],
        left_out=[name for number, name in enumerate(THEMES) if has(story.left_out, number)],
        siege=story.siege,
    )


def _script(s: State, block: int) -> str:
    return str(s.t.entry_id(c.SCRIPTS, s.t.blocks[block].spoken))


def _pending(s: State) -> list[PendingView]:
    """What goes on below the decision, the next thing first."""
    found: list[PendingView] = []
    asked = s.decision.step if s.decision is not None else None
    for place in range(len(s.stack) - 1, -1, -1):
        step = s.stack[place]
        if step is asked or not step.NAME:
            continue
        found.append(PendingView(step.NAME, step.RULE, _facts(s, step.facts(s))))
    return found


def _facts(s: State, found: list[tuple[str, Domain, int]]) -> list[Fact]:
    return [Fact(name, domain.name, s.t.entry_id(domain, value)) for name, domain, value in found]
