"""The command palette: ranking and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.palette_view import PaletteItem, PaletteItemKind, PaletteView, rank
from desktop.theme import Theme

ITEMS = (
    PaletteItem(PaletteItemKind.ACTION, "print_action", "Print", "File", "Ctrl+P", "print"),
    PaletteItem(PaletteItemKind.ACTION, "preferences_action", "Preferences", "File", "Ctrl+,", "settings"),
    PaletteItem(PaletteItemKind.FIELD, "parry", "Parry/Avoid", "parry_avoid", "7"),
    PaletteItem(PaletteItemKind.FIELD, "move_rate", "Move Rate", "move_rate", "77 yd"),
)


def test_matches_at_the_start_rank_before_others() -> None:
    item = PaletteItem(PaletteItemKind.FIELD, "x", "Move Rate", "walking")
    assert rank(item, []) == 0
    assert rank(item, ["mo"]) == 0
    assert rank(item, ["rate"]) == 1
    assert rank(item, ["ove"]) == 3
    assert rank(item, ["walk"]) == 5
    assert rank(item, ["mo", "rate"]) == 1
    assert rank(item, ["fly"]) is None


def test_a_procedure_is_not_found_by_the_name_of_its_character_alone() -> None:
    item = PaletteItem(PaletteItemKind.PROCEDURE, "rest", "Rest", "Anna Bell")
    assert rank(item, []) == 0
    assert rank(item, ["rest", "anna"]) == 5
    assert rank(item, ["anna", "bell"]) is None


def shown(view: PaletteView) -> list[str]:
    model = view.results_list.model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


@pytest.mark.fonts
def test_typing_filters_and_enter_chooses(qtbot: QtBot, theme: Theme) -> None:
    assert theme.choice == "light"
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    view = PaletteView(window)
    chosen: list[PaletteItem] = []
    asked: list[str] = []
    view.chosen.connect(chosen.append)
    view.asked.connect(asked.append)
    view.open_over(window, ITEMS, "Find")
    assert len(shown(view)) == 4
    QTest.keyClicks(view.search_edit, "r")
    assert shown(view)[0] == "Move Rate"
    QTest.keyClicks(view.search_edit, "a")
    assert shown(view) == ["Move Rate"]
    assert asked == ["r", "ra"]
    view.add_found("ra", [PaletteItem(PaletteItemKind.CHARACTER, "id", "Rana", "Step Level 0")])
    view.add_found("r", [PaletteItem(PaletteItemKind.CHARACTER, "late", "Too late")])
    assert shown(view) == ["Rana", "Move Rate"]
    view.add_found(
        "ra",
        [
            PaletteItem(PaletteItemKind.CHARACTER, "id", "Rana"),
            PaletteItem(PaletteItemKind.CHARACTER, "noted", "Ember"),
        ],
    )
    assert shown(view) == ["Rana", "Move Rate", "Ember"]  # she is found by her notes alone
    QTest.keyClick(view.search_edit, Qt.Key.Key_Down)
    view.grab()
    QTest.keyClick(view.search_edit, Qt.Key.Key_Return)
    assert [item.key for item in chosen] == ["move_rate"]
    assert not view.isVisible()


def test_no_results_is_shown(qtbot: QtBot, theme: Theme) -> None:
    assert theme.choice == "light"
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    view = PaletteView(window)
    view.open_over(window, ITEMS, "Find")
    QTest.keyClicks(view.search_edit, "zzz")
    assert view.empty_label.isVisible()
    QTest.keyClick(view.search_edit, Qt.Key.Key_Down)
    QTest.keyClick(view.search_edit, Qt.Key.Key_Return)
    assert view.isVisible()
    view.close()


def test_no_results_is_shown_only_after_the_library_was_searched(qtbot: QtBot, theme: Theme) -> None:
    assert theme.choice == "light"
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    view = PaletteView(window)
    view.open_over(window, ITEMS, "Find")
    nothing = view.empty_label.text()
    view.asked.connect(lambda _words: view.set_reading(is_reading=True))
    QTest.keyClicks(view.search_edit, "zz")
    assert view.empty_label.isVisible()
    assert view.empty_label.text() == "Reading the library …"
    view.add_found("z", [])
    assert view.empty_label.text() != nothing  # that was the answer to other words
    view.add_found("zz", [])
    assert view.empty_label.text() == nothing
    view.close()


@pytest.mark.fonts
def test_a_click_chooses(qtbot: QtBot, theme: Theme) -> None:
    assert theme.choice == "light"
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    view = PaletteView(window)
    view.open_over(window, ITEMS, "Find")
    index = view.results_list.model().index(1, 0)
    with qtbot.waitSignal(view.chosen) as chosen:
        place = view.results_list.visualRect(index).center()
        QTest.mouseClick(view.results_list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert chosen.args is not None
    assert chosen.args[0].key == "preferences_action"
    text = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert text == "Preferences, File, Ctrl+,"
