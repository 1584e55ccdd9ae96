"""The catalogue: constants with numbers and text forms."""

import importlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.toy import ADD, CATALOGUE, COLOURS, PAINT, PASS, SHOUT

import holdfast
from holdfast import HoldfastError
from holdfast.core import AMOUNT, SEAT, Catalogue, Domain, numbers


def test_indices_count_through_all_kinds() -> None:
    assert [action.index for action in CATALOGUE.actions] == list(range(4 + 6 + 1 + 1))
    assert CATALOGUE[PASS[0].index] is PASS[0]
    assert len(CATALOGUE) == 12


def test_a_kind_is_addressed_by_its_arguments() -> None:
    blue_twice = PAINT.at(1, 2)
    assert (blue_twice.a, blue_twice.b, blue_twice.kind) == (1, 2, PAINT)
    assert blue_twice.text == "paint blue 2"
    assert (len(PAINT), len(ADD), len(PASS)) == (6, 4, 1)


def test_text_forms_read_back() -> None:
    for action in CATALOGUE.actions:
        assert CATALOGUE.parse(action.text) is action


@given(st.text())
def test_other_texts_are_refused_with_an_example(text: str) -> None:
    if text in [action.text for action in CATALOGUE.actions]:
        return
    with pytest.raises(HoldfastError, match=r"toy has no action .* Actions are written like 'add 0'"):
        CATALOGUE.parse(text)


def test_only_any_time_kinds_interrupt() -> None:
    assert [kind.name for kind in CATALOGUE.kinds if kind.anytime] == ["shout"]
    assert SHOUT[0].kind.anytime


def test_an_action_names_two_things_at_most() -> None:
    with pytest.raises(ValueError, match="make it two decisions"):
        Catalogue("other").kind("move", a=COLOURS, b=COLOURS, c=COLOURS)


def test_two_actions_can_not_have_one_text() -> None:
    catalogue = Catalogue("another")
    catalogue.kind("go", where=COLOURS)
    with pytest.raises(ValueError, match="go"):
        catalogue.kind("go", where=Domain("place", ("red",)))


def test_domains_number_their_entries() -> None:
    assert (COLOURS.number("blue"), len(COLOURS)) == (1, 2)
    assert numbers(3).entries == ("0", "1", "2")
    assert (numbers(3).numeric, AMOUNT.numeric, SEAT.numeric) == (True, True, False)


def test_actions_and_kinds_say_what_they_are() -> None:
    assert repr(ADD[2]) == "<2: add 2>"
    assert repr(PAINT) == "<kind paint: 6 actions>"


def test_a_catalogue_can_be_gone_through() -> None:
    catalogue = holdfast.game("paris").catalogue
    assert list(catalogue) == [catalogue[index] for index in range(len(catalogue))]


def test_numbers_are_kept_in_a_file_that_only_grows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A domain that grows in the middle of the catalogue takes new numbers at its end."""
    folder = tmp_path / "shop"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "actions.txt").write_text("buy apple\nbuy pear\nleave\n")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.import_module("shop")
    grown = Catalogue("shop", "shop")
    buy = grown.kind("buy", fruit=Domain("fruit", ("apple", "plum", "pear")))
    leave = grown.kind("leave", ends=True)
    assert [action.index for action in buy.actions] == [0, 3, 1]
    assert (leave[0].index, grown[2], len(grown)) == (2, leave[0], 4)
    assert grown.parse("buy plum") is grown[3]
