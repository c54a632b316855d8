"""Small cases of specification and book: rolls, costs, ranges, prices, stacking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest

from core.character.edits import AddRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.character.typed_values import parse_typed
from core.cli.edit_lines import read_edit
from core.cli.setting_access import CharacterSetting, LibrarySettings
from core.errors import EditError, NotationError
from core.rules.model import Field
from core.systems.kinsler.armor_notation import parse_stops, print_stops
from core.systems.kinsler.attempt_outcome import effect_values, evaluate_roll, restore
from core.systems.kinsler.attempt_rolls import chance_to_reach
from core.systems.kinsler.functions import dice_value, price
from core.systems.kinsler.skill_combinations import may_stack
from desktop.sheet.input_text import format_for_input
from tests.systems.kinsler.worked import game, sheet_of

PRICES = {
    1: "1 2 2 2 3 4 4 5 7 8 10 13 16 20 26 32",
    2: "2 3 4 4 5 7 8 10 13 16 20 26 32 40 52 64",
    3: "3 4 5 6 8 10 12 15 20 24 30 39 48 60 77 96",
    4: "4 5 7 8 10 13 16 20 26 32 40 52 64 80 103 128",
}
POWERS = "1 1.25 1.6 2 2.5 3.2 4 5 6.4 8 10 12.8 16 20 25.6 32 40 51.2 64 80 102.4 128 160 204.8 256"
CHANCES = {
    4: 100, 5: 99.9, 6: 99.6, 7: 98.8, 8: 97.3, 9: 94.6, 10: 90.3, 11: 84.1, 12: 76.1, 13: 66.4, 14: 55.6, 15: 44.4,
    16: 33.6, 17: 23.9, 18: 15.9, 19: 9.7, 20: 5.4, 21: 2.7, 22: 1.2, 23: 0.4, 24: 0.1, 25: 0,
}  # fmt: skip
TASKS = {"trivial": 21, "simple": 12, "routine": 0, "difficult": -12, "formidable": -21}


@pytest.mark.parametrize(
    ("skill", "stat", "more", "dice", "initiative", "total", "is_success"),
    [
        (0, 12, 0, (5, 4, 3, 2), 14, 18, True),
        (7, 11, -12, (6, 6, 3, 1), 18, 18, True),
        (3, 5, -21, (6, 6, 6, 6), 25, 19, True),
        (3, 5, -21, (6, 6, 4, 4), 21, 15, False),
        (14, 0, 21, (1, 1, 2, 2), 10, 17, False),
        (5, 12, -4, (3, 3, 3, 4), 14, 17, False),
        (6, 13, -3, (3, 3, 3, 4), 15, 18, True),
        (6, 10, 7 - 4, (3, 3, 3, 2), 13, 17, False),
        (9, 16, 0, (5, 4, 3, 3), 18, 23, True),  # E2: Brian on Ippi
        (9, 16, 0, (3, 3, 3, 2), 14, 19, True),  # E3: Brian on Gatzar
        (9, 7, 0, (6, 5, 4, 4), 22, 24, True),  # E4: Gatzar's club
        (9, 16, -12, (3, 3, 3, 2), 14, 15, False),  # E6: the ring
    ],
)
def test_an_attempt(  # noqa: PLR0917 # one row of the table
    skill: int, stat: int, more: int, dice: Sequence[int], initiative: int, total: int, is_success: bool
) -> None:
    found = evaluate_roll(dice, skill + stat + more, skill // 3)
    assert (found.initiative, found.total, found.is_success) == (initiative, total, is_success)


def test_mishaps_and_lucky_breaks() -> None:
    assert (evaluate_roll((6, 6, 3, 1), 6).mishap, evaluate_roll((6, 6, 3, 1), 6).lucky) == (1, 2)
    assert (evaluate_roll((6, 1, 1, 1), 0).mishap, evaluate_roll((6, 1, 1, 1), 0).lucky) == (3, 0)
    assert evaluate_roll((6, 6, 5, 1), 10 - 12).total == 17  # E12: rounded down below zero as well
    assert evaluate_roll((6, 5, 5, 1), 16 - 12).total == 18
    assert evaluate_roll((6, 6, 6, 1), 9 - 14).total == 17


def test_chances_are_those_of_four_dice() -> None:
    table = game().tables["chance"]
    for least, percent in CHANCES.items():
        assert table.look_up([least]) == Fraction(str(percent))
        assert round(float(chance_to_reach(least)) * 100, 1) == percent
    assert table.look_up([-3]) == 100
    assert table.look_up([99]) == 0


def use(use: Mapping[str, Json], **data: Json) -> Sheet:
    """Open a sheet with one stance of one use."""
    return sheet_of({**data, "stances": [{"uses": [use]}]})


def skill(kind: str, **more: Json) -> Mapping[str, Json]:
    """Make a skill of level 9."""
    verb = "to" if kind == "power" else "vs"
    return {"id": "x", "name": "X", "type": kind, "level": 9, "base": "DEX", "verb": verb, "target": "DEX", **more}


@pytest.mark.parametrize(
    ("declared", "bought", "cost"),
    [
        ({"skill": "x", "count": 2, "dice": 3}, skill("wound"), 6),
        ({"skill": "x", "dice": 0}, skill("wound"), 1),
        ({"skill": "x", "dice": 3}, skill("fatigue"), 2),
        ({"skill": "x", "count": 2, "dice": 1}, skill("fatigue"), 1),
        ({"skill": "str", "dice": 0}, skill("wound"), 0),
        ({"name": "Spear", "base": "DEX", "grade": "unskilled"}, skill("wound"), 4),
        ({"name": "Spear", "base": "DEX", "grade": "related", "dice": 2, "legs": [{"m": 30}], "range_as": "fatigue"},
         skill("wound"), 8),
        ({"skill": "x", "mode": "passive", "count": 2}, skill("power", level=12), 2),
        ({"skill": "x", "mode": "passive", "count": 2, "legs": [{"m": 1}]}, skill("power", level=12), 8),
        ({"skill": "str", "mode": "passive"}, skill("power"), 0),
        ({"skill": "x", "mode": "passive", "count": 0}, skill("power"), 1),
        ({"skill": "x", "mode": "maintain", "count": 2, "dice": 2}, skill("power"), 4),
        ({"skill": "x", "dice": 3, "grade": "comparable"}, skill("wound"), 3),
    ],
)  # fmt: skip
def test_the_fatigue_of_a_use(declared: Mapping[str, Json], bought: Mapping[str, Json], cost: int) -> None:
    assert use(declared, skills=[bought]).value("stances[0].uses[0].cost") == cost


@pytest.mark.parametrize(
    ("legs", "points", "fatigue"),
    [
        ([{"m": 1}], 1, 1), ([{"m": 5}], 1, 1), ([{"m": 5.5}], 2, 1), ([{"m": 32}], 7, 3), ([{"m": 12}], 3, 1),
        ([{"m": 12}, {"m": 8, "extra": 1}, {"m": 26, "extra": 1}], 12, 4), ([], 0, 0),
    ],
)  # fmt: skip
def test_range(legs: list[Json], points: int, fatigue: int) -> None:
    declared: Mapping[str, Json] = {"skill": "x", "count": 3, "legs": legs}
    sheet = use(declared, skills=[skill("wound")])
    assert sheet.value("stances[0].uses[0].range_points") == points
    assert sheet.value("stances[0].uses[0].modifier") == 21 - points
    paid = use({**declared, "range_as": "fatigue"}, skills=[skill("wound")])
    assert paid.value("stances[0].uses[0].range_fatigue") == fatigue
    assert paid.value("stances[0].uses[0].modifier") == 21


@pytest.mark.parametrize(
    ("declared", "points"),
    [
        ({"skill": "x"}, 2),
        ({"skill": "x", "grade": "comparable"}, 2),
        ({"name": "Sling", "base": "DEX", "grade": "unskilled"}, 6),
        ({"name": "Sling", "base": "DEX", "grade": "everyman"}, 6),
    ],
)
def test_only_the_weapon_of_its_skill_gives_an_attempt_another_range(declared: Mapping[str, Json], points: int) -> None:
    held: list[Json] = [
        {"name": "Thing without a skill", "range_step_m": 2},
        {"name": "Bow at home", "skill": "x", "range_step_m": 2, "carried": False},
        {"name": "Bow", "skill": " X", "range_step_m": 15},
    ]
    data: Mapping[str, Json] = {
        "skills": [skill("wound")],
        "weapons": held,
        "stances": [{"uses": [{**declared, "legs": [{"m": 30}]}]}],
    }
    place = "stances[0].uses[0].range_points"
    assert sheet_of(data, {"range_scales": True}).value(place) == points
    assert sheet_of(data).value(place) == 6


@pytest.mark.parametrize(
    ("ratings", "is_allowed"),
    [((0, 2, 3), True), ((0, 0, 3), False), ((0, 1, 2, 3), True), ((1, 1, 1), False), ((0,), True), ((), True)],
)
def test_stacking(ratings: Sequence[int], is_allowed: bool) -> None:
    assert may_stack(ratings) is is_allowed


@pytest.mark.parametrize("aptitude", PRICES)
def test_prices(aptitude: int) -> None:
    rows: list[Json] = [{"id": f"x{level}", "name": str(level), "level": level, "base": "DEX"} for level in range(16)]
    sheet = sheet_of({"aptitudes": {"dex": aptitude}, "skills": rows})
    wanted = [int(price) for price in PRICES[aptitude].split()]
    assert [sheet.value(f"skills[{level}].xp_value") for level in range(16)] == wanted


@pytest.mark.parametrize(
    ("level", "aptitude", "more", "wanted"),
    [
        (9, 3, {}, 24), (1, 1, {}, 2), (5, 4, {}, 13), (6, 2, {"stack": 1}, 16), (47, 1, {}, 52429),
        (6, 2, {"stack": 1, "type": "power", "verb": "to", "target": "DEX", "passive_only": True}, 8),
        (1, 1, {"stack": 1, "type": "power", "verb": "to", "target": "DEX", "passive_only": True}, 2),
        (6, 2, {"type": "power", "verb": "to", "target": "DEX", "passive_only": True}, 8),
    ],
)  # fmt: skip
def test_single_prices(level: int, aptitude: int, more: Mapping[str, Json], wanted: int) -> None:
    row: Mapping[str, Json] = {"id": "x", "name": "X", "level": level, "base": "DEX", **more}
    sheet = sheet_of({"aptitudes": {"dex": aptitude}, "skills": [row]})
    assert sheet.value("skills[0].xp_value") == wanted
    assert sheet.value("skills[0].xp_spent") == wanted + 4


def test_powers_of_two() -> None:
    assert [price(level) for level in range(25)] == [Fraction(each) for each in POWERS.split()]
    assert (price(-1), price(95), price(Fraction(1, 2))) == (0, 2**31 * Fraction(8, 5), Fraction(8, 5))
    with pytest.raises(ValueError, match="149"):
        price(150)
    sheet = sheet_of({"stats": {"str": {"rolled": 14, "level": 14}}, "aptitudes": {"str": 2}})
    assert sheet.value("stats.str.xp_next") == 102


@pytest.mark.parametrize(
    ("dice", "value"), [((6, 5, 5, 2, 1), 16), ((1, 1, 1, 1, 1), 2), ((6, 6, 6, 6), 22), ((6, 6, 6), None)]
)
def test_the_stat_of_a_roll(dice: Sequence[int], value: int | None) -> None:
    assert dice_value(dice) == value


@pytest.mark.parametrize(
    ("dice", "bonus", "stopped", "values"),
    [
        ((1, 1, 6), -1, (), (1, 1, 5)),
        ((2, 2), 2, (1, 2), ()),
        ((6, 3), -3, (3,), (3,)),
        ((6, 5, 1), 1, range(1, 7), ()),
    ],
)
def test_dice_of_effect(dice: Sequence[int], bonus: int, stopped: Sequence[int], values: tuple[int, ...]) -> None:
    assert effect_values(dice, bonus, stopped) == values


@pytest.mark.parametrize(
    ("die", "damage", "enhancement", "is_bought", "healed", "enhanced"),
    [
        (5, 3, 0, True, 3, 2),
        (5, 3, 0, False, 3, 0),
        (5, 0, 6, True, 0, 2),
        (2, 3, 0, True, 2, 0),
        (5, 0, 9, True, 0, 0),
    ],
)
def test_a_die_that_restores(  # one row of the table
    die: int, damage: int, enhancement: int, is_bought: bool, healed: int, enhanced: int
) -> None:
    found = restore(die, damage, enhancement, 8, may_enhance=is_bought)
    assert (found.healed, found.enhanced) == (healed, enhanced)


@pytest.mark.parametrize(
    ("wounds", "fatigue", "left", "status"),
    [(2, 4, 0, "conscious"), (2, 5, -1, "unconscious"), (12, 0, -6, "unconscious"), (13, 0, -7, "dead")],
)
def test_consciousness(wounds: int, fatigue: int, left: int, status: str) -> None:
    row: Json = {"id": "x", "name": "X", "level": 6, "base": "STR", "wounds": wounds, "fatigue": fatigue}
    sheet = sheet_of({"skills": [row]})
    assert sheet.value("skills[0].left") == left
    assert sheet.text("status") == status


@pytest.mark.parametrize(
    ("written", "stops", "printed"),
    [
        ("3-", (1, 2, 3), "3-"), ("0", (), "0"), ("{}", (), "0"), ("{1-6}", (1, 2, 3, 4, 5, 6), "6-"),
        ("{1-3,5}", (1, 2, 3, 5), "{1,2,3,5}"), (" {5, 1} ", (1, 5), "{1,5}"), ("{2}", (2,), "{2}"), ("1-", (1,), "1-"),
    ],
)  # fmt: skip
def test_the_notation_of_armor(written: str, stops: tuple[int, ...], printed: str) -> None:
    assert parse_stops(written) == stops
    assert print_stops(stops) == printed
    assert parse_stops(printed) == stops


@pytest.mark.parametrize(
    ("written", "position"), [("", 0), ("7-", 0), ("3", 0), ("{1,7}", 3), ("{5-3}", 1), ("{1,,2}", 3), ("{1", 0)]
)
def test_a_wrong_notation_of_armor(written: str, position: int) -> None:
    with pytest.raises(NotationError) as refused:
        parse_stops(written)
    assert refused.value.position == position
    assert "{" not in str(refused.value).replace("{1,3,5}", "").replace(written, "")


@pytest.mark.parametrize("task", TASKS)
def test_tasks(task: str) -> None:
    assert sheet_of({}).value(f"rules.{task}") == TASKS[task]


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ({"S.max_dice": "max(0, third + is_fatigue + 1)"}, [5, 2, 4]),
        ({"S.max_dice": "1", "skills[].max_dice": "2"}, [1, 1, 2]),
        ({"stats.<s>.max_dice": "9", "S.max_dice": "1"}, [9, 1, 1]),
        ({"stats.str.max_dice": "8", "stats.<s>.max_dice": "9"}, [8, 1, 3]),
    ],
)
def test_house_rules_stand_for_every_skill_like_row(rules: Mapping[str, str], expected: list[int]) -> None:
    sheet = sheet_of({"skills": [skill("wound")]}, house_rules=rules)
    assert [sheet.value(f"{place}.max_dice") for place in ("stats.str", "innate.heal_body", "skills[0]")] == expected
    assert sheet.faults == ()


def test_house_rules_reach_uses() -> None:
    for key in ("U.cost", "stances[].uses[].cost"):
        sheet = sheet_of({"stances": [{"uses": [{"skill": "str", "dice": 3}]}]}, house_rules={key: "raw_cost + 7"})
        assert sheet.value("stances[0].fatigue") == 10
    assert sheet_of({}, house_rules={"rules.success_number": "20"}).value("stats.str.need") == 16


def test_a_house_rule_for_one_number_gives_no_other_one_a_value_that_it_must_not_have() -> None:
    """What is not rolled, and what names no skill, stays without a roll and a cost whatever its modifier says."""
    uses: list[Json] = [{"skill": "str"}, {"skill": "x", "mode": "passive"}, {"skill": "lost"}]
    data: Mapping[str, Json] = {"skills": [skill("power")], "stances": [{"uses": uses}]}
    sheet = sheet_of(data, house_rules={"U.modifier": "6", "U.raw_cost": "2"})
    for key, wanted in (("modifier", [6, 6, 6]), ("check_mod", [2, None, None]), ("need", [16, None, None])):
        assert [sheet.value(f"stances[0].uses[{place}].{key}") for place in range(3)] == wanted
    assert [sheet.value(f"stances[0].uses[{place}].chance") for place in range(3)] == [Fraction("33.6"), None, None]
    assert [sheet.value(f"stances[0].uses[{place}].cost") for place in range(3)] == [2, 2, None]
    assert sheet.value("stances[0].fatigue") == 4


def test_sums_leave_out_what_a_house_rule_leaves_undefined() -> None:
    data: Mapping[str, Json] = {"items": [{"name": "Rope", "weight_lb": 4}, {"name": "Lantern", "weight_lb": 2}]}
    rules = {
        "skills[].down": "none", "innate.heal_body.left": "none", "stats.fai.dead": "none",
        "stats.str.sign_missing": "none", "items[].load_lb": "none if weight_lb > 3 else weight_lb",
    }  # fmt: skip
    sheet = sheet_of({**data, "skills": [skill("wound")]}, house_rules=rules)
    numbers = ("down_count", "dead_count", "status", "phy_left", "int_left", "signs_missing", "carried_weight_lb")
    assert [sheet.value(each) for each in numbers] == [0, 0, 0, 3 * 12 + 3 + 9, 3 * 12 + 3, 1, 2]


def test_a_plain_edit_of_a_level_during_creation_is_one_of_creation() -> None:
    """Creation points pay, experience does not; once creation is done it is the other way round."""
    skill: dict[str, Json] = {"id": "x", "name": "X", "level": 4, "creation_level": 4, "base": "DEX"}
    sheet = sheet_of({"aptitudes": {"dex": 3}, "skills": [skill]})
    assert (sheet.value("creation_left"), sheet.value("xp_spent")) == (45 - 8, 0)
    sheet.apply(SetValue("skills[0].level", 6))
    assert sheet.value("skills[0].creation_level") == 6
    assert (sheet.value("creation_left"), sheet.value("xp_spent")) == (45 - 12, 0)
    sheet.apply(AddRow("skills", {"name": "Y", "level": 0, "base": "DEX"}))
    assert (sheet.value("creation_left"), sheet.value("xp_spent")) == (45 - 12 - 3, 0)
    sheet.apply(SetValue("creation.done", True))
    sheet.apply(SetValue("skills[0].level", 7))
    assert sheet.value("skills[0].creation_level") == 6
    assert (sheet.value("creation_left"), sheet.value("xp_spent")) == (45 - 12 - 3, 3)


@pytest.mark.parametrize(
    ("written", "stops"),
    [("3-", (1, 2, 3)), ("{1-3,5}", (1, 2, 3, 5)), ("{1-6}", (1, 2, 3, 4, 5, 6)), ("0", ()), ("{}", ())],
)
def test_the_numbers_that_armor_stops_are_taken_as_the_book_writes_them(written: str, stops: tuple[int, ...]) -> None:
    """Typed into the field, in an edit, and on the command line; a list of numbers is taken as ever."""
    sheet = sheet_of({"armor": [{"name": "Shirt", "stops": [6]}]})
    own_setting = CharacterSetting(sheet, LibrarySettings(None))
    assert parse_typed(_stops(sheet), written) == list(stops)
    sheet.apply(SetValue("armor[0].stops", written))
    assert sheet.value("armor[0].stops") == stops
    sheet.apply(SetValue("armor[0].stops", [6]))
    sheet.apply(read_edit(f"armor[0].stops={written}", sheet, own_setting))
    assert sheet.stored("armor[0].stops") == list(stops)
    sheet.apply(read_edit("armor[0].stops=[2, 4]", sheet, own_setting))
    assert sheet.value("armor[0].stops") == (2, 4)


def _stops(sheet: Sheet) -> Field:
    field = sheet.field("armor[0].stops")
    assert isinstance(field, Field)
    return field


def test_armor_stands_in_its_notation_where_it_is_typed() -> None:
    field = _stops(sheet_of({"armor": [{"name": "Shirt"}]}))
    assert [format_for_input(field, value) for value in ((1, 2, 3), (1, 5), ())] == ["3-", "{1,5}", ""]
    assert parse_typed(field, "1 2, 4") == [1, 2, 4]
    assert parse_typed(field, "") == []
    with pytest.raises(EditError, match="names no numbers of a die"):
        parse_typed(field, "3-5")
    with pytest.raises(EditError, match="names no numbers of a die"):
        sheet_of({"armor": [{"name": "Shirt"}]}).apply(SetValue("armor[0].stops", "all"))


def test_metaskills_stack_by_their_own_ratings() -> None:
    def rows(rating: int) -> Mapping[str, Json]:
        skills: list[Json] = [
            {"id": f"gust_{place}", "name": "Gust", "type": "power", "base": "MIN", "verb": "to", "target": "MIN",
             "stack": place, "level": 6} for place in (0, 1)
        ]  # fmt: skip
        skills += [
            {"id": f"link_{place}", "name": "LINK", "type": "metaskill", "base": "MIN", "stack": place * rating,
             "level": 6} for place in (0, 1)
        ]  # fmt: skip
        bundles: list[Json] = [
            {"id": f"b_{place}", "name": "B", "metaskill": f"link_{place}", "members": [f"gust_{place}"]}
            for place in (0, 1)
        ]
        uses: list[Json] = [{"skill": f"b_{place}"} for place in (0, 1)]
        return {"skills": skills, "bundles": bundles, "stances": [{"name": "Both", "uses": uses}]}

    assert [sheet_of(rows(rating)).value("stances[0].stack_ok") for rating in (0, 1)] == [0, 1]


def test_sure_and_impossible_rolls_are_described_in_words() -> None:
    def skill(place: int, **keys: Json) -> Json:
        return {"id": f"s{place}", "name": f"Skill {place}", "base": "STR", **keys}

    levels: list[Json] = [skill(0, level=30), skill(1, level=12), skill(2, level=0, wounds=60)]
    passive = skill(3, type="power", verb="to", target="STR", passive_only=True, level=30)
    sheet = sheet_of({"stats": {"str": {"level": 30, "rolled": 22}}, "skills": [*levels, passive]})
    assert [sheet.value(f"skills[{place}].need") for place in range(3)] == [-2, 4, 28]
    assert [sheet.text(f"skills[{place}].need") for place in range(3)] == ["always", "always", "never"]
    assert sheet.text("stats.str.need") == "8"
    assert [sheet.text(f"skills[{place}].rolled_need") for place in range(4)] == [
        "always",
        "always",
        "never",
        "passive",
    ]
    assert sheet.explain("skills[0].need").shown == "always"
