"""The entry of a world: a form made from its kind, edits, problems at their places, references and rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow, MoveRow, RemoveRow, SetValue
from core.character.json_values import Json
from core.content.world_inputs import text_aside
from core.messages import Message, shorten
from core.registry import Game, games
from core.rules.model import FieldType, SettingKind, SettingReference
from desktop.sheet.open_character import OpenCharacter
from desktop.widgets.cells import CellKind, CellRole
from desktop.widgets.field_frame import FrameState, frame_of
from desktop.widgets.problem_line import ProblemLine
from desktop.widgets.reference_picker import ReferencePicker
from desktop.widgets.row_table import RowTable
from desktop.world.entry_binder import EntryProblem
from desktop.world.entry_inputs import EntryLineField
from desktop.world.entry_panel import EntryPanel
from tests.helpers.entry_inputs import edit_input, entry_inputs, type_into
from tests.helpers.games import game_with
from tests.helpers.open_worlds import filled_world, open_world, open_world_file, sample_file
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS

KINDS = [pytest.param(game, kind, id=f"{game.id}-{kind}") for game in games() for kind in game.system.kinds]

Show = Callable[[OpenCharacter, Game, str, int], EntryPanel]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """Return what shows an entry in a panel that goes to other entries as its owner does."""
    panels: list[EntryPanel] = []

    def show(world: OpenCharacter, game: Game, kind: str, position: int = 0) -> EntryPanel:
        panel = EntryPanel(world, game.system)
        qtbot.addWidget(panel)
        panel.entry_requested.connect(panel.show_entry)
        panel.resize(400, 700)
        with qtbot.waitActive(panel):
            panel.show()
        panel.show_entry(kind, position)
        panels.append(panel)
        return panel

    yield show
    for panel in panels:
        panel.release()


def find(panel: EntryPanel, key: str) -> QWidget:
    """Return the input of a key within the entry."""
    return next(each for each in entry_inputs(panel) if str(each.property("field")).partition("[].")[2] == key)


def line_of(panel: EntryPanel, widget: QWidget) -> ProblemLine | None:
    """Return the shown problem of an input."""
    lines = panel.findChildren(ProblemLine)
    return next((each for each in lines if each.property("of") == widget.objectName() and each.message), None)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_kind_of_every_game_is_shown_and_edited(show: Show, game: Game, kind: str) -> None:
    world = filled_world(game)
    panel = show(world, game, kind, 0)
    of = game.system.kinds[kind]
    shown = {str(each.property("field")) for each in entry_inputs(panel)} | {
        f"{kind}[].{column}"
        for each in entry_inputs(panel)
        if isinstance(each, RowTable)
        for column in (
            f"{str(each.property('field')).partition('[].')[2]}[].{name}" for name in each.property("columns")
        )
    }
    missing = {f"{kind}[].{key}" for key in of.fields} - shown
    assert not missing, "every field of the kind has its place"
    for widget in entry_inputs(panel):
        if not widget.isEnabled() or not widget.isVisibleTo(panel):
            continue
        before, done = world.sheet.character, world.undo_stack.index
        assert widget.accessibleName()
        assert edit_input(widget, world), widget
        form = panel.form
        assert form is not None
        form.binder.keep_unread()
        assert world.sheet.character != before, widget.property("field")
        while world.undo_stack.index > done:
            world.undo_stack.undo()
        assert world.sheet.character == before, widget.property("field")


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_another_entry_of_a_kind_has_the_same_widgets(show: Show, game: Game, kind: str) -> None:
    world = filled_world(game)
    world.push(AddRow(kind, {"name": "Another"}))
    panel = show(world, game, kind, 0)
    before = entry_inputs(panel)
    panel.show_entry(kind, 1)
    assert entry_inputs(panel) == before
    assert panel.position == 1


def _with_rows(game: Game) -> tuple[SettingKind, str] | None:
    for kind in game.system.kinds.values():
        for key, field in kind.fields.items():
            if field.type is FieldType.ROWS and "[]" not in key:
                return kind, key
    return None


def _of_type(kind: SettingKind, type_: FieldType) -> str:
    return next((key for key, each in kind.fields.items() if each.type is type_ and "[]" not in key), "")


def _with_type(type_: FieldType) -> tuple[Game, SettingKind, str]:
    game = game_with(lambda each: any(_of_type(kind, type_) for kind in each.system.kinds.values()), f"a {type_} field")
    kind = next(kind for kind in game.system.kinds.values() if _of_type(kind, type_))
    return game, kind, _of_type(kind, type_)


def test_what_is_no_number_stays_is_said_and_is_kept(show: Show) -> None:
    game, kind, key = _with_type(FieldType.INT)
    world = open_world(game, **{kind.key: [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]})
    address = f"{kind.key}[0].{key}"
    world.push(SetValue(address, 3))
    panel = show(world, game, kind.key, 0)
    field = find(panel, key)
    assert isinstance(field, QLineEdit)
    type_into(field, "three")
    line = line_of(panel, field)
    assert line is not None
    assert "three" in line.message
    assert frame_of(field).state & FrameState.VIOLATION
    assert line.button.text() == "Back to 3"
    field.clearFocus()
    assert text_aside(world.sheet, address) == "three"
    assert field.text() == "three"
    panel.show_entry(kind.key, 1)
    assert line_of(panel, field) is None
    assert field.text() != "three"
    panel.show_entry(kind.key, 0)
    assert field.text() == "three"
    assert line_of(panel, field) is not None
    type_into(field, "4")
    assert line_of(panel, field) is None
    assert world.sheet.value(address) == 4
    assert text_aside(world.sheet, address) is None


def test_back_writes_the_last_sound_value(show: Show) -> None:
    game, kind, key = _with_type(FieldType.DICE)
    world = open_world(game, **{kind.key: [{"id": "a", "name": "A"}]})
    address = f"{kind.key}[0].{key}"
    size = (game.system.dice_sizes or (6,))[0]
    world.push(SetValue(address, f"2d{size}"))
    panel = show(world, game, kind.key, 0)
    field = find(panel, key)
    assert isinstance(field, QLineEdit)
    type_into(field, "2dx")
    line = line_of(panel, field)
    assert line is not None
    assert line.button.text() == f"Back to 2d{size}"
    line.button.click()
    assert world.sheet.value(address) == f"2d{size}"
    assert field.text() == f"2d{size}"
    assert line_of(panel, field) is None


def test_back_clears_a_field_that_was_empty(show: Show) -> None:
    game, kind, key = _with_type(FieldType.DICE)
    entry: dict[str, Json] = {"id": "a", "name": "A", key: ""}
    world = open_world(game, **{kind.key: [entry]})
    before = world.sheet.character
    panel = show(world, game, kind.key, 0)
    field = find(panel, key)
    assert isinstance(field, QLineEdit)
    type_into(field, "dice")
    field.clearFocus()
    line = line_of(panel, field)
    assert line is not None
    assert line.button.text() == "Clear the field"
    line.button.click()
    assert (field.text(), line_of(panel, field)) == ("", None)
    assert world.sheet.character == before


def test_undo_brings_back_what_was_set_aside(show: Show) -> None:
    game, kind, key = _with_type(FieldType.INT)
    world = open_world(game, **{kind.key: [{"id": "a", "name": "A"}]})
    panel = show(world, game, kind.key, 0)
    field = find(panel, key)
    assert isinstance(field, QLineEdit)
    type_into(field, "three")
    field.clearFocus()
    type_into(field, "4")
    field.clearFocus()
    world.undo_stack.undo()
    assert field.text() == "three"
    assert line_of(panel, field) is not None
    world.undo_stack.redo()
    assert field.text() == "4"
    assert line_of(panel, field) is None


def test_rows_are_added_edited_moved_and_removed(show: Show) -> None:
    game = game_with(_with_rows, "a list of rows in an entry")
    found = _with_rows(game)
    assert found is not None
    kind, key = found
    world = open_world(game, **{kind.key: [{"id": "a", "name": "A"}]})
    panel = show(world, game, kind.key, 0)
    table = find(panel, key)
    assert isinstance(table, RowTable)
    address = f"{kind.key}[0].{key}"
    table.add_button.click()
    table.add_button.click()
    assert world.sheet.count(address) == 2
    uids = [row["uid"] for row in world.sheet.rows(address)]
    table.move_requested.emit(0, 1)
    assert [row["uid"] for row in world.sheet.rows(address)] == uids[::-1]
    last = table.view.model().columnCount() - 1
    cross = table.view.model().index(0, last)
    assert cross.data(Qt.ItemDataRole.AccessibleTextRole) == "Remove"
    table.view.word_pressed.emit(cross)
    assert [row["uid"] for row in world.sheet.rows(address)] == uids[:1]
    world.undo_stack.undo()
    assert world.sheet.count(address) == 2


def test_a_cell_keeps_what_is_no_value(show: Show) -> None:
    game = game_with(_with_rows, "a list of rows in an entry")
    found = _with_rows(game)
    assert found is not None
    kind, key = found
    columns = [each.removeprefix(f"{key}[].") for each in kind.fields if each.startswith(f"{key}[].")]
    name = next(each for each in columns if kind.fields[f"{key}[].{each}"].type is FieldType.INT)
    entry: dict[str, Json] = {"id": "a", "name": "A", key: [{}]}
    world = open_world(game, **{kind.key: [entry]})
    panel = show(world, game, kind.key, 0)
    table = find(panel, key)
    assert isinstance(table, RowTable)
    model = table.view.model()
    cell = model.index(0, list(table.property("columns")).index(name))
    assert model.setData(cell, "many")
    assert cell.data() == "many"
    assert text_aside(world.sheet, f"{kind.key}[0].{key}[0].{name}") == "many"
    assert model.setData(cell, "3")
    assert (cell.data(), world.sheet.value(f"{kind.key}[0].{key}[0].{name}")) == ("3", 3)


def _with_reference(game: Game) -> tuple[str, str, str, str] | None:
    for kind in game.system.kinds.values():
        for each in kind.references:
            if each.path.endswith("[]") and each.path.count("[]") == 1 and kind.has_names:
                return kind.key, each.path.removesuffix("[]"), each.kind, each.by
    return None


@pytest.fixture
def picker(show: Show) -> tuple[EntryPanel, ReferencePicker, OpenCharacter, str, str]:
    """Return a panel with a picker of references, its world, the address, and what the references name."""
    game = game_with(_with_reference, "a list of references")
    found = _with_reference(game)
    assert found is not None
    kind, key, named, by = found
    entries = [{"id": "law", "name": "Law"}, {"id": "letters", "name": "Letters"}, {"id": "old_law", "name": "Old law"}]
    world = open_world(game, **{kind: [{"id": "a", "name": "A"}]})
    world.push(SetValue(named, entries if named != kind else [{"id": "a", "name": "A"}, *entries]))
    panel = show(world, game, kind, 0)
    widget = find(panel, key)
    assert isinstance(widget, ReferencePicker)
    widget.line.setFocus()
    return panel, widget, world, f"{kind}[0].{key}", by


def test_typed_letters_are_completed_and_taken(
    picker: tuple[EntryPanel, ReferencePicker, OpenCharacter, str, str],
) -> None:
    _, widget, world, address, by = picker
    QTest.keyClicks(widget.line, "L")
    assert [offer.name for offer in widget.completions] == ["Law", "Letters", "Old law"]
    QTest.keyClick(widget.line, Qt.Key.Key_Down)
    QTest.keyClick(widget.line, Qt.Key.Key_Return)
    assert world.sheet.stored(address) == ["letters" if by == "id" else "Letters"]
    QTest.keyClicks(widget.line, "old")
    QTest.keyClick(widget.line, Qt.Key.Key_Return)
    assert len(widget.values) == 2
    assert not widget.line.text()
    QTest.keyClick(widget.line, Qt.Key.Key_Backspace)
    assert len(widget.values) == 1
    world.undo_stack.undo()
    assert len(widget.values) == 2


def test_what_no_entry_has_is_kept_and_shown_so(
    picker: tuple[EntryPanel, ReferencePicker, OpenCharacter, str, str],
) -> None:
    _, widget, world, address, _ = picker
    QTest.keyClicks(widget.line, "Sewing")
    assert not widget.completions
    widget.line.clearFocus()
    assert world.sheet.stored(address) == ["Sewing"]
    assert [(chip.name, chip.is_known) for chip in widget._chips] == [("Sewing", False)]


def test_f12_and_the_chip_go_to_the_entry(
    picker: tuple[EntryPanel, ReferencePicker, OpenCharacter, str, str],
) -> None:
    panel, widget, _, _, _ = picker
    asked: list[tuple[str, int]] = []
    panel.entry_requested.disconnect(panel.show_entry)
    panel.entry_requested.connect(lambda kind, position: asked.append((kind, position)))
    QTest.keyClicks(widget.line, "law")
    QTest.keyClick(widget.line, Qt.Key.Key_Return)
    QTest.keyClick(widget.line, Qt.Key.Key_F12)
    widget._chips[0].go_to_requested.emit()
    assert len(asked) == 2
    assert asked[0] == asked[1]


def test_chips_are_reached_with_the_arrow_keys(
    picker: tuple[EntryPanel, ReferencePicker, OpenCharacter, str, str],
) -> None:
    _, widget, _, _, _ = picker
    for word in ("law", "letters"):
        QTest.keyClicks(widget.line, word)
        QTest.keyClick(widget.line, Qt.Key.Key_Return)
    QTest.keyClick(widget.line, Qt.Key.Key_Left)
    QTest.keyClick(widget.line, Qt.Key.Key_Left)
    assert [chip.is_current for chip in widget._chips] == [True, False]
    QTest.keyClick(widget.line, Qt.Key.Key_Delete)
    assert [chip.name for chip in widget._chips] == ["Letters"]
    QTest.keyClicks(widget.line, "l")
    QTest.keyClick(widget.line, Qt.Key.Key_Escape)
    assert not widget.completions


def test_given_problems_stand_at_their_fields(show: Show) -> None:
    game, kind, key = _with_type(FieldType.INT)
    world = open_world(game, **{kind.key: [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]})
    address = f"{kind.key}[1].{key}"
    world.push(SetValue(address, -99))
    panel = show(world, game, kind.key, 0)
    panel.show_problems([EntryProblem(address, "Too little.", SetValue(address, 2), "2")])
    assert line_of(panel, find(panel, key)) is None
    panel.go_to(address)
    assert panel.position == 1
    line = line_of(panel, find(panel, key))
    assert line is not None
    assert line.message == "Too little."
    line.button.click()
    assert world.sheet.value(address) == 2
    panel.show_problems(())
    assert line_of(panel, find(panel, key)) is None


def test_the_entry_is_followed_where_it_moves(show: Show) -> None:
    game, kind, key = _with_type(FieldType.INT)
    world = open_world(game, **{kind.key: [{"id": each, "name": each.upper()} for each in "abc"]})
    world.push(SetValue(f"{kind.key}[2].{key}", 9))
    panel = show(world, game, kind.key, 2)
    field = find(panel, key)
    assert isinstance(field, QLineEdit)
    world.push(MoveRow(f"{kind.key}[2]", 0))
    assert panel.position == 0
    assert field.text() == "9"
    world.push(RemoveRow(f"{kind.key}[1]"))
    assert panel.position == 0
    type_into(field, "8")
    assert world.sheet.value(f"{kind.key}[0].{key}") == 8
    world.push(RemoveRow(f"{kind.key}[0]"))
    assert panel.position == -1
    assert panel.kind == ""
    world.undo_stack.undo()
    assert panel.position == 0


def test_name_id_and_place_stand_in_the_head(show: Show) -> None:
    game = game_with(lambda each: any(kind.has_ids and kind.has_names for kind in each.system.kinds.values()), "ids")
    kind = next(kind for kind in game.system.kinds.values() if kind.has_ids and kind.has_names)
    world = open_world(game, **{kind.key: [{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]})
    panel = show(world, game, kind.key, 0)
    panel.focus_name()
    name = panel.findChild(QLineEdit, "entry_name")
    assert name is not None
    QTest.keyClicks(name, "Oar")
    assert world.sheet.stored(f"{kind.key}[0].name") == "Oar"
    panel._heads[kind.key]._down.click()
    assert panel.position == 1
    assert name.text() == "B"
    assert panel._heads[kind.key]._place.text() == "2 of 2"
    assert not panel._heads[kind.key]._down.isEnabled()


def test_a_line_of_notation_is_checked_while_it_is_typed(show: Show) -> None:
    game = game_with(lambda each: any(kind.notation for kind in each.system.kinds.values()), "a notation")
    kind = next(kind for kind in game.system.kinds.values() if kind.notation)
    example = game.system.notations[kind.notation].example
    world = open_world(game, **{kind.key: [{"id": "a", "name": "A", kind.line: example}, {"id": "b", "name": "B"}]})
    panel = show(world, game, kind.key, 0)
    field = find(panel, kind.line)
    assert isinstance(field, EntryLineField)
    assert field.error_position == -1
    type_into(field, "(((")
    line = line_of(panel, field)
    assert line is not None
    assert line.button.text() == f"Back to {shorten(example, 24)}"
    field.clearFocus()
    assert world.sheet.value(f"{kind.key}[0].{kind.line}") == "(((", "it is a text, and is kept as one"
    assert text_aside(world.sheet, f"{kind.key}[0].{kind.line}") is None
    assert field.error_position >= 0
    panel.show_entry(kind.key, 1)
    assert line_of(panel, field) is None
    panel.show_entry(kind.key, 0)
    line = line_of(panel, field)
    assert line is not None
    field.repaint()
    world.undo_stack.undo()
    assert line_of(panel, field) is None
    assert field.error_position == -1


def test_an_entry_without_a_name_shows_that_of_its_line(show: Show) -> None:
    game = game_with(
        lambda each: any(kind.notation and not kind.has_names for kind in each.system.kinds.values()), "a notation"
    )
    kind = next(kind for kind in game.system.kinds.values() if kind.notation and not kind.has_names)
    panel = show(open_world(game), game, kind.key, 0)
    name = panel.findChild(QLineEdit, "entry_name")
    assert name is not None
    assert not name.text()
    assert name.placeholderText() not in {"", "Unnamed"}


def test_a_word_that_is_no_choice_is_shown_and_kept_until_another_is_chosen(show: Show) -> None:
    game, kind, key = _with_type(FieldType.CHOICE)
    entry: dict[str, Json] = {"id": "a", "name": "A", key: "no such word"}
    world = open_world(game, **{kind.key: [entry]})
    address = f"{kind.key}[0].{key}"
    panel = show(world, game, kind.key, 0)
    field = find(panel, key)
    assert isinstance(field, QComboBox)
    assert field.currentText() == "no such word"
    field.activated.emit(field.currentIndex())
    assert text_aside(world.sheet, address) == "no such word"
    field.setCurrentIndex(0)
    field.activated.emit(0)
    assert text_aside(world.sheet, address) is None
    world.undo_stack.undo()
    assert field.currentText() == "no such word"


def test_what_is_typed_is_kept_after_a_pause(qtbot: QtBot, show: Show) -> None:
    game, kind, key = _with_type(FieldType.INT)
    world = open_world(game, **{kind.key: [{"id": "a", "name": "A"}]})
    panel = show(world, game, kind.key, 0)
    field = find(panel, key)
    assert isinstance(field, QLineEdit)
    type_into(field, "three")
    qtbot.waitUntil(lambda: text_aside(world.sheet, f"{kind.key}[0].{key}") == "three", timeout=PATIENCE_MS)
    assert field.text() == "three"


def test_a_reference_in_a_table_is_one_of_the_entries(show: Show) -> None:
    def nested(game: Game) -> tuple[SettingKind, str, SettingReference] | None:
        for kind in game.system.kinds.values():
            for each in kind.references:
                if each.path.count("[]") == 1 and not each.path.endswith("[]"):
                    return kind, each.path, each
        return None

    def deeper(game: Game) -> tuple[SettingKind, str, SettingReference] | None:
        for kind in game.system.kinds.values():
            for each in kind.references:
                if each.path.count("[]") >= 1 and not each.path.endswith("[]"):
                    return kind, each.path, each
        return None

    game = game_with(deeper, "a reference in a list of rows")
    found = nested(game) or deeper(game)
    assert found is not None
    kind, path, reference = found
    lists = path.split("[].")
    row: dict[str, Json] = {}
    for name in reversed(lists[1:-1]):
        row = {name: [row]}
    entry: dict[str, Json] = {"id": "a", "name": "A", lists[0]: [row]}
    world = open_world(game, **{kind.key: [entry]})
    world.push(SetValue(reference.kind, [{"id": "law", "name": "Law"}]))
    panel = show(world, game, kind.key, 0)
    table = find(panel, "[].".join(lists[:-1]))
    assert isinstance(table, RowTable)
    model = table.view.model()
    cell = model.index(0, list(table.property("columns")).index(lists[-1]))
    assert cell.data(CellRole.KIND) == CellKind.CHOICE
    value = "law" if reference.by == "id" else "Law"
    assert (value, "Law") in cell.data(CellRole.CHOICES)
    assert model.setData(cell, value)
    assert cell.data() == "Law"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_world_that_can_only_be_read_is_not_changed(show: Show, game: Game) -> None:
    world = open_world_file(sample_file(game), game, Message("sample", "This is a sample."))
    before = world.sheet.character
    for kind in game.system.kinds:
        if not world.sheet.count(kind):
            continue
        panel = show(world, game, kind, 0)
        refused: list[object] = []
        panel.refused.connect(refused.append)
        for widget in entry_inputs(panel):
            if isinstance(widget, QLineEdit):
                type_into(widget, "7")
            elif isinstance(widget, QPlainTextEdit):
                QTest.keyClicks(widget, "seven")
            elif isinstance(widget, ReferencePicker):
                QTest.keyClicks(widget.line, "seven")
                QTest.keyClick(widget.line, Qt.Key.Key_Backspace)
            elif isinstance(widget, RowTable):
                assert not widget.add_button.isVisibleTo(panel)
                model = widget.view.model()
                cells = [model.index(row, 0) for row in range(model.rowCount())]
                assert not any(cell.flags() & Qt.ItemFlag.ItemIsEditable for cell in cells)
            else:
                assert widget.focusPolicy() == Qt.FocusPolicy.NoFocus
        assert not refused
        panel.hide()
    assert world.sheet.character == before


def test_the_word_of_a_switch_is_not_cut(show: Show) -> None:
    game, kind, key = _with_type(FieldType.BOOL)
    panel = show(open_world(game, **{kind.key: [{"id": "a", "name": "A"}]}), game, kind.key, 0)
    for width in (360, 400, 520):
        panel.resize(width, 700)
        wait_for_layout()
        switch = find(panel, key)
        assert switch.width() >= switch.minimumSizeHint().width()
