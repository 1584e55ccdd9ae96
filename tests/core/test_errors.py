"""Errors are sentences, and what a player meets is said in the player's language."""

import ast
import errno
import os
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.fluent import messages

import holdfast
from holdfast.core import (
    LANGUAGES,
    LONGEST_NAME,
    HoldfastError,
    IllegalAction,
    Match,
    Rng,
    SaveError,
    Seat,
    SetupError,
    of_system,
)

SOURCE = Path(holdfast.__file__).parent
SENTENCES = SOURCE / "core" / "sentences"


PARTS = [path.parent for path in [*sorted((SOURCE / "games").glob("*/sentences")), SOURCE / "server" / "sentences"]]
"""The games, and the server: these have sentences of their own."""


def used(*files: Path) -> set[str]:
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    return set(re.findall(r'"(error-[a-z-]*[a-z])"', code))


def test_every_sentence_is_there_in_every_language_and_used_somewhere() -> None:
    found = used(*(path for path in SOURCE.rglob("*.py") if not any(path.is_relative_to(part) for part in PARTS)))
    assert found
    for lang in LANGUAGES:
        assert set(messages(SENTENCES / f"{lang}.ftl")) == found


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_every_sentence_of_a_part_is_there_in_every_language_and_used_by_it(part: Path) -> None:
    shared = set(messages(SENTENCES / "en.ftl"))
    first, *others = [messages(part / "sentences" / f"{lang}.ftl") for lang in LANGUAGES]
    errors = {name for name in first if name.startswith("error-")}
    assert errors == used(*part.rglob("*.py")) - shared
    assert not shared & set(first)
    for other in others:
        assert other == first


def test_every_sentence_is_given_the_arguments_that_it_wants() -> None:
    wanted = messages(SENTENCES / "en.ftl")
    for part in PARTS:
        wanted |= messages(part / "sentences" / "en.ftl")
    seen = set()
    for path in SOURCE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or any(word.arg is None for word in call.keywords):
                continue
            texts = [str(one.value) for one in call.args if isinstance(one, ast.Constant)]
            for name in [text for text in texts if re.fullmatch("error-[a-z-]*[a-z]", text)]:
                given = {word.arg for word in call.keywords}
                assert "text" not in given, "compiled, this would be the sentence itself"
                assert wanted[name] - {"rule"} <= given, f"{path.name}, line {call.lineno}: {name}"
                seen.add(name)
    assert len(seen) > 150


def test_an_error_speaks_english_unless_it_is_asked_for_another_language() -> None:
    with pytest.raises(SetupError) as raised:
        holdfast.game("paris").new(seats=9, seed=1)
    assert str(raised.value) == "paris has 2 to 4 seats, not 9."
    assert raised.value.say("fr") == "paris a 2 à 4 sièges, pas 9."


def test_the_reason_inside_an_error_speaks_the_same_language() -> None:
    inner = HoldfastError("error-no-game", name="'chess'", known="paris")
    error = SaveError("error-save-game", why=inner)
    assert error.say("fr").endswith("Il n'y a pas de jeu 'chess'\N{NO-BREAK SPACE}; il y a paris.")
    assert str(error).endswith("There is no game 'chess'; there are paris.")


@pytest.mark.parametrize("game", ["paris", "outlive", "warofmine"])
@pytest.mark.parametrize("seat", [-2, 2, 9])
def test_nobody_looks_from_a_seat_that_is_not_there(game: str, seat: int) -> None:
    state = holdfast.game(game).new(seats=2, seed=1)
    with pytest.raises(HoldfastError, match=f"no seat {seat}"):
        state.view(seat)
    with pytest.raises(HoldfastError, match=f"no seat {seat}"):
        state.determinize(seat, holdfast.Rng(1))


@pytest.mark.parametrize("game", ["paris", "outlive", "warofmine"])
def test_a_spectator_can_not_determinize(game: str) -> None:
    state = holdfast.game(game).new(seats=2, seed=1)
    with pytest.raises(HoldfastError, match="no seat -1"):
        state.determinize(holdfast.core.SPECTATOR, holdfast.Rng(1))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seats": "two"}, "seats, not 'two'"),
        ({"seats": True}, "seats, not True"),
        ({"seed": "x"}, "A seed is a whole number"),
        ({"options": [1]}, r"Options are whole numbers given by name, not \[1\]"),
        ({"options": {"first": "me"}}, "is one of 0, 1, 2, 3, 4, not 'me'"),
        ({"content": 5}, "A content pack is given by its folder, not as 5"),
    ],
)
def test_a_game_says_which_of_its_arguments_makes_no_sense(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(HoldfastError, match=said):
        holdfast.game("paris").new(**{"seats": 2, "seed": 1, **arguments})


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seats": "Ann"}, "Seats are a number, or a list of Seat"),
        ({"seats": ["Ann", "Bob"]}, "not 'Ann'"),
        ({"seats": [holdfast.Seat("Ann"), holdfast.Seat(3)]}, "name=3"),  # type: ignore[arg-type]
        ({"game": "paris"}, "A match needs a game such as holdfast.game"),
        ({"options": [1]}, "Options are whole numbers"),
        ({"content": 5}, "A content pack is given by its folder"),
    ],
)
def test_a_match_says_which_of_its_arguments_makes_no_sense(arguments: dict[str, Any], said: str) -> None:
    given = {"game": holdfast.game("paris"), "seats": 2, **arguments}
    with pytest.raises(HoldfastError, match=said):
        holdfast.Match(given.pop("game"), **given)


def test_a_match_refuses_a_stranger_s_action_and_seat() -> None:
    match = holdfast.Match(holdfast.game("paris"), seats=2, seed=1)
    with pytest.raises(IllegalAction, match="paris has no action 'take'"):
        match.apply("take")  # type: ignore[arg-type]
    with pytest.raises(HoldfastError, match="no seat 2"):
        match.hand_over(2, holdfast.Seat("Eva"))


def test_a_save_with_an_agent_that_is_not_here_can_still_be_loaded() -> None:
    match = holdfast.Match(holdfast.game("paris"), seats=2, seed=1)
    match.seats[1] = holdfast.Seat("Eva", "clever")
    assert holdfast.Match.load(match.save(), holdfast.game).seats[1].agent == "clever"


def test_what_the_package_shows_is_what_it_offers() -> None:
    assert [name for name in dir(holdfast) if not name.startswith("__")] == sorted(holdfast.__all__)
    with pytest.raises(AttributeError, match="nothing"):
        holdfast.nothing  # noqa: B018


def test_a_state_says_what_it_is() -> None:
    state = holdfast.game("paris").new(seats=3, seed=7)
    assert repr(state) == f"<state of paris, 3 seats: {state.decision!r}>"


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOENT, "ni fichier ni dossier"),
        (errno.EACCES, "accès est refusé"),
        (errno.EISDIR, "un dossier, pas un fichier"),
        (errno.EEXIST, "à la place d'un dossier"),
        (errno.ENOSPC, "disque est plein"),
        (errno.ENAMETOOLONG, "trop long"),
        (errno.EIO, "Input/output error"),
    ],
)
def test_what_the_system_refuses_is_said_in_every_language(number: int, said: str) -> None:
    assert said in of_system(OSError(number, os.strerror(number))).say("fr")


def test_however_long_a_reason_is_it_is_told() -> None:
    known = ", ".join(f"id-{number}" for number in range(3000))
    error = HoldfastError("error-file", path="a.toml", why=HoldfastError("error-no-table", table="'x'", known=known))
    assert str(error) == f"a.toml: no table is called 'x'; known tables: {known}."


def test_a_plain_sentence_stays_as_it_is() -> None:
    assert HoldfastError("deck.toml, line 3: no such card.").say("fr") == "deck.toml, line 3: no such card."


def test_an_error_survives_the_way_from_a_worker_process() -> None:
    error = IllegalAction("error-illegal", "X-1", action="go", seat=1, decision="turn", others=2)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.rule, again.say("fr")) == (str(error), "X-1", error.say("fr"))
    assert "X-1" in str(again)


def test_sentences_of_both_languages_take_the_same_arguments() -> None:
    first, *others = [messages(SENTENCES / f"{lang}.ftl") for lang in LANGUAGES]
    for other in others:
        assert other == first


@pytest.mark.parametrize(
    ("lang", "limit", "said"),
    [("en", 1, "1 value"), ("en", 0, "0 values"), ("fr", 0, "0 valeur"), ("fr", 1, "1 valeur"), ("fr", 2, "2 valeurs"),
     ("en", 20_000, "20000 values"), ("en", 10**40, f"{10**40} values")],
)  # fmt: skip
def test_numbers_choose_plurals_and_are_written_as_in_a_file(lang: str, limit: int, said: str) -> None:
    assert HoldfastError("error-length", bound="least", limit=limit).say(lang).endswith(f" {said}.")


# Wrong types


def test_a_match_takes_what_is_given_for_wrong_and_not_for_granted(tmp_path: Path) -> None:
    match: Any = Match(holdfast.game("paris"), seats=2, seed=1)
    load: Any = Match.load
    wrong: list[Callable[[], object]] = [
        lambda: match.write(3),
        lambda: match.write(""),
        lambda: match.write("a\0b.json"),
        lambda: match.write(str(tmp_path)),
        lambda: match.write(tmp_path / "nowhere" / "x.json"),
        lambda: match.game.explain(match.state, 2, match.game.words("en"), match.names),
        lambda: match.game.explain(match.state, "x", match.game.words("en"), match.names),
        lambda: match.decider(12),
        lambda: match.decider("x"),
        lambda: match.state_at(34),
        lambda: match.state_at("x"),
        lambda: match.apply(None),
        lambda: match.apply("keep 01"),
        lambda: match.apply(1.0),
        lambda: match.events("x"),
        lambda: match.events(0, "x"),
        lambda: match.hand_over("x", Seat("Ann")),
        lambda: match.hand_over(0, "x"),
        lambda: match.propose_undo("x"),
        lambda: match.undo("x"),
        lambda: load(None, holdfast.game),
        lambda: Match(match.game, seats=2**31),
        lambda: Match(match.game, seats=2, content="x" * 10_000),
    ]
    for misuse in wrong:
        with pytest.raises(HoldfastError) as raised:
            misuse()
        for lang in ("en", "fr"):
            assert len(raised.value.say(lang)) < 300
    assert list(tmp_path.parent.glob("*.part")) == list(tmp_path.iterdir()) == []
    match.write(str(tmp_path / "x.json"))
    assert Match.load((tmp_path / "x.json").read_bytes(), holdfast.game).seed == 1


@pytest.mark.parametrize("lang", ["de", "EN", "", None, 5])
@pytest.mark.parametrize("game", ["paris", "outlive", "warofmine"])
def test_a_game_speaks_no_other_language(game: str, lang: Any) -> None:
    for ask in (holdfast.game(game).words, holdfast.game(game).description):
        with pytest.raises(HoldfastError, match="There is no language"):
            ask(lang)


def test_names_are_cleaned_wherever_they_come_from() -> None:
    seats = [Seat("Ann\x1b[31m\n", "ran\tdom"), Seat("x" * 10_000)]
    match = Match(holdfast.game("paris"), seats=seats, seed=1)
    assert match.seats == [Seat("Ann [31m", "ran dom"), Seat("x" * LONGEST_NAME)]
    match.seats = seats
    assert Match.load(match.save(), holdfast.game).names == ["Ann [31m", "x" * LONGEST_NAME]


@pytest.mark.parametrize("game", ["paris", "outlive", "warofmine"])
@pytest.mark.parametrize("given", [None, "x", 1.5, [], 10**30, -7])
def test_a_state_refuses_what_is_no_action_and_no_seat(game: str, given: Any) -> None:
    """In our own words, compiled or not, and nothing changes."""
    state = holdfast.game(game).new(seats=2, seed=1)
    before = state.checksum()
    with pytest.raises(IllegalAction, match="one of the catalogue"):
        state.apply(given)
    for look in (state.view, lambda seat: state.observe(seat, []), lambda seat: state.determinize(seat, Rng(1))):
        with pytest.raises(HoldfastError, match="There is no seat"):
            look(given)
    assert state.checksum() == before
