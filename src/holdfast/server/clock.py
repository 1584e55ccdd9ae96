"""The only place where the server reads the clock; games never do."""

import time


def now() -> int:
    """Seconds since 1970, as the database keeps them."""
    return int(time.time())
