"""A position as text, for those who watch a learner."""

from holdfast.core import BaseState


def shown(state: BaseState, seat: int) -> str:
    """What a seat is asked and may do, and how everybody stands."""
    words = state.game.words("en", state.tables.content)
    names = [f"seat {number}" for number in range(state.seats)]
    standing = ", ".join(f"{name} {points}" for name, points in zip(names, state.standing().scores, strict=True))
    decision = state.game.explain(state, seat, words, names)
    if decision is None:
        return f"The match is over ({state.result().reason}). {standing}"
    lines = [standing, f"{names[decision.seat]}: {decision.prompt}"]
    lines += [f"  {action.number:4}  {action.text}" for action in decision.actions]
    return "\n".join(lines)
