"""The combat sheet: rounds, dice, wounds, flight and what a fight does to those who survive it."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.combat.arms import Arm
from holdfast.games.warofmine.combat.fate import TrustFate, offer_targets
from holdfast.games.warofmine.combat.foes import (
    ALLY,
    FOE,
    FOE_DISARMED,
    FOE_REROLLS,
    NOTE_OF,
    SHOOTER,
    SKIPS,
    STRUCK,
    WITH_NOTE,
    alive,
    drop_weapon,
    fighters,
    foe,
    foe_roll,
    foes_alive,
    harmless,
    hurt_foe,
    leave_weapons,
    take_spare,
)
from holdfast.games.warofmine.combat.notes import allies, ally_roll, ally_weapon, use_instead
from holdfast.games.warofmine.combat.weapons import HATCHET, OUT_OF_AMMO, SCRIPT, SHOTGUN, die_of, roll_face
from holdfast.games.warofmine.marks import (
    F_BLAST,
    F_MOURN,
    F_NO_BACKSTAB,
    F_RAIDING,
    F_WON,
    FIGHT_COUNT,
    FIGHTING,
    FLEE_AFTER_KILLS,
    FLEE_AFTER_WOUNDS,
    FOE_PROWESS,
    FOE_SIZE,
    FOE_SKIPS,
    FOE_WEAPON,
    KILLED,
    KILLS_OURS,
    KILLS_THEIRS,
    NO_FLEE,
    NOTE_CHARGES,
    PARLEYED,
    POOL_OURS,
    POOL_THEIRS,
    ROUND,
    SHIELD,
    WOUNDS_DEALT,
)
from holdfast.games.warofmine.people.choices import offer_shields
from holdfast.games.warofmine.people.company import put_weapon_back
from holdfast.games.warofmine.people.condition import kill, raise_state
from holdfast.games.warofmine.people.die import empathy_test, roll_black
from holdfast.games.warofmine.people.skills import FAST_RUNNER
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.stack import Plain, cut, leave_location
from holdfast.games.warofmine.state.state import State

# Who may attack in a strike
BOTH: Final = 0
OURS: Final = 1
THEIRS: Final = 2

# How a fight ends
STOPPED: Final = 0
WON: Final = 1
FLED: Final = 2


# Before and after


def begin_fight(s: State, ambush: bool, no_flee: bool, kills: int, wounds: int) -> None:
    """A fight with the enemies in `foes`. The last thing its caller does."""
    s.fight = [0] * FIGHT_COUNT
    s.fight[FIGHTING] = 1
    s.fight[NO_FLEE] = 1 if no_flee else 0
    s.fight[FLEE_AFTER_KILLS] = kills
    s.fight[FLEE_AFTER_WOUNDS] = wounds
    s.queue = []
    s.flags[F_BLAST] = 0
    for i in range(len(s.rerolls)):
        s.rerolls[i] = 0
    s.push(Fight())
    if ambush:
        strike(s, OURS)


def strike(s: State, side: int) -> None:
    """One exchange of blows, or a backstab by one side (TWM-10.10)."""
    s.queue = allies(s) if s.notes and side != THEIRS else []
    for character in s.group:
        s.rerolls[character] = s.prowess(character)
    for number in range(len(s.foes) // FOE_SIZE):
        s.rerolls[FOE_REROLLS + number] = foe(s, number, FOE_PROWESS)
        if foe(s, number, FOE_WEAPON) == c.UNARMED and s.rerolls[FOE_DISARMED + number] < s.fight[ROUND]:
            take_spare(s, number)  # the round after a jam
    s.push(Strike(1, side))
    s.push(Strike(0, side))
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
        fled = (fight[FLEE_AFTER_KILLS] > 0 and fight[KILLED] >= fight[FLEE_AFTER_KILLS]) or (
            fight[FLEE_AFTER_WOUNDS] > 0 and fight[WOUNDS_DEALT] >= fight[FLEE_AFTER_WOUNDS]
        )
        if fled or fighters(s) == 0 or fight[ROUND] >= s.t.fight_rounds:
            s.swap(FightOver(STOPPED))
            return -1
        out.append(c.FIGHT[0])
        if s.location >= 0 and not fight[NO_FLEE]:
            out.append(c.FLEE[0])
        if fight[ROUND] > fight[PARLEYED] and s.resident >= 0 and s.t.resident_stop[s.resident] >= 0:
            out.append(c.PARLEY[0])
        s.offer_cards(moments.IN_COMBAT, False, out)
        if s.location >= 0 and not fight[NO_FLEE] and not s.flags[F_NO_BACKSTAB]:
            s.offer_cards(moments.IN_FLIGHT, False, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.FIGHT:
            s.fight[ROUND] += 1
            strike(s, BOTH)
        elif action.kind is c.FLEE:
            s.tell(e.FLED, 0, 0, "TWM-10.9")
            s.swap(FightOver(FLED))
            if s.flags[F_NO_BACKSTAB]:
                s.flags[F_NO_BACKSTAB] = 0
            else:
                if s.has_skill(fighters(s), FAST_RUNNER):
                    s.fight[SHIELD] = s.t.flight_shield
                strike(s, THEIRS)
        else:
            s.fight[PARLEYED] = s.fight[ROUND]  # once after each finished round (TWM-10.25)
            play(s, s.t.resident_stop[s.resident], fighters(s))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("foes", c.PIECES, foes_alive(s)), ("round", c.CARDS, s.fight[ROUND] + 1)]


def blast(s: State) -> None:
    """Every enemy takes what has gone off among them."""
    if s.flags[F_BLAST] > 0:
        for number in range(len(s.foes) // FOE_SIZE):
            hurt_foe(s, number, s.flags[F_BLAST])
        s.flags[F_BLAST] = 0


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
            s.fight[FIGHTING] = 0
            s.flags[F_WON] = int(self.how == WON)
            s.tell(e.FIGHT_OVER, 0, 0, "TWM-10.3")
            if not s.flags[F_RAIDING]:  # the guards of a raid stay armed (TWM-8.1)
                for character in s.group:
                    put_weapon_back(s, character, s.goods())
            if s.fight[KILLED] > 0 and s.resident != c.THUGS:
                s.tell(e.SHAKEN, s.t.kill_misery, 0, "TWM-10.21")
                roll_black(s)
            else:
                s.swap(FightOver(self.how, 2))
        elif self.part == 1:
            for character in s.group:
                if empathy_test(s, fighters(s)) >> character & 1:
                    raise_state(s, character, c.MISERY, s.t.kill_misery)
        elif self.part == 2:
            if self.how == WON and s.resident >= 0:  # what a script's own fight brings, the script says (TWM-10.24)
                play(s, s.t.resident_win[s.resident], fighters(s))
        elif self.part == 3:
            mourned = s.flags[F_MOURN]
            s.flags[F_MOURN] = 0
            if mourned > 0 and s.location >= 0 and fighters(s) != 0 and self.how != FLED:
                play(s, s.t.block_death_out)
        else:
            s.pop()
            if s.resident < 0:
                leave_weapons(s)
                s.foes = []
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
        """0 shooters, 1 all others, 2 and 3 the same with the enemies already in the queue."""
        self.side = side
        self.attacker = attacker
        self.face = face
        """A roll that may be made again."""

    def ask(self, s: State, out: list[Action]) -> int:
        if self.attacker >= 0:
            out.append(c.KEEP[0])
            if s.rerolls[self.attacker] > 0:
                out.append(c.REROLL[0])
            return s.leader
        if self.stage < 2:
            if self.side != OURS:
                queue_foes(s, self.stage)
            for character in range(len(c.CHARACTERS)):
                s.rerolls[STRUCK + character] = 0
            s.swap(Strike(self.stage + 2, self.side))
            return -1
        attacker = next_attacker(s, self.stage == 2)
        if attacker < 0:
            s.swap(Deal())
            return -1
        if attacker & FOE:
            number = attacker & 15
            face = foe_roll(s, number)
            s.tell(e.FOE_STRUCK, number + 1, face, "TWM-10.8")
            settle_face(s, attacker, foe(s, number, FOE_WEAPON), face)
            return -1
        if attacker & ALLY:
            settle_face(s, attacker, ally_weapon(s, attacker), ally_roll(s, attacker))
            return -1
        if attacker & WITH_NOTE:
            use_instead(s, attacker)
            return -1
        character = attacker & 15
        face = roll_face(s, s.hand[character])
        s.tell(e.STRUCK, character, face, "TWM-10.3")
        if s.rerolls[character] > 0:
            s.swap(Strike(self.stage, self.side, character, face))
        else:
            settle_face(s, character, s.hand[character], face)
        return -1

    def do(self, s: State, action: Action) -> None:
        character = self.attacker
        if action.kind is c.REROLL:
            s.rerolls[character] -= 1
            face = roll_face(s, s.hand[character])
            s.tell(e.STRUCK, character, face, "TWM-10.7")
            s.swap(Strike(self.stage, self.side, character, face))
            return
        s.swap(Strike(self.stage, self.side))
        settle_face(s, character, s.hand[character], self.face)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.attacker), ("face", e.FACES, self.face)]


def queue_foes(s: State, stage: int) -> None:
    """Enemies with firearms attack among the shooters; a rifle fires twice (TWM-10.15)."""
    queue = s.queue[:]
    for number in range(len(s.foes) // FOE_SIZE):
        if not alive(s, number):
            continue
        weapon = foe(s, number, FOE_WEAPON)
        if (weapon >= c.PISTOL_HAND) == (stage == 0) and not (stage == 1 and has_shot(s, number)):
            shots = 2 if weapon == c.RIFLE_HAND else 1
            for _ in range(shots):
                queue.append(number | FOE | (SHOOTER if stage == 0 else 0))
    s.queue = queue


def has_shot(s: State, number: int) -> bool:
    """Whether an enemy has fired in this round: then running out of ammo gives it no second attack."""
    return s.rerolls[FOE_REROLLS + number] >= 16


def next_attacker(s: State, shooters: bool) -> int:
    """Takes the next one who can attack in this step out of the queue; -1 when there is none."""
    queue = s.queue
    place = 0
    while place < len(queue):
        attacker = queue[place]
        if bool(attacker & SHOOTER) != shooters:
            place += 1
            continue
        queue = queue[:place] + queue[place + 1 :]
        if skips(s, attacker):  # both shots of a rifle are one attack
            queue = [other for other in queue if other != attacker]
        elif can_attack(s, attacker):
            s.queue = queue
            return attacker & ~SHOOTER
    s.queue = queue
    return -1


def can_attack(s: State, attacker: int) -> bool:
    number = attacker & 15
    if attacker & FOE:
        if not alive(s, number):
            return False
        # out of ammo since: the second shot is lost (TWM-10.14)
        return not attacker & SHOOTER or foe(s, number, FOE_WEAPON) >= c.PISTOL_HAND
    if attacker & ALLY:
        return s.find_note(attacker // NOTE_OF) >= 0
    return bool(fighters(s) >> number & 1)


def skips(s: State, attacker: int) -> bool:
    """Whether panic costs this attack."""
    number = attacker & 15
    if attacker & FOE:
        if not alive(s, number) or foe(s, number, FOE_SKIPS) == 0:
            return False
        s.foes[number * FOE_SIZE + FOE_SKIPS] -= 1
        return True
    if attacker & ALLY or s.rerolls[SKIPS + number] == 0:
        return False
    s.rerolls[SKIPS + number] -= 1
    return True


def settle_face(s: State, attacker: int, weapon: int, face: int) -> None:
    """What the final roll of an attack does. The last thing its caller does."""
    ours = not attacker & FOE
    if face == SCRIPT:
        s.push(TrustFate(attacker, die_of(weapon)))
    elif face == OUT_OF_AMMO:
        if not ours:
            drop_weapon(s, attacker & 15)
    elif face in (HATCHET, SHOTGUN):
        if not harmless(face, weapon):
            s.fight[KILLS_OURS if ours else KILLS_THEIRS] += 1
            if ours and not attacker & ALLY:
                s.rerolls[STRUCK + attacker] += 16
    elif ours:
        s.fight[POOL_OURS] += face
        if not attacker & ALLY:
            s.rerolls[STRUCK + attacker] += face
    else:
        s.fight[POOL_THEIRS] += armoured(s, face) if weapon >= c.PISTOL_HAND else face


def armoured(s: State, wounds: int) -> int:
    """A vest takes its charges off a firearm's hit; a hit of 2 or more costs it one."""
    slot = s.acting_note(s.t.note_armour)
    if slot < 0:
        return wounds
    charges = s.note_at(slot, NOTE_CHARGES)
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
        if fight[SHIELD] > 0:  # the fast runner draws them off
            spared = min(fight[SHIELD], fight[POOL_THEIRS])
            fight[POOL_THEIRS] -= spared
            fight[SHIELD] -= spared
        if fight[KILLS_OURS] + fight[POOL_OURS] > 0:
            offer_targets(s, True, out)
            if out:
                return s.leader
            fight[KILLS_OURS] = 0
            fight[POOL_OURS] = 0
        if fight[KILLS_THEIRS] + fight[POOL_THEIRS] > 0:
            offer_targets(s, False, out)
            if out:
                if fight[KILLS_THEIRS] == 0:
                    offer_shields(s, out)
                return s.leader
            fight[KILLS_THEIRS] = 0
            fight[POOL_THEIRS] = 0
        s.pop()
        return -1

    def do(self, s: State, action: Action) -> None:
        fight = s.fight
        if action.kind is c.HIT:
            if fight[KILLS_OURS] > 0:
                fight[KILLS_OURS] -= 1
                hurt_foe(s, action.a, s.t.foe_wounds)
            else:
                fight[POOL_OURS] -= 1
                hurt_foe(s, action.a, 1)
        elif fight[KILLS_THEIRS] > 0:
            fight[KILLS_THEIRS] -= 1
            kill(s, action.a)
        else:
            fight[POOL_THEIRS] -= 1
            if action.kind is c.SHIELD:
                s.spend(action.a, 1)
            else:
                raise_state(s, action.a, c.WOUNDS, 1)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        ours = s.fight[KILLS_OURS] + s.fight[POOL_OURS]
        return [
            ("ours", c.PIECES, 1 if ours > 0 else 0),
            ("wounds", c.PIECES, s.fight[POOL_OURS] if ours > 0 else s.fight[POOL_THEIRS]),
            ("kills", c.PIECES, s.fight[KILLS_OURS] if ours > 0 else s.fight[KILLS_THEIRS]),
        ]
