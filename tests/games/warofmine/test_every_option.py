"""Every option of every script is taken at least once, from a state where it is offered, and every end of it is told in
both languages."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any

import pytest
from tests.games.warofmine.tables import BOOK, House, exploring

from holdfast.core import LANGUAGES, Rng
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.phases.flow import DAY, Flow

RICH = {
    "wood": 8, "components": 8, "water": 5, "raw_food": 3, "vegetable": 3, "canned_food": 2, "bandages": 2, "meds": 2,
    "herbal_meds": 1, "cigarettes": 3, "coffee": 2, "sugar": 2, "book": 2, "moonshine": 2, "alcohol": 2, "jewelry": 1,
    "knife": 1, "hatchet": 1, "pistol": 1, "shotgun": 1, "ammo": 2, "lockpick": 1, "shovel": 1, "sawblade": 1,
    "herb": 2, "chems": 2, "filter": 2, "mechanical_part": 2, "electrical_part": 2, "weapon_part": 1, "guitar": 1,
}  # fmt: skip
DICE = (0, 9, 4, 2, 6, 1, 3, 5, 7, 8)
"""The black die, less 1, in the order in which results are tried."""
STOPS = ("assign", "explore", "pack", "leave-behind", "crime-wave", "evening", "findings")
"""The script is over."""
LONGEST = 60
STRONG = "roman boris marko"


def asked(thing: Any) -> Iterator[dict[str, Any]]:
    """All conditions in a script, or in a part of it."""
    if isinstance(thing, dict):
        if isinstance(thing.get("if"), dict):
            yield thing["if"]
        yield from (found for key, value in thing.items() if key != "say" for found in asked(value))
        yield from thing.get("say", {}).values()
    elif isinstance(thing, list):
        for part in thing:
            yield from asked(part)


class LoadedRng(Rng):
    """The black die always shows the same; everything else is drawn as usual."""

    def __init__(self, words: Any, die: int) -> None:
        super().__init__(words)
        self.die = die

    def below(self, n: int) -> int:
        return self.die if n == len(DICE) else super().below(n)


class Stage:
    """A script, and the states in which it is read."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.entry = entry
        self.asked = list(asked(entry))
        self.marks = [found["mark"] for found in self.asked if "mark" in found]
        closing = [option["if"] for option in entry.get("option", []) if "if" in option]
        self.notes = [found["note"] for found in closing if "note" in found]
        self.fittings = [found["fitting"] for found in self.asked if "fitting" in found]
        named = [found.get("character") or found.get("alive") for found in self.asked]
        named += [option.get("character") for option in entry.get("option", [])]
        self.people = list(dict.fromkeys(name for name in named if name))
        self.days = sorted({1, *(found["day"][0] for found in self.asked if "day" in found)}, reverse=True)
        places = [found["location"] for found in self.asked if "location" in found]
        self.place = next(iter([*places, entry.get("location")]), None) or "hotel"

    def states(self) -> Iterator[Callable[[], House]]:
        """From the likeliest to the strangest: at home and outside, rich and poor, with what is asked or without."""
        groups = ["katia zlata anton", *(self._with(name) for name in self.people)]
        if any(key.startswith("prowess") for found in self.asked for key in found):
            groups.append(STRONG)
        outside = self.entry["pool"] in ("ri-scavenging", "ri-residents", "ri-findings", "look-around", "resident-talk")
        for rich, there, group, out, day, state in product(
            (True, False), (True, False), groups, (outside, not outside), self.days, (0, 2)
        ):
            if state and not rich:
                continue
            yield partial(self._state, group, out, rich, there, day, state)
        for mark in self.marks:
            yield partial(self._state, "katia zlata anton", outside, True, True, 1, 0, mark)
        for alone in ("katia", *self.people):
            yield partial(self._state, alone, False, True, True, self.days[0], 1)

    def _with(self, name: str) -> str:
        others = [other for other in ("katia", "zlata", "anton", "emilia") if other != name]
        return " ".join([name, *others[:2]])

    def _state(
        self, group: str, out: bool, rich: bool, there: bool, day: int, level: int, only: str | None = None
    ) -> House:
        people = group.split()
        t = (
            exploring(group, " ".join(people[:2]), self.place)
            if out and len(people) > 1
            else House(group).at(Flow(DAY))
        )
        s: Any = t.state
        s.day = day
        if rich:
            t.storage(**RICH)
            if s.people.party():
                t.storage(wood=6, water=4, raw_food=1)
                t.pile(
                    **{thing: min(n, 2) for thing, n in RICH.items() if thing not in ("wood", "components", "water")}
                )
        for who in s.people.group:
            for state in range(len(c.STATES)):
                s.people.set_level(who, state, level)
        if there:
            for mark in dict.fromkeys([only] if only else self.marks):
                s.story.add_mark(s.t.marks.index(mark), 3)
            for note in dict.fromkeys(self.notes):
                t.note(note, charges=2)
            for fitting, space in zip(dict.fromkeys(self.fittings), ("g4", "m3", "t3"), strict=False):
                t.fitting(fitting, space)
            s.outing.noise = 5 if s.people.party() else 0
        else:
            s.people.starters = 0
        s.house.cold = 3 if there else 0
        return t


def ends_of(entry: dict[str, Any]) -> set[str]:
    """The outcomes that are told, by their names."""
    found = set()
    for number, option in enumerate(entry.get("option", []), 1):
        if "then" in option:
            found.add(f"{entry['id']}-{number}")
        found |= {f"{entry['id']}-{number}-{n}" for n in range(1, len(option.get("result", [])) + 1)}
    return found


def read_to_the_end(t: House, script: str, option: int | None, die: int) -> tuple[set[str], set[int]]:
    """Reads a script, takes an option if it is offered, and goes on until it is over. The outcomes that were told, and
    the options that were taken."""
    told: set[str] = set()
    taken: set[int] = set()
    steps = tuple(t.state.stack)
    t.state.rng = LoadedRng(t.state.rng.words, die)
    t.read(script, steps=steps)
    told |= outcomes(t)
    for _ in range(LONGEST):
        if t.over or t.asked in STOPS:
            break
        offers = t.offers()
        wanted = f"option {option}"
        here = t.asked == "script" and any(
            fact[2] == t.state.t.blocks[t.state.t.script_of[script]].spoken for fact in spoken(t)
        )
        choice = wanted if here and option is not None and wanted in offers and not taken else offers[0]
        if here and choice.startswith("option"):
            taken.add(int(choice.split()[1]))
        t.do(choice)
        told |= outcomes(t)
    assert t.sound()
    return told, taken


def spoken(t: House) -> list[Any]:
    return [fact for fact in t.decision.step.facts(t.state) if fact[0] == "script"]


def outcomes(t: House) -> set[str]:
    """What was told, in both languages."""
    found = set()
    for event in t.last:
        if event.kind.name in ("read", "told"):
            for lang in LANGUAGES:
                assert GAME.words(lang).event(event, ["Ann"]).strip()
        if event.kind.name == "told":
            found.add(str(t.state.t.entry_id(c.OUTCOMES, event.a)))
    return found


@pytest.mark.parametrize("entry", BOOK, ids=lambda entry: entry["id"])
def test_every_option_is_taken_and_every_end_is_told(entry: dict[str, Any]) -> None:
    stage = Stage(entry)
    ends = ends_of(entry)
    options = entry.get("option", [])
    left = {n for n, option in enumerate(options, 1) if option.get("kind", "choice") == "choice"}
    told: set[str] = set()
    for tried, made in enumerate(stage.states()):
        found = wanted(entry, ends - told, left)
        if not found and tried:
            break
        for option, die in found or [(None, 0)]:
            ended, taken = read_to_the_end(made(), entry["id"], option, die)
            told |= ended
            left -= taken
    assert (left, ends - told) == (set(), set())


def wanted(entry: dict[str, Any], ends: set[str], left: set[int]) -> list[tuple[int | None, int]]:
    """Options to take, and dice to roll for them, so that what is left gets done."""
    found: list[tuple[int | None, int]] = []
    for number, option in enumerate(entry.get("option", []), 1):
        mine = [end for end in ends if end.split("-")[-1] == str(number) or f"-{number}-" in end[len(entry["id"]) :]]
        if number not in left and not mine:
            continue
        chosen = number if option.get("kind", "choice") == "choice" else None
        rolls = [option.get("roll"), option.get("if", {}).get("roll")]
        rolls += [result.get("roll") for result in option.get("result", [])]
        dice = {roll[0] - 1 for roll in rolls if roll} or set(DICE[:2] if mine else DICE[:1])
        found += [(chosen, die) for die in dice]
    return found
