"""Notes of the table itself, the rules that a save was played by, and whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("table_") as table:
        table.drop_column("headline")
        table.add_column(sa.Column("rules", sa.String(40), nullable=False, server_default=""))
        table.add_column(sa.Column("asked", sa.Integer, nullable=False, server_default="-1"))
    with op.batch_alter_table("entry") as table:
        table.add_column(sa.Column("asked", sa.Integer, nullable=False, server_default="-1"))
    op.create_table(
        "note",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("code", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("share_by_table", "share", ["table_id"])
