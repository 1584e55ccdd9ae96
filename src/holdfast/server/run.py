"""Running the server: uvicorn with our settings, clean at Ctrl-C."""

import gc
import json
import logging
import signal
import socket
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager

import uvicorn

from holdfast.server.app import application
from holdfast.server.errors import ServerError
from holdfast.server.house import house
from holdfast.server.settings import LOOPBACK, Settings


class Lines(logging.Formatter):
    """One line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": self.formatTime(record), "level": record.levelname.lower(), "from": record.name}
        return json.dumps({**line, "text": record.getMessage()}, ensure_ascii=False)


class Server(uvicorn.Server):
    """Refuses commands as soon as it is to stop, before it closes connections. Ctrl-C and SIGTERM end it, once, and are
    not raised again when it has ended."""

    def __init__(self, config: uvicorn.Config, stop: Callable[[], None]) -> None:
        super().__init__(config)
        self._stop = stop

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def listen(settings: Settings) -> socket.socket:
    """The socket that is listened on; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OSError:
        found.close()
        raise ServerError("error-server-busy", port=settings.port) from None
    return found


def address(settings: Settings, listening: socket.socket) -> str:
    """What a browser on this machine opens."""
    if settings.origin:
        return settings.origin
    host = "localhost" if settings.host in LOOPBACK else f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{listening.getsockname()[1]}"


def serve(settings: Settings, listening: socket.socket) -> None:
    """Runs until it is told to stop. What was acknowledged is on disk when this returns."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        Lines() if settings.log == "json" else logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    )
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("alembic", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)
    app = application(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        limit_concurrency=20_000,
        server_header=False,
    )
    _collect_seldom()
    Server(config, house(app.state).hall.stop).run(sockets=[listening])


def _collect_seldom() -> None:
    """With thousands of tables in memory a look for circles of dead objects takes long, and nobody gets an answer
    meanwhile. What is young is looked at as usual; the house looks at all when it sweeps."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young * 10, middle, 1_000_000)
