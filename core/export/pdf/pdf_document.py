"""Makes whole PDFs: full sheets with an optional appendix, blank sheets and quick cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from functools import singledispatch
from typing import TYPE_CHECKING

from core.character.sheet import Sheet
from core.errors import ExportError
from core.export.pdf import cards
from core.export.pdf.bookmarks import Outline
from core.export.pdf.box_blocks import layout_boxes
from core.export.pdf.figure_blocks import layout_figure, layout_scale
from core.export.pdf.fonts import clean, is_missing
from core.export.pdf.footer import Footer, condition_texts, draw_footer, house_ruled_keys, make_footer
from core.export.pdf.head_blocks import (
    NEXT_HEIGHT,
    layout_fields_block,
    layout_head,
    layout_play,
    next_head,
)
from core.export.pdf.long_notes import most_lines
from core.export.pdf.number_blocks import (
    layout_leaders,
    layout_marks,
    layout_reminder,
    layout_strip,
    layout_sums,
    layout_vitals,
)
from core.export.pdf.page import GUTTER, MARGIN, MM, PAPERS, Page, Paper
from core.export.pdf.pagination import Band, FilledPage, LaidBlock, Stack, avoid_lonely_last_page, paginate
from core.export.pdf.pdf_writer import PdfWriter
from core.export.pdf.portrait import printed_portrait
from core.export.pdf.table_blocks import layout_table
from core.export.pdf.text_blocks import layout_entries, layout_overflow, layout_prose, layout_runs, run_indent
from core.export.print_options import DEFAULT_OPTIONS, PrintOptions, TranslatorFor, no_translation
from core.export.render_context import TOP, RenderContext
from core.messages import Message, Word, phrase
from core.rules.block_kinds import (
    Block,
    BoxesBlock,
    CellsBlock,
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
    ScaleBlock,
    StripBlock,
    SumsBlock,
    TableBlock,
    VitalsBlock,
)
from core.rules.model import System
from core.rules.sheet_layout import CardLayout, PageColumn, PageLayout

if TYPE_CHECKING:
    from core.export.explanations import RecordingSheet
    from core.export.pdf.appendix import Appendix

ABOVE_FOOT = 2 * MM
ABOVE_SUMS = 0.8 * MM


class Layout(StrEnum):
    """What to print of a character."""

    FULL = "full"
    CARD = "card"
    BLANK = "blank"


@dataclass(frozen=True, slots=True)
class MadePdf:
    """A PDF, and the letters that could not be printed.

    Attributes:
        data: The bytes of the file.
        missing: Letters that no font has, or whose script needs shaping; printed as a box or in a plain form.
        pages: Number of pages.
    """

    data: bytes
    missing: tuple[str, ...]
    pages: int


@dataclass(slots=True)
class _People:
    """Names for the properties of the file; the sheets themselves are not kept.

    Attributes:
        names: Names of the characters, in order.
        players: Names of their players.
        games: Names of their games.
    """

    names: list[str] = field(default_factory=list)
    players: set[str] = field(default_factory=set)
    games: set[str] = field(default_factory=set)

    def add(self, sheet: Sheet) -> None:
        """Note a character."""
        self.names.append(clean(sheet.character.name))
        self.players.add(clean(sheet.character.player))
        self.games.add(sheet.system.name)


def make_pdf(
    sheets: Iterable[Sheet],
    layout: str = Layout.FULL,
    paper: str = "a4",
    *,
    options: PrintOptions = DEFAULT_OPTIONS,
    when: date,
    translator_for: TranslatorFor = no_translation,
) -> MadePdf:
    """Print characters into one PDF.

    Args:
        sheets: The characters, at least one. Full sheets are drawn one by one as they are taken and not kept, so that
            the iterable can report progress, and memory does not grow with the number of characters.
        layout: ``full`` or ``card``, or ``blank`` for a blank sheet of each game among them.
        paper: ``a4`` or ``letter``.
        options: Print options.
        when: The date printed in the footer.
        translator_for: Returns the translation function for the id of a game; the game's own labels are not translated.

    Raises:
        ExportError: There is nothing to print, or the game has no such layout.
    """
    if layout not in set(Layout):
        template = "There is no layout called {name}. Choose one of {names}."
        raise ExportError(Message("unknown_layout", template, {"name": layout, "names": ", ".join(Layout)}))
    size = _paper(paper)
    writer = PdfWriter(size)
    people = _People()
    kept = []
    for sheet in sheets:
        people.add(sheet)
        if layout != Layout.FULL:
            kept.append(sheet)
        else:
            portrait = printed_portrait(sheet.character.portrait) if options.portrait else None
            context = _make_context(sheet, options, translator_for)
            foot = make_footer(sheet, context, when)
            appendix = _appendix(sheet, context, size, foot) if options.explanations else None
            _add_full_sheet(writer, context, Page(size, options.ink), portrait, foot, appendix)
    if not people.games:
        raise ExportError(Message("nothing_to_print", "There is no character to print. Choose at least one."))
    if layout == Layout.BLANK:
        systems = {sheet.system.id: sheet.system for sheet in kept}
        return make_blank(tuple(systems.values()), paper, ink=options.ink, translator_for=translator_for)
    if layout == Layout.CARD:
        _add_cards(
            writer,
            kept,
            [_make_context(sheet, options, translator_for) for sheet in kept],
            Page(size, options.ink),
            when,
        )
    players, games = sorted(people.players - {""}), sorted(people.games)
    return _finish(writer, ", ".join(people.names), ", ".join(players), ", ".join(games))


def _make_context(sheet: Sheet, options: PrintOptions, translator_for: TranslatorFor) -> RenderContext:
    marked, translate = house_ruled_keys(sheet), translator_for(sheet.system.id)
    context = RenderContext(sheet.system, sheet, left_out=options.left_out, marked=marked, translate=translate)
    context.conditions = condition_texts(sheet, context)
    return context


def make_blank(
    systems: Sequence[System], paper: str = "a4", *, ink: bool = False, translator_for: TranslatorFor = no_translation
) -> MadePdf:
    """Print the blank sheets of games.

    Raises:
        ExportError: A game has no printed sheet, or the paper size is unknown.
    """
    size = _paper(paper)
    writer = PdfWriter(size)
    titles = []
    for system in systems:
        context = RenderContext(system, None, translate=translator_for(system.id))
        _add_full_sheet(writer, context, Page(size, ink), None, Footer(context, _game_title(context)))
        titles.append(context.localize(phrase("{game}, blank sheet", game=system.name)))
    title = ", ".join(titles)
    return _finish(writer, title, "", title)


def _game_title(context: RenderContext) -> str:
    edition = f", {context.system.credits.edition}" if context.system.credits.edition else ""
    return f"{context.system.name}{edition} \u00b7 {context.localize(Word('blank sheet to fill in'))}"


def _finish(writer: PdfWriter, title: str, author: str, subject: str) -> MadePdf:
    missing = tuple(letter for letter in sorted(writer.letters) if is_missing(letter))
    return MadePdf(writer.finish(title, author, subject), missing, writer.pages)


def _paper(name: str) -> Paper:
    paper = PAPERS.get(name)
    if paper is None:
        template = "There is no paper size {name}. Choose one of {names}."
        raise ExportError(Message("unknown_paper", template, {"name": name, "names": ", ".join(PAPERS)}))
    return paper


# Full and blank sheets


def _add_full_sheet(
    writer: PdfWriter,
    context: RenderContext,
    blank: Page,
    portrait: bytes | None,
    foot: Footer,
    appendix: Appendix | None = None,
) -> None:
    """Lay out one character and write its pages.

    Args:
        writer: Receives the pages.
        context: The character.
        blank: An empty page, for its paper and ink.
        portrait: A picture for the head, or None.
        foot: The footer of every page.
        appendix: Pages to append, or None.
    """
    if not context.layout.pages:
        template = "{game} has no printed sheet. Choose another layout."
        raise ExportError(Message("no_layout", template, {"game": context.system.name}))
    paper = blank.paper
    designs = [_bands(design, context, paper, portrait) for design in context.layout.pages]
    last = [layout_overflow(context, paper.room)] if context.overflow else []
    if foot.is_long:
        last.append(foot.in_full(paper.room))
    designs[-1] += [Band((Stack(0, (block,)),)) for block in last]
    placed = _pages(designs, _page_height(paper, foot))
    second = _subtitle(context)
    name = str(context.value("@name"))
    count = len(placed) + (appendix.pages if appendix is not None else 0)
    for number in range(count):
        page = Page(paper, blank.ink)
        top = MARGIN
        if number:
            next_head(page, MARGIN, top, context, second, paper.room)
            top += NEXT_HEIGHT
        if number < len(placed):
            _draw_bands(page, placed[number], top)
        elif appendix is not None:
            appendix.draw(page, number - len(placed), top)
        draw_footer(page, foot, name, number + 1, count)
        writer.add(page, _outlines(page, context, is_first=not number))


def _page_height(paper: Paper, foot: Footer) -> float:
    """Return the height between the margin and the foot."""
    return paper.foot - foot.more(paper.room) - ABOVE_FOOT - MARGIN


def _appendix(sheet: Sheet, context: RenderContext, paper: Paper, foot: Footer) -> Appendix:
    """Return the appendix with the explained numbers of a sheet."""
    # Loaded by those who want it: most sheets are printed without.
    from core.export.explanations import explain_numbers  # noqa: PLC0415
    from core.export.pdf.appendix import Appendix  # noqa: PLC0415

    chapters = explain_numbers(sheet, record_printed_numbers(sheet, context, paper), context.translate)
    return Appendix(chapters, context, paper.room, _page_height(paper, foot) - NEXT_HEIGHT)


def record_printed_numbers(sheet: Sheet, context: RenderContext, paper: Paper) -> RecordingSheet:
    """Return which numbers a full sheet prints, under which titles; lays its blocks out again for that.

    Args:
        sheet: The character.
        context: How the sheet is printed.
        paper: The paper size.
    """
    from core.export.explanations import RecordingContext  # noqa: PLC0415 - as above

    noting = RecordingContext(sheet, context)
    scratch = Page(paper)
    for column in (column for design in context.layout.pages for band in design.bands for column in band):
        for block in (each for each in column.blocks if context.shows(each.only_if)):
            noting.recorded.title = block.title or noting.recorded.title
            laid_block = _layout_block(block, noting, paper, paper.span(column.span), None)
            laid_block.draw(scratch, MARGIN, MARGIN, tight=False, blanks=0)
    return noting.recorded


def _outlines(page: Page, context: RenderContext, *, is_first: bool) -> list[Outline]:
    """Return the bookmarks of a page: the character on its first, the blocks on each."""
    title = context.system.name if context.is_blank else _character_name(context)
    first = [Outline(title, 0, 0)] if is_first else []
    return first + [Outline(title, max(0, y - 2 * MM), 1) for title, y in page.bookmarks]


def _character_name(context: RenderContext) -> str:
    return clean(str(context.value("@name"))) or context.localize(Word("No name"))


def _pages(designs: list[list[Band]], room: float) -> list[FilledPage]:
    """Divide the designed pages over paper pages; what overflows moves to the next design."""
    placed: list[FilledPage] = []
    waiting: list[Band] = []
    for design in designs:
        before = len(placed)

        def height(number: int, before: int = before) -> float:
            return room - (NEXT_HEIGHT if before + number else 0)

        made = paginate([*waiting, *design], height)
        waiting = []
        is_last = design is designs[-1]
        if len(made) > 1 and not is_last:
            placed += made[:-1]
            waiting = made[-1].bands
        else:
            avoid_lonely_last_page(made, height)
            placed += made
    return placed


def _subtitle(context: RenderContext) -> str:
    for design in context.layout.pages:
        for band in design.bands:
            for column in band:
                for block in column.blocks:
                    if isinstance(block, HeadBlock):
                        return context.text(block.second, TOP, block.join)
    return ""


def _bands(design: PageLayout, context: RenderContext, paper: Paper, portrait: bytes | None) -> list[Band]:
    """Lay out the bands of a designed page; sums without a title stay close to the block above."""
    bands: list[Band] = []
    for columns in design.bands:
        made = _band(columns, context, paper, portrait)
        if made.height(tight=True) > 0:
            blocks = [block for column in columns for block in column.blocks]
            if bands and all(isinstance(block, SumsBlock) and not block.title for block in blocks):
                bands[-1] = replace(bands[-1], after=ABOVE_SUMS)
            bands.append(made)
    return bands


def _band(band: tuple[PageColumn, ...], context: RenderContext, paper: Paper, portrait: bytes | None) -> Band:
    stacks = []
    x = 0.0
    for column in band:
        width = paper.span(column.span)
        shown = [block for block in column.blocks if context.shows(block.only_if)]
        blocks = tuple(_layout_block(block, context, paper, width, portrait) for block in shown)
        stacks.append(Stack(x, tuple(block for block in blocks if block.height(tight=True) > 0)))
        x += width + GUTTER
    after = stacks[0].blocks[-1].after if len(stacks) == 1 and stacks[0].blocks else None
    return Band(tuple(stacks), after)


def _layout_block(
    block: Block, context: RenderContext, paper: Paper, width: float, portrait: bytes | None
) -> LaidBlock:
    """Lay out a block by its kind."""
    if isinstance(block, HeadBlock):
        return layout_head(block, context, paper, portrait)
    if isinstance(block, FieldsBlock):
        return layout_fields_block(block, context, paper)
    if isinstance(block, VitalsBlock):
        return layout_vitals(block, context, paper)
    if isinstance(block, TableBlock):
        return layout_table(block, context, width, paper.room)
    if isinstance(block, ProseBlock):
        return layout_prose(block, context, width, paper.room, most_lines(paper))
    return _layout_simple_block(block, context, width)


@singledispatch
def _layout_simple_block(block: Block, context: RenderContext, width: float) -> LaidBlock:
    """Lay out a block that needs only its width, by its kind."""
    raise TypeError(f"no drawing for blocks of kind {type(block).kind}")


_layout_simple_block.register(TableBlock, layout_table)
_layout_simple_block.register(PlayBlock, layout_play)
_layout_simple_block.register(EntriesBlock, layout_entries)
_layout_simple_block.register(StripBlock, layout_strip)
_layout_simple_block.register(LeadersBlock, layout_leaders)
_layout_simple_block.register(FigureBlock, layout_figure)
_layout_simple_block.register(SumsBlock, layout_sums)
_layout_simple_block.register(ScaleBlock, layout_scale)
_layout_simple_block.register(ProseBlock, layout_prose)
_layout_simple_block.register(ReminderBlock, layout_reminder)
_layout_simple_block.register(MarksBlock, layout_marks)
_layout_simple_block.register(CellsBlock, cards.layout_cells)
_layout_simple_block.register(BoxesBlock, layout_boxes)
_layout_simple_block.register(RunsBlock, layout_runs)


def _draw_bands(page: Page, placed: FilledPage, top: float) -> None:
    y = top
    for band in placed.bands:
        for stack in band.stacks:
            at = y
            for block, count in zip(stack.blocks, placed.counts(stack), strict=True):
                at = block.draw(page, MARGIN + stack.x, at, placed.tight, count)
                at += placed.gap if block.after is None else block.after
        y += placed.height(band) + (placed.gap if band.after is None else band.after)


# Cards


def _add_cards(
    writer: PdfWriter, sheets: Sequence[Sheet], contexts: Sequence[RenderContext], blank: Page, when: date
) -> None:
    """Print three cards on a page, grouped by game."""
    games = list({context.system.id: context.system for context in contexts}.values())
    for system in games:
        ours = [n for n, context in enumerate(contexts) if context.system.id == system.id]
        card = contexts[ours[0]].layout.card
        if card is None:
            template = "{game} has no quick card. Choose another layout."
            raise ExportError(Message("no_card", template, {"game": system.name}))
        for start in range(0, len(ours), cards.CARDS):
            group = ours[start : start + cards.CARDS]
            page = Page(blank.paper, blank.ink)
            outlines = []
            for place_on_page, n in enumerate(group):
                _draw_card(page, card, contexts[n], place_on_page)
                title = _character_name(contexts[n])
                outlines.append(Outline(title, cards.card_corner(page.paper, place_on_page)[1], 0))
            cards.cut_marks(page, len(group))
            cards.group_foot(page, card, [contexts[n] for n in group], when)
            writer.add(page, outlines)


def _draw_card(page: Page, design: CardLayout, context: RenderContext, number: int) -> None:
    edge = cards.edge_width(design.edge.span) if design.edge is not None else 0.0
    width = cards.CARD_ROOM - (edge + GUTTER if edge else 0)
    heads: list[LaidBlock] = []
    blocks: list[LaidBlock] = []
    runs = [block for block in design.blocks if isinstance(block, RunsBlock) and context.shows(block.only_if)]
    indent = max(map(run_indent, runs), default=0)
    for block in design.blocks:
        if isinstance(block, HeadBlock):
            heads.append(cards.layout_card_head(block, context))
        elif isinstance(block, CellsBlock) and context.shows(block.only_if):
            blocks.append(cards.layout_cells(block, context, width, ruled=bool(blocks)))
        elif context.shows(block.only_if) and not isinstance(block, RunsBlock):
            after = cards.BELOW_NUMBERS if isinstance(block, StripBlock | SumsBlock) else 0
            blocks.append(replace(_layout_simple_block(block, context, width), after=after))
    anchored = [replace(layout_runs(block, context, width, indent), after=0) for block in runs]
    at_edge = [
        _layout_simple_block(block, context, edge) for block in (design.edge.blocks if design.edge is not None else ())
    ]
    cards.draw_card(page, cards.CardBlocks(heads, blocks, anchored, at_edge, width + GUTTER), number)
