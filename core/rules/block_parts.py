"""Dataclasses for parts of printed blocks: value, column, rows, track; names allowed there.

The notation of templates, conditions and addresses is described in :mod:`core.rules.layout_reader`; the blocks
themselves are :mod:`core.rules.block_kinds`, the play page is :mod:`core.rules.play_layout`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Template = tuple[str, ...]
Condition = str
Address = str
RowsOf = str  # a list or a family mark, filtered or not
Answer = int | bool | str | tuple[str, ...]  # what a procedure is answered; "{address}" is a number of the sheet

STYLES = frozenset({"strong", "name", "raw", "partial", "medium", "result", "large", "text", "hint", "small", "index"})
ALIGNS = frozenset({"left", "right", "center"})
HEADER = frozenset({"@name", "@player", "@campaign", "@notes", "@game", "@edition"})
ROW_NAMES = frozenset({"@row", "@key", "@abbr", "@label", "@note"})


@dataclass(frozen=True, slots=True)
class KnownNames:
    """Names that formulas and blocks of a game can use.

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
class LabelledValue:
    """A number or text with its label: in a field, strip, list or sum line.

    Attributes:
        label: Label in the game's words.
        value: What is shown.
        input: What is filled in on a form, where the value is computed from it (in boxes).
        hint: A few words below or behind it.
        otherwise: What is shown where the row the block looks at does not exist.
        w: Width in relation to its neighbours; of a field the grid columns.
        rank: 1 the loudest, 4 the quietest.
        op: Sign between this cell and the next: ``+``, ``×``, ``=``.
        bold_if: Where given, the cell is bold only if the condition holds.
        divider: Whether it has a hairline before it.
        write: Whether it has a writing line below.
        unit: Word behind the value.
        rows: The value is shown once for every row of this list, with commas between.
        only_if: The cell is shown only if the condition holds (on a blank sheet always).
        blank_hint: The hint on a blank sheet, where it differs.
        box: Whether it has a pencil box next to the number (in vitals).
        faces: The value names numbers, and the cell shows as many boxes, numbered from 1: those that it names are
            filled (in vitals); 0 for none.
        secret: Omitted when secrets are left out.
        notes: Omitted when player notes are left out.
    """

    label: Template = ()
    value: Template = ()
    input: Template = ()
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
    faces: int = 0
    secret: bool = False
    notes: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """A box for the pencil; a differing current value is printed small in it (``only_if``)."""

    value: Template = ()
    only_if: Condition = ""


@dataclass(frozen=True, slots=True)
class Track:
    """Boxes to tick off, one for each point; for very many points one for several.

    Attributes:
        length: Number of points.
        marked: Number of points struck from the left.
        dotted: Number of points that are dotted, behind those struck.
        heavy: Number of points at the end drawn heavy, or "".
        only_if: If false, a writing line is printed instead.
        each: Minimum points for each box.
        most: Squares at most; 0 where the paper decides.
        blank: Squares on a blank sheet; 0 where the paper decides.
        below_zero: Points left of a heavy stroke, for what falls below zero; such a track is struck from the right.
    """

    length: Address
    marked: Address = ""
    dotted: Address = ""
    heavy: Address = ""
    only_if: Condition = ""
    each: int = 1
    most: int = 0
    blank: int = 0
    below_zero: int = 0


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
        join: Separator between the texts of ``value``.
        check: A box, ticked if the condition holds.
        box: A box for the pencil.
        track: Squares to strike.
        write: Whether the cell has a writing line where it is empty.
        gap: Space before the column, in millimetres.
        faces: Boxes numbered from 1, those filled that the value names (the numbers of a die); 0 for none.
        below: The track has a line of its own below the row; the column takes no width.
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
    faces: int = 0
    below: bool = False


@dataclass(frozen=True, slots=True)
class TableSource:
    """Rows of a table: where they come from, and cells that differ for them.

    Attributes:
        rows: The list or family; "" for a row that every sheet has, blank ones as well.
        cells: What the columns of these keys show instead.
        merged: Keys of columns that follow each other; the text of the first spans all of them.
        sort: Number or text by which the rows are sorted; "" for the order of the list.
        first: Only so many of the first rows; 0 for all.
        latest: Only so many of the last rows; 0 for all.
        only_if: The rows are printed only if the condition holds.
        squares: Squares in the tracks of a row that every sheet has, to be struck by hand.
        struck: Keys of columns whose texts are struck out where ``struck_if`` holds.
        struck_if: When they are; never where it is empty.
        notes: Omitted when player notes are left out.
        within: Where the names of the columns are for members of a family, ``innate.<i>``; "" for the sheet itself.
    """

    rows: RowsOf
    cells: Mapping[str, Template] = field(default_factory=dict)
    struck: tuple[str, ...] = ()
    struck_if: Condition = ""
    merged: tuple[str, ...] = ()
    sort: Address = ""
    first: int = 0
    latest: int = 0
    only_if: Condition = ""
    squares: int = 0
    notes: bool = False
    within: Address = ""
