"""Data from outside: what was expected is said, whatever was wrong and however deep."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

from holdfast.core.validation import explain, wrong_fields


class Deep(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["oak", "elm"]
    few: Annotated[list[int], msgspec.Meta(min_length=2, max_length=3)] = []
    some: Annotated[list[int], msgspec.Meta(min_length=1)] = []
    pair: tuple[int, Literal["x"]] = (0, "x")
    by_name: dict[Literal["a", "b"], int] = {}
    small: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    either: int | str = 0
    word: Annotated[str, msgspec.Meta(pattern="^a")] = "a"
    more: "list[Deep]" = []
    or_none: "Deep | None" = None
    or_names: dict[Literal["a", "b"], int] | None = None


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"kind": "fir"}, "kind: 'fir' is not one of elm, oak."),
        ({"kind": 3}, "kind: expected a text in quotes, got a whole number."),
        ({"few": [1]}, "few: expected at least 2 values."),
        ({"few": [1, 2, 3, 4]}, "few: expected at most 3 values."),
        ({"some": []}, "some: expected at least 1 value."),
        ({"few": [1, True]}, "few[1]: expected a whole number, got true or false."),
        ({"pair": [1]}, "pair: expected 2 values."),
        ({"pair": [1, "y"]}, "pair[1]: 'y' is not one of x."),
        ({"by_name": {"c": 1}}, "by_name: 'c' is not one of a, b."),
        ({"or_names": {"c": 1}}, "or_names: 'c' is not one of a, b."),
        ({"by_name": {"a": "one"}}, "by_name[...]: expected a whole number, got a text in quotes."),
        ({"small": 0}, "small: expected a whole number from 1 to 5."),
        ({"small": 9}, "small: expected a whole number from 1 to 5."),
        ({"either": 1.5}, "either: expected a whole number or a text in quotes, got a decimal number."),
        ({"word": "b"}, "word: Expected `str` matching regex '^a'."),
        ({"more": [{"kind": "oak", "leaf": 1}]}, "more[0]: there is no field leaf; known fields: kind, few, some, "),
        ({"more": [{"kind": "fir"}]}, "more[0].kind: 'fir' is not one of elm, oak."),
        ({"more": [{}]}, "more[0]: the field kind is missing."),
        ({"or_none": {"kind": "fir"}}, "or_none.kind: 'fir' is not one of elm, oak."),
        ({"or_none": 3}, "or_none: expected a table in {…} or nothing, got a whole number."),
    ],
)
def test_what_was_expected_is_said(change: dict[str, Any], said: str) -> None:
    entry = {"kind": "oak", **change}
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.convert(entry, Deep)
    assert str(explain(refused.value, Deep)).startswith(said)
    ((key, why),) = wrong_fields(entry, Deep)
    assert (key, str(why).startswith(said)) == (next(iter(change)), True)


def test_all_fields_that_are_wrong_unknown_or_missing_are_found() -> None:
    found = list(wrong_fields({"few": 1, "leaf": 2, "small": 0}, Deep))
    assert [key for key, _ in found] == ["few", "leaf", "small", ""]
    assert found[3][1].say("fr") == "le champ kind manque."


def test_a_number_that_no_machine_holds_is_called_too_large() -> None:
    """The library's own words would stand in the French sentence too."""
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.json.decode(b'{"kind": "oak", "small": 1' + b"0" * 6000 + b"}", type=Deep)
    assert str(explain(refused.value, Deep)) == "small: this number is too large."
