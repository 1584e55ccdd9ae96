"""What holds for this day and its night; all of it ends with the next Morning."""

from typing import ClassVar, final

import holdfast.games.warofmine.script.terms as terms
from holdfast.core.fields import Fields
from holdfast.games.warofmine.state.masks import has, one


@final
class Today:
    FIELDS: ClassVar[Fields] = (
        ("sniper", None), ("no_free_water", None), ("raids", None), ("discount", None), ("findings", None),
        ("no_commission", None), ("no_backstab", None), ("no_parts", None), ("cards", None), ("no_visitor", None),
        ("ignore_cold", None), ("inventory", None), ("quiet", None), ("noise_min", None), ("noise_max", None),
        ("losses", None), ("mourning", None), ("listened", None), ("cooked", None), ("notes_used", None),
        ("woken", None),
    )  # fmt: skip

    def __init__(
        self,
        sniper: int = 0,
        no_free_water: int = 0,
        raids: int = 0,
        discount: int = 0,
        findings: int = 0,
        no_commission: int = 0,
        no_backstab: int = 0,
        no_parts: int = 0,
        cards: int = 0,
        no_visitor: int = 0,
        ignore_cold: int = 0,
        inventory: int = 0,
        quiet: int = 0,
        noise_min: int = 0,
        noise_max: int = 0,
        losses: int = 0,
        mourning: int = 0,
        listened: int = 0,
        cooked: int = 0,
        notes_used: int = 0,
        woken: int = 0,
    ) -> None:
        self.sniper = sniper
        """The result up to which the sniper hits; 0 for the printed one, below 0 if nobody shoots."""
        self.no_free_water = no_free_water
        self.raids = raids
        """How many night raids come, 0 for one."""
        self.discount = discount
        """What the next fitting costs less."""
        self.findings = findings
        """Cards that the next findings bring more."""
        self.no_commission = no_commission
        self.no_backstab = no_backstab
        self.no_parts = no_parts
        """1 if the next fitting needs no mechanical or electrical parts."""
        self.cards = cards
        """Exploration cards that are added to the Unknown deck."""
        self.no_visitor = no_visitor
        """1 if the next visitor stays away."""
        self.ignore_cold = ignore_cold
        self.inventory = inventory
        """What the party can carry more."""
        self.quiet = quiet
        """Exploration cards during which no noise is heard."""
        self.noise_min = noise_min
        self.noise_max = noise_max
        """0 for the end of the track."""
        self.losses = losses
        """Characters who died or left since this Morning."""
        self.mourning = mourning
        """1 while the roll for the day's dead is made: further losses count for no day."""
        self.listened = listened
        """1 if the radio was listened to."""
        self.cooked = cooked
        """1 if the cook has added his vegetable."""
        self.notes_used = notes_used
        """Notes that were used and may be used once a day, by their bits in the tables."""
        self.woken = woken
        """Who lay down on the floor this Evening and was woken to guard, as a mask."""

    def clone(self) -> "Today":
        return Today(
            self.sniper,
            self.no_free_water,
            self.raids,
            self.discount,
            self.findings,
            self.no_commission,
            self.no_backstab,
            self.no_parts,
            self.cards,
            self.no_visitor,
            self.ignore_cold,
            self.inventory,
            self.quiet,
            self.noise_min,
            self.noise_max,
            self.losses,
            self.mourning,
            self.listened,
            self.cooked,
            self.notes_used,
            self.woken,
        )

    def announce(self, flag: int, n: int) -> None:
        """What a card or script says of this day, by the numbers of `terms.FLAGS`."""
        if flag == terms.FLAG_SNIPER:
            self.sniper = n
        elif flag == terms.FLAG_NO_FREE_WATER:
            self.no_free_water = n
        elif flag == terms.FLAG_RAIDS:
            self.raids = n
        elif flag == terms.FLAG_DISCOUNT:
            self.discount = n
        elif flag == terms.FLAG_FINDINGS:
            self.findings += n
        elif flag == terms.FLAG_NO_COMMISSION:
            self.no_commission = n
        elif flag == terms.FLAG_NO_BACKSTAB:
            self.no_backstab = n
        elif flag == terms.FLAG_NO_PARTS:
            self.no_parts = n
        elif flag == terms.FLAG_CARDS:
            self.cards = n
        else:
            self.no_visitor = n

    def was_woken(self, character: int) -> bool:
        return has(self.woken, character)

    def wake(self, character: int) -> None:
        self.woken |= one(character)
