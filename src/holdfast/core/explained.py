# mypyc: skip
"""A decision in words: its actions as objects, with what each does now, and what is closed and why."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from holdfast.core.catalogue import Action, Domain
from holdfast.core.view import Fact
from holdfast.core.words import Words

if TYPE_CHECKING:
    from holdfast.core.game import Game
    from holdfast.core.tables import Tables


class Cost(msgspec.Struct, frozen=True, gc=False):
    """A number of one thing that an action uses up."""

    domain: str
    id: str
    n: int


class ActionInWords(msgspec.Struct, frozen=True, gc=False):
    """One open action. `text` names it, `detail` is what is printed on the thing it names, `does` is what it would do
    now."""

    number: int
    kind: str
    arguments: list[Fact]
    text: str
    detail: str
    does: str
    cost: list[Cost]
    rule: str
    anytime: bool
    ends: bool


class ClosedAction(msgspec.Struct, frozen=True, gc=False):
    """An action that belongs to the decision and is not open now, with the rule that closes it and why in words."""

    number: int
    kind: str
    arguments: list[Fact]
    text: str
    detail: str
    rule: str
    why: str


class DecisionInWords(msgspec.Struct, frozen=True, gc=False):
    """What a seat reads of a decision. Those who wait get the prompt only."""

    seat: int
    name: str
    rule: str
    prompt: str
    actions: list[ActionInWords]
    closed: list[ClosedAction]


def facts(tables: "Tables", names: Sequence[str], domains: Sequence[Domain], values: Sequence[int]) -> list[Fact]:
    """Arguments of an action or an event by their ids."""
    return [
        Fact(name, domain.name, tables.entry_id(domain, value))
        for name, domain, value in zip(names, domains, values, strict=False)
    ]


def explain(game: "Game", state: Any, seat: int, words: Words, names: Sequence[str]) -> DecisionInWords | None:
    """The decision that a state waits for, as `seat` reads it; None when the match is over."""
    state.check_viewer(seat)
    decision = state.decision
    if decision is None:
        return None
    tables, words = state.tables, words.at_table(names)
    actions: list[ActionInWords] = []
    closed: list[ClosedAction] = []
    if decision.seat == seat:
        for action in decision.actions:
            kind = action.kind
            actions.append(
                ActionInWords(
                    action.index,
                    kind.name,
                    facts(tables, kind.names, kind.domains, (action.a, action.b)),
                    words.action(action),
                    game.detail(state, action, words),
                    game.does(state, action, words),
                    game.cost(state, action),
                    game.rule_for(state, action),
                    kind.anytime,
                    game.ends(state, action),
                )
            )
        for action, rule in decision.step.closed(state):
            closed.append(_closed(game, state, action, rule, words))
    prompt = words.decision(state, names, seat)
    return DecisionInWords(decision.seat, decision.name, decision.rule, prompt, actions, closed)


def _closed(game: "Game", state: Any, action: Action, rule: str, words: Words) -> ClosedAction:
    kind = action.kind
    return ClosedAction(
        action.index,
        kind.name,
        facts(state.tables, kind.names, kind.domains, (action.a, action.b)),
        words.action(action),
        game.detail(state, action, words),
        rule,
        game.why_closed(state, action, rule, words),
    )
