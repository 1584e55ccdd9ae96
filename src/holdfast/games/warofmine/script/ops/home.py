"""Operations on the Shelter, the decks and the night raid."""

import holdfast.games.warofmine.script.terms as terms
from holdfast.games.warofmine.house.choices import FreeFitting, LoseFitting, TakeIdeas, take_idea
from holdfast.games.warofmine.house.reach import board_up, open_holes, reach
from holdfast.games.warofmine.house.visitors import draw_visitor, receive
from holdfast.games.warofmine.phases.dawn import draw_narratives
from holdfast.games.warofmine.phases.evening import ExtraActions
from holdfast.games.warofmine.phases.morning import add_cold, draw_event
from holdfast.games.warofmine.phases.raid import ArmGuards, RaidCard, RaidOver, add_red, begin_raid
from holdfast.games.warofmine.script.frame import undone
from holdfast.games.warofmine.script.ops.decks import (
    ExchangeSpot,
    add_random_event,
    look_top,
    remove_top_event,
    remove_visitors,
)
from holdfast.games.warofmine.script.program import Instruction
from holdfast.games.warofmine.state.state import State


def change_shelter(s: State, step: Instruction) -> None:
    op = step.op
    if op == terms.FREE_FITTING:
        place_free(s, step.items)
    elif op == terms.TAKE_FITTING_CARD:
        if step.a >= 0 and s.house.ideas[step.a] == 0:
            undone(s)
        elif step.a >= 0:
            take_idea(s, step.a)
        else:
            s.push(TakeIdeas(1))
    elif op == terms.LOSE_FITTINGS:
        if s.house.fitted == 0:
            undone(s)
        s.push(LoseFitting(step.n, step.a))
    elif op == terms.BOARD_UPS:
        for hole in open_holes(s, -1 if step.flag else reach(s))[: step.n]:
            board_up(s, hole)
    elif op == terms.COLD:
        add_cold(s, step.n)
    elif op == terms.IGNORE_COLD:
        s.today.ignore_cold = 1
    else:  # extra_actions
        s.push(ExtraActions(step.n))


def place_free(s: State, fittings: list[int]) -> None:
    """Any fitting, or those that are named and still among the cards."""
    left = [fitting for fitting in fittings if s.house.cards_left(fitting) > 0]
    if not fittings:
        s.push(FreeFitting())
    elif left:
        s.push(FreeFitting(left[0], left[1] if len(left) > 1 else -1))
    else:
        undone(s)


def raid_by_script(s: State, step: Instruction) -> None:
    """Outside of its phase the guards are armed first, and what was for this raid ends with it (TWM-8.1)."""
    own = s.raid.going == 0
    if own:
        s.raid.going = 1
        s.push(RaidOver())
    if step.op == terms.DRAW_NIGHT_RAID:
        s.push(RaidCard())
    else:
        s.raid.void = 0
        begin_raid(s, step.a, step.b, 0)
    if own:
        s.push(ArmGuards(0))


def change_decks(s: State, step: Instruction) -> None:
    op = step.op
    if op == terms.LOOK_TOP:
        look_top(s, step.a)
    elif op == terms.DRAW_EVENT:
        draw_event(s)
    elif op == terms.REMOVE_TOP_EVENT:
        remove_top_event(s)
    elif op == terms.ADD_RANDOM_EVENT:
        add_random_event(s)
    elif op == terms.DRAW_VISITOR:
        draw_visitor(s)
    elif op == terms.PLAY_VISITOR:
        receive(s, step.a)
    elif op == terms.REMOVE_VISITORS:
        remove_visitors(s, step.items)
    elif op == terms.EXCHANGE_LOCATION:
        s.push(ExchangeSpot(step.n))
    elif op == terms.DRAW_NARRATIVE:
        draw_narratives(s, step.n, step.a)
    elif op == terms.DRAW_NIGHT_RAID or op == terms.NIGHT_RAID:
        raid_by_script(s, step)
    elif op == terms.IGNORE_NIGHT_RAID:
        if s.raid.going:
            s.raid.void = 1
        else:  # the next one that would come
            s.raid.skipped += 1
    elif op == terms.RAID_MODIFIER:
        s.raid.modifier += step.n
    else:  # shuffle_red
        add_red(s, len(s.decks.red_raids), len(s.decks.red_residents))
