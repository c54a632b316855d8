"""Creation: each step with scripted dice and choices, and automatic characters by seed."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction

import pytest

from core.character.edits import AddRow
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import AnswerError
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Allocate, Choose, Roll, Rows
from core.systems.eastern_isles.creation import CREATION
from core.systems.eastern_isles.creation_dice import base_counts, extra_counts, order_bases, order_pairs
from core.systems.eastern_isles.creation_equipment import USUAL
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.creations import Creation
from tests.systems.eastern_isles.worked import sample_setting, sheet_of

SEEDS = 60
BRANNOC: Mapping[str, Json] = {
    "race": ["human"],
    "sex": ["male"],
    "profession": ["fighter"],
    "dice.base": [[5], [6, 5], [2, 3], [4, 3], [4], [4, 6], [6, 5]],
    "dice.extra": [[4], [3], [6, 5]],
    "attr.1": [[6]],
    "attr.2": [[6]],
    "attr.3": [[5]],
    "endurance": [[4], [2]],
    "extra_points": 2,
    "extra_ep": 0,
    "skills": {"Broadsword": 1, "Shield": 1, "Riding": 1},
    "declared": ["row.0"],
    "buy.weapons": [{"entry": "1", "count": 1}, {"entry": "0", "count": 1}],
    "buy.armor": [{"entry": "5", "count": 1}],
    "buy.gear": [{"entry": "0", "count": 1}, {"entry": "3", "count": 1}, {"entry": "8", "count": 5}],
    "armor.worn": ["0"],
    "weapons.in_hand": ["0"],
    "items.packed": ["2"],
    "weapons.packed": ["1"],
    "name": "Brannoc",
    "appearance": "Tall, broken nose",
}


def made(script: Mapping[str, Json], seed: int = 1, world: Setting | None = None, **options: Json) -> Sheet:
    """Make a character from a script; what is missing in it is decided automatically."""
    return Creation(CREATION).create(sheet_of({}, options), world or sample_setting(), script, seed)


def test_a_scripted_character() -> None:
    sheet = made(BRANNOC)
    numbers = {"sr": 16, "iq": 9, "ws": 11, "cn": 15, "dy": 14, "ch": 12, "wt": 14, "ht": 80, "start_age": 21}
    assert {key: sheet.value(key) for key in numbers} == numbers
    assert sheet.value("attr_text") == "6-6-5"
    assert [sheet.value(f"en_rolls[{place}].die") for place in range(2)] == [4, 3]
    assert sheet.value("shells") == 100 - 45 - 6 - 15 - 6 - 1 - 5
    assert sheet.value("items[2].enc_carried") == 5
    assert sheet.value("weapons[1].enc_carried") == sheet.value("weapons[1].enc") * 1 / 2  # type: ignore[operator]
    assert sheet.character.name == "Brannoc"
    assert sheet.violations == ()


@pytest.mark.parametrize(
    ("race", "sex", "base", "extra"),
    [
        ("human", "male", 12, 4),
        ("human", "female", 12, 8),
        ("elf", "male", 13, 3),
        ("elf", "female", 13, 7),
        ("dwarf", "male", 13, 5),
        ("dwarf", "female", 13, 7),
    ],
)
def test_how_many_dice_are_rolled(race: str, sex: str, base: int, extra: int) -> None:
    sheet = sheet_of({"race": race, "sex": sex})
    assert sum(base_counts(sheet).values()) == base
    assert sum(extra_counts(sheet).values()) == extra


def test_ordering_of_pairs() -> None:
    faces = {"pb": [1], "sr": [2, 2], "iq": [6, 5], "ws": [1, 1], "ib": [1], "cn": [3, 1], "dy": [6, 4]}
    ordered = order_pairs(faces, ["cn", "sr", "dy"])
    assert ordered == {**faces, "cn": [6, 4], "sr": [2, 2], "dy": [3, 1]}
    assert list(ordered) == list(faces)


def test_ordering_of_bases() -> None:
    assert order_bases({"pb": [5], "ib": [2], "sr": [1, 1]}, "ib") == {"pb": [2], "ib": [5], "sr": [1, 1]}
    assert order_bases({"pb": [5], "ib": [2]}, "pb") == {"pb": [5], "ib": [2]}


def test_pairs_are_assigned_before_the_other_dice_fall() -> None:
    script: dict[str, Json] = {
        "orderings": ["order_pairs"],
        "race": ["human"],
        "sex": ["female"],
        "priority.1": ["sr"],
        "priority.2": ["dy"],
        "priority.3": [],
        "dice.base": [[1], [3, 1], [2, 2], [2, 2], [1], [2, 2], [5, 4]],
        "dice.extra": [[1, 6], [2], [6], [3], [3], [3, 3]],
    }
    sheet = made(script)
    assert sheet.value("dice.sr") == (5, 4, 1, 6)
    assert (sheet.value("sr1"), sheet.value("sr2")) == (1, 4)
    assert sheet.value("dice.dy") == (3, 1, 6)
    assert (sheet.value("dy1"), sheet.value("dy2")) == (3, 6)
    assert sheet.character.data["priority"] == ["sr", "dy"]
    assert sheet.violations == ()


def test_bases_are_ordered_for_humans_only() -> None:
    script: dict[str, Json] = {
        "orderings": ["order_bases"],
        "race": ["human"],
        "base_priority": ["ib"],
        "dice.base": [[5], [1, 1], [1, 1], [1, 1], [2], [1, 1], [1, 1]],
    }
    sheet = made(script)
    assert (sheet.value("dice.ib"), sheet.value("dice.pb")) == ((5,), (2,))
    for race in ("elf", "dwarf"):
        driver = Driver(CREATION, Situation((sheet_of({}),), sample_setting()), 3)
        driver.run_auto({"orderings": ["order_bases"], "race": [race]})
        assert "base_priority" not in {answered.key for answered in driver.answers}


def test_dropped_dice_are_shown_die_by_die() -> None:
    driver = Driver(CREATION, Situation((sheet_of({}),), sample_setting()), 3)
    script: dict[str, Json] = {"race": ["human"], "sex": ["female"], "profession": ["fighter"]}
    while driver.request is not None and driver.request.key != "dice.base":
        if not driver.answer_from(script):
            driver.auto_answer()
    driver.answer([[3], [6, 2], [1, 1], [1, 1], [4], [6, 1], [2, 6]])
    request = driver.request
    assert isinstance(request, Roll)
    assert request.names == ("SR, one more", "CN, one more", "DY, one more", "CHD", "WTD", "HT")
    faces = [[5, 3], [4], [1], [3], [2], [4, 4]]
    assert request.kept(faces) == ((False, True), (True,), (False,), (True,), (True,), (True, True))
    driver.answer([list(own) for own in faces])
    assert driver.request is not None
    assert "SR (6) 2 (5) 3" in driver.request.text  # type: ignore[attr-defined]


def test_a_chain_is_rolled_until_it_is_closed() -> None:
    script: dict[str, Json] = {"race": ["elf"], "attr.1": [[1]], "attr.2": [[1]], "attr.3": [[6]]}
    sheet = made(script)
    assert sheet.value("attr_text") == "1-1-6"


def test_points_bought_with_age_are_limited_by_race() -> None:
    driver = Driver(CREATION, Situation((sheet_of({}),), sample_setting()), 3)
    while driver.request is not None and driver.request.key != "extra_ep":
        if not driver.answer_from({"race": ["elf"]}):
            driver.auto_answer()
    assert "extra_points" not in {answered.key for answered in driver.answers}
    with pytest.raises(AnswerError, match="0 to 167"):
        driver.answer(168)
    driver.answer(167)
    driver.run_auto()
    sheet = driver.sheets[0]
    assert (sheet.value("ep"), sheet.value("age_years"), sheet.value("age_days")) == (167, 25, 334)
    points = {str(row["name"]): row.get("points_start", 0) for row in sheet.character.data["skills"]}  # type: ignore[index,union-attr,call-overload]
    assert {name: placed for name, placed in points.items() if placed} == {"Literacy": 1, "Elvish": 1}


def test_prior_experience_brings_its_steps() -> None:
    sheet = made({"race": ["human"], "extra_ep": 5000, "extra_points": 0}, 5)
    assert (sheet.value("el"), sheet.value("steps_taken"), sheet.value("steps_due")) == (3, 5, 0)
    assert [sheet.value(f"en_rolls[{place}].level") for place in range(4)] == [1, 2, 3, 4]
    assert sheet.violations == ()


def test_dwarves_are_offered_no_magic() -> None:
    driver = Driver(CREATION, Situation((sheet_of({}),), sample_setting()), 3)
    while driver.request is not None and driver.request.key != "profession":
        if not driver.answer_from({"race": ["dwarf"]}):
            driver.auto_answer()
    request = driver.request
    assert isinstance(request, Choose)
    assert [option.key for option in request.options if option.closed] == ["magician"]
    with pytest.raises(AnswerError, match="cannot be magicians"):
        driver.answer(["magician"])


def test_purchases_stay_within_coins_and_strength() -> None:
    """A weakling buys little; the dearest weapon of a starting skill up to fifty shells goes first."""
    script = {
        key: BRANNOC[key] for key in ("race", "sex", "profession", "dice.base", "dice.extra", "skills", "extra_points")
    }
    sheet = made(script)
    weapons = [row["name"] for row in sheet.character.data["weapons"]]  # type: ignore[index,union-attr,call-overload]
    assert weapons == ["Broadsword"]
    assert sheet.value("weapons[0].in_hand") == 1
    gear = [row["name"] for row in sheet.character.data["items"]]  # type: ignore[index,union-attr,call-overload]
    assert gear[0] == "Scabbard"
    assert "Leather Jerkin" in [row["name"] for row in sheet.character.data["armor"]]  # type: ignore[index,union-attr,call-overload]
    weak: dict[str, Json] = {"race": ["dwarf"], "sex": ["female"], "profession": ["fighter"]}
    weak["dice.base"] = [[1, 1], [1, 1], [1, 1], [1, 1], [1], [1, 1], [6, 6]]
    weak["dice.extra"] = [[1], [1], [6], [1], [1], [1, 1]]
    sheet = made(weak)
    assert sheet.value("enc_penalty") == 0


def test_gear_is_chosen_with_the_armor_worn() -> None:
    """Spec 4.3: the armor bought is worn, so half its ENC counts, and all three rations and the bedroll fit.

    Of 23: broadsword 4, jerkin 10 worn 5, scabbard 1, backpack 2, pouch 0.5, waterskin 4, rations packed 1 each,
    tinderbox packed 0.25, bedroll packed 2.5, together 22.25; the cloak of 3 is too much. With the jerkin in the hands
    there would be room for one ration and no bedroll.
    """
    script: dict[str, Json] = {
        **{key: BRANNOC[key] for key in ("race", "sex", "profession")},
        "dice.base": [[3], [3, 3], [3, 3], [3, 3], [3], [3, 3], [3, 3]],
        "dice.extra": [[3], [3], [3, 3]],
        "extra_points": 0,
        "skills": {"Broadsword": 1},
    }
    sheet = made(script)
    assert sheet.value("enc_capacity") == 23
    assert [row["name"] for row in rows_of(sheet, "armor")] == ["Leather Jerkin"]
    assert sheet.value("armor[0].worn") == 1
    bought = {str(row["name"]): row.get("quantity", 1) for row in rows_of(sheet, "items")}
    usual = ("Scabbard", "Backpack", "Belt Pouch", "Waterskin (full)", "Ration (1 day)", "Tinderbox", "Bedroll")
    assert bought == {**dict.fromkeys(usual, 1), "Ration (1 day)": 3}
    assert sheet.value("enc_total") == Fraction(89, 4)


def rows_of(sheet: Sheet, key: str) -> list[Mapping[str, Json]]:
    """Return the rows of a list of a document."""
    return sheet.character.data[key]  # type: ignore[return-value]


@pytest.mark.parametrize("seed", measure_first_only(range(12)))
def test_nothing_usual_is_left_behind_that_could_be_carried(seed: int) -> None:
    """Spec 4.3: a purchase is skipped only if it costs more than is left or would be too heavy as it is carried."""
    sheet = made({"race": [("human", "dwarf", "elf")[seed % 3]], "profession": ["fighter"]}, seed)
    gear = sample_setting().kinds["gear"]
    carried = [row["name"] for row in rows_of(sheet, "items")]
    for name in {*USUAL} - {*carried}:
        entry = next(each for each in gear if each["name"] == name)
        trial = sheet.copy(random.Random(seed))
        container = entry["container"]
        is_packed = container is not None and container in [row.get("holds") for row in rows_of(sheet, "items")]
        row = {key: value for key, value in entry.items() if key in ("name", "enc", "container")}
        trial.apply(AddRow("items", {**row, "packed": is_packed}))
        is_dear = int(str(entry["cost_shells"])) > int(str(sheet.value("shells")))
        assert is_dear or trial.value("enc_total") > trial.value("enc_capacity"), name  # type: ignore[operator]


def test_without_a_setting_names_are_asked() -> None:
    driver = Driver(CREATION, Situation((sheet_of({}),), None), 3)
    driver.run_auto({"race": ["human"], "extra_points": 1, "skills.1": "Spear", "skills.2": "spear"})
    sheet = driver.sheets[0]
    assert [row["name"] for row in sheet.character.data["skills"]] == ["Spear"]  # type: ignore[index,union-attr,call-overload]
    assert sheet.violations == ()
    assert sheet.value("shells") == 100


def test_creation_is_done_once() -> None:
    sheet = made(BRANNOC)
    reason = CREATION.closed(sheet)
    assert reason is not None
    assert "Brannoc has already been created" in reason.render()


@pytest.mark.parametrize("seed", measure_first_only(range(SEEDS)))
def test_any_automatic_character_is_legal(seed: int) -> None:
    orderings = ["order_pairs", "order_bases"] if seed % 2 else []
    script: dict[str, Json] = {"orderings": list[Json](orderings), "year_days": [str((336, 360, 365)[seed % 3])]}
    driver = Driver(CREATION, Situation((sheet_of({}),), sample_setting() if seed % 5 else None), seed)
    driver.run_auto(script)
    sheet = driver.sheets[0]
    assert [f"{each.code} {each.address}" for each in sheet.violations] == []
    assert sheet.faults == ()
    assert sheet.value("condition") == "able"
    again = Driver(CREATION, Situation((sheet_of({}),), sample_setting() if seed % 5 else None), seed)
    again.run_auto(script)
    assert again.sheets[0].character == sheet.character
    for request in driver.requests:
        assert request.label
        assert request.cite
        assert request.step in {step.key for step in CREATION.steps}
        if isinstance(request, Allocate | Rows):
            assert request.help
