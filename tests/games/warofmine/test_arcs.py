"""The arcs, played from their doors: each step is read by what the one before it called for, with what it remembers,
and every end of every arc is reached in this way."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from tests.games.warofmine.tables import BOOK, House, exploring
from tests.games.warofmine.test_every_option import RICH, STOPS, LoadedRng, asked

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.phases.flow import DAY, Flow
from holdfast.games.warofmine.script.frame import Run, play
from holdfast.games.warofmine.script.pools import may_tell
from holdfast.games.warofmine.script.reader import ComesBack
from holdfast.games.warofmine.script.terms import THEMES
from holdfast.games.warofmine.state.ending import epilogue_notes
from holdfast.games.warofmine.state.masks import mask_of
from holdfast.games.warofmine.state.reasons import CEASEFIRE
from holdfast.games.warofmine.state.story import Story

ARCS = sorted({entry["arc"] for entry in BOOK if "arc" in entry})
ECHO = "epilogue-note"
CROSSED = {"voss": "kade"}
"""Arcs of which another brings about an end."""
OUTSIDE = ("ri-scavenging", "ri-findings", "ri-residents")
LONGEST = 80
TRADE = "trade"
"""Nothing is bought: that offer is the last."""


def of(arc: str) -> list[dict[str, Any]]:
    return [entry for entry in BOOK if entry.get("arc") == arc]


def echoes(arc: str) -> set[str]:
    return {entry["id"] for entry in of(arc) if entry["pool"] == ECHO}


@cache
def _house(outside: bool) -> House:
    """Three people who want for nothing, at home or out."""
    t = exploring() if outside else House().at(Flow(DAY))
    t.storage(**RICH)
    if outside:
        t.storage(wood=6, water=4, raw_food=1)
        t.pile(**{thing: min(n, 2) for thing, n in RICH.items() if thing not in ("wood", "components", "water")})
    t.fitting("radio", "g4")
    return t


class Point:
    """Between two steps: what the story remembers, and the scripts that led here, those of one time of day together."""

    def __init__(self, story: Story, day: int, steps: tuple[tuple[str, ...], ...]) -> None:
        self.story, self.day, self.steps = story, day, steps

    @property
    def key(self) -> tuple[Any, ...]:
        due = tuple((one.script, one.at) for one in self.story.due)
        return tuple(self.story.marks), due, tuple(self.story.epilogue), self.story.left_out, len(self.steps)

    def open(self, arc: str) -> int:
        """Whether the ceasefire would find the arc open."""
        return self.story.mark(GAME.tables().marks.index(f"open-{arc}"))

    def was_opened(self, arc: str) -> bool:
        return self.story.mark(GAME.tables().marks.index(arc)) > 0

    def echoed(self) -> set[str]:
        """Pages that were put down for the epilogue."""
        blocks = GAME.tables().blocks
        return {blocks[block].entry for block in self.story.epilogue}

    def pages(self) -> set[str]:
        """Those of them that are read if the match ends now, by a ceasefire."""
        state = fresh(self.story, self.day)
        state.reason = CEASEFIRE
        return {state.t.blocks[block].entry for block in epilogue_notes(state)}


def fresh(story: Story, day: int, outside: bool = False) -> Any:
    state = _house(outside).state.clone()
    state.story, state.day = story.clone(), day
    if not outside:
        state.stack = [Flow(DAY)]
    return state


def readings(state: Any, read: tuple[str, ...] = ()) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """Every way in which what is being read can be read to its end."""
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None or decision.name in STOPS or not any(isinstance(step, Run) for step in state.stack):
            yield state, read
            return
        if decision.name == "script":
            block = state.t.blocks[state.t.place_of(state.stack[-1].pc)[0]]
            for action in decision.actions:
                if action.kind is c.OPTION:
                    for die in (0, 9):
                        other = state.clone()
                        other.rng = LoadedRng(other.rng.words, die)
                        other.apply(action)
                        yield from readings(other, (*read, block.entry))
            return
        state.apply(decision.actions[-1 if decision.name == TRADE else 0])
    raise AssertionError(f"{read} goes on and on")


def beginnings(arc: str) -> Iterator[Story]:
    """Nothing has happened yet; or other arcs have left their marks; or everything is left out that may be."""
    marks = GAME.tables().marks
    plain: Story = _house(False).state.story
    yield plain
    other = plain.clone()
    for mark in sorted(foreign_marks(arc)):
        other.add_mark(marks.index(mark), 1)
    yield other
    mild = plain.clone()
    mild.left_out = mask_of(list(range(len(THEMES))))
    yield mild


def foreign_marks(arc: str) -> set[str]:
    """Marks that an arc asks for, and that others set."""
    return {found["mark"] for entry in of(arc) for found in asked(entry) if "mark" in found} - set_by(arc)


def set_by(arc: str) -> set[str]:
    return {op["mark"] for entry in of(arc) for op in operations(entry) if op["op"] == "mark"}


def operations(thing: Any) -> Iterator[dict[str, Any]]:
    if isinstance(thing, dict):
        if "op" in thing:
            yield thing
        for value in thing.values():
            yield from operations(value)
    elif isinstance(thing, list):
        for part in thing:
            yield from operations(part)


def begin(entry: dict[str, Any], story: Story) -> Iterator[Point]:
    """After a script that is drawn from a pool."""
    day = entry.get("if", {}).get("day", [1])[0]
    state = fresh(story, day, entry["pool"] in OUTSIDE)
    block = state.t.script_of[entry["id"]]
    if may_tell(state, Run(0, state.present()), block):
        play(state, block, state.present())
        state.settle()
        for ended, read in readings(state):
            yield Point(ended.story, ended.day, (read,))


def go_on(point: Point) -> Iterator[Point]:
    """After the next of the scripts that were called for."""
    for hook in sorted({due.at for due in point.story.due}):
        day = max(due.day for due in point.story.due)
        state = fresh(point.story, day)
        state.push(ComesBack(hook))
        state.settle()
        for ended, read in readings(state):
            yield Point(ended.story, day, (*point.steps, read) if read else point.steps)


class Played(NamedTuple):
    points: list[Point]
    """All that an arc comes to, each by one of the ways that lead there."""
    read: set[str]
    """The scripts that were read on all these ways."""


@cache
def played(arc: str) -> Played:
    found: dict[tuple[Any, ...], Point] = {}
    read: set[str] = set()
    doors = [entry for entry in of(arc) if entry["pool"] not in ("linked", ECHO)]
    left = [point for story in beginnings(arc) for entry in doors for point in begin(entry, story)]
    while left:
        point = left.pop()
        read |= {GAME.tables().blocks[block].entry for block in point.story.told}
        if point.key not in found:
            found[point.key] = point
            left += go_on(point)
    return Played(list(found.values()), read)


def ended(arc: str) -> list[Point]:
    """Nothing more is called for."""
    return [point for point in played(arc).points if not point.story.due]


def opened(arc: str, steps: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """From the script that opens the arc; what is told before it only leads there."""
    opens = {
        entry["id"] for entry in of(arc) for option in entry.get("option", []) for op in option.get("do", [])
        if op.get("mark") == f"open-{arc}" and op.get("n", 1) > 0
    }  # fmt: skip
    return steps[next((n for n, step in enumerate(steps) if opens & set(step)), 0) :]


def test_there_are_at_least_twelve_arcs() -> None:
    assert len(ARCS) >= 12


@pytest.mark.parametrize("arc", ARCS)
def test_every_end_of_an_arc_is_reached_and_has_its_page_in_the_epilogue(arc: str) -> None:
    """Several ends, at least three, each with a page of its own."""
    reached = set().union(*(point.echoed() for point in ended(arc) + ended(CROSSED.get(arc, arc))))
    assert echoes(arc) - reached == set()
    assert len(echoes(arc)) >= 3


@pytest.mark.parametrize("arc", ARCS)
def test_every_script_of_an_arc_is_come_to_by_playing_it(arc: str) -> None:
    scripts = {entry["id"] for entry in of(arc) if entry["pool"] != ECHO}
    assert scripts - played(arc).read == set()


@pytest.mark.parametrize("arc", ARCS)
def test_an_arc_has_three_to_seven_steps_over_days(arc: str) -> None:
    lengths = {len(opened(arc, point.steps)) for point in ended(arc) if point.echoed() & echoes(arc)}
    assert 3 <= max(lengths) <= 7


@pytest.mark.parametrize("arc", ARCS)
def test_an_arc_that_is_over_has_one_page_and_is_not_open_any_more(arc: str) -> None:
    """What the ceasefire tells of open arcs is not told of this one; who declined at the door has no page."""
    for point in ended(arc):
        assert point.open(arc) == 0, point.steps
        assert len(point.pages() & echoes(arc)) == int(point.was_opened(arc)), point.steps
