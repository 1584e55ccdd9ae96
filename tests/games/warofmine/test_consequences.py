"""What a blow, a gift or a purchase will leave, told before it is chosen."""

import pytest
from tests.games.warofmine.fights import NONE, fight
from tests.games.warofmine.tables import ITEM, House, items, them

from holdfast.games.warofmine.combat.fate import DISARM, HEADSHOT, KNOCKDOWN, Target
from holdfast.games.warofmine.combat.fight import Deal, Fight
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.goods.choices import PayValue
from holdfast.games.warofmine.goods.trade import Giving, Taking
from holdfast.games.warofmine.outside.findings import Pack
from holdfast.games.warofmine.outside.residents import Encounter
from holdfast.games.warofmine.outside.scavenging import Explore
from holdfast.games.warofmine.people.choices import SplitWounds
from holdfast.games.warofmine.phases.dawn import AFTER
from holdfast.games.warofmine.phases.flow import DAWN, DUSK, RAID, Flow
from holdfast.games.warofmine.phases.raid import CrimeWave
from holdfast.games.warofmine.phases.work import PokeAbout
from holdfast.testing import shows

OUTSIDE = (Flow(RAID), Explore(), Encounter(4))


def does(t: House, action: str, lang: str = "en") -> str:
    told = GAME.does(t.state, GAME.catalogue.parse(action), GAME.words(lang))
    return told.replace("\N{NO-BREAK SPACE}", " ")


def brings(t: House, action: str, lang: str = "en") -> str:
    told = GAME.detail(t.state, GAME.catalogue.parse(action), GAME.words(lang))
    return told.replace("\N{NO-BREAK SPACE}", " ")


def asks(t: House) -> str:
    return GAME.words("en").decision(t.state, ["Ada"], 0)


# Blows


@shows("TWM-10.4", "TWM-8.5", "TWM-10.6")
def test_a_blow_says_what_it_leaves_of_whom_it_strikes() -> None:
    t = (
        fight([(NONE, 0), (NONE, 0)])
        .who("anton", wounds=3)
        .at(*OUTSIDE, Fight(), SplitWounds(2, them("zlata", "anton")))
    )
    assert does(t, "wound zlata") == "Wounds go from 0 to 1; at 4 the character dies."
    assert does(t, "wound anton") == "The character dies of it."
    assert does(t, "wound anton", "fr") == "C'est la mort."
    t.state.fight.foes[0].wounds = 1
    assert does(t, "hit 1") == "Its wounds go from 1 to 2; at 3 it dies."
    t.state.fight.foes[0].wounds = 2
    assert does(t, "hit 1") == "It dies of it."
    assert does(t, "hit 2", "fr") == "Ses blessures : de 0 à 1 ; à 3, il meurt."


@shows("TWM-10.20", "TWM-10.27")
@pytest.mark.parametrize(
    ("script", "n", "prompt", "ours", "theirs"),
    [
        (HEADSHOT, 3, "A shot to the head", "Wounds go from 0 to 3", "It dies of it."),
        (DISARM, 0, "A weapon is struck from the hand", "without one.", "for the rest of the fight."),
        (
            KNOCKDOWN,
            1,
            "Knocked down",
            "The character does not attack in this step.",
            "It does not attack in this step.",
        ),
    ],
)
def test_a_combat_script_is_named_and_says_what_its_target_suffers(
    script: int, n: int, prompt: str, ours: str, theirs: str
) -> None:
    t = fight([(NONE, 0), (NONE, 0)]).at(*OUTSIDE, Fight(), Target(script, n, 1))
    assert asks(t) == f"{prompt}: which enemy?"
    assert theirs in does(t, "hit 1")
    t.at(*OUTSIDE, Fight(), Target(script, n, 0))
    assert asks(t) == f"{prompt}: which of us?"
    assert ours in does(t, "wound zlata")


@shows("TWM-10.4")
def test_a_deadly_blow_says_so() -> None:
    t = fight([(NONE, 0)])
    t.state.fight.their_kills = 1
    t.at(*OUTSIDE, Fight(), Deal())
    assert does(t, "wound zlata") == "The character dies of it."
    t.state.fight.our_kills = 1
    assert does(t, "hit 1") == "It dies of it."


@shows("TWM-12.50")
def test_a_blow_on_somebody_protected_says_that_nothing_is_left_of_it() -> None:
    t = fight([(NONE, 0)]).note("morphine", charges=2, place="with zlata")
    t.at(*OUTSIDE, Fight(), Target(HEADSHOT, 2, 0))
    assert does(t, "wound zlata") == "Their protection takes it: no wound."
    t.at(*OUTSIDE, Fight(), Target(HEADSHOT, 3, 0))
    assert does(t, "wound zlata") == "Wounds go from 0 to 1; at 4 the character dies."


# Giving and taking


@shows("TWM-11.3", "TWM-11.5", "TWM-7.17")
def test_trading_says_what_credit_and_load_are_left() -> None:
    t = House("zlata").storage(coffee=2).at(Flow(DUSK), Giving(items("canned-food"), 4, 0))
    value = t.state.value(ITEM("coffee"))
    assert does(t, "give coffee").endswith(f"Credit then: {4 + value}.")
    t = fight([(NONE, 0)], "zlata").at(*OUTSIDE, Taking(items("canned-food"), 20, 0, []))
    price = t.state.value(ITEM("canned-food"))
    assert f"Credit then: {20 - price}. The party then carries 1 of " in does(t, "take canned-food")


@shows("TWM-11.2")
def test_paying_says_what_is_left_to_pay() -> None:
    t = House("zlata").storage(coffee=2, sugar=2).at(Flow(DUSK), PayValue(30))
    value = t.state.value(ITEM("coffee"))
    assert does(t, "give coffee").endswith(f"Goods worth {30 - value} are left to pay then.")
    t.at(Flow(DUSK), PayValue(1))
    assert does(t, "give coffee").endswith("Nothing is left to pay then.")


@shows("TWM-12.54", "TWM-7.16")
def test_water_in_a_canister_adds_nothing_to_the_load() -> None:
    t = fight([(NONE, 0)], "zlata").at(*OUTSIDE, Pack())
    assert "carries 1 of" in does(t, "take water")
    t.note("water-canister", charges=2, place="carried")
    assert "carries 0 of" in does(t, "take water")


# Shares and ends


@shows("TWM-4.22")
def test_a_share_of_wood_says_what_the_rest_is() -> None:
    t = House("zlata").at(Flow(DUSK), PokeAbout(), die=10)
    assert [brings(t, f"split {wood}") for wood in (0, 1, 4)] == ["4 components", "1 wood, 3 components", ""]
    assert brings(t, "split 1", "fr") == "1 bois, 3 composants"


@shows("TWM-8.18")
def test_a_share_of_raids_says_how_many_of_the_cards_are_residents() -> None:
    t = House("zlata").at(Flow(DAWN), CrimeWave())
    assert [brings(t, f"mix {raids}") for raids in (0, 1, 2)] == [
        "2 residents cards",
        "1 residents card",
        "no residents card",
    ]
    assert brings(t, "mix 0", "fr") == "2 cartes d'occupants"


@shows("TWM-9.13")
def test_the_end_of_a_question_says_what_follows() -> None:
    t = House("zlata").storage(moonshine=1).at(Flow(DAWN), AFTER)
    assert does(t, "done") == "The narrative cards follow."
    assert does(t, "done", "fr") == "Les cartes narratives suivent."
