"""What the language of the book has for stories: told outcomes, results, scripts that come back, marks, texts that
depend on something, themes, tables of locations and talks."""

from typing import Any

import pytest
from tests.games.warofmine.tables import BOOK, WHO, House, exploring, op

from holdfast.core import ContentError, Overrides, Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.content import schema as k
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.outside.scavenging import Explore
from holdfast.games.warofmine.phases.dawn import Dawn
from holdfast.games.warofmine.phases.dusk import Dusk
from holdfast.games.warofmine.phases.flow import DAY, RAID, Flow
from holdfast.games.warofmine.phases.morning import MORNINGS
from holdfast.games.warofmine.script.frame import Run, play
from holdfast.games.warofmine.script.pools import may_tell, play_from_pools
from holdfast.games.warofmine.script.terms import POOLS, THEMES
from holdfast.games.warofmine.state.ending import epilogue_notes, epilogue_of
from holdfast.games.warofmine.state.reasons import CEASEFIRE, NOBODY_LEFT
from holdfast.testing import shows

REST = Flow(DAY)


def script(name: str, **entry: Any) -> dict[str, Any]:
    return {"id": name, "pool": "flavour", "en": f"{name} in English.", "fr": f"{name} en français.", **entry}


def book(*scripts: dict[str, Any]) -> Overrides:
    return Overrides(name="mine", tables={"script": list(scripts)})


def reading(*scripts: dict[str, Any], people: str = "katia zlata anton") -> House:
    """A house where the first of these scripts is read."""
    t = House(people, content=book(*scripts)).at(REST)
    return t.read(scripts[0]["id"], steps=(REST,))


# Options


def outcome(english: str) -> dict[str, str]:
    return {"en": english, "fr": f"{english} (fr)"}


def test_a_price_is_paid_then_the_outcome_is_told_then_it_takes_effect() -> None:
    pay = [op("raise", state="fatigue", n=1, who="choose", from_="present")]
    option = {
        "en": "Carry it",
        "fr": "Porter",
        "pay": pay,
        "then": outcome("It is heavy, says { $this }."),
        "do": [op("lower", state="misery", n=1, who="this")],
    }
    t = reading(script("carry", option=[option, {"en": "Leave it", "fr": "Laisser"}])).who("zlata", misery=2)
    assert t.offers() == ["option 1", "option 2"]
    words = GAME.words("en", t.state.t.content)
    assert GAME.does(t.state, c.OPTION[0], words) == "Fatigue +1 for one of us."
    t.do("option 1", "choose zlata")
    assert t.told(0) == ["Zlata: Fatigue 1.", "It is heavy, says Zlata.", "Zlata: Misery 1."]
    assert (t.level("zlata", "fatigue"), t.level("zlata", "misery")) == (1, 1)


@pytest.mark.parametrize(("roll", "books", "told"), [(3, 0, "Nothing."), (4, 1, "A book.")])
def test_a_roll_within_a_choice(roll: int, books: int, told: str) -> None:
    results = [
        {"roll": [1, 4], **outcome("Nothing.")},
        {"roll": [5, 10], "do": [op("gain", items={"book": 1})], **outcome("A book.")},
    ]
    option = {"en": "Look", "fr": "Voir", "result": results}
    t = reading(script("look", option=[option, {"en": "Go", "fr": "Partir"}]))
    t.rig(roll).do("option 1")
    assert t.has("book") == books
    assert told in t.told(0)


def test_a_condition_or_an_empathy_roll_within_a_choice() -> None:
    by_goods = [{"if": {"has": "book"}, **outcome("Read to them.")}, outcome("Nothing to read.")]
    moved = [{"empathy": "any", **outcome("Moved.")}, {"empathy": "none", **outcome("Unmoved.")}]
    options = [{"en": "Read", "fr": "Lire", "result": by_goods}, {"en": "Listen", "fr": "Écouter", "result": moved}]
    one = script("listen", option=options)

    def told(t: House, option: str) -> list[str]:
        t.do(option)
        return t.told(0)

    assert "Nothing to read." in told(reading(one), "option 1")
    assert "Read to them." in told(reading(one).storage(book=1), "option 1")
    assert "Unmoved." in told(reading(one).rig(9), "option 2")
    assert "Moved." in told(reading(one).rig(0), "option 2")


@pytest.mark.parametrize(
    ("result", "message"),
    [
        ([{"roll": [1, 9], **outcome("x")}], "no option has the result 10"),
        ([{"roll": [1, 10], **outcome("x")}, outcome("y")], "all by roll"),
        ([{"if": {"has": "book"}, **outcome("x")}], "the last result"),
        ([{"roll": [1, 10], "if": {"has": "book"}, **outcome("x")}], "one of roll, if and empathy"),
    ],
)
def test_results_that_leave_something_open_are_refused(result: list[Any], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        GAME.tables(book(script("open", option=[{"en": "a", "fr": "b", "result": result}])))


# Scripts that come back


def later(**arguments: Any) -> dict[str, Any]:
    return op("later", script="again", days=[2, 2], at="morning", **arguments)


AGAIN = script("again", pool="linked")


@pytest.mark.parametrize(("at", "step"), [("morning", MORNINGS[1]), ("dusk", Dusk(0)), ("dawn", Dawn(0))])
def test_a_script_comes_back_after_days(at: str, step: Any) -> None:
    begins = op("later", script="again", days=[2, 2], at=at)
    t = reading(script("begin", do=[begins]), AGAIN)
    assert not t.happened("read", script="again")
    t.at(REST, step, day=2)
    assert not t.happened("read", script="again", since_start=True)
    t.at(REST, step, day=3)
    assert t.happened("read", script="again", since_start=True)
    assert t.state.story.due == []


def test_one_that_cannot_come_is_put_off_three_times_at_most() -> None:
    t = reading(script("begin", do=[later(if_={"has": "book"})]), AGAIN)
    for day in (3, 4, 5):
        t.at(REST, MORNINGS[1], day=day)
        assert [due.tries for due in t.state.story.due] == [day - 2]
    t.at(REST, MORNINGS[1], day=6)
    assert t.state.story.due == []
    t = reading(script("begin", do=[later(if_={"has": "book"})]), AGAIN)
    t.at(REST, MORNINGS[1], day=3)
    t.storage(book=1).at(REST, MORNINGS[1], day=4)
    assert t.happened("read", script="again", since_start=True)


def test_only_one_comes_at_a_time_of_day() -> None:
    other = op("later", script="other", days=[1, 1], at="morning")
    t = reading(script("begin", do=[later(), other]), AGAIN, script("other", pool="linked"))
    t.at(REST, MORNINGS[1], day=3)
    assert t.happened("read", script="again", since_start=True)
    assert not t.happened("read", script="other", since_start=True)
    t.at(REST, MORNINGS[1], day=4)
    assert t.happened("read", script="other", since_start=True)


def test_a_script_that_was_to_come_back_does_not() -> None:
    t = reading(script("begin", do=[later(), op("never", script="again")]), AGAIN)
    assert t.state.story.due == []


def test_what_is_to_come_survives_a_save() -> None:
    t = reading(
        script("begin", do=[later(), op("mark", mark="m"), op("gain", items={"wood": 1}, if_={"mark": "m"})]), AGAIN
    )
    again = GAME.load(t.state.dump(), t.state.t)
    assert again.dump() == t.state.dump()
    assert [(due.day, due.script) for due in again.story.due] == [(3, t.state.t.script_of["again"])]
    assert again.story.mark(t.state.t.marks.index("m")) == 1


# Marks


def test_marks_remember_what_was_chosen_and_add_up() -> None:
    often = op("gain", items={"book": 1}, if_={"mark": "asked", "at_least": 3})
    t = reading(script("ask", do=[op("mark", mark="asked", n=2), often]))
    assert t.has("book") == 0
    t.read("ask", steps=(REST,))
    assert t.has("book") == 1
    t.perform([op("gain", items={"guitar": 1}, if_={"mark": "asked", "neg": True})])
    assert t.has("guitar") == 0


@pytest.mark.parametrize(
    ("do", "message"),
    [
        ([op("mark", mark="never-asked")], "is set, but nothing asks"),
        ([op("gain", items={"wood": 1}, if_={"mark": "never-set"})], "is asked for, but nothing sets"),
    ],
)
def test_a_mark_that_goes_nowhere_is_refused(do: list[Any], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        GAME.tables(book(script("lost", do=do)))


def test_an_option_that_a_mark_closes_is_not_shown() -> None:
    marked = op("gain", items={"wood": 1}, if_={"mark": "m"})
    options = [
        {"en": "Stay", "fr": "Rester", "do": [op("mark", mark="m"), marked]},
        {"en": "Ask for him", "fr": "Le demander", "if": {"mark": "m"}},
        {"en": "Ask for her", "fr": "La demander", "if": {"mark": "m"}, "shown": True},
        {"en": "Read", "fr": "Lire", "if": {"has": "book"}},
        {"en": "Go", "fr": "Partir"},
    ]
    t = reading(script("door", option=options))
    assert t.offers() == ["option 1", "option 5"]
    assert [action.text for action, _ in t.decision.step.closed(t.state)] == ["option 3", "option 4"]


# What a text says


def test_a_text_says_what_holds_and_whether_it_was_told_before() -> None:
    text = """We { $warm -> [true] burn *[other] freeze }.
        { $again -> [true] Again. *[other] First. } Day { $day }, { $group } of us."""
    t = reading(script("fire", en=text, say={"warm": {"has": "wood"}}))
    assert t.told(0) == ["We freeze. First. Day 1, 3 of us."]
    t.storage(wood=1).read("fire", steps=(REST,))
    assert t.told(0) == ["We burn. Again. Day 1, 3 of us."]


def test_a_sentence_that_is_left_out_leaves_no_gap() -> None:
    text = "We wait. { $warm -> [true] The stove ticks. *[other] } It is late."
    t = reading(script("stove", en=text, say={"warm": {"has": "wood"}}))
    assert t.told(0) == ["We wait. It is late."]
    t.storage(wood=1).read("stove", steps=(REST,))
    assert t.told(0) == ["We wait. The stove ticks. It is late."]


def test_a_text_is_about_somebody_who_is_named_first() -> None:
    one = script(
        "jump",
        en="In the end only { $this } jumps.",
        fr="{ $this } est { $this_sex -> [f] montée *[m] monté }.",
        about={"from": "present"},
        do=[op("raise", state="fatigue", n=1, who="this")],
    )
    t = reading(one)
    assert t.last == []
    t.do("choose zlata")
    assert t.told(0)[0] == "In the end only Zlata jumps."
    assert t.told(0, "fr")[0] == "Zlata est montée."
    assert t.level("zlata", "fatigue") == 1
    t = reading({**one, "about": {"random": True}})
    assert t.happened("read", script="jump")
    assert sum(t.level(name, "fatigue") for name in t.people) == 1


def test_a_text_that_says_what_nothing_gives_is_refused() -> None:
    tables = GAME.tables(book(script("typo", en="It is { $weahter }.")))
    GAME.check_texts(tables.content)
    with pytest.raises(ContentError, match=r"\$weahter, which nothing gives"):
        tables.content.refused.raise_all()


# Pools


def drawn(content: Overrides, times: int = 60, **options: int) -> set[str]:
    """What a pool gives in many draws of the first day."""
    found = set()
    for seed in range(times):
        state = GAME.new(seats=1, seed=seed, content=content, options=options)
        before = state.story.told
        play_from_pools(state, (POOLS.index("ri-other"),))
        found |= {state.t.blocks[block].entry for block in state.story.told if block not in before}
    return found


@shows("TWM-7.33")
def test_a_pool_draws_by_condition_weight_and_theme() -> None:
    late = script("late", pool="ri-other", **{"if": {"day": [5, 99]}})
    heavy = script("heavy", pool="ri-other", weight=5)
    harsh = script("harsh", pool="ri-other", theme=["cruelty"], weight=5)
    content = book(late, heavy, harsh)
    assert {"heavy", "harsh"} <= drawn(content)
    assert "late" not in drawn(content)
    assert "harsh" not in drawn(content, **{"leave-out-cruelty": 1})


def story(arc: str) -> list[dict[str, Any]]:
    """A story of two steps."""
    comes = op("later", script=f"{arc}-2", days=[1, 1], at="dusk")
    return [script(f"{arc}-1", pool="ri-other", arc=arc, do=[comes]), script(f"{arc}-2", pool="linked", arc=arc)]


def test_a_script_is_told_once_and_only_two_stories_are_open() -> None:
    single = script("single", pool="ri-other", once=True)
    t = House(content=book(single, *story("north"), *story("south"), *story("east"))).at(REST)
    s = t.state

    def open_now(name: str) -> bool:
        return may_tell(s, Run(0, s.present()), s.t.script_of[name])

    assert open_now("single")
    t.read("single", steps=(REST,))
    assert not open_now("single")
    t.read("north-1", steps=(REST,))
    assert open_now("east-1")
    t.read("south-1", steps=(REST,))
    assert not open_now("east-1")
    t.perform([op("never", script="south-2")])
    assert open_now("east-1")


def test_a_theme_that_is_left_out_gives_way_to_another_script() -> None:
    harsh = script("harsh", pool="linked", theme=["death"], instead="mild")
    begin = script("begin", do=[op("play_script", script="harsh")])
    content = book(begin, harsh, script("mild", pool="linked"))
    for left_out, told in ((0, "harsh"), (1, "mild")):
        state = GAME.new(seats=1, seed=1, content=content, options={"leave-out-death": left_out})
        before = len(state.story.told)
        play(state, state.t.script_of["harsh"])
        assert state.t.blocks[state.story.told[before]].entry == told
    with pytest.raises(ContentError, match="needs instead"):
        GAME.tables(book(begin, {**harsh, "instead": 0}))


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_may_be_left_out_in_a_whole_match(theme: str) -> None:
    state = GAME.new(seats=1, seed=3, options={f"leave-out-{theme}": 1})
    state.playout(Rng(4), 6000)
    assert state.decision is None
    told = [state.t.blocks[block] for block in state.story.told]
    assert [block.entry for block in told if block.themes & state.story.left_out] == []


# Locations, talks and the end


def test_a_location_has_a_table_whose_entries_are_told_once() -> None:
    t = exploring(location="church")
    table = t.state.t.place_tables[c.LOCATIONS.number("church")]
    assert len(table) == 10
    seen = []
    for _ in range(4):
        t.state.outing.looked_around = 0
        t.unknown("heap", "heap", "heap", "furniture", "furniture", "pantry")
        t.rig(4).at(Flow(RAID), Explore())
        t.do("look-around")
        seen.append(t.state.t.blocks[t.state.story.told[-1]].entry)
        t.until("explore")
    assert len(set(seen)) == 4


def test_residents_have_talks_of_their_own() -> None:
    here = script("porter", pool="resident-talk", resident="hobos", location="hotel")
    anywhere = script("tramp", pool="resident-talk", resident="hobos")
    t = House(content=book(here, anywhere)).out("hotel", katia="scavenge", zlata="scavenge", anton="guard")
    t.at(Flow(RAID), Explore()).on_top("residents", "hobos")
    t.perform([op("play_resident", card="hobos", when="now")])
    ours = [t.state.t.script_of[name] for name in ("porter", "tramp")]
    t.talked()
    t.state.story.told = [block for block in t.state.story.told if block not in ours]
    t.perform([op("talk", script=123)])
    assert t.happened("read", script="porter")
    t.perform([op("talk", script=123)])
    assert t.happened("read", script="tramp")
    t.perform([op("talk", script=123)])
    assert t.happened("read", script="123")


def test_a_page_of_the_epilogue_knows_how_it_ended() -> None:
    page = script("peace", pool="epilogue-note", **{"if": {"ended": "ceasefire"}})
    late = script("town", pool="epilogue-note", order=2)
    t = reading(script("put", do=[op("epilogue_note", script="town"), op("epilogue_note", script="peace")]), late, page)
    for reason, pages in ((CEASEFIRE, ["peace", "town"]), (NOBODY_LEFT, ["town"])):
        t.state.reason = reason
        assert [t.state.t.blocks[block].entry for block in epilogue_notes(t.state)] == pages


# Our own book


PAGES = {entry["character"]: entry for entry in BOOK if entry["pool"] == "epilogue" and "if" in entry}
"""A page for each character that takes the place of the three."""


@shows("TWM-13.5")
def test_our_book_has_a_page_for_everybody_by_what_they_did() -> None:
    assert set(PAGES) == set(c.CHARACTERS.entries)
    for name, page in PAGES.items():
        t = House(name)
        usual = epilogue_of(t.state, WHO(name))
        if "mark" in page["if"]:
            assert t.state.t.blocks[usual].entry.isdigit()
            t.perform([op("mark", mark=page["if"]["mark"])])
        assert t.state.t.blocks[epilogue_of(t.state, WHO(name))].entry == page["id"]


def test_our_book_has_a_table_for_each_location() -> None:
    tables = GAME.tables().place_tables
    assert [len({block for result in table for block in result}) >= 8 for table in tables] == [True] * len(c.LOCATIONS)


def test_our_book_has_more_than_eight_hundred_scripts() -> None:
    entries = GAME.tables().content.table("script", k.Script)
    assert len({entry.id for entry in entries}) == len(entries) > 800
