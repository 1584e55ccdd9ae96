"""Rules are cited by number in code and in tests, and every cited number exists in the rule book."""

import ast
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from holdfast.core import Game

F = TypeVar("F", bound=Callable[..., object])


def shows(*rules: str) -> Callable[[F], F]:
    """Marks a test with the rules that it shows: `@shows("PNE-2.3", "PNE-2.4")`."""
    if not rules:
        raise ValueError("shows() names at least one rule")

    def mark(test: F) -> F:
        test.shows = rules  # type: ignore[attr-defined]
        return test

    return mark


def shown_rules(tests: Path) -> dict[str, list[str]]:
    """The rules that tests under a folder cite with `shows`, each with the tests. Reads the text of the files, so that
    the result does not depend on which tests run."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            for rule in _cited(node.decorator_list):
                found.setdefault(rule, []).append(f"{path.relative_to(tests)}::{node.name}")
    return found


def _cited(decorators: Iterable[ast.expr]) -> Iterable[str]:
    for decorator in decorators:
        if not isinstance(decorator, ast.Call):
            continue
        called = decorator.func
        name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
        if name == "shows":
            for argument in decorator.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise AssertionError("shows() takes rule numbers as they are, not computed ones")
                yield argument.value


def every_rule_is_shown(game: Game, tests: Path) -> None:
    """Every rule of the book is shown by at least one test."""
    shown = shown_rules(tests)
    left = [rule.id for rule in game.rules if rule.id not in shown]
    if left:
        raise AssertionError(f"{game.id}: no test shows {len(left)} rules: {', '.join(left)}")


def prefix(game: Game) -> str:
    """What the rule numbers of a game begin with: `PNE-`."""
    first = next(iter(game.rules)).id
    return first[: first.index("-") + 1]


def shown_rules_exist(game: Game, tests: Path) -> None:
    """No test cites a rule of this game that its book does not have."""
    for rule, where in shown_rules(tests).items():
        if rule.startswith(prefix(game)) and rule not in game.rules:
            raise AssertionError(f"{where[0]} shows {rule}, which is not a rule of {game.id}")


def cited_rules_exist(game: Game) -> None:
    """Every rule number in the game's code, comments included, is one of its book; so is every step's
    rule."""
    pattern = re.compile(rf"\b{re.escape(prefix(game))}\d+\.\d+[a-z]?\b")
    for path in sorted(game.folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for rule in pattern.findall(line):
                if rule not in game.rules:
                    raise AssertionError(f"{path}, line {number}: {rule} is not a rule of {game.id}")
    for step in game.steps():
        if step.RULE and step.RULE not in game.rules:
            raise AssertionError(f"{game.id}: step {step.NAME!r} cites {step.RULE!r}, which is no rule")
