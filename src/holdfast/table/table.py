"""A match in progress: who plays, what agents choose, hand-over, and the way back."""

import secrets
from collections.abc import Callable
from itertools import islice

import msgspec

from holdfast.agents import Agent, Sight, is_agent, parse_agent, shortfall
from holdfast.core import PERSON, Action, Decision, Event, HoldfastError, Match, Rng, Seat


class Turn(msgspec.Struct, frozen=True):
    """A decision that waits for an agent, with all that the agent may see. `choose` may run in a thread of its own:
    the state behind `sight` is a copy."""

    seat: int
    name: str
    version: int
    decision: Decision
    agent: Agent
    sight: Sight

    def choose(self) -> Action:
        """What the agent chooses. An agent that fails is a `HoldfastError`; its seat can be handed over."""
        try:
            action = self.agent.choose(self.decision, self.sight)
        except Exception as error:  # agents may be anybody's
            raise HoldfastError("error-agent-failed", seat=self.name, why=repr(error)) from error
        if action not in self.decision.actions:
            raise HoldfastError("error-agent-failed", seat=self.name, why=repr(action))
        return action


class Table:
    """A match and those who play it. A person's seat may be before this screen or another: that is known to viewers,
    not to the table."""

    def __init__(self, match: Match, seed: Callable[[], int] = lambda: secrets.randbits(32)) -> None:
        self.match = match
        self._seed = seed
        self._agents: dict[int, tuple[str, Agent]] = {}

    @property
    def decision(self) -> Decision | None:
        return self.match.state.decision

    @property
    def persons(self) -> list[int]:
        return self.match.persons

    def is_person(self, seat: int) -> bool:
        return self.match.seats[seat].agent == PERSON

    def act(self, action: Action | int, *, seat: int, version: int | None = None) -> list[Event]:
        """A person acts. Refuses another's turn, and a position that the match has left since `version`."""
        return self.match.apply(action, seat=seat, version=version)

    # Agents

    @property
    def waits_for_agent(self) -> bool:
        decision = self.decision
        return decision is not None and not self.is_person(decision.seat)

    def turn(self) -> Turn:
        """The decision that the agent on the deciding seat has to take. Raises a `HoldfastError` if that agent is not
        here."""
        decision = self.decision
        assert decision is not None
        seat = decision.seat
        sight = Sight(self.match.state.clone(), seat)
        return Turn(seat, self.match.names[seat], self.match.version, decision, self._agent(seat), sight)

    def take(self, turn: Turn, action: Action) -> bool:
        """Does what an agent chose, unless the match was changed while it thought."""
        if turn.version != self.match.version:
            return False
        self.match.apply(action, seat=turn.seat)
        return True

    def _agent(self, seat: int) -> Agent:
        """The agent of a seat, kept as long as the seat has the same one."""
        spec = self.match.seats[seat].agent
        known = self._agents.get(seat)
        if known is None or known[0] != spec:
            made = parse_agent(spec, self.match.game).make(self.match.game, seat, Rng(self._seed()))
            known = self._agents[seat] = (spec, made)
        return known[1]

    # Questions that leave no choice

    @property
    def decides_alone(self) -> bool:
        """Whether only one person plays: nobody else could tell from a question that it was not asked."""
        return len(self.persons) == 1

    @property
    def has_no_choice(self) -> bool:
        """Whether the one person is asked only so that others would not know what is secret, and has but one
        answer."""
        decision = self.decision
        return decision is not None and self.decides_alone and len(decision.actions) == 1

    @property
    def only_action(self) -> Action:
        decision = self.decision
        assert decision is not None
        return decision.actions[0]

    # Seats

    def hand_over(self, seat: int, agent: str) -> None:
        """An agent plays for a seat from now on, or a PERSON does again; the name stays. Raises a `HoldfastError` if
        there is no such agent."""
        if agent != PERSON:
            agent = parse_agent(agent, self.match.game).text
        self.match.hand_over(seat, Seat(self.match.seats[seat].name, agent))

    @property
    def unlearned_agents(self) -> list[HoldfastError]:
        """A sentence for each agent that plays without what it learned, because that does not fit this table."""
        state = self.match.state
        specs = {seat.agent for seat in self.match.seats if seat.agent != PERSON and is_agent(seat.agent)}
        found = [shortfall(parse_agent(text), state.game, state.seats, state.tables) for text in sorted(specs)]
        return [error for error in found if error is not None]

    @property
    def missing_agents(self) -> list[HoldfastError]:
        """A sentence for each seat whose agent is not here; such a seat can be handed over."""
        found = []
        for seat in self.match.seats:
            try:
                if seat.agent != PERSON:
                    parse_agent(seat.agent, self.match.game)
            except HoldfastError as error:
                found.append(HoldfastError("error-seat-agent", seat=seat.name, why=error))
        return found

    # The way back

    def decisions(self) -> list[int]:
        """The entries of the history that are decisions; the reserved entries of agreed undos are not."""
        return [entry for entry, number in enumerate(self.match.history) if number >= 0]

    @property
    def last_own(self) -> int | None:
        """The last decision of a person, or the last of all where only agents play."""
        persons = self.persons
        for entry in reversed(self.decisions()):
            if not persons or self.match.decider(entry) in persons:
                return entry
        return None

    @property
    def last_choice(self) -> int | None:
        """The same without those that left no choice and were taken at once: going back there would lead nowhere."""
        last = self.last_own
        if last is None or not self.decides_alone:
            return last
        before = [state.decision for state in islice(self.match.states(), last + 1)]
        for entry in reversed(self.decisions()):
            decision = before[entry] if entry <= last else None
            if decision is not None and self.is_person(decision.seat) and len(decision.actions) > 1:
                return entry
        return None

    def is_free(self, entry: int) -> bool:
        """Whether going back there needs nobody's consent: not to try again what an agent may do."""
        return entry >= self.match.free_undo and self.is_person(self.match.decider(entry))

    def go_back(self, entry: int, *, by: int | None = None) -> bool:
        """Back to the moment before an entry of the history: at once where that is free, otherwise as a proposal of
        `by` that all persons must agree to. Returns whether the match went back. Where no person plays, nobody has to
        be asked."""
        if self.is_free(entry):
            self.match.undo(entry, seat=by)
        elif by is None:
            if self.persons:
                raise HoldfastError("error-undo-agreement")
            self.match.undo(entry, agreed=True)
        else:
            return self.match.propose_undo(by, entry)
        return True
