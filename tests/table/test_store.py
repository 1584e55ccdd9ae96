"""Saves on disk: listed, read, written, copied, thrown away; what is wrong is a sentence."""

import os
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from holdfast.core import HoldfastError, Match, SaveError, Seat
from holdfast.registry import game
from holdfast.table import Store, load

PARIS = game("paris")


def match(seed: int = 3) -> Match:
    return Match(PARIS, seats=[Seat("Ann"), Seat("Bob", "random")], seed=seed)


def test_a_folder_that_is_not_there_has_no_saves(tmp_path: Path) -> None:
    assert Store(tmp_path / "nowhere").list() == []
    assert not (tmp_path / "nowhere").exists()


def test_the_latest_save_comes_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for seed, name in enumerate(("old", "new", "middle")):
        store.write(match(seed), tmp_path / f"{name}.json")
    for age, name in enumerate(("new", "middle", "old")):
        os.utime(tmp_path / f"{name}.json", (1_000_000 - age, 1_000_000 - age))
    assert [saved.path.stem for saved in store.list()] == ["new", "middle", "old"]


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    store, made = Store(tmp_path / "a" / "b"), match()
    path = store.new_path(made)
    store.write(made, path)
    found = store.read(path).found
    assert isinstance(found, Match)
    assert found.save() == made.save()


def test_two_matches_never_share_a_file(tmp_path: Path) -> None:
    store = Store(tmp_path)
    paths = set()
    for _ in range(4):
        path = store.new_path(match())
        store.write(match(), path)
        paths.add(path)
    assert len(paths) == 4
    assert all(path.name.startswith("paris-") for path in paths)


def test_a_damaged_file_is_listed_with_the_reason_and_left_alone(tmp_path: Path) -> None:
    torn, foreign = tmp_path / "torn.json", tmp_path / "foreign.json"
    torn.write_bytes(match().save()[:200])
    foreign.write_text("{}")
    found = {saved.path.name: saved.found for saved in Store(tmp_path).list()}
    for error in found.values():
        assert isinstance(error, SaveError)
        assert "not a Holdfast save" in error.say("en")
    assert set(found) == {"torn.json", "foreign.json"}
    assert foreign.read_text() == "{}"


def test_a_file_that_is_gone_is_a_sentence(tmp_path: Path) -> None:
    saved = Store(tmp_path).read(tmp_path / "gone.json")
    assert isinstance(saved.found, HoldfastError)
    assert saved.found.say("fr") == "il n'y a ni fichier ni dossier de ce nom."


def test_folders_and_dead_links_are_not_saves(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "dead.json").symlink_to(tmp_path / "nothing")
    assert Store(tmp_path).list() == []


def test_a_snapshot_that_no_longer_fits_is_refused(tmp_path: Path) -> None:
    """A rule has changed since, and so has the shape of the state."""
    file = msgspec.json.decode(match().save())
    file["save"]["rules"] = "0"
    file["save"]["history"] = [0]
    file["save"]["snapshot"][-8] = [[0, 0]] * 7
    text = msgspec.json.encode(file["save"])
    file["checksum"] = blake2b(text, digest_size=16).hexdigest()
    path = tmp_path / "old.json"
    path.write_bytes(msgspec.json.encode(file))
    with pytest.raises(SaveError):
        load(path)
    assert isinstance(Store(tmp_path).read(path).found, SaveError)


def test_a_copy_gets_its_name_and_never_replaces_a_file(tmp_path: Path) -> None:
    store, made = Store(tmp_path / "saves"), match()
    assert store.copy(made, " evening ") == tmp_path / "saves" / "evening.json"
    with pytest.raises(HoldfastError, match="was left alone"):
        store.copy(match(9), "evening.json")
    assert load(tmp_path / "saves" / "evening.json").seed == made.seed


@pytest.mark.parametrize("name", ["a/b", "/tmp/b", "..", "../b", ".", "", "a\\b", "a\nb", "a\0b"])
def test_a_copy_has_a_name_and_no_folder(tmp_path: Path, name: str) -> None:
    with pytest.raises(HoldfastError, match="and no folder"):
        Store(tmp_path / "saves").copy(match(), name)
    assert list(tmp_path.iterdir()) == []


def test_what_the_system_refuses_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where a folder should be")
    store = Store(tmp_path / "saves")
    with pytest.raises(HoldfastError, match=r"can't be saved to .*match\.json: a file stands where a folder should be"):
        store.write(match(), store.folder / "match.json")
    with pytest.raises(HoldfastError, match="No copy could be saved to"):
        store.copy(match(), "evening")


def test_a_save_is_thrown_away_once_and_for_all(tmp_path: Path) -> None:
    store = Store(tmp_path)
    path = store.copy(match(), "old")
    store.remove(path)
    store.remove(path)
    assert store.list() == []
    (tmp_path / "folder").mkdir()
    with pytest.raises(HoldfastError):
        store.remove(tmp_path / "folder")


def test_a_pipe_is_no_save(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(HoldfastError, match="a pipe or a device"):
        load(tmp_path / "pipe.json")
    assert Store(tmp_path).list() == []


def test_a_named_copy_is_a_checkpoint_and_the_file_of_a_match_is_none(tmp_path: Path) -> None:
    store, made = Store(tmp_path), match()
    assert store.checkpoint(store.copy(made, "evening")) == "evening"
    first = store.new_path(made)
    store.write(made, first)
    assert [store.checkpoint(path) for path in (first, store.new_path(made))] == ["", ""]
    assert store.checkpoint(tmp_path.parent / "evening.json") == ""
