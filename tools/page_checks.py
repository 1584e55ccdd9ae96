"""What the tests of the page need first: types, units, and a Chromium.

A Chromium that is there is taken; else playwright downloads its own; else Debian's package is installed where that is
allowed. Where none of it works, one line says so.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from hatch_build import find_npm  # noqa: E402
from tests.web.browser import chromium_path  # noqa: E402


def chromium() -> bool:
    if chromium_path():
        return True
    download = [sys.executable, "-m", "playwright", "install", "chromium-headless-shell"]
    if subprocess.run(download, capture_output=True, check=False).returncode == 0:
        return True
    # As root, or where sudo asks for no password.
    by = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get") and (not by or shutil.which("sudo")):
        install = ["install", "-y", "-qq", "--no-install-recommends", "chromium", "chromium-headless-shell"]
        for command in (["update", "-qq"], install):
            subprocess.run([*by, "apt-get", *command], capture_output=True, check=False)
    return chromium_path() is not None


def main() -> None:
    npm = find_npm()
    if npm is None:
        raise SystemExit("The tests of the page need npm: `make page` fetches one.")
    for part in ("check", "test"):
        ended = subprocess.run([*npm, "run", "--silent", part], cwd=ROOT / "web", check=False)
        if ended.returncode != 0:
            raise SystemExit(ended.returncode)
    if not chromium():
        raise SystemExit("The tests of the page need a Chromium: install one, or let playwright download its own.")


if __name__ == "__main__":
    main()
