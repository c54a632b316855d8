"""Loader of a game's data files: the result of each attribute."""

from __future__ import annotations

import shutil
from dataclasses import FrozenInstanceError, replace
from fractions import Fraction
from pathlib import Path

import pytest

from core.formula import NumberRange
from core.rules.layout_reader import SheetLayout
from core.rules.loader import load_system
from core.rules.model import Better, Calendar, Choice, Field, FieldType, Severity, System, ViolationRule, no_layout
from core.rules.sheet_layout import CardLayout
from core.rules.value_labels import ValueLabels
from tests.helpers.tiny_game import FOLDER, FUNCTIONS, tiny_system

SMALLEST = {
    "system.toml": """
        id = "least"
        name = "Least"
        version = "1"
        about = "Next to nothing."
        creation_time = "no time"
        summary = "{strength}"
        [credits]
        title = "Least"
        author = "Nobody"
        year = "2026"
        """,
    "fields.toml": """
        [strength]
        type = "int"
        label = "Strength"
        cite = "1"
        """,
    "derived.toml": "",
}


@pytest.fixture
def game() -> System:
    return tiny_system()


def test_three_files_make_a_game(tmp_path: Path) -> None:
    for name, written in SMALLEST.items():
        (tmp_path / name).write_text(written, encoding="utf-8")
    game = load_system(tmp_path, {})
    assert [*game.fields] == ["strength"]
    assert (game.derived, game.violations, game.kinds, game.rulings, game.tables) == ({}, (), {}, {}, {})
    assert game.layout == SheetLayout()
    (tmp_path / "sheet.toml").write_text("[[page]]\nbands = []\n", encoding="utf-8")
    assert len(load_system(tmp_path, {}).layout.pages) == 1
    (tmp_path / "sheet.toml").write_text("[card]\nblocks = []\n", encoding="utf-8")
    assert load_system(tmp_path, {}).layout.card == CardLayout(())


def test_a_game_without_a_layout_has_neither_pages_nor_a_play_page() -> None:
    bare = replace(tiny_system(), layout_source=no_layout)
    assert (bare.layout.pages, bare.layout.card, bare.layout.play.tracks) == ((), None, ())


def rule(game: System, key: str) -> ViolationRule:
    return next(each for each in game.violations if each.key == key)


def test_name_credits_and_version_of_a_game(game: System) -> None:
    assert (game.id, game.name, game.version) == ("tiny", "Ferry", "3")
    assert (game.credits.author, game.credits.year) == ("Nobody", "2026")
    assert game.summary == "Rank {rank}, {boat.name}"
    assert game.dice_sizes == (6, 8, 20)
    assert [member.label for member in game.families["a"]] == ["Arm", "Eye", "Wit"]
    assert game.rulings["R2"].text == "The tide is the same all day."


def test_a_game_is_frozen_and_keys_a_mapping(game: System) -> None:
    with pytest.raises(FrozenInstanceError):
        game.name = "Other"  # type: ignore[misc]  # that is what is tried
    assert {game: 1}[game] == 1


def test_a_family_becomes_one_field_for_each_member(game: System) -> None:
    field = game.fields["base.eye"]
    assert field == Field(
        key="base.eye",
        type=FieldType.INT,
        label="Eye, rolled",
        abbr="EYE",
        unit="",
        cite="1",
        help="Rolled with two dice. Sight in the fog.",
        default=0,
        least=2,
        most=12,
        range_code="base_range",
        zero_unset=True,
        family="base.<a>",
        member="eye",
    )
    assert [key for key in game.fields if key.startswith("base.")] == ["base.arm", "base.eye", "base.wit"]


@pytest.mark.parametrize(
    ("key", "default"),
    [
        ("height_in", None),
        ("mood", ""),
        ("tide_born", "flood"),
        ("licensed", True),
        ("fare", Fraction(5, 2)),
        ("fare_dice", "1d6"),
        ("story", ""),
        ("songs", ("The Long Pole",)),
        ("throws", ()),
        ("bags", ()),
        ("boat.weight_lb", 100),
        ("bags[].weight_lb", 0),
        ("skills[].ability", "arm"),
    ],
)
def test_a_field_has_the_default_of_its_data_or_of_its_type(game: System, key: str, default: object) -> None:
    assert game.fields[key].default == default


def test_choices_are_listed_shared_or_a_family(game: System) -> None:
    assert game.fields["mood"].choices[:3] == (Choice("", "none"), Choice("merry", "Merry"), Choice("arm", "Arm"))
    assert game.fields["tide_born"].choices == game.options["tide"].choices
    assert [choice.key for choice in game.fields["skills[].ability"].choices] == ["arm", "eye", "wit"]


def test_attributes_of_lists(game: System) -> None:
    skills = game.fields["skills"]
    assert (skills.row_label, skills.has_uids, skills.setting_kind) == ("skill", True, "skills")
    assert not game.fields["boat.benches"].has_uids
    assert game.fields["bags[].skill"].ref == "skills"


def test_rows_with_uids_have_an_id(game: System) -> None:
    ids = [key for key in game.fields if key.endswith("[].id")]
    assert ids == ["skills[].id", "bags[].id", "bags[].things[].id"]


def test_a_group_is_declared_apart_from_its_fields(game: System) -> None:
    boat = game.groups["boat"]
    assert (boat.label, boat.setting_kind, boat.nullable) == ("Boat", "boats", True)
    assert "boat" not in game.fields
    assert game.groups["bags[].tag"].nullable


def test_a_key_of_its_own_overrides_its_family(game: System) -> None:
    assert game.derived["left.eye"].formula == "max(0, total.eye - damage.eye)"
    assert game.derived["left.eye"].label == "Eye left"
    assert (game.derived["left.wit"].formula, game.derived["left.wit"].abbr) == ("total.wit - damage.wit - load", "wit")
    assert game.derived["left.wit"].member == ""
    assert [game.fields[f"damage.{key}"].most for key in ("arm", "eye", "wit")] == [None, None, 9]


def test_members_of_a_family_may_have_their_own_formula(tmp_path: Path) -> None:
    folder = tmp_path / "tiny"
    shutil.copytree(FOLDER, folder)
    text = (folder / "derived.toml").read_text(encoding="utf-8")
    other = 'formula = "max(0, total.<a> - damage.<a>)"\nformulas = { eye = "total.<a> + total.arm" }'
    text = text.replace('formula = "max(0, total.<a> - damage.<a>)"', other, 1)
    (folder / "derived.toml").write_text(text, encoding="utf-8")
    game = load_system(folder, FUNCTIONS)
    arm, eye, wit = (game.derived[f"left.{key}"] for key in ("arm", "eye", "wit"))
    assert (eye.formula, eye.label, eye.family, eye.member) == ("total.eye + total.arm", "Eye left", "left.<a>", "eye")
    assert arm.formula == "max(0, total.arm - damage.arm)"
    assert wit.formula == "total.wit - damage.wit - load"
    assert game.program.formula("left.eye") == "total.eye + total.arm"
    replaced = game.program.with_house_rules({"left.<a>": "base.<a>"})
    assert [replaced.formula(f"left.{key}") for key in ("arm", "eye")] == ["base.arm", "base.eye"]


def test_a_computed_number_keeps_what_its_data_say(game: System) -> None:
    total = game.derived["total.arm"]
    assert (total.label, total.abbr, total.unit, total.cite) == ("Arm", "ARM", "points", "1; R1")
    assert total.help == "Strength at the oar. With the boat."
    assert game.derived["rank"].value_labels == {0: "Boy", 1: "Hand", -1: "Ghost"}
    spans = ValueLabels({"3": "three", "to -2": "low", "from 5": "high"})
    assert [spans.get(value) for value in (-9, -2, -1, 3, 4, 5, 10**15)] == [
        *("low", "low", None, "three", None, "high", "high")
    ]
    assert spans.texts == ("three", "low", "high")
    assert [value in spans for value in (3, 4, "three", None)] == [True, False, False, False]
    assert game.derived["rank_name"].is_text
    assert game.derived["speed"].undefined == "the boat weighs nothing"
    assert game.derived["bags[].things[].heft"].is_hidden
    assert game.derived["bags[].things[].heft"].better is Better.LESS
    assert game.derived["speed"].better is Better.MORE


def test_a_what_if_number_needs_no_formula(game: System) -> None:
    assert game.derived["crafts.row.next"].formula == ""
    assert game.program.what_ifs["crafts.row.next"].number == "crafts.row.score"
    assert game.program.formula("crafts.row.next") == "2 * crafts.row.level"
    assert game.program.formula_template("crafts.row.next") == "2 * crafts.<s>.level"


def test_options_have_types_and_defaults(game: System) -> None:
    assert (game.options["storms"].type, game.options["storms"].default) == (FieldType.BOOL, False)
    assert game.options["tide"].default == "ebb"
    assert game.options["toll"].default == Fraction(3, 2)
    assert (game.options["toll"].least, game.options["toll"].most) == (0, 20)


def test_renamed_keys_are_expanded_to_families(game: System) -> None:
    assert game.renamed["worth.eye"] == "base.eye"
    assert game.renamed["bags[].wt"] == "bags[].weight_lb"


def test_a_calendar_names_the_numbers_of_its_year(game: System, tmp_path: Path) -> None:
    assert game.calendar is None
    days = "\n".join(
        f'[{key}]\nlabel = "Days"\nformula = "{n}"\ncite = "1"' for key, n in (("year", 360), ("month", 30))
    )
    calendar = '[calendar]\nyear_days = "year"\nmonth_days = "month"\n'
    for name, written in {**SMALLEST, "derived.toml": days}.items():
        (tmp_path / name).write_text(written + (calendar if name == "system.toml" else ""), encoding="utf-8")
    assert load_system(tmp_path, {}).calendar == Calendar("year", "month")


def test_tables_are_looked_up_by_key_and_by_range(game: System) -> None:
    ranks, tide, fog = game.tables["ranks"], game.tables["tide"], game.tables["fog"]
    assert [ranks.look_up([score], "name") for score in (-1, 0, Fraction(21, 2), 19, 20)] == [
        None, "boy", "helper", "helper", "hand",
    ]  # fmt: skip
    assert tide.look_up([" EBB "]) == Fraction(3, 2)
    assert [fog.look_up(["spring", roll]) for roll in (1, 5, 6)] == [Fraction(1, 2), 1, None]
    assert fog.rows[2].keys == ("autumn", NumberRange(6, None))
    assert fog.rows[2].values == (None,)


def test_a_violation_rule_is_expanded_to_its_family(game: System) -> None:
    lost = rule(game, "!ability_lost.left.eye")
    assert lost.when == "left.eye <= 0 and total.eye > 0"
    assert lost.address == "left.eye"
    assert lost.message == "{label} ({abbr}, {key}) is at {left_a} of {total_a}: {{rest}} {over} more."
    assert lost.texts == {"label": "Eye", "abbr": "EYE", "key": "eye"}
    assert lost.values == {"left_a": "left.eye", "total_a": "total.eye", "over": "!ability_lost.left.eye?over"}


def test_placeholders_of_a_rule_are_resolved_in_its_row_first(game: System) -> None:
    heavy = rule(game, "bags[].!bag_heavy.weight_lb")
    assert (heavy.scope, heavy.address, heavy.severity) == ("bags", "bags[].weight_lb", Severity.VIOLATION)
    assert heavy.values["name"] == "bags[].name"
    assert heavy.values["limit"] == "bags[].!bag_heavy.weight_lb?limit"
    many = rule(game, "bags[].things[].!thing_many")
    assert (many.scope, many.address, many.severity) == ("bags[].things", "bags[].things[]", Severity.NOTICE)
    assert many.values["rank_name"] == "rank_name"


def test_two_rules_with_the_same_code_and_address_are_both_kept(game: System) -> None:
    assert rule(game, "bags[].!bag_heavy.weight_lb.2").when == "weight_lb > 1000"


def test_a_rule_without_a_condition_is_the_message_of_a_bound(game: System) -> None:
    wording = next(each for each in game.violations if each.code == "base_range")
    assert (wording.when, wording.key) == ("", "")
    assert wording.message == "{what} is {n}; it runs from {least} to {most}."


def test_a_setting_kind_inherits_fields_of_the_document(game: System) -> None:
    boats, skills = game.kinds["boats"], game.kinds["skills"]
    assert [*boats.fields] == [
        "weight_lb", "bonus.arm", "bonus.eye", "bonus.wit", "benches", "benches[].seats", "harbor", "crew",
    ]  # fmt: skip
    assert (boats.fields["bonus.eye"].key, boats.fields["bonus.eye"].family) == ("bonus.eye", "bonus.<a>")
    assert "level" not in skills.fields
    assert not game.kinds["gifts"].has_ids
    assert not game.kinds["sayings"].has_names


def test_checks_of_a_setting_kind(game: System) -> None:
    (check,) = game.kinds["boats"].checks
    assert check.message == "{name} is too light: {weight_lb} lb for {bonus_arm} in the arm."
    assert check.values["bonus_arm"] == "bonus.arm"
    _, reference = game.kinds["gifts"].references
    assert (reference.kind, reference.by, reference.unless) == ("skills", "name", "any")
    assert (reference.beside, reference.among) == ("way", "ways[].way")
