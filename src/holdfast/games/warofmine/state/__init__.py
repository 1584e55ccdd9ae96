"""Everything that is true now, and what leaves it."""
