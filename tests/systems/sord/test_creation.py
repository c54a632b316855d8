"""A character made with scripted dice, every number of which was computed by hand from the book's formulas."""

import json
import random
from collections.abc import Mapping
from fractions import Fraction

import pytest

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import AnswerError, ProcedureError
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Choose, Rows
from core.procedures.transcript import AnswerMethod
from core.systems.sord.creation import CREATION
from core.systems.sord.creation_attributes import counting_dice, score_sets
from tests.helpers.creations import codes
from tests.systems.sord.scripted_creation import BREN, made, start


@pytest.fixture(scope="module")
def bren(blank: Sheet, saltmere: Setting) -> Driver:
    driver = start(blank, saltmere)
    while driver.request is not None:
        assert driver.answer_from(BREN), driver.request.key
    return driver


@pytest.mark.parametrize(
    ("address", "value"),
    [
        ("base.ambt", 17),
        ("base.hlth", 16),
        ("base.mind", 13),
        ("base.prow", 20),
        ("base.qckn", 15),
        ("base.chrm", 15),
        ("base.expr", 16),
        ("base.focs", 14),
        ("base.inst", 14),
        ("base.luck", 15),
        ("attribute_sum", 155),
        ("traits.self", 4),
        ("traits.emotion", 6),
        ("traits.outlook", 10),
        ("traits.disposition", 3),
        ("age_years", 24),
        ("height_in", 70),
        ("weight_lb", 172),
        ("max_weight", 110),
        ("carried_weight", 64),
        ("reaction_rate", 37),
        ("reaction_rate_zero", 50),
        ("surprise", 44),
        ("move_rate", 81),
        ("initial_special_steps", 395),
        ("step_rate", 76),
        ("step_level", 1),
        ("step_sum", 15),
        ("max_sa", 5),
        ("advancement_left", 0),
        ("maximum.ambt", 18),
        ("maximum.hlth", 18),
        ("maximum.prow", 22),
        ("trained_lore", 9),
        ("trained_lore_left", 0),
        ("educated_lore", 3),
        ("educated_lore_left", 1),
        ("life_recovery", 3),
        ("unconscious_number", 31),
        ("deathly_blow", 79),
        ("parry_avoid", 8),
        ("minimum_blow", 5),
        ("war", 133),
        ("melee_war", 183),
        ("weapons[0].wslo", 3),
        ("weapons[0].thawac", 18),
        ("weapons[0].attack_rate", 4),
        ("weapons[0].damage_text", "1d12+10"),
        ("weapons[0].trained", 1),
        ("weapons[1].trained", 0),
        ("weapons[1].load", 0),
        ("weapons[2].trained", 1),
        ("wealth[0].load", Fraction(4, 5)),
        ("damage_total", 0),
    ],
)
def test_numbers_of_the_scripted_character(bren: Driver, address: str, value: object) -> None:
    assert bren.sheets[0].value(address) == value


def test_scripted_character_is_legal(bren: Driver) -> None:
    sheet = bren.sheets[0]
    assert sheet.violations == ()
    assert codes(sheet.notices) == ["lore_unspent"]
    assert sheet.faults == ()


def test_texts_of_the_scripted_character(bren: Driver) -> None:
    character = bren.sheets[0].character
    data = character.data
    assert (character.name, character.notes) == ("Bren", "Owes the guild.")
    assert data["setting"] == {"id": "saltmere", "name": "Saltmere"}
    assert data["languages"] == ["Mere speech"]
    assert data["background"] == "Born on a ferry."
    (profession,) = bren.sheets[0].rows("professions")
    assert profession["start_date"] == "12 Reedmonth"
    assert (profession["name"], profession["step_rate_number"]) == ("Shieldhand", 30)
    assert [(row["name"], row["granted_by"]) for row in bren.sheets[0].rows("skills")[:4]] == [
        ("Boat handling", "culture"),
        ("Swimming", "culture"),
        ("Drill", "profession"),
        ("Long sword (melee)", "profession"),
    ]


def test_bought_skills_are_paid(bren: Driver) -> None:
    paid = [
        (row["name"], row.get("trained_paid", 0), row.get("educated_paid", 0))
        for row in bren.sheets[0].rows("skills")[4:]
    ]
    assert paid == [("Haggling", 1, 2), ("Sling (fired)", 3, 0), ("Locks", 5, 0)]


def test_dice_are_kept_in_book_order(bren: Driver) -> None:
    rows = bren.sheets[0].rows("attribute_rolls")
    assert len(rows) == 30
    assert [{key: row[key] for key in ("set", "d6", "d8", "d12")} for row in rows[:2]] == [
        {"set": 1, "d6": 6, "d8": 8, "d12": 12},
        {"set": 1, "d6": 5, "d8": 7, "d12": 9},
    ]
    keys = list(dict.fromkeys(record.key for record in bren.rolls))
    assert keys == ["attributes.dice", "traits.dice", "body.dice", "settle.1.trained", "settle.1.educated"]
    assert [record.label for record in bren.rolls if record.key == "traits.dice"] == [
        f"Personality traits: {name}" for name in ("Self", "Emotion", "Outlook", "Disposition")
    ]


def test_every_request_belongs_to_a_step(blank: Sheet, saltmere: Setting) -> None:
    driver = start(blank, saltmere)
    known = [step.key for step in CREATION.steps]
    assert len(known) == 20
    reached = 0
    while driver.request is not None:
        place = known.index(driver.request.step)
        assert place >= reached
        assert driver.request.label
        reached = place
        driver.answer_from(BREN)
    assert reached == 19


def test_outcome_makes_the_document(bren: Driver, blank: Sheet) -> None:
    sheet = blank.copy(random.Random(99))
    sheet.apply(bren.outcome[0])
    assert sheet.character.to_text() == bren.sheets[0].character.to_text()


def test_creation_is_closed_for_a_created_character(bren: Driver, saltmere: Setting) -> None:
    with pytest.raises(ProcedureError, match="Bren has already been created"):
        start(bren.sheets[0], saltmere)


def until(driver: Driver, key: str, script: Mapping[str, Json]) -> None:
    while driver.request is not None and driver.request.key != key:
        if not driver.answer_from(script):
            driver.auto_answer()
    assert driver.request is not None


def test_unmet_professions_are_closed_with_the_reason(blank: Sheet, saltmere: Setting) -> None:
    driver = start(blank, saltmere)
    until(
        driver, "profession", {**BREN, "culture": ["grask"], "body.dice": [[4], [3, 7], [12, 12, 10, 10, 10, 8, 1, 1]]}
    )
    assert driver.request is not None
    with pytest.raises(AnswerError, match="Lantern Scholar and Grask exclude each other"):
        driver.answer(["lantern_scholar"])
    driver = start(blank, saltmere)
    script: dict[str, Json] = {
        **BREN,
        "attributes.primary": {"prow": 3, "ambt": 1, "hlth": 2, "mind": 0, "qckn": 4},
        "attributes.secondary_set": ["3"],
    }
    until(driver, "profession", script)
    with pytest.raises(AnswerError, match=r"Woodrunner needs Instinct \(INST\) 12, not 5"):
        driver.answer(["woodrunner"])


def test_common_folk_have_no_profession(blank: Sheet, saltmere: Setting) -> None:
    lore: dict[str, Json] = {"settle.1.trained": [[4]], "settle.1.educated": [[1]], "lore.1": []}
    sheet = made(blank, saltmere, {**BREN, "profession": ["none"], **lore})
    assert sheet.value("common_folk") == 1
    assert sheet.rows("professions") == ()
    # 395 Steps at a rate of 24 + 22 = 46: a level at 230, then 165 left at the same rate, which is 3 advancements.
    assert (sheet.value("step_level"), sheet.value("max_sa")) == (1, 8)
    assert sheet.violations == ()


def test_last_of_equal_lowest_scores_is_dropped(blank: Sheet, saltmere: Setting) -> None:
    driver = start(blank, saltmere)
    until(driver, "attributes.primary_set", BREN)
    assert driver.request is not None
    abouts = {option.key: option.about for option in driver.request.options}  # type: ignore[attr-defined]  # a Choose
    assert abouts["1"] == "20, 16, 16, 13, 15; sum 80"
    assert abouts["2"] == "14, 14, 14, 14, 14; sum 70"
    driver.answer(["2"])
    assert driver.request is not None
    assert [option.key for option in driver.request.options] == ["1", "3", "4", "5"]  # type: ignore[attr-defined]


def test_traits_and_body_may_be_chosen(blank: Sheet, saltmere: Setting) -> None:
    script: dict[str, Json] = {
        "options": [],
        "culture": ["tolmar"],
        "traits.chosen": ["outlook", "self"],
        "traits.self": 2,
        "traits.outlook": 9,
        "traits.dice": [[3], [7]],
        "body.chosen": ["height_in"],
        "body.height_in": 51,
    }
    sheet = made(blank, saltmere, script)
    assert [sheet.value(f"trait_rolls.{trait}") for trait in ("self", "emotion", "outlook", "disposition")] == [
        2, 3, 9, 7,
    ]  # fmt: skip
    assert sheet.value("height_in") == 51
    driver = start(blank, saltmere)
    until(driver, "body.dice", script)
    assert [dice.text for dice in driver.request.dice] == ["36+3d8", "120+5d10"]  # type: ignore[union-attr]


def test_scores_may_be_typed_in(blank: Sheet, saltmere: Setting) -> None:
    script: dict[str, Json] = {"options": ["manual_attributes"]}
    script.update({f"attributes.{key}": number for number, key in enumerate(("ambt", "hlth", "mind"), start=30)})
    sheet = made(blank, saltmere, script)
    assert sheet.character.options["manual_attributes"] is True
    assert [sheet.value(f"raw.{key}") for key in ("ambt", "hlth", "mind")] == [30, 31, 32]
    assert sheet.rows("attribute_rolls") == ()
    assert sheet.violations == ()


def test_quirks_and_further_traits(blank: Sheet, saltmere: Setting) -> None:
    script: dict[str, Json] = {
        **BREN,
        "options": ["quirks", "extra_traits"],
        "quirks": ["old_limp", "open_purse"],
        "extra_traits": ["candor"],
        "extra_traits.chosen": [],
        "extra_traits.dice": [[8]],
    }
    sheet = made(blank, saltmere, script)
    assert [row["name"] for row in sheet.rows("quirks")] == ["Old limp", "Open purse"]
    assert (sheet.value("base.qckn"), sheet.value("base.expr")) == (14, 17)
    assert sheet.value("traits.self") == 2
    assert sheet.value("extra_traits[0].score") == 8
    assert sheet.rows("extra_traits")[0]["low_label"] == "Secretive"
    assert sheet.violations == ()


def test_quirks_are_not_offered_without_the_option(blank: Sheet, saltmere: Setting) -> None:
    driver = start(blank, saltmere)
    driver.run_auto()
    assert not {"quirks", "extra_traits"} & {answered.key for answered in driver.answers}


SPEAR = {"name": "Spear (melee)", "weapon": "Spear", "weapon_type": "melee"}
OWN_CULTURE = {
    "name": "Reed people",
    "step_rate_number": 25,
    "attribute_bonuses": {"qckn": 2},
    "start_age_dice": "20+1d6",
    "height_in_dice": "",
    "free_skills": [
        {
            "choose": 1,
            "from": [{"name": "Swimming"}, {"name": "Spear (melee)", "weapon": "Spear", "weapon_type": "melee"}],
        }
    ],
}


def test_custom_culture(blank: Sheet, saltmere: Setting) -> None:
    script: dict[str, Json] = {
        "culture": ["own"],
        "culture.own": json.dumps(OWN_CULTURE),
        "culture.free_skills.1": ["2"],
        "body.height_in": 66,
        "body.dice": [[3], [1, 2, 3, 4, 5, 6]],
    }
    sheet = made(blank, saltmere, script)
    assert sheet.value("culture.step_rate_number") == 25
    assert sheet.value("culture.attribute_bonuses.qckn") == 2
    assert sheet.character.data["culture"]["id"] == "reed_people"  # type: ignore[index, call-overload]
    assert (sheet.value("age_years"), sheet.value("height_in"), sheet.value("weight_lb")) == (23, 66, 131)
    spear = sheet.rows("skills")[0]
    assert (spear["name"], spear["weapon"], spear["cost"], spear["granted_by"]) == (
        "Spear (melee)",
        "Spear",
        3,
        "culture",
    )
    assert sheet.rows("weapons")[0]["trained"] is True
    assert sheet.violations == ()


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("{", "JSON"),
        ("[1]", "one JSON object"),
        ("{}", "needs a name"),
        ('{"name": "Merefolk"}', "already has Merefolk"),
        ('{"name": "Reed", "id": "grask"}', "already has Reed"),
        ('{"name": "Reed", "step_rate_number": "many"}', "step_rate_number"),
        ('{"name": "Reed", "start_age_dice": "some"}', "some"),
    ],
)
def test_invalid_custom_cultures_are_refused(blank: Sheet, saltmere: Setting, written: str, words: str) -> None:
    driver = start(blank, saltmere)
    until(driver, "culture.own", {"culture": ["own"]})
    with pytest.raises(AnswerError, match=words):
        driver.answer(written)
    assert driver.request is not None
    assert driver.request.check(driver.request.default) is None  # type: ignore[attr-defined]  # an Enter


def test_custom_profession(blank: Sheet, saltmere: Setting) -> None:
    own = {"name": "Reeve", "step_rate_number": 20, "minimums": {"ambt": 10, "mind": 10, "chrm": 15}}
    driver = start(blank, saltmere)
    until(driver, "profession.own", {**BREN, "profession": ["own"]})
    with pytest.raises(AnswerError, match="Reeve needs Ambition"):
        driver.answer(json.dumps({**own, "minimums": {"ambt": 99, "mind": 10, "chrm": 15}}))
    with pytest.raises(AnswerError, match="minimum"):
        driver.answer(json.dumps({**own, "minimums": {"ambt": 10}}))
    driver.answer(json.dumps(own), AnswerMethod.TYPED)
    driver.run_auto()
    sheet = driver.sheets[0]
    assert sheet.rows("professions")[0]["id"] == "reeve"
    assert sheet.value("cap.chrm") == 0
    assert sheet.violations == ()


def test_starting_step_levels_have_their_lore(blank: Sheet, saltmere: Setting) -> None:
    script: dict[str, Json] = {
        **BREN,
        "body.chosen": ["age_years"],
        "body.age_years": 60,
        "body.dice": [[3, 7], [12, 12, 10, 10, 10, 8]],
    }
    script.update({"settle.1.trained": [[6, 6]], "settle.1.educated": [[5]], "advancement": {"ambt": 3}})
    driver = start(blank, saltmere)
    until(driver, "lore.1", script)
    sheet = driver.sheets[0]
    # 155 + 600 Steps at a rate of 30 + 60 + 22 = 112: level 1 at 560, 195 left, one advancement more.
    assert (sheet.value("step_level"), sheet.value("max_sa"), sheet.value("step_sum")) == (1, 6, 195)
    assert (sheet.value("trained_lore"), sheet.value("educated_lore")) == (12, 5)
    assert sheet.value("advancement_left") == 3
    assert sheet.value("sa_held") == 1


def test_a_free_skill_of_both_is_listed_once(blank: Sheet, saltmere: Setting) -> None:
    own = {"name": "Reed people", "free_skills": [{"choose": 1, "from": [{"name": "drill "}, {"name": "Law"}]}]}
    script = {**BREN, "culture": ["own"], "culture.own": json.dumps(own), "culture.free_skills.1": ["1"], "lore.1": []}
    script["body.dice"] = [[4, 5], [3, 7], [12, 12, 10, 10, 10, 8]]
    sheet = made(blank, saltmere, {**script, "advancement": {}})
    assert [(row["name"], row["granted_by"]) for row in sheet.rows("skills")] == [
        ("Drill", "culture"),
        ("Long sword (melee)", "profession"),
    ]
    assert sheet.violations == ()
    assert "unfinished" not in codes(sheet.notices)


def test_attribute_sum_may_become_lore(blank: Sheet, saltmere: Setting) -> None:
    options: Json = ["attribute_sum_lore"]
    lore: dict[str, Json] = {"advancement": {}, "lore.1": ["skills.stealth"], "lore.2": []}
    sheet = made(blank, saltmere, {**BREN, "options": options, **lore})
    assert sheet.value("start_lore") == 155
    assert sheet.value("steps.special") == 240
    assert sheet.rows("skills")[-1]["name"] == "Stealth"
    assert sheet.value("start_lore_left") == 150
    assert sheet.violations == ()


def test_profession_that_has_not_begun_gives_no_skills(blank: Sheet, saltmere: Setting) -> None:
    options: Json = ["attribute_sum_lore"]
    script: dict[str, Json] = {
        **BREN,
        "options": options,
        "lore.1": [],
        "body.chosen": ["age_years"],
        "body.age_years": 2,
    }
    script["body.dice"] = [[3, 7], [12, 12, 10, 10, 10, 8]]
    sheet = made(blank, saltmere, script)
    assert sheet.value("max_sa") == 0
    assert [row["granted_by"] for row in sheet.rows("skills")] == ["culture", "culture"]
    assert "profession_not_begun" in codes(sheet.notices)
    assert sheet.violations == ()


def test_creation_without_a_setting(blank: Sheet) -> None:
    driver = Driver(CREATION, Situation((blank,)), 3)
    driver.run_auto()
    sheet = driver.sheets[0]
    assert sheet.value("common_folk") == 1
    assert sheet.violations == ()
    assert "unfinished" not in codes(sheet.notices)


@pytest.mark.parametrize(
    ("key", "choice", "about"),
    [
        ("culture", "alderin", "easily bruised. (HLTH -1, PROW -1, QCKN +3, FOCS +2, INST +2; SR# 34)"),
        ("profession", "shieldhand", "bridges. (needs AMBT 11, HLTH 12, PROW 12; SR# 30; Lore 2d6 and 1d6)"),
        ("quirks", "old_limp", "A badly set leg. (QCKN -1, EXPR +1)"),
        ("quirks", "grudge", "One name is never forgiven. (Self +1, Outlook -1)"),
        ("weapons", "long_sword:melee", "A knightly length of Tolish steel. (4 lb; 3.5 ft; DamMod +1; 40 silver)"),
        ("armor", "mail_shirt", "Riveted rings to the elbow. (body 7, limbs 2; 20 lb; 90 silver)"),
        ("items", "food_day", "Flat bread, dried fish. (1.5 lb; 3 coppers)"),
    ],
)
def test_options_describe_their_effects(blank: Sheet, saltmere: Setting, key: str, choice: str, about: str) -> None:
    driver = start(blank, saltmere)
    until(driver, key, {**BREN, "options": ["quirks"]})
    request = driver.request
    assert isinstance(request, Choose | Rows)
    offered = request.options if isinstance(request, Choose) else request.offers
    assert next(each.about for each in offered if each.key == choice).endswith(about)


def test_dice_that_do_not_count_are_marked(blank: Sheet) -> None:
    faces = [[3, 3, 9]] * 5 + [[1, 1, 1]] + [[2, 8, 12]] * 24
    kept = counting_dice(blank, faces)
    assert kept[0] == (False, True, True)
    assert kept[5] == (False, False, False)  # the lowest throw of its set
    for rolled in score_sets(blank, faces):
        own = range((rolled.number - 1) * 6, rolled.number * 6)
        assert rolled.total == sum(
            face for throw in own for face, counts in zip(faces[throw], kept[throw], strict=True) if counts
        )


def test_roll_log_totals_the_scores(bren: Driver) -> None:
    """The lowest die of a throw is left out: 6 3 11 is 17."""
    sheet = bren.sheets[0]
    rolls = [record.rolled for record in bren.rolls if record.key == "attributes.dice"]
    scores = [sheet.value(f"attribute_rolls[{index}].score") for index in range(len(rolls))]
    assert [rolled.total for rolled in rolls if rolled.counts] == [
        score for score, rolled in zip(scores, rolls, strict=True) if rolled.counts
    ]
    assert sum(not rolled.counts for rolled in rolls) == 5, "the lowest throw of each set"
