"""A table that plays together: nothing is hidden between its people, and the end ranks nobody."""

from tests.terminal.conftest import Person, Room

from holdfast.core import Game, Match, Rng
from holdfast.games.outlive.game import GAME as OUTLIVE
from holdfast.games.warofmine.game import GAME
from holdfast.terminal.screens.ending import EndSheet
from holdfast.terminal.screens.table import TableScreen


def test_the_screen_is_not_passed_and_the_prompt_says_who_decides_now(room: Room) -> None:
    async def story(one: Person) -> None:
        said = set()
        for _ in range(12):
            assert isinstance(one.app.screen, TableScreen)
            await one.pilot.pause()
            before = one.asked.seat
            name = one.match.names[before]
            assert f"▶ {name}" in one.pane("#prompt")
            await one.tap("1")
            await one.pilot.pause()
            after = one.asked.seat
            told = f"{one.match.names[after]}, you decide now:" in one.pane("#prompt")
            assert told == (after != before)
            said.add(told)
        assert said == {True, False}

    room.play(story, seats=("Ann", "Bob"), game=GAME)


def whole_match(game: Game, seats: int, seed: int) -> list[int]:
    """The history of a match at random."""
    match = Match(game, seats=seats, seed=seed)
    rng = Rng(seed)
    while (decision := match.state.decision) is not None:
        match.apply(decision.actions[rng.below(len(decision.actions))])
    return match.history


def test_the_end_names_what_the_team_reached_and_ranks_nobody(room: Room) -> None:
    history = whole_match(GAME, 2, 4)

    async def story(one: Person) -> None:
        for number in history:
            one.match.apply(number)
        one.app.screen.proceed()  # type: ignore[attr-defined]
        await one.wait()
        assert isinstance(one.app.screen, EndSheet)
        assert "Vous avez perdu ensemble." in one.text
        assert "Jours" in one.text
        assert "Total" not in one.text
        assert "1. Ann" not in one.text
        assert "Entrée ou Échap" in one.text

    room.play(story, seats=("Ann", "Bob"), game=GAME, seed=4, lang="fr")


def test_the_end_of_a_long_reckoning_fits_with_its_keys(room: Room) -> None:
    names = ("Joueur 1", "Maximilien-Alexandre", "Zoé", "Hasard 4")
    history = whole_match(OUTLIVE, 4, 4)

    async def story(one: Person) -> None:
        await one.sit_down()
        for number in history:
            one.match.apply(number)
        one.app.screen.proceed()  # type: ignore[attr-defined]
        await one.pilot.pause()
        assert isinstance(one.app.screen, EndSheet)
        rows = [line.strip(" │") for line in one.pane_lines("#scores")]
        titles = [OUTLIVE.words("fr").say(f"part-{part}") for part in OUTLIVE.parts]
        assert [row.rsplit("  ", 1)[0].split("  ")[0] for row in rows[1:]] == [*titles, "Total"]
        assert all(len(row.split()) >= 5 for row in rows[1:])
        assert "Entrée ou Échap" in one.text

    room.play(story, seats=names, game=OUTLIVE, seed=4, lang="fr")
