"""What the rows of a table show once they are laid out, and how high they are."""

from __future__ import annotations

from typing import NamedTuple

from core.export.content.shapes import Input, Piece
from core.export.pdf.drawing_elements import NumberedBoxes, TrackSquares
from core.export.pdf.page import MM, TextStyle
from core.export.pdf.styles import UNDER
from core.export.pdf.tags import Role
from core.rules.block_parts import Column

FEW_LINES = 2
"""Most lines of a name beside other cells, if it is lower above them."""

ABOVE_ROW = 5 * MM
"""Height of a name of one line above the other cells of its row."""

ABOVE_SQUARES, BELOW_SQUARES = 0.8 * MM, 1.4 * MM
"""Space above and below squares that are below their row."""


class TickCell(NamedTuple):
    """A check box."""

    is_ticked: bool
    input: Input | None = None


class PencilCell(NamedTuple):
    """A box to write in, with its present value."""

    text: str
    inputs: tuple[Input, ...] = ()


class TextCell(NamedTuple):
    """Lines of text in one style, struck out or not, with a smaller second text below; or fields of a form.

    With ``is_open`` it is to be written in.
    """

    type: TextStyle
    lines: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    note: str = ""
    is_struck: bool = False
    is_open: bool = False
    inputs: tuple[Input, ...] = ()
    pieces: tuple[Piece, ...] = ()


CellShape = TextCell | TrackSquares | NumberedBoxes | TickCell | PencilCell


class PlacedColumn(NamedTuple):
    """A column with its x, its width, the room for its head, of merged columns how many they are, and what it is."""

    column: Column
    x: float
    width: float
    head_room: float = 0
    columns: str = ""
    role: Role = Role.TD


class CellAbove(NamedTuple):
    """A long name above the other cells of its row.

    Attributes:
        position: The position of its column.
        place: Its column, as wide as the row.
        cell: Its content.
    """

    position: int
    place: PlacedColumn
    cell: TextCell

    @property
    def height(self) -> float:
        """Height that it takes from its row."""
        return ABOVE_ROW + lines_height(self.cell, ABOVE_ROW)


class TableRow(NamedTuple):
    """One row with the content of its cells.

    Attributes:
        height: Height of a row of one line.
        places: The columns; merged ones only as the first, with the width of all.
        cells: Their contents.
        below: Squares in a line of their own below, or None.
        is_blank: Whether every empty cell has a writing line.
        ruled: Whether a hairline is below the row.
        group: Whether a stronger rule is below the row.
        gauge: Share of the rule that is heavy, 0 to 1.
        has_inputs: Whether it is an empty row of a form, which is filled in.
        above: A name above the other cells, or None.
    """

    height: float
    places: tuple[PlacedColumn, ...]
    cells: tuple[CellShape, ...]
    below: TrackSquares | None = None
    is_blank: bool = False
    ruled: bool = True
    group: bool = False
    gauge: float = 0
    has_inputs: bool = False
    above: CellAbove | None = None

    @property
    def more(self) -> float:
        """Height needed beyond a row of one line."""
        extra = 0.0
        for cell in self.cells:
            if isinstance(cell, TextCell):
                if cell.under or len(cell.lines) > 1:
                    extra = max(extra, lines_height(cell, self.height))
            elif isinstance(cell, TrackSquares):
                extra = max(extra, cell.height + 1.8 * MM - self.height)
        if self.above is not None:
            extra += self.above.height
        return extra if self.below is None else extra + self.below.height + ABOVE_SQUARES + BELOW_SQUARES

    @property
    def has_broken_name(self) -> bool:
        """Whether a text is broken into many lines, or would be beside the other cells."""
        return self.above is not None or any(
            isinstance(cell, TextCell) and len(cell.lines) > FEW_LINES for cell in self.cells
        )


def lines_height(cell: TextCell, height: float) -> float:
    """Return the height that a cell needs beyond a row of one line."""
    lead = cell.type.size * 1.22
    if not cell.under:
        return max(0, len(cell.lines) - 1) * lead
    least = 7.5 * MM + (len(cell.under) - 1) * UNDER.size * 1.2 + (len(cell.lines) - 1) * lead
    return max(0.0, least - height)
