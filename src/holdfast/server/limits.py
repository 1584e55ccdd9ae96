"""How much one person or address may ask for: buckets that fill up with time."""

import time


class Buckets:
    """One bucket for each key, with `rate` drops a second and room for `burst`."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        """Whether there was a drop left."""
        moment = time.monotonic()
        left, before = self._left.get(key, (self.burst, moment))
        left = min(self.burst, left + (moment - before) * self.rate)
        if left < 1:
            self._left[key] = (left, moment)
            return False
        self._left[key] = (left - 1, moment)
        if len(self._left) > 10_000:
            self._forget(moment)
        return True

    def _forget(self, moment: float) -> None:
        """Full buckets need not be remembered."""
        self._left = {
            key: (left, before)
            for key, (left, before) in self._left.items()
            if left + (moment - before) * self.rate < self.burst
        }
