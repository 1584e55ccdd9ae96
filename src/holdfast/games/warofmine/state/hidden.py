"""What is hidden, drawn again within what everybody knows: for determinizations and for an agreed undo."""

from typing import TYPE_CHECKING

from holdfast.games.warofmine.catalogue import SURVIVE
from holdfast.games.warofmine.state.decks import (
    ENDING,
    EVENTS_DECK,
    FINDINGS_DECK,
    NARRATIVES_DECK,
    ORDINARY,
    RAID_CARD,
    RAIDS_DECK,
    RESIDENT_CARD,
    RESIDENTS_DECK,
    UNKNOWN_DECK,
    UNUSED_DECK,
    VISITORS_DECK,
)

if TYPE_CHECKING:
    from holdfast.games.warofmine.state.state import State


def resample(s: "State") -> None:
    """All seats know the same, so there is one way to do it. The number of cards in each deck, their kinds where those
    are open, and every card that was peeked at stay."""
    _events(s)
    _exploration(s)
    _red(s)
    s.decks.findings = _mixed(s, s.decks.findings, s.decks.known[FINDINGS_DECK])
    s.decks.visitors = _mixed(s, s.decks.visitors, s.decks.known[VISITORS_DECK])
    s.decks.narratives = _mixed(s, s.decks.narratives, s.decks.known[NARRATIVES_DECK])
    s.decks.unused = _mixed(s, s.decks.unused, s.decks.known[UNUSED_DECK])
    s.decks.locations = _mixed(s, s.decks.locations, 0)
    _objectives(s)
    _house(s)


def _mixed(s: "State", cards: list[int], known: int) -> list[int]:
    """The deck with its unknown cards in another order."""
    mixed = cards[:]
    s.rng.shuffle(mixed, 0, len(mixed) - known)
    return mixed


def _events(s: "State") -> None:
    """Events trade places with events, in the deck or not needed; endings with endings; chapters stay."""
    kinds = s.t.event_kind
    events = s.decks.events[:]
    ordinary: list[int] = []
    endings: list[int] = []
    ending_places: list[int] = []
    places: list[int] = []
    for place in range(len(events) - s.decks.known[EVENTS_DECK]):
        card = events[place]
        if kinds[card] == ORDINARY:
            ordinary.append(card)
            places.append(place)
        elif kinds[card] == ENDING:
            endings.append(card)
            ending_places.append(place)
    ordinary += s.decks.unused_events
    s.rng.shuffle(ordinary)
    for place in places:
        events[place] = ordinary.pop()
    s.rng.shuffle(endings)
    for place in ending_places:
        events[place] = endings.pop()
    s.decks.events = events
    s.decks.unused_events = ordinary


def _exploration(s: "State") -> None:
    """The Unknown deck and the exploration deck lie face down, one made from the other."""
    cut = len(s.decks.unknown) - s.decks.known[UNKNOWN_DECK]
    pool = s.decks.exploration + s.decks.unknown[:cut]
    s.rng.shuffle(pool)
    s.decks.unknown = pool[:cut] + s.decks.unknown[cut:]
    s.decks.exploration = pool[cut:]


def _red(s: "State") -> None:
    """Red-corner cards that were shuffled in may be any of them."""
    t = s.t
    seen = s.decks.reds_seen(RAID_CARD)
    s.decks.raids, s.decks.red_raids = _traded(
        s, s.decks.raids, s.decks.red_raids, t.raid_red, s.decks.known[RAIDS_DECK], seen
    )
    seen = s.decks.reds_seen(RESIDENT_CARD)
    for card in [*s.decks.residents_met, s.outing.resident]:  # those lie open, outside the deck
        if card in seen:
            seen.remove(card)
    s.decks.residents, s.decks.red_residents = _traded(
        s, s.decks.residents, s.decks.red_residents, t.resident_red, s.decks.known[RESIDENTS_DECK], seen
    )


def _traded(
    s: "State", deck: list[int], aside: list[int], red: list[bool], known: int, seen: list[int]
) -> tuple[list[int], list[int]]:
    """Unseen red-corner cards of a deck trade places with those set aside; the seen ones stay in the deck."""
    cut = len(deck) - known
    for card in deck[cut:]:
        if card in seen:
            seen.remove(card)
    below = deck[:cut]
    pool = aside[:]
    plain: list[int] = []
    for card in below:
        if card in seen:
            seen.remove(card)
            plain.append(card)
        elif red[card]:
            pool.append(card)
        else:
            plain.append(card)
    s.rng.shuffle(pool)
    kept = pool[: len(aside)]
    below = plain + pool[len(aside) :]
    s.rng.shuffle(below)
    return below + deck[cut:], kept


def _objectives(s: "State") -> None:
    """Later objectives may be any of those not yet seen; the third is always to survive."""
    later: list[int] = []
    for place in range(s.story.chapters, len(s.story.objectives)):
        if s.story.objectives[place] != SURVIVE:
            later.append(s.story.objectives[place])
    s.rng.shuffle(later)
    objectives = s.story.objectives[:]
    for place in range(s.story.chapters, len(objectives)):
        if objectives[place] != SURVIVE:
            objectives[place] = later.pop()
    s.story.objectives = objectives


def _house(s: "State") -> None:
    """Unturned shelter cards of one name trade places."""
    house = s.house
    spaces: list[list[int]] = [[] for _ in s.t.deck_shelter]
    for space in range(len(house.cards)):
        card = house.cards[space]
        if card >= 0 and house.turned[space] == 0:
            spaces[s.t.shelter_kind[card]].append(space)
    for places in spaces:
        if len(places) > 1:
            pool = [house.cards[space] for space in places]
            s.rng.shuffle(pool)
            for i in range(len(places)):
                house.lay_card(places[i], pool[i])
