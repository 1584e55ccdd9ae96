"""What all tests share."""

import os

from hypothesis import settings

# The same examples in every run: a failure is found where the change is, not on another day.
settings.register_profile("same", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
