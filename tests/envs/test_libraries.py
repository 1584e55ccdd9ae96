"""Each environment needs a library of its own, and no other."""

import subprocess
import sys

import pytest

import holdfast.envs
from holdfast.core import HoldfastError

NEEDS = [("Batch", "numpy", "envs"), ("SoloEnv", "gymnasium", "envs"), ("TableEnv", "pettingzoo", "envs")]


@pytest.mark.parametrize(("name", "library", "extra"), [*NEEDS, ("register_games", "pyspiel", "openspiel")])
def test_without_its_library_there_is_a_sentence(
    name: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [one for one in sys.modules if one.startswith("holdfast.envs.")]:
        monkeypatch.delitem(sys.modules, module)
    for module in [one for one in sys.modules if one.partition(".")[0] == library]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delattr(holdfast.envs, name, raising=False)
    with pytest.raises(HoldfastError, match=rf"{name} needs {library}.+holdfast\[{extra}\]"):
        getattr(holdfast.envs, name)


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    code = "import sys, holdfast.envs; print([m for m in ('numpy', 'gymnasium', 'pettingzoo') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        holdfast.envs.Nothing  # noqa: B018
