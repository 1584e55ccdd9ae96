"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "table_",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("host", sa.String(24), sa.ForeignKey("person.id", ondelete="SET NULL")),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("chat", sa.Boolean, nullable=False),
        sa.Column("limit_seconds", sa.Integer, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("save", sa.LargeBinary, nullable=False),
        sa.Column("save_version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("headline", sa.Text, nullable=False),
    )
    op.create_index("table_by_status", "table_", ["status", "touched"])
    op.create_table(
        "seat",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("person.id", ondelete="SET NULL")),
        sa.Column("agent", sa.String(80), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
    )
    op.create_index("seat_by_person", "seat", ["person"])
    op.create_table(
        "entry",
        _of_table(),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "command",
        _of_table(),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        _of_table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "share",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("table_.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "device",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True)
