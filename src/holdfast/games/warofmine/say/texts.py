# mypyc: skip
"""Whether the texts of scripts and notes are there, in every language. Only where words are shown: loading the tables
needs none."""

import re
from collections.abc import Iterable

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.content.schema as k
from holdfast.core import Content, Words
from holdfast.games.warofmine.say.pages import GIVEN, outcomes, unknown

NOTE_ID = re.compile("[a-z][a-z0-9-]*")
OPTION_TEXT = re.compile("o[0-9]+")


def check_texts(content: Content, spoken: list[Words]) -> None:
    """Notes what is missing or too much with the content's own errors."""
    for entry in content.table("script", k.Script):
        for words in spoken:
            content.refused.collect(_check_script, content, entry, words)
    for name in (*c.NOTES.entries, *content.added["note"]):
        content.refused.collect(_check_note, content, name, spoken)


def _check_script(content: Content, entry: k.Script, words: Words) -> None:
    """The text of a script in one language, with those of its options."""
    message, said = f"script-{entry.id}", {"shown": repr(f"script-{entry.id}"), "lang": repr(words.lang)}
    if not words.knows(message):
        if getattr(entry, words.lang):
            raise content.error("script", entry.id, "error-unsayable", "id", shown=said["shown"])
        raise content.error("script", entry.id, "error-no-text", "id", **said)
    for name in unknown(entry, words.lang):
        raise content.error("script", entry.id, "error-text-variable", words.lang, name=f"${name}", lang=said["lang"])
    forms = words.bundle.get_message(message).attributes
    if entry.id in {one.get("id") for one in content.overrides.tables.get("script", [])}:
        _check_said(content, entry, words, forms)
    for form in forms:
        if OPTION_TEXT.fullmatch(form) and int(form[1:]) > len(entry.option):
            raise content.error("script", entry.id, "error-text-form", "id", form=form, **said)
    for number, option in enumerate(entry.option, start=1):
        if option.kind == "choice" and f"o{number}" not in forms:
            raise content.error("script", entry.id, "error-text-option", "id", option=number, **said)


def _check_said(content: Content, entry: k.Script, words: Words, forms: Iterable[str]) -> None:
    """Every text of a pack's script is said once."""
    message = f"script-{entry.id}"
    said = [(message, ""), *((message, form) for form in forms), *((f"then-{name}", "") for name, _ in outcomes(entry))]
    for shown, form in said:
        if not words.can_say(shown, form, (*GIVEN, *entry.say)):
            raise content.error("script", entry.id, "error-unsayable", "id", shown=repr(shown))


def _check_note(content: Content, name: str, spoken: list[Words]) -> None:
    """Notes of a pack have names of their own; what a note does is said in all languages or in none."""
    if name in content.added["note"]:
        if not NOTE_ID.fullmatch(name):
            raise content.error("note", name, "error-note-id", "id")
        for words in spoken:
            if not words.knows(f"note-{name}"):
                raise content.error("note", name, "error-note-name", "id", note=name, lang=repr(words.lang))
    lacks = [words.lang for words in spoken if not words.knows(f"note-{name}", "does")]
    if 0 < len(lacks) < len(spoken):
        raise content.error("note", name, "error-note-does", "id", note=name, lang=repr(lacks[0]))
