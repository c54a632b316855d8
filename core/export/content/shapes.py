"""Dataclasses of what a sheet shows: texts, values, rows and tracks of its blocks, in the reader's language.

A content has the same name as its block of :mod:`core.rules.block_kinds`, whose widths, ranks and styles it refers to
as ``shape``. Every text of a template is filled in; what a writer does not find here, it cannot show.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from core.formula import Cell, address_of
from core.rules.block_kinds import Block, FigureSpot, Scale, VitalGroup
from core.rules.block_parts import Column, LabelledValue, TableSource, Track
from core.rules.sheet_layout import GroupTotal

UNDEFINED, FAULT, UNDECIDED = "undefined", "fault", "undecided"
"""States of a shown value that is no plain one."""


HEADERS: Final = frozenset({"@name", "@player", "@campaign", "@notes"})
"""Keys of the headers of a document in templates."""

JOINED: Final = " \u00b7 "
"""What is between the parts of a text."""

NEW_ROW: Final = -1
"""Position of a row that is not there yet: an empty row to write on."""


class Input(NamedTuple):
    """An input, or on a blank sheet a computed number, that can be filled in on a form.

    Attributes:
        key: Its key, or a header: ``skills[].level``, ``@name``.
        rows: Row positions; negative for an empty row, `NEW_ROW` as long as it is not drawn.
        form: The format in which it is printed, or "".
    """

    key: str
    rows: tuple[int, ...] = ()
    form: str = ""

    @property
    def cell(self) -> Cell:
        """Key and row positions."""
        return self.key, self.rows

    @property
    def address(self) -> str:
        """The address, as edits take it; ``data.`` precedes a field that is called like a header."""
        key, rows, _ = self
        if rows:
            return address_of((key, rows))
        return key[1:] if key in HEADERS else f"data.{key}" if f"@{key}" in HEADERS else key


class Piece(NamedTuple):
    """A part of a text on a form: printed words, or an input as it is printed there."""

    text: str
    input: Input | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A text of the sheet, with the addresses of the values in it.

    Attributes:
        text: The text; "" where there is none.
        addresses: Addresses of the inputs and numbers in it, in order; empty where they are not wanted.
        state: ``undefined``, ``fault`` or ``undecided`` if its only value is that; else "".
        inputs: What can be filled in at its place on a form; empty where the text itself is printed.
        pieces: Of a text with inputs among its words what is printed and what is filled in; else empty.
    """

    text: str = ""
    addresses: tuple[str, ...] = ()
    state: str = ""
    inputs: tuple[Input, ...] = ()
    pieces: tuple[Piece, ...] = ()


NOTHING = Shown()
OPEN = Shown(state=UNDECIDED)
"""A number that is not decided yet."""


@lru_cache(maxsize=32768)
def plain(text: str) -> Shown:
    """Return a text without addresses (memoised: texts repeat on every sheet)."""
    return Shown(text)


@dataclass(frozen=True, slots=True)
class Labelled:
    """A value with its label.

    Attributes:
        shape: The value in the layout.
        label: Its label.
        value: What it shows; empty if its condition does not hold.
        hint: Words below or behind it.
        is_strong: Whether it is bold.
    """

    shape: LabelledValue
    label: str = ""
    value: Shown = NOTHING
    hint: str = ""
    is_strong: bool = True


@dataclass(frozen=True, slots=True)
class TrackContent:
    """A track: points, and how many of them are struck, dotted or heavy.

    Attributes:
        shape: The track in the layout.
        length, marked, dotted, heavy: Numbers of points.
        is_blank: Whether it is empty squares to strike by hand.
        length_address, marked_address: Where the numbers are; "" where they are not wanted.
        input: The number of marked points, if it can be filled in on a form.
    """

    shape: Track
    length: int = 0
    marked: int = 0
    dotted: int = 0
    heavy: int = 0
    is_blank: bool = False
    length_address: str = ""
    marked_address: str = ""
    input: Input | None = None


# Cells and rows of tables


@dataclass(frozen=True, slots=True)
class TextContent:
    """The text of a cell, with a small second text below and a note behind it."""

    value: Shown = NOTHING
    under: str = ""
    note: str = ""
    is_zero: bool = False
    is_struck: bool = False
    has_more: bool = False


@dataclass(frozen=True, slots=True)
class TickContent:
    """A check box, with what it ticks on a form."""

    is_ticked: bool
    input: Input | None = None


@dataclass(frozen=True, slots=True)
class PencilContent:
    """A box to write in, with its present value, and with what is filled in there on a form."""

    text: str
    inputs: tuple[Input, ...] = ()


@dataclass(frozen=True, slots=True)
class FacesContent:
    """Numbered boxes, with a text that names those to fill."""

    count: int
    named: str


@lru_cache(maxsize=32768)
def plain_cell(text: str, *, is_zero: bool = False) -> TextContent:
    """Return the cell of a text without addresses (memoised as well)."""
    return TextContent(plain(text), is_zero=is_zero)


TableCell = TextContent | TrackContent | FacesContent | TickContent | PencilContent


@dataclass(frozen=True, slots=True)
class RowContent:
    """A row of a table.

    Attributes:
        cells: What the columns show; merged columns are one cell.
        source: Where it comes from; None for an empty row.
        below: The track in a line of its own below, or None.
        position: Its position in the list, from 0.
        address: Address of its row, or "".
        is_blank: Whether every empty cell is to be written in.
        is_empty: Whether it is an empty row to write on.
        ends_group: Whether a stronger rule is below it.
        gauge: Share of the rule below it that is heavy, 0 to 1.
    """

    cells: tuple[TableCell, ...]
    source: TableSource | None = None
    below: TrackContent | None = None
    position: int = -1
    address: str = ""
    is_blank: bool = False
    is_empty: bool = False
    ends_group: bool = False
    gauge: float = 0

    @property
    def is_fixed(self) -> bool:
        """Whether every sheet has it."""
        return self.source is not None and not self.source.rows


# Blocks


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockContent:
    """What a block shows.

    Attributes:
        shape: The block in the layout.
        hint: Words at the right end of its title.
        is_blank: Whether it is a block of a blank sheet.
    """

    shape: Block
    hint: str = ""
    is_blank: bool = False

    @property
    def title(self) -> str:
        """The title, or ""."""
        return self.shape.title


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadContent(BlockContent):
    """Name, second line, rows of fields, lines below the name of a blank sheet; on cards the numbers at the right."""

    name: str = ""
    second: str = ""
    inputs: tuple[Input, ...] = ()
    lines: tuple[Labelled, ...] = ()
    fields: tuple[tuple[Labelled, ...], ...] = ()
    aside: tuple[Labelled, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldsContent(BlockContent):
    """Rows of fields."""

    fields: tuple[tuple[Labelled, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class VitalsGroup:
    """A group of vitals; ``has_row`` says whether the list it looks at has a row."""

    shape: VitalGroup
    hint: str
    cells: tuple[Labelled, ...]
    has_row: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class VitalsContent(BlockContent):
    """Groups of vitals."""

    groups: tuple[VitalsGroup, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayContent(BlockContent):
    """Values to write during play, and a track."""

    cells: tuple[Labelled, ...] = ()
    track: TrackContent | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableContent(BlockContent):
    """Rows of a table.

    Attributes:
        columns: Its columns.
        rows: Its rows.
        empty: The empty row at the first position.
        numbered: Positions of the cells of an empty row that show its number.
        is_given: Whether its rows are given by the game, so that none can be added.
        foot: The sums below.
    """

    columns: tuple[Column, ...] = ()
    rows: tuple[RowContent, ...] = ()
    empty: RowContent | None = None
    numbered: tuple[int, ...] = ()
    is_given: bool = False
    foot: tuple[Labelled, ...] = ()


@dataclass(frozen=True, slots=True)
class CheckContent:
    """A line of a check list."""

    lead: str
    value: Shown
    note: str
    is_ticked: bool


@dataclass(frozen=True, slots=True)
class EntryContent:
    """An entry: heading, words at its right, paragraphs, check list, labelled lines."""

    heading: str = ""
    right: str = ""
    body: tuple[str, ...] = ()
    checks: tuple[CheckContent, ...] = ()
    lines: tuple[Labelled, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EntriesContent(BlockContent):
    """Entries, and labelled lines below them all; of a blank sheet one entry stands for each empty one."""

    entries: tuple[EntryContent, ...] = ()
    lines: tuple[Labelled, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class StripContent(BlockContent):
    """Lines of numbers side by side."""

    lines: tuple[tuple[Labelled, ...], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadersContent(BlockContent):
    """Labels with numbers."""

    cells: tuple[Labelled, ...] = ()


@dataclass(frozen=True, slots=True)
class SpotContent:
    """A spot of a figure."""

    shape: FigureSpot
    hint: str
    value: Shown


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureContent(BlockContent):
    """A figure with its spots."""

    spots: tuple[SpotContent, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SumsContent(BlockContent):
    """A line of labelled numbers, and a chart."""

    cells: tuple[Labelled, ...] = ()
    chart: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class ScaleLine:
    """A scale with its value (0 for none) and the word for it."""

    shape: Scale
    label: str
    low: str
    high: str
    value: int
    word: str
    address: str = ""
    input: Input | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ScaleContent(BlockContent):
    """Scales below each other."""

    scales: tuple[ScaleLine, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ProseContent(BlockContent):
    """Labelled texts."""

    texts: tuple[Labelled, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ReminderContent(BlockContent):
    """Rules of the game in a line or two, with numbers."""

    lines: tuple[str, ...] = ()
    cells: tuple[Labelled, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class MarksContent(BlockContent):
    """Boxes to strike, and numbers below."""

    marked: int = 0
    input: Input | None = None
    cells: tuple[Labelled, ...] = ()


@dataclass(frozen=True, slots=True)
class MemberContent:
    """A member of a family, on a card."""

    label: str
    value: Shown
    note: str
    box: str = ""
    track: TrackContent | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CellsContent(BlockContent):
    """The members of a family, on a card."""

    members: tuple[MemberContent, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxesContent(BlockContent):
    """Groups of labelled boxes."""

    cells: tuple[Labelled, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RunsContent(BlockContent):
    """Texts run together behind a label."""

    parts: tuple[Shown, ...] = ()


# Sheets


@dataclass(frozen=True, slots=True)
class ColumnContent:
    """A column of a band: its width in twelfths, and its blocks."""

    span: float
    blocks: tuple[BlockContent, ...]


Band = tuple[ColumnContent, ...]


@dataclass(frozen=True, slots=True)
class CardContent:
    """A quick card: its blocks, those at its edge, and the number summed over a page of cards."""

    blocks: tuple[BlockContent, ...]
    edge: ColumnContent | None = None
    group: GroupTotal | None = None
    total: int = 0


@dataclass(frozen=True, slots=True)
class SheetContent:
    """What a full sheet shows.

    Attributes:
        system: Id of the game.
        game, edition: Its name and edition.
        name, player: Those of the character.
        second: The line below the name.
        is_blank: Whether it is a blank sheet.
        pages: The bands of each designed page.
        abbreviations: What the abbreviations of its labels stand for, by its legend.
    """

    system: str
    game: str
    edition: str = ""
    name: str = ""
    player: str = ""
    second: str = ""
    is_blank: bool = False
    pages: tuple[tuple[Band, ...], ...] = ()
    abbreviations: Mapping[str, str] = field(default_factory=dict)

    @property
    def blocks(self) -> tuple[BlockContent, ...]:
        """All blocks, in reading order."""
        return tuple(block for page in self.pages for band in page for column in band for block in column.blocks)

    @property
    def has_head(self) -> bool:
        """Whether the first page has the head among its blocks; otherwise it gets that of later pages."""
        columns = (column for band in self.pages[0] for column in band)
        return any(isinstance(block, HeadContent) for column in columns for block in column.blocks)
