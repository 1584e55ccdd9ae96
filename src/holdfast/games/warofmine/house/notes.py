"""Notes that characters work with in a stage: as an action, or as a tool."""

import holdfast.games.warofmine.script.moments as moments
from holdfast.games.warofmine.house.costs import note_cost
from holdfast.games.warofmine.state.jobs import AT_CARD, BY_HAND
from holdfast.games.warofmine.state.state import State


def notes_to_work_with(s: State, character: int) -> list[int]:
    """Slots of notes that a character can use as an action: one character each, and the cost is there (TWM-12.32)."""
    found: list[int] = []
    for slot in range(s.notes.count()):
        note = s.notes.at(slot).id
        if is_work(s, slot) and s.note_ready(slot) and s.goods.stores(note_cost(s, note, character)):
            if not s.jobs.at_note(note):
                found.append(slot)
    return found


def is_work(s: State, slot: int) -> bool:
    """Whether working with a note takes an action."""
    return s.t.note_when[s.notes.at(slot).id] == moments.AS_ACTION


def refuse_note(s: State, slot: int) -> str:
    """The rule by which a character cannot work with a note: used today, nothing to do, or the rule of such work."""
    note = s.notes.at(slot).id
    if s.today.notes_used & s.t.note_daily[note]:
        return "TWM-12.21"
    return "TWM-12.32" if s.note_ready(slot) else "TWM-12.40"


def note_left(s: State, column: list[int], kind: int) -> bool:
    """Whether a note that serves as a tool is at hand and nobody works with it on a card of that kind yet."""
    if not s.has_tool(column):
        return False
    for character in s.jobs.order:
        job = s.jobs.of(character)
        if job.what == AT_CARD and job.which == BY_HAND:
            card = s.house.cards[job.space]
            if card >= 0 and s.t.shelter_kind[card] == kind:
                return False
    return True
