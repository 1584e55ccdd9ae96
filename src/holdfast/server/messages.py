"""The messages of the socket. Every message to a client has the version of the match."""

from typing import Annotated, Any

import msgspec

from holdfast.core import DecisionInWords, Proposal, Standing
from holdfast.core.view import EventView

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=16)]


class FromClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A command. `id` is the client's own: the same command sent again never acts twice."""

    id: Id


class Act(FromClient, frozen=True, kw_only=True, tag="act"):
    """An action of a seat, meant for a version of the match."""

    seat: SeatNumber
    version: Version
    action: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Undo(FromClient, frozen=True, kw_only=True, tag="undo"):
    """Back to before entry `to` of the history; free within one's own run of decisions, otherwise a proposal."""

    seat: SeatNumber
    version: Version
    to: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Answer(FromClient, frozen=True, kw_only=True, tag="answer"):
    """Agrees to the proposal to undo that stands, or refuses it."""

    seat: SeatNumber
    version: Version
    agree: bool


class Look(FromClient, frozen=True, kw_only=True, tag="look"):
    """Which of one's seats sits before this screen; -1 draws the curtain."""

    seat: SeatNumber


class Sync(FromClient, frozen=True, kw_only=True, tag="sync"):
    """Asks for what happened after a version; -1 for everything."""

    version: Annotated[int, msgspec.Meta(ge=-1, le=2**31)]


class Language(FromClient, frozen=True, kw_only=True, tag="language"):
    lang: Annotated[str, msgspec.Meta(max_length=2)]


class Chat(FromClient, frozen=True, kw_only=True, tag="chat"):
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Point(FromClient, frozen=True, kw_only=True, tag="point"):
    """Those who wait point at an action that they favour; -1 takes it back."""

    seat: SeatNumber
    action: Annotated[int, msgspec.Meta(ge=-1, le=2**31)]


class Ping(FromClient, frozen=True, kw_only=True, tag="ping"):
    pass


Command = Act | Undo | Answer | Look | Sync | Language | Chat | Point | Ping


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    version: int


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there. `agent` is the level that plays for it, empty for a person; `mine` says whether it is this
    client's seat."""

    seat: int
    name: str
    agent: str
    taken: bool
    here: bool
    mine: bool
    open: bool


class Welcome(ToClient, frozen=True, kw_only=True, tag="welcome"):
    """The first message of a socket: what this table is, and what one may do at it."""

    table: str
    game: str
    lang: str
    host: bool
    watching: bool


class Status(ToClient, frozen=True, kw_only=True, tag="status"):
    """Everything about the table that is not the match."""

    status: str
    paused: bool
    seats: list[SeatState]
    watchers: int
    chat: bool
    pace: int
    limit: int
    notice: str


class UndoState(msgspec.Struct, frozen=True, kw_only=True):
    """How far back one may go freely, and who decided each entry that may be gone back to."""

    entries: int
    free_to: int
    proposal: Proposal | None


class Position(ToClient, frozen=True, kw_only=True, tag="position"):
    """Where the match stands for one seat; -1 for a spectator or behind the curtain."""

    seat: int
    view: Any
    decision: DecisionInWords | None
    standing: Standing
    undo: UndoState
    pointed: dict[str, int]


class Happened(ToClient, frozen=True, kw_only=True, tag="happened"):
    """Events since the version that the client had; `anew` voids whatever it had before."""

    anew: bool
    events: list[EventView]


class Done(ToClient, frozen=True, kw_only=True, tag="done"):
    """The command was carried out, and is on disk."""

    id: str


class Refused(ToClient, frozen=True, kw_only=True, tag="refused"):
    """The command was not carried out. `code` is for programs, `text` for people, in their language."""

    id: str
    code: str
    text: str
    rule: str = ""


class Said(ToClient, frozen=True, kw_only=True, tag="said"):
    number: int
    name: str
    text: str
    at: int


class Frozen(ToClient, frozen=True, kw_only=True, tag="frozen"):
    """The database takes nothing at the moment: nothing is lost, nothing can be done."""

    text: str


class Stopping(ToClient, frozen=True, kw_only=True, tag="stopping"):
    pass


class Pong(ToClient, frozen=True, kw_only=True, tag="pong"):
    id: str


Message = Welcome | Status | Position | Happened | Done | Refused | Said | Frozen | Stopping | Pong

DECODER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
ENCODER = msgspec.json.Encoder()
