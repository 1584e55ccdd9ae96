"""What the server speaks stands in the documentation, and is what it speaks."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.server.client import ME, Inside, Person

from holdfast.server import messages

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "docs" / "schemas"


def test_the_schemas_are_those_of_the_code(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "schemas.py", tmp_path], check=True)
    for name in ("socket.json", "openapi.json"):
        assert (SCHEMAS / name).read_text() == (tmp_path / name).read_text(), "run make schemas"


def test_the_page_tells_every_message_and_every_path() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    schema = msgspec.json.decode((SCHEMAS / "socket.json").read_bytes())
    tags = {
        found["properties"]["type"]["enum"][0]
        for found in schema["$defs"].values()
        if "type" in found.get("properties", {}) and "enum" in found["properties"]["type"]
    }
    assert len(tags) > 20
    for tag in tags:
        assert f"`{tag}`" in page, tag
    for path, methods in msgspec.json.decode((SCHEMAS / "openapi.json").read_bytes())["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in page, (method, path)


@pytest.mark.anyio
async def test_messages_can_be_read_with_the_types_of_the_protocol(inside: Inside, ann: Person) -> None:
    made = await ann.open([ME, ME])
    wire = await ann.socket(made["id"])
    await wire.command("look", seat=0)
    await wire.act()
    await wire.command("chat", text="Hello")
    await wire.quiet()
    kinds = {type(msgspec.json.decode(message, type=messages.Message)).__name__ for message in wire.seen}
    assert {"Welcome", "Status", "Position", "Happened", "Done", "Said"} <= kinds
