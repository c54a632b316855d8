"""Lays out what a card shows as units of known height, and draws the faces of a card: head, units, foot.

What has no room on the front follows on the back or on a further card, so that nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from core.export.content.cut_cards import CardNumber, CardTrack, CutCard
from core.export.content.shapes import TrackContent
from core.export.pdf.cutouts.card_grid import CardSize
from core.export.pdf.drawing_elements import (
    SquareSize,
    TrackSquares,
    box_stands_for,
    fit_style,
    name_lines,
    shorten,
    to_capitals,
    writing_line,
)
from core.export.pdf.fonts import Face, clean, wrap
from core.export.pdf.page import HAIR, HEAVY, MM, Page, Spot, TextStyle
from core.export.pdf.styles import FOOT, HINT, LABEL, LABEL_BOLD
from core.export.pdf.tags import Role
from core.export.pdf.typesetting import Typesetting
from core.messages import Word, phrase
from core.rules.block_parts import Track

NAME = TextStyle(Face.SERIF_SEMIBOLD, 15)
NAME_LEAST = 9.5
KIND = TextStyle(Face.SEMIBOLD, 7, 1, accent=True)
SECOND = TextStyle(Face.ITALIC, 8)
FIRST = TextStyle(Face.BOLD, 24)
OTHER = TextStyle(Face.SEMIBOLD, 16)
FIRST_LEAST, OTHER_LEAST = 15, 9
LINE = TextStyle(Face.SANS, 8.5)
LINE_VALUE = TextStyle(Face.SEMIBOLD, 9)
TEXT = TextStyle(Face.SANS, 9)
WEAPON = TextStyle(Face.SERIF_SEMIBOLD, 10.5)
TRACK_NUMBER = TextStyle(Face.SEMIBOLD, 11)

NAME_BASE, RULE_Y, SECOND_BASE, BODY_TOP = 9.2 * MM, 11.4 * MM, 15.4 * MM, 17.6 * MM
FOOT_RULE, FOOT_TEXT = 8.4 * MM, 4.8 * MM
"""Distances of the foot's rule and text from the lower edge."""

LINE_HEIGHT, TEXT_HEIGHT = 4.9 * MM, 3.9 * MM
TRACK_GAP = 3 * MM
FEW_LINES = 3
"""Labels with values that are below each other; more are in two columns."""

SHORT_LABEL, WHOLE_LABEL, HINTED_LABEL = 9 * MM, 22 * MM, 60 * MM
"""Room of a label at most: where numbers are many, where they have room, and on large cards."""

BLANK_LINES = 8 * MM
PORTRAIT_SHARE = 0.18
"""Width of a portrait, as a share of that of the card."""


class Density(NamedTuple):
    """How closely numbers and tracks are set.

    Attributes:
        first, other: Styles of numbers of first and second rank.
        gap: Between numbers.
        has_hints: Whether words are below the labels.
        tracks: Tracks of a row.
        squares: Scale of their squares.
        attack: Height of the weapon in hand; with enough of it, labels are below its numbers.
    """

    first: TextStyle
    other: TextStyle
    gap: float
    has_hints: bool
    tracks: int
    squares: float
    attack: float


ATTACK, LOW_ATTACK = 8.8 * MM, 6.6 * MM
OPEN = Density(FIRST, OTHER, 5 * MM, True, 3, 0.83, ATTACK)
TIGHT = Density(FIRST.sized(17), OTHER.sized(13), 2.6 * MM, False, 6, 0.7, ATTACK)
DENSITIES = (OPEN, TIGHT, TIGHT._replace(attack=LOW_ATTACK))
"""The densities of a card, the first one that needs the fewest faces is taken."""


class FaceUnit(NamedTuple):
    """A piece of a card that is not divided: its height, and what draws it at a place in a width."""

    height: float
    draw: Callable[[Page, float, float], None]


class CardFace(NamedTuple):
    """One side of a card: the card, and the units that are on it; of a follow-up its number and that of all."""

    card: CutCard
    units: tuple[FaceUnit, ...]
    is_first: bool
    part: str = ""


def body_height(size: CardSize) -> float:
    """Return the height for units on a face."""
    return size.height - BODY_TOP - FOOT_RULE - 1 * MM


def faces_of(card: CutCard, size: CardSize, typesetting: Typesetting) -> list[CardFace]:
    """Return the faces that a card needs: the first, and as many more as its texts fill."""
    every = (_divided(_units(card, size, typesetting, density), body_height(size)) for density in DENSITIES)
    faces = min(every, key=len)
    count = len(faces)
    return [
        CardFace(card, tuple(units), n == 0, f"{n + 1}/{count}" if count > 1 else "") for n, units in enumerate(faces)
    ]


def _divided(units: Sequence[FaceUnit], room: float) -> list[list[FaceUnit]]:
    """Divide units over faces."""
    faces: list[list[FaceUnit]] = [[]]
    left = room
    for unit in units:
        if unit.height > left and faces[-1]:
            faces.append([])
            left = room
        faces[-1].append(unit)
        left -= unit.height
    return faces


def _units(card: CutCard, size: CardSize, typesetting: Typesetting, density: Density) -> list[FaceUnit]:
    room = size.width - 2 * size.padding
    units = _number_units(card, size, room, density)
    units += _track_units(card.tracks, room, typesetting, density)
    if card.attack[1]:
        units.append(_attack_unit(card.attack, room, density))
    units += _line_units(card.lines, room)
    if card.texts:
        units.append(FaceUnit(1.2 * MM, lambda page, x, top: None))
    for text in card.texts:
        lines = wrap(TEXT.face, TEXT.size, clean(text), room)
        units += [_text_unit(line, Role.JOINED if n else Role.P) for n, line in enumerate(lines)]
        units.append(FaceUnit(1 * MM, lambda page, x, top: None))
    return units


# Numbers


def _number_units(card: CutCard, size: CardSize, room: float, density: Density) -> list[FaceUnit]:
    """Return the numbers in rows, with the portrait at the right of the first ones."""
    portrait = card.portrait
    wide = size.width * PORTRAIT_SHARE if portrait is not None else 0.0
    units = [_number_row(row, density) for row in _number_rows(card.numbers, room - (wide + 2 * MM), density)]
    if portrait is None:
        return units
    beside: list[FaceUnit] = []
    while units and sum(unit.height for unit in beside) < wide * 4 / 3:
        beside.append(units.pop(0))

    def draw(page: Page, x: float, top: float) -> None:
        page.tag(Role.FIGURE, card.name)
        page.picture(x + room - wide, top + 0.6 * MM, wide, wide * 4 / 3, portrait)
        for unit in beside:
            unit.draw(page, x, top)
            top += unit.height

    return [FaceUnit(max(sum(unit.height for unit in beside), wide * 4 / 3 + 1.6 * MM), draw), *units]


def _number_rows(numbers: Sequence[CardNumber], room: float, density: Density) -> list[list[tuple[CardNumber, float]]]:
    """Return numbers with their widths, in as many rows as they need; labels are cut only where that saves a row."""
    if density.has_hints:
        return _fill_rows(numbers, room, density, HINTED_LABEL)
    short, whole = (_fill_rows(numbers, room, density, label) for label in (SHORT_LABEL, WHOLE_LABEL))
    return whole if len(whole) == len(short) else short


def _fill_rows(
    numbers: Sequence[CardNumber], room: float, density: Density, label: float
) -> list[list[tuple[CardNumber, float]]]:
    rows: list[list[tuple[CardNumber, float]]] = []
    left = 0.0
    for number in numbers:
        wide = min(_number_width(number, density, label), room)
        if not rows or wide > left:
            rows.append([])
            left = room
        rows[-1].append((number, wide))
        left -= wide + density.gap
    return rows


def _number_width(number: CardNumber, density: Density, most_label: float) -> float:
    style = density.first if number.rank == 1 else density.other
    least = FIRST_LEAST if number.rank == 1 else OTHER_LEAST
    text = clean(number.text)
    value = min(style.width(text), max(style.sized(least).width(text), 26 * MM))
    label = min(LABEL_BOLD.width(to_capitals(number.label)), most_label)
    if not density.has_hints:
        return max(value, label)
    return max(value, label, min(HINT.width(clean(number.hint)), 20 * MM), 7 * MM)


def _number_row(row: Sequence[tuple[CardNumber, float]], density: Density) -> FaceUnit:
    has_hints = density.has_hints and any(number.hint for number, _ in row)

    def draw(page: Page, x: float, top: float) -> None:
        base = top + density.first.size * 0.9
        for number, wide in row:
            page.tag(Role.P)
            label = fit_style(LABEL_BOLD, to_capitals(number.label), wide, 6)
            page.text(x, base + 3.7 * MM, label, shorten(label, to_capitals(number.label), wide + density.gap / 2))
            style = fit_style(density.first if number.rank == 1 else density.other, number.text, wide, 7)
            page.text(x, base, style, shorten(style, number.text, wide + 1 * MM))
            if has_hints:
                hint = fit_style(HINT, number.hint, wide, 6)
                page.text(x, base + 6.6 * MM, hint, shorten(hint, number.hint, wide + density.gap / 2))
            x += wide + density.gap

    return FaceUnit(density.first.size * 0.9 + (7.2 if has_hints else 4.6) * MM, draw)


# Tracks, weapon, lines


def _track_units(
    tracks: Sequence[CardTrack], room: float, typesetting: Typesetting, density: Density
) -> list[FaceUnit]:
    units = []
    in_row = min(len(tracks), density.tracks)
    for start in range(0, len(tracks), density.tracks):
        row = tracks[start : start + density.tracks]
        units.append(_track_row(row, (room - (in_row - 1) * TRACK_GAP) / in_row, typesetting, density))
    return units


def _track_row(row: Sequence[CardTrack], wide: float, typesetting: Typesetting, density: Density) -> FaceUnit:
    size = SquareSize(scale=density.squares, most=60)
    squares = [TrackSquares(TrackContent(Track(""), track.most, track.struck), wide, size) for track in row]

    def draw(page: Page, x: float, top: float) -> None:
        for track, drawn in zip(row, squares, strict=True):
            page.line(x, top + 0.6 * MM, x + wide, HAIR)
            base = top + 4.6 * MM
            number = x + wide - TRACK_NUMBER.width(str(track.most))
            page.tag(Role.P)
            label = fit_style(LABEL_BOLD, to_capitals(track.label), number - x - 1 * MM, 6)
            end = page.text(x, base, label, shorten(label, to_capitals(track.label), number - x - 1 * MM))
            if drawn.points > 1:
                note = typesetting.localize(box_stands_for(drawn.points))
                page.text(end + 2 * MM, base, HINT, shorten(HINT, note, number - end - 3 * MM))
            page.right(x + wide, base, TRACK_NUMBER, str(track.most))
            drawn.draw(page, x, top + 5.8 * MM)
            x += wide + TRACK_GAP

    return FaceUnit(6.6 * MM + max(each.height for each in squares), draw)


def _attack_unit(attack: tuple[str, tuple[CardNumber, ...]], room: float, density: Density) -> FaceUnit:
    name, numbers = attack
    is_labelled = density.attack >= ATTACK
    draw_numbers = _draw_labelled_attack if is_labelled else _draw_attack
    left = room - sum(map(_labelled_width, numbers)) - TRACK_GAP * len(numbers)
    name_room = max(room * 0.32, left) if is_labelled else room * 0.32

    def draw(page: Page, x: float, top: float) -> None:
        base = top + 4.8 * MM
        page.line(x, top + 0.4 * MM, x + room, HAIR)
        page.tag(Role.P)
        style = fit_style(WEAPON, name, name_room)
        end = page.text(x, base, style, shorten(style, name, name_room)) + 3 * MM
        draw_numbers(Spot(page, end, base), x + room - end, numbers)

    return FaceUnit(density.attack, draw)


def _labelled_width(number: CardNumber) -> float:
    return max(LABEL.width(to_capitals(number.label)), TRACK_NUMBER.width(clean(number.text)))


def _draw_labelled_attack(spot: Spot, room: float, numbers: Sequence[CardNumber]) -> None:
    """Draw the numbers of a weapon with their labels below."""
    page, x, base = spot
    widths = [max(LABEL.width(to_capitals(number.label)), TRACK_NUMBER.width(clean(number.text))) for number in numbers]
    share = min(1.0, (room - TRACK_GAP * (len(numbers) - 1)) / max(sum(widths), 1.0))
    for number, natural in zip(numbers, widths, strict=True):
        wide = natural * share
        label = fit_style(LABEL, to_capitals(number.label), wide, 6)
        page.text(x, base + 3 * MM, label, shorten(label, to_capitals(number.label), wide + TRACK_GAP / 2))
        style = fit_style(TRACK_NUMBER, number.text, wide, 7)
        page.text(x, base, style, shorten(style, number.text, wide))
        x += wide + TRACK_GAP


def _draw_attack(spot: Spot, room: float, numbers: Sequence[CardNumber]) -> None:
    """Draw the numbers of a weapon behind their labels, in one line."""
    page, x, base = spot
    widths = [
        LABEL.width(to_capitals(number.label)) + TRACK_NUMBER.width(clean(number.text)) + 4 * MM for number in numbers
    ]
    end = x + room
    for n, (number, natural) in enumerate(zip(numbers, widths, strict=True)):
        share = min(natural * (end - x) / sum(widths[n:]), natural + 6 * MM)
        shown = fit_style(TRACK_NUMBER, number.text, share * 0.6, 7)
        label_room = share - shown.width(clean(number.text)) - 2.4 * MM
        label = fit_style(LABEL, to_capitals(number.label), label_room, 6)
        after = page.text(x, base, label, shorten(label, to_capitals(number.label), label_room)) + 1 * MM
        page.text(after, base, shown, shorten(shown, number.text, x + share - after))
        x += share


def _line_units(lines: Sequence[tuple[str, str]], room: float) -> list[FaceUnit]:
    """Return labels with values: a few below each other, more of them in two columns."""
    if len(lines) <= FEW_LINES:
        return [_line_unit(label, value, room) for label, value in lines]
    half, step = (room - TRACK_GAP) / 2, (room + TRACK_GAP) / 2
    units = [_line_unit(label, value, half) for label, value in lines]
    return [_side_by_side(units[n : n + 2], step) for n in range(0, len(units), 2)]


def _side_by_side(units: Sequence[FaceUnit], step: float) -> FaceUnit:
    def draw(page: Page, x: float, top: float) -> None:
        for n, unit in enumerate(units):
            unit.draw(page, x + n * step, top)

    return FaceUnit(max(unit.height for unit in units), draw)


def _line_unit(label: str, value: str, room: float) -> FaceUnit:
    style = fit_style(LINE_VALUE, value, room * 0.6)
    shown = shorten(style, value, room * 0.6)
    left = room - style.width(shown) - 2 * MM

    def draw(page: Page, x: float, top: float) -> None:
        base = top + 3.6 * MM
        page.tag(Role.P)
        small = fit_style(LINE, label, left)
        page.text(x, base, small, shorten(small, label, left))
        page.right(x + room, base, style, shown)
        page.line(x, top + LINE_HEIGHT, x + room, HAIR)

    return FaceUnit(LINE_HEIGHT, draw)


def _text_unit(line: str, role: Role) -> FaceUnit:
    def draw(page: Page, x: float, top: float) -> None:
        page.tag(role)
        page.text(x, top + 3.1 * MM, TEXT, line)

    return FaceUnit(TEXT_HEIGHT, draw)


# Faces


def draw_face(
    page: Page, corner: tuple[float, float], face: CardFace, size: CardSize, typesetting: Typesetting
) -> None:
    """Draw one face of a card."""
    card = face.card
    left, top = corner
    x, room = left + size.padding, size.width - 2 * size.padding
    page.tag(Role.PART)
    page.tag(Role.SECT)
    _draw_head(Spot(page, x, top), room, card, face.part)
    second = card.second if face.is_first else typesetting.localize(Word("continued"))
    page.tag(Role.P)
    style = fit_style(SECOND, second, room, 6)
    page.text(x, top + SECOND_BASE, style, shorten(style, second, room))
    y = top + BODY_TOP
    for unit in face.units:
        unit.draw(page, x, y)
        y += unit.height
    _draw_note_lines(Spot(page, x, y), top + size.height - FOOT_RULE, room)
    _draw_card_foot(Spot(page, x, top + size.height), room, card)


def _draw_head(spot: Spot, room: float, card: CutCard, part: str) -> None:
    """Draw name and kind over a heavy rule; a long name is smaller, then in two lines."""
    page, x, top = spot
    kind = to_capitals(card.kind) + (f" {part}" if part else "")
    kind_style = fit_style(KIND, kind, room * 0.3, 6)
    kind = shorten(kind_style, kind, room * 0.3)
    start = x + room - kind_style.width(kind)
    name_room = start - x - 3 * MM
    if not card.name:
        writing_line(page, x, top + NAME_BASE + 0.8 * MM, name_room)
    style, lines = name_lines(NAME, card.name, name_room, NAME_LEAST)
    base = top + (NAME_BASE if len(lines) == 1 else NAME_BASE + 0.8 * MM)
    page.tag(Role.H1)
    for n, line in enumerate(lines, 1 - len(lines)):
        page.text(x, base + n * style.size * 1.08, style, line)
    page.tag(Role.P)
    page.right(x + room, top + NAME_BASE, kind_style, kind)
    page.line(x, top + RULE_Y, x + room, HEAVY, accent=True)


def _draw_note_lines(spot: Spot, bottom: float, room: float) -> None:
    """Draw lines to write on in the room that is left."""
    page, x, y = spot
    y += BLANK_LINES
    while y <= bottom - 3 * MM:
        writing_line(page, x, y, room)
        y += BLANK_LINES


def _draw_card_foot(spot: Spot, room: float, card: CutCard) -> None:
    page, x, bottom = spot
    page.line(x, bottom - FOOT_RULE, x + room, HAIR)
    base = bottom - FOOT_TEXT
    owner = shorten(FOOT, card.owner, room * 0.55)
    start = x + room - FOOT.width(owner)
    note = card.note or card.game
    style = fit_style(HINT, note, start - x - 2 * MM, 6)
    page.tag(Role.P)
    page.text(x, base, style, shorten(style, note, start - x - 2 * MM))
    page.tag(Role.P)
    page.right(x + room, base, FOOT, owner)


def draw_blank(page: Page, corner: tuple[float, float], size: CardSize) -> None:
    """Draw a card to write on: lines for a name, numbers and words."""
    left, top = corner
    x, room = left + size.padding, size.width - 2 * size.padding
    page.line(x, top + RULE_Y, x + room, HEAVY, accent=True)
    _draw_note_lines(Spot(page, x, top + RULE_Y), top + size.height - 1 * MM, room)


def draw_plain_back(page: Page, corner: tuple[float, float], card: CutCard, size: CardSize) -> None:
    """Draw the back of a card that fits on its front: its name and kind in the middle, which are not read again."""
    page.tag(Role.ARTIFACT)
    left, top = corner
    x, middle = left + size.width / 2, top + size.height / 2
    room = size.width - 2 * size.padding
    style = fit_style(NAME, card.name, room, 8)
    page.center(x, middle, style, shorten(style, card.name, room))
    page.center(x, middle + 6 * MM, KIND, shorten(KIND, to_capitals(card.kind), room))
    page.center(x, top + size.height - FOOT_TEXT, FOOT, shorten(FOOT, card.game, room))


def counted_cards(count: int) -> str:
    """Return how many cards a page has, as a text."""
    return phrase("{count:# card|# cards}", count=count)
