"""The journal: what was read to the table, what was chosen, and what came of it."""

import embers
import pytest

from holdfast.core import LANGUAGES, Match, Rng, Seat
from holdfast.games.warofmine import GAME
from holdfast.table import EVERYTHING, as_text, is_reading, journal, last_passages


def siege(seed: int, decisions: int = 100_000) -> Match:
    """A match played at random, to its end or for so many decisions."""
    match = Match(GAME, seats=[Seat("Ada"), Seat("Ben")], seed=seed)
    rng = Rng(seed)
    for _ in range(decisions):
        if match.state.decision is None:
            break
        actions = match.state.decision.actions
        match.apply(actions[rng.below(len(actions))])
    return match


def reading(seed: int = 0) -> Match:
    """A match in which a page asks what to do."""
    match = siege(seed, 0)
    rng = Rng(seed)
    while match.state.decision is not None:
        if is_reading(match.state, GAME.words("en")) and match.state.decision.name == "script":
            return match
        actions = match.state.decision.actions
        match.apply(actions[rng.below(len(actions))])
    return reading(seed + 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_siege_can_be_read_as_one_text(lang: str) -> None:
    match = siege(3)
    found = journal(match, lang)
    assert found.passages
    assert found.ending == GAME.words(lang).say(f"reason-{match.state.result().reason}")
    text = as_text(found, lang)
    for passage in found.passages:
        assert passage.text in text
        assert passage.title in text
    days = [passage.day for passage in found.passages if passage.day]
    assert days == sorted(days)
    assert text.endswith(f"{found.ending}\n")


def test_what_was_chosen_stands_before_what_came_of_it() -> None:
    words = GAME.words("en")
    for seed in range(20):
        match = reading(seed)
        decision = match.state.decision
        assert decision is not None
        option = next(action for action in decision.actions if action.kind.name == "option")
        label = match.game.detail(match.state, option, words)
        match.apply(option)
        told = [passage for passage in journal(match, "en").passages if passage.entry == len(match.history) - 1]
        if told:
            assert told[0].chosen == label
            assert f"\n\n— {label}\n\n" in as_text(journal(match, "en"), "en")
            return
    raise AssertionError("no outcome was told")


def test_while_a_page_asks_it_is_there_to_be_read() -> None:
    match = reading()
    assert is_reading(match.state, GAME.words("en"))
    page = last_passages(match, "en", 0)
    assert page[-1].text == journal(match, "en").passages[-1].text
    assert any(passage.title or passage.page for passage in page)


def test_a_game_without_pages_has_an_empty_journal() -> None:
    match = Match(embers.GAME, seats=[Seat("Ann"), Seat("Bob")], seed=7)
    found = journal(match, "en", EVERYTHING)
    assert (found.passages, found.ending) == ([], "")
    assert last_passages(match, "en", 0) == []
    assert not is_reading(match.state, embers.GAME.words("en"))
