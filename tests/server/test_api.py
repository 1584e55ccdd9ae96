"""The whole API under schemathesis: whatever is asked, no answer is a 500."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from tests.server.outside import answers, environment, free_port

EXAMPLES = int(os.environ.get("HOLDFAST_EXAMPLES", "15"))


@pytest.fixture(scope="module")
def address(sample_game: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("api")
    port = free_port()
    limits = ("--requests-per-minute", "1000000", "--tables-per-person", "100000")
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "holdfast", "serve", "--port", str(port), "--data", str(folder), *limits],
            env=environment(sample_game),
            stderr=log,
        )
        url = f"http://127.0.0.1:{port}"
        try:
            asyncio.run(answers(url))
            yield url
        finally:
            process.terminate()
            process.wait(timeout=30)
    assert "Traceback" not in (folder / "log").read_text()


def test_no_answer_is_a_server_error(address: str) -> None:
    with httpx.Client(base_url=address) as http, requests.Session() as session:
        http.post("/api/me", json={"name": "Ann"}).raise_for_status()
        session.cookies.update(dict(http.cookies))
        seats = [{"kind": "me"}, {"kind": "agent", "agent": "random"}]
        real = {
            "table_id": http.post("/api/tables", json={"game": "embers", "seats": seats}).json()["id"],
            "game_id": "embers",
        }
        schema = schemathesis.openapi.from_dict(http.get("/api/schema/openapi.json").json())
        operations: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
        assert len(operations) > 20
        for operation in operations:
            attack(operation, address, session, real)
        assert http.get("/health").json()["status"] == "ok"


def attack(operation: Any, address: str, session: requests.Session, real: dict[str, str]) -> None:
    @given(case=operation.as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def ask(case: Any) -> None:
        if case.path.endswith("sign-out"):
            return
        case.call_and_validate(base_url=address, session=session, checks=[not_a_server_error])
        # Once more for something that is there.
        known = set(real) & set(case.path_parameters or {})
        if known and case.method.upper() != "DELETE":
            for name in known:
                case.path_parameters[name] = real[name]
            case.call_and_validate(base_url=address, session=session, checks=[not_a_server_error])

    ask()
