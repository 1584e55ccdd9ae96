"""Reads the files that a report is made from, whichever command wrote them."""

from pathlib import Path

import msgspec

from holdfast.arena.analysis import FORMAT as ANALYSIS
from holdfast.arena.analysis import Analysis
from holdfast.arena.balance import FORMAT as BALANCE
from holdfast.arena.balance import Balance
from holdfast.arena.files import plain_bytes
from holdfast.arena.result import FORMAT as SIMULATION
from holdfast.arena.result import Result
from holdfast.arena.tournament import FORMAT as TOURNAMENT
from holdfast.arena.tournament import Tournament
from holdfast.core import HoldfastError

Readable = Result | Tournament | Balance | Analysis
KINDS: dict[str, type[Readable]] = {SIMULATION: Result, TOURNAMENT: Tournament, BALANCE: Balance, ANALYSIS: Analysis}


class _Head(msgspec.Struct):
    format: str = ""
    format_version: int = 0


def read(path: Path) -> Readable:
    """The result in a file."""
    text = plain_bytes(path)
    try:
        head = msgspec.json.decode(text, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        head = _Head()
    if head.format not in KINDS:
        raise HoldfastError("error-file", path=path, why=HoldfastError("error-result-foreign"))
    if head.format_version != 1:
        why = HoldfastError("error-result-version", found=head.format_version, known=1)
        raise HoldfastError("error-file", path=path, why=why)
    try:
        return msgspec.json.decode(text, type=KINDS[head.format])
    except msgspec.DecodeError as error:
        why = HoldfastError("error-result-damaged", why=str(error))
        raise HoldfastError("error-file", path=path, why=why) from None
