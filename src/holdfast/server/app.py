"""The application: what is served, what is refused, what every answer carries."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

import holdfast
from holdfast.core import LANGUAGES, HoldfastError, StalePosition
from holdfast.server import packs, replays, routes, today
from holdfast.server.database import StorageDown
from holdfast.server.errors import ServerError
from holdfast.server.house import House, house
from holdfast.server.routes import Problem
from holdfast.server.settings import Settings
from holdfast.server.sockets import table_socket

LOG = logging.getLogger("holdfast.server")
PAGE = Path(__file__).parent / "page"
SCREENS = ("table", "join", "link", "rules", "learn", "replay")
"""What the page shows under addresses of their own: a reload must find it again."""
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
BODY = 4 * 1024 * 1024
STATUS = {
    "error-server-no-table": 404,
    "error-no-game": 404,
    "error-server-no-share": 404,
    "error-server-no-pack": 404,
    "error-server-nobody": 401,
    "error-server-host": 403,
    "error-server-is-here": 403,
    "error-server-not-host": 403,
    "error-server-not-your-seat": 403,
    "error-server-not-your-table": 403,
    "error-server-origin": 403,
    "error-server-play-on": 403,
    "error-server-save-secret": 403,
    "error-server-stopping": 503,
    "error-server-frozen": 503,
    "error-server-too-fast": 429,
    "error-server-analyst-enough": 429,
    "error-server-analyst-busy": 503,
}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


def _lang_of(request: Request[Any, Any, State]) -> str:
    wanted = request.query_params.get("lang", request.headers.get("accept-language", "en"))[:2]
    return wanted if wanted in LANGUAGES else "en"


def _holdfast_error(request: Request[Any, Any, State], error: HoldfastError) -> Response[Problem]:
    status = 503 if isinstance(error, StorageDown) else 409 if isinstance(error, StalePosition) else 400
    status = STATUS.get(error.code, status)
    return Response(Problem(error.code, error.say(_lang_of(request))), status_code=status, media_type=MediaType.JSON)


def _http_error(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    """What the framework refuses: an unknown path, a body that does not fit. A browser at an unknown address gets the
    page, which says so and knows the way home."""
    if (
        error.status_code == 404
        and "text/html" in request.headers.get("accept", "")
        and (PAGE / "index.html").is_file()
    ):
        return _page(request, 404)
    return Response(
        Problem(f"http-{error.status_code}", _plain(error)), status_code=error.status_code, media_type=MediaType.JSON
    )


def _plain(error: HTTPException) -> str:
    found = error.extra if isinstance(error.extra, list) else []
    whys = [f"{one.get('key', '')}: {one['message']}" for one in found if isinstance(one, dict) and "message" in one]
    return "; ".join([error.detail, *whys])


def _any_error(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """What nobody thought of is logged with its traceback, and told without."""
    LOG.error("%s %s failed", request.method, request.scope.get("path_template", ""), exc_info=error)
    broken = ServerError("error-server-internal")
    return Response(Problem(broken.code, broken.say(_lang_of(request))), status_code=500, media_type=MediaType.JSON)


async def _before(request: Request[Any, Any, State]) -> None:
    """Requests of another page, and too many of one's own, are refused."""
    house_ = house(request.app.state)
    house_.check_origin(request)
    address = request.client.host if request.client else ""
    if not house_.requests.take(address):
        raise ServerError("error-server-too-fast")


async def _headers(message: Message, scope: Scope) -> None:
    """Every answer has them, refusals too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        if scope["path"].startswith("/assets/") and message["status"] == 200:
            headers["Cache-Control"] = FOREVER
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def _page(request: Request[Any, Any, State], status: int = 200) -> Response[Any]:
    """The page itself finds out from its address what to show."""
    index = PAGE / "index.html"
    if not index.is_file():
        unbuilt = ServerError("error-server-no-page")
        return Response(unbuilt.say(_lang_of(request)), status_code=503, media_type=MediaType.TEXT)
    return File(index, media_type=MediaType.HTML, content_disposition_type="inline", status_code=status)


@get(["/", "/packs"], include_in_schema=False, sync_to_thread=False)
def front_page(request: Request[Any, Any, State]) -> Response[Any]:
    return _page(request)


@get([f"/{name}/{{rest:path}}" for name in SCREENS], include_in_schema=False, sync_to_thread=False)
def other_page(request: Request[Any, Any, State], rest: FromPath[str]) -> Response[Any]:
    return _page(request)


def application(settings: Settings) -> Litestar:
    shared_house = House(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await shared_house.database.open()
        await shared_house.hall.wake_clocks()
        sweeper = asyncio.create_task(shared_house.sweep())
        try:
            yield
        finally:
            sweeper.cancel()
            await shared_house.analyst.close()
            await shared_house.hall.close()
            await shared_house.database.close()

    return Litestar(
        route_handlers=[
            *routes.HANDLERS,
            *replays.HANDLERS,
            *today.HANDLERS,
            *packs.HANDLERS,
            table_socket,
            front_page,
            other_page,
            create_static_files_router(path="/", directories=[PAGE], include_in_schema=False),
        ],
        dependencies={"house_": Provide(routes.provide_house), "person": Provide(routes.provide_person)},
        exception_handlers={HoldfastError: _holdfast_error, HTTPException: _http_error, Exception: _any_error},
        logging_config=None,
        before_request=_before,
        before_send=[_headers],
        lifespan=[lifespan],
        state=State({"house": shared_house}),
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Holdfast", version=holdfast.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
