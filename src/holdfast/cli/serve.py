"""`holdfast serve`: tables for people here and far away."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from holdfast.cli import given
from holdfast.table import interface


def serve(
    *,
    host: Annotated[str | None, Parameter(help="flag-host", show_default=False)] = None,
    port: Annotated[int | None, Parameter(help="flag-port", show_default=False)] = None,
    database: Annotated[str | None, Parameter(help="flag-database", show_default=False)] = None,
    data: Annotated[str | None, Parameter(help="flag-data", show_default=False)] = None,
    agents: Annotated[int | None, Parameter(help="flag-agent-processes", show_default=False)] = None,
    agent_seconds: Annotated[int | None, Parameter(help="flag-agent-seconds", show_default=False)] = None,
    analysis_seconds: Annotated[int | None, Parameter(help="flag-analysis-seconds", show_default=False)] = None,
    analyses_per_hour: Annotated[int | None, Parameter(help="flag-analyses-per-hour", show_default=False)] = None,
    public: Annotated[bool | None, Parameter(negative="", help="flag-public", show_default=False)] = None,
    secret: Annotated[str | None, Parameter(help="flag-secret", show_default=False)] = None,
    origin: Annotated[str | None, Parameter(help="flag-origin", show_default=False)] = None,
    idle_minutes: Annotated[int | None, Parameter(help="flag-idle-minutes", show_default=False)] = None,
    people_days: Annotated[int | None, Parameter(help="flag-people-days", show_default=False)] = None,
    chat_days: Annotated[int | None, Parameter(help="flag-chat-days", show_default=False)] = None,
    finished_days: Annotated[int | None, Parameter(help="flag-finished-days", show_default=False)] = None,
    unfinished_days: Annotated[int | None, Parameter(help="flag-unfinished-days", show_default=False)] = None,
    tables_per_person: Annotated[int | None, Parameter(help="flag-tables-per-person", show_default=False)] = None,
    packs_per_person: Annotated[int | None, Parameter(help="flag-packs-per-person", show_default=False)] = None,
    connections_per_person: Annotated[
        int | None, Parameter(help="flag-connections-per-person", show_default=False)
    ] = None,
    requests_per_minute: Annotated[int | None, Parameter(help="flag-requests-per-minute", show_default=False)] = None,
    messages_per_second: Annotated[int | None, Parameter(help="flag-messages-per-second", show_default=False)] = None,
    log: Annotated[str | None, Parameter(help="flag-log", show_default=False)] = None,
    settings: Annotated[Path | None, Parameter(help="flag-settings", show_default=False)] = None,
    lang: given.Lang = "",
) -> None:
    from holdfast.server.run import address, listen
    from holdfast.server.run import serve as run
    from holdfast.server.settings import read_settings

    flags = {
        "host": host,
        "port": port,
        "database": database,
        "data": data,
        "agents": agents,
        "agent_seconds": agent_seconds,
        "analysis_seconds": analysis_seconds,
        "analyses_per_hour": analyses_per_hour,
        "public": public,
        "secret": secret,
        "origin": origin,
        "idle_minutes": idle_minutes,
        "people_days": people_days,
        "chat_days": chat_days,
        "finished_days": finished_days,
        "unfinished_days": unfinished_days,
        "tables_per_person": tables_per_person,
        "packs_per_person": packs_per_person,
        "connections_per_person": connections_per_person,
        "requests_per_minute": requests_per_minute,
        "messages_per_second": messages_per_second,
        "log": log,
    }
    ui = interface(given.language(lang), "command")
    chosen = read_settings(flags, settings)
    listening = listen(chosen)
    print(ui.say("serve-address", address=address(chosen, listening)), file=sys.stderr)
    if chosen.public:
        print(ui.say("serve-public"), file=sys.stderr)
    print(ui.say("serve-stop"), file=sys.stderr)
    run(chosen, listening)
