"""Fights and night raids for stories: the faces of the dice, and who stands against whom."""

from tests.games.warofmine.tables import House

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.combat.fight import begin_fight
from holdfast.games.warofmine.outside.residents import Encounter
from holdfast.games.warofmine.outside.scavenging import Explore
from holdfast.games.warofmine.phases.flow import RAID, Flow
from holdfast.games.warofmine.state.fight import Foe

WHITE = {"0": 0, "1": 2, "2": 4, "s": 5}
YELLOW = {"0": 0, "2": 2, "3": 3, "hatchet": 4, "s": 5}
RED = {"1": 0, "2": 1, "3": 2, "shotgun": 3, "out": 4, "s": 5}
NONE, KNIFE, HATCHET, PISTOL, SHOTGUN, RIFLE = range(6)


def fight(
    foes: list[tuple[int, ...]], people: str = "zlata anton", /, *, resident: str = "civilians", **pile: int
) -> House:
    """Zlata and Anton (Prowess 0) outside, against enemies given as weapon, prowess and a weapon behind it."""
    names = people.split()
    t = House(people + " cveta").out(**dict.fromkeys(names, "scavenge"), cveta="guard").pile(**pile)
    s = t.state
    if resident:
        card = c.RESIDENTS.number(resident)
        if card in s.decks.residents:
            s.decks.residents = s.decks.residents[:]
            s.decks.residents.remove(card)
        else:
            s.decks.red_residents = s.decks.red_residents[:]
            s.decks.red_residents.remove(card)
        s.outing.resident = card
    s.fight.foes = []
    for number, (weapon, prowess, *spare) in enumerate(foes):
        s.fight.foes.append(Foe(number, weapon, spare[0] if spare else -1, prowess))
    s.stack = [Flow(RAID), Explore(), Encounter(4)]
    return t.run(lambda: begin_fight(s, False, False, 0, 0))


def wounds(t: House, foe: int) -> int:
    return int(t.state.fight.foes[foe].wounds) if t.state.fight.foes else 3


def raid(
    card: str, guards: str, faces: list[int], asleep: str = "", /, *, weapon: str = "none", **storage: int
) -> House:
    t = House(f"{asleep} {guards}").storage(**storage).on_top("raids", card)
    t.tasks(**dict.fromkeys(guards.split(), "guard"), **dict.fromkeys(asleep.split(), "floor"))
    deck = len(t.state.decks.raids) - 1
    shuffle = [] if t.state.t.raid_removed[c.RAIDS.number(card)] else list(range(deck, 0, -1))
    t.rig(*shuffle, *faces)
    t.at(Flow(RAID))
    while t.asked == "arm-guards":
        t.do(f"wield {weapon}" if f"wield {weapon}" in t.offers() else "wield none")
    return t
