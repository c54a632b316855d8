"""Tab widget of a sheet's pages, with violation counts on the tabs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QTabBar, QTabWidget, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.painting import hairline, warning_triangle

HEIGHT: Final = 36
GAP: Final = 22
EDGE: Final = 24
"""Left margin of the first tab: aligned with the cards of its page."""
MARK: Final = 14
SHORT: Final = 96
LEAST: Final = 48
"""Least width of a tab if not all fit."""


class PageTabBar(QTabBar):
    """Tabs as text, without frames."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: dict[int, int] = {}
        self._is_short = False
        self._room = 0
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setUsesScrollButtons(False)
        self.setMouseTracking(True)
        self._resized: set[int] = set()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_count(self, index: int, count: int) -> None:
        """Set the violation count of a page."""
        if self._counts.get(index, 0) == count:
            return
        self._counts[index] = count
        self.setAccessibleTabName(index, self._spoken(index))
        if self.underMouse():  # nothing moves under the pointer
            self._resized.add(index)
        else:
            self._ask_for_size(index)
            self.fit(self._room)
        self.updateGeometry()
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Give tabs with new counts their widths once the pointer is elsewhere."""
        super().leaveEvent(event)
        resized, self._resized = self._resized, set()
        for index in resized:
            self._ask_for_size(index)
        if resized:
            self.fit(self._room)
            self.updateGeometry()
            self.update()

    def violation_count(self, index: int) -> int:
        """Return the violation count of a tab."""
        return self._counts.get(index, 0)

    def _drawn_count(self, index: int) -> int:
        """Return the count of a tab that has room for it."""
        return 0 if index in self._resized else self._counts.get(index, 0)

    def _spoken(self, index: int) -> str:
        text = self.tabText(index).replace("&", "")
        count = self._counts.get(index, 0)
        return f"{text}, {self.tr('%n violation(s)', '', count)}" if count else text

    def _ask_for_size(self, index: int) -> None:
        self.setTabText(index, self.tabText(index))

    def fit(self, room: int) -> None:
        """Show all long titles in short where not all tabs fit whole.

        Args:
            room: Width for the tabs; 0 before there is one.
        """
        self._room = room
        needed = sum(self._whole_width(index, self.tabText(index)) for index in range(self.count()))
        is_short = 0 < room < needed
        if is_short != self._is_short:
            self._is_short = is_short
            for index in range(self.count()):
                self._ask_for_size(index)
            self.updateGeometry()
            self.update()

    def title(self, index: int) -> str:
        """Return the title that a tab shows, with its access key: its own, or the short one that its page gives."""
        whole, short = self.tabText(index), str(self.tabData(index) or "") if self._is_short else ""
        if not short:
            return whole
        at = short.casefold().find(whole.partition("&")[2][:1].casefold()) if "&" in whole else -1
        return short if at < 0 else f"{short[:at]}&{short[at:]}"

    def _whole_width(self, index: int, title: str) -> int:
        """Return the width of title, count and gap; as when it is the current one, so that no tab moves."""
        width = QFontMetrics(font(TextStyle.HEADING)).horizontalAdvance(title.replace("&", ""))
        return width + px(GAP) + _lead(index) + _mark_width(self._drawn_count(index))

    def tabSizeHint(self, index: int) -> QSize:  # noqa: N802
        """Return the size of title, count and gap."""
        return QSize(self._whole_width(index, self.title(index)), px(HEIGHT))

    def _font_of(self, index: int) -> QFont:
        return font(TextStyle.HEADING if index == self.currentIndex() else TextStyle.TEXT)

    def minimumTabSizeHint(self, index: int) -> QSize:  # noqa: N802
        """Return the least size of a tab: a few letters; its tooltip has the full name."""
        even = (self.width() - px(EDGE)) // max(1, self.count())
        least = min(px(SHORT), max(px(LEAST), even))
        return QSize(min(least + _lead(index), self.tabSizeHint(index).width()), px(HEIGHT))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a small size: tabs are elided, never hidden behind scroll buttons."""
        return QSize(px(2 * LEAST), px(HEIGHT))

    def tabInserted(self, index: int) -> None:  # noqa: N802
        """Set the tooltip to the full name."""
        super().tabInserted(index)
        self.setTabToolTip(index, self.tabText(index).replace("&", ""))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the tabs."""
        with QPainter(self) as painter:
            for index in range(self.count()):
                self._paint_tab(painter, index)

    def _paint_tab(self, painter: QPainter, index: int) -> None:
        area = QRectF(self.tabRect(index)).adjusted(_lead(index), 0, -px(GAP), 0)
        is_current = index == self.currentIndex()
        painter.setFont(self._font_of(index))
        painter.setPen(color("ink" if is_current else "muted"))
        metrics = painter.fontMetrics()
        count = self._drawn_count(index)
        mark = _mark_width(count)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        flags |= Qt.TextFlag.TextShowMnemonic | Qt.TextFlag.TextDontClip
        text = self.title(index)
        if metrics.horizontalAdvance(text.replace("&", "")) > area.width() - mark + 4:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(area.width() - mark), _MNEMONIC)
        painter.drawText(area, int(flags), text)
        if count:
            side = px(MARK)
            left = min(area.right() - mark, area.left() + metrics.horizontalAdvance(text.replace("&", ""))) + px(8)
            warning_triangle(painter, left, area.center().y() - side / 2, side)
            painter.setPen(color("amber"))
            painter.setFont(font(TextStyle.LABEL))
            painter.drawText(
                QRectF(left + side + px(4), area.top(), area.right() - left, area.height()),
                int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
                str(count),
            )
        if is_current:
            painter.fillRect(QRectF(area.left(), area.bottom() - 2, area.width(), 2), color("accent"))
        if is_current and self.hasFocus():
            painter.setPen(color("accent"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(-5, 5, 5, -6), 4, 4)


_MNEMONIC: Final = int(Qt.TextFlag.TextShowMnemonic.value)


def _mark_width(count: int) -> int:
    """Return the width of the violation mark; 0 without violations."""
    if not count:
        return 0
    return px(8 + MARK + 4) + QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance(str(count))


def _lead(index: int) -> int:
    return px(EDGE) if index == 0 else 0


class SheetPages(QTabWidget):
    """The pages of a sheet; the property ``short_title`` of a page is its title where not all fit whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = PageTabBar(self)
        self.setTabBar(self._bar)
        self.setDocumentMode(True)
        self._room: tuple[QSize, ...] = ()

    @property
    def tab_bar(self) -> PageTabBar:
        """The tabs."""
        return self._bar

    def set_count(self, index: int, count: int) -> None:
        """Set the violation count of a page."""
        self._bar.set_count(index, count)

    def tabInserted(self, index: int) -> None:  # noqa: N802
        """Take the short title of a page."""
        super().tabInserted(index)
        page = self.widget(index)
        self._bar.setTabData(index, "" if page is None else page.property("short_title"))
        self._bar.fit(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Choose the titles for another width before the tabs are laid out."""
        self._bar.fit(self.width())
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Relayout only if sizes change: Qt would repaint all tabs and pages for a new count."""
        if event.type() == QEvent.Type.LayoutRequest:
            before, self._room = self._room, self._layout_key()
            if before == self._room:
                return True
        return super().event(event)

    def _layout_key(self) -> tuple[QSize, ...]:
        """Return the sizes that the layout depends on."""
        parts = (self._bar, *self.findChildren(QStackedWidget, options=Qt.FindChildOption.FindDirectChildrenOnly))
        high = QSize(0, self._bar.sizeHint().height())
        return (high, *(part.minimumSizeHint() for part in parts), *(part.sizeHint() for part in parts[1:]))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the hairline under the tabs."""
        with QPainter(self) as painter:
            hairline(painter, 0, self.width(), self._bar.geometry().bottom())
