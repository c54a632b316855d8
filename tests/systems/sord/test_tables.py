"""Tables, families, options and rulings of the game's data against the book."""

from __future__ import annotations

import pytest

from core.dice import Dice
from tests.systems.sord.worked import game

BANDS = {
    "self": ["Unselfish"] * 4 + ["Equal"] * 2 + ["Selfish"] * 4,
    "emotion": ["Emotional"] * 4 + ["Equal"] * 2 + ["Unemotional"] * 4,
    "outlook": ["Pessimistic"] * 5 + ["Optimistic"] * 5,
    "disposition": ["Pure"] * 2 + ["Good"] * 2 + ["Open"] * 2 + ["Evil"] * 2 + ["Corrupt"] * 2,
}


@pytest.mark.parametrize(("roll", "die"), [(1, "1d6"), (2, "1d8"), (3, "1d10"), (4, "1d10"), (5, "1d12"), (6, "1d20")])
def test_difficulty_die(roll: int, die: str) -> None:
    assert game().tables["difficulty_die"].look_up([roll]) == die


def test_a_seventh_face_has_no_die() -> None:
    assert game().tables["difficulty_die"].look_up([7]) is None


@pytest.mark.parametrize(
    ("rating", "least", "most", "times"),
    [
        ("minor", 3, 60, 1),
        ("normal", 5, 100, 2),
        ("major", 7, 140, 4),
        ("grand", 10, 200, 7),
        ("unbelievable", 15, 300, 10),
    ],
)
def test_ranges_of_problems(rating: str, least: int, most: int, times: int) -> None:
    table = game().tables["problems"]
    base = Dice.parse(str(table.look_up([rating], "dice")))
    assert base.least + 1 == least
    assert base.greatest + 20 == most
    assert table.look_up([rating], "times") == times


def test_five_hours_of_role_playing_average_as_ruled() -> None:
    hour = Dice.parse(str(game().tables["role_playing"].look_up(["hour"])))
    difficulty = Dice.parse("1d10")
    assert 5 * (hour.least + difficulty.least) == 15
    assert 5 * (hour.greatest + difficulty.greatest) == 170
    assert 5 * (hour.mean + difficulty.mean) * 2 == 185


@pytest.mark.parametrize("trait", BANDS)
def test_words_of_personality(trait: str) -> None:
    table = game().tables["trait_bands"]
    assert [table.look_up([trait, score]) for score in range(1, 11)] == BANDS[trait]
    assert table.look_up([trait, 0]) is None


def test_places_of_damage() -> None:
    table = game().tables["place_of_damage"]
    places = [table.look_up([face], "place") for face in range(1, 9)]
    assert places == ["head"] * 2 + ["body"] * 4 + ["limb"] * 2
    assert [table.look_up([face], "attribute") for face in (1, 3, 7)] == ["mind", "prow", "qckn"]


def test_attributes_are_in_the_order_of_the_book() -> None:
    families = game().families
    assert " ".join(member.abbr for member in families["a"]) == "AMBT HLTH MIND PROW QCKN CHRM EXPR FOCS INST LUCK"
    assert [member.key for member in families["t"]] == list(BANDS)
    assert [member.key for member in families["p"]] == ["head", "body", "limb"]


def test_options_and_their_defaults() -> None:
    on = {key for key, option in game().options.items() if option.default is True}
    assert on == {"multiple_professions", "profession_change"}
    assert set(game().options) == on | {
        "heal_of_the_minute",
        "attribute_sum_lore",
        "manual_attributes",
        "quirks",
        "extra_traits",
        "steps_at_end",
        "deadly_blow_kills",
        "harmless_disarm",
    }


def test_every_ruling_is_written_down_once() -> None:
    assert list(game().rulings) == [f"R{number}" for number in range(1, 59)]
    texts = [ruling.text for ruling in game().rulings.values()]
    assert len(set(texts)) == len(texts)
    assert all(text.endswith(".") for text in texts)


def test_every_field_and_number_is_explained() -> None:
    explained = {key: (each.help, each.cite) for key, each in game().fields.items()}
    explained.update({key: (each.help, each.cite) for key, each in game().derived.items()})
    for key, (text, cite) in explained.items():
        if not key.endswith((".id", ".uid")):
            assert text.endswith("."), key
            assert cite, key


def test_codes_of_the_specification() -> None:
    codes = {rule.code for rule in game().violations}
    assert codes == {
        "raw_range",
        "raw_not_from_sets",
        "same_set",
        "base_low",
        "maximum_over_cap",
        "advancement_overspent",
        "trait_range",
        "quirk_not_allowed",
        "profession_minimum",
        "profession_barred",
        "profession_three",
        "professions_too_many",
        "free_skills_too_early",
        "revolution_due",
        "sa_range",
        "trained_overspent",
        "educated_overspent",
        "start_overspent",
        "skill_unpaid",
        "skill_wrong_lore",
        "skill_twice",
        "weapon_type",
        "trained_without_skill",
        "damage_range",
        "negative_number",
        "out_of_range",
        "unfinished",
        "advancement_unspent",
        "lore_unspent",
        "overload",
        "profession_not_begun",
        "steps_waiting",
        "attribute_zero",
        "death_due",
        "unconscious",
        "dead",
        "cannot_attack",
    }
