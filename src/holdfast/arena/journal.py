"""The journal of a long run: its terms and every finished match, so that it can go on after Ctrl-C or a kill."""

from pathlib import Path

import msgspec

from holdfast.arena.files import plain_bytes
from holdfast.arena.records import Record
from holdfast.arena.result import Pack
from holdfast.core import HoldfastError, of_system

FORMAT = "holdfast-journal"


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that the matches of a run follow from."""

    format: str = FORMAT
    format_version: int = 1
    holdfast: str
    game: str
    rules: str
    content: Pack
    seats: int
    options: dict[str, int]
    seed: int
    agents: list[str]
    of_first: bool = False
    matches: int


class Journal:
    """A file with the terms on its first line and a finished match on each further one, in their order."""

    def __init__(self, path: Path, terms: Terms, anew: bool = False) -> None:
        """Goes on with the file if there is one with the same terms. With `anew`, one with other terms is replaced."""
        self.path = path
        self.terms = terms
        self.records: list[Record] = []
        """The matches that were finished before."""
        whole = self._read(anew)
        try:
            # What a kill has cut off in the middle of a line is removed.
            self._file = path.open("r+b" if whole else "wb")
            self._file.truncate(whole)
            self._file.seek(whole)
            if not whole:
                self._write(terms)
        except OSError as error:
            raise HoldfastError("error-file", path=path, why=of_system(error)) from None

    def _read(self, anew: bool) -> int:
        """Reads what is there, and returns how many bytes of it are good."""
        if not self.path.exists():
            return 0
        lines = plain_bytes(self.path).splitlines(keepends=True)
        if not lines or not lines[0].endswith(b"\n"):
            return 0
        self._check(lines[0], anew)
        if self.terms != self._found:
            return 0
        good = len(lines[0])
        for line in lines[1:]:
            if not line.endswith(b"\n"):
                break
            self.records.append(self._record(line))
            good += len(line)
        return good

    def _check(self, line: bytes, anew: bool) -> None:
        try:
            self._found = msgspec.json.decode(line, type=Terms)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise HoldfastError("error-journal-foreign", path=self.path) from None
        if self._found != self.terms and not anew:
            names = [
                name for name in Terms.__struct_fields__ if getattr(self._found, name) != getattr(self.terms, name)
            ]
            raise HoldfastError("error-journal-terms", path=self.path, names=", ".join(names))

    def _record(self, line: bytes) -> Record:
        try:
            record = msgspec.json.decode(line, type=Record)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise HoldfastError("error-journal-damaged", path=self.path) from None
        if record.number != len(self.records):
            raise HoldfastError("error-journal-damaged", path=self.path)
        return record

    def add(self, record: Record) -> None:
        self._write(record)

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def remove(self) -> None:
        """The run is finished and its result is written."""
        self.close()
        self.path.unlink(missing_ok=True)
