"""Creation with every answer given: the numbers of the worked example come out of it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction

import pytest

from core.character.edits import AddRow, SetHouseRule, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import AnswerError, ProcedureError
from core.procedures.driver import Driver
from core.procedures.item_lists import parse_items
from core.procedures.readers import group, text
from core.procedures.requests import Allocate, Choose, Enter, Rows
from core.rules.measures import read_field_measure
from core.systems.ratios.ages import ATTRIBUTES
from core.systems.ratios.capabilities import own_capabilities
from core.systems.ratios.creation import CREATION, closed
from core.systems.ratios.creation_traits import own_traits
from tests.helpers.creations import codes
from tests.helpers.worked_examples import six_decimals
from tests.systems.ratios.scripted_creation import AGE_POINTS, MAREN, made, start, until
from tests.systems.ratios.worked import EXAMPLES


@pytest.fixture(scope="module")
def maren(blank: Sheet, lowtide: Setting) -> Driver:
    """Creation, answered throughout."""
    driver = start(blank, lowtide)
    while driver.request is not None:
        assert driver.answer_from(MAREN), driver.request.key
    return driver


def test_every_answer_of_the_script_is_asked(maren: Driver) -> None:
    assert [answered.key for answered in maren.answers] == list(MAREN)


def test_every_request_belongs_to_a_step(maren: Driver) -> None:
    known = [step.key for step in CREATION.steps]
    assert len(known) == 11
    places = [known.index(request.step) for request in maren.requests]
    assert places == sorted(places)
    assert set(places) == set(range(len(known)))
    assert all(request.label for request in maren.requests)


def test_creation_gives_the_worked_character(maren: Driver) -> None:
    sheet = maren.sheets[0].copy(random.Random(3))
    for address, value in {
        "weapons[0].penetration_lost": 4,
        "armor[0].rank_lost": 2,
        "damage_taken": 11,
        "cpv_loss.qckn": 3,
    }.items():
        sheet.apply(SetValue(address, value))
    sheet.apply(AddRow("items", {"name": "Sea chest", "weight_lb": 30, "carried": False}))
    expected = EXAMPLES["A"].numbers
    assert len(expected) > 100
    assert {address: six_decimals(sheet.value(address)) for address in expected} == expected
    assert sheet.violations == ()
    assert sheet.faults == ()


def test_texts_of_the_scripted_character(maren: Driver) -> None:
    character = maren.sheets[0].character
    data = character.data
    assert character.name == "Maren Sule"
    assert (data["aliases"], data["phrases"]) == (["Gull"], ["Count the boats first."])
    assert (data["wealth"], data["background"]) == ("31 coins", "Born on a barge.")
    assert [row["word"] for row in maren.sheets[0].rows("traits")] == [
        "Curious", "Good", "Obsessive", "Pessimistic", "Reliable",
    ]  # fmt: skip
    assert [row.get("hand", "main") for row in maren.sheets[0].rows("weapons")] == ["main", "off", "main"]


def test_outcome_makes_the_document(maren: Driver, blank: Sheet) -> None:
    sheet = blank.copy(random.Random(99))
    before = sheet.character.to_text()
    changes = sheet.apply(maren.outcome[0])
    assert sheet.character.to_text() == maren.sheets[0].character.to_text()
    sheet.apply(changes.inverse)
    assert sheet.character.to_text() == before


def test_creation_is_closed_for_a_created_character(maren: Driver, lowtide: Setting) -> None:
    with pytest.raises(ProcedureError, match="Maren Sule has already been created"):
        start(maren.sheets[0], lowtide)


@pytest.mark.parametrize(
    "edit",
    [
        SetValue("age_points.chnc", 1),
        SetValue("level_points.chnc", 1),
        AddRow("traits", {"word": "Good"}),
        SetValue("profession", {"name": "Duelist"}),
    ],
)
def test_data_that_count_as_created(blank: Sheet, edit: SetValue) -> None:
    sheet = blank.copy(random.Random(2))
    assert closed(sheet) is None
    sheet.apply(edit)
    assert closed(sheet) is not None


# ---------------------------------------------------------------------------------------------------- age points


def asked_for_age_points(blank: Sheet, setting: Setting | None, script: Mapping[str, Json]) -> tuple[Driver, Allocate]:
    driver = start(blank, setting)
    until(driver, "age_points", script)
    assert isinstance(driver.request, Allocate)
    return driver, driver.request


def test_age_points_say_what_each_attribute_can_take(blank: Sheet, lowtide: Setting) -> None:
    driver, request = asked_for_age_points(blank, lowtide, MAREN)
    assert request.total == 240
    assert [target.key for target in request.targets] == list(ATTRIBUTES)
    assert {target.key: target.about for target in request.targets}["strn"] == "10–30"
    spending = request.allocation()
    for attribute, target in zip(ATTRIBUTES, request.targets, strict=True):
        below = driver.sheets[0].value(f"cap.{attribute}") - driver.sheets[0].value(f"points.{attribute}")  # type: ignore[operator]
        assert target.most == below
        assert spending.room(attribute) == min(below, driver.sheets[0].value(f"age_room.{attribute}"))  # type: ignore[type-var]


@pytest.mark.parametrize(
    ("points", "why"),
    [
        ({"emot": 35, "pers": 6}, "Emotion and Persuasion need 41 together, but ages 20–24 can pay only 40"),
        ({"chnc": 99}, "Chance must be 0 to 98, not 99"),
        ({"agil": 98, "baln": 94, "chnc": 49}, "241 of 240"),
    ],
)
def test_impossible_payments_are_refused_with_the_reason(
    blank: Sheet, lowtide: Setting, points: Mapping[str, Json], why: str
) -> None:
    driver, _ = asked_for_age_points(blank, lowtide, MAREN)
    with pytest.raises(AnswerError) as caught:
        driver.answer(points)
    assert why in str(caught.value)
    driver.answer(AGE_POINTS)


TIGHT: Mapping[str, int] = {"rcvy": 60, "strn": 20, "inst": 20, "chnc": 20}
"""At twelve, with caps that leave just this: any other allocation of all points breaks a bound."""


def tight_setting(lowtide: Setting) -> Setting:
    caps: dict[str, Json] = {each: 1 + TIGHT.get(each, 0) for each in ATTRIBUTES}
    culture: dict[str, Json] = {"id": "tight", "name": "Tight", "cap": caps, "start_age_years": {"min": 12, "max": 12}}
    return Setting(lowtide.id, lowtide.name, "", lowtide.system, {"cultures": (culture,)})


@pytest.mark.parametrize("seed", range(10))
def test_the_only_solution_is_found_automatically(blank: Sheet, lowtide: Setting, seed: int) -> None:
    sheet = made(blank, tight_setting(lowtide), {}, seed)
    assert {
        each: sheet.value(f"age_points.{each}") for each in ATTRIBUTES if sheet.value(f"age_points.{each}")
    } == TIGHT
    assert sheet.value("age_points_left") == 0
    assert codes(sheet.violations) == []


def test_the_only_solution_is_taken_by_hand(blank: Sheet, lowtide: Setting) -> None:
    driver, request = asked_for_age_points(blank, tight_setting(lowtide), {})
    spending = request.allocation()
    for key, points in sorted(TIGHT.items()):
        assert spending.room(key) == points
        spending.put(key, points)
    assert spending.left == 0
    assert not any(spending.has_room(target.key) for target in request.targets)
    for key in TIGHT:
        with pytest.raises(AnswerError):
            driver.answer({**TIGHT, key: TIGHT[key] + 1})
    driver.answer(dict(TIGHT))


def test_everything_is_spent_that_can_be_spent(blank: Sheet, lowtide: Setting) -> None:
    """At 21 the caps leave room for 214 of 210 points, of which the last year can give only to two attributes."""
    caps: dict[str, Json] = dict.fromkeys(ATTRIBUTES, 1)
    caps |= {"inst": 99, "rcvy": 99, "qckn": 15, "emot": 5}
    culture: dict[str, Json] = {"id": "c", "name": "C", "cap": caps, "start_age_years": {"min": 21, "max": 21}}
    setting = Setting("s", "S", "", lowtide.system, {"cultures": (culture,)})
    for seed in range(20):
        sheet = made(blank, setting, {}, seed)
        assert sheet.value("age_points_left") == 0
        assert codes(sheet.violations) == []


def test_house_rules_on_age_points_apply(blank: Sheet, lowtide: Setting) -> None:
    for formula, total in (("7 * human_age_years", 168), ("12 * human_age_years", 288)):
        sheet = blank.copy(random.Random(1))
        sheet.apply(SetHouseRule("age_points_total", formula))
        script = {key: value for key, value in MAREN.items() if key not in ("age_points", "level_points")}
        result = made(sheet, lowtide, script)
        assert result.value("age_points_total") == total
        assert result.value("age_points_left") == 0
        assert codes(result.violations) == []


def test_extra_age_points_go_to_attributes_that_grow_all_life(blank: Sheet, lowtide: Setting) -> None:
    sheet = blank.copy(random.Random(1))
    sheet.apply(SetHouseRule("age_points_total", "12 * human_age_years"))
    driver, request = asked_for_age_points(sheet, lowtide, {**MAREN, "real_age_years": 12, "human_age_years": 12})
    assert request.total == 144
    for points in ({"strn": 21}, {"rcvy": 98, "strn": 21}):
        assert request.check(points) is not None
    driver.answer({"strn": 20, "rcvy": 98, "chnc": 26})
    assert codes(driver.sheets[0].violations) == []


# ---------------------------------------------------------------------------------------------------- the other steps


@pytest.mark.parametrize(
    ("typed", "height"),
    [("66", 66), ("66.5 in", Fraction(133, 2)), ("168 cm", Fraction(6614, 100)), ("167,64cm", 66), ("5'6\"", 66)],
)
def test_height_in_inches_or_centimetres(blank: Sheet, lowtide: Setting, typed: str, height: object) -> None:
    assert made(blank, lowtide, {**MAREN, "height_in": typed}).value("height_in") == height


def test_weight_in_kilograms(blank: Sheet, lowtide: Setting) -> None:
    sheet = made(blank, lowtide, {**MAREN, "weight_lb": "63.5 kg"})
    assert sheet.value("weight_lb") == Fraction(1397, 10)
    assert sheet.character.data["weight_lb"] == Decimal("139.7")


@pytest.mark.parametrize(
    ("key", "typed"),
    [
        ("height_in", "0"),
        ("height_in", "-4"),
        ("height_in", "tall"),
        ("height_in", "60 lb"),
        ("weight_lb", "100001"),
        ("tbf_percent", "0"),
        ("tbf_percent", "100.5"),
    ],
)
def test_no_measures(blank: Sheet, lowtide: Setting, key: str, typed: str) -> None:
    driver = start(blank, lowtide)
    until(driver, key, MAREN)
    with pytest.raises(AnswerError, match="takes a number above 0"):
        driver.answer(typed)


def test_kilogram_of_the_sheet_is_that_of_the_book(blank: Sheet) -> None:
    """2a: 2.2 pounds, in creation and on the sheet alike; another length of an inch has none."""
    fields = blank.system.fields
    assert [read_field_measure(fields[key], "70 kg") for key in ("weight_lb", "items[].weight_lb")] == [154, 154]
    assert read_field_measure(fields["height_in"], "170 cm") == Decimal("66.93")


def test_the_culture_suggests_the_human_age(blank: Sheet, lowtide: Setting) -> None:
    driver = start(blank, lowtide)
    until(driver, "human_age_years", {**MAREN, "culture": ["emberkin"], "real_age_years": 67})
    assert isinstance(driver.request, Enter)
    assert driver.request.default == 33


def test_without_culture_and_profession(blank: Sheet, lowtide: Setting) -> None:
    script = {key: value for key, value in MAREN.items() if not key.startswith(("training", "capabilities"))}
    driver = start(blank, lowtide)
    driver.run_auto({**script, "culture": ["none"], "profession": ["none"], "name": "Nobody", "age_points": {}})
    sheet = driver.sheets[0]
    assert "training" not in [answered.key for answered in driver.answers]
    assert (sheet.value("culture_total"), sheet.value("cap.zeal")) == (0, 99)
    assert {"age_points_unspent", "culture_missing"} <= set(codes(sheet.notices))
    assert sheet.violations == ()


def test_without_a_setting(blank: Sheet) -> None:
    sheet = made(blank, None, {}, 5)
    assert sheet.violations == ()
    assert 16 <= int(str(sheet.value("human_age_years"))) <= 40


def culture_and_profession(sheet: Sheet) -> tuple[str, str]:
    data = sheet.character.data
    return text(group(data, "culture"), "name"), text(group(data, "profession"), "name")


def test_custom_culture_and_profession(blank: Sheet, lowtide: Setting) -> None:
    script: dict[str, Json] = {
        "culture": ["own"],
        "culture.own": '{"name": "Salt folk", "bonus": {"work": 5}, "cap": {"work": 60}, "capabilities": ["swimming"]}',
        "profession": ["own"],
        "profession.own": '{"name": "Rake", "attributes": ["chnc", "pers"], "demands": "A good coat."}',
    }
    for seed in range(5):
        sheet = made(blank, lowtide, script, seed)
        assert (sheet.value("culture_total"), sheet.value("cap.work"), sheet.value("training_rat")) == (5, 60, 20)
        assert culture_and_profession(sheet) == ("Salt folk", "Rake")
        assert codes(sheet.violations) == []
    driver = start(blank, lowtide)
    until(driver, "culture.own", script)
    for typed in ("[]", "{}", '{"name": "Tidefolk"}', '{"name": "X", "cap": {"work": "many"}}'):
        with pytest.raises(AnswerError):
            driver.answer(typed)


def test_setting_entries_with_ids_like_option_keys(blank: Sheet, lowtide: Setting) -> None:
    kinds = {"cultures": ({"id": "none", "name": "Noners"},), "professions": ({"id": "own", "name": "Owner"},)}
    setting = Setting("s", "S", "", lowtide.system, kinds)
    assert culture_and_profession(made(blank, setting, {}, 3)) == ("Noners", "Owner")
    assert culture_and_profession(made(blank, setting, {"culture": ["none"]}, 3)) == ("", "Owner")


def test_options_are_switched_and_asked(blank: Sheet, lowtide: Setting) -> None:
    script: dict[str, Json] = {
        **{key: value for key, value in MAREN.items() if key not in ("age_points", "level", "level_points")},
        "optional_rules": {
            "start_percent": 10, "level_equals_age": True, "tie_break": "roll", "daily_recovery_points": 50,
        },
    }  # fmt: skip
    sheet = made(blank, lowtide, script)
    assert (sheet.value("start_total"), sheet.value("level")) == (260, 24)
    assert sheet.character.options == {
        "start_percent": 10, "level_equals_age": True, "tie_break": "roll", "daily_recovery_points": 50,
    }  # fmt: skip
    assert sheet.violations == ()
    driver = start(blank, lowtide)
    assert driver.request is not None
    assert driver.request.key == "optional_rules"
    with pytest.raises(AnswerError, match="1 to 98"):
        driver.answer({"start_percent": 99})


def test_levels_are_placed_up_to_two_thousand_and_beyond(blank: Sheet, lowtide: Setting) -> None:
    script = {key: value for key, value in MAREN.items() if key not in ("level", "level_points")}
    for level, left in ((2000, 0), (5000, None)):
        sheet = made(blank, lowtide, {**script, "level": level})
        assert sheet.value("level") == level
        assert codes(sheet.violations) == []
        if left is None:
            assert all(sheet.value(f"points.{each}") == sheet.value(f"cap.{each}") for each in ATTRIBUTES)
        else:
            assert sheet.value("level_points_left") == left


def test_closed_capabilities_say_why(blank: Sheet, lowtide: Setting) -> None:
    driver = start(blank, lowtide)
    until(driver, "capabilities", {**MAREN, "training": ["agil"]})
    assert isinstance(driver.request, Rows)
    with pytest.raises(AnswerError, match="Tide Saber Form cannot be taken: it needs training in TMNG"):
        driver.answer([{"entry": "tide_saber_form"}])
    with pytest.raises(AnswerError, match="Tide Calling cannot be taken: it can only be learned through a culture"):
        driver.answer([{"entry": "tide_calling"}])
    with pytest.raises(AnswerError, match="at most 1"):
        driver.answer([{"entry": "swimming", "count": 2}])


def test_a_bonus_has_its_limit(blank: Sheet, lowtide: Setting) -> None:
    driver = start(blank, lowtide)
    until(driver, "capabilities.tide_saber_form.bonus", MAREN)
    with pytest.raises(AnswerError, match="1 to 10, not 11"):
        driver.answer(11)


@pytest.mark.parametrize(
    ("typed", "why"),
    [("Star reading", "lacks a bonus"), ("Star reading 7 (stars)", "no attribute stars"), ("Swimming 4", "only once")],
)
def test_invalid_own_capabilities_are_refused(blank: Sheet, lowtide: Setting, typed: str, why: str) -> None:
    driver = start(blank, lowtide)
    until(driver, "capabilities.own", MAREN)
    with pytest.raises(AnswerError, match=why):
        driver.answer(typed)
    driver.answer("Star reading +7 (FOCS, know)\n\nWhistling 3")
    assert [row["name"] for row in driver.sheets[0].rows("capabilities")][-2:] == ["Star reading", "Whistling"]
    assert driver.sheets[0].value("capabilities[5].base") == Fraction(11, 2)


def test_own_lines() -> None:
    assert own_capabilities("x\nWhistling 3") == ({"name": "Whistling", "bonus": 3, "attributes": []},)
    assert own_traits("Frugal 70% Wasteful\nOdd 5") == (
        {"word": "Frugal", "percent": 70, "antonym": "Wasteful"},
        {"word": "Odd", "percent": 5, "antonym": ""},
    )
    assert parse_items("12 x Nails (0.01 lb)\n\nA lamp") == [
        {"name": "Nails", "weight_lb": Decimal("0.01"), "quantity": 12},
        {"name": "A lamp", "weight_lb": 0, "quantity": 1},
    ]


def test_own_traits_are_parsed_and_others_refused(blank: Sheet, lowtide: Setting) -> None:
    driver = start(blank, lowtide)
    until(driver, "traits.own", MAREN)
    for typed in ("Frugal", "Frugal 101 Wasteful"):
        with pytest.raises(AnswerError, match="lacks a percentage"):
            driver.answer(typed)
    driver.answer("Frugal 70 Wasteful")
    driver.run_auto(MAREN)
    assert driver.sheets[0].value("traits[5].opposite_percent") == 30


def test_quantities_of_weapons(blank: Sheet, lowtide: Setting) -> None:
    sheet = made(
        blank,
        lowtide,
        {**MAREN, "weapons": [{"entry": "throwing_knife", "count": 2}, {"entry": "mace"}], "weapons.off_hand": []},
    )
    assert [sheet.value(f"weapons[{place}].quantity") for place in (0, 1)] == [6, 1]


def test_training_shows_the_demands_of_the_profession(blank: Sheet, lowtide: Setting) -> None:
    driver = start(blank, lowtide)
    until(driver, "training", MAREN)
    assert isinstance(driver.request, Choose)
    assert "every tenth purse" in driver.request.help
    driver.answer([])
    driver.run_auto({**MAREN, "capabilities": []})
    assert driver.sheets[0].value("training_rat") == 0
