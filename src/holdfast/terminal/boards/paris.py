"""The table of Paris: New Eden."""

from typing import cast

from textual.content import Content

from holdfast.games.paris.catalogue import (
    BUILDINGS,
    CENTER_TOKENS,
    CLAIM,
    CLAIM_TOP,
    EQUIPMENT,
    FACES,
    FARMER,
    FLIP,
    MISSIONS,
    PICK,
    PLACE,
    PLACES,
    POWERS,
    SEASONS,
    SLACKER,
    SPECIALS,
    SWAP,
    SWAP_WITH,
    TAKE,
    TILES,
    TINKERER,
    TOKEN,
    TYPES,
    UNIVERSAL_EQUIPMENT,
)
from holdfast.games.paris.describe import building, mission
from holdfast.games.paris.tables import ParisTables
from holdfast.games.paris.view import ParisView, SeatView
from holdfast.terminal.look import Look, fit, heading, lines, row, short

COLOURS = ("#7fd8d8", "#ff7b72", "#7fcf8a", "#79b8ff", "#f2cc60", "#d2a8ff", "#a0a8a0")
"""Of the five types, of wilds and of slackers; a letter always says the same."""
LETTERS = (
    "paris-letter-tinkerer",
    "paris-letter-brawler",
    "paris-letter-healer",
    "paris-letter-sage",
    "paris-letter-farmer",
    "paris-letter-wild",
    "paris-letter-slacker",
)
SIGNS = ("•", "⊕", "▤")
"""Bullet, capsule and book."""
GISTS = (
    "paris-gist-first-die-can",
    "paris-gist-first-die-swap",
    "paris-gist-first-die-second-die",
    "paris-gist-bridge-keep-extra",
    "paris-gist-bridge-draw-two-more",
    "paris-gist-claim-from-deck",
    "paris-gist-take-two-cans",
    "paris-gist-universal-equipment",
    "paris-gist-unsuccessful-missions-2vp",
    "paris-gist-tinkerer-1vp-each",
    "paris-gist-four-vp",
)
"""A few words for each power, in the order of `POWERS`."""
PLACE_WIDTH = 51
"""Columns of the locations; the events stand right of them."""


class Paris:
    def headline(self, look: Look) -> str:
        view, _ = _of(look)
        season = look.words.entry(SEASONS, view.season)
        return look.ui.say("paris-headline", season=season, number=view.season + 1, first=look.names[view.first])

    def table(self, look: Look) -> Content:
        return lines([*_places_and_events(look), *_building_rows(look), *_seats(look)])

    def mine(self, look: Look) -> Content:
        return lines([*_missions(look), *_refuge(look), *_memory(look)])


BOARD = Paris()


def _of(look: Look) -> tuple[ParisView, ParisTables]:
    return cast(ParisView, look.view), cast(ParisTables, look.tables)


# Letters and signs


def _letter(look: Look, face: int) -> str:
    return look.ui.say(LETTERS[face])


def _survivors(look: Look, counts: list[int]) -> list[Content]:
    """«2T», «1Z»: only those that are there."""
    found = []
    for kind, count in enumerate(counts):
        sign = 6 if kind == SLACKER else kind
        if count:
            found.append(Content.assemble((f"{count}{_letter(look, sign)} ", f"bold {COLOURS[sign]}")))
    return found


def _cans(look: Look, cans: int) -> str:
    return look.ui.say("paris-cans", cans=cans) if cans else ""


# Locations and events


def _places_and_events(look: Look) -> list[Content]:
    left = [_place(look, place) for place in range(len(PLACES))]
    right = _events(look)
    return [
        row([fit(a, PLACE_WIDTH - 1), " ", fit(b, look.width - PLACE_WIDTH)]) for a, b in zip(left, right, strict=True)
    ]


def _place(look: Look, place: int) -> Content:
    view, _ = _of(look)
    parts: list[Content | str] = [fit(Content.assemble((look.words.entry(PLACES, place), "bold")), 11)]
    for face in range(len(FACES)):
        number = place * len(FACES) + face
        for _ in range(view.dice[number]):
            style = f"bold {COLOURS[face]}"
            text = f"[{_letter(look, face)}]"
            parts.append(look.thing(text, style, TAKE[number], SWAP[number], SWAP_WITH[number]))
    return row([fit(row(parts), 30), *_at_place(look, place)])


def _at_place(look: Look, place: int) -> list[Content | str]:
    """What else lies at a location."""
    view, _ = _of(look)
    name = PLACES.entries[place]
    if name == "bridge":
        return [look.ui.say("paris-missions", count=view.mission_deck)]
    if name == "restaurant":
        return [look.ui.say("paris-supply", count=view.cans_left)]
    if name == "center":
        return _center(look, view)
    if name == "station":
        return _station(look, view)
    return [look.words.entry(SPECIALS, 2)] if view.heroine < 0 else []


def _center(look: Look, view: ParisView) -> list[Content | str]:
    found: list[Content | str] = []
    for token, count in enumerate(view.center):
        text = SIGNS[token] if token < len(SIGNS) else look.words.entry(CENTER_TOKENS, token)
        for _ in range(count):
            found += [" ", look.thing(text, "bold", PICK[token])]
    return found[1:]


def _station(look: Look, view: ParisView) -> list[Content | str]:
    tokens = [look.thing(f"({_letter(look, f)})", COLOURS[f], TOKEN[f]) for f, n in enumerate(view.station) if n]
    counts = [n for n in view.station if n]
    if sum(counts) <= 7:
        return [token for token, count in zip(tokens, counts, strict=True) for _ in range(count)]
    return [part for token, count in zip(tokens, counts, strict=True) for part in (str(count), token)]


def _events(look: Look) -> list[Content]:
    """Three tiles, who holds the single tokens, and the tokens that will come to the Station."""
    view, _ = _of(look)
    found = [_tile(look, tile) for tile in view.tiles]
    binoculars, bat, heroine = (
        f"{look.words.entry(SPECIALS, special)}{look.ui.say('colon')}{_holder(look, seat)}"
        for special, seat in enumerate((view.binoculars, view.bat, view.heroine))
    )
    found.append(Content(f"{bat} · {heroine}"))
    tops = [look.thing(f"({_letter(look, face)})", COLOURS[face]) for face in view.station_tops]
    coming: list[Content | str] = [" · ", look.ui.say("paris-coming"), " ", *tops] if tops else []
    found.append(row([binoculars, *coming]))
    return found


def _holder(look: Look, seat: int) -> str:
    return short(look.names[seat], 14) if seat >= 0 else "–"


def _tile(look: Look, tile: int) -> Content:
    view, t = _of(look)
    name = look.words.entry(TILES, tile)
    if tile in view.flipped:
        return Content.assemble((f"▽ {name}", "dim"), (f" · {look.ui.say('paris-flipped')}", "dim italic"))
    groups = t.event_groups[tile]
    needs = "+".join(
        f"{groups[i + 1]}{'/'.join(_letter(look, kind) for kind in range(5) if groups[i] >> kind & 1)}"
        for i in range(0, len(groups), 2)
    )
    lack = _lack(view, t, tile)
    state = look.ui.say("paris-lack", lack=lack) if lack else look.ui.say("paris-ready")
    points = look.ui.say("paris-vp", vp=t.event_vp[tile])
    return Content.assemble("▲ ", look.thing(name, "bold", FLIP[tile]), f" {needs} {points} · ", (state, "italic"))


def _lack(view: ParisView, t: ParisTables, tile: int) -> int:
    """How many equipped survivors the seat lacks now (PNE-4.3 to PNE-4.6)."""
    me = view.seats[view.seat]
    kits = len([card for card in me.buildings if t.building_power[card] == UNIVERSAL_EQUIPMENT])
    universal = kits * t.power_amount[UNIVERSAL_EQUIPMENT]
    groups = t.event_groups[tile]
    lacking = 0
    for i in range(0, len(groups), 2):
        kinds = [kind for kind in range(5) if groups[i] >> kind & 1]
        have = sum(min(me.survivors[kind], me.equipment[t.equipment_of[kind]] + universal) for kind in kinds)
        lacking += max(0, groups[i + 1] - have)
    return max(0, lacking - (t.heroine_equipped if view.heroine == view.seat else 0))


# Buildings


def _building_rows(look: Look) -> list[Content]:
    view, t = _of(look)
    width = (look.width - 18) // t.laid_out[len(view.seats) - 2]
    found = [heading(look.ui.say("paris-buildings"), look.width)]
    for kind, cards in enumerate(view.rows):
        top = [CLAIM_TOP[0]] if any(CLAIM[card] in look.legal for card in cards) else []
        name = fit(f"{_letter(look, kind)} {look.words.entry(TYPES, kind)}", 13)
        deck = look.thing(f"{view.deck_sizes[kind]:>2}", "dim", *top)
        label = row([name.stylize(f"bold {COLOURS[kind]}"), deck, "  "])
        found.append(row([label, *(_cell(_card(look, card), width) for card in cards)]))
        if kind == TINKERER:
            found.append(row([" " * 17, *(_cell(_power(look, t.building_power[card]), width) for card in cards)]))
    return found


def _cell(content: Content, width: int) -> Content:
    return row([fit(content, width - 1), " "])


def _card(look: Look, card: int) -> Content:
    """What stands on a card, and its name."""
    _, t = _of(look)
    things = row(
        [
            *_survivors(look, t.building_survivors[card * 6 : card * 6 + 6]),
            "".join(SIGNS[i] * t.building_equipment[card * 3 + i] for i in range(3)),
            _cans(look, t.building_cans[card]),
        ]
    )
    return row([things.rstrip(), " ", look.thing(look.words.entry(BUILDINGS, card), "", CLAIM[card])])


def _power(look: Look, power: int) -> Content:
    if power < 0:
        return Content("")
    _, t = _of(look)
    return Content.assemble((f"↳ {look.ui.say(GISTS[power], amount=t.power_amount[power])}", "italic"))


# Everybody


def _seats(look: Look) -> list[Content]:
    view, _ = _of(look)
    label = look.ui.say("paris-seats")
    heads = ("paris-head-vp", "paris-head-people", "paris-head-farmers", "paris-head-cans", "paris-head-missions")
    head = row(
        [
            fit(Content.assemble(("── ", "dim"), (label, "bold"), (" " + "─" * 20, "dim")).truncate(20), 20),
            *(f"{look.ui.say(message):>6}" for message in heads),
            "  ",
            *(f" {_letter(look, 6 if kind == SLACKER else kind)} " for kind in range(6)),
            " ",
            *(f" {sign}" for sign in SIGNS),
            "  ",
            look.ui.say("paris-head-board"),
        ]
    )
    return [fit(head, look.width), *(_seat(look, seat) for seat in range(len(view.seats)))]


def _seat(look: Look, number: int) -> Content:
    view, t = _of(look)
    seat = view.seats[number]
    people = sum(seat.survivors)
    needed = t.zone_farmers[min(people, len(t.zone_farmers) - 1)]
    deciding = view.decision is not None and view.decision.seat == number
    name = f"{'▶' if deciding else ' '} {look.names[number]}"
    if number == view.seat:
        name += f" ({look.ui.say('you')})"
    return fit(
        row(
            [
                fit(name, 20).stylize("bold" if number == view.seat else ""),
                f"{sum(seat.points):>6}{people:>6}{f'{seat.survivors[FARMER]}/{needed}':>6}",
                f"{seat.cans:>6}{seat.missions:>6}  ",
                *(
                    Content.assemble((f"{count:>2} ", COLOURS[6 if kind == SLACKER else kind]))
                    for kind, count in enumerate(seat.survivors)
                ),
                " ",
                *(f"{count:>2}" for count in seat.equipment),
                "  ",
                _gathered(look, seat),
            ]
        ),
        look.width,
    )


def _gathered(look: Look, seat: SeatView) -> Content:
    """The dice and tokens on a player board, and the announced strength while buildings are given out."""
    view, _ = _of(look)
    dice = "".join(_letter(look, face) * count for face, count in enumerate(seat.dice))
    tokens = "".join(_letter(look, face) * count for face, count in enumerate(seat.tokens))
    text = " ".join([f"[{dice}]"] * bool(dice) + [f"({tokens})"] * bool(tokens))
    if seat.strength and view.decision is not None and view.decision.name in ("announce", "claim"):
        text += f" ={seat.strength}"
    return Content(text)


# Before the seat itself


def _missions(look: Look) -> list[Content]:
    view, t = _of(look)
    found = [Content.assemble((look.ui.say("paris-my-missions", count=len(view.missions)), "bold"))]
    for card in view.missions:
        name = look.thing(look.words.entry(MISSIONS, card), "bold", PLACE[card])
        found.append(row(["– ", name, look.ui.say("colon"), mission(t, card, look.words)]))
    return found


def _refuge(look: Look) -> list[Content]:
    view, t = _of(look)
    me = view.seats[view.seat]
    found = [Content.assemble((look.ui.say("paris-my-refuge", count=len(me.buildings) + len(me.placed)), "bold"))]
    have = [f"{SIGNS[i]} {look.words.entry(EQUIPMENT, i)} {count}" for i, count in enumerate(me.equipment)]
    found.append(Content(" · ".join(have)))
    for card in me.buildings:
        name = look.words.entry(BUILDINGS, card)
        power = t.building_power[card]
        says = f" · {look.words.entry(POWERS, power)}" if power >= 0 else ""
        found.append(Content.assemble("– ", (name, "bold"), says, look.ui.say("colon"), building(t, card, look.words)))
    for card in me.placed:
        name = look.words.entry(MISSIONS, card)
        found.append(Content.assemble("– ", (name, "bold"), look.ui.say("colon"), mission(t, card, look.words)))
    return found


def _memory(look: Look) -> list[Content]:
    """Missions that the seat has seen and may remember (PNE-2.14, PNE-2.15)."""
    view, _ = _of(look)
    known = [_remembered(look, [card], [slot], []) for slot, card in enumerate(view.known_slots) if card >= 0] + [
        _remembered(look, group.missions, group.slots, group.hands) for group in view.remembered
    ]
    return [Content.assemble((look.ui.say("paris-memory"), "bold")), *known] if known else []


def _remembered(look: Look, cards: list[int], slots: list[int], hands: list[int]) -> Content:
    where = [look.names[seat] for seat in hands]
    if slots:
        where.append(look.ui.say("paris-memory-deck", places=", ".join(str(slot + 1) for slot in slots)))
    names = ", ".join(look.words.entry(MISSIONS, card) for card in cards)
    return Content.assemble("– ", names, look.ui.say("colon"), " / ".join(where))
