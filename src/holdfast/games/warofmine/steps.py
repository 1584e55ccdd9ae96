# mypyc: skip
"""All steps of the game, by their numbers in snapshots."""

from typing import Any

from holdfast.games.warofmine.combat.arms import Arm, SecondShot
from holdfast.games.warofmine.combat.fate import Target, TrustFate
from holdfast.games.warofmine.combat.fight import Deal, Fight, FightOver, Strike
from holdfast.games.warofmine.goods.choices import LoseGoods, PayValue, TakeOne
from holdfast.games.warofmine.goods.trade import Giving, Taking, Trade
from holdfast.games.warofmine.house.choices import FreeFitting, LoseFitting, TakeIdeas
from holdfast.games.warofmine.house.newcomers import Newcomer
from holdfast.games.warofmine.house.sniper import Outdoors
from holdfast.games.warofmine.house.visitors import Farewell
from holdfast.games.warofmine.outside.findings import ChooseFindings, DrawFindings, HomeWay, LeaveBehind, Pack
from holdfast.games.warofmine.outside.hiding import Unearth
from holdfast.games.warofmine.outside.noise import NoiseRoll, Shot
from holdfast.games.warofmine.outside.residents import Encounter
from holdfast.games.warofmine.outside.scavenging import AfterCard, Equip, Explore, LookAround, ReadMap, Scavenging
from holdfast.games.warofmine.outside.unknown import ReturnCards
from holdfast.games.warofmine.people.choices import Relief, Select, SplitWounds
from holdfast.games.warofmine.people.condition import LevelFour
from holdfast.games.warofmine.people.die import Reconsider
from holdfast.games.warofmine.phases.assign import Assign, Clear, Ingredient, Recipes, Unable, Where
from holdfast.games.warofmine.phases.dawn import After, Before, Dawn, Daybreak, DeathAmongUs, Fate, Mourning, Narrate
from holdfast.games.warofmine.phases.day import Day, PassOn
from holdfast.games.warofmine.phases.dusk import Dusk, Meals, Thirst, Water
from holdfast.games.warofmine.phases.evening import Assigned, Evening, ExtraActions
from holdfast.games.warofmine.phases.flow import Flow
from holdfast.games.warofmine.phases.morning import Moment, Morning
from holdfast.games.warofmine.phases.raid import (
    Alarm,
    ArmGuards,
    CrimeWave,
    NightRaid,
    RaidCard,
    RaidDice,
    RaidOver,
    Shots,
    Steal,
    Ward,
)
from holdfast.games.warofmine.phases.work import BoardUp, PickLock, PokeAbout, Resolve, Stoke
from holdfast.games.warofmine.script.frame import Run
from holdfast.games.warofmine.script.ops.decks import ExchangeSpot
from holdfast.games.warofmine.script.ops.dice import RollAgain, RollEach, RollSum
from holdfast.games.warofmine.script.ops.exploring import PlayCards
from holdfast.games.warofmine.script.ops.notes import BreakOpen, Fetching
from holdfast.games.warofmine.script.ops.people import Sated
from holdfast.games.warofmine.script.reader import ComesBack, Trigger
from holdfast.games.warofmine.script.ways import RollOption
from holdfast.games.warofmine.state.halt import Halt

STEPS: tuple[Any, ...] = (
    Flow, Morning, Moment, Day, PassOn, Assign, Clear, Where, Recipes, Resolve, PickLock, PokeAbout, BoardUp,
    Outdoors, Farewell, Dusk, Water, Thirst, Meals, Evening, Assigned, ExtraActions, Scavenging, Equip, Explore,
    AfterCard, ReadMap, ReturnCards, NoiseRoll, Shot, DrawFindings, Encounter, ChooseFindings, LeaveBehind, Pack,
    HomeWay, Fight, FightOver, Arm, SecondShot, Strike, TrustFate, Target, Deal, NightRaid, ArmGuards, RaidCard,
    Alarm, Shots, RaidDice, Ward, Steal, CrimeWave, Dawn, Before, After, Fate, Narrate, DeathAmongUs, Trade, Giving,
    Taking, Select, SplitWounds, Relief, LoseGoods, PayValue, TakeOne, FreeFitting, LoseFitting, TakeIdeas, LevelFour,
    Reconsider, Run, Halt, RollOption, Trigger, RollSum, RollAgain, RollEach, Sated, Newcomer, ExchangeSpot,
    PlayCards, Unable, Ingredient, Daybreak, BreakOpen, Fetching, Unearth, Stoke, RaidOver, Mourning,
    ComesBack, LookAround,
)  # fmt: skip
"""In the order of snapshots: only grows at its end."""
