"""Card of a side in a fight being set up: name and mark, fighters, drop zone, quick opponents, sums."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from core.messages import Translate
from core.play.conflict import Conflict
from desktop import theme
from desktop.fight.fight_setup import FighterEntry, FightSetup, Side
from desktop.fight.fighter_delegate import row_parts
from desktop.fight.fighter_facts import side_totals
from desktop.fight.fighter_list import FighterList
from desktop.fight.fighter_model import FIGHTERS, FighterModel
from desktop.fight.quick_line import PREVIEWED, QuickContext, QuickLine
from desktop.layout_parts import nest
from desktop.library.dragged_files import CHARACTERS
from desktop.theme import TextStyle, color, font, is_theme_change, px
from desktop.widgets.painting import hairline
from desktop.widgets.side_mark import side_icon

MARKS: Final = 4
_PENCIL: Final = 48
"""Room of the pencil behind the name of a side, and of the space around both."""
_HEADER: Final = 24
_DROP: Final = 44
_LEAST_DROP: Final = 28
_LIST_STRETCH: Final = 1000
"""The list takes the room up to its last row before anything else."""


class ColumnHeader(QWidget):
    """Headings over the parts of the rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(px(_HEADER))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the headings."""
        parts = row_parts(self.rect())
        with QPainter(self) as painter:
            painter.setFont(font(TextStyle.LABEL))
            painter.setPen(color("muted"))
            texts = [(parts.name, self.tr("Fighter")), (parts.life, self.tr("Life")), (parts.weapon, self.tr("Weapon"))]
            if parts.is_wide:
                texts.append((parts.control, self.tr("Controlled by")))
            for area, text in texts:
                shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
                painter.drawText(area, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)
            hairline(painter, 0, self.width(), self.height() - 1, "strong")


class DropZone(QWidget):
    """A dashed box at the end of a side; what is dropped on it joins the side.

    Signals:
        dropped: Something was dropped: its MIME data.
        pressed: It was clicked, or Enter was pressed: what is selected in the library joins.
    """

    dropped = Signal(object)
    pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_target = self._is_low = False
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setToolTip(self.tr("Drop characters here, or click to add those selected on the left"))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the height of a row."""
        return QSize(px(240), px(_LEAST_DROP if self._is_low else _DROP))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Return a lower height, for small windows."""
        return QSize(px(160), px(_LEAST_DROP))

    def set_low(self, *, is_low: bool) -> None:
        """Take less room, in a low window."""
        self._is_low = is_low
        self.updateGeometry()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        """Accept characters and fighters."""
        if event.mimeData().hasFormat(CHARACTERS) or event.mimeData().hasFormat(FIGHTERS):
            self._set_target(is_target=True)
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: N802 - Qt's name
        """End the highlight."""
        self._set_target(is_target=False)
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        """Pass on what was dropped."""
        self._set_target(is_target=False)
        event.acceptProposedAction()
        self.dropped.emit(event.mimeData())

    def _set_target(self, *, is_target: bool) -> None:
        self._is_target = is_target
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Add what is selected."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Add what is selected with Enter or Space."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and not event.modifiers():
            self.pressed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the dashed box."""
        is_strong = self._is_target or self.hasFocus()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            style = Qt.PenStyle.SolidLine if self.hasFocus() else Qt.PenStyle.DashLine
            painter.setPen(QPen(color("accent" if is_strong else "strong"), 2 if is_strong else 1, style))
            painter.setBrush(color("tint") if self._is_target else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(6), px(6))
            painter.setPen(color("muted"))
            painter.setFont(font())
            painter.drawText(QRect(self.rect()), int(Qt.AlignmentFlag.AlignCenter), self.tr("Drop a character here"))


class SidePanel(QFrame):
    """The card of a side.

    Args:
        setup: The fight being set up.
        side: The side.
        context: Returns what quick opponents are made from.
        parent: Its owner.

    Signals:
        characters_asked: Characters of the library join: their ids, and the fighter they come before, or None.
        selection_asked: What is selected in the library joins.
    """

    characters_asked = Signal(object, object)
    selection_asked = Signal()

    _shown: tuple[Conflict, Translate] | None = None

    def __init__(
        self, setup: FightSetup, side: Side, context: Callable[[], QuickContext], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._setup = setup
        self.side = side
        self.setProperty("role", "card")
        self.setObjectName("side_panel")
        self._build(context)
        self.show_side()

    def _build(self, context: Callable[[], QuickContext]) -> None:
        self.mark_button = QToolButton(self)
        self.mark_button.setProperty("role", "quiet")
        self.mark_button.setIconSize(QSize(px(16), px(16)))
        self.mark_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.mark_menu = QMenu(self.mark_button)
        self.mark_menu.aboutToShow.connect(self._fill_mark_menu)
        self.mark_button.setMenu(self.mark_menu)
        self.mark_button.setToolTip(self.tr("Mark of the side"))
        self.mark_button.setAccessibleName(self.tr("Mark of the side"))
        self.name_edit = QLineEdit(self)
        self.name_edit.setObjectName("name_edit")
        self.name_edit.setProperty("role", "side_name")
        self.name_edit.setMaxLength(60)
        self.name_edit.setAccessibleName(self.tr("Name of the side"))
        self.name_edit.addAction(theme.icon("pencil", "muted"), QLineEdit.ActionPosition.TrailingPosition)
        self.name_edit.editingFinished.connect(self._on_renamed)
        self.name_edit.textChanged.connect(self._fit_name)
        self.count_label = _label("label", self)
        self.model = FighterModel(self._setup, self.side, self)
        self.model.characters_dropped.connect(self.characters_asked)
        self.list = FighterList(self.model, self)
        self.list.setObjectName("fighters_list")
        self.drop_zone = DropZone(self)
        self.drop_zone.dropped.connect(self._on_dropped)
        self.drop_zone.pressed.connect(self.selection_asked)
        is_first = self.side is self._setup.sides[0]
        self.quick = QuickLine(self.tr("Quick allies") if is_first else self.tr("Quick &opponents"), context, self)
        self.sum_label = _label("muted", self)
        self.sum_label.setText(self.tr("Together"))
        self.totals_label = _label("label", self)
        self.totals_label.setTextFormat(Qt.TextFormat.RichText)
        self.totals_label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.totals_label.setWordWrap(True)
        self._lay_out()

    def _lay_out(self) -> None:
        title, inner, foot = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        title.setContentsMargins(px(12), px(8), px(16), px(8))
        title.addWidget(self.mark_button)
        title.addWidget(self.name_edit)
        title.addStretch(1)
        title.addWidget(self.count_label)
        inner.setContentsMargins(px(16), px(10), px(16), px(10))
        inner.setSpacing(px(10))
        inner.addWidget(self.drop_zone)
        inner.addWidget(self.quick)
        inner.addStretch(1)
        foot.setContentsMargins(px(16), px(8), px(16), px(8))
        foot.setSpacing(px(8))
        foot.addWidget(self.sum_label)
        foot.addWidget(self.totals_label, 1)
        rule = QFrame(self)
        rule.setProperty("role", "rule")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.setSpacing(0)
        nest(layout, title)
        layout.addWidget(ColumnHeader(self))
        layout.addWidget(self.list, _LIST_STRETCH)
        nest(layout, inner, 1)
        layout.addWidget(rule)
        nest(layout, foot)
        self.setMinimumWidth(px(300))

    # ------------------------------------------------------------------------------------------------ what it shows

    def show_side(self) -> None:
        """Show name and mark."""
        self.mark_button.setIcon(side_icon(self.side.mark, 16))
        self.quick.set_mark(self.side.mark)
        if not self.name_edit.hasFocus():
            self.name_edit.setText(self.side.name)
        self.list.setAccessibleName(self.side.name)
        self.drop_zone.setAccessibleName(self.tr("Drop a character on {side}").format(side=self.side.name))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the mark and the sums in the colours of another theme."""
        super().changeEvent(event)
        if is_theme_change(event) and self._shown is not None:
            self.show_side()
            self._show_totals(*self._shown)

    def set_low(self, *, is_low: bool) -> None:
        """Show lower rows and a shorter preview, for a low window."""
        if is_low != self.model.has_low_rows:
            self.model.has_low_rows = is_low
            self.list.scheduleDelayedItemsLayout()
            self.list.fit()
            self.drop_zone.set_low(is_low=is_low)
        self.quick.preview.set_most(1 if is_low else PREVIEWED)

    def show_fighters(self, conflict: Conflict, words: Translate) -> None:
        """Show the fighters and their sums."""
        self.model.conflict = conflict
        self._shown = conflict, words
        self.list.show_fighters()
        self.list.viewport().update()
        entries = self.model.entries
        self.count_label.setText(self.tr("%n fighters", "", len(entries)))
        self._show_totals(conflict, words)
        self.drop_zone.update()

    def _show_totals(self, conflict: Conflict, words: Translate) -> None:
        totals = self.totals(conflict, self.model.entries, words)
        self.totals_label.setText("&nbsp;&nbsp; ".join(_rich(each) for each in totals))

    @staticmethod
    def totals(conflict: Conflict, entries: list[FighterEntry], words: Translate) -> list[str]:
        """Return the sums of a side."""
        return side_totals(conflict, [(entry.facts, entry.weapon) for entry in entries], words)

    # ------------------------------------------------------------------------------------------------ what is done

    @Slot()
    def _fit_name(self) -> None:
        """Keep the pencil behind the name."""
        style = font(TextStyle.NAME)
        width = QFontMetrics(style).horizontalAdvance(self.name_edit.text())
        self.name_edit.setMaximumWidth(max(width, px(60)) + px(_PENCIL))

    @Slot()
    def _on_renamed(self) -> None:
        self._setup.rename_side(self.side, self.name_edit.text())
        self.name_edit.setText(self.side.name)

    @Slot()
    def _fill_mark_menu(self) -> None:
        menu = self.mark_menu
        menu.clear()
        names = (self.tr("Circle"), self.tr("Diamond"), self.tr("Square"), self.tr("Triangle"))
        for mark, name in enumerate(names):
            action = menu.addAction(QIcon(side_icon(mark, 16)), name)
            action.setCheckable(True)
            action.setChecked(mark == self.side.mark % MARKS)
            action.triggered.connect(lambda _checked=False, mark=mark: self._setup.set_mark(self.side, mark))
        if len(self._setup.sides) > 2:  # noqa: PLR2004 - a fight keeps two sides
            menu.addSeparator()
            menu.addAction(self.tr("&Remove side")).triggered.connect(self._on_remove)

    @Slot()
    def _on_remove(self) -> None:
        self._setup.remove_side(self.side)

    @Slot(object)
    def _on_dropped(self, data: QMimeData) -> None:
        self.model.dropMimeData(data, Qt.DropAction.CopyAction, -1, -1, self.list.rootIndex())


def _label(role: str, parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _rich(text: str) -> str:
    """Return a sum on one line, its leading number semibold and larger."""
    plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(" ", "&nbsp;")
    number, space, rest = plain.partition("&nbsp;")
    if not number.lstrip("+−").replace(".", "").replace(",", "").isdigit():
        return plain
    strong = f'<span style="font-size:{px(13)}px; font-weight:600; color:{color("ink").name()}">{number}</span>'
    return f"{strong}{space}{rest}"
