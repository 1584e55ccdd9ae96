"""Documentation is run: every Python block, and the commands that are cheap enough.

Blocks of one page share their names, from top to bottom. A block after `<!-- not run -->` is left out, one
after `<!-- from the sample -->` is a quotation. A block that begins with `>>>` is checked with the output it
shows. In console blocks, lines `$ holdfast …` are run, and the lines below them must be among those that they print;
`...` stands for what is left out."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [page for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))] if page.exists()]
FENCE = re.compile(
    r"(?P<note><!-- (?:not run|from the sample) -->\s*\n)?"
    r"^(?P<indent> *)```(?P<kind>\w+)[^\n]*\n(?P<text>.*?)^ *```",
    re.MULTILINE | re.DOTALL,
)
CHEAP = ("--version", "--help", "rules ", "content ", "games")
"""Commands that show something and end."""


class Block(NamedTuple):
    line: int
    kind: str
    text: str


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        if not found["note"]:
            indent = found["indent"]
            inner = "".join(line.removeprefix(indent) for line in found["text"].splitlines(keepends=True))
            yield Block(text.count("\n", 0, found.start("text")) + 1, found["kind"], inner)


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_python_of_the_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names: dict[str, object] = {"__name__": "__docs__"}
    monkeypatch.chdir(tmp_path)
    for block in blocks(page):
        if block.kind not in ("python", "pycon"):
            continue
        if block.text.lstrip().startswith(">>>"):
            shown(block, page, names)
        else:
            # Line numbers of a failure are those of the page.
            exec(compile("\n" * (block.line - 1) + block.text, name(page), "exec"), names)


def shown(block: Block, page: Path, names: dict[str, object]) -> None:
    test = doctest.DocTestParser().get_doctest(block.text, names, name(page), name(page), block.line)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert not runner.failures, "".join(said)


def can_be_run(line: str) -> bool:
    """A cheap command that needs no shell and no file of the reader's own (those are written in capitals)."""
    words = shlex.split(line[2:], comments=True)
    capitals = any(word.isupper() or ("/" in word and word.lower() != word) for word in words)
    return any(f" {cheap}" in f"{line} " for cheap in CHEAP) and not capitals and not {"|", ">"} & set(words)


def commands() -> dict[str, list[str]]:
    """The commands that pages show, with the lines that stand below them."""
    found: dict[str, list[str]] = {}
    for page in PAGES:
        for block in blocks(page):
            command = ""
            for line in block.text.splitlines() if block.kind in ("console", "sh", "shell", "bash") else ():
                if line.startswith("$ "):
                    command = line[2:].strip() if line.startswith("$ holdfast ") and can_be_run(line) else ""
                    if command:
                        found.setdefault(command, [])
                elif command and line not in ("", "..."):
                    found[command].append(line)
    return found


COMMANDS = commands()


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_commands_that_pages_show_work(command: str, tmp_path: Path) -> None:
    words = shlex.split(command, comments=True)
    (tmp_path / "my-box").mkdir()
    (tmp_path / "my-box" / "pack.toml").write_text('name = "my-box"\ngame = "paris"\n')
    path = os.pathsep.join(folder for folder in sys.path if folder)
    environment = {**os.environ, "PYTHONPATH": path, "NO_COLOR": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "holdfast", *words[1:]],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    printed = [line.replace("\N{NO-BREAK SPACE}", " ").rstrip() for line in done.stdout.splitlines()]
    for line in COMMANDS[command]:
        assert line in printed, f"the page shows {line!r} below `{command}`, which prints:\n{done.stdout}"


@pytest.mark.parametrize("page_name", ["add-a-game.md", "content-packs.md", "scripts.md"])
def test_the_samples_that_pages_show_are_the_samples(page_name: str) -> None:
    """«Add a game» quotes the sample game, «Content packs» the sample book and «The script language» two sample
    scripts; each quoted line stands in their files."""
    page = ROOT / "docs" / page_name
    files = [path for path in (ROOT / "docs" / "sample").rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    there = {line.strip() for path in files for line in path.read_text(encoding="utf-8").splitlines()}
    text = page.read_text(encoding="utf-8")
    assert "<!-- from the sample -->" in text
    for found in re.finditer(r"<!-- from the sample -->\s*\n```\w+\n(.*?)```", text, re.S):
        for line in found[1].splitlines():
            assert line.strip() in there, f"{page_name} quotes {line.strip()!r}, which the sample no longer has"
