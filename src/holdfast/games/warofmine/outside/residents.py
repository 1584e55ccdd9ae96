"""Meeting the residents of a location."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.marks import (
    F_MET,
    F_NEXT_RESIDENT,
    F_SKILLS,
    F_TRADE,
    FOE_SIZE,
    RESIDENT_CARD,
    RESIDENTS_DECK,
    SLOT_HIDING,
)
from holdfast.games.warofmine.outside.unknown import here, return_cards
from holdfast.games.warofmine.people.die import roll_black
from holdfast.games.warofmine.people.skills import LAWYER
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.script.pools import play_from_pools
from holdfast.games.warofmine.state.stack import cut
from holdfast.games.warofmine.state.state import State

LAWYER_USED: Final = 1


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
        if s.resident < 0 and self.part in (1, 2, 3, 5):  # others came in between, and these are gone
            s.swap(Encounter(4))
        elif self.part == 0:
            s.swap(Encounter(6, self.card))
            s.t.reader.hook(s, moments.HOOK_APPROACH)
        elif self.part == 6:
            s.swap(Encounter(1))
            put_aside(s)
            card = _draw_resident(s, self.card)
            s.saw_resident(card)
            s.resident = card
            s.flags[F_MET] = 1
            s.flags[F_TRADE] = 0
            s.reveal()
            s.tell(e.MET, s.resident, 0, "TWM-7.6")
            s.t.reader.hook(s, moments.HOOK_RESIDENTS)
        elif self.part == 1:
            return self._persuade(s, out)
        elif self.part == 2:
            s.swap(Encounter(3))
            _draw_enemies(s, s.t.resident_number[s.resident][s.die - 1])
            s.tell(e.MET, s.resident, len(s.foes) // FOE_SIZE, "TWM-7.28")
        elif self.part == 3:
            return self._face(s, out)
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
            play_from_pools(s, (terms.POOL_RESIDENTS,))
            return -1
        lawyer = s.t.resident_armed[s.resident] and s.has_skill(s.party_mask(), LAWYER)
        if lawyer and not s.flags[F_SKILLS] & LAWYER_USED:
            out.append(c.PERSUADE[0])
            out.append(c.DONE[0])
            return s.leader
        self._count(s)
        return -1

    def _face(self, s: State, out: list[Action]) -> int:
        if s.noted_for(s.t.note_provokes, s.resident):  # they attack at once (TWM-12.51)
            s.swap(Encounter(4))
            s.t.reader.attacked(s)
            return -1
        out.append(c.DONE[0])
        if s.slots & SLOT_HIDING and len(s.unknown) >= 2:
            out.append(c.HIDE[0])
        if s.slots & SLOT_HIDING or s.noted_for(s.t.note_disguise, s.resident):
            out.append(c.AMBUSH[0])
        s.offer_cards(moments.RESIDENTS, False, out)
        return s.leader

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
            if not s.noted_for(s.t.note_disguise, s.resident):  # with the uniform no hiding place is needed
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
        if s.resident >= 0 and s.t.resident_shuffled[s.resident]:
            shuffle_back(s)
        put_aside(s)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("resident", c.RESIDENTS, s.resident),
            ("number", c.PIECES, len(s.foes) // FOE_SIZE),
        ]


def put_aside(s: State) -> None:
    """Those who were met are here no more."""
    if s.resident >= 0:
        s.residents_met = [*s.residents_met, s.resident]
    s.resident = -1
    s.foes = []


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
