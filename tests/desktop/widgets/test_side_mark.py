"""The marks of a fight's sides: shapes and colours that tell sides apart, light and dark."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.theme import Theme, color
from desktop.widgets.side_mark import paint_side_mark, side_color, side_icon, side_tint

SIDES = range(4)
EDGE = 40


def painted(side: int) -> QImage:
    image = QImage(EDGE, EDGE, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setBrush(QColor("red"))
        paint_side_mark(painter, side, QRectF(0, 0, EDGE, EDGE))
        assert painter.brush().color() == QColor("red")  # the state of the painter is kept
    return image


def shape(image: QImage) -> frozenset[tuple[int, int]]:
    return frozenset((x, y) for x in range(EDGE) for y in range(EDGE) if image.pixelColor(x, y).alpha() > 128)


@pytest.mark.parametrize("choice", ["light", "dark", "contrast"])
def test_each_side_has_its_own_shape_and_colour(theme: Theme, choice: str) -> None:
    theme.choose(choice)
    images = [painted(side) for side in SIDES]
    assert len({shape(image) for image in images}) == len(SIDES)
    middles = [image.pixelColor(EDGE // 2, EDGE // 2).name() for image in images]
    assert middles == [side_color(side).name() for side in SIDES]
    assert len(set(middles)) == len(SIDES)
    assert color("accent").name() not in middles
    assert len({side_tint(side).name() for side in SIDES}) == len(SIDES)
    theme.choose("light")


def test_a_fifth_side_begins_again() -> None:
    assert painted(4) == painted(0)
    assert side_color(5) == side_color(1)


def test_a_mark_is_the_square_in_the_middle(theme: Theme) -> None:
    theme.choose("light")
    image = QImage(EDGE * 3, EDGE, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        paint_side_mark(painter, 2, QRectF(0, 0, EDGE * 3, EDGE))
    assert image.pixelColor(EDGE // 2, EDGE // 2).alpha() == 0
    assert image.pixelColor(EDGE * 3 // 2, EDGE // 2) == side_color(2)


def test_an_icon_has_the_mark(theme: Theme) -> None:
    theme.choose("light")
    image = side_icon(1, 16).pixmap(QSize(16, 16)).toImage()
    assert image.pixelColor(image.width() // 2, image.height() // 2).name() == side_color(1).name()
    assert image.pixelColor(0, 0).alpha() == 0
