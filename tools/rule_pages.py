"""Writes the rule pages of the documentation from the games' `rules.toml`: docs/rules/GAME.md and GAME.fr.md.

python tools/rule_pages.py [FOLDER]

The pages are made whenever the documentation is built and are not committed: `rules.toml` is their only
source.
"""

import sys
from pathlib import Path

import holdfast
from holdfast.core import LANGUAGES, Game, Rule
from holdfast.registry import games

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rules"
SAID = {
    "en": {
        "intro": "Every statement of the rulebook in our own words, with the page of the English rulebook. "
        "Where the book is silent or unclear a **ruling** decides, and says so.",
        "ruling": "ruling",
        "page": "p.",
        "other": "In French",
    },
    "fr": {
        "intro": "Chaque énoncé de la règle du jeu avec nos propres mots, et la page du livret anglais. "
        "Là où le livret se tait ou n'est pas clair, une **décision** tranche, et le dit.",
        "ruling": "décision",
        "page": "p.",
        "other": "En anglais",
    },
}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name in games():
        for lang in LANGUAGES:
            path = folder / file_name(name, lang)
            path.write_text(page(holdfast.game(name), lang), encoding="utf-8")
            print(path)


def file_name(game: str, lang: str) -> str:
    return f"{game}.md" if lang == "en" else f"{game}.{lang}.md"


def page(game: Game, lang: str) -> str:
    said = SAID[lang]
    other = next(one for one in LANGUAGES if one != lang)
    title = game.words(lang).say("game-title")
    lines = [f"# {title}", "", said["intro"], "", f"[{said['other']}]({file_name(game.id, other)})"]
    for chapter in game.rules.chapters:
        lines += ["", f"## {chapter.id} {chapter.text(lang)}", ""]
        lines += [entry(rule, lang) for rule in game.rules.of_chapter(chapter.id)]
    return "\n".join(lines) + "\n"


def entry(rule: Rule, lang: str) -> str:
    """One rule with an anchor of its own, so that others can point at it."""
    said = SAID[lang]
    page = f"{said['page']} {rule.page}" if rule.page else ""
    ruling = f"**{said['ruling']} {rule.ruling}**" if rule.ruling else ""
    source = ", ".join(part for part in (page, ruling) if part)
    anchor = rule.id.replace(".", "-").lower()
    return f'- <a id="{anchor}"></a>**{rule.id} {rule.title.text(lang)}.** {rule.text(lang)}' + (
        f" ({source})" if source else ""
    )


if __name__ == "__main__":
    main()
