"""Rules by the letter, phase by phase: what one more or one less would break."""

import pytest
from tests.games.warofmine.fights import NONE, PISTOL, RED, RIFLE, SHOTGUN, fight
from tests.games.warofmine.tables import FITTING, ITEM, SPACE, WHO, House, outside, stage, them
from tests.games.warofmine.test_closed import closed

from holdfast.core import Action
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.outside.residents import Encounter, end_encounter
from holdfast.games.warofmine.outside.scavenging import AfterCard, Explore
from holdfast.games.warofmine.phases.assign import Assign, Recipes, Where
from holdfast.games.warofmine.phases.dawn import Dawn, Fate, Narrate, come_home, drink_alcohol, wear_off
from holdfast.games.warofmine.phases.day import PASS_ON
from holdfast.games.warofmine.phases.dusk import Dusk, Meals
from holdfast.games.warofmine.phases.evening import ASSIGNED, Evening, ExtraActions
from holdfast.games.warofmine.phases.flow import DAWN, DAY, DUSK, EVENING, MORNING, RAID, SCAVENGING, Flow, go_to
from holdfast.games.warofmine.phases.morning import Morning
from holdfast.games.warofmine.phases.raid import GREEN_FIRST, CrimeWave, RaidDice, Shots, Steal, begin_raid
from holdfast.games.warofmine.phases.work import Resolve
from holdfast.games.warofmine.script import terms
from holdfast.games.warofmine.state.decks import RAID_CARD, UNKNOWN_DECK
from holdfast.games.warofmine.state.ending import epilogue_blocks
from holdfast.games.warofmine.state.fight import Foe
from holdfast.games.warofmine.state.halt import finish
from holdfast.games.warofmine.state.hidden import resample
from holdfast.games.warofmine.state.jobs import BY_HAND, PLACING, Job, Jobs
from holdfast.games.warofmine.state.notes import CARRIED, HIDDEN, ON_TABLE, STORED, WITH_CHARACTER, Note
from holdfast.games.warofmine.state.people import HERBS
from holdfast.games.warofmine.state.reasons import CEASEFIRE, NOBODY_LEFT
from holdfast.games.warofmine.state.stack import cut, leave_location
from holdfast.games.warofmine.state.today import Today
from holdfast.testing import shows

ALL_CARDS = tuple(range(1, 16))
ANTON = WHO("anton")

# Assigning


@shows("TWM-4.5", "TWM-12.26")
def test_only_a_basement_that_has_fallen_in_is_shut() -> None:
    t = stage(House("katia"))
    assert (t.refused("work b6"), t.refused("work t6")) == ("TWM-4.5", "TWM-4.5")
    t = stage(House("katia").note("basement-collapsed", place="table"))
    assert (t.refused("work b6"), t.refused("work t6")) == ("TWM-12.26", "TWM-4.5")


@shows("TWM-4.12", "TWM-4.14", "TWM-12.23")
@pytest.mark.parametrize(("sawblades", "tool"), [(0, -1), (1, c.SAWBLADE), (2, c.SAWBLADE)])
def test_bars_are_cut_with_a_sawblade_in_hand_or_a_note(sawblades: int, tool: int) -> None:
    t = House("katia zlata").clear("b1").storage(sawblade=sawblades)
    t.note("broken-sawblade", charges=1, place="stored")
    stage(t).do("work b2")
    assert t.state.jobs.of(WHO("katia")).tool() == tool
    assert t.has("sawblade") == max(0, sawblades - 1)


@shows("TWM-4.6", "TWM-4.16")
def test_the_first_space_is_as_free_as_any() -> None:
    t = House("katia").clear(*c.SPACES.entries).storage(wood=9, components=9)
    t.at(Flow(DUSK), Assign(0, them("katia"), 2 ** len(c.SPACES) - 1))
    t.do("place bed")
    assert "at t1" in t.offers()
    t = House("katia").clear(*c.SPACES.entries).storage(wood=9, components=9)
    t.at(Flow(DUSK), Assign(0, them("katia"), 2 ** SPACE("t1")))
    assert "place bed" in t.offers()  # though it is the only one in reach
    t = House("katia").clear(*c.SPACES.entries).fitting("armchair", "t1").storage(book=1)
    t.at(Flow(DUSK), Assign(0, them("katia"), 2 ** len(c.SPACES) - 1))
    assert "work t1" in t.offers()


@shows("TWM-4.19", "TWM-4.31", "TWM-4.16")
def test_closed_is_only_what_could_be_open() -> None:
    t = House("katia zlata anton").fitting("bed", "g4")
    t.state.people.send_away(ANTON, 9)
    found = closed(stage(t))
    assert not any(name.startswith(("move", "before")) for name in found)
    assert "dismantle g5" not in found
    assert "place moonshine-still" not in found  # an idea that nobody had yet
    assert closed(t.at(Flow(DUSK), Assign(0, 2 ** len(c.CHARACTERS) - 1, 0)))["work g4"][0] == "TWM-4.5"
    assert "before anton" not in closed(t)


@shows("TWM-4.2")
def test_in_a_later_stage_fewer_markers_block() -> None:
    t = House("katia zlata anton").who("zlata", wounds=2)
    blocked = t.state.blocked(WHO("zlata"))
    assert 0 < blocked < 3
    t.at(Flow(DUSK), Assign(3 - blocked, t.state.people.home(), 1))
    assert t.refused("before zlata") == "TWM-4.2"
    assert t.refused("with-note 1") == "TWM-4.8"  # there is none


@shows("TWM-4.9")
def test_nobody_heats_more_than_there_is_cold() -> None:
    t = House("katia").fitting("heater", "g4").storage(wood=8)
    t.state.house.cold = 2
    stage(t).do("work g4")
    while t.asked == "recipes":
        t.do("use heat-wood")
    assert t.has("wood") == 6


@shows("TWM-4.9")
def test_a_recipe_of_another_fitting_is_none_of_this_one() -> None:
    t = House("katia").fitting("workshop", "g4").storage(wood=9, components=9)
    t.at(Flow(DUSK), Recipes(WHO("katia"), SPACE("g4"), -1, -1))
    assert t.refused("use check-trap") == "TWM-4.9"


@shows("TWM-4.6", "TWM-4.16", "TWM-4.21")
def test_a_space_is_refused_by_what_is_wrong_with_it() -> None:
    t = House("katia zlata").clear(*c.SPACES.entries).fitting("stove", "g5").storage(wood=9, components=9)
    s = t.state
    s.jobs.give(WHO("zlata"), Job(PLACING, SPACE("m1"), FITTING("bed")))
    s.jobs.assigned(WHO("zlata"))
    every = 2 ** len(c.SPACES) - 1
    t.at(Flow(DUSK), Where(WHO("katia"), PLACING, FITTING("improved-stove"), every))
    assert t.offers() == ["at g4", "at g6"]
    assert refusal(t, "m1") == "TWM-4.6"
    assert refusal(t, "g5") == "TWM-4.16"  # the stove stands there
    assert refusal(t, "t1") == "TWM-4.21"  # not next to it
    assert t.state.stack[-1].refuse(s, c.IDLE[0]) == "TWM-4.16"
    assert "at g5" not in closed(t)


def refusal(t: House, space: str) -> str:
    return str(t.state.stack[-1].refuse(t.state, c.AT[SPACE(space)]))


# Work


@shows("TWM-4.13", "TWM-4.10")
@pytest.mark.parametrize(("die", "meaning"), [(3, "held"), (4, "opened")])
def test_a_lock_is_picked_from_four_on_with_a_note_too(die: int, meaning: str) -> None:
    for goods in ("lockpick", "note"):
        t = House("katia").storage(lockpick=int(goods == "lockpick"))
        if goods == "note":
            t.note("sturdy-lockpick", place="stored")
        t.rig(die - 1)
        stage(t).do("work m3")
        assert t.happened("rolled", roll="lock", result=die, limit=3, meaning=meaning)


@shows("TWM-4.10")
def test_a_heap_needs_no_roll() -> None:
    t = House("katia").card("m5", "heap-3")
    stage(t).do("work m5")
    assert not t.happened("rolled", roll="lock")
    assert t.state.house.cards[SPACE("m5")] < 0


@shows("TWM-4.22")
@pytest.mark.parametrize(("die", "pieces"), [(4, 1), (5, 2), (10, 4)])
def test_poking_about_gives_so_many_pieces_and_no_more(die: int, pieces: int) -> None:
    t = House("katia").rig(die - 1)
    stage(t).do(next(offer for offer in t.offers("work") if pokes(t, offer)))
    assert t.happened("rolled", roll="poke-about", result=die, limit=0, meaning="pieces")
    assert (t.asked, t.facts()["pieces"]) == ("poke-about", [pieces])
    t.do("split 1")
    assert (t.has("wood"), t.has("components")) == (1, pieces - 1)


def pokes(t: House, offer: str) -> bool:
    return bool(t.state.t.poke_spaces >> SPACE(offer.split()[1]) & 1)


@shows("TWM-12.58")
def test_only_at_a_heater_something_more_is_burned() -> None:
    t = House("katia").fitting("workshop", "g4").storage(components=4).note("coal", charges=2, place="stored")
    t.state.house.cold = 6
    stage(t).do("work g4", "use make-lockpick")
    assert t.asked != "stoke"
    assert t.has("lockpick") == 1


@shows("TWM-4.32")
def test_after_a_stage_nothing_is_in_reach_of_it() -> None:
    s = House("katia").state
    s.house.reached, s.stack = 7, [Flow(DUSK), Resolve(1, 7)]
    s.stack[-1].ask(s, [])
    assert s.house.reached == 0


# Dusk, evening and morning


@shows("TWM-5.4")
def test_food_is_for_the_hungry_and_alcohol_is_no_food() -> None:
    t = House("katia").who("katia", hunger=1).storage(raw_food=2, moonshine=1).at(Flow(EVENING), Meals())
    assert t.offers() == ["eat katia raw-food", "done"]
    t.do("eat katia raw-food")
    assert t.asked != "meals" or t.offers() == ["done"]
    assert t.has("raw-food") == 1


@shows("TWM-9.20", "TWM-12.30")
def test_at_dusk_at_daybreak_and_before_residents_only_their_own_cards_are_played() -> None:
    t = House().keep(*ALL_CARDS).who("katia", misery=2, fatigue=2, wounds=1, illness=1)
    assert t.at(Flow(EVENING), Dusk(1)).offers("play") == ["play narrative-10"]
    t = House().keep(*ALL_CARDS).note("grenade", charges=1, place="stored").who("katia", misery=2, fatigue=2)
    t.at(Flow(DUSK), Dawn(6))
    assert t.asked != "daybreak"
    t = outside().keep(*ALL_CARDS).who("katia", misery=2, fatigue=2).talked()
    t.state.outing.resident = c.RESIDENTS.number("hobos")
    t.at(Flow(RAID), Explore(), Encounter(3))
    assert (t.asked, t.offers("play")) == ("encounter", ["play narrative-2"])


@shows("TWM-9.20")
def test_by_day_only_cards_of_the_day_or_of_any_time_are_played() -> None:
    t = House().keep(*ALL_CARDS).who("katia", misery=2, fatigue=2, wounds=1, illness=1)
    when = t.state.t.narrative_when
    for offer in stage(t).offers("play"):
        assert when[c.NARRATIVES.number(offer.split()[1])] in (1, 2)  # any time, and by day


@shows("TWM-6.1")
def test_in_the_evening_nobody_has_a_task_yet() -> None:
    t = House().tasks(katia="guard", zlata="floor", anton="guard").at(Flow(EVENING))
    assert [t.state.people.task[WHO(name)] for name in t.people] == [-1, -1, -1]


@shows("TWM-2.7")
def test_who_is_away_cannot_guard_for_the_exhausted() -> None:
    t = House("katia zlata").who("katia", fatigue=4)
    t.state.people.send_away(WHO("zlata"), 9)
    assert "task guard" in t.at(Flow(SCAVENGING), Evening(1)).offers()


@shows("TWM-9.20")
def test_without_a_guard_nobody_works_through_the_evening() -> None:
    t = House("katia zlata").keep(*ALL_CARDS).tasks(katia="floor", zlata="floor").at(Flow(DAWN), ASSIGNED)
    assert t.asked != "assigned"
    t = House("katia", seats=2).tasks(katia="floor").at(Flow(DUSK), ExtraActions(2))
    assert t.asked != "extra-actions"
    t = House("anton").tasks(anton="guard").at(Flow(DAWN), ExtraActions(2))
    below = t.state.stack[1]
    assert ("character", c.CHARACTERS, ANTON) in below.facts(t.state)


@shows("TWM-3.4")
@pytest.mark.parametrize(("phase", "passes"), [(MORNING, ["TWM-3.4"]), (DAY, [])])
def test_who_leaves_the_morning_passes_the_journal_on(phase: int, passes: list[str]) -> None:
    t = House(seats=2)
    t.state.phase, t.state.stack = phase, [Flow(DAY)]
    t.run(lambda: go_to(t.state, DUSK))
    assert [event.rule for event in t.events("leads")] == passes
    assert (t.asked, t.state.next_phase) == ("evening", -1)


@shows("TWM-12.2")
def test_every_phase_begins_with_nothing_read() -> None:
    t = House()
    t.state.story.blocks = 9
    t.at(Flow(DUSK))
    assert t.state.story.blocks == 0


@shows("TWM-12.5")
def test_what_acts_in_the_morning_acts_after_the_event() -> None:
    t = House().note("smog", charges=3, place="table")
    before = t.state.notes.tokens
    t.at(Flow(DAY), Morning(0)).until("assign")
    assert t.state.notes.tokens != before


# The raid


@shows("TWM-8.16", "TWM-8.6")
def test_what_is_added_to_a_raid_does_not_cancel_it() -> None:
    t = House("zlata").tasks(zlata="guard")
    t.state.stack, t.state.raid.modifier = [Flow(DAWN)], 2
    t.run(lambda: begin_raid(t.state, 1, 1, 0))
    assert t.happened("struck")


@shows("TWM-8.19")
def test_without_a_crime_wave_the_journal_passes_too() -> None:
    t = House(seats=2)
    t.state.decks.red_raids, t.state.decks.red_residents = [], []
    t.at(Flow(DAWN), CrimeWave())
    assert t.events("leads")[0].rule == "TWM-8.19"
    assert t.asked != "crime-wave"


@shows("TWM-8.9", "TWM-8.10")
def test_a_shot_of_a_guard_lies_on_the_table_as_what_it_is() -> None:
    ended = []
    for face in range(8):
        t = House("zlata").tasks(zlata="guard")
        s, zlata = t.state, WHO("zlata")
        s.people.arm(zlata, SHOTGUN)
        dice = RaidDice(2, 0, 0, 0, zlata, face, 1)
        assert dice.open_roll(s).attack.shoots == 1
        s.stack = [Flow(DAWN), dice]
        dice.do(s, c.KEEP[0])
        roll = s.fight.rolls[-1]
        assert (roll.attack.number, roll.attack.shoots, roll.kills > 0) == (zlata, 1, s.raid.void > 0)
        ended.append(s.raid.void)
    assert 1 in ended


@shows("TWM-8.13", "TWM-8.9")
def test_a_shot_that_may_be_rolled_again_is_still_a_shot() -> None:
    t = House("roman").tasks(roman="guard").storage(ammo=3)
    s, roman = t.state, WHO("roman")
    s.people.arm(roman, PISTOL)
    s.fight.give_rerolls(roman, 1)
    t.rig(RED["1"]).at(Flow(DAWN), RaidDice(5, 0, 0, 0), Shots(roman, 1))
    if t.asked == "shots":
        t.do("shots 1")
    assert (t.asked, t.facts()["shoots"]) == ("raid-dice", [1])


@shows("TWM-8.9")
@pytest.mark.parametrize(("ammo", "shots"), [(1, ["shots 1"]), (2, ["shots 1", "shots 2"])])
def test_two_shots_need_two_ammo(ammo: int, shots: list[str]) -> None:
    t = House("zlata").tasks(zlata="guard").storage(ammo=ammo)
    t.state.people.arm(WHO("zlata"), RIFLE)
    out: list[Action] = []
    Shots(WHO("zlata"), 1).ask(t.state, out)
    assert [action.text for action in out] == shots


@shows("TWM-8.9")
def test_a_shot_is_counted_among_the_shooters_once() -> None:
    t = House("zlata").tasks(zlata="guard").storage(ammo=1)
    t.state.people.arm(WHO("zlata"), PISTOL)
    shots = Shots(WHO("zlata"), 1)
    t.state.stack, t.state.fight.queue = [Flow(DAWN), shots], []
    shots.do(t.state, c.SHOTS[1])
    assert [attack.shoots for attack in t.state.fight.queue] == [1]


@shows("TWM-8.3", "TWM-8.15")
def test_what_is_not_next_is_refused_by_the_order_of_the_card() -> None:
    t = House().storage(canned_food=1, raw_food=1, book=1).at(Flow(DAWN), Steal(1, GREEN_FIRST))
    assert t.refused("give book") == "TWM-8.3"


# Dawn


@shows("TWM-9.1")
def test_what_is_brought_home_is_added_to_what_is_there() -> None:
    t = House("katia zlata").tasks(katia="scavenge", zlata="guard").storage(coffee=2).pile(coffee=1)
    come_home(t.state)
    assert (t.has("coffee"), t.carries("coffee")) == (3, 0)


@shows("TWM-12.14")
@pytest.mark.parametrize(("until", "home"), [(0, True), (1, False)])
def test_who_was_sent_away_comes_home_on_their_day(until: int, home: bool) -> None:
    t = House()
    t.state.people.send_away(WHO("zlata"), t.state.day + until)
    come_home(t.state)
    assert t.state.people.is_home(WHO("zlata")) == home


@shows("TWM-9.11", "TWM-9.12")
@pytest.mark.parametrize(("drink", "rule"), [("moonshine", "TWM-9.11"), ("alcohol", "TWM-9.12")])
def test_each_drink_is_told_with_its_rule_and_used_up(drink: str, rule: str) -> None:
    t = House("katia").storage(moonshine=1, alcohol=1, canned_food=1)
    t.state.stack = [Flow(DAY)]
    t.run(lambda: drink_alcohol(t.state, int(drink == "alcohol"), WHO("katia")))
    assert t.events("drank")[0].rule == rule
    assert (t.has(drink), t.has("moonshine") + t.has("alcohol"), t.has("canned-food")) == (0, 1, 1)


@shows("TWM-12.44")
def test_all_that_is_worn_is_taken_off_wherever_other_notes_lie() -> None:
    t = House().note("uniform", place="with katia").note("uniform", place="with zlata").note("plans", place="stored")
    wear_off(t.state)
    assert [note.place for note in t.state.notes.tokens] == [STORED] * 3


@shows("TWM-9.4")
def test_the_spirit_of_everybody_is_checked() -> None:
    s = House("anton zlata katia").state
    s.today.ignore_cold, s.story.blocks = 1, 0
    s.stack = [Flow(DAY), Fate(2, 0)]
    while len(s.stack) > 1:
        s.stack[-1].ask(s, [])
        s.stack = s.stack[:2]  # what it reads is read elsewhere
    assert s.story.blocks == 3


@shows("TWM-9.4", "TWM-9.6")
@pytest.mark.parametrize("card", range(len(c.FATES)))
def test_herbs_do_what_the_card_says_of_herbs(card: int) -> None:
    t = House("katia").who("katia", illness=2)
    t.state.people.cure(WHO("katia"), HERBS)
    t.state.stack = [Flow(DAY), Fate(card, 1)]
    t.state.stack[-1].ask(t.state, [])
    assert t.level("katia", "illness") == max(0, 2 + t.state.t.fate_for_illness(card, HERBS))


@shows("TWM-9.9")
def test_of_three_cards_two_are_kept() -> None:
    t = House().at(Flow(DAY), Narrate(3, 2))
    first, second, third = t.offers("pick")
    t.do(second)
    assert t.offers("pick") == [first, third]


# The end


def test_no_epilogue_is_read_of_those_who_have_lost() -> None:
    for reason, read in ((CEASEFIRE, 3), (NOBODY_LEFT, 0)):
        t = House()
        t.state.reason = reason
        assert len(epilogue_blocks(t.state)) == read


@shows("TWM-13.5")
def test_an_epilogue_is_told_without_conditions() -> None:
    t = House("katia")
    t.state.stack = []
    t.run(lambda: finish(t.state, CEASEFIRE))
    assert [event.more[-1] for event in t.events("epilogue")] == [0]


def test_where_nobody_is_left_nobody_is_unwell() -> None:
    t = House("katia")
    assert t.state.standing().figures["worst"] == 0
    t.state.people.group = []
    assert t.state.standing().figures["worst"] == 0


# What is remembered


@shows("TWM-10.27")
def test_a_new_fight_begins_with_all_weapons_in_hand_and_an_ended_one_is_over() -> None:
    sheet = fight([(NONE, 0)]).state.fight
    sheet.foes = [Foe(0, 1, -1, 0, unarmed_in=2)]
    sheet.begin(False, 0, 0)
    assert (sheet.foes[0].unarmed_in, sheet.going) == (0, 1)
    sheet.end()
    assert sheet.going == 0


@shows("TWM-10.1")
def test_enemies_who_have_not_fought_have_not_shot_and_roll_nothing_again() -> None:
    t = outside().talked().on_top("residents", "civilians").rig(8).at(Flow(RAID), Explore(), Encounter(0))
    assert {(foe.rerolls, foe.shot, foe.wounds) for foe in t.state.fight.foes} == {(0, 0, 0)}


def test_a_save_in_which_nobody_could_lead_is_refused() -> None:
    for seats in (1, 3):
        t = House(seats=seats)
        t.state.leader = seats
        with pytest.raises(ValueError, match="cannot lead"):
            GAME.load(t.state.dump())


@shows("TWM-1.14")
def test_what_is_removed_leaves_the_rest_in_the_box() -> None:
    t = House()
    goods, coffee = t.state.goods, ITEM("coffee")
    before = goods.box[coffee]
    goods.remove(coffee, 1)
    assert (goods.box[coffee], goods.removed[coffee]) == (before - 1, 1)


@shows("TWM-1.19")
def test_a_card_that_was_seen_stays_on_top_of_the_unknown_deck() -> None:
    t = outside().unknown("heap", "furniture", "pantry", "rubble")
    t.state.decks.saw(UNKNOWN_DECK, 2)
    resample(t.state)
    assert len(t.state.decks.unknown) == 4
    assert [c.EXPLORATION.entries[card] for card in t.state.decks.unknown[:1:-1]] == ["heap", "furniture"]


@shows("TWM-1.19", "TWM-1.9")
def test_two_shelter_cards_of_one_name_may_change_places() -> None:
    found = set()
    for seed in range(12):
        t = House(seed=seed).card("m5", "heap-1")
        house = t.state.house
        heaps = [space for space in range(len(c.SPACES)) if 0 <= house.cards[space] < 4 and space != SPACE("m5")]
        house.turned = [int(space not in (SPACE("m5"), heaps[0])) for space in range(len(c.SPACES))]
        resample(t.state)
        found.add(house.cards[SPACE("m5")] == c.SHELTER.number("heap-1"))
    assert found == {True, False}


def test_a_save_from_before_a_character_came_has_jobs_for_all() -> None:
    assert len(Jobs([], []).all) == len(c.CHARACTERS)


@shows("TWM-4.11")
def test_whoever_helps_has_no_tool_in_hand() -> None:
    assert Job(1, 3).tool() == -1
    assert Job(7, 3).which == BY_HAND


@shows("TWM-12.5")
def test_some_notes_act_only_when_they_are_carried_outside() -> None:
    t = House().note("plans", place="stored").note("plans", place="carried")
    assert [t.state.note_acts(slot) for slot in range(2)] == [False, False]
    t = outside().note("plans", place="stored").note("plans", place="carried")
    assert [t.state.note_acts(slot) for slot in range(2)] == [False, True]
    assert [t.state.note_with(slot, True) for slot in range(2)] == [True, False]
    assert [t.state.note_with(slot, False) for slot in range(2)] == [False, True]


@shows("TWM-12.6")
def test_a_note_that_is_moved_knows_with_whom_it_lies() -> None:
    t = House().note("uniform", place="stored")
    t.state.notes.move(0, WITH_CHARACTER, WHO("katia"))
    assert t.state.notes.at(0).is_with(WHO("katia"))
    places = [Note(0, 0, place, -1, c.GREY).is_elsewhere() for place in (STORED, CARRIED, ON_TABLE, HIDDEN)]
    assert places == [False, False, False, True]


@shows("TWM-5.1", "TWM-5.4")
def test_who_eats_has_drunk_all_the_same() -> None:
    people = House().state.people
    people.drank(ANTON)
    people.ate(ANTON)
    assert (people.has_drunk(ANTON), people.has_eaten(ANTON)) == (True, True)


def test_who_comes_has_no_task_and_no_weapon() -> None:
    people = House("katia zlata").state.people
    people.enter(ANTON)
    assert (people.task[ANTON], people.hand[ANTON], people.worst(ANTON)) == (-1, 0, 0)


def test_everybody_is_the_group_and_nobody_else() -> None:
    assert House("katia zlata").state.people.everybody() == them("katia", "zlata")


@shows("TWM-8.16")
def test_what_was_for_one_raid_is_gone_with_it() -> None:
    raid = House().state.raid
    raid.modifier = 3
    raid.end()
    assert raid.modifier == 0


@shows("TWM-1.5")
def test_those_who_may_come_are_all_but_the_starters() -> None:
    s = GAME.new(seats=1, seed=4)
    assert sorted([*s.decks.unused, *s.people.group]) == sorted({*s.decks.unused, *s.people.group})
    assert len(s.people.group) == 3


def test_what_is_owed_is_kept_whatever_is_cut_short() -> None:
    s = outside().state
    owed = AfterCard()
    s.stack = [Flow(RAID), PASS_ON, Explore(), owed, PASS_ON, Encounter(3)]
    assert cut(s, 2) == [owed, PASS_ON]
    s.stack = [Flow(RAID), owed, PASS_ON, Encounter(3)]
    assert cut(s, 0) == [owed, PASS_ON]


def test_an_encounter_or_a_search_is_ended_also_when_nothing_lies_on_it() -> None:
    s = outside().state
    s.stack = [Flow(RAID), Explore(), Encounter(3)]
    end_encounter(s)
    top = s.stack[-1]
    assert isinstance(top, Encounter)
    assert top.part == 4
    s.stack = [Flow(RAID), Explore()]
    leave_location(s)
    assert not isinstance(s.stack[-1], Explore)


@shows("TWM-1.12")
def test_nothing_that_is_gained_is_not_told() -> None:
    t = House()
    t.run(lambda: t.state.pay([ITEM("coffee"), t.state.gain(ITEM("coffee"), 0, t.state.goods.storage)]))
    assert not t.happened("gained")


@shows("TWM-12.5")
def test_a_note_without_a_moment_hides_no_other() -> None:
    t = House().who("katia", misery=2).note("insulation", place="stored").note("kitten", charges=1, place="stored")
    alone = House().who("katia", misery=2).note("kitten", charges=1, place="stored")
    assert len(stage(t).offers("use-note")) == len(stage(alone).offers("use-note")) == 1


@shows("TWM-9.6")
def test_one_bandage_and_the_lowest_illness_are_enough_to_treat() -> None:
    t = House("katia").who("katia", wounds=1, illness=1).storage(bandages=1, meds=1)
    assert stage(t).offers("treat") == ["treat katia bandages", "treat katia meds"]
    assert stage(House("katia").who("katia", wounds=1).storage(bandages=1)).offers("treat") == ["treat katia bandages"]


@shows("TWM-2.15", "TWM-5.5")
def test_who_is_away_keeps_nobody_else_from_eating() -> None:
    t = House("katia zlata").who("zlata", hunger=1).storage(raw_food=1)
    t.state.people.send_away(WHO("katia"), 9)
    assert stage(t).offers("meal") == ["meal zlata raw-food"]


@shows("TWM-3.7")
def test_a_contribution_needs_exactly_what_it_costs_and_an_open_objective_at_home() -> None:
    t = House("katia zlata")
    s = t.state
    goal = next(goal for goal in range(len(c.OBJECTIVES)) if s.t.contributions[goal])
    way = s.t.contributions[goal][0]
    name = c.ITEMS.entries[way.item].replace("-", "_")
    s.story.objectives = [goal, *(other for other in s.story.objectives if other != goal)]
    s.story.open = 0
    assert "contribute 1" in stage(t.storage(**{name: way.number})).offers()
    assert "contribute 1" not in stage(t.storage(**{name: way.number - 1})).offers()
    s.story.open, s.story.objectives = -1, s.story.objectives[::-1]
    assert stage(t.storage(**{name: way.number})).offers("contribute") == []
    s.story.open = len(s.story.objectives) - 1
    t.out(katia="scavenge", zlata="guard").at(Flow(RAID), Explore())
    assert t.offers("contribute") == []


def test_marks_are_counted_one_by_one() -> None:
    story = House().state.story
    story.marks = []
    story.add_mark(3, 1)
    story.add_mark(3, 2)
    assert [story.mark(number) for number in range(5)] == [0, 0, 0, 3, 0]


def test_without_an_open_objective_there_is_no_goal() -> None:
    story = House().state.story
    story.open = -1
    assert story.goal() == -1


@shows("TWM-12.25")
def test_poisoned_water_has_a_price_and_components_have_none() -> None:
    s = House().note("poisoned-water", charges=3, place="table").state
    assert s.value(c.WATER) > 0
    assert s.value(c.COMPONENTS) == 0


@shows("TWM-1.19")
def test_only_red_raids_are_known_to_be_set_aside_no_more() -> None:
    t = House()
    for name in ("thieves", "thugs", "thugs"):
        t.state.saw_raid(c.RAIDS.number(name))
    assert t.state.decks.reds_seen(RAID_CARD) == [c.RAIDS.number("thugs")]


def test_what_is_promised_twice_adds_up() -> None:
    today = Today()
    for _ in range(2):
        today.announce(terms.FLAG_FINDINGS, 1)
    today.wake(1)
    today.wake(2)
    assert (today.findings, today.was_woken(1), today.was_woken(2)) == (2, True, True)
