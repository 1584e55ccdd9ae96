"""Arming: who holds which weapon, and how often it is fired."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.combat.foes import fighters, foes_alive
from holdfast.games.warofmine.combat.notes import offer_instead, take_up
from holdfast.games.warofmine.combat.weapons import item_of
from holdfast.games.warofmine.people.company import put_weapon_back
from holdfast.games.warofmine.state.fight import CHARACTER, Attack
from holdfast.games.warofmine.state.masks import has, members, named, one
from holdfast.games.warofmine.state.stack import not_open
from holdfast.games.warofmine.state.state import State


@final
class Arm(Step[State]):
    """Each character takes one weapon, or none (TWM-10.2, TWM-10.26)."""

    NAME: ClassVar[str] = "arm"
    RULE: ClassVar[str] = "TWM-10.2"
    FIELDS: ClassVar[Fields] = (("done", None), ("backstab", None))

    def __init__(self, done: int, backstab: int = 0) -> None:
        super().__init__()
        self.done = done
        self.backstab = backstab
        """1 if the enemies cannot answer."""

    def next(self, s: State) -> int:
        mask = fighters(s) & ~self.done
        for character in s.people.group:
            if has(mask, character):
                return character
        return -1

    def ask(self, s: State, out: list[Action]) -> int:
        character = self.next(s)
        if character < 0:
            s.pop()
            return -1
        if s.fight.is_disarmed(character):
            out.append(c.WIELD[c.UNARMED])  # disarmed or jammed in the round before (TWM-10.27)
        else:
            offer_weapons(s, character, s.at_hand(), out)
        alone = self.backstab and foes_alive(s) == 1
        offer_instead(s, moments.AT_BACKSTAB if alone else moments.INSTEAD_OF_DIE, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        character = self.next(s)
        goods = s.at_hand()
        s.swap(Arm(self.done | one(character), self.backstab))
        if action.kind is c.FIGHT_WITH:
            put_weapon_back(s, character, goods)
            take_up(s, character, action.a)
            return
        wield(s, character, action.a, goods)
        if action.a >= c.PISTOL_HAND:
            s.discard(c.AMMO, 1, goods)
            s.fight.enqueue(Attack(CHARACTER, character, 1))
            if action.a == c.RIFLE_HAND and goods[c.AMMO] > 0:
                s.push(SecondShot(character))
        else:
            s.fight.enqueue(Attack(CHARACTER, character))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            *named("character", c.CHARACTERS, self.next(s)),
            *members("armed", c.CHARACTERS, self.done),
            ("backstab", c.PIECES, self.backstab),
        ]

    def refuse(self, s: State, action: Action) -> str:
        if action.kind is not c.WIELD or action.a not in self._at_hand(s):
            return self.RULE
        return "TWM-10.27" if s.fight.is_disarmed(self.next(s)) else "TWM-10.13"

    def closed(self, s: State) -> list[tuple[Action, str]]:
        """The weapons at hand that cannot be used."""
        return not_open(s, self, [c.WIELD[weapon] for weapon in self._at_hand(s)])

    def _at_hand(self, s: State) -> list[int]:
        """The weapons that the character holds or could take."""
        goods, held = s.at_hand(), s.people.hand[self.next(s)]
        return [weapon for weapon in range(1, len(c.WEAPONS)) if goods[item_of(weapon)] > 0 or weapon == held]


def offer_weapons(s: State, character: int, goods: list[int], out: list[Action]) -> None:
    """Firearms only while there is ammo for them (TWM-10.13)."""
    for weapon in range(len(c.WEAPONS)):
        if weapon == c.UNARMED:
            out.append(c.WIELD[weapon])
        elif goods[item_of(weapon)] > 0 or s.people.hand[character] == weapon:
            if weapon < c.PISTOL_HAND or goods[c.AMMO] > 0:
                out.append(c.WIELD[weapon])


def wield(s: State, character: int, weapon: int, goods: list[int]) -> None:
    put_weapon_back(s, character, goods)
    if weapon != c.UNARMED:
        goods[item_of(weapon)] -= 1
        s.people.arm(character, weapon)


@final
class SecondShot(Step[State]):
    """An assault rifle may fire twice for a second ammo (TWM-10.15)."""

    NAME: ClassVar[str] = "second-shot"
    RULE: ClassVar[str] = "TWM-10.15"
    FIELDS: ClassVar[Fields] = (("character", None),)

    def __init__(self, character: int) -> None:
        super().__init__()
        self.character = character

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(c.SHOTS[1])
        out.append(c.SHOTS[2])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        if action.a == 2:
            s.discard(c.AMMO, 1, s.at_hand())
            s.fight.enqueue(Attack(CHARACTER, self.character, 1))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.character)]
