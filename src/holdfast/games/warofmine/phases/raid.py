"""The night raid: weapons for the guards, dice, what is stolen and who is hurt; then the crime wave."""

from typing import ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
import holdfast.games.warofmine.script.terms as terms
from holdfast.core import Action, Domain, Fields, Step
from holdfast.games.warofmine.combat.arms import wield
from holdfast.games.warofmine.combat.foes import hits
from holdfast.games.warofmine.combat.notes import offer_instead, take_up, use_instead
from holdfast.games.warofmine.combat.weapons import item_of, roll_face
from holdfast.games.warofmine.house.fittings import standing
from holdfast.games.warofmine.people.choices import SplitWounds
from holdfast.games.warofmine.people.company import put_weapon_back
from holdfast.games.warofmine.people.skills import MILITARY_TRAINING
from holdfast.games.warofmine.script.pools import play_from_pools
from holdfast.games.warofmine.state.decks import RAID_CARD, RAIDS_DECK, RESIDENTS_DECK
from holdfast.games.warofmine.state.fight import AGAIN, CHARACTER, OPEN, STANDS, Attack, Roll
from holdfast.games.warofmine.state.masks import count, has, members, named, one
from holdfast.games.warofmine.state.notes import STORED
from holdfast.games.warofmine.state.stack import InParts, Plain, not_open
from holdfast.games.warofmine.state.state import State

ANY_ORDER: Final = 0
GREEN_FIRST: Final = 1
VALUABLE_FIRST: Final = 2


@final
class NightRaid(InParts):
    """The phase: weapons, the card or cards, the crime wave."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-8.2"

    def ask(self, s: State, out: list[Action]) -> int:
        if self.part == 0:
            s.swap(NightRaid(1))
            if s.raid.skipped > 0:  # no card, but the crime wave still comes (TWM-8.17)
                s.raid.skipped -= 1
                return -1
            if s.acting_note(s.t.note_no_raid) >= 0:
                return -1
            s.raid.going = 1
            for _ in range(max(1, s.today.raids)):
                s.push(RaidCard())
            s.push(ArmGuards(0))
        else:
            raid_over(s)
            s.swap(CrimeWave())
        return -1


def raid_over(s: State) -> None:
    """Weapons go back to Storage, and what was for this raid is gone with it."""
    for character in s.people.group:
        put_weapon_back(s, character, s.goods.storage)
    s.raid.end()
    s.fight.clear_dice(-1)


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
        mask = s.people.guards() & ~self.done
        for character in s.people.group:
            if has(mask, character):
                return character
        return -1

    def ask(self, s: State, out: list[Action]) -> int:
        character = self.next(s)
        if character < 0:
            s.pop()
            return -1
        for weapon in range(len(c.WEAPONS)):  # also a firearm without ammo: in hands it is safe (TWM-8.4)
            if weapon == c.UNARMED or s.goods.storage[item_of(weapon)] > 0:
                out.append(c.WIELD[weapon])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        character = self.next(s)
        s.swap(ArmGuards(self.done | one(character)))
        wield(s, character, action.a, s.goods.storage)

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [
            *named("character", c.CHARACTERS, self.next(s)),
            *members("armed", c.CHARACTERS, self.done),
        ]


@final
class RaidCard(Plain):
    """The top card of the night raid deck (TWM-8.2)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-8.2"

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        if not s.decks.raids:
            return -1
        card = s.decks.raids[-1]
        s.decks.raids = s.decks.raids[:-1]
        s.decks.drew(RAIDS_DECK)
        s.reveal()
        s.raid.card = card
        s.saw_raid(card)
        s.tell(e.RAIDED, card, 0, "TWM-8.2")
        s.raid.void = 0
        if not s.t.raid_removed[card]:  # back into the deck, also when it comes to nothing (TWM-8.20)
            s.decks.remember(RAID_CARD, card)
            s.decks.raids = s.shuffled([*s.decks.raids, card])
            s.decks.forget(RAIDS_DECK)
        else:
            s.decks.take_out(RAID_CARD, card)
        watch(s)
        if card == c.RAID_IMPACT:
            play_from_pools(s, (terms.POOL_RAIDS,))
        else:
            begin_raid(s, s.t.raid_damage[card], s.t.raid_wounds[card], s.t.raid_order[card])
        return -1


def watch(s: State) -> None:
    """The top card is seen whenever it changes while somebody keeps watch (TWM-12.55)."""
    if s.decks.raids and s.acting_note(s.t.note_watch) >= 0:
        s.saw_raid(s.decks.raids[-1])
        s.decks.saw(RAIDS_DECK, 1)


def begin_raid(s: State, damage: int, wounds: int, order: int) -> None:
    """The guards stand up to it, if there is anything to hold off."""
    if damage + wounds + max(0, s.raid.modifier) == 0:
        return
    s.push(RaidDice(damage, wounds, order, 0))
    s.push(Alarm())
    s.t.reader.hook(s, moments.HOOK_RAID)


@final
class Alarm(Plain):
    """Before the guards roll, cards and notes may be used; then the dice are readied."""

    NAME: ClassVar[str] = "alarm"
    RULE: ClassVar[str] = "TWM-8.6"

    def ask(self, s: State, out: list[Action]) -> int:
        out.append(c.DONE[0])
        if not s.raid.void:
            s.offer_cards(moments.IN_RAID, False, out)
        return s.leader

    def do(self, s: State, action: Action) -> None:
        s.pop()
        s.fight.queue = []
        s.fight.clear_dice(-1)
        if s.raid.void:
            return
        guards = s.people.guards()
        for character in s.people.group:
            s.fight.give_rerolls(character, s.prowess(character))
        for character in s.people.group:
            if has(guards, character):
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
        if s.people.hand[self.character] == c.RIFLE_HAND and s.goods.storage[c.AMMO] > 1:
            out.append(c.SHOTS[2])
        if self._contested(s):
            out.append(c.SHOTS[0])
        offer_instead(s, moments.GUARDS_DIE, out)
        return s.leader

    def _contested(self, s: State) -> bool:
        """Whether guards who come after would lack the ammo that is fired now: who gets the last, the leader says
        (TWM-8.8)."""
        ammo = s.goods.storage[c.AMMO]
        if ammo == 0 or s.people.hand[self.character] < c.PISTOL_HAND:
            return False
        wanted = 0
        for step in s.stack:
            if isinstance(step, Shots) and step.character != self.character:
                hand = s.people.hand[step.character]
                wanted += 2 if hand == c.RIFLE_HAND else 1 if hand >= c.PISTOL_HAND else 0
        return wanted > 0 and wanted + 1 > ammo

    def do(self, s: State, action: Action) -> None:
        s.swap(Shots(self.character, self.dice - 1))
        if action.kind is c.FIGHT_WITH:
            take_up(s, self.character, action.a)
            return
        if action.a == 0:  # the ammo is kept for another guard
            s.fight.enqueue(Attack(CHARACTER, self.character))
        for _ in range(action.a):
            armed = s.people.hand[self.character] >= c.PISTOL_HAND
            if armed and s.goods.storage[c.AMMO] > 0:
                s.discard(c.AMMO, 1, s.goods.storage)
                s.fight.enqueue(Attack(CHARACTER, self.character, 1))
            elif not armed or action.a == 1:  # without ammo a firearm is no weapon (TWM-8.8)
                s.fight.enqueue(Attack(CHARACTER, self.character))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("character", c.CHARACTERS, self.character), ("dice", c.PIECES, self.dice)]


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
        ("shoots", None),
    )

    def __init__(
        self, damage: int, wounds: int, order: int, points: int, attacker: int = -1, face: int = -1, shoots: int = 0
    ) -> None:
        super().__init__()
        self.damage = damage
        self.wounds = wounds
        self.order = order
        self.points = points
        self.attacker = attacker
        """The guard whose roll may be made again, -1 for none."""
        self.face = face
        self.shoots = shoots
        """1 if a firearm with ammo is rolled for."""

    def ask(self, s: State, out: list[Action]) -> int:
        if s.raid.void:
            s.raid.void = 0
            s.raid.modifier = 0  # what was used against this one is gone with it (TWM-8.16)
            s.fight.queue = []
            s.tell(e.RAID_VOID, 0, 0, "TWM-8.10")
            s.pop()
            return -1
        if self.attacker >= 0:
            out.append(c.KEEP[0])
            out.append(c.REROLL[0])
            return s.leader
        if not s.fight.queue:
            self._suffer(s)
            return -1
        attack = s.fight.queue[0]
        s.fight.queue = s.fight.queue[1:]
        if attack.with_note():
            use_instead(s, attack)
            return -1
        self._rolled(s, attack.number, attack.shoots)
        return -1

    def _rolled(self, s: State, character: int, shoots: int) -> None:
        face = roll_face(s, weapon_of(s, character, shoots))
        s.tell(e.STRUCK, character, face, "TWM-8.6")
        if s.fight.rerolls[character] > 0:
            s.swap(RaidDice(self.damage, self.wounds, self.order, self.points, character, face, shoots))
        else:
            self._keep(s, character, face, shoots)

    def _keep(self, s: State, character: int, face: int, shoots: int) -> None:
        weapon = weapon_of(s, character, shoots)
        points, ends = hits(face, weapon)
        if ends:
            s.raid.void = 1  # the card is ignored (TWM-8.10, TWM-8.11)
        s.fight.lay(Roll(Attack(CHARACTER, character, shoots), weapon, face, STANDS, points, ends))
        s.swap(RaidDice(self.damage, self.wounds, self.order, self.points + points))

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.KEEP:
            self._keep(s, self.attacker, self.face, self.shoots)
        else:
            s.fight.use_reroll(self.attacker)
            s.fight.lay(self.open_roll(s).turned(AGAIN))
            self._rolled(s, self.attacker, self.shoots)

    def open_roll(self, s: State) -> Roll:
        """The die that may be rolled again."""
        weapon = weapon_of(s, self.attacker, self.shoots)
        points, ends = hits(self.face, weapon)
        return Roll(Attack(CHARACTER, self.attacker, self.shoots), weapon, self.face, OPEN, points, ends)

    def _suffer(self, s: State) -> None:
        damage, points = defence(s, self.damage, self.points)
        s.raid.modifier = 0
        s.swap(Ward(damage, self.wounds, self.order, points))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        damage, points = defence(s, self.damage, self.points)
        return [
            *named("character", c.CHARACTERS, self.attacker),
            *named("face", e.FACES, self.face),
            ("points", c.PIECES, points),
            ("rolled", c.PIECES, self.points),
            ("damage", c.PIECES, damage),
            ("printed", c.PIECES, self.damage),
            ("wounds", c.PIECES, self.wounds),
            ("order", c.ORDERS, self.order),
            ("shoots", c.PIECES, self.shoots),
        ]


def weapon_of(s: State, character: int, shoots: int) -> int:
    """What a guard rolls for: without ammo a firearm is no weapon (TWM-8.8)."""
    weapon = s.people.hand[character]
    return weapon if weapon < c.PISTOL_HAND or shoots else c.UNARMED


def defence(s: State, damage: int, points: int) -> tuple[int, int]:
    """The damage of a raid and the points against it, with all that stands and lies in the house (TWM-8.14)."""
    modifier = s.raid.modifier
    if modifier > 0:
        damage += modifier
    else:
        points -= modifier
    for fitting in range(len(s.t.fitting_damage)):
        if s.t.fitting_damage[fitting] > 0:
            damage -= s.t.fitting_damage[fitting] * standing(s, fitting)
    return max(0, damage), points + count(s.house.boarded) + s.lying(STORED, s.t.note_raid)


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
        s.swap(SplitWounds(wounds, s.people.guards()))
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
            ("order", c.ORDERS, self.order),
        ]


def loot(s: State, order: int) -> list[tuple[int, Action]]:
    """All that can be stolen, each with its place in a card's order: the highest goes first (TWM-8.15)."""
    found: list[tuple[int, Action]] = []
    for item in range(len(s.goods.storage)):
        if s.goods.storage[item] > 0:
            found.append((place_in(order, s.t.color[item], s.value(item)), c.GIVE[item]))
    for slot in range(s.notes.count()):
        note = s.notes.at(slot)
        if note.is_stored() and not s.t.note_safe[note.id]:
            found.append((place_in(order, note.color, note.worth()), c.GIVE_NOTE[slot]))
    return found


def place_in(order: int, color: int, value: int) -> int:
    if order == GREEN_FIRST:
        return 1 if color == c.GREEN else 0
    return value if order == VALUABLE_FIRST else 0


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
        wanted = loot(s, self.order)
        first = max([place for place, _ in wanted], default=0)
        for place, action in wanted:
            if place == first:
                out.append(action)

    def do(self, s: State, action: Action) -> None:
        if action.kind is c.GIVE:
            s.discard(action.a, 1, s.goods.storage)
        else:
            s.drop_note(action.a)
        s.swap(Steal(self.n - 1, self.order))

    def facts(self, s: State) -> list[tuple[str, Domain, int]]:
        return [("tokens", c.PIECES, self.n), ("order", c.ORDERS, self.order)]

    def refuse(self, s: State, action: Action) -> str:
        return "TWM-8.15" if self.order == VALUABLE_FIRST else self.RULE

    def closed(self, s: State) -> list[tuple[Action, str]]:
        """What is in Storage and not next in the card's order."""
        stored = [c.GIVE[item] for item in range(len(s.goods.storage)) if s.goods.storage[item] > 0]
        return not_open(s, self, stored)


@final
class CrimeWave(Plain):
    """Two of the cards set aside enter their decks, in the mix the leader chooses (TWM-8.18)."""

    NAME: ClassVar[str] = "crime-wave"
    RULE: ClassVar[str] = "TWM-8.18"

    def ask(self, s: State, out: list[Action]) -> int:
        cards = min(s.t.crime_wave, len(s.decks.red_raids) + len(s.decks.red_residents))
        if cards == 0:
            s.pop()
            s.pass_journal("TWM-8.19")
            return -1
        for raids in range(cards + 1):
            if raids <= len(s.decks.red_raids) and cards - raids <= len(s.decks.red_residents):
                out.append(c.MIX[raids])
        return s.leader

    def do(self, s: State, action: Action) -> None:
        cards = min(s.t.crime_wave, len(s.decks.red_raids) + len(s.decks.red_residents))
        s.pop()
        add_red(s, action.a, cards - action.a)
        s.pass_journal("TWM-8.19")


def add_red(s: State, raids: int, residents: int) -> None:
    """Red-corner cards are shuffled into their decks unseen."""
    s.tell(e.CRIME, raids, residents, "TWM-8.18")
    if raids > 0:
        s.decks.raids = s.shuffled(s.decks.raids + s.decks.red_raids[len(s.decks.red_raids) - raids :])
        s.decks.red_raids = s.decks.red_raids[: len(s.decks.red_raids) - raids]
        s.decks.forget(RAIDS_DECK)
        watch(s)
    if residents > 0:
        s.decks.residents = s.shuffled(
            s.decks.residents + s.decks.red_residents[len(s.decks.red_residents) - residents :]
        )
        s.decks.red_residents = s.decks.red_residents[: len(s.decks.red_residents) - residents]
        s.decks.forget(RESIDENTS_DECK)
