"""Noise, and rolling for it."""

from typing import ClassVar, final

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
from holdfast.core import Action, Fields, Step
from holdfast.games.warofmine.outside.residents import Encounter
from holdfast.games.warofmine.outside.unknown import here
from holdfast.games.warofmine.people.choices import Select
from holdfast.games.warofmine.people.condition import raise_state
from holdfast.games.warofmine.people.die import Throw, roll_black
from holdfast.games.warofmine.people.skills import SNEAKY
from holdfast.games.warofmine.state.masks import count, has
from holdfast.games.warofmine.state.state import State


def noise_floor(s: State) -> int:
    place = s.t.noise_floor[here(s)] if s.outside() else 1
    return max(1, place, s.today.noise_min)


def set_noise(s: State, noise: int) -> None:
    """The marker stays on its track (TWM-7.5)."""
    top = s.today.noise_max if s.today.noise_max > 0 else s.t.noise_max
    noise = max(noise_floor(s), min(noise, top))
    if noise != s.outing.noise:
        s.outing.noise = noise
        s.tell(e.NOISE, noise, 0, "TWM-7.5")


@final
class NoiseRoll(Step[State]):
    """A roll for noise; equal or less is heard (TWM-7.6)."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.6"
    FIELDS: ClassVar[Fields] = (("times", None), ("rolled", None))

    def __init__(self, times: int, rolled: int = 0) -> None:
        super().__init__()
        self.times = times
        self.rolled = rolled

    def ask(self, s: State, out: list[Action]) -> int:
        if self.rolled == 0:
            if self.times <= 0 or not s.outside() or s.today.quiet > 0:
                s.pop()
                return -1
            s.swap(NoiseRoll(self.times - 1, 1))
            roll_black(s, Throw(e.FOR_NOISE, max(0, heard_at(s)), e.HEARD, e.UNHEARD))
            return -1
        s.swap(NoiseRoll(self.times))
        if s.die <= heard_at(s):
            set_noise(s, 1)
            s.push(Encounter(0))
        wounds = s.t.noise_one_wounds[here(s)]
        if s.die == 1 and wounds > 0:
            s.push(Shot(wounds))
            s.push(Select(s.people.party(), 1))
        return -1


def heard_at(s: State) -> int:
    """The noise against which a roll is made."""
    noise = s.outing.noise
    if s.has_skill(s.people.party(), SNEAKY):
        noise -= s.t.sneak
    for slot in range(s.notes.count()):
        note = s.notes.at(slot).id
        enough = not s.t.note_wearers[note] or count(s.people.party()) <= s.notes.at(slot).charges
        if s.note_acts(slot) and enough:
            noise += s.t.note_noise[note]
    return noise


@final
class Shot(Step[State]):
    """The character who was named is hit."""

    NAME: ClassVar[str] = ""
    RULE: ClassVar[str] = "TWM-7.2"
    FIELDS: ClassVar[Fields] = (("wounds", None),)

    def __init__(self, wounds: int) -> None:
        super().__init__()
        self.wounds = wounds

    def ask(self, s: State, out: list[Action]) -> int:
        s.pop()
        for character in s.people.group:
            if has(s.answer, character):
                raise_state(s, character, c.WOUNDS, self.wounds)
                break
        return -1
