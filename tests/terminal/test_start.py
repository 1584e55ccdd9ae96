"""The start screen: a new match, or one that was left."""

from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest
from tests.terminal.conftest import Person, Room
from textual.widgets import Input, OptionList, Select, Static

from holdfast.core import Match, Seat
from holdfast.registry import game
from holdfast.table import Setup, Store
from holdfast.terminal.screens.start import StartScreen
from holdfast.terminal.screens.table import TableScreen


def test_enter_begins_a_match_with_one_person(room: Room) -> None:
    async def story(one: Person) -> None:
        assert "New match" in one.text
        await one.press("enter")
        assert isinstance(one.app.screen, TableScreen)
        assert [seat.agent for seat in one.match.seats] == ["person", "normal"]

    room.start(story)


def test_seats_names_agents_options_and_seed_are_chosen(room: Room) -> None:
    async def story(one: Person) -> None:
        screen = one.app.screen
        screen.query_one("#count", Select).value = 3
        await one.pilot.pause()
        await one.pilot.pause()
        screen.query_one("#name-0", Input).value = "Ann"
        screen.query_one("#agent-1", Select).value = "person"
        screen.query_one("#option-first", Select).value = 2
        screen.query_one("#seed", Input).value = "41"
        await one.pilot.pause()
        await one.press("f5")
        assert one.match.names == ["Ann", "Player 2", "Computer 3"]
        assert [seat.agent for seat in one.match.seats] == ["person", "person", "normal"]
        assert one.match.seed == 41
        assert one.match.options == {"first": 2}

    room.start(story)


def test_a_list_is_opened_and_chosen_from_by_keys_alone(room: Room) -> None:
    async def story(one: Person) -> None:
        one.app.screen.query_one("#count", Select).focus()
        await one.press("enter", "down", "enter")
        await one.pilot.pause()
        await one.pilot.pause()
        assert len(one.app.setup.seats) == 3
        assert "Computer 3" in one.text

    room.start(story)


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("seed", "spring", "A seed is a whole number"),
        ("name-0", "", "Player 1 needs a name"),
        ("name-0", "Computer 2", "Two players have the same name."),
        ("content", "/nowhere/at/all", "there is no such folder"),
    ],
)
def test_what_is_wrong_is_a_sentence(room: Room, field: str, value: str, sentence: str) -> None:
    async def story(one: Person) -> None:
        one.app.screen.query_one(f"#{field}", Input).value = value
        await one.pilot.pause()
        await one.press("f5")
        assert isinstance(one.app.screen, StartScreen)
        assert sentence in one.pane("#new")

    room.start(story)


def test_what_the_command_line_said_is_filled_in(room: Room) -> None:
    async def story(one: Person) -> None:
        await one.press("f5")
        assert one.match.seed == 12
        assert one.match.options == {"first": 1}

    room.start(story, setup=Setup.of("paris", 12, None, {"first": 1}))


def test_damaged_saves_are_listed_with_a_sentence_and_left_alone(room: Room) -> None:
    good = Match(game("paris"), seats=[Seat("Ann"), Seat("Bob", "random")], seed=3)
    damaged = room.folder / "torn.json"
    damaged.write_bytes(good.save()[:200])
    (room.folder / "foreign.json").write_text("{}")
    before = damaged.read_bytes()

    async def story(one: Person) -> None:
        text = one.pane("#continue")
        assert "torn.json" in text
        assert "foreign.json" in text
        assert text.count("Can't be read") == 2
        one.app.screen.query_one("#saves", OptionList).focus()
        await one.press("home", "enter")
        assert isinstance(one.app.screen, StartScreen)
        assert "not a Holdfast save" in one.told

    room.start(story, size=(100, 40))
    assert damaged.read_bytes() == before


def test_a_damaged_save_is_explained_in_the_language_of_the_table(room: Room) -> None:
    (room.folder / "foreign.json").write_text("{}")

    async def story(one: Person) -> None:
        assert "Ce n'est pas une sauvegarde" in one.pane("#continue")

    room.start(story, lang="fr", size=(100, 40))


def test_a_save_that_can_t_be_opened_is_said(room: Room) -> None:
    (room.folder / "gone.json").symlink_to(room.folder / "nothing")
    (room.folder / "folder.json").mkdir()

    async def story(one: Person) -> None:
        assert "No saved match yet." in one.text

    room.start(story)


def test_saves_are_thrown_away_only_after_asking(room: Room) -> None:
    path = room.folder / "old.json"
    Match(game("paris"), seats=2, seed=3).write(path)

    async def story(one: Person) -> None:
        one.app.screen.query_one("#saves", OptionList).focus()
        await one.press("home", "delete", "n")
        assert path.exists()
        one.app.screen.query_one("#saves", OptionList).focus()
        await one.press("home", "delete", "y")
        assert not path.exists()
        assert "No saved match yet." in one.text

    room.start(story)


def test_the_start_screen_speaks_both_languages_and_keeps_what_was_typed(room: Room) -> None:
    async def story(one: Person) -> None:
        one.app.screen.query_one("#name-0", Input).value = "Zoé"
        await one.pilot.pause()
        await one.press("f2")
        await one.pilot.pause()
        assert "Nouvelle partie" in one.text
        assert "Zoé" in one.text
        assert "Premier joueur" in one.text
        await one.press("f5")
        assert one.match.names[0] == "Zoé"

    room.start(story)


def test_names_that_nobody_typed_follow_the_language(room: Room) -> None:
    async def story(one: Person) -> None:
        assert [seat.name for seat in one.app.setup.seats] == ["Player 1", "Computer 2"]
        await one.press("f2")
        await one.pilot.pause()
        await one.pilot.pause()
        assert [seat.name for seat in one.app.setup.seats] == ["Joueur 1", "Ordinateur 2"]
        assert "Ordinateur 2" in one.text
        await one.press("f2")
        await one.pilot.pause()
        assert [seat.name for seat in one.app.setup.seats] == ["Player 1", "Computer 2"]

    room.start(story)


def test_where_all_play_together_people_sit_on_every_seat(room: Room) -> None:
    async def story(one: Person) -> None:
        one.app.screen.query_one("#game", Select).value = "warofmine"
        await one.pilot.pause()
        await one.pilot.pause()
        assert one.app.setup.seats == [Seat("Player 1"), Seat("Player 2")]
        one.app.screen.query_one("#agent-1", Select).value = "random"
        await one.pilot.pause()
        assert one.app.screen.query_one("#name-1", Input).value == "Random 2"
        one.app.screen.query_one("#game", Select).value = "outlive"
        await one.pilot.pause()
        await one.pilot.pause()
        assert one.app.setup.seats == [Seat("Player 1"), Seat("Random 2", "random")]

    room.start(story)


def test_the_first_save_is_gone_on_with_by_enter_alone(room: Room) -> None:
    Match(game("paris"), seats=[Seat("Ann"), Seat("Bob", "random")], seed=3).write(room.folder / "old.json")

    async def story(one: Person) -> None:
        await one.press("tab", "enter")
        assert isinstance(one.app.screen, TableScreen)
        assert one.match.names == ["Ann", "Bob"]

    room.start(story)


@pytest.mark.parametrize("no_color", ["", "1"])
def test_what_has_the_focus_is_seen_without_colours(room: Room, no_color: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Person) -> None:
        for name, label in (("game", "Game"), ("name-0", "Seat 1"), ("seed", "Deal number"), ("saves", "Continue")):
            one.app.screen.query_one(f"#{name}").focus()
            await one.pilot.pause()
            assert reversed_texts(one) == [label]
        one.app.screen.query_one("#begin").focus()
        await one.pilot.pause()
        assert reversed_texts(one) == ["Begin (F5)"]

    monkeypatch.setenv("NO_COLOR", no_color)
    room.start(story)


def reversed_texts(one: Person) -> list[str]:
    """Everything that is shown in reverse below the banner."""
    strips = one.app.screen._compositor.render_strips()[1:]
    found = [segment.text.strip() for strip in strips for segment in strip if segment.style and segment.style.reverse]
    return [text for text in found if text]


def test_a_wrong_pack_is_explained_in_french(room: Room) -> None:
    async def story(one: Person) -> None:
        one.app.screen.query_one("#content", Input).value = "/nope"
        await one.pilot.pause()
        await one.press("f5")
        assert "il n'y a pas de dossier de ce nom" in one.pane("#new")

    room.start(story, lang="fr")


def test_two_matches_never_share_a_file(room: Room, tmp_path: Path) -> None:
    async def story(one: Person) -> None:
        await one.press("f5")
        first = one.seen.hold.path
        await one.press("1", "Q")
        await one.press("f5")
        assert one.seen.hold.path != first
        assert first.exists()

    room.start(story)


def test_a_save_whose_snapshot_no_longer_fits_is_a_sentence(room: Room) -> None:
    """A rule has changed since, and so has the shape of the state: the list stays, and says so."""
    match = Match(game("paris"), seats=2, seed=3)
    file = msgspec.json.decode(match.save())
    file["save"]["rules"] = "0"
    file["save"]["history"] = [0]
    file["save"]["snapshot"][-8] = [[0, 0]] * 7
    text = msgspec.json.encode(file["save"])
    file["checksum"] = blake2b(text, digest_size=16).hexdigest()
    (room.folder / "old.json").write_bytes(msgspec.json.encode(file))

    async def story(one: Person) -> None:
        assert "Can't be read" in one.pane("#continue")

    room.start(story)


@pytest.mark.parametrize(("lang", "said"), [("en", "can be left out"), ("fr", "peuvent être écartées")])
def test_what_one_should_know_before_a_siege_stands_in_the_form(room: Room, lang: str, said: str) -> None:
    async def story(one: Person) -> None:
        assert said in str(one.app.screen.query_one("#note", Static).content)

    room.start(story, setup=Setup.of("warofmine"), lang=lang, size=(100, 60))


def test_playing_on_from_a_named_copy_leaves_it_as_it_is(room: Room) -> None:
    made = Match(game("paris"), seats=[Seat("Ann"), Seat("Bob", "random")], seed=3)
    path = Store(room.folder).copy(made, "evening")
    before = path.read_bytes()

    async def story(one: Person) -> None:
        assert "«evening»" in one.text
        await one.press("tab", "enter")
        assert isinstance(one.app.screen, TableScreen)
        assert one.app.screen.hold.path != path
        await one.press("1")
        assert one.app.screen.hold.path.exists()
        assert path.read_bytes() == before

    room.start(story)
