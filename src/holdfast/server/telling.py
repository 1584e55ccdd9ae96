"""What a client is told of a match. Everything that a seat or a spectator learns of it is made here, from its view, its
events and its decision alone."""

from bisect import bisect_left

from holdfast.core import PERSON, SPECTATOR, DecisionInWords, Match, Words
from holdfast.server import messages


def words_of(match: Match, lang: str) -> Words:
    return match.game.words(lang, match.base.tables.content)


def agents(match: Match) -> list[str]:
    """The agent on each seat, empty where a person plays."""
    return ["" if seat.agent == PERSON else seat.agent for seat in match.seats]


def happened(match: Match, seat: int, since: int, lang: str) -> messages.Happened | None:
    """What `seat` saw happen after version `since`; None if that was nothing."""
    stream = match.events(seat, since, words_of(match, lang))
    anew = stream.anew or since < 0
    if not stream.events and not anew:
        return None
    return messages.Happened(version=match.version, anew=anew, events=stream.events)


def position(
    match: Match, seat: int, lang: str, pointed: dict[int, int] | None = None, left: int | None = None
) -> messages.Position:
    """Where the match stands for `seat`."""
    decided = _decided(match)
    return messages.Position(
        version=match.version,
        seat=seat,
        view=match.state.view(seat),
        decision=_decision(match, seat, lang),
        standing=match.state.standing(),
        undo=_undo(match, decided[seat] if seat != SPECTATOR else 0),
        decided=decided,
        pointed=[messages.Pointed(*one) for one in sorted((pointed or {}).items())],
        left=left,
    )


def _decision(match: Match, seat: int, lang: str) -> DecisionInWords | None:
    """A team reads what its leader reads, so that the others can point at what they favour."""
    decision = match.state.decision
    reader = seat
    if decision is not None and match.game.together and seat != SPECTATOR:
        reader = decision.seat
    return match.game.explain(match.state, reader, words_of(match, lang), match.names)


def _decided(match: Match) -> list[int]:
    """The version that the last decision of each seat led to. Whom a table waits for is known to all."""
    found = [0] * len(match.seats)
    left = len(found)
    for entry in range(len(match.history) - 1, -1, -1):
        seat = match.decider(entry)
        if seat >= 0 and not found[seat]:
            found[seat] = match.versions[entry]
            left -= 1
            if not left:
                break
    return found


def _undo(match: Match, last: int) -> messages.UndoState:
    free = match.free_undo
    proposal = match.proposal
    return messages.UndoState(
        free=match.versions[free] if free < len(match.history) else None,
        last=last or None,
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
