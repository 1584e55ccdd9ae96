"""Breaks rules on purpose and looks whether a test notices: mutmut over the rule modules of a game.

    python tools/mutants.py GAME [--sample N] [--seed S] [--only PATTERN ...] [--workers N] [--floor PERCENT]

Each mutant is one small change of one function. The tests of the game that touch the function run against it, without
the recorded matches, which notice every change and show no rule. `--sample` takes that many mutants at random, the same
for the same seed; `--only` those whose names match (`holdfast.games.paris.gather.*`). With neither all are tried, which
takes hours. Mutants that break no rule are listed with the reason in equivalent_mutants.toml and are counted apart.
Everything happens in build/mutants/GAME, from the plain sources.
"""

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "docs/sample")
LEFT_OUT = shutil.ignore_patterns(
    "*.so", "*.pyd", "__pycache__", "_compiled.txt", "page", "playthroughs", "playouts",
    # These play whole matches and compare them: they notice every change too.
    "test_growing.py", "test_plenty.py",
)  # fmt: skip


class Profile(NamedTuple):
    """What is broken, and what should notice."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


PROFILES = {
    "paris": Profile(
        (
            "acquire", "gather", "hidden", "memory", "missions", "prelude", "resolve", "scoring", "season", "setup",
            "state", "trail", "turns",
        ),
        ("tests/games/paris",),
    ),
    "outlive": Profile(
        (
            "beginning", "building", "dawn", "day", "days", "hidden", "hunting", "locations", "night", "overcome",
            "pressure", "repair", "rounds", "scoring", "setup", "shelter", "state", "trouble",
        ),
        ("tests/games/outlive",),
    ),
    "warofmine": Profile(
        ("combat/*", "goods/*", "house/*", "outside/*", "people/*", "phases/*", "state/*"),
        tuple(
            f"tests/games/warofmine/test_{name}.py"
            for name in (
                "cards", "combat", "dawn", "day", "dusk", "fine_print", "fine_print_of_notes", "morning",
                "notes_at_home", "notes_outside", "people", "raid", "scavenging", "setup", "told",
            )
        ),
    ),
}  # fmt: skip

NO_RULE = re.compile(r"\.check\.|ǁcheck__|ǁclone__")
"""Mutants of `check` and of copies: these state no rule, and the conformance suite sees to them."""

SURVIVED = (0, 5, 33)
"""Exit codes of mutmut for a mutant that lives: tests passed, or there are none."""
TIMEOUTS = (24, 36, 152, 255, -24)


class Equivalent(NamedTuple):
    """Mutants that break no rule: in which functions, what the changed lines become, and why nobody can tell. A star
    stands for anything."""

    place: str
    becomes: str
    why: str

    def fits(self, place: str, becomes: str) -> bool:
        return _like(self.place, place) and _like(self.becomes, becomes)


def _like(pattern: str, text: str) -> bool:
    return re.fullmatch(".*".join(re.escape(part) for part in pattern.split("*")), text) is not None


def equivalents(game: str) -> list[Equivalent]:
    listed = tomllib.loads((ROOT / "tools" / "equivalent_mutants.toml").read_text(encoding="utf-8"))
    return [
        Equivalent(entry["in"], becomes, entry["why"])
        for entry in listed.get("every", []) + listed.get(game, [])
        for becomes in entry["becomes"]
    ]


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
        "pytest_add_cli_args": ["-q", "-x", "-p", "no:cacheprovider"],
        "pytest_add_cli_args_test_selection": list(tests),
        "timeout_multiplier": 4.0,
        "timeout_constant": 3.0,
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
    names = [naming.get_mutant_name(file, name) for name in made.mutant_names]
    return [name for name in names if not NO_RULE.search(name)]


def place_of(name: str, game: str) -> str:
    """The module and function of a mutant: `gather.Station.ask`."""
    plain = name.removeprefix(f"holdfast.games.{game}.").partition("__mutmut_")[0]
    return re.sub(r"(^|\.)x(_|ǁ)", r"\1", plain).replace("ǁ", ".")


def verdicts(tree: Path) -> dict[str, int]:
    found: dict[str, int] = {}
    for path in (tree / "mutants").rglob("*.meta"):
        codes = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
        found |= {name: code for name, code in codes.items() if code is not None}
    return found


def difference(name: str, file: Path) -> str:
    return str(import_module("mutmut.mutation.diff_apply").get_diff_for_mutant(name, path=file))


def became(diff: str) -> str:
    """The changed lines of a mutant, in one."""
    return " ".join(line[1:].strip() for line in diff.splitlines()[2:] if line.startswith("+"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=PROFILES)
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=["*"])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--floor", type=float, default=0.0)
    asked = parser.parse_args()
    profile = PROFILES[asked.game]
    tree = copy(asked.game)
    os.chdir(tree)
    folder = Path("src/holdfast/games") / asked.game
    files = sorted({file for module in profile.modules for file in folder.glob(f"{module}.py")})
    configure(tree, files, profile.tests)
    homes = {name: file for file in files for name in names_in(file)}
    known = equivalents(asked.game)
    places = {place_of(name, asked.game) for name in homes}
    for entry in known:
        if not any(_like(entry.place, place) for place in places):
            sys.exit(f"equivalent_mutants.toml: {asked.game} has no function {entry.place}.")
    chosen = [name for name in homes if any(fnmatch(name, pattern) for pattern in asked.only)]
    if asked.sample:
        chosen = sorted(random.Random(asked.seed).sample(chosen, min(asked.sample, len(chosen))))
    configure(tree, sorted({homes[name] for name in chosen}), profile.tests)
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(asked.workers), *chosen]
    environment = {**os.environ, "HOLDFAST_PURE": "1"}
    with Path("mutmut.log").open("w", encoding="utf-8") as log:
        subprocess.run(command, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False)
    found = verdicts(tree)
    if not_tried := [name for name in chosen if name not in found]:
        sys.exit(f"mutmut did not try {len(not_tried)} of {len(chosen)} mutants; {tree / 'mutmut.log'} says why.")
    reasons: Counter[str] = Counter()
    alive: list[str] = []
    for name in chosen:
        if found[name] not in SURVIVED:
            continue
        diff = difference(name, homes[name])
        why = next((entry.why for entry in known if entry.fits(place_of(name, asked.game), became(diff))), "")
        if why:
            reasons[why] += 1
        else:
            alive.append(name)
            print(f"{place_of(name, asked.game)} ({name})\n{diff}\n")
    late = sum(found[name] in TIMEOUTS for name in chosen)
    counted = len(chosen) - reasons.total()
    killed = counted - len(alive)
    print(
        f"{asked.game}: {len(homes)} mutants, {len(chosen)} tried, {killed} killed ({late} by time), "
        f"{reasons.total()} equivalent, {len(alive)} alive: {100 * killed / max(counted, 1):.1f} %"
    )
    return int(100 * killed < asked.floor * counted)


if __name__ == "__main__":
    sys.exit(main())
