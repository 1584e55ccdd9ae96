"""Commands as somebody types them."""

import os
import subprocess
import sys

import pytest

from holdfast.cli import run

Capture = pytest.CaptureFixture[str]


def out(capsys: Capture, *arguments: str) -> str:
    """What a command that succeeds prints."""
    code = run(arguments)
    captured = capsys.readouterr()
    assert code == 0, captured.err
    return captured.out


def in_process(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "holdfast", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )
