"""What is printed on cards, and what people are like, is told in words: nobody needs the box."""

from typing import Any

import pytest
from tests.games.warofmine.tables import WHO, made

from holdfast.core import LANGUAGES, Overrides
from holdfast.games.warofmine import catalogue as c
from holdfast.games.warofmine.game import GAME
from holdfast.games.warofmine.say.cards import cold_does, event_does, raid_does, resident_does, spirit, visitor_does
from holdfast.games.warofmine.say.explain import skill
from holdfast.games.warofmine.say.scripts import effects
from holdfast.testing import shows

TABLES = GAME.tables()
VAGUE = {"en": ("more follows", "in some cases"), "fr": ("la suite est à lire", "dans certains cas")}


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def said(lang: str, *operations: dict[str, Any]) -> str:
    return plain(effects(made(operations), GAME.words(lang)))


# People


@shows("TWM-2.17")
@pytest.mark.parametrize(
    ("who", "english", "french"),
    [
        ("emira", "Out in the party: the trip begins with a vegetable.", "Dans l'équipe : la fouille commence"),
        ("pavle", "Out in the party: when it flees, its first 2 wounds are spared.", "ses 2 premières blessures"),
        ("boris", "without shovel or help", "sans pelle ni aide"),
        ("marko", "Out in the party, once a night", "Dans l'équipe, une fois par nuit"),
        ("roman", "Alone on guard, rolls two dice; each shot needs its own ammo.", "chaque tir demande sa munition"),
        ("arica", "Out in the party: in rolls for noise, noise counts 1 less.", "Dans l'équipe : le bruit compte 1"),
        ("katia", "Present at a trade: the commission is 2 lower.", "En sa présence, les commissions baissent de 2."),
        ("cveta", "whenever a child is helped in their presence", "qu'un enfant est aidé en sa présence"),
        ("bruno", "Once a day, a meal cooked by them", "Une fois par jour, un plat cuit de ses mains"),
        ("marin", "Fittings built by them cost 1 wood and 1 component less.", "faits de ses mains"),
        ("emilia", "Out in the party, once a night", "sur 6 ou plus"),
        ("anton", "Adds 2 to the roll at a trap.", "Ajoute 2 au jet du piège."),
    ],
)
def test_a_skill_says_what_it_does_where_and_how_often(who: str, english: str, french: str) -> None:
    assert english in plain(skill(TABLES, WHO(who), GAME.words("en")))
    assert french in plain(skill(TABLES, WHO(who), GAME.words("fr")))


@shows("TWM-9.19")
@pytest.mark.parametrize(
    ("who", "letter", "english", "french"),
    [
        ("anton", "A", "with a book at hand, Misery -1", "avec un livre sous la main, Détresse -1"),
        ("anton", "B", "with Fatigue at 2 or more, Misery +1", "avec Fatigue à 2 ou plus, Détresse +1"),
        ("anton", "C", "if nobody has Wounds or Illness at 2 or more, Misery -1", "si personne n'a Blessures ou"),
        ("arica", "A", "give up cigarettes; otherwise Misery +1", "céder des cigarettes ; sinon Détresse +1"),
        ("arica", "B", "otherwise with 3 things (tools and valuables) at hand, Misery -1", "sinon avec 3 choses"),
        ("boris", "C", "Misery -1 for another of us", "Détresse -1 pour un autre"),
        ("bruno", "C", "with 3 things (food) at hand, Misery -1", "avec 3 choses (nourriture) sous la main"),
        ("zlata", "A", "with a guitar at hand, choose 2 characters; Misery -1 for them", "Détresse -1 pour eux"),
        ("zlata", "B", "if somebody has Misery at 2 or more, Misery +1", "si quelqu'un a Détresse à 2 ou plus"),
        ("katia", "C", "if somebody died or left today, Misery +1", "si quelqu'un est mort ou parti aujourd'hui"),
        ("marin", "B", "with a workshop in the house, Misery -1", "avec un atelier dans la maison, Détresse -1"),
        ("marko", "C", "with Fatigue below 2, Wounds -1 for another of us", "sous 2, Blessures -1 pour un autre"),
        ("pavle", "A", "without Fatigue, Misery -1", "sans Fatigue, Détresse -1"),
        ("marko", "A", "if nobody died or left today, Misery -1", "si personne n'est mort ni parti aujourd'hui"),
        ("roman", "B", "with Misery at 3 or more, Wounds +1 for another of us", "Blessures +1 pour un autre"),
        ("roman", "C", "with 1 thing (weapons) at hand, Misery -1", "avec 1 chose (armes) sous la main"),
        ("emilia", "C", "if another of us has Misery at 3 or more, Misery +1", "si un autre a Détresse à 3 ou plus"),
        ("emira", "A", "give up moonshine or pure alcohol; otherwise Misery +1", "céder de la gnôle ou de l'alcool"),
    ],
)
def test_each_letter_of_a_spirit_check_has_its_line(who: str, letter: str, english: str, french: str) -> None:
    line = "ABC".index(letter)
    words = {lang: plain(spirit(TABLES, WHO(who), GAME.words(lang))[line]) for lang in LANGUAGES}
    assert words["en"].startswith(f"{letter}: ")
    assert words["en"].endswith(english)
    assert words["fr"].startswith(f"{letter} : ")
    assert french in words["fr"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_spirit_line_and_no_event_is_vague(lang: str) -> None:
    words = GAME.words(lang)
    lines = [line for who in range(len(c.CHARACTERS)) for line in spirit(TABLES, who, words)]
    lines += [event_does(TABLES, card, words) for card in range(len(c.EVENTS))]
    assert len(lines) == 13 * 3 + 18
    assert not [line for line in lines if any(vague in plain(line) for vague in VAGUE[lang])]


# Cards


@shows("TWM-3.1", "TWM-3.2")
@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("frost", "Cold +2; then a moment of the day is read.", "Froid +2 ; puis on lit un instant de la journée."),
        ("hard-frost", "Illness +1 for the wounded at home", "Maladie +1 pour les blessés à l'abri"),
        ("shelling", "1-3: a fitting of your choice is lost; 4-7: 1 wound to share out", "un aménagement au choix"),
        ("epidemic", "everybody rolls the black die; 1-3: Illness +1", "chacun lance le dé noir ; 1-3 : Maladie +1"),
        ("food-shortage", "gone from the box for good: 1 canned food, 2 raw food", "retiré de la boîte pour de bon"),
        ("food-shortage", "value +3 for the rest of the match (canned food, ", "valeur +3 jusqu'à la fin de la partie"),
        ("snipers", "Outdoors the sniper hits on 1-4 today", "Dehors, le tireur touche sur 1-4 aujourd'hui"),
        ("water-cut", "no water for nothing on the way home tonight", "pas d'eau gratuite sur le chemin du retour"),
        ("outbreak-of-crime", "tonight 2 night raid cards are drawn", "cette nuit, 2 cartes de pillage sont piochées"),
        ("aid-parcels", "twice: a vegetable, a filter, a bandage or coffee", "2 fois : un légume, un filtre"),
        ("lull", "Misery -1 for one of us; Night raid left out once", "on saute une fois : Pillage"),
        (
            "chapter-2",
            "; the next objective is revealed; if the last one is unfinished",
            "l'objectif suivant est révélé",
        ),
        ("ceasefire", "The match is over.", "La partie est finie."),
        ("broken-truce", "Misery +1 for whoever is moved", "Détresse +1 pour qui est touché"),
    ],
)
def test_an_event_says_what_it_does(card: str, english: str, french: str) -> None:
    number = c.EVENTS.number(card)
    assert english in plain(event_does(TABLES, number, GAME.words("en")))
    assert french in plain(event_does(TABLES, number, GAME.words("fr")))


@shows("TWM-8.3", "TWM-8.20")
@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            "marauders",
            "6 thefts (the most valuable first), 2 wounds for the guards. Afterwards the card leaves the game.",
            "6 vols (le plus précieux d'abord), 2 blessures pour les gardes. Ensuite, la carte quitte la partie.",
        ),
        ("burglars", "3 thefts, 1 wound for the guards. Afterwards the card is shuffled back.", "3 vols, 1 blessure"),
        (
            "hungry-neighbours",
            "2 thefts (food, drink and tobacco first), no wounds.",
            "vivres, alcool et tabac d'abord",
        ),
        ("quiet-night", "Nothing happens.", "Il ne se passe rien."),
        ("reality-impact", "A script is read.", "On lit un script."),
    ],
)
def test_a_night_raid_says_how_bad_it_is_and_what_becomes_of_its_card(card: str, english: str, french: str) -> None:
    number = c.RAIDS.number(card)
    assert plain(raid_does(TABLES, number, GAME.words("en"))).startswith(english)
    assert french in plain(raid_does(TABLES, number, GAME.words("fr")))


@shows("TWM-7.28", "TWM-10.1")
@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("thugs", "A Knife, B Knife, C Pistol. They attack.", "A Couteau, B Couteau, C Pistolet. Ils attaquent."),
        ("soldiers", "C Assault rifle + Knife.\nHand over all red tokens", "C Fusil d'assaut + Couteau.\nRemettre"),
        ("civilians", "by the black die: 1-4: 2; 5-8: 3; 9-10: 4.", "selon le dé noir : 1-4 : 2 ; 5-8 : 3 ; 9-10 : 4."),
        ("civilians", "6-10: 1 findings card (pantry); 1-5: they attack.\nAttack them.\nLeave", "1-5 : ils attaquent."),
        ("rebels", "Trade with them: a trade in certain goods, commission 3.", "un échange de certains biens"),
        ("reality-impact", "A script is read.", "On lit un script."),
    ],
)
def test_residents_say_how_many_they_are_how_armed_and_what_can_be_done(card: str, english: str, french: str) -> None:
    number = c.RESIDENTS.number(card)
    assert english in plain(resident_does(TABLES, number, GAME.words("en")))
    assert french in plain(resident_does(TABLES, number, GAME.words("fr")))


@shows("TWM-4.24")
@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("newcomer", "Somebody asks to stay. Brings raw food, one thing worth up to 5", "Quelqu'un demande à rester."),
        (
            "barterer",
            "A trade in tools and valuables, food, drink and tobacco, medicine, commission 2.",
            "commission 2",
        ),
        ("doctor", "choose one character; Wounds or Illness -2.\nSend the doctor on.", "Blessures ou Maladie -2."),
        ("gossip", "Ask about the coming days: the next card is seen (events).", "la prochaine carte est vue"),
        (
            "children",
            "Give them 2 water: give up 2 water; Misery -1 for one of us.",
            "Leur donner 2 rations d'eau : céder 2 rations d'eau",
        ),
        ("nobody", "Nothing happens.", "Il ne se passe rien."),
        ("reality-impact", "A script is read.", "On lit un script."),
    ],
)
def test_a_visitor_says_what_is_wanted_or_offered(card: str, english: str, french: str) -> None:
    number = c.VISITORS.number(card)
    assert english in plain(visitor_does(TABLES, number, GAME.words("en")))
    assert french in plain(visitor_does(TABLES, number, GAME.words("fr")))


def test_cards_speak_with_the_numbers_of_a_pack() -> None:
    theirs: dict[str, list[dict[str, Any]]] = {
        "event": [{"id": "snipers", "cold": 4, "do": [{"op": "today", "flag": "sniper", "n": 2}]}],
        "raid": [{"id": "thieves", "damage": 1, "order": "valuable"}],
        "resident": [{"id": "thugs", "number": [1, 1, 1, 1, 1, 2, 2, 2, 2, 2], "a": ["hatchet"]}],
        "character": [{"id": "boris", "spirit_c": [{"op": "cold", "d": -1}]}],
    }
    t, words = GAME.tables(Overrides(name="mine", tables=theirs, words={})), GAME.words("en")
    assert event_does(t, c.EVENTS.number("snipers"), words).startswith("Cold +4; Outdoors the sniper hits on 1-2 today")
    assert raid_does(t, c.RAIDS.number("thieves"), words).startswith("1 theft (the most valuable first), no wounds.")
    assert "1-5: 1; 6-10: 2. Armed by letter: A Hatchet, " in resident_does(t, c.RESIDENTS.number("thugs"), words)
    assert spirit(t, WHO("boris"), words)[2] == "C: cold -1"


@shows("TWM-3.2", "TWM-3.3", "TWM-9.21")
def test_the_cold_says_when_it_harms_and_how_it_comes_and_goes() -> None:
    cold = c.HOUSE_TOKENS.number("cold")
    assert cold_does(TABLES, cold, GAME.words("en")) == (
        "At Dawn the cold makes Fatigue, Illness or Misery worse, if there are at least as many tokens as the fate "
        "card names (2 to 5). Event cards bring tokens; heaters, cards and scripts take them away. They stay from day "
        "to day, 6 at most."
    )
    assert "aggrave Fatigue, Maladie ou Détresse" in cold_does(TABLES, cold, GAME.words("fr"))
    mild: list[dict[str, Any]] = [{"id": f"fate-{n}", "cold": 4, "cold_do": []} for n in range(1, 8)]
    t = GAME.tables(Overrides(name="mine", tables={"fate": mild}, words={}))
    assert cold_does(t, cold, GAME.words("en")).startswith("Event cards bring tokens")


# What a pack may say besides


@pytest.mark.parametrize(
    ("condition", "english", "french"),
    [
        ({"has": "book", "n": 2}, "with 2 books at hand", "avec 2 livres sous la main"),
        ({"has": "book", "neg": True}, "without a book at hand", "sans un livre sous la main"),
        ({"this_has": ["hunger"], "level": 2, "neg": True}, "with Hunger below 2", "avec Faim sous 2"),
        (
            {"others_have": ["misery"], "neg": True},
            "if no other has Misery at 1 or more",
            "si aucun autre n'a Détresse",
        ),
        ({"fitting": "radio", "neg": True}, "without a radio in the house", "sans une radio dans la maison"),
        ({"day": [1, 5]}, "in some cases", "dans certains cas"),
        ({"has": "book", "day": [1, 5]}, "in some cases", "dans certains cas"),
        ({"has": "book", "died_today": True, "neg": True}, "in some cases", "dans certains cas"),
        ({"has": "book", "died_today": True}, "with a book at hand, if somebody died or left today", "avec un livre"),
    ],
)
def test_what_must_hold_is_said(condition: dict[str, Any], english: str, french: str) -> None:
    cold = {"op": "cold", "d": 1, "if": condition}
    assert said("en", cold) == f"{english}, cold +1"
    assert said("fr", cold).startswith(french)


@pytest.mark.parametrize(
    ("who", "english", "french"),
    [
        ("in_shelter", "for everybody at home", "pour tous ceux de l'abri"),
        ("guards", "for the guards", "pour les gardes"),
        ("floor", "for those who slept on the floor", "pour qui a dormi au sol"),
        ("failed", "for whoever is not moved", "pour qui n'est pas touché"),
    ],
)
def test_whoever_is_meant_is_named(who: str, english: str, french: str) -> None:
    for op, sign in (("raise", "+"), ("lower", "-")):
        operation = {"op": op, "state": "misery", "n": 1, "who": who}
        assert said("en", operation) == f"Misery {sign}1 {english}"
        assert said("fr", operation) == f"Détresse {sign}1 {french}"


def test_several_losses_and_gains_agree_with_their_number() -> None:
    assert said("en", {"op": "lose_fittings", "n": 2}) == "2 fittings of your choice are lost"
    assert said("fr", {"op": "lose_fittings", "n": 2}) == "2 aménagements au choix sont perdus"
    thrice = [{"op": "gain", "one_of": ["book", "coffee"]}] * 3
    assert said("en", *thrice) == "3 times: a book or coffee"
    assert said("fr", *thrice) == "3 fois : un livre ou du café"
    assert said("en", {"op": "today", "flag": "raids", "n": 1}) == "tonight 1 night raid card is drawn"


def test_results_are_said_once_for_all_that_they_bring() -> None:
    def on(low: int, high: int, d: int, **asked: Any) -> dict[str, Any]:
        return {"op": "cold", "d": d, "if": {"roll": [low, high], **asked}}

    roll = {"op": "roll"}
    assert said("en", roll, on(1, 4, 1), on(5, 10, 2), on(5, 10, -1), {"op": "cold", "d": 3}).endswith(
        "; 1-4: cold +1; 5-10: cold +2, then cold -1; cold +3"
    )
    assert said("fr", roll, on(5, 10, 1), on(5, 10, 2), on(5, 10, 3)).endswith(
        " ; 5-10 : froid +1, puis froid +2 et froid +3"
    )
    book = {"has": "book"}
    assert said("en", roll, on(5, 10, 1, **book), on(5, 10, 2, **book), on(5, 10, 3)).endswith(
        "; with a book at hand, 5-10: cold +1, then cold +2; 5-10: cold +3"
    )
    early, late = {"day": [1, 2]}, {"day": [3, 9]}  # never both, and neither is said
    assert said("en", roll, on(5, 10, 1, **early), on(5, 10, 2, **late)).endswith(
        "; in some cases, 5-10: cold +1; in some cases, 5-10: cold +2"
    )
