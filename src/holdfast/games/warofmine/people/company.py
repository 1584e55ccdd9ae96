"""How people leave the group and join it."""

import holdfast.games.warofmine.log as e
from holdfast.games.warofmine.catalogue import BANDAGES, CURES, HUNGER, KNIFE
from holdfast.games.warofmine.people.tools import lay_down
from holdfast.games.warofmine.script.frame import play
from holdfast.games.warofmine.state.halt import finish
from holdfast.games.warofmine.state.notes import CARRIED, STORED
from holdfast.games.warofmine.state.people import DIED, HOME, LEFT
from holdfast.games.warofmine.state.reasons import NOBODY_LEFT
from holdfast.games.warofmine.state.stack import exploring, leave_location
from holdfast.games.warofmine.state.state import State


def lose_character(s: State, character: int, how: int) -> None:
    """Somebody dies, leaves, or takes their own life. May unwind the stack: the last thing its caller does."""
    if not s.people.is_here(character):
        return
    out = s.people.is_out(character) and s.outside()
    s.people.gone_from_home = character if s.outside() and not out else -1
    _tell_end(s, character, how)
    s.people.leave(character, how, s.day)
    if not s.today.mourning:  # losses of that very roll count for no day (TWM-9.15)
        s.today.losses += 1
    put_weapon_back(s, character, s.goods.pile if out else s.goods.storage)
    for cure in range(len(CURES)):  # assigned medicine is lost (TWM-2.10)
        if s.people.has_cure(character, cure):
            s.goods.box[BANDAGES + cure] += 1
    s.people.end_cures(character)
    _lay_down_notes(s, character, out)
    lay_down(s, character)
    if s.people.home() | s.people.party() == 0:  # whoever was sent away hears of it and comes home (TWM-12.13)
        for other in s.people.group:
            s.people.move(other, HOME)
    if not s.people.group:
        finish(s, NOBODY_LEFT)
    elif out and s.people.party() == 0:
        leave_location(s)
    elif out and how != LEFT:
        if s.fight.going:
            s.fight.fallen += 1
        elif exploring(s):
            play(s, s.t.block_death_out)


def _lay_down_notes(s: State, character: int, out: bool) -> None:
    """What somebody wore stays with the group, a dose is lost (TWM-12.44)."""
    for slot in range(s.notes.count() - 1, -1, -1):
        if s.notes.at(slot).is_with(character):
            if s.t.note_dose[s.notes.at(slot).id]:
                s.drop_note(slot)
            else:
                s.notes.move(slot, CARRIED if out else STORED)


def _tell_end(s: State, character: int, how: int) -> None:
    if how == DIED:
        s.tell(e.DIED, character, 0, "TWM-2.3")
    elif how == LEFT:
        s.tell(e.LEFT, character, 0, "TWM-2.9")
    else:
        s.tell(e.TOOK_OWN_LIFE, character, 0, "TWM-2.5")


def put_weapon_back(s: State, character: int, to: list[int]) -> None:
    if s.people.hand[character] > 0:
        to[KNIFE + s.people.hand[character] - 1] += 1
        s.people.arm(character, 0)


def join(s: State, character: int) -> None:
    """A character joins the group at home, hungry like everybody (TWM-4.29)."""
    s.people.enter(character)
    s.people.set_level(character, HUNGER, s.t.hunger_at_start)
    s.tell(e.JOINED, character, 0, "TWM-4.29")
