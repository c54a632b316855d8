"""Dataclasses for the kinds of printed blocks that ``sheet.toml`` can contain.

The notation of templates, conditions and addresses is described in :mod:`core.rules.layout_reader`, which reads the
file. Nothing here draws; ``core.export.pdf`` does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from core.rules.block_parts import Address, Box, Column, Condition, LabelledValue, RowsOf, TableSource, Template, Track


@dataclass(frozen=True, slots=True)
class Block:
    """Attributes common to all blocks.

    Attributes:
        key: Its name in the file.
        title: Title over the rule; "" where there is none.
        hint: Words at the right end of the title.
        heavy: Whether the rule is heavy.
        rule: Whether a block without title has a rule on top.
        only_if: The block is printed only if the condition holds (on a blank sheet always).
        blank_hint: The hint on a blank sheet, where it differs.
        secret: Omitted when secrets are left out.
        name: What people call it who arrange a sheet, where it has no title or none that says enough alone.
    """

    kind: ClassVar[str] = ""
    key: str = ""
    title: str = ""
    hint: Template = ()
    heavy: bool = False
    rule: bool = False
    only_if: Condition = ""
    blank_hint: str = ""
    secret: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class HeadBlock(Block):
    """Name, second line, portrait, and rows of fields below (the first next to the portrait)."""

    kind: ClassVar[str] = "head"
    second: Template = ()
    join: str = " · "
    portrait: bool = True
    blank_lines: tuple[LabelledValue, ...] = ()
    fields: tuple[tuple[LabelledValue, ...], ...] = ()
    aside: tuple[LabelledValue, ...] = ()


@dataclass(frozen=True, slots=True)
class FieldsBlock(Block):
    """Label above, value below, over a hairline; ``w`` counts grid columns."""

    kind: ClassVar[str] = "fields"
    fields: tuple[tuple[LabelledValue, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class VitalGroup:
    """One group of vitals over its own rule.

    Attributes:
        title, hint, blank_hint: As for :class:`Block`.
        w: Grid columns.
        cells: The numbers.
        rows: The list whose best row the group shows, or "".
        best: The number by which a row is the best; the first row where it is "".
        hint_otherwise: The hint where there is no row.
    """

    title: str = ""
    w: float = 3
    cells: tuple[LabelledValue, ...] = ()
    hint: Template = ()
    blank_hint: str = ""
    rows: RowsOf = ""
    best: Address = ""
    hint_otherwise: Template = ()


@dataclass(frozen=True, slots=True)
class VitalsBlock(Block):
    """The largest numbers of the page, over heavy rules."""

    kind: ClassVar[str] = "vitals"
    groups: tuple[VitalGroup, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayBlock(Block):
    """One line to be written during play, and a track below it.

    A value has its label, a writing line with the current value, and its unit; one without value has its hint
    after the label instead.
    """

    kind: ClassVar[str] = "play"
    cells: tuple[LabelledValue, ...] = ()
    track: Track | None = None


@dataclass(frozen=True, slots=True)
class TableBlock(Block):
    """A table with the rows of lists or families.

    Attributes:
        rows: Where the rows come from, in order; a source without ``rows`` is a row that every sheet has.
        columns: The columns.
        height: Height of a row in millimetres: 8, 7 or 6; on a full page it gives way by 0.4.
        extra: Rows that every sheet has, after the others; a table that has no others keeps them on a blank sheet.
        blank: Empty rows wanted in a filled sheet; the page may give fewer.
        blank_rows: Empty rows of a blank sheet.
        limit: Rows at most (cards), 0 for no limit.
        split_after: Rows followed by a stronger rule; 0 means where the source changes.
        foot: A line of sums below the table.
        foot_hint: Words at its right end.
        grow: Whether the table takes what the page has left.
        gauge: Number of a row by which the rule below it is drawn heavy from the left, the whole width for 100; "" for
            plain rules.
        splits: Whether it is divided where a page ends; elsewhere a table that does not fit moves on whole.
        spills: Whether rows that make its column taller than the others of its band follow below the page's other
            bands; for the last block of a column.
        sets: Number of column sets side by side; rows fill the first set, then the next.
    """

    kind: ClassVar[str] = "timetable"
    rows: tuple[TableSource, ...] = ()
    columns: tuple[Column, ...] = ()
    height: float = 6
    extra: tuple[TableSource, ...] = ()
    blank: int = 0
    blank_rows: int = 0
    limit: int = 0
    split_after: tuple[int, ...] = ()
    foot: tuple[LabelledValue, ...] = ()
    foot_label: str = ""
    foot_hint: str = ""
    grow: bool = False
    gauge: Address = ""
    sets: int = 1
    splits: bool = False
    spills: bool = False


@dataclass(frozen=True, slots=True)
class ArithmeticBlock(TableBlock):
    """A table that reads as arithmetic, from inputs to the result."""

    kind: ClassVar[str] = "arithmetic"


@dataclass(frozen=True, slots=True)
class CheckList:
    """A list of things gained or to be gained, each with a check box.

    Attributes:
        rows: The list.
        mark: Ticked if it holds.
        lead: The number before the box.
        value: The words, semibold where ticked.
        note: The words in italics behind them.
        blank_rows: Lines on a blank sheet.
    """

    rows: RowsOf
    mark: Condition = ""
    lead: Template = ()
    value: Template = ()
    note: Template = ()
    blank_rows: int = 0


@dataclass(frozen=True, slots=True)
class EntriesBlock(Block):
    """Entries with a heading and running text: professions, cultures, notations.

    Attributes:
        rows: One entry a row; "" for one entry of the sheet itself.
        heading: In the serif.
        right: Words at the right of the heading.
        body: Paragraphs; the texts of one are joined by a space.
        checks: Things gained.
        lines: Labelled lines below.
        blank_rows: Entries of a blank sheet.
        ruled: Writing lines on a blank sheet, in place of the body.
        empty: Words where there is no entry.
    """

    kind: ClassVar[str] = "entries"
    rows: RowsOf = ""
    heading: Template = ()
    right: Template = ()
    body: tuple[Template, ...] = ()
    checks: CheckList | None = None
    lines: tuple[LabelledValue, ...] = ()
    blank_rows: int = 1
    ruled: int = 2
    empty: str = ""


@dataclass(frozen=True, slots=True)
class StripBlock(Block):
    """Numbers side by side with labels below, in one or more lines; ``op`` makes them a sum.

    Attributes:
        lines: The lines.
    """

    kind: ClassVar[str] = "strip"
    lines: tuple[tuple[LabelledValue, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class LeadersBlock(Block):
    """Label at the left, number at the right, a hairline below each."""

    kind: ClassVar[str] = "leaders"
    cells: tuple[LabelledValue, ...] = ()


@dataclass(frozen=True, slots=True)
class FigureSpot:
    """A spot on a figure: its number in a box, and the point its leader line touches (0 to 1)."""

    label: str
    value: Template
    hint: Template = ()
    x: float = 0.5
    y: float = 0.5


@dataclass(frozen=True, slots=True)
class FigureBlock(Block):
    """An outline figure with numbers at its spots."""

    kind: ClassVar[str] = "figure"
    places: tuple[FigureSpot, ...] = ()
    height: float = 46


@dataclass(frozen=True, slots=True)
class SumsBlock(Block):
    """A line of labelled numbers, or a small chart whose first column is the label."""

    kind: ClassVar[str] = "sums"
    cells: tuple[LabelledValue, ...] = ()
    label: str = ""
    chart: tuple[Template, ...] = ()


@dataclass(frozen=True, slots=True)
class ScaleBand:
    """The word for a range of a scale, up to and including a number."""

    upto: int
    word: str


@dataclass(frozen=True, slots=True)
class Scale:
    """A scale from ``least`` to ``most`` with its mark; with ``rows`` one scale a row of a list."""

    label: Template
    value: Address
    low: Template
    high: Template
    rows: RowsOf = ""
    least: int = 1
    most: int = 10
    bands: tuple[ScaleBand, ...] = ()


@dataclass(frozen=True, slots=True)
class ScaleBlock(Block):
    """Scales below each other."""

    kind: ClassVar[str] = "scale"
    scales: tuple[Scale, ...] = ()


@dataclass(frozen=True, slots=True)
class ProseBlock(Block):
    """Running text and ruled lines to write on.

    Attributes:
        texts: Labelled texts; the label is printed where more than one text is filled.
        ruled: Least number of ruled lines where there is room.
        grow: Whether ruled lines take what the page has left.
        inline: Whether labels are at the beginning of their text, not above it.
    """

    kind: ClassVar[str] = "prose"
    texts: tuple[LabelledValue, ...] = ()
    ruled: int = 1
    grow: bool = False
    inline: bool = False


@dataclass(frozen=True, slots=True)
class ReminderBlock(Block):
    """Rules of the game in a line or two, between hairlines.

    Constant numbers are printed on blank sheets, too.

    Attributes:
        lines: The lines; below a ``label``, numbers are right-aligned.
        label: Label before the first line.
        cells: Labelled numbers, in a line of their own where the first has no room for them.
        small: Whether the lines are small, as those of a legend.
    """

    kind: ClassVar[str] = "reminder"
    lines: tuple[Template, ...] = ()
    label: str = ""
    cells: tuple[LabelledValue, ...] = ()
    small: bool = False


@dataclass(frozen=True, slots=True)
class MarksBlock(Block):
    """Large boxes to strike, and numbers below them.

    Attributes:
        count: Number of boxes.
        marked: Number of boxes struck.
        last: Word under the last box.
        cells: Numbers below.
    """

    kind: ClassVar[str] = "marks"
    count: int = 5
    marked: Address = ""
    last: str = ""
    cells: tuple[LabelledValue, ...] = ()


@dataclass(frozen=True, slots=True)
class CellsBlock(Block):
    """Small boxes side by side (cards): label, number, pencil box, track; ``rows`` is a family.

    Attributes:
        rows: The family.
        label, value, note: What each cell shows.
        first: Number of members with box and track; the others are in one line below.
    """

    kind: ClassVar[str] = "cells"
    rows: RowsOf = ""
    label: Template = ()
    value: Template = ()
    note: Template = ()
    box: Box | None = None
    track: Track | None = None
    first: int = 5


@dataclass(frozen=True, slots=True)
class BoxesBlock(Block):
    """Groups of labelled boxes, as for rolled dice: one box for each word of a value.

    A word in parentheses was dropped: it is struck out in a thin box; the others are bold in heavy boxes.

    Attributes:
        cells: The groups: ``label``, ``value``; ``w`` is the number of boxes on a blank sheet.
    """

    kind: ClassVar[str] = "boxes"
    cells: tuple[LabelledValue, ...] = ()


@dataclass(frozen=True, slots=True)
class RunsBlock(Block):
    """A label and texts run together, as skills with numbers; without ``value`` a writing line.

    Attributes:
        rows: Where the texts come from; a source without ``rows`` is one text of the sheet.
        label: Label before them.
        value: Each of the texts; the cell ``value`` of a source goes before it.
        lines: Lines that the texts may take; those that they leave are lines to write on.
    """

    kind: ClassVar[str] = "runs"
    rows: tuple[TableSource, ...] = ()
    label: str = ""
    value: Template = ()
    lines: int = 1


KINDS: Mapping[str, type[Block]] = {
    kind.kind: kind
    for kind in (
        HeadBlock,
        FieldsBlock,
        VitalsBlock,
        PlayBlock,
        ArithmeticBlock,
        TableBlock,
        EntriesBlock,
        StripBlock,
        LeadersBlock,
        FigureBlock,
        SumsBlock,
        ScaleBlock,
        ProseBlock,
        ReminderBlock,
        MarksBlock,
        CellsBlock,
        BoxesBlock,
        RunsBlock,
    )
}
"""The kinds of blocks by the word that ``kind`` takes."""
