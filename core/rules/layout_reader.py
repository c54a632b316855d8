"""Reads ``sheet.toml``: printed pages, quick card, party overview, Play page. Describes its notation.

Nothing here draws. ``core.export.pdf`` draws every kind of block; a game says which blocks its sheet has, what they
show and where they are. The shapes are :mod:`core.rules.block_kinds`, :mod:`core.rules.sheet_layout` and
:mod:`core.rules.play_layout`; an attribute of a block in the file has the name that it has there.
:mod:`core.rules.block_name_checks` checks every name that the file uses.

**The file.** ``[[page]]`` lists the bands of one designed page from top to bottom. A band is a list of columns, a
column is text: its width in twelfths of the page (left out where a band has one column) and the keys of the blocks in
it, from top to bottom. ``[block.KEY]`` describes one block, its ``kind`` is a key of
:data:`~core.rules.block_kinds.KINDS`. ``[card]`` lists the blocks of the quick card, in ``edge`` a column at its right
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

**Party.** ``[party]`` says what the overview of a party shows besides vitals and tracks: ``languages`` (the list that a
character speaks), ``load``, ``slowest`` and ``order`` (who is first, as in surprise); ``groups`` replaces the vitals::

    [party]
    languages = "languages"
    load = {value = "{carried_weight} of {max_weight} lb", hint = "{overload:nozero} over", bold_if = "overload"}
    slowest = {label = "Slowest", number = "move_rate", value = "{move_rate} yd"}
    order = {title = "Surprise, best first", number = "surprise", value = "{surprise}", group = "best - heads"}

**Secrets.** A block or a cell with ``secret = true`` is left out of pages that others may see, a cell or a source with
``notes = true`` of pages without the player's notes; who prints chooses.

**Play.** ``[play]`` says what of the sheet is used at the table, as lists of tables: ``tracks`` (what is left of body
and energy, counted down and up), ``numbers`` (asked for again and again), ``states`` (inputs that play switches),
``lists`` (rows that come and go, as wounds), ``dice`` (rolled often), ``attacks``, ``rest`` and ``time`` (procedures
with their answers as one button); as single tables ``damage`` and ``checks`` (how procedures are asked there)::

    [[play.tracks]]
    label = "{@label}"
    rows = "<a>"
    now = "current.<a>"
    most = "maximum.<a>"
    lost = "damage.<a>"

    [[play.rest]]
    procedure = "rest"
    label = "Until whole"
    answers = {hours = "{rest_hours}"}

**Answers** are whole numbers, true or false, texts or lists of texts; ``"{address}"`` is a number of the sheet.

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
:data:`core.rules.block_templates.FORMATS`. ``{{`` and ``}}`` are braces. What is undefined shows as a dash.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar, cast

from core.errors import FormulaError
from core.rules.block_kinds import KINDS, Block
from core.rules.block_name_checks import check_names
from core.rules.block_parts import Answer, KnownNames, TableSource, Template
from core.rules.block_schema import ATTRIBUTES, SHAPES, layout_error
from core.rules.block_templates import parse_condition, parse_template
from core.rules.play_layout import PlayLayout
from core.rules.sheet_layout import (
    EMPTY_LAYOUT,
    GRID,
    CardLayout,
    GroupTotal,
    PageColumn,
    PageLayout,
    PartyLayout,
    PartyOrder,
    SheetLayout,
)

__all__ = ["EMPTY_LAYOUT", "KnownNames", "SheetLayout", "read_layout"]

Shape = TypeVar("Shape")


def read_layout(raw: Mapping[str, object], known: KnownNames) -> SheetLayout:
    """Read a sheet.toml and check every name in it.

    Args:
        raw: What tomllib made of the file; an empty mapping where the game has none.
        known: The names that blocks may use.

    Raises:
        RulesError: Something is missing, of a wrong type, or unknown; the message names the table and the key.
    """
    if not raw:
        return EMPTY_LAYOUT
    _only(raw, {"page", "block", "card", "play", "party"}, "the file")
    blocks = {key: _read_block(key, table, known) for key, table in _table(raw.get("block", {}), "block").items()}
    designs = enumerate(_items(raw.get("page", []), "page"), 1)
    pages = tuple(_read_page(page, blocks, f"page {n}") for n, page in designs)
    card = _read_card(_table(raw["card"], "card"), blocks, known) if "card" in raw else None
    play = _read_play(_table(raw.get("play", {}), "play"), known)
    return SheetLayout(pages, card, play, _read_party(_table(raw.get("party", {}), "party"), known))


def _read_play(raw: Mapping[str, object], known: KnownNames) -> PlayLayout:
    design = _read_shape(PlayLayout, raw, "play")
    check_names(design, (), known, "play")
    if len(design.checks.options) != len(design.checks.labels):
        raise layout_error("play.checks", "labels", "must be as many as the options")
    if design.damage is not None and not design.damage.amounts:
        raise layout_error("play.damage", "amounts", "is empty")
    return design


def _read_party(raw: Mapping[str, object], known: KnownNames) -> PartyLayout:
    design = _read_shape(PartyLayout, raw, "party")
    check_names(design, (), known, "party")
    if design.order is not None and design.order.group:
        _check_group(design.order)
    return design


def _check_group(order: PartyOrder) -> None:
    """Check that the number of a group can be computed from the best of its numbers and its heads."""
    try:
        number = order.group_number(1, 2)
    except FormulaError as error:
        raise layout_error("party.order", "group", str(error)) from None
    if number is None:
        raise layout_error("party.order", "group", "must be computed from best and heads alone")


def _read_block(key: str, raw: object, known: KnownNames) -> Block:
    location = f"block.{key}"
    table = dict(_table(raw, location))
    kind = table.pop("kind", None)
    shape = KINDS.get(kind) if isinstance(kind, str) else None
    if shape is None:
        raise layout_error(location, "kind", f"must be one of {', '.join(KINDS)}")
    block = _read_shape(shape, {**table, "key": key}, location)
    check_names(block, (), known, location)
    return block


def _read_page(raw: object, blocks: Mapping[str, Block], location: str) -> PageLayout:
    table = _table(raw, location)
    _only(table, {"bands"}, location)
    bands = []
    for band in _items(table.get("bands", []), location):
        columns = tuple(_read_column(column, blocks, location) for column in _items(band, location))
        if sum(column.span for column in columns) != GRID:
            raise layout_error(location, "bands", f"the columns of {band} must add up to {GRID} twelfths")
        bands.append(columns)
    return PageLayout(tuple(bands))


def _read_column(raw: object, blocks: Mapping[str, Block], location: str) -> PageColumn:
    words = _text(raw, location).split()
    span = int(words.pop(0)) if words and words[0].isdigit() else GRID
    return PageColumn(span, _named(words, blocks, location))


def _read_card(raw: Mapping[str, object], blocks: Mapping[str, Block], known: KnownNames) -> CardLayout:
    _only(raw, {"blocks", "group", "edge"}, "card")
    group = None
    if "group" in raw:
        group = _read_shape(GroupTotal, _table(raw["group"], "card.group"), "card.group")
        check_names(group, (), known, "card.group")
    words = [_text(word, "card") for word in _items(raw.get("blocks", []), "card")]
    edge = _read_column(raw["edge"], blocks, "card.edge") if "edge" in raw else None
    return CardLayout(_named(words, blocks, "card"), group, edge)


def _named(keys: list[str], blocks: Mapping[str, Block], location: str) -> tuple[Block, ...]:
    for key in keys:
        if key not in blocks:
            raise layout_error(location, key, "there is no such block")
    return tuple(blocks[key] for key in keys)


# Shapes: every attribute is read by what its annotation says.


def _read_shape(shape: type[Shape], raw: Mapping[str, object], location: str) -> Shape:
    values: dict[str, object] = {}
    names = set()
    for name, annotation, required in ATTRIBUTES[shape]:
        names.add(name)
        if name in raw:
            values[name] = _read_value(annotation, raw[name], f"{location}.{name}")
        elif required:
            raise layout_error(location, name, "is missing")
    _only(raw, names, location)
    return shape(**values)


def _read_value(annotation: str, raw: object, location: str) -> object:
    annotation = annotation.removesuffix(" | None")
    reader = _READERS.get(annotation)
    if reader is not None:
        return reader(raw, location)
    shape = SHAPES.get(annotation)
    if shape is not None:
        return _read_shape(shape, _table(raw, location), location)
    inner = annotation.removeprefix("tuple[").removesuffix(", ...]")
    return tuple(_read_value(inner, one, f"{location}[{n}]") for n, one in enumerate(_items(raw, location)))


def _text(raw: object, location: str) -> str:
    if not isinstance(raw, str):
        raise layout_error(location, "", "must be a text")
    return raw


def _flag(raw: object, location: str) -> bool:
    if not isinstance(raw, bool):
        raise layout_error(location, "", "must be true or false")
    return raw


def _whole(raw: object, location: str) -> int:
    if not isinstance(raw, int) or isinstance(raw, bool):
        raise layout_error(location, "", "must be a whole number")
    return raw


def _number(raw: object, location: str) -> float:
    if not isinstance(raw, (int, float)) or isinstance(raw, bool):
        raise layout_error(location, "", "must be a number")
    return float(raw)


def _template(raw: object, location: str) -> Template:
    texts = (raw,) if isinstance(raw, str) else tuple(_items(raw, location))
    for text in texts:
        try:
            parse_template(_text(text, location))
        except ValueError as error:
            raise layout_error(location, "", str(error)) from None
    return cast("Template", texts)


def _condition(raw: object, location: str) -> str:
    try:
        parse_condition(_text(raw, location))
    except ValueError as error:
        raise layout_error(location, "", str(error)) from None
    return cast("str", raw)


def _sources(raw: object, location: str) -> tuple[TableSource, ...]:
    """Read the sources of rows: a text, or a list of texts and tables."""
    sources = [raw] if isinstance(raw, str) else _items(raw, location)
    return tuple(
        TableSource(one) if isinstance(one, str) else _read_shape(TableSource, _table(one, location), location)
        for one in sources
    )


def _cells(raw: object, location: str) -> Mapping[str, Template]:
    return {key: _template(text, f"{location}.{key}") for key, text in _table(raw, location).items()}


def _answers(raw: object, location: str) -> Mapping[str, Answer]:
    return {key: _answer(answer, f"{location}.{key}") for key, answer in _table(raw, location).items()}


def _answer(raw: object, location: str) -> Answer:
    if isinstance(raw, list):
        return tuple(_text(one, location) for one in raw)
    if not isinstance(raw, int | str):
        raise layout_error(location, "", "must be a whole number, a text, a list of texts, or true or false")
    if isinstance(raw, str) and raw.startswith("{") and not raw.endswith("}"):
        raise layout_error(location, "", "must be one address between braces, or a text without them")
    return raw


_READERS: Mapping[str, Callable[[object, str], object]] = {
    "str": _text,
    "bool": _flag,
    "int": _whole,
    "float": _number,
    "Template": _template,
    "Condition": _condition,
    "Address": _text,
    "RowsOf": _text,
    "tuple[TableSource, ...]": _sources,
    "Mapping[str, Template]": _cells,
    "Mapping[str, Answer]": _answers,
}


def _table(raw: object, location: str) -> Mapping[str, object]:
    if not isinstance(raw, Mapping):
        raise layout_error(location, "", "must be a table")
    return raw


def _items(raw: object, location: str) -> list[object]:
    if not isinstance(raw, (list, tuple)):
        raise layout_error(location, "", "must be a list")
    return list(raw)


def _only(raw: Mapping[str, object], names: set[str], location: str) -> None:
    for key in raw:
        if key not in names:
            raise layout_error(location, key, f"is unknown; use one of {', '.join(sorted(names))}")
