"""Widget: a body with its parts shaded by protection, and leader lines to the numbers."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop.theme import color, px
from desktop.widgets.property_types import STRING_LIST

BODY_PARTS: Final = ("head", "body", "limb")
_DRAWN: Final = QSize(120, 240)
_FULL: Final = 12
"""Protection that shades a body part fully."""

_ANCHORS: Final = {"head": QPointF(60, 22), "body": QPointF(72, 88), "limb": QPointF(96, 128)}


class ArmorFigure(QLabel):
    """Head, body and limbs of a person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields = dict.fromkeys(BODY_PARTS, "")
        self._targets: list[str] = []
        self._protection = dict.fromkeys(BODY_PARTS, 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _get_head_field(self) -> str:
        return self._fields["head"]

    def _set_head_field(self, address: str) -> None:
        self._fields["head"] = address

    def _get_body_field(self) -> str:
        return self._fields["body"]

    def _set_body_field(self, address: str) -> None:
        self._fields["body"] = address

    def _get_limb_field(self) -> str:
        return self._fields["limb"]

    def _set_limb_field(self, address: str) -> None:
        self._fields["limb"] = address

    def _get_targets(self) -> list[str]:
        return self._targets

    def _set_targets(self, targets: list[str]) -> None:
        self._targets = list(targets)
        self.update()

    head_field = Property(str, _get_head_field, _set_head_field)
    body_field = Property(str, _get_body_field, _set_body_field)
    limb_field = Property(str, _get_limb_field, _set_limb_field)
    targets = Property(STRING_LIST, _get_targets, _set_targets)

    def show_protection(self, protection: dict[str, float]) -> None:
        """Shade head, body and limbs by their protection."""
        if protection != self._protection:
            self._protection = dict(protection)
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the designed size."""
        return QSize(px(_DRAWN.width() + 40), px(_DRAWN.height()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return room for a small figure."""
        return QSize(px(110), px(160))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw figure and lines."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            unit = min(self.height() / _DRAWN.height(), self.width() / _DRAWN.width(), px(1.4 * 10) / 10)
            top = (self.height() - _DRAWN.height() * unit) / 2
            painter.save()
            painter.translate(0, top)
            painter.scale(unit, unit)
            pen = QPen(color("fill"), 1.5 / unit)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            for body_part, path in _figure():
                painter.setBrush(self._shade(body_part))
                painter.drawPath(path)
            painter.restore()
            self._draw_lines(painter, unit, top)

    def _shade(self, body_part: str) -> QColor:
        shade = color("fill")
        part = min(1.0, max(0.0, self._protection.get(body_part, 0.0) / _FULL))
        shade.setAlphaF(0.45 * part)
        return shade

    def _draw_lines(self, painter: QPainter, unit: float, top: float) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        painter.setPen(QPen(color("strong"), 1))
        painter.setBrush(color("strong"))
        for body_part, name in zip(BODY_PARTS, self._targets, strict=False):
            target = parent.findChild(QWidget, name)
            if target is None:
                continue
            start = _ANCHORS[body_part] * unit + QPointF(0, top)
            y = self.mapFrom(self.window(), target.mapTo(self.window(), target.rect().center())).y()
            bend = QPointF(max(start.x(), self.width() * 0.78), y)
            painter.drawPolyline([start, bend, QPointF(self.width(), y)])
            painter.drawEllipse(start, 1.5, 1.5)


def _figure() -> list[tuple[str, QPainterPath]]:
    """Return the parts of the figure, limbs first."""
    limbs = QPainterPath()
    for side in (1, -1):
        limbs.addPath(_outline([(20, 46), (30, 52), (36, 90), (42, 128), (36, 138), (30, 128), (22, 92)], side))
    limbs.addPath(_outline([(-20, 130), (20, 130), (22, 170), (17, 228), (22, 236), (6, 236), (5, 190), (0, 168),
                            (-5, 190), (-6, 236), (-22, 236), (-17, 228), (-22, 170)], 1))  # fmt: skip
    body = _outline([(-6, 40), (6, 40), (24, 46), (22, 92), (20, 130), (-20, 130), (-22, 92), (-24, 46)], 1)
    head = QPainterPath()
    head.addEllipse(QRectF(48, 4, 24, 32))
    return [("limb", limbs), ("body", body), ("head", head)]


def _outline(points: list[tuple[float, float]], side: int) -> QPainterPath:
    path = QPainterPath()
    for number, (x, y) in enumerate(points):
        point = QPointF(60 + side * x, y)
        if number:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path
