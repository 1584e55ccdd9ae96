"""The S face: trusting fate, and what the fate card does in a fight."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.combat.foes import disarm, fighters, hurt_foe, lay_down, living, way_out_rule, ways_out
from holdfast.games.warofmine.people.company import put_weapon_back
from holdfast.games.warofmine.people.condition import raise_state
from holdfast.games.warofmine.state.fight import CHARACTER, FOE, Attack
from holdfast.games.warofmine.state.masks import has, named
from holdfast.games.warofmine.state.stack import not_open
from holdfast.games.warofmine.state.state import State

# Combat scripts of fate cards
HEADSHOT: Final = 0
DISARM: Final = 1
KNOCKDOWN: Final = 2
JAM: Final = 3
ARTERY: Final = 4
PANIC: Final = 5
RICOCHET: Final = 6


def disarm_character(s: State, character: int) -> None:
    """The weapon goes back to the pile; the character is unarmed in the next round (TWM-10.27)."""
    put_weapon_back(s, character, s.at_hand())
    s.fight.disarm(character)
    # a second shot is lost
    s.fight.queue = [attack for attack in s.fight.queue if not (attack.of(CHARACTER, character) and attack.shoots)]


# The S face


@final
class TrustFate(Step[State]):
    """A miss, or a fate card (TWM-10.19)."""

    NAME: ClassVar[str] = "trust-fate"
    RULE: ClassVar[str] = "TWM-10.19"
    FIELDS: ClassVar[Fields] = (("attack", Attack), ("die", None))

    def __init__(self, attack: Attack, die: int) -> None:
        super().__init__()
        self.attack = attack
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
        fits = s.t.fate_die[card] == self.die
        s.tell(e.FATED_IN_FIGHT, s.t.fate_effect[card], 1 if fits else 0, "TWM-10.19")
        if fits:
            combat_script(s, self.attack, s.t.fate_effect[card], s.t.fate_n[card])

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("ours", c.PIECES, 0 if self.attack.is_foe() else 1),
            *_attacker(self.attack),
            ("shoots", c.PIECES, self.attack.shoots),
            ("die", c.DICE, self.die),
        ]

    def refuse(self, s: State, action: Action) -> str:
        return way_out_rule(action, self.RULE)

    def closed(self, s: State) -> list[tuple[Action, str]]:
        return not_open(s, self, ways_out(s))


def _attacker(attack: Attack) -> list[tuple[str, Domain, int]]:
    """Who attacks: an enemy, a character, or one of the allies that a note brings."""
    if attack.is_foe():
        return [("foe", c.FOES, attack.number)]
    note = named("note", c.NOTES, attack.note)
    if attack.is_ally():
        return [("ally", c.PIECES, attack.number + 1), *note]
    return [("character", c.CHARACTERS, attack.number), *note]


def combat_script(s: State, attack: Attack, effect: int, n: int) -> None:
    """What the lower part of a fate card does (TWM-10.20)."""
    if effect == JAM:
        if attack.is_ally():
            return  # the attack has missed; that is all
        if attack.is_foe():
            foe = s.fight.foes[attack.number]
            lay_down(s, foe)
            foe.unarmed_in = s.fight.round + 1
        else:
            disarm_character(s, attack.number)
    elif effect == PANIC:
        panic(s)
    elif effect == RICOCHET:
        ricochet(s, n)
    else:
        s.push(Target(effect, n, 0 if attack.is_foe() else 1))


def panic(s: State) -> None:
    """One random combatant of each side skips the next attack."""
    characters = [character for character in s.people.group if has(fighters(s), character)]
    numbers = living(s)
    s.reveal()
    if characters:
        s.fight.panic(characters[s.rng.below(len(characters))])
    if numbers:
        s.fight.foes[numbers[s.rng.below(len(numbers))]].skips += 1


def ricochet(s: State, n: int) -> None:
    """A random combatant of either side is hit."""
    characters = [character for character in s.people.group if has(fighters(s), character)]
    numbers = living(s)
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
            side = FOE if self.ours else CHARACTER
            s.fight.queue = [attack for attack in s.fight.queue if not attack.of(side, target)]
            if not self.ours:  # what the character rolled in this step is lost too (TWM-10.20)
                s.fight.lose_strikes(target)
        if self.ours:
            if self.effect == DISARM:
                disarm(s, s.fight.foes[target])
            else:
                hurt_foe(s, target, self.n)
        elif self.effect == DISARM:
            disarm_character(s, target)
        else:
            raise_state(s, target, c.WOUNDS, self.n)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("ours", c.PIECES, self.ours),
            ("effect", c.COMBAT_SCRIPTS, self.effect),
            ("wounds", c.PIECES, self.n),
        ]


def offer_targets(s: State, ours: bool, out: list[Action]) -> None:
    if ours:
        for number in living(s):
            out.append(c.HIT[number])
    else:
        for character in s.people.group:
            if has(fighters(s), character):
                out.append(c.WOUND[character])
