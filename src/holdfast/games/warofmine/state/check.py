"""Whether a state is sound: all components are there, and what the rules fix about hidden things holds."""

from typing import TYPE_CHECKING, Final

from holdfast.games.warofmine.catalogue import BANDAGES, CHARACTERS, FINDINGS, KNIFE, SURVIVE
from holdfast.games.warofmine.state.decks import (
    CHAPTER,
    ENDING,
    EVENT_CARD,
    LOCATION_CARD,
    NARRATIVE_CARD,
    ORDINARY,
    RAID_CARD,
    RAIDS_DECK,
    RESIDENT_CARD,
    VISITOR_CARD,
)
from holdfast.games.warofmine.state.jobs import PLACING
from holdfast.games.warofmine.state.notes import AT_LOCATION, WITH_CHARACTER
from holdfast.games.warofmine.state.people import MOST

if TYPE_CHECKING:
    from holdfast.games.warofmine.state.state import State


CHAPTERS_AT: Final = (12, 8, 3)
"""Where the chapters lie, counted from the bottom: events come and go only above them."""


def problems(s: "State") -> list[str]:
    return _items(s) + _decks(s) + _people(s) + _lethal(s) + _house(s) + _objectives(s) + _notes(s)


def _items(s: "State") -> list[str]:
    found: list[str] = []
    owned: list[int] = []
    for item in range(len(s.goods.box)):
        n = s.goods.box[item] + s.goods.storage[item] + s.goods.pile[item] + s.goods.removed[item]
        for character in range(len(CHARACTERS)):
            if s.people.hand[character] > 0 and KNIFE + s.people.hand[character] - 1 == item:
                n += 1
            if s.jobs.of(character).tool() == item:
                n += 1
            if BANDAGES <= item < BANDAGES + 3 and s.people.has_cure(character, item - BANDAGES):
                n += 1
        lowest = min(s.goods.box[item], s.goods.storage[item], s.goods.pile[item], s.goods.removed[item])
        owned.append(n)
        if lowest < 0:
            found.append(f"less than none of item {item}")
    if not _is_whole(owned, s.t.count):
        found.append(f"the items are not those of the box: {owned}")
    if not 0 <= s.house.cold <= s.t.cold_tokens:
        found.append(f"{s.house.cold} cold tokens")
    return found


def _lethal(s: "State") -> list[str]:
    """Where a phase asks its own question nobody lives at a level 4 that ends a life or a stay."""
    if s.decision is None or s.decision.name not in ("assign", "unable", "evening", "explore", "pack", "before-fate"):
        return []
    found: list[str] = []
    for character in s.people.group:
        for state in (0, 2, 3, 4):
            if s.people.level(character, state) >= MOST:
                found.append(f"character {character} goes on with state {state} at 4")
    return found


def _is_whole(found: list[int], printed: list[int]) -> bool:
    """Whether there are as many of each kind as in the box. A match that began before the last kinds came into the
    game has none of them."""
    known = len(found)
    while known > 0 and found[known - 1] == 0:
        known -= 1
    return found[:known] == printed[:known]


def _same(cards: list[int], copies: list[int], what: str) -> list[str]:
    found = [cards.count(card) for card in range(len(copies))]
    whole = _is_whole(found, copies) and sum(found) == len(cards)
    return [] if whole else [f"the {what} are not those of the box"]


def _one_each(kinds: int) -> list[int]:
    return [1] * kinds


def _decks(s: "State") -> list[str]:
    t = s.t
    found = _same(
        s.decks.events + s.decks.unused_events + s.decks.taken_out(EVENT_CARD), _one_each(len(t.event_kind)), "events"
    )
    kept = s.outing.waiting_cards()
    found += _same(
        s.decks.exploration + s.decks.unknown + s.decks.explored + kept,
        t.exploration_copies,
        "exploration cards",
    )
    met = [s.outing.resident] if s.outing.resident >= 0 else []
    found += _same(
        s.decks.residents + s.decks.residents_met + s.decks.red_residents + met, t.resident_copies, "residents"
    )
    found += _same(s.decks.findings + s.decks.findings_used, _one_each(len(FINDINGS)), "findings")
    found += _same(
        s.decks.raids + s.decks.red_raids + s.decks.taken_out(RAID_CARD), _one_each(len(t.raid_damage)), "night raids"
    )
    found += _same(
        s.decks.visitors + s.decks.visitors_seen + s.decks.taken_out(VISITOR_CARD),
        t.visitor_copies,
        "visitors",
    )
    lying = [place for place in s.decks.spots if place >= 0]
    found += _same(
        s.decks.locations + lying + s.decks.taken_out(LOCATION_CARD), _one_each(len(t.look_cost)), "locations"
    )
    found += _same(
        s.decks.narratives + s.decks.kept + s.decks.taken_out(NARRATIVE_CARD),
        _one_each(len(t.narrative_when)),
        "narrative cards",
    )
    for card in s.decks.red_raids:
        if not t.raid_red[card]:
            found.append("a night raid without a red corner is set aside")
        if s.decks.times_seen(RAID_CARD, card) > 0:
            found.append("a night raid that everybody saw in its deck is set aside")
    for card in s.decks.red_residents:
        if not t.resident_red[card]:
            found.append("a residents card without a red corner is set aside")
        if s.decks.red_residents.count(card) > t.resident_copies[card] - s.decks.times_seen(RESIDENT_CARD, card):
            found.append("residents that everybody saw in their deck are set aside")
    return found + _event_order(s)


def _event_order(s: "State") -> list[str]:
    """Endings lie lowest, chapters in their order, and only ordinary events are left out (TWM-1.15)."""
    t = s.t
    found: list[str] = []
    for card in s.decks.unused_events:
        if t.event_kind[card] != ORDINARY:
            found.append("a chapter or ending is among the events that are not needed")
    seen_other = False
    for place in range(len(s.decks.events)):
        card = s.decks.events[place]
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
    people = s.people.group + s.decks.unused
    known = 1 + max([*people, *[who for who in range(len(CHARACTERS)) if s.people.has_ended(who)]])
    for character in range(known):
        places = people.count(character) + (1 if s.people.has_ended(character) else 0)
        comes = s.t.border[character] > 0
        if places > 1 or (comes and places != 1):
            found.append(f"character {character} is in {places} places")
        if s.people.is_here(character) != (character in s.people.group):
            found.append(f"character {character} is nowhere, or somewhere without belonging to the group")
    if len(s.people.group) > s.t.group_limit:
        found.append(f"{len(s.people.group)} characters in the group")
    if min(s.people.levels) < 0 or max(s.people.levels) > MOST:
        found.append("a state is below 0 or above 4")
    return found


def _house(s: "State") -> list[str]:
    t = s.t
    found: list[str] = []
    seen: list[int] = []
    standing = s.house.deck[:]
    for i in range(len(s.house.ideas)):
        standing[i] += s.house.ideas[i]
    for character in range(len(CHARACTERS)):
        job = s.jobs.of(character)
        if job.what == PLACING:
            standing[job.which] += 1
    for space in range(len(s.house.cards)):
        card = s.house.cards[space]
        if card >= 0:
            seen.append(card)
            if t.space_kind[space] != 0 or t.space_holds[space] != t.shelter_kind[card]:
                found.append(f"shelter card {card} lies on a space of another name")
            if s.house.fittings[space] >= 0:
                found.append("a fitting stands on a shelter card")
        if s.house.fittings[space] >= 0:
            standing[s.house.fittings[space]] += 1
        if s.house.turned[space] and (card < 0 or t.shelter_kind[card] != 2):
            found.append("something that is no rubble is turned")
    if len(set(seen)) != len(seen):
        found.append("a shelter card lies in two places")
    if not _is_whole(standing, t.fitting_copies):
        found.append("the fittings are not those of the box")
    return found


def _notes(s: "State") -> list[str]:
    """Notes lie where there is a place for them."""
    found: list[str] = []
    if s.notes.count() > s.t.note_tokens:
        found.append("more note tokens than there are")
    for note in s.notes.tokens:
        if note.place == WITH_CHARACTER:
            if note.whose not in s.people.group:
                found.append("a note lies with somebody who is not here")
        elif note.place == AT_LOCATION and note.whose not in s.decks.spots:
            found.append("a note lies at a location that is not there")
    if s.decks.raids and s.acting_note(s.t.note_watch) >= 0 and s.decks.known[RAIDS_DECK] == 0:
        found.append("nobody has seen the night raid that is watched for")
    return found


def _objectives(s: "State") -> list[str]:
    known = len(s.story.objectives)
    if known > len(s.t.track) or sorted(s.story.objectives) != list(range(known)) or s.story.objectives[2] != SURVIVE:
        return ["the objectives are not those of the box, or the last is not to survive"]
    return []
