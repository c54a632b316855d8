"""The icon of a world or a campaign in a tab: the outline of its game in a filled square, as in lists."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap

from desktop.theme import color, pixmap, px

SQUARE: Final = 20
_SIGN: Final = 14
_RADIUS: Final = 4


def squared_icon(name: str) -> QIcon:
    """Return an icon in a filled square.

    Args:
        name: As for :func:`desktop.theme.icon`.
    """
    program = QGuiApplication.instance()
    ratio = program.devicePixelRatio() if isinstance(program, QGuiApplication) else 1.0
    edge, inset = px(SQUARE), (px(SQUARE) - px(_SIGN)) // 2
    painted = QPixmap(round(edge * ratio), round(edge * ratio))
    painted.setDevicePixelRatio(ratio)
    painted.fill(Qt.GlobalColor.transparent)
    with QPainter(painted) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("disabled"))
        painter.drawRoundedRect(QRectF(0, 0, edge, edge), px(_RADIUS), px(_RADIUS))
        painter.drawPixmap(inset, inset, pixmap(name, _SIGN, "ink"))
    return QIcon(painted)
