"""How hard This War of Mine is for the heuristic agent: matches survived, days reached, causes of death, and how
often each card and fitting was met.

    python -m bench.warofmine --matches 300
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from statistics import median
from textwrap import wrap

from holdfast.agents import Sight, parse_agent
from holdfast.core import Domain, Event, Rng, Tables
from holdfast.games.warofmine import GAME
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine import log as e
from holdfast.games.warofmine.state.ending import fates
from holdfast.games.warofmine.state.reasons import CEASEFIRE
from holdfast.games.warofmine.state.state import State

# Measuring


MET = {
    "event-card": "Events and chapters",
    "objective": "Objectives revealed",
    "achieved": "Objectives reached",
    "built": "Fittings built",
    "visited": "Visitors",
    "went": "Locations",
    "explored": "Exploration cards",
    "found": "Findings",
    "met": "Residents",
    "raided": "Night raids",
    "fated": "Fate cards, also in fights",
    "kept": "Narrative cards kept",
    "played": "Narrative cards played",
    "joined": "Characters who came later",
    "noted": "Notes made",
    "read": "Scripts read",
    "epilogue": "Epilogues read",
}
"""Kinds of events that say that something was met."""

KINDS = {kind.name: kind for kind in e.EVENT_KINDS}
DECKS = {name: (title, KINDS[name].domains[0]) for name, title in MET.items()}


class Figures:
    """What is counted over many matches."""

    def __init__(self) -> None:
        self.matches = 0
        self.ends: Counter[str] = Counter()
        self.lost_on: list[int] = []
        """The day of each lost match."""
        self.survivors = 0
        self.gone: Counter[str] = Counter()
        """People lost, by cause."""
        self.met: Counter[tuple[str, str]] = Counter()
        self.met_in: Counter[tuple[str, str]] = Counter()
        """In how many matches."""

    def add(self, s: State, met: Counter[tuple[str, str]]) -> None:
        self.matches += 1
        self.ends[GAME.reasons[s.reason]] += 1
        if s.reason == CEASEFIRE:
            self.survivors += len(s.people.group)
        else:
            self.lost_on.append(s.day)
        self.gone.update(f"{state or 'other'}, {how}" for _, how, state, _ in fates(s))
        self.met.update(met)
        self.met_in.update(met.keys())

    @property
    def won(self) -> int:
        return self.ends["ceasefire"]

    def causes(self) -> Counter[str]:
        """What people died of or broke under."""
        found: Counter[str] = Counter()
        for name, n in self.gone.items():
            found[name.split(",")[0]] += n
        return found

    def lost_before(self, day: int) -> int:
        return sum(1 for lost in self.lost_on if lost < day)


def one_match(seats: int, seed: int) -> tuple[State, list[str], Counter[tuple[str, str]]]:
    """One match of the agent: how it ended, what was done, and what was met."""
    s: State = GAME.new(seats=seats, seed=seed)
    agent = parse_agent("heuristic", GAME).make(GAME, 0, Rng(seed))
    actions: list[str] = []
    first = ("event-card", "chapter-1"), ("objective", c.OBJECTIVES.entries[s.story.objectives[0]])
    met = Counter(first)  # the first card is turned before the first decision
    s.log = []
    while s.decision is not None:
        action = agent.choose(s.decision, Sight(s, s.decision.seat))
        actions.append(action.text)
        s.apply(action)
        met.update(seen(s.log, s.t))
        s.log = []
    if s.reason == CEASEFIRE:
        met["achieved", "survive"] += 1
    return s, actions, met


def seen(log: list[Event], tables: Tables) -> Iterable[tuple[str, str]]:
    for event in log:
        name = event.kind.name
        if name in DECKS and (name != "met" or event.b == 0):  # residents are told of again with their number
            yield name, str(tables.entry_id(event.kind.domains[0], event.a))


def measure(matches: int, first: int = 0) -> Figures:
    """That many matches, from the first seed on."""
    figures = Figures()
    for seed in range(first, first + matches):
        s, _, met = one_match(1, seed)
        figures.add(s, met)
    return figures


# Telling


def summary(f: Figures) -> list[str]:
    people = sum(f.gone.values())
    lines = [f"{f.matches} matches"]
    lines.append(f"{'saw the ceasefire':24}{f.won / f.matches:6.1%}   with {f.survivors / max(1, f.won):.1f} people")
    lines.append(f"{'lost before day 4':24}{f.lost_before(4) / f.matches:6.1%}")
    if f.lost_on:
        lines.append(f"{'half of the lost by day':24}{int(median(f.lost_on)):5}")
        days = Counter(f.lost_on)
        lines.append("lost on day " + ", ".join(f"{day}: {days[day]}" for day in sorted(days)))
    lines.append("ended by " + ", ".join(f"{end}: {n}" for end, n in f.ends.most_common()))
    lines.append(f"people lost to ({people / f.matches:.1f} in a match)")
    for cause, n in f.causes().most_common():
        hows = ", ".join(f"{name.split(', ')[1]} {m}" for name, m in f.gone.most_common() if name.startswith(cause))
        lines.append(f"  {cause:22}{n / people:6.1%}   {hows}")
    return lines


def cards(f: Figures) -> list[str]:
    """Deck by deck: how often in a match, and in how many of a hundred matches at all."""
    lines = []
    for kind, (title, domain) in DECKS.items():
        if domain is c.SCRIPTS:
            lines += scripts(f, domain) if kind == "read" else []
            continue
        lines += ["", f"{title:32}{'a match':>8}{'matches':>9}"]
        for name in sorted(domain.entries, key=lambda entry: (-f.met[kind, entry], entry)):
            n, m = f.met[kind, name] / f.matches, f.met_in[kind, name] / f.matches
            lines.append(f"  {name:30}{n:8.2f}{m:9.1%}" if n else f"  {name:30}{'never':>8}")
    return lines


def scripts(f: Figures, domain: Domain) -> list[str]:
    never = [name for name in domain.entries if not f.met["read", name] + f.met["epilogue", name]]
    lines = ["", f"Scripts read: {len(domain.entries) - len(never)} of {len(domain.entries)}; never:"]
    return lines + wrap(" ".join(never), 100, initial_indent="  ", subsequent_indent="  ")


def as_json(f: Figures) -> str:
    met = {
        title: {name: [f.met[kind, name], f.met_in[kind, name]] for name in domain.entries}
        for kind, (title, domain) in DECKS.items()
    }
    figures = {
        "matches": f.matches, "ends": f.ends, "lost_on": Counter(f.lost_on), "survivors": f.survivors,
        "gone": f.gone, "met": met,
    }  # fmt: skip
    return json.dumps(figures, indent=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0, help="of the first match")
    parser.add_argument("--cards", action="store_true", help="also say how often each card and fitting was met")
    parser.add_argument("--json", action="store_true", help="say everything as JSON instead")
    arguments = parser.parse_args()
    figures = measure(arguments.matches, arguments.seed)
    if arguments.json:
        print(as_json(figures))
        return
    print("\n".join(summary(figures) + (cards(figures) if arguments.cards else [])))


if __name__ == "__main__":
    main()
