"""The print dialog with own arrangements of sheets, kept in a library."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.character.sheet import Sheet
from core.rules.sheet_arrangement import ArrangedColumn, ArrangedPage, SheetArrangement
from core.store.library import Library
from desktop import messages
from desktop.print.arrange_view import ArrangeView
from desktop.print.block_tile import BlockTile
from desktop.print.pdf_pages import PdfPages
from desktop.print.print_view import PrintView
from desktop.settings import Settings
from tests.helpers.characters_to_print import document, opened
from tests.helpers.games import other_game, sample_sheet
from tests.helpers.libraries import HandClock
from tests.helpers.windows import PATIENCE_MS

WHEN = datetime.date(2026, 11, 20)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "library.quire", HandClock()) as made:
        yield made


@pytest.fixture
def kept(tmp_path: Path) -> Settings:
    return Settings(str(tmp_path / "settings.ini"))


def opened_view(qtbot: QtBot, kept: Settings, library: Library | None, *sheets: Sheet) -> PrintView:
    made = PrintView(sheets, kept, WHEN)
    if library is not None:
        made.arrange_with(library.sheet_arrangements)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.shown, timeout=PATIENCE_MS):
        made.open()
    return made


def words(pages: PdfPages) -> str:
    import pypdfium2  # noqa: PLC0415 - the tests of the program's start look at what is imported

    return "".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pages.data))


def printed(view: PrintView) -> str:
    assert view.rendered is not None
    return words(view.rendered.pages)


def arranging(qtbot: QtBot, view: PrintView) -> ArrangeView:
    view.arrange_button.click()
    found = view.findChild(ArrangeView)
    assert found is not None
    found.activateWindow()
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), BlockTile), timeout=PATIENCE_MS)
    return found


def test_an_arranged_sheet_is_shown_at_once_and_kept(qtbot: QtBot, kept: Settings, library: Library) -> None:
    bren = opened(document("bren"))
    view = opened_view(qtbot, kept, library, bren)
    assert "LOAD AND REACTION" in printed(view)
    dialog = arranging(qtbot, view)
    dialog.board.tiles["load"].setFocus()
    dialog.leave_out_button.click()
    with qtbot.waitSignal(view.shown, timeout=PATIENCE_MS):
        dialog.ok_button.click()
    assert "LOAD AND REACTION" not in printed(view)
    store = library.sheet_arrangements
    qtbot.waitUntil(lambda: store.load(bren.system.id) is not None, timeout=PATIENCE_MS)
    view.close()
    again = opened_view(qtbot, kept, library, opened(document("ilvane")))
    assert "LOAD AND REACTION" not in printed(again)
    with qtbot.waitSignal(again.shown, timeout=PATIENCE_MS):
        again.blank_radio.click()
    assert "LOAD AND REACTION" not in printed(again)
    dialog = arranging(qtbot, again)
    assert list(dialog.left_out.tiles) == ["load"]
    dialog.standard_button.click()
    with qtbot.waitSignal(again.shown, timeout=PATIENCE_MS):
        dialog.ok_button.click()
    assert "LOAD AND REACTION" in printed(again)
    qtbot.waitUntil(lambda: store.load(bren.system.id) is None, timeout=PATIENCE_MS)
    again.close()


def test_cancel_leaves_no_trace(qtbot: QtBot, kept: Settings, library: Library) -> None:
    view = opened_view(qtbot, kept, library, opened(document("bren")))
    before = view.rendered
    dialog = arranging(qtbot, view)
    dialog.leave_out_button.click()
    dialog.cancel_button.click()
    assert view.rendered is before
    assert library.sheet_arrangements.all() == ()
    view.close()


def test_what_cannot_be_printed_of_an_older_arrangement_is_said(qtbot: QtBot, kept: Settings, library: Library) -> None:
    bren = opened(document("bren"))
    bands = tuple((ArrangedColumn(12, (key,)),) for key in ("head", "ancestry", "weapons"))
    library.sheet_arrangements.keep(SheetArrangement(bren.system.id, (ArrangedPage(bands),)))
    view = opened_view(qtbot, kept, library, bren)
    assert "ancestry" in view.missing_label.text()
    assert "LOAD AND REACTION" not in printed(view)
    assert "WEAPONS" in printed(view)
    view.close()


def test_sheets_are_arranged_for_one_game_and_with_a_library(qtbot: QtBot, kept: Settings, library: Library) -> None:
    bren = opened(document("bren"))
    alone = opened_view(qtbot, kept, None, bren)
    assert not alone.arrange_button.isEnabled()
    alone.close()
    mixed = opened_view(qtbot, kept, library, bren, sample_sheet(other_game()))
    assert not mixed.arrange_button.isEnabled()
    mixed.close()
    view = opened_view(qtbot, kept, library, bren)
    assert view.arrange_button.isEnabled()
    with qtbot.waitSignal(view.shown, timeout=PATIENCE_MS):
        view.card_radio.click()
    assert not view.arrange_button.isEnabled()
    view.close()


def test_an_arrangement_that_cannot_be_kept_is_printed_and_said(
    qtbot: QtBot, kept: Settings, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[object] = []
    monkeypatch.setattr(messages, "show_warning", lambda _parent, message, *_: shown.append(message))
    view = opened_view(qtbot, kept, library, opened(document("bren")))
    dialog = arranging(qtbot, view)
    dialog.board.tiles["load"].setFocus()
    dialog.leave_out_button.click()
    library.close()
    with qtbot.waitSignal(view.shown, timeout=PATIENCE_MS):
        dialog.ok_button.click()
    qtbot.waitUntil(lambda: bool(shown), timeout=PATIENCE_MS)
    assert "LOAD AND REACTION" not in printed(view)
    view.close()
