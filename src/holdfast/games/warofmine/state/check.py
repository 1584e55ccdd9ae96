"""Whether a state is sound: all components are there, and what the rules fix about hidden things holds."""

from typing import TYPE_CHECKING, Final

from holdfast.games.warofmine.catalogue import BANDAGES, CHARACTERS, HIDING_PLACE, KNIFE, MAP_CARD, SURVIVE
from holdfast.games.warofmine.marks import (
    CHAPTER,
    DECK_SIZE,
    ENDING,
    EVENT_CARD,
    LOCATION_CARD,
    NARRATIVE_CARD,
    NOTE_AT,
    NOTE_PLACE,
    NOTE_SIZE,
    NOTE_WITH,
    ORDINARY,
    RAID_CARD,
    RAIDS_DECK,
    SLOT_HIDING,
    SLOT_MAP,
    VISITOR_CARD,
)
from holdfast.games.warofmine.state.jobs import JOB_ARG, JOB_SIZE, PLACING, tool_in_hand

if TYPE_CHECKING:
    from holdfast.games.warofmine.state.state import State


CHAPTERS_AT: Final = (12, 8, 3)
"""Where the chapters lie, counted from the bottom: events come and go only above them."""


def problems(s: "State") -> list[str]:
    return _items(s) + _decks(s) + _people(s) + _lethal(s) + _house(s) + _objectives(s) + _notes(s)


def _items(s: "State") -> list[str]:
    found: list[str] = []
    for item in range(len(s.box)):
        n = s.box[item] + s.storage[item] + s.pile[item] + s.gone[item]
        for character in range(len(CHARACTERS)):
            if s.hand[character] > 0 and KNIFE + s.hand[character] - 1 == item:
                n += 1
            if tool_in_hand(s, character) == item:
                n += 1
            if BANDAGES <= item < BANDAGES + 3 and s.cures[character] >> (item - BANDAGES) & 1:
                n += 1
        lowest = min(s.box[item], s.storage[item], s.pile[item], s.gone[item])
        if n != s.t.count[item] or lowest < 0:
            found.append(f"{n} of item {item}, not {s.t.count[item]}")
    if not 0 <= s.cold <= s.t.cold_tokens:
        found.append(f"{s.cold} cold tokens")
    return found


def _lethal(s: "State") -> list[str]:
    """Where a phase asks its own question nobody lives at a level 4 that ends a life or a stay."""
    if s.decision is None or s.decision.name not in ("assign", "unable", "evening", "explore", "pack", "before-fate"):
        return []
    found: list[str] = []
    for character in s.group:
        for state in (0, 2, 3, 4):
            if s.levels[character * 5 + state] >= 4:
                found.append(f"character {character} goes on with state {state} at 4")
    return found


def _copies(copies: list[int]) -> list[int]:
    cards: list[int] = []
    for card in range(len(copies)):
        for _ in range(copies[card]):
            cards.append(card)
    return cards


def _out(s: "State", deck: int) -> list[int]:
    return [card % DECK_SIZE for card in s.removed if card // DECK_SIZE == deck]


def _same(cards: list[int], wanted: list[int], what: str) -> list[str]:
    return [] if sorted(cards) == sorted(wanted) else [f"the {what} are not those of the box"]


def _decks(s: "State") -> list[str]:
    t = s.t
    found = _same(s.events + s.unused_events + _out(s, EVENT_CARD), list(range(len(t.event_kind))), "events")
    kept: list[int] = []
    if s.slots & SLOT_HIDING:
        kept.append(HIDING_PLACE)
    if s.slots & SLOT_MAP:
        kept.append(MAP_CARD)
    found += _same(s.exploration + s.unknown + s.explored + kept, _copies(t.exploration_copies), "exploration cards")
    met = [s.resident] if s.resident >= 0 else []
    found += _same(s.residents + s.residents_met + s.red_residents + met, _copies(t.resident_copies), "residents")
    found += _same(s.findings + s.findings_used, list(range(11)), "findings")
    found += _same(s.raids + s.red_raids + _out(s, RAID_CARD), list(range(len(t.raid_damage))), "night raids")
    found += _same(s.visitors + s.visitors_seen + _out(s, VISITOR_CARD), _copies(t.visitor_copies), "visitors")
    lying = [place for place in s.spots if place >= 0]
    found += _same(s.locations + lying + _out(s, LOCATION_CARD), list(range(len(t.look_cost))), "locations")
    found += _same(
        s.narratives + s.kept + _out(s, NARRATIVE_CARD), list(range(len(t.narrative_when))), "narrative cards"
    )
    for card in s.red_raids:
        if not t.raid_red[card]:
            found.append("a night raid without a red corner is set aside")
        if card in s.red_seen:
            found.append("a night raid that everybody saw in its deck is set aside")
    for card in s.red_residents:
        if not t.resident_red[card]:
            found.append("a residents card without a red corner is set aside")
        if s.red_residents.count(card) > t.resident_copies[card] - s.red_seen.count(DECK_SIZE + card):
            found.append("residents that everybody saw in their deck are set aside")
    return found + _event_order(s)


def _event_order(s: "State") -> list[str]:
    """Endings lie lowest, chapters in their order, and only ordinary events are left out (TWM-1.15)."""
    t = s.t
    found: list[str] = []
    for card in s.unused_events:
        if t.event_kind[card] != ORDINARY:
            found.append("a chapter or ending is among the events that are not needed")
    seen_other = False
    for place in range(len(s.events)):
        card = s.events[place]
        if t.event_kind[card] == ENDING:
            if seen_other:
                found.append("an ending lies above another card")
        else:
            seen_other = True
        if t.event_kind[card] == CHAPTER and place != CHAPTERS_AT[t.deck_chapters.index(card)]:
            found.append("a chapter is not in its place")
    return found


def _people(s: "State") -> list[str]:
    found: list[str] = []
    people = s.group + s.unused
    for character in range(len(CHARACTERS)):
        places = people.count(character) + (1 if s.ended[character] > 0 else 0)
        comes = s.t.border[character] > 0
        if places > 1 or (comes and places != 1):
            found.append(f"character {character} is in {places} places")
        if (s.where[character] > 0) != (character in s.group):
            found.append(f"character {character} is nowhere, or somewhere without belonging to the group")
    if len(s.group) > s.t.group_limit:
        found.append(f"{len(s.group)} characters in the group")
    if min(s.levels) < 0 or max(s.levels) > 4:
        found.append("a state is below 0 or above 4")
    return found


def _house(s: "State") -> list[str]:
    t = s.t
    found: list[str] = []
    seen: list[int] = []
    standing = s.fitting_deck[:]
    for i in range(len(s.ideas)):
        standing[i] += s.ideas[i]
    for character in range(len(CHARACTERS)):
        if s.jobs[character * JOB_SIZE] == PLACING:
            standing[s.jobs[character * JOB_SIZE + JOB_ARG]] += 1
    for space in range(len(s.cards)):
        card = s.cards[space]
        if card >= 0:
            seen.append(card)
            if t.space_kind[space] != 0 or t.space_holds[space] != t.shelter_kind[card]:
                found.append(f"shelter card {card} lies on a space of another name")
            if s.fittings[space] >= 0:
                found.append("a fitting stands on a shelter card")
        if s.fittings[space] >= 0:
            standing[s.fittings[space]] += 1
        if s.turned[space] and (card < 0 or t.shelter_kind[card] != 2):
            found.append("something that is no rubble is turned")
    if len(set(seen)) != len(seen):
        found.append("a shelter card lies in two places")
    if standing != t.fitting_copies:
        found.append("the fittings are not those of the box")
    return found


def _notes(s: "State") -> list[str]:
    """Notes lie where there is a place for them."""
    found: list[str] = []
    if len(s.notes) > s.t.note_tokens * NOTE_SIZE:
        found.append("more note tokens than there are")
    for slot in range(s.note_count()):
        place = s.note_at(slot, NOTE_PLACE)
        if place >= NOTE_WITH:
            if place - NOTE_WITH not in s.group:
                found.append("a note lies with somebody who is not here")
        elif place >= NOTE_AT and place - NOTE_AT not in s.spots:
            found.append("a note lies at a location that is not there")
    if s.raids and s.acting_note(s.t.note_watch) >= 0 and s.known[RAIDS_DECK] == 0:
        found.append("nobody has seen the night raid that is watched for")
    return found


def _objectives(s: "State") -> list[str]:
    if sorted(s.objectives) != list(range(len(s.t.track))) or s.objectives[2] != SURVIVE:
        return ["the objectives are not those of the box, or the last is not to survive"]
    return []
