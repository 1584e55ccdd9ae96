"""Operations of residents and of fights."""

from typing import Any, ClassVar, Final, final

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Words
from holdfast.games.warofmine.combat.fight import FLED, OURS, STOPPED, THEIRS, begin_fight, end_fight, strike
from holdfast.games.warofmine.combat.foes import foes_alive, take_enemy_weapons
from holdfast.games.warofmine.outside.residents import Encounter, end_encounter, more_enemies, put_aside, shuffle_back
from holdfast.games.warofmine.script.arguments import (
    NUMBER,
    RESIDENT,
    SCRIPT,
    STORE,
    WEAPON,
    flag,
    may,
    needs,
    number,
    some,
    word,
)
from holdfast.games.warofmine.script.frame import Run, play, undone
from holdfast.games.warofmine.script.names import Names
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.script.pools import may_tell, wait
from holdfast.games.warofmine.script.terms import TURNS
from holdfast.games.warofmine.state.fight import Foe
from holdfast.games.warofmine.state.state import State

# When residents are played
WHEN: Final[tuple[str, ...]] = ("now", "next", "again")
NEXT_TIME: Final = 1
AGAIN: Final = 2
NO_TALKS: Final[list[int]] = []
SIDES = word(("enemies", "characters"))

# Residents


@final
class PlayResident(Operation):
    """Residents come now or next time; or those who are here can be faced in another way (TWM-7.28)."""

    NAME: ClassVar[str] = "play_resident"
    TAKES: ClassVar[tuple[Any, ...]] = (may("card", RESIDENT), needs("when", word(WHEN)))
    SAYS: ClassVar[tuple[str, ...]] = ("effect-play-resident",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        if given.when == "next" and not given.card:
            raise to.error("error-residents-card")
        if given.when == "again" and given.card:
            raise to.error("error-residents-again")
        self.card: int = c.RESIDENTS.number(given.card) if given.card else -1
        self.when: int = WHEN.index(given.when)

    def run(self, s: State, run: Run) -> None:
        if self.when == NEXT_TIME:
            s.outing.next_resident = self.card
        elif self.when == AGAIN:
            if s.outing.resident >= 0:
                play(s, s.t.resident_do[s.outing.resident], s.people.party())
        elif s.outside():
            s.push(Encounter(0, self.card))
        else:
            undone(s)

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-play-resident")


@final
class Talk(Operation):
    """A talk with those who are met: one of theirs that was not told yet, if possible of this location. When there is
    none left, the script that is named."""

    NAME: ClassVar[str] = "talk"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("script", SCRIPT),)
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.script: int = to.script(given.script)

    def run(self, s: State, run: Run) -> None:
        here: list[int] = []
        anywhere: list[int] = []
        for block in s.t.talks[s.outing.resident] if s.outing.resident >= 0 else NO_TALKS:
            if may_tell(s, run, block) and block not in s.story.told:
                place = s.t.talk_at.get(block, -1)
                if place == s.outing.location:
                    here.append(block)
                elif place < 0:
                    anywhere.append(block)
        found = here or anywhere
        if not found:
            play(s, self.script, run.this, run.note)
        elif s.story.siege > 0:
            play(s, self._in_turn(s, here, anywhere), run.this, run.note)
        else:
            s.reveal()
            play(s, found[s.rng.below(len(found))], run.this, run.note)

    def _in_turn(self, s: State, here: list[int], anywhere: list[int]) -> int:
        """The one whose turn comes first; those of this location are told earlier, and some of them all the same."""
        best = -1
        least = 2 * TURNS
        for block in here + anywhere:
            waits = wait(s, block) + (0 if block in here else TURNS // 2)
            if waits < least:
                best, least = block, waits
        return best


@final
class ShuffleResidentBack(Operation):
    NAME: ClassVar[str] = "shuffle_resident_back"

    def run(self, s: State, run: Run) -> None:
        shuffle_back(s)
        if s.fight.going:
            end_fight(s, STOPPED)
        else:
            end_encounter(s)


# Fights


@final
class CombatStart(Operation):
    """A fight with those who are here."""

    NAME: ClassVar[str] = "combat_start"
    TAKES: ClassVar[tuple[Any, ...]] = (may("by", SIDES),)
    SAYS: ClassVar[tuple[str, ...]] = ("effect-combat-start",)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.by: str = given.by or "us"

    def run(self, s: State, run: Run) -> None:
        if foes_alive(s) == 0:  # nobody is here
            undone(s)
            return
        if self.by != "enemies":  # only who attacks calls others
            more_enemies(s)
        begin_fight(s, False, False, 0, 0)

    def say(self, words: Words, chosen: int) -> str:
        return words.say("effect-combat-start", by=self.by)


@final
class Combat(Operation):
    """Enemies that a script brings: all alike."""

    NAME: ClassVar[str] = "combat"
    TAKES: ClassVar[tuple[Any, ...]] = (
        needs("enemies", number(1, 9)),
        needs("prowess", number(0, 9)),
        needs("weapons", some(WEAPON, 2)),
        flag("backstab_first"),
        flag("no_flee"),
        may("enemies_flee_after_kills", number(1, 9), 0),
        may("enemies_flee_after_wounds", number(1, 27), 0),
    )

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.enemies: int = given.enemies
        self.prowess: int = given.prowess
        self.weapon: int = c.WEAPONS.number(given.weapons[0])
        self.spare: int = c.WEAPONS.number(given.weapons[1]) if len(given.weapons) > 1 else -1
        self.backstab: bool = given.backstab_first
        self.no_flee: bool = given.no_flee
        self.kills: int = given.enemies_flee_after_kills
        self.wounds: int = given.enemies_flee_after_wounds

    def run(self, s: State, run: Run) -> None:
        foes = [Foe(number, self.weapon, self.spare, self.prowess) for number in range(self.enemies)]
        put_aside(s)  # the residents who were here are a thing apart
        s.fight.foes = foes
        begin_fight(s, self.backstab, self.no_flee, self.kills, self.wounds)


@final
class Backstab(Operation):
    NAME: ClassVar[str] = "backstab"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("by", SIDES),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.theirs: bool = given.by == "enemies"

    def run(self, s: State, run: Run) -> None:
        if s.fight.going:
            strike(s, THEIRS if self.theirs else OURS)


@final
class Blast(Operation):
    """Wounds that are dealt with the others of this step of the fight."""

    NAME: ClassVar[str] = "blast"
    TAKES: ClassVar[tuple[Any, ...]] = (needs("n", NUMBER),)
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.n: int = given.n

    def run(self, s: State, run: Run) -> None:
        s.fight.blast += self.n


@final
class GainEnemyWeapons(Operation):
    NAME: ClassVar[str] = "gain_enemy_weapons"
    TAKES: ClassVar[tuple[Any, ...]] = (may("to", STORE),)

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.to_storage: bool = given.to == "storage"

    def run(self, s: State, run: Run) -> None:
        for item in take_enemy_weapons(s):
            s.gain(item, 1, s.goods.storage if self.to_storage else s.at_hand())


@final
class EndCombat(Operation):
    """The fight is over, or the encounter if there was none; `flee` if the party runs away."""

    NAME: ClassVar[str] = "end_combat"
    TAKES: ClassVar[tuple[Any, ...]] = (flag("flee"),)
    PRINTED: ClassVar[bool] = False

    def __init__(self, given: Any, to: Names) -> None:
        super().__init__(given, to)
        self.flee: bool = given.flee

    def run(self, s: State, run: Run) -> None:
        if s.fight.going:
            end_fight(s, FLED if self.flee else STOPPED)
        else:
            end_encounter(s)
