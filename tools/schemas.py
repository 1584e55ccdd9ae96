"""Writes what the server speaks: docs/schemas/socket.json, the messages of the socket as JSON Schema, and
docs/schemas/openapi.json, everything over HTTP.

python tools/schemas.py [FOLDER]

The files are committed: clients in other languages are generated from them, and a test compares them with the code.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

import holdfast
from holdfast.server import messages
from holdfast.server.app import application
from holdfast.server.settings import Settings

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "schemas"


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in (("socket.json", socket()), ("openapi.json", openapi())):
        text = msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=2)
        (folder / name).write_bytes(text + b"\n")


def socket() -> dict[str, Any]:
    """Commands go to the server, messages come from it. The view is that of the game: its own schema describes it."""
    (commands, told), definitions = msgspec.json.schema_components(
        [messages.Command, messages.Message], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table",
        "$defs": {**definitions, "Command": commands, "Message": told},
        "anyOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Message"}],
    }


def openapi() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        app = application(Settings(data=folder, secret="-" * 32))
        schema: dict[str, Any] = app.openapi_schema.to_schema()
    assert schema["info"]["version"] == holdfast.__version__
    schema["info"]["version"] = "1"  # the version of the package changes more often than what it speaks
    return schema


if __name__ == "__main__":
    main()
