# mypyc: skip
"""What each action of a decision does as things stand now, what it uses up, and why others are closed: in whole
sentences with numbers that the rules' own functions compute."""

from holdfast.core import Action, Words
from holdfast.games.outlive.effects import day, night
from holdfast.games.outlive.effects.costs import cost, why_closed
from holdfast.games.outlive.state import State

__all__ = ["MESSAGES", "cost", "does", "why_closed"]

MESSAGES: tuple[str, ...] = (
    "does-actions",
    "does-actions-left",
    "does-actions-lost",
    "does-after-payment",
    "does-airlock",
    "does-algae",
    "does-all-paid",
    "does-bag",
    "does-board",
    "does-board-survivor",
    "does-build",
    "does-build-changed",
    "does-cheaper",
    "does-city",
    "does-crisis",
    "does-crisis-open",
    "does-draw",
    "does-eat",
    "does-endurance",
    "does-far",
    "does-filters",
    "does-first",
    "does-free-tiles",
    "does-gain",
    "does-game",
    "does-give",
    "does-guard",
    "does-have",
    "does-hunt",
    "does-hunt-equipment",
    "does-hunt-more",
    "does-lack",
    "does-left",
    "does-level",
    "does-materials",
    "does-night-hungry",
    "does-night-meal",
    "does-night-radiation",
    "does-night-sick",
    "does-overcome",
    "does-pair",
    "does-pays",
    "does-people",
    "does-press",
    "does-pressure",
    "does-repair",
    "does-repair-cheaply",
    "does-room-stops",
    "does-room-works",
    "does-ship",
    "does-ship-full",
    "does-skips",
    "does-stock",
    "does-thrown",
    "does-tiles",
    "does-tribute",
    "does-tribute-chosen",
    "does-uses-room",
    "does-uses-tool",
    "does-water",
    "why-endurance",
    "why-lacks",
    "why-materials",
)

DOES = {**day.DOES, **night.DOES}
"""Kinds that are not here do the same whenever they are chosen."""


def does(state: State, action: Action, words: Words) -> str:
    """What will happen if an action of the current decision is chosen."""
    tell = DOES.get(action.kind)
    if tell is None or state.decision is None:
        return words.does(action)
    said = tell(state, state.decision.seat, action, words)
    return " ".join(sentence for sentence in said if sentence) or words.does(action)
