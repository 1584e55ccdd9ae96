"""The operations of the language, carried out, each in its group."""

import holdfast.games.warofmine.catalogue as c
import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.terms as terms
from holdfast.games.warofmine.people.choices import Select
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
from holdfast.games.warofmine.state.masks import has, one
from holdfast.games.warofmine.state.notes import AT_LOCATION, CARRIED, ON_TABLE, STORED, WITH_CHARACTER, Note
from holdfast.games.warofmine.state.reasons import CEASEFIRE, NO_GUARD, NO_STARTER
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
        mask = run.this & s.people.everybody()
        s.die = run.roll
        s.push(RollAgain(best_prowess(s, mask if mask else s.present())))
    else:  # select
        lowest_only = step.group == terms.WHO_LOWEST
        mask = lowest(s, s.people.everybody(), step.state) if lowest_only else who(s, run, step.group, -1, 0, 0)
        s.push(Select(mask, step.n, 0, 1 if step.flag else 0))


def go_on(s: State, run: Run, step: Instruction) -> None:
    op = step.op
    if op == terms.NOTE_TOKEN:
        make_note(s, run, step)
    elif op == terms.TOKEN_STATS:
        slot = s.notes.count() - 1
        if slot >= 0 and run.did:  # the note before it was made
            made = s.notes.at(slot).with_stats(
                step.colors, step.a, step.b, step.c & terms.VALUE_PER_CHARGE, step.c & terms.WEIGHT_PER_CHARGE
            )
            s.notes.replace(slot, made)
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
        if step.a not in s.story.epilogue:
            s.story.epilogue = [*s.story.epilogue, step.a]
    elif op == terms.PLAY_SCRIPT:
        play(s, step.a, run.this, run.note)
    elif op == terms.TODAY:
        s.today.announce(step.a, step.n)
    elif op == terms.SKIP_PHASE:
        if step.a == RAID:
            s.raid.skipped += step.n
        else:
            s.skipped |= one(step.a)
    elif op == terms.GOTO_PHASE:
        go_to(s, step.a)
    else:  # game_over
        game_over(s, step.a)


# Notes


def make_note(s: State, run: Run, step: Instruction) -> None:
    """A note token, if one is left and there is a place for it (TWM-12.6)."""
    made = note_made(s, run, step)
    lying = s.find_note(step.a) if made is not None and made.is_on_table() else -1
    if lying >= 0:  # one of a kind: its charges are full again (TWM-12.20)
        s.notes.set_charges(lying, max(step.b, s.notes.at(lying).charges))
        return
    if made is None or s.notes.count() >= s.t.note_tokens:
        undone(s)
        return
    s.notes.add(made)
    s.tell(e.NOTED, step.a, 0, "TWM-12.6")
    watch(s)


def note_made(s: State, run: Run, step: Instruction) -> Note | None:
    """A new note where the script wants it: at hand, on the table, on the location of the party, or with the first of
    those the script is about; None if there is no such place."""
    asked = step.c
    if asked == 1:
        return Note(step.a, step.b, ON_TABLE, -1, c.GREY)
    if asked == 2:
        if s.outing.location not in s.decks.spots:
            return None
        return Note(step.a, step.b, AT_LOCATION, s.outing.location, c.GREY)
    if asked == 3:
        for character in s.people.group:
            if has(run.this, character):
                return Note(step.a, step.b, WITH_CHARACTER, character, c.GREY)
        return None
    return Note(step.a, step.b, CARRIED if s.outside() and not stored(s, run, 0) else STORED, -1, c.GREY)


def game_over(s: State, result: int) -> None:
    """Nobody on guard, or the ceasefire (TWM-13.1)."""
    if result == 0:
        finish(s, NO_GUARD)
    else:
        finish(s, CEASEFIRE if s.people.everybody() & s.people.starters else NO_STARTER)
