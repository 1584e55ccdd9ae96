"""Tables of This War of Mine for stories: people, goods and cards are named by their words."""

import tomllib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from holdfast.core import Domain, Overrides
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.content.build import Builder
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.goods.trade import priced
from holdfast.games.warofmine.house.reach import reach
from holdfast.games.warofmine.outside.scavenging import Equip, Explore
from holdfast.games.warofmine.phases.assign import Assign
from holdfast.games.warofmine.phases.day import Day, begin_stage
from holdfast.games.warofmine.phases.flow import DUSK, RAID, Flow
from holdfast.games.warofmine.script.frame import Run, play
from holdfast.games.warofmine.script.operation import Operation
from holdfast.games.warofmine.script.ops import Op
from holdfast.games.warofmine.state.jobs import no_jobs
from holdfast.games.warofmine.state.masks import has, mask_of
from holdfast.games.warofmine.state.notes import AT_LOCATION, WITH_CHARACTER, Note
from holdfast.games.warofmine.state.people import HOME, OUT
from holdfast.testing import Table

WHO = c.CHARACTERS.number
ITEM = c.ITEMS.number
SPACE = c.SPACES.number
FITTING = c.FITTINGS.number
STATE = c.STATES.number
BOOK = [
    entry
    for path in sorted((GAME.folder / "content" / "book").rglob("*.toml"))
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["script"]
]
"""Our own scripts as their files have them."""
SCRIPTS = GAME.tables().content.added["script"]
"""All scripts, by the numbers of events."""


def them(*names: str) -> int:
    """These people, as steps and states keep a set."""
    return mask_of([WHO(name) for name in names])


def items(*names: str) -> int:
    """These kinds of goods, as steps and states keep a set."""
    return mask_of([ITEM(name) for name in names])


def spaces(*names: str) -> int:
    """These spaces of the house, as steps and states keep a set."""
    return mask_of([SPACE(name) for name in names])


def rows(*names: str) -> int:
    """These rows of the findings cards, as steps keep a set."""
    return mask_of([c.ROWS.number(name) for name in names])


def prices(**resources: int) -> int:
    """What a trader asks for resources."""
    return sum(priced(ITEM(name), price) for name, price in resources.items())


def members(domain: Domain, found: int) -> set[str]:
    """The names of those who are in a set."""
    return {name for number, name in enumerate(domain.entries) if has(found, number)}


class House(Table):
    """A quiet house at the first stage of the first day: Katia, Zlata and Anton unless others are named, nobody hungry,
    nothing in Storage. All methods that arrange something leave the question as it is; `at` asks anew."""

    NEXT_PART = frozenset({"assign", "script"})
    FACTS = frozenset(
        {
            "about", "actions", "again", "agreed", "ally", "among", "armed", "available", "backstab", "begun",
            "capacity", "card", "cards", "character", "chosen", "cold", "color", "commission", "credit", "damage",
            "dice", "did", "die", "effect", "face", "first", "fitting", "fittings", "floor", "foe", "foes", "food",
            "from", "item", "keep", "kills", "kind", "left", "levels", "limit", "location", "more", "moved", "next",
            "noise", "note", "number", "one", "operation", "option", "order", "other", "ours", "paid", "part",
            "people", "pieces", "plain", "points", "price", "printed", "queued", "reached", "recipe", "resident",
            "result", "returned", "roll", "rolled", "round", "row", "script", "sells", "shoots", "side", "single",
            "slot", "space", "stage", "step", "stored", "taken", "tested", "then", "tokens", "valuable", "value",
            "water", "weight", "wounds",
        }
    )  # fmt: skip
    ALWAYS_OPEN = True

    def __init__(
        self, people: str = "katia zlata anton", *, seats: int = 1, seed: int = 1, content: Overrides | None = None
    ) -> None:
        super().__init__(GAME, seats, seed, content=content)
        s = self.state
        s.people.group = [WHO(name) for name in people.split()]
        everybody = range(len(c.CHARACTERS))
        s.people.starters = mask_of(s.people.group)
        s.people.where = [HOME if who in s.people.group else 0 for who in everybody]
        s.people.task = [-1] * len(c.CHARACTERS)
        for who in s.people.group:
            for state in range(len(c.STATES)):
                s.people.set_level(who, state, 0)
        s.decks.unused = [who for who in everybody if who not in s.people.group and s.t.border[who] > 0]
        s.notes.tokens = []
        s.decks.kept = []
        s.decks.narratives = list(range(len(c.NARRATIVES)))
        self.storage()
        s.jobs = no_jobs()
        s.swap(Assign(0, s.people.home(), reach(s)))
        s.settle()
        self.log.clear()

    def part(self) -> int:
        """The day."""
        return int(self.state.day)

    # Arranging

    def at(self, *steps: Any, **fields: Any) -> "House":
        """Stands at these steps (the last one comes first) and asks."""
        self.arrange(*steps, **fields)
        return self

    def who(self, name: str, **levels: int) -> "House":
        """`who("katia", wounds=2)`: her states."""
        for state, level in levels.items():
            self.state.people.set_level(WHO(name), STATE(state), level)
        return self

    def storage(self, **goods: int) -> "House":
        """Storage holds these and nothing else; the rest is in the box."""
        return self._goods(self.state.goods.storage, goods)

    def pile(self, **goods: int) -> "House":
        return self._goods(self.state.goods.pile, goods)

    def _goods(self, zone: list[int], goods: dict[str, int]) -> "House":
        s = self.state
        for item in range(len(c.ITEMS)):
            s.goods.box[item] += zone[item]
            zone[item] = goods.get(c.ITEMS.entries[item].replace("-", "_"), 0)
            s.goods.box[item] -= zone[item]
        return self

    def fitting(self, name: str, space: str) -> "House":
        """It stands there, and a shelter card that lay there is gone."""
        s = self.state
        if s.house.deck[FITTING(name)] > 0:
            s.house.take_fitting(FITTING(name))
        else:
            s.house.drop_idea(FITTING(name))
        s.house.take_card(SPACE(space))
        s.house.place(FITTING(name), SPACE(space))
        return self

    def clear(self, *spaces: str) -> "House":
        """These spaces have no shelter card any more."""
        for space in spaces:
            self.state.house.take_card(SPACE(space))
        return self

    def card(self, space: str, name: str) -> "House":
        """That shelter card lies on that space; it trades places with the one that was there."""
        house = self.state.house
        wanted, here = c.SHELTER.number(name), SPACE(space)
        if wanted in house.cards:
            house.lay_card(house.cards.index(wanted), house.cards[here])
        house.lay_card(here, wanted)
        return self

    def tasks(self, **tasks: str) -> "House":
        """`tasks(katia="guard")`; who scavenges is out."""
        s = self.state
        for name, task in tasks.items():
            s.people.give_task(WHO(name), c.TASKS.number(task))
            s.people.move(WHO(name), OUT if task == "scavenge" else HOME)
        return self

    def out(self, location: str = "hotel", **tasks: str) -> "House":
        """A party is there, the noise is 1, and the Unknown deck has ten cards."""
        s = self.state
        self.tasks(**tasks)
        place = c.LOCATIONS.number(location)
        if place in s.decks.locations:
            s.decks.locations = [*(x for x in s.decks.locations if x != place), s.decks.spots[0]]
            s.decks.spots = [place, *s.decks.spots[1:]]
        s.outing.location = place
        s.outing.noise = max(1, s.t.noise_floor[place])
        s.decks.unknown, s.decks.exploration = s.decks.exploration[-10:], s.decks.exploration[:-10]
        return self

    def unknown(self, *names: str) -> "House":
        """The Unknown deck is these cards, the first on top."""
        s = self.state
        pool = s.decks.exploration + s.decks.unknown
        cards = [c.EXPLORATION.number(name) for name in names]
        for card in cards:
            pool.remove(card)
        s.decks.exploration, s.decks.unknown = pool, cards[::-1]
        return self

    def on_top(self, deck: str, *names: str) -> "House":
        """These cards lie on top of a deck, the first uppermost."""
        domain = {
            "events": c.EVENTS,
            "residents": c.RESIDENTS,
            "raids": c.RAIDS,
            "visitors": c.VISITORS,
            "findings": c.FINDINGS,
            "narratives": c.NARRATIVES,
        }[deck]
        aside = {"residents": "red_residents", "raids": "red_raids", "events": "unused_events"}.get(deck, "")
        for name in reversed(names):
            card = domain.number(name)
            cards = list(getattr(self.state.decks, deck))
            if deck == "events" and card in cards and self.state.t.event_kind[card] == 0:
                cards[cards.index(card)] = self.state.decks.unused_events[-1]  # chapters stay in their places
                self.state.decks.unused_events = self.state.decks.unused_events[:-1]
            elif card in cards:
                cards.remove(card)
            elif aside:
                left = list(getattr(self.state.decks, aside))
                left.remove(card)
                setattr(self.state.decks, aside, left)
            setattr(self.state.decks, deck, [*cards, card])
        return self

    def keep(self, *numbers: int) -> "House":
        """The group holds these narrative cards."""
        s = self.state
        s.decks.kept = [number - 1 for number in numbers]
        s.decks.narratives = [card for card in range(len(c.NARRATIVES)) if card not in s.decks.kept]
        return self

    def note(self, name: str, *, charges: int = 0, place: str = "table", value: int = 0, weight: int = 0) -> "House":
        """It lies there: stored, carried, on the table, hidden, or `at church`, `with katia`."""
        how, _, what = place.partition(" ")
        if what:
            domain = c.CHARACTERS if how == "with" else c.LOCATIONS
            where, whose = {"at": AT_LOCATION, "with": WITH_CHARACTER}[how], domain.number(what)
        else:
            where, whose = ("stored", "carried", "table", "hidden").index(place), -1
        self.state.notes.add(Note(c.NOTES.number(name), charges, where, whose, c.GREY, value, weight))
        return self

    def read(self, number: int | str, *people: str, steps: tuple[Any, ...] = ()) -> "House":
        """Reads a script about these people (or about all who are present) over these steps."""
        s = self.state
        this = them(*people) or s.present()
        s.stack = list(steps)
        return self.run(lambda: play(s, s.t.script_of[str(number)], this))

    def talked(self) -> "House":
        """All talks that residents have of their own were told, so that their card's own comes next."""
        story = self.state.story
        story.told = [*story.told, *(block for talks in self.state.t.talks for block in talks)]
        return self

    def run(self, begin: Callable[[], None]) -> "House":
        """Begins something and goes on to the next question."""

        def whole() -> None:
            begin()
            self.state.settle()

        self.last = self._listen(whole)
        return self

    def perform(self, do: list[dict[str, Any]], *people: str, note: int = -1) -> "House":
        """Carries out operations, written as content writes them, about these people (and about a note)."""
        s = self.state
        builder = Builder(s.t)
        builder.at = ("script", "12")
        start = s.t.blocks[builder.block([msgspec.convert(op, Op) for op in do], [], "do")].start
        this = them(*people) or s.present()
        return self.run(lambda: s.push(Run(start, this, note=note)))

    # Looking

    def present(self) -> set[str]:
        return members(c.CHARACTERS, self.state.present())

    def guards(self) -> set[str]:
        return members(c.CHARACTERS, self.state.people.guards())

    def reached(self) -> set[str]:
        """The spaces of the house that can be reached."""
        return members(c.SPACES, reach(self.state))

    def found_on(self, card: str, row: str) -> dict[str, int]:
        """What a row of a findings card has."""
        pairs = self.state.t.findings_on(c.FINDINGS.number(card), c.ROWS.number(row))
        return {c.ITEMS.entries[item]: number for item, number in zip(pairs[::2], pairs[1::2], strict=True)}

    def boarded(self) -> int:
        """How many holes are boarded up."""
        return sum(self.state.house.is_boarded(hole) for hole in range(len(c.HOLES)))

    def level(self, name: str, state: str) -> int:
        return int(self.state.people.level(WHO(name), STATE(state)))

    def notes(self, name: str) -> list[Note]:
        """All notes of that name."""
        return [note for note in self.state.notes.tokens if note.id == c.NOTES.number(name)]

    def has(self, item: str) -> int:
        return int(self.state.goods.storage[ITEM(item)])

    def carries(self, item: str) -> int:
        return int(self.state.goods.pile[ITEM(item)])

    def box(self, item: str) -> int:
        return int(self.state.goods.box[ITEM(item)])

    @property
    def people(self) -> list[str]:
        return [c.CHARACTERS.entries[who] for who in self.state.people.group]


def stage(t: House, after: int = DUSK) -> House:
    """The first stage of the day, and Dusk or another phase after it."""
    t.state.stack = [Flow(after)]
    return t.run(lambda: begin_stage(t.state, 0, t.state.people.home()))


def outside(people: str = "katia zlata anton", party: str = "katia zlata", location: str = "hotel") -> House:
    """Some are out, the others on guard."""
    tasks = {name: "scavenge" if name in party.split() else "guard" for name in people.split()}
    return House(people).out(location, **tasks)


def exploring(people: str = "katia zlata anton", party: str = "katia zlata", location: str = "hotel") -> House:
    """The same, with the next exploration card before them."""
    return outside(people, party, location).at(Flow(RAID), Explore())


def op(name: str, **arguments: Any) -> dict[str, Any]:
    """An operation of a script; the words of Python have a bar at their end, such as `from_` and `if_`."""
    return {"op": name, **{key.rstrip("_"): value for key, value in arguments.items()}}


def made(do: Sequence[dict[str, Any]]) -> list[Operation]:
    """Operations that are written as content writes them."""
    builder = Builder(GAME.tables())
    builder.at = ("script", "12")
    return [builder.operation(msgspec.convert(operation, Op)) for operation in do]


def searching(*cards: str, location: str = "hotel", people: str = "katia zlata anton", **tasks: str) -> House:
    """Some are out, and these exploration cards are turned next."""
    t = House(people).out(location, **(tasks or PARTY))
    if cards:
        t.unknown(*cards)
    return t.at(Flow(RAID), Explore())


def departing(t: House, *dice: int) -> House:
    """The party leaves for its location with nothing but what it has; the dice on the way are known."""
    t.unknown().rig(*dice)
    return t.at(Flow(RAID), Equip())


def by_day(t: House, stage: int = 0) -> House:
    """A stage of the day, and Dusk after it."""
    return t.at(Flow(DUSK), Day(stage))


PARTY = {"katia": "scavenge", "zlata": "guard", "anton": "guard"}
"""One is out, the others on guard."""
OUT_THERE = (Flow(RAID), Explore())
"""The steps of a night out."""
