"""The log as a seat, a spectator, or the owner of a save reads it."""

import embers
import pytest

from holdfast.core import SPECTATOR, HoldfastError, Match, Seat
from holdfast.registry import game
from holdfast.table import BEFORE, EVERYTHING, Log
from holdfast.table.log import last_open_line


def match(decisions: int = 4) -> Match:
    made = Match(embers.GAME, seats=[Seat("Ann"), Seat("Bob")], seed=7)
    for _ in range(decisions):
        assert made.state.decision is not None
        made.apply(made.state.decision.actions[0])
    return made


def texts(log: Log) -> list[str]:
    return [line.text for line in log.last_lines(1000)]


def test_everybody_reads_their_own_draws_and_only_that_others_drew() -> None:
    played = match()
    ann, bob, owner = texts(Log(played, 0, "en")), texts(Log(played, 1, "en")), texts(Log(played, EVERYTHING, "en"))
    assert "Bob draws a card." in ann
    assert "Bob draws a card." not in bob
    assert "Ann draws a card." in bob
    assert not any(text.startswith("You draw") for text in texts(Log(played, SPECTATOR, "en")))
    assert sum(text.startswith("You draw") for text in owner) == 4


def test_lines_have_their_rule_and_their_entry() -> None:
    log = Log(match(1), 0, "en")
    line = log.lines(0)[0]
    assert line.text.startswith("Ann feeds")
    assert (line.rule, line.entry) == ("EMB-2.3", 0)
    assert all(line.entry == BEFORE for line in log.lines(BEFORE))
    assert log.lines(BEFORE)


def test_the_last_lines_are_in_order_and_enough() -> None:
    log = Log(match(), 0, "en")
    everything = log.last_lines(1000)
    assert [line.entry for line in everything] == sorted(line.entry for line in everything)
    last = log.last_lines(3)
    assert 3 <= len(last) < len(everything)
    assert last == everything[-len(last) :]


def test_ones_own_choices_are_told_and_others_only_by_what_was_asked() -> None:
    told = list(Log(match(2), 0, "en").told())
    assert [(one.entry, one.rule) for one in told] == [(0, "EMB-2.2"), (1, "EMB-2.2")]
    assert told[0].asked == "Ann: Choose the card you give to the fire"
    assert told[0].chosen.startswith("Feed the")
    assert told[1].asked == "Bob looks for something to burn"
    assert told[1].chosen == ""


def test_the_owner_of_a_save_reads_all_choices() -> None:
    told = list(Log(match(2), EVERYTHING, "fr").told())
    assert all(one.chosen.startswith("Donner") for one in told)
    assert told[1].asked == "Bob\N{NO-BREAK SPACE}: Choisissez la carte que vous donnez au feu"


def test_a_team_knows_what_each_of_it_chose() -> None:
    played = Match(game("warofmine"), seats=2, seed=1)
    for _ in range(12):
        assert played.state.decision is not None
        played.apply(played.state.decision.actions[0])
    assert all(one.chosen for one in Log(played, 0, "en").told())
    assert not any(one.chosen for one in Log(played, SPECTATOR, "en").told())


def test_an_agreed_undo_is_an_entry_of_its_own() -> None:
    played = match()
    played.undo(0, agreed=True)
    assert [one.undone for one in Log(played, 0, "en").told()] == [True]


def test_each_state_is_told_as_it_was_and_not_as_it_became() -> None:
    played = match(4)
    log = Log(played, 0, "en")
    expected = [log.asked(played.state_at(entry)) for entry in range(len(played.history))]
    assert [one.asked for one in log.told()] == expected


def test_a_list_of_saves_tells_only_what_everybody_saw() -> None:
    assert last_open_line(match(1), "en").startswith("Ann feeds")
    assert last_open_line(match(0), "en") == ""


def test_nobody_reads_the_log_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(HoldfastError):
        Log(match(), 2, "en")
