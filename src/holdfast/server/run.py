"""Running the server: uvicorn with our settings, clean at Ctrl-C."""

import json
import logging
import socket
import sys

import uvicorn

from holdfast.server.app import application, house
from holdfast.server.errors import ServerError
from holdfast.server.settings import Settings


class Lines(logging.Formatter):
    """One line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": self.formatTime(record), "level": record.levelname.lower(), "from": record.name}
        return json.dumps({**line, "text": record.getMessage()}, ensure_ascii=False)


class Server(uvicorn.Server):
    """Refuses commands as soon as it is to stop, before it closes connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.loaded_app
        while hasattr(app, "app"):
            app = app.app
        house(app.state).hall.stop()
        await super().shutdown(sockets)


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


def serve(settings: Settings, listening: socket.socket) -> None:
    """Runs until it is told to stop. What was acknowledged is on disk when this returns."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        Lines() if settings.log == "json" else logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    )
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    config = uvicorn.Config(
        application(settings),
        log_config=None,
        access_log=False,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        limit_concurrency=20_000,
        server_header=False,
    )
    Server(config).run(sockets=[listening])
