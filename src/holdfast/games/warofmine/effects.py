# mypyc: skip
"""What the operations of cards and scripts do, in words: for those that may be read before they are chosen."""

from collections.abc import Mapping, Sequence

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Domain, Words
from holdfast.games.warofmine.content import Choice, If, Op, Script
from holdfast.games.warofmine.tables import WarTables

EFFECTS = Domain(
    "effect",
    (
        "lower", "raise", "relief", "split-wounds", "select", "gain", "gain-value", "lose-value", "trade", "roll",
        "prowess-rerolls-allowed", "noise", "noise-roll", "draw-findings", "cold", "free-fitting", "look-top",
        "lose", "things", "food", "return-exploration", "add-exploration", "combat-start", "empathy-roll",
        "end-scavenging", "skip-phase", "shuffle-red", "remove-visitors", "nothing", "more", "on", "otherwise", "or",
        "any-goods",
    ),
)  # fmt: skip
EVERYTHING = 20
"""More than a party can have of a kind: cards that take everything name such a number."""
COLORS = Domain("color", ("green", "red", "yellow", "grey"))


def goods(pairs: Sequence[int], words: Words) -> str:
    """«2 wood, 4 components», from pairs of item and number."""
    return ", ".join(amount(pairs[i], pairs[i + 1], words) for i in range(0, len(pairs), 2))


def amount(item: int, number: int, words: Words) -> str:
    """«1 component», «2 components»."""
    one, many = words.entry(c.ITEMS, item), words.entry(c.ITEMS, item, "many")
    return words.say("on-goods", number=number, one=one, many=many)


def _goods(named: Mapping[str, int], words: Words) -> str:
    return ", ".join(amount(c.ITEMS.number(name), number, words) for name, number in named.items())


def joined(parts: Sequence[str], words: Words) -> str:
    """One thing after another."""
    return words.say("on-semicolon").join(part for part in parts if part)


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def either(names: Sequence[str], words: Words) -> str:
    """«soldiers or rebels»."""
    *first, last = names
    return words.say("effect-or", first=", ".join(first), last=last) if first else last


def script(t: WarTables, number: int) -> Script:
    """A script as the content has it."""
    return next(entry for entry in t.content.table("script", Script) if entry.id == str(number))


def script_says(t: WarTables, number: int, words: Words) -> str:
    """What a script does and where it may lead, as far as that is told beforehand."""
    read = script(t, number)
    lines = [effects(read.do, words), *(_way(option, words) for option in read.option)]
    return "\n".join(line for line in lines if line)


def _way(option: Choice, words: Words) -> str:
    """One line for each way on: the results that lead there, and what follows."""
    results = option.roll or (option.when_.roll if option.when_ else [])
    more = words.say("effect-more") if option.goto else ""
    follows = joined([effects(option.do, words), more], words) or words.say("effect-nothing")
    return words.say("effect-on", results=_range(results), effect=follows) if results else follows


def effects(operations: Sequence[Op], words: Words) -> str:
    """«Misery -1 for everybody; 2 wood»; what has no words of its own is «more»."""
    found: list[str] = []
    for op in operations:
        if op.when_ and op.when_.trade:  # how a trade with residents goes on is told when it has taken place
            continue
        said = _under(op.when_, _effect(op, words), words)
        if said and said not in found:
            found.append(said)
    return joined(found, words)


def _under(condition: If | None, said: str, words: Words) -> str:
    """An effect with the results of the die, or the refusal, that it depends on."""
    if not said or condition is None:
        return said
    if condition.did is False:
        return words.say("effect-otherwise", effect=said)
    return words.say("effect-on", results=_range(condition.roll), effect=said) if condition.roll else said


def _range(results: Sequence[int]) -> str:
    low, high = results[0], min(results[-1], 10)
    return str(low) if low == high else f"{low}-{high}"


def _effect(op: Op, words: Words) -> str:
    n = op.n or 1
    match op.op:
        case "lower" | "raise" if op.state:
            return words.say(f"effect-{op.op}", condition=_state(op.state, words), n=n, who=op.who or "this")
        case "relief" if op.state and op.state2:
            states = {"one": _state(op.state, words), "other": _state(op.state2, words)}
            return words.say("effect-relief", n=n, who=op.who or "this", **states)
        case "split_wounds":
            return words.say("effect-split-wounds", n=n)
        case "select":
            return words.say("effect-select", n=n)
        case "gain" if op.items:
            return words.say("effect-gain", goods=_goods(op.items, words))
        case "lose":
            return words.say("effect-lose", goods=_lost(op, words))
        case "gain_value" if op.colors:
            return words.say("effect-gain-value", value=op.value or 0, colors=_colors(op.colors, words))
        case "lose_value":
            return words.say("effect-lose-value", value=op.min or 0)
        case "trade" if op.colors:
            return words.say("effect-trade", commission=op.commission or 0, colors=_colors(op.colors, words))
        case "noise" | "cold":
            return words.say(f"effect-{op.op}", d=f"{op.d or 0:+d}")
        case "return_exploration" | "add_exploration" if op.n:
            return words.say(f"effect-{op.op.replace('_', '-')}", n=n)
        case "combat_start":
            return words.say("effect-combat-start", by=op.by or "us")
        case "draw_findings" if op.rows:
            rows = either([words.entry(c.ROWS, c.ROWS.number(row)) for row in op.rows], words)
            return words.say("effect-draw-findings", n=n, rows=rows)
        case "look_top" if op.deck:
            return words.say("effect-look-top", deck=words.entry(c.DECKS, c.DECKS.number(op.deck)))
        case "skip_phase" if op.phase:
            return words.say("effect-skip-phase", n=n, phase=words.entry(c.PHASES, c.PHASES.number(op.phase)))
        case "remove_visitors" if op.cards:
            cards = [words.entry(c.VISITORS, c.VISITORS.number(card)) for card in op.cards]
            return words.say("effect-remove-visitors", visitors=", ".join(cards))
        case "roll" | "prowess_rerolls_allowed" | "noise_roll" | "free_fitting" | "shuffle_red" | "empathy_roll":
            return words.say(f"effect-{op.op.replace('_', '-')}")
        case "end_scavenging":
            return words.say(f"effect-{op.op.replace('_', '-')}")
    return words.say("effect-more")


def _lost(op: Op, words: Words) -> str:
    """What is given up: these goods, or so many of a kind, or all of it."""
    if op.items:
        return _goods(op.items, words)
    if op.one_of:
        return either([words.entry(c.ITEMS, c.ITEMS.number(name), "a") for name in op.one_of], words)
    kind = (
        _colors(op.colors, words)
        if op.colors
        else words.say("effect-food" if op.kind == "food" else "effect-any-goods")
    )
    return words.say("effect-things", n=op.n or 1, all=int((op.n or 1) >= EVERYTHING), kind=kind)


def _state(name: str, words: Words) -> str:
    return words.entry(c.STATES, c.STATES.number(name))


def _colors(names: Sequence[str], words: Words) -> str:
    """The kinds of goods that the colours stand for."""
    if len(names) == len(COLORS):
        return words.say("effect-any-goods")
    return ", ".join(words.entry(COLORS, COLORS.number(name)) for name in names)
