"""Prints for the table: overview of a party, cards to cut out, booklet, fight tracker, tents.

:func:`make_print` makes them, and the sheets of :func:`core.export.pdf.pdf_document.make_pdf`, by the name of a layout.
None of them carries a document, and nothing secret unless the options say so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from core.character.sheet import Sheet
from core.errors import ExportError
from core.export.content.cut_cards import (
    CutCard,
    number_equal_cards,
    read_character_card,
    read_list_cards,
    usual_lists,
)
from core.export.content.party import read_member, read_second_line
from core.export.content.party_totals import read_totals
from core.export.formats import secret_addresses
from core.export.pdf.bookmarks import Outline
from core.export.pdf.cutouts.card_grid import POKER, SIZES
from core.export.pdf.cutouts.card_pages import CardSheet, draw_cards
from core.export.pdf.cutouts.tents import draw_tents
from core.export.pdf.file_properties import FileProperties, short_list
from core.export.pdf.fonts import clean
from core.export.pdf.page import A4, LEGAL, LETTER, Paper
from core.export.pdf.page_formats import page_format, write_pages
from core.export.pdf.party.booklet import BookletEntry, booklet_pages
from core.export.pdf.party.overview import Party, draw_overview
from core.export.pdf.party.tracker import Tracker, draw_tracker
from core.export.pdf.pdf_document import Layout, MadePdf, finish_pdf, make_context, make_pdf, sheet_pages
from core.export.pdf.pdf_writer import PdfWriter
from core.export.pdf.portrait import printed_portrait
from core.export.pdf.typesetting import Typesetting
from core.export.print_options import DEFAULT_OPTIONS, PrintOptions, TranslatorFor, no_translation
from core.export.render_context import RenderContext
from core.messages import Message, Word, localize_text, phrase

LARGE_PAPERS = {paper.name: paper for paper in (A4, LETTER, LEGAL)}
"""Papers of cards, tents, overviews and trackers."""


class TableLayout(StrEnum):
    """What to print of several characters together."""

    PARTY = "party"
    CARDS = "cards"
    CHARACTERS = "characters"
    OPPONENTS = "opponents"
    TENTS = "tents"
    BOOKLET = "booklet"
    TRACKER = "tracker"


@dataclass(frozen=True, slots=True)
class TableOptions:
    """Options of prints for the table.

    Attributes:
        layout: What to print: a layout of sheets or for the table.
        title: Name of the party or campaign; "" for none.
        size: Size of cards, ``poker`` or ``a6``.
        lists: Lists that cards are made of, by key; without one the usual ones of each game.
        has_backs: Whether a page of backs follows each page of cards.
        has_blanks: Whether blank cards fill the last page.
    """

    layout: str = Layout.FULL.value
    title: str = ""
    size: str = POKER.name
    lists: tuple[str, ...] = ()
    has_backs: bool = False
    has_blanks: bool = True


@dataclass(frozen=True, slots=True)
class _Job:
    """What is printed: the characters with what reads them, and how."""

    sheets: Sequence[Sheet]
    contexts: Sequence[RenderContext]
    paper_name: str
    options: PrintOptions
    table: TableOptions
    when: date

    @property
    def paper(self) -> Paper:
        """The paper; there are no cards and overviews on half a sheet."""
        paper = LARGE_PAPERS.get(self.paper_name)
        if paper is None:
            values = {"names": ", ".join(LARGE_PAPERS)}
            raise ExportError(
                Message("table_paper", "This needs whole sheets of paper. Choose one of {names}.", values)
            )
        return paper


def make_print(
    sheets: Iterable[Sheet],
    table: TableOptions,
    paper: str = "a4",
    *,
    options: PrintOptions = DEFAULT_OPTIONS,
    when: date,
    translator_for: TranslatorFor = no_translation,
) -> MadePdf:
    """Print characters into one PDF, as sheets or for the table.

    Args:
        sheets: The characters, at least one.
        table: The layout, and its options.
        paper: ``a4`` or ``letter``.
        options: Print options.
        when: The date printed in the footer.
        translator_for: Returns the translation function for the id of a game.

    Raises:
        ExportError: There is nothing to print, or no such layout or paper.
    """
    layout = table.layout
    if layout not in set(TableLayout):
        return make_pdf(sheets, layout, paper, options=options, when=when, translator_for=translator_for)
    opened = list(sheets)
    if not opened:
        raise ExportError(Message("nothing_to_print", "There is no character to print. Choose at least one."))
    contexts = [make_context(sheet, options, translator_for) for sheet in opened]
    return _LAYOUTS[TableLayout(layout)](_Job(opened, contexts, paper, options, table, when))


def _by_game(job: _Job) -> list[list[RenderContext]]:
    """Return the characters by game, in the order in which the games first appear."""
    games: dict[str, list[RenderContext]] = {}
    for context in job.contexts:
        games.setdefault(context.system.id, []).append(context)
    return list(games.values())


def _finish(writer: PdfWriter, job: _Job, title: str) -> MadePdf:
    games = ", ".join(dict.fromkeys(context.system.name for context in job.contexts))
    players = sorted({clean(sheet.character.player) for sheet in job.sheets} - {""})
    author = localize_text(short_list(players), job.contexts[0].translate)
    return finish_pdf(writer, FileProperties(job.table.title or title, author, games, job.when, job.options.language))


def _print_party(job: _Job) -> MadePdf:
    paper = job.paper.turned()
    writer = PdfWriter(paper)
    for contexts in _by_game(job):
        typesetting = Typesetting(contexts[0].system.name, translate=contexts[0].translate)
        members = [read_member(context) for context in contexts]
        totals, life = read_totals(contexts, members), contexts[0].layout.party.life
        party = Party(job.table.title, members, totals, life, typesetting, job.when, has_secrets=job.options.secrets)
        for n, page in enumerate(draw_overview(party, paper, ink=job.options.ink)):
            writer.add(page, [] if n else [Outline(typesetting.game, 0, 0)])
    title = phrase("{count:# character|# characters}", count=len(job.contexts))
    return _finish(writer, job, localize_text(title, job.contexts[0].translate))


# Cards


def _print_cards(job: _Job) -> MadePdf:
    cards: list[CutCard] = []
    for sheet, context in zip(job.sheets, job.contexts, strict=True):
        lists = job.table.lists or usual_lists(context)
        hidden = () if job.options.secrets else secret_addresses(sheet)
        cards += read_list_cards(context, lists, sheet.character, hidden)
    if not cards:
        template = "There is nothing to make cards of: none of the chosen lists has an entry."
        raise ExportError(Message("no_list_cards", template, {}))
    return _card_pages(job, cards)


def _card_pages(job: _Job, cards: Sequence[CutCard]) -> MadePdf:
    writer = PdfWriter(job.paper)
    for page in draw_cards(_card_sheet(job, cards)):
        writer.add(page, [])
    title = phrase("{count:# card|# cards}", count=len(cards))
    return _finish(writer, job, localize_text(title, job.contexts[0].translate))


def _card_sheet(job: _Job, cards: Sequence[CutCard]) -> CardSheet:
    size = SIZES.get(job.table.size)
    if size is None:
        template = "There is no card size {name}. Choose one of {names}."
        raise ExportError(Message("unknown_card_size", template, {"name": job.table.size, "names": ", ".join(SIZES)}))
    typesetting = Typesetting(translate=job.contexts[0].translate)
    table = job.table
    return CardSheet(cards, size, job.paper, typesetting, job.when, table.has_backs, table.has_blanks, job.options.ink)


def _character_cards(job: _Job, kind: str) -> list[CutCard]:
    """Return a card for each character; those with equal names are counted."""
    cards = [
        read_character_card(context, kind, printed_portrait(sheet.character.portrait) if job.options.portrait else None)
        for sheet, context in zip(job.sheets, job.contexts, strict=True)
    ]
    totals = Counter(card.name for card in cards)
    counts: Counter[str] = Counter()
    counted = []
    for card, context in zip(cards, job.contexts, strict=True):
        counts[card.name] += 1
        text = phrase("{number} of {count}", number=counts[card.name], count=totals[card.name])
        counted.append(localize_text(text, context.translate) if totals[card.name] > 1 else "")
    return number_equal_cards(cards, counted)


def _print_characters(job: _Job) -> MadePdf:
    return _card_pages(job, _character_cards(job, Word("character")))


def _print_opponents(job: _Job) -> MadePdf:
    return _card_pages(job, _character_cards(job, Word("opponent")))


def _print_tents(job: _Job) -> MadePdf:
    writer = PdfWriter(job.paper)
    for page in draw_tents(_card_sheet(job, _character_cards(job, Word("character")))):
        writer.add(page, [])
    title = localize_text(Word("Initiative tents"), job.contexts[0].translate)
    return _finish(writer, job, title)


# Fights and campaigns


def _print_tracker(job: _Job) -> MadePdf:
    paper = job.paper.turned()
    writer = PdfWriter(paper)
    typesetting = Typesetting(translate=job.contexts[0].translate)
    tracker = Tracker(job.table.title, _character_cards(job, Word("fighter")), typesetting, job.when)
    for page in draw_tracker(tracker, paper, ink=job.options.ink):
        writer.add(page, [])
    return _finish(writer, job, typesetting.localize(Word("Fight tracker")))


def _print_booklet(job: _Job) -> MadePdf:
    form = page_format(job.paper_name, job.options)
    entries = []
    for sheet, context in zip(job.sheets, job.contexts, strict=True):
        pages = sheet_pages(sheet, context, form, job.options, job.when)
        name, player = str(context.value("@name")), str(context.value("@player"))
        entries.append(BookletEntry(name, read_second_line(context), player, pages))
    games = ", ".join(dict.fromkeys(context.system.name for context in job.contexts))
    typesetting = Typesetting(games, translate=job.contexts[0].translate)
    writer = PdfWriter(form.page)
    write_pages(writer, booklet_pages(job.table.title, entries, typesetting, form, job.when), form)
    return _finish(writer, job, typesetting.localize(Word("Booklet")))


_LAYOUTS: Mapping[TableLayout, Callable[[_Job], MadePdf]] = {
    TableLayout.PARTY: _print_party,
    TableLayout.CARDS: _print_cards,
    TableLayout.CHARACTERS: _print_characters,
    TableLayout.OPPONENTS: _print_opponents,
    TableLayout.TENTS: _print_tents,
    TableLayout.BOOKLET: _print_booklet,
    TableLayout.TRACKER: _print_tracker,
}
