"""What the learned value reads of a position of Paris: New Eden, from one seat: where it stands once the bids on the
table are settled, how far its missions are then, and how strong it is in each bid. Reads nothing that the seat does not
see."""

from typing import ClassVar, Final

from holdfast.agents.heuristic.paris import card_worth
from holdfast.agents.learned.net import Blocks
from holdfast.agents.learned.reader import Reader, Spans
from holdfast.core.state import BaseState
from holdfast.games.paris.acquire import Announce, Claim, Claims, Distribute, claim_order, holder, strength
from holdfast.games.paris.catalogue import (
    BINOC,
    DECKS,
    FARMER,
    FEW_SLACK,
    FOUR_EQ,
    MISSIONS,
    MOST_EQ,
    MOST_EQ_ALL,
    MOST_POW,
    MOST_SURV,
    MOST_TYPE,
    NEW_BUILDING,
    PAIRS_EACH_EQ,
    PAIRS_EACH_SURV,
    PART_COUNT,
    PLACES,
    POWER_COUNT,
    SLACKER,
    TAKE_TWO_CANS,
    TEN_SLACK,
    TWO_PAIRS,
    TWO_POW,
    UNIVERSAL_EQUIPMENT,
    WILD,
)
from holdfast.games.paris.observe import DECISIONS
from holdfast.games.paris.resolve import Feed, ResolveEvent
from holdfast.games.paris.scoring import COMPARED, power_points
from holdfast.games.paris.state import State
from holdfast.games.paris.tables import ParisTables

PHASES: Final = 4
"""Of a season: the first half of gathering, the second, acquiring, resolving."""
SHORT, SPARE = 8, 3
"""How far a mission that is told may be from success, and how far beyond."""
STANDS: Final = SHORT + SPARE + 1
ZERO: Final = 20
"""What no farmers too few or too many are read as."""
MOST: Final = 40
LACKS: Final = 4
"""Lacks of equipped survivors that are told apart."""
EIGHTHS: Final = 8
BIDS: Final = 10
"""How a bid may stand: from three or more behind to three or more ahead, equals by who wins ties, and two without a
bid of one's own."""
TYPES: Final = 6
# Names of this module are found faster than those of others.
DECK_COUNT: Final = len(DECKS)
PLACE_COUNT: Final = len(PLACES)
MISSION_COUNT: Final = len(MISSIONS)
_COMPARED: Final = COMPARED
_NUMBER: Final = {name: 1 + number for number, name in enumerate(DECISIONS)}


class ParisReader(Reader):
    TABLE: ClassVar[Spans] = (
        ("stage", 1),
        ("season", 1),
        ("decision", 1),
        ("faces", TYPES),
        ("places", len(PLACES)),
        ("station", TYPES),
        ("center", 5),
        ("tiles", 1),
        ("hand", len(MISSIONS)),
        ("bids", len(DECKS)),
    )
    SEAT: ClassVar[Spans] = (
        ("who", 5),
        ("to-take", 1),
        ("board", TYPES),
        ("tokens", TYPES),
        ("people", TYPES),
        ("later-people", TYPES),
        ("things", 3),
        ("pairs", 3),
        ("powers", POWER_COUNT),
        ("cans", 1),
        ("points", 1),
        ("missions", 1),
        ("buildings", 1),
        ("population", 1),
        ("zone", 1),
        ("surplus", 1),
        ("farmers", 1),
        ("fed", 1),
        ("event", LACKS),
    )

    def __init__(self) -> None:
        self.t: ParisTables | None = None
        self.worths: list[float] = []
        """Of each building to anybody."""
        # What everybody has once the bids on the table are settled, as far as one can tell: columns as in the state.
        self.people: list[int] = []
        self.things: list[int] = []
        """With universal equipment counted in."""
        self.powers: list[int] = []
        self.cans: list[int] = []
        self.buildings: list[int] = []
        self.to_come = 0
        """The first type whose bids are not settled."""
        self.acquiring = False
        """Whether buildings are still to be distributed this season."""
        self.bids: list[int] = []
        """The strength of each seat for each type, type by type; of those whose bids are settled, nothing."""
        self.fed_turn = -1
        """Whose turn it is to feed, or will be; -1 when all have fed."""
        self.eventful = False
        """Whether the event of this season is to come."""
        self.table: list[int] = []
        self.seats: list[list[int]] = []
        """What everybody sees of the table and of each seat."""

    def look(self, state: BaseState) -> None:
        assert isinstance(state, State)
        s = state
        if self.t is not s.t:
            self.t = s.t
            self.worths = [card_worth(s, card) for card in range(len(s.t.building_type))]
        self.expect(s)
        self.table = []
        self._table(s, self.table)
        asked = s.decision.seat if s.decision is not None else -1
        tiles: list[int] = s.face_up_tiles() if self.eventful else []
        self.seats.clear()
        for who in range(s.seats):
            hungry = self.fed_turn >= 0 and (who - s.first) % s.seats >= self.fed_turn
            found: list[int] = []
            self._seat(s, who, asked, hungry, tiles, found)
            self.seats.append(found)

    def read(self, state: BaseState, seat: int) -> Blocks:
        assert isinstance(state, State)
        own: list[int] = []
        self._hand(state, seat, own)
        self._bids(state, seat, own)
        blocks = [self.table, own]
        for turn in range(state.seats):
            blocks.append(self.seats[(seat + turn) % state.seats])
        return blocks

    # What is to be expected

    def expect(self, s: State) -> None:
        """Every seat with strength for a type moves its tokens in and gets the building that its place in the claim
        leaves it."""
        people = self.people = s.survivors[:]
        self.things = s.equipment[:]
        self.powers = s.powers[:]
        self.cans = s.cans[:]
        self.buildings = [s.buildings(seat) for seat in range(s.seats)]
        first = DECK_COUNT
        announced = False
        claims = -1
        claiming = -1
        self.fed_turn = -1
        self.eventful = False
        for step in s.stack:
            if isinstance(step, Feed):
                self.fed_turn = step.turn
            elif isinstance(step, ResolveEvent):
                self.eventful = True
            elif isinstance(step, Distribute):
                first = step.type
            elif isinstance(step, Announce):
                announced = True
            elif isinstance(step, Claims):
                claims = step.turn
            elif isinstance(step, Claim):
                claiming = step.seat
        if announced:
            first -= 1
        elif claims >= 0:
            self._claims(s, first - 1, claims, claiming)
        self.to_come = first
        self.acquiring = first < DECK_COUNT or claims >= 0
        if first == DECK_COUNT:
            return
        seats = s.seats
        tokens = s.board_tokens
        bidding = [False] * seats
        all_bids = self.bids = [0] * (first * seats)
        for type in range(first, DECK_COUNT):
            bids = [0] * seats
            bidders: list[int] = []
            for seat in range(seats):
                bid = strength(s, seat, type)
                if bid > 0:
                    bids[seat] = bid
                    bidders.append(seat)
                    bidding[seat] = True
                    at = seat * TYPES + type
                    if tokens[at] > 0:
                        people[at] += tokens[at]
            all_bids += bids
            row = s.rows[type]
            if len(bidders) > 0 and len(row) > 0:
                self._share_out(s, row, bidders if len(bidders) == 1 else claim_order(s, bids))
        become = s.t.becomes[WILD]
        for seat in range(seats):
            if bidding[seat]:
                people[seat * TYPES + become] += tokens[seat * TYPES + WILD]

    def _claims(self, s: State, type: int, turn: int, claiming: int) -> None:
        """The type whose buildings are being claimed: those who have their claim before them."""
        order = claim_order(s, s.strength)
        waiting: list[int] = [claiming] if claiming >= 0 else []
        for place in range(turn, len(order)):
            waiting.append(order[place])
        row = s.rows[type]
        if len(row) > 0:
            self._share_out(s, row, waiting)
        for seat in range(s.seats):
            if s.strength[seat] > 0:
                self.people[seat * TYPES + type] += s.board_tokens[seat * TYPES + type]
                self.people[seat * TYPES + s.t.becomes[WILD]] += s.wilds_added[seat * 2 + 1]

    def _share_out(self, s: State, row: list[int], order: list[int]) -> None:
        """The buildings of a row by their worth, those of equal worth as they lie."""
        t = s.t
        worths = self.worths
        people = self.people
        left = row[:]
        for seat in order:
            if len(left) == 0:
                return
            best = left[0]
            most = worths[best]
            for card in left:
                worth = worths[card]
                if worth > most:
                    most = worth
                    best = card
            left.remove(best)
            for type in t.building_people[best]:
                people[seat * TYPES + type] += 1
            for kind in t.building_things[best]:
                self.things[seat * 3 + kind] += 1
            self.cans[seat] += t.building_cans[best]
            self.buildings[seat] += 1
            power = t.building_power[best]
            if power >= 0:
                self.powers[seat * POWER_COUNT + power] += 1
                if power == TAKE_TWO_CANS:
                    self.cans[seat] += t.power_amount[power]

    def things_of(self, seat: int, kind: int) -> int:
        """Equipment with universal equipment counted in."""
        t = self.t
        have = self.things[seat * 3 + kind]
        copies = self.powers[seat * POWER_COUNT + UNIVERSAL_EQUIPMENT]
        return have if copies == 0 or t is None else have + copies * t.power_amount[UNIVERSAL_EQUIPMENT]

    def population(self, seat: int) -> int:
        total = 0
        for type in range(TYPES):
            total += self.people[seat * TYPES + type]
        return total

    # The table

    def _table(self, s: State, out: list[int]) -> None:
        taken = 0
        for count in s.dice_taken:
            taken += count
        all_dice = s.seats * s.t.dice_each[s.seats - 2]
        phase = 3
        if taken < all_dice:
            phase = 0 if 2 * taken < all_dice else 1
        elif self.acquiring:
            phase = 2
        out.append(s.season * PHASES + phase)
        out.append(s.season)
        decision = s.decision
        out.append(0 if decision is None else _NUMBER[decision.name])
        places = [0] * PLACE_COUNT
        faces = [0] * TYPES
        dice = s.dice
        at = 0
        for place in range(PLACE_COUNT):
            for type in range(TYPES):
                count = dice[at]
                at += 1
                if count > 0:
                    places[place] += count
                    faces[type] += count
        out += faces
        out += places
        out += s.station
        out += s.center
        out.append(len(s.tiles) - len(s.flipped))

    # Missions

    def _hand(self, s: State, seat: int, out: list[int]) -> None:
        """How far each mission of the hand stands, 0 for those that are not there."""
        start = len(out)
        out += [0] * MISSION_COUNT
        for mission in s.missions.hands[seat]:
            ahead = self._ahead(s, seat, mission)
            ahead = -SHORT if ahead < -SHORT else ahead if ahead < SPARE else SPARE
            out[start + mission] = 1 + SHORT + ahead

    def _ahead(self, s: State, seat: int, mission: int) -> int:
        """By how much it succeeds, or fails."""
        t = s.t
        kind = t.mission_kind[mission]
        if kind == NEW_BUILDING:
            lacks = 0
            for type, count in t.mission_requires[mission]:
                lacks += max(0, count - self.people[seat * TYPES + type])
            return -lacks
        if kind == BINOC:
            return 0 if s.binoculars == seat else -1 if s.binoculars < 0 else -2
        have = self._measure(seat, kind, t.mission_target[mission])
        if kind not in _COMPARED:
            return have - t.mission_threshold[mission]
        best = -1000
        for other in range(s.seats):
            if other != seat:
                best = max(best, self._measure(other, kind, t.mission_target[mission]))
        return have - best - (0 if t.mission_ties[mission] else 1)

    def _measure(self, seat: int, kind: int, target: int) -> int:
        """As `scoring.measure`, of what is to be expected."""
        if kind in (MOST_TYPE, TWO_PAIRS):
            return self.people[seat * TYPES + target]
        if kind in (MOST_EQ, FOUR_EQ):
            return self.things_of(seat, target)
        if kind in (MOST_POW, TWO_POW):
            total = 0
            for power in range(POWER_COUNT):
                total += self.powers[seat * POWER_COUNT + power]
            return total
        if kind == MOST_EQ_ALL:
            return self.things_of(seat, 0) + self.things_of(seat, 1) + self.things_of(seat, 2)
        if kind == PAIRS_EACH_EQ:
            return min(self.things_of(seat, 0), self.things_of(seat, 1), self.things_of(seat, 2))
        if kind == PAIRS_EACH_SURV:
            least = self.people[seat * TYPES]
            for type in range(1, 5):
                least = min(least, self.people[seat * TYPES + type])
            return least
        if kind == TEN_SLACK:
            return self.people[seat * TYPES + SLACKER]
        if kind == FEW_SLACK:
            return -self.people[seat * TYPES + SLACKER]
        if kind == MOST_SURV:
            return self.population(seat)
        return self.buildings[seat]

    # Bids

    def _bids(self, s: State, seat: int, out: list[int]) -> None:
        """For each type how the seat's bid stands against the strongest other one; 0 if that is settled."""
        bat = holder(s, s.bat)
        turn = (seat - bat) % s.seats
        all_bids = self.bids
        for type in range(DECK_COUNT):
            if type < self.to_come:
                out.append(0)
                continue
            at = type * s.seats
            mine = all_bids[at + seat]
            best = 0
            wins = True
            for other in range(s.seats):
                if other != seat:
                    theirs = all_bids[at + other]
                    if theirs > best:
                        best = theirs
                        wins = True
                    if theirs == best and (other - bat) % s.seats < turn:
                        wins = False
            if mine == 0:
                out.append(BIDS if best > 0 else BIDS - 1)
                continue
            lead = mine - best
            if lead < 0:
                out.append(4 + (lead if lead > -3 else -3))
            elif lead == 0:
                out.append(5 if wins else 4)
            else:
                out.append(5 + (lead if lead < 3 else 3))

    # Seats

    def _seat(self, s: State, who: int, asked: int, hungry: bool, tiles: list[int], out: list[int]) -> None:
        t = s.t
        out += [
            1 if asked == who else 0,
            1 if s.first == who else 0,
            1 if s.bat == who else 0,
            1 if s.binoculars == who else 0,
            1 if s.heroine == who else 0,
            t.dice_each[s.seats - 2] - s.dice_taken[who],
        ]
        at = who * TYPES
        dice, tokens = s.board_dice, s.board_tokens
        for type in range(TYPES):
            out.append(dice[at + type] + tokens[at + type])
        out += tokens[at : at + TYPES]
        out += s.survivors[at : at + TYPES]
        people = self.people
        out += people[at : at + TYPES]
        have = self.things[who * 3 : who * 3 + 3]
        copies = self.powers[who * POWER_COUNT + UNIVERSAL_EQUIPMENT]
        if copies > 0:
            for kind in range(3):
                have[kind] += copies * t.power_amount[UNIVERSAL_EQUIPMENT]
        out += have
        pairs = [0] * TYPES
        for type in range(1, 4):
            things = have[t.equipment_of[type]]
            pairs[type] = people[at + type] if people[at + type] < things else things
            out.append(pairs[type])
        out += self.powers[who * POWER_COUNT : (who + 1) * POWER_COUNT]
        cans = self.cans[who]
        out.append(cans)
        points = power_points(s, who, 0) if s.stack else 0
        for part in range(PART_COUNT):
            points += s.points[who * PART_COUNT + part]
        out.append(points)
        out.append(len(s.missions.hands[who]))
        out.append(self.buildings[who])
        population = self.population(who)
        out.append(population)
        zone = population if population < len(t.zone_vp) else len(t.zone_vp) - 1
        points = t.zone_vp[zone]
        out.append(points)
        farmers = people[at + FARMER] - t.zone_farmers[zone]
        surplus = farmers + cans
        out.append(max(0, min(MOST, ZERO + surplus)))
        out.append(max(0, min(MOST, ZERO + farmers)))
        out.append(points if hungry and surplus >= 0 else 0)
        if len(tiles) == 0:
            out += [0] * LACKS
            return
        worth = [0] * LACKS
        for tile in tiles:
            lacks = -t.heroine_equipped if s.heroine == who else 0
            for types, count in t.event_groups[tile]:
                for type in types:
                    count -= pairs[type]
                if count > 0:
                    lacks += count
            if lacks < LACKS:
                worth[lacks if lacks > 0 else 0] += t.event_vp[tile]
        for points in worth:
            out.append(points * EIGHTHS // len(tiles))
