"""What the database holds. A match is its log: a save, and the action numbers that came after it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

PEOPLE = Table(
    "person",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("lang", String(2), nullable=False),
    # Cookies name it; raising it signs out every device.
    Column("epoch", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

TABLES = Table(
    "table_",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("host", String(24), ForeignKey("person.id", ondelete="SET NULL")),
    Column("status", String(8), nullable=False),  # waiting, running, over
    Column("paused", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("limit_seconds", Integer, nullable=False),
    Column("pace", Integer, nullable=False),  # milliseconds between the moves of agents
    # The match as a save, and the version that it stands for; later actions are entries.
    Column("save", LargeBinary, nullable=False),
    Column("save_version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    # The rules that the save and the entries after it were played by, and the seat that the save waits for.
    Column("rules", String(40), nullable=False),
    Column("asked", Integer, nullable=False),
    # What a list says of the match without reading it: a `Summary` as JSON.
    Column("summary", Text, nullable=False),
    # The day whose table this is (2026-11-16), empty for all others.
    Column("today", String(10), nullable=False),
    # Digest of the code of the link for any free seat, empty for none; the table of the rematch, empty for none.
    Column("invitation", String(64), nullable=False),
    Column("rematch", String(24), nullable=False),
)
Index("table_by_status", TABLES.c.status, TABLES.c.touched)

SEATS = Table(
    "seat",
    METADATA,
    Column("table_id", String(24), ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(80), nullable=False),
    # The person who sits there; kept while an agent plays for somebody who is away.
    Column("person", String(24), ForeignKey("person.id", ondelete="SET NULL")),
    Column("agent", String(80), nullable=False),  # empty where a person plays
    Column("open", Boolean, nullable=False),  # anyone at this server may sit down
    Column("invitation", String(64), nullable=False),  # digest of the code of its link, empty for none
)
Index("seat_by_person", SEATS.c.person)

ENTRIES = Table(
    "entry",
    METADATA,
    Column("table_id", String(24), ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("asked", Integer, nullable=False),  # the seat that decides next, -1 for nobody
)

COMMANDS = Table(
    "command",
    METADATA,
    Column("table_id", String(24), ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("id", String(40), primary_key=True),
    Column("version", Integer, nullable=False),
)

CHATS = Table(
    "chat",
    METADATA,
    Column("table_id", String(24), ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

NOTES = Table(
    "note",
    METADATA,
    # What the table itself adds to its log: an agent was replaced, rules were mended.
    Column("table_id", String(24), ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("code", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
)

SHARES = Table(
    "share",
    METADATA,
    Column("token", String(64), primary_key=True),  # digest
    Column("table_id", String(24), ForeignKey("table_.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),  # -1 for what everybody saw
    Column("created", BigInteger, nullable=False),
)

Index("share_by_table", SHARES.c.table_id)

DEVICES = Table(
    "device",
    METADATA,
    Column("code", String(64), primary_key=True),  # digest of a code that moves a person to another device
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

PACKS = Table(
    "pack",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(80), nullable=False),
    Column("name", String(80), nullable=False),
    Column("content", LargeBinary, nullable=False),  # the overrides as JSON
    Column("created", BigInteger, nullable=False),
)
Index("pack_by_person", PACKS.c.person)
