"""A table as the database has it, and what a list says of it."""

import msgspec

from holdfast import table as layer
from holdfast.core import LANGUAGES, Match, Overrides
from holdfast.core.content import NO_OVERRIDES

WAITING, RUNNING, OVER = "waiting", "running", "over"


class Sitting(msgspec.Struct, kw_only=True):
    """A seat of a table, as the database has it."""

    name: str
    person: str | None = None
    agent: str = ""
    open: bool = False
    invitation: str = ""


class Terms(msgspec.Struct, kw_only=True):
    """What the host decides about a table."""

    host: str | None
    status: str
    paused: bool = False
    watch: bool = True
    chat: bool = True
    limit: int = 0
    pace: int = 600
    today: str = ""
    """The day whose table this is; empty for all others."""
    invitation: str = ""
    """Digest of the code of the link for any free seat."""
    rematch: str = ""
    """The table of the rematch."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a list says of a match: where it stands by language, and how it ended."""

    headline: dict[str, str] = {}
    scores: list[int] = []
    places: list[int] = []
    lost: bool = False
    pack: str = ""


def summary_of(match: Match) -> Summary:
    """What everybody may know."""
    outcome = match.state.outcome
    content = match.base.tables.content
    if outcome is None:
        told = {lang: layer.headline(match.state, match.names, lang) for lang in LANGUAGES}
        return Summary(headline=told, scores=match.state.standing().scores, pack=_pack(content.overrides))
    told = {lang: match.game.words(lang, content).say(f"reason-{outcome.reason}") for lang in LANGUAGES}
    return Summary(
        headline=told,
        scores=outcome.scores,
        places=outcome.places,
        lost=outcome.lost,
        pack=_pack(content.overrides),
    )


def _pack(overrides: Overrides) -> str:
    """The name of the pack that is played, empty for the game's own content."""
    return "" if overrides == NO_OVERRIDES else overrides.name


class NoteRow(msgspec.Struct, frozen=True):
    """A line that the table itself adds to the log."""

    number: int
    version: int
    code: str
    seat: int


CommandKey = tuple[str, str]
"""The person and the id of a command."""


class Stored(msgspec.Struct, kw_only=True):
    """A table as the database has it."""

    match: Match
    terms: Terms
    sitting: list[Sitting]
    commands: dict[CommandKey, int]
    next_chat: int
    notes: list[NoteRow]
    entries: int
    """Entries after the save."""
    mended: str = ""
    """Why the match is not the one that was stored: the code of a note, empty if it is."""
