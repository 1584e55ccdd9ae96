# mypyc: skip
"""The match: a state with its history, and all that follows from it: log, undo, save, load, replay."""

import os
import secrets
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from holdfast.core.catalogue import Action
from holdfast.core.content import Overrides
from holdfast.core.errors import (
    HoldfastError,
    IllegalAction,
    NotYourTurn,
    SaveError,
    SetupError,
    StalePosition,
    UndoError,
    of_system,
)
from holdfast.core.events import Event
from holdfast.core.explained import facts
from holdfast.core.game import Game
from holdfast.core.state import BaseState
from holdfast.core.validation import explain
from holdfast.core.view import Events, EventView
from holdfast.core.words import Words

FORMAT = "holdfast-save"
FORMAT_VERSION = 2
READABLE = (1, 2)
"""Formats that can be loaded: saves of the first have no versions and no proposal."""
PERSON = "person"
LONGEST_NAME = 40
LAST_VERSION = 1 << 53
"""Every client can count to it, and no match gets there."""
BEFORE_ALL = -1
"""In place of a version: from the very beginning, including what happened before the first decision."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: a name, and the agent that plays for it («person» if none does). The core does not know which
    agents exist."""

    name: str
    agent: str = PERSON


class Proposal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A proposal to go back beyond chance, to the moment before entry `to` of the history. It ends when all persons
    have agreed or when somebody acts. A refused one stays visible until then."""

    by: int
    to: int
    agreed: list[int]
    refused_by: int | None = None


class _Save(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    format: str
    format_version: int
    game: str
    rules: str
    seats: list[Seat]
    seed: int
    options: dict[str, int] = {}
    content: Overrides | None = None
    base: list[Any] | None = None
    history: list[int]
    snapshot: list[Any]
    state_checksum: str
    version: int = -1
    versions: list[int] | None = None
    anew: int = 0
    proposal: Proposal | None = None


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """A save as it lies on disk: its checksum covers the text of the rest."""

    save: msgspec.Raw
    checksum: str


class _Head(msgspec.Struct):
    """The part of a file that is read before its checksum is verified."""

    format: str = ""
    format_version: int = 0
    game: str = ""


class Match:
    """One match from its setup on. The history is a list of action numbers; a negative number -1 - seed is the
    reserved entry of an agreed undo, after which chance starts again with that seed."""

    def __init__(
        self,
        game: Game,
        *,
        seats: int | Sequence[Seat],
        seed: int | None = None,
        options: Mapping[str, int] | None = None,
        content: str | Path | Overrides | None = None,
    ) -> None:
        if not isinstance(game, Game):
            raise SetupError("error-match-game", given=repr(game))
        self.game = game
        self.seats = _seats_of(game, seats)
        self.seed = secrets.randbits(32) if seed is None else seed
        self.options = game.complete_options(options)
        self.opening: list[Event] = []
        """What happened before the first decision."""
        self.base: BaseState = game.new(
            seats=len(self.seats), seed=self.seed, options=options, content=content, told=self.opening
        )
        self.notice = ""
        """What to tell people about how this match was loaded."""
        self.version = 0
        """Grows with everything that happens to the match, also with an undo; never goes back."""
        self.versions: list[int] = []
        """The version that each entry of the history led to."""
        self.anew = 0
        """The last version at which the past changed. A client that last saw an older version must read everything
        again."""
        self.proposal: Proposal | None = None
        self._rebased = False
        self._begin()

    def _begin(self) -> None:
        self.state = self.base.clone()
        self.state.log = []
        self.history: list[int] = []
        self.log: list[list[Event]] = []
        """The events of each entry of the history."""
        self._marks: list[tuple[int, int]] = []

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    # Playing

    def apply(self, action: Action | int, *, seat: int | None = None, version: int | None = None) -> list[Event]:
        """Applies an action, or its number, and returns what happened. With `seat` only if that seat decides, with
        `version` only if the match has not moved on since."""
        if version is not None and version != self.version:
            raise StalePosition("error-stale", version=self.version)
        decision = self.state.decision
        if seat is not None and decision is not None and decision.seat != seat:
            raise NotYourTurn("error-not-your-turn", seat=seat, decider=decision.seat)
        self._do(self._action(action))
        self.proposal = None
        self._moved()
        self.versions.append(self.version)
        return self.log[-1]

    def _action(self, action: Action | int) -> Action:
        if isinstance(action, Action):
            return action
        catalogue = self.game.catalogue
        if not isinstance(action, int) or isinstance(action, bool) or not 0 <= action < len(catalogue):
            raise IllegalAction(
                "error-no-action-number", number=repr(action), game=self.game.id, last=len(catalogue) - 1
            )
        return catalogue[action]

    def _do(self, action: Action) -> None:
        decision = self.state.decision
        mark = (decision.seat if decision is not None else -1, self.state.revealed)
        self.state.apply(action)
        self._note(action.index, mark)

    def _note(self, entry: int, mark: tuple[int, int]) -> None:
        events = self.state.log or []
        self.state.log = []
        self.history.append(entry)
        self.log.append(events)
        self._marks.append(mark)

    def _moved(self) -> None:
        self.version += 1

    def _rewritten(self) -> None:
        """The past has changed."""
        self._moved()
        self.anew = self.version

    def void(self, version: int) -> None:
        """The events up to a version are no longer valid, for example after a rule was fixed. The match continues after
        it, and every client reads it from the beginning."""
        self.version = max(self.version, version)
        self._rewritten()

    def decider(self, position: int) -> int:
        """The seat whose decision entry `position` of the history is; -1 for the entry of an agreed undo."""
        self._check_entry(position, len(self._marks) - 1)
        return self._marks[position][0]

    def _check_entry(self, position: int, last: int) -> None:
        if last < 0:
            raise HoldfastError("error-no-history")
        if not isinstance(position, int) or not 0 <= position <= last:
            raise HoldfastError("error-no-entry-of-history", position=repr(position), last=last)

    def hand_over(self, seat: int, to: Seat) -> None:
        """Somebody else, or an agent, sits down on a seat."""
        self.state.check_seat(seat)
        self.seats[seat] = _checked(to)
        self._moved()

    # What happened

    def events(self, seat: int, since: int = BEFORE_ALL, words: Words | None = None) -> Events:
        """What `seat`, or a SPECTATOR, saw happen after version `since`; with `words` also as lines of the log. If the
        past has changed since then, everything from the beginning."""
        self.state.check_viewer(seat)
        if not isinstance(since, int):
            raise HoldfastError("error-no-version", version=repr(since), last=self.version)
        anew = 0 <= since < self.anew
        since = BEFORE_ALL if anew else since
        found: list[EventView] = []
        if since < 0:
            self._tell(found, 0, self.opening, seat, words)
        for entry in range(bisect_right(self.versions, since), len(self.versions)):
            self._tell(found, self.versions[entry], self.log[entry], seat, words)
        return Events(self.version, anew, found)

    def _tell(self, found: list[EventView], version: int, events: list[Event], seat: int, words: Words | None) -> None:
        tables = self.base.tables
        for event in events:
            if event.seen_by(seat):
                kind = event.kind
                arguments = facts(tables, kind.names, kind.domains, event.values)
                text = words.event(event, self.names) if words is not None else ""
                found.append(EventView(version, kind.name, event.seat, arguments, event.rule, text))

    # Undo

    @property
    def free_undo(self) -> int:
        """How far back the match may go without asking anybody: within one seat's own run of decisions, until
        chance or something hidden came between."""
        if not self.history:
            return 0
        position = len(self.history)
        seat = self._marks[-1][0]
        while position > 0 and self._marks[position - 1] == (seat, self.state.revealed):
            position -= 1
        return position

    def undo(self, to: int | None = None, *, agreed: bool = False, seat: int | None = None) -> None:
        """Back to the moment before entry `to` of the history (by default the last). Beyond `free_undo` all seats
        must have `agreed`, and chance then starts again, so that nobody knows what comes. With `seat`, a free undo only
        of that seat's own decisions."""
        position = self._position(to)
        free = position >= self.free_undo
        if not free and not agreed:
            raise UndoError("error-undo-agreement")
        if free and seat is not None and self._marks[position][0] != seat:
            raise NotYourTurn("error-undo-not-yours", seat=seat)
        versions = self.versions[:position]
        self._replay(self.history[:position])
        self.proposal = None
        self._rewritten()
        if not free:
            self._reseed(secrets.randbits(32))
            versions.append(self.version)
        self.versions = versions

    def _position(self, to: int | None) -> int:
        position = len(self.history) - 1 if to is None else to
        if not isinstance(position, int) or not 0 <= position < len(self.history):
            raise UndoError("error-undo-nothing")
        return position

    @property
    def persons(self) -> list[int]:
        """The seats that a person plays; these must agree to an undo beyond chance."""
        return [seat for seat, one in enumerate(self.seats) if one.agent == PERSON]

    def propose_undo(self, seat: int, to: int | None = None) -> bool:
        """A person asks the others to go back beyond chance. Returns whether that was done at once, because nobody
        else has to agree."""
        self._check_person(seat)
        self.proposal = Proposal(seat, self._position(to), [])
        return self.agree(seat)

    def agree(self, seat: int) -> bool:
        """A person agrees to the proposal that stands. Returns whether all have, and the match went back."""
        self._check_person(seat)
        proposal = self._open_proposal()
        agreed = sorted({*proposal.agreed, seat})
        if all(person in agreed for person in self.persons):
            self.undo(proposal.to, agreed=True)
            return True
        self.proposal = msgspec.structs.replace(proposal, agreed=agreed)
        self._moved()
        return False

    def refuse(self, seat: int) -> None:
        """A person does not want to go back: the proposal is over."""
        self._check_person(seat)
        self.proposal = msgspec.structs.replace(self._open_proposal(), refused_by=seat)
        self._moved()

    def _open_proposal(self) -> Proposal:
        if self.proposal is None or self.proposal.refused_by is not None:
            raise UndoError("error-undo-no-proposal")
        return self.proposal

    def _check_person(self, seat: int) -> None:
        self.state.check_seat(seat)
        if seat not in self.persons:
            raise UndoError("error-undo-no-person", seat=seat)

    def _reseed(self, seed: int) -> None:
        mark = (-1, self.state.revealed)
        self.state.reseed(seed)
        self.state.reveal()
        self._note(-1 - seed, mark)

    def _replay(self, history: list[int]) -> None:
        self._begin()
        for entry in history:
            self._repeat(entry)

    def _repeat(self, entry: int) -> None:
        if entry < 0:
            self._reseed(-1 - entry)
        else:
            self._do(self._action(entry))

    def states(self) -> Iterator[BaseState]:
        """The state before each entry of the history, and the last one; each only until the next is asked for."""
        other = Match.__new__(Match)
        other.game, other.base = self.game, self.base
        other._begin()
        yield other.state
        for entry in self.history:
            other._repeat(entry)
            yield other.state

    def state_at(self, position: int) -> BaseState:
        """The state before entry `position` of the history: for replays and bug reports."""
        self._check_entry(position, len(self.history))
        return next(islice(self.states(), position, None))

    # Saving

    def save(self) -> bytes:
        """The whole match as JSON. Holds all secrets: it stays with the host while the match runs."""
        overrides = self.base.tables.content.overrides
        save = _Save(
            format=FORMAT,
            format_version=FORMAT_VERSION,
            game=self.game.id,
            rules=self.game.version,
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            content=overrides if overrides.tables or overrides.words else None,
            base=self.base.dump() if self._rebased else None,
            history=self.history,
            snapshot=self.state.dump(),
            state_checksum=self.state.checksum(),
            version=self.version,
            versions=None if self._versions_count_up() else self.versions,
            anew=self.anew,
            proposal=self.proposal,
        )
        text = msgspec.json.encode(save)
        return msgspec.json.encode(_File(msgspec.Raw(text), _checksum(text)))

    def _versions_count_up(self) -> bool:
        """Whether the versions are 1, 2, 3 … and need not be written down."""
        return self.versions == list(range(1, len(self.history) + 1))

    def write(self, path: str | Path) -> None:
        """Saves to a file that is either the old one or the new one, whole, whatever happens meanwhile."""
        if not isinstance(path, str | Path) or not Path(path).name:
            raise SaveError("error-match-path", given=repr(path))
        path = Path(path)
        part = path.with_name(path.name + ".part")
        if "\0" in part.name:
            raise SaveError("error-match-path", given=repr(path))
        try:
            with part.open("wb") as file:
                file.write(self.save())
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        except OSError as error:
            with suppress(OSError):
                part.unlink()
            raise SaveError("error-save-failed", path=path, why=of_system(error)) from error

    @classmethod
    def load(cls, text: bytes, find: Callable[[str], Game]) -> "Match":
        """The match of a save; `find` gives the game of a name. Whatever is wrong is a `SaveError`."""
        save = _decode(text)
        try:
            game = find(save.game)
        except HoldfastError as error:
            raise SaveError("error-save-game", why=error) from None
        if any(not -(1 << 64) <= entry < len(game.catalogue) for entry in save.history):
            raise SaveError("error-save-history")
        try:
            match = cls(game, seats=len(save.seats), seed=save.seed, options=save.options, content=save.content)
        except HoldfastError as error:
            raise SaveError("error-save-setup", why=error) from None
        match.seats = [
            _checked(seat) for seat in save.seats
        ]  # perhaps with agents that are not here: such a seat can be handed over
        if save.base is not None:
            match._rebase(save.base)
        match._continue(save)
        if match._arrives(save):
            return match
        if save.rules == game.version:
            match.notice = "replay-differs"
        else:
            match.notice = "rules-changed"
        try:
            whole = _checksum(msgspec.msgpack.encode(save.snapshot)) == save.state_checksum
        except OverflowError:  # a number that no state has
            whole = False
        if not whole:
            raise SaveError("error-save-snapshot")
        match._rebase(save.snapshot)
        match.versions = []
        match.proposal = None
        match._rewritten()
        return match

    def _continue(self, save: _Save) -> None:
        """Restores versions and proposal from a save; the history is replayed separately."""
        count = len(save.history)
        self.versions = list(range(1, count + 1)) if save.versions is None else save.versions
        self.version = max(save.version, count) if save.versions is None else save.version
        self.anew, self.proposal = save.anew, save.proposal
        rising = all(one < two for one, two in zip([0, *self.versions], self.versions, strict=False))
        last = self.versions[-1] if self.versions else 0
        if not rising or len(self.versions) != count or not max(last, self.anew, 0) <= self.version < LAST_VERSION:
            raise SaveError("error-save-versions")
        if self.proposal is not None and not self._is_possible(self.proposal, count):
            raise SaveError("error-save-versions")

    def _is_possible(self, proposal: Proposal, count: int) -> bool:
        """Whether a proposal names entries of a history of this length and seats that are here."""
        refused = [] if proposal.refused_by is None else [proposal.refused_by]
        named = [proposal.by, *proposal.agreed, *refused]
        return 0 <= proposal.to < count and all(0 <= seat < len(self.seats) for seat in named)

    def _arrives(self, save: _Save) -> bool:
        """Whether replaying the history leads to the state that was saved."""
        try:
            self._replay(save.history)
        except Exception:  # rules may have changed in any way since
            return False
        return self.state.checksum() == save.state_checksum

    def _rebase(self, snapshot: list[Any]) -> None:
        """Continues the match from a snapshot, because rules have changed since its first moves. Fields that the
        snapshot does not have yet get their defaults."""
        notices: list[str] = []
        try:
            self.base = self.game.load(snapshot, self.base.tables, notices)
            if self.base.seats != len(self.seats):  # a view would have so many
                raise ValueError("the snapshot is of another table")
            self.base.checksum()  # numbers that are none would only be found when the match is saved
            self.opening = []
            self._begin()
        except Exception:  # a snapshot that does not fit can fail in any way
            raise SaveError("error-save-rules", game=self.game.id, version=self.game.version) from None
        self.notice = notices[0] if notices else self.notice
        self._rebased = True


def _seats_of(game: Game, seats: int | Sequence[Seat]) -> list[Seat]:
    """The seats of a match: a number of persons, or the seats as given."""
    if isinstance(seats, int) and not isinstance(seats, bool):
        game.check_seats(seats)
        return [Seat(str(i + 1)) for i in range(seats)]
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise SetupError("error-match-seats", given=repr(seats))
    return [_checked(seat) for seat in seats]


def _checked(seat: object) -> Seat:
    """A seat whose name and agent can be shown on any screen: signs that would move it are not kept."""
    if not isinstance(seat, Seat) or not isinstance(seat.name, str) or not isinstance(seat.agent, str):
        raise SetupError("error-match-seats", given=repr(seat))
    return Seat(clean(seat.name[:LONGEST_NAME]), clean(seat.agent))


def clean(text: str) -> str:
    """A text in one line without control characters, wherever it comes from."""
    if text.isprintable():
        return text
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _checksum(text: bytes) -> str:
    return blake2b(text, digest_size=16).hexdigest()


def _decode(text: bytes) -> _Save:
    if not isinstance(text, bytes | bytearray | memoryview | str):
        raise SaveError("error-save-foreign")
    try:
        file = msgspec.json.decode(text, type=_File)
        head = msgspec.json.decode(file.save, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise SaveError("error-save-foreign") from None
    if head.format != FORMAT:
        raise SaveError("error-save-unmarked")
    if head.format_version not in READABLE:
        raise SaveError("error-save-format", found=head.format_version, known=FORMAT_VERSION)
    if _checksum(bytes(file.save)) != file.checksum:
        raise SaveError("error-save-edited")
    try:
        return msgspec.json.decode(file.save, type=_Save)
    except msgspec.DecodeError as error:
        raise SaveError("error-save-incomplete", why=explain(error, _Save)) from None
    except RecursionError:
        raise SaveError("error-save-edited") from None
