"""The learned agent: its network, its files, and what it does where they don't fit."""

import random
import shutil
from collections.abc import Iterator
from math import log
from pathlib import Path

import msgspec
import pytest

import holdfast
from holdfast.agents import Sight, parse_agent, shortfall
from holdfast.agents.heuristic import evaluator
from holdfast.agents.learned import weights as files
from holdfast.agents.learned.layout import GAMES, OBSERVED, READINGS, layout, reader
from holdfast.agents.learned.net import Net, sigmoid, to_list
from holdfast.agents.learned.paris import SHORT
from holdfast.agents.learned.player import (
    ANSWERED,
    BEHIND,
    CLOSE,
    LIKELY,
    LONGEST_ANSWER,
    LearnedJudge,
    fit_chance,
    result,
    study,
)
from holdfast.agents.learned.reader import ObservationReader, Reader
from holdfast.core import Action, BaseState, HoldfastError, Rng
from holdfast.games.paris.catalogue import NEW_BUILDING
from holdfast.games.paris.scoring import succeeds


def some_net(game: str = "paris", seats: int = 2, hidden: int = 3, reading: int = 0) -> Net:
    net = layout(holdfast.game(game), seats, reading).net(holdfast.game(game), seats, hidden)
    chance = random.Random(5)
    net.begin([chance.uniform(-0.3, 0.3) for _ in range(net.size)])
    return net


def positions(game: str, seats: int, net: Net, reading: int = 0) -> list[bytes]:
    """What the network picked at some positions of a match."""
    state, rng, found = holdfast.game(game).new(seats=seats, seed=4), Rng(5), []
    judge = LearnedJudge(net, 10.0, reader(holdfast.game(game), reading))
    while state.playout(rng, 7) == 7 and state.decision is not None:
        judge.look(state, state.decision.seat)
        found.append(net.packed())
    return found


def numbers(read: Reader, state: BaseState, seat: int) -> list[int]:
    """What a reader writes down."""
    read.look(state)
    return [number for block in read.read(state, seat) for number in block]


def logit(net: Net, x: bytes) -> float:
    net.unpack(x)
    return net.logit()


EVERY_READING = [(game, reading) for game in GAMES for reading in range(OBSERVED, READINGS[game] + 1)]


@pytest.mark.parametrize(("game", "reading"), EVERY_READING)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_match_switches_rows_on_that_there_are(game: str, reading: int, seats: int) -> None:
    net = some_net(game, seats, reading=reading)
    values = {logit(net, x) for x in positions(game, seats, net, reading)}
    assert len(values) > 10
    if reading == OBSERVED:
        assert layout(holdfast.game(game), seats, reading).evaluated == len(evaluator(game).PARTS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_reader_of_paris_writes_what_the_layout_names_and_sees_no_hidden_thing(seats: int) -> None:
    game = holdfast.game("paris")
    size = sum(count for _, count, _ in layout(game, seats).spans(game))
    state, rng, read, looked = game.new(seats=seats, seed=4), Rng(5), reader(game), 0
    while state.playout(rng, 3) == 3 and state.decision is not None:
        for seat in range(seats):
            seen = numbers(read, state, seat)
            assert len(seen) == size
            assert min(seen) >= 0
            assert max(seen) < 254
            assert numbers(read, state.determinize(seat, rng), seat) == seen
            looked += 1
    assert looked > 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_bids_missions_stand_as_they_will_be_judged(seats: int) -> None:
    """Before, they stand as the bids on the table would settle them."""
    game = holdfast.game("paris")
    state, rng, read, told = game.new(seats=seats, seed=4), Rng(5), reader(game), set[bool]()
    places = layout(game, seats).places(game, seats)
    while state.decision is not None:
        state.playout(rng, 1)
        if state.decision is None or state.decision.name not in ("window", "feed"):
            continue
        for seat in range(seats):
            hand = numbers(read, state, seat)[places["hand"]]
            for mission, stands in enumerate(hand):
                assert (stands > 0) == (mission in state.missions.hands[seat])
                if stands and state.t.mission_kind[mission] != NEW_BUILDING:
                    assert (stands > SHORT) == succeeds(state, seat, mission)
                    told.add(stands > SHORT)
    assert told == {True, False}


def thoughts(game: str, seats: int) -> Iterator[BaseState]:
    """Positions in such an order as a search looks at them: now and then one of the match, then where some worlds drawn
    for it go."""
    state, rng = holdfast.game(game).new(seats=seats, seed=4), Rng(5)
    while state.playout(rng, 5) == 5 and state.decision is not None:
        yield state
        for seat in range(seats):
            world = state.determinize(seat, rng)
            while world.playout(rng, 1) == 1 and world.decision is not None and rng.below(4):
                yield world


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_reader_of_outlive_writes_what_the_observation_and_the_evaluation_say(seats: int) -> None:
    """Also of positions that follow others, of which it keeps what stays the same."""
    game = holdfast.game("outlive")
    read, plain = reader(game), ObservationReader(evaluator("outlive"))
    told = layout(game, seats)
    places, parts = told.places(game, seats), seats * told.evaluated
    looked = 0
    for state in thoughts("outlive", seats):
        for seat in range(seats):
            seen, whole = numbers(read, state, seat), numbers(plain, state, seat)
            for name, _ in told.seen:
                assert seen[places[name]] == whole[game.observation.where[name]], name
            assert seen[-parts:] == whole[-parts:]
            looked += 1
    assert looked > 400


@pytest.mark.parametrize(("game", "reading"), EVERY_READING)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_search_sees_one_after_the_other_is_worth_the_same_as_anew(game: str, reading: int, seats: int) -> None:
    played = holdfast.game(game)
    net, anew = some_net(game, seats, reading=reading), some_net(game, seats, reading=reading)
    judge, fresh = LearnedJudge(net, 10.0, reader(played, reading)), reader(played, reading)
    judge.begin(seats)
    for state in thoughts(game, seats):
        values = [-1.0] * seats
        judge.next_worths(state, list(range(seats)), values)
        for seat in range(seats):
            anew.pick([numbers(fresh, state, seat)])
            assert values[seat] == pytest.approx(sigmoid(anew.logit()))


@pytest.mark.parametrize(("game", "reading"), EVERY_READING)
def test_slopes_are_those_of_the_error(game: str, reading: int) -> None:
    """Moves single weights a little, and compares."""
    net = some_net(game, reading=reading)
    x, target, small = positions(game, 2, net, reading)[12], 0.8, 1e-5

    def lost() -> float:
        """What learning makes small: the cross entropy, whose slope at the logit is the error."""
        value = sigmoid(logit(net, x))
        return -(target * log(value) + (1 - target) * log(1 - value))

    net.lean(net.rows_of(x), target)
    slopes = to_list(net.slopes)
    moved = [i for i, slope in enumerate(slopes) if slope != 0]
    assert len(moved) > 50
    for i in moved[:: len(moved) // 40]:
        before = net.weights[i]
        net.weights[i] = before + small
        above = lost()
        net.weights[i] = before - small
        below = lost()
        net.weights[i] = before
        assert slopes[i] == pytest.approx((above - below) / (2 * small), abs=1e-6)


def test_it_learns_what_it_is_shown() -> None:
    net = some_net(hidden=4)
    examples = [net.rows_of(x) for x in positions("paris", 2, net)]
    targets = [0.9 if i % 2 else 0.1 for i in range(len(examples))]
    rng = Rng(1)
    for _ in range(150):
        study(net, examples, targets, rng, 4, 0.3, 0.0)
    assert study(net, examples, targets, rng, 4, 0.0, 0.0) < 0.01


def test_a_result_is_worth_half_for_the_victory_and_half_for_the_lead() -> None:
    state: BaseState = holdfast.game("paris").new(seats=2, seed=3)
    state.playout(Rng(1), 10_000)
    places, scores = state.result().places, state.result().scores
    best = places.index(1)
    lead = abs(scores[0] - scores[1])
    assert result(state, best, 100) == pytest.approx(0.5 + 0.25 + lead / 400)
    assert result(state, 1 - best, 100) == pytest.approx(0.25 - lead / 400)


def test_chances_are_fitted_to_results() -> None:
    logits = [i / 100 for i in range(-300, 300)]
    slope, shift = fit_chance(logits, [sigmoid(2 * one + 0.5) for one in logits])
    assert slope == pytest.approx(2, abs=0.01)
    assert shift == pytest.approx(0.5, abs=0.01)


def test_a_turn_that_goes_on_is_worth_what_its_best_next_action_is() -> None:
    judge = LearnedJudge(some_net(), 10.0, reader(holdfast.game("paris")))
    state, rng = holdfast.game("paris").new(seats=2, seed=4), Rng(5)
    going_on = ended = 0
    while (decision := state.decision) is not None:
        seat, actions = decision.seat, decision.actions
        for action, settled in zip(actions, judge.settled([state], seat, actions), strict=True):
            after = state.clone()
            after.apply(action)
            while (asked := after.decision) is not None and asked.seat == seat and len(asked.actions) == 1:
                after.apply(asked.actions[0])
            if asked is not None and asked.seat == seat:
                assert settled == pytest.approx(max(judge.after([after], seat, asked.actions)))
                going_on += 1
            else:
                assert settled == pytest.approx(judge.worth(after, seat))
                ended += 1
        state.playout(rng, 5)
    assert going_on > 20
    assert ended > 20


def test_an_action_that_brings_chance_into_play_is_tried_in_every_world_if_it_looks_good() -> None:
    judge = LearnedJudge(some_net(), 10.0, reader(holdfast.game("paris")))
    state, rng = holdfast.game("paris").new(seats=2, seed=4), Rng(5)
    averaged = alone = 0
    while (decision := state.decision) is not None:
        seat, actions = decision.seat, decision.actions
        worlds = [state.determinize(seat, rng) for _ in range(3)]
        single = [judge.settled([world], seat, actions) for world in worlds]
        for i, settled in enumerate(judge.settled(worlds, seat, actions)):
            after = worlds[0].clone()
            after.apply(actions[i])
            if after.revealed > state.revealed and single[0][i] >= max(single[0]) - BEHIND and len(actions) > 1:
                assert settled == pytest.approx(sum(values[i] for values in single) / 3)
                averaged += 1
            else:
                assert settled == pytest.approx(single[0][i])
                alone += 1
        state.playout(rng, 2)
    assert averaged > 5
    assert alone > 20


def test_of_actions_that_are_close_it_takes_the_one_that_stands_best_after_the_answer() -> None:
    judge = LearnedJudge(some_net(), 10.0, reader(holdfast.game("paris")))
    state, rng = holdfast.game("paris").new(seats=2, seed=4), Rng(5)
    changed = 0
    while (decision := state.decision) is not None:
        seat, actions = decision.seat, decision.actions
        settled = judge.settled([state], seat, actions)
        order = sorted(range(len(actions)), key=lambda i: -settled[i])
        close = [i for i in order if settled[i] >= settled[order[0]] - CLOSE][:ANSWERED]
        likely: list[Action] = []
        answered = {i: answer(judge, state, seat, actions[i], likely) for i in close}
        chosen = judge.answered([state], seat, actions)
        assert answered[chosen] == pytest.approx(max(answered.values()))
        changed += chosen != order[0]
        state.playout(rng, 5)
    assert changed > 5


def answer(judge: LearnedJudge, state: BaseState, seat: int, action: Action, likely: list[Action]) -> float:
    """What an action is worth when everybody has gone on as they like best, until the seat is asked again. The best
    answers to the first action are the only ones to the others, if two of them are legal."""
    state = state.clone()
    state.apply(action)
    while (asked := state.decision) is not None and asked.seat == seat and len(asked.actions) == 1:
        state.apply(asked.actions[0])
    if asked is not None and asked.seat == seat:
        state.apply(best_for(judge, state, list(asked.actions)))
    others = False
    for _ in range(LONGEST_ANSWER):
        if (asked := state.decision) is None or (asked.seat == seat and others):
            break
        among = [one for one in likely if one in asked.actions]
        if others or asked.seat == seat or len(among) < 2:
            among = list(asked.actions)
        if not others and asked.seat != seat and not likely and len(among) > LIKELY:
            values = judge.after([state], asked.seat, asked.actions)
            likely += [among[i] for i in sorted(range(len(among)), key=lambda i: -values[i])[:LIKELY]]
        others = others or asked.seat != seat
        state.apply(best_for(judge, state, among))
    return judge.worth(state, seat)


def best_for(judge: LearnedJudge, state: BaseState, among: list[Action]) -> Action:
    assert state.decision is not None
    values = judge.after([state], state.decision.seat, tuple(among))
    return among[values.index(max(values))]


@pytest.mark.parametrize(("game", "reading"), EVERY_READING)
def test_a_position_near_another_is_worth_the_same_as_if_it_were_computed_anew(game: str, reading: int) -> None:
    net, anew = some_net(game, reading=reading), some_net(game, reading=reading)
    found = positions(game, 2, net, reading)
    for x in [*found, *found[::-2]]:
        seen = [0] * (max(net.where) + 1)
        for place, number in zip(net.where, x, strict=True):
            seen[place] = number - 1
        assert net.near([seen]) == pytest.approx(logit(anew, x))


# Files


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Weights of its own, so that files can be broken."""
    for path in files.FOLDER.glob("*.weights"):
        shutil.copy(path, tmp_path)
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    files.forget()
    yield tmp_path
    files.forget()


def found(game: str = "paris", seats: int = 2) -> "files.Weights | HoldfastError":
    played = holdfast.game(game)
    return files.find(played, seats, played.tables())


@pytest.mark.parametrize("path", sorted(files.FOLDER.glob("*.weights")), ids=lambda path: path.stem)
def test_weights_that_are_here_fit_their_game_and_say_how_they_were_made(path: Path) -> None:
    name, seats, _ = path.stem.split("-")
    origin = files.read(path, holdfast.game(name)).origin
    assert (origin.game, origin.seats) == (name, int(seats))
    assert origin.command.startswith(f"holdfast train {name} --seats {seats} --matches {origin.matches} ")
    assert path.stat().st_size < 70_000


def test_weights_come_back_from_a_file_nearly_as_they_were(tmp_path: Path) -> None:
    weights = found()
    assert isinstance(weights, files.Weights)
    net = some_net(hidden=weights.origin.hidden, reading=weights.origin.reading)
    files.write(tmp_path / "one", weights.origin, net)
    again = files.read(tmp_path / "one", holdfast.game("paris"))
    for before, after in zip(to_list(net.weights), to_list(again.net.weights), strict=True):
        assert after == pytest.approx(before, abs=2e-4)


def rewrite(path: Path, **changes: object) -> None:
    head, _, packed = path.read_bytes().partition(b"\n")
    origin = msgspec.structs.replace(msgspec.json.decode(head, type=files.Origin), **changes)
    path.write_bytes(msgspec.json.encode(origin) + b"\n" + packed)


def test_weights_that_do_not_fit_are_refused_with_a_sentence_and_heuristic_plays(folder: Path) -> None:
    *earlier, path = files.versions(holdfast.game("paris"), 2).values()
    for one in earlier:
        one.unlink()
    whole = path.read_bytes()
    for spoil, said in (
        (lambda: rewrite(path, rules="0"), "rules version 0"),
        (lambda: rewrite(path, spans=[("season", 2, 0)]), "observation of paris has changed"),
        (lambda: path.write_bytes(whole[:-40]), "does not hold learned weights"),
        (lambda: path.write_bytes(b"weights"), "does not hold learned weights"),
        (lambda: path.unlink(), "no learned weights for paris with 2 seats"),
    ):
        path.write_bytes(whole)
        spoil()
        files.forget()
        problem = found()
        assert isinstance(problem, HoldfastError)
        assert said in problem.say("en") != problem.say("fr")
        state = holdfast.game("paris").new(seats=2, seed=3)
        for name in ("learned", "search:iterations=20"):
            agents = [parse_agent(text, state.game).make(state.game, 0, Rng(4)) for text in (name, "heuristic")]
            sight = Sight(state, state.decision.seat)
            chosen = [one.choose(state.decision, sight) for one in agents]
            assert chosen[0] in state.decision.actions
            assert name != "learned" or chosen[0] is chosen[1]
            told = shortfall(parse_agent(name), state.game, 2, state.tables)
            assert told is not None
            assert said in told.say("en")


def test_a_pack_that_changes_values_is_played_by_the_heuristic(tmp_path: Path) -> None:
    game = holdfast.game("paris")
    (tmp_path / "pack.toml").write_text('name = "rich"\ngame = "paris"\n')
    (tmp_path / "buildings.toml").write_text('[[building]]\nid = "f-01"\ncans = 3\n')
    state = game.new(seats=2, seed=1, content=tmp_path)
    told = shortfall(parse_agent("hard", game), game, 2, state.tables)
    assert told is not None
    assert "the pack 'rich' changes its values" in told.say("en")
    assert told.say("en").startswith("hard plays without")
    assert shortfall(parse_agent("normal", game), game, 2, state.tables) is None
    agent = parse_agent("hard", game).make(game, 0, Rng(1))
    assert agent.choose(state.decision, Sight(state, state.decision.seat)) in state.decision.actions
