"""Whether a state is sound: all components are there, and what the rules fix about hidden order holds."""

from typing import TYPE_CHECKING

from holdfast.games.paris.catalogue import POWER_COUNT

if TYPE_CHECKING:
    from holdfast.games.paris.state import State


def problems(s: "State") -> list[str]:
    found = s.missions.check()
    found += _dice(s) + _tokens(s) + _buildings(s) + _refuges(s)
    if s.cans_left + sum(s.cans) != s.t.cans or min(s.cans) < 0 or s.cans_left < 0:
        found.append(f"{s.cans_left} cans in the supply and {s.cans} on boards are not {s.t.cans}")
    for holder in (s.first, s.bat, s.binoculars, s.heroine):
        if not -1 <= holder < s.seats:
            found.append(f"seat {holder} holds something and is not at the table")
    return found


def _dice(s: "State") -> list[str]:
    rolled = sum([s.t.dice_at[place * 3 + s.seats - 2] for place in range(5)])
    if sum(s.dice) + sum(s.board_dice) + s.dice_spent != rolled or min(s.dice + s.board_dice) < 0:
        return [f"the dice on locations, boards and spent are not {rolled}"]
    if sum(s.dice) + sum(s.dice_taken) != rolled:
        return ["the seats did not take the dice that left the locations"]
    return []


def _tokens(s: "State") -> list[str]:
    t = s.t
    found: list[str] = []
    coming = s.station_stacks[s.season * t.station_tokens :]
    prelude = s.first >= 0 and s.season == 0 and sum(s.tokens_gone) == 0
    for face in range(6):
        total = s.station[face] + coming.count(face) + s.tokens_gone[face]
        for seat in range(s.seats):
            total += s.board_tokens[seat * 6 + face] + s.tokens_in[seat * 6 + t.becomes[face]]
        all_tokens = t.station_pool[face] + t.prelude_tokens[face]
        if total != all_tokens and not (prelude and t.station_pool[face] <= total <= all_tokens):
            found.append(f"{total} survivor tokens with face {face}, not {all_tokens}")
    left = s.equipment_stacks[s.season * t.center_equipment :]
    for kind in range(3):
        total = s.center[kind] + left.count(kind)
        for seat in range(s.seats):
            total += s.equipment_tokens[seat * 3 + kind]
        if total != t.equipment_pool[kind]:
            found.append(f"{total} equipment tokens of kind {kind}, not {t.equipment_pool[kind]}")
    return found


def _buildings(s: "State") -> list[str]:
    found: list[str] = []
    all_cards = sum([len(deck) for deck in s.decks])  # fewer than there are now if the match is older than some
    for deck in range(5):
        cards = s.decks[deck]
        if sorted(cards) != [card for card in range(all_cards) if s.t.building_type[card] == deck]:
            found.append(f"building deck {deck} is not made of its own cards")
            continue
        ends = [s.t.building_end[card] for card in cards]
        if ends != sorted(ends):
            found.append(f"in building deck {deck} an END card lies above another card")
    removed = s.t.tinkerers_removed[s.seats - 2]
    out = [card for deck in range(5) for card in s.decks[deck][removed if deck == 0 else 0 : s.deck_at[deck]]]
    seen = s.discarded[:]
    for row in s.rows:
        seen += row
    for refuge in s.refuges:
        seen += refuge
    if sorted(out) != sorted(seen):
        found.append("the buildings in rows, refuges and discard are not those that left the decks")
    return found


def _refuges(s: "State") -> list[str]:
    """The counts that are kept along agree with the cards and tokens they come from."""
    t = s.t
    found: list[str] = []
    for seat in range(s.seats):
        for i in range(6):
            total = s.tokens_in[seat * 6 + i]
            total += sum([t.building_survivors[card * 6 + i] for card in s.refuges[seat]])
            total += sum([t.mission_survivors[card * 6 + i] for card in s.missions.placed[seat]])
            if total != s.survivors[seat * 6 + i]:
                found.append(f"seat {seat} has {s.survivors[seat * 6 + i]} survivors of type {i}, not {total}")
        for i in range(3):
            total = s.equipment_tokens[seat * 3 + i]
            total += sum([t.building_equipment[card * 3 + i] for card in s.refuges[seat]])
            total += sum([t.mission_equipment[card * 3 + i] for card in s.missions.placed[seat]])
            if total != s.equipment[seat * 3 + i]:
                found.append(f"seat {seat} has {s.equipment[seat * 3 + i]} equipment of kind {i}, not {total}")
        for power in range(POWER_COUNT):
            if s.holds_power(seat, power) != [t.building_power[card] for card in s.refuges[seat]].count(power):
                found.append(f"seat {seat} has a wrong count of power {power}")
    return found
