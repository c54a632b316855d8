"""Printed blocks as data: the notation of a game's ``sheet.toml`` and the reader that checks it.

Nothing here draws. ``core.export.pdf`` draws every kind of block; a game says which blocks its sheet has, what they
show and where they stand. The shapes are :mod:`core.rules.block_shapes`; an attribute of a block in the file has the
name that it has there.

**The file.** ``[[page]]`` lists the bands of one designed page from top to bottom. A band is a list of columns, a
column is text: its width in twelfths of the page (left out where a band has one column) and the keys of the blocks in
it, from top to bottom. ``[block.KEY]`` describes one block, its ``kind`` is a key of
:data:`~core.rules.block_shapes.KINDS`. ``[card]`` lists the blocks of the quick card, in ``edge`` a column at its right
edge, and in ``group`` the number summed over the cards of a page::

    [[page]]
    bands = [["head"], ["vitals"], ["8 attributes", "4 armor pieces"]]

    [block.attributes]
    kind = "arithmetic"
    title = "Attributes"
    rows = "<a>"
    columns = [
        {value = "{@abbr}", style = "strong", w = 14},
        {head = "rolled", value = "{raw.<a>}", align = "right", w = 9},
    ]

**Secrets.** A block or a cell with ``secret = true`` is left out of pages that others may see, a cell or a source with
``notes = true`` of pages without the player's notes; who prints chooses.

**Play.** ``[play]`` says what of the sheet is used at the table, as lists of tables: ``tracks`` (boxes to click for
what is left of body and energy), ``numbers`` (asked for again and again), ``states`` (inputs that play switches),
``lists`` (rows that come and go, as wounds), ``dice`` (rolled often)::

    [[play.tracks]]
    label = "{@label}"
    rows = "<a>"
    now = "current.<a>"
    most = "maximum.<a>"
    lost = "damage.<a>"

**Addresses** are those of the game. In a block with ``rows`` a name is first looked for in the row, then in the rows
around it, then on the sheet. ``<a>`` stands for the member of a family that the row shows. ``@name @player @campaign
@notes`` are the document's own, ``@game @edition`` the game's; ``@row`` is the position from 1, ``@key @abbr @label
@note`` are the member's.

**Filters.** ``weapons[carried]`` are the rows of a list in which a condition holds, ``<a>[@row<=13]`` the members of a
family.

**Conditions** are joined by commas, all must hold: ``key`` (not 0, not empty, not undefined; a list with at least one
row), ``!key``, ``key=word``, ``key!=word``, ``key<=other``, ``key>=other``, ``key<other``, ``key>other`` (``other`` a
number or an address).

**Templates** are a text or a list of texts, which are joined; a text whose every ``{…}`` is empty is left out.
``{address}`` shows a number or text; of filtered rows all texts, joined. ``{a..b}`` shows a range, one number where
both are equal. ``{condition?text}`` shows the text if the condition holds. ``{address:format}`` shows it in a format of
:data:`core.rules.templates.FORMATS`. ``{{`` and ``}}`` are braces. What is undefined shows as a dash.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, fields
from typing import TypeVar, cast

from core.errors import RulesError
from core.messages import Message
from core.rules.block_parts import (
    ALIGNS,
    HEADER,
    ROW_NAMES,
    STYLES,
    Box,
    Cell,
    Column,
    KnownNames,
    Source,
    Template,
    Track,
)
from core.rules.block_shapes import (
    EMPTY_LAYOUT,
    KINDS,
    Band,
    Block,
    CardDesign,
    Checks,
    GroupFoot,
    PageColumn,
    PageDesign,
    Place,
    PlayDesign,
    PlayDice,
    PlayList,
    PlayNumber,
    PlayState,
    PlayTrack,
    RunsBlock,
    Scale,
    SheetLayout,
    TableBlock,
    VitalGroup,
)
from core.rules.templates import Between, Claim, Show, When, parse_address, parse_condition, parse_template

__all__ = ["EMPTY_LAYOUT", "KnownNames", "SheetLayout", "read_layout"]

GRID = 12
FAMILY = re.compile(r"<(\w+)>")
Shape = TypeVar("Shape")
Scope = tuple[str, ...]
"""Class keys of the lists whose rows stand around a name, the innermost first; a family mark is ``<a>``."""


def read_layout(raw: Mapping[str, object], known: KnownNames) -> SheetLayout:
    """Read the data of a sheet.toml and check every name in it.

    Args:
        raw: What tomllib made of the file; an empty mapping where the game has none.
        known: The names that blocks may use.

    Raises:
        RulesError: Something is missing, of a wrong type, or unknown; the message names the table and the key.
    """
    if not raw:
        return EMPTY_LAYOUT
    _only(raw, {"page", "block", "card", "play"}, "the file")
    blocks = {key: _read_block(key, table, known) for key, table in _table(raw.get("block", {}), "block").items()}
    designs = enumerate(_items(raw.get("page", []), "page"), 1)
    pages = tuple(_read_page(page, blocks, f"page {n}") for n, page in designs)
    card = _read_card(_table(raw["card"], "card"), blocks, known) if "card" in raw else None
    return SheetLayout(pages, card, _read_play(_table(raw.get("play", {}), "play"), known))


def _read_play(raw: Mapping[str, object], known: KnownNames) -> PlayDesign:
    design = _read_shape(PlayDesign, raw, "play")
    _check(design, (), known, "play")
    return design


def _read_block(key: str, raw: object, known: KnownNames) -> Block:
    where = f"block.{key}"
    table = dict(_table(raw, where))
    kind = table.pop("kind", None)
    shape = KINDS.get(kind) if isinstance(kind, str) else None
    if shape is None:
        raise _wrong(where, "kind", f"must be one of {', '.join(KINDS)}")
    block = _read_shape(shape, {**table, "key": key}, where)
    _check(block, (), known, where)
    return block


def _read_page(raw: object, blocks: Mapping[str, Block], where: str) -> PageDesign:
    table = _table(raw, where)
    _only(table, {"bands"}, where)
    bands = []
    for band in _items(table.get("bands", []), where):
        columns = tuple(_read_column(column, blocks, where) for column in _items(band, where))
        if sum(column.span for column in columns) != GRID:
            raise _wrong(where, "bands", f"the columns of {band} must be {GRID} twelfths together")
        bands.append(columns)
    return PageDesign(tuple(bands))


def _read_column(raw: object, blocks: Mapping[str, Block], where: str) -> PageColumn:
    words = _text(raw, where).split()
    span = int(words.pop(0)) if words and words[0].isdigit() else GRID
    return PageColumn(span, _named(words, blocks, where))


def _read_card(raw: Mapping[str, object], blocks: Mapping[str, Block], known: KnownNames) -> CardDesign:
    _only(raw, {"blocks", "group", "edge"}, "card")
    group = None
    if "group" in raw:
        group = _read_shape(GroupFoot, _table(raw["group"], "card.group"), "card.group")
        _check(group, (), known, "card.group")
    words = [_text(word, "card") for word in _items(raw.get("blocks", []), "card")]
    edge = _read_column(raw["edge"], blocks, "card.edge") if "edge" in raw else None
    return CardDesign(_named(words, blocks, "card"), group, edge)


def _named(keys: list[str], blocks: Mapping[str, Block], where: str) -> tuple[Block, ...]:
    for key in keys:
        if key not in blocks:
            raise _wrong(where, key, "there is no such block")
    return tuple(blocks[key] for key in keys)


# Shapes: every attribute is read by what its annotation says.


def _read_shape(shape: type[Shape], raw: Mapping[str, object], where: str) -> Shape:
    values: dict[str, object] = {}
    names = set()
    for name, annotation, required in _ATTRIBUTES[shape]:
        names.add(name)
        if name in raw:
            values[name] = _read_value(annotation, raw[name], f"{where}.{name}")
        elif required:
            raise _wrong(where, name, "is missing")
    _only(raw, names, where)
    return shape(**values)


def _read_value(annotation: str, raw: object, where: str) -> object:
    annotation = annotation.removesuffix(" | None")
    reader = _READERS.get(annotation)
    if reader is not None:
        return reader(raw, where)
    shape = _SHAPES.get(annotation)
    if shape is not None:
        return _read_shape(shape, _table(raw, where), where)
    inner = annotation.removeprefix("tuple[").removesuffix(", ...]")
    return tuple(_read_value(inner, one, f"{where}[{n}]") for n, one in enumerate(_items(raw, where)))


def _text(raw: object, where: str) -> str:
    if not isinstance(raw, str):
        raise _wrong(where, "", "must be a text")
    return raw


def _flag(raw: object, where: str) -> bool:
    if not isinstance(raw, bool):
        raise _wrong(where, "", "must be true or false")
    return raw


def _whole(raw: object, where: str) -> int:
    if not isinstance(raw, int) or isinstance(raw, bool):
        raise _wrong(where, "", "must be a whole number")
    return raw


def _number(raw: object, where: str) -> float:
    if not isinstance(raw, (int, float)) or isinstance(raw, bool):
        raise _wrong(where, "", "must be a number")
    return float(raw)


def _template(raw: object, where: str) -> Template:
    texts = (raw,) if isinstance(raw, str) else tuple(_items(raw, where))
    for text in texts:
        try:
            parse_template(_text(text, where))
        except ValueError as error:
            raise _wrong(where, "", str(error)) from None
    return cast("Template", texts)


def _condition(raw: object, where: str) -> str:
    try:
        parse_condition(_text(raw, where))
    except ValueError as error:
        raise _wrong(where, "", str(error)) from None
    return cast("str", raw)


def _sources(raw: object, where: str) -> tuple[Source, ...]:
    """Read rows: a text, or a list of texts and of tables with ``rows`` and ``cells``."""
    given = [raw] if isinstance(raw, str) else _items(raw, where)
    return tuple(
        Source(one) if isinstance(one, str) else _read_shape(Source, _table(one, where), where) for one in given
    )


def _cells(raw: object, where: str) -> Mapping[str, Template]:
    return {key: _template(text, f"{where}.{key}") for key, text in _table(raw, where).items()}


_READERS: Mapping[str, Callable[[object, str], object]] = {
    "str": _text,
    "bool": _flag,
    "int": _whole,
    "float": _number,
    "Template": _template,
    "Condition": _condition,
    "Address": _text,
    "RowsOf": _text,
    "tuple[Source, ...]": _sources,
    "Mapping[str, Template]": _cells,
}
_PLAY_SHAPES = (PlayDice, PlayList, PlayNumber, PlayState, PlayTrack)
_SHAPES: Mapping[str, type] = {
    shape.__name__: shape for shape in (Band, Box, Cell, Checks, Column, Place, Scale, Track, VitalGroup, *_PLAY_SHAPES)
}
_ATTRIBUTES: Mapping[type, tuple[tuple[str, str, bool], ...]] = {
    shape: tuple(
        (one.name, str(one.type), one.default is MISSING and one.default_factory is MISSING) for one in fields(shape)
    )
    for shape in (*KINDS.values(), Source, GroupFoot, PlayDesign, *_SHAPES.values())
}
"""Name, annotation and whether it is required, of every attribute of every shape."""


# Names: every address must exist where it is used.


def _check(shape: object, scope: Scope, known: KnownNames, where: str) -> None:
    """Check all names of a shape and of the shapes in it."""
    rows = getattr(shape, "rows", "")
    if isinstance(shape, TableBlock):
        _check_table(shape, known, where)
    elif isinstance(shape, RunsBlock):
        _check_runs(shape, known, where)
        return
    elif isinstance(rows, str) and rows:
        scope = (_check_rows(rows, scope, known, where), *scope)
    for name, annotation, _ in _ATTRIBUTES[type(shape)]:
        value = getattr(shape, name)
        if value and not (isinstance(shape, TableBlock) and name in ("rows", "columns", "extra")):
            _check_value(annotation, value, scope, known, f"{where}.{name}")
    _check_words(shape, where)


def _check_words(shape: object, where: str) -> None:
    if isinstance(shape, Column) and (shape.style not in STYLES or shape.align not in ALIGNS):
        raise _wrong(where, "style or align", f"styles are {', '.join(sorted(STYLES))}; left, right and center")


def _check_value(annotation: str, value: object, scope: Scope, known: KnownNames, where: str) -> None:
    if annotation == "Template":
        for text in cast("Template", value):
            _check_template(text, scope, known, where)
    elif annotation == "Condition":
        _check_tests(parse_condition(cast("str", value)), scope, known, where)
    elif annotation == "Address":
        _check_name(cast("str", value), scope, known, where)
    elif isinstance(value, tuple):
        inner = annotation.removeprefix("tuple[").removesuffix(", ...]")
        for n, one in enumerate(value):
            _check_value(inner, one, scope, known, f"{where}[{n}]")
    elif type(value).__name__ in _SHAPES:
        _check(value, scope, known, where)


def _check_table(table: TableBlock, known: KnownNames, where: str) -> None:
    """Check every column once for each source of rows, but for the cells that the source replaces."""
    for source in table.rows:
        if not source.rows:
            _check_given(source, table, known, f"{where}.rows")
            continue
        scope = (_check_rows(source.rows, (), known, where),)
        for column in table.columns:
            if column.key in source.cells:
                _check_value("Template", source.cells[column.key], scope, known, f"{where}.{column.key}")
                continue
            _check(column, scope, known, f"{where}.{column.head or column.key}")
        if source.sort:
            _check_name(source.sort, scope, known, f"{where}.sort")
        _check_source(source, scope, table, known, f"{where}.rows")
    for extra in table.extra:
        _check_given(extra, table, known, f"{where}.extra")


def _check_runs(runs: RunsBlock, known: KnownNames, where: str) -> None:
    """Check the texts of every source, and when they are printed."""
    _check_tests(parse_condition(runs.only_if), (), known, where)
    for source in runs.rows:
        scope = (_check_rows(source.rows, (), known, where),) if source.rows else ()
        _check_value("Template", source.cells.get("value", runs.value), scope, known, f"{where}.value")
        if source.sort:
            _check_name(source.sort, scope, known, f"{where}.sort")
        _check_tests(parse_condition(source.only_if), (), known, f"{where}.rows")
    if not runs.rows:
        _check_value("Template", runs.value, (), known, f"{where}.value")


def _check_given(source: Source, table: TableBlock, known: KnownNames, where: str) -> None:
    """Check a row that every sheet has: it shows nothing but its own cells."""
    if not source.cells:
        raise _wrong(where, "rows", "is empty")
    for key, value in source.cells.items():
        _check_value("Template", value, (), known, f"{where}.{key}")
    _check_source(source, (), table, known, where)


def _check_source(source: Source, scope: Scope, table: TableBlock, known: KnownNames, where: str) -> None:
    """Check when rows are printed, and that merged columns follow each other."""
    _check_tests(parse_condition(source.only_if), (), known, where)
    _check_struck(source, scope, table, known, where)
    if ",".join(source.merged) not in ",".join(column.key for column in table.columns):
        raise _wrong(where, "merged", "must name keys of columns that follow each other")


def _check_struck(source: Source, scope: Scope, table: TableBlock, known: KnownNames, where: str) -> None:
    """Check which columns are struck out, and when; they stand or fall together."""
    if bool(source.struck) != bool(source.struck_if):
        raise _wrong(where, "struck", "needs struck_if, and struck_if needs it")
    for key in source.struck:
        if key not in {column.key for column in table.columns}:
            raise _wrong(where, key, "is no key of a column that could be struck out")
    _check_tests(parse_condition(source.struck_if), scope, known, where)


def _check_template(text: str, scope: Scope, known: KnownNames, where: str) -> None:
    for piece in parse_template(text):
        if isinstance(piece, Show):
            _check_name(piece.address, scope, known, where)
        elif isinstance(piece, Between):
            _check_name(piece.first, scope, known, where)
            _check_name(piece.last, scope, known, where)
        elif isinstance(piece, When):
            _check_tests(piece.tests, scope, known, where)


def _check_tests(tests: tuple[Claim, ...], scope: Scope, known: KnownNames, where: str) -> None:
    for test in tests:
        _check_name(test.name, scope, known, where)
        if test.compares_names:
            _check_name(test.other, scope, known, where)


def _check_rows(rows: str, scope: Scope, known: KnownNames, where: str) -> str:
    """Check the name of a list or family and its filter; give its class key."""
    step = parse_address(rows)[0]
    if FAMILY.fullmatch(step.name):
        if step.name[1:-1] not in known.families:
            raise _wrong(where, "rows", f"there is no family {step.name}")
        if isinstance(step.rows, tuple):
            _check_tests(step.rows, (step.name, *scope), known, where)
        return step.name
    for key in _candidates(step.name, scope):
        if key in known.lists:
            if isinstance(step.rows, tuple):
                _check_tests(step.rows, (key, *scope), known, where)
            return key
    raise _wrong(where, "rows", f"there is no list {step.name}")


def _candidates(name: str, scope: Scope) -> Iterator[str]:
    for around in scope:
        if not around.startswith("<"):
            yield f"{around}[].{name}"
    yield name


def _check_name(address: str, scope: Scope, known: KnownNames, where: str) -> None:
    """Check one address; its family marks stand for every member."""
    if address.startswith("@"):
        if address not in HEADER and address not in ROW_NAMES:
            raise _wrong(where, address, "there is no such name of the document")
        return
    steps = parse_address(address)
    for step in steps[:-1]:
        key = _check_rows(step.name, scope, known, where)
        scope = (key, *scope)
        if isinstance(step.rows, tuple):
            _check_tests(step.rows, scope, known, where)
    last = steps[-1]
    if last.rows is not None:
        _check_rows(address if len(steps) == 1 else last.name, scope, known, where)
        return
    mark = FAMILY.search(last.name)
    members = known.families.get(mark.group(1), ()) if mark else ("",)
    if mark and not members:
        raise _wrong(where, address, f"there is no family {mark.group()}")
    for member in members:
        name = last.name.replace(mark.group(), member) if mark else last.name
        if not _exists(name, scope, known):
            raise _wrong(where, address, "the game has no such number or text")


def _exists(name: str, scope: Scope, known: KnownNames) -> bool:
    if name.startswith("options."):
        return name.removeprefix("options.") in known.options
    return any(key in known.keys or key in known.lists for key in _candidates(name, scope))


# Errors


def _table(raw: object, where: str) -> Mapping[str, object]:
    if not isinstance(raw, Mapping):
        raise _wrong(where, "", "must be a table")
    return raw


def _items(raw: object, where: str) -> list[object]:
    if not isinstance(raw, (list, tuple)):
        raise _wrong(where, "", "must be a list")
    return list(raw)


def _only(raw: Mapping[str, object], names: set[str], where: str) -> None:
    for key in raw:
        if key not in names:
            raise _wrong(where, key, f"is not known here; there are {', '.join(sorted(names))}")


def _wrong(where: str, key: str, what: str) -> RulesError:
    """Make the error of a wrong place in sheet.toml."""
    place = f"[{where}] {key}" if key else f"[{where}]"
    template = "sheet.toml, {place}: {what}. Correct the game's data."
    return RulesError(Message("sheet_layout", template, {"place": place, "what": what}))
