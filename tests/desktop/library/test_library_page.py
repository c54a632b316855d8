"""The library page: search, ticks, sorting, columns and actions for many, on a real library."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.registry import games
from core.store.records import SortBy, prepare_character
from desktop.library.library_actions import LibraryActions
from desktop.library.library_dialogs import TagsDialog
from desktop.library.library_model import Role
from desktop.library.library_page import LibraryPage
from desktop.library.library_service import LibraryService
from desktop.library.page_columns import OPTIONAL, Column, lay_out_columns
from desktop.library.paged_rows import PAGE, RowKind
from desktop.settings import PAGE_COLUMNS, PAGE_SORT, Settings
from desktop.theme import Theme, px
from tests.helpers.games import any_game, any_id
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS, Messages

NOTHING = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
OTHER = next(each.id for each in games() if each.id != any_id())


@dataclass
class ShownPage:
    """The page with what tests do with it."""

    qtbot: QtBot
    service: LibraryService
    page: LibraryPage

    def add(self, *people: Character) -> list[str]:
        library = self.service.library
        ids = library.add_many([prepare_character(each, "Level 2", "1") for each in people])
        self.service.notify_list_changed()
        return ids

    def names(self) -> list[str]:
        model = self.page.model
        return [str(model.data(model.index(row))) for row in range(model.rowCount())]

    def lists(self, *names: str) -> None:
        """Wait until these rows are shown."""
        self.qtbot.waitUntil(lambda: self.names() == list(names), timeout=PATIENCE_MS)

    def says(self, text: str) -> None:
        """Wait until the bar says this."""
        self.qtbot.waitUntil(lambda: self.page.ticked_label.text() == text, timeout=PATIENCE_MS)

    def search(self, text: str) -> None:
        self.page.search_edit.start()
        QTest.keyClicks(self.page.search_edit, text)

    def press(self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
        for key in keys:
            QTest.keyClick(self.page.list, key, modifiers)

    def go_to(self, name: str) -> None:
        self.page.list.setFocus()
        self.page.list.setCurrentIndex(self.page.model.index(self.names().index(name)))

    def click(self, name: str, *, is_on_box: bool, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
        place = self.page.list.visualRect(self.page.model.index(self.names().index(name)))
        at = QPoint(px(12) if is_on_box else px(160), place.center().y())
        QTest.mouseClick(self.page.list.viewport(), Qt.MouseButton.LeftButton, modifiers, at)

    def ticked(self) -> list[str]:
        """Return the names of the ticked rows, as a screen reader gets them."""
        model, role = self.page.model, Qt.ItemDataRole.CheckStateRole
        return [name for row, name in enumerate(self.names()) if model.data(model.index(row), role) == _CHECKED]


_CHECKED = Qt.CheckState.Checked
BOATS = {"skills": [{"name": "Boat Handling"}]}


@pytest.fixture
def shown(
    qtbot: QtBot, service: LibraryService, window_settings: Settings, theme: Theme, messages: Messages
) -> ShownPage:
    assert isinstance(theme, Theme)
    assert isinstance(messages, Messages)
    frame = QWidget()
    qtbot.addWidget(frame)
    actions = LibraryActions(service, window_settings, frame)
    page = LibraryPage(service, window_settings, actions)
    qtbot.addWidget(page)
    page.resize(1176, 764)
    with qtbot.waitSignals([page.model.listed, page.model.named], timeout=PATIENCE_MS):
        page.show()
    page.activateWindow()
    return ShownPage(qtbot, service, page)


@pytest.fixture
def people(shown: ShownPage) -> ShownPage:
    shown.add(
        Character(any_id(), name="Anna", player="Max", campaign="Saltmere", data=BOATS),
        Character(any_id(), name="Bren", campaign="Saltmere", tags=("hero", "sea"), data=BOATS),
        Character(OTHER, name="Carl", data=BOATS),
        Character(OTHER, name="Doris"),
    )
    shown.lists("Anna", "Bren", "Carl", "Doris")
    return shown


# ----------------------------------------------------------------------------------------------------- what is shown


def test_it_says_how_many_there_are_and_how_many_match(people: ShownPage) -> None:
    page = people.page
    people.qtbot.waitUntil(lambda: page.count_label.text().startswith("4 "), timeout=PATIENCE_MS)
    assert page.rest_label.isHidden()
    people.search("boat")
    people.lists("Anna", "Bren", "Carl")
    people.qtbot.waitUntil(lambda: page.count_label.text().endswith("match “boat”"), timeout=PATIENCE_MS)
    assert page.count_label.text().startswith("3 of 4 ")
    assert page.rest_label.text() == "1 more do not match “boat”"
    assert page.chips.chip("").text() == "All 3"
    assert page.chips.chip(any_id()).text() == f"{any_game().name} 2"
    model = page.model
    people.qtbot.waitUntil(lambda: model.data(model.index(0), Role.FOUND) is not None, timeout=PATIENCE_MS)
    page.all_button.click()
    people.lists("Anna", "Bren", "Carl", "Doris")


def test_chips_filter_by_game(people: ShownPage) -> None:
    people.qtbot.waitUntil(lambda: set(people.page.chips.keys()) == {"", any_id(), OTHER}, timeout=PATIENCE_MS)
    people.page.chips.chip(OTHER).click()
    people.lists("Carl", "Doris")
    people.qtbot.waitUntil(lambda: people.page.count_label.text().startswith("2 of 4 "), timeout=PATIENCE_MS)
    assert people.page.rest_label.text() == "2 more are hidden"


def test_an_empty_page_says_what_to_do(shown: ShownPage) -> None:
    page = shown.page
    shown.qtbot.waitUntil(lambda: page.stack.currentWidget() is page.empty_page, timeout=PATIENCE_MS)
    shown.qtbot.waitUntil(lambda: page.empty_label.text() == "No characters yet.", timeout=PATIENCE_MS)
    assert not page.new_button.isHidden()
    with shown.qtbot.waitSignals([page.asked_new, page.asked_import], timeout=PATIENCE_MS):
        page.new_button.click()
        page.import_button.click()


def test_a_search_without_a_match_says_so(people: ShownPage) -> None:
    people.search("zebra")
    page = people.page
    people.qtbot.waitUntil(lambda: page.empty_label.text() == "No match for “zebra”.", timeout=PATIENCE_MS)
    assert page.new_button.isHidden()
    assert page.show_all_button.text() == "Show all 4"
    page.show_all_button.click()
    people.lists("Anna", "Bren", "Carl", "Doris")


def test_drafts_stay_out_of_the_table(people: ShownPage) -> None:
    from core.store.records import Draft  # noqa: PLC0415

    people.service.library.drafts.save(Draft(any_id(), "creation", {}, "Half made"))
    people.add(Character(any_id(), name="Emma"))
    people.lists("Anna", "Bren", "Carl", "Doris", "Emma")


# --------------------------------------------------------------------------------------------- sorting and grouping


def test_a_click_on_a_head_sorts_and_a_second_one_reverses(people: ShownPage, window_settings: Settings) -> None:
    page = people.page
    page.heads.buttons[Column.NAME].click()
    people.lists("Doris", "Carl", "Bren", "Anna")
    assert window_settings.get(PAGE_SORT) == "-name"
    assert page.heads.buttons[Column.NAME].accessibleDescription() == "descending"
    page.heads.buttons[Column.CHANGED].click()
    assert (page.order.sort, page.order.is_descending) == (SortBy.CHANGED, True)
    assert "by last edit" in page.order_button.text()
    page.heads.buttons[Column.GAME].click()
    assert page.order.sort == SortBy.SYSTEM
    page.heads.buttons[Column.TAGS].click()
    people.lists("Bren", "Anna", "Carl", "Doris")
    assert "by tags" in page.order_button.text()
    page.heads.buttons[Column.LEVEL].click()
    assert (page.order.sort, page.order.is_descending) == (SortBy.LEVEL, False)
    assert page.heads.buttons[Column.LEVEL].accessibleDescription() == "ascending"


def test_the_head_of_the_campaign_groups(people: ShownPage) -> None:
    page = people.page
    page.heads.buttons[Column.CAMPAIGN].click()
    people.lists("Saltmere", "Anna", "Bren", "No campaign", "Carl", "Doris")
    assert "grouped by campaign" in page.order_button.text()
    assert page.model.kind(0) is RowKind.HEADING
    page.heads.buttons[Column.CAMPAIGN].click()
    people.lists("Anna", "Bren", "Carl", "Doris")


# ------------------------------------------------------------------------------------------------------------ ticks


def test_space_ticks_and_arrows_only_move(people: ShownPage) -> None:
    people.go_to("Anna")
    people.press(Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert people.ticked() == ["Anna", "Carl"]
    people.says("2 selected")
    people.press(Qt.Key.Key_Space)
    assert people.ticked() == ["Anna"]
    assert people.page.marked is not None
    assert people.page.marked.name == "Carl"


def test_shift_ticks_a_range_that_can_shrink_again(people: ShownPage) -> None:
    people.go_to("Bren")
    people.press(Qt.Key.Key_Down, Qt.Key.Key_Down, modifiers=SHIFT)
    assert people.ticked() == ["Bren", "Carl", "Doris"]
    people.press(Qt.Key.Key_Down, modifiers=SHIFT)  # there is none below
    people.press(Qt.Key.Key_Up, modifiers=SHIFT)
    assert people.ticked() == ["Bren", "Carl"]
    people.click("Anna", is_on_box=False, modifiers=SHIFT)
    assert people.ticked() == ["Anna", "Bren"]


def test_clicks_on_boxes_and_with_ctrl_tick_and_a_plain_click_opens(people: ShownPage) -> None:
    opened: list[str] = []
    people.page.opened.connect(opened.append)
    people.click("Anna", is_on_box=True)
    people.click("Carl", is_on_box=False, modifiers=CONTROL)
    assert people.ticked() == ["Anna", "Carl"]
    assert opened == []
    people.click("Doris", is_on_box=False)
    assert len(opened) == 1
    assert people.ticked() == ["Anna", "Carl"]
    people.go_to("Bren")
    people.press(Qt.Key.Key_Return)
    assert len(opened) == 2


def test_ticks_do_not_follow_a_changed_search(people: ShownPage) -> None:
    people.go_to("Anna")
    people.press(Qt.Key.Key_Space)
    people.go_to("Doris")
    people.press(Qt.Key.Key_Space)
    people.search("boat")
    people.lists("Anna", "Bren", "Carl")
    people.says("2 selected, 1 not shown")
    QTest.keyClick(people.page.search_edit, Qt.Key.Key_Escape)
    people.lists("Anna", "Bren", "Carl", "Doris")
    people.says("2 selected")
    assert people.ticked() == ["Anna", "Doris"]
    people.page.clear_button.click()
    assert people.ticked() == []
    assert people.page.ticked_label.isHidden()
    assert not people.page.order_button.isHidden()


def test_all_found_are_ticked_and_unticked(people: ShownPage) -> None:
    people.search("boat")
    people.lists("Anna", "Bren", "Carl")
    people.go_to("Anna")
    people.press(Qt.Key.Key_A, modifiers=CONTROL)
    people.says("3 selected")
    box = people.page.heads.box
    people.qtbot.waitUntil(lambda: box.checkState() is _CHECKED, timeout=PATIENCE_MS)
    people.click("Bren", is_on_box=True)
    people.qtbot.waitUntil(lambda: box.checkState() is Qt.CheckState.PartiallyChecked, timeout=PATIENCE_MS)
    box.click()
    people.says("3 selected")
    people.qtbot.waitUntil(lambda: box.checkState() is _CHECKED, timeout=PATIENCE_MS)
    box.click()
    people.qtbot.waitUntil(lambda: people.ticked() == [], timeout=PATIENCE_MS)


def test_a_range_over_pages_that_are_not_loaded_is_ticked(shown: ShownPage) -> None:
    number = 2 * PAGE + 50
    shown.add(*(Character(any_id(), name=f"Anna {number:04}") for number in range(number)))
    shown.qtbot.waitUntil(lambda: shown.page.model.rowCount() == number, timeout=PATIENCE_MS)
    shown.page.list.setFocus()
    shown.page.list.setCurrentIndex(shown.page.model.index(0))
    shown.press(Qt.Key.Key_Space)
    shown.page.list._extend(number - 1)
    shown.says(f"{number} selected")


# ----------------------------------------------------------------------------------------------------------- the bar


def test_fights_and_awards_need_one_game(people: ShownPage) -> None:
    page = people.page
    people.click("Anna", is_on_box=True)
    people.click("Bren", is_on_box=True)
    assert page.fight_button.isEnabled()
    with people.qtbot.waitSignals([page.asked_fight, page.asked_award], timeout=PATIENCE_MS):
        page.fight_button.click()
        page.award_button.click()
    people.click("Carl", is_on_box=True)
    assert not page.fight_button.isEnabled()
    assert not page.award_button.isEnabled()
    assert "one game" in page.fight_button.toolTip()
    assert page.acted_on == page.ticks.ids


def test_the_ticked_are_printed_tagged_and_thrown_away(people: ShownPage) -> None:
    page = people.page
    people.click("Carl", is_on_box=True)
    people.click("Anna", is_on_box=True)
    with people.qtbot.waitSignal(page.asked_print, timeout=PATIENCE_MS) as printed:
        page.print_button.click()
    assert printed.args == [list(page.ticks.ids)]
    page.tag_button.click()
    frame = page._library_actions.parent()
    assert frame is not None
    people.qtbot.waitUntil(lambda: bool(frame.findChildren(TagsDialog)), timeout=PATIENCE_MS)
    dialog = frame.findChildren(TagsDialog)[0]
    assert sorted(dialog.ids) == sorted(page.ticks.ids)
    dialog.reject()
    page.trash_button.click()
    people.lists("Bren", "Doris")
    people.qtbot.waitUntil(lambda: len(page.ticks) == 0, timeout=PATIENCE_MS)
    people.go_to("Doris")
    people.press(Qt.Key.Key_Delete)  # nothing is ticked: the marked one
    people.lists("Bren")


# ---------------------------------------------------------------------------------------------------------- columns


def open_menu(people: ShownPage, name: str) -> QMenu:
    """Open the context menu of a row with the menu key."""
    people.go_to(name)
    place = people.page.list.visualRect(people.page.list.currentIndex()).center()
    at = people.page.list.viewport().mapToGlobal(place)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, at)
    QApplication.sendEvent(people.page.list.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def menu_texts(people: ShownPage, name: str) -> list[str]:
    """Return what the menu of a row offers."""
    menu = open_menu(people, name)
    texts = [action.text().replace("&", "") for action in menu.actions() if action.text()]
    menu.close()
    return texts


def pick(people: ShownPage, name: str, text: str) -> None:
    """Choose from the menu of a row."""
    menu = open_menu(people, name)
    next(action for action in menu.actions() if action.text().replace("&", "") == text).trigger()
    menu.close()


def test_the_menu_of_a_row_acts_on_it_though_others_are_ticked(people: ShownPage) -> None:
    people.click("Anna", is_on_box=True)
    people.click("Bren", is_on_box=True)
    assert menu_texts(people, "Doris") == [
        "Open Doris",
        "Duplicate Doris",
        "Tags of Doris…",
        "Campaign of Doris…",
        "Export Doris as…",
        "Print Doris…",
        "Award experience…",
        "Move Doris to Trash",
    ]
    with people.qtbot.waitSignal(people.page.opened) as opened:
        pick(people, "Doris", "Open Doris")
    marked = people.page.marked
    assert marked is not None
    assert opened.args == [marked.id]
    pick(people, "Doris", "Move Doris to Trash")
    people.lists("Anna", "Bren", "Carl")


def test_the_menu_of_a_ticked_row_acts_on_all_that_are_ticked(people: ShownPage) -> None:
    people.click("Anna", is_on_box=True)
    people.click("Bren", is_on_box=True)
    page, ticked = people.page, set(people.page.ticks.ids)
    assert "Open Anna" not in menu_texts(people, "Anna")
    with people.qtbot.waitSignal(page.asked_print) as printed:
        pick(people, "Anna", "Print 2 characters…")
    assert set(printed.args[0]) == ticked
    with people.qtbot.waitSignal(page.asked_fight):
        pick(people, "Anna", "Start fight")
    with people.qtbot.waitSignal(page.asked_award) as award:
        pick(people, "Anna", "Award experience…")
    assert set(award.args[0]) == ticked
    pick(people, "Anna", "Move 2 characters to Trash")
    people.lists("Carl", "Doris")


def test_the_menu_of_characters_of_two_games_offers_no_fight(people: ShownPage) -> None:
    people.click("Anna", is_on_box=True)
    people.click("Carl", is_on_box=True)
    assert not {"Award experience…", "Start fight"} & set(menu_texts(people, "Carl"))


def test_columns_leave_a_narrow_page_and_come_back(people: ShownPage, window_settings: Settings) -> None:
    page = people.page
    page.resize(px(860), 600)
    wait_for_layout()
    assert Column.TAGS not in page.list.columns
    assert page.heads.buttons[Column.TAGS].isHidden()
    tags = next(action for action in page.columns.actions() if action.data() == Column.TAGS.value)
    page.columns.aboutToShow.emit()
    assert not tags.isChecked()
    tags.trigger()
    assert Column.TAGS in page.list.columns
    game = next(action for action in page.columns.actions() if action.data() == Column.GAME.value)
    page.columns.aboutToShow.emit()
    game.trigger()
    assert Column.GAME not in page.list.columns
    assert window_settings.get(PAGE_COLUMNS) == "+tags -game"


@pytest.mark.fonts
def test_the_table_is_as_high_as_its_rows(people: ShownPage) -> None:
    """And what is left out is said below the last one, as far as the page is high enough."""
    page = people.page
    page.resize(1100, 900)
    wait_for_layout()
    assert page.list.height() == page.model.rowCount() * px(44)
    page.resize(1100, 340)
    wait_for_layout()
    assert px(44) < page.list.height() < page.model.rowCount() * px(44)
    assert page.list.verticalScrollBar().maximum() > 0


def test_a_low_page_gives_the_room_of_a_toast_to_its_rows(people: ShownPage) -> None:
    """As at 200 % on 1440 × 900: three hundred pixels are left for the page."""
    heights = []
    for height in (764, 320):
        people.page.resize(624, height)
        wait_for_layout()
        heights.append(height - people.page.list.mapTo(people.page, QPoint(0, people.page.list.height())).y())
    assert heights[0] >= px(72)
    assert heights[1] < px(36)


def test_a_narrow_bar_has_icons_with_tool_tips(people: ShownPage) -> None:
    page = people.page
    people.click("Anna", is_on_box=True)
    assert page.print_button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    page.resize(px(620), 500)
    wait_for_layout()
    assert page.print_button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    assert page.print_button.toolTip() == "Print the selected characters"
    assert page.clear_button.width() >= page.clear_button.sizeHint().width()


@pytest.mark.parametrize("width", [400, 700, 944, 1128, 2400])
def test_columns_stand_beside_each_other_in_any_width(theme: Theme, width: int) -> None:
    assert isinstance(theme, Theme)
    spans = lay_out_columns(px(width), (), ())
    assert list(spans) == [column for column in Column if column in spans]
    ends = [span.left + span.width for span in spans.values()]
    assert [span.left for span in spans.values()] == [0, *ends[:-1]]
    assert {Column.TICK, Column.FACE, Column.NAME, Column.LEVEL} <= set(spans)
    assert set(lay_out_columns(px(width), (), OPTIONAL)) == set(Column)


@pytest.mark.fonts
def test_every_row_is_painted_and_named(people: ShownPage) -> None:
    page = people.page
    model = page.model
    people.go_to("Bren")
    people.press(Qt.Key.Key_Space)
    people.qtbot.waitUntil(lambda: model.data(model.index(1), Role.SIGN) != "", timeout=PATIENCE_MS)
    assert not page.grab().isNull()
    text = str(model.data(model.index(0), Qt.ItemDataRole.AccessibleTextRole))
    assert "Anna" in text
    assert "Max" in text
    for heading in page.heads.buttons.values():
        assert heading.accessibleName() or heading.text()
