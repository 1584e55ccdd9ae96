"""Random tribes starve, so that random matches seldom see a full room or a repaired tool. Here everybody begins with
plenty: all rooms full, much equipment repaired, stores full. Whatever happens then, the state stays sound, and what a
seat may know does not depend on what it may not."""

import pytest
from tests.games.outlive.tables import Beginning

from holdfast.core import Rng
from holdfast.games.outlive import GAME
from holdfast.games.outlive.catalogue import EQUIPMENT, KINDS
from holdfast.games.outlive.state import State
from holdfast.testing import playout
from holdfast.testing.hidden import seen


def plenty(seats: int, seed: int) -> State:
    """The first day of a match whose tribes have nearly everything."""
    table = Beginning(seats, seed).until("turn")
    s: State = table.state
    rng = Rng(seed)
    for tribe in s.tribes:
        tribe.goods = [rng.below(8) + 4 for _ in range(KINDS)]
        tribe.airlock = rng.below(s.t.airlock_spaces + 1)
        for slot, chamber in enumerate(tribe.rooms):
            tribe.people[slot] = s.t.spaces[chamber] if rng.below(4) else rng.below(s.t.spaces[chamber] + 1) - 1
        s.refresh(tribe)
        tribe.repaired |= tribe.broken
        tribe.broken = 0
    for tool, name in enumerate(EQUIPMENT.entries):
        for seat in range(seats):
            if tool in s.deck[: s.deck_left] and not table.has(seat, name):
                table.tools(seat, name)
    s.settle()
    assert s.check() == []
    return s


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_match_in_plenty_stays_sound_and_keeps_its_secrets(seats: int) -> None:
    kinds: set[str] = set()
    for seed in range(6):
        s = plenty(seats, seed)
        rng = Rng(seed + 100)
        count = 0
        while s.decision is not None:
            decision = s.decision
            assert len(set(decision.actions)) == len(decision.actions)
            seat = count % seats
            other = s.determinize(seat, rng)
            assert other.check() == []
            assert seen(other, seat) == seen(s, seat)
            if count % 10 == 0 or decision.name in ("hunt", "sense"):
                playout(other, rng, GAME.bound)
                assert other.check() == []
            action = decision.actions[rng.below(len(decision.actions))]
            kinds.add(action.kind.name)
            twin = s.clone()
            s.apply(action)
            twin.apply(action)
            assert twin.checksum() == s.checksum()
            assert s.check() == []
            assert GAME.load(s.dump(), s.tables).checksum() == s.checksum()
            count += 1
            assert count < GAME.bound
    # What starving tribes seldom come to has been done.
    rare = {"board", "look", "use", "run", "spare", "give", "prey", "pay-whole", "skip", "feed", "repair", "no-repair"}
    assert rare <= kinds
