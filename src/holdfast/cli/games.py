"""`holdfast games`: what is here."""

from holdfast.cli.given import Lang, language
from holdfast.cli.output import columns, console
from holdfast.registry import game as find_game
from holdfast.registry import games as names


def games(*, lang: Lang = "") -> None:
    rows = []
    for name in names():
        game = find_game(name)
        words = game.words(language(lang))
        counts = f"{game.seat_counts[0]}-{game.seat_counts[-1]}"
        rows.append([name, words.say("game-title"), counts, words.say("game-tagline")])
    columns(console(), rows)
