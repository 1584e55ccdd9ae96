"""The combat sheet: rounds, dice, wounds, flight and what a fight does to those who survive it."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.combat.arms import Arm
from holdfast.games.warofmine.combat.fate import TrustFate, offer_targets
from holdfast.games.warofmine.combat.foes import (
    alive,
    drop_weapon,
    fighters,
    foe_roll,
    foes_alive,
    hits,
    hurt_foe,
    leave_weapons,
    way_out_rule,
    ways_out,
)
from holdfast.games.warofmine.combat.notes import allies, ally_roll, ally_weapon, use_instead
from holdfast.games.warofmine.combat.weapons import OUT_OF_AMMO, SCRIPT, die_of, roll_face
from holdfast.games.warofmine.people.choices import offer_shields
from holdfast.games.warofmine.people.company import put_weapon_back
from holdfast.games.warofmine.people.condition import kill, raise_state
from holdfast.games.warofmine.people.die import EMPATHY_ROLL, empathy_test, roll_black
from holdfast.games.warofmine.people.skills import FAST_RUNNER
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.fight import AGAIN, CHARACTER, FOE, OPEN, STANDS, Attack, Roll
from holdfast.games.warofmine.state.masks import has, named
from holdfast.games.warofmine.state.stack import Plain, cut, leave_location, not_open
from holdfast.games.warofmine.state.state import State

# Who may attack in a strike
BOTH: Final = 0
OURS: Final = 1
THEIRS: Final = 2

# Steps of an exchange of blows
SHOOTERS: Final = 0
OTHERS: Final = 1
QUEUED: Final = 2
"""Added to a step once its enemies stand in the queue."""

# How a fight ends
STOPPED: Final = 0
WON: Final = 1
FLED: Final = 2


# Before and after


def begin_fight(s: State, ambush: bool, no_flee: bool, kills: int, wounds: int) -> None:
    """A fight with the enemies in `foes`. The last thing its caller does."""
    s.fight.begin(no_flee, kills, wounds)
    s.push(Fight())
    if ambush:
        strike(s, OURS)


def strike(s: State, side: int) -> None:
    """One exchange of blows, or a backstab by one side (TWM-10.10)."""
    s.fight.clear_dice(-1)
    s.fight.queue = allies(s) if s.notes.tokens and side != THEIRS else []
    for character in s.people.group:
        s.fight.give_rerolls(character, s.prowess(character))
    for foe in s.fight.foes:
        foe.rerolls = foe.prowess
        foe.shot = 0
        if foe.weapon == c.UNARMED and foe.unarmed_in < s.fight.round:
            foe.take_spare()  # the round after a jam
    s.push(Strike(OTHERS, side))
    s.push(Strike(SHOOTERS, side))
    if side != THEIRS:
        s.push(Arm(0, 1 if side == OURS else 0))


@final
class Fight(Plain):
    """Before each round: fight on, flee, or stop it some other way (TWM-10.9, TWM-10.25)."""

    NAME: ClassVar[str] = "fight"
    RULE: ClassVar[str] = "TWM-10.9"

    def ask(self, s: State, out: list[Action]) -> int:
        fight = s.fight
        blast(s)
        if foes_alive(s) == 0:
            s.swap(FightOver(WON))
            return -1
        if fight.enemies_flee() or fighters(s) == 0 or fight.round >= s.t.fight_rounds:
            s.swap(FightOver(STOPPED))
            return -1
        out.append(c.FIGHT[0])
        if s.outside() and not fight.no_flee:
            out.append(c.FLEE[0])
        if fight.round > fight.parleyed and s.outing.resident >= 0 and s.t.resident_stop[s.outing.resident] >= 0:
            out.append(c.PARLEY[0])
        s.offer_cards(moments.IN_COMBAT, False, out)
        if s.outside() and not fight.no_flee and not s.today.no_backstab:
            s.offer_cards(moments.IN_FLIGHT, False, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.FIGHT:
            s.fight.round += 1
            strike(s, BOTH)
        elif action.kind is c.FLEE:
            s.tell(e.FLED, 0, 0, "TWM-10.9")
            s.swap(FightOver(FLED))
            if s.today.no_backstab:
                s.today.no_backstab = 0
            else:
                if s.has_skill(fighters(s), FAST_RUNNER):
                    s.fight.shield = s.t.flight_shield
                strike(s, THEIRS)
        else:
            s.fight.parleyed = s.fight.round  # once after each finished round (TWM-10.25)
            play(s, s.t.resident_stop[s.outing.resident], fighters(s))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("foes", c.PIECES, foes_alive(s)), ("round", c.CARDS, s.fight.round + 1)]

    def refuse(self, s: State, action: Action) -> str:
        return way_out_rule(action, self.RULE)

    def closed(self, s: State) -> list[tuple[Action, str]]:
        """Flight where there is none, and a talk that must wait for the next round."""
        return not_open(s, self, ways_out(s))


def blast(s: State) -> None:
    """Every enemy takes what has gone off among them."""
    if s.fight.blast > 0:
        for number in range(len(s.fight.foes)):
            hurt_foe(s, number, s.fight.blast)
        s.fight.blast = 0


def end_fight(s: State, how: int) -> None:
    """The present fight is over, whatever is on top of it."""
    for place in range(len(s.stack) - 1, -1, -1):
        if isinstance(s.stack[place], Fight):
            owed = cut(s, place)
            s.swap(FightOver(how))
            s.stack += owed
            return


@final
class FightOver(Step[State]):
    """Weapons go back; killing weighs on those present; the dead are searched; the fallen are mourned."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-10.21"
    FIELDS: ClassVar[Fields] = (("how", None), ("part", None))

    def __init__(self, how: int, part: int = 0) -> None:
        super().__init__()
        self.how = how
        self.part = part

    def ask(self, s: State, out: list[Action]) -> int:
        s.swap(FightOver(self.how, self.part + 1))
        if self.part == 0:
            s.fight.end()
            s.fight.won = int(self.how == WON)
            s.tell(e.FIGHT_OVER, 0, 0, "TWM-10.3")
            if not s.raid.going:  # the guards of a raid stay armed (TWM-8.1)
                for character in s.people.group:
                    put_weapon_back(s, character, s.at_hand())
            if s.fight.killed > 0 and s.outing.resident != c.THUGS:
                s.tell(e.SHAKEN, s.t.kill_misery, 0, "TWM-10.21")
                roll_black(s, EMPATHY_ROLL)
            else:
                s.swap(FightOver(self.how, 2))
        elif self.part == 1:
            for character in s.people.group:
                if has(empathy_test(s, fighters(s)), character):
                    raise_state(s, character, c.MISERY, s.t.kill_misery)
        elif self.part == 2:
            if (
                self.how == WON and s.outing.resident >= 0
            ):  # what a script's own fight brings, the script says (TWM-10.24)
                play(s, s.t.resident_win[s.outing.resident], fighters(s))
        elif self.part == 3:
            mourned = s.fight.fallen
            s.fight.fallen = 0
            if mourned > 0 and s.outside() and fighters(s) != 0 and self.how != FLED:
                play(s, s.t.block_death_out)
        else:
            s.pop()
            if s.outing.resident < 0:
                leave_weapons(s)
                s.fight.foes = []
            if self.how == FLED:
                leave_location(s)
        return -1


# Blows


@final
class Strike(Step[State]):
    """All who attack in this step roll, one after another; then the wounds are dealt. Shooters first, then all others
    who are still alive (TWM-10.12)."""

    NAME: ClassVar[str] = "strike"
    RULE: ClassVar[str] = "TWM-10.7"
    FIELDS: ClassVar[Fields] = (("stage", None), ("side", None), ("attacker", None), ("face", None))

    def __init__(self, stage: int, side: int, attacker: int = -1, face: int = -1) -> None:
        super().__init__()
        self.stage = stage
        """`SHOOTERS` or `OTHERS`, and perhaps `QUEUED`."""
        self.side = side
        self.attacker = attacker
        self.face = face
        """A roll that may be made again."""

    def ask(self, s: State, out: list[Action]) -> int:
        if self.attacker >= 0:
            out.append(c.KEEP[0])
            if s.fight.rerolls[self.attacker] > 0:
                out.append(c.REROLL[0])
            return s.leader
        if self.stage < QUEUED:
            if self.side != OURS:
                queue_foes(s, self.stage)
            s.fight.clear_dice(self.stage)
            s.swap(Strike(self.stage + QUEUED, self.side))
            return -1
        attack = next_attack(s, self.stage == SHOOTERS + QUEUED)
        if attack is None:
            s.swap(Deal())
        elif attack.is_foe():
            foe = s.fight.foes[attack.number]
            face = foe_roll(s, foe, attack)
            s.tell(e.FOE_STRUCK, attack.number + 1, face, "TWM-10.8")
            settle_face(s, attack, foe.weapon, face)
        elif attack.is_ally():
            settle_face(s, attack, ally_weapon(s, attack), ally_roll(s, attack))
        elif attack.with_note():
            use_instead(s, attack)
        else:
            self._roll(s, attack.number)
        return -1

    def _roll(self, s: State, character: int) -> None:
        face = roll_face(s, s.people.hand[character])
        s.tell(e.STRUCK, character, face, "TWM-10.3")
        if s.fight.rerolls[character] > 0:
            s.swap(Strike(self.stage, self.side, character, face))
        else:
            settle_face(s, Attack(CHARACTER, character), s.people.hand[character], face)

    def do(self, s: State, action: Action) -> None:
        character = self.attacker
        if action.kind is c.REROLL:
            s.fight.use_reroll(character)
            s.fight.lay(self.open_roll(s).turned(AGAIN))
            face = roll_face(s, s.people.hand[character])
            s.tell(e.STRUCK, character, face, "TWM-10.7")
            s.swap(Strike(self.stage, self.side, character, face))
            return
        s.swap(Strike(self.stage, self.side))
        settle_face(s, Attack(CHARACTER, character), s.people.hand[character], self.face)

    def open_roll(self, s: State) -> Roll:
        """The die that may be rolled again."""
        weapon = s.people.hand[self.attacker]
        wounds, kills = hits(self.face, weapon)
        return Roll(Attack(CHARACTER, self.attacker), weapon, self.face, OPEN, wounds, kills)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            *named("character", c.CHARACTERS, self.attacker),
            *named("face", e.FACES, self.face),
            ("step", c.COMBAT_STEPS, self.stage % QUEUED),
            ("queued", c.PIECES, self.stage // QUEUED),
            ("side", c.STRIKERS, self.side),
        ]

    def refuse(self, s: State, action: Action) -> str:
        return way_out_rule(action, self.RULE)

    def closed(self, s: State) -> list[tuple[Action, str]]:
        return not_open(s, self, ways_out(s))


def queue_foes(s: State, stage: int) -> None:
    """Enemies with firearms attack among the shooters; a rifle fires twice (TWM-10.15)."""
    queue = s.fight.queue[:]
    for number in range(len(s.fight.foes)):
        foe = s.fight.foes[number]
        if not alive(s, foe):
            continue
        if foe.shoots() == (stage == SHOOTERS) and not (stage == OTHERS and foe.shot):
            shots = 2 if foe.weapon == c.RIFLE_HAND else 1
            for _ in range(shots):
                queue.append(Attack(FOE, number, 1 if stage == SHOOTERS else 0))
    s.fight.queue = queue


def next_attack(s: State, shooters: bool) -> Attack | None:
    """Takes the next one that can be made in this step out of the queue; None when there is none."""
    queue = s.fight.queue
    place = 0
    while place < len(queue):
        attack = queue[place]
        if bool(attack.shoots) != shooters:
            place += 1
            continue
        queue = queue[:place] + queue[place + 1 :]
        if skips(s, attack):  # both shots of a rifle are one attack
            queue = [other for other in queue if not other.same(attack)]
        elif can_attack(s, attack):
            s.fight.queue = queue
            return attack
    s.fight.queue = queue
    return None


def can_attack(s: State, attack: Attack) -> bool:
    if attack.is_foe():
        foe = s.fight.foes[attack.number]
        if not alive(s, foe):
            return False
        return not attack.shoots or foe.shoots()  # out of ammo since: the second shot is lost (TWM-10.14)
    if attack.is_ally():
        return s.find_note(attack.note) >= 0
    return has(fighters(s), attack.number)


def skips(s: State, attack: Attack) -> bool:
    """Whether panic costs this attack."""
    if attack.is_foe():
        foe = s.fight.foes[attack.number]
        if not alive(s, foe) or foe.skips == 0:
            return False
        foe.skips -= 1
        return True
    return not attack.is_ally() and s.fight.skip(attack.number)


def settle_face(s: State, attack: Attack, weapon: int, face: int) -> None:
    """What the final roll of an attack does. The last thing its caller does."""
    fight = s.fight
    wounds, kills = hits(face, weapon)
    if wounds > 0 and attack.is_foe() and weapon >= c.PISTOL_HAND:
        wounds = armoured(s, wounds)
    fight.lay(Roll(attack, weapon, face, STANDS, wounds, kills))
    if attack.is_foe():
        fight.their_wounds += wounds
        fight.their_kills += kills
    else:
        fight.our_wounds += wounds
        fight.our_kills += kills
        if not attack.is_ally() and wounds + kills > 0:
            fight.struck(attack.number, wounds, kills)
    if face == SCRIPT:
        s.push(TrustFate(attack, die_of(weapon)))
    elif face == OUT_OF_AMMO and attack.is_foe():
        drop_weapon(s, fight.foes[attack.number])


def armoured(s: State, wounds: int) -> int:
    """A vest takes its charges off a firearm's hit; a hit of 2 or more costs it one."""
    slot = s.acting_note(s.t.note_armour)
    if slot < 0:
        return wounds
    charges = s.notes.at(slot).charges
    if wounds >= 2:
        s.spend(slot, 1)
    return max(0, wounds - charges)


@final
class Deal(Plain):
    """The wounds of both sides are dealt out one by one by the leader (TWM-10.4)."""

    NAME: ClassVar[str] = "deal"
    RULE: ClassVar[str] = "TWM-10.4"

    def ask(self, s: State, out: list[Action]) -> int:
        fight = s.fight
        blast(s)
        if fight.shield > 0:  # the fast runner draws them off
            spared = min(fight.shield, fight.their_wounds)
            fight.their_wounds -= spared
            fight.shield -= spared
        if fight.our_kills + fight.our_wounds > 0:
            offer_targets(s, True, out)
            if out:
                return s.leader
            fight.our_kills = 0
            fight.our_wounds = 0
        if fight.their_kills + fight.their_wounds > 0:
            offer_targets(s, False, out)
            if out:
                if fight.their_kills == 0:
                    offer_shields(s, out)
                return s.leader
            fight.their_kills = 0
            fight.their_wounds = 0
        s.pop()
        return -1

    def do(self, s: State, action: Action) -> None:
        fight = s.fight
        if action.kind is c.HIT:
            if fight.our_kills > 0:
                fight.our_kills -= 1
                hurt_foe(s, action.a, s.t.foe_wounds)
            else:
                fight.our_wounds -= 1
                hurt_foe(s, action.a, 1)
        elif fight.their_kills > 0:
            fight.their_kills -= 1
            kill(s, action.a)
        else:
            fight.their_wounds -= 1
            if action.kind is c.SHIELD:
                s.spend(action.a, 1)
            else:
                raise_state(s, action.a, c.WOUNDS, 1)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        ours = s.fight.our_kills + s.fight.our_wounds
        return [
            ("ours", c.PIECES, 1 if ours > 0 else 0),
            ("wounds", c.PIECES, s.fight.our_wounds if ours > 0 else s.fight.their_wounds),
            ("kills", c.PIECES, s.fight.our_kills if ours > 0 else s.fight.their_kills),
        ]

    def refuse(self, s: State, action: Action) -> str:
        return way_out_rule(action, self.RULE)

    def closed(self, s: State) -> list[tuple[Action, str]]:
        return not_open(s, self, ways_out(s))
