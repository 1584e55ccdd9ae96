"""An analysis in words: how each seat played, where the match turned, and what would have been better."""

from rich.console import Group, RenderableType
from rich.text import Text

from holdfast.agents import agent_name
from holdfast.arena.analysis import Analysis, Judged, Play, Turn
from holdfast.arena.standings import plain_table
from holdfast.arena.tables import figure, percent
from holdfast.core import Game, Words


class Verdicts:
    """`ui` has the words of the command or the report, `words` those of the game."""

    def __init__(self, result: Analysis, game: Game, ui: Words, words: Words) -> None:
        self.result = result
        self.game = game
        self.ui = ui
        self.words = words
        self.lang = ui.lang

    def head(self) -> list[str]:
        """What was looked at, and how."""
        result = self.result
        by, _, agent = result.judge.partition(":")
        how = self.ui.say(f"judge-{by}", agent=agent)
        worlds = figure(result.budget, 0, self.lang)
        looked = self.ui.say("analysis-looked", decisions=len(result.judged), worlds=worlds, how=how)
        return [self.words.say("game-title"), self.ended(), looked]

    def ended(self) -> str:
        result = self.result
        if result.together:
            return self.ui.say("analysis-lost" if result.lost else "analysis-survived")
        names = ", ".join(result.plays[seat].name for seat in result.winners)
        return self.ui.say("analysis-won", names=names, count=len(result.winners))

    def points(self, chance: float) -> str:
        """A chance as points of a hundred, with its sign."""
        points = round(100 * chance, 1) + 0.0  # no «−0.0»
        text = figure(points, 1, self.lang).replace("-", "−")
        return f"+{text}" if points > 0 else text

    def name(self, seat: int) -> str:
        return self.result.plays[seat].name

    def action(self, number: int) -> str:
        return self.words.action(self.game.catalogue[number])

    def chance(self, share: float) -> str:
        return percent(share, self.lang, 0)

    def why(self, one: Judged) -> str:
        if one.why:
            return " · ".join(reason.say(self.lang) for reason in one.why)
        return self.ui.say("analysis-usual" if self.result.together else "analysis-no-reason")

    def play_head(self) -> list[str]:
        columns = ("seat", "score", "decisions", "clear", "given", "fate")
        return [self.ui.say(f"analysis-{column}") for column in columns]

    def play(self, one: Play) -> list[str]:
        score = "–" if one.score is None else figure(one.score, 0, self.lang)
        numbers = [figure(one.decisions, 0, self.lang), figure(one.clear, 0, self.lang)]
        fate = "–" if one.fate is None else self.points(one.fate)
        return [f"{one.name} ({agent_name(one.agent, self.ui)})", score, *numbers, self.points(-one.lost), fate]

    def turn_head(self) -> list[str]:
        return [self.ui.say(f"analysis-{column}") for column in ("decision", "seat", "turn", "before", "after")]

    def turn(self, one: Turn) -> list[str]:
        said = self.ui.say(f"turn-{one.kind}")
        return [str(one.entry + 1), self.name(one.seat), said, self.chance(one.before), self.chance(one.after)]

    def better_head(self) -> list[str]:
        columns = ("decision", "seat", "played", "better", "loss", "why")
        return [self.ui.say(f"analysis-{column}") for column in columns]

    def better(self, one: Judged) -> list[str]:
        loss, error = self.points(-one.loss), round(100 * one.error, 1)
        if error:  # none where the judge looks at nothing that differs between worlds
            loss = f"{loss} ± {figure(error, 1, self.lang)}"
        actions = [self.action(one.played), self.action(one.best)]
        return [str(one.entry + 1), self.name(one.seat), *actions, loss, self.why(one)]

    def clear(self) -> list[Judged]:
        """Decisions where something else would clearly have been better."""
        return [one for one in self.result.judged if one.clear]


def verdicts(result: Analysis, game: Game, ui: Words, words: Words) -> RenderableType:
    """For a screen or a pipe."""
    told = Verdicts(result, game, ui, words)
    parts: list[RenderableType] = [Text("\n".join(told.head()))]
    first, *numbers = told.play_head()
    table = plain_table(ui.say("analysis-plays"), [first], numbers)
    for play in result.plays:
        table.add_row(*map(Text, told.play(play)))
    parts.append(table)
    if result.turns:
        *texts, before, after = told.turn_head()
        table = plain_table(ui.say("analysis-turns"), texts, [before, after])
        for turn in result.turns:
            table.add_row(*map(Text, told.turn(turn)))
        parts.append(table)
    clear = told.clear()
    if clear:
        table = plain_table(ui.say("analysis-missed"), told.better_head(), [])
        for one in clear:
            table.add_row(*map(Text, told.better(one)))
        parts.append(table)
    else:
        parts.append(Text(ui.say("analysis-nothing")))
    return Group(*parts)
