"""Faces of characters: one alone, and a short row of them that names how many there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.theme import TextStyle, color, font, px
from desktop.widgets.portrait_view import paint_portrait

MOST_FACES: Final = 4
_FACE: Final = 20
_STEP: Final = 15
_GAP: Final = 8


@dataclass(frozen=True, slots=True)
class FaceOf:
    """What a face shows.

    Attributes:
        id: Id of the character.
        name: Its name.
        portrait: Its small portrait, or None.
    """

    id: str
    name: str
    portrait: QImage | None = None


def paint_face(painter: QPainter, circle: QRectF, face: FaceOf, ratio: float) -> None:
    """Paint the portrait of a character into a circle, or its monogram."""
    picture: QPixmap | None = None
    if face.portrait is not None:
        edge = max(1, round(circle.width() * ratio))
        expanding = Qt.AspectRatioMode.KeepAspectRatioByExpanding
        picture = QPixmap.fromImage(
            face.portrait.scaled(edge, edge, expanding, Qt.TransformationMode.SmoothTransformation)
        )
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    paint_portrait(painter, circle, picture, face.name, face.id)


class Face(QWidget):
    """The face of one character; decoration beside its name.

    Args:
        parent: Its owner.
        diameter: Its diameter, at 100 %.
    """

    def __init__(self, parent: QWidget | None = None, diameter: int = 40) -> None:
        super().__init__(parent)
        self._diameter = diameter
        self._face = FaceOf("", "")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_face(self, face: FaceOf) -> None:
        """Show a character."""
        self._face = face
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the circle."""
        return QSize(px(self._diameter), px(self._diameter))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Paint the face."""
        with QPainter(self) as painter:
            paint_face(painter, QRectF(self.rect()), self._face, self.devicePixelRatioF())


class Faces(QAbstractButton):
    """Up to four faces, and text after them: "Used by 4 characters"; a click asks who they are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces: tuple[FaceOf, ...] = ()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def faces(self) -> tuple[FaceOf, ...]:
        """The faces that are shown."""
        return self._faces

    def show_faces(self, faces: Sequence[FaceOf], text: str) -> None:
        """Show characters, as many as there is room for, and the text; without any it cannot be clicked."""
        self._faces = tuple(faces[:MOST_FACES])
        self.setText(text)
        self.setAccessibleName(text)
        self.setEnabled(bool(faces))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of faces and text."""
        width = self.fontMetrics().horizontalAdvance(self.text()) + px(_GAP)
        return QSize(self._faces_width() + width, px(28))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the faces alone."""
        return QSize(self._faces_width() + px(48), px(28))

    def _faces_width(self) -> int:
        return px(_FACE) + px(_STEP) * (len(self._faces) - 1) + px(_GAP) if self._faces else 0

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Paint faces, text and focus."""
        with QPainter(self) as painter:
            top = (self.height() - px(_FACE)) / 2
            for number, face in enumerate(self._faces):
                circle = QRectF(number * px(_STEP), top, px(_FACE), px(_FACE))
                paint_face(painter, circle, face, self.devicePixelRatioF())
                painter.setPen(QPen(color("card"), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(circle)
            painter.setFont(font(TextStyle.TEXT))
            painter.setPen(color("ink" if self.isEnabled() else "muted"))
            area = self.rect().adjusted(self._faces_width(), 0, 0, 0)
            text = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, area.width())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
            if self.isEnabled() and self.underMouse():
                line = painter.fontMetrics().horizontalAdvance(text)
                painter.fillRect(area.left(), area.center().y() + px(8), line, 1, color("ink"))
            if self.hasFocus():
                painter.setPen(QPen(color("accent"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
