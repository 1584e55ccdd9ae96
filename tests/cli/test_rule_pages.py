"""The rule pages of the documentation hold every rule, in both languages."""

import subprocess
import sys
from pathlib import Path

import pytest

import holdfast

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rules")
    subprocess.run([sys.executable, ROOT / "tools" / "rule_pages.py", folder], check=True, capture_output=True)
    return folder


@pytest.mark.parametrize(("lang", "name"), [("en", "paris.md"), ("fr", "paris.fr.md")])
def test_a_page_has_every_rule_and_chapter_in_order(pages: Path, lang: str, name: str) -> None:
    text = (pages / name).read_text(encoding="utf-8")
    at = 0
    for rule in holdfast.game("paris").rules:
        at = text.index(f"**{rule.id} {rule.title.text(lang)}.** {rule.text(lang)}", at)
    for chapter in holdfast.game("paris").rules.chapters:
        assert f"## {chapter.id} {chapter.text(lang)}" in text


def test_every_page_of_the_navigation_is_there_or_is_made(pages: Path) -> None:
    lines = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").split("nav:")[1].splitlines()
    named = [line.rpartition(" ")[2] for line in lines if line.endswith(".md")]
    assert len(named) >= 8
    for page in named:
        made = pages / page.removeprefix("rules/") if page.startswith("rules/") else ROOT / "docs" / page
        assert made.is_file(), page


def test_the_layers_of_the_docs_are_those_that_are_checked() -> None:
    import tomllib

    contract = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    layers = [layer.replace("(", "").replace(")", "") for layer in contract["contracts"][0]["layers"]]
    picture = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```text\n")[1]
    shown = [line.partition("  ")[0].strip() for line in picture.split("```")[0].splitlines()]
    assert shown == layers
