"""The report is one page that needs nothing else, draws every plot, and speaks both languages."""

import importlib.util
import os
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
import vl_convert
from playwright.sync_api import sync_playwright
from tests.web.browser import launch

import holdfast
from holdfast.arena import simulate, tournament
from holdfast.arena.balance import balance
from holdfast.arena.report import charts, read, write
from holdfast.core import LANGUAGES, HoldfastError
from holdfast.registry import game as find_game
from holdfast.table import interface

PARIS, WAR = holdfast.game("paris"), holdfast.game("warofmine")


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A file of every kind."""
    folder = tmp_path_factory.mktemp("results")
    pack = folder / "pack"
    pack.mkdir()
    (pack / "pack.toml").write_text('name = "richer"\ngame = "paris"\n')
    (pack / "a.toml").write_text('[[mission_kind]]\nid = "most-type"\nvp = 60\n')
    three = ["random", "heuristic:noise=1", "heuristic:noise=.99"]
    made: dict[str, Any] = {
        "tournament": tournament(PARIS, agents=three, seats=2, matches=20),
        "pack": tournament(PARIS, agents=three, seats=2, matches=20, content=pack),
        "four": tournament(PARIS, agents=three[:2], seats=4, matches=4),
        "siege": tournament(WAR, agents=["random"], seats=2, matches=25),
        "simulation": simulate(PARIS, seats=3, games=20),
        "balance": balance(PARIS, pack, seats=2, agents=["random"], matches=20),
    }
    found = {}
    for name, result in made.items():
        found[name] = folder / f"{name}.json"
        found[name].write_bytes(result.json())
    return found


def page(results: dict[str, Path], lang: str, *names: str) -> str:
    return write([read(results[name]) for name in names], find_game, interface(lang, "report"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_draws_every_plot_and_asks_nobody(results: dict[str, Path], lang: str, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    out.write_text(page(results, lang, *results), encoding="utf-8")
    asked: list[str] = []
    wrong: list[str] = []
    with sync_playwright() as playwright:
        browser = launch(playwright)
        shown = browser.new_page()
        shown.on("request", lambda request: asked.append(request.url))
        shown.on("pageerror", lambda error: wrong.append(str(error)))
        shown.on("console", lambda line: wrong.append(line.text))
        shown.goto(out.as_uri(), timeout=120_000)
        shown.wait_for_selector("html[data-drawn]")
        places = shown.locator("[data-plot]").count()
        drawn = shown.locator("[data-plot] svg").count()
        width = shown.evaluate("document.documentElement.scrollWidth - innerWidth")
        browser.close()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert wrong == []
    assert drawn == places > 20
    assert width <= 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_nothing_in_a_plot_is_cut(results: dict[str, Path], lang: str, tmp_path: Path) -> None:
    """Long sentences about the end of a match stand beside their bars."""
    out = tmp_path / "report.html"
    out.write_text(page(results, lang, "tournament", "siege"), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        shown = browser.new_page(viewport={"width": 390, "height": 844})
        shown.goto(out.as_uri(), timeout=120_000)
        shown.wait_for_selector("html[data-drawn]")
        cut = shown.evaluate(
            """() => [...document.querySelectorAll("[data-plot]")].flatMap((plot) => {
                const space = plot.getBoundingClientRect();
                return [...plot.querySelectorAll("text")].filter((text) => {
                    const box = text.getBoundingClientRect();
                    return box.left < space.left - 1 || box.right > space.right + 1;
                }).map((text) => text.textContent);
            })"""
        )
        browser.close()
    assert cut == []


def test_a_side_has_one_colour_in_both_languages(results: dict[str, Path]) -> None:
    """That a match was lost, or how somebody was."""
    for words in ({"en": ["lost", "won"], "fr": ["perdue", "gagnée"]}, {"en": ["died"], "fr": ["décès"]}):
        for lang, order in words.items():
            specs = specs_of(page(results, lang, "siege"))
            domains = [spec["encoding"].get("color", {}).get("scale", {}).get("domain", []) for spec in specs]
            assert any(domain[: len(order)] == order for domain in domains)


def test_shapes_and_colours_share_one_legend() -> None:
    rows = [
        {"name": f"seat {seat}", "value": 0.5, "low": 0.4, "high": 0.6, "count": 9, "side": agent}
        for seat in (1, 2)
        for agent in ("learned", "easy")
    ]
    plot = charts.intervals(rows, title="share", line=None, tooltip={"name": " "}, sides="agent").to_dict()
    drawn = vl_convert.vegalite_to_svg(plot | {"width": 400})
    assert re.findall(r"Symbol legend titled 'agent' for ([\w ]+) with", drawn) == ["shape and fill color"]


def test_lines_and_dashes_share_one_legend_beside_their_marks() -> None:
    lines = [{"entry": entry, "side": side, "value": 0.5} for entry in (1, 2) for side in ("Ann", "Bob")]
    plot = charts.curve(lines, lines[:1], title="decision", heading="chance", sides="seat", tooltip={}).to_dict()
    drawn = vl_convert.vegalite_to_svg(plot | {"width": 400})
    (legend,) = re.findall(r"Symbol legend titled 'seat' for ([\w ]+) with", drawn)
    assert "stroke color" in legend


def test_long_names_are_folded() -> None:
    assert charts.folded("Nobody is left.") == "Nobody is left."
    assert charts.folded("The ceasefire came, and some of us lived to see it.").count("\n") == 2
    assert charts.folded("easy against search:iterations=400:by=heuristic").split("\n") == [
        "easy against search:",
        "iterations=400:",
        "by=heuristic",
    ]


def specs_of(text: str) -> list[dict[str, Any]]:
    """The plots of a page that have one layer."""
    found = re.search(r'<script id="plots" type="application/json">(.*?)</script>', text, re.S)
    assert found is not None
    return [spec for spec in msgspec.json.decode(found[1].replace("<\\/", "</"))["specs"] if "encoding" in spec]


def test_each_question_has_its_section(results: dict[str, Path]) -> None:
    for names, there, missing in (
        (["tournament"], {"strength", "seats", "parts", "winning", "length"}, {"survival", "deaths", "balance"}),
        (["siege"], {"survival", "parts", "winning", "length", "endings", "deaths"}, {"strength", "seats"}),
        (["balance"], {"balance", "parts", "winning"}, {"strength"}),
        (["simulation"], {"seats", "parts"}, {"strength", "winning"}),
    ):
        found = set(re.findall(r'<section id="\w+-(\w+)"', page(results, "en", *names)))
        assert there <= found
        assert not missing & found


def test_a_pack_stands_beside_the_base_game(results: dict[str, Path]) -> None:
    text = page(results, "en", "tournament", "pack")
    assert "winners · base game, 2 seats" in text
    assert "winners · richer, 2 seats" in text


def test_names_of_things_and_parts_are_those_of_the_game(results: dict[str, Path]) -> None:
    for lang, there in (("en", "What goes with winning"), ("fr", "Ce qui va avec la victoire")):
        text = page(results, lang, "tournament")
        assert there in text
        assert f'lang="{lang}"' in text
        assert PARIS.words(lang).say("part-missions") in text
        assert PARIS.words(lang).say("building-t-01").replace("'", "&#x27;") in text


def test_the_same_files_give_the_same_page(results: dict[str, Path]) -> None:
    assert page(results, "en", "tournament") == page(results, "en", "tournament")


def test_texts_from_files_are_escaped(results: dict[str, Path], tmp_path: Path) -> None:
    data = msgspec.json.decode(results["tournament"].read_bytes())
    bad = "</script><img src=x onerror=alert(1)>"
    data["agents"] = [bad]
    data["pairings"][0]["agents"][0] = bad
    data["figures"]["agents"][0]["agent"] = bad
    path = tmp_path / "bad.json"
    path.write_bytes(msgspec.json.encode(data))
    text = page({"bad": path}, "en", "bad")
    assert "<img" not in text.split('<script id="plots"')[0]
    assert "</script><img" not in text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "not a result"),
        (b"{}", "not a result"),
        (b"\xff\xfe", "not a result"),
        (b'{"format": "holdfast-tournament", "format_version": 9}', "has format 9"),
        (b'{"format": "holdfast-tournament", "format_version": 1}', "damaged"),
    ],
)
def test_a_wrong_file_is_refused_with_a_sentence(text: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(text)
    with pytest.raises(HoldfastError, match=said):
        read(path)
    with pytest.raises(HoldfastError, match="no such file"):
        read(tmp_path / "nowhere.json")


def test_results_that_do_not_hold_together_are_refused(results: dict[str, Path], tmp_path: Path) -> None:
    told = msgspec.json.decode(results["tournament"].read_bytes())
    path = tmp_path / "edited.json"
    path.write_bytes(msgspec.json.encode({**told, "seats": 0}))
    with pytest.raises(HoldfastError, match="contradict one another"):
        page({"edited": path}, "en", "edited")


def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(HoldfastError, match="a pipe or a device"):
        read(tmp_path / "pipe")
    with pytest.raises(HoldfastError, match="a pipe or a device"):
        read(Path("/dev/zero"))


def test_without_altair_there_is_a_sentence(results: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "altair" else real(name))
    with pytest.raises(HoldfastError, match="needs Altair"):
        page(results, "en", "tournament")
