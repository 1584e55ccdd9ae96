# mypyc: skip
"""The match: a state with its history, and all that follows from it: log, undo, save, load, replay."""

import os
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from holdfast.core.catalogue import Action
from holdfast.core.content import Overrides
from holdfast.core.errors import HoldfastError, IllegalAction, SaveError, SetupError, UndoError
from holdfast.core.events import Event
from holdfast.core.game import Game
from holdfast.core.state import BaseState
from holdfast.core.validation import explain

FORMAT = "holdfast-save"
FORMAT_VERSION = 1
PERSON = "person"
AGENTS = ("random",)
"""The names of all agents: seats and saves have them. How an agent is made is no matter of core."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a name, and the agent that plays for it («person» if none does)."""

    name: str
    agent: str = PERSON


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


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """A save as it lies on disk: its checksum covers the text of the rest."""

    save: msgspec.Raw
    checksum: str


class _Head(msgspec.Struct):
    """What is read of a file before it is trusted."""

    format: str = ""
    format_version: int = 0
    game: str = ""


class Match:
    """One match from its setup on. The history is a list of action numbers; a negative number -1 - seed is the
    reserved entry of an agreed undo, from which chance starts anew with that seed."""

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
        self.seats = _checked(seats)
        self.seed = secrets.randbits(32) if seed is None else seed
        self.options = game.complete_options(options)
        self.opening: list[Event] = []
        """What happened before the first decision."""
        self.base: BaseState = game.new(
            seats=len(self.seats), seed=self.seed, options=options, content=content, told=self.opening
        )
        self.notice = ""
        """What a person should be told about how this match was loaded."""
        self.history: list[int] = []
        self._rebased = False
        self._begin()

    def _begin(self) -> None:
        self.state = self.base.clone()
        self.state.log = []
        self.log: list[list[Event]] = []
        """The events of each entry of the history."""
        self._marks: list[tuple[int, int]] = []

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    # Playing

    def apply(self, action: Action | int) -> list[Event]:
        """Applies an action, or its number, and returns what happened."""
        if not isinstance(action, Action):
            if not isinstance(action, int) or not 0 <= action < len(self.game.catalogue):
                raise IllegalAction("error-no-action-number", number=repr(action), game=self.game.id)
            action = self.game.catalogue[action]
        decision = self.state.decision
        mark = (decision.seat if decision is not None else -1, self.state.revealed)
        self.state.apply(action)
        return self._note(action.index, mark)

    def _note(self, entry: int, mark: tuple[int, int]) -> list[Event]:
        events = self.state.log or []
        self.state.log = []
        self.history.append(entry)
        self.log.append(events)
        self._marks.append(mark)
        return events

    def decider(self, position: int) -> int:
        """The seat whose decision entry `position` of the history is; -1 for the entry of an agreed undo."""
        return self._marks[position][0]

    def hand_over(self, seat: int, to: Seat) -> None:
        """Somebody else, or an agent, sits down on a seat."""
        self.state.check_seat(seat)
        self.seats[seat] = _checked([to])[0]

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

    def undo(self, to: int | None = None, *, agreed: bool = False) -> None:
        """Back to the moment before entry `to` of the history (by default the last). Beyond `free_undo` all seats
        must have `agreed`, and chance then starts anew, so that nobody knows what comes."""
        position = len(self.history) - 1 if to is None else to
        if not 0 <= position < len(self.history):
            raise UndoError("error-undo-nothing")
        free = position >= self.free_undo
        if not free and not agreed:
            raise UndoError("error-undo-agreement")
        kept = self.history[:position]
        self._replay(kept)
        if not free:
            self._reseed(secrets.randbits(32))

    def _reseed(self, seed: int) -> None:
        mark = (-1, self.state.revealed)
        self.state.reseed(seed)
        self.state.reveal()
        self._note(-1 - seed, mark)

    def _replay(self, history: list[int]) -> None:
        self.history = []
        self._begin()
        for entry in history:
            if entry < 0:
                self._reseed(-1 - entry)
            else:
                self.apply(entry)

    def states(self) -> Iterator[BaseState]:
        """The state before each entry of the history, and the last one; each only until the next is asked for."""
        other = Match.__new__(Match)
        other.game, other.base = self.game, self.base
        other._replay([])
        yield other.state
        for entry in self.history:
            if entry < 0:
                other._reseed(-1 - entry)
            else:
                other.apply(entry)
            yield other.state

    def state_at(self, position: int) -> BaseState:
        """The state before entry `position` of the history: for replays and bug reports."""
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
        )
        text = msgspec.json.encode(save)
        return msgspec.json.encode(_File(msgspec.Raw(text), _checksum(text)))

    def write(self, path: Path) -> None:
        """Saves to a file that is either the old one or the new one, whole, whatever happens meanwhile."""
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            file.write(self.save())
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)

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
        match.seats = save.seats  # perhaps with agents that are not here: such a seat can be handed over
        if save.base is not None:
            match._rebase(save.base)
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
        match.history = []
        return match

    def _arrives(self, save: _Save) -> bool:
        """Whether replaying the history leads to the state that was saved."""
        try:
            self._replay(save.history)
        except Exception:  # rules may have changed in any way since
            return False
        return self.state.checksum() == save.state_checksum

    def _rebase(self, snapshot: list[Any]) -> None:
        """The match goes on from a snapshot: rules were mended since its first moves. One that was made before
        the state got a new field takes the default of the field."""
        try:
            self.base = self.game.load(snapshot, self.base.tables)
            self.opening = []
            self._begin()
        except Exception:  # whatever a state that does not fit leads to
            raise SaveError("error-save-rules", game=self.game.id, version=self.game.version) from None
        self._rebased = True


def _checked(seats: int | Sequence[Seat]) -> list[Seat]:
    """The seats of a match: so many persons, or whoever is named."""
    if isinstance(seats, int) and not isinstance(seats, bool):
        return [Seat(str(i + 1)) for i in range(seats)]
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise SetupError("error-match-seats", given=repr(seats))
    for seat in seats:
        if not isinstance(seat, Seat) or not isinstance(seat.name, str) or not isinstance(seat.agent, str):
            raise SetupError("error-match-seats", given=repr(seat))
        name = seat.agent.partition(":")[0]
        if name not in (PERSON, *AGENTS):
            raise SetupError("error-no-agent", name=repr(seat.agent), known=", ".join((PERSON, *AGENTS)))
    return list(seats)


def _checksum(text: bytes) -> str:
    return blake2b(text, digest_size=16).hexdigest()


def _decode(text: bytes) -> _Save:
    try:
        file = msgspec.json.decode(text, type=_File)
        head = msgspec.json.decode(file.save, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise SaveError("error-save-foreign") from None
    if head.format != FORMAT:
        raise SaveError("error-save-unmarked")
    if head.format_version != FORMAT_VERSION:
        raise SaveError("error-save-format", found=head.format_version, known=FORMAT_VERSION)
    if _checksum(bytes(file.save)) != file.checksum:
        raise SaveError("error-save-edited")
    try:
        return msgspec.json.decode(file.save, type=_Save)
    except msgspec.DecodeError as error:
        raise SaveError("error-save-incomplete", why=explain(error, _Save)) from None
    except RecursionError:
        raise SaveError("error-save-edited") from None
