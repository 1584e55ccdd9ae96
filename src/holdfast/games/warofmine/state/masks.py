"""Sets of characters, items or spaces as the bits of one number, and columns that are replaced."""

from typing import Final

from mypy_extensions import i64

from holdfast.core.catalogue import Domain


def has(mask: i64, number: i64) -> bool:
    """Whether a set has a member."""
    return mask >> number & 1 != 0


def one(number: i64) -> i64:
    """The set of one member."""
    bit = number - number + 1  # mypyc would write a plain 1 as a number of 32 bits, too short for some items
    return bit << number


def mask_of(numbers: list[int]) -> int:
    """The set of these members."""
    mask = 0
    for number in numbers:
        mask |= one(number)
    return mask


def count(mask: int) -> int:
    n = 0
    while mask > 0:
        mask &= mask - 1
        n += 1
    return n


def put(column: list[int], place: int, number: int) -> list[int]:
    """A column with another number in one place. Clones share a column, so it is replaced and never changed."""
    made = column[:]
    made[place] = number
    return made


# A roll for each of several characters

ROLL_BITS: Final = 4
"""The rolls made for each character are kept in one number."""


def roll_of(rolls: int, character: int) -> int:
    """The roll made for a character, 0 for none."""
    return rolls >> character * ROLL_BITS & (1 << ROLL_BITS) - 1


def with_roll(rolls: int, character: int, roll: int) -> int:
    return rolls | roll << character * ROLL_BITS


# Facts of a decision


def members(name: str, domain: Domain, mask: int) -> list[tuple[str, Domain, int]]:
    """One fact for each member of a set."""
    return [(name, domain, number) for number in range(len(domain)) if has(mask, number)]


def named(name: str, domain: Domain, number: int) -> list[tuple[str, Domain, int]]:
    """A fact, or none where there is nothing: nothing is -1."""
    return [(name, domain, number)] if number >= 0 else []
