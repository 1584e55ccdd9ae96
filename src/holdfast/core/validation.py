# mypyc: skip
"""Errors of msgspec about outside data, as sentences that say what was expected."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from holdfast.core.errors import HoldfastError

TYPES = {
    "int": "error-type-int",
    "float": "error-type-float",
    "str": "error-type-str",
    "bool": "error-type-bool",
    "array": "error-type-array",
    "object": "error-type-object",
    "null": "error-type-null",
    "date": "error-type-time",
    "datetime": "error-type-time",
    "time": "error-type-time",
}
"""How msgspec names a type, and the sentence that names it for people."""
OTHER = "error-type-other"
SIGNS = {"<=": "≤", ">=": "≥", "<": "<", ">": ">"}
_PATH = re.compile(r" - at (`key` in )?`\$([^`]*)`$")


def explain(error: Exception, kind: Any, key: str = "", data: Any = None) -> HoldfastError:
    """The sentence for an error of `msgspec.convert(data, kind)` or of decoding to it; `key` names what was converted.
    Where one of several structures is meant, `data` says which."""
    message = str(error)
    place = _PATH.search(message)
    path = place[2] if place else ""
    info = _at(inspect.type_info(kind), path, data)
    if place and place[1]:
        info = next((one.key_type for one in _choices(info) if isinstance(one, inspect.DictType)), info)
    why = _why(message[: place.start()] if place else message, info)
    where = f"{key}{path}".lstrip(".")
    return HoldfastError("error-at", path=where, why=why) if where else why


def wrong_fields(entry: dict[str, Any], kind: type[msgspec.Struct]) -> Iterator[tuple[str, HoldfastError]]:
    """All fields of a structure that are wrong, unknown or missing, each with its sentence."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for key, value in entry.items():
        if key not in fields:
            yield key, HoldfastError("error-unknown-field", field=key, known=", ".join(fields))
            continue
        try:
            msgspec.convert(value, fields[key].type)
        except msgspec.ValidationError as error:
            yield key, explain(error, fields[key].type, key, value)
    for key, field in fields.items():
        if field.required and key not in entry:
            yield "", HoldfastError("error-missing-field", field=key)


def _at(info: Any, path: str, data: Any) -> Any:
    """The type at the end of a path such as `.groups[0].types[...]`."""
    for name, index in re.findall(r"\.(\w+)|\[(\.\.\.|\d+)\]", path):
        tags = [one.tag for one in _choices(info) if getattr(one, "tag_field", None) == name]
        if tags:  # the field that says which structure is meant
            return inspect.LiteralType(tuple(tags))
        choices = _choices(_meant(info, data))
        info = next((_inside(one, name, index) for one in choices if _inside(one, name, index)), None)
        data = _part(data, name, index)
    return _meant(info, data)


def _meant(info: Any, data: Any) -> Any:
    """The structure of a tagged union that the data names."""
    for one in _choices(info):
        if getattr(one, "tag_field", None) and isinstance(data, dict) and data.get(one.tag_field) == one.tag:
            return one
    return info


def _part(data: Any, name: str, index: str) -> Any:
    if isinstance(data, dict):
        return data.get(name)
    return data[int(index)] if isinstance(data, list) and index.isdigit() and int(index) < len(data) else None


def _choices(info: Any) -> list[Any]:
    return list(info.types) if isinstance(info, inspect.UnionType) else [info]


def _inside(info: Any, name: str, index: str) -> Any:
    if name:
        fields = info.fields if isinstance(info, inspect.StructType) else ()
        return next((field.type for field in fields if field.encode_name == name), None)
    if isinstance(info, inspect.DictType):
        return info.value_type
    if isinstance(info, inspect.TupleType):
        return info.item_types[int(index)] if index.isdigit() else None
    return getattr(info, "item_type", None)


def _why(message: str, info: Any) -> HoldfastError:
    if found := re.fullmatch(r"Expected `([^`]+)`, got `(\w+)`", message):
        return HoldfastError("error-expected", expected=_types(found[1]), got=_types(found[2]))
    if found := re.fullmatch(r"Invalid (?:enum )?value (.+)", message):
        values = [value for one in _choices(info) for value in getattr(one, "values", ())]
        return HoldfastError("error-value", value=found[1], values=", ".join(map(str, values)))
    if found := re.fullmatch(r"Expected `(\w+)` (<=|>=|<|>) (\S+)", message):
        low, high = _bounds(info)
        if low is not None and high is not None:
            return HoldfastError("error-between", expected=_types(found[1]), low=low, high=high)
        return HoldfastError("error-range", expected=_types(found[1]), sign=SIGNS[found[2]], limit=found[3])
    if found := re.fullmatch(r"Expected `(?:\w+)` of length (?:(<=|>=) )?(\d+)(?:, got \d+)?", message):
        bound = {"<=": "most", ">=": "least"}.get(found[1], "")
        return HoldfastError("error-length", bound=bound, limit=int(found[2]))
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", message):
        known = [field.encode_name for one in _choices(info) for field in getattr(one, "fields", ())] or ["–"]
        return HoldfastError("error-unknown-field", field=found[1], known=", ".join(known))
    if found := re.fullmatch(r"Object missing required field `(.+)`", message):
        return HoldfastError("error-missing-field", field=found[1])
    if message.endswith("out of range"):
        return HoldfastError("error-huge")
    return HoldfastError("error-unfit", why=message)


def _bounds(info: Any) -> tuple[Any, Any]:
    """The least and the most that a number may be."""
    numbers = [one for one in _choices(info) if isinstance(one, inspect.IntType | inspect.FloatType)]
    return (numbers[0].ge, numbers[0].le) if numbers else (None, None)


def _types(names: str) -> HoldfastError:
    """«a whole number», or «a whole number or a text» where both are allowed."""
    *others, last = [HoldfastError(TYPES.get(name, OTHER), name=name) for name in names.split(" | ")]
    for other in reversed(others):
        last = HoldfastError("error-type-or", one=other, other=last)
    return last
