"""Starts the server again and again, as quickly as that can be done: `python -m tests.server.forking SETTINGS`.

Everything is imported once. For each line `start` on standard input a child is forked that runs the real server, and
its process id is printed. The child that was started before has been killed by then."""

import asyncio
import os
import sys
import tempfile

import msgspec

from holdfast.registry import game
from holdfast.server.app import application
from holdfast.server.run import listen, serve
from holdfast.server.settings import Settings


async def warm_up(settings: Settings) -> None:
    """Whatever is imported or computed at the first use is there before the first fork."""
    game("embers").words("en")
    with tempfile.TemporaryDirectory() as folder:
        app = application(msgspec.structs.replace(settings, data=folder, database=""))
        async with app.lifespan():
            pass


def main() -> None:
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    asyncio.run(warm_up(settings))
    children: list[int] = []
    for line in sys.stdin:
        for child in children:
            os.waitpid(child, 0)
        children.clear()
        if line.strip() != "start":
            continue
        child = os.fork()
        if child == 0:
            serve(settings, listen(settings))
            os._exit(0)
        children.append(child)
        print(child, flush=True)


if __name__ == "__main__":
    main()
