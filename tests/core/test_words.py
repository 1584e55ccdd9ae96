"""Words: messages with arguments in the forms that grammar needs, in every language."""

import embers
import pytest
from tests.core import toy

from holdfast import HoldfastError
from holdfast.core import AMOUNT, EVERYONE, LANGUAGES, SEAT, Domain, Event, EventKind, Step, Words, numbers
from holdfast.core.messages import Messages, forgive
from holdfast.core.words import MissingWords

FRENCH = """
place-tower = la Tour
    .at = à la Tour
place-bridge = le Pont
    .at = au Pont
    .does = Ceci n'est pas une forme.
event-went = { $seat } va { $place_at } ({ $place }).
event-paid = { $seat } donne { $cans ->
    [one] { $cans } conserve
   *[other] { $cans } conserves
 } à { $to }.
action-add = Ajouter { $amount }
    .does = Le total monte de { $amount }.
decision-add = Choisissez
    .wait = { $seat } choisit
broken = { $nothing }
bare =
    .form = Sans valeur
"""
PLACES = Domain("place", ("tower", "bridge"))
WENT = EventKind("went", place=PLACES)
PAID = EventKind("paid", cans=AMOUNT, to=SEAT)
NAMES = ("Ada", "Ben")


def words() -> Words:
    return Words("fr", [FRENCH])


def test_things_come_in_the_form_that_the_message_asks_for() -> None:
    event = Event(WENT, 1, 0, 0, EVERYONE, "")
    assert words().event(event, NAMES) == "Ben va à la Tour (la Tour)."
    assert words().entry(PLACES, 1, "at") == "au Pont"
    assert words().entry(PLACES, 1) == "le Pont"


def test_what_a_pack_adds_to_a_domain_follows_behind_its_end() -> None:
    more = "place-cellar = la Cave\n    .at = à la Cave\n    .does = On y descend.\n"
    added = Words("fr", [FRENCH, more], {"place": ("cellar",)})
    assert added.entry(PLACES, 2, "at") == "à la Cave"
    assert added.event(Event(WENT, 0, 2, 0, EVERYONE, ""), NAMES) == "Ada va à la Cave (la Cave)."
    assert (added.id(PLACES, 1), added.id(PLACES, 2)) == ("bridge", "cellar")
    assert added.knows("place-cellar")
    assert added.knows("place-cellar", "does")
    assert not added.knows("place-cellar", "from")
    assert not words().knows("place-cellar")


@pytest.mark.parametrize(("cans", "text"), [(0, "0 conserve"), (1, "1 conserve"), (2, "2 conserves")])
def test_amounts_follow_the_language(cans: int, text: str) -> None:
    assert words().event(Event(PAID, 0, cans, 1, EVERYONE, ""), NAMES) == f"Ada donne {text} à Ben."


def test_a_seat_without_a_name_is_counted_from_one() -> None:
    assert words().event(Event(PAID, 0, 1, 3, EVERYONE, ""), NAMES).endswith("à 4.")


def test_an_action_says_what_it_is_and_what_it_does() -> None:
    assert words().action(toy.ADD[3]) == "Ajouter 3"
    assert words().does(toy.ADD[3]) == "Le total monte de 3."


def test_a_prompt_reads_differently_for_those_who_wait() -> None:
    state = toy.GAME.standing_at(toy.Add(1))
    assert words().decision(state, NAMES, 1) == "Choisissez"
    assert words().decision(state, NAMES, 0) == "Ben choisit"


def test_a_prompt_can_say_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = [("place", PLACES, 1), ("who", SEAT, 0), ("left", AMOUNT, 4)]
    monkeypatch.setattr(Step, "facts", lambda self, s: facts)
    text = "decision-add = { $left } places de { $who } { $place_at }\n"
    state = toy.GAME.standing_at(toy.Add(1))
    assert Words("fr", [FRENCH, text]).decision(state, NAMES, 1) == "4 places d'Ada au Pont"


def test_a_later_text_overrides_an_earlier_one() -> None:
    assert Words("fr", [FRENCH, "place-tower = la Grande Tour\n"]).entry(PLACES, 0) == "la Grande Tour"


def test_numbers_are_said_as_numbers() -> None:
    assert words().entry(numbers(9), 7) == "7"


@pytest.mark.parametrize(
    ("message", "attribute", "sentence"),
    [
        ("nowhere", "", "There is no message 'nowhere' in 'fr'"),
        ("place-tower", "of", "Message 'place-tower' in 'fr' has no of"),
        ("bare", "", "Message 'bare' in 'fr' has no value"),
        ("broken", "", "Message 'broken' in 'fr': "),
    ],
)
def test_what_is_missing_is_named(message: str, attribute: str, sentence: str) -> None:
    with pytest.raises(MissingWords, match=sentence):
        words().say(message, attribute)


def test_a_thing_without_a_word_is_named() -> None:
    kind = EventKind("went", place=Domain("place", ("station",)))
    with pytest.raises(MissingWords, match="no message 'place-station'"):
        words().event(Event(kind, 0, 0, 0, EVERYONE, ""), NAMES)


def test_a_text_that_is_not_fluent_is_refused() -> None:
    with pytest.raises(HoldfastError, match="Not Fluent: 'place tower = la Tour'"):
        Words("fr", ["place tower = la Tour\n"])


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(HoldfastError, match=r"no language 'de'; there are: en, fr"):
        embers.GAME.words("de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_speaks_every_language(lang: str) -> None:
    assert embers.GAME.words(lang).say("game-title") in ("Embers", "Braises")


def test_where_people_play_the_id_stands_for_words_that_are_missing() -> None:
    """Elsewhere they are told as an error, so that nobody forgets them."""
    for said in (words(), Messages("fr", [FRENCH])):
        with pytest.raises(said.fault, match="nowhere"):
            said.say("nowhere")
    forgive()
    try:
        for said in (words(), Messages("fr", [FRENCH])):
            assert said.say("place-tower") == "la Tour"
            assert said.say("nowhere") == "nowhere"
            assert said.say("place-tower", "under") == "place-tower.under"
            assert said.say("broken") == "broken"
    finally:
        forgive(False)
    with pytest.raises(MissingWords):
        words().say("nowhere")
