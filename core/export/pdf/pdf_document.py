"""Makes whole PDFs: full sheets with an optional appendix, blank sheets and quick cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from functools import singledispatch
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from core.character.sheet import Sheet
from core.errors import ExportError
from core.export.content.reader import read_card, read_sheet
from core.export.content.rule_notes import condition_texts, house_ruled_keys, read_rule_notes
from core.export.content.shapes import Band as BandContent
from core.export.content.shapes import (
    BlockContent,
    BoxesContent,
    CardContent,
    CellsContent,
    EntriesContent,
    FieldsContent,
    FigureContent,
    HeadContent,
    LeadersContent,
    MarksContent,
    PlayContent,
    ProseContent,
    ReminderContent,
    RunsContent,
    ScaleContent,
    SheetContent,
    StripContent,
    SumsContent,
    TableContent,
    VitalsContent,
)
from core.export.pdf import cards
from core.export.pdf.bookmarks import Outline
from core.export.pdf.box_blocks import layout_boxes
from core.export.pdf.close_fit import Design, fit_page
from core.export.pdf.column_flow import level_columns, spill
from core.export.pdf.drawing_elements import to_capitals
from core.export.pdf.figure_blocks import layout_figure, layout_scale
from core.export.pdf.file_properties import FileProperties, short_list
from core.export.pdf.fonts import clean, is_missing
from core.export.pdf.footer import Footer, draw_footer, make_footer
from core.export.pdf.head_blocks import (
    NEXT_HEIGHT,
    layout_fields_block,
    layout_head,
    layout_play,
    next_head,
)
from core.export.pdf.laid_blocks import Band, LaidBlock, Stack
from core.export.pdf.long_notes import most_lines
from core.export.pdf.narrow_pages import divisible, narrow_bands
from core.export.pdf.number_blocks import (
    layout_leaders,
    layout_marks,
    layout_reminder,
    layout_strip,
    layout_sums,
    layout_vitals,
)
from core.export.pdf.page import GUTTER, MARGIN, MM, Page, Paper
from core.export.pdf.page_formats import PageFormat, card_paper, page_format, write_pages
from core.export.pdf.pagination import FilledPage, avoid_lonely_last_page, paginate, paginate_to_end
from core.export.pdf.pdf_writer import PdfWriter
from core.export.pdf.portrait import printed_portrait
from core.export.pdf.printed_pages import remembered
from core.export.pdf.prose_blocks import layout_prose
from core.export.pdf.single_sheet import SingleSheet, begin_blank_form, without_file
from core.export.pdf.table_blocks import layout_table
from core.export.pdf.tags import Role
from core.export.pdf.text_blocks import layout_entries, layout_overflow, layout_runs, run_indent
from core.export.pdf.typesetting import Typesetting
from core.export.print_moment import print_moment
from core.export.print_options import DEFAULT_OPTIONS, PrintOptions, TranslatorFor, no_translation
from core.export.render_context import RenderContext
from core.export.undecided import undecided_keys
from core.messages import Message, Translate, Word, localize_text, phrase
from core.rules.model import System

if TYPE_CHECKING:
    from core.export.pdf.appendix import Appendix

NO_NAME: Final = Word("No name")
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
        missing: Letters that no font has, printed as a box, and emoji, which are left out.
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

    def properties(self, when: date, language: str, translate: Translate) -> FileProperties:
        """Return what the file says of itself."""
        players, games = sorted(self.players - {""}), sorted(self.games)
        named = [name or localize_text(NO_NAME, translate) for name in self.names]
        title, author = (localize_text(short_list(names), translate) for names in (named, players))
        return FileProperties(title, author, ", ".join(games), when, language)


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
        paper: One of `page_formats.PAPER_NAMES`.
        options: Print options.
        when: The date printed in the footer; a datetime is also the moment of the file, see `FileProperties`.
        translator_for: Returns the translation function for the id of a game; the game's own labels are not translated.

    Raises:
        ExportError: There is nothing to print, nothing has changed since the last print, or there is no such layout.
    """
    if layout not in set(Layout):
        template = "There is no layout called {name}. Choose one of {names}."
        raise ExportError(Message("unknown_layout", template, {"name": layout, "names": ", ".join(Layout)}))
    form = page_format(paper, options)
    if form.is_booklet or layout == Layout.CARD:
        options = without_file(options)
    writer = PdfWriter(form.page, is_tagged=form.is_tagged)
    people = _People()
    single = SingleSheet(writer, options)
    kept = []
    for sheet in sheets:
        people.add(sheet)
        if layout != Layout.FULL:
            kept.append(sheet)
        else:
            context = make_context(sheet, options, translator_for)
            single.add(sheet, context.translate)
            pages = sheet_pages(sheet, context, form, options, when)
            if options.memory is not None:
                pages = remembered(pages, options.memory, form.is_booklet)
            write_pages(writer, pages, form)
    if not people.games:
        raise ExportError(Message("nothing_to_print", "There is no character to print. Choose at least one."))
    if layout == Layout.BLANK:
        systems = {sheet.system.id: sheet.system for sheet in kept}
        blank = tuple(systems.values())
        return make_blank(blank, paper, options=options, when=when, translator_for=translator_for)
    if layout == Layout.CARD:
        _add_cards(
            writer,
            kept,
            [make_context(sheet, options, translator_for) for sheet in kept],
            Page(card_paper(paper), options.ink),
            when,
        )
    if not writer.pages:
        raise ExportError(Message("nothing_changed", "Nothing has changed since the last print."))
    single.finish(when)
    return finish_pdf(writer, people.properties(when, options.language, translator_for("")))


def make_context(sheet: Sheet, options: PrintOptions, translator_for: TranslatorFor) -> RenderContext:
    """Return what reads a character for its printed blocks."""
    marked, translate = house_ruled_keys(sheet), translator_for(sheet.system.id)
    context = RenderContext(sheet.system, sheet, left_out=options.left_out, marked=marked, translate=translate)
    context.arrangement = options.arrangement_of(sheet.system)
    context.undecided = undecided_keys(sheet)
    context.conditions = condition_texts(sheet, context)
    context.wants_inputs = options.fillable
    return context


def make_blank(
    systems: Sequence[System],
    paper: str = "a4",
    *,
    options: PrintOptions = DEFAULT_OPTIONS,
    when: date | None = None,
    translator_for: TranslatorFor = no_translation,
) -> MadePdf:
    """Print the blank sheets of games; arguments as for `make_pdf`, but no date is printed on them.

    Raises:
        ExportError: A game has no printed sheet, or the paper size is unknown.
    """
    form = page_format(paper, options)
    writer = PdfWriter(form.page)
    titles = []
    if options.fillable:
        begin_blank_form(writer, systems, translator_for(systems[0].id))
    for system in systems:
        context = RenderContext(system, None, translate=translator_for(system.id))
        context.arrangement = options.arrangement_of(system)
        context.wants_inputs = options.fillable
        content = read_sheet(context)
        typesetting = Typesetting.of(content, translator_for(system.id))
        foot = Footer(typesetting, _game_title(content, typesetting))
        write_pages(writer, _full_pages(content, form, foot), form)
        titles.append(typesetting.localize(phrase("{game}, blank sheet", game=system.name)))
    title = ", ".join(titles)
    return finish_pdf(writer, FileProperties(title, "", title, when or print_moment(), options.language))


def _game_title(content: SheetContent, typesetting: Typesetting) -> str:
    edition = f", {content.edition}" if content.edition else ""
    return f"{content.game}{edition} \u00b7 {typesetting.localize(Word('blank sheet to fill in'))}"


def finish_pdf(writer: PdfWriter, properties: FileProperties) -> MadePdf:
    """Return the file of all pages that were written."""
    missing = tuple(letter for letter in sorted(writer.letters) if is_missing(letter))
    return MadePdf(writer.finish(properties), missing, writer.pages)


# Full and blank sheets


def sheet_pages(
    sheet: Sheet, context: RenderContext, form: PageFormat, options: PrintOptions, when: date
) -> list[tuple[Page, list[Outline]]]:
    """Return the pages of the full sheet of one character, with their bookmarks.

    Args:
        sheet: The character.
        context: Reads the character.
        form: The format.
        options: Print options.
        when: The date printed in the footer.
    """
    portrait = printed_portrait(sheet.character.portrait) if options.portrait else None
    content = read_sheet(context)
    typesetting = Typesetting.of(content, context.translate)
    foot = make_footer(read_rule_notes(sheet, context), typesetting, when)
    appendix = _appendix(sheet, context, form.page, foot) if options.explanations else None
    return _full_pages(content, form, foot, portrait, appendix)


def _full_pages(
    content: SheetContent,
    form: PageFormat,
    foot: Footer,
    portrait: bytes | None = None,
    appendix: Appendix | None = None,
) -> list[tuple[Page, list[Outline]]]:
    """Lay out one character; return its pages with their bookmarks.

    Args:
        content: What the character's sheet shows.
        form: The format.
        foot: The footer of every page.
        portrait: A picture for the head, or None.
        appendix: Pages to append, or None.
    """
    if not content.pages:
        template = "{game} has no printed sheet. Choose another layout."
        raise ExportError(Message("no_layout", template, {"game": content.game}))
    paper = form.page
    typesetting = foot.typesetting
    abbreviations = {to_capitals(short): words for short, words in content.abbreviations.items()}
    abbreviations.update(content.abbreviations)
    has_own_head = content.has_head

    def height(number: int) -> float:
        return _page_height(paper, foot, number, has_own_head=has_own_head and not number)

    def lay_out(design: Design) -> list[Band]:
        return _bands(design, typesetting, paper, portrait)

    designs = [fit_page(design, lay_out, height(number)) for number, design in enumerate(content.pages)]
    last = [layout_overflow(typesetting, paper.room)] if typesetting.overflow else []
    if foot.is_long(paper.room):
        last.append(foot.in_full(paper.room))
    designs[-1] += [Band((Stack(0, (block,)),)) for block in last]
    ends = {block.key for block in last} | _ends_of(content.pages[-1])
    placed = _pages(designs, height, ends) or [FilledPage([])]
    count = len(placed) + (appendix.pages if appendix is not None else 0)
    pages = []
    for number in range(count):
        page = form.new_page(number)
        page.abbreviations = abbreviations
        top = MARGIN
        if not number:
            page.tag(Role.PART)
        if number or not has_own_head:
            next_head(page, MARGIN, top, typesetting, paper.room, is_read=not number)
            page.note_unit("next_head", MARGIN, top, top + NEXT_HEIGHT / 2, 0)
            top += NEXT_HEIGHT
        if number < len(placed):
            _draw_bands(page, placed[number], top)
        elif appendix is not None:
            appendix.draw(page, number - len(placed), top)
        draw_footer(page, foot, content.name, number + 1, count)
        pages.append((page, _outlines(page, content, typesetting, is_first=not number)))
    return pages


def _ends_of(design: Design) -> set[str]:
    """Return the keys of the reminders that end a designed page, as a legend does."""
    blocks = [block for band in design for column in band for block in column.blocks]
    return {block.shape.key for block in takewhile(lambda block: isinstance(block, ReminderContent), reversed(blocks))}


def _page_height(paper: Paper, foot: Footer, number: int, *, has_own_head: bool = False) -> float:
    """Return the height between head and foot of a page, counted from 0; a block of the sheet may be its head."""
    head = 0 if has_own_head else NEXT_HEIGHT
    return paper.foot - foot.more(paper.room, number + 1) - ABOVE_FOOT - MARGIN - head


def _appendix(sheet: Sheet, context: RenderContext, paper: Paper, foot: Footer) -> Appendix:
    """Return the appendix with the explained numbers of a sheet."""
    # Loaded by those who want it: most sheets are printed without.
    from core.export.explanations import explain_numbers, record_printed_numbers  # noqa: PLC0415
    from core.export.pdf.appendix import Appendix  # noqa: PLC0415

    chapters = explain_numbers(sheet, record_printed_numbers(sheet, context), context.translate)
    return Appendix(chapters, foot.typesetting, paper.room, _page_height(paper, foot, 1))


def _outlines(page: Page, content: SheetContent, typesetting: Typesetting, *, is_first: bool) -> list[Outline]:
    """Return the bookmarks of a page: the character on its first, the blocks on each."""
    title = content.game if content.is_blank else _character_name(content.name, typesetting)
    first = [Outline(title, 0, 0)] if is_first else []
    return first + [Outline(title, max(0, y - 2 * MM), 1) for title, y in page.bookmarks]


def _character_name(name: str, typesetting: Typesetting) -> str:
    return clean(name) or typesetting.localize(NO_NAME)


def _pages(
    designs: list[list[Band]], room: Callable[[int], float], ends: AbstractSet[str] = frozenset()
) -> list[FilledPage]:
    """Divide the designed pages over paper pages; what overflows moves to the next design.

    Args:
        designs: The bands of each designed page.
        room: Height for bands on a page, by its number from 0.
        ends: Keys of the blocks at the end that have no page for themselves.
    """
    placed: list[FilledPage] = []
    waiting: list[Band] = []
    for design in designs:
        before = len(placed)

        def height(number: int, before: int = before) -> float:
            return room(before + number)

        is_last = design is designs[-1]
        bands = level_columns([*waiting, *design], height(0))
        made = paginate_to_end(bands, height, ends) if is_last else paginate(bands, height)
        waiting = []
        if len(made) > 1 and not is_last:
            placed += made[:-1]
            waiting = made[-1].bands
        else:
            avoid_lonely_last_page(made, height)
            placed += made
    return placed


def _bands(
    design: tuple[BandContent, ...], typesetting: Typesetting, paper: Paper, portrait: bytes | None
) -> list[Band]:
    """Lay out the bands of a designed page; sums without a title stay close to the block above, as legends do."""
    bands: list[Band] = []
    above: list[BlockContent] = []
    for columns in narrow_bands(design, paper) if paper.is_narrow else design:
        made = _band(columns, typesetting, paper, portrait)
        if made.height(tight=True) > 0:
            blocks = [block for column in columns for block in column.blocks]
            if bands and all(isinstance(block, SumsContent) and not block.title for block in blocks):
                bands[-1] = replace(bands[-1], after=ABOVE_SUMS)
            if bands and all(isinstance(block, ReminderContent) for block in (*above, *blocks)):
                bands[-1] = replace(bands[-1], after=0)
            bands.append(made)
            above = blocks
    return spill(bands)


def _band(band: BandContent, typesetting: Typesetting, paper: Paper, portrait: bytes | None) -> Band:
    stacks = []
    x = 0.0
    for column in band:
        width = paper.span(column.span)
        blocks = tuple(_layout_block(block, typesetting, paper, width, portrait) for block in column.blocks)
        if paper.is_narrow:
            blocks = tuple(divisible(laid, block) for laid, block in zip(blocks, column.blocks, strict=True))
        filled = tuple(block for block in blocks if block.height(tight=True) > 0)
        stacks.append(Stack(x, filled, _columns_across(paper, width)))
        x += width + GUTTER
    after = stacks[0].blocks[-1].after if len(stacks) == 1 and stacks[0].blocks else None
    return Band(tuple(stacks), after)


def _columns_across(paper: Paper, width: float) -> tuple[float, ...]:
    """Return the left ends of columns of a width that fit beside each other; none if only one does."""
    count = int((paper.room + GUTTER + 0.01) / (width + GUTTER))
    return tuple(n * (paper.room - width) / (count - 1) for n in range(count)) if count > 1 else ()


def _layout_block(
    content: BlockContent, typesetting: Typesetting, paper: Paper, width: float, portrait: bytes | None
) -> LaidBlock:
    """Lay out a block by its kind."""
    if isinstance(content, HeadContent):
        return layout_head(content, typesetting, paper, portrait)
    if isinstance(content, FieldsContent):
        return layout_fields_block(content, typesetting, paper)
    if isinstance(content, VitalsContent):
        return layout_vitals(content, paper)
    if isinstance(content, TableContent):
        return layout_table(content, typesetting, width, paper.room)
    if isinstance(content, ProseContent):
        return layout_prose(content, typesetting, width, paper.room, most_lines(paper))
    return _layout_simple_block(content, typesetting, width)


@singledispatch
def _layout_simple_block(content: BlockContent, typesetting: Typesetting, width: float) -> LaidBlock:
    """Lay out a block that needs only its width, by its kind."""
    raise TypeError(f"no drawing for blocks of kind {type(content.shape).kind}")


_layout_simple_block.register(TableContent, layout_table)
_layout_simple_block.register(PlayContent, layout_play)
_layout_simple_block.register(EntriesContent, layout_entries)
_layout_simple_block.register(StripContent, layout_strip)
_layout_simple_block.register(LeadersContent, layout_leaders)
_layout_simple_block.register(FigureContent, layout_figure)
_layout_simple_block.register(SumsContent, layout_sums)
_layout_simple_block.register(ScaleContent, layout_scale)
_layout_simple_block.register(ProseContent, layout_prose)
_layout_simple_block.register(ReminderContent, layout_reminder)
_layout_simple_block.register(MarksContent, layout_marks)
_layout_simple_block.register(CellsContent, cards.layout_cells)
_layout_simple_block.register(BoxesContent, layout_boxes)
_layout_simple_block.register(RunsContent, layout_runs)


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
        if contexts[ours[0]].layout.card is None:
            template = "{game} has no quick card. Choose another layout."
            raise ExportError(Message("no_card", template, {"game": system.name}))
        most = cards.cards_on(blank.paper)
        for start in range(0, len(ours), most):
            group = ours[start : start + most]
            page = Page(blank.paper, blank.ink)
            outlines = []
            made = [card for n in group if (card := read_card(contexts[n])) is not None]
            for place_on_page, (n, card) in enumerate(zip(group, made, strict=True)):
                typesetting = Typesetting(system.name, translate=contexts[n].translate)
                _draw_card(page, card, typesetting, place_on_page)
                title = _character_name(str(contexts[n].value("@name")), typesetting)
                outlines.append(Outline(title, cards.card_corner(page.paper, place_on_page)[1], 0))
            cards.cut_marks(page, len(group))
            cards.group_foot(page, made, typesetting, when)
            writer.add(page, outlines)


def _draw_card(page: Page, card: CardContent, typesetting: Typesetting, number: int) -> None:
    edge = cards.edge_width(card.edge.span) if card.edge is not None else 0.0
    width = cards.CARD_ROOM - (edge + GUTTER if edge else 0)
    heads: list[LaidBlock] = []
    blocks: list[LaidBlock] = []
    runs = [content for content in card.blocks if isinstance(content, RunsContent)]
    indent = max((run_indent(content) for content in runs), default=0)
    for content in card.blocks:
        if isinstance(content, HeadContent):
            heads.append(cards.layout_card_head(content, typesetting))
        elif isinstance(content, CellsContent):
            blocks.append(cards.layout_cells(content, typesetting, width, ruled=bool(blocks)))
        elif not isinstance(content, RunsContent):
            after = cards.BELOW_NUMBERS if isinstance(content, StripContent | SumsContent) else 0
            blocks.append(replace(_layout_simple_block(content, typesetting, width), after=after))
    anchored = [replace(layout_runs(content, typesetting, width, indent), after=0) for content in runs]
    at_edge = [
        _layout_simple_block(content, typesetting, edge)
        for content in (card.edge.blocks if card.edge is not None else ())
    ]
    cards.draw_card(page, cards.CardBlocks(heads, blocks, anchored, at_edge, width + GUTTER), number)
