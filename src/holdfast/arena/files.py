"""Reading files that a command line names."""

from pathlib import Path

from holdfast.core import HoldfastError, of_system


def plain_bytes(path: Path) -> bytes:
    """What a file holds. Pipes and devices, which may never end, are refused. Results may be large, so that their size
    is not limited."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            raise HoldfastError("error-file", path=path, why=HoldfastError("error-no-plain-file"))
        return path.read_bytes()
    except OSError as error:
        raise HoldfastError("error-file", path=path, why=of_system(error)) from None
