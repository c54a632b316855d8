"""From characters to the bytes of a PDF: full sheets, blank sheets and quick cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from functools import singledispatch
from typing import TYPE_CHECKING

from core.character import Sheet
from core.errors import ExportError
from core.export.pdf import cards
from core.export.pdf.bookmarks import Outline
from core.export.pdf.box_blocks import lay_boxes
from core.export.pdf.figure_blocks import lay_figure, lay_scale
from core.export.pdf.fonts import clean, is_missing
from core.export.pdf.footer import Footer, draw_footer, house_ruled_keys, make_footer
from core.export.pdf.head_blocks import (
    NEXT_HEIGHT,
    lay_fields_block,
    lay_head,
    lay_play,
    next_head,
)
from core.export.pdf.number_blocks import lay_leaders, lay_marks, lay_reminder, lay_strip, lay_sums, lay_vitals
from core.export.pdf.page import GUTTER, MARGIN, MM, PAPERS, Page, Paper
from core.export.pdf.pagination import Band, FilledPage, LaidBlock, Stack, avoid_lonely_last_page, paginate
from core.export.pdf.pdf_writer import PdfWriter
from core.export.pdf.portrait import printed_portrait
from core.export.pdf.table_blocks import lay_table
from core.export.pdf.text_blocks import lay_carried, lay_entries, lay_prose, lay_runs, run_indent
from core.export.print_options import DEFAULT_OPTIONS, PrintOptions, TranslatorFor, no_translation
from core.export.render_context import TOP, RenderContext
from core.messages import Message, Word, phrase
from core.rules import System
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
from core.rules.sheet_layout import CardLayout, PageColumn, PageLayout

if TYPE_CHECKING:
    from core.export.explanations import RecordingSheet
    from core.export.pdf.appendix import Appendix

ABOVE_FOOT = 2 * MM
ABOVE_SUMS = 0.8 * MM


class Layout(StrEnum):
    """What is printed of a character."""

    FULL = "full"
    CARD = "card"
    BLANK = "blank"


@dataclass(frozen=True, slots=True)
class MadePdf:
    """A PDF and what could not be printed as it should.

    Attributes:
        data: The bytes of the file.
        missing: Letters that no font has, or whose script needs shaping; a box or a plain form stands for them.
        pages: Number of pages.
    """

    data: bytes
    missing: tuple[str, ...]
    pages: int


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
        sheets: The characters, in the order in which they are printed; at least one. Of full sheets each is drawn as
            it is taken, so that an iterable which counts shows how far the printing is.
        layout: ``full`` or ``card``, or ``blank`` for an empty sheet of every game among them.
        paper: ``a4`` or ``letter``.
        manner: Whether to save ink, and what to leave out or to add.
        when: The date of printing that the foot names.
        words: Gives, for the id of a game, what translates what is said of its characters; the game's own labels stay
            as its book has them.

    Raises:
        ExportError: There is nothing to print, or the game has no such layout.
    """
    if layout not in set(Layout):
        template = "There is no layout called {name}. Choose one of {names}."
        raise ExportError(Message("unknown_layout", template, {"name": layout, "names": ", ".join(Layout)}))
    size = _paper(paper)
    writer = PdfWriter(size)
    printed = []
    for sheet in sheets:
        printed.append(sheet)
        if layout == Layout.FULL:
            portrait = printed_portrait(sheet.character.portrait) if options.portrait else None
            look = _look(sheet, options, translator_for)
            foot = make_footer(sheet, look, when)
            appendix = _appendix(sheet, look, size, foot) if options.explanations else None
            _full(writer, look, Page(size, options.ink), portrait, foot, appendix)
    if not printed:
        raise ExportError(Message("nothing_to_print", "There is no character to print. Name at least one."))
    if layout == Layout.BLANK:
        systems = {sheet.system.id: sheet.system for sheet in printed}
        return make_blank(tuple(systems.values()), paper, ink=options.ink, translator_for=translator_for)
    if layout == Layout.CARD:
        _cards(
            writer, printed, [_look(sheet, options, translator_for) for sheet in printed], Page(size, options.ink), when
        )
    names = ", ".join(clean(sheet.character.name) for sheet in printed)
    players = sorted({clean(sheet.character.player) for sheet in printed} - {""})
    games = sorted({sheet.system.name for sheet in printed})
    return _finished(writer, names, ", ".join(players), ", ".join(games))


def _look(sheet: Sheet, manner: PrintOptions, words: TranslatorFor) -> RenderContext:
    marked, translate = house_ruled_keys(sheet), words(sheet.system.id)
    return RenderContext(sheet.system, sheet, left_out=manner.left_out, marked=marked, translate=translate)


def make_blank(
    systems: Sequence[System], paper: str = "a4", *, ink: bool = False, translator_for: TranslatorFor = no_translation
) -> MadePdf:
    """Print the empty sheet of games, to be filled in by hand.

    Raises:
        ExportError: A game has no printed sheet, or the paper is unknown.
    """
    size = _paper(paper)
    writer = PdfWriter(size)
    titles = []
    for system in systems:
        look = RenderContext(system, None, translate=translator_for(system.id))
        _full(writer, look, Page(size, ink), None, Footer(look, _game_title(look)))
        titles.append(look.localize(phrase("{game}, blank sheet", game=system.name)))
    title = ", ".join(titles)
    return _finished(writer, title, "", title)


def _game_title(look: RenderContext) -> str:
    edition = f", {look.system.credits.edition}" if look.system.credits.edition else ""
    return f"{look.system.name}{edition} \u00b7 {look.localize(Word('blank sheet for the pencil'))}"


def _finished(writer: PdfWriter, title: str, author: str, subject: str) -> MadePdf:
    missing = tuple(letter for letter in sorted(writer.letters) if is_missing(letter))
    return MadePdf(writer.finish(title, author, subject), missing, writer.pages)


def _paper(name: str) -> Paper:
    paper = PAPERS.get(name)
    if paper is None:
        template = "There is no paper called {name}. Choose one of {names}."
        raise ExportError(Message("unknown_paper", template, {"name": name, "names": ", ".join(PAPERS)}))
    return paper


# Full and blank sheets


def _full(
    writer: PdfWriter,
    look: RenderContext,
    blank: Page,
    portrait: bytes | None,
    foot: Footer,
    appendix: Appendix | None = None,
) -> None:
    """Lay out one character and write its pages.

    Args:
        writer: Takes the pages.
        look: The character.
        blank: An empty page, for its paper and ink.
        portrait: A picture for the head, or None.
        foot: What stands at the foot of every page.
        appendix: Pages that follow, or None.
    """
    if not look.layout.pages:
        template = "{game} has no printed sheet. Choose another layout."
        raise ExportError(Message("no_layout", template, {"game": look.system.name}))
    paper = blank.paper
    designs = [_bands(design, look, paper, portrait) for design in look.layout.pages]
    last = [lay_carried(look, paper.room)] if look.overflow else []
    if foot.is_long:
        last.append(foot.in_full(paper.room))
    designs[-1] += [Band((Stack(0, (block,)),)) for block in last]
    placed = _pages(designs, _height(paper, foot))
    second = _second(look)
    name = str(look.value("@name"))
    count = len(placed) + (appendix.pages if appendix is not None else 0)
    for number in range(count):
        page = Page(paper, blank.ink)
        top = MARGIN
        if number:
            next_head(page, MARGIN, top, look, second, paper.room)
            top += NEXT_HEIGHT
        if number < len(placed):
            _draw_bands(page, placed[number], top)
        elif appendix is not None:
            appendix.draw(page, number - len(placed), top)
        draw_footer(page, foot, name, number + 1, count)
        writer.add(page, _outlines(page, look, is_first=not number))


def _height(paper: Paper, foot: Footer) -> float:
    """Return the height between the margin and the foot."""
    return paper.foot - foot.more(paper.room) - ABOVE_FOOT - MARGIN


def _appendix(sheet: Sheet, look: RenderContext, paper: Paper, foot: Footer) -> Appendix:
    """Explain the numbers of a sheet, title by title."""
    # Loaded by those who want it: most sheets are printed without.
    from core.export.explanations import explain_numbers  # noqa: PLC0415
    from core.export.pdf.appendix import Appendix  # noqa: PLC0415

    chapters = explain_numbers(sheet, record_printed_numbers(sheet, look, paper), look.translate)
    return Appendix(chapters, look, paper.room, _height(paper, foot) - NEXT_HEIGHT)


def record_printed_numbers(sheet: Sheet, look: RenderContext, paper: Paper) -> RecordingSheet:
    """Find out which numbers stand on a full sheet, and under which titles: its blocks are laid out once more.

    Args:
        sheet: The character.
        look: How the sheet is printed.
        paper: What it is printed on.
    """
    from core.export.explanations import RecordingContext  # noqa: PLC0415 - as above

    noting = RecordingContext(sheet, look)
    scratch = Page(paper)
    for column in (column for design in look.layout.pages for band in design.bands for column in band):
        for block in (each for each in column.blocks if look.shows(each.only_if)):
            noting.recorded.title = block.title or noting.recorded.title
            laid = _lay(block, noting, paper, paper.span(column.span), None)
            laid.draw(scratch, MARGIN, MARGIN, tight=False, blanks=0)
    return noting.recorded


def _outlines(page: Page, look: RenderContext, *, is_first: bool) -> list[Outline]:
    """Return the bookmarks of a page: the character on its first, the blocks on each."""
    title = look.system.name if look.is_blank else _named(look)
    first = [Outline(title, 0, 0)] if is_first else []
    return first + [Outline(title, max(0, y - 2 * MM), 1) for title, y in page.bookmarks]


def _named(look: RenderContext) -> str:
    return clean(str(look.value("@name"))) or look.localize(Word("No name"))


def _pages(designs: list[list[Band]], room: float) -> list[FilledPage]:
    """Divide the designed pages over pages of paper; what overflows flows on into the next design."""
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


def _second(look: RenderContext) -> str:
    for design in look.layout.pages:
        for band in design.bands:
            for column in band:
                for block in column.blocks:
                    if isinstance(block, HeadBlock):
                        return look.text(block.second, TOP, block.join)
    return ""


def _bands(design: PageLayout, look: RenderContext, paper: Paper, portrait: bytes | None) -> list[Band]:
    """Lay out what stands on a designed page; sums without a title stand close to what they belong to."""
    bands: list[Band] = []
    for columns in design.bands:
        made = _band(columns, look, paper, portrait)
        if made.height(tight=True) > 0:
            blocks = [block for column in columns for block in column.blocks]
            if bands and all(isinstance(block, SumsBlock) and not block.title for block in blocks):
                bands[-1] = replace(bands[-1], after=ABOVE_SUMS)
            bands.append(made)
    return bands


def _band(band: tuple[PageColumn, ...], look: RenderContext, paper: Paper, portrait: bytes | None) -> Band:
    stacks = []
    x = 0.0
    for column in band:
        width = paper.span(column.span)
        shown = [block for block in column.blocks if look.shows(block.only_if)]
        blocks = tuple(_lay(block, look, paper, width, portrait) for block in shown)
        stacks.append(Stack(x, tuple(block for block in blocks if block.height(tight=True) > 0)))
        x += width + GUTTER
    after = stacks[0].blocks[-1].after if len(stacks) == 1 and stacks[0].blocks else None
    return Band(tuple(stacks), after)


def _lay(block: Block, look: RenderContext, paper: Paper, width: float, portrait: bytes | None) -> LaidBlock:
    """Lay out a block by its kind."""
    if isinstance(block, HeadBlock):
        return lay_head(block, look, paper, portrait)
    if isinstance(block, FieldsBlock):
        return lay_fields_block(block, look, paper)
    if isinstance(block, VitalsBlock):
        return lay_vitals(block, look, paper)
    if isinstance(block, TableBlock):
        return lay_table(block, look, width, paper.room)
    if isinstance(block, ProseBlock):
        return lay_prose(block, look, width, paper.room)
    return _lay_plain(block, look, width)


@singledispatch
def _lay_plain(block: Block, look: RenderContext, width: float) -> LaidBlock:
    """Lay out a block that needs nothing but its width, by its kind."""
    raise TypeError(f"no drawing for blocks of kind {type(block).kind}")


_lay_plain.register(TableBlock, lay_table)
_lay_plain.register(PlayBlock, lay_play)
_lay_plain.register(EntriesBlock, lay_entries)
_lay_plain.register(StripBlock, lay_strip)
_lay_plain.register(LeadersBlock, lay_leaders)
_lay_plain.register(FigureBlock, lay_figure)
_lay_plain.register(SumsBlock, lay_sums)
_lay_plain.register(ScaleBlock, lay_scale)
_lay_plain.register(ProseBlock, lay_prose)
_lay_plain.register(ReminderBlock, lay_reminder)
_lay_plain.register(MarksBlock, lay_marks)
_lay_plain.register(CellsBlock, cards.lay_cells)
_lay_plain.register(BoxesBlock, lay_boxes)
_lay_plain.register(RunsBlock, lay_runs)


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


def _cards(writer: PdfWriter, sheets: Sequence[Sheet], looks: Sequence[RenderContext], blank: Page, when: date) -> None:
    """Print three cards a page, those of one game together."""
    games = list({look.system.id: look.system for look in looks}.values())
    for system in games:
        ours = [n for n, look in enumerate(looks) if look.system.id == system.id]
        card = looks[ours[0]].layout.card
        if card is None:
            template = "{game} has no quick card. Choose another layout."
            raise ExportError(Message("no_card", template, {"game": system.name}))
        for start in range(0, len(ours), cards.CARDS):
            group = ours[start : start + cards.CARDS]
            page = Page(blank.paper, blank.ink)
            outlines = []
            for place_on_page, n in enumerate(group):
                _card(page, card, looks[n], place_on_page)
                title = _named(looks[n])
                outlines.append(Outline(title, cards.card_place(page.paper, place_on_page)[1], 0))
            cards.cut_marks(page, len(group))
            cards.group_foot(page, card, [looks[n] for n in group], when)
            writer.add(page, outlines)


def _card(page: Page, design: CardLayout, look: RenderContext, number: int) -> None:
    edge = cards.edge_width(design.edge.span) if design.edge is not None else 0.0
    width = cards.CARD_ROOM - (edge + GUTTER if edge else 0)
    heads: list[LaidBlock] = []
    blocks: list[LaidBlock] = []
    runs = [block for block in design.blocks if isinstance(block, RunsBlock) and look.shows(block.only_if)]
    indent = max(map(run_indent, runs), default=0)
    for block in design.blocks:
        if isinstance(block, HeadBlock):
            heads.append(cards.lay_card_head(block, look))
        elif isinstance(block, CellsBlock) and look.shows(block.only_if):
            blocks.append(cards.lay_cells(block, look, width, ruled=bool(blocks)))
        elif look.shows(block.only_if) and not isinstance(block, RunsBlock):
            after = cards.BELOW_NUMBERS if isinstance(block, StripBlock | SumsBlock) else 0
            blocks.append(replace(_lay_plain(block, look, width), after=after))
    anchored = [replace(lay_runs(block, look, width, indent), after=0) for block in runs]
    at_edge = [_lay_plain(block, look, edge) for block in (design.edge.blocks if design.edge is not None else ())]
    cards.draw_card(page, cards.CardBlocks(heads, blocks, anchored, at_edge, width + GUTTER), number)
