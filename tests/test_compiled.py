"""The compiled engine never hides an edit of its sources, and runs the same as they do."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import holdfast
from holdfast import _compiled

CHECKOUT = Path(__file__).resolve().parent.parent
NATIVE = f"native__mypyc{_compiled.SUFFIX}"


def python(path: Path, code: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return run("-c", code, PYTHONPATH=str(path), **settings)


def run(*command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if not key.startswith("HOLDFAST_")} | settings
    return subprocess.run([sys.executable, *command], env=env, text=True, capture_output=True, check=False)


@pytest.fixture
def raft(tmp_path: Path) -> Path:
    """A package with a record and two libraries that can't be loaded: it shows which files are used."""
    package = tmp_path / "raft"
    (package / "core").mkdir(parents=True)
    (package / "games").mkdir()
    shutil.copy(_compiled.__file__, package)
    (package / "__init__.py").write_text("from raft import _compiled\n")
    (package / "core" / "__init__.py").write_text("")
    (package / "core" / "plank.py").write_text("LENGTH = 3\n")
    (package / "core" / f"plank{_compiled.SUFFIX}").write_text("no library")
    (package / NATIVE).write_text("no library")
    _compiled.write_record(str(package), _compiled.survey(str(package)))
    return package


def use(raft: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    code = "import raft.core.plank; print(raft.core.plank.LENGTH, raft._compiled.status())"
    return python(raft.parent, code, **settings)


def test_libraries_that_fit_their_sources_are_used(raft: Path) -> None:
    done = use(raft)
    assert done.returncode != 0
    assert f"plank{_compiled.SUFFIX}" in done.stderr, "the library, which is broken, should have been taken"


def test_an_edited_source_is_used_at_once_and_the_person_is_told(raft: Path) -> None:
    (raft / "core" / "plank.py").write_text("LENGTH = 4\n")
    done = use(raft)
    assert done.stdout == "4 interpreted (stale: core/plank.py)\n"
    assert done.stderr.count("\n") == 1
    assert "core/plank.py" in done.stderr
    assert "make compile" in done.stderr


def test_any_changed_file_of_the_engine_retires_all_libraries(raft: Path) -> None:
    (raft / "core" / "__init__.py").write_text("# the constants of every file are in the libraries\n")
    assert use(raft).stdout == "3 interpreted (stale: core/__init__.py)\n"


def test_a_new_source_retires_the_libraries(raft: Path) -> None:
    (raft / "games" / "sail.py").write_text("")
    assert use(raft).stdout == "3 interpreted (stale: games/sail.py)\n"


def test_a_deleted_source_is_gone_even_if_its_library_is_there(raft: Path) -> None:
    (raft / "core" / "plank.py").unlink()
    done = use(raft)
    assert "ModuleNotFoundError: No module named 'raft.core.plank'" in done.stderr


def test_a_missing_library_retires_the_others(raft: Path) -> None:
    (raft / NATIVE).unlink()
    assert use(raft).stdout == f"3 interpreted (stale: {NATIVE})\n"


def test_libraries_without_a_record_are_not_trusted(raft: Path) -> None:
    (raft / _compiled.RECORD).unlink()
    assert use(raft).stdout.startswith("3 interpreted (stale: ")


def test_libraries_and_record_of_another_interpreter_are_left_alone(raft: Path) -> None:
    for library in list(raft.rglob(f"*{_compiled.SUFFIX}")):
        library.rename(library.with_name(library.name.replace(_compiled.SUFFIX, ".cpython-39.so")))
    record = raft / _compiled.RECORD
    record.write_text(record.read_text().replace(_compiled.SUFFIX, ".cpython-39.so"))
    done = use(raft)
    assert (done.stdout, done.stderr) == ("3 interpreted\n", "")


def test_without_libraries_it_is_simply_interpreted(raft: Path) -> None:
    for library in list(raft.rglob(f"*{_compiled.SUFFIX}")):
        library.unlink()
    (raft / _compiled.RECORD).unlink()
    done = use(raft)
    assert (done.stdout, done.stderr) == ("3 interpreted\n", "")


def test_pure_runs_from_source_without_a_word(raft: Path) -> None:
    done = use(raft, HOLDFAST_PURE="1")
    assert (done.stdout, done.stderr) == ("3 interpreted\n", "")


def test_holdfast_itself_says_what_it_runs() -> None:
    source = Path(holdfast.__file__).parent.parent
    code = """
import holdfast.core.rng
print(holdfast._compiled.status(), holdfast.core.rng.__file__.endswith('.py'))"""
    assert python(source, code, HOLDFAST_PURE="1").stdout == "interpreted True\n"
    now = python(source, code).stdout
    assert now == "compiled False\n" or (now.startswith("interpreted") and now.endswith(" True\n"))


RIG = """
from typing import ClassVar
from mypy_extensions import i64, mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class Rig:
    NAME: ClassVar[str] = "rig"
    def __init__(self, ropes: int) -> None:
        self.ropes = ropes
    def pull(self) -> int:
        word: i64 = self.ropes
        return int((word * 3) & 0xFFFFFFFF)
    def __reduce__(self) -> tuple[object, ...]:
        return (self.__class__, (self.ropes,))
"""
SLOOP = """
from holdfast.core.rig import Rig
from holdfast.core.view import Seen

class Sloop(Rig):
    NAME = "sloop"
    def pull(self) -> int:
        return super().pull() + 1
    def view(self) -> Seen:
        return Seen(self.ropes, [self.pull()])
"""
VIEW = """
import msgspec

class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ropes: int
    pulls: list[int]
"""
SAIL = """
import pickle
import msgspec
import holdfast
from holdfast.core import rig, view
from holdfast.games import sloop

class Raft(rig.Rig):
    def pull(self) -> int:
        return 7

boat = pickle.loads(pickle.dumps(sloop.Sloop(5)))
seen = msgspec.json.decode(msgspec.json.encode(boat.view()), type=view.Seen)
print(type(boat).__name__, boat.NAME, boat.pull(), Raft(1).pull(), seen)
print(holdfast._compiled.status(), rig.__file__[-3:], sloop.__file__[-3:], view.__file__[-3:])
"""


@pytest.fixture
def yard(tmp_path: Path) -> Path:
    """A checkout with a tiny engine of its own."""
    package = tmp_path / "src" / "holdfast"
    (package / "core").mkdir(parents=True)
    (package / "games").mkdir()
    shutil.copy(_compiled.__file__, package)
    shutil.copy(CHECKOUT / "hatch_build.py", tmp_path)
    (package / "__init__.py").write_text("from holdfast import _compiled\n")
    (package / "core" / "__init__.py").write_text("")
    (package / "core" / "rig.py").write_text(RIG)
    (package / "core" / "view.py").write_text(VIEW)
    (package / "core" / "odd.py").write_text("# mypyc: skip\nclass Odd: ...\n")
    (package / "games" / "__init__.py").write_text("")
    (package / "games" / "sloop.py").write_text(SLOOP)
    return tmp_path


def build(yard: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return run(str(yard / "hatch_build.py"), **settings)


needs_hatchling = pytest.mark.skipif(
    not (importlib.util.find_spec("hatchling") and (CHECKOUT / "hatch_build.py").exists()),
    reason="the build is tested in a checkout with its tools",
)


@needs_hatchling
def test_the_build_compiles_a_small_engine_once(yard: Path) -> None:
    same = "Sloop sloop 16 7 Seen(ropes=5, pulls=[16])\n"
    done = build(yard)
    if "no working C compiler" in done.stderr:
        pytest.skip("there is no C compiler here")
    assert "compiling 2 modules" in done.stderr
    assert python(yard / "src", SAIL).stdout == same + "compiled .so .so .py\n"
    assert python(yard / "src", SAIL, HOLDFAST_PURE="1").stdout == same + "interpreted .py .py .py\n"
    assert "nothing has changed" in build(yard).stderr

    rig = yard / "src" / "holdfast" / "core" / "rig.py"
    rig.write_text(RIG.replace("* 3", "* 4"))
    assert python(yard / "src", SAIL).stdout == (
        "Sloop sloop 21 7 Seen(ropes=5, pulls=[21])\ninterpreted (stale: core/rig.py) .py .py .py\n"
    )
    rig.write_text(RIG)
    assert python(yard / "src", SAIL).stdout == same + "compiled .so .so .py\n", "an edit taken back"

    rig.write_text(RIG.replace("-> int:\n        word", "-> str:\n        word"))
    done = build(yard)
    assert done.returncode == 0
    assert "not compiled, runs from source" in done.stderr
    assert "rig.py:12: error: Incompatible return value type" in done.stderr
    assert not list((yard / "src").rglob(f"*{_compiled.SUFFIX}"))
    assert build(yard, HOLDFAST_COMPILE="1").returncode != 0


@needs_hatchling
def test_without_a_c_compiler_the_build_says_so_in_one_line(yard: Path) -> None:
    done = build(yard, CC="/nonexistent/cc")
    assert done.returncode == 0
    [_, line] = done.stderr.splitlines()
    assert line.startswith("holdfast: not compiled, runs from source, several times slower: no working C compiler")
    assert python(yard / "src", SAIL).stdout.endswith("interpreted .py .py .py\n")
    assert build(yard, CC="/nonexistent/cc", HOLDFAST_COMPILE="1").returncode != 0
    assert build(yard, CC="/nonexistent/cc", HOLDFAST_COMPILE="0").stderr.count("\n") == 1
