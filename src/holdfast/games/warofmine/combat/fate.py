"""The S face: trusting fate, and what the fate card does in a fight."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.combat.foes import (
    ALLY,
    DISARMED,
    FOE,
    FOE_DISARMED,
    SHOOTER,
    SKIPS,
    STRUCK,
    WHOSE,
    alive,
    fighters,
    hurt_foe,
    lay_down,
    take_spare,
)
from holdfast.games.warofmine.marks import FOE_SIZE, FOE_SKIPS, KILLS_OURS, POOL_OURS, ROUND
from holdfast.games.warofmine.people.company import put_weapon_back
from holdfast.games.warofmine.people.condition import raise_state
from holdfast.games.warofmine.state.state import State

# Combat scripts of fate cards
HEADSHOT: Final = 0
DISARM: Final = 1
KNOCKDOWN: Final = 2
JAM: Final = 3
ARTERY: Final = 4
PANIC: Final = 5
RICOCHET: Final = 6


def disarm(s: State, number: int) -> None:
    """The enemy fights unarmed for the rest of the fight, a second weapon or not."""
    lay_down(s, number)
    take_spare(s, number)
    lay_down(s, number)


def disarm_character(s: State, character: int) -> None:
    """The weapon goes back to the pile; the character is unarmed in the next round (TWM-10.27)."""
    put_weapon_back(s, character, s.goods())
    s.rerolls[DISARMED + character] = s.fight[ROUND] + 1
    s.queue = [attacker for attacker in s.queue if attacker != character | SHOOTER]  # a second shot is lost


# The S face


@final
class TrustFate(Step[State]):
    """A miss, or a fate card (TWM-10.19)."""

    NAME: ClassVar[str] = "trust-fate"
    RULE: ClassVar[str] = "TWM-10.19"
    FIELDS: ClassVar[Fields] = (("attacker", None), ("die", None))

    def __init__(self, attacker: int, die: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.die = die

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(c.MISS[0])
        out.append(c.FATE[0])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        if action.kind is c.MISS:
            return
        card = s.rng.below(len(c.FATES))  # the deck is shuffled after every draw
        s.reveal()
        s.tell(e.FATED, card, 0, "TWM-10.19")
        if s.t.fate_die[card] == self.die:
            combat_script(s, self.attacker, s.t.fate_effect[card], s.t.fate_n[card])

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("ours", c.PIECES, 0 if self.attacker & FOE else 1)]


def combat_script(s: State, attacker: int, effect: int, n: int) -> None:
    """What the lower part of a fate card does (TWM-10.20)."""
    ours = not attacker & FOE
    if effect == JAM:
        if attacker & ALLY:
            return  # the attack has missed; that is all
        if ours:
            disarm_character(s, attacker & 15)
        else:
            lay_down(s, attacker & 15)
            s.rerolls[FOE_DISARMED + (attacker & 15)] = s.fight[ROUND] + 1
    elif effect == PANIC:
        panic(s)
    elif effect == RICOCHET:
        ricochet(s, n)
    else:
        s.push(Target(effect, n, 1 if ours else 0))


def panic(s: State) -> None:
    """One random combatant of each side skips the next attack."""
    characters = [character for character in s.group if fighters(s) >> character & 1]
    numbers = [number for number in range(len(s.foes) // FOE_SIZE) if alive(s, number)]
    s.reveal()
    if characters:
        s.rerolls[SKIPS + characters[s.rng.below(len(characters))]] += 1
    if numbers:
        s.foes[numbers[s.rng.below(len(numbers))] * FOE_SIZE + FOE_SKIPS] += 1


def ricochet(s: State, n: int) -> None:
    """A random combatant of either side is hit."""
    characters = [character for character in s.group if fighters(s) >> character & 1]
    numbers = [number for number in range(len(s.foes) // FOE_SIZE) if alive(s, number)]
    s.reveal()
    place = s.rng.below(len(characters) + len(numbers))
    if place < len(characters):
        raise_state(s, characters[place], c.WOUNDS, n)
    else:
        hurt_foe(s, numbers[place - len(characters)], n)


@final
class Target(Step[State]):
    """The leader names whom a combat script strikes: an enemy if a character rolled it, otherwise a character."""

    NAME: ClassVar[str] = "target"
    RULE: ClassVar[str] = "TWM-10.20"
    FIELDS: ClassVar[Fields] = (("effect", None), ("n", None), ("ours", None))

    def __init__(self, effect: int, n: int, ours: int) -> None:
        super().__init__()
        self.effect = effect
        self.n = n
        self.ours = ours

    def ask(self, s: State, out: list[Action]) -> int:
        offer_targets(s, bool(self.ours), out)
        return s.question(out)

    def do(self, s: State, action: Action) -> None:
        s.pop()
        target = action.a
        if self.effect == KNOCKDOWN:
            s.queue = [a for a in s.queue if a & WHOSE != (target | FOE if self.ours else target)]
            if not self.ours:  # what the character rolled in this step is lost too (TWM-10.20)
                s.fight[POOL_OURS] -= s.rerolls[STRUCK + target] & 15
                s.fight[KILLS_OURS] -= s.rerolls[STRUCK + target] >> 4
                s.rerolls[STRUCK + target] = 0
        if self.ours:
            if self.effect == DISARM:
                disarm(s, target)
            else:
                hurt_foe(s, target, self.n)
        elif self.effect == DISARM:
            disarm_character(s, target)
        else:
            raise_state(s, target, c.WOUNDS, self.n)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("ours", c.PIECES, self.ours)]


def offer_targets(s: State, ours: bool, out: list[Action]) -> None:
    if ours:
        for number in range(len(s.foes) // FOE_SIZE):
            if alive(s, number):
                out.append(c.HIT[number])
    else:
        for character in s.group:
            if fighters(s) >> character & 1:
                out.append(c.WOUND[character])
