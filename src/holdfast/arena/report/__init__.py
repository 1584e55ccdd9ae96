"""The report: results as one page of HTML that needs nothing else, with plots by Altair."""

from holdfast.arena.report.reading import Readable, read
from holdfast.arena.report.writing import write

__all__ = ["Readable", "read", "write"]
