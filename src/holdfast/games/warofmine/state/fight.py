"""The combat sheet: the enemies, who still attacks, and what is counted of the present fight or raid."""

from typing import ClassVar, Final, final

from holdfast.core.fields import Fields, Grid
from holdfast.games.warofmine.catalogue import CHARACTERS, PISTOL_HAND, UNARMED, WEAPONS
from holdfast.games.warofmine.script.references import NOTE
from holdfast.games.warofmine.state.masks import put

# Who makes an attack
CHARACTER: Final = 0
FOE: Final = 1
ALLY: Final = 2
"""Somebody who fights beside the characters; the note says who."""


@final
class Attack:
    """One attack that is still to be rolled. It never changes."""

    FIELDS: ClassVar[Fields] = (("side", None), ("number", None), ("shoots", None), ("note", NOTE))

    def __init__(self, side: int, number: int, shoots: int = 0, note: int = -1) -> None:
        self.side = side
        self.number = number
        """The character, the enemy, or which of the allies of a note."""
        self.shoots = shoots
        """1 if it is made among the shooters, with a firearm and ammo."""
        self.note = note
        """The note that a character uses instead of a die, or that an ally comes from; -1 for none."""

    def is_foe(self) -> bool:
        return self.side == FOE

    def is_ally(self) -> bool:
        return self.side == ALLY

    def of(self, side: int, number: int) -> bool:
        """Whether it belongs to that combatant."""
        return self.side == side and self.number == number

    def same(self, other: "Attack") -> bool:
        return self.of(other.side, other.number) and self.shoots == other.shoots and self.note == other.note

    def with_note(self) -> bool:
        """Whether a character uses a note instead of a die."""
        return self.side == CHARACTER and self.note >= 0


# What became of a roll
AGAIN: Final = 0
"""It was rolled again."""
STANDS: Final = 1
LOST: Final = 2
"""Whoever rolled it was knocked down before it counted (TWM-10.20)."""
OPEN: Final = 3
"""It may still be rolled again; such a roll is part of the step that asks, not of the sheet."""


@final
class Roll:
    """A combat die that lies on the table. It never changes."""

    FIELDS: ClassVar[Fields] = (
        ("attack", Attack), ("weapon", None), ("face", None), ("became", None), ("wounds", None), ("kills", None),
    )  # fmt: skip

    def __init__(self, attack: Attack, weapon: int, face: int, became: int, wounds: int = 0, kills: int = 0) -> None:
        self.attack = attack
        self.weapon = weapon
        """What it was rolled with, which may be lost since."""
        self.face = face
        self.became = became
        self.wounds = wounds
        """What it adds to the wounds to be dealt; in a night raid to the points of the guards."""
        self.kills = kills
        """1 if it kills, or makes a raid come to nothing."""

    def loses(self, character: int) -> bool:
        """Whether it counts so far and is one of that character."""
        return self.became == STANDS and self.attack.of(CHARACTER, character)

    def turned(self, became: int) -> "Roll":
        """The same die, which adds nothing any more."""
        return Roll(self.attack, self.weapon, self.face, became)


@final
class Foe:
    """One enemy."""

    FIELDS: ClassVar[Fields] = (
        ("token", None), ("weapon", None), ("spare", None), ("prowess", None), ("wounds", None), ("skips", None),
        ("rerolls", None), ("shot", None), ("unarmed_in", None),
    )  # fmt: skip

    def __init__(
        self,
        token: int,
        weapon: int,
        spare: int,
        prowess: int,
        wounds: int = 0,
        skips: int = 0,
        rerolls: int = 0,
        shot: int = 0,
        unarmed_in: int = 0,
    ) -> None:
        self.token = token
        self.weapon = weapon
        self.spare = spare
        """The weapon behind the first; -1 for none."""
        self.prowess = prowess
        self.wounds = wounds
        self.skips = skips
        """Attacks that panic costs."""
        self.rerolls = rerolls
        """Re-rolls that are left in this round."""
        self.shot = shot
        """1 if it has fired in this round: running out of ammo then gives it no second attack."""
        self.unarmed_in = unarmed_in
        """The round until which a jam leaves it without a weapon."""

    def clone(self) -> "Foe":
        return Foe(
            self.token,
            self.weapon,
            self.spare,
            self.prowess,
            self.wounds,
            self.skips,
            self.rerolls,
            self.shot,
            self.unarmed_in,
        )

    def shoots(self) -> bool:
        return self.weapon >= PISTOL_HAND

    def take_spare(self) -> None:
        self.weapon = self.spare if self.spare >= 0 else UNARMED
        self.spare = -1


COLUMN: Final = Grid(len(CHARACTERS))


@final
class CombatSheet:
    """Columns have a number for each character. Lists are replaced, never changed in place."""

    FIELDS: ClassVar[Fields] = (
        ("foes", [Foe]), ("queue", [Attack]), ("going", None), ("round", None), ("killed", None),
        ("wounds_dealt", None), ("flee_after_kills", None), ("flee_after_wounds", None), ("no_flee", None),
        ("our_wounds", None), ("our_kills", None), ("their_wounds", None), ("their_kills", None), ("shield", None),
        ("parleyed", None), ("blast", None), ("fallen", None), ("won", None),
        ("dropped", Grid(len(WEAPONS))), ("rerolls", COLUMN), ("skips", COLUMN), ("unarmed_in", COLUMN),
        ("struck_wounds", COLUMN), ("struck_kills", COLUMN), ("rolls", [Roll]), ("step", None),
    )  # fmt: skip

    def __init__(
        self,
        foes: list[Foe],
        queue: list[Attack],
        going: int,
        round: int,
        killed: int,
        wounds_dealt: int,
        flee_after_kills: int,
        flee_after_wounds: int,
        no_flee: int,
        our_wounds: int,
        our_kills: int,
        their_wounds: int,
        their_kills: int,
        shield: int,
        parleyed: int,
        blast: int,
        fallen: int,
        won: int,
        dropped: list[int],
        rerolls: list[int],
        skips: list[int],
        unarmed_in: list[int],
        struck_wounds: list[int],
        struck_kills: list[int],
        rolls: list[Roll] | None = None,
        step: int = -1,
    ) -> None:
        self.foes = foes
        self.queue = queue
        """Attacks still to be rolled."""
        self.going = going
        """1 while there is a fight."""
        self.round = round
        self.killed = killed
        self.wounds_dealt = wounds_dealt
        self.flee_after_kills = flee_after_kills
        """The enemies flee after so many of them are dead, or so many wounds; 0 for never."""
        self.flee_after_wounds = flee_after_wounds
        self.no_flee = no_flee
        self.our_wounds = our_wounds
        """Wounds that are still to be dealt to enemies."""
        self.our_kills = our_kills
        self.their_wounds = their_wounds
        """Wounds that are still to be dealt to characters."""
        self.their_kills = their_kills
        self.shield = shield
        """Wounds that a fast runner still spares the party."""
        self.parleyed = parleyed
        """The round after which a stop script was read last."""
        self.blast = blast
        """Wounds that every enemy takes when the wounds of this step are dealt."""
        self.fallen = fallen
        """Deaths in the present fight for which script 266 is still to be read."""
        self.won = won
        """1 if the last fight was won."""
        self.dropped = dropped
        """How many of each weapon the enemies dropped or emptied."""
        self.rerolls = rerolls
        """Re-rolls that each character has left."""
        self.skips = skips
        """Attacks that panic costs each character."""
        self.unarmed_in = unarmed_in
        """The round in which each character has no weapon, 0 for none."""
        self.struck_wounds = struck_wounds
        """The wounds, and the kills, that each character's attacks of this step add."""
        self.struck_kills = struck_kills
        self.rolls: list[Roll] = [] if rolls is None else rolls
        """The dice of this step, or of a raid, in the order in which they were rolled."""
        self.step = step
        """Whose dice they are: the shooters', or those of all others; -1 when nobody has rolled."""

    def clone(self) -> "CombatSheet":
        return CombatSheet(
            [foe.clone() for foe in self.foes] if self.foes else self.foes,
            self.queue,
            self.going,
            self.round,
            self.killed,
            self.wounds_dealt,
            self.flee_after_kills,
            self.flee_after_wounds,
            self.no_flee,
            self.our_wounds,
            self.our_kills,
            self.their_wounds,
            self.their_kills,
            self.shield,
            self.parleyed,
            self.blast,
            self.fallen,
            self.won,
            self.dropped,
            self.rerolls,
            self.skips,
            self.unarmed_in,
            self.struck_wounds,
            self.struck_kills,
            self.rolls,
            self.step,
        )

    def begin(self, no_flee: bool, kills: int, wounds: int) -> None:
        """A new fight with the enemies who are here."""
        self.queue = []
        self.going = 1
        self.round = 0
        self.killed = 0
        self.wounds_dealt = 0
        self.flee_after_kills = kills
        self.flee_after_wounds = wounds
        self.no_flee = 1 if no_flee else 0
        self.our_wounds = 0
        self.our_kills = 0
        self.their_wounds = 0
        self.their_kills = 0
        self.shield = 0
        self.parleyed = 0
        self.blast = 0
        self.dropped = [0] * len(WEAPONS)
        self.rerolls = nothing()
        self.skips = nothing()
        self.unarmed_in = nothing()
        self.clear_dice(-1)
        for foe in self.foes:
            foe.unarmed_in = 0

    def end(self) -> None:
        """Attacks that are still to come never do: nobody may be left to hit."""
        self.going = 0
        self.queue = []
        self.clear_dice(-1)

    def enemies_flee(self) -> bool:
        """Whether they have lost so much that they give up."""
        killed = self.flee_after_kills > 0 and self.killed >= self.flee_after_kills
        return killed or (self.flee_after_wounds > 0 and self.wounds_dealt >= self.flee_after_wounds)

    # Attacks

    def has(self, attack: Attack) -> bool:
        """Whether its attacker is here. Sheets of older saves keep attacks of enemies who are gone."""
        return not attack.is_foe() or attack.number < len(self.foes)

    def enqueue(self, attack: Attack) -> None:
        self.queue = [*self.queue, attack]

    def give_rerolls(self, character: int, n: int) -> None:
        self.rerolls = put(self.rerolls, character, n)

    def use_reroll(self, character: int) -> None:
        self.rerolls = put(self.rerolls, character, self.rerolls[character] - 1)

    def panic(self, character: int) -> None:
        """The next attack of a character is lost."""
        self.skips = put(self.skips, character, self.skips[character] + 1)

    def skip(self, character: int) -> bool:
        """Whether panic costs this attack; if so, it is over."""
        if self.skips[character] == 0:
            return False
        self.skips = put(self.skips, character, self.skips[character] - 1)
        return True

    def disarm(self, character: int) -> None:
        """A character has no weapon in the next round (TWM-10.27)."""
        self.unarmed_in = put(self.unarmed_in, character, self.round + 1)

    def is_disarmed(self, character: int) -> bool:
        return self.unarmed_in[character] > 0 and self.unarmed_in[character] == self.round

    def drop(self, weapon: int) -> None:
        """An enemy lost a weapon."""
        self.dropped = put(self.dropped, weapon, self.dropped[weapon] + 1)

    # What the attacks of a step have done

    def clear_dice(self, step: int) -> None:
        """The dice are taken off the table before those of the next step are rolled."""
        self.step = step
        self.rolls = []
        self.struck_wounds = nothing()
        self.struck_kills = nothing()

    def lay(self, roll: Roll) -> None:
        """A die stays on the table."""
        self.rolls = [*self.rolls, roll]

    def struck(self, character: int, wounds: int, kills: int) -> None:
        """What a character's attack adds."""
        self.struck_wounds = put(self.struck_wounds, character, self.struck_wounds[character] + wounds)
        self.struck_kills = put(self.struck_kills, character, self.struck_kills[character] + kills)

    def lose_strikes(self, character: int) -> None:
        """What a character rolled in this step is lost (TWM-10.20)."""
        self.our_wounds -= self.struck_wounds[character]
        self.our_kills -= self.struck_kills[character]
        self.struck_wounds = put(self.struck_wounds, character, 0)
        self.struck_kills = put(self.struck_kills, character, 0)
        self.rolls = [roll.turned(LOST) if roll.loses(character) else roll for roll in self.rolls]


def nothing() -> list[int]:
    """A column of zeros."""
    return [0] * len(CHARACTERS)


def no_fight() -> CombatSheet:
    """The sheet at the beginning of a match."""
    zeros = nothing()
    return CombatSheet(
        [], [], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0] * len(WEAPONS), zeros, zeros, zeros, zeros, zeros
    )
