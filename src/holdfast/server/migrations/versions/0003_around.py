"""Summaries for lists, the table of the day, one link for a table, rematches, and content packs of people."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("table_") as table:
        table.add_column(sa.Column("summary", sa.Text, nullable=False, server_default="{}"))
        table.add_column(sa.Column("today", sa.String(10), nullable=False, server_default=""))
        table.add_column(sa.Column("invitation", sa.String(64), nullable=False, server_default=""))
        table.add_column(sa.Column("rematch", sa.String(24), nullable=False, server_default=""))
    op.create_table(
        "pack",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("pack_by_person", "pack", ["person"])
