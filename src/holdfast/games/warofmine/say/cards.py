# mypyc: skip
"""The cards of all decks and the spirit lines of people in words, from the content alone."""

from collections.abc import Sequence

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Domain, Words
from holdfast.games.warofmine.content.schema import EventCard, Exploration, Finding, Raid, Resident, Visitor
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.say.phrases import goods, joined, runs, sentence, states
from holdfast.games.warofmine.say.scripts import effects, operations
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.script.ops.people import Raise, Recruit
from holdfast.games.warofmine.script.ops.story import GameOver, PlayScript
from holdfast.games.warofmine.script.program import Block

PRINTED = Domain(
    "printed",
    (
        "spirit",
        "chapter",
        "moment",
        "script",
        "raid",
        "raid-quiet",
        "residents",
        "number",
        "armed",
        "choice",
        "nobody",
        "cold",
        "harm",
    ),
)

NAMED = ("combat_start", "return_exploration", "lose", "end_scavenging")
"""What the name of a choice says already."""


def spirit(t: WarTables, character: int, words: Words) -> list[str]:
    """What a spirit check of each letter does to a character (TWM-9.19): «A: with a book, Misery -1»."""
    lines = {letter: t.blocks[t.spirit_of(character, line)] for line, letter in enumerate("ABC")}
    return [
        words.say("printed-spirit", letter=letter, effect=_said(operations(t, block), words))
        for letter, block in lines.items()
    ]


def event_does(t: WarTables, card: int, words: Words) -> str:
    """What a card of the event deck does, its cold included (TWM-3.1, TWM-3.2)."""
    entry = t.content.ordered("event", EventCard, c.EVENTS.entries)[card]
    cold = words.say("effect-cold", d=f"{entry.cold:+d}") if entry.cold else ""
    ends = {"chapter": "printed-chapter", "event": "printed-moment"}.get(entry.kind, "")
    does = effects(_unfolded(t, _of_block(t, t.event_do[card])), words)
    return sentence(joined([cold, does, words.say(ends) if ends else ""], words))


def cold_does(t: WarTables, number: int, words: Words) -> str:
    """What the cold does by the fate cards, and where its tokens come from and go (TWM-9.21, TWM-3.2, TWM-3.3)."""
    harm = {op.state: 0 for do in t.fate_cold_do for op in _of_block(t, do) if isinstance(op, Raise)}
    least, most = min(t.fate_cold), max(t.fate_cold)
    found = [words.say("printed-harm", least=least, most=most, states=states(sorted(harm), words))] if harm else []
    return " ".join([*found, words.say("printed-cold", most=t.cold_tokens)])


def _of_block(t: WarTables, block: int) -> list[Operation]:
    return operations(t, t.blocks[block]) if block >= 0 else []


def _unfolded(t: WarTables, do: Sequence[Operation]) -> list[Operation]:
    """The operations of a card, with those of the scripts that it plays."""
    found: list[Operation] = []
    for op in do:
        if not isinstance(op, PlayScript):
            found.append(op)
            continue
        block = t.blocks[op.script]
        found += operations(t, block)
        found += [end for way in block.ways for end in operations(t, way) if isinstance(end, GameOver)]
    return found


def raid_does(t: WarTables, card: int, words: Words) -> str:
    """How bad a night raid is, and what becomes of its card (TWM-8.3, TWM-8.20)."""
    entry = t.content.ordered("raid", Raid, c.RAIDS.entries)[card]
    if entry.impact:
        return words.say("printed-script")
    if entry.damage + entry.wounds == 0:
        return words.say("printed-raid-quiet")
    numbers = {"damage": entry.damage, "wounds": entry.wounds, "removed": int(entry.after == "remove")}
    return words.say("printed-raid", order=entry.order, **numbers)


def resident_does(t: WarTables, card: int, words: Words) -> str:
    """How many they are, how they are armed and what can be done (TWM-7.28, TWM-10.1)."""
    entry = t.content.ordered("resident", Resident, c.RESIDENTS.entries)[card]
    if not entry.number:
        return words.say("printed-script")
    number = [words.say("printed-number", results=results, n=n) for results, n in runs(entry.number)]
    armed = [
        words.say("printed-armed", letter=letter, weapons=_weapons(weapons, words))
        for letter, weapons in (("A", entry.a), ("B", entry.b), ("C", entry.c))
    ]
    found = [words.say("printed-residents", number=joined(number, words), armed=", ".join(armed))]
    block = t.blocks[t.resident_do[card]]
    if entry.do:
        found.append(sentence(effects(operations(t, block), words)))
    return "\n".join([" ".join(found), *_choices(t, block, words)])


def _weapons(weapons: Sequence[str], words: Words) -> str:
    return " + ".join(words.entry(c.WEAPONS, c.WEAPONS.number(weapon)) for weapon in weapons)


def visitor_does(t: WarTables, card: int, words: Words) -> str:
    """What somebody at the door wants or offers (TWM-4.24)."""
    entry = t.content.ordered("visitor", Visitor, c.VISITORS.entries)[card]
    if entry.pools:
        return words.say("printed-script")
    block = t.blocks[t.visitor_do[card]]
    do = operations(t, block)
    found = [sentence(effects(do, words))] if do else []
    if any(isinstance(op, Recruit) for op in do):
        found.append(words.say("on-newcomer", value=t.newcomer_gift))
    lines = [" ".join(found)] if found else []
    return "\n".join([*lines, *_choices(t, block, words)]) or words.say("printed-nobody")


def exploration_does(t: WarTables, card: int, words: Words) -> str:
    """What is found on the way, or stands in it (TWM-7.9)."""
    entry = t.content.ordered("exploration", Exploration, c.EXPLORATION.entries)[card]
    if entry.pools:
        return words.say("printed-script")
    block = t.blocks[t.exploration_do[card]]
    do = operations(t, block)
    found = [sentence(effects(do, words))] if do else []
    return " ".join([*found, *_choices(t, block, words)])


def finding_does(t: WarTables, card: int, words: Words) -> str:
    """What each row of a findings card gives (TWM-7.30)."""
    if t.content.ordered("finding", Finding, c.FINDINGS.entries)[card].impact:
        return words.say("printed-script")
    rows = [(row, t.findings_on(card, row)) for row in range(len(c.ROWS))]
    return "\n".join(
        words.say("printed-choice", choice=words.entry(c.ROWS, row), effect=goods(gain, words)) for row, gain in rows
    )


def shelter_does(t: WarTables, card: int, words: Words) -> str:
    """The loot of a shelter card (TWM-4.10)."""
    return goods(t.shelter_gain[card], words)


def _choices(t: WarTables, block: Block, words: Words) -> list[str]:
    """What may be chosen, each with what it does where its name does not say it all."""
    found: list[str] = []
    for number, way in enumerate(block.ways, 1):
        name = words.say(f"{block.table}-{block.entry}", f"o{number}")
        do = operations(t, way)
        plain = all(op.NAME in NAMED for op in do)
        effect = effects(_unfolded(t, do), words)
        found.append(sentence(name) if plain else words.say("printed-choice", choice=name, effect=effect))
    return found


def _said(do: Sequence[Operation], words: Words) -> str:
    return effects(do, words) or words.say("effect-nothing")
