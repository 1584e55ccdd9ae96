"""The messages of the socket. Every message to a client has the version of the match."""

from typing import Annotated, Any, Literal, get_args

import msgspec

from holdfast.core import DecisionInWords, Standing
from holdfast.core.view import EventView

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=16)]
Reaction = Literal["well-done", "ouch", "thinking", "hurry", "thanks", "sorry"]
REACTIONS = get_args(Reaction)


class FromClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A command. `id` is the client's own: the same command sent again never acts twice."""

    id: Id


class Act(FromClient, frozen=True, kw_only=True, tag="act"):
    """An action of a seat, meant for a version of the match."""

    seat: SeatNumber
    version: Version
    action: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Undo(FromClient, frozen=True, kw_only=True, tag="undo"):
    """Back to before the decision that led to version `before`; at once where that is free, otherwise a proposal that
    all people at the table must agree to."""

    seat: SeatNumber
    version: Version
    before: Version


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
    """From now on the table speaks this language to this client."""

    lang: Annotated[str, msgspec.Meta(max_length=2)]


class Chat(FromClient, frozen=True, kw_only=True, tag="chat"):
    """Says something to all who look at the table."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class React(FromClient, frozen=True, kw_only=True, tag="react"):
    """A short reaction that everybody sees and nobody keeps."""

    reaction: Reaction


class Point(FromClient, frozen=True, kw_only=True, tag="point"):
    """Those who wait point at an action that they favour; -1 takes it back. Only in games that are played together."""

    seat: SeatNumber
    version: Version
    action: Annotated[int, msgspec.Meta(ge=-1, le=2**31)]


class Ping(FromClient, frozen=True, kw_only=True, tag="ping"):
    """Answered by a pong, whatever the table does."""


Command = Act | Undo | Answer | Look | Sync | Language | Chat | React | Point | Ping


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    version: int


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there. `agent` is the level that plays for it, empty for a person; `here` says whether that person looks
    at the table now, `mine` whether it is this client's seat, `invited` whether a link to it is valid."""

    seat: int
    name: str
    agent: str
    taken: bool
    here: bool
    mine: bool
    open: bool
    invited: bool
    host: bool


class Welcome(ToClient, frozen=True, kw_only=True, tag="welcome"):
    """The first message of a socket: what this table is. `options` are those of the game, as they were chosen."""

    table: str
    game: str
    lang: str
    reactions: list[str]
    options: dict[str, int]


class Status(ToClient, frozen=True, kw_only=True, tag="status"):
    """Everything about the table that is not the match. `status` is waiting, running or over; `limit` are the seconds
    for a decision, 0 for none; `pace` are the milliseconds that agents wait. `today` is the day whose table this is,
    `rematch` the table of the rematch, both empty for none; `link` says whether a link for any free seat is valid."""

    status: str
    paused: bool
    seats: list[SeatState]
    watchers: int
    host: bool
    watch: bool
    chat: bool
    pace: int
    limit: int
    today: str
    rematch: str
    link: bool


class ProposalState(msgspec.Struct, frozen=True, kw_only=True):
    """A wish to go back to before the decision that led to version `before`."""

    by: int
    before: int
    agreed: list[int]
    refused_by: int | None


class UndoState(msgspec.Struct, frozen=True, kw_only=True):
    """How far one may go back: `free` is the first version that can be undone without asking anybody, `last` the
    version that the last decision of this seat led to. None where there is nothing."""

    free: int | None
    last: int | None
    proposal: ProposalState | None


class Pointed(msgspec.Struct, frozen=True):
    seat: int
    action: int


class Position(ToClient, frozen=True, kw_only=True, tag="position"):
    """Where the match stands for one seat; -1 for a spectator or behind the curtain. `decision` has actions only for
    the seat that decides, and in games that are played together for all who sit there. `decided` has for each seat the
    version that its last decision led to, 0 for none. `left` are the seconds until an agent decides in a person's
    place; None where no clock runs."""

    seat: int
    view: Any
    decision: DecisionInWords | None
    standing: Standing
    undo: UndoState
    decided: list[int]
    pointed: list[Pointed]
    left: int | None


class Happened(ToClient, frozen=True, kw_only=True, tag="happened"):
    """Events since the version that the client had; `anew` voids whatever it had before."""

    anew: bool
    events: list[EventView]


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """One line that the table itself adds to the log; `code` is for programs, `text` for people."""

    version: int
    code: str
    seat: int
    text: str


class Noted(ToClient, frozen=True, kw_only=True, tag="noted"):
    """What the table has to say beside the match: all of it, the newest last."""

    notes: list[Note]


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
    """A line of the chat."""

    number: int
    name: str
    text: str
    at: int


class Reacted(ToClient, frozen=True, kw_only=True, tag="reacted"):
    name: str
    reaction: Reaction


class Frozen(ToClient, frozen=True, kw_only=True, tag="frozen"):
    """Nothing can be stored at the moment: nothing is lost, nothing can be done. Commands that were not answered are
    sent again when the next position comes."""

    text: str


class Stopping(ToClient, frozen=True, kw_only=True, tag="stopping"):
    """The server stops: nothing is lost, and the client comes back after a while."""


class Pong(ToClient, frozen=True, kw_only=True, tag="pong"):
    id: str


Message = (
    Welcome
    | Status
    | Position
    | Happened
    | Noted
    | Done
    | Refused
    | Said
    | Reacted
    | Frozen
    | Stopping
    | Pong
)  # fmt: skip

DECODER: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
ENCODER = msgspec.json.Encoder()
