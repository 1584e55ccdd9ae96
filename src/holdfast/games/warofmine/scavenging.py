"""Scavenging: the location, the Unknown deck, noise, residents, and what is carried home."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.events as e
import holdfast.games.warofmine.ops as ops
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.choices import Select, TakeOne, count, tokens_up_to
from holdfast.games.warofmine.people import (
    FORAGER,
    GOOD_SCAVENGER,
    LAWYER,
    SNEAKY,
    raise_state,
    roll_black,
)
from holdfast.games.warofmine.pools import play_from_pools, pools_of
from holdfast.games.warofmine.run import Camp, Owed, cut, play
from holdfast.games.warofmine.state import (
    EXPLORATION_CARD,
    F_FINDINGS,
    F_INVENTORY,
    F_MET,
    F_MOURN,
    F_NEXT_RESIDENT,
    F_NO_FREE_WATER,
    F_NO_SPECIAL,
    F_NOISE_MAX,
    F_NOISE_MIN,
    F_QUIET,
    F_ROW_CARD,
    F_SKILLS,
    F_VISITED,
    FIGHTING,
    FINDING_CARD,
    FOE_SIZE,
    NOTE_CARRIED,
    NOTE_CHARGES,
    NOTE_ID,
    NOTE_PLACE,
    NOTE_STORED,
    RESIDENT_CARD,
    State,
)

UNKNOWN_DECK: Final = 4
RESIDENTS_DECK: Final = 1
FINDINGS_DECK: Final = 5

SLOT_HIDING: Final = 1
SLOT_MAP: Final = 2

LAWYER_USED: Final = 1
SCAVENGER_USED: Final = 2

MAP_CARDS: Final = 3


def here(s: State) -> int:
    """The location card where the party is."""
    return s.location


# Setting out


@final
class Scavenging(Step[State]):
    """One of the locations is chosen (TWM-7.1)."""

    NAME: ClassVar[str] = "scavenging"
    RULE: ClassVar[str] = "TWM-7.1"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        if s.party_mask() == 0:  # nobody goes: the phase is skipped (TWM-6.8)
            s.pop()
            return -1
        for spot in range(3):
            if s.spots[spot] >= 0:
                out.append(c.GO[spot])
        if not out:
            s.pop()
            return -1
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.location = s.spots[action.a]
        for flag in (F_QUIET, F_NOISE_MIN, F_NOISE_MAX, F_VISITED, F_MET, F_SKILLS, F_INVENTORY):
            s.flags[flag] = 0
        s.swap(Equip())


@final
class Equip(Step[State]):
    """Tokens are taken along, whatever they weigh (TWM-7.3)."""

    NAME: ClassVar[str] = "equip"
    RULE: ClassVar[str] = "TWM-7.3"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        for item in range(c.TOKENS):
            if s.storage[item] > 0:
                out.append(c.TAKE[item])
        for slot in range(s.note_count()):
            if s.note_at(slot, NOTE_PLACE) == NOTE_STORED:
                out.append(c.TAKE_NOTE[slot])
        out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.TAKE:
            s.storage[action.a] -= 1
            s.pile[action.a] += 1
        elif action.kind is c.TAKE_NOTE:
            s.set_note(action.a, NOTE_PLACE, NOTE_CARRIED)
        else:
            self._depart(s)

    def _depart(self, s: State) -> None:
        t = s.t
        cards = t.cards_at[s.spots.index(s.location)]
        for slot in range(s.note_count()):
            if s.note_acts(slot):
                cards += t.note_cards[s.note_at(slot, NOTE_ID)]
        cards = max(0, min(cards, len(s.exploration)))
        s.unknown = s.exploration[len(s.exploration) - cards :]
        s.exploration = s.exploration[: len(s.exploration) - cards]
        s.known[UNKNOWN_DECK] = 0
        s.noise = max(1, t.noise_floor[here(s)])
        s.tell(e.WENT, here(s), cards, "TWM-7.8")
        if s.has_skill(s.party_mask(), FORAGER):
            s.gain(c.VEGETABLE, 1, s.pile)
        s.swap(Explore())
        t.reader.hook(s, ops.HOOK_DEPARTURE)

    def refuse(self, s: State, action: Action) -> str:
        return "TWM-7.3"


# Exploring


@final
class Explore(Camp):
    """Card after card, until the leader stops or the Unknown deck is empty (TWM-7.13, TWM-7.14)."""

    NAME: ClassVar[str] = "explore"
    RULE: ClassVar[str] = "TWM-7.9"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def leave(self, s: State) -> None:
        s.swap(ChooseFindings())

    def ask(self, s: State, out: list[Action]) -> int:
        if not s.unknown or s.party_mask() == 0:
            s.swap(ChooseFindings())
            return -1
        out.append(c.EXPLORE[0])
        out.append(c.STOP[0])
        t = s.t
        place = here(s)
        left = len(s.unknown)
        if not s.flags[F_VISITED] & 1 and left >= t.look_cost[place]:
            out.append(c.LOOK_AROUND[0])
        visits = t.visits[place]
        for way in range(len(visits) // 2):
            if not s.flags[F_VISITED] >> (way + 1) & 1 and left >= visits[way * 2 + 1]:
                out.append(c.VISIT[way])
        if s.slots & SLOT_MAP:
            out.append(c.USE_MAP[0])
        return s.open_to(ops.SCAVENGING, out)

    def do(self, s: State, action: Action) -> None:
        t = s.t
        if action.kind is c.EXPLORE:
            turn_card(s)
        elif action.kind is c.STOP:
            s.swap(ChooseFindings())
        elif action.kind is c.LOOK_AROUND:
            s.flags[F_VISITED] |= 1
            return_cards(s, t.look_cost[here(s)])
            play(s, t.look_around[here(s)])
        elif action.kind is c.VISIT:
            s.flags[F_VISITED] |= 2 << action.a
            visits = t.visits[here(s)]
            return_cards(s, visits[action.a * 2 + 1])
            play(s, visits[action.a * 2])
        else:
            s.slots &= ~SLOT_MAP
            s.explored = [*s.explored, c.MAP_CARD]
            s.known[UNKNOWN_DECK] = max(s.known[UNKNOWN_DECK], min(MAP_CARDS, len(s.unknown)))
            s.reveal()
            s.tell(e.PEEKED, UNKNOWN_DECK, 0, "TWM-7.24")
            s.push(ReadMap(min(MAP_CARDS, len(s.unknown))))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("cards", c.CARDS, len(s.unknown)),
            ("noise", c.CARDS, s.noise),
            ("location", c.LOCATIONS, here(s)),
        ]

    def refuse(self, s: State, action: Action) -> str:
        if action.kind is c.LOOK_AROUND or action.kind is c.VISIT:
            return "TWM-7.23" if not s.flags[F_VISITED] else "TWM-7.21"
        return self.RULE


def turn_card(s: State) -> None:
    """The top card of the Unknown deck is resolved (TWM-7.9)."""
    card = s.unknown[-1]
    s.unknown = s.unknown[:-1]
    if s.known[UNKNOWN_DECK] > 0:
        s.known[UNKNOWN_DECK] -= 1
    s.reveal()
    s.push(AfterCard())
    if s.t.exploration_keep[card]:
        slot = SLOT_HIDING if card == c.HIDING_PLACE else SLOT_MAP
        if s.slots & slot:
            s.explored = [*s.explored, card]
        s.slots |= slot
        s.tell(e.EXPLORED, card, 0, "TWM-7.24")
        return
    s.explored = [*s.explored, card]
    resolve_card(s, card)


def resolve_card(s: State, card: int) -> None:
    """What an exploration card does; it need not come from the deck."""
    s.tell(e.EXPLORED, card, 0, "TWM-7.9")
    s.flags[F_ROW_CARD] = card + 1
    if s.t.exploration_pools[card]:
        play_from_pools(s, pools_of(s.t.exploration_pools[card]))
    else:
        play(s, s.t.exploration_do[card], s.party_mask())


@final
class AfterCard(Owed):
    """After each resolved card the Journal passes on (TWM-7.10)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.10"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        if s.flags[F_QUIET] > 0:
            s.flags[F_QUIET] -= 1
        s.flags[F_NO_SPECIAL] = 0
        s.pass_journal("TWM-7.10")
        return -1


@final
class ReadMap(Step[State]):
    """The top cards of the Unknown deck lie open; any of them may be returned."""

    NAME: ClassVar[str] = "read-map"
    RULE: ClassVar[str] = "TWM-7.24"
    FIELDS: ClassVar[Fields] = (("n", None),)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ask(self, s: State, out: list[Action]) -> int:
        for card in range(len(c.EXPLORATION)):
            if card in s.unknown[len(s.unknown) - self.n :]:
                out.append(c.DROP[card])
        out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.pop()
            return
        place = len(s.unknown) - 1
        while s.unknown[place] != action.a:
            place -= 1
        s.unknown = s.unknown[:place] + s.unknown[place + 1 :]
        s.known[UNKNOWN_DECK] -= 1
        s.exploration = s.shuffled([*s.exploration, action.a])
        s.tell(e.RETURNED, 1, 0, "TWM-7.11")
        s.swap(ReadMap(self.n - 1))


def return_cards(s: State, n: int) -> int:
    """Cards of the Unknown deck go back to the exploration deck unseen (TWM-7.11); returns how many there were."""
    n = min(n, len(s.unknown))
    if n > 0:
        cut = len(s.unknown) - n
        s.exploration = s.shuffled(s.exploration + s.unknown[cut:])
        s.unknown = s.unknown[:cut]
        s.known[UNKNOWN_DECK] = max(0, s.known[UNKNOWN_DECK] - n)
        s.tell(e.RETURNED, n, 0, "TWM-7.11")
    return n


def add_cards(s: State, n: int) -> None:
    """Exploration cards go under the Unknown deck, as many as there are (TWM-7.22)."""
    n = min(n, len(s.exploration))
    if n > 0 and s.location >= 0:
        cut = len(s.exploration) - n
        s.unknown = s.exploration[cut:] + s.unknown
        s.exploration = s.exploration[:cut]
        s.tell(e.ADDED, n, 0, "TWM-7.22")


@final
class ReturnCards(Step[State]):
    """The leader returns as many cards as they like."""

    NAME: ClassVar[str] = "return-cards"
    RULE: ClassVar[str] = "TWM-7.11"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        for n in range(min(len(s.unknown), len(c.CARDS) - 1) + 1):
            out.append(c.RETURN[n])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        s.answer = return_cards(s, action.a)


# Noise


def noise_floor(s: State) -> int:
    place = s.t.noise_floor[here(s)] if s.location >= 0 else 1
    return max(1, place, s.flags[F_NOISE_MIN])


def set_noise(s: State, noise: int) -> None:
    """The marker stays on its track (TWM-7.5)."""
    top = s.flags[F_NOISE_MAX] if s.flags[F_NOISE_MAX] > 0 else s.t.noise_max
    noise = max(noise_floor(s), min(noise, top))
    if noise != s.noise:
        s.noise = noise
        s.tell(e.NOISE, noise, 0, "TWM-7.5")


@final
class NoiseRoll(Step[State]):
    """A roll for noise; equal or less is heard (TWM-7.6)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.6"
    FIELDS: ClassVar[Fields] = (("times", None), ("rolled", None))

    def __init__(self, times: int, rolled: int = 0) -> None:
        super().__init__()
        self.times = times
        self.rolled = rolled

    def ask(self, s: State, out: list[Action]) -> int:
        if self.rolled == 0:
            if self.times <= 0 or s.location < 0 or s.flags[F_QUIET] > 0:
                s.pop()
                return -1
            s.swap(NoiseRoll(self.times - 1, 1))
            roll_black(s)
            return -1
        s.swap(NoiseRoll(self.times))
        if s.die <= heard_at(s):
            set_noise(s, 1)
            s.push(Encounter(0))
        wounds = s.t.noise_one_wounds[here(s)]
        if s.die == 1 and wounds > 0:
            s.push(Shot(wounds))
            s.push(Select(s.party_mask(), 1))
        return -1


def heard_at(s: State) -> int:
    """The noise against which a roll is made."""
    noise = s.noise
    if s.has_skill(s.party_mask(), SNEAKY):
        noise -= s.t.sneak
    for slot in range(s.note_count()):
        note = s.note_at(slot, NOTE_ID)
        enough = not s.t.note_wearers[note] or count(s.party_mask()) <= s.note_at(slot, NOTE_CHARGES)
        if s.note_acts(slot) and enough:
            noise += s.t.note_noise[note]
    return noise


@final
class Shot(Step[State]):
    """The character who was named is hit."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.2"
    FIELDS: ClassVar[Fields] = (("wounds", None),)

    def __init__(self, wounds: int) -> None:
        super().__init__()
        self.wounds = wounds

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        for character in s.group:
            if s.answer >> character & 1:
                raise_state(s, character, c.WOUNDS, self.wounds)
                break
        return -1


# Findings


@final
class DrawFindings(Step[State]):
    """Findings cards, one after another: the row, then the roll for a special finding (TWM-7.30)."""

    NAME: ClassVar[str] = "draw-findings"
    RULE: ClassVar[str] = "TWM-7.30"
    FIELDS: ClassVar[Fields] = (
        ("n", None),
        ("rows", None),
        ("rolled", None),
        ("again", None),
        ("plain", None),
    )

    def __init__(self, n: int, rows: int, rolled: int = 0, again: int = 0, plain: int = 0) -> None:
        super().__init__()
        self.n = n
        self.rows = rows
        self.rolled = rolled
        """1 when the die is rolled for a special finding."""
        self.again = again
        """1 when the good scavenger may look once more."""
        self.plain = plain
        """1 when there is no roll for a special finding."""

    def ask(self, s: State, out: list[Action]) -> int:
        if self.rolled:
            s.swap(DrawFindings(self.n, self.rows, 0, self.again))
            if s.die >= s.t.special_finding:
                colors = 0
                for row in range(3):
                    if self.rows >> row & 1:
                        colors |= s.t.special_colors[row]
                s.push(TakeOne(tokens_up_to(s, colors, s.t.special_value)))
            return -1
        if self.n <= 0:
            if self.again and _scavenger_ready(s):
                out.append(c.YES[0])
                out.append(c.NO[0])
                return s.leader
            s.pop()
            return -1
        s.swap(DrawFindings(self.n - 1, self.rows, 0, 1, self.plain))
        self._card(s)
        return -1

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.YES:
            s.flags[F_SKILLS] |= SCAVENGER_USED
            s.swap(DrawFindings(1, self.rows, 0, 0, self.plain))
        else:
            s.pop()

    def _card(self, s: State) -> None:
        if not s.findings:
            s.findings = s.shuffled(s.findings_used)
            s.findings_used = []
            s.known[FINDINGS_DECK] = 0
        card = s.findings[-1]
        s.findings = s.findings[:-1]
        s.known[FINDINGS_DECK] = max(0, s.known[FINDINGS_DECK] - 1)
        s.findings_used = [*s.findings_used, card]
        s.reveal()
        if card == c.FINDING_IMPACT:
            s.tell(e.FOUND, card, 0, "TWM-7.33")
            play_from_pools(s, (ops.POOL_FINDINGS,))
            return
        for row in range(3):
            if self.rows >> row & 1:
                s.tell(e.FOUND, card, row, "TWM-7.12")
                gain = s.t.finding_gain[card * 3 + row]
                for i in range(0, len(gain), 2):
                    s.gain(gain[i], gain[i + 1], s.goods())
        if not self.plain:
            s.swap(DrawFindings(self.n - 1, self.rows, 1, 1))
            roll_black(s)


def _scavenger_ready(s: State) -> bool:
    return s.location >= 0 and not s.flags[F_SKILLS] & SCAVENGER_USED and s.has_skill(s.party_mask(), GOOD_SCAVENGER)


def draw_findings(s: State, n: int, rows: int) -> None:
    """Findings cards of these rows, with what the location and cards add. The last thing its caller does."""
    t = s.t
    row = s.flags[F_ROW_CARD] - 1  # the first three exploration cards are those of the rows
    s.flags[F_ROW_CARD] = 0
    if s.location >= 0 and 0 <= row < 3:  # red spaces speak of those cards, not of every draw (TWM-7.2)
        place = here(s)
        if t.extra_findings[place] == row:
            n += 1
        if t.extra_noise[place] == row:
            set_noise(s, s.noise + 1)
        if t.gift_row[place] == row:
            if t.gift_item[place] >= 0:
                s.gain(t.gift_item[place], 1, s.pile)
            else:
                s.push(TakeOne(tokens_up_to(s, 1 << t.gift_color[place], t.gift_value[place])))
    n += s.flags[F_FINDINGS]
    s.flags[F_FINDINGS] = 0
    plain = s.flags[F_NO_SPECIAL]
    s.flags[F_NO_SPECIAL] = 0
    s.push(DrawFindings(n, rows, 0, 0, plain))


# Residents


@final
class Encounter(Step[State]):
    """Somebody is here (TWM-7.28): the card, the number, the tokens, then one of its actions."""

    NAME: ClassVar[str] = "encounter"
    RULE: ClassVar[str] = "TWM-7.28"
    FIELDS: ClassVar[Fields] = (("part", None), ("card", None))

    def __init__(self, part: int, card: int = -1) -> None:
        super().__init__()
        self.part = part
        self.card = card
        """A residents card that is to come, -1 for the top of the deck."""

    def ask(self, s: State, out: list[Action]) -> int:
        if self.part == 0:
            s.swap(Encounter(1))
            card = _draw_resident(s, self.card)
            s.saw_resident(card)
            s.resident = card
            s.flags[F_MET] = 1
            s.reveal()
            s.tell(e.MET, s.resident, 0, "TWM-7.6")
            s.t.reader.hook(s, ops.HOOK_RESIDENTS)
        elif self.part == 1:
            return self._persuade(s, out)
        elif self.part == 2:
            s.swap(Encounter(3))
            _draw_enemies(s, s.t.resident_number[s.resident][s.die - 1])
            s.tell(e.MET, s.resident, len(s.foes) // FOE_SIZE, "TWM-7.28")
        elif self.part == 3:
            out.append(c.DONE[0])
            if s.slots & SLOT_HIDING:
                if len(s.unknown) >= 2:
                    out.append(c.HIDE[0])
                out.append(c.AMBUSH[0])
            s.offer_cards(ops.RESIDENTS, False, out)
            return s.leader
        elif self.part == 5:
            if s.die >= s.t.lawyer:
                shuffle_back(s)
                s.swap(Encounter(4))
            else:
                self._count(s)
        else:
            self.close(s)
        return -1

    def _persuade(self, s: State, out: list[Action]) -> int:
        if s.resident == c.RESIDENT_IMPACT:
            s.swap(Encounter(4))
            play_from_pools(s, (ops.POOL_RESIDENTS,))
            return -1
        lawyer = s.t.resident_armed[s.resident] and s.has_skill(s.party_mask(), LAWYER)
        if lawyer and not s.flags[F_SKILLS] & LAWYER_USED:
            out.append(c.PERSUADE[0])
            out.append(c.DONE[0])
            return s.leader
        self._count(s)
        return -1

    def _count(self, s: State) -> None:
        s.swap(Encounter(2))
        roll_black(s)

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.PERSUADE:
            s.flags[F_SKILLS] |= LAWYER_USED
            s.swap(Encounter(5))
            roll_black(s)
        elif self.part == 1:
            self._count(s)
        elif action.kind is c.HIDE:
            self._use_hiding_place(s)
            return_cards(s, 2)
            s.swap(Encounter(4))
        elif action.kind is c.AMBUSH:
            self._use_hiding_place(s)
            s.swap(Encounter(4))
            s.t.reader.ambush(s)
        else:
            s.swap(Encounter(4))
            play(s, s.t.resident_do[s.resident], s.party_mask())

    def _use_hiding_place(self, s: State) -> None:
        s.slots &= ~SLOT_HIDING
        s.explored = [*s.explored, c.HIDING_PLACE]

    def close(self, s: State) -> None:
        """The encounter is over."""
        s.pop()
        if s.resident >= 0:
            s.residents_met = [*s.residents_met, s.resident]
        s.resident = -1
        s.foes = []

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("resident", c.RESIDENTS, s.resident),
            ("number", c.PIECES, len(s.foes) // FOE_SIZE),
        ]


def _draw_resident(s: State, card: int) -> int:
    """The top residents card, or the one that must come first here."""
    if not s.residents:  # the resolved ones are shuffled anew (TWM-7.27)
        s.residents = s.shuffled(s.residents_met)
        s.residents_met = []
        s.known[RESIDENTS_DECK] = 0
    wanted = 0
    if card >= 0:
        wanted = 1 << card
    elif s.flags[F_NEXT_RESIDENT] > 0:
        wanted = 1 << (s.flags[F_NEXT_RESIDENT] - 1)
        s.flags[F_NEXT_RESIDENT] = 0
    elif s.flags[F_MET] == 0:
        wanted = s.t.first_residents[here(s)]
    for place in range(len(s.residents) - 1, -1, -1):
        if wanted >> s.residents[place] & 1:
            found = s.residents[place]
            s.residents = s.shuffled(s.residents[:place] + s.residents[place + 1 :])
            s.known[RESIDENTS_DECK] = 0
            return found
    found = s.residents[-1]
    s.residents = s.residents[:-1]
    s.known[RESIDENTS_DECK] = max(0, s.known[RESIDENTS_DECK] - 1)
    return found


def _draw_enemies(s: State, n: int) -> None:
    """Enemy tokens without returning them; their letters give the weapons (TWM-10.1)."""
    tokens: list[int] = []
    for token in range(len(c.ENEMIES)):
        for place in range(0, len(s.foes), FOE_SIZE):
            if s.foes[place] == token:
                break
        else:
            tokens.append(token)
    tokens = s.shuffled(tokens)
    foes = s.foes[:]
    for token in tokens[:n]:
        weapons = s.t.resident_weapons[s.resident * 3 + s.t.enemy_letter[token]]
        spare = weapons[1] if len(weapons) > 1 else -1
        foes += [token, weapons[0], spare, 0, s.t.enemy_prowess[token], 0]
    s.foes = foes


def more_enemies(s: State) -> None:
    """Attacking here calls others (the rule of the location)."""
    if s.location >= 0 and s.resident >= 0 and s.t.more_enemies[here(s)] > 0:
        _draw_enemies(s, s.t.more_enemies[here(s)])


def shuffle_back(s: State) -> None:
    """The residents card goes back into its deck."""
    if s.resident >= 0:
        s.remember(RESIDENT_CARD, s.resident)
        s.residents = s.shuffled([*s.residents, s.resident])
        s.known[RESIDENTS_DECK] = 0
        s.resident = -1


def end_encounter(s: State) -> None:
    """Whatever is going on with these residents is over."""
    for place in range(len(s.stack) - 1, -1, -1):
        if isinstance(s.stack[place], Encounter):
            owed = cut(s, place)
            s.swap(Encounter(4))
            s.stack += owed
            return


# Choosing findings


@final
class ChooseFindings(Step[State]):
    """The cards are shuffled back; then the party packs (TWM-7.15)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.15"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        s.fight[FIGHTING] = 0  # a fight that nobody of ours survived
        s.flags[F_MOURN] = 0
        for card in s.explored:
            s.remember(EXPLORATION_CARD, card)
        for card in s.residents_met:
            s.remember(RESIDENT_CARD, card)
        for card in s.findings_used:
            s.remember(FINDING_CARD, card)
        if s.resident >= 0:
            s.remember(RESIDENT_CARD, s.resident)
        cards = s.exploration + s.unknown + s.explored
        if s.slots & SLOT_HIDING:
            cards.append(c.HIDING_PLACE)
        if s.slots & SLOT_MAP:
            cards.append(c.MAP_CARD)
        s.exploration = s.shuffled(cards)
        s.unknown = []
        s.explored = []
        s.slots = 0
        residents = s.residents + s.residents_met
        if s.resident >= 0:
            residents.append(s.resident)
        s.residents = s.shuffled(residents)
        s.residents_met = []
        s.resident = -1
        s.foes = []
        s.findings = s.shuffled(s.findings + s.findings_used)
        s.findings_used = []
        for deck in (RESIDENTS_DECK, UNKNOWN_DECK, FINDINGS_DECK):
            s.known[deck] = 0
        if s.party_mask() == 0:  # nobody is left to carry anything (TWM-7.20)
            abandon_pile(s)
            s.swap(HomeWay())
        else:
            s.swap(LeaveBehind())
        return -1


def abandon_pile(s: State) -> None:
    for item in range(len(s.pile)):
        s.discard(item, s.pile[item], s.pile)
    for slot in range(s.note_count() - 1, -1, -1):
        if s.note_at(slot, NOTE_PLACE) == NOTE_CARRIED:
            s.drop_note(slot)


def load_of(s: State) -> int:
    """The weight of the findings pile (TWM-7.18)."""
    weight = 0
    for item in range(len(s.pile)):
        weight += s.pile[item] * s.t.weight[item]
    for slot in range(s.note_count()):
        if s.note_at(slot, NOTE_PLACE) == NOTE_CARRIED:
            weight += s.note_load(slot)
    return weight


def capacity(s: State) -> int:
    """The Inventory of the living party (TWM-7.17)."""
    total = s.flags[F_INVENTORY]
    for character in s.group:
        if s.party_mask() >> character & 1:
            total += s.t.inventory[character]
    for slot in range(s.note_count()):
        if s.note_acts(slot):
            total += s.t.note_inventory[s.note_at(slot, NOTE_ID)]
    return total


@final
class LeaveBehind(Step[State]):
    """What cannot or shall not be carried is discarded (TWM-7.19)."""

    NAME: ClassVar[str] = "leave-behind"
    RULE: ClassVar[str] = "TWM-7.17"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        if load_of(s) <= capacity(s):
            out.append(c.DONE[0])
        for item in range(len(s.pile)):
            if s.pile[item] > 0 and s.t.weight[item] > 0:
                out.append(c.GIVE[item])
        for slot in range(s.note_count()):
            if s.note_at(slot, NOTE_PLACE) == NOTE_CARRIED and s.note_load(slot) > 0:
                out.append(c.GIVE_NOTE[slot])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.DONE:
            s.swap(Pack())
        elif action.kind is c.GIVE:
            s.discard(action.a, 1, s.pile)
        else:
            s.drop_note(action.a)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("weight", c.CARDS, load_of(s)), ("capacity", c.CARDS, capacity(s))]


@final
class Pack(Step[State]):
    """Wood, components and water are added within the weight and what the box has (TWM-7.16)."""

    NAME: ClassVar[str] = "pack"
    RULE: ClassVar[str] = "TWM-7.16"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        if load_of(s) < capacity(s):
            for item in range(c.TOKENS, len(s.pile)):
                if s.box[item] > 0 and not (item == c.WATER and s.flags[F_NO_FREE_WATER]):
                    out.append(c.TAKE[item])
        out.append(c.DONE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.TAKE:
            s.gain(action.a, 1, s.pile)
        else:
            s.swap(HomeWay())

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("weight", c.CARDS, load_of(s)), ("capacity", c.CARDS, capacity(s))]


@final
class HomeWay(Step[State]):
    """The party is on its way until Dawn; the Journal passes on (TWM-7.32)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.32"
    FIELDS: ClassVar[Fields] = ()

    def __init__(self) -> None:
        super().__init__()

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        s.location = -1
        s.noise = 1
        s.pass_journal("TWM-7.32")
        return -1


def party_size(s: State) -> int:
    return count(s.party_mask())
