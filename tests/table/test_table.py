"""A match in progress: people and agents at one table, hand-over, and the way back."""

import embers
import pytest

from holdfast.agents import AGENTS, Sight
from holdfast.core import Action, Decision, HoldfastError, Match, NotYourTurn, Seat, StalePosition
from holdfast.registry import game
from holdfast.table import Table
from holdfast.table.table import Turn

PARIS = game("paris")


def table(*seats: str, seed: int = 7) -> Table:
    """`Bob=random` is an agent, any other name a person."""
    return Table(Match(embers.GAME, seats=[Seat(*text.split("=")) for text in seats], seed=seed))


def play(t: Table, decisions: int) -> None:
    """People take their first action, agents what they choose."""
    for _ in range(decisions):
        assert t.decision is not None
        if t.waits_for_agent:
            turn = t.turn()
            assert t.take(turn, turn.choose())
        else:
            t.act(t.decision.actions[0], seat=t.decision.seat)


# Acting


def test_a_person_acts_only_on_their_turn_and_on_the_position_they_saw() -> None:
    t = table("Ann", "Bob")
    assert t.decision is not None
    first, action = t.decision.seat, t.decision.actions[0]
    with pytest.raises(NotYourTurn):
        t.act(action, seat=1 - first)
    with pytest.raises(StalePosition) as stale:
        t.act(action, seat=first, version=5)
    assert stale.value.version == 0
    assert t.act(action.index, seat=first, version=0)
    assert t.match.version == 1


def test_agents_play_a_whole_match() -> None:
    t = table("Ann=random", "Bob=random", "Eva=random")
    assert t.persons == []
    while t.decision is not None:
        play(t, 1)
    assert t.match.state.outcome is not None
    assert not t.waits_for_agent


def test_agents_are_repeatable_if_their_seeds_are() -> None:
    def history(seed: int) -> list[int]:
        t = Table(Match(PARIS, seats=[Seat("Ann", "random"), Seat("Bob", "random")], seed=3), seed=lambda: seed)
        play(t, 20)
        return t.match.history

    assert history(1) == history(1)
    assert history(1) != history(2)


class Curious:
    """Notes what it is given, tampers with it, and takes the last action."""

    def __init__(self) -> None:
        self.sights: list[Sight] = []

    def choose(self, decision: Decision, sight: Sight) -> Action:
        self.sights.append(sight)
        sight._state.apply(decision.actions[0])
        return decision.actions[-1]


def test_an_agent_is_given_its_seats_sight_of_a_copy() -> None:
    t = table("Ann=random", "Bob")
    decision = t.decision
    assert decision is not None
    agent = Curious()
    before = t.match.state.checksum()
    turn = Turn(0, "Ann", t.match.version, decision, agent, t.turn().sight)
    assert turn.choose() is decision.actions[-1]
    assert agent.sights[0].seat == 0
    assert t.match.state.checksum() == before


class Broken:
    def choose(self, decision: Decision, sight: Sight) -> Action:
        raise ZeroDivisionError("no plan")


class Cheat:
    def choose(self, decision: Decision, sight: Sight) -> Action:
        closed = [action for action in sight.game.catalogue if action not in decision.actions]
        return closed[0]


@pytest.mark.parametrize(("agent", "why"), [(Broken(), "no plan"), (Cheat(), "feed")])
def test_an_agent_that_fails_is_a_sentence_and_changes_nothing(agent: Broken | Cheat, why: str) -> None:
    t = next(t for t in (table("Ann=random", "Bob", seed=seed) for seed in range(50)) if len(hand(t)) < 3)
    turn = t.turn()
    with pytest.raises(HoldfastError, match=rf"The computer failed when it played for Ann: .*{why}"):
        Turn(turn.seat, turn.name, turn.version, turn.decision, agent, turn.sight).choose()
    assert t.match.version == 0


def hand(t: Table) -> set[int]:
    assert t.decision is not None
    return {action.index for action in t.decision.actions}


def test_what_an_agent_thought_is_dropped_if_the_match_was_changed_meanwhile() -> None:
    t = table("Ann=random", "Bob")
    turn = t.turn()
    action = turn.choose()
    t.hand_over(0, "person")
    assert not t.take(turn, action)
    assert t.match.history == []


# Seats


def test_a_seat_is_handed_to_an_agent_and_taken_back() -> None:
    t = table("Ann", "Bob")
    t.hand_over(1, "random")
    assert t.persons == [0]
    assert t.match.seats[1] == Seat("Bob", "random")
    t.hand_over(1, "person")
    assert t.match.seats[1] == Seat("Bob")
    assert t.match.version == 2


def test_a_seat_keeps_its_agent_as_long_as_nobody_changes_it() -> None:
    t = table("Ann=random", "Bob")
    first = t.turn().agent
    assert t.turn().agent is first
    t.hand_over(0, "person")
    t.hand_over(0, "random")
    assert t.turn().agent is first


@pytest.mark.parametrize("agent", ["", "oracle", "random:3", "heuristic:loud"])
def test_no_seat_is_handed_to_an_agent_that_does_not_play_here(agent: str) -> None:
    t = table("Ann", "Bob")
    with pytest.raises(HoldfastError):
        t.hand_over(1, agent)
    assert t.match.seats[1] == Seat("Bob")


def test_a_match_with_a_missing_agent_can_be_loaded_and_its_seat_handed_over() -> None:
    match = Match(PARIS, seats=[Seat("Ann"), Seat("Bob", "oracle:9")], seed=3)
    t = Table(Match.load(match.save(), game))
    said = [error.say("en") for error in t.missing_agents]
    assert said == [
        "The computer can't play for Bob. There is no agent 'oracle:9'; there are: "
        f"{', '.join(AGENTS)}. Let somebody else play for Bob to go on."
    ]
    while not t.waits_for_agent:
        play(t, 1)
    with pytest.raises(HoldfastError, match="oracle"):
        t.turn()
    t.hand_over(1, "random")
    assert t.missing_agents == []
    turn = t.turn()
    assert t.take(turn, turn.choose())


# The way back


def free_match() -> Table:
    """Ann has decided twice in one run, without chance between."""
    t = Table(Match(PARIS, seats=[Seat("Ann"), Seat("Bob", "random")], seed=7))
    while t.match.free_undo > len(t.match.history) - 2 or not t.is_person(t.match.decider(len(t.match.history) - 1)):
        play(t, 1)
    return t


def test_ones_own_run_of_decisions_is_taken_back_freely() -> None:
    t = free_match()
    entry = t.match.free_undo
    assert t.is_free(entry)
    assert t.go_back(entry, by=0)
    assert len(t.match.history) == entry


def test_another_seats_free_decision_is_not_mine_to_take_back() -> None:
    t = free_match()
    with pytest.raises(NotYourTurn):
        t.go_back(t.match.free_undo, by=1)


def test_what_an_agent_chose_is_never_free() -> None:
    t = Table(Match(PARIS, seats=[Seat("Ann"), Seat("Bob", "random")], seed=7))
    while not t.match.history or t.is_person(t.match.decider(len(t.match.history) - 1)):
        play(t, 1)
    entry = len(t.match.history) - 1
    assert entry >= t.match.free_undo
    assert not t.is_free(entry)
    with pytest.raises(HoldfastError, match="all must agree"):
        t.go_back(entry)


def test_beyond_chance_all_persons_must_agree() -> None:
    t = table("Ann", "Bob", "Eva")
    play(t, 6)
    assert not t.go_back(0, by=1)
    assert t.match.proposal is not None
    assert t.match.proposal.agreed == [1]
    assert len(t.match.history) == 6
    assert not t.match.agree(0)
    assert t.match.agree(2)
    assert [entry for entry in t.match.history if entry >= 0] == []


def test_alone_with_agents_one_person_agrees_with_themselves() -> None:
    t = table("Ann", "Bob=random")
    play(t, 4)
    assert t.go_back(0, by=0)
    assert t.match.history[0] < 0


def test_where_only_agents_play_nobody_has_to_agree() -> None:
    t = table("Ann=random", "Bob=random")
    play(t, 4)
    assert t.last_own == 3
    assert t.go_back(1)
    assert len(t.match.history) == 2


def test_the_last_own_decision_is_that_of_a_person() -> None:
    t = table("Ann", "Bob=random", "Eva=random")
    assert t.last_own is None
    play(t, 3)
    assert t.last_own == 0
    t.go_back(0, by=0)
    assert t.last_own is None
    assert t.decisions() == []
