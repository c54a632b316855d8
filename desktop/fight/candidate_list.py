"""The characters of the library that can join a fight, grouped by campaign; drag, keys and double click add them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from core.messages import Translate
from desktop import theme
from desktop.fight.fight_setup import FightSetup
from desktop.fight.fighter_facts import FighterFacts
from desktop.library.dragged_files import CHARACTERS, ids_data
from desktop.library.row_painting import paint_heading, takes_two_lines, write, write_in_lines
from desktop.messages import translator_of
from desktop.numerals import with_minus
from desktop.theme import TextStyle, font, px
from desktop.widgets.painting import row_ground
from desktop.widgets.portrait_view import paint_portrait
from desktop.widgets.side_mark import paint_side_mark

if TYPE_CHECKING:
    from core.store.records import LibraryEntry

Index = QModelIndex | QPersistentModelIndex
HEADING: Final = 28
ROW: Final = 44
_FADED: Final = 0.55
"""Opacity of characters that are in the fight."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class CandidateFacts:
    """What is known of a character once it was opened.

    Attributes:
        facts: Its numbers and life.
        portrait: Its portrait, or None.
    """

    facts: FighterFacts
    portrait: QImage | None = None


@dataclass(frozen=True, slots=True)
class _Row:
    """A heading with its number of characters, or a character."""

    campaign: str
    count: int = 0
    entry: LibraryEntry | None = None


class CandidateModel(QAbstractListModel):
    """Headings of campaigns with their characters.

    Args:
        setup: The fight being set up; its fighters are faded and carry the mark of their side.
        parent: Its owner.
    """

    def __init__(self, setup: FightSetup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setup = setup
        self.facts: dict[str, CandidateFacts] = {}
        self._entries: tuple[LibraryEntry, ...] = ()
        self._folded: set[str] = set()
        self.rows: list[_Row] = []

    def show_entries(self, entries: Iterable[LibraryEntry]) -> None:
        """Show characters, grouped by campaign; those without one come last."""
        self._entries = tuple(entries)
        self._regroup()

    def toggle(self, campaign: str) -> None:
        """Collapse or expand a campaign."""
        self._folded ^= {campaign}
        self._regroup()

    def _regroup(self) -> None:
        self.beginResetModel()
        self.rows = []
        groups: dict[str, list[LibraryEntry]] = {}
        for entry in self._entries:
            groups.setdefault(entry.campaign, []).append(entry)
        for campaign in sorted(groups, key=lambda name: (not name, name.casefold())):
            self.rows.append(_Row(campaign, len(groups[campaign])))
            if campaign not in self._folded:
                self.rows += [_Row(campaign, entry=entry) for entry in groups[campaign]]
        self.endResetModel()

    def is_folded(self, campaign: str) -> bool:
        """Whether a campaign is collapsed."""
        return campaign in self._folded

    def ids_of(self, campaign: str) -> list[str]:
        """Return the listed characters of a campaign."""
        return [each.id for each in self._entries if each.campaign == campaign]

    def campaigns(self) -> list[str]:
        """Return the campaigns of the listed characters."""
        return sorted({each.campaign for each in self._entries} - {""}, key=str.casefold)

    def add_facts(self, facts: dict[str, CandidateFacts]) -> None:
        """Show what was read of some characters."""
        self.facts.update(facts)
        self.refresh()

    def refresh(self) -> None:
        """Show the present sides."""
        if self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    def row_of(self, id_: str) -> int:
        """Return the row of a character; -1 if it is not listed."""
        return next((row for row, each in enumerate(self.rows) if each.entry is not None and each.entry.id == id_), -1)

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        """Return the number of rows."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the texts of a row."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if row.entry is None:
                return f"{row.campaign or self.tr('No campaign')}, {row.count}"
            return ", ".join(part for part in self._spoken(row.entry) if part)
        return None

    def _spoken(self, entry: LibraryEntry) -> tuple[str, ...]:
        side = self.setup.side_of(entry.id)
        return (self.name(entry), self.detail(entry), "" if side is None else side.name)

    def name(self, entry: LibraryEntry) -> str:
        """Return the name of a character."""
        return entry.name or self.tr("Unnamed")

    def detail(self, entry: LibraryEntry) -> str:
        """Return its level and life; until they are read, its summary."""
        known = self.facts.get(entry.id)
        words: Translate = translator_of(entry.system)
        if known is None or not known.facts.vitals:
            return with_minus(entry.line)
        level = known.facts.numbers_in_full(words, 1)
        return " · ".join(part for part in (level, known.facts.life_text(words)) if part)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make characters draggable, and headings current but not selected."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self.rows[index.row()].entry is None:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDragActions(self) -> Qt.DropAction:  # noqa: N802 - Qt's name
        """Return the action of drags."""
        return Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:  # noqa: N802 - Qt's name
        """Return what is dragged."""
        return [CHARACTERS]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:  # noqa: N802 - Qt's name
        """Return the ids of dragged characters."""
        rows = [self.rows[each.row()].entry for each in indexes]
        data = QMimeData()
        data.setData(CHARACTERS, ids_data(each.id for each in rows if each is not None))
        return data


class CandidateDelegate(QStyledItemDelegate):
    """Paints headings and characters."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        """Return the height of a row."""
        model = index.model()
        is_heading = isinstance(model, CandidateModel) and model.rows[index.row()].entry is None
        return QSize(0, px(HEADING if is_heading else ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        model = index.model()
        if not isinstance(model, CandidateModel):
            return
        row, area = model.rows[index.row()], option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        row_ground(painter, option.state, QRectF(area).adjusted(px(4), 0, -px(4), 0))
        if row.entry is None:
            title, is_folded = row.campaign or self.tr("No campaign"), model.is_folded(row.campaign)
            paint_heading(painter, area, title, str(row.count), is_collapsed=is_folded)
        else:
            self._paint_character(painter, option, model, row.entry)
        painter.restore()

    @staticmethod
    def _paint_character(
        painter: QPainter, option: QStyleOptionViewItem, model: CandidateModel, entry: LibraryEntry
    ) -> None:
        area, side, known = option.rect, model.setup.side_of(entry.id), model.facts.get(entry.id)
        right = area.right() - px(16)
        if side is not None:
            paint_side_mark(painter, side.mark, QRectF(right - px(12), area.center().y() - px(6), px(12), px(12)))
            painter.setOpacity(_FADED)
        else:
            painter.drawPixmap(right - px(14), area.center().y() - px(8), theme.pixmap("grip", 16, "strong"))
        circle = QRectF(area.left() + px(16), area.top() + px(6), px(32), px(32))
        image = None if known is None or known.portrait is None else QPixmap.fromImage(known.portrait)
        name = model.name(entry)
        paint_portrait(painter, circle, image, name, entry.id)
        left = area.left() + px(60)
        room = QRect(left, area.top() + px(4), right - px(22) - left, px(20))
        is_strong = bool(option.state & QStyle.StateFlag.State_Selected)
        styled = font(TextStyle.HEADING if is_strong else TextStyle.TEXT)
        if takes_two_lines(name, styled, room.width()):
            write_in_lines(painter, room.adjusted(0, 0, 0, px(18)), name, styled, "ink")
            return
        write(painter, room, name, styled, "ink")
        write(painter, room.translated(0, px(18)), model.detail(entry), font(TextStyle.LABEL), "muted")


class CandidateList(QListView):
    """View of the candidates.

    Signals:
        asked: Characters join a side: their ids, and the position of the side, -1 for the one in focus.
    """

    asked = Signal(object, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(CandidateDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)

    @property
    def candidates(self) -> CandidateModel:
        """The rows.

        Raises:
            TypeError: None are shown yet.
        """
        model = self.model()
        if not isinstance(model, CandidateModel):
            raise TypeError(f"the list shows {model!r}")
        return model

    def selected_ids(self) -> list[str]:
        """Return the selected characters, in order; without a selection the current one."""
        indexes = sorted(self.selectionModel().selectedIndexes() or [self.currentIndex()], key=lambda each: each.row())
        rows = [self.candidates.rows[each.row()].entry for each in indexes if each.isValid()]
        return [each.id for each in rows if each is not None]

    def visible_entries(self) -> list[LibraryEntry]:
        """Return the characters that are on the screen."""
        first = max(0, self.indexAt(self.viewport().rect().topLeft()).row())
        last = self.indexAt(self.viewport().rect().bottomLeft()).row()
        rows = self.candidates.rows[first : last + 1 if last >= 0 else None]
        return [each.entry for each in rows if each.entry is not None]

    def _act_on_heading(self) -> bool:
        row = self.currentIndex().row()
        if not 0 <= row < len(self.candidates.rows) or self.candidates.rows[row].entry is not None:
            return False
        self.candidates.toggle(self.candidates.rows[row].campaign)
        self.setCurrentIndex(self.candidates.index(row))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Add with Enter to the side in focus, with 1, 2 … to that side."""
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in _ENTER or key == Qt.Key.Key_Space:
            if not self._act_on_heading() and self.selected_ids():
                self.asked.emit(self.selected_ids(), -1)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and self.selected_ids():
            self.asked.emit(self.selected_ids(), key - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Collapse or expand a campaign."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            row = self.candidates.rows[index.row()]
            if row.entry is None:
                self.candidates.toggle(row.campaign)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Add a character to the side in focus."""
        index = self.indexAt(event.position().toPoint())
        entry = self.candidates.rows[index.row()].entry if index.isValid() else None
        if entry is not None and event.button() == Qt.MouseButton.LeftButton:
            self.asked.emit([entry.id], -1)


CandidateFilter = Callable[["LibraryEntry", CandidateFacts | None], bool]
"""Whether a character is listed."""


def is_player(entry: LibraryEntry, _known: CandidateFacts | None) -> bool:
    """Whether a player plays the character."""
    return bool(entry.player)


def is_other(entry: LibraryEntry, _known: CandidateFacts | None) -> bool:
    """Whether no player plays it."""
    return not entry.player


def is_unhurt(_entry: LibraryEntry, known: CandidateFacts | None) -> bool:
    """Whether nothing of its life is lost; one that was not read yet is listed."""
    return known is None or known.facts.share is None or known.facts.share >= 1
