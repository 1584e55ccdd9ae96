"""What the game tells: the facts of decisions, what actions do as things stand, and how everybody stands."""

from typing import Any

import pytest
from tests.games.paris.tables import LUCY, MARC, MAX, Paris

from holdfast.core import LANGUAGES, SPECTATOR, ActionInWords, DecisionInWords, Match, Overrides
from holdfast.games.paris.acquire import Announce, Claim
from holdfast.games.paris.catalogue import DECKS, FACES, MISSION_KINDS
from holdfast.games.paris.game import GAME
from holdfast.games.paris.gather import Bridge, Center, FirstTurn, Station, SwapWith, Tower, Turn
from holdfast.games.paris.resolve import Feed, Window
from holdfast.games.paris.scoring import FinalScoring
from holdfast.table import Log
from holdfast.testing import shows

NAMES = ("Lucy", "Marc", "Max", "Zoe")
SAGE = DECKS.number("sage")


def told(t: Paris, lang: str = "en") -> DecisionInWords:
    found = GAME.explain(t.state, t.seat, GAME.words(lang), NAMES)
    assert found is not None
    return found


def action(t: Paris, text: str) -> ActionInWords:
    number = GAME.catalogue.parse(text).index
    return next(one for one in told(t).actions if one.number == number)


def does(t: Paris, text: str) -> str:
    return action(t, text).does


def facts(t: Paris) -> dict[str, Any]:
    asked = t.state.view(SPECTATOR).asked
    assert asked is not None
    return {fact.name: fact.id for fact in asked.facts}


# What a decision is about


def test_a_turn_tells_dice_taken_and_swaps_left() -> None:
    t = Paris().refuge(LUCY, "first-die-swap").again()
    assert facts(t) == {"taken": 0, "dice": 6, "swaps": 1}


def test_the_rest_of_a_first_turn_tells_what_the_powers_still_allow() -> None:
    t = Paris().refuge(LUCY, "2 first-die-swap first-die-second-die").at(FirstTurn(LUCY, 2, 1, 0))
    assert facts(t) == {"place": "restaurant", "swaps": 1, "seconds": 1}


def test_a_swap_tells_the_die_that_was_lifted() -> None:
    t = Paris().dice(tower="wild", station="2 healer sage").at(SwapWith(LUCY, 0, FACES.number("wild")))
    assert facts(t) == {"place": "tower", "face": "wild"}


def test_the_bridge_tells_how_many_are_seen_and_may_be_kept() -> None:
    t = Paris().missions(top="05 06 07 08 09").at(Bridge(LUCY, 5, 1, 1))
    assert facts(t) == {"seen": 5, "must": 1, "may": 1}


@shows("PNE-3.4", "PNE-3.16")
def test_a_bid_tells_type_strength_and_who_has_announced() -> None:
    t = Paris().board(LUCY, "sage").board(MARC, "2 sage wild").board(MAX, "sage")
    t.at(Announce(SAGE, 0), binoculars=LUCY, bat=MAX)
    assert (t.seat, facts(t)) == (MARC, {"type": "sage", "strength": 2, "announced": 1})
    bidding = t.state.view(LUCY).distribution
    assert bidding is not None
    assert (bidding.announced, bidding.bids.strength, bidding.bids.order) == ([LUCY], [1, 2, 1], [MARC, MAX, LUCY])


@shows("PNE-3.13")
def test_a_claim_tells_who_had_theirs() -> None:
    t = Paris().row("sage", "s-01", "s-02", "s-03")
    t.at(Claim(LUCY, SAGE), strength=[1, 2, 0])
    assert facts(t) == {"type": "sage", "claimed": 1}
    bidding = t.state.view(MAX).distribution
    assert bidding is not None
    assert (bidding.bids.order, bidding.bids.left_out, bidding.claimed) == ([MARC, LUCY], [], [MARC])


@shows("PNE-3.9", "PNE-3.15", "PNE-3.16")
def test_a_bid_tells_whom_one_wild_more_would_overtake() -> None:
    t = Paris().board(LUCY, "sage wild").board(MARC, "2 sage wild").board(MAX, "sage")
    t.row("sage", "s-01", "s-02").at(Announce(SAGE, 0), binoculars=LUCY, bat=MAX)
    bidding = t.state.view(LUCY).distribution
    assert bidding is not None
    assert bidding.bids.left_out == [LUCY]
    assert bidding.raised is not None
    assert (bidding.raised.strength, bidding.raised.order) == ([2, 2, 1], [LUCY, MARC, MAX])
    assert bidding.raised.left_out == [MAX]
    others = t.state.view(MARC).distribution
    assert others is not None
    assert others.raised is None


@shows("PNE-3.13", "PNE-4.5", "PNE-4.12", "PNE-4.14")
@pytest.mark.parametrize("step", [Announce(SAGE, 0), Claim(LUCY, SAGE)])
def test_buildings_on_offer_tell_what_a_refuge_would_be_with_them(step: Announce | Claim) -> None:
    t = Paris().tiles("2-1").row("sage", "s-01", "s-05").refuge(LUCY, "2 healer 2 capsule 1 farmer")
    t.board(LUCY, "sage wild").at(step, strength=[1, 0, 0])
    bidding = t.state.view(LUCY).distribution
    assert bidding is not None
    assert [(one.building, one.population, one.lacks) for one in bidding.outlook] == [("s-01", 4, 1), ("s-05", 6, 1)]
    assert [one.survivors["slacker"] for one in bidding.outlook] == [0, 2]
    assert [(one.farmers_needed, one.feeding_cans) for one in bidding.outlook] == [(1, 0), (2, 1)]
    assert t.state.view(LUCY).seats[LUCY].population == 3
    watched = t.state.view(SPECTATOR).distribution
    assert watched is not None
    assert watched.outlook == []


@shows("PNE-4.1")
def test_buildings_on_offer_tell_of_an_event_once_one_tile_is_left() -> None:
    t = Paris().tiles("2-1 2-2").row("sage", "s-01").board(LUCY, "sage wild").at(Announce(SAGE, 0))
    bidding = t.state.view(LUCY).distribution
    assert bidding is not None
    assert [one.lacks for one in bidding.outlook] == [None]


def test_the_windows_of_a_season_are_told_apart() -> None:
    t = Paris().missions("05").at(Window(1, 0))
    assert facts(t) == {"window": "before-feeding"}


# How everybody stands


@shows("PNE-4.5", "PNE-4.6", "PNE-7.19")
def test_an_event_tells_what_each_refuge_has_and_lacks() -> None:
    t = Paris().tiles("2-1").refuge(LUCY, "3 healer 1 sage 1 capsule universal-equipment").refuge(MARC, "4 sage 4 book")
    t.at(Feed(0), Window(0, 0), heroine=LUCY)
    event = t.state.view(SPECTATOR).events[0]
    assert [(group.types, group.need, group.have) for group in event.groups] == [(["healer", "sage"], 4, [3, 4, 0])]
    assert event.lacks == [0, 0, 4]


@shows("PNE-4.14", "PNE-4.15")
def test_a_seat_tells_its_people_and_what_feeding_takes() -> None:
    t = Paris().refuge(LUCY, "2 brawler farmer 6 slacker bullet", cans=3).again()
    seat = t.state.view(MARC).seats[LUCY]
    assert (seat.population, seat.farmers_needed, seat.feeding_cans, seat.feeding_points) == (9, 3, 2, 3)
    assert seat.equipped == {"brawler": 1, "healer": 0, "sage": 0}


@shows("PNE-8.30", "PNE-8.24", "PNE-8.3")
def test_only_the_owner_sees_how_far_missions_stand() -> None:
    t = Paris().missions("01 05 21 31").refuge(LUCY, "2 brawler slacker").refuge(MARC, "3 brawler 2 slacker").again()
    held = t.state.view(LUCY).hand
    assert held is not None
    assert [(one.met, one.have, one.need) for one in held[:3]] == [(False, 2, 4), (False, 2, 4), (False, 1, 0)]
    assert (held[3].met, held[3].lacks) == (False, {"healer": 2, "sage": 2})
    assert t.state.view(MARC).hand == []
    assert t.state.view(SPECTATOR).hand is None


@shows("PNE-4.21", "PNE-7.23", "PNE-7.25", "PNE-6.5")
def test_the_standing_counts_powers_and_in_winter_the_binoculars() -> None:
    t = Paris().refuge(LUCY, "3 tinkerer tinkerer-1vp-each four-vp unsuccessful-missions-2vp")
    t.at(Turn(LUCY, 0), season=2, binoculars=LUCY)
    t.state.gain(MARC, 0, 5)
    assert t.state.standing().scores == [7, 5, 0]
    t.at(Turn(LUCY, 0), season=3)
    standing = t.state.standing()
    assert (standing.scores, standing.parts["powers"], standing.parts["binoculars"]) == (
        [9, 5, 0],
        [7, 0, 0],
        [2, 0, 0],
    )
    t.at(FinalScoring())
    assert t.state.outcome is not None
    assert t.state.standing().scores == t.state.outcome.scores == [9, 5, 0]


# What actions do


def test_a_die_says_the_strength_it_makes_and_what_its_place_gives() -> None:
    t = (
        Paris()
        .dice(restaurant="sage wild", tower="wild")
        .board(LUCY, tokens="sage")
        .refuge(LUCY, "first-die-can")
        .again()
    )
    assert does(t, "take restaurant sage") == (
        "Your strength for sage buildings becomes 2. You take 1 can. Your first die brings 1 can as well."
    )
    assert does(t, "take tower wild").startswith(
        "You then have 1 wild to add to bids. You flip one of 3 event tiles and take the heroine."
    )
    assert action(t, "take tower wild").rule == "PNE-2.9"


@shows("PNE-2.17")
def test_a_place_without_cans_says_so() -> None:
    t = Paris().dice(restaurant="sage wild").at(Turn(LUCY, 0), cans_left=0)
    assert "No can is left." in does(t, "take restaurant sage")


@shows("PNE-2.9", "PNE-2.10")
def test_the_last_flip_says_how_the_season_will_end() -> None:
    t = Paris().tiles("1-1 1-3", "1-2").refuge(LUCY, "brawler sage bullet").refuge(MARC, "brawler sage bullet book")
    t.at(Tower(LUCY))
    assert does(t, "flip 1-1") == (
        "This event will not happen. The event of the season will be the Masked Prowlers, for 2 VP. "
        "Against the Masked Prowlers you lack 1 equipped survivor as things stand. 1 other refuge overcomes it."
    )
    assert [(one.text, one.rule) for one in told(t).closed] == [("Flip «Spring Fever»", "PNE-2.9")]


def test_the_first_flip_says_what_the_tiles_that_stay_mean() -> None:
    t = Paris().tiles("1-1 1-2 1-3").refuge(LUCY, "healer capsule").at(Tower(LUCY))
    assert does(t, "flip 1-3") == (
        "You take the heroine. You lack 1 equipped survivor against this event as things stand; "
        "of the 2 that stay you overcome 2."
    )


def test_equipment_says_how_many_it_equips() -> None:
    t = Paris().refuge(LUCY, "3 sage book").at(Center(LUCY), center=[1, 0, 1, 0, 1])
    assert does(t, "pick book") == "You then have 2 books for 3 sages: 2 equipped."
    assert [(one.kind, one.rule) for one in told(t).closed] == [("pick", "PNE-2.18")]


def test_a_token_says_what_it_becomes() -> None:
    t = Paris().at(Station(LUCY), station=[0, 0, 0, 1, 0, 1])
    assert (
        does(t, "token sage")
        == "Your strength for sage buildings becomes 1. Once used, it lives in your refuge as a sage."
    )
    assert does(t, "token wild").endswith("Once used, it lives in your refuge as a slacker.")


def test_a_mission_says_how_far_it_stands() -> None:
    t = Paris().missions(top="05 20 31").refuge(LUCY, "4 brawler 2 healer").at(Bridge(LUCY, 3, 1, 1))
    assert does(t, "keep 05") == "It would succeed now: you have 4, and it needs 4. Then you go on with the other 2."
    assert does(t, "keep 20").startswith("So far you have 0 of 10.")
    assert does(t, "keep 31").startswith("Your refuge still lacks 2 sages.")
    assert [(one.kind, one.rule) for one in told(t).closed] == [("keep-no-more", "PNE-2.7")]


@shows("PNE-3.9", "PNE-3.15")
def test_a_wild_says_the_place_in_the_claims() -> None:
    t = Paris().board(LUCY, "sage wild").board(MARC, "2 sage wild").board(MAX, "sage")
    t.row("sage", "s-01", "s-02").at(Announce(SAGE, 0), binoculars=LUCY, bat=MARC)
    assert does(t, "stop") == (
        "With strength 1 you would claim third. 2 buildings are laid out for 3 players. "
        "None would be left for you. 2 players announce after you, with up to 1 wild to add."
    )
    assert does(t, "add die").startswith(
        "With strength 2 you would claim second. 2 buildings are laid out for 3 players. 2 players announce"
    )
    assert [(cost.domain, cost.id, cost.n) for cost in action(t, "add die").cost] == [("wild", "die", 1)]
    assert action(t, "stop").ends


@shows("PNE-3.19", "PNE-4.14")
def test_a_building_says_what_the_refuge_is_like_with_it() -> None:
    t = Paris().tiles("1-3", "1-1 1-2").refuge(LUCY, "brawler bullet", cans=1).row("sage", "s-01", "s-07")
    t.at(Claim(LUCY, SAGE), strength=[1, 0, 0])
    after = t.state.clone()
    after.add_building(LUCY, after.rows[SAGE][0])
    seat = after.view(LUCY).seats[LUCY]
    text = does(t, "claim s-01")
    assert f"Your refuge then has {seat.population} survivors" in text
    assert f"Feeding brings {seat.feeding_points} VP" in text
    lacks = after.view(LUCY).events[0].lacks[LUCY]
    assert ("You overcome the Masked Prowlers" in text) == (lacks == 0)
    assert t.buildings(LUCY) == []  # nothing was done by telling


@shows("PNE-4.15", "PNE-4.16")
def test_feeding_says_its_price() -> None:
    t = Paris().refuge(LUCY, "9 slacker", cans=4).at(Feed(0))
    assert does(t, "feed") == "You spend 3 cans, keep 1 and score 3 VP."
    assert [(cost.id, cost.n) for cost in action(t, "feed").cost] == [("can", 3)]
    assert does(t, "go-hungry") == "You keep your 4 cans and score nothing for feeding this season."


@shows("PNE-8.3", "PNE-8.7")
def test_a_window_says_why_a_new_building_is_closed() -> None:
    t = Paris().missions("31").refuge(LUCY, "2 brawler healer").at(Window(0, 0))
    closed = told(t).closed[0]
    assert (closed.kind, closed.rule, closed.why) == ("place", "PNE-8.3", "Your refuge still lacks 1 healer, 2 sages.")


@shows("PNE-7.11")
def test_the_second_die_says_which_dice_are_closed() -> None:
    t = Paris().dice(tower="wild", station="healer").refuge(LUCY, "first-die-second-die").at(FirstTurn(LUCY, 0, 0, 0))
    t.state.dice_taken[LUCY] = 1
    assert [(one.text, one.rule) for one in told(t).closed] == [("Take the wild at the Tower", "PNE-7.11")]
    assert does(t, "end-turn") == "You give up 1 further die this turn; you take it in a turn of its own."


def test_those_who_wait_are_told_the_prompt_only() -> None:
    t = Paris()
    waiting = GAME.explain(t.state, MARC, GAME.words("en"), NAMES)
    assert waiting is not None
    assert (waiting.prompt, waiting.actions, waiting.closed) == ("Lucy takes a die.", [], [])


# Things


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_tile_place_power_and_token_has_a_text_and_a_rule(lang: str) -> None:
    description = GAME.description(lang)
    for name in (
        "building",
        "mission",
        "eventtile",
        "place",
        "power",
        "token",
        "equipment",
        "type",
        "face",
        "centertoken",
    ):
        for thing in description.domains[name].things:
            assert thing.text, f"{name} {thing.id}"
            assert thing.rule in GAME.rules, f"{name} {thing.id}"


def test_printed_values_come_with_their_things() -> None:
    description = GAME.description("en")
    tile = next(thing for thing in description.domains["eventtile"].things if thing.id == "2-1")
    assert (tile.printed["vp"], tile.printed["groups"]) == (4, [{"types": ["healer", "sage"], "count": 4}])
    assert GAME.thing("token", "binoculars", "en").printed["vp"] == 2
    assert GAME.thing("face", "wild", "en").printed == {"becomes": "slacker", "tokens": 9, "prelude": 0}
    assert GAME.thing("power", "four-vp", "en").short == "4 VP"
    assert set(description.tables) == {"constant", "by_seats", "zone"}


def test_the_observer_comes_first_in_an_observation() -> None:
    t = Paris().refuge(MARC, "2 sage", cans=3).again()
    out: list[int] = []
    t.state.observe(MARC, out)
    seen = GAME.observation.read(out)
    assert seen["cans"] == [3, 0, 0, 0]
    assert seen["survivors"][:6] == [0, 0, 0, 2, 0, 0]
    assert (seen["there"], seen["decides"]) == ([1, 1, 1, 0], [0, 0, 1, 0])


@shows("PNE-8.23", "PNE-8.24")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["few-slack", "most-type", "most-eq", "most-pow", "most-eq-all", "most-surv"])
def test_a_mission_says_whether_ties_score_also_where_a_pack_changes_it(lang: str, kind: str) -> None:
    alone_or_tied = {"en": "alone or tied", "fr": "seul ou à égalité"}[lang]
    for ties in (True, False):
        tables = GAME.tables(Overrides(name="mine", tables={"mission_kind": [{"id": kind, "ties_score": ties}]}))
        text = GAME.about(tables, MISSION_KINDS, MISSION_KINDS.number(kind), GAME.words(lang, tables.content))
        assert (alone_or_tied in text) == ties
    usual = GAME.about(GAME.tables(), MISSION_KINDS, MISSION_KINDS.number(kind), GAME.words(lang))
    assert (alone_or_tied in usual) == (kind == "few-slack")


@shows("PNE-2.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_told_that_a_mission_is_kept_and_only_its_holder_which(seats: int) -> None:
    match = Match(GAME, seats=seats, seed=2)
    while (decision := match.state.decision) is not None and decision.name != "prelude-mission":
        match.apply(decision.actions[0])
    assert decision is not None
    match.apply(decision.actions[0])
    for seat in range(seats):
        told = Log(match, seat, "en").last_lines(1)[0].text
        assert ("face down" in told) == (seat != decision.seat)
        assert "keeps" in told
