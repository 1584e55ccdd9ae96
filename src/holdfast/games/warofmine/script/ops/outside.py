"""Operations of exploring, of residents and of fights."""

from typing import Final

import holdfast.games.warofmine.log as e
import holdfast.games.warofmine.script.terms as terms
from holdfast.games.warofmine.combat.fight import FLED, OURS, STOPPED, THEIRS, begin_fight, end_fight, strike
from holdfast.games.warofmine.combat.foes import foes_alive, take_enemy_weapons
from holdfast.games.warofmine.outside.findings import draw_findings
from holdfast.games.warofmine.outside.noise import NoiseRoll, set_noise
from holdfast.games.warofmine.outside.residents import Encounter, end_encounter, more_enemies, put_aside, shuffle_back
from holdfast.games.warofmine.outside.scavenging import AfterCard
from holdfast.games.warofmine.outside.unknown import ReturnCards, add_cards, return_cards
from holdfast.games.warofmine.script.frame import play, undone
from holdfast.games.warofmine.script.ops.decks import PlayCards
from holdfast.games.warofmine.script.program import Instruction
from holdfast.games.warofmine.state.fight import Foe
from holdfast.games.warofmine.state.stack import leave_location
from holdfast.games.warofmine.state.state import State

# When residents are played
NEXT_TIME: Final = 1
AGAIN: Final = 2


def explore(s: State, step: Instruction) -> None:
    op = step.op
    if op == terms.RETURN_EXPLORATION:
        if step.flag:
            s.push(ReturnCards())
        elif step.a or len(s.decks.unknown) >= step.n:
            s.answer = return_cards(s, step.n)
        else:  # a price that cannot be paid (TWM-7.23)
            s.answer = 0
            undone(s)
    elif op == terms.ADD_EXPLORATION:
        add_cards(s, step.n)
    elif op == terms.PLAY_EXPLORATION:
        s.push(PlayCards(step.items))
    elif op == terms.DRAW_FINDINGS:
        draw_findings(s, step.n, step.a)
    elif op == terms.NO_SPECIAL_FINDING:
        s.outing.no_special = 1
    elif op <= terms.NOISE_MAX:
        change_noise(s, step)
    elif op == terms.NOISE_ROLL:
        s.push(NoiseRoll(step.n))
    elif op == terms.IGNORE_NOISE:
        s.today.quiet = step.n + (1 if in_card(s) else 0)  # the present card is not counted
        s.tell(e.QUIET, step.n, 0, "TWM-12.15")
    elif op == terms.INVENTORY_BONUS:
        s.today.inventory += step.n
        s.tell(e.CARRIES, step.n, 0, "TWM-12.15")
    elif s.outside():  # end_scavenging
        leave_location(s)


def change_noise(s: State, step: Instruction) -> None:
    noise = s.outing.noise
    if step.op == terms.NOISE:
        noise += step.n
    elif step.op == terms.NOISE_SET:
        noise = step.n
    elif step.op == terms.NOISE_MIN:
        s.today.noise_min = step.n
        s.tell(e.NOISE_LEAST, step.n, 0, "TWM-12.15")
    else:
        s.today.noise_max = step.n
        s.tell(e.NOISE_MOST, step.n, 0, "TWM-12.15")
    set_noise(s, noise)


def meet(s: State, step: Instruction) -> None:
    op = step.op
    if op == terms.PLAY_RESIDENT:
        play_resident(s, step.a, step.b)
    elif op == terms.SHUFFLE_RESIDENT_BACK:
        shuffle_back(s)
        if s.fight.going:
            end_fight(s, STOPPED)
        else:
            end_encounter(s)
    elif op == terms.COMBAT_START:
        if foes_alive(s) == 0:  # nobody is here
            undone(s)
            return
        if not step.a:  # only who attacks calls others
            more_enemies(s)
        begin_fight(s, False, False, 0, 0)
    elif op == terms.COMBAT:
        script_combat(s, step)
    elif op == terms.BACKSTAB:
        if s.fight.going:
            strike(s, THEIRS if step.a else OURS)
    elif op == terms.BLAST:
        s.fight.blast += step.n
    elif op == terms.GAIN_ENEMY_WEAPONS:
        for item in take_enemy_weapons(s):
            s.gain(item, 1, s.goods.storage if step.a else s.at_hand())
    elif s.fight.going:  # end_combat
        end_fight(s, FLED if step.flag else STOPPED)
    else:
        end_encounter(s)


def play_resident(s: State, card: int, when: int) -> None:
    """Residents come now or next time; or those who are here can be faced in another way (TWM-7.28)."""
    if when == NEXT_TIME:
        s.outing.next_resident = card
    elif when == AGAIN:
        if s.outing.resident >= 0:
            play(s, s.t.resident_do[s.outing.resident], s.people.party())
    elif s.outside():
        s.push(Encounter(0, card))
    else:
        undone(s)


def in_card(s: State) -> bool:
    """Whether an exploration card is being resolved."""
    for step in s.stack:
        if isinstance(step, AfterCard):
            return True
    return False


# Fights


def script_combat(s: State, step: Instruction) -> None:
    """Enemies that a script brings: all alike."""
    weapons = step.items
    spare = weapons[1] if len(weapons) > 1 else -1
    foes = [Foe(number, weapons[0], spare, step.a) for number in range(step.n)]
    put_aside(s)  # the residents who were here are a thing apart
    s.fight.foes = foes
    begin_fight(s, bool(step.b & 1), bool(step.b & 2), step.c & 15, step.c >> 4)
