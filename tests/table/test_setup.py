"""The setup of a new match: who sits where, options, pack and seed."""

from pathlib import Path

import pytest

from holdfast.agents import agent_name
from holdfast.core import HoldfastError, Seat
from holdfast.registry import game
from holdfast.table import LONGEST_NAME, Setup, check_names, default_name, interface

EN, FR = interface("en"), interface("fr")


def setup(name: str = "paris", seats: int = 2) -> Setup:
    made = Setup.of(name)
    made.fill_seats(seats, EN)
    return made


def test_against_one_another_agents_fill_the_table() -> None:
    assert setup(seats=3).seats == [Seat("Player 1"), Seat("Computer 2", "normal"), Seat("Computer 3", "normal")]


def test_together_people_sit_on_every_seat() -> None:
    assert setup("warofmine").seats == [Seat("Player 1"), Seat("Player 2")]


def test_another_game_keeps_the_seats_that_somebody_has_touched() -> None:
    made = setup(seats=3)
    made.rename(1, "Bob")
    made.change_game("warofmine", EN)
    assert made.seats == [Seat("Player 1"), Seat("Bob", "normal"), Seat("Player 3")]


def test_another_game_has_its_own_options_and_seat_counts() -> None:
    made = setup("warofmine", 6)
    made.options = {"nothing": 1}
    made.change_game("outlive", EN)
    assert len(made.seats) == 4
    assert made.options == {}


def test_names_that_nobody_typed_follow_the_language_and_the_kind_of_player() -> None:
    made = setup(seats=3)
    made.rename(0, "Zoé")
    made.translate(FR)
    assert [seat.name for seat in made.seats] == ["Zoé", "Ordinateur 2", "Ordinateur 3"]
    made.change_agent(1, "person", FR)
    made.change_agent(0, "random", FR)
    assert [seat.name for seat in made.seats] == ["Zoé", "Joueur 2", "Ordinateur 3"]


def test_agents_are_called_by_their_words_or_as_they_are_written() -> None:
    assert agent_name("person", FR) == "humain"
    assert agent_name("random", EN) == "by chance"
    assert agent_name("oracle:9", EN) == "oracle:9"
    assert default_name(EN, 1, "oracle:9") == "Computer 2"


def test_a_match_begins_as_it_was_chosen(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "paris"\n')
    made = Setup.of("paris", 41, tmp_path, {"first": 2})
    made.seats = [Seat(" Ann "), Seat("Bob", "random")]
    match = made.begin()
    assert match.names == ["Ann", "Bob"]
    assert (match.seed, match.options) == (41, {"first": 2})
    assert match.base.tables.content.name == "mine"


def test_without_a_seed_chance_gives_one() -> None:
    assert setup().begin().seed != setup().begin().seed


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda s: s.rename(0, ""), "Player 1 needs a name of 1 to 40 characters."),
        (lambda s: s.rename(1, "x" * (LONGEST_NAME + 1)), "Player 2 needs a name"),
        (lambda s: s.rename(1, "a\tb"), "Player 2 needs a name"),
        (lambda s: s.rename(0, "Computer 2 "), "Two players have the same name."),
        (lambda s: s.change_agent(1, "oracle", EN), "There is no agent 'oracle'"),
        (lambda s: s.change_agent(1, "heuristic:loud", EN), "does not take 'loud'"),
        (lambda s: setattr(s, "seed", "spring"), "A seed is a whole number from 0 to"),
        (lambda s: setattr(s, "seed", "-1"), "A seed is a whole number from 0 to"),
        (lambda s: setattr(s, "seed", str(1 << 64)), "A seed is a whole number from 0 to"),
        (lambda s: setattr(s, "content", "/nowhere/at/all"), "there is no such folder"),
        (lambda s: s.options.update(first=9), "Option 'first' of paris is one of"),
        (lambda s: s.fill_seats(1, EN), "paris has 2 to 4 seats"),
    ],
)
def test_what_is_wrong_is_a_sentence(change: object, sentence: str) -> None:
    made = setup()
    assert callable(change)
    change(made)
    with pytest.raises(HoldfastError) as wrong:
        made.begin()
    assert sentence in wrong.value.say("en")
    assert wrong.value.say("fr") != wrong.value.say("en")


def test_a_pack_that_can_t_be_read_is_a_sentence(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.toml").mkdir()
    made = setup()
    made.content = str(pack)
    with pytest.raises(HoldfastError, match=r"pack\.toml"):
        made.begin()


def test_names_are_checked_in_one_place() -> None:
    check_names(["Ann", "Zoé", "李"])
    with pytest.raises(HoldfastError, match="Two players"):
        check_names(["Ann", "Ann"])


def test_the_first_game_is_chosen_where_none_was_named() -> None:
    assert Setup.of().the_game is game("paris")
