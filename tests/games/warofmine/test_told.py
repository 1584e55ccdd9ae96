"""What the log says of rolls of the black die, and of what would otherwise happen in silence."""

from collections.abc import Callable

import pytest
from tests.games.warofmine.fights import RED, WHITE, raid
from tests.games.warofmine.tables import WHO, House, exploring, op, them

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine import log as e
from holdfast.games.warofmine.house.newcomers import Newcomer
from holdfast.games.warofmine.outside.noise import NoiseRoll
from holdfast.games.warofmine.people.die import Reconsider, Throw
from holdfast.games.warofmine.people.objectives import reveal_next
from holdfast.games.warofmine.phases.dusk import Thirst
from holdfast.games.warofmine.phases.flow import DAWN, Flow
from holdfast.games.warofmine.phases.raid import NightRaid
from holdfast.testing import shows

REST = Flow(DAWN)


def rolls(t: House) -> list[str]:
    """The lines about the black die, as everybody reads them."""
    return [line for line in t.told(0) if "the black die shows" in line]


# The black die


@shows("TWM-7.6")
@pytest.mark.parametrize(
    ("shows_", "line"),
    [
        (3, "Noise: the black die shows 3, limit 4; somebody has heard us."),
        (4, "Noise: the black die shows 4, limit 4; somebody has heard us."),
        (5, "Noise: the black die shows 5, limit 4; nobody has heard us."),
    ],
)
def test_a_roll_for_noise_says_against_what_and_whether_we_were_heard(shows_: int, line: str) -> None:
    t = exploring(party="zlata anton")
    t.state.outing.noise = 4
    t.rig(shows_ - 1)
    t.at(REST, NoiseRoll(1))
    assert rolls(t)[0] == line


@shows("TWM-5.3")
@pytest.mark.parametrize(("shows_", "meaning"), [(5, "Hunger rises"), (6, "Misery rises")])
def test_a_roll_without_water_says_what_rises(shows_: int, meaning: str) -> None:
    t = House("zlata").rig(shows_ - 1)
    t.at(REST, Thirst(them("zlata")))
    assert rolls(t) == [f"Without water: the black die shows {shows_}, limit 5; {meaning}."]


@shows("TWM-12.2")
def test_a_roll_for_each_says_for_whom() -> None:
    t = House("katia zlata").rig(6, 1)
    t.perform([op("roll", per="all")])
    assert rolls(t) == [
        "The story, Katia: the black die shows 7; what follows depends on it.",
        "The story, Zlata: the black die shows 2; what follows depends on it.",
    ]


@shows("TWM-12.2")
@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Empathy, Katia: the black die shows {0}, limit {0}; it is felt.",
                "Empathy, Zlata: the black die shows {1}, limit {2}; it is not felt."]),
        ("fr", ["Empathie, Katia\xa0: le dé noir donne {0}, limite {0}\xa0; cela touche.",
                "Empathie, Zlata\xa0: le dé noir donne {1}, limite {2}\xa0; cela ne touche pas."]),
    ],
)  # fmt: skip
def test_a_roll_of_each_against_their_empathy_says_so(lang: str, lines: list[str]) -> None:
    t = House("katia zlata")
    felt = [t.state.t.empathy[WHO(name)] for name in ("katia", "zlata")]
    t.rig(felt[0] - 1, felt[1])
    t.perform([op("empathy_roll", who="all", each=True), op("raise", state="misery", n=1, who="passed")])
    words = t.game.words(lang, t.state.tables.content)
    told = [words.event(event, ["A"]) for event in t.events("rolled-for")]
    assert told == [line.format(felt[0], felt[1] + 1, felt[1]) for line in lines]
    assert (t.level("katia", "misery"), t.level("zlata", "misery")) == (1, 0)


@shows("TWM-12.2")
def test_what_is_added_up_is_said() -> None:
    t = House("zlata").rig(6, 1)
    t.perform([op("roll", times=2)])
    assert rolls(t) == [
        "The story: the black die shows 7; what follows depends on it.",
        "The story: the black die shows 2 + 7; what follows depends on it.",
    ]


@shows("TWM-9.20")
def test_a_roll_that_a_card_makes_again_says_the_same_of_the_new_result() -> None:
    t = exploring(party="zlata anton").keep(15)
    t.state.outing.noise = 4
    t.rig(2, 8)
    t.at(REST, NoiseRoll(1))
    assert rolls(t) == ["Noise: the black die shows 3, limit 4; somebody has heard us."]
    t.do("play narrative-15")
    assert rolls(t) == ["Noise: the black die shows 9, limit 4; nobody has heard us."]


@shows("TWM-9.20")
def test_a_snapshot_in_the_middle_of_a_roll_remembers_what_it_was_for() -> None:
    t = exploring(party="zlata anton").keep(15)
    t.state.outing.noise = 4
    t.rig(2)
    t.at(REST, NoiseRoll(1))
    step = t.game.load(t.state.dump()).stack[-1]
    assert isinstance(step, Reconsider)
    assert [getattr(step.throw, name) for name, _ in Throw.FIELDS] == [e.FOR_NOISE, 4, e.HEARD, e.UNHEARD, 0, -1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_roll_of_whole_matches_is_told_with_its_purpose_and_meaning(lang: str) -> None:
    told = set()
    for seed in range(15):
        t = House(seed=seed)
        t.play_out()
        words = t.game.words(lang, t.state.tables.content)
        for event in t.log:
            if event.kind.name in ("rolled", "rolled-for"):
                line = words.event(event, ["A"])
                assert words.entry(e.ROLLS, event.b) in line
                assert words.entry(e.MEANINGS, event.more[2]) in line
                told.add(e.ROLLS.entries[event.b])
    assert len(told) >= 9


# Who gets the last ammo


@shows("TWM-8.8")
@pytest.mark.parametrize(("answer", "dice"), [("shots 1", [RED["3"], WHITE["1"]]), ("shots 0", [WHITE["1"], RED["3"]])])
def test_who_gets_the_last_ammo_is_the_leaders_choice(answer: str, dice: list[int]) -> None:
    t = raid("burglars", "zlata anton", dice, weapon="pistol", pistol=2, ammo=1, wood=9)
    assert (t.asked, t.offers()) == ("shots", ["shots 1", "shots 0"])
    assert t.game.cost(t.state, t.decision.actions[1]) == []
    t.do(answer)
    assert t.has("ammo") == 0
    faces = [e.FACES.entries[event.b] for event in t.events("struck")]
    assert faces == (["3", "1"] if answer == "shots 1" else ["1", "3"])


@shows("TWM-8.8")
def test_where_there_is_ammo_for_all_nobody_is_asked() -> None:
    t = raid("burglars", "zlata anton", [RED["1"], RED["1"]], weapon="pistol", pistol=2, ammo=2, wood=9)
    assert t.asked != "shots"
    assert t.has("ammo") == 0


@shows("TWM-8.8", "TWM-8.9")
def test_ammo_may_be_kept_for_both_shots_of_a_rifle() -> None:
    t = House("zlata anton").tasks(zlata="guard", anton="guard").storage(pistol=1, assault_rifle=1, ammo=2, wood=9)
    t.on_top("raids", "robbers").at(REST, NightRaid(0)).do("wield assault-rifle", "wield pistol")
    assert t.offers() == ["shots 1", "shots 0"]  # the pistol is asked for first
    t.do("shots 0")
    assert t.offers() == ["shots 1", "shots 2"]
    t.do("shots 2")
    assert t.has("ammo") == 0


# What would happen in silence


@shows("TWM-3.1")
def test_a_day_that_a_script_takes_away_or_adds_is_told() -> None:
    t = House("zlata").on_top("events", "frost")
    left = len(t.state.decks.events)
    t.perform([op("remove_top_event")])
    assert len(t.state.decks.events) == left - 1
    assert t.told(0) == ["A day less before the next chapter: the top event is removed unseen."]
    t.perform([op("add_random_event")])
    assert t.told(0) == ["A day more before the next chapter: an event is added unseen."]


def test_visitors_who_come_no_more_are_named() -> None:
    t = House("zlata")
    t.perform([op("remove_visitors", cards=["gossip", "doctor"])])
    assert [event.a for event in t.events("visitor-gone")] == [c.VISITORS.number("gossip"), c.VISITORS.number("doctor")]
    t.perform([op("remove_visitors", cards=["gossip"])])  # nobody is left to remove
    assert not t.happened("visitor-gone")


@shows("TWM-3.6")
def test_at_a_new_chapter_the_new_objective_comes_first_and_then_what_the_old_one_costs() -> None:
    t = House("zlata")
    t.state.story.open = 0
    t.state.story.chapters = 1
    missed = c.OBJECTIVES.entries[t.state.story.goal()]
    t.run(lambda: reveal_next(t.state))
    kinds = [event.kind.name for event in t.last]
    assert kinds[:2] == ["objective", "missed"]
    assert t.happened("missed", objective=missed)
    assert "What that costs follows now." in t.told(0)[1]


@shows("TWM-9.7")
def test_the_place_under_the_partys_feet_is_not_exchanged_without_saying_so() -> None:
    t = exploring(party="zlata anton", location="hotel")
    t.state.decks.spots = [c.LOCATIONS.number("hotel"), *t.state.decks.spots[1:]]
    t.perform([op("exchange_location", n=1)])
    assert t.asked == "exchange"
    words = t.game.words("en", t.state.tables.content)
    here, elsewhere = (t.game.does(t.state, action, words) for action in t.decision.actions[:2])
    assert "The party is there now." in here
    assert "The party is there now." not in elsewhere
    t.do("go near")
    assert t.happened("exchanged", location="hotel", here=1)
    assert t.state.outing.location == c.LOCATIONS.number("hotel")  # it stays until it goes home


@shows("TWM-7.33")
@pytest.mark.parametrize("row", ["heap", "furniture", "pantry"])
def test_a_finding_names_the_row_that_was_searched_also_when_it_is_a_script(row: str) -> None:
    t = exploring(party="zlata anton")
    t.on_top("findings", c.FINDINGS.entries[c.FINDING_IMPACT])
    t.perform([op("draw_findings", rows=[row], n=1)])
    assert t.happened("found", since_start=True, row=row)


# What each roll means


@pytest.mark.parametrize(
    ("story", "line"),
    [
        (lambda t: t.at(REST, Newcomer(WHO("marko"), 0)).rig(4) and t.do("yes"), "Newcomer: "),
        (
            lambda t: t.who("katia", misery=3).rig(4).perform([op("raise", state="misery", n=1, who="this")], "katia"),
            "",
        ),
    ],
)
def test_a_roll_whose_result_itself_counts_names_no_limit(story: Callable[[House], object], line: str) -> None:
    t = House("katia zlata")
    story(t)
    told = [text for text in rolls(t) if "the black die shows 5" in text]
    assert told
    assert not any("limit" in text for text in told)
