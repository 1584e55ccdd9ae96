"""Hard, rarely hopeless: coarse bounds for what `bench.warofmine` measures with the heuristic agent."""

import json

import pytest
from bench.warofmine import Figures, as_json, cards, measure, summary

MATCHES = 30


@pytest.fixture(scope="module")
def figures() -> Figures:
    return measure(MATCHES)


def test_the_agent_sees_the_ceasefire_but_not_often(figures: Figures) -> None:
    assert figures.matches == MATCHES
    assert MATCHES // 10 <= figures.won <= MATCHES * 6 // 10


def test_hardly_a_match_is_lost_in_the_first_days(figures: Figures) -> None:
    assert figures.lost_before(4) <= MATCHES // 10
    assert sorted(figures.lost_on)[len(figures.lost_on) // 2] >= 6


def test_people_are_lost_to_many_things(figures: Figures) -> None:
    causes = figures.causes()
    assert set(causes) >= {"hunger", "illness", "misery", "wounds"}
    assert max(causes.values()) < 0.6 * sum(causes.values())


def test_the_house_is_furnished_and_every_deck_is_met(figures: Figures) -> None:
    for name in ("bed", "heater", "rainwater-collector", "workshop"):
        assert figures.met["built", name] > 0
    met = {kind for kind, _ in figures.met}
    assert met >= {"event-card", "explored", "found", "met", "raided", "visited", "went", "fated", "kept", "played"}


def test_the_figures_are_told_in_lines_and_as_json(figures: Figures) -> None:
    lines = summary(figures)
    assert lines[0] == f"{MATCHES} matches"
    assert f"{figures.won / MATCHES:.1%}" in lines[1]
    heater = "built", "heater"
    n, share = figures.met[heater] / MATCHES, figures.met_in[heater] / MATCHES
    assert f"  {'heater':30}{n:8.2f}{share:9.1%}" in cards(figures)
    told = json.loads(as_json(figures))
    assert told["ends"]["ceasefire"] == figures.won
    assert told["met"]["Fittings built"]["heater"] == [figures.met[heater], figures.met_in[heater]]
