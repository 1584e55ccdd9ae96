"""Decides, before any engine module is imported, whether the compiled libraries may be used.

The build leaves a record beside this file: one line for each source file of the engine with the hash of
its text, one for each library. The libraries are used only if the record describes exactly what is on
disk; otherwise every engine module is loaded from its source, so that no library ever hides an edit.
All or nothing: libraries share class layouts and constants, so one changed file makes all of them old.
Nothing is imported here beyond the standard library, and nothing from this package.
"""

import os
import sys
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

ENGINE = ("core", "games", "agents")
"""The parts of the package that the build compiles."""
RECORD = "_compiled.txt"
SUFFIX = EXTENSION_SUFFIXES[0]
"""How a library for this interpreter is called; those of other interpreters are never looked at."""


def survey(folder: str) -> list[str]:
    """What is on disk now: a line for each source file (with its hash) and each library of the engine."""
    lines = [f"library {name}" for name in os.listdir(folder) if name.endswith(SUFFIX)]
    for part in ENGINE:
        for where, _, names in os.walk(os.path.join(folder, part)):
            inside = os.path.relpath(where, folder).replace(os.sep, "/")
            for name in names:
                if name.endswith(".py"):
                    with open(os.path.join(where, name), "rb") as file:
                        digest = blake2b(file.read(), digest_size=16).hexdigest()
                    lines.append(f"{digest} {inside}/{name}")
                elif name.endswith(SUFFIX):
                    lines.append(f"library {inside}/{name}")
    return sorted(lines)


def record(folder: str) -> list[str]:
    """What the last build wrote; empty without one, or if it was made for another interpreter."""
    try:
        with open(os.path.join(folder, RECORD), encoding="utf-8") as file:
            lines = file.read().splitlines()
    except FileNotFoundError:
        return []
    return lines[1:] if lines[:1] == [SUFFIX] else []


def write_record(folder: str, lines: list[str]) -> None:
    with open(os.path.join(folder, RECORD), "w", encoding="utf-8", newline="\n") as file:
        file.write("\n".join([SUFFIX, *lines]) + "\n")


class SourceOnly:
    """A finder for `sys.meta_path` that knows the engine's sources and ignores its libraries."""

    def __init__(self, package: str) -> None:
        self.prefixes = tuple(f"{package}.{part}." for part in ENGINE)

    def find_spec(self, name: str, path: list[str] | None = None, target: object = None) -> ModuleSpec | None:
        if path is None or not name.startswith(self.prefixes):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        # The next finder would take the library of a source file that is gone.
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def choose(package: str, folder: str) -> str:
    """Make imports of the engine use the libraries or the sources, and say which in a few words."""
    pure = os.environ.get("HOLDFAST_PURE", "") not in ("", "0")
    old, now = (["pure"], []) if pure else (record(folder), survey(folder))
    if old == now:
        return "compiled"
    if not pure and not any(line.startswith("library ") for line in now):
        return "interpreted"
    sys.meta_path.insert(0, SourceOnly(package))  # type: ignore[arg-type]
    if pure:
        return "interpreted"
    changed = sorted({line.partition(" ")[2] for line in set(old) ^ set(now)})
    which = changed[0] if len(changed) == 1 else f"{changed[0]} and {len(changed) - 1} more"
    told = f"{package}: runs from source, changed since it was compiled ({which}); `make compile` compiles it again"
    print(told, file=sys.stderr)
    return f"interpreted (stale: {which})"


_status = choose(__package__, os.path.dirname(os.path.abspath(__file__))) if __package__ else "not chosen"


def status() -> str:
    """`compiled`, `interpreted` or `interpreted (stale: …)`."""
    return _status
