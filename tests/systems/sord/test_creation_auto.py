"""Characters that Quire makes by itself: legal, reproducible, and the same whichever way one came to them."""

import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.document import Character
from core.character.edits import SetHouseRule
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Entry, Setting
from core.errors import FormulaError, ProcedureError
from core.procedures.driver import Driver
from core.procedures.item_lists import parse_items
from core.rules.model import System
from core.systems.sord.attribute_points import spread_points
from core.systems.sord.creation_attributes import (
    ATTRIBUTES,
    MOST_TRIES,
    PRIMARY,
    RolledSet,
    assign_scores,
    best_two_sets,
    minimum_order,
    score_sets,
)
from core.systems.sord.creation_culture import excludes
from core.systems.sord.creation_possessions import best_place
from core.systems.sord.lore_offers import find_payment, list_offers, unspent_lore
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.creations import codes
from tests.systems.sord.scripted_creation import BREN, MAKING, made, start

ALL_OPTIONS: Json = ["attribute_sum_lore", "extra_traits", "quirks", "heal_of_the_minute", "multiple_professions"]
LEFT_TO_DO = {"lore_unspent", "advancement_unspent", "overload", "cannot_attack", "profession_not_begun"}


@pytest.fixture(scope="module")
def by_itself(blank: Sheet, saltmere: Setting) -> Callable[[int], Driver]:
    """Gives the run of a creation that Quire goes through by itself, each once; tests only look at it."""

    @cache
    def run(seed: int) -> Driver:
        driver = start(blank, saltmere, seed)
        driver.run_auto()
        return driver

    return run


@pytest.mark.parametrize("batch", measure_first_only(range(10)))
def test_automatic_characters_are_legal(by_itself: Callable[[int], Driver], batch: int) -> None:
    for seed in range(batch * 20, batch * 20 + 20):
        sheet = by_itself(seed).sheets[0]
        assert codes(sheet.violations) == [], seed
        assert set(codes(sheet.notices)) <= LEFT_TO_DO, seed
        assert sheet.faults == ()


@pytest.mark.repeats
@pytest.mark.parametrize("options", [ALL_OPTIONS, ["manual_attributes"], []])
def test_automatic_characters_are_legal_under_any_options(blank: Sheet, saltmere: Setting, options: Json) -> None:
    for seed in range(20):
        sheet = made(blank, saltmere, {"options": options}, seed)
        assert codes(sheet.violations) == [], seed
        assert "unfinished" not in codes(sheet.notices)


def test_seed_reproduces_the_document(blank: Sheet, saltmere: Setting) -> None:
    MAKING.check_seed(blank, saltmere)


def test_draft_resumed_at_every_request_gives_the_same_result(blank: Sheet, saltmere: Setting) -> None:
    MAKING.check_resuming(blank, saltmere)


@settings(max_examples=12)
@given(seed=st.integers(0, 10**6), steps=st.integers(1, 15))
def test_back_and_the_same_answers(blank: Sheet, saltmere: Setting, seed: int, steps: int) -> None:
    driver = start(blank, saltmere, seed)
    driver.run_auto()
    document = driver.sheets[0].character.to_text()
    answers = {answered.key: answered.answer for answered in driver.answers}
    for _ in range(steps):
        driver.back()
    driver.run_auto(answers)
    assert driver.sheets[0].character.to_text() == document


@settings(max_examples=12)
@given(seed=st.integers(0, 10**6), data=st.data())
def test_any_answer_can_be_changed(blank: Sheet, saltmere: Setting, seed: int, data: st.DataObject) -> None:
    driver = start(blank, saltmere, seed)
    driver.run_auto()
    before = {answered.key: answered.answer for answered in driver.answers}
    key = data.draw(st.sampled_from(list(before)))
    driver.reopen(key)
    driver.auto_answer()
    asked_again = set()
    while driver.request is not None:
        asked_again.add(driver.request.key)
        driver.auto_answer()
    after = {answered.key: answered.answer for answered in driver.answers}
    assert all(after[kept] == before[kept] for kept in driver.reused)
    lost = {dropped.record.key for dropped in driver.dropped}
    earlier = list(before)[: list(before).index(key)]
    assert set(before) == {*earlier, key, *driver.reused, *lost}
    assert set(after) >= asked_again
    assert codes(driver.sheets[0].violations) == [] or set(codes(driver.sheets[0].violations)) <= {
        "base_low",
        "maximum_over_cap",
    }
    (batch,) = driver.outcome
    fresh = blank.copy(random.Random(5))
    fresh.apply(batch)
    assert fresh.character == driver.sheets[0].character


@pytest.mark.repeats
def test_favoured_profession_guides_scores_culture_and_profession(
    by_itself: Callable[[int], Driver], saltmere: Setting
) -> None:
    followed = 0
    for seed in range(30):
        driver = by_itself(seed)
        lean = saltmere.entry("professions", str(driver.answers[1].memory["leaning"]))
        assert lean is not None
        sheet = driver.sheets[0]
        assert not excludes(sheet.character.data["culture"], lean)  # type: ignore[arg-type]
        followed += any(row["id"] == lean["id"] for row in sheet.rows("professions"))
        raw = {attribute: sheet.value(f"raw.{attribute}") for attribute in PRIMARY}
        wanted = [attribute for attribute in minimum_order(lean) if attribute in PRIMARY]
        assert sorted(raw.values(), reverse=True)[: len(wanted)] == [raw[attribute] for attribute in wanted]  # type: ignore[type-var]
    assert followed > 15


@pytest.mark.repeats
def test_automatic_armor_is_light_and_covers_each_place_once(by_itself: Callable[[int], Driver]) -> None:
    for seed in range(30):
        sheet = by_itself(seed).sheets[0]
        places = [best_place(row) for row in sheet.rows("armor")]
        assert len(set(places)) == len(places)
        assert not any(row.get("protection") for row in sheet.rows("armor"))
        carried, limit = sheet.value("carried_weight"), sheet.value("max_weight")
        assert isinstance(carried, int)
        assert isinstance(limit, int)
        assert carried <= limit // 2 or not places


@pytest.mark.repeats
def test_automatic_weapons_follow_the_free_skills(by_itself: Callable[[int], Driver]) -> None:
    for seed in range(30):
        sheet = by_itself(seed).sheets[0]
        granted = [row for row in sheet.rows("skills") if row.get("granted_by") and row.get("weapon")]
        free = [(row["weapon"], row["weapon_type"]) for row in granted]
        weapons = [(row["name"], row["type"]) for row in sheet.rows("weapons")]
        assert weapons == (free or [("Dagger", "melee")])
        assert all(row.get("trained", False) is bool(free) for row in sheet.rows("weapons"))


@pytest.mark.repeats
def test_nothing_affordable_is_left_unbought(by_itself: Callable[[int], Driver], saltmere: Setting) -> None:
    for seed in range(20):
        sheet = by_itself(seed).sheets[0]
        left = unspent_lore(sheet)
        usable = (offer for offer in list_offers(sheet, saltmere) if offer.closed is None and offer.is_carried)
        assert [offer.name for offer in usable if find_payment(offer, left)] == [], seed


def impossible(saltmere: Setting) -> Setting:
    cultures = tuple({**culture, "attribute_bonuses": {"ambt": -100}} for culture in saltmere.kinds["cultures"])
    return replace(saltmere, kinds={**saltmere.kinds, "cultures": cultures})


def test_no_legal_culture_ends_after_a_hundred_throws(blank: Sheet, saltmere: Setting) -> None:
    sheet = made(blank, impossible(saltmere), {}, 3)
    assert set(codes(sheet.violations)) == {"base_low"}
    assert sheet.value("step_level") is not None


def test_throws_are_repeated_until_a_culture_fits(sord: System, saltmere: Setting) -> None:
    narrow = tuple({**culture, "attribute_maximums": {"hlth": 6}} for culture in saltmere.kinds["cultures"])
    setting = replace(saltmere, kinds={**saltmere.kinds, "cultures": narrow})
    sheet = made(Sheet.open(Character("sord"), sord, random.Random(1)), setting, {}, 5)
    assert sheet.violations == ()
    assert sheet.value("base.hlth") in range(1, 7) or sheet.value("freed.hlth") == 1
    assert MOST_TRIES == 100


def test_typed_dice_and_automatic_choices_go_together(blank: Sheet, saltmere: Setting) -> None:
    for seed in range(10):
        driver = start(blank, saltmere, seed)
        driver.run_auto({"attributes.dice": BREN["attributes.dice"]})
        lean = saltmere.entry("professions", str(driver.answers[4].memory["leaning"]))
        sheet = driver.sheets[0]
        raw = {attribute: sheet.value(f"raw.{attribute}") for attribute in PRIMARY}
        wanted = [attribute for attribute in minimum_order(lean) if attribute in PRIMARY]
        assert [raw[attribute] for attribute in wanted] == [20, 16, 16, 15, 13][: len(wanted)]
        assert sheet.violations == ()


def test_setting_entries_with_ids_like_option_keys(blank: Sheet, saltmere: Setting) -> None:
    def renamed(kind: str, key: str) -> tuple[Entry, ...]:
        first, *others = saltmere.kinds[kind]
        return ({**first, "id": key}, *others)

    kinds = {**saltmere.kinds, "cultures": renamed("cultures", "own"), "professions": renamed("professions", "none")}
    sheet = made(blank, replace(saltmere, kinds=kinds), {**BREN, "culture": ["own*"], "profession": ["none*"]})
    assert sheet.character.data["culture"]["name"] == "Merefolk"  # type: ignore[index, call-overload]
    assert sheet.rows("professions")[0]["name"] == "Shieldhand"


def test_free_skills_without_a_name_are_skipped(blank: Sheet, saltmere: Setting) -> None:
    free = [{"choose": 5, "from": [{"name": " "}, {"name": "Swimming"}]}, {"choose": -1, "from": [{"name": "Riding"}]}]
    own = json.dumps({"name": "Reed people", "free_skills": free})
    sheet = made(blank, saltmere, {"culture": ["own"], "culture.own": own, "profession": ["none"], "lore.1": []})
    assert [row["name"] for row in sheet.rows("skills")] == ["Swimming"]


def test_house_rules_apply_to_automatic_choices(sord: System, saltmere: Setting) -> None:
    sheet = Sheet.open(Character("sord"), sord, random.Random(1))
    sheet.apply(SetHouseRule("cap.<a>", "22"))
    for seed in range(10):
        own = made(sheet, saltmere, {}, seed)
        assert own.violations == ()


@settings(max_examples=20)
@given(data=st.data())
def test_any_house_rules_end_in_a_character_or_a_sentence(sord: System, saltmere: Setting, data: st.DataObject) -> None:
    keys = st.sampled_from([key for key in sord.derived if "[]" not in key])
    formulas = st.sampled_from(["0", "none", "-5", "10**15", "1/0", "1/3", "human_age * 2"])
    sheet = Sheet.open(Character("sord"), sord, random.Random(1))
    for key, formula in data.draw(st.dictionaries(keys, formulas, max_size=3)).items():
        with suppress(FormulaError):
            sheet.apply(SetHouseRule(key, formula))
    driver = start(sheet, saltmere)
    refusal: ProcedureError | None = None
    try:
        driver.run_auto()
    except ProcedureError as error:
        refusal = error
    codes = {"settle_endless", "number_undefined", "number_faulty", "number_fractional"}
    assert driver.is_finished if refusal is None else refusal.message.code in codes


@pytest.mark.parametrize(
    ("key", "formula"),
    [
        ("attribute_rolls[].score", "d6 + d8"),
        ("professions[].need.<a>", "99 * (minimums.<a> > 0)"),
        ("employed", "0"),
    ],
)
def test_house_rules_on_scores_and_professions_apply(sord: System, saltmere: Setting, key: str, formula: str) -> None:
    sheet = Sheet.open(Character("sord"), sord, random.Random(1))
    sheet.apply(SetHouseRule(key, formula))
    driver = start(sheet, saltmere)
    driver.run_auto()
    assert not driver.sheets[0].violations


def test_a_culture_and_a_profession_exclude_each_other_without_regard_to_case() -> None:
    assert excludes({"id": "grask", "professions_barred": [" NightStep "]}, {"id": "nightstep"})
    assert excludes({"id": "grask"}, {"id": "nightstep", "cultures_barred": ["GRASK"]})
    assert not excludes({"id": "", "professions_barred": [""]}, {"id": "", "cultures_barred": [""]})


def test_endless_house_rules_end_with_a_sentence(sord: System, saltmere: Setting) -> None:
    sheet = Sheet.open(Character("sord"), sord, random.Random(1))
    sheet.apply(SetHouseRule("step_rate", "0"))
    driver = start(sheet, saltmere)
    with pytest.raises(ProcedureError, match="cannot be settled"):
        driver.run_auto()


# ----------------------------------------------------------------------------------------------------- the small parts


def test_lowest_die_and_lowest_score_are_dropped(sord: System) -> None:
    faces = [(3, 5, 9), (1, 1, 1), (6, 8, 12), (6, 2, 4), (5, 5, 5), (1, 1, 1)] + [(1, 2, 3)] * 24
    first, *others = score_sets(Sheet.open(Character("sord"), sord, random.Random(1)), faces)
    assert first.scores == (14, 2, 20, 10, 10, 2)
    assert first.kept == (14, 2, 20, 10, 10)
    assert [each.number for each in others] == [2, 3, 4, 5]
    assert others[0].kept == (5,) * 5


def test_best_sets_of_equal_sums_go_by_number() -> None:
    sets = [RolledSet(number, (each,) * 6) for number, each in enumerate((9, 10, 10, 8, 10), start=1)]
    assert [each.number for each in best_two_sets(sets)] == [2, 3]


def test_scores_go_to_the_larger_minimum_first() -> None:
    profession = {"minimums": {"prow": 12, "ambt": 11, "hlth": 12, "mind": 0}}
    assert minimum_order(profession) == ("hlth", "prow", "ambt")
    placed = assign_scores((5, 9, 7, 9, 8), PRIMARY, profession, random.Random(1))
    assert (placed["hlth"], placed["prow"], placed["ambt"]) == (1, 3, 4)
    assert sorted(placed.values()) == [0, 1, 2, 3, 4]
    assert minimum_order(None) == ()


ROOMY = dict.fromkeys(ATTRIBUTES, 1000)


@pytest.mark.parametrize(
    ("points", "rooms", "wanted", "placed"),
    [
        (5, ROOMY, ("prow", "hlth", "ambt"), {"prow": 2, "hlth": 2, "ambt": 1}),
        (4, {**ROOMY, "prow": 1}, ("prow", "hlth"), {"prow": 1, "hlth": 3}),
        (7, ROOMY, (), {"hlth": 2, "ambt": 2, "prow": 1, "qckn": 1, "mind": 1}),
        (3, {**dict.fromkeys(ATTRIBUTES, 0), "luck": 2}, ("prow",), {"luck": 2}),
        (4, {**ROOMY, "prow": 1, "hlth": 1, "ambt": 0}, ("prow", "hlth"), {"prow": 1, "hlth": 1, "mind": 2}),
        (0, ROOMY, ("prow",), {}),
        (10**15, {**ROOMY, "prow": 10**15}, ("prow",), {"prow": 10**15}),
    ],
)
def test_points_in_turn(points: int, rooms: dict[str, int], wanted: tuple[str, ...], placed: dict[str, int]) -> None:
    assert spread_points(points, rooms, wanted) == placed


@given(
    points=st.integers(0, 60),
    rooms=st.fixed_dictionaries({attribute: st.integers(0, 9) for attribute in ATTRIBUTES}),
    wanted=st.lists(st.sampled_from(ATTRIBUTES), max_size=3, unique=True),
)
def test_points_in_turn_as_one_by_one(points: int, rooms: dict[str, int], wanted: list[str]) -> None:
    placed = dict.fromkeys(ATTRIBUTES, 0)
    turn = wanted or ["hlth", "ambt", "prow", "qckn", "mind"]
    left, place = points, 0
    while left and any(placed[each] < rooms[each] for each in turn):
        each = turn[place % len(turn)]
        place += 1
        if placed[each] < rooms[each]:
            placed[each] += 1
            left -= 1
    for attribute in ATTRIBUTES:
        share = min(left, rooms[attribute] - placed[attribute])
        placed[attribute] += share
        left -= share
    assert spread_points(points, rooms, wanted) == {key: amount for key, amount in placed.items() if amount}


@pytest.mark.parametrize(
    ("piece", "place"),
    [
        ({"head": 5, "body": 5, "limb": 5}, "head"),
        ({"body": 7, "limb": 2}, "body"),
        ({"limb": 3}, "limb"),
        ({"head": 1, "limb": 2}, "limb"),
    ],
)
def test_best_place_of_a_piece(piece: dict[str, Json], place: str) -> None:
    assert best_place(piece) == place


def test_lists_that_a_person_types() -> None:
    rows = parse_items("Lamp\n 3 Ropes (2.5 lb)\n12x Nails\n\n  \n2 Tents (10 lb)\n(5 lb)\n7")
    assert [(row["name"], str(row["weight_lb"]), row["quantity"]) for row in rows] == [
        ("Lamp", "0", 1),
        ("Ropes", "2.5", 3),
        ("Nails", "0", 12),
        ("Tents", "10", 2),
        ("7", "0", 1),
    ]
