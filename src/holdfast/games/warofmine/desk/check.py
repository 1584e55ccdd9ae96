# mypyc: skip
"""What an editor would send back: lengths, untold outcomes, dead ends, typography, spelling, repetitions, themes."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import msgspec

from holdfast.games.warofmine.content.schema import Script
from holdfast.games.warofmine.desk.book import LANGS, PAGE, WORD, Book, Text
from holdfast.games.warofmine.desk.walk import read

SCENE = {"flavour": (15, 70), "look-around": (15, 110), "epilogue-note": (15, 110), "faq": (15, 60)}
SCENE_ELSE = (25, 170)
OUTCOME = (8, 65)
LABEL = 9
FRENCH_LONGER = 1.3
"""How much longer a French text may be."""
RUN = 6
"""So many words in a row that occur twice are a repetition."""
COMMON = 120
"""So many of the most frequent words of a language count as grammar."""
OWN = 2
"""So many words of a repeated run must be no grammar."""
OPENING = 3
HARM = {
    "en": re.compile(r"\b(corpse|hanged|suicide|killed the child)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(cadavre|suicide)\b", re.IGNORECASE),
}
"""Words that ask for a theme on their script."""


ELIDED = re.compile(r"\b(?:[dlnst]e|la|(?:jus|lors|puis|quoi)?que)\s+\{ \$this \}", re.IGNORECASE)
"""Words that lose their last letter before some of the names."""


class Remark(msgspec.Struct, frozen=True):
    """Something to look at. `kind` is `length`, `outcome`, `dead-end`, `unreachable`, `typography`, `spelling`,
    `repeated`, `opening` or `theme`. A name that leads nowhere and a missing language are refused by the loader."""

    kind: str
    script: str
    where: str
    text: str


class Report(msgspec.Struct, frozen=True):
    scripts: int
    scenes: dict[str, int]
    words: dict[str, int]
    with_choices: int
    outcomes: int
    pools: dict[str, int]
    arcs: dict[str, int]
    themes: dict[str, int]
    remarks: list[Remark]
    unchecked: list[str]
    """Kinds of remarks that were not looked for: `spelling`, where no dictionary is installed."""


def check(book: Book, words: Path | None = None) -> Report:
    """Everything an editor counts, and everything to look at. `words` is the folder of our own word lists."""
    spelt = words is not None and find_spec("spellchecker") is not None
    remarks = [
        *(remark for script in book.scripts.values() for remark in _of_script(book, script)),
        *(remark for text in book.texts for remark in _of_text(book, text)),
        *_unreachable(book),
        *_dead_ends(book),
        *_repeated(book),
        *_openings(book),
        *(_misspelt(book, words) if words is not None and spelt else ()),
    ]
    themes = Counter(theme for script in book.scripts.values() for theme in script.theme)
    return Report(
        scripts=len(book.scripts),
        scenes={lang: book.scenes(lang) for lang in LANGS},
        words={lang: book.words(lang) for lang in LANGS},
        with_choices=sum(1 for script in book.scripts.values() if _has_choice(script)),
        outcomes=sum(1 for text in book.texts if text.is_outcome and text.lang == "en"),
        pools=dict(sorted(Counter(script.pool for script in book.scripts.values()).items())),
        arcs={arc: len(scripts) for arc, scripts in sorted(book.arcs.items())},
        themes=dict(sorted(themes.items())),
        remarks=sorted(remarks, key=lambda one: (one.kind, one.script, one.where)),
        unchecked=[] if spelt else ["spelling"],
    )


def _has_choice(script: Script) -> bool:
    return any(option.kind == "choice" for option in script.option)


def _of_script(book: Book, script: Script) -> Iterator[Remark]:
    for number, option in enumerate(script.option, 1):
        if not (option.then or option.result or option.goto) and script.title is not None:
            yield Remark("outcome", script.id, f"option {number}", "nothing tells what comes of it")
    for lang, pattern in HARM.items():
        found = pattern.search(getattr(script, lang))
        if found and not script.theme:
            yield Remark("theme", script.id, lang, f"«{found[0]}», but no theme")
    if script.theme and not script.instead and any(lead.to == script.id for lead in book.leads):
        yield Remark("theme", script.id, "", "is led to and has a theme, but nothing to read instead")


def _of_text(book: Book, text: Text) -> Iterator[Remark]:
    count = len(WORD.findall(read(text.text)))
    longer = FRENCH_LONGER if text.lang == "fr" else 1.0
    least, most = SCENE.get(book.scripts[text.script].pool, SCENE_ELSE)
    if text.part == "scene" and not least <= count <= most * longer:
        yield Remark("length", text.script, f"{text.part}, {text.lang}", f"{count} words")
    if text.part.startswith("option") and count > LABEL * longer:
        yield Remark("length", text.script, f"{text.part}, {text.lang}", f"{count} words")
    if text.is_outcome and not OUTCOME[0] <= count <= OUTCOME[1] * longer:
        yield Remark("length", text.script, f"{text.part}, {text.lang}", f"{count} words")
    if text.lang == "fr":
        if re.search(r"[^\s\u00a0\u202f][;!?](?=\s|$)| [;!?:»]|« ", text.plain):
            yield Remark("typography", text.script, f"{text.part}, fr", "spaces before ; ! ? : or inside « »")
        if '"' in text.plain or "’" in text.plain:
            yield Remark("typography", text.script, f"{text.part}, fr", "quotation marks or apostrophe")
        if found := ELIDED.search(text.text):
            yield Remark("typography", text.script, f"{text.part}, fr", f"«{found[0]}»: a name may begin with a vowel")
    elif re.search(r"[«»“”’]", text.plain):
        yield Remark("typography", text.script, f"{text.part}, en", "quotation marks or apostrophe")


def _unreachable(book: Book) -> Iterator[Remark]:
    led_to = {lead.to for lead in book.leads if lead.to != lead.script} | book.named_by_cards
    for script in book.scripts.values():
        if script.pool == "linked" and script.id not in led_to:
            yield Remark("unreachable", script.id, "", "nothing leads there")


def _dead_ends(book: Book) -> Iterator[Remark]:
    """Ways in the middle of an arc on which it just stops: nothing follows, and the epilogue has no page of it."""
    arc_of = {script.id: script.arc for script in book.scripts.values() if script.arc}
    told = {(lead.script, _option(lead.where)) for lead in book.leads if lead.way == PAGE}
    on = [lead for lead in book.leads if lead.way != PAGE and arc_of.get(lead.script) == arc_of.get(lead.to) != ""]
    leads_on = Counter((lead.script, _option(lead.where)) for lead in on)
    alone = [lead for lead in on if leads_on[lead.script, _option(lead.where)] == 1]  # no scene beside the line
    half_told = {lead.to for lead in alone if (lead.script, _option(lead.where)) not in told}
    for script in book.scripts.values():
        if (
            script.arc
            and script.pool == "linked"
            and script.id in half_told
            and (script.id, "") not in told | set(leads_on)
        ):
            for number, _ in enumerate(script.option, 1):
                if (script.id, str(number)) not in told | set(leads_on):
                    yield Remark("dead-end", script.id, f"option {number}", "the arc stops, and has no page at the end")


def _option(where: str) -> str:
    """The option that a lead stands in, also where it stands in one of its results."""
    return where.partition(".")[0]


def _runs(text: Text, size: int) -> Iterator[tuple[str, ...]]:
    words = [word.lower() for word in text.words]
    for start in range(len(words) - size + 1):
        yield tuple(words[start : start + size])


def _repeated(book: Book) -> Iterator[Remark]:
    """Runs of words that scripts share, each at its full length."""
    places: dict[tuple[str, tuple[str, ...]], set[str]] = defaultdict(set)
    for text in book.texts:
        for run in _runs(text, RUN):
            places[text.lang, run].add(text.script)
    common = {lang: _common(book, lang) for lang in LANGS}
    echoes = _echoes(book)
    said: set[tuple[str, tuple[str, ...]]] = set()
    for text in book.texts:
        longer: list[str] = []
        shared: set[str] = set()
        for run in [*_runs(text, RUN), ()]:
            scripts = places[text.lang, run] if run else set()
            if longer and scripts == shared:
                longer.append(run[-1])
                continue
            whole = (text.lang, tuple(longer))
            if longer and whole not in said and _is_phrase(longer, common[text.lang]) and not _is_echo(shared, echoes):
                said.add(whole)
                others = ", ".join(sorted(shared - {text.script}))
                yield Remark("repeated", text.script, text.lang, f"«{' '.join(longer)}» also in {others}")
            longer, shared = (list(run), scripts) if len(scripts) > 1 else ([], set())


def _common(book: Book, lang: str) -> frozenset[str]:
    """The words that make grammar: those that the book itself uses most."""
    counted = Counter(word.lower() for text in book.texts if text.lang == lang for word in text.words)
    return frozenset(word for word, _ in counted.most_common(COMMON))


def _is_phrase(run: list[str], common: frozenset[str]) -> bool:
    """«On the other side of the» is nobody's phrase; a run is one if it has words of its own."""
    return sum(1 for word in run if word not in common) >= OWN


def _echoes(book: Book) -> set[frozenset[str]]:
    """Pairs that may repeat each other: one leads to the other, or is read where the other is left out."""
    return {frozenset((lead.script, lead.to)) for lead in book.leads}


def _is_echo(scripts: set[str], echoes: set[frozenset[str]]) -> bool:
    return frozenset(scripts) in echoes


def _openings(book: Book) -> Iterator[Remark]:
    places: dict[tuple[str, str, tuple[str, ...]], list[str]] = defaultdict(list)
    for text in book.texts:
        if text.part == "scene" and len(text.words) >= OPENING:
            drawn_from = book.scripts[text.script].pool
            places[drawn_from, text.lang, tuple(word.lower() for word in text.words[:OPENING])].append(text.script)
    echoes = _echoes(book)
    for (pool, lang, words), scripts in places.items():
        if len(scripts) > 1 and not _is_echo(set(scripts), echoes):
            said = f"«{' '.join(words)} …» opens {len(scripts)} scripts of {pool}: {', '.join(scripts)}"
            yield Remark("opening", scripts[0], lang, said)


def _misspelt(book: Book, folder: Path) -> Iterator[Remark]:
    for lang in LANGS:
        known = _dictionary(lang, folder)
        seen: set[str] = set()
        for text in book.texts:
            if text.lang == lang:
                for word in text.words:
                    plain = word.lower()
                    if plain not in seen and not _is_known(plain, known):
                        seen.add(plain)
                        yield Remark("spelling", text.script, f"{text.part}, {lang}", word)


def _is_known(word: str, known: frozenset[str]) -> bool:
    if word in known:
        return True
    parts = [part for part in re.split(r"['’-]", word) if part]
    return len(parts) > 1 and all(part in known or len(part) <= 2 for part in parts)


@cache
def _dictionary(lang: str, folder: Path) -> frozenset[str]:
    """The words of a language, and our own: names, and words that the dictionary does not have."""
    from spellchecker import SpellChecker

    own = (folder / f"{lang}.txt").read_text(encoding="utf-8").split()
    return frozenset(own) | frozenset(SpellChecker(language=lang).word_frequency.dictionary)
