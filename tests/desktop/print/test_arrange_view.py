from __future__ import annotations

import datetime
import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from core.character.sheet import Sheet
from core.content.arrangement_file import read_arrangement, write_arrangement
from core.rules.sheet_arrangement import SheetArrangement, standard_arrangement
from desktop import messages
from desktop.print.arrange_view import ArrangeView
from desktop.print.block_tile import BlockTile
from desktop.print.pdf_pages import PdfPages
from desktop.print.print_choices import PrintChoices
from desktop.settings import Settings
from tests.helpers.characters_to_print import document, opened
from tests.helpers.spoken_language import speaking
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS

WHEN = datetime.date(2026, 11, 20)
FULL = PrintChoices("full", "a4", ink=False, portrait=True)
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bren() -> Sheet:
    return opened(document("bren"))


@pytest.fixture
def kept(tmp_path: Path) -> Settings:
    return Settings(str(tmp_path / "settings.ini"))


@pytest.fixture
def view(qtbot: QtBot, kept: Settings, bren: Sheet) -> Iterator[ArrangeView]:
    made = opened_view(qtbot, kept, bren)
    yield made
    made.close()


def opened_view(qtbot: QtBot, kept: Settings, sheet: Sheet, choices: PrintChoices = FULL) -> ArrangeView:
    made = ArrangeView(sheet, choices, WHEN, kept)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.shown, timeout=PATIENCE_MS):
        made.open()
    qtbot.waitActive(made)
    wait_for_layout()
    return made


def pages(view: ArrangeView) -> list[list[str]]:
    return [list(page.blocks) for page in view.model.arrangement.pages]


def words(found: PdfPages) -> str:
    import pypdfium2  # noqa: PLC0415 - the tests of the program's start look at what is imported

    return "".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(found.data))


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focused: QWidget | None = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifiers)
    wait_for_layout()


def focused_key() -> str:
    focused: QWidget | None = QApplication.focusWidget()
    assert isinstance(focused, BlockTile)
    return focused.key


def drag(view: ArrangeView, key: str, target: QWidget, right: float, down: float, *, drops: bool = True) -> None:
    """Drag the tile of a block to a share of the width and the height of a widget."""
    tile = view.board.tiles.get(key) or view.left_out.tiles[key]
    start = tile.rect().center()
    place = QPoint(round(target.width() * right), round(target.height() * down))
    end = tile.mapFromGlobal(target.mapToGlobal(place))
    QTest.mousePress(tile, LEFT, pos=start)
    for share in range(1, 6):
        QTest.mouseMove(tile, start + (end - start) * share / 5)
    if drops:
        QTest.mouseRelease(tile, LEFT, pos=end)
        wait_for_layout()


# ---------------------------------------------------------------------------------------------------------- as it opens


def test_it_shows_the_sheet_of_the_game_and_changes_nothing_by_itself(view: ArrangeView, bren: Sheet) -> None:
    assert view.model.arrangement == standard_arrangement(bren.system)
    assert view.title_label.text() == f"Sheet of {bren.system.name}"
    assert list(view.board.tiles) == list(view.model.names)
    assert not view.left_out.tiles
    assert not view.problem_label.text()
    assert [button.isEnabled() for button in (view.undo_button, view.redo_button, view.standard_button)] == [False] * 3
    assert view.rendered is not None
    assert "Bren Tarrow" in words(view.rendered.pages)
    assert view.page_label.text() == "Page 1 of 2"
    assert focused_key() == view.model.arrangement.blocks[0]


def test_every_block_has_a_name_for_people(view: ArrangeView) -> None:
    assert all(name and name != key for key, name in view.model.names.items())
    assert len(set(view.model.names.values())) == len(view.model.names)
    assert view.board.tiles["weapons"].accessibleName() == "Weapons, page 1, row 5"
    assert view.board.tiles["attributes"].accessibleName() == "Attributes, page 1, row 4, 8 of 12 columns wide"


def test_tiles_are_as_on_paper(view: ArrangeView) -> None:
    tiles = {key: tile.geometry() for key, tile in view.board.tiles.items()}
    assert not [pair for pair in combinations(tiles.values(), 2) if pair[0].intersects(pair[1])]
    assert all(QRect(0, 0, view.board.width(), view.board.height()).contains(rect) for rect in tiles.values())
    assert tiles["attributes"].top() == tiles["armor"].top()
    assert tiles["attributes"].bottom() == tiles["pieces"].bottom()
    assert tiles["armor"].left() == tiles["pieces"].left() > tiles["attributes"].right()


@pytest.mark.fonts
def test_a_picture_of_an_earlier_width_comes_too_late(view: ArrangeView) -> None:
    right = view.preview.viewport().grab().toImage()
    late = QImage(40, 56, QImage.Format.Format_RGB32)
    late.fill(Qt.GlobalColor.black)
    view.preview.set_picture(0, late)
    assert view.preview.is_complete
    assert view.preview.viewport().grab().toImage() == right


# ----------------------------------------------------------------------------------------------------------------- keys


def test_arrow_keys_walk_and_alt_moves_with_the_focus(view: ArrangeView) -> None:
    for _ in range(4):
        press(Qt.Key.Key_Down)
    assert focused_key() == "weapons"
    press(Qt.Key.Key_Up, ALT)
    assert pages(view)[0].index("weapons") == pages(view)[0].index("attributes") - 1
    assert focused_key() == "weapons"
    press(Qt.Key.Key_PageDown, ALT)
    assert pages(view)[1][0] == "weapons"
    assert focused_key() == "weapons"
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert pages(view)[0].index("weapons") == pages(view)[0].index("attributes") - 1
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert view.model.arrangement == view.model.standard
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert pages(view)[1][0] == "weapons"
    assert not view.redo_button.isEnabled()


def test_blocks_come_side_by_side_below_each_other_and_change_their_widths(view: ArrangeView) -> None:
    view.board.tiles["profession"].setFocus()
    press(Qt.Key.Key_Minus, ALT)
    assert [column.notation for column in view.model.arrangement.pages[1].bands[2]] == ["5 profession", "7 culture"]
    press(Qt.Key.Key_Minus, ALT)
    assert not view.narrower_button.isEnabled(), "it needs five columns"
    press(Qt.Key.Key_Plus, ALT)
    assert view.model.arrangement == view.model.standard
    press(Qt.Key.Key_Right, ALT)
    assert [column.notation for column in view.model.arrangement.pages[1].bands[2]] == ["6 culture", "6 profession"]
    press(Qt.Key.Key_B)
    press(Qt.Key.Key_Up, ALT)
    assert [band[0].notation for band in view.model.arrangement.pages[1].bands[2:4]] == ["profession", "culture"]
    view.board.tiles["culture"].setFocus()
    press(Qt.Key.Key_B)
    assert [column.notation for column in view.model.arrangement.pages[1].bands[2]] == ["6 profession", "6 culture"]
    view.board.tiles["armor"].setFocus()
    press(Qt.Key.Key_S)
    assert pages(view)[0] == list(view.model.standard.pages[0].blocks), "there is no room for a third column"
    view.board.tiles["culture"].setFocus()
    press(Qt.Key.Key_S)
    assert [band[0].notation for band in view.model.arrangement.pages[1].bands[2:4]] == ["profession", "culture"]


def test_left_out_blocks_come_back(qtbot: QtBot, view: ArrangeView) -> None:
    assert view.rendered is not None
    assert "LOAD AND REACTION" in words(view.rendered.pages)
    view.board.tiles["load"].setFocus()
    with qtbot.waitSignal(view.shown, timeout=PATIENCE_MS):
        press(Qt.Key.Key_Delete)
    assert "load" not in view.model.arrangement.blocks
    assert view.left_out.tiles["load"].accessibleName() == "Load and reaction, not printed"
    assert "LOAD AND REACTION" not in words(view.rendered.pages)
    assert focused_key() == "steps"
    assert not view.add_button.isEnabled()
    view.left_out.tiles["load"].setFocus()
    assert view.add_button.isEnabled()
    assert not view.up_button.isEnabled()
    press(Qt.Key.Key_Return)
    assert pages(view)[-1][-1] == "load"
    assert not view.left_out.tiles
    assert focused_key() == "load"


def test_buttons_do_what_keys_do(view: ArrangeView) -> None:
    view.board.tiles["war"].setFocus()
    for button in (view.right_button, view.wider_button, view.beside_button, view.up_button, view.next_page_button):
        button.click()
    assert pages(view)[1][0] == "war"
    view.previous_page_button.click()
    view.leave_out_button.click()
    assert list(view.left_out.tiles) == ["war"]
    view.left_out.tiles["war"].setFocus()
    view.add_button.click()
    assert pages(view)[1][-1] == "war"


def test_pages_are_added_and_removed(view: ArrangeView) -> None:
    view.new_page_button.click()
    assert pages(view)[1] == []
    assert view.model.to_keep == view.model.standard
    view.undo_button.click()
    view.board.tiles["steps"].setFocus()
    view.remove_page_button.click()
    assert len(pages(view)) == 1
    assert "steps" in view.left_out.tiles
    assert not view.remove_page_button.isEnabled()


def test_an_empty_sheet_cannot_be_kept(view: ArrangeView) -> None:
    view.board.tiles[view.model.arrangement.blocks[0]].setFocus()
    for _ in range(len(view.model.names)):
        press(Qt.Key.Key_Delete)
    assert "Put at least one block on a page." in view.problem_label.text()
    assert not view.ok_button.isEnabled()
    view.accept()
    assert view.isVisible()
    view.standard_button.click()
    assert view.ok_button.isEnabled()
    assert not view.problem_label.text()


def reached_by_tab() -> list[QWidget]:
    """Press Tab until the focus is back; return what it was on."""
    start: QWidget | None = QApplication.focusWidget()
    seen: list[QWidget] = []
    while not seen or seen[-1] is not start:
        press(Qt.Key.Key_Tab)
        focused: QWidget | None = QApplication.focusWidget()
        assert focused is not None
        assert focused not in seen
        seen.append(focused)
    return seen


def test_the_tab_key_goes_around_with_one_stop_among_the_tiles(view: ArrangeView) -> None:
    view.board.tiles["war"].setFocus()
    seen = reached_by_tab()
    names = [each.objectName() for each in seen]
    assert names[:2] == ["new_page_button", "remove_page_button"]
    assert names[-2] == "leave_out_button"
    assert view.preview in seen
    reachable = {each for each in view.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()}
    assert reachable <= {*seen, *view.board.tiles.values()}
    for each in seen:
        assert QAccessible.queryAccessibleInterface(each).text(QAccessible.Text.Name)


def test_the_tab_key_reaches_what_is_left_out_and_comes_back_to_the_same_tile(view: ArrangeView) -> None:
    view.board.tiles["load"].setFocus()
    press(Qt.Key.Key_Delete)
    seen = reached_by_tab()
    assert [each.key for each in seen if isinstance(each, BlockTile)] == ["load", "steps"]
    assert seen[2] is view.left_out.tiles["load"]
    assert seen[3] is view.add_button


# ----------------------------------------------------------------------------------------------------------------- drag


def test_a_tile_is_dragged_beside_another_one(view: ArrangeView) -> None:
    drag(view, "war", view.board.tiles["armor"], 0.05, 0.5)
    assert pages(view)[0][3] == "war", "beside there is no room, so it gets a row"
    view.undo_button.click()
    drag(view, "load", view.board.tiles["war"], 0.05, 0.5)
    assert pages(view)[0][-2:] == ["load", "war"]
    drag(view, "load", view.board.tiles["pieces"], 0.5, 0.9)
    assert pages(view)[0][3:] == ["attributes", "armor", "pieces", "load", "weapons", "war"]
    assert focused_key() == "load"


def test_a_tile_is_dragged_to_a_row_of_its_own_and_to_another_page(view: ArrangeView) -> None:
    drag(view, "weapons", view.board.tiles["attributes"], 0.5, -0.05)
    assert pages(view)[0][3:5] == ["weapons", "attributes"]
    view.board_scroll.verticalScrollBar().setValue(view.board.tiles["war"].y())
    wait_for_layout()
    drag(view, "war", view.board.tiles["levels"], 0.5, 0.9)
    assert pages(view)[1][:4] == ["steps", "advancements", "levels", "war"]


def test_a_tile_is_dragged_out_and_back(view: ArrangeView) -> None:
    drag(view, "weapons", view.left_out, 0.5, 0.5)
    assert list(view.left_out.tiles) == ["weapons"]
    drag(view, "weapons", view.board.tiles["head"], 0.5, 0.9)
    assert pages(view)[0][:2] == ["head", "weapons"]
    assert not view.left_out.tiles


@pytest.mark.fonts
def test_esc_stops_a_drag_and_then_closes_the_dialog(view: ArrangeView) -> None:
    view.board.tiles["weapons"].setFocus()
    drag(view, "weapons", view.board.tiles["head"], 0.5, 0.1, drops=False)
    picture = view.board.grab().toImage()
    press(Qt.Key.Key_Escape)
    assert view.board.grab().toImage() != picture
    QTest.mouseRelease(view.board.tiles["weapons"], LEFT)
    assert view.model.arrangement == view.model.standard
    assert view.isVisible()
    press(Qt.Key.Key_Escape)
    assert not view.isVisible()


# --------------------------------------------------------------------------------------------------------- what is kept


def test_ok_hands_it_over_and_cancel_does_not(qtbot: QtBot, kept: Settings, bren: Sheet) -> None:
    given: list[SheetArrangement | None] = []
    for does in ("cancel", "ok"):
        view = opened_view(qtbot, kept, bren)
        view.decided.connect(given.append)
        view.board.tiles["legend"].setFocus()
        press(Qt.Key.Key_Delete)
        (view.cancel_button if does == "cancel" else view.ok_button).click()
        assert len(given) == (does == "ok")
    assert given[0] is not None
    assert "legend" not in given[0].blocks
    again = opened_view(qtbot, kept, bren, FULL.with_arrangement(bren.system.id, given[0]))
    assert list(again.left_out.tiles) == ["legend"]
    again.decided.connect(given.append)
    again.standard_button.click()
    again.ok_button.click()
    assert given[1] is None


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "JSON"),
        ('{"format": "quire-character"}', "not an arrangement"),
        ('{"format": "quire-arrangement", "version": 99, "system": "any", "pages": []}', "Update Quire"),
        ('{"format": "quire-arrangement", "version": 1, "system": "any", "pages": [[["x"]]]}', "game"),
        (None, "is a folder"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(
    qtbot: QtBot, view: ArrangeView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str | None, said: str
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(messages, "show_box", lambda box: noted(shown, box))
    file = tmp_path / "sheet.json"
    if content is None:
        file.mkdir()
    else:
        file.write_text(content, encoding="utf-8")
    monkeypatch.setattr(messages, "pick_files", lambda *_: (file,))
    view.import_button.click()
    qtbot.waitUntil(lambda: bool(shown), timeout=PATIENCE_MS)
    assert said in shown[0]
    assert view.model.arrangement == view.model.standard
    assert not view.model.can_undo


def noted(shown: list[str], box: QMessageBox) -> str:
    shown.append(f"{box.text()} {box.informativeText()}")
    return ""


def test_an_exported_file_is_imported(
    qtbot: QtBot, view: ArrangeView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "own.json"
    monkeypatch.setattr(messages, "pick_files", lambda *_: (file,))
    view.board.tiles["weapons"].setFocus()
    press(Qt.Key.Key_Delete)
    own = view.model.arrangement
    view.export_button.click()
    qtbot.waitUntil(lambda: view.problem_label.text() == "Saved as own.json.", timeout=PATIENCE_MS)
    assert read_arrangement(file.read_bytes()) == own
    view.standard_button.click()
    view.import_button.click()
    qtbot.waitUntil(lambda: view.model.arrangement == own, timeout=PATIENCE_MS)
    view.undo_button.click()
    assert view.model.arrangement == view.model.standard


def test_lost_blocks_of_an_older_file_are_named(
    qtbot: QtBot, view: ArrangeView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = json.loads(write_arrangement(view.model.standard))
    raw["pages"][0].append(["ancestry"])
    del raw["pages"][1]
    file = tmp_path / "old.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    monkeypatch.setattr(messages, "pick_files", lambda *_: (file,))
    view.import_button.click()
    qtbot.waitUntil(lambda: view.model.can_undo, timeout=PATIENCE_MS)
    assert "ancestry" in view.problem_label.text()
    assert view.ok_button.isEnabled()
    assert len(pages(view)) == 1


# ------------------------------------------------------------------------------------------------------ other languages


def test_it_is_german(qapp: QApplication, qtbot: QtBot, kept: Settings, bren: Sheet) -> None:
    with speaking(qapp, "de"):
        view = opened_view(qtbot, kept, bren)
        assert view.windowTitle() == "Bogen anordnen"
        assert view.model.names["weapons"] == "Waffen"
        assert "Seite 1" in view.board.tiles["weapons"].accessibleName()
        view.close()


def test_long_names_keep_their_tiles(view: ArrangeView) -> None:
    view.resize(view.minimumSize())
    view.model.names.update(
        {key: f"{name} of the Wide Grey Northern Marches and Fens"[:40] for key, name in view.model.names.items()}
    )
    view.board.show_tiles({})
    view.board.show_arrangement()
    view.left_out.show_blocks(["legend"], view.model.names)
    wait_for_layout()
    tiles = [tile.geometry() for tile in view.board.tiles.values()]
    assert not [pair for pair in combinations(tiles, 2) if pair[0].intersects(pair[1])]
    assert max(rect.right() for rect in tiles) < view.board.width()
    tile = view.board.tiles["pieces"]
    assert tile.toolTip() == tile.name
    assert view.left_out.tiles["legend"].geometry().right() < view.left_out.width()
