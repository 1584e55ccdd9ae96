# mypyc: skip
"""All steps of the game, by their numbers in snapshots."""

from typing import Any

from holdfast.games.warofmine import (
    arms,
    choices,
    combat,
    combat_scripts,
    dawn,
    day,
    decks,
    dusk,
    evening,
    findings,
    flow,
    hiding,
    morning,
    newcomers,
    noise,
    note_operations,
    outdoors,
    people,
    people_operations,
    raid,
    reader,
    residents,
    rolls,
    run,
    scavenging,
    trade,
    unknown,
    work,
)

STEPS: tuple[Any, ...] = (
    flow.Flow, morning.Morning, morning.Moment, day.Day, day.PassOn, day.Assign, day.Clear, day.Where, day.Recipes,
    work.Resolve, work.PickLock, work.PokeAbout, work.BoardUp, outdoors.Outdoors, outdoors.Farewell, dusk.Dusk,
    dusk.Water, dusk.Thirst, dusk.Meals, evening.Evening, evening.Assigned, evening.ExtraActions, scavenging.Scavenging,
    scavenging.Equip, scavenging.Explore, scavenging.AfterCard, scavenging.ReadMap, unknown.ReturnCards,
    noise.NoiseRoll, noise.Shot, findings.DrawFindings, residents.Encounter, findings.ChooseFindings,
    findings.LeaveBehind, findings.Pack, findings.HomeWay, combat.Fight, combat.FightOver, arms.Arm, arms.SecondShot,
    combat.Strike, combat_scripts.TrustFate, combat_scripts.Target, combat.Deal, raid.NightRaid, raid.ArmGuards,
    raid.RaidCard, raid.Alarm, raid.Shots, raid.RaidDice, raid.Ward, raid.Steal, raid.CrimeWave, dawn.Dawn, dawn.Before,
    dawn.After, dawn.Fate, dawn.Narrate, dawn.DeathAmongUs, trade.Trade, trade.Giving, trade.Taking, choices.Select,
    choices.SplitWounds, choices.Relief, choices.LoseGoods, choices.PayValue, choices.TakeOne, choices.FreeFitting,
    choices.LoseFitting, choices.TakeIdeas, people.LevelFour, people.Reconsider, run.Run, run.Halt, reader.RollOption,
    reader.Trigger, rolls.RollSum, rolls.RollAgain, rolls.RollEach, people_operations.Sated, newcomers.Newcomer,
    decks.ExchangeSpot, decks.PlayCards, day.Unable, day.Ingredient, dawn.Daybreak, note_operations.BreakOpen,
    note_operations.Fetch, hiding.Unearth, work.Stoke, raid.RaidOver,
    dawn.Mourning,
)  # fmt: skip
"""In the order of snapshots: only grows at its end."""
