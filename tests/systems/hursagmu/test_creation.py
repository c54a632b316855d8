"""Creation: a scripted character, automatic ones with scripted dice, and hundreds at random."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext, suppress
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import SetHouseRule, SetOption, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Setting
from core.errors import AnswerError, FormulaError, NumberError, ProcedureError
from core.procedures.driver import Driver
from core.procedures.item_lists import parse_items
from core.procedures.procedure import Situation
from core.procedures.readers import exact_number, sheet_rows, whole
from core.systems.hursagmu import automatic_creation
from core.systems.hursagmu.creation import CREATION
from core.systems.hursagmu.creation_abilities import parse_custom_skills
from tests.helpers.creations import Creation
from tests.systems.hursagmu.worked import sample_setting, sheet_of

SEEDS = 150
NAMES = [str(entry["name"]) for entry in sample_setting().kinds["skills"]]

MAREN: Mapping[str, Json] = {
    "name": "Maren Dale",
    "player": "Jo",
    "campaign": "The Ford",
    "kind": ["player"],
    "options": ["separate_pools"],
    "attribute_points": 12,
    "skill_points": 9,
    "base.str": 2,
    "base.dex": 3,
    "base.wil": 0,
    "base.int": -1,
    "skills": ["Riding", "Striking"],
    "skills.own": "Cooking (int)\nSinging (Willpower)\nriding\n\nJuggling (with fire)",
    "skills.levels": {"0": 2, "1": 2, "2": 1},
    "mass_lb": 158,
    "move_yd": 30,
    "weapons": [{"entry": "5", "count": 1}, {"entry": "2", "count": 2}],
    "weapons.own": "3 Stones (0.5 lb)\nCudgel +1 (2 lb)",
    "weapons.ready": ["0"],
    "armor": [{"entry": "2", "count": 1}],
    "armor.own": "Quilt +1 (8 lb)",
    "armor.worn": ["0"],
    "items": [{"entry": "2", "count": 1}],
    "items.own": "2 Tools (7.25 lb)",
    "animals": [{"entry": "0", "count": 2}],
    "animals.own": "Rex (sheepdog)\n\nCourser\n(cat)",
    "mounted_on": ["1"],
    "concept": "border rider",
    "background": "Born on a ferry.",
    "appearance": "",
    "finish.shown": None,
}


class Dice:
    """Scripted dice that record the sides rolled."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)
        self.sides: list[int] = []

    def __call__(self, sides: int) -> int:
        self.sides.append(sides)
        face = self.faces.pop(0)
        assert 1 <= face <= sides
        return face


MAKING = Creation(CREATION)
made = MAKING.create


def empty_sheet(**data: Json) -> Sheet:
    """Return a sheet without a name."""
    return sheet_of(data, name="")


# ------------------------------------------------------------------------------------------------- a scripted character


def test_a_scripted_character() -> None:
    sheet = made(empty_sheet(), sample_setting(), MAREN)
    assert [sheet.header(key) for key in ("name", "player", "campaign")] == ["Maren Dale", "Jo", "The Ford"]
    assert [sheet.value(f"base.{key}") for key in automatic_creation.ATTRIBUTES] == [2, 3, 0, -1]
    assert [(row["name"], row["level"]) for row in sheet.rows("skills")] == [
        ("Riding", 2),
        ("Striking", 2),
        ("Cooking", 1),
    ]
    assert [sheet.value(f"skills[{place}].role") for place in range(3)] == ["riding", "striking", ""]
    assert sheet.value("skills[2].attribute") == "int"
    weapons = [(row["name"], whole(row, "quantity", 1), row.get("ready")) for row in sheet.rows("weapons")]
    assert weapons == [("Broad blade", 1, True), ("Hand axe", 2, None), ("Stones", 3, None), ("Cudgel", 1, None)]
    assert sheet.value("weapons[3].power") == 1
    assert [(row["name"], row.get("worn", True)) for row in sheet.rows("armor")] == [
        ("Mail shirt", True),
        ("Quilt", False),
    ]
    assert [(row["name"], row["quantity"]) for row in sheet.rows("items")] == [("Rations, one day", 3), ("Tools", 2)]
    assert [(row["name"], row["breed"]) for row in sheet.rows("animals")] == [
        ("Courser", "Courser"), ("Courser 2", "Courser"), ("Rex", "sheepdog"), ("Courser 3", ""),
    ]  # fmt: skip
    assert sheet.value("mounted_on") == "Courser 2"
    assert sheet.value("animals[1].ridden") == 1
    assert (sheet.value("setting.name"), sheet.value("concept")) == ("Ford and Fell", "border rider")
    assert sheet.violations == ()


def test_an_animal_gets_its_numbers_from_the_creature() -> None:
    sheet = made(empty_sheet(), sample_setting(), {"animals": [{"entry": "1", "count": 1}, {"entry": "3", "count": 1}]})
    charger, hound = sheet.rows("animals")
    assert (charger["breed"], charger["attack_name"], charger["power"]) == ("War-trained charger", "Kick", 2)
    assert (charger["striking"], charger["defense"], charger["training"], charger["stamina_max"]) == (2, 1, 2, 16)
    assert "attacks" not in charger
    assert (hound["grappling"], hound["attack_name"]) == (2, "Bite")


def test_too_heavy_a_load_may_be_left_behind() -> None:
    script: dict[str, Json] = {"base.str": -4, "armor": [{"entry": "3", "count": 1}], "left_behind": ["armor[0]"]}
    sheet = made(empty_sheet(), sample_setting(), script)
    assert sheet.count("armor") == 0


def test_violations_allowed_by_the_master_are_accepted() -> None:
    script: dict[str, Json] = {"base.str": 9, "finish.accepted": ["points_overspent xp_left"]}
    sheet = made(empty_sheet(), sample_setting(), script)
    (violation,) = sheet.violations
    assert (violation.code, bool(violation.accepted)) == ("points_overspent", True)


def test_skills_may_cost_more_than_there_is_and_the_master_judges_at_the_end() -> None:
    script: dict[str, Json] = {"skills": ["Riding"], "skills.levels": {"0": 12}}
    (violation,) = made(empty_sheet(), sample_setting(), script).violations
    assert (violation.code, violation.accepted) == ("points_overspent", None)
    (violation,) = made(
        empty_sheet(), sample_setting(), {**script, "finish.accepted": [f"{violation.code} xp_left"]}
    ).violations
    assert violation.accepted
    with pytest.raises(AnswerError):
        made(empty_sheet(), sample_setting(), {**script, "skills.levels": {"0": 61}})


def test_mass_and_pace_may_have_decimals() -> None:
    sheet = made(empty_sheet(), sample_setting(), {"mass_lb": Decimal("141.5"), "move_yd": Decimal("27.5")})
    assert sheet.character.data["mass_lb"] == Decimal("141.5")
    assert sheet.value("run_yd") == Fraction(55, 2)


def test_only_player_characters_are_held_to_points() -> None:
    script: dict[str, Json] = {"skills": ["Riding"], "skills.levels": {"0": 12}}
    assert made(empty_sheet(), sample_setting(), script).violations
    sheet = made(empty_sheet(), sample_setting(), {**script, "kind": ["npc"]})
    assert (sheet.value("skills[0].level"), sheet.violations) == (12, ())


def test_experience_pays_for_skills_what_attributes_have_not_taken() -> None:
    begun = empty_sheet(xp_earned=6)
    begun.apply(SetOption("separate_pools", True))
    script: dict[str, Json] = {
        "attribute_points": 4, "skill_points": 1, "base.str": 3, "base.dex": 0, "base.wil": 0, "base.int": 0,
        "skills": ["Riding"], "skills.levels": {"0": 2},
    }  # fmt: skip
    assert made(begun, sample_setting(), script).value("xp_left") == -1  # five of the six points are in Strength
    assert made(begun, sample_setting(), {**script, "skills.levels": {"0": 1}}).value("xp_left") == 1


def test_a_setting_may_say_a_skill_twice() -> None:
    skills = sample_setting().kinds["skills"]
    twice = replace(sample_setting(), kinds={**sample_setting().kinds, "skills": (*skills, *skills)})
    for seed in range(10):
        assert made(empty_sheet(), twice, seed=seed).violations == ()


def test_arms_fit_the_weapon_skill_that_no_point_was_left_for() -> None:
    chosen = set()
    for seed in range(8):
        driver = Driver(CREATION, Situation((empty_sheet(points_total=0),), sample_setting()), seed)
        driver.run_auto({})
        picked = next(each.answer for each in driver.answers if each.key == "skills")
        first = driver.sheets[0].rows("weapons")[0]
        assert isinstance(picked, list)
        assert (first["skill"], first["ready"]) == (picked[0], True)
        chosen.add(picked[0])
    assert chosen == {"Striking", "Archery"}


def test_movement_is_asked_of_non_player_characters() -> None:
    script: dict[str, Json] = {"kind": ["monster"], "stamina_max": 40, "three_dimensional": ["yes"], "base.str": 12}
    sheet = made(empty_sheet(), sample_setting(), script)
    assert (sheet.value("stamina_max"), sheet.value("three_dimensional")) == (40, 1)
    assert sheet.violations == ()


@pytest.mark.parametrize("place", range(8))
def test_a_creature_gets_a_document_of_its_own(place: int) -> None:
    entry = sample_setting().kinds["creatures"][place]
    sheet = made(empty_sheet(), sample_setting(), {"kind": ["npc"], "creature": [str(place)]})
    assert sheet.header("name") == entry["name"]
    assert sheet.value("kind") == ("monster" if entry["category"] == "monster" else "animal")
    for key in automatic_creation.ATTRIBUTES:
        assert sheet.value(f"base.{key}") == entry[key]
    for key in ("stamina_max", "mass_lb", "move_yd"):
        assert sheet.value(key) == entry[key]
    attacks = sheet.rows("weapons")
    assert [row["name"] for row in attacks] == [each["name"] for each in entry["attacks"]]  # type: ignore[union-attr, index, call-overload]
    assert all((row["hands"], row["throw_range_yd"], row["ready"]) == (0, 0, True) for row in attacks)
    assert sheet.value("armor_total") == entry["natural_armor"]
    assert sheet.violations == ()
    mounted = sheet_of({"animals": [entry_row(sheet.system, "animals", entry)]})
    for key in ("attack_bonus", "damage_bonus"):
        assert sheet.value(f"weapons[0].{key}") == mounted.value(f"animals[0].{key}")
    assert sheet.value("endurance_bonus") == mounted.value("animals[0].endurance_bonus")


def test_creature_features_without_fields_become_notes() -> None:
    sheet = made(empty_sheet(), sample_setting(), {"kind": ["animal"], "creature": ["1"], "name": "Ember"})
    assert sheet.header("name") == "Ember"
    assert sheet.header("notes") == "Trained for fighting. Can be ridden. Stands firm in battle."
    giant = made(empty_sheet(), sample_setting(), {"kind": ["monster"], "creature": ["7"]})
    assert giant.header("notes").startswith("Natural armor 2. ")
    own = made(empty_sheet(), sample_setting(), {"kind": ["monster"], "creature": ["own"], "base.str": 3})
    assert own.value("base.str") == 3


def test_a_creature_may_be_nothing_but_a_name() -> None:
    bare = replace(sample_setting(), kinds={"creatures": ({"name": "Thing"},)})
    sheet = made(empty_sheet(), bare, {"kind": ["monster"], "creature": ["0"]})
    assert (sheet.header("name"), sheet.header("notes"), sheet.value("kind")) == ("Thing", "", "animal")
    assert sheet.violations == ()


def test_skills_are_optional() -> None:
    sheet = made(empty_sheet(), sample_setting(), {"skills": [], "skills.own": " "})
    assert sheet.count("skills") == 0


def test_prices_that_cannot_be_told_beforehand_end_all_the_same() -> None:
    sheet = empty_sheet()
    sheet.apply(SetHouseRule("skills[].cost", "10 * level if level < 2 else 0"))
    assert made(sheet, sample_setting()).header("name")


def test_a_begun_character_is_not_created_again() -> None:
    with pytest.raises(ProcedureError, match="already been created"):
        Driver(CREATION, Situation((sheet_of({"base": {"str": 1}}),)), 1)


# ----------------------------------------------------------------------------------- the one-click character, scripted


@pytest.mark.parametrize(
    ("budget", "faces", "levels"),
    [
        (10, (6, 1, 1, 2, 1), (3, 1, 0, 0)),
        (2, (6, 1, 1, 3), (1, 0, 1, 0)),  # a second level of Strength is too dear: rolled again
        (0, (3,), (0, 0, 0, 0)),
        (0, (2, 4, 4, 2), (0, 1, 0, -1)),  # what is below 0 pays for another, and never rises again
        (-3, (4,), (-1, -1, -1, 0)),
        (-5, (1, 2), (-2, -1, -1, -1)),
        (-30, (6,), (-3, -3, -3, -2)),
    ],
)
def test_attributes_by_scripted_dice(budget: int, faces: tuple[int, ...], levels: tuple[int, ...]) -> None:
    dice = Dice(*faces)
    assert tuple(automatic_creation.attribute_levels(sheet_of({}), budget, dice).values()) == levels
    assert dice.faces == []
    assert dice.sides == [6, *[4] * (len(faces) - 1)]


def test_nothing_sinks_below_the_lowest_level() -> None:
    levels = automatic_creation.attribute_levels(sheet_of({}), -10_000, Dice(6))
    assert set(levels.values()) == {-20}


def test_skills_by_scripted_dice() -> None:
    offered = sample_setting().kinds["skills"]
    dice = Dice(5, 2, 8, 8, 9, 10, 11)
    assert [NAMES[place] for place in automatic_creation.choose_skills(offered, dice)] == [
        "Archery",
        "Defense",
        "Sneaking",
        "Climbing",
        "Swimming",
        "Tumbling",
    ]
    assert dice.sides == [6, *[20] * 6]
    assert automatic_creation.choose_skills(offered[:2], Dice(4, 2)) == [0, 1]


def test_levels_of_skills_by_scripted_dice() -> None:
    rows: list[Json] = [{"name": name} for name in ("a", "b", "c")]
    dice = Dice(1, 1, 3)
    assert automatic_creation.skill_levels(sheet_of({"skills": rows}), 3, [0, 1], 5, dice) == [2, 1, 1]
    assert dice.sides == [3, 3, 3]
    assert automatic_creation.skill_levels(sheet_of({"skills": rows}), 3, [0, 1], 1, Dice()) == [1, 0, 0]
    assert automatic_creation.skill_levels(sheet_of({"skills": rows[:1]}), 1, [], 99, Dice(*[1] * 5)) == [5]


def test_mass_by_scripted_dice() -> None:
    assert automatic_creation.roll_mass(2, Dice(3, 4)) == 200
    assert automatic_creation.roll_mass(-20, Dice(1, 1)) == 50


def test_weapons_by_scripted_dice() -> None:
    offered = sample_setting().kinds["weapons"]
    dice = Dice(6)
    assert automatic_creation.choose_weapons(offered, {"name": "Striking", "role": "striking"}, dice) == [5, 0]
    assert dice.sides == [9]
    assert automatic_creation.choose_weapons(offered, {"name": "Striking", "role": "striking"}, Dice(1)) == [0, 1]
    assert automatic_creation.choose_weapons(offered, {"name": "Bows", "role": "archery"}, Dice(3)) == [11, 0]
    assert automatic_creation.choose_weapons(offered, {"name": "Whips", "role": ""}, Dice()) == [0]
    assert automatic_creation.choose_weapons([{"skill": " WHIPS "}], {"name": "Whips"}, Dice(1)) == [0]


def test_armor_by_scripted_dice() -> None:
    offered = sample_setting().kinds["armor"]
    for hands, faces, sides, chosen in (
        (1, (5, 4, 2), [5, 6, 2], [5]),
        (1, (3, 3), [5, 6], [2]),
        (2, (3,), [5], [2]),
    ):
        dice = Dice(*faces)
        assert automatic_creation.choose_armor(offered, {"hands": hands}, dice) == chosen
        assert dice.sides == sides
    assert automatic_creation.choose_armor(offered, None, Dice(1)) == [0]
    assert automatic_creation.choose_armor(offered[:1], {}, Dice(2, 6)) == []
    assert automatic_creation.choose_armor((), {"hands": 1}, Dice(6)) == []


def test_gear_and_mount_by_scripted_dice() -> None:
    kinds = sample_setting().kinds
    assert automatic_creation.choose_gear(kinds["items"], Dice(1, 1, 2, 10)) == [0, 1, 9]
    assert automatic_creation.choose_gear(kinds["items"][:2], Dice(2, 2, 1)) == [1, 0]
    dice = Dice(2)
    assert automatic_creation.choose_mount(kinds["creatures"], [{"role": "riding", "level": 1}], dice) == [1]
    assert dice.sides == [3]
    assert automatic_creation.choose_mount(kinds["creatures"], [{"role": "riding", "level": 0}], Dice()) == []


def test_the_heaviest_is_left_behind_armor_first() -> None:
    sheet = sheet_of(
        {
            "base": {"str": -4},
            "armor": [{"name": "a", "weight_lb": 10}],
            "items": [{"name": "b", "weight_lb": 4}, {"name": "c", "weight_lb": 10}],
            "weapons": [{"name": "d", "weight_lb": 8}],
        }
    )
    assert automatic_creation.overload_rows(sheet) == ["armor[0]", "items[1]"]
    sheet.apply(SetValue("weapons[0].weight_lb", 14))
    assert automatic_creation.overload_rows(sheet) == ["armor[0]", "items[1]", "items[0]", "weapons[0]"]


# --------------------------------------------------------------------------------------------------- by seed and chance


@pytest.mark.repeats
@pytest.mark.parametrize("has_setting", [True, False])
@pytest.mark.parametrize("has_pools", [True, False])
def test_one_click_characters_are_legal(has_setting: bool, has_pools: bool) -> None:
    setting = sample_setting() if has_setting else None
    for seed in range(SEEDS if has_setting else SEEDS // 5):
        sheet = empty_sheet()
        sheet.apply(SetOption("separate_pools", has_pools))
        character = made(sheet, setting, seed=seed)
        assert character.violations == ()
        assert character.header("name")
        assert exact_number(character, "load_lb") <= exact_number(character, "load_limit_lb")
        assert character.value("xp_spent") == 0
        assert character.value("mounted_on") == ""
        assert all(whole(row, "level") > 0 for row in sheet_rows(character, "skills"))


def test_the_same_seed_gives_the_same_character() -> None:
    assert (
        made(empty_sheet(), sample_setting(), seed="x").character.data
        == made(empty_sheet(), sample_setting(), seed="x").character.data
    )


@settings(max_examples=40)
@given(points=st.integers(-30, 200), seed=st.integers(0, 10_000))
def test_any_budget_from_minus_thirty_on_ends_legal(points: int, seed: int) -> None:
    sheet = made(empty_sheet(points_total=points), sample_setting(), seed=seed)
    assert sheet.violations == ()


@settings(max_examples=30)
@given(
    rules=st.dictionaries(
        st.sampled_from(["cost.<a>", "cost.str", "skills[].cost", "load_limit_lb", "raise.dex", "skills[].raise"]),
        st.sampled_from(["0", "none", "-5", "1 / 3", "10**15", "1 / 0"]),
        max_size=3,
    ),
    seed=st.integers(0, 10_000),
)
def test_any_house_rules_end_in_a_character_or_a_sentence(rules: dict[str, str], seed: int) -> None:
    sheet = empty_sheet()
    for key, formula in rules.items():
        with suppress(FormulaError):
            sheet.apply(SetHouseRule(key, formula))
    unusable = {"none", "1 / 0", "1 / 3", "10**15"} & set(rules.values())
    with suppress(NumberError) if unusable else nullcontext():
        assert made(sheet, sample_setting(), seed=seed).header("name")


@pytest.mark.parametrize(
    ("key", "formula"),
    [
        ("cost.<a>", "2 * base.<a> * abs(base.<a>)"),
        ("skills[].cost", "level * level"),
        ("skills[].cost", "level * 3 / 2"),
    ],
)
def test_house_rules_on_costs_count_in_the_automatic_choices(key: str, formula: str) -> None:
    for seed in range(10):
        sheet = empty_sheet()
        sheet.apply(SetHouseRule(key, formula))
        assert made(sheet, sample_setting(), seed=seed).violations == ()


def test_a_setting_that_lacks_everything(ford_and_fell: Setting) -> None:
    bare = replace(ford_and_fell, kinds={key: () for key in ford_and_fell.kinds})
    sheet = made(empty_sheet(), bare)
    assert sheet.header("name") not in ("", "Unnamed")  # one of the game's own
    assert {str(row["name"]) for row in sheet.rows("skills")} <= {
        "Striking",
        "Archery",
        "Grappling",
        "Defense",
        "Tactics",
        "Animals",
        "Riding",
    }
    assert sheet.count("weapons") == 0


# ------------------------------------------------------------------------------------------------------ the small parts


def test_skills_that_a_person_types() -> None:
    rows = parse_custom_skills(
        sheet_of({}), "Cooking (int)\n\n (dex)\ncooking\nJuggling (with fire)\nSong ( Willpower )\nOx (cart)"
    )
    assert [(row["name"], row["attribute"]) for row in rows] == [
        ("Cooking", "int"),
        ("Juggling (with fire)", "dex"),
        ("Song ( Willpower )", "dex"),
        ("Ox (cart)", "dex"),
    ]


def test_lists_that_a_person_types() -> None:
    rows = parse_items("Lamp\n 3 Ropes (2.5 lb)\n12x Nails\n\n  \n2 Clubs +1 (10 lb)\n(5 lb)\n7", "power")
    assert [(row["name"], row["weight_lb"], row["quantity"], row.get("power")) for row in rows] == [
        ("Lamp", 0, 1, None),
        ("Ropes", Decimal("2.5"), 3, None),
        ("Nails", 0, 12, None),
        ("Clubs", 10, 2, 1),
        ("7", 0, 1, None),
    ]
    assert parse_items("Quilt +1") == [{"name": "Quilt +1", "weight_lb": 0, "quantity": 1}]
