"""The night raid that is under way, and those that will not come."""

from typing import ClassVar, final

from holdfast.core.fields import Fields


@final
class Raid:
    FIELDS: ClassVar[Fields] = (("card", None), ("going", None), ("void", None), ("modifier", None), ("skipped", None))

    def __init__(self, card: int = -1, going: int = 0, void: int = 0, modifier: int = 0, skipped: int = 0) -> None:
        self.card = card
        """The card that is being resolved, -1 for none."""
        self.going = going
        """1 while there is a raid."""
        self.void = void
        """1 if the card comes to nothing."""
        self.modifier = modifier
        """Damage that is added, or points against it if below 0."""
        self.skipped = skipped
        """Raids that will not come; lasts beyond the day."""

    def clone(self) -> "Raid":
        return Raid(self.card, self.going, self.void, self.modifier, self.skipped)

    def skip(self, nights: int) -> None:
        """No raid comes in the next nights. To skip the same night twice does not skip the one after it (TWM-8.17)."""
        self.skipped = max(self.skipped, nights)

    def end(self) -> None:
        self.card = -1
        self.going = 0
        self.modifier = 0
