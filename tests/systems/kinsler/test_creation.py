"""Creation: a scripted character step by step, and automatic characters."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from core.character.edits import SetHouseRule
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import AnswerError, ProcedureError
from core.procedures.requests import Choose, Enter
from core.systems.kinsler.creation import CREATION
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.creations import Creation
from tests.helpers.worked_examples import violation_lines
from tests.systems.kinsler.worked import opened

SCRIPT: Mapping[str, Json] = {
    "optional_rules": {"everyman_zero": True},
    "first_group": ["INT"],
    "stats.way": ["rolled"],
    "stats.dice": [[5, 5, 3, 6, 4], [5, 5, 4, 5, 3], [2, 6, 1, 5, 1], [5, 1, 2, 2], [2, 6, 1, 1], [5, 1, 5, 5]],
    "swap": ["str.min"],
    "aptitudes": {"str": 0, "dex": 4, "con": 2, "min": 5, "per": 1, "fai": 3},
    "innate.shown": None,
    "background": ["herb_lore"],
    "skills": ["billhook", "stubborn_mind"],
    "skills.own": "Firebolt:3 [+1] (PER vs {PHY})\n\nBillhook:2 DEX (x1)\n",
    "levels": {"0": 1, "1": 5, "3": 2},
    "flaws": ["weak_ankle", "own"],
    "flaws.own": "Proud",
    "flaws.own.power": "Deaf_to_advice:-2 (PER to MIN) (passive only) (zero passive fatigue)",
    "flaws.own.condition": "being told",
    "weapons": [{"entry": "billhook"}],
    "armor": [{"entry": "ring_shirt"}],
    "items": [{"entry": "rope", "count": 2}],
    "items.own": "A dry book\n\n",
    "descriptive": "tall",
    "motivation": "to be first",
    "secret": "cannot read",
    "person": "a brother",
    "name": "Corm",
    "appearance": "Long and thin.",
}

MAKING = Creation(CREATION)
start = MAKING.start
made = MAKING.create


def test_a_scripted_character(blank: Sheet, fens: Setting) -> None:
    driver = start(blank, fens)
    driver.run_auto(SCRIPT)
    sheet = driver.sheets[0]
    data = sheet.character.data
    assert {answered.key for answered in driver.answers} == set(SCRIPT)
    assert [sheet.value(f"stats.{stat}.level") for stat in ("str", "dex", "con", "min", "per", "fai")] == [
        18, 8, 14, 8, 17, 12,
    ]  # fmt: skip
    assert [sheet.value(f"stats.{stat}.rolled") for stat in ("str", "min")] == [18, 8]
    assert data["creation"] == {
        "first_group": "INT", "rolls": SCRIPT["stats.dice"], "swap": ["str", "min"], "done": True,
    }  # fmt: skip
    assert data["aptitudes"] == {"str": 1, "dex": 4, "con": 3, "min": 4, "per": 2, "fai": 3}
    assert [sheet.value(f"skills[{place}].line") for place in range(sheet.count("skills"))] == [
        "Herb_Lore:1 [+0] MIN",
        "Billhook:5 [+1] (STR vs {PHY})",
        "Stubborn_Mind:0 (FAI to MIN) (passive only) (x2)",
        "Firebolt:2 [+1] (PER vs {PHY})",
        "Billhook:0 DEX (x1)",
        "Weak_Ankle:-3 (DEX to DEX) (passive only) (zero passive fatigue)",
        "Deaf_to_advice:-2 (PER to MIN) (passive only) (zero passive fatigue)",
    ]
    rows = sheet.rows("skills")
    assert [row["id"] for row in rows] == [
        "herb_lore", "billhook", "stubborn_mind", "firebolt", "billhook_2", "weak_ankle", "deaf_to_advice",
    ]  # fmt: skip
    assert [row["creation_level"] for row in rows] == [1, 5, 0, 2, 0, -3, -2]
    assert (rows[1]["needs"], rows[1]["tags"], rows[5]["condition"], rows[6]["condition"]) == (
        "Billhook", ["weapon", "edge"], "running, jumping, balancing", "being told",
    )  # fmt: skip
    assert [row["name"] for row in sheet.rows("flaws")] == ["Weak ankle", "Proud"]
    assert [row["skill"] for row in sheet.rows("flaws")] == ["weak_ankle", "deaf_to_advice"]
    assert [row["name"] for row in sheet.rows("items")] == ["Rope, 10 m", "A dry book"]
    assert sheet.value("items[0].quantity") == 2
    assert sheet.value("creation_left") == 45 - (5 + 4 + 6 + 4 + 8)
    assert sheet.character.name == "Corm"
    assert violation_lines(sheet.violations) == []


def test_the_outcome_gives_the_same_document(blank: Sheet, fens: Setting) -> None:
    driver = start(blank, fens)
    driver.run_auto(SCRIPT)
    twin = blank.copy(random.Random(3))
    twin.apply(driver.outcome[0])
    assert twin.character == driver.sheets[0].character


@pytest.mark.parametrize("batch", measure_first_only(range(4)))
def test_automatic_characters_are_legal(blank: Sheet, fens: Setting, batch: int) -> None:
    for seed in range(batch * 15, batch * 15 + 15):
        sheet = made(blank, fens, {}, seed)
        assert violation_lines(sheet.violations) == [], seed
        assert sheet.faults == ()
        assert sheet.value("signs_missing") == 0
        assert 0 <= int(str(sheet.value("creation_left"))) <= 6


@pytest.mark.repeats
@pytest.mark.parametrize("options", [["signs_for_stats", "range_scales"], ["flaw_powers", "metaskills"]])
def test_automatic_characters_are_legal_under_any_options(blank: Sheet, fens: Setting, options: Json) -> None:
    for seed in range(8):
        assert violation_lines(made(blank, fens, {"options": options}, seed).violations) == []


def test_a_poor_setting_never_borrows_from_the_sample(blank: Sheet, fens: Setting) -> None:
    """Point 11: what the world lacks is asked for, with skills of the book as the usual answer."""
    own: dict[str, Json] = {
        "id": "eeling",
        "name": "Eeling",
        "notation": "Eeling:0 [+1] (DEX vs {PHY})",
        "needs": "Net",
    }
    poor = replace(fens, kinds={**dict.fromkeys(fens.kinds, ()), "skills": (own,)})
    named = {str(entry["name"]) for kind in fens.kinds.values() for entry in kind if "name" in entry}
    for setting, known in ((poor, {"Eeling"}), (None, set[str]())):
        for seed in range(4):
            sheet = made(blank, setting, {}, seed)
            assert violation_lines(sheet.violations) == []
            names = {str(row["name"]) for row in sheet.rows("skills")}
            assert known <= names <= known | {"Blacksmith", "Reading", "Carpentry", "Flower arranging"}
            assert len({row["base"] for row in sheet.rows("skills")}) == 4
            things = [str(row["name"]) for key in ("weapons", "armor", "items") for row in sheet.rows(key)]
            assert things == ["Net"] * len(known)
            assert not named & {*names, *things}


def test_what_a_poor_setting_lacks_is_said_where_it_is_asked(blank: Sheet, fens: Setting) -> None:
    driver = start(blank, replace(fens, kinds={}))
    said = {}
    while (request := driver.request) is not None:
        said[request.key] = request
        driver.auto_answer()
    background, lines = said["background"], said["skills.own"]
    assert isinstance(background, Choose)
    assert [(each.key, "The world has no background" in each.about) for each in background.options] == [("own", True)]
    assert "fewer than 4 stats" in lines.help
    assert isinstance(lines, Enter)
    assert lines.default == "Reading:0 MIN\nCarpentry:0 DEX\nFlower_arranging:0 PER"


def test_a_skill_that_the_background_gave_says_so_where_it_is_offered_again(blank: Sheet, fens: Setting) -> None:
    driver = start(blank, fens)
    while driver.request is not None and driver.request.key != "skills":
        if not driver.answer_from({"background": ["herb_lore"]}):
            driver.auto_answer()
    assert isinstance(driver.request, Choose)
    owned = [each.key for each in driver.request.options if "has it already" in each.about]
    assert owned == ["herb_lore"]


def test_custom_background(blank: Sheet, fens: Setting) -> None:
    script = {"background": ["own"], "background.own": "Ferrying:9 [+0] PER"}
    sheet = made(blank, fens, script)
    row = sheet.rows("skills")[0]
    assert (row["name"], row["background"], row["base"]) == ("Ferrying", True, "PER")
    assert sheet.value("background") == "Ferrying"
    driver = start(blank, fens)
    while driver.request is not None and driver.request.key != "background.own":
        if not driver.answer_from(script):
            driver.auto_answer()
    for wrong in ("Ferrying", "Ferrying:1", "Ferrying:1 (DEX to DEX)"):
        with pytest.raises(AnswerError):
            driver.answer(wrong)


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("skills.own", "Climb:0 DEX\nSwim"),
        ("skills.own", "Climb:0"),
        ("levels", {"0": 99}),
        ("levels", {"0": 12, "1": 12, "2": 12, "3": 12, "4": 12}),
        ("aptitudes", {"str": 0}),
        ("stats.dice", [[1, 2, 3]]),
        ("name", ""),
    ],
)
def test_answers_that_do_not_fit_are_refused(blank: Sheet, fens: Setting, key: str, wrong: Json) -> None:
    driver = start(blank, fens)
    while driver.request is not None and driver.request.key != key:
        driver.auto_answer()
    with pytest.raises(AnswerError):
        driver.answer(wrong)


def test_stats_that_are_typed_in(blank: Sheet, fens: Setting) -> None:
    typed = {f"stats.{stat}": 10 + place for place, stat in enumerate(("str", "dex", "con", "min", "per", "fai"))}
    sheet = made(blank, fens, {"stats.way": ["typed"], **typed})
    assert sheet.character.data["creation"] == {**dict(_creation(sheet)), "rolls": [], "done": True}
    assert [sheet.value(f"stats.{stat}.level") for stat in ("str", "fai")] == [10, 15]
    assert violation_lines(sheet.violations) == []


def _creation(sheet: Sheet) -> Mapping[str, Json]:
    found = sheet.character.data["creation"]
    assert isinstance(found, Mapping)
    return found


def test_signs_are_chosen_where_they_fit(blank: Sheet, fens: Setting) -> None:
    ids = {str(entry["name"]): entry for entry in fens.kinds["signs"]}
    for seed in range(12):
        sheet = made(blank, fens, {}, seed)
        for row in sheet.rows("skills"):
            if sign := row.get("sign"):
                fits = ids[str(sign)]["fits"]
                assert isinstance(fits, list)
                assert row["base"] in fits or row["id"] in fits


def test_custom_sign(blank: Sheet, fens: Setting) -> None:
    script: dict[str, Json] = {"options": ["signs_for_stats"], "stats.way": ["typed"], "stats.str": 20}
    script |= {"sign.str": ["own"], "sign.str.own": "arms like trees"}
    assert made(blank, fens, script).value("stats.str.sign") == "arms like trees"


def test_seed_reproduces_the_document(blank: Sheet, fens: Setting) -> None:
    MAKING.check_seed(blank, fens)


def test_resuming_at_every_point(blank: Sheet, fens: Setting) -> None:
    MAKING.check_resuming(blank, fens)


def test_going_back_keeps_what_still_fits(blank: Sheet, fens: Setting) -> None:
    driver = start(blank, fens)
    driver.run_auto(SCRIPT)
    before = driver.sheets[0].character
    driver.reopen("motivation")
    driver.answer("to be second")
    assert driver.is_finished
    assert driver.sheets[0].character.data["motivation"] == "to be second"
    driver.reopen("motivation")
    driver.answer("to be first")
    assert driver.sheets[0].character == before


def test_house_rules_on_the_budget_hold(blank: Sheet, fens: Setting) -> None:
    rich = blank.copy(random.Random(1))
    rich.apply(SetHouseRule("rules.creation_budget", "80"))
    sheet = made(rich, fens, {})
    assert int(str(sheet.value("creation_spent"))) > 60
    assert violation_lines(sheet.violations) == []


def test_house_rules_on_prices_hold(blank: Sheet, fens: Setting) -> None:
    cheap = blank.copy(random.Random(1))
    cheap.apply(SetHouseRule("S.purchase_factor", "0.5"))
    for seed in range(3):
        sheet = made(cheap, fens, {}, seed)
        assert violation_lines(sheet.violations) == []
        assert 0 <= int(str(sheet.value("creation_left"))) <= 6


def test_metaskills_are_offered_where_the_option_says_so(blank: Sheet, fens: Setting) -> None:
    for options, is_there in (([], True), (["metaskills"], False)):
        driver = start(blank, fens)
        script: Mapping[str, Json] = {"options": options}
        while driver.request is not None and driver.request.key != "skills":
            if not driver.answer_from(script):
                driver.auto_answer()
        keys = {option.key for option in getattr(driver.request, "options", ())}
        assert ("link" in keys) is is_there


def test_skills_without_a_stat_are_not_for_automatic_characters(blank: Sheet, fens: Setting) -> None:
    lame: tuple[Mapping[str, Json], ...] = tuple(
        {"id": f"odd_{n}", "notation": f"Odd_{n}:#", "background": True} for n in range(40)
    )
    club: Mapping[str, Json] = {"id": "club", "notation": "Club:# (STR vs {PHY})", "background": True}
    odd = replace(fens, kinds={**fens.kinds, "skills": (*lame, club, *fens.kinds["skills"])})
    for seed in range(6):
        assert violation_lines(made(blank, odd, {}, seed).violations) == []


@pytest.mark.parametrize(
    "wrong",
    ["Deaf", "Deaf:2 (PER to PER) (passive only) (zero passive fatigue)", "Deaf:-2 (PER to PER)", "Deaf:-2 PER"],
)
def test_the_power_of_a_flaw_is_negative_passive_and_free(blank: Sheet, fens: Setting, wrong: str) -> None:
    driver = start(blank, fens)
    while driver.request is not None and driver.request.key != "flaws.own.power":
        if not driver.answer_from({"flaws": ["own"]}):
            driver.auto_answer()
    with pytest.raises(AnswerError):
        driver.answer(wrong)
    driver.answer("")


def test_custom_flaw_has_no_power_without_the_option(blank: Sheet, fens: Setting) -> None:
    sheet = made(blank, fens, {"options": ["flaw_powers"], "flaws": ["own"], "flaws.own": "Vain"})
    assert [dict(row)["name"] for row in sheet.rows("flaws")] == ["Vain"]
    assert all(int(str(row["level"])) >= 0 for row in sheet.rows("skills"))


def test_creation_is_closed_for_a_created_character(fens: Setting) -> None:
    with pytest.raises(ProcedureError):
        start(opened("A"), fens)
