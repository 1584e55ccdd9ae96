"""Embers, the sample game, found by its entry point as if it were installed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.outside import environment

SAMPLE = Path(__file__).parents[1] / "docs" / "sample"


@contextmanager
def installed(folder: Path) -> Iterator[Path]:
    info = folder / "embers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: embers\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[holdfast.games]\nembers = embers:GAME\n")
    sys.path[:0] = [str(folder), str(SAMPLE)]
    with pytest.MonkeyPatch.context() as patch:  # the workers of agents are processes of their own
        patch.setenv("PYTHONPATH", environment(folder)["PYTHONPATH"])
        yield folder
    sys.path.remove(str(folder))
    sys.path.remove(str(SAMPLE))
