# mypyc: skip
"""What the operations of cards and scripts do, in words: for those that may be read before they are chosen."""

from collections.abc import Mapping, Sequence

import holdfast.games.warofmine.catalogue as c
from holdfast.core import Domain, Words
from holdfast.games.warofmine.content.schema import Choice, If, Op, Script
from holdfast.games.warofmine.content.tables import WarTables

EFFECTS = Domain(
    "effect",
    (
        "lower", "raise", "relief", "split-wounds", "select", "gain", "gain-value", "lose-value", "trade", "roll",
        "prowess-rerolls-allowed", "noise", "noise-roll", "draw-findings", "cold", "free-fitting", "look-top",
        "lose", "things", "food", "return-exploration", "add-exploration", "combat-start", "empathy-roll",
        "end-scavenging", "skip-phase", "shuffle-red", "remove-visitors", "nothing", "more", "on", "otherwise", "or",
        "any-goods", "weapons", "roll-each", "gain-one", "times", "lose-fittings", "remove-box", "price", "recruit",
        "game-over", "trade-goods", "noise-set", "play-resident",
        "today-sniper", "today-no-free-water", "today-raids", "when",
    ),
)  # fmt: skip
WHEN = Domain("when", ("goods", "this", "group", "others", "died", "fitting", "else"))
"""What must hold."""
TODAY = ("sniper", "no-free-water", "raids")
"""What an event says of its day, as far as it has words."""
SAID = ("has", "has_any", "kind", "colors", "this_has", "group_has", "others_have", "died_today", "fitting")
"""Conditions that have words."""
UNSAID = (
    "n", "count", "each", "level", "roll", "did", "optional", "neg", "in_box", "unknown", "can_clear", "can_place",
    "can_craft", "can_join", "can_trade", "trade", "free_water", "raid_due", "sleepers", "shelter_cards", "spent",
    "charged",
)  # fmt: skip
"""Conditions that only say how, or whether there is anything to do at all."""
EVERYTHING = 20
"""More than a party can have of a kind: cards that take everything name such a number."""


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
    found: dict[str, int] = {}
    chosen = 0
    for op in operations:
        if op.when_ and op.when_.trade:  # how a trade with residents goes on is told when it has taken place
            continue
        said = _under(op, _effect(op, chosen, words), words)
        if said:
            found[said] = found.get(said, 0) + (1 if op.one_of else 0)
        chosen = (op.n or 1) if op.op == "select" else chosen
    return joined([_repeated(said, n, words) for said, n in found.items()], words)


def _repeated(said: str, n: int, words: Words) -> str:
    """A choice that is made more than once; what else is there twice is said once."""
    return words.say("effect-times", n=n, effect=said) if n > 1 else said


def _under(op: Op, said: str, words: Words) -> str:
    """An effect with all that it depends on: results of a die, what was refused before, what there is."""
    condition = op.when_ or If()
    results = condition.roll or op.rolled
    given_up = op.op in ("lose", "lose_value")  # that it must be there goes without saying
    holds = "" if given_up else circumstances(condition, words)
    if results and condition.did is not False:
        said = words.say("effect-on", results=_range(results), effect=said)
    if holds:
        said = words.say("effect-when", condition=holds, effect=said)
    return words.say("effect-otherwise", effect=said) if condition.did is False else said


# What must hold


def circumstances(condition: If, words: Words) -> str:
    """«with a book», «if nobody died or left today»."""
    given = {name for name in condition.__struct_fields__ if getattr(condition, name) != getattr(If(), name)}
    found = [said for said in (_owned(condition, words), _felt(condition, words), _around(condition, words)) if said]
    if given - {*SAID, *UNSAID} or (condition.neg and len(found) > 1):
        return words.say("when-else")
    return ", ".join(found)


def _owned(condition: If, words: Words) -> str:
    if condition.has:
        item = c.ITEMS.number(condition.has)
        owned = words.entry(c.ITEMS, item, "a") if condition.n == 1 else amount(item, condition.n, words)
    elif condition.has_any:
        owned = _one_of(condition.has_any, words)
    elif condition.kind or condition.colors:
        owned = _things(condition.count, condition.kind, condition.colors, words)
    else:
        return ""
    return words.say("when-goods", goods=owned, neg=int(condition.neg))


def _felt(condition: If, words: Words) -> str:
    """What this character, somebody of the group or one of the others suffers from."""
    for whose in ("this", "group", "others"):
        states: list[str] = getattr(condition, f"{whose}_have" if whose == "others" else f"{whose}_has")
        if states:
            names = either([_state(name, words) for name in states], words)
            return words.say(f"when-{whose}", states=names, level=condition.level, neg=int(condition.neg))
    return ""


def _around(condition: If, words: Words) -> str:
    if condition.died_today:
        return words.say("when-died", neg=int(condition.neg))
    if condition.fitting:
        fitting = words.entry(c.FITTINGS, c.FITTINGS.number(condition.fitting), "a")
        return words.say("when-fitting", fitting=fitting, neg=int(condition.neg))
    return ""


# What is done


def runs(numbers: Sequence[int]) -> list[tuple[str, int]]:
    """The results of the black die that bring the same, together: «1-4» and what they bring."""
    found: list[tuple[str, int]] = []
    first = 0
    for i in range(1, len(numbers) + 1):
        if i == len(numbers) or numbers[i] != numbers[first]:
            found.append((_range([first + 1, i]), numbers[first]))
            first = i
    return found


def _range(results: Sequence[int]) -> str:
    low, high = results[0], min(results[-1], 10)
    return str(low) if low == high else f"{low}-{high}"


def _who(op: Op, chosen: int) -> str:
    """For whom: those who were chosen before, or as the operation says."""
    if op.who == "choose" and op.from_ == "others":
        return "another"
    return "them" if chosen > 1 and op.who in (None, "this") else op.who or "this"


def _effect(op: Op, chosen: int, words: Words) -> str:
    n = op.n or 1
    match op.op:
        case "lower" | "raise" if op.state:
            return words.say(f"effect-{op.op}", condition=_state(op.state, words), n=n, who=_who(op, chosen))
        case "relief" if op.state and op.state2:
            states = {"one": _state(op.state, words), "other": _state(op.state2, words)}
            return words.say("effect-relief", n=n, who=_who(op, chosen), **states)
        case "split_wounds":
            return words.say("effect-split-wounds", n=n)
        case "select":
            return words.say("effect-select", n=n)
        case "gain" if op.items:
            return words.say("effect-gain", goods=_goods(op.items, words))
        case "gain" if op.one_of:
            return words.say("effect-gain-one", goods=_one_of(op.one_of, words))
        case "lose":
            return words.say("effect-lose", goods=_lost(op, words))
        case "gain_value" if op.colors:
            return words.say("effect-gain-value", value=op.value or 0, colors=_colors(op.colors, words))
        case "lose_value":
            return words.say("effect-lose-value", value=op.min or 0)
        case "trade" if op.colors:
            return words.say("effect-trade", commission=op.commission or 0, colors=_colors(op.colors, words))
        case "trade":
            return words.say("effect-trade-goods", commission=op.commission or 0)
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
        case "lose_fittings":
            return words.say("effect-lose-fittings", n=n)
        case "remove_box" if op.items:
            return words.say("effect-remove-box", goods=_goods(op.items, words))
        case "price" if op.one_of:
            many = [words.entry(c.ITEMS, c.ITEMS.number(name), "many") for name in op.one_of]
            return words.say("effect-price", goods=", ".join(many), d=f"{op.d or 0:+d}")
        case "today" if op.flag in TODAY:
            return words.say(f"effect-today-{op.flag}", n=n, results=_range([1, n]))
        case "noise_set":
            return words.say("effect-noise-set", n=n)
        case "roll" if op.per:
            return words.say("effect-roll-each")
        case "roll" | "prowess_rerolls_allowed" | "noise_roll" | "free_fitting" | "shuffle_red" | "empathy_roll":
            return words.say(f"effect-{op.op.replace('_', '-')}")
        case "end_scavenging" | "recruit" | "game_over" | "play_resident":
            return words.say(f"effect-{op.op.replace('_', '-')}")
    return words.say("effect-more")


def _lost(op: Op, words: Words) -> str:
    """What is given up: these goods, or so many of a kind, or all of it."""
    if op.items:
        return _goods(op.items, words)
    if op.one_of:
        return _one_of(op.one_of, words)
    return _things(op.n or 1, op.kind or "", op.colors or [], words)


def _one_of(names: Sequence[str], words: Words) -> str:
    return either([words.entry(c.ITEMS, c.ITEMS.number(name), "a") for name in names], words)


def _things(n: int, kind: str, colors: Sequence[str], words: Words) -> str:
    """«2 things (food)»."""
    named = {"food": "effect-food", "weapon": "effect-weapons"}.get(kind, "effect-any-goods")
    said = _colors(colors, words) if colors else words.say(named)
    return words.say("effect-things", n=n, all=int(n >= EVERYTHING), kind=said)


def _state(name: str, words: Words) -> str:
    return words.entry(c.STATES, c.STATES.number(name))


def _colors(names: Sequence[str], words: Words) -> str:
    """The kinds of goods that the colours stand for."""
    if len(names) == len(c.COLORS):
        return words.say("effect-any-goods")
    return ", ".join(words.entry(c.COLORS, c.COLORS.number(name)) for name in names)
