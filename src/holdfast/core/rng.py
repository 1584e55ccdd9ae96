"""The one source of chance: sfc32, a small seeded generator that lives inside the state.

Algorithm: Chris Doty-Humphrey's sfc32 (PractRand), 128 bits of state in four 32-bit words `a`, `b`, `c` and
the counter `d`. A 64-bit seed goes to `b` (low word) and `c` (high word), `a` is 0 and `d` is 1, and the
first twelve words are thrown away, as PractRand's own 64-bit seeding does. Every intermediate value stays
below 2**63, so the same source gives the same words compiled (native 64-bit integers) and interpreted.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from holdfast.core.fields import Fields

_MASK: Final = 0xFFFFFFFF
SEEDS: Final = 1 << 64
"""Seeds are whole numbers from 0 to SEEDS - 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    FIELDS: ClassVar[Fields] = (("words", None),)

    def __init__(self, words: int | list[int]) -> None:
        """From a seed, or from the four words of another generator."""
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 1
        if isinstance(words, int):
            self._begin(words & _MASK, (words >> 32) & _MASK)
        else:
            self.a = words[0]
            self.b = words[1]
            self.c = words[2]
            self.d = words[3]

    def _begin(self, low: i64, high: i64) -> None:
        """Starts from the two words of a seed."""
        a: i64 = 0
        b: i64 = low
        c: i64 = high
        d: i64 = 1
        while d <= 12:
            t: i64 = (a + b + d) & 0xFFFFFFFF
            a = b ^ (b >> 9)
            b = (c * 9) & 0xFFFFFFFF
            c = ((c << 21 | c >> 11) + t) & 0xFFFFFFFF
            d += 1
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @property
    def words(self) -> list[int]:
        return [self.a, self.b, self.c, self.d & _MASK]

    def word(self) -> int:
        """The next 32 random bits."""
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        t: i64 = (self.a + b + d) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & 0xFFFFFFFF
        self.c = ((c << 21 | c >> 11) + t) & 0xFFFFFFFF
        self.d = d + 1
        return t

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, by multiply and shift (the bias is below n / 2**32)."""
        # The step of `word`, written again here and in `shuffle`: uncompiled play spends a tenth of its time in them.
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        t: i64 = (self.a + b + d) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & 0xFFFFFFFF
        self.c = ((c << 21 | c >> 11) + t) & 0xFFFFFFFF
        self.d = d + 1
        return (t * n) >> 32

    def shuffle(self, cards: list[Any], start: int = 0, stop: int = -1) -> None:
        """Fisher-Yates, in place, of all cards or of those from `start` to before `stop`: for lists that are being
        made, never for a deck that clones share."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        first: i64 = start
        left: i64 = (len(cards) if stop < 0 else stop) - start
        while left > 1:
            t: i64 = (a + b + d) & 0xFFFFFFFF
            a = b ^ (b >> 9)
            b = (c * 9) & 0xFFFFFFFF
            c = ((c << 21 | c >> 11) + t) & 0xFFFFFFFF
            d += 1
            one = first + ((t * left) >> 32)
            left -= 1
            other = first + left
            card = cards[other]
            cards[other] = cards[one]
            cards[one] = card
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def shuffle_at(self, cards: list[Any], places: list[int]) -> None:
        """The same for the cards that lie at some places of a list."""
        left = len(places)
        while left > 1:
            one = places[self.below(left)]
            left -= 1
            other = places[left]
            card = cards[other]
            cards[other] = cards[one]
            cards[one] = card

    def deal(self, cards: list[int], places: list[int], out: list[int]) -> None:
        """Puts cards at random on places of `out`, one on each; `cards` is used up on the way."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        left: i64 = len(cards)
        for place in places:
            t: i64 = (a + b + d) & 0xFFFFFFFF
            a = b ^ (b >> 9)
            b = (c * 9) & 0xFFFFFFFF
            c = ((c << 21 | c >> 11) + t) & 0xFFFFFFFF
            d += 1
            one: i64 = (t * left) >> 32
            left -= 1
            out[place] = cards[one]
            cards[one] = cards[left]
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def fork(self) -> "Rng":
        """A new independent generator; this one moves on by two words."""
        low = self.word()
        other = Rng(_NO_WORDS)
        other._begin(low, self.word())
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.words,)

    def clone(self) -> "Rng":
        other = Rng(_NO_WORDS)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.d = self.d
        return other


_NO_WORDS: Final = [0, 0, 0, 0]
