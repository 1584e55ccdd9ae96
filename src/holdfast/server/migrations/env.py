"""Alembic runs this for every migration; `database.migrate` gives it the connection."""

from alembic import context

from holdfast.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
