"""Notes in a fight or night raid: those used instead of a combat die, and people who fight beside the characters."""

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.moments as moments
from holdfast.core import Action
from holdfast.games.warofmine.combat.foes import harmless
from holdfast.games.warofmine.combat.weapons import roll_face
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.fight import AGAIN, ALLY, CHARACTER, Attack, Roll
from holdfast.games.warofmine.state.masks import one
from holdfast.games.warofmine.state.state import State


def offer_instead(s: State, moment: int, out: list[Action]) -> None:
    """Notes at hand that may be used instead of a combat die (TWM-12.45), each by one character."""
    for slot in range(s.notes.count()):
        note = s.notes.at(slot).id
        when = s.t.note_when[note]
        if (when == moments.INSTEAD_OF_DIE or when == moment) and s.note_here(slot) and free(s, note):
            out.append(c.FIGHT_WITH[slot])


def free(s: State, note: int) -> bool:
    """Whether more of these notes are at hand than characters have taken up in this step."""
    left = 0
    for slot in range(s.notes.count()):
        if s.notes.at(slot).id == note and s.note_here(slot):
            left += 1
    for attack in s.fight.queue:
        if attack.with_note() and attack.note == note:
            left -= 1
    return left > 0


def take_up(s: State, character: int, slot: int) -> None:
    """The character will use the note when their die would be rolled."""
    s.fight.enqueue(Attack(CHARACTER, character, 0, s.notes.at(slot).id))


def use_instead(s: State, attack: Attack) -> None:
    """The note's script is read. The last thing its caller does."""
    if s.find_note(attack.note) >= 0:
        play(s, s.t.note_script[attack.note], one(attack.number), attack.note)


# People beside the characters


def allies(s: State) -> list[Attack]:
    """The attacks of those who fight beside the characters where these are (TWM-12.47)."""
    queue: list[Attack] = []
    for slot in range(s.notes.count()):
        note = s.notes.at(slot).id
        if s.t.note_allies[note] and s.note_here(slot):
            for number in range(len(s.t.note_allies[note])):
                shoots = s.t.note_allies[note][number] >= c.PISTOL_HAND
                queue.append(Attack(ALLY, number, 1 if shoots else 0, note))
    return queue


def ally_weapon(s: State, attack: Attack) -> int:
    return s.t.note_allies[attack.note][attack.number]


def ally_roll(s: State, attack: Attack) -> int:
    """They roll again by themselves what does no wounds, as often as their Prowess (TWM-12.47)."""
    note = attack.note
    weapon = ally_weapon(s, attack)
    face = roll_face(s, weapon)
    for _ in range(s.t.note_ally_prowess[note]):
        if harmless(face, weapon):
            s.fight.lay(Roll(attack, weapon, face, AGAIN))
            face = roll_face(s, weapon)
    s.tell(e.NOTE_STRUCK, note, face, "TWM-12.47")
    return face
