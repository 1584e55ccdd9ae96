"""Missions (PNE-8): new buildings, their windows, and every kind of secret mission."""

from typing import Any

import msgspec
import pytest
from tests.games.paris.tables import LUCY, MARC, MAX, Paris

from holdfast.core import SPECTATOR, Overrides, Step
from holdfast.games.paris.acquire import Announce, Claim, Distribute
from holdfast.games.paris.catalogue import DECKS, EQUIPMENT, MISSIONS, TYPES
from holdfast.games.paris.game import GAME
from holdfast.games.paris.gather import Bridge, Center, FirstTurn, Gather, Station, SwapWith, Tower, Turn
from holdfast.games.paris.resolve import Feed, ResolveEvent, Window
from holdfast.games.paris.scoring import FinalScoring
from holdfast.testing import shows

SECRET = MISSIONS.entries[:24]
NEW_BUILDINGS = MISSIONS.entries[24:]

# New buildings: what each asks for and gives

NEEDS = {
    "25": "3 healer 3 sage",
    "26": "2 tinkerer 2 farmer",
    "27": "3 brawler 3 sage",
    "28": "1 tinkerer 3 farmer",
    "29": "3 brawler 3 healer",
    "30": "2 tinkerer 3 slacker",
    "31": "2 brawler 2 healer 2 sage",
    "32": "2 tinkerer 2 slacker",
}
GIVES: dict[str, tuple[dict[str, int], dict[str, int], int]] = {
    "25": ({"brawler": 2}, {"bullet": 2}, 0),
    "26": ({"brawler": 1}, {"bullet": 1}, 0),
    "27": ({"healer": 2}, {"capsule": 2}, 0),
    "28": ({"healer": 1}, {"capsule": 1}, 0),
    "29": ({"sage": 2}, {"book": 2}, 0),
    "30": ({"sage": 1}, {"book": 1}, 0),
    "31": ({}, {}, 3),
    "32": ({}, {}, 2),
}


def window(mission: str, refuge: str) -> Paris:
    """Lucy, first player, with a mission and a refuge in the window before the event."""
    return Paris().refuge(LUCY, refuge).missions(mission).at(Window(0, 0))


@shows("PNE-8.3", "PNE-8.4", "PNE-8.5")
@pytest.mark.parametrize("mission", NEW_BUILDINGS)
def test_every_new_building_is_placed_with_what_it_asks_for_and_gives_what_it_shows(mission: str) -> None:
    t = window(mission, NEEDS[mission])
    before = t.survivors(LUCY)
    t.do(f"place {mission}", by=LUCY)
    survivors, equipment, cans = GIVES[mission]
    assert t.survivors(LUCY) == {
        kind: before.get(kind, 0) + survivors.get(kind, 0) for kind in TYPES.entries if kind in {**before, **survivors}
    }
    assert t.equipment(LUCY) == equipment
    assert t.state.cans[LUCY] == cans
    assert t.state.buildings(LUCY) == 1
    assert (t.hand(LUCY), t.state.missions.placed[LUCY]) == ([], [MISSIONS.number(mission)])


@shows("PNE-8.3")
@pytest.mark.parametrize(
    ("mission", "missing"), [(m, word) for m in NEW_BUILDINGS for word in NEEDS[m].split() if not word.isdigit()]
)
def test_no_new_building_is_placed_with_one_survivor_less(mission: str, missing: str) -> None:
    words = NEEDS[mission].split()
    words[words.index(missing) - 1] = str(int(words[words.index(missing) - 1]) - 1)
    t = window(mission, " ".join(words))
    assert t.offers() == ["go-on"]
    assert t.refused(f"place {mission}") == "PNE-8.3"


@shows("PNE-8.1")
@pytest.mark.parametrize("mission", SECRET)
def test_a_secret_mission_is_never_placed(mission: str) -> None:
    everything = "9 tinkerer 9 brawler 9 healer 9 sage 9 farmer 9 slacker 9 bullet 9 capsule 9 book"
    assert window(mission, everything).offers() == ["go-on"]


@shows("PNE-8.1")
def test_there_are_24_secret_missions_and_8_new_buildings() -> None:
    kinds = [entry.kind for entry in GAME.tables().content.entries["mission"]]
    assert (len(kinds), kinds.count("new-building")) == (32, 8)


@shows("PNE-8.3")
def test_a_new_building_is_placed_face_up_for_all_to_see() -> None:
    t = window("32", NEEDS["32"])
    t.do("place 32")
    assert t.events("placed", seat=LUCY, mission="32")[0].seen_by(MARC)
    assert t.state.view(MARC).seats[LUCY].placed == ["32"]
    assert t.state.view(MARC).seats[LUCY].missions == 0


@shows("PNE-8.5")
def test_the_same_survivors_serve_two_new_buildings() -> None:
    t = window("30 32", "2 tinkerer 3 slacker")
    t.do("place 32", "place 30", by=LUCY)
    assert t.state.buildings(LUCY) == 2


@shows("PNE-8.4", "PNE-2.17")
def test_a_new_building_gives_the_cans_that_are_left() -> None:
    t = window("31", NEEDS["31"]).refuge(MARC, cans=28)
    t.do("place 31")
    assert t.state.cans == [2, 28, 0]


# When it may be placed

OWN_DECISIONS: dict[str, Step[Any]] = {
    "turn": Turn(LUCY, 0),
    "first-turn": FirstTurn(LUCY, 2, 0, 0),
    "swap-with": SwapWith(LUCY, 0, 5),
    "tower": Tower(LUCY),
    "bridge": Bridge(LUCY, 3, 1, 0),
    "center": Center(LUCY),
    "station": Station(LUCY),
    "announce": Announce(3, 0),
    "claim": Claim(LUCY, 3),
    "feed": Feed(0),
}


@shows("PNE-8.6")
@pytest.mark.parametrize("asked", OWN_DECISIONS)
def test_it_may_be_placed_during_any_decision_its_owner_has_and_the_decision_is_asked_again(asked: str) -> None:
    t = Paris().refuge(LUCY, "2 tinkerer 3 slacker first-die-swap", cans=2).board(LUCY, "sage 2 wild")
    t.missions("30 01").dice(tower="wild sage", center="2 wild sage", station="sage").at(
        OWN_DECISIONS[asked], station=[1, 1, 0, 0, 0, 0], strength=[2, 0, 0]
    )
    assert (t.asked, t.seat) == (asked, LUCY)
    assert t.refused("place 01") == t.refused("place 02") == "PNE-8.3"  # one is not fulfilled, the other not hers
    others = set(t.offers()) - {"place 30"}
    t.do("place 30", by=LUCY)
    assert (t.asked, t.seat) == (asked, LUCY)
    assert set(t.offers()) == others
    assert t.survivors(LUCY)["sage"] == 1


@shows("PNE-8.6", "PNE-8.7")
def test_a_seat_without_a_choice_is_not_asked_just_because_it_could_place_a_card() -> None:
    t = Paris().refuge(LUCY, NEEDS["32"]).missions("32").board(LUCY, "sage").row("sage", "s-01").at(Distribute(3))
    assert t.over  # it announced one and took the only card, unasked
    assert t.buildings(LUCY) == ["s-01"]


@shows("PNE-8.6")
def test_placing_while_feeding_changes_what_is_missing() -> None:
    t = Paris().refuge(LUCY, "3 brawler 3 sage 1 farmer 1 slacker", cans=1).missions("27 01").at(Feed(0))
    assert t.offers() == ["feed", "go-hungry", "place 27"]
    t.do("place 27", by=LUCY)  # ten survivors now need three farmers
    assert t.happened("starved", seat=LUCY, farmers=2)
    assert t.state.cans[LUCY] == 1


# Windows


@shows("PNE-8.7")
def test_three_windows_a_season_before_the_event_before_feeding_and_after_it() -> None:
    t = Paris(2).missions("01", "02").until("window")
    told: list[str] = []
    while t.state.season == 0:
        told.append(t.asked)
        t.do(t.offers()[0])
        told += [event.kind.name for event in t.last if event.kind.name in ("overcame", "failed", "fed", "starved")]
    course = " ".join(told).replace("overcame", "failed").replace("starved", "fed").replace("feed ", "")
    assert course == "window window failed failed window window fed fed window window"


@shows("PNE-8.7", "PNE-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_has_twelve_windows_and_the_last_is_before_scoring(seats: int) -> None:
    t = Paris(seats).missions(*["01", "02", "03", "04"][:seats])
    windows: list[tuple[int, Step[Any]]] = []
    for _ in range(12):
        for _ in range(seats):
            t.until("window", avoid=["place"])
            windows.append((t.state.season, t.decision.step))
            assert not t.events("succeeded", since_start=True)
            t.do("go-on")
    assert t.over
    assert [(season, step.window) for season, step in windows[::seats]] == [  # type: ignore[attr-defined]
        (season, number) for season in range(4) for number in range(3)
    ]


@shows("PNE-8.7")
@pytest.mark.parametrize("mission", ["01", "20", "25", "32"])
def test_every_holder_is_asked_in_a_window_even_if_nothing_can_be_placed(mission: str) -> None:
    t = Paris().missions("", mission, "02").at(Window(1, 0))
    assert (t.asked, t.seat, t.offers()) == ("window", MARC, ["go-on"])
    t.do("go-on", by=MARC)
    assert (t.asked, t.seat, t.offers()) == ("window", MAX, ["go-on"])
    t.do("go-on", by=MAX)
    assert t.over


@shows("PNE-8.7")
def test_a_seat_without_a_face_down_mission_is_not_asked() -> None:
    assert Paris().at(Window(0, 0)).over


@shows("PNE-8.7")
def test_going_on_is_offered_even_to_those_who_can_place() -> None:
    t = window("32 01", NEEDS["32"])
    assert t.offers() == ["go-on", "place 32"]
    t.do("go-on")
    assert t.hand(LUCY) == ["32", "01"]


@shows("PNE-8.7", "PNE-1.27")
@pytest.mark.parametrize("place", [Window(0, 0), Window(1, 0), Window(2, 0), Turn(LUCY, 0), Announce(3, 0), Feed(0)])
def test_nobody_can_tell_from_the_question_what_a_seat_holds(place: object) -> None:
    def told(mission: str) -> tuple[bytes, object, object]:
        t = Paris().refuge(LUCY, NEEDS["32"], cans=2).board(LUCY, "sage wild").missions(mission, "02")
        t.dice(restaurant="sage farmer").at(place)
        return msgspec.json.encode(t.state.view(MARC)), t.asked, t.seat

    assert told("32") == told("01") == told("25")


@shows("PNE-8.8")
def test_a_window_is_asked_in_turn_order_from_the_first_player() -> None:
    t = Paris(first=MAX).missions("01", "02", "03").at(Window(0, 0))
    order = []
    while not t.over:
        order.append(t.seat)
        t.do("go-on")
    assert order == [MAX, LUCY, MARC]


@shows("PNE-8.8")
def test_what_was_placed_in_an_earlier_window_opens_no_later_one_again() -> None:
    t = Paris().refuge(LUCY, NEEDS["32"]).missions("01 32", "02", "03").at(Window(1, 0), Window(0, 0))
    t.do("place 32", "go-on", by=LUCY)
    order = []
    while not t.over:
        order.append(t.seat)
        t.do("go-on")
    assert order == [MARC, MAX, LUCY, MARC, MAX]


@shows("PNE-8.8")
def test_all_placements_come_before_the_event_is_judged_for_anybody() -> None:
    t = Paris().tiles("1-3", down="1-1 1-2").refuge(LUCY, "sage book brawler bullet")
    t.refuge(MAX, "2 tinkerer 2 farmer sage book").missions("01", "", "26").at(ResolveEvent(), Window(0, 0))
    t.do("go-on", by=LUCY)
    assert not t.events("overcame", since_start=True)
    t.do("place 26", by=MAX)
    assert not t.events("overcame", since_start=True)
    t.do("go-on", by=LUCY)
    assert t.happened("overcame", seat=MAX)
    assert t.happened("overcame", seat=LUCY)


@shows("PNE-8.8")
def test_several_cards_in_a_row_one_helped_by_another() -> None:
    t = window("25 29 01", "3 healer 3 sage 1 brawler")
    assert t.offers("place") == ["place 25"]
    t.do("place 25", by=LUCY)  # brings two brawlers, so that there are three
    assert t.offers("place") == ["place 29"]
    t.do("place 29", "go-on", by=LUCY)
    assert t.survivors(LUCY) == {"brawler": 3, "healer": 3, "sage": 5}


@shows("PNE-8.8")
def test_who_places_the_last_card_is_not_asked_again() -> None:
    t = window("32", NEEDS["32"])
    t.do("place 32")
    assert t.over


@shows("PNE-8.8")
@pytest.mark.parametrize("others", ["", "01"], ids=["her last card", "one of two"])
def test_when_somebody_places_those_who_went_on_are_asked_once_more(others: str) -> None:
    t = Paris().refuge(MARC, NEEDS["32"]).missions("01", f"32 {others}", "03").at(Window(0, 0))
    t.do("go-on", by=LUCY)
    t.do("place 32", by=MARC)
    if others:
        t.do("go-on", by=MARC)
    assert (t.asked, t.seat) == ("window", MAX)
    t.do("go-on", by=MAX)
    assert (t.asked, t.seat) == ("window", LUCY)
    t.do("go-on", by=LUCY)
    assert t.over


@shows("PNE-8.8")
@pytest.mark.parametrize(("supply", "again"), [(2, True), (3, False)], ids=["a short supply", "cans for everybody"])
def test_cans_that_come_back_while_feeding_open_the_window_again(supply: int, again: bool) -> None:
    """Mission 28 gives 3 cans. Marc went on before, since the supply could not give them."""
    t = Paris(2).refuge(LUCY, "12 slacker", cans=9).refuge(MARC, NEEDS["28"] + " 12 slacker").missions("", "28")
    t.at(Feed(0), cans_left=supply)
    t.do("feed", by=LUCY)
    assert (t.asked == "window" and t.seat == MARC) == again


# Secret missions: what is just enough, what is just not, and what a rival has

CASES = [
    # mission, points, just enough, just not, the rival
    *[(f"{i + 1:02}", 6, f"3 {kind}", f"2 {kind}", f"2 {kind}") for i, kind in enumerate(DECKS.entries[1:])],
    *[(f"{i + 5:02}", 2, f"4 {kind}", f"3 {kind}", "") for i, kind in enumerate(DECKS.entries[1:])],
    *[(f"{i + 9:02}", 6, f"3 {kind}", f"2 {kind}", f"2 {kind}") for i, kind in enumerate(EQUIPMENT.entries)],
    *[(f"{i + 12}", 4, f"4 {kind}", f"3 {kind}", "") for i, kind in enumerate(EQUIPMENT.entries)],
    ("15", 6, "four-vp take-two-cans", "four-vp", "claim-from-deck"),
    ("16", 2, "four-vp take-two-cans", "four-vp", ""),
    ("17", 6, "bullet capsule book", "capsule book", "2 bullet"),
    ("18", 4, "4 bullet 4 capsule 4 book", "4 bullet 3 capsule 4 book", ""),
    ("19", 4, "4 tinkerer 4 brawler 4 healer 4 sage 4 farmer", "4 tinkerer 4 brawler 4 healer 4 sage 3 farmer", ""),
    ("20", 6, "10 slacker", "9 slacker", ""),
    ("21", 6, "2 slacker", "4 slacker", "3 slacker"),
    ("22", 6, "sage healer slacker", "sage healer", "2 farmer"),
]


def scored(mission: str, mine: str, theirs: str, content: Overrides | None = None) -> int:
    """What a mission of Lucy's is worth; Marc and Max are her rivals."""
    t = Paris(content=content).refuge(LUCY, mine).refuge(MARC, theirs).refuge(MAX, theirs).missions(mission)
    parts: dict[str, list[int]] = t.at(FinalScoring()).outcome.parts
    return parts["missions"][LUCY]


@shows("PNE-8.9", "PNE-8.10", "PNE-8.11", "PNE-8.12", "PNE-8.13", "PNE-8.14", "PNE-8.15")
@shows("PNE-8.17", "PNE-8.18", "PNE-8.19", "PNE-8.22", "PNE-8.23", "PNE-8.25", "PNE-8.31")
@pytest.mark.parametrize(("mission", "points", "enough", "short", "rival"), CASES, ids=[case[0] for case in CASES])
def test_every_secret_mission_needs_just_what_it_says(
    mission: str, points: int, enough: str, short: str, rival: str
) -> None:
    assert scored(mission, enough, rival) == points
    assert scored(mission, short, rival) == 0


def test_every_secret_mission_has_a_story() -> None:
    assert sorted([case[0] for case in CASES] + ["23", "24"]) == sorted(SECRET)


@shows("PNE-8.9", "PNE-8.12", "PNE-8.14", "PNE-8.17", "PNE-8.25", "PNE-8.30")
@pytest.mark.parametrize("case", [case for case in CASES if case[1] == 6 and case[0] not in ("20", "21")])
def test_a_tie_for_the_most_is_worth_nothing(case: tuple[str, int, str, str, str]) -> None:
    mission, _, enough, _, _ = case
    assert scored(mission, enough, enough) == 0


@shows("PNE-8.30")
def test_to_have_the_most_is_to_have_more_than_every_single_other() -> None:
    t = Paris().refuge(LUCY, "3 sage").refuge(MARC, "2 sage").refuge(MAX, "4 sage").missions("03")
    assert t.at(FinalScoring()).outcome.scores == [0, 0, 0]


@shows("PNE-8.30", "PNE-7.20")
@pytest.mark.parametrize("mission", ["09", "10", "11", "17"])
def test_universal_equipment_counts_for_everybody_in_the_comparison(mission: str) -> None:
    mine = "2 bullet 2 capsule 2 book"
    assert scored(mission, mine, "1 bullet 1 capsule 1 book") == 6
    assert scored(mission, mine, "1 bullet 1 capsule 1 book universal-equipment") == 0
    assert scored(mission, mine + " universal-equipment", "2 bullet 2 capsule 2 book") == 6


@shows("PNE-8.16")
def test_every_kind_of_tinkerer_building_is_a_power_and_copies_count() -> None:
    for building in [f"t-{i:02}" for i in range(1, 16)]:
        t = Paris(4).stands(LUCY, building).missions("15").at(FinalScoring())
        assert t.outcome.parts["missions"][LUCY] == 6
    assert Paris().stands(LUCY, "t-07", "t-08").missions("16").at(FinalScoring()).outcome.scores[LUCY] == 2
    assert Paris().stands(LUCY, "b-01", "t-08").missions("16").at(FinalScoring()).outcome.scores[LUCY] == 0


@shows("PNE-8.20", "PNE-8.11")
@pytest.mark.parametrize(
    ("mission", "kind", "two_each"),
    [
        ("18", "pairs-each-eq", "2 bullet 2 capsule 2 book"),
        ("19", "pairs-each-surv", "2 tinkerer 2 brawler 2 healer 2 sage 2 farmer"),
    ],
)
def test_a_pack_may_say_that_two_of_each_are_enough(mission: str, kind: str, two_each: str) -> None:
    pack = Overrides(name="pairs", tables={"mission_kind": [{"id": kind, "threshold": 2}]})
    assert scored(mission, two_each, "") == 0
    assert scored(mission, two_each, "", pack) == 4


@shows("PNE-8.21")
def test_slackers_are_not_one_of_the_types_that_each_type_asks_for() -> None:
    assert scored("19", "4 tinkerer 4 brawler 4 healer 4 sage 4 farmer 0 slacker", "") == 4
    assert scored("19", "4 tinkerer 4 brawler 4 healer 4 sage 4 slacker", "") == 0


@shows("PNE-8.24")
def test_players_tied_for_the_fewest_slackers_succeed() -> None:
    assert scored("21", "2 slacker", "2 slacker") == 6
    assert scored("21", "", "") == 6
    t = Paris().refuge(LUCY, "2 slacker").refuge(MARC, "1 slacker").refuge(MAX, "3 slacker").missions("21")
    assert t.at(FinalScoring()).outcome.scores[LUCY] == 0


@shows("PNE-8.24")
def test_a_pack_may_refuse_ties_for_the_fewest_slackers() -> None:
    pack = Overrides(name="strict", tables={"mission_kind": [{"id": "few-slack", "ties_score": False}]})
    assert scored("21", "2 slacker", "2 slacker", pack) == 0
    assert scored("21", "2 slacker", "3 slacker", pack) == 6


@shows("PNE-8.26", "PNE-8.27", "PNE-6.4")
def test_the_binoculars_mission_pays_two_points_on_top_of_the_two_for_the_token() -> None:
    t = Paris().missions("23").at(FinalScoring(), binoculars=LUCY)
    assert (t.outcome.parts["missions"], t.outcome.parts["binoculars"]) == ([2, 0, 0], [2, 0, 0])
    assert Paris().missions("23").at(FinalScoring(), binoculars=MARC).outcome.scores == [0, 2, 0]
    held = Paris().missions("23").at(Window(0, 0), binoculars=LUCY).state.view(LUCY).hand
    assert held is not None
    assert (held[0].have, held[0].need) == (1, 1)


def thirteen(cards: int, placed: str = "") -> Paris:
    """Lucy with some buildings and the mission that asks for thirteen; she may have placed new buildings too."""
    buildings = [f"{deck}-{i:02}" for deck in "bh" for i in range(1, 8)][:cards]
    t = Paris().stands(LUCY, *buildings).missions("24")
    t.state.missions.placed[LUCY] = [MISSIONS.number(mission) for mission in placed.split()]
    return t


@shows("PNE-8.28", "PNE-8.29", "PNE-8.5")
@pytest.mark.parametrize(("cards", "placed", "points"), [(13, "", 6), (12, "", 0), (12, "32", 6), (11, "31 32", 6)])
def test_thirteen_buildings_are_cards_and_placed_new_buildings(cards: int, placed: str, points: int) -> None:
    assert thirteen(cards, placed).at(FinalScoring()).outcome.parts["missions"][LUCY] == points


@shows("PNE-8.29")
def test_survivor_tokens_are_no_buildings() -> None:
    t = thirteen(12)
    t.state.tokens_in[:6] = [1, 1, 1, 1, 1, 1]
    assert t.at(FinalScoring()).outcome.parts["missions"][LUCY] == 0


@shows("PNE-8.31")
def test_a_met_mission_succeeds_even_where_failing_would_pay_more() -> None:
    t = Paris().refuge(LUCY, "4 brawler 2 unsuccessful-missions-2vp").missions("05").at(FinalScoring())
    assert (t.outcome.parts["missions"][LUCY], t.outcome.parts["powers"][LUCY]) == (2, 0)


@shows("PNE-8.32", "PNE-7.22")
def test_a_placed_new_building_is_worth_no_points_and_an_unplaced_one_is_unsuccessful() -> None:
    t = window("32 31", NEEDS["32"])
    t.do("place 32", "go-on")
    t.refuge(LUCY, "unsuccessful-missions-2vp").at(FinalScoring())
    assert t.outcome.parts["missions"] == [0, 0, 0]
    assert t.outcome.parts["powers"] == [2, 0, 0]  # the one that was not placed
    assert t.happened("unsuccessful", seat=LUCY, mission="31")


@shows("PNE-8.32")
def test_leaving_a_new_building_unplaced_is_allowed() -> None:
    t = Paris().refuge(LUCY, NEEDS["32"]).missions("32").at(FinalScoring(), Window(2, 0))
    t.do("go-on")
    assert t.happened("unsuccessful", seat=LUCY, mission="32")


@shows("PNE-8.2", "PNE-1.27")
def test_secret_missions_are_hidden_from_the_others_until_the_end() -> None:
    t = Paris().missions("05 20", "07")
    assert [held.mission for held in t.state.view(LUCY).hand] == ["05", "20"]
    assert [held.mission for held in t.state.view(MARC).hand] == ["07"]
    assert t.state.view(SPECTATOR).hand is None
    assert t.state.view(MARC).seats[LUCY].missions == 2


@shows("PNE-4.11")
def test_the_heroine_counts_for_no_mission() -> None:
    t = Paris().refuge(LUCY, "2 sage").refuge(MARC, "2 sage").missions("03 22").at(FinalScoring(), heroine=LUCY)
    assert t.outcome.scores == [0, 0, 0]


def test_a_card_that_was_placed_is_not_offered_again() -> None:
    t = Paris().dice(restaurant="sage wild").refuge(LUCY, NEEDS["32"]).missions("32").at(Gather(LUCY))
    t.do("place 32", by=LUCY)
    assert t.offers() == ["take restaurant sage", "take restaurant wild"]
