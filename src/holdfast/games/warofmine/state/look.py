"""The view, drawn from the state."""

from typing import TYPE_CHECKING

from holdfast.games.warofmine.marks import (
    EVENTS_DECK,
    FINDINGS_DECK,
    KNOWN_NARRATIVES,
    KNOWN_UNUSED,
    RAIDS_DECK,
    RESIDENTS_DECK,
    UNKNOWN_DECK,
    VISITORS_DECK,
)
from holdfast.games.warofmine.state.ending import epilogue_blocks, fates
from holdfast.games.warofmine.state.view import TURNED, WarView

if TYPE_CHECKING:
    from holdfast.games.warofmine.state.state import State


def look(s: "State", seat: int) -> WarView:
    known = s.known
    return WarView(
        s.asked(seat),
        s.leader,
        s.day,
        s.phase,
        s.over,
        s.starters,
        s.flags[:],
        s.group[:],
        s.levels[:],
        s.where[:],
        s.task[:],
        s.back[:],
        s.cures[:],
        s.hand[:],
        s.meals[:],
        s.ended[:],
        s.jobs[:],
        s.order[:],
        s.box[:],
        s.storage[:],
        s.pile[:],
        s.gone[:],
        s.prices[:],
        house(s),
        s.turned[:],
        s.fittings[:],
        s.waits[:],
        s.boarded,
        s.fitting_deck[:],
        s.ideas[:],
        [
            len(s.events),
            len(s.exploration),
            len(s.unknown),
            len(s.residents),
            len(s.findings),
            len(s.raids),
            len(s.visitors),
            len(s.locations),
            len(s.narratives),
            len(s.unused),
            len(s.red_raids),
            len(s.red_residents),
        ],
        [
            top(s.events, known[EVENTS_DECK]),
            top(s.residents, known[RESIDENTS_DECK]),
            top(s.raids, known[RAIDS_DECK]),
            top(s.visitors, known[VISITORS_DECK]),
            top(s.unknown, known[UNKNOWN_DECK]),
            top(s.findings, known[FINDINGS_DECK]),
            top(s.narratives, known[KNOWN_NARRATIVES]),
            top(s.unused, known[KNOWN_UNUSED]),
        ],
        s.explored[:],
        s.residents_met[:],
        s.findings_used[:],
        s.visitors_seen[:],
        s.spots[:],
        s.kept[:],
        s.removed[:],
        s.red_seen[:],
        s.objectives[s.objective] if s.objective >= 0 else -1,
        s.objectives[: s.chapters],
        s.progress,
        s.cold,
        s.noise,
        s.location,
        s.slots,
        s.resident,
        s.raid,
        s.seen[:],
        s.foes[:],
        s.fight[:],
        s.queue[:],
        s.rerolls[:],
        s.notes[:],
        s.epilogue[:],
        s.read[:],
        s.die,
        s.rolls,
        s.answer,
        epilogues(s) if s.over else [],
        fates(s) if s.over else [],
    )


def house(s: "State") -> list[int]:
    shown: list[int] = []
    for space in range(len(s.cards)):
        card = s.cards[space]
        if card < 0:
            shown.append(-1)
        elif s.turned[space]:
            shown.append(TURNED + card)
        else:
            shown.append(s.t.shelter_kind[card])
    return shown


def top(cards: list[int], n: int) -> list[int]:
    """The top cards, the topmost first."""
    shown: list[int] = []
    for i in range(n):
        shown.append(cards[len(cards) - 1 - i])
    return shown


def epilogues(s: "State") -> list[int]:
    """The numbers of the scripts that are read at the end."""
    return [s.t.blocks[block].number for block in epilogue_blocks(s)]
