"""The group: states, level 4, coming and going, the leader (TWM-2)."""

import pytest
from tests.games.warofmine.tables import WHO, House, op, them

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.outside.residents import Encounter
from holdfast.games.warofmine.outside.scavenging import Explore
from holdfast.games.warofmine.people.choices import Select
from holdfast.games.warofmine.people.company import lose_character
from holdfast.games.warofmine.people.condition import LevelFour, absorbed, lower_state, raise_state, set_state, treat
from holdfast.games.warofmine.people.die import Reconsider
from holdfast.games.warofmine.people.objectives import ON_FITTING, ON_VISITOR, advance, reveal_next
from holdfast.games.warofmine.phases.flow import DAY, EVENING, MORNING, RAID, SCAVENGING, Flow
from holdfast.games.warofmine.state.people import DIED, LEFT, MEDICATED
from holdfast.testing import shows


@shows("TWM-2.1", "TWM-2.2")
def test_states_move_by_levels_between_0_and_4() -> None:
    t = House()
    s, katia = t.state, WHO("katia")
    raise_state(s, katia, c.FATIGUE, 2)
    lower_state(s, katia, c.FATIGUE, 1)
    assert t.level("katia", "fatigue") == 1
    lower_state(s, katia, c.FATIGUE, 3)
    assert t.level("katia", "fatigue") == 0
    set_state(s, katia, c.ILLNESS, 2)
    assert t.level("katia", "illness") == 2
    raise_state(s, katia, c.ILLNESS, 7)
    assert t.level("katia", "illness") == 4


@shows("TWM-2.3", "TWM-2.4")
@pytest.mark.parametrize("state", ["wounds", "illness"])
def test_wounds_and_illness_4_are_death(state: str) -> None:
    t = House()
    t.perform([{"op": "raise", "state": state, "n": 4, "who": "this"}], "katia")
    assert t.people == ["zlata", "anton"]
    assert t.happened("died", character="katia")


@shows("TWM-2.5")
@pytest.mark.parametrize(("roll", "event"), [(5, "left"), (6, "took-own-life")])
def test_misery_4_asks_the_die_which_list(roll: int, event: str) -> None:
    t = House()
    t.rig(roll - 1)
    t.perform([{"op": "raise", "state": "misery", "n": 4, "who": "this"}], "zlata")
    assert t.happened(event, character="zlata")


@shows("TWM-2.6")
@pytest.mark.parametrize(("roll", "event"), [(5, "died"), (6, "took-own-life")])
def test_hunger_4_asks_the_die_which_list(roll: int, event: str) -> None:
    t = House()
    t.rig(roll - 1)
    t.perform([{"op": "raise", "state": "hunger", "n": 4, "who": "this"}], "zlata")
    assert t.happened(event, character="zlata")


@shows("TWM-2.7")
def test_an_exhausted_character_sleeps_unless_nobody_else_can_guard() -> None:
    t = House("katia zlata").who("katia", fatigue=4).at(Flow(EVENING))
    assert t.state.people.task[WHO("katia")] == c.TASK_FLOOR  # the only task open to her
    alone = House("katia").who("katia", fatigue=4).at(Flow(EVENING))
    assert alone.offers("task") == ["task floor", "task guard"]
    alone.do("task guard")
    assert (alone.level("katia", "fatigue"), alone.level("katia", "misery")) == (4, 1)
    assert alone.state.blocked(WHO("katia")) == 3


@shows("TWM-2.7", "TWM-6.5")
def test_an_exhausted_character_may_guard_when_all_others_have_other_tasks() -> None:
    t = House("zlata katia").who("katia", fatigue=4).at(Flow(EVENING))
    t.do("task scavenge")
    assert t.offers("task") == ["task floor", "task guard"]
    t = House("zlata katia").who("katia", fatigue=4).at(Flow(EVENING))
    t.do("task guard")
    assert t.state.people.task[WHO("katia")] == c.TASK_FLOOR  # Zlata guards


@shows("TWM-2.8")
def test_fatigue_beyond_4_is_misery() -> None:
    t = House().who("katia", fatigue=3)
    t.perform([{"op": "raise", "state": "fatigue", "n": 3, "who": "this"}], "katia")
    assert (t.level("katia", "fatigue"), t.level("katia", "misery")) == (4, 2)
    assert "katia" in t.people


@shows("TWM-2.9")
def test_who_leaves_takes_from_storage_or_from_the_pile() -> None:
    t = House("boris katia anton").storage(raw_food=2, knife=1)
    t.read(1504, "boris", steps=tuple(t.state.stack))
    assert (t.has("raw-food"), t.has("knife")) == (1, 0)
    out = House("boris katia anton").storage(raw_food=2).pile(vegetable=1)
    out.out(boris="scavenge", katia="scavenge", anton="guard")
    out.read(1504, "boris", steps=(Explore(),))
    assert (out.has("raw-food"), out.carries("vegetable")) == (2, 0)  # no weapon there: none is owed


@shows("TWM-2.10")
def test_weapons_stay_and_assigned_medicine_is_lost() -> None:
    t = House().storage(bandages=1).pile(knife=1)
    t.out(katia="scavenge", zlata="scavenge", anton="guard")
    s = t.state
    s.people.hand[WHO("katia")], s.goods.pile[c.KNIFE] = 1, 0
    s.people.cures[WHO("katia")], s.goods.storage[c.BANDAGES] = 1, 0
    t.at(Explore())
    t.perform([{"op": "remove_character", "who": "this"}], "katia")
    assert (t.carries("knife"), t.box("bandages"), t.has("bandages")) == (1, 3, 0)
    assert t.sound()


@shows("TWM-2.11", "TWM-2.12")
def test_whoever_leads_decides_for_everybody() -> None:
    t = House(seats=4)
    assert t.seat == t.state.leader
    asked: set[str | int] = set()
    while t.asked == "assign" and len(asked) < 3:
        asked.update(t.facts()["character"])
        assert t.seat == t.state.leader
        t.do("idle")
    assert asked == set(t.people)


@shows("TWM-2.18")
def test_everybody_sees_the_question_and_only_the_leader_is_asked() -> None:
    t = House("katia", seats=3)
    leaders: list[int] = []
    while t.asked == "assign":
        views = [t.state.view(seat) for seat in range(3)]
        assert {(view.asked.seat, view.asked.name, view.leader) for view in views} == {(t.seat, "assign", t.seat)}
        leaders.append(t.seat)
        t.do("idle")
    assert sorted(leaders) == [0, 1, 2]


@shows("TWM-2.13", "TWM-2.14")
def test_the_journal_passes_exactly_where_the_book_says() -> None:
    for party in (True, False):
        t = House(seats=6, seed=4).who("katia", fatigue=0).storage(water=6, canned_food=3)
        t.on_top("raids", "quiet-night")
        passes: list[str] = []
        day = t.state.day
        while not t.over and t.state.day == day:
            if t.asked == "evening":
                task = "guard" if t.facts()["character"] == t.people[:1] else "floor"
                if party and t.facts()["character"] == t.people[1:2]:
                    task = "scavenge"
                t.do(f"task {task}")
            elif t.asked == "assign":
                t.do("idle")
            elif t.asked == "explore":
                t.do("stop")
            elif "done" in t.offers():
                t.do("done")
            else:
                t.do(t.offers()[0])
            passes += [event.rule for event in t.last if event.kind.name == "leads"]
        expected = ["TWM-4.28"] * 3 + ["TWM-7.32"] * party + ["TWM-8.19", "TWM-9.8", "TWM-9.10"]
        assert passes[: len(expected)] == expected
    t = House(seats=3).on_top("events", "chapter-3").at(Flow(MORNING))
    assert [event.rule for event in t.events("leads")] == ["TWM-3.4"]
    t = House(seats=3).out(katia="scavenge", zlata="guard", anton="guard").unknown("empty-room", "empty-room")
    t.at(Explore())
    leader = t.state.leader
    t.do("explore")
    assert t.state.leader == (leader + 1) % 3
    assert t.events("leads")[0].rule == "TWM-7.10"


@shows("TWM-2.15")
def test_present_are_the_party_outside_and_everybody_at_home() -> None:
    t = House().tasks(katia="guard", zlata="floor", anton="scavenge")
    assert t.present() == {"katia", "zlata"}
    assert t.guards() == {"katia"}
    t.perform([{"op": "send_away", "until": "dawn"}], "zlata")
    assert t.present() == {"katia"}
    t.out(anton="scavenge")
    assert t.present() == {"anton"}


@shows("TWM-2.16")
@pytest.mark.parametrize(("how", "mourned"), [("died", True), ("suicide", True), ("left", False)])
def test_a_death_among_the_party_calls_its_script_and_leaving_does_not(how: str, mourned: bool) -> None:
    t = House().out(katia="scavenge", zlata="scavenge", anton="guard").at(Flow(RAID), Explore())
    t.perform([{"op": "remove_character", "who": "this", "how": how}], "katia")
    assert t.happened("read", script="266") == mourned


@shows("TWM-2.17")
def test_the_lawyer_speaks_once_a_night() -> None:
    t = House("emilia zlata").out(emilia="scavenge", zlata="guard").on_top("residents", "deserters")
    t.at(Flow(RAID), Explore(), Encounter(0))
    t.rig(5)
    t.do("persuade")
    t.on_top("residents", "deserters").at(Flow(RAID), Explore(), Encounter(0))
    assert t.happened("met", resident="deserters")
    assert "persuade" not in t.offers()
    t.at(Flow(SCAVENGING)).do("go near")
    t.on_top("residents", "soldiers").at(Flow(RAID), Explore(), Encounter(0))
    assert "persuade" in t.offers()  # another night


def test_everybody_gone_today_is_counted() -> None:
    t = House()
    t.perform([{"op": "remove_character", "who": "this", "how": "left"}], "anton")
    assert t.state.today.losses == 1


@shows("TWM-2.12")
def test_each_gets_better_in_one_of_two_states_and_who_has_both_is_asked() -> None:
    t = House().who("katia", hunger=2).who("zlata", hunger=3, misery=3).who("anton", misery=2)
    t.perform([op("relief", state="hunger", state2="misery", n=2, who="all")])
    assert (t.asked, t.offers()) == ("relief", ["option 1", "option 2"])
    t.do("option 2")
    assert [(t.level(name, "hunger"), t.level(name, "misery")) for name in t.people] == [(0, 0), (3, 1), (0, 0)]


@shows("TWM-2.12")
def test_of_two_who_could_get_better_in_both_each_is_asked_for() -> None:
    t = House("katia zlata").who("katia", hunger=1, misery=1).who("zlata", hunger=1, misery=1)
    t.perform([op("relief", state="hunger", state2="misery", n=1, who="all")])
    t.do("option 1", "option 2")
    assert [(t.level(name, "hunger"), t.level(name, "misery")) for name in t.people] == [(0, 1), (1, 0)]


@shows("TWM-2.5", "TWM-2.6")
@pytest.mark.parametrize(("state", "rule"), [("misery", "TWM-2.5"), ("hunger", "TWM-2.6")])
def test_the_roll_at_level_4_names_the_rule_of_its_state(state: str, rule: str) -> None:
    t = House().who("katia", **{state: 3})
    t.perform([op("raise", state=state, n=1, who="this")], "katia")
    assert next(event.rule for event in t.events("rolled")) == rule


@shows("TWM-2.12")
def test_where_all_are_meant_nobody_is_asked_whom() -> None:
    t = House().at(Flow(DAY), Select(them("zlata", "anton"), 2))
    assert (t.asked, t.state.answer) == ("assign", them("zlata", "anton"))


@shows("TWM-2.10", "TWM-9.2")
def test_medicine_is_taken_from_storage_and_lost_with_whoever_has_it() -> None:
    t = House().storage(meds=1, bandages=1).who("katia", illness=1)
    box = {item: t.box(item) for item in ("meds", "bandages", "weapon-part")}
    treat(t.state, WHO("katia"), MEDICATED, t.state.goods.storage)
    assert (t.has("meds"), t.has("bandages"), t.box("meds")) == (0, 1, box["meds"])
    t.run(lambda: lose_character(t.state, WHO("katia"), DIED))
    assert {item: t.box(item) - before for item, before in box.items()} == {"meds": 1, "bandages": 0, "weapon-part": 0}


@shows("TWM-9.14")
def test_every_loss_of_a_day_is_counted() -> None:
    t = House()
    t.run(lambda: lose_character(t.state, WHO("katia"), DIED))
    t.run(lambda: lose_character(t.state, WHO("zlata"), LEFT))
    assert (t.state.today.losses, t.state.people.gone_from_home) == (2, -1)


@shows("TWM-12.50")
def test_only_a_dose_that_somebody_took_spares_them_and_only_wounds() -> None:
    t = House().note("morphine", charges=2, place="with zlata").note("uniform", charges=2, place="with katia")
    t.note("morphine", charges=1, place="with anton")
    assert [absorbed(t.state, WHO(name), 5) for name in ("katia", "zlata", "anton")] == [0, 2, 1]
    for name in t.people:
        raise_state(t.state, WHO(name), c.WOUNDS, 2)
        raise_state(t.state, WHO(name), c.ILLNESS, 1)
    assert [t.level(name, "wounds") for name in t.people] == [2, 0, 1]
    assert [t.level(name, "illness") for name in t.people] == [1, 1, 1]


@shows("TWM-12.50")
def test_an_illness_uses_up_no_dose() -> None:
    t = House().note("morphine", charges=2, place="with katia")
    raise_state(t.state, WHO("katia"), c.ILLNESS, 1)
    assert (t.level("katia", "illness"), t.state.notes.at(0).charges) == (1, 2)


@shows("TWM-2.1")
def test_what_does_not_change_is_not_told() -> None:
    t = House()
    t.run(lambda: lower_state(t.state, WHO("katia"), c.FATIGUE, 1))
    assert not t.happened("fatigue")
    t.run(lambda: set_state(t.state, WHO("katia"), c.FATIGUE, 0))
    assert not t.happened("fatigue")


@shows("TWM-2.3")
def test_who_got_better_in_the_meantime_does_not_die() -> None:
    t = House().who("katia", wounds=3).at(Flow(DAY), LevelFour(WHO("katia"), c.WOUNDS))
    assert (t.asked, t.people) == ("assign", ["katia", "zlata", "anton"])


@shows("TWM-9.20")
def test_a_roll_is_changed_by_no_card_but_those_for_rolls() -> None:
    t = House().keep(1, 13, 15).who("katia", misery=1, fatigue=1).at(Flow(DAY), Reconsider())
    assert t.offers() == ["keep", "play narrative-15"]


def goal(name: str) -> House:
    """The group works for this objective."""
    t = House()
    story, number = t.state.story, c.OBJECTIVES.number(name)
    story.objectives = [number, *(other for other in story.objectives if other != number)]
    story.open, story.chapters = 0, 1
    return t


@shows("TWM-3.7")
@pytest.mark.parametrize(("name", "on"), [("open-door", ON_VISITOR), ("a-home-again", ON_FITTING)])
def test_an_objective_counts_what_it_asks_for_and_nothing_else(name: str, on: int) -> None:
    t = goal(name)
    for happened in (ON_VISITOR, ON_FITTING):
        advance(t.state, happened)
    assert t.state.story.progress == 1
    t.run(lambda: advance(t.state, on, 9))
    assert t.happened("achieved", objective=name)
    assert (t.state.story.progress, t.state.story.open) == (0, -1)


@shows("TWM-3.5", "TWM-3.6")
def test_after_the_third_chapter_no_objective_is_revealed() -> None:
    t = goal("open-door")
    t.state.story.chapters = 3
    t.run(lambda: reveal_next(t.state))
    assert t.happened("missed", objective="open-door")
    assert (t.happened("objective"), t.state.story.chapters) == (False, 3)
