"""Errors are sentences, and what a player meets is said in the player's language."""

import pickle
import re
from pathlib import Path

import pytest
from tests.fluent import messages

import holdfast
from holdfast.core import LANGUAGES, HoldfastError, IllegalAction, SaveError, SetupError

SOURCE = Path(holdfast.__file__).parent
SENTENCES = SOURCE / "core" / "sentences"


def test_every_sentence_is_there_in_every_language_and_used_somewhere() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    used = set(re.findall(r'"(error-[a-z-]*[a-z])"', code))
    assert used
    for lang in LANGUAGES:
        assert set(messages(SENTENCES / f"{lang}.ftl")) == used


def test_an_error_speaks_english_unless_it_is_asked_for_another_language() -> None:
    with pytest.raises(SetupError) as raised:
        holdfast.game("paris").new(seats=9, seed=1)
    assert str(raised.value) == "paris has 2 to 4 seats, not 9."
    assert raised.value.say("fr") == "paris a 2 à 4 places, pas 9."


def test_the_reason_inside_an_error_speaks_the_same_language() -> None:
    inner = HoldfastError("error-no-game", name="'chess'", known="paris")
    error = SaveError("error-save-game", why=inner)
    assert error.say("fr").endswith("Il n'y a pas de jeu 'chess'\N{NO-BREAK SPACE}; il y a paris.")
    assert str(error).endswith("There is no game 'chess'; there are paris.")


@pytest.mark.parametrize("game", ["paris", "outlive", "warofmine"])
@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_nobody_looks_from_a_seat_that_is_not_there(game: str, seat: int) -> None:
    state = holdfast.game(game).new(seats=2, seed=1)
    with pytest.raises(HoldfastError, match=f"no seat {seat}"):
        state.view(seat)
    with pytest.raises(HoldfastError, match=f"no seat {seat}"):
        state.determinize(seat, holdfast.Rng(1))


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
