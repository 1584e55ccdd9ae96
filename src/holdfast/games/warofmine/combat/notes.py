"""Notes in a fight or night raid: those used instead of a combat die, and people who fight beside the characters."""

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action
from holdfast.games.warofmine.combat.foes import ALLY, NOTE_OF, SHOOTER, WITH_NOTE, harmless
from holdfast.games.warofmine.combat.weapons import roll_face
from holdfast.games.warofmine.marks import NOTE_ID
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.state import State


def offer_instead(s: State, moment: int, out: list[Action]) -> None:
    """Notes at hand that may be used instead of a combat die (TWM-12.45), each by one character."""
    for slot in range(s.note_count()):
        note = s.note_at(slot, NOTE_ID)
        when = s.t.note_when[note]
        if (when == moments.INSTEAD_OF_DIE or when == moment) and s.note_here(slot) and free(s, note):
            out.append(c.FIGHT_WITH[slot])


def free(s: State, note: int) -> bool:
    """Whether more of these notes are at hand than characters have taken up in this step."""
    left = 0
    for slot in range(s.note_count()):
        if s.note_at(slot, NOTE_ID) == note and s.note_here(slot):
            left += 1
    for attacker in s.queue:
        if attacker & WITH_NOTE and attacker // NOTE_OF == note:
            left -= 1
    return left > 0


def take_up(s: State, character: int, slot: int) -> None:
    """The character will use the note when their die would be rolled."""
    s.queue = [*s.queue, character | WITH_NOTE | s.note_at(slot, NOTE_ID) * NOTE_OF]


def use_instead(s: State, attacker: int) -> None:
    """The note's script is read. The last thing its caller does."""
    note = attacker // NOTE_OF
    if s.find_note(note) >= 0:
        play(s, s.t.note_script[note], 1 << (attacker & 15), note)


# People beside the characters


def allies(s: State) -> list[int]:
    """The attacks of those who fight beside the characters where these are (TWM-12.47)."""
    queue: list[int] = []
    for slot in range(s.note_count()):
        note = s.note_at(slot, NOTE_ID)
        if s.t.note_allies[note] and s.note_here(slot):
            for number in range(len(s.t.note_allies[note])):
                shoots = s.t.note_allies[note][number] >= c.PISTOL_HAND
                queue.append(number | ALLY | note * NOTE_OF | (SHOOTER if shoots else 0))
    return queue


def ally_weapon(s: State, attacker: int) -> int:
    return s.t.note_allies[attacker // NOTE_OF][attacker & 15]


def ally_roll(s: State, attacker: int) -> int:
    """They roll again by themselves what does no wounds, as often as their Prowess (TWM-12.47)."""
    note = attacker // NOTE_OF
    weapon = ally_weapon(s, attacker)
    face = roll_face(s, weapon)
    for _ in range(s.t.note_ally_prowess[note]):
        if harmless(face, weapon):
            face = roll_face(s, weapon)
    s.tell(e.NOTE_STRUCK, note, face, "TWM-12.47")
    return face
