"""What the learned value reads of a position of Outlive: the numbers of the observation that its layout names and no
others, because writing down all of it takes longer than the network."""

from typing import ClassVar, Final

from holdfast.agents.heuristic.evaluator import Evaluator
from holdfast.agents.learned.net import Blocks
from holdfast.agents.learned.reader import EvaluatedReader, Spans
from holdfast.core.state import BaseState
from holdfast.games.outlive.catalogue import ANIMALS, HEROES, KINDS, RING, SLOTS, SPOTS, TOOLS
from holdfast.games.outlive.locations import Hunt, Sense, Visit
from holdfast.games.outlive.observe import MOST_DAYS, MOST_ROOMS, NONE, NUMBER_OF, bits, observe_events, padded
from holdfast.games.outlive.rounds import coming, is_fed, is_radiated, night_of, phase_of
from holdfast.games.outlive.state import State, Tribe
from holdfast.games.outlive.tables import OutliveTables

# Names of this module are found faster than those of others.
_NUMBER: Final = NUMBER_OF
_NONE: Final = NONE
SPOT_COUNT: Final = len(SPOTS)
HERO_COUNT: Final = len(HEROES)
MANY: Final = 20_000
"""Tribes that are remembered at most; a search meets some hundreds."""


class Met:
    """A tribe as it was met: what tells it apart, what is read of it, and the parts of its evaluation."""

    def __init__(self, tribe: Tribe, hour: int, in_play: int, parts: list[int]) -> None:
        self.hour = hour
        self.in_play = in_play
        self.hand = tribe.hand
        self.leader = tribe.leader
        self.rooms = tribe.rooms
        self.people = tribe.people[:]
        self.airlock = tribe.airlock
        self.used = tribe.used
        self.goods = tribe.goods[:]
        self.gauge = tribe.gauge
        self.broken = tribe.broken
        self.repaired = tribe.repaired
        self.spent = tribe.spent
        self.caught = tribe.caught[:]
        self.overcome = tribe.overcome
        self.places = tribe.places[:]
        self.active = tribe.active
        self.block = _tribe(tribe, True)
        self.parts = parts

    def is_still(self, tribe: Tribe, hour: int, in_play: int) -> bool:
        """Whether it would be read and weighed the same."""
        return (
            self.hour == hour
            and self.in_play == in_play
            and self.active == tribe.active
            and self.used == tribe.used
            and self.spent == tribe.spent
            and self.airlock == tribe.airlock
            and self.gauge == tribe.gauge
            and self.broken == tribe.broken
            and self.repaired == tribe.repaired
            and self.overcome == tribe.overcome
            and self.leader == tribe.leader
            and self.goods == tribe.goods
            and self.places == tribe.places
            and self.people == tribe.people
            and self.caught == tribe.caught
            and self.hand == tribe.hand
            and (self.rooms is tribe.rooms or self.rooms == tribe.rooms)
        )


class OutliveReader(EvaluatedReader):
    TABLE: ClassVar[Spans] = (
        ("day", 1),
        ("decision", 1),
        ("decides", 1),
        ("phase", 1),
        ("first", 1),
        ("first-taken", 1),
        ("turns-to-come", 1),
        ("about-actions", 1),
        ("about-left", 1),
        ("acting-actions", 2),
        ("events", MOST_DAYS),
        ("overcome-by", MOST_DAYS),
        ("stock", RING),
        ("survivors-aboard", SPOT_COUNT),
        ("hand", MOST_ROOMS),
    )
    TRIBE: ClassVar[Spans] = (
        ("people", SLOTS),
        ("rooms", SLOTS),
        ("leader", 1),
        ("airlock", 1),
        ("goods", KINDS),
        ("level", 1),
        ("broken", TOOLS),
        ("repaired", TOOLS),
        ("caught", len(ANIMALS)),
        ("active", HERO_COUNT),
        ("places", HERO_COUNT),
    )

    def __init__(self, evaluator: Evaluator) -> None:
        super().__init__(evaluator)
        self.t: OutliveTables | None = None
        # What every seat sees alike.
        self.phase = 0
        self.coming = 0
        self.decision = 0
        self.actions = -1
        self.left = -1
        """What the decision is about, or -1."""
        self.points = -1
        self.free = 0
        """Actions of the hero that acts, and tiles that it may still take."""
        self.board: list[int] = []
        """What lies on the ring and the ship."""
        self.told: list[int] = []
        """What the events of all days so far depend on, and these, as each seat counts the others."""
        self.events: list[list[int]] = []
        self.met: list[Met] = []
        """The tribes, by seat; empty before the choices of the setup lie open."""
        self.known: dict[tuple[object, ...], Met] = {}
        """Most tribes of a search were met before."""

    def look(self, state: BaseState) -> None:
        assert isinstance(state, State)
        s = state
        if s.t is not self.t:
            self.t = s.t
            self.met.clear()
            self.known.clear()
        self.phase = phase_of(s)
        self.coming = len(coming(s))
        self.decision = 0
        self.actions = -1
        self.left = -1
        decision = s.decision
        if decision is not None:
            self.decision = _NUMBER[decision.step.NAME]
            for name, _, value in decision.step.facts(s):
                if name == "actions":
                    self.actions = value
                elif name == "left":
                    self.left = value
        self.points = -1
        self.free = 0
        for step in s.stack:
            if isinstance(step, Visit):
                self.points = step.points
                self.free = step.free
            elif isinstance(step, (Hunt, Sense)):
                self.points = step.points
        self._tell(s)
        if s.shown:
            self._meet(s)
        else:
            super().look(s)
            self.met.clear()

    def _tell(self, s: State) -> None:
        """What changes seldom is written down when it does."""
        board = s.stock[:]
        bits(s.crew, SPOT_COUNT, board)
        if board != self.board:
            self.board = board
        told = s.events[: s.day + 1]
        told.append(s.in_play)
        for tribe in s.tribes:
            told.append(tribe.overcome)
        if told != self.told:
            self.told = told
            self.events = []
            for seat in range(s.seats):
                events: list[int] = []
                observe_events(s, seat, events)
                self.events.append(events)

    def _meet(self, s: State) -> None:
        """Finds every tribe among those that were met before: first as it was met last, for most have not changed from
        one position to the next."""
        over = len(s.stack) == 0
        by_day = night_of(s) is None
        fresh = len(self.met) != s.seats
        if fresh:
            self.met.clear()
        for who in range(s.seats):
            tribe = s.tribes[who]
            night = 0 if over else 1 if by_day else 3 if is_radiated(s, who) else 2 if is_fed(s, who) else 1
            hour = 4 * s.day + night
            if not fresh and self.met[who].is_still(tribe, hour, s.in_play):
                continue
            met = self._known(s, who, tribe, hour)
            if fresh:
                self.met.append(met)
            else:
                self.met[who] = met

    def _known(self, s: State, who: int, tribe: Tribe, hour: int) -> Met:
        key = (
            hour,
            s.in_play,
            tribe.active,
            tribe.used,
            tribe.spent,
            tribe.airlock,
            tribe.gauge,
            tribe.broken,
            tribe.repaired,
            tribe.overcome,
            tribe.leader,
            tuple(tribe.goods),
            tuple(tribe.places),
            tuple(tribe.people),
            tuple(tribe.caught),
            tuple(tribe.hand),
            tuple(tribe.rooms),
        )
        met = self.known.get(key)
        if met is None:
            if len(self.known) == MANY:
                self.known.clear()
            met = self.known[key] = Met(tribe, hour, s.in_play, self.quarters(s, who, False))
        return met

    def read(self, state: BaseState, seat: int) -> Blocks:
        assert isinstance(state, State)
        s = state
        seats = s.seats
        decision = s.decision
        table = [
            s.day,
            self.decision,
            (decision.seat - seat) % seats if decision is not None else -1,
            self.phase,
            (s.first - seat) % seats,
            1 if s.boarded else 0,
            self.coming,
            self.actions,
            self.left,
            self.points,
            self.free,
        ]
        hand = _NONE[MOST_ROOMS]
        if len(s.tribes[seat].hand) > 0:
            hand = []
            padded(s.tribes[seat].hand, MOST_ROOMS, hand)
        blocks = [table, self.events[seat], self.board, hand]
        if not s.shown:
            for turn in range(seats):
                blocks.append(_tribe(s.tribes[(seat + turn) % seats], turn == 0))
            self.add_parts(s, seat, blocks)
            return blocks
        met = self.met
        for turn in range(seats):
            blocks.append(met[(seat + turn) % seats].block)
        for turn in range(seats):
            blocks.append(met[(seat + turn) % seats].parts)
        return blocks


def spans(seats: int) -> Spans:
    """What is written before the parts of the evaluation."""
    tribes = [(f"tribe-{seat}-{name}", size) for seat in range(seats) for name, size in OutliveReader.TRIBE]
    return (*OutliveReader.TABLE, *tribes)


def _tribe(tribe: Tribe, known: bool) -> list[int]:
    """A tribe; before the choices of the setup lie open only its owner knows what it chose."""
    out: list[int] = []
    if known:
        out += tribe.people
        padded(tribe.rooms, SLOTS, out)
        out.append(tribe.leader)
        out.append(tribe.airlock)
    else:
        out += _NONE[2 * SLOTS + 2]
    out += tribe.goods
    out.append(tribe.gauge)
    bits(tribe.broken, TOOLS, out)
    bits(tribe.repaired, TOOLS, out)
    out += tribe.caught
    bits(tribe.active, HERO_COUNT, out)
    out += tribe.places
    return out
