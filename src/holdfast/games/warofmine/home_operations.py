"""Operations on the Shelter, the decks and the night raid."""

import holdfast.games.warofmine.ops as ops
from holdfast.games.warofmine.board import board_up, open_holes, reach
from holdfast.games.warofmine.choices import FreeFitting, LoseFitting, TakeIdeas, take_idea
from holdfast.games.warofmine.dawn import draw_narratives
from holdfast.games.warofmine.decks import ExchangeSpot, add_random_event, look_top, remove_top_event, remove_visitors
from holdfast.games.warofmine.evening import ExtraActions
from holdfast.games.warofmine.marks import F_IGNORE_COLD, F_RAID_MODIFIER, F_RAID_VOID, F_RAIDING, F_SKIP_RAIDS
from holdfast.games.warofmine.morning import add_cold, draw_event
from holdfast.games.warofmine.outdoors import draw_visitor, receive
from holdfast.games.warofmine.raid import ArmGuards, RaidCard, RaidOver, add_red, begin_raid
from holdfast.games.warofmine.run import undone
from holdfast.games.warofmine.state import State
from holdfast.games.warofmine.tables import Instruction


def change_shelter(s: State, step: Instruction) -> None:
    op = step.op
    if op == ops.FREE_FITTING:
        place_free(s, step.items)
    elif op == ops.TAKE_FITTING_CARD:
        if step.a >= 0 and s.ideas[step.a] == 0:
            undone(s)
        elif step.a >= 0:
            take_idea(s, step.a)
        else:
            s.push(TakeIdeas(1))
    elif op == ops.LOSE_FITTINGS:
        if max(s.fittings) < 0:
            undone(s)
        s.push(LoseFitting(step.n, step.a))
    elif op == ops.BOARD_UPS:
        for hole in open_holes(s, -1 if step.flag else reach(s))[: step.n]:
            board_up(s, hole)
    elif op == ops.COLD:
        add_cold(s, step.n)
    elif op == ops.IGNORE_COLD:
        s.flags[F_IGNORE_COLD] = 1
    else:  # extra_actions
        s.push(ExtraActions(step.n))


def place_free(s: State, fittings: list[int]) -> None:
    """Any fitting, or those that are named and still among the cards."""
    left = [fitting for fitting in fittings if s.fitting_deck[fitting] + s.ideas[fitting] > 0]
    if not fittings:
        s.push(FreeFitting())
    elif left:
        s.push(FreeFitting(left[0], left[1] if len(left) > 1 else -1))
    else:
        undone(s)


def raid_by_script(s: State, step: Instruction) -> None:
    """Outside of its phase the guards are armed first, and what was for this raid ends with it (TWM-8.1)."""
    own = s.flags[F_RAIDING] == 0
    if own:
        s.flags[F_RAIDING] = 1
        s.push(RaidOver())
    if step.op == ops.DRAW_NIGHT_RAID:
        s.push(RaidCard())
    else:
        s.flags[F_RAID_VOID] = 0
        begin_raid(s, step.a, step.b, 0)
    if own:
        s.push(ArmGuards(0))


def change_decks(s: State, step: Instruction) -> None:
    op = step.op
    if op == ops.LOOK_TOP:
        look_top(s, step.a)
    elif op == ops.DRAW_EVENT:
        draw_event(s)
    elif op == ops.REMOVE_TOP_EVENT:
        remove_top_event(s)
    elif op == ops.ADD_RANDOM_EVENT:
        add_random_event(s)
    elif op == ops.DRAW_VISITOR:
        draw_visitor(s)
    elif op == ops.PLAY_VISITOR:
        receive(s, step.a)
    elif op == ops.REMOVE_VISITORS:
        remove_visitors(s, step.items)
    elif op == ops.EXCHANGE_LOCATION:
        s.push(ExchangeSpot(step.n))
    elif op == ops.DRAW_NARRATIVE:
        draw_narratives(s, step.n, step.a)
    elif op == ops.DRAW_NIGHT_RAID or op == ops.NIGHT_RAID:
        raid_by_script(s, step)
    elif op == ops.IGNORE_NIGHT_RAID:
        if s.flags[F_RAIDING]:
            s.flags[F_RAID_VOID] = 1
        else:  # the next one that would come
            s.flags[F_SKIP_RAIDS] += 1
    elif op == ops.RAID_MODIFIER:
        s.flags[F_RAID_MODIFIER] += step.n
    else:  # shuffle_red
        add_red(s, len(s.red_raids), len(s.red_residents))
