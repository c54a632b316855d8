"""Widget: round portrait; a click, paste or drop requests a new picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QMimeData, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QIcon,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy, QWidget

from desktop.theme import color, px
from desktop.widgets.monogram import paint_monogram

TAB_ICON_SIZE: Final = 20
"""Diameter of the portrait in a tab, at 100 %."""


class PortraitView(QAbstractButton):
    """A circle with the portrait, or the monogram of the name.

    Signals:
        file_requested: A picture file is to be chosen.
        picture_received: A picture was pasted or dropped, as ``QMimeData``.
        removed: The portrait is to be removed.
    """

    file_requested = Signal()
    picture_received = Signal(object)
    removed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._diameter = 64
        self._picture: QPixmap | None = None
        self._name = ""
        self._character_id = ""
        self._is_target = False
        self.setAcceptDrops(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Portrait"))
        self.setToolTip(self.tr("Portrait: click to choose a picture, or paste or drop one"))
        self.clicked.connect(self.file_requested)

    def _get_diameter(self) -> int:
        return self._diameter

    def _set_diameter(self, diameter: int) -> None:
        self._diameter = diameter
        self.updateGeometry()

    diameter = Property(int, _get_diameter, _set_diameter)

    def set_character_id(self, id_: str) -> None:
        """Set the id of the character, which the colour of its monogram follows from."""
        self._character_id = id_
        self.update()

    def show_picture(self, picture: QPixmap | None, name: str) -> None:
        """Show a picture, or the monogram of the name if there is none."""
        self._picture = picture
        self._name = name
        self.update()

    @property
    def has_picture(self) -> bool:
        """Whether there is a portrait."""
        return self._picture is not None

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the circle and its ring."""
        return QSize(px(self._diameter) + 4, px(self._diameter) + 4)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the circle."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Paste or remove the portrait."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.picture_received.emit(QGuiApplication.clipboard().mimeData())
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} and self.has_picture:
            self.removed.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.file_requested.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Show the menu: choose, paste, remove."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("&Choose a picture…")).triggered.connect(self.file_requested)
        paste: QAction = menu.addAction(self.tr("&Paste"))
        paste.setEnabled(is_picture(QGuiApplication.clipboard().mimeData()))
        paste.triggered.connect(self._on_paste)
        remove: QAction = menu.addAction(self.tr("&Remove"))
        remove.setEnabled(self.has_picture)
        remove.triggered.connect(self.removed)
        menu.popup(event.globalPos())

    @Slot()
    def _on_paste(self) -> None:
        self.picture_received.emit(QGuiApplication.clipboard().mimeData())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Accept pictures and files."""
        if is_picture(event.mimeData()):
            self._is_target = True
            self.update()
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: N802
        """End the highlight."""
        self._is_target = False
        self.update()
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Emit the dropped picture."""
        self._is_target = False
        self.update()
        event.acceptProposedAction()
        self.picture_received.emit(event.mimeData())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the circle."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            circle = QRectF(2, 2, self.width() - 4, self.height() - 4)
            paint_portrait(painter, circle, self._picture, self._name, self._character_id)
            if self.hasFocus() or self._is_target:
                painter.setPen(QPen(color("accent"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(circle.adjusted(-1, -1, 1, 1))


def paint_portrait(painter: QPainter, circle: QRectF, picture: QPixmap | None, name: str, id_: str) -> None:
    """Draw a portrait into a circle, cropped to the upper middle of the picture, or a monogram without one."""
    if picture is None:
        paint_monogram(painter, circle, name, id_)
        return
    side = min(picture.width(), picture.height())
    left = (picture.width() - side) / 2
    top = min((picture.height() - side) / 2, picture.height() * 0.08)
    painter.save()
    clip = QPainterPath()
    clip.addEllipse(circle)
    painter.setClipPath(clip)
    painter.drawPixmap(circle, picture, QRectF(left, top, side, side))
    painter.restore()


def is_picture(data: QMimeData | None) -> bool:
    """Return whether MIME data hold a picture or a local file."""
    return data is not None and (data.hasImage() or any(url.isLocalFile() for url in data.urls()))


def round_icon(picture: QImage | None, name: str, edge: int = TAB_ICON_SIZE, *, id_: str) -> QIcon:
    """Return a character's portrait as a round icon, or its monogram.

    Args:
        picture: The portrait, or None.
        name: The character's name.
        edge: The diameter, at 100 %.
        id_: The character's id in the library; "" for one that has none.
    """
    ratio, edge = QGuiApplication.primaryScreen().devicePixelRatio(), px(edge)
    drawn = QPixmap(QSize(edge, edge) * ratio)
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    with QPainter(drawn) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = None if picture is None else QPixmap.fromImage(picture)
        paint_portrait(painter, QRectF(0, 0, edge, edge), shown, name, id_)
    return QIcon(drawn)
