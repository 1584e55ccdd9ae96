"""Meeting the residents of a location."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.outside.unknown import here, return_cards
from holdfast.games.warofmine.people.die import Throw, roll_black
from holdfast.games.warofmine.people.skills import LAWYER
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.script.pools import play_from_pools
from holdfast.games.warofmine.state.decks import RESIDENT_CARD, RESIDENTS_DECK
from holdfast.games.warofmine.state.fight import Foe
from holdfast.games.warofmine.state.masks import has, named, one
from holdfast.games.warofmine.state.stack import cut, not_open
from holdfast.games.warofmine.state.state import State

HIDING_CARDS: Final = 2
"""What it costs to hide from them (TWM-7.25)."""


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
        if s.outing.resident < 0 and self.part in (1, 2, 3, 5):  # others came in between, and these are gone
            s.swap(Encounter(4))
        elif self.part == 0:
            s.swap(Encounter(6, self.card))
            s.t.reader.hook(s, moments.HOOK_APPROACH)
        elif self.part == 6:
            s.swap(Encounter(1))
            put_aside(s)
            card = _draw_resident(s, self.card)
            s.saw_resident(card)
            s.outing.resident = card
            s.outing.met = 1
            s.goods.trade = 0
            s.reveal()
            s.tell(e.MET, s.outing.resident, 0, "TWM-7.6")
            s.t.reader.hook(s, moments.HOOK_RESIDENTS)
        elif self.part == 1:
            return self._persuade(s, out)
        elif self.part == 2:
            s.swap(Encounter(3))
            _draw_enemies(s, s.t.resident_number[s.outing.resident][s.die - 1])
            s.tell(e.MET, s.outing.resident, len(s.fight.foes), "TWM-7.28")
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
        if s.outing.resident == c.RESIDENT_IMPACT:
            s.swap(Encounter(4))
            play_from_pools(s, (terms.POOL_RESIDENTS,))
            return -1
        lawyer = s.t.resident_armed[s.outing.resident] and s.has_skill(s.people.party(), LAWYER)
        if lawyer and not s.outing.lawyer_used:
            out.append(c.PERSUADE[0])
            out.append(c.DONE[0])
            return s.leader
        self._count(s)
        return -1

    def _face(self, s: State, out: list[Action]) -> int:
        if s.noted_for(s.t.note_provokes, s.outing.resident):  # they attack at once (TWM-12.51)
            s.swap(Encounter(4))
            s.t.reader.attacked(s)
            return -1
        out.append(c.DONE[0])
        if s.outing.hiding_place and len(s.decks.unknown) >= HIDING_CARDS:
            out.append(c.HIDE[0])
        if s.outing.hiding_place or s.noted_for(s.t.note_disguise, s.outing.resident):
            out.append(c.AMBUSH[0])
        s.offer_cards(moments.RESIDENTS, False, out)
        return s.leader

    def _count(self, s: State) -> None:
        s.swap(Encounter(2))
        roll_black(s, Throw(e.FOR_NUMBER, 0, e.SO_MANY, e.SO_MANY))

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.PERSUADE:
            s.outing.lawyer_used = 1
            s.swap(Encounter(5))
            roll_black(s, Throw(e.FOR_LAWYER, s.t.lawyer - 1, e.STAY, e.PERSUADED))
        elif self.part == 1:
            self._count(s)
        elif action.kind is c.HIDE:
            self._use_hiding_place(s)
            return_cards(s, HIDING_CARDS)
            s.swap(Encounter(4))
        elif action.kind is c.AMBUSH:
            if not s.noted_for(s.t.note_disguise, s.outing.resident):  # with the uniform no hiding place is needed
                self._use_hiding_place(s)
            s.swap(Encounter(4))
            s.t.reader.ambush(s)
        else:
            s.swap(Encounter(4))
            play(s, s.t.resident_do[s.outing.resident], s.people.party())

    def _use_hiding_place(self, s: State) -> None:
        s.outing.hiding_place = 0
        s.decks.explored = [*s.decks.explored, c.HIDING_PLACE]

    def close(self, s: State) -> None:
        """The encounter is over."""
        s.pop()
        if s.outing.resident >= 0 and s.t.resident_shuffled[s.outing.resident]:
            shuffle_back(s)
        put_aside(s)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            *named("resident", c.RESIDENTS, s.outing.resident),
            ("number", c.PIECES, len(s.fight.foes)),
            ("part", c.PIECES, self.part),
            *named("next", c.RESIDENTS, self.card),
        ]

    def refuse(self, s: State, action: Action) -> str:
        return "TWM-7.23" if action.kind is c.HIDE and s.outing.hiding_place else self.RULE

    def closed(self, s: State) -> list[tuple[Action, str]]:
        """A hiding place for which too few cards are left."""
        return not_open(s, self, [c.HIDE[0]]) if self.part == 3 and s.outing.hiding_place else []


def put_aside(s: State) -> None:
    """Those who were met are here no more."""
    if s.outing.resident >= 0:
        s.decks.put_aside(s.outing.resident)
    s.outing.resident = -1
    s.fight.foes = []


def _draw_resident(s: State, card: int) -> int:
    """The top residents card, or the one that must come first here."""
    if not s.decks.residents:  # the resolved ones are shuffled anew (TWM-7.27)
        s.decks.residents = s.shuffled(s.decks.residents_met)
        s.decks.residents_met = []
        s.decks.forget(RESIDENTS_DECK)
    wanted = 0
    if card >= 0:
        wanted = one(card)
    elif s.outing.next_resident >= 0:
        wanted = one(s.outing.next_resident)
        s.outing.next_resident = -1
    elif s.outing.met == 0:
        wanted = s.t.first_residents[here(s)]
    for place in range(len(s.decks.residents) - 1, -1, -1):
        if has(wanted, s.decks.residents[place]):
            found = s.decks.residents[place]
            s.decks.residents = s.shuffled(s.decks.residents[:place] + s.decks.residents[place + 1 :])
            s.decks.forget(RESIDENTS_DECK)
            return found
    found = s.decks.residents[-1]
    s.decks.residents = s.decks.residents[:-1]
    s.decks.drew(RESIDENTS_DECK)
    return found


def _draw_enemies(s: State, n: int) -> None:
    """Enemy tokens without returning them; their letters give the weapons (TWM-10.1)."""
    tokens: list[int] = []
    taken = [foe.token for foe in s.fight.foes]
    for token in range(len(c.ENEMIES)):
        if token not in taken:
            tokens.append(token)
    tokens = s.shuffled(tokens)
    foes = s.fight.foes[:]
    for token in tokens[:n]:
        weapons = s.t.weapons_of(s.outing.resident, s.t.enemy_letter[token])
        spare = weapons[1] if len(weapons) > 1 else -1
        foes.append(Foe(token, weapons[0], spare, s.t.enemy_prowess[token]))
    s.fight.foes = foes


def more_enemies(s: State) -> None:
    """Attacking here calls others (the rule of the location)."""
    if s.outside() and s.outing.resident >= 0 and s.t.more_enemies[here(s)] > 0:
        _draw_enemies(s, s.t.more_enemies[here(s)])


def shuffle_back(s: State) -> None:
    """The residents card goes back into its deck."""
    if s.outing.resident >= 0:
        s.decks.remember(RESIDENT_CARD, s.outing.resident)
        s.decks.residents = s.shuffled([*s.decks.residents, s.outing.resident])
        s.decks.forget(RESIDENTS_DECK)
        s.outing.resident = -1


def end_encounter(s: State) -> None:
    """Whatever is going on with these residents is over."""
    for place in range(len(s.stack) - 1, -1, -1):
        if isinstance(s.stack[place], Encounter):
            owed = cut(s, place)
            s.swap(Encounter(4))
            s.stack += owed
            return
