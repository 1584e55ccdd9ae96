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
from holdfast.games.outlive.rounds import coming, is_fed, is_radiated, phase_of
from holdfast.games.outlive.state import State, Tribe
from holdfast.games.outlive.tables import OutliveTables

# Names of this module are found faster than those of others.
_NUMBER: Final = NUMBER_OF
_NONE: Final = NONE
SPOT_COUNT: Final = len(SPOTS)
HERO_COUNT: Final = len(HEROES)


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
        ("events", MOST_DAYS),
        ("overcome-by", MOST_DAYS),
        ("stock", RING),
        ("survivors-aboard", SPOT_COUNT),
        ("acting-actions", 2),
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
        self.tribes: list[list[int]] = []
        """Empty before the choices of the setup lie open."""
        self.weighed: list[Blocks] = []
        """By seat, of the last position: what its parts depended on, and these."""

    def look(self, state: BaseState) -> None:
        super().look(state)
        assert isinstance(state, State)
        if state.t is not self.t:
            self.t = state.t
            self.weighed.clear()
        self.phase = phase_of(state)
        self.coming = len(coming(state))
        self.decision = 0
        self.actions = -1
        self.left = -1
        decision = state.decision
        if decision is not None:
            self.decision = _NUMBER[decision.step.NAME]
            for name, _, value in decision.step.facts(state):
                if name == "actions":
                    self.actions = value
                elif name == "left":
                    self.left = value
        self.points = -1
        self.free = 0
        for step in state.stack:
            if isinstance(step, Visit):
                self.points = step.points
                self.free = step.free
            elif isinstance(step, (Hunt, Sense)):
                self.points = step.points
        self.tribes.clear()
        if state.shown:
            for tribe in state.tribes:
                self.tribes.append(_tribe(tribe, True))

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
        ]
        observe_events(s, seat, table)
        table += s.stock
        bits(s.crew, SPOT_COUNT, table)
        table.append(self.points)
        table.append(self.free)
        padded(s.tribes[seat].hand, MOST_ROOMS, table)
        blocks = [table]
        for turn in range(seats):
            who = (seat + turn) % seats
            blocks.append(self.tribes[who] if s.shown else _tribe(s.tribes[who], turn == 0))
        self.add_parts(s, seat, blocks)
        return blocks

    def quarters(self, state: BaseState, who: int, own: bool) -> list[int]:
        """The parts of a tribe are computed again only where something has changed that they depend on."""
        assert isinstance(state, State)
        s = state
        if not s.shown:
            return super().quarters(s, who, own)
        tribe = s.tribes[who]
        night = 0 if len(s.stack) == 0 else 3 if is_radiated(s, who) else 2 if is_fed(s, who) else 1
        rest = [s.day, s.in_play, night, tribe.used, tribe.spent, tribe.overcome]
        rest += tribe.hand
        while len(self.weighed) <= who:
            self.weighed.append([[], [], []])
        weighed = self.weighed[who]
        if weighed[0] != rest or weighed[1] != self.tribes[who]:
            weighed[0] = rest
            weighed[1] = self.tribes[who]
            weighed[2] = super().quarters(s, who, own)
        return weighed[2]


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
