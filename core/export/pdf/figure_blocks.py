"""Lays out figure blocks (a body with its locations) and scale blocks (with markers)."""

from __future__ import annotations

from typing import cast

from core.export.content.shapes import FigureContent, Input, ScaleContent, ScaleLine
from core.export.pdf.drawing_elements import block_title, fit_style, shorten
from core.export.pdf.fonts import Face, clean
from core.export.pdf.form_marks import fill_in_box
from core.export.pdf.laid_blocks import LaidBlock, LayoutUnit
from core.export.pdf.page import HAIR, MM, PENCIL, FieldMark, Page, Spot, TextStyle
from core.export.pdf.styles import BODY_BOLD, HINT, RANKS, WORD
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.messages import Word, phrase
from core.rules.block_kinds import FigureBlock, Scale

_HALF: tuple[tuple[float, ...], ...] = (
    (40.5, 24.5),
    (40.8, 29, 42, 30.5, 46, 31.5),
    (56, 33.5, 60, 37, 62, 46),
    (64, 58, 68, 76, 70.5, 88),
    (72, 95, 71, 99, 69, 99.5),
    (67, 100, 66, 96, 65, 92),
    (62, 79, 58.5, 64, 56, 52),
    (56, 62, 54, 70, 53.2, 78),
    (54.5, 90, 55.5, 98, 55, 110),
    (54, 126, 52.5, 140, 50, 158),
    (48.5, 167, 48, 171, 48.5, 173),
    (50, 176, 52.5, 178, 53, 180),
    (50, 180.8, 45, 180.8, 43, 180),
    (42, 176, 42.5, 172, 42.2, 168),
    (42, 150, 41, 130, 37.5, 106),
)
"""Outline of the right half of a person, from neck to crotch, in a field of 72 by 181; curves after the first point."""

FIGURE_WIDTH, FIGURE_HEIGHT = 72, 181
PLACE_BOX = (14 * MM, 11 * MM)
PLACE_LABEL = TextStyle(Face.SEMIBOLD, 10.5)
PLACE_HINT = TextStyle(Face.SANS, 8)
SCALE_HEIGHT, SCALE_GIVE = 13.8 * MM, 1.2 * MM
DOT, KNOB = 0.5 * MM, 1.8 * MM
KNOB_NUMBER = TextStyle(Face.BOLD, 7, white=True)


def person(page: Page, x: float, top: float, height: float) -> None:
    """Draw the outline of a person of a given height."""
    unit = height / FIGURE_HEIGHT
    page.circle(x + 36 * unit, top + 12.5 * unit, 12 * unit, PENCIL)

    def right(numbers: tuple[float, ...]) -> tuple[float, ...]:
        return tuple((x if n % 2 == 0 else top) + value * unit for n, value in enumerate(numbers))

    def left(numbers: tuple[float, ...]) -> tuple[float, ...]:
        return right(tuple(FIGURE_WIDTH - value if n % 2 == 0 else value for n, value in enumerate(numbers)))

    for side in (right, left):
        curves = [("m", side(_HALF[0])), *(("c", side(curve)) for curve in _HALF[1:])]
        page.shape(curves, PENCIL)
    page.shape([("m", right((37.5, 106))), ("c", right((36.8, 104, 35.2, 104, 34.5, 106)))], PENCIL)


def layout_figure(content: FigureContent, typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out the figure with its locations, leader lines, and a box for each number."""
    head, head_height = block_title(content, typesetting, width)
    height = cast("FigureBlock", content.shape).height * MM
    places = ", ".join(shown.shape.label for shown in content.spots)
    words = typesetting.localize(phrase("Outline of a person with its places: {places}", places=places))

    def draw(page: Page, x: float, top: float, height: float) -> None:
        tall = height - 4.5 * MM
        left, upper = x + 1.4 * MM, top + 3.2 * MM
        wide = tall * FIGURE_WIDTH / FIGURE_HEIGHT
        page.tag(Role.P)
        page.tag(Role.FIGURE, words)
        person(page, left, upper, tall)
        box_wide, box_tall = PLACE_BOX
        pitch = (tall - box_tall - 1.6 * MM) / max(1, len(content.spots) - 1)
        label_x = left + wide + 6 * MM
        for n, shown in enumerate(content.spots):
            place, hint, value = shown.shape, shown.hint, shown.value.text
            box_top = top + 4 * MM + n * pitch
            spot = (left + place.x * wide, upper + place.y * tall)
            page.circle(*spot, 0.45 * MM, HAIR, filled=True)
            page.stroke(*spot, label_x - 1.4 * MM, box_top + 5.4 * MM)
            room = x + width - box_wide - 2 * MM - label_x
            page.tag(Role.P)
            page.text(label_x, box_top + 5.2 * MM, fit_style(PLACE_LABEL, place.label, room), place.label)
            page.text(label_x, box_top + 9 * MM, fit_style(PLACE_HINT, hint, room), hint)
            page.box(x + width - box_wide, box_top, box_wide, box_tall, PENCIL)
            style = fit_style(RANKS[2].sized(19), value, box_wide - 1.6 * MM)
            box = (x + width - box_wide, box_top, box_wide, box_tall)
            if not fill_in_box(page, shown.value.inputs, box, style.size, "center"):
                page.center(x + width - box_wide / 2, box_top + box_tall / 2 + style.size * 0.34, style, value)

    return LaidBlock(
        content.shape.key, content.title, head, head_height, (LayoutUnit(draw, height, height - 3 * MM),), after=0
    )


def layout_scale(content: ScaleContent, typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out scales with their markers."""
    head, head_height = block_title(content, typesetting, width)
    units = [_scale(scale, typesetting, width) for scale in content.scales]
    return LaidBlock(content.shape.key, content.title, head, head_height, tuple(units), is_list=True)


def _scale(content: ScaleLine, typesetting: Typesetting, width: float) -> LayoutUnit:
    scale, value, word = content.shape, content.value, clean(content.word)
    texts = [clean(text) for text in (content.label, content.low, content.high)]
    for text in texts:
        if BODY_BOLD.width(text) > width * 0.6:
            typesetting.add_overflow(typesetting.localize(Word("Scale")), text)

    def draw(page: Page, x: float, top: float, height: float) -> None:
        del height
        label, low, high = texts
        page.tag(Role.P)
        page.text(x, top + 5.3 * MM, fit_style(BODY_BOLD, label, width * 0.6), shorten(BODY_BOLD, label, width * 0.6))
        room = width - min(BODY_BOLD.width(label), width * 0.6) - 2 * MM
        page.right(x + width, top + 5.3 * MM, fit_style(WORD, word, room), word)
        _line_of(Spot(page, x, top + 9.1 * MM), width, scale, value, content.input)
        half = width / 2 - 1 * MM
        page.text(x, top + 13.3 * MM, fit_style(HINT, low, half), shorten(HINT, low, half))
        page.right(x + width, top + 13.3 * MM, fit_style(HINT, high, half), shorten(HINT, high, half))

    return LayoutUnit(draw, SCALE_HEIGHT, SCALE_HEIGHT - SCALE_GIVE)


def _line_of(spot: Spot, width: float, scale: Scale, value: int, found: Input | None) -> None:
    """Draw the line of a scale with its points, band limits and marker; on a form each point can be chosen."""
    page, x, y = spot
    inset = KNOB
    pitch = (width - 2 * inset) / max(1, scale.most - scale.least)
    page.line(x + inset, y, x + width - inset)
    for n in range(scale.least, scale.most + 1):
        at = x + inset + (n - scale.least) * pitch
        page.circle(at, y, DOT, HAIR, filled=not page.ink)
        if found is not None:
            box = (at - KNOB, y - KNOB, 2 * KNOB, 2 * KNOB)
            page.fields.append(FieldMark(*box, found, number=n, is_on=n == value, is_one=True))
    for band in scale.bands[:-1]:
        at = x + inset + (band.upto - scale.least + 0.5) * pitch
        page.stroke(at, y - 1.3 * MM, at, y + 1.3 * MM)
    if scale.least <= value <= scale.most and found is None:
        at = x + inset + (value - scale.least) * pitch
        page.tag(Role.FIGURE, str(value))
        page.circle(at, y, KNOB, 0.9, filled=True)
        if page.ink:
            page.stroke(at - KNOB * 0.6, y - KNOB * 0.6, at + KNOB * 0.6, y + KNOB * 0.6, 0.9)
            page.stroke(at - KNOB * 0.6, y + KNOB * 0.6, at + KNOB * 0.6, y - KNOB * 0.6, 0.9)
        else:
            page.center(at, y + KNOB_NUMBER.size * 0.33, KNOB_NUMBER, str(value))
        page.tag(Role.SPAN)
