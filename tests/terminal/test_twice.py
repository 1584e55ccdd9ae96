"""A key that is pressed twice, or held down, never answers the next question."""

from tests.terminal.conftest import Person, Room

from holdfast.registry import game
from holdfast.terminal.actions import KEYS, ActionList
from holdfast.terminal.twice import Twice


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_same_key_counts_again_only_after_a_while() -> None:
    clock = Clock()
    twice = Twice(0.3, clock)
    assert twice.admits("1")
    clock.now += 0.2
    assert not twice.admits("1")
    clock.now += 0.2
    assert not twice.admits("1")  # held down
    clock.now += 0.4
    assert twice.admits("1")


def test_another_key_counts_at_once_and_so_does_one_more_of_the_same() -> None:
    twice = Twice(0.3, Clock())
    assert twice.admits("1")
    assert twice.admits("2")
    assert not twice.admits("2")
    assert twice.admits("2", same=True)


def test_after_something_new_every_key_waits() -> None:
    clock = Clock()
    twice = Twice(0.3, clock)
    twice.begin()
    assert not twice.admits("1")
    assert not twice.admits("2")
    clock.now += 0.4
    assert twice.admits("1")


def own(one: Person) -> int:
    """How many decisions the person has taken."""
    return sum(one.match.decider(entry) == 0 for entry in range(len(one.match.history)))


def key_of(one: Person, text: str) -> str:
    """The key of an action."""
    listed = one.seen.query_one(ActionList).open
    return KEYS[[row.number for row in listed].index(one.match.game.catalogue.parse(text).index)]


def test_a_key_pressed_twice_takes_one_decision(room: Room) -> None:
    async def story(one: Person) -> None:
        clock = Clock()
        one.seen.twice = Twice(0.3, clock)
        await one.press("1", "1")
        assert own(one) == 1
        clock.now += 1
        await one.press("1")
        assert own(one) == 2

    room.play(story)


def test_several_equal_things_are_one_key_more(room: Room) -> None:
    async def story(one: Person) -> None:
        gathering = ""
        while not gathering:
            open_now = [action.text for action in one.asked.actions]
            wanted = next((text for text in open_now if text.startswith("gather")), "")
            await one.tap(key_of(one, wanted) if wanted else "1")
            gathering = wanted if wanted in [action.text for action in one.asked.actions] else ""
        before = len(one.match.history)
        await one.pilot.pause()
        assert "as often as possible" in one.pane("#detail")
        await one.press("asterisk")
        assert one.match.game.catalogue[one.match.history[before]].text == gathering
        assert gathering not in [action.text for action in one.asked.actions]
        await one.press("asterisk")
        assert "nothing to do again" in one.told

    room.play(story, game=game("outlive"), seats=("Ann", "Bob=random"), seed=3)


def test_the_same_answer_about_somebody_else_is_no_equal_thing(room: Room) -> None:
    async def story(one: Person) -> None:
        while one.asked.name != "evening":
            await one.tap(KEYS[len(one.asked.actions) - 1])
        guard = key_of(one, "task guard")
        await one.tap(guard)
        assert one.asked.name == "evening"
        assert "as often as possible" not in one.pane("#detail")
        clock = Clock()
        one.seen.twice = Twice(0.3, clock)
        one.seen.twice.admits(guard)
        before = len(one.match.history)
        await one.press(guard)
        assert len(one.match.history) == before

    room.play(story, game=game("warofmine"), seats=("Ann",), seed=3)
