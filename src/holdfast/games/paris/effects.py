# mypyc: skip
"""What the actions of Paris: New Eden do as things stand now, in words. The rules' own functions are asked, for what
comes after an action on a copy of the state."""

from collections.abc import Callable

from holdfast.core import Action, Cost, Decision, Kind, Words
from holdfast.games.paris.acquire import Announce, Claim, claim_order, strength
from holdfast.games.paris.catalogue import (
    ADD,
    BAT,
    BINOCULARS,
    BRIDGE,
    BRIDGE_DRAW_TWO_MORE,
    BRIDGE_KEEP_EXTRA,
    CENTER,
    CLAIM,
    CLAIM_TOP,
    DECKS,
    END_TURN,
    EQUIPMENT,
    FARMER,
    FEED,
    FEW_SLACK,
    FIRST_DIE_CAN,
    FIRST_DIE_SECOND_DIE,
    FIRST_DIE_SWAP,
    FLIP,
    GO_HUNGRY,
    GO_ON,
    KEEP,
    KEEP_NO_MORE,
    NEW_BUILDING,
    PICK,
    PLACE,
    RESTAURANT,
    STATION,
    STOP,
    SUPPLIES,
    SWAP,
    SWAP_WITH,
    TAKE,
    TILES,
    TOKEN,
    TOWER,
    TYPES,
    WILD,
    WILDS,
)
from holdfast.games.paris.describe import RULES, counted
from holdfast.games.paris.gather import Bridge, FirstTurn, Tower
from holdfast.games.paris.resolve import (
    equipped,
    farmers_missing,
    farmers_needed,
    feeding_points,
    lacking,
)
from holdfast.games.paris.scoring import measure, wanted
from holdfast.games.paris.state import State

MESSAGES = (
    "does-bid",
    "does-bid-later",
    "does-bid-none-left",
    "does-bid-short",
    "does-bridge",
    "does-bridge-empty",
    "does-bridge-more",
    "does-cans",
    "does-cans-none",
    "does-center",
    "does-claim-top",
    "does-die",
    "does-die-wild",
    "does-end-turn",
    "does-equipment",
    "does-event",
    "does-event-others",
    "does-event-ready",
    "does-feed",
    "does-first-die-cans",
    "does-flip",
    "does-flip-last",
    "does-go-hungry",
    "does-heroine",
    "does-keep-more",
    "does-keep-no-more",
    "does-keep-rest",
    "does-mission",
    "does-mission-few",
    "does-mission-lacks",
    "does-mission-met",
    "does-mission-placeable",
    "does-pick-bat",
    "does-pick-binoculars",
    "does-pick-binoculars-last",
    "does-refuge",
    "does-refuge-cans",
    "does-slacker",
    "does-station",
    "does-token",
    "does-tower",
)
"""What this module says."""


def does(s: State, action: Action, words: Words) -> str:
    """What an action of the current decision will do."""
    said = EFFECTS.get(action.kind)
    return words.does(action) if said is None else " ".join(said(s, _asked(s).seat, action, words))


def _asked(s: State) -> Decision:
    assert s.decision is not None
    return s.decision


# Gathering


def _token(s: State, seat: int, action: Action, words: Words) -> list[str]:
    if action.a == WILD:
        return [_wilds(s, seat, words), words.say("does-slacker")]
    return [_matching(s, seat, action.a, words), words.say("does-token", type_a=words.entry(DECKS, action.a, "a"))]


def _take(s: State, seat: int, action: Action, words: Words) -> list[str]:
    die = _wilds(s, seat, words) if action.b == WILD else _matching(s, seat, action.b, words)
    found = [die, _act_at(s, seat, action.a, words)]
    cans = s.holds_power(seat, FIRST_DIE_CAN) * s.t.power_amount[FIRST_DIE_CAN]
    if cans and s.dice_taken[seat] == 0:
        found.append(words.say("does-first-die-cans", cans=cans))
    return found


def _matching(s: State, seat: int, type: int, words: Words) -> str:
    return words.say("does-die", type=words.entry(DECKS, type), strength=strength(s, seat, type) + 1)


def _wilds(s: State, seat: int, words: Words) -> str:
    return words.say("does-die-wild", wilds=s.board_dice[seat * 6 + WILD] + s.board_tokens[seat * 6 + WILD] + 1)


def _act_at(s: State, seat: int, place: int, words: Words) -> str:
    """What the seat does at a place."""
    t = s.t
    if place == TOWER:
        return words.say("does-tower", tiles=len(s.face_up_tiles()), heroine=int(not s.flipped))
    if place == BRIDGE:
        wider = s.holds_power(seat, BRIDGE_DRAW_TWO_MORE) * t.power_amount[BRIDGE_DRAW_TWO_MORE]
        draw = min(t.bridge_draw + wider, len(s.missions.deck))
        if draw == 0:
            return words.say("does-bridge-empty")
        more = s.holds_power(seat, BRIDGE_KEEP_EXTRA) * t.power_amount[BRIDGE_KEEP_EXTRA]
        message = "does-bridge-more" if more else "does-bridge"
        return words.say(message, draw=draw, keep=min(t.bridge_keep, draw), more=more)
    if place == RESTAURANT:
        cans = min(t.restaurant_cans, s.cans_left)
        return words.say("does-cans", cans=cans) if cans else words.say("does-cans-none")
    if place == CENTER:
        return words.say("does-center", tokens=sum(s.center))
    assert place == STATION
    return words.say("does-station", tokens=sum(s.station))


def _end_turn(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _asked(s).step
    assert isinstance(step, FirstTurn)
    swaps = s.holds_power(seat, FIRST_DIE_SWAP) - step.swaps
    return [words.say("does-end-turn", swaps=swaps, dice=s.holds_power(seat, FIRST_DIE_SECOND_DIE) - step.seconds)]


def _flip(s: State, seat: int, action: Action, words: Words) -> list[str]:
    """What is left at the Tower, and how the seat and the others stand against it."""
    step = _asked(s).step
    assert isinstance(step, Tower)
    found = [] if s.flipped else [words.say("does-heroine")]
    after = s.clone()
    step.do(after, action)
    left = after.face_up_tiles()
    if len(left) > 1:
        ready = len([tile for tile in left if lacking(after, seat, tile) == 0])
        lacks = lacking(after, seat, action.a)
        return [*found, words.say("does-flip", left=len(left), ready=ready, lacks=lacks)]
    tile = words.entry(TILES, left[0], "the")
    found.append(words.say("does-flip-last", tile_the=tile, vp=s.t.event_vp[left[0]]))
    others = [other for other in range(s.seats) if other != seat and lacking(after, other, left[0]) == 0]
    return [*found, *_event(after, seat, words), words.say("does-event-others", others=len(others))]


def _pick(s: State, seat: int, action: Action, words: Words) -> list[str]:
    if action.a == BAT:
        return [words.say("does-pick-bat")]
    if action.a == BINOCULARS:
        last = s.season == s.t.seasons - 1
        return [words.say("does-pick-binoculars-last" if last else "does-pick-binoculars", vp=s.t.binoculars_vp)]
    if action.a not in s.t.equipment_of:
        return [words.does(action)]
    after = s.clone()
    after.equipment[seat * 3 + action.a] += 1
    type = s.t.equipment_of.index(action.a)
    people = s.survivors[seat * 6 + type]
    return [
        words.say(
            "does-equipment",
            have=after.equipment_of(seat, action.a),
            equipment=words.entry(EQUIPMENT, action.a),
            equipment_plural=words.entry(EQUIPMENT, action.a, "plural"),
            people=people,
            type=words.entry(TYPES, type),
            type_plural=words.entry(TYPES, type, "plural"),
            equipped=equipped(after, seat, type),
        )
    ]


# Missions


def _keep(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _asked(s).step
    found = [_standing(s, seat, action.a, words)]
    if not isinstance(step, Bridge):
        return [*found, words.say("does-keep-rest", rest=len(s.missions.hands[seat]) - 1)]
    rest = step.seen - 1
    if rest == 0:
        return found
    more = step.must + step.may - 1
    return [*found, words.say("does-keep-more" if more else "does-keep-rest", rest=rest)]


def _keep_no_more(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _asked(s).step
    assert isinstance(step, Bridge)
    return [words.say("does-keep-no-more", rest=step.seen)]


def _standing(s: State, seat: int, mission: int, words: Words) -> str:
    """How far a mission stands for a seat."""
    if s.t.mission_kind[mission] == NEW_BUILDING:
        if s.can_place(seat, mission):
            return words.say("does-mission-placeable")
        return words.say("does-mission-lacks", lacks=_lacks(s, seat, mission, words))
    have, need = measure(s, seat, mission), wanted(s, seat, mission)
    if s.t.mission_kind[mission] == FEW_SLACK:
        return words.say("does-mission-few", have=-have, most=-need)
    return words.say("does-mission-met" if have >= need else "does-mission", have=have, need=need)


def _lacks(s: State, seat: int, mission: int, words: Words) -> str:
    return ", ".join(counted(words, TYPES, s.survivors_lacking(seat, mission)))


# Acquiring


def _add(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _asked(s).step
    assert isinstance(step, Announce)
    after = s.clone()
    step.do(after, action)
    found = _bid(after, step, seat, words)
    if WILDS.entries[action.a] == "token":
        after.survivors[seat * 6 + s.t.becomes[WILD]] += 1
        found += [words.say("does-slacker"), *_refuge(after, seat, words)]
    return found


def _stop(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _asked(s).step
    assert isinstance(step, Announce)
    return _bid(s, step, seat, words)


def _bid(s: State, step: Announce, seat: int, words: Words) -> list[str]:
    """The strength of a seat and its place among the claims as things stand."""
    expected = step.expected(s)
    order = claim_order(s, expected)
    place, cards = order.index(seat) + 1, len(s.rows[step.type])
    found = [words.say("does-bid", strength=expected[seat], place=place)]
    if len(order) > cards:
        found.append(words.say("does-bid-short", cards=cards, bidders=len(order)))
    if place > cards:
        found.append(words.say("does-bid-none-left"))
    announced = step.announced(s)
    later = [other for other in order if other != seat and other not in announced]
    if later:
        wilds = [s.board_dice[other * 6 + WILD] + s.board_tokens[other * 6 + WILD] for other in later]
        found.append(words.say("does-bid-later", later=len(later), wilds=max(wilds)))
    return found


def _claim(s: State, seat: int, action: Action, words: Words) -> list[str]:
    after = s.clone()
    after.add_building(seat, action.a)
    return [*_refuge(after, seat, words), *_event(after, seat, words)]


def _claim_top(s: State, seat: int, action: Action, words: Words) -> list[str]:
    step = _asked(s).step
    assert isinstance(step, Claim)
    return [words.say("does-claim-top", cards=s.cards_left(step.type))]


def _place(s: State, seat: int, action: Action, words: Words) -> list[str]:
    after = s.clone()
    after.interrupt(seat, action)
    return [*_refuge(after, seat, words), *_event(after, seat, words)]


def _refuge(s: State, seat: int, words: Words) -> list[str]:
    """The people of a refuge, its farmers, and what feeding is worth."""
    found = words.say(
        "does-refuge",
        people=s.population(seat),
        farmers=s.survivors[seat * 6 + FARMER],
        needed=farmers_needed(s, seat),
        points=feeding_points(s, seat),
    )
    missing = farmers_missing(s, seat)
    return [found, words.say("does-refuge-cans", cans=missing, have=s.cans[seat])] if missing else [found]


def _event(s: State, seat: int, words: Words) -> list[str]:
    """How a refuge stands against the event of the season, once one tile is left."""
    left = s.face_up_tiles()
    if len(left) != 1:
        return []
    tile, lacks = words.entry(TILES, left[0], "the"), lacking(s, seat, left[0])
    if lacks == 0:
        return [words.say("does-event-ready", tile_the=tile, vp=s.t.event_vp[left[0]])]
    return [words.say("does-event", tile_the=tile, lacks=lacks)]


# Feeding


def _feed(s: State, seat: int, action: Action, words: Words) -> list[str]:
    cans, points = farmers_missing(s, seat), feeding_points(s, seat)
    return [words.say("does-feed", cans=cans, left=s.cans[seat] - cans, points=points)]


def _go_hungry(s: State, seat: int, action: Action, words: Words) -> list[str]:
    return [words.say("does-go-hungry", cans=s.cans[seat])]


EFFECTS: dict[Kind, Callable[[State, int, Action, Words], list[str]]] = {
    TOKEN: _token,
    TAKE: _take,
    END_TURN: _end_turn,
    FLIP: _flip,
    PICK: _pick,
    KEEP: _keep,
    KEEP_NO_MORE: _keep_no_more,
    ADD: _add,
    STOP: _stop,
    CLAIM: _claim,
    CLAIM_TOP: _claim_top,
    PLACE: _place,
    FEED: _feed,
    GO_HUNGRY: _go_hungry,
}
"""The kinds of action whose effect depends on how things stand; others have one sentence."""


# Cost and rule


def cost(s: State, action: Action) -> list[Cost]:
    """What an action uses up."""
    if action.kind is ADD:
        return [Cost(WILDS.name, WILDS.entries[action.a], 1)]
    if action.kind is FEED:
        return [Cost(SUPPLIES.name, SUPPLIES.entries[0], farmers_missing(s, _asked(s).seat))]
    return []


RULE_OF: dict[Kind, str] = {
    KEEP_NO_MORE: "PNE-7.12",
    SWAP: "PNE-7.4",
    SWAP_WITH: "PNE-7.5",
    END_TURN: "PNE-7.10",
    ADD: "PNE-3.9",
    STOP: "PNE-3.11",
    CLAIM: "PNE-3.13",
    CLAIM_TOP: "PNE-7.15",
    PLACE: "PNE-8.3",
    GO_ON: "PNE-8.7",
    FEED: "PNE-4.15",
    GO_HUNGRY: "PNE-4.16",
}
"""The rules that kinds of action follow, where it is not the one that asks."""


def rule_for(s: State, action: Action) -> str:
    if action.kind is TAKE:
        return RULES["place"][action.a]
    return RULE_OF.get(action.kind, _asked(s).rule)


def why_closed(s: State, action: Action, words: Words) -> str:
    """What a new building lacks; empty where the rule says it all."""
    if action.kind is not PLACE:
        return ""
    return words.say("does-mission-lacks", lacks=_lacks(s, _asked(s).seat, action.a, words))
