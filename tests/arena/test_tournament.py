"""A tournament gives the same figures for any number of workers, and however often it was stopped."""

import math
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.arena import Listener, Tournament, tournament
from holdfast.arena.figures import Sat, figures_of
from holdfast.arena.ratings import ratings
from holdfast.arena.records import Lost, Record
from holdfast.arena.shares import difference_of, share_of
from holdfast.arena.tournament import Schedule
from holdfast.core import Action, HoldfastError, Outcome

PARIS, WAR = holdfast.game("paris"), holdfast.game("warofmine")
TERMS: dict[str, Any] = {"agents": ["random", "heuristic:noise=1", "heuristic:noise=.9"], "seats": 2, "matches": 6}


@pytest.fixture(scope="module")
def whole() -> Tournament:
    return tournament(PARIS, **TERMS)


# Who meets whom


def test_at_two_seats_all_pairs_meet_on_the_same_tables_with_seats_swapped() -> None:
    schedule = Schedule(PARIS, ["random", "easy", "normal"], 2, 5)
    assert schedule.pairings == [("random", "easy"), ("random", "normal"), ("easy", "normal")]
    assert (schedule.matches, schedule.total) == (6, 18)
    first = [schedule.sat(number) for number in range(6)]
    assert {sat.table for sat in first} == {0}
    assert [sat.agents for sat in first[:2]] == [("random", "easy"), ("easy", "random")]
    assert schedule.sat(6) == Sat(1, 0, ("random", "easy"))


def test_at_more_seats_one_agent_sits_against_the_rest_on_every_seat() -> None:
    schedule = Schedule(PARIS, ["random", "normal"], 3, 7)
    assert schedule.pairings == [("random", "normal"), ("normal", "random")]
    assert (schedule.matches, schedule.total) == (9, 18)
    seatings = [schedule.sat(number).agents for number in range(6)]
    assert seatings == [
        ("random", "normal", "normal"),
        ("normal", "random", "normal"),
        ("normal", "normal", "random"),
        ("normal", "random", "random"),
        ("random", "normal", "random"),
        ("random", "random", "normal"),
    ]


def test_only_the_pairings_of_the_first_agent_are_played_if_wanted() -> None:
    schedule = Schedule(PARIS, ["random", "easy", "normal"], 3, 6, of_first=True)
    assert schedule.pairings == [("random", "easy"), ("random", "normal")]
    assert schedule.total == 12


def test_where_all_play_together_every_agent_plays_all_seats() -> None:
    schedule = Schedule(WAR, ["random", "normal"], 3, 7)
    assert schedule.pairings == [("random",), ("normal",)]
    assert schedule.total == 14
    assert schedule.sat(1) == Sat(0, 1, ("normal",) * 3)
    assert schedule.sat(2).table == 1


class Tables(Listener):
    """The first decision of every match."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def begins(self, number: int, state: Any) -> None:
        self.seen.append(state.checksum())

    def merge(self, later: "Tables") -> None:
        self.seen += later.seen


def test_all_matches_of_a_table_begin_alike() -> None:
    tables = Tables()
    tournament(PARIS, **TERMS | {"matches": 4}, listeners=[tables])
    assert len(tables.seen) == 12
    assert len(set(tables.seen[:6])) == len(set(tables.seen[6:])) == 1
    assert tables.seen[0] != tables.seen[6]


# The same figures


def test_figures_do_not_depend_on_workers(whole: Tournament) -> None:
    assert tournament(PARIS, **TERMS, workers=2).json() == whole.json()


class StopAfter:
    def __init__(self, matches: int) -> None:
        self.matches = matches

    def __call__(self, done: int, matches: int) -> None:
        if done >= self.matches:
            raise KeyboardInterrupt


@pytest.mark.parametrize("workers", [1, 2])
def test_a_stopped_tournament_goes_on_where_it_was(whole: Tournament, workers: int, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    stopped = tournament(PARIS, **TERMS, workers=workers, journal=journal, progress=StopAfter(5))
    assert (stopped.played, stopped.asked, stopped.complete) == (5, 18, False)
    heard: list[int] = []
    again = tournament(PARIS, **TERMS, journal=journal, progress=lambda done, matches: heard.append(done))
    assert heard == list(range(6, 19))
    assert again.json() == whole.json()


def test_a_line_that_was_cut_off_is_played_again(whole: Tournament, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    tournament(PARIS, **TERMS, journal=journal, progress=StopAfter(4))
    text = journal.read_bytes()
    journal.write_bytes(text[:-20])
    assert tournament(PARIS, **TERMS, journal=journal).json() == whole.json()
    assert len(journal.read_bytes().splitlines()) == 19


def test_a_killed_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    def command(target: str) -> list[str]:
        arguments = [
            "tournament",
            "paris",
            "--agents",
            "random",
            "heuristic:noise=1",
            "--matches",
            "600",
            "--seed",
            "4",
        ]
        return [sys.executable, "-m", "holdfast", *arguments, "--workers", "2", "--json", str(tmp_path / target)]

    running = subprocess.Popen(command("killed.json"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    journal = tmp_path / "killed.json.journal"
    while running.poll() is None and not (journal.exists() and journal.read_bytes().count(b"\n") > 20):
        time.sleep(0.01)
    workers = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text(encoding="ascii").split()
    running.send_signal(signal.SIGKILL)
    running.wait()
    assert not (tmp_path / "killed.json").exists()
    assert len(workers) == 2
    while any(Path(f"/proc/{worker}").exists() for worker in workers):  # they end with it
        time.sleep(0.01)
    for target in ("killed.json", "whole.json"):
        subprocess.run(command(target), capture_output=True, check=True)
    assert (tmp_path / "killed.json").read_bytes() == (tmp_path / "whole.json").read_bytes()
    assert not journal.exists()


@pytest.mark.parametrize(
    ("other", "named"),
    [({"matches": 8}, "matches"), ({"seed": 2}, "seed"), ({"agents": ["random", "easy"]}, "agents")],
)
def test_a_journal_of_other_terms_is_refused(other: dict[str, Any], named: str, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    tournament(PARIS, **TERMS, journal=journal, progress=StopAfter(2))
    before = journal.read_bytes()
    with pytest.raises(HoldfastError, match=rf"other terms \({named}\)"):
        tournament(PARIS, **TERMS | other, journal=journal)
    assert journal.read_bytes() == before
    anew = tournament(PARIS, **TERMS | {"matches": 2}, journal=journal, anew=True)
    assert anew.complete


def _foreign(text: bytes) -> bytes:
    return b"{}\n" + text


def _swapped(text: bytes) -> bytes:
    head, one, two, *_ = text.splitlines(keepends=True)
    return head + two + one


@pytest.mark.parametrize(("spoil", "said"), [(_foreign, "not a journal"), (_swapped, "do not follow one another")])
def test_a_foreign_or_damaged_journal_is_refused(spoil: Callable[[bytes], bytes], said: str, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    tournament(PARIS, **TERMS, journal=journal, progress=StopAfter(2))
    journal.write_bytes(spoil(journal.read_bytes()))
    with pytest.raises(HoldfastError, match=said):
        tournament(PARIS, **TERMS, journal=journal)


def test_listeners_do_not_go_with_matches_of_an_earlier_run(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    tournament(PARIS, **TERMS, journal=journal, progress=StopAfter(2))
    with pytest.raises(HoldfastError, match="2 matches of an earlier run"):
        tournament(PARIS, **TERMS, journal=journal, listeners=[Tables()])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"agents": ["random"]}, "at least 2 agents"),
        ({"agents": ["random", "random"]}, "named twice"),
        ({"agents": ["random", "genius"]}, "no agent 'genius'"),
        ({"matches": 0}, "at least 1"),
        ({"seats": 5}, "seats"),
        ({"workers": 0}, "workers"),
    ],
)
def test_nonsense_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(HoldfastError, match=said):
        tournament(PARIS, **TERMS | wrong)


# What comes out


def test_every_match_is_counted_once(whole: Tournament) -> None:
    figures = whole.figures
    assert whole.played == whole.asked == figures.matches == 18
    assert [one.matches for one in whole.pairings] == [6, 6, 6]
    assert [one.share.matches for one in figures.agents] == [12, 12, 12]
    assert math.isclose(sum(one.share.share * 12 for one in figures.agents), 18)
    assert math.isclose(sum(one.share for one in figures.by_seat), 1)
    assert sum(figures.lengths.values()) == sum(figures.reasons.values()) == 18
    assert {one.domain for one in figures.things} == {"building", "power", "mission"}
    assert whole.records is None
    assert all(one.low <= one.share <= one.high for one in whole.pairings)


def test_the_stronger_agent_comes_first() -> None:
    result = tournament(PARIS, agents=["random", "heuristic"], seats=2, matches=10)
    assert result.pairings[0].high < 0.5
    assert [one.agent for one in result.ratings] == ["heuristic", "random"]
    assert result.ratings[0].mu > 25 > result.ratings[1].mu


def test_a_game_against_which_all_play_together() -> None:
    result = tournament(WAR, agents=["random", "heuristic"], seats=1, matches=4, records=True)
    assert [one.agents for one in result.pairings] == [["random"], ["heuristic"]]
    assert result.pairings[0].share == 0
    (both,) = result.compared
    assert both.days is not None
    assert both.days.high < 0
    assert both.won.matches == 4
    assert [one.agent for one in result.ratings] == ["heuristic", "random"]
    figures = result.figures
    assert figures.by_seat == []
    assert sum(count for count, _ in figures.days.values()) == 8
    assert result.records is not None
    assert sum(one.count for one in figures.deaths) == sum(len(record.people) for record in result.records) > 0
    assert {one.domain for one in figures.things} >= {"character", "fitting"}


def test_the_file_has_what_others_read(whole: Tournament) -> None:
    read = msgspec.json.decode(whole.json())
    assert set(read["pairings"][0]) == {"agents", "matches", "share", "low", "high", "even"}
    assert msgspec.json.decode(whole.json(), type=Tournament) == whole
    assert "date" not in whole.json().decode()


# The arithmetic


def record(number: int, places: list[int], held: list[list[str]]) -> Record:
    return Record(
        number=number,
        decisions=10,
        reason="winter",
        places=places,
        scores=[10 - place for place in places],
        parts={},
        held={"building": held},
    )


def test_a_shared_first_place_is_divided() -> None:
    one = record(0, [1, 1, 3], [[], [], []])
    assert [one.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_what_a_thing_adds_is_compared_with_the_same_agent() -> None:
    """A strong agent always builds the tower: that it wins says nothing about the tower."""
    played = []
    for number in range(40):
        seat = number % 2
        sat = Sat(number // 2, 0, ("strong", "weak") if seat == 0 else ("weak", "strong"))
        held: list[list[str]] = [["market"] if number < 20 else [], []]
        held[seat] = [*held[seat], "tower"]
        played.append((sat, record(number, [1, 2] if seat == 0 else [2, 1], held)))
    things = {one.id: one for one in figures_of(PARIS, played).things}
    assert things["tower"].share.share == things["tower"].expected == 1.0
    assert things["market"].share.share == things["market"].expected == 0.5
    assert things["market"].share.matches == 20


def test_intervals_over_matches_that_depend_on_each_other_are_wider() -> None:
    alone = share_of([(table, float(table % 2)) for table in range(100)])
    doubled = share_of([(table // 2, float(table // 2 % 2)) for table in range(100)])
    mirrored = share_of([(table // 2, float(table % 2)) for table in range(100)])
    assert alone.share == doubled.share == mirrored.share == 0.5
    assert doubled.high - doubled.low > 1.3 * (alone.high - alone.low)
    # Mirrored pairs would give no interval at all, so Wilson's holds.
    assert mirrored.low == pytest.approx(alone.low, abs=0.01)
    assert mirrored.low < 0.41


def test_a_difference_of_known_values() -> None:
    found = difference_of([(0, 1.0), (1, 3.0), (2, 2.0), (3, 2.0)])
    half = 1.959963984540054 * math.sqrt(2 / 3 / 4)
    assert (found.mean, found.matches) == (2.0, 4)
    assert found.low == pytest.approx(2 - half)
    assert found.clear
    assert not difference_of([(0, -1.0), (1, 1.0)]).clear


def test_ratings_follow_who_finished_first() -> None:
    rated = {one.agent: one for one in ratings(["a", "b", "c"], [[("a", 1), ("b", 2), ("c", 2)]] * 20)}
    assert rated["a"].mu > rated["b"].mu
    assert rated["b"].mu == pytest.approx(rated["c"].mu, abs=1e-9)
    assert rated["a"].sigma < 25 / 3


def test_an_agent_on_several_seats_is_rated_by_their_mean() -> None:
    one, other = ratings(["a", "b"], [[("a", 1), ("b", 2), ("b", 3)]])
    assert (one.agent, other.agent) == ("a", "b")
    assert one.mu > 25 > other.mu


def test_people_who_were_lost_are_counted_by_cause() -> None:
    lost = [Lost("anton", "died", "hunger", 3), Lost("katia", "left", "", 5)]
    records = [
        Record(
            number=n,
            decisions=5,
            reason="nobody-left",
            places=[1],
            scores=[n],
            parts={"days": [n + 1]},
            lost=True,
            people=lost,
        )
        for n in range(3)
    ]
    figures = figures_of(WAR, [(Sat(n, 0, ("a",)), one) for n, one in enumerate(records)])
    assert Counter({(one.who, one.cause): one.count for one in figures.deaths}) == {
        ("anton", "hunger"): 3,
        ("katia", ""): 3,
    }
    assert figures.days == {1: (1, 0), 2: (1, 0), 3: (1, 0)}


class Kinds(Listener):
    """How often each seat chose each kind of action."""

    def __init__(self) -> None:
        self.decisions: Counter[tuple[str, int]] = Counter()
        self.matches = 0

    def decided(self, state: Any, seat: int, action: Action) -> None:
        self.decisions[action.kind.name, seat] += 1

    def ends(self, number: int, state: Any, outcome: Outcome, decisions: int) -> None:
        self.matches += 1

    def merge(self, later: "Kinds") -> None:
        self.decisions.update(later.decisions)
        self.matches += later.matches


@pytest.mark.parametrize("workers", [1, 2])
def test_listeners_hear_every_match_of_a_tournament(workers: int) -> None:
    kinds = Kinds()
    result = tournament(PARIS, **TERMS | {"matches": 2}, workers=workers, listeners=[kinds])
    assert kinds.matches == result.played == 6
    assert sum(kinds.decisions.values()) == sum(length * count for length, count in result.figures.lengths.items())


def test_an_unwritable_journal_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(HoldfastError, match="folder"):
        tournament(PARIS, **TERMS, journal=tmp_path)


def test_however_many_matches_are_asked_for_they_begin_at_once_and_are_not_listed() -> None:
    result = tournament(PARIS, agents=["random", "heuristic"], seats=2, matches=10**12, progress=StopAfter(4))
    assert (result.played, result.asked, result.complete) == (4, 10**12, False)


def test_ratings_do_not_hang_on_the_last_matches() -> None:
    """One agent wins 60 of 90 matches. That it loses its last thirty does not make it the weaker one."""
    won, lost = [("a", 1), ("b", 2)], [("a", 2), ("b", 1)]
    first, second = ratings(["a", "b"], [won] * 60 + [lost] * 30)
    assert (first.agent, second.agent) == ("a", "b")
    assert first.mu > second.mu + 2
    assert ratings(["a", "b"], [won] * 60 + [lost] * 30) == [first, second]
