"""What printed blocks are put together from: cells, columns, tracks, and the names that they may use.

The notation of templates, conditions and addresses is described in :mod:`core.rules.blocks`; the blocks themselves are
:mod:`core.rules.block_shapes`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Template = tuple[str, ...]
Condition = str
Address = str
RowsOf = str  # a list or a family mark, filtered or not

STYLES = frozenset({"strong", "name", "raw", "partial", "medium", "result", "large", "text", "hint", "small", "index"})
ALIGNS = frozenset({"left", "right", "center"})
HEADER = frozenset({"@name", "@player", "@campaign", "@notes", "@game", "@edition"})
ROW_NAMES = frozenset({"@row", "@key", "@abbr", "@label", "@note"})


@dataclass(frozen=True, slots=True)
class KnownNames:
    """What a game's formulas and blocks may name.

    Attributes:
        keys: Class keys of all inputs and derived numbers: ``move_rate``, ``base.ambt``, ``weapons[].wslo``.
        lists: Class keys of the lists: ``weapons``, ``professions[].abilities``.
        families: Keys of the members by family mark: ``{"a": ("ambt", …)}``.
        options: Keys of the options.
    """

    keys: frozenset[str]
    lists: frozenset[str]
    families: Mapping[str, tuple[str, ...]]
    options: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Cell:
    """A number or text with its label: in a field, a strip, a list, a sum line.

    Attributes:
        label: Label in the game's words.
        value: What is shown.
        hint: A few words below or behind it.
        otherwise: What is shown where the row the block looks at does not exist.
        w: Width in relation to its neighbours; of a field the grid columns.
        rank: 1 the loudest, 4 the quietest.
        op: Sign between this cell and the next: ``+``, ``×``, ``=``.
        bold_if: Where given, the cell is bold only if the condition holds.
        divider: Whether a hairline stands before it.
        write: Whether a writing line stands below it.
        unit: Word behind the value.
        rows: The value is shown once for every row of this list, with commas between.
        only_if: The cell is shown only if the condition holds (on a blank sheet always).
        blank_hint: The hint on a blank sheet, where it differs.
        box: Whether a pencil box stands beside the number (in vitals).
    """

    label: Template = ()
    value: Template = ()
    hint: Template = ()
    otherwise: Template = ()
    w: float = 1
    rank: int = 2
    op: str = ""
    bold_if: Condition = ""
    divider: bool = False
    write: bool = False
    unit: str = ""
    rows: RowsOf = ""
    only_if: Condition = ""
    blank_hint: str = ""
    box: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """A box for the pencil; a current value stands small in it when it differs (``only_if``)."""

    value: Template = ()
    only_if: Condition = ""


@dataclass(frozen=True, slots=True)
class Track:
    """Squares to strike, one a point; of very many points one stands for several.

    Attributes:
        length: Number of points.
        marked: Number of points struck from the left.
        heavy: Number of points at the end drawn heavy, or "".
        only_if: Elsewhere a writing line stands instead.
        each: Points that a square stands for at least.
        most: Squares at most; 0 where the paper decides.
    """

    length: Address
    marked: Address = ""
    heavy: Address = ""
    only_if: Condition = ""
    each: int = 1
    most: int = 0


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table.

    Attributes:
        head: Word over the column.
        value: What a row shows in it.
        under: A second, small line in the same cell.
        note: Words in italics behind the value.
        key: Name that sources and extra rows use to replace the value.
        w: Width in relation to the other columns, about millimetres.
        align: ``left``, ``right`` or ``center``.
        style: One of :data:`STYLES`: in every row weight grows from input to result.
        zero: Shown in italics instead of 0; None where 0 is shown as a number.
        join: Stands between the texts of ``value``.
        check: A box, ticked if the condition holds.
        box: A box for the pencil.
        track: Squares to strike.
        write: Whether the cell has a writing line where it is empty.
        gap: Space before the column, in millimetres.
    """

    head: str = ""
    value: Template = ()
    under: Template = ()
    note: Template = ()
    key: str = ""
    w: float = 10
    align: str = "left"
    style: str = "text"
    zero: str | None = None
    join: str = " · "
    check: Condition = ""
    box: Box | None = None
    track: Track | None = None
    write: bool = True
    gap: float = 2


@dataclass(frozen=True, slots=True)
class Source:
    """Rows of a table: where they come from, and cells that differ for them.

    Attributes:
        rows: The list or family; "" for a row that every sheet has.
        cells: What the columns of these keys show instead.
        struck: Keys of columns whose texts are struck out where ``struck_if`` holds.
        struck_if: When they are; never where it is empty.
    """

    rows: RowsOf
    cells: Mapping[str, Template] = field(default_factory=dict)
    struck: tuple[str, ...] = ()
    struck_if: Condition = ""
