"""Breaks rules on purpose and looks whether a test notices: mutmut over the rule modules of a game.

    python tools/mutants.py GAME [--sample N] [--seed S] [--workers N] [--floor PERCENT]

Each mutant is one small change of one function. The tests of the game run against it, without the recorded matches,
which notice every change and show no rule. `--sample` takes that many mutants at random, the same for the same seed;
without it all are tried, which takes hours. Everything happens in build/mutants/GAME, from the plain sources.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "docs/sample")
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_compiled.txt", "page", "playthroughs", "playouts")


class Profile(NamedTuple):
    """What is broken, and what should notice."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


PROFILES = {
    "paris": Profile(
        (
            "acquire", "gather", "hidden", "memory", "missions", "prelude", "resolve", "scoring", "season", "setup",
            "trail",
        ),
        ("tests/games/paris",),
    ),
    "outlive": Profile(
        (
            "beginning", "building", "dawn", "day", "days", "hidden", "hunting", "locations", "night", "overcome",
            "pressure", "repair", "rounds", "scoring", "setup", "shelter", "trouble",
        ),
        ("tests/games/outlive",),
    ),
    "warofmine": Profile(
        ("combat/*", "goods/*", "house/*", "outside/*", "people/*", "phases/*"),
        tuple(
            f"tests/games/warofmine/test_{name}.py"
            for name in (
                "cards", "combat", "dawn", "day", "dusk", "fine_print", "fine_print_of_notes", "morning",
                "notes_at_home", "notes_outside", "people", "raid", "scavenging", "setup", "told",
            )
        ),
    ),
}  # fmt: skip

SURVIVED = (0, 5, 33)
"""Exit codes of mutmut for a mutant that lives: tests passed, or there are none."""


def copy(game: str) -> Path:
    """A tree of its own, so that nothing of this checkout is touched."""
    tree = ROOT / "build" / "mutants" / game
    shutil.rmtree(tree, ignore_errors=True)
    for part in COPIED:
        shutil.copytree(ROOT / part, tree / part, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", tree)
    return tree


def configure(tree: Path, files: list[Path], tests: tuple[str, ...]) -> None:
    settings = {
        "source_paths": ["src"],
        "only_mutate": [str(file) for file in files],
        "also_copy": ["docs"],
        "pytest_add_cli_args": ["-q", "-p", "no:cacheprovider"],
        "pytest_add_cli_args_test_selection": list(tests),
        "use_git_change_detection": False,
    }
    lines = [f"{key} = {json.dumps(value)}" for key, value in settings.items()]
    config = (tree / "pyproject.toml").read_text(encoding="utf-8").partition("\n[tool.mutmut]")[0]
    (tree / "pyproject.toml").write_text("\n".join([config, "[tool.mutmut]", *lines, ""]), encoding="utf-8")


def names_in(file: Path) -> list[str]:
    """All mutants of a file, as mutmut calls them."""
    # mutmut is installed by `make mutants` alone.
    mutation = import_module("mutmut.mutation.file_mutation")
    naming = import_module("mutmut.utils.format_utils")
    made = mutation.mutate_file_contents(str(file), file.read_text(encoding="utf-8"), None, None)
    return [naming.get_mutant_name(file, name) for name in made.mutant_names]


def verdicts(tree: Path) -> dict[str, int]:
    found: dict[str, int] = {}
    for path in (tree / "mutants").rglob("*.meta"):
        codes = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
        found |= {name: code for name, code in codes.items() if code is not None}
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=PROFILES)
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--floor", type=float, default=0.0)
    asked = parser.parse_args()
    profile = PROFILES[asked.game]
    tree = copy(asked.game)
    os.chdir(tree)
    folder = Path("src/holdfast/games") / asked.game
    files = sorted({file for module in profile.modules for file in folder.glob(f"{module}.py")})
    configure(tree, files, profile.tests)
    names = {file: names_in(file) for file in files}
    every = [name for file in files for name in names[file]]
    chosen = sorted(random.Random(asked.seed).sample(every, min(asked.sample, len(every)))) if asked.sample else every
    configure(tree, [file for file in files if set(names[file]) & set(chosen)], profile.tests)
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(asked.workers), *chosen]
    environment = {**os.environ, "HOLDFAST_PURE": "1"}
    with Path("mutmut.log").open("w", encoding="utf-8") as log:
        subprocess.run(command, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False)
    tried = {name: code for name, code in verdicts(tree).items() if name in set(chosen)}
    if not tried:
        sys.exit(f"mutmut tried nothing; {tree / 'mutmut.log'} says why.")
    alive = [name for name in sorted(tried) if tried[name] in SURVIVED]
    killed = len(tried) - len(alive)
    print(f"{asked.game}: {len(every)} mutants, {len(tried)} tried, {killed} killed, {len(alive)} alive")
    for name in alive:
        print(name, flush=True)
        subprocess.run([sys.executable, "-m", "mutmut", "show", name], check=False)
    return int(100 * killed < asked.floor * len(tried))


if __name__ == "__main__":
    sys.exit(main())
