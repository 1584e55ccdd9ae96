# mypyc: skip
"""What the policy knows: the view of its seat, read once, and what is printed on components."""

from collections.abc import Callable
from functools import cached_property

from holdfast.core import Domain
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.content.tables import WarTables
from holdfast.games.warofmine.house.costs import has_parts
from holdfast.games.warofmine.house.fittings import stands
from holdfast.games.warofmine.house.recipes import recipe_open
from holdfast.games.warofmine.state.masks import one
from holdfast.games.warofmine.state.state import State
from holdfast.games.warofmine.tell.view import WarView

FOOD = (c.VEGETABLE, c.RAW_FOOD, c.CANNED_FOOD)
NUMBERS = {
    domain.name: {entry: number for number, entry in enumerate(domain.entries)}
    for domain in (c.CHARACTERS, c.ITEMS, c.FITTINGS, c.LOCATIONS, c.RAIDS, c.RESIDENTS, c.SPACES, c.STATES)
}


def number(domain: Domain, entry: str | None) -> int:
    """The number of a thing, which actions have too; -1 for nothing."""
    return -1 if entry is None else NUMBERS[domain.name][entry]


def column(domain: Domain, counts: dict[str, int]) -> list[int]:
    """Counts by id as a list over the domain."""
    found = [0] * len(domain)
    for entry, count in counts.items():
        found[NUMBERS[domain.name][entry]] = count
    return found


class Facts:
    """A view by the numbers of the catalogue. The few questions that need a rule are put to a state that was drawn at
    random in agreement with the view: `draw` makes one."""

    def __init__(self, view: WarView, t: WarTables, draw: Callable[[], State] | None = None) -> None:
        self.view = view
        self.t = t
        self._draw = draw
        self.day = view.day
        self.die = view.die
        self.phase = view.phase
        self.cold = view.house.cold
        self.noise = view.outing.noise
        self.unknown = view.decks.sizes["unknown"]
        """How many cards of the Unknown deck are left to explore."""
        self.red_residents = view.decks.sizes["red-residents"]
        """How many red-corner residents are not in their deck yet."""
        self.storage = column(c.ITEMS, view.goods.storage)
        self.pile = column(c.ITEMS, view.goods.carried)
        self.at_hand = self.pile if view.outing.location is not None else self.storage
        """What can be offered and used where the group is now."""
        self.people = {number(c.CHARACTERS, person.id): person for person in view.people}
        self.group = list(self.people)

    # People

    @cached_property
    def _levels(self) -> dict[int, list[int]]:
        return {who: column(c.STATES, person.levels) for who, person in self.people.items()}

    def level(self, who: int, state: int) -> int:
        return self._levels[who][state]

    def worst(self, state: int) -> int:
        return max((self.level(who, state) for who in self.group), default=0)

    def sum_of(self, state: int) -> int:
        return sum(self.level(who, state) for who in self.group)

    def party(self) -> list[int]:
        return [who for who, person in self.people.items() if person.where == "out"]

    def home(self) -> list[int]:
        return [who for who, person in self.people.items() if person.where == "home"]

    def present(self) -> list[int]:
        """The party when it is out, otherwise those at home."""
        return self.home() if self.view.outing.location is None else self.party()

    def prowess(self, who: int) -> int:
        return self.people[who].prowess

    def inventory(self, who: int) -> int:
        return self.people[who].inventory

    def has_eaten(self, who: int) -> bool:
        return self.people[who].has_eaten

    # Goods

    def owned(self, thing: int) -> int:
        return self.storage[thing] + self.pile[thing]

    @cached_property
    def box(self) -> list[int]:
        return column(c.ITEMS, self.view.goods.box)

    @cached_property
    def _values(self) -> list[int]:
        return column(c.ITEMS, self.view.goods.values)

    def value(self, thing: int) -> int:
        return self._values[thing]

    def larder(self) -> int:
        """How many evenings of one person the food lasts."""
        return sum((food + 1) * self.owned(food) for food in FOOD)

    @cached_property
    def objective(self) -> int:
        return -1 if self.view.story.objective is None else c.OBJECTIVES.number(self.view.story.objective)

    @cached_property
    def ways(self) -> list[tuple[int, int, int]]:
        """The ways to further the open objective: a thing, how many of it, and how far that leads."""
        if self.objective < 0:
            return []
        return [(way.item, way.number, way.steps) for way in self.t.contributions[self.objective]]

    def asked_for(self, thing: int) -> bool:
        """Whether the open objective takes it."""
        return any(thing == wanted for wanted, _, _ in self.ways)

    # The house

    @cached_property
    def fittings(self) -> list[int]:
        return [number(c.FITTINGS, space.fitting) for space in self.view.house.spaces]

    @cached_property
    def cards(self) -> list[str | None]:
        """The kind of shelter card on each space."""
        return [space.card for space in self.view.house.spaces]

    def stands(self, fitting: int) -> bool:
        """Whether a fitting stands where it is of use."""
        return stands(self._drawn, fitting)

    def open_recipes(self, space: int) -> list[int]:
        """What can be done at the fitting of a space now."""
        drawn = self._drawn
        reached = 0
        for entry in self.view.house.reached:
            reached |= one(number(c.SPACES, entry))
        recipes = self.t.fitting_recipes[self.fittings[space]]
        return [recipe for recipe in recipes if recipe_open(drawn, recipe, space, reached)]

    def has_parts(self, fitting: int) -> bool:
        """Whether Storage has what a fitting costs besides wood and components."""
        return has_parts(self._drawn, fitting)

    @cached_property
    def _drawn(self) -> State:
        assert self._draw is not None
        return self._draw()

    # Outside

    @cached_property
    def resident(self) -> str | None:
        return self.view.outing.resident

    @cached_property
    def spots(self) -> list[str | None]:
        """The locations, the near one first."""
        return [self.view.decks.locations[spot] for spot in c.SPOTS.entries]

    def foes(self) -> int:
        return sum(foe.alive for foe in self.view.fight.foes)

    # The decision

    def fact(self, name: str) -> str | int:
        """A fact of the decision by its name."""
        return self.facts(name)[0]

    def facts(self, name: str) -> list[str | int]:
        assert self.view.asked is not None
        return [fact.id for fact in self.view.asked.facts if fact.name == name]

    def amount(self, name: str) -> int:
        return int(self.fact(name))

    def character(self) -> int:
        """Whom the decision is about."""
        return number(c.CHARACTERS, str(self.fact("character")))
