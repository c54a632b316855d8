"""Reads cards to cut out: one for each row of a list, or one for a whole character.

What a row shows is read from the tables and entries of the printed sheet: the columns that are results there are the
large numbers here. Inputs of the row that no table shows follow as text. A list that the sheet does not print, as the
lists of a world, is read from its fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

from core.character.document import Character
from core.character.json_values import Json
from core.export.content.party import PartyTrack, read_party_tracks, read_second_line, read_vitals
from core.export.content.reader import read_block
from core.export.content.shapes import (
    EntriesContent,
    EntryContent,
    Labelled,
    RowContent,
    TableContent,
    TextContent,
    TickContent,
    TrackContent,
)
from core.export.render_context import RenderContext, RowScope
from core.export.value_format import format_printed_value
from core.formula import Fault
from core.messages import localize_value
from core.rules.block_kinds import Block, EntriesBlock, TableBlock
from core.rules.block_parts import Column, TableSource
from core.rules.model import Field, FieldType

LOUD = frozenset({"large", "result", "index"})
"""Styles of columns that are the large numbers of a card."""

QUIET = frozenset({"medium", "partial", "strong"})
"""Styles of columns that are numbers of second rank."""

NAMES = frozenset({"name"})
READABLE = 3
"""Letters of a head that is understood without its table; a shorter one gives way to the name of the number."""

LISTED = frozenset({FieldType.TEXTS, FieldType.NUMBERS, FieldType.ROLLS, FieldType.ROWS})
"""Types of inputs that hold lists, which no formula reads."""

SHORT = 40
"""Letters of a text that goes into the line below the name; longer ones are paragraphs."""

MOST_NUMBERS = 3
"""Numbers of a row that no table prints which are large; the others are lines."""

MOST_TEXT = 4000
"""Letters of a paragraph; more are cut off, as no card has room for them."""


@dataclass(frozen=True, slots=True)
class CardNumber:
    """A number with its label below; ``rank`` 1 is the loudest."""

    label: str
    text: str
    hint: str = ""
    rank: int = 1


@dataclass(frozen=True, slots=True)
class CardTrack:
    """Boxes to strike: so many, and how many are struck already."""

    label: str
    most: int
    struck: int = 0


@dataclass(frozen=True, slots=True)
class CutCard:
    """What a card shows.

    Attributes:
        name: What it is called.
        kind: What it is, in the game's words.
        second: The line below the name.
        numbers: The numbers.
        lines: Labels and values.
        texts: Paragraphs.
        tracks: Boxes to strike.
        attack: Name and numbers of the weapon in hand; none for cards of things.
        note: Words at the left of the foot.
        owner: Whose it is, at the right of the foot; of a character its player.
        game: Name of the game.
        portrait: A picture, or None.
    """

    name: str
    kind: str
    second: str = ""
    numbers: tuple[CardNumber, ...] = ()
    lines: tuple[tuple[str, str], ...] = ()
    texts: tuple[str, ...] = ()
    tracks: tuple[CardTrack, ...] = ()
    attack: tuple[str, tuple[CardNumber, ...]] = ("", ())
    note: str = ""
    owner: str = ""
    game: str = ""
    portrait: bytes | None = None


@dataclass(slots=True)
class _Made:
    """A card in the making."""

    name: str = ""
    second: list[str] = field(default_factory=list)
    numbers: list[CardNumber] = field(default_factory=list)
    lines: list[tuple[str, str]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    tracks: list[CardTrack] = field(default_factory=list)

    def add_text(self, label: str, text: str) -> None:
        """Add a text: short ones to the line below the name, long ones as paragraphs."""
        text = text.strip()
        if not text:
            return
        if len(text) <= SHORT and "\n" not in text:
            self.second.append(text)
        else:
            text = f"{label}: {text}" if label else text
            self.texts += [part.strip()[:MOST_TEXT] for part in text.splitlines() if part.strip()]


# Lists


def lists_of(context: RenderContext) -> dict[str, str]:
    """Return the lists of a character that have rows, with their labels; those of the game's content come first."""
    fields = context.system.fields.values()
    lists = [each for each in fields if each.type is FieldType.ROWS and "[" not in each.key]
    lists.sort(key=lambda each: not each.setting_kind)
    return {each.key: context.translate(each.label) for each in lists if context.rows(each.key)}


def usual_lists(context: RenderContext) -> tuple[str, ...]:
    """Return the lists that cards are made of unless others are chosen: things and powers, no records of play."""
    listed = [context.system.fields[key] for key in lists_of(context)]
    return tuple(each.key for each in listed if each.setting_kind) or tuple(each.key for each in listed)


def read_list_cards(
    context: RenderContext, lists: Iterable[str], document: Character, hidden: Iterable[str] = ()
) -> list[CutCard]:
    """Return a card for each row of lists.

    Args:
        context: Reads the character or world.
        lists: Keys of the lists; those that it does not have are left out.
        document: The character or world, whose name is at the foot of the cards.
        hidden: Addresses of what is secret.
    """
    secret = frozenset(hidden)
    cards: list[CutCard] = []
    for key in lists:
        if key not in context.system.fields or context.system.fields[key].type is not FieldType.ROWS:
            continue
        printed = _printed_rows(context, key)
        kind = context.system.fields[key].row_label or context.system.fields[key].label
        raw = document.data.get(key)
        for scope in context.rows(key):
            made = printed.get(scope.position) or _Made()
            row = raw[scope.position] if isinstance(raw, list) and scope.position < len(raw) else {}
            _add_fields(made, _Row(key, scope, row), context, secret, is_printed=scope.position in printed)
            cards.append(_finished(made, context, kind, document.name))
    return cards


def _finished(made: _Made, context: RenderContext, kind: str, owner: str) -> CutCard:
    return CutCard(
        made.name,
        context.translate(kind),
        "; ".join(dict.fromkeys(made.second)),
        tuple(made.numbers),
        tuple(made.lines),
        tuple(dict.fromkeys(made.texts)),
        tuple(made.tracks),
        owner=owner,
        game=context.system.name,
    )


def _blocks(context: RenderContext) -> Iterator[Block]:
    for page in context.game_layout.pages:
        for band in page.bands:
            for column in band:
                yield from column.blocks


def _printed_rows(context: RenderContext, key: str) -> dict[int, _Made]:
    """Return what the sheet prints of the rows of a list, by their position in it."""
    found: dict[int, _Made] = {}
    for block in _blocks(context):
        if isinstance(block, TableBlock) and any(_list_of(source.rows) == key for source in block.rows):
            _read_table(block, key, context, found)
        elif isinstance(block, EntriesBlock) and block.rows and _list_of(block.rows) == key:
            content = read_block(block, context)
            scopes = context.rows(block.rows)
            if isinstance(content, EntriesContent):
                for scope, entry in zip(scopes, content.entries, strict=False):
                    found.setdefault(scope.position, _of_entry(entry))
    return found


def _list_of(rows: str) -> str:
    return rows.partition("[")[0]


def _read_table(block: TableBlock, key: str, context: RenderContext, found: dict[int, _Made]) -> None:
    """Read the rows of a list in a table; a row that another table showed is left as it is."""
    sources = tuple(source for source in block.rows if _list_of(source.rows) == key)
    content = read_block(replace(block, rows=sources, extra=(), limit=0), context)
    if not isinstance(content, TableContent):
        return
    scopes = [scope for source in sources for scope in context.rows_of(source)]
    for scope, row in zip(scopes, content.rows, strict=False):
        if scope.position not in found:
            found[scope.position] = _of_row(row, _with_words(content.columns, key, context))


def _with_words(columns: Sequence[Column], key: str, context: RenderContext) -> tuple[Column, ...]:
    """Return columns with the names of what they show where their heads are too short to be read without the table."""
    return tuple(
        replace(column, head=_word(column, key, context))
        if column.style not in LOUD | QUIET and len(column.head) < READABLE
        else column
        for column in columns
    )


def _word(column: Column, key: str, context: RenderContext) -> str:
    """Return the name of the one input or number that a column shows; its head if there is none."""
    name = column.check or (column.value[0][1:-1] if len(column.value) == 1 and column.style not in NAMES else "")
    shown = context.system.fields.get(f"{key}[].{name}") or context.system.derived.get(f"{key}[].{name}")
    if shown is None or name in {"", "name"}:
        return column.head
    label = context.translate(shown.label)
    return label.lower() if column.check else label


def _columns(columns: Sequence[Column], source: TableSource | None) -> Iterator[Column]:
    """Yield the columns that a row has cells for: merged ones are one."""
    is_seen = False
    for column in columns:
        if source is not None and column.key and column.key in source.merged:
            if is_seen:
                continue
            is_seen = True
        yield column


def _of_row(row: RowContent, columns: Sequence[Column]) -> _Made:
    made = _Made()
    for column, cell in zip(_columns(columns, row.source), row.cells, strict=False):
        if isinstance(cell, TrackContent):
            made.tracks.append(CardTrack(column.head, cell.length, cell.marked))
        elif isinstance(cell, TickContent):
            made.second += [column.head] if cell.is_ticked and column.head else []
        elif isinstance(cell, TextContent):
            _add_cell(made, column, cell)
    if row.below is not None:
        made.tracks.append(CardTrack("", row.below.length, row.below.marked))
    made.tracks = [track for track in made.tracks if track.most > 0]
    return made


def _add_cell(made: _Made, column: Column, cell: TextContent) -> None:
    text = cell.value.text.strip()
    if not any(map(str.isalnum, text)) or (cell.is_zero and column.zero is not None):
        return
    if not made.name and (
        column.style in NAMES or column.key == "name" or (not column.head and column.align == "left")
    ):
        made.name = text
        made.second += [part for part in (cell.note, cell.under) if part]
        return
    text = f"{text} ({cell.note})" if cell.note else text
    if column.style in LOUD:
        made.numbers.append(CardNumber(column.head, text, cell.under))
    elif column.style in QUIET:
        made.numbers.append(CardNumber(column.head, text, cell.under, 2))
    elif column.align == "right" and column.head:
        made.lines.append((column.head, text))
    else:
        made.add_text(column.head, text)


def _of_entry(entry: EntryContent) -> _Made:
    made = _Made(entry.heading, [entry.right] if entry.right else [])
    made.texts += [text[:MOST_TEXT] for text in entry.body if text.strip()]
    made.lines += [(cell.label, cell.value.text) for cell in entry.lines if cell.value.text and cell.label]
    made.texts += [f"{check.lead} {check.value.text}".strip() for check in entry.checks if check.value.text]
    return made


class _Row(NamedTuple):
    """A row of a list: key of the list, where it is, and what the document has of it."""

    key: str
    scope: RowScope
    raw: Json


def _add_fields(made: _Made, row: _Row, context: RenderContext, secret: frozenset[str], *, is_printed: bool) -> None:
    """Add the inputs of a row: of a printed one only its paragraphs, of another all of them."""
    start = f"{row.key}[]."
    for each in context.system.fields.values():
        name = each.key.removeprefix(start)
        if not each.key.startswith(start) or "[" in name or name in {"id", "uid"}:
            continue
        if f"{row.key}[{row.scope.position}].{name}" in secret:
            continue
        if is_printed and made.name and each.type is not FieldType.PROSE:
            continue
        if each.type in LISTED:
            made.add_text(context.translate(each.label), _listed(row.raw, name))
        else:
            _add_field(made, each, context, row.scope, name)


def _listed(raw: Json, name: str) -> str:
    """Return the texts of a list in a row, or the names of its rows, with commas between."""
    for step in name.split("."):
        raw = raw.get(step) if isinstance(raw, dict) else None
    parts = [part.get("name") if isinstance(part, dict) else part for part in raw] if isinstance(raw, list) else []
    return ", ".join(str(part) for part in parts if isinstance(part, str | int) and part != "")


def _add_field(made: _Made, each: Field, context: RenderContext, scope: RowScope, name: str) -> None:
    value = context.value(name, scope)
    if value is None or isinstance(value, Fault) or value in ("", 0, ()):
        return
    label = context.translate(each.label)
    if each.type is FieldType.BOOL:
        made.second.append(label)
        return
    text = localize_value(format_printed_value(context.system, each.key, value, ""), context.translate)
    if not made.name and (name == "name" or each.type is FieldType.TEXT):
        made.name = text
    elif isinstance(value, (int, Fraction)) or each.type is FieldType.DICE:
        text = f"{text} {context.translate(each.unit)}" if each.unit else text
        if len(made.numbers) < MOST_NUMBERS:
            made.numbers.append(CardNumber(label, text, rank=1 if not made.numbers else 2))
        else:
            made.lines.append((label, text))
    else:
        made.add_text(label, text)


# Characters


def read_character_card(context: RenderContext, kind: str, portrait: bytes | None) -> CutCard:
    """Return the card of a whole character: vitals, tracks and the weapon in hand.

    Args:
        context: Reads the character.
        kind: What it is called on the card: a character, an opponent.
        portrait: Its picture, or None.
    """
    vitals = read_vitals(context)
    numbers: list[CardNumber] = []
    attack: tuple[str, tuple[CardNumber, ...]] = ("", ())
    for group in vitals.groups if vitals is not None else ():
        cells = tuple(_number(cell) for cell in group.cells if cell.value.text)
        if group.shape.rows:
            attack = attack if attack[1] else (group.hint, cells)
        else:
            numbers += cells
    return CutCard(
        str(context.value("@name")),
        context.localize(kind),
        read_second_line(context),
        tuple(numbers),
        tracks=tuple(_card_track(track) for track in read_party_tracks(context)),
        attack=attack,
        owner=str(context.value("@player")),
        game=context.system.name,
        portrait=portrait,
    )


def _number(cell: Labelled) -> CardNumber:
    return CardNumber(cell.label, cell.value.text, cell.hint, cell.shape.rank)


def _card_track(track: PartyTrack) -> CardTrack:
    return CardTrack(track.abbr, track.most, track.most - track.now)


def number_equal_cards(cards: Sequence[CutCard], counted: Sequence[str]) -> list[CutCard]:
    """Return cards with what tells equal ones apart, as "1 of 3", before the line below the name.

    Args:
        cards: The cards.
        counted: For each its number among those of the same name; "" for the only one.
    """
    return [
        replace(card, second="; ".join(filter(None, (card.second, text))))
        for card, text in zip(cards, counted, strict=True)
    ]
