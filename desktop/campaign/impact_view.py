"""What a change of rules would do: how many characters and numbers, each of them, and Apply or Discard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QObject, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from desktop import tasks, theme
from desktop.campaign.impact_list import EDGE, ImpactList
from desktop.campaign.impact_rows import Impact
from desktop.forms import load_form
from desktop.theme import TextStyle, px

PROGRESS_AFTER_MS: Final = 200
"""Progress and Stop are shown for a computation that takes longer."""
_ROOM_FOR_CHANGE: Final = 360
"""Width from which there is a column with the difference, at 100 %."""


class ImpactView(QWidget):
    """The panel *What would change*.

    Args:
        portrait: Returns the picture of a character, or None.
        parent: Its owner.

    Attributes:
        list: The characters.

    Signals:
        applied: The rules are to be written.
        discarded: All changes are to be discarded.
        stopped: The computation is to be stopped.
        opened: A character is to be opened; its id.
    """

    applied = Signal()
    discarded = Signal()
    stopped = Signal()
    opened = Signal(str)

    stack: QStackedWidget
    empty_page: QWidget
    empty_label: QLabel
    change_page: QWidget
    count_label: QLabel
    numbers_label: QLabel
    unit_label: QLabel
    summary_label: QLabel
    work_box: QWidget
    progress_bar: QProgressBar
    stop_button: QPushButton
    columns_head: QWidget
    list_layout: QVBoxLayout
    undo_label: QLabel
    discard_button: QPushButton
    apply_button: QPushButton

    def __init__(self, portrait: Callable[[str], QImage | None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "campaign_impact")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.list = ImpactList(portrait, self)
        self.list.setObjectName("impact_list")
        self.list_layout.addWidget(self.list)
        self.setTabOrder(self.stop_button, self.list)
        self.setTabOrder(self.list, self.discard_button)
        self._rules = 0
        self._members = 0
        self._progress: tasks.Progress | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(PROGRESS_AFTER_MS)
        self._later.timeout.connect(self._show_progress)
        self.columns_head.installEventFilter(self)
        self.list.opened.connect(self.opened)
        self.apply_button.clicked.connect(self.applied)
        self.discard_button.clicked.connect(self.discarded)
        self.stop_button.clicked.connect(self.stopped)
        self.work_box.hide()
        self.show_nothing()

    @property
    def is_shown(self) -> bool:
        """Whether there are changes that are not applied yet."""
        return self.stack.currentWidget() is self.change_page

    def show_nothing(self, reason: str = "") -> None:
        """Show that nothing is changed.

        Args:
            reason: Another sentence than the usual one.
        """
        self.end_work()
        self.list.impacts.clear()
        self.empty_label.setText(reason or self.tr("Change a rule to see what it would do."))
        self.stack.setCurrentWidget(self.empty_page)

    def begin(self, rules: int, members: int, progress: tasks.Progress) -> None:
        """Show that a change is being computed; what was computed before stays until it is known.

        Args:
            rules: Number of changed rules.
            members: Number of characters.
            progress: Progress of the computation.
        """
        self._rules, self._members = rules, members
        self._progress = progress
        self.progress_bar.setRange(0, members)
        self.progress_bar.setValue(0)
        progress.advanced.connect(self._on_advanced)
        self._later.start()
        if not self.is_shown:
            self.count_label.setText(self.tr("Computing…"))
            self.numbers_label.clear()
            self.unit_label.clear()
            self.stack.setCurrentWidget(self.change_page)
        self._show_summary(None)
        self.apply_button.setEnabled(False)
        self.apply_button.setText(self.tr("Apply"))

    def end_work(self) -> None:
        """Hide the progress."""
        self._later.stop()
        self._progress = None
        self.work_box.hide()

    def show_stopped(self) -> None:
        """Show that the computation was stopped; the rules can be applied all the same."""
        self.end_work()
        self.list.impacts.clear()
        self.count_label.setText(self.tr("Stopped"))
        self.numbers_label.clear()
        self.unit_label.clear()
        self._show_summary(None)
        self.apply_button.setText(self.tr("Apply"))
        self.apply_button.setEnabled(True)

    def show_impacts(self, impacts: Sequence[Impact]) -> None:
        """Show what would change, sorted: new violations and the largest changes first."""
        self.end_work()
        self.list.impacts.show(impacts)
        changed = [each for each in impacts if each.is_changed]
        numbers = sum(len(each.numbers) for each in impacts)
        texts = {"number": QLocale().toString(len(changed))}
        self.count_label.setText(
            self.tr("{number} of %Ln character(s)", "", len(impacts)).format(**texts)
            if impacts
            else self.tr("No characters yet")
        )
        self.numbers_label.setText(QLocale().toString(numbers))
        self.unit_label.setText(self.tr("number(s)", "", numbers))
        self._show_summary(sum(len(each.violations) for each in impacts))
        self.apply_button.setText(
            self.tr("Apply to %Ln character(s)", "", len(changed)) if changed else self.tr("Apply")
        )
        self.apply_button.setEnabled(True)
        self.columns_head.update()

    def _show_summary(self, violations: int | None) -> None:
        parts = [escape(self.tr("%n rule(s) changed", "", self._rules))]
        if violations:
            text = escape(self.tr("%n new violation(s)", "", violations))
            parts.append(f'<b style="color:{theme.color("amber").name()}">{text}</b>')
        parts.append(escape(self.tr("nothing is written yet")))
        self.summary_label.setText(" · ".join(parts))

    @Slot()
    def _show_progress(self) -> None:
        self.work_box.setVisible(self._progress is not None)

    @Slot(int, int)
    def _on_advanced(self, number: int, total: int) -> None:
        if self.sender() is self._progress:
            self.progress_bar.setRange(0, total)
            self.progress_bar.setValue(number)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Leave out the column of differences where there is little room."""
        super().resizeEvent(event)
        self.list.has_change_column = self.width() >= px(_ROOM_FOR_CHANGE)
        self.undo_label.setVisible(self.width() >= px(_ROOM_FOR_CHANGE))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Paint the heads of the columns over those of the list."""
        if watched is self.columns_head and event.type() is QEvent.Type.Paint:
            self._paint_heads()
            return True
        return super().eventFilter(watched, event)

    def _paint_heads(self) -> None:
        grid = self.list.grid()
        height = self.columns_head.height()
        cells = (
            (px(EDGE), grid.left, self.tr("largest change first"), Qt.AlignmentFlag.AlignLeft),
            (grid.left - px(24), grid.now, self.tr("now"), Qt.AlignmentFlag.AlignRight),
            (grid.arrow - px(24), grid.then, self.tr("then"), Qt.AlignmentFlag.AlignRight),
            (grid.then, grid.change, self.tr("change"), Qt.AlignmentFlag.AlignRight),
        )
        with QPainter(self.columns_head) as painter:
            painter.setFont(theme.font(TextStyle.LABEL))
            painter.setPen(theme.color("muted"))
            for left, right, text, side in cells:
                if right > left:
                    painter.drawText(QRect(left, 0, right - left, height), side | Qt.AlignmentFlag.AlignVCenter, text)
