"""The conformance suite and scenario tables, for the games of this package and for any other.

    from holdfast.testing import checks, conform, shows, Table

* `conform(game)` checks what every game must keep, or raises an AssertionError that is a bug report; `checks(game)`
  gives the same one by one, for `pytest.mark.parametrize`.
* `Table(game, seats, seed)` arranges a table in a few lines, for tests of single rules.
* `@shows("PNE-2.3")` names the rules that a test shows; `every_rule_is_shown` proves that none is left out.
* `trial(game, seats, seed)` is a random match with all its states, `playout(state, rng)` plays one to its
end. * `python -m holdfast.testing.playouts` and `python -m holdfast.testing.playthroughs` write the committed
figures and texts that tests compare.
"""

from holdfast.testing.catalogue import catalogue_lines
from holdfast.testing.conformance import Check, checks, conform
from holdfast.testing.history import load
from holdfast.testing.play import NAMES, Trial, chooser, playout, trial
from holdfast.testing.rulebook import every_rule_is_shown, shown_rules, shown_rules_exist, shows
from holdfast.testing.table import RiggedRng, Table

__all__ = [
    "NAMES",
    "Check",
    "RiggedRng",
    "Table",
    "Trial",
    "catalogue_lines",
    "checks",
    "chooser",
    "conform",
    "every_rule_is_shown",
    "load",
    "playout",
    "shown_rules",
    "shown_rules_exist",
    "shows",
    "trial",
]
