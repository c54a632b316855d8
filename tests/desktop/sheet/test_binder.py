"""A form shows the character, takes edits, and refreshes only what changed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from core.character.campaign_rules import CampaignRules
from core.character.edits import RemoveRow, SetCampaignRules, SetHeader, SetHouseRule, SetValue
from core.character.sheet import Changes, Sheet
from core.formula import Cell, Value
from core.messages import Message
from core.rules.model import FieldType
from desktop.sheet import binding, bindings
from desktop.sheet.binder import Binder
from desktop.sheet.bindings import is_suitable_input
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.row_model import RowModel
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.bars import Track
from desktop.widgets.caption import SummaryLabel
from desktop.widgets.choices import ChoiceField, TickBox
from desktop.widgets.derived_label import DerivedLabel, StatBlock
from desktop.widgets.field_frame import FrameState, frame_of
from desktop.widgets.inputs import LineField, NumberField, ProseField, TitleField
from desktop.widgets.row_table import RowTable
from desktop.widgets.scale_slider import ScaleSlider
from desktop.widgets.violation_line import ViolationLine
from tests.helpers.windows import PATIENCE_MS, Messages


def found(view: SheetView, kind: type[QWidget], name: str) -> QWidget:
    widget = view.form.findChild(kind, name)
    assert widget is not None, name
    return widget


def number(view: SheetView, name: str) -> NumberField:
    widget = found(view, NumberField, name)
    assert isinstance(widget, NumberField)
    return widget


def derived(view: SheetView, name: str) -> DerivedLabel:
    widget = found(view, DerivedLabel, name)
    assert isinstance(widget, DerivedLabel)
    return widget


def type_into(field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def test_the_form_shows_the_character(small_sheet: SheetView, kept: OpenCharacter) -> None:
    sheet = kept.sheet
    assert number(small_sheet, "raw_hlth_edit").text() == str(sheet.value("raw.hlth"))
    assert derived(small_sheet, "maximum_hlth_label").shown_text == sheet.text("maximum.hlth", with_unit=False)
    title = found(small_sheet, TitleField, "name_edit")
    assert isinstance(title, TitleField)
    assert title.text() == sheet.character.name
    summary = found(small_sheet, SummaryLabel, "summary_label")
    assert isinstance(summary, SummaryLabel)
    assert " · " in summary.text()
    assert sheet.text("culture.name") in summary.text()
    stat = found(small_sheet, StatBlock, "move_rate_stat")
    assert isinstance(stat, StatBlock)
    assert stat.property("label") == sheet.label("move_rate")


def test_typing_writes_and_dependents_follow(small_sheet: SheetView, kept: OpenCharacter) -> None:
    field = number(small_sheet, "raw_hlth_edit")
    before = derived(small_sheet, "maximum_hlth_label").shown_text
    type_into(field, "17")
    assert kept.sheet.value("raw.hlth") == 17
    assert derived(small_sheet, "maximum_hlth_label").shown_text != before
    assert kept.undo_stack.count == 1


def test_typing_is_one_undo_entry_until_the_field_is_left(small_sheet: SheetView, kept: OpenCharacter) -> None:
    first = kept.sheet.value("raw.hlth")
    type_into(number(small_sheet, "raw_hlth_edit"), "17")
    type_into(number(small_sheet, "raw_prow_edit"), "9")
    type_into(number(small_sheet, "raw_hlth_edit"), "11")
    assert kept.undo_stack.count == 3
    for _ in range(3):
        kept.undo_stack.undo()
    assert kept.sheet.value("raw.hlth") == first
    assert number(small_sheet, "raw_hlth_edit").text() == str(first)


def test_undo_in_a_field_undoes_the_edit_of_the_character(small_sheet: SheetView, kept: OpenCharacter) -> None:
    field = number(small_sheet, "raw_hlth_edit")
    before = field.text()
    type_into(field, "17")
    kept.undo_stack.undo()
    assert field.text() == before


def test_escape_reverts_typing(small_sheet: SheetView, kept: OpenCharacter) -> None:
    field = number(small_sheet, "raw_hlth_edit")
    before = field.text()
    type_into(field, "17")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == before
    assert str(kept.sheet.value("raw.hlth")) == before


def test_up_and_down_keys_step_a_number(small_sheet: SheetView, kept: OpenCharacter) -> None:
    field = number(small_sheet, "raw_hlth_edit")
    before = int(field.text())
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert kept.sheet.value("raw.hlth") == before + 1
    assert kept.undo_stack.count == 1


def test_an_invalid_number_is_reported_at_the_field_and_not_written(
    small_sheet: SheetView, kept: OpenCharacter, qtbot: QtBot
) -> None:
    field = number(small_sheet, "raw_hlth_edit")
    before = field.text()
    with qtbot.waitSignal(small_sheet.message_emitted) as told:
        type_into(field, "x")
    assert told.args[0].code == "no_whole_number"
    assert frame_of(field).state & FrameState.VIOLATION
    assert "not a whole number" in small_sheet.binder.violation_note.message
    with qtbot.waitSignal(small_sheet.message_cleared) as mended:
        number(small_sheet, "raw_prow_edit").setFocus()
    assert mended.args == told.args
    assert field.text() == before
    assert not frame_of(field).state & FrameState.VIOLATION
    assert kept.undo_stack.count == 0


def test_a_refusal_is_cleared_by_a_valid_edit(small_sheet: SheetView, kept: OpenCharacter, qtbot: QtBot) -> None:
    field = number(small_sheet, "raw_hlth_edit")
    refusals: list[object] = []
    small_sheet.message_cleared.connect(refusals.append)
    type_into(field, "x")
    assert not refusals
    type_into(field, "7")
    assert [each.code for each in refusals if isinstance(each, Message)] == ["no_whole_number"]
    table = next(each for each in small_sheet.form.findChildren(RowTable) if each.property("field") == "weapons")
    model = table.view.model()
    assert isinstance(model, RowModel)
    assert not model.paste("a\tb\tc\td\te\tf\tg\th\ti\tj\tk\tl\tm\tn\to\tp\tq")
    kept.push(SetValue("raw.hlth", 9))
    assert len(refusals) == 2


def test_only_widgets_whose_number_changed_are_refreshed(
    small_sheet: SheetView, kept: OpenCharacter, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    first = binding.Binding.__subclasses__()
    for kind in {*first, *(each for one in first for each in one.__subclasses__())}:
        original = kind.__dict__.get("show")
        if original is None:
            continue

        def show(self: binding.Binding, seen: binding.SheetScope, original: object = original) -> bool:
            shown.append(self.widget.objectName())
            return bool(original(self, seen))  # type: ignore[operator] # taken from a class body

        monkeypatch.setattr(kind, "show", show)
    kept.push(SetValue("steps.special", 5))
    assert "step_bar" in shown
    assert "raw_hlth_edit" not in shown
    assert len(shown) == len(set(shown)), "each once"


def test_values_of_an_edit_are_shown_without_asking_the_sheet(
    small_sheet: SheetView, kept: OpenCharacter, monkeypatch: pytest.MonkeyPatch
) -> None:
    label = derived(small_sheet, "maximum_hlth_label")
    asked: list[Cell] = []
    read = Sheet.value_at

    def value_at(sheet: Sheet, cell: Cell) -> Value:
        asked.append(cell)
        return read(sheet, cell)

    monkeypatch.setattr(Sheet, "value_at", value_at)
    kept.push(SetValue("raw.hlth", 18))
    assert ("maximum.hlth", ()) not in asked
    assert label.shown_text == kept.sheet.text("maximum.hlth", with_unit=False)
    small_sheet.binder.refresh_hidden()
    assert asked, "hidden ones read the sheet"


def test_edit_made_by_another_listener_is_shown(small_sheet: SheetView, kept: OpenCharacter) -> None:
    """The values of the first edit reach the form after those of the second."""

    def correct(changes: Changes) -> None:
        if changes.values.get(("raw.hlth", ())) == 18:
            kept.push(SetValue("raw.hlth", 11))

    kept.changed.connect(correct)
    label = DerivedLabel(small_sheet)
    label.setProperty("field", "raw.hlth")
    Binder(QWidget(small_sheet), kept, [label])
    kept.push(SetValue("raw.hlth", 18))
    assert kept.sheet.value("raw.hlth") == 11
    assert label.shown_text == "11"


def test_widgets_bound_later_follow_edits_of_earlier_fields(small_sheet: SheetView, kept: OpenCharacter) -> None:
    """A page of a form is joined when it is first seen, in the middle of typing."""
    kept.push(SetValue("raw.hlth", 13))
    kept.push(SetValue("raw.hlth", 14))
    label = DerivedLabel(small_sheet.form)
    label.setProperty("field", "maximum.hlth")
    small_sheet.binder.bind([label])
    kept.push(SetValue("raw.hlth", 13))
    small_sheet.binder.refresh_hidden()
    assert label.shown_text == kept.sheet.text("maximum.hlth", with_unit=False)


def test_a_change_flashes_once(small_sheet: SheetView, kept: OpenCharacter, qtbot: QtBot) -> None:
    kept.push(SetValue("raw.hlth", 18))
    label = derived(small_sheet, "maximum_hlth_label")
    assert frame_of(label).state & FrameState.FLASH
    qtbot.waitUntil(lambda: not frame_of(label).state & FrameState.FLASH, timeout=PATIENCE_MS)
    small_sheet.set_flashes(False)
    kept.push(SetValue("raw.hlth", 12))
    assert not frame_of(label).state & FrameState.FLASH


def test_a_click_or_enter_requests_the_explanation(small_sheet: SheetView, qtbot: QtBot) -> None:
    label = derived(small_sheet, "maximum_hlth_label")
    with qtbot.waitSignal(small_sheet.explain_requested) as asked:
        QTest.mouseClick(label, Qt.MouseButton.LeftButton)
    assert asked.args == ["maximum.hlth"]
    label.setFocus()
    with qtbot.waitSignal(small_sheet.explain_requested):
        QTest.keyClick(label, Qt.Key.Key_Return)
    assert small_sheet.address_with_focus() == "maximum.hlth"
    small_sheet.mark_explained("maximum.hlth")
    assert frame_of(label).state & FrameState.EXPLAINED
    small_sheet.mark_explained("move_rate")
    assert not frame_of(label).state & FrameState.EXPLAINED


def test_a_violation_shows_at_the_field_and_can_be_accepted(
    small_sheet: SheetView, kept: OpenCharacter, messages: Messages
) -> None:
    field = number(small_sheet, "trait_rolls_outlook_edit")
    type_into(field, "11")
    line = found(small_sheet, ViolationLine, "outlook_line")
    assert isinstance(line, ViolationLine)
    assert "11" in line.message
    assert frame_of(field).state & FrameState.VIOLATION
    assert small_sheet.pages is not None
    assert small_sheet.pages.tab_bar.violation_count(0) == 0  # tabs are laid out again for it, in the next pause
    small_sheet.binder.refresh_hidden()
    assert small_sheet.pages.tab_bar.violation_count(0) == 1
    messages.texts.append("a curse")
    line.accept_requested.emit()
    assert kept.sheet.violations[0].accepted == "a curse"
    assert not line.message
    small_sheet.binder.refresh_hidden()
    assert small_sheet.pages.tab_bar.violation_count(0) == 0
    messages.texts.append(None)
    line.accept_requested.emit()
    assert kept.sheet.violations[0].accepted == "a curse"


def test_a_violation_without_a_line_is_shown_in_a_note(
    small_sheet: SheetView, kept: OpenCharacter, messages: Messages, qtbot: QtBot
) -> None:
    field = number(small_sheet, "damage_hlth_edit")
    kept.push(SetValue("damage.hlth", -1))
    assert frame_of(field).state & FrameState.VIOLATION
    field.setFocus()
    note = small_sheet.binder.violation_note
    assert note.message
    messages.texts.append("a blessing")
    note.accept_requested.emit()
    assert kept.sheet.violations[0].accepted == "a blessing"
    kept.undo_stack.undo()
    field.setFocus()
    QTest.mouseMove(field, QPoint(2, 2))
    number(small_sheet, "raw_hlth_edit").setFocus()
    qtbot.waitUntil(lambda: not note.message, timeout=PATIENCE_MS)


def test_check_boxes_choices_and_prose_write_edits(small_sheet: SheetView, kept: OpenCharacter, qtbot: QtBot) -> None:
    tick = found(small_sheet, TickBox, "state_dead_check")
    QTest.mouseClick(tick, Qt.MouseButton.LeftButton)
    assert kept.sheet.value("state.dead") == 1
    combo = found(small_sheet, ChoiceField, "weapons_pinpoint_combo")
    assert isinstance(combo, ChoiceField)
    combo.setCurrentIndex(combo.findData("head"))
    combo.activated.emit(combo.currentIndex())
    assert kept.sheet.value("weapons[0].pinpoint") == "head"
    prose = found(small_sheet, ProseField, "languages_edit")
    assert isinstance(prose, ProseField)
    prose.setPlainText("Low\nHigh")
    assert kept.sheet.value("languages") == ("Low", "High")
    prose.left.emit()
    assert prose.toPlainText() == "Low\nHigh"


@pytest.mark.fonts
def test_moving_a_slider_writes_an_edit(small_sheet: SheetView, kept: OpenCharacter) -> None:
    slider = found(small_sheet, ScaleSlider, "trait_rolls_outlook_slider")
    assert isinstance(slider, ScaleSlider)
    before = kept.sheet.value("trait_rolls.outlook")
    assert isinstance(before, int)
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Left)
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert kept.sheet.value("trait_rolls.outlook") == before - 2
    assert kept.undo_stack.count == 1
    slider.left.emit()
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 90, slider.height() // 2))
    assert kept.undo_stack.count == 2


def test_fields_of_a_row_follow_the_selected_row(small_sheet: SheetView, kept: OpenCharacter) -> None:
    table = found(small_sheet, RowTable, "weapons_table")
    assert isinstance(table, RowTable)
    about = found(small_sheet, ProseField, "weapons_about_edit")
    assert isinstance(about, ProseField)
    handles = table.view.handles
    assert handles is not None
    assert handles.marked == 0
    kept.push(SetValue("weapons[1].about", "thrown"))
    table.view.setCurrentIndex(table.view.model().index(1, 0))
    assert about.toPlainText() == "thrown"
    assert handles.marked == 1
    about.setPlainText("kept in the boot")
    assert kept.sheet.value("weapons[1].about") == "kept in the boot"
    table.view.setCurrentIndex(table.view.model().index(0, 0))
    assert about.toPlainText() == kept.sheet.value("weapons[0].about")
    while kept.sheet.count("weapons"):
        kept.push(RemoveRow("weapons[0]"))
    assert not about.toPlainText()
    assert not about.isEnabled()


def test_a_number_with_a_house_rule_is_marked(small_sheet: SheetView, kept: OpenCharacter) -> None:
    stat = found(small_sheet, StatBlock, "move_rate_stat")
    assert isinstance(stat, StatBlock)
    kept.push(SetHouseRule("move_rate", "1 / 0"))
    assert stat.has_house_rule
    assert stat.shown_text == "—"
    assert stat.toolTip()
    kept.undo_stack.undo()
    assert not stat.has_house_rule


def test_the_mark_of_a_number_says_whose_house_rule_it_is(
    small_sheet: SheetView, kept: OpenCharacter, qtbot: QtBot
) -> None:
    stat = found(small_sheet, StatBlock, "move_rate_stat")
    assert isinstance(stat, StatBlock)
    plain = stat.toolTip()
    kept.push(SetCampaignRules(CampaignRules("f7k2m9qx", "Salt & Silver", 1, {}, {"move_rate": "41"})))
    assert stat.has_house_rule
    assert stat.toolTip() == f"{plain}\nHouse rule of Salt & Silver"
    qtbot.waitUntil(lambda: stat.accessibleName().endswith(": 41, House rule of Salt & Silver"))
    kept.push(SetHouseRule("move_rate", "42"))
    assert stat.toolTip().endswith("\nHouse rule")
    kept.undo_stack.undo()
    kept.undo_stack.undo()
    assert stat.toolTip() == plain
    qtbot.waitUntil(lambda: "House rule" not in stat.accessibleName())


def test_the_title_follows_the_name(small_sheet: SheetView, kept: OpenCharacter, qtbot: QtBot) -> None:
    title = found(small_sheet, TitleField, "name_edit")
    with qtbot.waitSignal(small_sheet.title_changed) as changed:
        kept.push(SetHeader("name", "Nobody"))
    assert changed.args == ["Nobody"]
    assert isinstance(title, TitleField)
    assert title.text() == "Nobody"


def test_every_widget_has_a_name_and_a_role_for_assistive_technology(small_sheet: SheetView) -> None:
    roles = {
        "maximum_hlth_label": QAccessible.Role.Button,
        "move_rate_stat": QAccessible.Role.Button,
        "raw_hlth_edit": QAccessible.Role.EditableText,
        "trait_rolls_outlook_slider": QAccessible.Role.Slider,
        "step_bar": QAccessible.Role.ProgressBar,
        "state_dead_check": QAccessible.Role.CheckBox,
        "weapons_pinpoint_combo": QAccessible.Role.ComboBox,
        "portrait_view": QAccessible.Role.Button,
    }
    for name, role in roles.items():
        widget = found(small_sheet, QWidget, name)
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.role() == role, name
        assert interface.text(QAccessible.Text.Name), name


def test_the_widget_of_an_address_is_found(small_sheet: SheetView) -> None:
    assert small_sheet.go_to("weapons[0].about")
    assert small_sheet.pages is not None
    assert small_sheet.form_pages.current == 1
    assert small_sheet.go_to("weapons[0].thawac")
    assert small_sheet.go_to("raw.hlth")
    assert small_sheet.form_pages.current == 0
    assert small_sheet.address_with_focus() == "raw.hlth"
    assert not small_sheet.go_to("prow20")


def test_every_input_suits_the_type_of_its_field() -> None:
    assert bindings.make_binding(QWidget()) is None
    stray = QWidget()
    stray.setProperty("field", "raw.hlth")
    with pytest.raises(TypeError):
        bindings.make_binding(stray)
    assert is_suitable_input(NumberField(), FieldType.INT)
    assert not is_suitable_input(LineField(), FieldType.INT)
    assert is_suitable_input(Track(), FieldType.INT)


def test_a_violation_is_accepted_by_the_address_of_a_cell(
    small_sheet: SheetView, kept: OpenCharacter, messages: Messages
) -> None:
    kept.push(SetValue("items[0].quantity", -1))
    table = found(small_sheet, RowTable, "items_table")
    assert isinstance(table, RowTable)
    messages.texts.append("owed")
    table.accept_requested.emit(table.view.model().index(0, 1))
    assert [each.accepted for each in kept.sheet.violations if each.address == "items[0].quantity"] == ["owed"]
    small_sheet.accept(kept.sheet.violations[0], "again")
