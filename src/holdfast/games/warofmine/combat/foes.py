"""Those who fight: enemies, their wounds and weapons."""

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action
from holdfast.games.warofmine.combat.weapons import HATCHET, SHOTGUN, item_of, roll_face
from holdfast.games.warofmine.state.fight import AGAIN, Attack, Foe, Roll
from holdfast.games.warofmine.state.state import State


def alive(s: State, foe: Foe) -> bool:
    return foe.wounds < s.t.foe_wounds


def living(s: State) -> list[int]:
    """The numbers of the enemies who are alive."""
    return [number for number in range(len(s.fight.foes)) if alive(s, s.fight.foes[number])]


def foes_alive(s: State) -> int:
    n = 0
    for foe in s.fight.foes:
        if alive(s, foe):
            n += 1
    return n


def fighters(s: State) -> int:
    """The characters in the fight, as a mask."""
    return s.present()


def ways_out(s: State) -> list[Action]:
    """What may end a fight before a round: flight, and a talk with those who listen (TWM-10.9, TWM-10.25)."""
    found = [c.FLEE[0]]
    if s.outing.resident >= 0 and s.t.resident_stop[s.outing.resident] >= 0:
        found.append(c.PARLEY[0])
    return found


def way_out_rule(action: Action, otherwise: str) -> str:
    if action.kind is c.PARLEY:
        return "TWM-10.25"
    return "TWM-10.9" if action.kind is c.FLEE else otherwise


def foe_roll(s: State, foe: Foe, attack: Attack) -> int:
    """Enemies re-roll by themselves what does no wounds; not S, not Out of Ammo (TWM-10.8)."""
    face = roll_face(s, foe.weapon)
    while foe.rerolls > 0 and harmless(face, foe.weapon):
        foe.rerolls -= 1
        s.fight.lay(Roll(attack, foe.weapon, face, AGAIN))
        face = roll_face(s, foe.weapon)
    if foe.shoots():
        foe.shot = 1
    return face


def harmless(face: int, weapon: int) -> bool:
    if face == HATCHET:
        return weapon != c.HATCHET_HAND
    if face == SHOTGUN:
        return weapon != c.SHOTGUN_HAND
    return face == 0


def hits(face: int, weapon: int) -> tuple[int, int]:
    """The wounds of a roll, and 1 if it kills (TWM-10.3)."""
    if face < HATCHET:
        return face, 0
    return 0, 1 if face <= SHOTGUN and not harmless(face, weapon) else 0


def drop_weapon(s: State, foe: Foe) -> None:
    """The enemy falls back to its next weapon, or to none (TWM-10.14)."""
    lay_down(s, foe)
    foe.take_spare()


def lay_down(s: State, foe: Foe) -> None:
    """The enemy has no weapon any more; it is lost for the fight, not for those who search the dead (TWM-10.24)."""
    if foe.weapon > c.UNARMED:
        s.fight.drop(foe.weapon)
    foe.weapon = c.UNARMED


def disarm(s: State, foe: Foe) -> None:
    """The enemy has no weapon for the rest of the fight, a second one or not."""
    drop_weapon(s, foe)
    lay_down(s, foe)


def hurt_foe(s: State, number: int, n: int) -> None:
    """An enemy dies at the third wound (TWM-10.6)."""
    foe = s.fight.foes[number]
    if n <= 0 or not alive(s, foe):
        return
    before = foe.wounds
    foe.wounds = min(s.t.foe_wounds, before + n)
    s.fight.wounds_dealt += foe.wounds - before
    if alive(s, foe):
        s.tell(e.FOE_HIT, number + 1, foe.wounds, "TWM-10.4")
    else:
        s.fight.killed += 1
        s.tell(e.FOE_DIED, number + 1, 0, "TWM-10.6")


def leave_weapons(s: State) -> None:
    """The dead leave what they carried."""
    for foe in s.fight.foes:
        if not alive(s, foe):
            disarm(s, foe)


def take_enemy_weapons(s: State) -> list[int]:
    """What the dead enemies carried, or dropped in the fight, as items; once (TWM-10.24)."""
    leave_weapons(s)
    found: list[int] = []
    for weapon in range(1, len(c.WEAPONS)):
        for _ in range(s.fight.dropped[weapon]):
            found.append(item_of(weapon))
    s.fight.dropped = [0] * len(c.WEAPONS)
    return found
