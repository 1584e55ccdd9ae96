"""What the policy knows: questions about a state that was drawn at random in agreement with what the seat sees.

Whatever the seat does not know was drawn anew, so nothing here can tell a secret."""

from typing import Final

from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.combat.foes import foes_alive
from holdfast.games.warofmine.house.costs import has_parts
from holdfast.games.warofmine.house.fittings import stands
from holdfast.games.warofmine.house.recipes import recipe_open
from holdfast.games.warofmine.state.masks import has
from holdfast.games.warofmine.state.people import HOME, OUT
from holdfast.games.warofmine.state.state import State

FOOD: Final = (c.VEGETABLE, c.RAW_FOOD, c.CANNED_FOOD)


class Facts:
    def __init__(self, s: State) -> None:
        self.s = s
        self.t = s.t
        self.day = s.day
        self.die = s.die
        self.cold = s.house.cold
        self.noise = s.outing.noise
        self.unknown = len(s.decks.unknown)
        """How many cards of the Unknown deck are left to explore."""
        self.storage = s.goods.storage
        self.pile = s.goods.pile
        self.at_hand = s.at_hand()
        """What can be offered and used where the group is now."""
        self.box = s.goods.box
        self.group = s.people.group
        self.fittings = s.house.fittings

    # People

    def level(self, who: int, state: int) -> int:
        return self.s.people.level(who, state)

    def worst(self, state: int) -> int:
        most = 0
        for who in self.group:
            most = max(most, self.s.people.level(who, state))
        return most

    def sum_of(self, state: int) -> int:
        total = 0
        for who in self.group:
            total += self.s.people.level(who, state)
        return total

    def is_starter(self, who: int) -> bool:
        return has(self.s.people.starters, who)

    def party(self) -> list[int]:
        return [who for who in self.group if self.s.people.where[who] == OUT]

    def home(self) -> list[int]:
        return [who for who in self.group if self.s.people.where[who] == HOME]

    def present(self) -> list[int]:
        """The party when it is out, otherwise those at home."""
        return self.party() if self.s.outside() else self.home()

    def prowess(self, who: int) -> int:
        return self.s.prowess(who)

    def inventory(self, who: int) -> int:
        return self.s.inventory(who)

    def has_eaten(self, who: int) -> bool:
        return self.s.people.has_eaten(who)

    # Goods

    def owned(self, thing: int) -> int:
        return self.storage[thing] + self.pile[thing]

    def value(self, thing: int) -> int:
        return self.s.value(thing)

    def larder(self) -> int:
        """How many evenings of one person the food lasts."""
        total = 0
        for food in FOOD:
            total += (food + 1) * self.owned(food)
        return total

    def ways(self) -> list[tuple[int, int, int]]:
        """The ways to further the open objective: a thing, how many of it, and how far that leads."""
        goal = self.s.story.goal()
        if goal < 0:
            return []
        return [(way.item, way.number, way.steps) for way in self.t.contributions[goal]]

    def steps_left(self) -> int:
        """How far it is to the end of the open objective."""
        goal = self.s.story.goal()
        return self.t.track[goal] - self.s.story.progress if goal >= 0 else 0

    def asked_for(self, thing: int) -> bool:
        """Whether the open objective takes it."""
        goal = self.s.story.goal()
        if goal >= 0:
            for way in self.t.contributions[goal]:
                if way.item == thing:
                    return True
        return False

    # The house

    def card(self, space: int) -> int:
        """The kind of shelter card on a space, -1 for none."""
        card = self.s.house.cards[space]
        return self.t.shelter_kind[card] if card >= 0 else -1

    def stands(self, fitting: int) -> bool:
        """Whether a fitting stands where it is of use."""
        return stands(self.s, fitting)

    def open_recipes(self, space: int) -> list[int]:
        """What can be done at the fitting of a space now."""
        recipes = self.t.fitting_recipes[self.fittings[space]]
        return [recipe for recipe in recipes if recipe_open(self.s, recipe, space, self.s.house.reached)]

    def has_parts(self, fitting: int) -> bool:
        """Whether Storage has what a fitting costs besides wood and components."""
        return has_parts(self.s, fitting)

    # Outside

    def resident(self) -> str:
        """Whom the party meets, empty for nobody."""
        card = self.s.outing.resident
        return c.RESIDENTS.entries[card] if card >= 0 else ""

    def foes(self) -> int:
        return foes_alive(self.s)

    # The decision

    def facts(self, name: str) -> list[int]:
        """Facts of the decision by their name, as numbers of their domain."""
        assert self.s.decision is not None
        return [value for fact, _, value in self.s.decision.step.facts(self.s) if fact == name]

    def fact(self, name: str) -> int:
        return self.facts(name)[0]

    def character(self) -> int:
        """Whom the decision is about."""
        return self.fact("character")
