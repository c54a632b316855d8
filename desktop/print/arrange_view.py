"""Dialog *Arrange the sheet*: which blocks of a game's sheet are printed, where, and on which page.

It writes nothing itself: `ArrangeView.decided` hands over what was arranged. Open it with ``open()``.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.character.sheet import Sheet
from core.content.arrangement_file import LARGEST_FILE, read_arrangement, write_arrangement
from core.errors import QuireError
from core.export.atomic_file import write_file
from core.export.json_file import read_regular_file
from core.rules.arrangement_checks import FittedArrangement, fit_arrangement
from core.rules.model import System
from core.rules.sheet_arrangement import standard_arrangement
from desktop import messages, tasks, theme
from desktop.forms import load_form
from desktop.library.last_folder import LastFolder
from desktop.print.arrangement_board import ArrangementBoard
from desktop.print.arrangement_model import ArrangementModel
from desktop.print.left_out_blocks import LeftOutBlocks
from desktop.print.live_pdf import LivePdf, PageTurner
from desktop.print.page_preview import PagePreview
from desktop.print.print_choices import PrintChoices
from desktop.print.rendered_pdf import RenderedPdf, render_pdf
from desktop.print.sheet_moves import Move, Place
from desktop.print.tile_drag import TileDrag
from desktop.settings import Settings
from desktop.theme import px

ENDING: Final = ".json"
_AROUND: Final = 32
"""What is visible of the pages above and below the current block."""
_MOST_LEFT_OUT: Final = 102
"""Most height of the blocks that are not printed: three lines."""

_KEYS: Final = {
    Move.UP: "Alt+Up",
    Move.DOWN: "Alt+Down",
    Move.LEFT: "Alt+Left",
    Move.RIGHT: "Alt+Right",
    Move.PREVIOUS_PAGE: "Alt+PgUp",
    Move.NEXT_PAGE: "Alt+PgDown",
    Move.BESIDE: "B",
    Move.STACK: "S",
    Move.NARROWER: "Alt+-",
    Move.WIDER: "Alt++",
    Move.LEAVE_OUT: "Del",
}


class ArrangeView(QDialog):
    """Arranges the sheet of a game.

    Args:
        sheet: The character that the preview shows; a copy that is not edited meanwhile.
        choices: The options of the preview, with the arrangements that are kept.
        when: The date in the footer.
        stored_settings: The preferences.
        parent: The print dialog.

    Signals:
        shown: The preview shows the arrangement in full quality.
        decided: The `SheetArrangement` to keep; None for the game's own sheet.
    """

    shown = Signal()
    decided = Signal(object)

    title_label: QLabel
    undo_button: QToolButton
    redo_button: QToolButton
    up_button: QToolButton
    down_button: QToolButton
    left_button: QToolButton
    right_button: QToolButton
    previous_page_button: QToolButton
    next_page_button: QToolButton
    beside_button: QToolButton
    stack_button: QToolButton
    narrower_button: QToolButton
    wider_button: QToolButton
    leave_out_button: QToolButton
    board_scroll: QScrollArea
    new_page_button: QPushButton
    remove_page_button: QPushButton
    left_out_scroll: QScrollArea
    add_button: QPushButton
    preview_frame: QFrame
    previous_button: QToolButton
    page_label: QLabel
    next_button: QToolButton
    fit_page_button: QToolButton
    fit_width_button: QToolButton
    standard_button: QPushButton
    import_button: QPushButton
    export_button: QPushButton
    problem_label: QLabel
    cancel_button: QPushButton
    ok_button: QPushButton

    def __init__(
        self,
        sheet: Sheet,
        choices: PrintChoices,
        when: date,
        stored_settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        load_form(self, "arrange")
        theme.apply_icons(self)
        self._sheet = sheet.copy(random.Random(0))
        self._print_choices = choices
        self._when = when
        self._folder = LastFolder(stored_settings)
        self._notice = ""
        system = sheet.system
        self.model = ArrangementModel(system, choices.arrangement_of(system.id) or standard_arrangement(system), self)
        self._current = next(iter(self.model.arrangement.blocks), "")
        self.title_label.setText(self.tr("Sheet of {game}").format(game=system.name))
        self._add_parts()
        self._connect()
        self._show()

    def _add_parts(self) -> None:
        """Put the parts in place that Designer does not know."""
        self.board = ArrangementBoard(self.model, self.board_scroll)
        self.left_out = LeftOutBlocks(self.left_out_scroll)
        for area, content in ((self.board_scroll, self.board), (self.left_out_scroll, self.left_out)):
            area.setWidget(content)
            area.viewport().setAutoFillBackground(False)
            content.setAutoFillBackground(False)
        self.board.follow(self.leave_out_button)
        self.left_out.follow(self.remove_page_button)
        self.preview = PagePreview(self.preview_frame)
        around = QVBoxLayout(self.preview_frame)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.preview)
        self.setTabOrder(self.add_button, self.preview)
        self._live = LivePdf(self.preview, self._chosen, self._work, self)
        PageTurner(self.preview, self.previous_button, self.page_label, self.next_button, self)
        self._drag = TileDrag(self.board, self.left_out, self.board_scroll, self)
        self._buttons = {
            Move.UP: self.up_button,
            Move.DOWN: self.down_button,
            Move.LEFT: self.left_button,
            Move.RIGHT: self.right_button,
            Move.PREVIOUS_PAGE: self.previous_page_button,
            Move.NEXT_PAGE: self.next_page_button,
            Move.BESIDE: self.beside_button,
            Move.STACK: self.stack_button,
            Move.NARROWER: self.narrower_button,
            Move.WIDER: self.wider_button,
            Move.LEAVE_OUT: self.leave_out_button,
        }

    def _connect(self) -> None:
        self.model.changed.connect(self._on_changed)
        for move, button in self._buttons.items():
            button.clicked.connect(partial(self._move, move))
            QShortcut(QKeySequence(_KEYS[move]), self).activated.connect(button.click)
        for keys, does in (
            ("Ctrl+Z", self.undo_button.click),
            ("Ctrl+Shift+Z", self.redo_button.click),
            ("Ctrl+Y", self.redo_button.click),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(does)
        self.undo_button.clicked.connect(self.model.undo)
        self.redo_button.clicked.connect(self.model.redo)
        for area in (self.board, self.left_out):
            area.current_changed.connect(self._on_current)
        self.left_out.activated.connect(self._on_add)
        self._drag.put.connect(self._put)
        self._drag.left_out.connect(self._leave_out)
        self.add_button.clicked.connect(self._on_add)
        self.new_page_button.clicked.connect(self._on_new_page)
        self.remove_page_button.clicked.connect(self._on_remove_page)
        self.fit_page_button.clicked.connect(self.preview.fit_page)
        self.fit_width_button.clicked.connect(self.preview.fit_width)
        self.standard_button.clicked.connect(self._on_standard)
        self.import_button.clicked.connect(self._on_import)
        self.export_button.clicked.connect(self._on_export)
        self._live.shown.connect(self.shown)
        self._live.failed.connect(self._on_not_rendered)
        self.cancel_button.clicked.connect(self.reject)
        self.ok_button.clicked.connect(self.accept)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Render the first PDF once the size of the preview is known."""
        super().showEvent(event)
        if self.rendered is None:
            self._live.render()
        self._focus_current()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Lay the blocks that are not printed out in the new width."""
        super().resizeEvent(event)
        self._fit_left_out()

    def accept(self) -> None:
        """Hand over the arrangement, and close."""
        if self.model.problem is not None:
            return
        arranged, standard = self.model.to_keep, self.model.standard
        super().accept()
        self.decided.emit(None if arranged == standard else replace(arranged, version=standard.version))

    # -------------------------------------------------------------------------------------------------------- preview

    @property
    def rendered(self) -> RenderedPdf | None:
        """The PDF in the preview; None while it is out of date."""
        return self._live.rendered

    def _chosen(self) -> PrintChoices:
        return self._print_choices.with_arrangement(self.model.system.id, self.model.to_keep)

    def _work(self, choices: PrintChoices, width: int) -> Callable[[], RenderedPdf]:
        return partial(render_pdf, (self._sheet,), choices, self._when, width)

    @Slot(object)
    def _on_not_rendered(self, error: QuireError) -> None:
        self._notice = messages.render(error.message)
        self._show()

    # ---------------------------------------------------------------------------------------------------------- state

    @Slot()
    def _on_changed(self) -> None:
        self._notice = ""
        self._show()
        if self.model.problem is None:
            self._live.render()

    def _show(self) -> None:
        """Show which blocks are left out, what can be done with the current one, and whether all can be kept."""
        if self._current not in self.model.names:
            self._current = next(iter(self.model.arrangement.blocks), "")
        self.left_out.show_blocks(self.model.left_out, self.model.names)
        self._fit_left_out()
        for area in (self.board, self.left_out):
            area.set_current(self._current)
        for move, button in self._buttons.items():
            button.setEnabled(self.model.can_move(self._current, move))
        self.add_button.setEnabled(self._current in self.left_out.tiles)
        self.remove_page_button.setEnabled(len(self.model.arrangement.pages) > 1)
        self.undo_button.setEnabled(self.model.can_undo)
        self.redo_button.setEnabled(self.model.can_redo)
        self.standard_button.setEnabled(self.model.arrangement != self.model.standard)
        problem = self.model.problem
        text = self._notice if problem is None else messages.render(problem, self.model.system.id)
        self.problem_label.setText(text)
        self.ok_button.setEnabled(problem is None)
        self.export_button.setEnabled(problem is None)
        QTimer.singleShot(0, self, self._scroll_to_current)

    def _fit_left_out(self) -> None:
        """Give the blocks that are not printed the height of their lines, up to three."""
        width = self.left_out_scroll.viewport().width()
        self.left_out_scroll.setFixedHeight(min(self.left_out.heightForWidth(width), px(_MOST_LEFT_OUT)))

    @Slot()
    def _scroll_to_current(self) -> None:
        """Show the current tile, once the pages have their new height."""
        tile = self.board.tiles.get(self._current)
        if tile is not None and not self._drag.is_active:
            self.board_scroll.ensureWidgetVisible(tile, 0, px(_AROUND))

    def _focus_current(self) -> None:
        tile = self.board.tiles.get(self._current) or self.left_out.tiles.get(self._current)
        if tile is not None:
            tile.setFocus()

    @Slot(str)
    def _on_current(self, key: str) -> None:
        if key != self._current:
            before, self._current = self._page, key
            self._show()
            if self._page != before:
                self.preview.go_to(self._page)

    @property
    def _page(self) -> int:
        """The page of the current block, else the last one."""
        spot = self.model.spot_of(self._current)
        return len(self.model.arrangement.pages) - 1 if spot is None else spot.page

    # ---------------------------------------------------------------------------------------------------------- edits

    def _move(self, move: Move) -> None:
        """Move the current block; when it is left out, the next one becomes the current one."""
        key, blocks = self._current, self.model.arrangement.blocks
        if move is Move.LEAVE_OUT and key in blocks:
            place = blocks.index(key)
            self._current = next(iter((*blocks[place + 1 : place + 2], *blocks[place - 1 : place])), key)
        was_in_tiles = self.focusWidget() in (*self.board.tiles.values(), *self.left_out.tiles.values())
        self.model.move(key, move)
        if was_in_tiles:
            self._focus_current()

    @Slot()
    def _on_add(self) -> None:
        """Print a block again: at the end of the last page."""
        if self._current in self.left_out.tiles:
            page = len(self.model.arrangement.pages) - 1
            self._put(self._current, Place(page, len(self.model.arrangement.pages[page].bands)))

    @Slot(str)
    def _leave_out(self, key: str) -> None:
        self._current = key
        self._move(Move.LEAVE_OUT)

    @Slot(str, object)
    def _put(self, key: str, place: Place) -> None:
        self._current = key
        self.model.put(key, place)
        self._focus_current()

    @Slot()
    def _on_new_page(self) -> None:
        self.model.add_page(self._page + 1)

    @Slot()
    def _on_remove_page(self) -> None:
        self.model.remove_page(self._page)

    @Slot()
    def _on_standard(self) -> None:
        self.model.replace(self.model.standard)

    # ---------------------------------------------------------------------------------------------------------- files

    @Slot()
    def _on_import(self) -> None:
        kinds = self.tr("Arrangements (*.json);;All files (*)")
        title = self.tr("Import an arrangement")
        for file in messages.choose_files(self, title, kinds, self._folder.get())[:1]:
            self._folder.remember(file.parent)
            tasks.run(self, partial(_read, file, self.model.system), self._on_read, self._on_failed)

    def _on_read(self, found: FittedArrangement) -> None:
        if found.arrangement is None:
            messages.show_warning(self, found.messages[0])
            return
        self.model.replace(found.arrangement)
        self._notice = "\n".join(messages.render(each, self.model.system.id) for each in found.messages)
        self._show()

    @Slot()
    def _on_export(self) -> None:
        kinds, title = self.tr("Arrangements (*.json)"), self.tr("Export the arrangement")
        start = self._folder.start(self.tr("Sheet of {game}").format(game=self.model.system.name) + ENDING)
        file = messages.choose_save_file(self, title, kinds, start, ENDING)
        if file is not None:
            self._folder.remember(file.parent)
            content = write_arrangement(self.model.to_keep).encode()
            tasks.run(self, partial(write_file, file, content), partial(self._on_written, file), self._on_failed)

    def _on_written(self, file: Path, _nothing: None) -> None:
        self._notice = self.tr("Saved as {file}.").format(file=file.name)
        self._show()

    def _on_failed(self, error: QuireError) -> None:
        messages.show_warning(self, error.message)


def _read(file: Path, system: System) -> FittedArrangement:
    """Read an arrangement, as far as its game can print it; runs on a worker thread.

    Raises:
        DocumentError: It cannot be read, or is no arrangement.
    """
    return fit_arrangement(system, read_arrangement(read_regular_file(file, LARGEST_FILE + 1)))
