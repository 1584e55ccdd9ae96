"""What a client is told of a match. Everything that a seat or a spectator learns of it is made here, from its view, its
events and its decision alone."""

from bisect import bisect_left

from holdfast.core import SPECTATOR, DecisionInWords, Match, Words
from holdfast.server import messages


def words_of(match: Match, lang: str) -> Words:
    return match.game.words(lang, match.base.tables.content)


def happened(match: Match, seat: int, since: int, lang: str) -> messages.Happened | None:
    """What `seat` saw happen after version `since`; None if that was nothing."""
    stream = match.events(seat, since, words_of(match, lang))
    anew = stream.anew or since < 0
    if not stream.events and not anew:
        return None
    return messages.Happened(version=match.version, anew=anew, events=stream.events)


def position(match: Match, seat: int, lang: str, pointed: dict[int, int] | None = None) -> messages.Position:
    """Where the match stands for `seat`."""
    return messages.Position(
        version=match.version,
        seat=seat,
        view=match.state.view(seat),
        decision=_decision(match, seat, lang),
        standing=match.state.standing(),
        undo=_undo(match, seat),
        pointed=[messages.Pointed(*one) for one in sorted((pointed or {}).items())],
    )


def _decision(match: Match, seat: int, lang: str) -> DecisionInWords | None:
    """A team reads what its leader reads, so that the others can point at what they favour."""
    decision = match.state.decision
    reader = seat
    if decision is not None and match.game.together and seat != SPECTATOR:
        reader = decision.seat
    return match.game.explain(match.state, reader, words_of(match, lang), match.names)


def _undo(match: Match, seat: int) -> messages.UndoState:
    free = match.free_undo
    last = None
    for entry in range(len(match.history) - 1, -1, -1):
        if match.history[entry] >= 0 and match.decider(entry) == seat:
            last = match.versions[entry]
            break
    proposal = match.proposal
    return messages.UndoState(
        free=match.versions[free] if free < len(match.history) else None,
        last=last,
        proposal=None
        if proposal is None
        else messages.ProposalState(
            by=proposal.by,
            before=match.versions[proposal.to],
            agreed=proposal.agreed,
            refused_by=proposal.refused_by,
        ),
    )


def entry_before(match: Match, version: int) -> int | None:
    """The entry of the history that led to a version, if one did."""
    entry = bisect_left(match.versions, version)
    return entry if entry < len(match.versions) and match.versions[entry] == version else None
