"""What a second careful reading found, when all notes were there: one story for each mistake that was mended."""

from typing import Any

import pytest
from tests.games.warofmine.tables import FITTING, WHO, House

from holdfast.core import ContentError, Overrides
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.findings import capacity
from holdfast.games.warofmine.flow import DAY, RAID, Flow
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.marks import F_RAID_MODIFIER, F_RAID_VOID
from holdfast.games.warofmine.people import lose_character
from holdfast.games.warofmine.raid import begin_raid
from holdfast.games.warofmine.scavenging import Explore
from holdfast.testing import shows

REST = Flow(DAY)


@shows("TWM-4.16")
def test_what_a_lost_character_was_to_build_goes_back_to_its_deck() -> None:
    t = House().storage(wood=9, components=9)
    beds = t.state.fitting_deck[FITTING("bed")]
    t.at(*t.state.stack).do("place bed", "at g4")
    assert t.state.fitting_deck[FITTING("bed")] == beds - 1
    t.run(lambda: lose_character(t.state, t.state.order[0], 1))
    assert t.state.fitting_deck[FITTING("bed")] == beds
    assert t.sound()


@shows("TWM-7.17", "TWM-12.44")
def test_adrenaline_that_nobody_took_carries_nothing() -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").at(Flow(RAID), Explore())
    without = capacity(t.state)
    t.note("adrenaline", place="carried")
    assert capacity(t.state) == without


@shows("TWM-12.6")
def test_a_price_may_be_set_as_well_as_changed() -> None:
    food = c.ITEMS.number("raw-food")
    t = House().at(REST)
    for _ in range(2):
        t.perform([{"op": "price", "one_of": ["raw-food"], "d": 3}, {"op": "price", "one_of": ["raw-food"], "n": 5}])
        assert t.state.value(food) == 5


@shows("TWM-12.6")
def test_of_two_generators_the_emptied_one_gives_its_parts() -> None:
    t = House().note("generator", charges=1, place="stored").note("generator", charges=3, place="stored").at(REST)
    t.state.cold = 5
    t.state.settle()
    t.do("use-note 1")
    assert (t.has("mechanical-part"), t.state.note_count()) == (4, 1)


@shows("TWM-8.10")
def test_what_was_used_against_a_raid_that_came_to_nothing_is_gone_with_it() -> None:
    t = House().tasks(katia="guard", zlata="guard", anton="floor").at(Flow(RAID))
    s = t.state
    s.flags[F_RAID_MODIFIER] = -2
    s.flags[F_RAID_VOID] = 1
    t.run(lambda: begin_raid(s, 3, 1, 0))
    assert s.flags[F_RAID_MODIFIER] == 0


@shows("TWM-12.33")
def test_the_jackhammer_reaches_what_was_in_reach_when_the_stage_began() -> None:
    t = House().note("jackhammer", charges=2, place="stored").at(*House().state.stack)
    t.do("with-note 1", "idle", "idle")
    first = set(t.offers("break"))
    t.do(next(iter(sorted(first))))
    assert t.asked != "break-open" or set(t.offers("break")) < first


@shows("TWM-12.20")
def test_the_kitten_comforts_anywhere() -> None:
    t = House().out(katia="scavenge", zlata="guard", anton="guard").who("katia", misery=2)
    t.note("kitten", place="table").at(Flow(RAID), Explore())
    assert t.offers("use-note") == ["use-note 1"]
    assert t.level("katia", "misery") == 2
    assert WHO("katia") in t.state.group


@shows("TWM-12.1")
@pytest.mark.parametrize("chain", [{1903: 1903}, {1903: 1904, 1904: 1903}])
def test_scripts_that_only_lead_to_each_other_are_refused(chain: dict[int, int]) -> None:
    scripts: list[dict[str, Any]] = [
        {"id": str(one), "pool": "linked", "source": "assumed", "option": [{"kind": "auto", "goto": other}]}
        for one, other in chain.items()
    ]
    text = "".join(f"script-{one} = Nobody reads this.\n" for one in chain)
    pack = Overrides(name="round", tables={"script": scripts}, words={"en": text, "fr": text})
    with pytest.raises(ContentError, match="leads to it"):
        GAME.new(seats=1, seed=1, content=pack)
