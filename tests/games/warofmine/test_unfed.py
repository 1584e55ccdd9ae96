"""The meal at Dusk says who goes hungry before it ends."""

import pytest
from tests.games.warofmine.tables import WHO, House

from holdfast.games.warofmine import GAME
from holdfast.games.warofmine.phases.dusk import Dusk
from holdfast.games.warofmine.phases.flow import RAID, Flow
from holdfast.games.warofmine.state.people import AWAY
from holdfast.testing import shows


def dusk(t: House) -> House:
    return t.at(Flow(RAID), Dusk())


def ending(t: House, lang: str) -> str:
    said = GAME.explain(t.state, t.seat, GAME.words(lang), ["Ann"])
    assert said is not None
    return next(action.detail for action in said.actions if action.kind == "done")


@shows("TWM-5.8")
@pytest.mark.parametrize(("lang", "said"), [("en", "Hunger +1 for"), ("fr", "Faim +1 pour")])
def test_the_end_of_the_meal_names_who_has_not_eaten(lang: str, said: str) -> None:
    t = dusk(House().storage(water=3, vegetable=3))
    assert ending(t, lang) == f"{said} Katia, Zlata, Anton"
    t.do("eat katia vegetable")
    assert ending(t, lang) == f"{said} Zlata, Anton"
    t.do("eat anton vegetable", "eat zlata vegetable")
    assert t.asked != "meals" or ending(t, lang) == ""


@shows("TWM-12.14")
def test_who_is_away_is_not_named() -> None:
    t = House().storage(water=3, vegetable=1)
    t.state.people.move(WHO("katia"), AWAY)
    assert ending(dusk(t), "en") == "Hunger +1 for Zlata, Anton"
