"""The night raid: weapons for the guards, dice, what is stolen and who is hurt; then the crime wave."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.combat.arms import wield
from holdfast.games.warofmine.combat.foes import SHOOTER, WITH_NOTE, harmless
from holdfast.games.warofmine.combat.notes import offer_instead, take_up, use_instead
from holdfast.games.warofmine.combat.weapons import item_of, roll_face
from holdfast.games.warofmine.house.fittings import standing
from holdfast.games.warofmine.marks import (
    F_RAID_MODIFIER,
    F_RAID_VOID,
    F_RAIDING,
    F_RAIDS,
    F_SKIP_RAIDS,
    NOTE_COLOR,
    NOTE_ID,
    NOTE_PLACE,
    NOTE_STORED,
    RAID_CARD,
    RAIDS_DECK,
    RESIDENTS_DECK,
)
from holdfast.games.warofmine.people.choices import SplitWounds, count
from holdfast.games.warofmine.people.company import put_weapon_back
from holdfast.games.warofmine.people.skills import MILITARY_TRAINING
from holdfast.games.warofmine.script.pools import play_from_pools
from holdfast.games.warofmine.state.stack import InParts, Plain
from holdfast.games.warofmine.state.state import State

ANY_ORDER: Final = 0
GREEN_FIRST: Final = 1
VALUABLE_FIRST: Final = 2

HATCHET_FACE: Final = 4
SHOTGUN_FACE: Final = 5


@final
class NightRaid(InParts):
    """The phase: weapons, the card or cards, the crime wave."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-8.2"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.part == 0:
            s.swap(NightRaid(1))
            if s.flags[F_SKIP_RAIDS] > 0:  # no card, but the crime wave still comes (TWM-8.17)
                s.flags[F_SKIP_RAIDS] -= 1
                return -1
            if s.acting_note(s.t.note_no_raid) >= 0:
                return -1
            s.flags[F_RAIDING] = 1
            for _ in range(max(1, s.flags[F_RAIDS])):
                s.push(RaidCard())
            s.push(ArmGuards(0))
        else:
            raid_over(s)
            s.swap(CrimeWave())
        return -1


def raid_over(s: State) -> None:
    """Weapons go back to Storage, and what was for this raid is gone with it."""
    for character in s.group:
        put_weapon_back(s, character, s.storage)
    s.raid = -1
    s.flags[F_RAIDING] = 0
    s.flags[F_RAID_MODIFIER] = 0


@final
class RaidOver(Plain):
    """The end of a raid that a script brought outside of its phase."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-8.1"

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        raid_over(s)
        return -1


@final
class ArmGuards(Step[State]):
    """Each guard may be given one weapon from Storage (TWM-8.1)."""

    NAME: ClassVar[str] = "arm-guards"
    RULE: ClassVar[str] = "TWM-8.1"
    FIELDS: ClassVar[Fields] = (("done", None),)

    def __init__(self, done: int) -> None:
        super().__init__()
        self.done = done

    def next(self, s: State) -> int:
        mask = s.guard_mask() & ~self.done
        for character in s.group:
            if mask >> character & 1:
                return character
        return -1

    def ask(self, s: State, out: list[Action]) -> int:
        character = self.next(s)
        if character < 0:
            s.pop()
            return -1
        for weapon in range(len(c.WEAPONS)):  # also a firearm without ammo: in hands it is safe (TWM-8.4)
            if weapon == c.UNARMED or s.storage[item_of(weapon)] > 0:
                out.append(c.WIELD[weapon])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        character = self.next(s)
        s.swap(ArmGuards(self.done | 1 << character))
        wield(s, character, action.a, s.storage)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.next(s))]


@final
class RaidCard(Plain):
    """The top card of the night raid deck (TWM-8.2)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-8.2"

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        if not s.raids:
            return -1
        card = s.raids[-1]
        s.raids = s.raids[:-1]
        s.known[RAIDS_DECK] = max(0, s.known[RAIDS_DECK] - 1)
        s.reveal()
        s.raid = card
        s.saw_raid(card)
        s.tell(e.RAIDED, card, 0, "TWM-8.2")
        s.flags[F_RAID_VOID] = 0
        if not s.t.raid_removed[card]:  # back into the deck, also when it comes to nothing (TWM-8.20)
            s.remember(RAID_CARD, card)
            s.raids = s.shuffled([*s.raids, card])
            s.known[RAIDS_DECK] = 0
        else:
            s.take_out(RAID_CARD, card)
        watch(s)
        if card == c.RAID_IMPACT:
            play_from_pools(s, (terms.POOL_RAIDS,))
        else:
            begin_raid(s, s.t.raid_damage[card], s.t.raid_wounds[card], s.t.raid_order[card])
        return -1


def watch(s: State) -> None:
    """The top card is seen whenever it changes while somebody keeps watch (TWM-12.55)."""
    if s.raids and s.acting_note(s.t.note_watch) >= 0:
        s.saw_raid(s.raids[-1])
        s.known[RAIDS_DECK] = max(1, s.known[RAIDS_DECK])


def begin_raid(s: State, damage: int, wounds: int, order: int) -> None:
    """The guards stand up to it, if there is anything to hold off."""
    if damage + wounds + max(0, s.flags[F_RAID_MODIFIER]) == 0:
        return
    s.push(RaidDice(damage, wounds, order, 0, -1, -1))
    s.push(Alarm())
    s.t.reader.hook(s, moments.HOOK_RAID)


@final
class Alarm(Plain):
    """Before the guards roll, cards and notes may be used; then the dice are readied."""

    NAME: ClassVar[str] = "alarm"
    RULE: ClassVar[str] = "TWM-8.6"

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(c.DONE[0])
        if not s.flags[F_RAID_VOID]:
            s.offer_cards(moments.IN_RAID, False, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        s.queue = []
        if s.flags[F_RAID_VOID]:
            return
        guards = s.guard_mask()
        for character in s.group:
            s.rerolls[character] = s.prowess(character)
        for character in s.group:
            if guards >> character & 1:
                alone = count(guards) == 1 and s.t.skill[character] == MILITARY_TRAINING
                s.push(Shots(character, 2 if alone else 1))


@final
class Shots(Step[State]):
    """A guard's dice; each shot costs one ammo, an assault rifle may fire twice (TWM-8.8, TWM-8.9)."""

    NAME: ClassVar[str] = "shots"
    RULE: ClassVar[str] = "TWM-8.9"
    FIELDS: ClassVar[Fields] = (("character", None), ("dice", None))

    def __init__(self, character: int, dice: int) -> None:
        super().__init__()
        self.character = character
        self.dice = dice

    def ask(self, s: State, out: list[Action]) -> int:
        if self.dice <= 0:
            s.pop()
            return -1
        out.append(c.SHOTS[1])
        if s.hand[self.character] == c.RIFLE_HAND and s.storage[c.AMMO] > 1:
            out.append(c.SHOTS[2])
        offer_instead(s, moments.GUARDS_DIE, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.swap(Shots(self.character, self.dice - 1))
        if action.kind is c.FIGHT_WITH:
            take_up(s, self.character, action.a)
            return
        for _ in range(action.a):
            armed = s.hand[self.character] >= c.PISTOL_HAND
            if armed and s.storage[c.AMMO] > 0:
                s.discard(c.AMMO, 1, s.storage)
                s.queue = [*s.queue, self.character | SHOOTER]
            elif not armed or action.a == 1:  # without ammo a firearm is no weapon (TWM-8.8)
                s.queue = [*s.queue, self.character]

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.character)]


@final
class RaidDice(Step[State]):
    """One guard after another rolls and may roll again (TWM-8.6, TWM-8.13)."""

    NAME: ClassVar[str] = "raid-dice"
    RULE: ClassVar[str] = "TWM-8.13"
    FIELDS: ClassVar[Fields] = (
        ("damage", None),
        ("wounds", None),
        ("order", None),
        ("points", None),
        ("attacker", None),
        ("face", None),
    )

    def __init__(self, damage: int, wounds: int, order: int, points: int, attacker: int, face: int) -> None:
        super().__init__()
        self.damage = damage
        self.wounds = wounds
        self.order = order
        self.points = points
        self.attacker = attacker
        self.face = face

    def ask(self, s: State, out: list[Action]) -> int:
        if s.flags[F_RAID_VOID]:
            s.flags[F_RAID_VOID] = 0
            s.flags[F_RAID_MODIFIER] = 0  # what was used against this one is gone with it (TWM-8.16)
            s.queue = []
            s.tell(e.RAID_VOID, 0, 0, "TWM-8.10")
            s.pop()
            return -1
        if self.attacker >= 0:
            out.append(c.KEEP[0])
            out.append(c.REROLL[0])
            return s.leader
        if not s.queue:
            self._suffer(s)
            return -1
        attacker = s.queue[0]
        s.queue = s.queue[1:]
        if attacker & WITH_NOTE:
            use_instead(s, attacker)
            return -1
        self._rolled(s, attacker, self.points)
        return -1

    def _weapon(self, s: State, attacker: int) -> int:
        weapon = s.hand[attacker & 15]
        return weapon if weapon < c.PISTOL_HAND or attacker & SHOOTER else c.UNARMED

    def _rolled(self, s: State, attacker: int, points: int) -> None:
        character = attacker & 15
        face = roll_face(s, self._weapon(s, attacker))
        s.tell(e.STRUCK, character, face, "TWM-8.6")
        if s.rerolls[character] > 0:
            s.swap(RaidDice(self.damage, self.wounds, self.order, points, attacker, face))
        else:
            self._keep(s, attacker, face, points)

    def _keep(self, s: State, attacker: int, face: int, points: int) -> None:
        if self.voids(s, attacker, face):
            s.flags[F_RAID_VOID] = 1  # the card is ignored (TWM-8.10, TWM-8.11)
        elif face < HATCHET_FACE:
            points += face
        s.swap(RaidDice(self.damage, self.wounds, self.order, points, -1, -1))

    def voids(self, s: State, attacker: int, face: int) -> bool:
        return HATCHET_FACE <= face <= SHOTGUN_FACE and not harmless(face, self._weapon(s, attacker))

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.KEEP:
            self._keep(s, self.attacker, self.face, self.points)
        else:
            s.rerolls[self.attacker & 15] -= 1
            self._rolled(s, self.attacker, self.points)

    def _suffer(self, s: State) -> None:
        damage, points = defence(s, self.damage, self.points)
        s.flags[F_RAID_MODIFIER] = 0
        s.swap(Ward(damage, self.wounds, self.order, points))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        damage, points = defence(s, self.damage, self.points)
        return [
            ("character", c.CHARACTERS, self.attacker & 15),
            ("face", e.FACES, self.face),
            ("points", c.PIECES, points),
            ("damage", c.PIECES, damage),
            ("wounds", c.PIECES, self.wounds),
        ]


def defence(s: State, damage: int, points: int) -> tuple[int, int]:
    """The damage of a raid and the points against it, with all that stands and lies in the house (TWM-8.14)."""
    modifier = s.flags[F_RAID_MODIFIER]
    if modifier > 0:
        damage += modifier
    else:
        points -= modifier
    for fitting in range(len(s.t.fitting_damage)):
        if s.t.fitting_damage[fitting] > 0:
            damage -= s.t.fitting_damage[fitting] * standing(s, fitting)
    return max(0, damage), points + count(s.boarded) + s.lying(NOTE_STORED, s.t.note_raid)


@final
class Ward(Step[State]):
    """Every point and every Board-Up takes away one damage or one wound, as the leader splits them (TWM-8.7)."""

    NAME: ClassVar[str] = "ward"
    RULE: ClassVar[str] = "TWM-8.7"
    FIELDS: ClassVar[Fields] = (("damage", None), ("wounds", None), ("order", None), ("points", None))

    def __init__(self, damage: int, wounds: int, order: int, points: int) -> None:
        super().__init__()
        self.damage = damage
        self.wounds = wounds
        self.order = order
        self.points = points

    def ask(self, s: State, out: list[Action]) -> int:
        if self.points > 0 and self.damage + self.wounds > self.points:
            if self.damage > 0:
                out.append(c.WARD[c.DAMAGE])
            if self.wounds > 0:
                out.append(c.WARD[1])
            return s.leader
        damage, wounds = self.damage, self.wounds
        if self.points >= damage + wounds:
            damage = 0
            wounds = 0
        s.tell(e.SUFFERED, damage, wounds, "TWM-8.3")
        s.swap(SplitWounds(wounds, s.guard_mask()))
        s.push(Steal(damage, self.order))  # first, while the guards' weapons are in their hands (TWM-8.4)
        return -1

    def do(self, s: State, action: Action) -> None:
        damage = self.damage - (1 if action.a == c.DAMAGE else 0)
        wounds = self.wounds - (0 if action.a == c.DAMAGE else 1)
        s.swap(Ward(damage, wounds, self.order, self.points - 1))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            ("points", c.PIECES, self.points),
            ("damage", c.PIECES, self.damage),
            ("wounds", c.PIECES, self.wounds),
        ]


@final
class Steal(Step[State]):
    """Tokens and pieces are taken from Storage in the card's own order (TWM-8.3, TWM-8.15)."""

    NAME: ClassVar[str] = "steal"
    RULE: ClassVar[str] = "TWM-8.3"
    FIELDS: ClassVar[Fields] = (("n", None), ("order", None))

    def __init__(self, n: int, order: int) -> None:
        super().__init__()
        self.n = n
        self.order = order

    def ask(self, s: State, out: list[Action]) -> int:
        if self.n > 0:
            self._offer(s, out)
        return s.question(out)

    def _offer(self, s: State, out: list[Action]) -> None:
        best = -1
        green = self.order == GREEN_FIRST and self._has_green(s)
        for item in range(len(s.storage)):
            if s.storage[item] == 0 or (green and s.t.color[item] != c.GREEN):
                continue
            if self.order == VALUABLE_FIRST:
                best = self._better(s.value(item), best, out)
                if s.value(item) < best:
                    continue
            out.append(c.GIVE[item])
        for slot in range(s.note_count()):
            if s.note_at(slot, NOTE_PLACE) != NOTE_STORED or s.t.note_safe[s.note_at(slot, NOTE_ID)]:
                continue
            if green and s.note_at(slot, NOTE_COLOR) != c.GREEN:
                continue
            if self.order == VALUABLE_FIRST:
                best = self._better(s.note_worth(slot), best, out)
                if s.note_worth(slot) < best:
                    continue
            out.append(c.GIVE_NOTE[slot])

    def _better(self, value: int, best: int, out: list[Action]) -> int:
        if value > best:
            out.clear()
            return value
        return best

    def _has_green(self, s: State) -> bool:
        for item in range(c.TOKENS):
            if s.storage[item] > 0 and s.t.color[item] == c.GREEN:
                return True
        for slot in range(s.note_count()):
            if s.note_at(slot, NOTE_PLACE) == NOTE_STORED and s.note_at(slot, NOTE_COLOR) == c.GREEN:
                if not s.t.note_safe[s.note_at(slot, NOTE_ID)]:
                    return True
        return False

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.GIVE:
            s.discard(action.a, 1, s.storage)
        else:
            s.drop_note(action.a)
        s.swap(Steal(self.n - 1, self.order))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("tokens", c.PIECES, self.n)]

    def refuse(self, s: State, action: Action) -> str:
        return "TWM-8.15" if self.order == VALUABLE_FIRST else self.RULE


@final
class CrimeWave(Plain):
    """Two of the cards set aside enter their decks, in the mix the leader chooses (TWM-8.18)."""

    NAME: ClassVar[str] = "crime-wave"
    RULE: ClassVar[str] = "TWM-8.18"

    def ask(self, s: State, out: list[Action]) -> int:
        cards = min(s.t.crime_wave, len(s.red_raids) + len(s.red_residents))
        if cards == 0:
            s.pop()
            s.pass_journal("TWM-8.19")
            return -1
        for raids in range(cards + 1):
            if raids <= len(s.red_raids) and cards - raids <= len(s.red_residents):
                out.append(c.MIX[raids])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        cards = min(s.t.crime_wave, len(s.red_raids) + len(s.red_residents))
        s.pop()
        add_red(s, action.a, cards - action.a)
        s.pass_journal("TWM-8.19")


def add_red(s: State, raids: int, residents: int) -> None:
    """Red-corner cards are shuffled into their decks unseen."""
    s.tell(e.CRIME, raids, residents, "TWM-8.18")
    if raids > 0:
        s.raids = s.shuffled(s.raids + s.red_raids[len(s.red_raids) - raids :])
        s.red_raids = s.red_raids[: len(s.red_raids) - raids]
        s.known[RAIDS_DECK] = 0
        watch(s)
    if residents > 0:
        s.residents = s.shuffled(s.residents + s.red_residents[len(s.red_residents) - residents :])
        s.red_residents = s.red_residents[: len(s.red_residents) - residents]
        s.known[RESIDENTS_DECK] = 0
