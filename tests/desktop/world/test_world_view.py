"""The tab of a world: kinds, entries, their order, edits, keys, problems, widths."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import SetHeader, SetValue
from core.character.json_values import Json
from core.registry import Game, games
from desktop.sheet.open_character import OpenCharacter
from desktop.theme import TextStyle, font, px
from desktop.world.entry_columns import ColumnKind, entry_columns
from desktop.world.kinds_list import ABOUT
from desktop.world.world_view import WorldView
from tests.helpers.entry_inputs import head_input, type_into
from tests.helpers.games import any_game, game_with
from tests.helpers.open_worlds import filled_world, open_world

PATIENCE_MS = 20_000

Show = Callable[..., WorldView]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """Return what shows a world in its view."""
    views: list[WorldView] = []

    def show(world: OpenCharacter, game: Game, width: int = 1180) -> WorldView:
        view = WorldView(world, game)
        qtbot.addWidget(view)
        view.resize(width, 760)
        with qtbot.waitActive(view):
            view.show()
        views.append(view)
        return view

    yield show
    for view in views:
        view.release()


def sample_kind(game: Game) -> str:
    """Return a kind with ids and names whose world has some entries."""
    return next(key for key, kind in game.system.kinds.items() if kind.has_ids and kind.has_names)


@pytest.fixture
def game() -> Game:
    return game_with(lambda each: any(kind.has_ids and kind.has_names for kind in each.system.kinds.values()), "a kind")


@pytest.fixture
def world(game: Game) -> OpenCharacter:
    """Return a world with entries of one kind: Ash, Birch, Cedar, Elm."""
    entries = [{"id": name.lower(), "name": name} for name in ("Ash", "Birch", "Cedar", "Elm")]
    return empty_world(game, **{sample_kind(game): entries})


def empty_world(game: Game, **kinds: Json) -> OpenCharacter:
    """Return a world with entries of some kinds alone."""
    return open_world(game, **{**{key: [] for key in game.system.kinds}, **kinds})


@pytest.fixture
def view(world: OpenCharacter, game: Game, show: Show) -> WorldView:
    made = show(world, game)
    made.kinds.choose(sample_kind(game))
    return made


def names(view: WorldView) -> list[str]:
    model = view.entries.model
    column = next(number for number, each in enumerate(model.columns) if each.kind is ColumnKind.NAME)
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def press(view: WorldView, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    view.entries.table.setFocus()
    modifier = Qt.KeyboardModifier.NoModifier
    for each in modifiers:
        modifier |= each
    QTest.keyClick(view.entries.table, key, modifier)


@pytest.mark.parametrize("each", games(), ids=lambda each: each.id)
def test_every_kind_of_every_game_is_shown_with_its_entries(each: Game, show: Show) -> None:
    world = filled_world(each)
    view = show(world, each)
    for key in each.system.kinds:
        view.kinds.choose(key)
        assert view.entries.model.rowCount() == len(world.sheet.rows(key))
        assert view.panel.kind in {key, ""}
        columns = entry_columns(each.system.kinds[key])
        assert [column.kind for column in columns][:2] == [ColumnKind.MARK, ColumnKind.NAME]
        assert columns[-1].kind is ColumnKind.USED_BY
        assert view.entries.count_label.text()


def test_the_head_says_the_name_and_the_game(view: WorldView, world: OpenCharacter, game: Game, qtbot: QtBot) -> None:
    assert game.name in view.use_label.text()
    with qtbot.waitSignal(view.title_changed) as title:
        world.push(SetHeader("name", "The Long Shore"))
    assert title.args == ["The Long Shore"]
    assert view.title_label.text() == "The Long Shore"
    view.show_use("used by 3 characters")
    assert view.use_label.text().endswith("used by 3 characters")
    assert game.name in view.status_context()


def test_filter_and_order(view: WorldView, qtbot: QtBot) -> None:
    pane = view.entries
    press(view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier)
    assert pane.filter_edit.hasFocus()
    QTest.keyClicks(pane.filter_edit, "ce")
    qtbot.waitUntil(lambda: names(view) == ["Cedar"])
    assert not pane.table.handles.isVisible()
    QTest.keyClick(pane.filter_edit, Qt.Key.Key_Escape)
    assert names(view) == ["Ash", "Birch", "Cedar", "Elm"]
    pane.filter_edit.setText("nothing")
    qtbot.waitUntil(lambda: pane.stack.currentWidget() is pane.empty_card)
    assert "nothing" in pane.empty_label.text()
    pane.clear_filter_button.click()
    assert len(names(view)) == 4


def test_a_title_sorts_and_the_order_of_the_world_comes_back(view: WorldView) -> None:
    pane = view.entries
    pane.table.titles.header.sectionClicked.emit(1)
    pane.table.titles.header.sectionClicked.emit(1)
    assert names(view) == ["Elm", "Cedar", "Birch", "Ash"]
    assert pane.order_button.isVisible()
    press(view, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(view) == ["Elm", "Cedar", "Birch", "Ash"]  # nothing is moved in another order
    pane.order_button.click()
    assert names(view) == ["Ash", "Birch", "Cedar", "Elm"]
    assert pane.table.handles.isVisible()


def test_an_entry_is_added_behind_the_current_one_and_named_next(view: WorldView, world: OpenCharacter) -> None:
    view.entries.select(1)
    press(view, Qt.Key.Key_Insert)
    assert names(view)[:2] == ["Ash", "Birch"]
    assert len(names(view)) == 5
    assert view.panel.position == 2
    assert world.sheet.rows(view.entries.model.kind)[2]["id"]
    press(view, Qt.Key.Key_Insert)
    rows = world.sheet.rows(view.entries.model.kind)
    assert len({row["id"] for row in rows}) == len({row["name"] for row in rows}) == 6


def test_the_id_of_a_new_entry_follows_its_first_name(view: WorldView, world: OpenCharacter) -> None:
    view.entries.select(1)
    press(view, Qt.Key.Key_Insert)
    address = f"{view.entries.model.kind}[2]"
    generated = world.sheet.stored(f"{address}.id")
    line = head_input(view.panel, "entry_name")
    assert line is not None
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert world.sheet.stored(f"{address}.id") == generated
    type_into(line, "Cedar")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert world.sheet.stored(f"{address}.id") == "cedar_2"
    type_into(line, "Dogwood")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert world.sheet.stored(f"{address}.id") == "cedar_2", "characters may know it by now"
    world.undo_stack.undo()
    world.undo_stack.undo()
    assert (world.sheet.stored(f"{address}.name"), world.sheet.stored(f"{address}.id")) == ("Cedar", generated)


def test_selected_entries_are_duplicated_with_names_and_ids_of_their_own(view: WorldView, world: OpenCharacter) -> None:
    view.entries.select(0)
    press(view, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert names(view) == ["Ash", "Ash 2", "Birch", "Cedar", "Elm"]
    assert world.sheet.rows(view.entries.model.kind)[1]["id"] == "ash_2"
    view.entries.table.selectAll()
    press(view, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert len(set(names(view))) == 10
    world.undo_stack.undo()
    assert len(names(view)) == 5


def test_deleted_entries_come_back_by_the_toast(view: WorldView, world: OpenCharacter, qtbot: QtBot) -> None:
    view.entries.select(1)
    with qtbot.waitSignal(view.undoable) as undoable:
        press(view, Qt.Key.Key_Delete)
    assert names(view) == ["Ash", "Cedar", "Elm"]
    assert "Birch" in undoable.args[0]
    qtbot.waitUntil(lambda: view.panel.position == 1)
    undoable.args[1]()
    assert names(view) == ["Ash", "Birch", "Cedar", "Elm"]
    undoable.args[1]()
    assert len(names(view)) == 4


def test_entries_are_moved_by_keys_and_by_their_grips(view: WorldView) -> None:
    view.entries.select(0)
    press(view, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(view) == ["Birch", "Ash", "Cedar", "Elm"]
    press(view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    press(view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(view) == ["Ash", "Birch", "Cedar", "Elm"]
    view.entries.table.handles.moveSection(0, 3)
    assert names(view) == ["Birch", "Cedar", "Elm", "Ash"]
    assert view.entries.table.handles.visualIndex(0) == 0


def test_entries_are_copied_as_a_table_for_a_spreadsheet(view: WorldView) -> None:
    view.entries.select(2)
    press(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    head, line = QGuiApplication.clipboard().text().splitlines()
    assert "\t" in head
    assert "Cedar" in line
    assert view.entries.note_label.text()


def test_edits_of_an_entry_are_seen_in_the_table(view: WorldView, world: OpenCharacter) -> None:
    kind = view.entries.model.kind
    changed: list[tuple[int, int]] = []
    view.entries.model.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    world.push(SetValue(f"{kind}[1].name", "Beech"))
    assert names(view) == ["Ash", "Beech", "Cedar", "Elm"]
    assert changed == [(1, 1)]


def test_problems_are_marked_and_lead_to_their_fields(view: WorldView, world: OpenCharacter, qtbot: QtBot) -> None:
    kind = view.entries.model.kind
    with qtbot.waitSignal(view.checked, timeout=PATIENCE_MS, check_params_cb=lambda report: bool(report.problems)):
        world.push(SetValue(f"{kind}[3].id", "ash"))
    assert view.problems_box.isVisible()
    assert int(view.problems_number.text()) >= 1
    view.entries.select(0)
    lines = view.problems.model()
    spoken = str(lines.index(lines.rowCount() - 1, 0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken
    view.problems.setCurrentIndex(lines.index(lines.rowCount() - 1, 0))
    QTest.keyClick(view.problems, Qt.Key.Key_Return)
    assert view.panel.position == 3
    assert view.panel.isAncestorOf(QGuiApplication.focusObject())  # type: ignore[arg-type]  # a widget
    assert "problem" in view.status_change()


def test_f6_goes_round_kinds_entries_and_entry(view: WorldView) -> None:
    focused: list[QWidget | None] = []
    view.kinds.setFocus()
    for _ in range(3):
        QTest.keyClick(view.window().focusWidget(), Qt.Key.Key_F6)
        focused.append(view.window().focusWidget())
    assert focused[0] is view.entries.table
    assert focused[1] is not None
    assert view.panel.isAncestorOf(focused[1])
    assert focused[2] is view.kinds


def test_keys_of_a_text_stay_with_the_text(view: WorldView) -> None:
    view.entries.filter_edit.setFocus()
    view.entries.filter_edit.setText("Ash")
    QTest.keyClick(view.entries.filter_edit, Qt.Key.Key_Home)
    QTest.keyClick(view.entries.filter_edit, Qt.Key.Key_Delete)
    assert view.entries.filter_edit.text() == "sh"
    assert view.entries.model.number == 4


def test_the_world_itself_is_named_on_its_page(view: WorldView, world: OpenCharacter) -> None:
    view.kinds.choose(ABOUT)
    assert view.about.isVisible()
    view.about.name_edit.setFocus()
    view.about.name_edit.selectAll()
    QTest.keyClicks(view.about.name_edit, "Reed Coast")
    view.about.id_edit.setFocus()
    assert world.title == "Reed Coast"


def test_a_kind_without_entries_says_so_and_offers_two_ways(show: Show, game: Game) -> None:
    view = show(empty_world(game), game)
    view.kinds.choose(sample_kind(game))
    pane = view.entries
    assert pane.stack.currentWidget() is pane.empty_card
    assert pane.empty_add_button.isVisible()
    assert pane.empty_paste_button.isVisible()
    pane.empty_add_button.click()
    assert pane.model.number == 1
    assert pane.stack.currentWidget() is pane.table_card


def test_uses_are_counted_by_entry(view: WorldView) -> None:
    kind = view.entries.model.kind
    view.show_uses({kind: {"cedar": 4}})
    last = len(view.entries.model.columns) - 1
    assert [str(view.entries.model.index(row, last).data()) for row in range(4)] == ["—", "—", "4", "—"]
    view.entries.model.sort_by(last)
    assert names(view)[0] == "Cedar"


def test_columns_of_a_narrow_tab(view: WorldView, qtbot: QtBot) -> None:
    assert view.kinds.isVisible()
    view.resize(960, 560)
    qtbot.waitUntil(lambda: not view.kinds.isVisible())
    assert view.entries.kind_button.isVisible()
    assert view.panel.isVisible()
    assert not view.entries.duplicate_button.text()
    menu = view.entries.kind_button.menu()
    menu.aboutToShow.emit()
    assert len([each for each in menu.actions() if not each.isSeparator()]) == 1 + len(view.game.system.kinds)
    view.resize(660, 400)
    qtbot.waitUntil(lambda: not view.panel.isVisible())
    press(view, Qt.Key.Key_Return)
    assert view.panel.isVisible()
    assert not view.entries.isVisible()
    view.back_button.click()
    assert view.entries.isVisible()


def test_the_entry_of_a_narrow_tab_has_its_width_when_it_is_shown_first(
    qtbot: QtBot, world: OpenCharacter, game: Game, show: Show
) -> None:
    view = show(world, game, 928)
    view.kinds.choose(sample_kind(game))
    qtbot.waitUntil(lambda: view.entry_box.width() >= px(360))
    view.resize(1000, 600)
    qtbot.waitUntil(lambda: view.entries_box.width() == px(400))


def test_a_low_tab_leaves_the_head_out_beside_an_entry(
    qtbot: QtBot, world: OpenCharacter, game: Game, show: Show
) -> None:
    view = show(world, game, 660)
    view.kinds.choose(sample_kind(game))
    view.resize(660, 310)
    press(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not view.head.isVisible())
    assert view.panel.isVisible()
    view.resize(660, 700)
    qtbot.waitUntil(view.head.isVisible)
    view.resize(660, 310)
    view.back_button.click()
    qtbot.waitUntil(view.head.isVisible)


def test_a_name_takes_the_room_that_is_left(qtbot: QtBot, view: WorldView, world: OpenCharacter) -> None:
    kind, table, name = view.entries.model.kind, view.entries.table, "Harbour folk of the northern salt marshes"
    column = next(number for number, each in enumerate(view.entries.model.columns) if each.kind is ColumnKind.NAME)
    view.resize(2000, 760)
    world.push(SetValue(f"{kind}[1].name", name))
    whole = QFontMetrics(font(TextStyle.HEADING)).horizontalAdvance(name)
    qtbot.waitUntil(lambda: table.columnWidth(column) >= whole)
    world.undo_stack.undo()
    assert table.columnWidth(column) < whole


def test_five_thousand_entries_are_filtered_and_sorted(show: Show, game: Game) -> None:
    """All at once, and each text is made for the shown rows alone."""
    kind = sample_kind(game)
    world = empty_world(game, **{kind: [{"id": f"entry_{n}", "name": f"Entry {n}"} for n in range(5000)]})
    view = show(world, game)
    view.kinds.choose(kind)
    model = view.entries.model
    assert model.rowCount() == 5000
    assert len(model._cells) < 2000
    model.filter("entry_4999")
    assert names(view) == ["Entry 4999"]
    model.filter("")
    model.sort_by(1, is_descending=True)
    assert names(view)[0] == "Entry 999"
    assert view.entries.table.selected_positions() == [4999]  # the last match of a filter stays current
    assert model.data(QModelIndex()) is None


def test_what_the_user_has_left_of_the_entry_is_told(view: WorldView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.entry_width_changed) as width:
        view.world_splitter.moveSplitter(view.world_splitter.width() - 480, 1)
    assert 360 <= width.args[0] <= 520


def test_any_game_has_kinds() -> None:
    assert any_game().system.kinds


def test_the_filter_is_what_ctrl_f_goes_to(view: WorldView) -> None:
    assert view.search_edit is view.entries.filter_edit
