# mypyc: skip
"""The texts of scripts, which stand with the scripts in the content, as Fluent: a message `script-<id>` for each, with
its title and the labels of its options, and a message `then-<id>-<option>` for what comes of an option."""

import re
from collections.abc import Iterator
from typing import Any

import holdfast.games.warofmine.content.schema as k
from holdfast.core import Content, Pages

GIVEN = ("this", "this_sex", "day", "group", "present", "location", "again")
"""What every text may say."""
VARIANT = re.compile(r"\*?\[\s*[\w.-]+\s*\]")
VARIABLE = re.compile(r"\$([A-Za-z]\w*)")


def pages(content: Content, lang: str) -> Pages:
    texts: dict[str, str] = {}
    asks: dict[str, tuple[str, ...]] = {}
    for entry in content.table("script", k.Script):
        asked = ("again", *entry.say)
        for message, text in messages(entry, lang):
            texts[message] = text
            asks[message] = asked
    return Pages(("script", "then"), texts, asks)


def messages(entry: k.Script, lang: str) -> Iterator[tuple[str, str]]:
    """The messages of a script in Fluent."""
    if getattr(entry, lang):
        lines = [f"script-{entry.id} = {fluent(getattr(entry, lang))}"]
        if entry.title is not None:
            lines.append(f"    .title = {fluent(getattr(entry.title, lang))}")
        for number, option in enumerate(entry.option, 1):
            if getattr(option, lang):
                lines.append(f"    .o{number} = {fluent(getattr(option, lang))}")
        yield f"script-{entry.id}", "\n".join(lines) + "\n"
    for name, said in outcomes(entry):
        yield f"then-{name}", f"then-{name} = {fluent(getattr(said, lang))}\n"


def outcomes(entry: k.Script) -> Iterator[tuple[str, Any]]:
    """What comes of each option, with its name: script, option, result."""
    for number, option in enumerate(entry.option, 1):
        if option.then is not None:
            yield f"{entry.id}-{number}", option.then
        for n, result in enumerate(option.result, 1):
            yield f"{entry.id}-{number}-{n}", result


def fluent(text: str) -> str:
    """A text as the pattern of a message: line breaks are spaces, an empty line begins a paragraph."""
    paragraphs = [" ".join(part.split()) for part in re.split(r"\n[ \t]*\n", text.strip())]
    return "\n\n    ".join(_begun(_unfolded(part)) for part in paragraphs)


def _begun(text: str) -> str:
    """A line of Fluent may not begin with signs that mean something there."""
    return f'{{"{text[0]}"}}{text[1:]}' if text[:1] in ("[", "*", ".") else text


def _unfolded(text: str) -> str:
    """Each variant of a selection begins a line, as Fluent wants it."""
    found, rest = "", text
    while "{" in rest:
        before, _, after = rest.partition("{")
        inner, rest = _closed(after)
        found += f"{before}{{{_selection(inner) if '->' in inner else inner}}}"
    return found + rest


def _closed(text: str) -> tuple[str, str]:
    """What stands before the brace that closes, and after it."""
    depth = 1
    for place, sign in enumerate(text):
        depth += {"{": 1, "}": -1}.get(sign, 0)
        if depth == 0:
            return text[:place], text[place + 1 :]
    return text, ""


def _selection(inner: str) -> str:
    selector, _, variants = inner.partition("->")
    places = [found for found in VARIANT.finditer(variants) if _depth(variants[: found.start()]) == 0]
    ends = [*(found.start() for found in places[1:]), len(variants)]
    lines = [
        f"{found[0]} {_unfolded(variants[found.end() : end].strip()) or '{EMPTY}'}"
        for found, end in zip(places, ends, strict=True)
    ]
    return f"{selector.rstrip()} ->\n        " + "\n        ".join(lines).replace("{EMPTY}", '{""}') + "\n    "


def _depth(text: str) -> int:
    return text.count("{") - text.count("}")


def unknown(entry: k.Script, lang: str) -> list[str]:
    """Variables of the texts that nothing gives."""
    texts = [getattr(entry, lang), *(getattr(said, lang) for _, said in outcomes(entry))]
    known = {*GIVEN, *entry.say}
    return [name for text in texts for name in VARIABLE.findall(text) if name not in known]
