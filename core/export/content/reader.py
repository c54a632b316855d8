"""Reads what the blocks of a sheet show: fills in their templates and lists their rows, each once.

A number is read in the order in which it is printed, and only if it is: the explanations follow that order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import singledispatch

from core.export.content.abbreviations import read_abbreviations
from core.export.content.shapes import (
    JOINED,
    NOTHING,
    OPEN,
    UNDECIDED,
    Band,
    BlockContent,
    BoxesContent,
    CardContent,
    CellsContent,
    CheckContent,
    ColumnContent,
    EntriesContent,
    EntryContent,
    FieldsContent,
    FigureContent,
    HeadContent,
    Labelled,
    LeadersContent,
    MarksContent,
    MemberContent,
    PlayContent,
    ProseContent,
    ReminderContent,
    RunsContent,
    ScaleContent,
    ScaleLine,
    SheetContent,
    Shown,
    SpotContent,
    StripContent,
    SumsContent,
    VitalsContent,
    VitalsGroup,
)
from core.export.content.table_reader import read_box, read_hint, read_sums, read_table, read_track
from core.export.render_context import BLANK_ROW, TOP, RenderContext, RowScope
from core.rules.block_kinds import (
    Block,
    BoxesBlock,
    CellsBlock,
    CheckList,
    EntriesBlock,
    FieldsBlock,
    FigureBlock,
    HeadBlock,
    LeadersBlock,
    MarksBlock,
    PlayBlock,
    ProseBlock,
    ReminderBlock,
    RunsBlock,
    Scale,
    ScaleBlock,
    StripBlock,
    SumsBlock,
    TableBlock,
    VitalGroup,
    VitalsBlock,
)
from core.rules.block_parts import LabelledValue, RowsOf
from core.rules.sheet_arrangement import sheet_blocks
from core.rules.sheet_layout import PageColumn


def read_sheet(context: RenderContext) -> SheetContent:
    """Return what a full or blank sheet shows."""
    pages = tuple(tuple(_read_band(band, context) for band in page.bands) for page in context.layout.pages)
    blocks = (block for page in pages for band in page for column in band for block in column.blocks)
    second = next((block.second for block in blocks if isinstance(block, HeadContent)), None)
    if second is None:
        second = _second_line(context)
    name, player = (str(context.value(key)) for key in ("@name", "@player"))
    system = context.system
    edition = context.translate(system.credits.edition)
    abbreviations = read_abbreviations(context)
    return SheetContent(system.id, system.name, edition, name, player, second, context.is_blank, pages, abbreviations)


def _second_line(context: RenderContext) -> str:
    """Return the line below the name of a sheet whose head is not printed; later pages have it, too."""
    heads = (block for block in sheet_blocks(context.game_layout).values() if isinstance(block, HeadBlock))
    return next((context.text(head.second, TOP, head.join) for head in heads), "")


def read_card(context: RenderContext) -> CardContent | None:
    """Return what a quick card shows; None if the game has none."""
    card = context.layout.card
    if card is None:
        return None
    blocks = tuple(
        _read_card_head(block, context) if isinstance(block, HeadBlock) else read_block(block, context)
        for block in card.blocks
        if isinstance(block, HeadBlock) or context.shows(block.only_if)
    )
    edge = card.edge
    at_edge = tuple(read_block(block, context) for block in edge.blocks) if edge is not None else ()
    return CardContent(
        blocks,
        ColumnContent(edge.span, at_edge) if edge is not None else None,
        card.group,
        context.number(card.group.value) if card.group is not None else 0,
    )


def _read_band(band: tuple[PageColumn, ...], context: RenderContext) -> Band:
    return tuple(
        ColumnContent(
            column.span, tuple(read_block(block, context) for block in column.blocks if context.shows(block.only_if))
        )
        for column in band
    )


def read_block(block: Block, context: RenderContext) -> BlockContent:
    """Return what a block shows."""
    context.begin_block(block.title)
    return _read(block, context)


@singledispatch
def _read(block: Block, context: RenderContext) -> BlockContent:
    raise TypeError(f"no content for blocks of kind {type(block).kind}")


_read.register(TableBlock, read_table)


@_read.register
def _head(block: HeadBlock, context: RenderContext) -> HeadContent:
    fields = _fields(block.fields, context)
    second = context.text(block.second, TOP, block.join)
    return HeadContent(
        shape=block,
        is_blank=context.is_blank,
        second=second,
        name=str(context.value("@name")),
        fields=fields,
        inputs=context.inputs(("{@name}",)),
        lines=_lines(block.blank_lines, context, TOP) if context.is_blank or not second else (),
    )


def _read_card_head(block: HeadBlock, context: RenderContext) -> HeadContent:
    context.begin_block(block.title)
    return HeadContent(
        shape=block,
        is_blank=context.is_blank,
        aside=tuple(
            Labelled(cell, value=context.shown(cell.value), label=context.text(cell.label)) for cell in block.aside
        ),
        name=str(context.value("@name")),
        second="" if context.is_blank else context.text(block.second, TOP, block.join),
    )


@_read.register
def _fields_block(block: FieldsBlock, context: RenderContext) -> FieldsContent:
    return FieldsContent(shape=block, is_blank=context.is_blank, fields=_fields(block.fields, context))


def _fields(rows: Sequence[Sequence[LabelledValue]], context: RenderContext) -> tuple[tuple[Labelled, ...], ...]:
    values = [[context.shown(cell.value) if context.shows(cell.only_if) else NOTHING for cell in row] for row in rows]
    return tuple(
        tuple(Labelled(cell, context.text(cell.label), value) for cell, value in zip(row, shown, strict=True))
        for row, shown in zip(rows, values, strict=True)
    )


@_read.register
def _vitals(block: VitalsBlock, context: RenderContext) -> VitalsContent:
    groups = tuple(_vital_group(group, context) for group in block.groups)
    return VitalsContent(shape=block, is_blank=context.is_blank, groups=groups)


def _vital_group(group: VitalGroup, context: RenderContext) -> VitalsGroup:
    row = context.best(group.rows, group.best) if group.rows else TOP
    if context.is_blank:
        hint = group.blank_hint
    else:
        hint = context.text(group.hint, row) if row is not None else context.text(group.hint_otherwise)
    scope = row if row is not None else TOP
    values = {n: _vital_value(cell, context, row, group.rows) for n, cell in enumerate(group.cells) if not cell.faces}
    cells = []
    for n, cell in enumerate(group.cells):
        if cell.faces:
            label, value = context.text(cell.label, scope), context.shown(cell.value, scope)
            cells.append(Labelled(cell, label, value, context.text(cell.hint, scope)))
            continue
        label = context.text(cell.label, row or BLANK_ROW)
        blank_hint = cell.blank_hint if context.is_blank or values[n].state == UNDECIDED else ""
        cells.append(Labelled(cell, label, values[n], blank_hint or context.text(cell.hint, row or BLANK_ROW)))
    return VitalsGroup(group, hint, tuple(cells), row is not None)


def _vital_value(cell: LabelledValue, context: RenderContext, row: RowScope | None, rows: RowsOf) -> Shown:
    """Return a number of a group; on the form of a blank sheet that of the first row to be written."""
    if row is not None:
        return context.shown(cell.value, row)
    first = context.new_row(rows)._replace(rows=((0,),))
    if context.is_blank and first.kind != BLANK_ROW.kind:
        return Shown(inputs=context.inputs(cell.value, first))
    is_open = bool(context.undecided) and not any("{" in text for text in cell.otherwise)
    return OPEN if is_open else context.shown(cell.otherwise)


@_read.register
def _play(block: PlayBlock, context: RenderContext) -> PlayContent:
    track = read_track(block.track, context, TOP) if block.track is not None else None
    cells = tuple(
        Labelled(
            cell,
            context.text(cell.label),
            context.shown(cell.value) if cell.value and context.holds(cell.only_if) else NOTHING,
            "" if cell.value else context.text(cell.hint),
        )
        for cell in block.cells
    )
    return PlayContent(shape=block, is_blank=context.is_blank, cells=cells, track=track)


@_read.register
def _entries(block: EntriesBlock, context: RenderContext) -> EntriesContent:
    hint = read_hint(block, context)
    if context.is_blank:
        lines = () if block.rows else _lines(block.lines, context, TOP)
        entries = tuple(EntryContent(lines=lines) for _ in range(block.blank_rows))
    else:
        entries = tuple(_entry(block, context, scope) for scope in context.rows(block.rows))
    lines = (
        _lines(tuple(cell for cell in block.lines if context.shows(cell.only_if)), context, TOP) if block.rows else ()
    )
    return EntriesContent(shape=block, hint=hint, is_blank=context.is_blank, entries=entries, lines=lines)


def _entry(block: EntriesBlock, context: RenderContext, scope: RowScope) -> EntryContent:
    heading, right = context.text(block.heading, scope), context.text(block.right, scope)
    body = tuple(context.text(template, scope, " ") for template in block.body)
    checks = tuple(_checks(block.checks, context, scope)) if block.checks is not None else ()
    return EntryContent(heading, right, body, checks, () if block.rows else _lines(block.lines, context, scope))


def _checks(checks: CheckList, context: RenderContext, scope: RowScope) -> Iterator[CheckContent]:
    for row in context.rows(checks.rows, scope):
        ticked = context.holds(checks.mark, row)
        lead, value = context.text(checks.lead, row), context.shown(checks.value, row)
        yield CheckContent(lead, value, context.text(checks.note, row), ticked)


def _lines(cells: Sequence[LabelledValue], context: RenderContext, scope: RowScope) -> tuple[Labelled, ...]:
    return tuple(Labelled(cell, context.text(cell.label, scope), context.shown_cell(cell, scope)) for cell in cells)


@_read.register
def _strip(block: StripBlock, context: RenderContext) -> StripContent:
    hint = read_hint(block, context)
    lines = tuple(read_strip(cells, context) for cells in block.lines)
    return StripContent(shape=block, hint=hint, is_blank=context.is_blank, lines=lines)


def read_strip(cells: Sequence[LabelledValue], context: RenderContext) -> tuple[Labelled, ...]:
    """Return the numbers of one line of a strip."""
    hints = [cell.blank_hint if context.is_blank and cell.blank_hint else context.text(cell.hint) for cell in cells]
    return tuple(
        Labelled(
            cell,
            value=context.shown(cell.value) if context.shows(cell.only_if) else NOTHING,
            label=context.text(cell.label),
            hint=hint,
            is_strong=not cell.bold_if or context.holds(cell.bold_if),
        )
        for cell, hint in zip(cells, hints, strict=True)
    )


@_read.register
def _leaders(block: LeadersBlock, context: RenderContext) -> LeadersContent:
    hint = read_hint(block, context)
    cells = tuple(
        Labelled(cell, context.text(cell.label), context.shown(cell.value))
        for cell in block.cells
        if context.holds(cell.only_if)
    )
    return LeadersContent(shape=block, hint=hint, is_blank=context.is_blank, cells=cells)


@_read.register
def _figure(block: FigureBlock, context: RenderContext) -> FigureContent:
    hint = read_hint(block, context)
    spots = tuple(SpotContent(spot, context.text(spot.hint), context.shown(spot.value)) for spot in block.places)
    return FigureContent(shape=block, hint=hint, is_blank=context.is_blank, spots=spots)


@_read.register
def _sums(block: SumsBlock, context: RenderContext) -> SumsContent:
    hint = read_hint(block, context)
    chart = tuple(tuple(context.text((text,)) for text in line) for line in block.chart)
    cells = read_sums(block.cells, context)
    return SumsContent(shape=block, hint=hint, is_blank=context.is_blank, cells=cells, chart=chart)


@_read.register
def _scale_block(block: ScaleBlock, context: RenderContext) -> ScaleContent:
    hint = read_hint(block, context)
    scales = tuple(_scale(scale, context, scope) for scale in block.scales for scope in context.rows(scale.rows))
    return ScaleContent(shape=block, hint=hint, is_blank=context.is_blank, scales=scales)


def _scale(scale: Scale, context: RenderContext, scope: RowScope) -> ScaleLine:
    value = 0 if context.is_blank else context.number(scale.value, scope)
    label, low, high = (context.text(text, scope) or _plain(text) for text in (scale.label, scale.low, scale.high))
    word = next((band.word for band in scale.bands if value <= band.upto), "") if value else ""
    if not scale.bands and value:
        word = low if value * 2 <= scale.most else high
    address = context.address_if_wanted(scale.value, scope)
    return ScaleLine(scale, label, low, high, value, word, address, context.input(scale.value, scope))


def _plain(template: tuple[str, ...]) -> str:
    return template[0] if template and "{" not in template[0] else ""


def _prose_text(cell: LabelledValue, context: RenderContext) -> Shown:
    """Return a text; on a form each of several inputs that it is joined of is filled in by itself."""
    shown = context.shown(cell.value)
    is_joined = all(piece.input is not None or piece.text == JOINED for piece in shown.pieces)
    return replace(shown, inputs=context.inputs(cell.value)) if shown.pieces and is_joined else shown


@_read.register
def _prose(block: ProseBlock, context: RenderContext) -> ProseContent:
    texts = tuple(Labelled(cell, context.text(cell.label), _prose_text(cell, context)) for cell in block.texts)
    return ProseContent(shape=block, hint=read_hint(block, context), is_blank=context.is_blank, texts=texts)


@_read.register
def _reminder(block: ReminderBlock, context: RenderContext) -> ReminderContent:
    hint = read_hint(block, context)
    lines = tuple(context.text(line) for line in block.lines)
    cells = tuple(
        Labelled(cell, context.text(cell.label), context.shown(cell.value))
        for cell in block.cells
        if context.shows(cell.only_if)
    )
    return ReminderContent(shape=block, hint=hint, is_blank=context.is_blank, lines=lines, cells=cells)


@_read.register
def _marks(block: MarksBlock, context: RenderContext) -> MarksContent:
    hint = read_hint(block, context)
    marked = 0 if context.is_blank else context.number(block.marked)
    cells = read_strip(block.cells, context)
    found = context.input(block.marked)
    return MarksContent(shape=block, hint=hint, is_blank=context.is_blank, marked=marked, input=found, cells=cells)


@_read.register
def _cells(block: CellsBlock, context: RenderContext) -> CellsContent:
    members = tuple(
        MemberContent(
            context.text(block.label, scope),
            context.shown(block.value, scope),
            context.text(block.note, scope),
            read_box(block.box, context, scope) if block.box is not None and n < block.first else "",
            read_track(block.track, context, scope) if block.track is not None and n < block.first else None,
        )
        for n, scope in enumerate(context.rows(block.rows))
    )
    return CellsContent(shape=block, is_blank=context.is_blank, members=members)


@_read.register
def _boxes(block: BoxesBlock, context: RenderContext) -> BoxesContent:
    hint = read_hint(block, context)
    values = [context.shown(cell.value) for cell in block.cells]
    values = [
        replace(value, inputs=inputs) if (inputs := context.inputs(cell.input)) else value
        for cell, value in zip(block.cells, values, strict=True)
    ]
    cells = tuple(
        Labelled(cell, value=value, label=context.text(cell.label))
        for cell, value in zip(block.cells, values, strict=True)
    )
    return BoxesContent(shape=block, hint=hint, is_blank=context.is_blank, cells=cells)


@_read.register
def _runs(block: RunsBlock, context: RenderContext) -> RunsContent:
    parts = tuple(
        context.shown(source.cells.get("value", block.value), scope)
        for source in block.rows
        for scope in context.rows_of(source)
    )
    return RunsContent(shape=block, is_blank=context.is_blank, parts=tuple(part for part in parts if part.text))
