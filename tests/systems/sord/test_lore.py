"""Spending Lore: what is offered, what is closed and why, what pays, what the automatic choice buys."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import AnswerError
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Allocate, Choose, Option
from core.systems.sord.lore_offers import (
    EDUCATED,
    LORE_KINDS,
    START,
    TRAINED,
    Offer,
    describe_offer,
    find_payment,
    list_offers,
    unspent_lore,
)
from tests.systems.sord.worked import PROCEDURES, SETTING, opened, play, sheet_of

RICH: Mapping[str, Json] = {
    "human_age_years": 10,
    "raw": {"inst": 14, "qckn": 11},
    "step_levels": [{"trained_lore": 30, "educated_lore": 30}],
    "steps": {"special": 5},
}


def question(sheet: Sheet) -> Choose:
    """Return the first question of spending Lore."""
    driver = Driver(PROCEDURES["spend_lore"], Situation((sheet,), SETTING), 1)
    assert isinstance(driver.request, Choose)
    return driver.request


def closed(sheet: Sheet) -> Mapping[str, str]:
    """Return what is closed, with the codes of the reasons."""
    return {option.key: option.closed.code for option in question(sheet).options if option.closed is not None}


def test_unmet_requirements_close_offers() -> None:
    assert closed(sheet_of(RICH)) == {
        "skills.called_shot": "skill_minimum",
        "skills.healing_hands": "skill_requires",
        "skills.rune_reading": "skill_requires",
        "powers.kindle": "skill_requires",
        "powers.hush": "skill_requires",
        "powers.mend_flesh": "skill_requires",
    }


def test_a_skill_of_a_profession_is_closed_to_others() -> None:
    data: Mapping[str, Json] = {**RICH, "raw": {"focs": 13}, "skills": [{"name": " letters", "granted_by": "gm"}]}
    assert closed(sheet_of(data))["skills.rune_reading"] == "skill_profession"
    scholar: Mapping[str, Json] = {**data, "professions": [{"id": "lantern_scholar"}]}
    assert "skills.rune_reading" not in closed(sheet_of(scholar))
    former: Mapping[str, Json] = {**data, "professions": [{"id": "lantern_scholar", "current": False}]}
    assert closed(sheet_of(former))["skills.rune_reading"] == "skill_profession"


def test_offers_without_enough_lore_are_closed() -> None:
    poor: Mapping[str, Json] = {**RICH, "step_levels": [{"trained_lore": 3}]}
    reasons = closed(sheet_of(poor))
    assert reasons["skills.letters"] == "skill_dear"
    assert reasons["skills.stealth"] == "skill_dear"
    assert "skills.climbing" not in reasons


def test_owned_skills_are_not_offered() -> None:
    sheet = opened("B")
    keys = {offer.key for offer in list_offers(sheet, SETTING)}
    assert keys.isdisjoint({"skills.tracking", "skills.star_lore", "powers.hush", "weapons.rune_staff.special"})
    assert {"skills.riding", "powers.kindle", "weapons.rune_staff.melee"} <= keys


def test_without_a_setting_nothing_is_offered() -> None:
    assert list_offers(opened("B"), None) == ()
    _, asked = play("spend_lore", [sheet_of(RICH)], {}, has_setting=False)
    assert asked == []


def test_overspent_lore_counts_nothing() -> None:
    sheet = sheet_of({"skills": [{"name": "X", "cost": 5, "trained_paid": 5}]})
    assert dict(unspent_lore(sheet)) == {TRAINED: 0, EDUCATED: 0, START: 0}


def offer(lore: str, cost: int) -> Offer:
    return Offer("skills.x", "skills", cost, lore, {}, dict, lambda: None)


@pytest.mark.parametrize(
    ("lore", "cost", "has", "pays"),
    [
        ("trained", 3, (3, 9, 9), {TRAINED: 3}),
        ("trained", 3, (2, 9, 9), {START: 3}),
        ("trained", 3, (2, 9, 1), {TRAINED: 2, START: 1}),
        ("trained", 3, (2, 9, 0), None),
        ("educated", 3, (9, 3, 9), {EDUCATED: 3}),
        ("educated", 3, (9, 2, 0), None),
        ("general", 3, (1, 3, 9), {EDUCATED: 3}),
        ("general", 3, (1, 2, 0), {TRAINED: 1, EDUCATED: 2}),
        ("general", 4, (1, 1, 2), {TRAINED: 1, EDUCATED: 1, START: 2}),
        ("general", 5, (1, 1, 2), None),
        ("general", 0, (0, 0, 0), {TRAINED: 0}),
    ],
)
def test_payment(lore: str, cost: int, has: tuple[int, int, int], pays: Mapping[str, int] | None) -> None:
    assert find_payment(offer(lore, cost), dict(zip(LORE_KINDS, has, strict=True))) == pays


@given(
    lore=st.sampled_from(["trained", "educated", "general"]),
    cost=st.integers(0, 20),
    has=st.tuples(st.integers(0, 15), st.integers(0, 15), st.integers(0, 15)),
)
def test_payment_is_exact_and_allowed(lore: str, cost: int, has: tuple[int, int, int]) -> None:
    own = dict(zip(LORE_KINDS, has, strict=True))
    bought = offer(lore, cost)
    paid = find_payment(bought, own)
    if paid is None:
        assert sum(own[purse] for purse in bought.payers) < cost
        return
    assert sum(paid.values()) == cost
    assert set(paid) <= set(bought.payers)
    assert all(amount <= own[purse] for purse, amount in paid.items())


@pytest.mark.parametrize("seed", range(12))
def test_automatic_purchases_are_legal_and_spend_trained_lore_first(seed: int) -> None:
    data: Mapping[str, Json] = {
        **RICH,
        "step_levels": [{"trained_lore": 9, "educated_lore": 7}],
        "weapons": [
            {"name": "Spear", "object": "Spear", "type": "melee"},
            {"name": "Sling", "type": "fired", "carried": False},
        ],
    }
    sheet = sheet_of(data)
    driver = Driver(PROCEDURES["spend_lore"], Situation((sheet,), SETTING), seed)
    driver.run_auto()
    sheet.apply(driver.outcome[0])
    assert [each.code for each in sheet.violations] == []
    rows = [f"skills[{place}]" for place in range(len(sheet.rows("skills")))]
    weapons = {str(sheet.value(f"{row}.name")) for row in rows if sheet.value(f"{row}.weapon") != ""}
    assert weapons <= {"Spear (melee)"}
    assert sheet.value("weapons[0].trained") == int("Spear (melee)" in weapons)
    kinds = [(sheet.value(f"{row}.trained_paid"), sheet.value(f"{row}.educated_paid")) for row in rows]
    first_educated = next((place for place, (trained, _) in enumerate(kinds) if not trained), len(kinds))
    assert all(not (trained and not educated) for trained, educated in kinds[first_educated:])
    assert not any(option.closed is None and "weapons" not in option.key for option in _left(sheet))


def _left(sheet: Sheet) -> tuple[Option, ...]:
    if PROCEDURES["spend_lore"].closed(sheet) is not None:
        return ()
    request = Driver(PROCEDURES["spend_lore"], Situation((sheet,), SETTING), 1).request
    return request.options if isinstance(request, Choose) else ()


def test_a_payment_must_be_whole() -> None:
    sheet = sheet_of(RICH)
    driver = Driver(PROCEDURES["spend_lore"], Situation((sheet,), SETTING), 1)
    driver.answer(["skills.riding"])
    assert isinstance(driver.request, Allocate)
    with pytest.raises(AnswerError):
        driver.answer({"trained": 1, "educated": 1})
    driver.answer({"trained": 1, "educated": 2})
    driver.answer([])
    assert driver.is_finished


def test_starting_lore_pays_for_everything() -> None:
    sheet = opened("C")
    data = dict(sheet.character.data)
    own = sheet_of(data, sheet.character.options)
    play("spend_lore", [own], {"lore.1": ["skills.herb_lore"], "lore.1.payment": {"start": 5}})
    assert own.value("start_lore_left") is not None
    assert own.value("start_lore_left") < 106  # type: ignore[operator]


def test_offers_show_their_check_number() -> None:
    found = {offer.key: describe_offer(opened("B"), offer) for offer in list_offers(opened("B"), SETTING)}
    assert found["skills.locks"].endswith("Check 23.")
    assert found["skills.cooking"].endswith("Check 17.")
    assert "Check" not in found["weapons.dagger.melee"]
