"""Breaks rules on purpose and looks whether a test notices: mutmut over the rule modules of a game.

    python tools/mutants.py GAME [--sample N] [--seed S] [--only PATTERN ...] [--workers N] [--floor PERCENT]
                            [--hurry SECONDS] [--resume] [--report]

Each mutant is one small change of one function. The tests of the game that touch the function run against it, without
the recorded matches, which notice every change and show no rule. `--sample` takes that many mutants at random, the same
for the same seed; `--only` those of functions that match (`gather.Station.*`). With neither all are tried, which takes
half an hour or more; `--resume` goes on with the same run where it was stopped, with the tests as they are now, and
first tries those again that lived and are not listed as equivalent; `--report` runs nothing and tells how far a run
came. `--hurry` takes a mutant for alive after so many seconds of tests that pass. Mutants that mypy refuses are noticed
by the types and not run. Mutants that break no rule are listed with the reason in equivalent_mutants.toml and are
counted apart.
Everything happens in build/mutants/GAME, from the plain sources.
"""

import argparse
import ast
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from resource import RLIMIT_CPU, getrlimit, setrlimit
from time import process_time
from typing import Any, NamedTuple

Mutant = tuple[Path, int]
"""A file, and which of its mutants."""

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path("src/holdfast/games")
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
    slow: dict[str, tuple[str, ...]]
    """Tests that take long, by what their names contain, each with the modules that it is about: other modules are not
    tried with it."""


PROFILES = {
    "paris": Profile(
        (
            "acquire", "gather", "hidden", "memory", "missions", "prelude", "resolve", "scoring", "season", "setup",
            "state", "trail", "turns",
        ),
        ("tests/games/paris",),
        {
            "test_hidden.py": ("hidden", "memory", "missions", "state", "trail"),
            "whether_ties_score_also_where_a_pack_changes_it": (),
        },
    ),
    "outlive": Profile(
        (
            "beginning", "building", "dawn", "day", "days", "hidden", "hunting", "locations", "night", "overcome",
            "pressure", "repair", "rounds", "scoring", "setup", "shelter", "state", "trouble",
        ),
        ("tests/games/outlive",),
        {},
    ),
    "warofmine": Profile(
        ("combat/*", "goods/*", "house/*", "outside/*", "people/*", "phases/*", "state/*"),
        tuple(
            f"tests/games/warofmine/test_{name}.py"
            for name in (
                "asked", "cards", "closed", "combat", "consequences", "dawn", "day", "dice_on_the_table", "dusk",
                "exactly", "explained", "exploration", "fine_print", "fine_print_of_notes", "fittings", "goods",
                "hidden", "house", "morning", "no_more_no_less", "notes_at_home", "notes_in_fights", "notes_outside",
                "people", "raid", "scavenging", "setup", "told", "two_of_a_kind",
            )
        ),
        {},
    ),
}  # fmt: skip

NO_RULE = ("check", "clone")
"""Functions and modules of these names state no rule; the conformance suite sees to them."""

CHOSEN = "chosen.json"
"""By file: the numbers of the mutants that are tried."""

EQUIVALENT = "equivalent.json"
"""The names of the mutants that lived and break no rule, of a run that was gone through to its end."""

LIVED = "lived.json"
"""The names of the mutants that lived before the run was taken up: they are tried again first."""

KILLERS = "killers"
"""A folder with a file for each function: the tests that killed one of its mutants."""

HURRY = "MUTANTS_HURRY"
"""In the environment of mutmut: after how many seconds of tests that pass a mutant is taken for alive."""

MEASURED = "mutmut-stats.json"
"""What mutmut keeps of each test: how long it takes, and which functions it calls."""

REFUSALS = "refused.json"
"""By mutant: what mypy says about it."""

PATIENCE, SLOWER = 2.0, 8.0
"""A test that takes so many seconds of processor time, and so many times as long as it did, never ends."""

SURVIVED = (0, 5, 33)
"""Exit codes of mutmut for a mutant that lives: tests passed, or there are none."""
TIMEOUTS = (24, 36, 152, 255, -24)
REFUSED = 37
"""The exit code for a mutant that mypy refuses."""


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


def folder(game: str) -> Path:
    return ROOT / "build" / "mutants" / game


def copy(game: str) -> Path:
    """A tree of its own, so that nothing of this checkout is touched."""
    tree = folder(game)
    shutil.rmtree(tree, ignore_errors=True)
    for part in COPIED:
        shutil.copytree(ROOT / part, tree / part, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", tree)
    return tree


def _texts(place: Path) -> dict[str, bytes]:
    """The files of a folder by their names."""
    return {path.name: path.read_bytes() for path in place.glob("*.py")}


def forget_tests(tree: Path, game: str, changed: set[str]) -> None:
    """Lets mutmut measure the tests of these files anew; all of them if what they share has changed, or which files
    are run: it would forget every verdict otherwise."""
    path = tree / "mutants" / MEASURED
    if not path.exists():
        return
    before = tomllib.loads((tree / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    others = before["pytest_add_cli_args_test_selection"] != list(PROFILES[game].tests)
    if others or any(not name.startswith("test_") for name in changed):
        path.unlink()
        return
    data = json.loads(path.read_text(encoding="utf-8"))

    def kept(test: str) -> bool:
        return test.partition("::")[0].rpartition("/")[2] not in changed

    data["duration_by_test"] = {test: time for test, time in data["duration_by_test"].items() if kept(test)}
    touching = data["tests_by_mangled_function_name"]
    data["tests_by_mangled_function_name"] = {
        function: [test for test in tests if kept(test)] for function, tests in touching.items()
    }
    path.write_text(json.dumps(data), encoding="utf-8")


def taken_up(game: str) -> Path:
    """The tree of a run that was stopped, or that left some: with today's sources and tests, and no verdict on those
    that lived, unless they were found equivalent, nor on those of functions that have changed."""
    tree = folder(game)
    tests = Path("tests/games") / game
    before = _texts(tree / tests)
    forget_tests(tree, game, {name for name, text in _texts(ROOT / tests).items() if before.get(name, text) != text})
    shutil.rmtree(tree / "tests")
    shutil.copytree(ROOT / "tests", tree / "tests", ignore=LEFT_OUT)
    for path in _sources():
        today = path.read_bytes()
        # What is not code mutmut has copied beside its mutants once and for all.
        for there in (tree, tree / "mutants") if path.suffix != ".py" else (tree,):
            copied = there / path.relative_to(ROOT)
            if not copied.exists() or copied.read_bytes() != today:
                copied.parent.mkdir(parents=True, exist_ok=True)
                copied.write_bytes(today)
                if path.suffix == ".py" and copied.is_relative_to(tree / FOLDER / game):
                    (tree / REFUSALS).unlink(missing_ok=True)
                    (tree / "mutants" / MEASURED).unlink(missing_ok=True)
    known = tree / EQUIVALENT
    equivalent = set(json.loads(known.read_text(encoding="utf-8")) if known.exists() else [])
    lived: list[str] = []
    for path in (tree / "mutants").rglob("*.meta"):
        data = json.loads(path.read_text(encoding="utf-8"))
        codes: dict[str, int | None] = data["exit_code_by_key"]
        for name in [name for name, code in codes.items() if code in SURVIVED and name not in equivalent]:
            codes[name] = None
            lived.append(name)
        path.write_text(json.dumps(data), encoding="utf-8")
    (tree / LIVED).write_text(json.dumps(lived), encoding="utf-8")
    return tree


def _sources() -> Iterable[Path]:
    """All files of `src` that are copied."""
    for where, folders, names in os.walk(ROOT / "src"):
        left_out = LEFT_OUT(where, [*folders, *names])
        folders[:] = [name for name in folders if name not in left_out]
        yield from (Path(where) / name for name in names if name not in left_out)


def configure(tree: Path, game: str, files: list[Path]) -> None:
    settings = {
        "source_paths": ["src"],
        "only_mutate": [str(file) for file in files],
        "also_copy": ["docs"],
        "pytest_add_cli_args": ["-q", "-x", "-p", "no:cacheprovider"],
        "pytest_add_cli_args_test_selection": list(PROFILES[game].tests),
        "use_git_change_detection": False,
        # What is written around the mutants has plain comments of its own.
        "type_check_command": [
            sys.executable,
            "-m",
            "mypy",
            "--output=json",
            "--no-warn-unused-ignores",
            str(FOLDER / game),
        ],
    }
    lines = [f"{key} = {json.dumps(value)}" for key, value in settings.items()]
    config = (tree / "pyproject.toml").read_text(encoding="utf-8").partition("\n[tool.mutmut]")[0]
    config = config.replace('enable_error_code = ["ignore-without-code"]\n', "")
    (tree / "pyproject.toml").write_text("\n".join([config, "[tool.mutmut]", *lines, ""]), encoding="utf-8")


def places_in(file: Path, game: str) -> list[str]:
    """For every mutant of a file, in the order in which mutmut makes them, its module and function
    (`gather.Station.ask`), or nothing if it is of no function or breaks no rule."""
    # mutmut is installed by `make mutants` alone.
    mutation: Any = import_module("mutmut.mutation.file_mutation")
    module, made, _, _ = mutation.create_mutations(str(file), file.read_text(encoding="utf-8"))
    names: dict[Any, str] = {}
    for node in module.body:
        name = node.name.value if hasattr(node, "name") else ""
        names[node] = name
        for part in node.body.body if name else ():
            names[part] = f"{name}.{part.name.value}" if hasattr(part, "name") else ""
    home = ".".join(file.relative_to(FOLDER / game).with_suffix("").parts)
    found: list[str] = []
    for each in made:
        place = f"{home}.{names.get(each.contained_by_top_level_function, '')}"
        found.append("" if place.endswith(".") or set(place.split(".")) & set(NO_RULE) else place)
    return found


def drawn(mutants: list[Mutant], places: dict[Mutant, str], seed: int) -> list[Mutant]:
    """Mutants in an order of chance that depends on the seed and on each of them alone: when a function changes, the
    mutants of all others keep their places."""
    numbers: Counter[str] = Counter()
    lots: dict[Mutant, bytes] = {}
    for mutant in mutants:
        place = places[mutant]
        numbers[place] += 1
        lots[mutant] = blake2b(f"{seed} {place} {numbers[place]}".encode()).digest()
    return sorted(mutants, key=lots.__getitem__)


def keep_chosen() -> None:
    """Lets mutmut make only the mutants that were chosen: most of its time would go into writing the others."""
    mutation: Any = import_module("mutmut.mutation.file_mutation")
    chosen = json.loads(Path(CHOSEN).read_text(encoding="utf-8"))
    make = mutation.create_mutations

    def create_mutations(filename: str, *arguments: Any) -> Any:
        module, made, classes, functions = make(filename, *arguments)
        return module, [made[number] for number in chosen[str(filename)]], classes, functions

    mutation.create_mutations = create_mutations


def write_fast() -> None:
    """Lets mutmut spend no time on its figures, which it counts anew for each mutant, nor on the looks of its files."""
    start: Any = import_module("mutmut.__main__")
    data: Any = import_module("mutmut.mutation.data")

    def save(self: Any) -> None:
        found = {
            "exit_code_by_key": self.exit_code_by_key,
            "hash_by_function_name": self.hash_by_function_name,
            "type_check_error_by_key": self.type_check_error_by_key,
            "durations_by_key": self.durations_by_key,
            "estimated_durations_by_key": self.estimated_time_of_tests_by_mutant,
        }
        written = Path(f"{self.meta_path}.new")
        written.write_text(json.dumps(found), encoding="utf-8")
        written.replace(self.meta_path)

    data.SourceFileMutationData.save = save
    start.print_stats = lambda *_, **__: None


def read_types_fast() -> None:
    """Finds the mutants that mypy refuses with the parser of Python, which takes a hundredth of the time of that of
    mutmut, and keeps them for a run that is taken up again."""
    mutation: Any = import_module("mutmut.mutation.file_mutation")
    start: Any = import_module("mutmut.__main__")
    kept = Path(REFUSALS)

    def refused() -> dict[str, Any]:
        if not kept.exists():
            errors: dict[str, str] = {}
            with mutation.change_cwd(Path("mutants")):
                found = mutation.run_type_checker(mutation.config().type_check_command)
                for path, problems in mutation.group_by_path(found).items():
                    functions = _functions(path)
                    for problem in problems:
                        name = next((name for name, lines in functions.items() if problem.line_number in lines), "")
                        assert mutation.is_mutated_method_name(name), f"{path}:{problem.line_number} is no mutant"
                        mutant = mutation.get_mutant_name(path.relative_to(Path.cwd()), name)
                        errors[mutant] = problem.error_description
            kept.write_text(json.dumps(errors), encoding="utf-8")
        return {
            name: mutation.FailedTypeCheckMutant(None, name, Described(why))
            for name, why in json.loads(kept.read_text(encoding="utf-8")).items()
        }

    start.filter_mutants_with_type_checker = refused


class Described(NamedTuple):
    """An error as far as mutmut asks for it."""

    error_description: str


def _functions(path: Path) -> dict[str, range]:
    """The lines of all functions and methods of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
    return {
        node.name: range(node.lineno, (node.end_lineno or node.lineno) + 1)
        for body in bodies
        for node in body
        if isinstance(node, ast.FunctionDef)
    }


def collect_once() -> None:
    """Lets all mutants share one collection of the tests: collecting takes longer than the few tests that most of them
    need. Each still runs in a process of its own until a test fails: first those that killed another mutant of the same
    function or module, then from the fastest on. All is measured in processor time, so that a busy machine kills
    nothing."""
    harness: Any = import_module("mutmut.runners.harness")
    isolation: Any = import_module("mutmut.workers.isolation")
    trampoline: Any = import_module("mutmut.mutation.trampoline")
    runner: Any = import_module("_pytest.runner")
    import_module("_pytest.timing").perf_counter = process_time  # type: ignore[attr-defined]
    isolation.register_timeout = lambda **_: None
    measured: Any = import_module("mutmut.state").state
    lived = set(json.loads(Path(LIVED).read_text(encoding="utf-8")) if Path(LIVED).exists() else [])
    # In an order of chance: what a run has tried when it is stopped is a fair sample.
    import_module("mutmut.__main__").estimated_worst_case_time = (  # type: ignore[attr-defined]
        lambda name: (name not in lived, blake2b(name.encode()).digest())
    )
    hurry = float(os.environ[HURRY])
    start, run_tests = isolation.ForkRunner.startup, harness.PytestRunner.run_tests
    items: dict[str, Any] = {}

    def startup(self: Any) -> None:
        with harness.change_cwd("mutants"):
            items.update(_collected(self.test_runner))
        # Which mutant it is stays the same in a process; asking the environment at every call is slow.
        trampoline.get_mutant_under_test = lambda: trampoline._mutant_under_test
        start(self)

    def run_collected(self: Any, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        if mutant_name is None:
            return int(run_tests(self, mutant_name=None, tests=tests))
        killers = Path(KILLERS).resolve() / mutant_name.partition("__mutmut_")[0]
        module = mutant_name.partition(".x")[0]
        first = _lines(killers)
        near = Counter(name for other in killers.parent.glob(f"{module}.x*") for name in _lines(other))
        names = [name for name in tests if concerns(name, mutant_name)]
        names.sort(key=lambda name: (name not in first, -near[name]))
        chosen = [items[name] for name in names]
        with harness.change_cwd("mutants"):
            for item, following in zip(chosen, [*chosen[1:], None], strict=True):
                if process_time() > hurry:
                    return 0
                limit = math.ceil(process_time() + PATIENCE + SLOWER * measured().duration_by_test[item.nodeid])
                setrlimit(RLIMIT_CPU, (limit, getrlimit(RLIMIT_CPU)[1]))
                if any(report.failed for report in runner.runtestprotocol(item, log=False, nextitem=following)):
                    if item.nodeid not in first:
                        killers.write_text("\n".join([*first, item.nodeid]), encoding="utf-8")
                    return 1
        return 0

    isolation.ForkRunner.startup, harness.PytestRunner.run_tests = startup, run_collected
    # All tests have passed a moment ago, when mutmut noted which functions each of them calls.
    isolation.ForkRunner.run_clean_tests = lambda *_, **__: 0


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").split("\n") if path.exists() else []


def concerns(test: str, mutant: str) -> bool:
    """Whether a test is tried on a mutant: not if it takes long and is about other modules."""
    _, _, game, rest = mutant.split(".", 3)
    module = rest.partition(".")[0]
    return not any(part in test and module not in about for part, about in PROFILES[game].slow.items())


def _collected(runner: Any) -> dict[str, Any]:
    """By name: all tests of the profile, ready to run."""
    main: Any = import_module("_pytest.main")
    config: Any = import_module("_pytest.config")
    arguments = ["--rootdir=.", "--tb=native", "--capture=no", *runner._pytest_add_cli_args]
    settings = config._prepareconfig([*arguments, *runner._pytest_add_cli_args_test_selection])
    settings._do_configure()
    session = main.Session.from_config(settings)
    settings.hook.pytest_sessionstart(session=session)
    settings.hook.pytest_collection(session=session)
    return {item.nodeid: item for item in session.items}


def run(workers: int, hurry: float) -> None:
    """Runs mutmut in a process of its own: it forks one for each mutant, which should be small."""
    command = [sys.executable, __file__, "--inside", "run", "--max-children", str(workers)]
    with Path("mutmut.log").open("w", encoding="utf-8") as log:
        environment = {**os.environ, "HOLDFAST_PURE": "1", HURRY: str(hurry)}
        subprocess.run(command, env=environment, stdout=log, stderr=subprocess.STDOUT, check=False)


def verdicts(tree: Path) -> dict[str, int]:
    """By name of the mutant: the exit code of its tests."""
    found: dict[str, int] = {}
    for path in (tree / "mutants").rglob("*.meta"):
        codes = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
        found |= {name: code for name, code in codes.items() if code is not None}
    return found


def place_of(name: str, game: str) -> str:
    """The module and function of a mutant by its name."""
    plain = name.removeprefix(f"holdfast.games.{game}.").partition("__mutmut_")[0]
    return re.sub(r"(^|\.)x(_|ǁ)", r"\1", plain).replace("ǁ", ".")


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
    parser.add_argument("--hurry", type=float, default=math.inf)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--report", action="store_true")
    asked = parser.parse_args()
    game: str = asked.game
    profile = PROFILES[game]
    tree = folder(game) if asked.report else taken_up(game) if asked.resume else copy(game)
    os.chdir(tree)
    files = sorted({file for module in profile.modules for file in (FOLDER / game).glob(f"{module}.py")})
    configure(tree, game, files)
    places = {(file, i): place for file in files for i, place in enumerate(places_in(file, game)) if place}
    known = equivalents(game)
    for entry in known:
        if not any(_like(entry.place, place) for place in places.values()):
            sys.exit(f"equivalent_mutants.toml: {game} has no function {entry.place}.")
    chosen = [one for one, place in places.items() if any(_like(pattern, place) for pattern in asked.only)]
    if asked.sample:
        chosen = sorted(drawn(chosen, places, asked.seed)[: asked.sample])
    broken = {str(file): [i for one, i in chosen if one == file] for file in sorted({file for file, _ in chosen})}
    if not asked.report:
        Path(CHOSEN).write_text(json.dumps(broken), encoding="utf-8")
        Path(KILLERS).mkdir(exist_ok=True)
        configure(tree, game, [Path(file) for file in broken])
        run(asked.workers, asked.hurry)
    found = verdicts(tree)
    if len(found) != len(chosen) and not asked.report:
        sys.exit(f"mutmut tried {len(found)} of {len(chosen)} mutants; {tree / 'mutmut.log'} says why.")
    show = import_module("mutmut.mutation.diff_apply").get_diff_for_mutant
    equivalent: list[str] = []
    alive = 0
    for name in sorted(found):
        if found[name] not in SURVIVED:
            continue
        place, diff = place_of(name, game), show(name)
        if any(entry.fits(place, became(diff)) for entry in known):
            equivalent.append(name)
            continue
        alive += 1
        print(f"{place} became {became(diff)}\n{diff}\n")
    late = sum(code in TIMEOUTS for code in found.values())
    refused = sum(code == REFUSED for code in found.values())
    if not asked.report:
        Path(EQUIVALENT).write_text(json.dumps(equivalent), encoding="utf-8")
    counted = len(found) - len(equivalent)
    killed = counted - refused - alive
    noticed = 100 * (refused + killed) / max(counted, 1)
    print(
        f"{game}: {len(places)} mutants, {len(found)} tried, {refused} refused by the types, {killed} killed by tests "
        f"({late} of them by time), {len(equivalent)} equivalent, {alive} alive: {noticed:.1f} % noticed, "
        f"{100 * killed / max(counted - refused, 1):.1f} % of those that pass the types"
    )
    return int(noticed < asked.floor)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--inside"]:
        keep_chosen()
        write_fast()
        read_types_fast()
        collect_once()
        import_module("mutmut.__main__").cli(sys.argv[2:])
    sys.exit(main())
