"""The conformance suite: what every game must keep, as single checks and as one call."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import final

from holdfast.core import Game
from holdfast.testing import (
    catalogue,
    copies,
    determinism,
    endings,
    hidden,
    history,
    language,
    legality,
    rulebook,
    telling,
)
from holdfast.testing.play import Pack, Trial, trial

OF_A_MATCH: tuple[Callable[[Trial], None], ...] = (
    legality.states_are_sound,
    legality.only_legal_actions_apply,
    legality.questions_leave_a_choice,
    endings.outcomes_add_up,
    copies.earlier_clones_never_change,
    copies.originals_never_change,
    copies.clones_share_only_what_never_changes,
    copies.snapshots_round_trip,
    history.undo_returns,
    history.agreed_undo_starts_chance_anew,
    hidden.views_show_no_more_than_determinizations,
    hidden.views_are_copies,
    hidden.what_is_said_tells_no_secrets,
    hidden.legal_actions_go_to_the_deciding_seat,
    hidden.a_team_sees_and_gets_the_same,
    hidden.determinizations_can_be_played,
    hidden.determinizations_have_chance_of_their_own,
    hidden.events_tell_no_secrets,
    hidden.revelations_are_counted,
    language.matches_can_be_told,
    telling.views_have_the_common_parts,
    telling.spectators_see_what_everybody_sees,
    telling.facts_name_things,
    telling.views_suffice,
    telling.observations_say_what_views_say,
    telling.standings_add_up,
    telling.playouts_play_random_matches,
)
"""Checks of one random match."""

OF_A_GAME: tuple[Callable[[Game], None], ...] = (
    legality.nonsense_is_refused,
    catalogue.catalogue_is_consistent,
    language.no_message_is_missing,
    language.no_message_is_unused,
    language.languages_say_the_same,
    language.everything_can_be_said,
    rulebook.cited_rules_exist,
    telling.the_description_is_whole,
)
"""Checks of the game itself."""


@final
class Check:
    """One check. Calling it raises an AssertionError if it fails."""

    def __init__(self, name: str, run: Callable[[], None]) -> None:
        self.name = name
        self._run = run

    def __call__(self) -> None:
        self._run()

    def __repr__(self) -> str:
        return self.name


def checks(
    game: Game,
    *,
    seats: int | Sequence[int] | None = None,
    games: int = 2,
    seed: int = 0,
    recorded: Iterable[bytes] = (),
    committed: Sequence[str] | None = None,
    content: Pack = None,
) -> list[Check]:
    """All checks of `conform`, for tests that should fail one by one:

    @pytest.mark.parametrize("check", checks(GAME), ids=str)
    def test_conformance(check):
        check()
    """
    counts = game.seat_counts if seats is None else (seats,) if isinstance(seats, int) else tuple(seats)
    found = [Check(_name(of_game), partial(of_game, game)) for of_game in OF_A_GAME]
    if committed is not None:
        found.append(Check("catalogue-is-stable", partial(catalogue.catalogue_is_stable, game, list(committed))))
    if content is None:
        reached = partial(endings.every_reason_is_reached, game, 40 * games, seed, list(recorded))
        found.append(Check("every-reason-is-reached", reached))
    for count in counts:
        for of_match in OF_A_MATCH:
            found.append(_of_matches(of_match, game, count, range(seed, seed + games), content))
        for of_match in (_all_saves, hidden.determinizations_vary_all_that_is_hidden):
            found.append(_of_matches(of_match, game, count, range(seed, seed + 1), content))
        found.append(_of_matches(_some_saves, game, count, range(seed + 1, seed + games), content))
        many = partial(legality.matches_end, game, count, 10 * games, seed, content)
        found.append(Check(f"matches-end-{count}", many))
        if content is None:
            fresh = partial(determinism.fresh_processes_agree, game, count, 10 * games, seed)
            found.append(Check(f"fresh-processes-agree-{count}", fresh))
    return found


def conform(
    game: Game,
    *,
    seats: int | Sequence[int] | None = None,
    games: int = 2,
    seed: int = 0,
    recorded: Iterable[bytes] = (),
    committed: Sequence[str] | None = None,
    content: Pack = None,
) -> None:
    """Checks that a game keeps all the promises of a game, or raises an AssertionError that is a bug report.

    `seats` limits the numbers of seats; `games` random matches from `seed` on are looked at closely for each
    of them, and ten times as many are played. `recorded` are saves of finished matches, for endings that
    random play does not reach. `committed` is the list of `catalogue_lines` that was committed. With `content`, a pack
    is played, which need not reach every ending.
    """
    found = checks(
        game,
        seats=seats,
        games=games,
        seed=seed,
        recorded=recorded,
        committed=committed,
        content=content,
    )
    for check in found:
        check()


def _of_matches(of_match: Callable[[Trial], None], game: Game, seats: int, seeds: range, content: Pack) -> Check:
    def run() -> None:
        for seed in seeds:
            of_match(trial(game, seats, seed, content))

    return Check(f"{_name(of_match)}-{seats}", run)


def _all_saves(of: Trial) -> None:
    history.saves_round_trip(of)


def _some_saves(of: Trial) -> None:
    history.saves_round_trip(of, every=7)


_all_saves.__name__ = "saves_round_trip_at_every_step"
_some_saves.__name__ = "saves_round_trip"


def _name(check: Callable[..., None]) -> str:
    return check.__name__.replace("_", "-")
