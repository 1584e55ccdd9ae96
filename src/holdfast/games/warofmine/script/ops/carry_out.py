"""The operations of the language, carried out, each in its group."""

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.terms as terms
from holdfast.games.warofmine.marks import (
    F_FINDINGS,
    F_SKIP,
    F_SKIP_RAIDS,
    NOTE_AT,
    NOTE_CARRIED,
    NOTE_CHARGES,
    NOTE_COLOR,
    NOTE_ON_TABLE,
    NOTE_PER_CHARGE,
    NOTE_STORED,
    NOTE_VALUE,
    NOTE_WEIGHT,
    NOTE_WITH,
)
from holdfast.games.warofmine.people.choices import Select
from holdfast.games.warofmine.people.company import CEASEFIRE, NO_GUARD, NO_STARTER
from holdfast.games.warofmine.people.die import roll_black
from holdfast.games.warofmine.phases.flow import RAID, go_to
from holdfast.games.warofmine.phases.raid import watch
from holdfast.games.warofmine.script.conditions import best_prowess, lowest, who
from holdfast.games.warofmine.script.frame import Run, play, undone
from holdfast.games.warofmine.script.ops.goods import change_goods, stored
from holdfast.games.warofmine.script.ops.home import change_decks, change_shelter
from holdfast.games.warofmine.script.ops.notes import use_note
from holdfast.games.warofmine.script.ops.outside import explore, meet
from holdfast.games.warofmine.script.ops.people import change_people, change_states
from holdfast.games.warofmine.script.ops.rolls import RollAgain, RollEach, roll
from holdfast.games.warofmine.script.program import Instruction
from holdfast.games.warofmine.state.halt import finish
from holdfast.games.warofmine.state.state import State

# Operations


def carry_out(s: State, run: Run, step: Instruction) -> None:
    """One operation. The stack already stands behind it, so what it pushes is done next."""
    op = step.op
    if op <= terms.SET:
        change_states(s, run, step)
    elif op <= terms.MOVE_ALL:
        change_people(s, run, step)
    elif op <= terms.REMOVE_BOX:
        change_goods(s, run, step)
    elif op <= terms.SELECT:
        roll_or_ask(s, run, step)
    elif op <= terms.GAME_OVER:
        go_on(s, run, step)
    elif op <= terms.END_SCAVENGING:
        explore(s, step)
    elif op <= terms.END_COMBAT:
        meet(s, step)
    elif op <= terms.EXTRA_ACTIONS:
        change_shelter(s, step)
    elif op <= terms.SHUFFLE_RED:
        change_decks(s, step)
    else:
        use_note(s, run, step)


def roll_or_ask(s: State, run: Run, step: Instruction) -> None:
    op = step.op
    if op == terms.ROLL:
        roll(s, run, step)
    elif op == terms.EMPATHY_ROLL:
        if step.flag:
            s.rolls = 0
            s.push(RollEach(who(s, run, step.who, -1, 0, 0), 0, -1))
        else:
            roll_black(s)
    elif op == terms.PROWESS_REROLLS_ALLOWED:
        mask = run.this & s.group_mask()
        s.die = run.roll
        s.push(RollAgain(best_prowess(s, mask if mask else s.present_mask())))
    else:  # select
        lowest_only = step.group == terms.WHO_LOWEST
        mask = lowest(s, s.group_mask(), step.state) if lowest_only else who(s, run, step.group, -1, 0, 0)
        s.push(Select(mask, step.n, 0, 1 if step.flag else 0))


def go_on(s: State, run: Run, step: Instruction) -> None:
    op = step.op
    if op == terms.NOTE_TOKEN:
        make_note(s, run, step)
    elif op == terms.TOKEN_STATS:
        slot = s.note_count() - 1
        if slot >= 0 and run.did:  # the note before it was made
            s.set_note(slot, NOTE_COLOR, step.colors)
            s.set_note(slot, NOTE_VALUE, step.a)
            s.set_note(slot, NOTE_WEIGHT, step.b)
            s.set_note(slot, NOTE_PER_CHARGE, step.c)
    elif op == terms.REMOVE_NOTE_TOKEN:
        slot = s.find_note(step.a if step.a >= 0 else run.note)
        if slot >= 0:
            s.drop_note(slot)
        else:
            undone(s)
    elif op == terms.SPEND_CHARGE:
        slot = s.find_note(run.note)
        if slot >= 0:
            s.spend(slot, step.n)
        else:
            undone(s)
    elif op == terms.EPILOGUE_NOTE:
        if step.a not in s.epilogue:
            s.epilogue = [*s.epilogue, step.a]
    elif op == terms.PLAY_SCRIPT:
        play(s, step.a, run.this, run.note)
    elif op == terms.TODAY:
        s.flags[step.a] = step.n + (s.flags[F_FINDINGS] if step.a == F_FINDINGS else 0)
    elif op == terms.SKIP_PHASE:
        if step.a == RAID:
            s.flags[F_SKIP_RAIDS] += step.n
        else:
            s.flags[F_SKIP] |= 1 << step.a
    elif op == terms.GOTO_PHASE:
        go_to(s, step.a)
    else:  # game_over
        game_over(s, step.a)


# Notes


def make_note(s: State, run: Run, step: Instruction) -> None:
    """A note token, if one is left and there is a place for it (TWM-12.6)."""
    place = note_place(s, run, step.c)
    lying = s.find_note(step.a) if place == NOTE_ON_TABLE else -1
    if lying >= 0:  # one of a kind: its charges are full again (TWM-12.20)
        s.set_note(lying, NOTE_CHARGES, max(step.b, s.note_at(lying, NOTE_CHARGES)))
        return
    if place < 0 or s.note_count() >= s.t.note_tokens:
        undone(s)
        return
    s.notes = [*s.notes, step.a, step.b, place, c.GREY, 0, 0, 0]
    s.tell(e.NOTED, step.a, 0, "TWM-12.6")
    watch(s)


def note_place(s: State, run: Run, asked: int) -> int:
    """Where a new note lies: at hand, on the table, on the location of the party, or with the first of those the script
    is about; -1 if there is no such place."""
    if asked == 1:
        return NOTE_ON_TABLE
    if asked == 2:
        return NOTE_AT + s.location if s.location in s.spots else -1
    if asked == 3:
        for character in s.group:
            if run.this >> character & 1:
                return NOTE_WITH + character
        return -1
    return NOTE_CARRIED if s.location >= 0 and not stored(s, run, 0) else NOTE_STORED


def game_over(s: State, result: int) -> None:
    """Nobody on guard, or the ceasefire (TWM-13.1)."""
    if result == 0:
        finish(s, NO_GUARD)
    else:
        finish(s, CEASEFIRE if s.group_mask() & s.starters else NO_STARTER)
