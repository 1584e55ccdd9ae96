"""The match: saves lead back to the same state, and undo goes back exactly as far as it may."""

from holdfast.core import Game, HoldfastError, Match, UndoError
from holdfast.testing.play import Trial


class _Finder:
    """Finds the game under test, registered or not."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, name: str) -> Game:
        if name != self.game.id:
            raise HoldfastError(f"There is no game {name!r}.")
        return self.game


def load(game: Game, text: bytes) -> Match:
    """The match of a save of a game that need not be registered."""
    return Match.load(text, _Finder(game))


def saves_round_trip(trial: Trial, every: int = 1) -> None:
    """A save at every nth step, and at the end, loads to the same match and saves to the same bytes."""
    match = Match(trial.game, seats=trial.seats, seed=trial.seed, content=trial.content)
    for position in range(len(trial.states)):
        if position % every == 0 or position == len(trial):
            text = match.save()
            again = load(trial.game, text)
            if again.notice or again.state.checksum() != trial.checksums[position]:
                raise trial.violation(f"a save does not lead back to its state {again.notice}", position)
            if again.history != match.history or again.save() != text:
                raise trial.violation("a loaded match does not save to the same bytes", position)
        if position < len(trial):
            match.apply(trial.actions[position])


def undo_returns(trial: Trial) -> None:
    """Undo to every point where it is free gives the state of that moment; beyond, it is refused."""
    for position in trial.about(60):
        match = _at(trial, position)
        free = match.free_undo
        for to in range(free, position):
            match.undo(to)
            if match.state.checksum() != trial.checksums[to] or len(match.history) != to:
                raise trial.violation(f"undo to {to} does not give the state of that moment", position)
            for action in trial.actions[to:position]:
                match.apply(action)
            if match.state.checksum() != trial.checksums[position]:
                raise trial.violation(f"undo to {to} and the same actions again lead elsewhere", position)
        if free > 0:
            try:
                match.undo(free - 1)
            except UndoError:
                pass
            else:
                raise trial.violation("undo went back beyond its limit without agreement", position)
            if match.state.checksum() != trial.checksums[position]:
                raise trial.violation("a refused undo changed the state", position)


def agreed_undo_starts_chance_anew(trial: Trial) -> None:
    """If all agree, undo goes back beyond chance: with a reserved entry, other chance, and a save that
    loads."""
    for position in trial.about(12):
        match = _at(trial, position)
        if not match.free_undo > 0:
            continue
        to = match.free_undo - 1
        match.undo(to, agreed=True)
        if len(match.history) != to + 1 or match.history[-1] >= 0:
            raise trial.violation("an agreed undo beyond chance left no reserved entry", position)
        if match.free_undo != len(match.history):
            raise trial.violation("the reserved entry of an agreed undo can be taken back freely", position)
        if match.state.rng.words == trial.states[to].rng.words:
            raise trial.violation("an agreed undo beyond chance kept the coming rolls", position)
        if problems := match.state.check():
            raise trial.violation(f"check after an agreed undo: {problems[0]}", position)
        for seat in range(trial.seats):
            if match.state.view(seat) != trial.states[to].view(seat):
                raise trial.violation(f"an agreed undo changed what seat {seat} knows", position)
        again = load(trial.game, match.save())
        if again.notice or again.state.checksum() != match.state.checksum():
            raise trial.violation("a save with an agreed undo does not lead back to its state", position)


def _at(trial: Trial, position: int) -> Match:
    match = Match(trial.game, seats=trial.seats, seed=trial.seed, content=trial.content)
    for action in trial.actions[:position]:
        match.apply(action)
    return match
