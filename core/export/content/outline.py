"""Reduces what a sheet shows to sections of labelled values, tables and paragraphs, for writers that know no paper.

Widths, ranks and places of the layout are gone here; what is in it and in which order is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import singledispatch

from core.export.content.shapes import (
    NOTHING,
    BlockContent,
    BoxesContent,
    EntriesContent,
    FacesContent,
    FieldsContent,
    FigureContent,
    HeadContent,
    Labelled,
    LeadersContent,
    MarksContent,
    PlayContent,
    ProseContent,
    ReminderContent,
    RowContent,
    RunsContent,
    ScaleContent,
    SheetContent,
    Shown,
    StripContent,
    SumsContent,
    TableCell,
    TableContent,
    TextContent,
    TickContent,
    TrackContent,
    VitalsContent,
)
from core.export.value_format import DASH

TICKED, OPEN = "\N{CHECK MARK}", "\N{WHITE SQUARE}"


@dataclass(frozen=True, slots=True)
class Pair:
    """A value with its label and the words below it; ``is_ticked`` for one that is ticked or not."""

    label: str
    value: Shown
    hint: str = ""
    is_main: bool = False
    is_ticked: bool | None = None


@dataclass(frozen=True, slots=True)
class Pairs:
    """Labelled values."""

    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: the heads of its columns (some empty), and its rows, each as long as the heads."""

    heads: tuple[str, ...]
    rows: tuple[tuple[Shown, ...], ...]
    rights: tuple[bool, ...] = ()


@dataclass(frozen=True, slots=True)
class Paragraphs:
    """Running text below a heading, which may be empty."""

    heading: str
    texts: tuple[str, ...]


Part = Pairs | Grid | Paragraphs


@dataclass(frozen=True, slots=True)
class Section:
    """A block with its title and hint; a block without title continues the one before."""

    key: str
    title: str
    hint: str
    parts: tuple[Part, ...]
    is_vital: bool = False


def outline(content: SheetContent) -> tuple[Section, ...]:
    """Return the sections of a sheet, without those that are empty."""
    sections: list[Section] = []
    for block in content.blocks:
        parts = tuple(part for part in _parts(block) if not _is_empty(part))
        if not parts:
            continue
        if not block.title and sections and not isinstance(block, VitalsContent | HeadContent | FieldsContent):
            sections[-1] = replace(sections[-1], parts=(*sections[-1].parts, *parts))
            continue
        sections.append(Section(block.shape.key, block.title, block.hint, parts, isinstance(block, VitalsContent)))
    return tuple(sections)


def track_text(track: TrackContent) -> Shown:
    """Return what is left of a track, as "6 of 13"."""
    if track.is_blank:
        return NOTHING
    addresses = tuple(address for address in (track.length_address, track.marked_address) if address)
    return Shown(f"{track.length - track.marked}/{track.length}", addresses)


def _is_empty(part: Part) -> bool:
    if isinstance(part, Pairs):
        return not part.pairs
    return not part.rows if isinstance(part, Grid) else not (part.heading or any(map(str.strip, part.texts)))


def _pairs(cells: Sequence[Labelled]) -> tuple[Pair, ...]:
    return tuple(
        Pair(cell.label, _with_unit(cell), cell.hint, cell.shape.rank == 1)
        for cell in cells
        if cell.value.text and (cell.label or cell.value.text != "0")
    )


def _with_unit(cell: Labelled) -> Shown:
    unit = cell.shape.unit
    return replace(cell.value, text=f"{cell.value.text} {unit}") if unit and cell.value.text else cell.value


@singledispatch
def _parts(block: BlockContent) -> Iterator[Part]:
    del block
    return
    yield


@_parts.register(HeadContent)
@_parts.register(FieldsContent)
def _fields(block: HeadContent | FieldsContent) -> Iterator[Part]:
    yield Pairs(tuple(pair for row in block.fields for pair in _pairs(row)))


@_parts.register
def _vitals(block: VitalsContent) -> Iterator[Part]:
    for group in block.groups:
        pairs = _pairs(group.cells)
        yield Pairs(tuple(replace(pair, hint=" ".join(filter(None, (pair.hint, group.hint)))) for pair in pairs))


@_parts.register
def _play(block: PlayContent) -> Iterator[Part]:
    pairs = _pairs(block.cells)
    if block.track is not None and not block.track.is_blank:
        label = next((cell.label for cell in block.cells if cell.label), block.title)
        pairs = (Pair(label, track_text(block.track)), *pairs)
    yield Pairs(pairs)


@_parts.register
def _table(block: TableContent) -> Iterator[Part]:
    columns = [column for column in block.columns if column.box is None]
    heads = tuple(column.head for column in columns)
    rights = tuple(column.align == "right" for column in columns)
    yield Grid(heads, tuple(_row(row, block) for row in block.rows), rights)
    yield Pairs(_pairs(block.foot))


def _row(row: RowContent, table: TableContent) -> tuple[Shown, ...]:
    """Return the cells of a row without pencil boxes; merged columns leave empty ones behind."""
    source = row.source
    cells = iter(row.cells)
    shown: list[Shown] = []
    seen = False
    for column in table.columns:
        is_merged = source is not None and column.key != "" and column.key in source.merged
        if is_merged and seen:
            shown.append(NOTHING)
            continue
        seen = seen or is_merged
        cell = next(cells)
        if column.box is None:
            shown.append(_cell(cell, column.zero))
    return tuple(shown)


def _cell(cell: TableCell, zero: str | None) -> Shown:
    if isinstance(cell, TextContent):
        text = (zero if zero is not None else "0") if cell.is_zero else cell.value.text
        more = " ".join(filter(None, (text, cell.note and f"({cell.note})", cell.under and f"({cell.under})")))
        shown = f"({more})" if cell.is_struck and more else more
        return cell.value if shown == cell.value.text else replace(cell.value, text=shown)
    if isinstance(cell, TickContent):
        return Shown(TICKED if cell.is_ticked else DASH)
    if isinstance(cell, TrackContent):
        return track_text(cell)
    return Shown(cell.named if isinstance(cell, FacesContent) else cell.text)


@_parts.register
def _entries(block: EntriesContent) -> Iterator[Part]:
    for entry in block.entries if not block.is_blank else ():
        heading = " \N{MIDDLE DOT} ".join(filter(None, (entry.heading, entry.right)))
        yield Paragraphs(heading, tuple(filter(None, entry.body)))
        yield Pairs(
            tuple(
                Pair(check.lead, check.value, check.note, is_ticked=check.is_ticked)
                for check in entry.checks
                if check.value.text
            )
        )
        yield Pairs(_pairs(entry.lines))
    yield Pairs(_pairs(block.lines))


@_parts.register
def _strip(block: StripContent) -> Iterator[Part]:
    yield Pairs(tuple(pair for line in block.lines for pair in _pairs(line)))


@_parts.register(LeadersContent)
@_parts.register(MarksContent)
@_parts.register(BoxesContent)
def _leaders(block: LeadersContent | MarksContent | BoxesContent) -> Iterator[Part]:
    yield Pairs(_pairs(block.cells))


@_parts.register
def _figure(block: FigureContent) -> Iterator[Part]:
    yield Pairs(tuple(Pair(spot.shape.label, spot.value, spot.hint) for spot in block.spots if spot.value.text))


@_parts.register
def _sums(block: SumsContent) -> Iterator[Part]:
    yield Pairs(_pairs(block.cells))
    if block.chart:
        width = max(map(len, block.chart))
        rows = [(*line, *[""] * (width - len(line))) for line in block.chart]
        yield Grid(rows[0], tuple(tuple(map(Shown, row)) for row in rows[1:]))


@_parts.register
def _scales(block: ScaleContent) -> Iterator[Part]:
    yield Pairs(
        tuple(
            Pair(scale.label, Shown(str(scale.value), (scale.address,) if scale.address else ()), scale.word)
            for scale in block.scales
            if scale.value
        )
    )


@_parts.register
def _prose(block: ProseContent) -> Iterator[Part]:
    filled = [cell for cell in block.texts if cell.value.text.strip()]
    for cell in filled:
        heading = cell.label if len(filled) > 1 or not block.title else ""
        yield Paragraphs(heading, tuple(part for part in cell.value.text.splitlines() if part.strip()))


@_parts.register
def _reminder(block: ReminderContent) -> Iterator[Part]:
    yield Paragraphs("", tuple(filter(None, block.lines)))
    yield Pairs(_pairs(block.cells))


@_parts.register
def _runs(block: RunsContent) -> Iterator[Part]:
    yield Paragraphs("", (", ".join(part.text for part in block.parts),))
