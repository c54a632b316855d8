"""The sheet: values, texts, explanations, atomic edits, and incremental results equal to a recomputation."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.document import Character
from core.character.edit_json import edit_from_json, edit_to_json
from core.character.edits import (
    AddRow,
    Batch,
    Edit,
    MoveRow,
    RemoveRow,
    SetHeader,
    SetHouseRule,
    SetOption,
    SetPortrait,
    SetValue,
)
from core.character.json_values import ABSENT, Json
from core.character.json_writer import to_text
from core.character.labels import Citation, parse_citation
from core.character.sheet import Sheet
from core.character.uids import Uids
from core.errors import DocumentError, EditError, FormulaError, QuireError
from core.formula import Fault
from core.rules.model import Derived, Field, Option
from tests.helpers.tiny_character import DATA, EDITS, tiny_document, tiny_sheet
from tests.helpers.tiny_game import tiny_system


def fresh(sheet: Sheet) -> Sheet:
    """Reopen the document of a sheet from its text."""
    return Sheet.open(Character.read(sheet.character.to_text()), sheet.system, random.Random(9))


def state(sheet: Sheet) -> tuple[object, ...]:
    """Return all values, texts and violations of a sheet."""
    return sheet.derived(), sheet.violations, sheet.notices, sheet.faults, sheet.summary()


# ---- what there is


def test_values_by_position_and_by_uid() -> None:
    sheet = tiny_sheet()
    assert sheet.value("total.arm") == 9
    assert sheet.value("bags[0].weight_lb") == sheet.value("bags[#bg1].weight_lb") == Fraction(25, 2)
    assert sheet.value("bags[0].eased_lb") == Fraction(25, 2) - sheet.value("skills[0].score")  # type: ignore[operator]
    assert sheet.value("bags[#bg1].things[#th2].count") == 1
    assert sheet.value("height_in") is None
    assert sheet.value("options.tide") == sheet.option("tide") == "ebb"
    assert sheet.value("licensed") == 1
    assert sheet.value_at(("bags[].weight_lb", (1,))) == sheet.value("bags[1].weight_lb")
    assert sheet.value("songs") == ("The Long Pole",)
    assert sheet.value("throws") == ()
    assert sheet.system is tiny_system()


@pytest.mark.parametrize(
    ("address", "with_unit", "without"),
    [
        ("fare", "2.25 coins", "2.25"),
        ("rank", "Hand", "Hand"),
        ("mood", "none", "none"),
        ("licensed", "yes", "yes"),
        ("height_in", "—", "—"),
        ("boat.name", "Gull", "Gull"),
        ("skills[0].ability", "Wit", "Wit"),
        ("total.arm", "9 points", "9"),
        ("songs", "The Long Pole", "The Long Pole"),
        ("options.toll", "1.5", "1.5"),
        ("options.storms", "no", "no"),
        ("rank_name", "hand", "hand"),
        ("crafts.row.level", "3", "3"),
        ("rest", "1 min", "1 min"),
    ],
)
def test_values_as_text(address: str, with_unit: str, without: str) -> None:
    sheet = tiny_sheet()
    assert sheet.text(address) == with_unit
    assert sheet.text(address, with_unit=False) == without


def test_definitions_by_address() -> None:
    sheet = tiny_sheet()
    assert isinstance(sheet.field("fare"), Field)
    assert isinstance(sheet.field("bags[0].eased_lb"), Derived)
    assert isinstance(sheet.field("options.storms"), Option)
    assert sheet.label("bags[9].weight_lb") == "Weight"


@pytest.mark.parametrize("address", ["spede", "bags", "bags[0]", "boat", "options.nothing", "bags[7].weight_lb", "a b"])
def test_addresses_that_are_not_numbers_are_refused(address: str) -> None:
    sheet = tiny_sheet()
    for ask in (sheet.value, sheet.text, sheet.explain):
        with pytest.raises(EditError):
            ask(address)


def test_a_very_long_name_gets_no_suggestion() -> None:
    with pytest.raises(EditError) as caught:
        tiny_sheet().value("spee" + "d" * 100)
    assert "Did you mean" not in str(caught.value)


def test_a_misspelt_name_gets_a_suggestion() -> None:
    with pytest.raises(EditError, match=r"no number spede. Did you mean speed\?"):
        tiny_sheet().value("spede")


@pytest.mark.parametrize("address", ["bags", "bags[1]", "bags[0].things"])
def test_a_list_is_not_a_number(address: str) -> None:
    with pytest.raises(EditError, match=r"is a list, not a number.*such as bags\[0\]\.(eased_lb|things\[0\]\.name)\."):
        tiny_sheet().value(address)


def test_rows_and_headers() -> None:
    sheet = tiny_sheet(notes="n", tags=["a", "b"], player="P", campaign="C")
    assert [row["name"] for row in sheet.rows("bags")] == ["sack", "chest"]
    assert sheet.count("bags[#bg1].things") == len(sheet.rows("bags[0].things")) == 2
    assert sheet.count("bags[1].things") == 0
    assert sheet.rows("bags[1].things") == ()
    assert [sheet.header(key) for key in ("name", "player", "campaign", "notes", "tags")] == [
        "Mo",
        "P",
        "C",
        "n",
        "a, b",
    ]
    for address in ("fare", "boat", "nothing", "bags[0]"):
        with pytest.raises(EditError):
            sheet.count(address)
        with pytest.raises(EditError):
            sheet.rows(address)
    assert sheet.stored("fare") == Fraction("2.25")
    assert sheet.stored("fare_dice") is ABSENT


def test_derived_numbers_for_programs() -> None:
    found = tiny_sheet().derived()
    assert list(found)[:3] == ["total.arm", "total.eye", "total.wit"]
    assert found["skills"] == [{"score": 4 + 3}, {"score": 9}]
    assert found["bags"] == [{"eased_lb": 5.5}, {"eased_lb": 100}]
    assert found["rank_name"] == "hand"
    assert "boat.benches" not in found, "nothing is computed in its rows"
    empty = tiny_sheet(data={}).derived()
    assert empty["bags"] == []
    assert empty["middle"] is None


def test_an_explanation_names_rulings_and_units() -> None:
    explained = tiny_sheet().explain("speed")
    assert explained.label == "Speed"
    assert explained.cite == "4; R2"
    assert explained.ruling == "The tide is the same all day."
    assert explained.house_rule == explained.replaces == ""
    assert explained.parts
    assert {part.label for part in explained.parts} == {"Arm left", "Rowing", "Tide", "Weight"}


def test_a_citation_knows_whether_it_is_of_the_book() -> None:
    system = replace(tiny_sheet().system, sources={"companion": "Known in part."})
    ruling = "The tide is the same all day."
    assert parse_citation(system, "4; R2") == Citation((ruling,), (), is_of_the_book=True)
    assert parse_citation(system, "R2") == Citation((ruling,), (), is_of_the_book=False)
    assert parse_citation(system, "companion; R2") == Citation((ruling,), ("Known in part.",), is_of_the_book=False)
    assert parse_citation(system, "companion, 4") == Citation((), ("Known in part.",), is_of_the_book=True)
    assert parse_citation(system, "") == Citation((), (), is_of_the_book=True)


def test_an_undefined_number_may_have_a_word() -> None:
    sheet = tiny_sheet(data={"boat": {"weight_lb": 0}})
    assert sheet.text("speed") == sheet.explain("speed").shown == "adrift"
    assert sheet.derived()["speed"] is None
    assert sheet.explain("rest").shown == "1 min"


def test_an_explanation_shows_what_a_house_rule_replaces() -> None:
    sheet = tiny_sheet(house_rules={"total.<a>": "base.<a> + 1", "load": "options.toll"})
    explained = sheet.explain("total.eye")
    assert (explained.house_rule, explained.replaces) == ("base.eye + 1", "base.eye + boat.bonus.eye")
    assert explained.value == 12
    assert sheet.explain("load").parts[0].label == "Toll"


def test_the_summary_is_defined_by_the_game() -> None:
    assert tiny_sheet().summary() == "Rank Hand, Gull"


# ---- opening


def test_rows_get_uids_and_the_document_keeps_them() -> None:
    data: Json = {
        "bags": [{"uid": "x1"}, {"uid": "x1"}, {"uid": "no uid!"}, {"things": [{}, {"uid": "x1"}]}],
        "skills": [{}],
    }
    first = tiny_sheet(data=data)
    bags = first.rows("bags")
    uids = [bag["uid"] for bag in bags] + [thing["uid"] for thing in first.rows("bags[3].things")]
    uids.append(first.rows("skills")[0]["uid"])
    assert uids[0] == "x1"
    assert len(set(uids)) == len(uids) == 7
    assert tiny_sheet(data=data).character == first.character
    assert fresh(first).character == first.character
    assert "uid" not in first.character.to_text().split('"benches"')[0].split('"skills"')[0].split('"bags"')[0]


def test_rows_that_are_not_edited_get_no_uids() -> None:
    assert all("uid" not in row for row in tiny_sheet().rows("boat.benches"))


def test_a_document_of_another_game_is_refused() -> None:
    with pytest.raises(DocumentError) as caught:
        tiny_sheet(system="other")
    assert caught.value.message.code == "other_system"


def test_opening_changes_nothing_but_uids() -> None:
    sheet = tiny_sheet(accepted=[{"code": "bag_heavy", "address": "bags[1].weight_lb", "reason": "r"}], shoes=3)
    document = Character.from_json(tiny_document()).to_json()
    found = sheet.character.to_json()
    assert found["data"] == document["data"]
    assert found["shoes"] == 3
    assert found["accepted"] == [{"code": "bag_heavy", "address": "bags[1].weight_lb", "reason": "r"}]


def test_renamed_keys_are_moved() -> None:
    sheet = tiny_sheet(
        data={"strength": 9, "worth": {"eye": 4, "wit": 5}, "bags": [{"wt": 300}, {"wt": 1, "weight_lb": 2}]},
        house_rules={"worth.arm": "1"},
        accepted=[
            {"code": "bag_heavy", "address": "bags[0].wt", "reason": "old"},
            {"code": "x", "address": "not an address", "reason": ""},
        ],
    )
    data = sheet.character.data
    assert data["base"] == {"arm": 9, "eye": 4, "wit": 5}
    assert "strength" not in data
    assert "worth" not in data
    assert sheet.value("bags[0].weight_lb") == 300
    assert sheet.rows("bags")[1]["wt"] == 1, "what stands under the new name already is kept, and the old one too"
    assert sheet.value("bags[1].weight_lb") == 2
    assert [each.accepted for each in sheet.violations if each.code == "bag_heavy"] == ["old"]
    assert list(sheet.character.house_rules) == ["base.arm"]


@pytest.mark.parametrize(
    "data", [{"worth": 3}, {"worth": {"unknown": 1}}, {"bags": []}, {"base": {}, "worth": {"arm": 1, "other": 2}}]
)
def test_odd_old_keys_are_kept(data: Json) -> None:
    sheet = tiny_sheet(data=data)
    assert fresh(sheet).character == sheet.character


# ---- edits


def test_an_edit_returns_what_changed() -> None:
    sheet = tiny_sheet()
    changes = sheet.apply(SetValue("bags[1].weight_lb", 80))
    assert changes.edit == SetValue("bags[#bg2].weight_lb", 80)
    assert changes.inverse == SetValue("bags[#bg2].weight_lb", 100)
    assert set(changes.addresses) == {"bags[1].weight_lb", "bags[1].eased_lb", "load", "left.wit", "middle"}
    assert changes.resolved == (("bag_heavy", "bags[#bg2].weight_lb"),)
    assert changes.violations == ()
    again = sheet.apply(changes.inverse)
    assert [each.address for each in again.violations] == ["bags[1].weight_lb"]
    assert again.resolved == ()


def test_changes_carry_the_new_values() -> None:
    sheet = tiny_sheet()
    changes = sheet.apply(SetValue("bags[1].weight_lb", 80))
    assert changes.values["bags[].weight_lb", (1,)] == 80
    assert changes.values == {cell: sheet.value_at(cell) for cell in changes.cells}
    several = sheet.apply(Batch((SetValue("base.arm", 9), SetValue("bags[0].weight_lb", 1))))
    assert several.values["base.arm", ()] == 9
    assert several.values == {cell: sheet.value_at(cell) for cell in several.cells}


def test_changes_of_rows_and_rules_carry_no_values() -> None:
    sheet = tiny_sheet()
    added = sheet.apply(Batch((AddRow("bags", {"name": "net"}), SetValue("base.arm", 9))))
    assert ("bags", ()) in added.cells
    assert not added.values
    ruled = sheet.apply(SetHouseRule("middle", "1"))
    assert ruled.cells
    assert not ruled.values


def test_setting_the_same_value_changes_no_number() -> None:
    sheet = tiny_sheet()
    changes = sheet.apply(SetValue("base.arm", 7))
    assert changes.cells == ()
    assert changes.addresses == ("base.arm",)


def test_headers_change_no_number() -> None:
    sheet = tiny_sheet()
    assert sheet.apply(SetHeader("name", "Odd")).addresses == ("name",)
    assert sheet.apply(SetPortrait(None)).addresses == ("portrait",)
    assert sheet.header("name") == "Odd"


def test_a_row_is_added_whole() -> None:
    sheet = tiny_sheet()
    changes = sheet.apply(AddRow("bags", {"name": "net", "weight_lb": 3, "things": [{"count": 12}]}))
    assert isinstance(changes.edit, AddRow)
    assert set(changes.edit.row) == {"name", "weight_lb", "things", "uid"}
    assert "uid" in sheet.rows("bags[2].things")[0]
    assert changes.addresses[0] == "bags"
    assert [each.code for each in changes.violations] == ["thing_many"]
    gone = sheet.apply(changes.inverse)
    assert len(gone.resolved) == 1
    redone = sheet.apply(changes.edit)
    assert redone.edit == changes.edit, "redoing gives the same uids"


def test_a_replaced_row_keeps_its_uid() -> None:
    sheet = tiny_sheet()
    sheet.apply(SetValue("bags[0]", {"name": "new", "uid": "other"}))
    assert sheet.rows("bags")[0] == {"name": "new", "uid": "bg1"}
    sheet.apply(SetValue("boat.benches[0]", {"seats": 7}))
    assert sheet.value("seats") == 8


def test_a_pasted_row_gets_a_uid_of_its_own() -> None:
    sheet = tiny_sheet()
    sheet.apply(AddRow("bags", sheet.rows("bags")[0]))
    uids = [row["uid"] for rows in ("bags", "bags[0].things", "bags[2].things") for row in sheet.rows(rows)]
    assert len(set(map(str, uids))) == len(uids) == 3 + 2 + 2


def test_a_group_is_written_whole() -> None:
    sheet = tiny_sheet()
    changes = sheet.apply(SetValue("boat", {"name": "Tern", "benches": [{}, {}, {}]}))
    assert sheet.value("boat.weight_lb") == 100
    assert sheet.value("seats") == 3
    sheet.apply(SetValue("boat", None))
    assert (sheet.value("boat.name"), sheet.value("seats")) == ("", 0)
    sheet.apply(SetValue("boat.name", "Dory"))
    assert sheet.stored("boat") == {"name": "Dory"}
    assert changes.inverse == SetValue("boat", DATA["boat"])
    sheet.apply(SetValue("boat", ABSENT))
    assert sheet.stored("boat") is ABSENT


def test_options_are_set() -> None:
    sheet = tiny_sheet(options={"old": 1})
    assert [each.code for each in sheet.notices][-1] == "unknown_option"
    assert sheet.notices[-1].address == "options.old"
    speed = sheet.value("speed")
    changes = sheet.apply(SetOption("tide", "FLOOD"))
    assert sheet.value("speed") == speed * Fraction(2, 3)  # type: ignore[operator]  # it is a number
    assert "options.tide" in changes.addresses
    sheet.apply(changes.inverse)
    assert sheet.value("speed") == speed
    removed = sheet.apply(SetOption("old", ABSENT))
    assert [each.code for each in sheet.notices if each.code == "unknown_option"] == []
    with pytest.raises(EditError):
        sheet.apply(removed.inverse.__class__("older", 1))  # type: ignore[call-arg]  # an unknown option
    sheet.apply(removed.inverse)
    assert sheet.character.options["old"] == 1


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (SetValue("base.arm", "7"), "wrong_type"),
        (SetValue("base.arm", True), "wrong_type"),
        (SetValue("base.arm", 7.5), "wrong_type"),
        (SetValue("base.arm", None), "wrong_type"),
        (SetValue("licensed", 1), "wrong_type"),
        (SetValue("mood", "grim"), "wrong_type"),
        (SetValue("fare_dice", "2d7"), "wrong_type"),
        (SetValue("fare_dice", "two"), "wrong_type"),
        (SetValue("fare_dice", 3), "wrong_type"),
        (SetValue("songs", "la"), "wrong_type"),
        (SetValue("songs", [1]), "wrong_type"),
        (SetValue("throws", [1, "2"]), "wrong_type"),
        (SetValue("throws", 3), "wrong_type"),
        (SetValue("boat", []), "wrong_type"),
        (SetValue("boat", {"benches": {}}), "wrong_type"),
        (SetValue("boat.bonus", None), "wrong_type"),
        (SetValue("bags", {}), "wrong_type"),
        (SetValue("bags", [3]), "wrong_type"),
        (SetValue("bags[0]", 3), "wrong_type"),
        (SetValue("bags[0].things", [{"count": "x"}]), "wrong_type"),
        (SetValue("total.arm", 7), "computed"),
        (SetValue("bags[0].eased_lb", 7), "computed"),
        (SetValue("bsae.arm", 7), "unknown_place"),
        (SetValue("bags[9].name", "x"), "no_row"),
        (AddRow("bags", {"weight_lb": "x"}), "wrong_type"),
        (AddRow("bags", []), "wrong_type"),  # type: ignore[arg-type]  # a script may do it
        (AddRow("bags", {}, 3), "no_position"),
        (AddRow("fare", {}), "no_list"),
        (AddRow("nothing", {}), "unknown_place"),
        (RemoveRow("bags"), "no_row_address"),
        (RemoveRow("bags[5]"), "no_row"),
        (RemoveRow("gear[0]"), "no_row"),
        (MoveRow("bags[0]", 2), "no_position"),
        (MoveRow("bags", 0), "no_row_address"),
        (SetOption("tide", "high"), "wrong_type"),
        (SetOption("stroms", True), "unknown_option"),
        (SetOption("stroms", ABSENT), "unknown_option"),
        (SetHeader("name", 3), "wrong_type"),
        (Batch((SetValue("base.arm", 1), AddRow("bags", {}), SetValue("base.arm", "x"))), "wrong_type"),
    ],
)
def test_an_edit_that_does_not_fit_changes_nothing(edit: Edit, code: str) -> None:
    sheet = tiny_sheet()
    before, document = state(sheet), sheet.character
    with pytest.raises(EditError) as caught:
        sheet.apply(edit)
    assert caught.value.message.code == code
    assert str(caught.value).endswith(".")
    assert sheet.character is document
    assert state(sheet) == before


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (SetValue("bags[0].weight_lb", "12"), "bags[0].weight_lb (Weight) must be a number, but it is the text “12”."),
        (SetValue("boat", {"weight_lb": True}), "boat.weight_lb (Weight) must be a number, but it is true."),
        (SetValue("mood", "x" * 99), 'mood (Mood) must be one of these words: "", merry, arm, eye, wit, but it is'),
        (SetOption("storms", 1.5), "options.storms (Storms) must be true or false, but it is 1.5."),
        (SetValue("base.arm", 2.5), "base.arm (Arm, rolled) must be a whole number, but it is 2.5."),
        (SetValue("mood", 7), "but it is 7."),
        (SetValue("bags[0].things", [{}, {"count": []}]), "bags[0].things[1].count (How many) must be"),
    ],
)
def test_an_error_names_the_address(value: Edit, sentence: str) -> None:
    with pytest.raises(EditError) as caught:
        tiny_sheet().apply(value)
    assert sentence in str(caught.value)


def test_whole_numbers_may_have_a_decimal_point() -> None:
    sheet = tiny_sheet()
    sheet.apply(SetValue("base.arm", 8.0))
    assert sheet.value("base.arm") == 8
    assert '"arm":8.0' in sheet.character.to_text(None)


def test_a_batch_is_planned_whole() -> None:
    sheet = tiny_sheet()
    changes = sheet.apply(
        Batch(
            (
                AddRow("bags", {"uid": "new", "name": "net"}),
                SetValue("bags[#new].weight_lb", 5),
                MoveRow("bags[#new]", 0),
                SetValue("bags[0].things", [{"count": 10}]),
                RemoveRow("bags[#bg2]"),
                SetValue("base.arm", 5),
                SetValue("base.arm", 6),
            ),
            "Packing",
        )
    )
    assert isinstance(changes.edit, Batch)
    assert changes.edit.label == "Packing"
    assert [bag["uid"] for bag in sheet.rows("bags")] == ["new", "bg1"]
    assert sheet.value("base.arm") == 6
    assert state(sheet) == state(fresh(sheet))
    sheet.apply(changes.inverse)
    assert sheet.character == tiny_sheet().character


def test_copies_are_independent() -> None:
    sheet = tiny_sheet()
    before = state(sheet)
    twin = sheet.copy(random.Random(3))
    twin.apply(Batch((AddRow("bags", {}), SetValue("base.arm", 1), SetHouseRule("load", "7"))))
    assert state(sheet) == before
    assert state(twin) == state(fresh(twin))
    assert state(sheet.copy(random.Random(1))) == before


# ---- properties


@settings(max_examples=80)
@given(st.lists(EDITS, max_size=6))
def test_any_edits_give_what_opening_the_document_gives(edits: list[Edit]) -> None:
    sheet = tiny_sheet()
    for edit in edits:
        before, document = state(sheet), sheet.character
        try:
            changes = sheet.apply(edit)
        except (EditError, FormulaError):
            assert sheet.character is document
            assert state(sheet) == before
            continue
        assert state(sheet) == state(fresh(sheet))
        assert fresh(sheet).character == sheet.character
        twin = sheet.copy(random.Random(1))
        twin.apply(edit_from_json(edit_to_json(changes.inverse)))
        assert twin.character == document
        assert to_text(twin.character.to_json()) == to_text(document.to_json())
        assert state(twin) == before
        twin.apply(changes.edit)
        assert twin.character == sheet.character
        assert state(twin) == state(sheet)


@settings(max_examples=60)
@given(st.lists(EDITS, max_size=8))
def test_undoing_all_edits_restores_the_document(edits: list[Edit]) -> None:
    sheet = tiny_sheet()
    first = sheet.character
    backs = []
    for edit in edits:
        try:
            backs.append(sheet.apply(edit).inverse)
        except QuireError:
            continue
    for back in reversed(backs):
        sheet.apply(back)
    assert sheet.character == first
    assert sheet.character.to_text() == first.to_text()


@settings(max_examples=40)
@given(EDITS)
def test_documents_and_sheets_agree_on_an_edit(edit: Edit) -> None:
    """What the store replays without a game is what the sheet did."""
    sheet = tiny_sheet()
    start = sheet.character
    try:
        changes = sheet.apply(edit)
    except QuireError:
        return
    uids = Uids(random.Random(1))
    assert changes.edit.apply(start, uids).character == sheet.character
    assert changes.inverse.apply(sheet.character, uids).character == start


def test_changed_addresses_are_all_that_changed() -> None:
    sheet = tiny_sheet()
    before = {key: sheet.value(key) for key in sheet.system.derived if "[]" not in key}
    changes = sheet.apply(SetValue("base.arm", 12))
    after = {key: sheet.value(key) for key in before}
    assert {key for key in before if before[key] != after[key]} <= set(changes.addresses)
    assert all("!" not in address for address in changes.addresses)


def test_faults_are_reported_where_they_arise() -> None:
    sheet = tiny_sheet(data={"boat": {"weight_lb": 10**15, "bonus": {"arm": 10**15}}, "base": {"arm": 10**15}})
    assert [fault.address for fault in sheet.faults] == ["total.arm"]
    assert isinstance(sheet.value("total.arm"), Fault)
    assert sheet.text("left.arm") == "—"
    assert sheet.derived()["total.arm"] is None


def test_a_fault_in_the_wording_of_a_rule_is_no_fault_of_the_character() -> None:
    sheet = tiny_sheet(data={"base": {"wit": 5}, "damage": {"wit": 10**15 + 5}})
    assert sheet.value("left.wit") == -(10**15)
    assert "ability_lost" in {each.code for each in sheet.violations}
    assert sheet.faults == ()


@pytest.mark.parametrize(
    ("make", "room"),
    [
        (lambda value: SetValue("boat", {"x": value}), 47),
        (lambda value: SetValue("bags[0]", {"x": value}), 46),
        (lambda value: AddRow("bags", {"x": value}), 46),
        (lambda value: AddRow("bags[0].things", {"x": value}), 44),
    ],
)
def test_no_edit_makes_a_document_too_deep_to_be_read_again(make: Callable[[Json], Edit], room: int) -> None:
    def nested(depth: int) -> Json:
        return [nested(depth - 1)] if depth else 1

    sheet = tiny_sheet()
    sheet.apply(make(nested(room)))
    assert fresh(sheet).character == sheet.character
    for apply in (sheet.apply, lambda edit: edit.apply(sheet.character, Uids(random.Random(1)))):
        with pytest.raises(EditError) as caught:
            apply(make(nested(room + 1)))
        assert caught.value.message.code == "too_deep"


@pytest.mark.parametrize("text", ["<b>&\x07\u202e" + "é" * 10_000, "\U0001f600", "\u0000", ""])
def test_any_text_loads_saves_and_shows(text: str) -> None:
    sheet = tiny_sheet(name=text)
    sheet.apply(SetValue("bags[1].name", text))
    assert sheet.header("name") == text
    assert fresh(sheet).text("bags[1].name") == text
    for each in (*sheet.violations, *sheet.notices):
        assert len(each.message.render()) < 2000


# ---- what a number feeds


def test_a_number_knows_its_dependents() -> None:
    sheet = tiny_sheet()
    assert sheet.dependents("base.arm") == ("total.arm",)
    assert "left.arm" in sheet.dependents("total.arm")
    assert "left.eye" not in sheet.dependents("total.arm")
    assert {"load", "bags[0].eased_lb"} <= set(sheet.dependents("bags[#bg1].weight_lb"))


def test_indirect_use_counts() -> None:
    sheet = tiny_sheet()
    assert sheet.is_used_by("base.arm", "left.arm")
    assert sheet.is_used_by("bags[#bg1].weight_lb", "load")
    assert not sheet.is_used_by("base.arm", "left.eye")
    assert not sheet.is_used_by("left.arm", "base.arm")


def test_hidden_numbers_are_replaced_by_their_dependents() -> None:
    assert tiny_sheet().system.derived["bags[].things[].heft"].is_hidden
    assert tiny_sheet().dependents("bags[0].things[1].count") == ("load",)


def test_a_referenced_row_has_dependents() -> None:
    sheet = tiny_sheet()
    assert sheet.dependents("skills[0].score") == ("rank", "rank_name", "bags[0].eased_lb")
    assert "bags[0].eased_lb" not in sheet.dependents("skills[1].score")


def test_dependents_agree_with_explanations() -> None:
    sheet = tiny_sheet()
    seen = 0
    for key, derived in sheet.system.derived.items():
        if "[]" in key or derived.is_hidden:
            continue
        for part in sheet.explain(key).parts:
            seen += 1
            assert key in sheet.dependents(part.address), (key, part.address)
    assert seen >= 20


def test_the_search_for_dependents_is_limited() -> None:
    rows: list[Json] = [{"name": f"skill {place}"} for place in range(300)]
    sheet = tiny_sheet(data={**DATA, "skills": rows})
    assert 1 <= len(sheet.dependents("total.wit")) <= 200


def test_an_unknown_address_has_no_dependents() -> None:
    with pytest.raises(EditError):
        tiny_sheet().dependents("lost")
