"""Solver inputs of documents: errors for wrong types, defaults, and unknown keys."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.character.field_values import WrongTypeError, converter, default_value
from core.character.inputs import option_values
from core.character.json_values import Json
from core.character.shape import ListNode, shape_of
from core.errors import DocumentError
from core.rules.model import Choice, Field, FieldType, Option
from tests.helpers.tiny_character import tiny_sheet
from tests.helpers.tiny_game import tiny_system


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"base": {"arm": "7"}}, "base.arm (Arm, rolled) must be a whole number, but it is the text “7”"),
        ({"base": {"arm": 1.5}}, "base.arm"),
        ({"base": {"arm": None}}, "but it is null"),
        ({"base": {"arm": False}}, "but it is false"),
        ({"base": 3}, "base must be an object in curly braces, but it is 3"),
        ({"base": None}, "base must be"),
        ({"fare": []}, "fare (Fare) must be a number, but it is a list"),
        ({"licensed": 0}, "licensed (Licensed) must be true or false"),
        ({"mood": "grim"}, "mood"),
        ({"fare_dice": "2d7"}, "dice notation with 6, 8, 20-sided dice"),
        ({"fare_dice": "d"}, "dice notation such as 15+2d6"),
        ({"story": 1}, "story"),
        ({"songs": ["a", 1]}, "songs"),
        ({"throws": [True]}, "throws"),
        ({"bags": {}}, "bags (Bags) must be a list of rows, but it is an object"),
        ({"bags": [{}, 4]}, "bags[1] must be an object"),
        ({"bags": [{"uid": 4}], "boat": {"benches": [{"uid": 4}]}}, "boat.benches[0].uid"),
        ({"bags": [{"id": 4}]}, "bags[0].id"),
        ({"bags": [{}, {"share": {"eye": "x"}}]}, "bags[1].share.eye"),
        ({"bags": [{"things": [{}, {}, {"count": "x" * 500}]}]}, "bags[0].things[2].count"),
    ],
)
def test_a_wrong_type_is_refused_with_its_place(data: Json, place: str) -> None:
    with pytest.raises(DocumentError) as caught:
        tiny_sheet(data=data)
    assert place in str(caught.value)
    assert len(str(caught.value)) < 400


def test_a_wrong_option_is_refused() -> None:
    with pytest.raises(DocumentError, match=r"options.storms \(Storms\) must be true or false"):
        tiny_sheet(options={"storms": 1})


@pytest.mark.parametrize(
    ("data", "address", "value"),
    [
        ({"base": {"arm": 24.0}}, "base.arm", 24),
        ({"fare": 24.98}, "fare", Fraction(2498, 100)),
        ({"fare": 3.0}, "fare", 3),
        ({"mood": " MERRY "}, "mood", " MERRY "),
        ({"fare_dice": ""}, "fare_dice", ""),
        ({"fare_dice": "2d6+1d20-3"}, "fare_dice", "2d6+1d20-3"),
        ({"throws": [1, 2.0]}, "throws", (1, 2)),
        ({"songs": ["a", ""]}, "songs", ("a", "")),
        ({"height_in": None}, "height_in", None),
        ({"boat": None}, "boat.weight_lb", 100),
        ({"bags": [{"weight_lb": 0.5}]}, "bags[0].weight_lb", Fraction(1, 2)),
        ({}, "fare", Fraction(5, 2)),
        ({}, "licensed", 1),
        ({}, "songs", ("The Long Pole",)),
        ({}, "height_in", None),
    ],
)
def test_values_and_defaults(data: Json, address: str, value: object) -> None:
    assert tiny_sheet(data=data).value(address) == value


def test_unknown_keys_are_ignored_and_kept() -> None:
    data: Json = {"shoes": [1], "boat": {"colour": {"deep": None}}, "base": {"luck": "x"}}
    sheet = tiny_sheet(data=data)
    assert sheet.character.data == data
    assert sheet.violations == tiny_sheet(data={}).violations


def test_a_bag_without_a_text_for_its_uid_gets_one() -> None:
    assert isinstance(tiny_sheet(data={"bags": [{"uid": 4}]}).rows("bags")[0]["uid"], str)


def test_options_have_the_games_defaults() -> None:
    system = tiny_system()
    shape = shape_of(system)
    assert option_values(shape, system, {"toll": 2, "nothing": 1}) == {"storms": 0, "tide": "ebb", "toll": 2}
    assert shape_of(system) is shape


def test_other_texts_of_an_open_choice_are_kept() -> None:
    field = Field("k", FieldType.CHOICE, "K", "K", "", "1", "", "", choices=(Choice("a", "A"),), open_choice=True)
    assert converter(field, ())("anything") == "anything"
    option = Option("k", "K", "1", "", FieldType.CHOICE, "a", (Choice("a", "A"),), open_choice=True)
    assert converter(option, ())("anything") == "anything"


def test_all_dice_are_allowed_by_default() -> None:
    field = Field("k", FieldType.DICE, "K", "K", "", "1", "", "")
    assert converter(field, ())("3d7") == "3d7"


def test_lists_are_known_with_their_rows() -> None:
    shape = shape_of(tiny_system())
    lists = {key: node.scope.key for key, node in shape.nodes.items() if isinstance(node, ListNode)}
    assert lists == {each: each for each in ("boat.benches", "skills", "bags", "bags[].things")}


def test_defaults_of_all_kinds() -> None:
    def of(default: object) -> object:
        return default_value(Option("k", "K", "1", "", FieldType.NUMBER, default))

    assert of(True) == 1
    assert of([1, 2]) == (1, 2)
    assert of("x") == "x"
    assert of(None) is None
    assert of(Fraction(1, 2)) == Fraction(1, 2)
    assert of(Fraction(4, 2)) == 2
    with pytest.raises(AssertionError):
        of(object())


def test_a_list_of_texts_may_be_kept_to_some_words() -> None:
    field = Field("tongues", FieldType.TEXTS, "Tongues", "", "", "", "", (), choices=(Choice("sea", "Sea"),))
    convert = converter(field, ())
    assert convert(["sea", " SEA"]) == ("sea", " SEA")
    wrongs: tuple[Json, ...] = (["land"], ["sea", 3], "sea")
    for wrong in wrongs:
        with pytest.raises(WrongTypeError):
            convert(wrong)
