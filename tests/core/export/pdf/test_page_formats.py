"""Formats of printed sheets: papers, booklet, large print, margin for punched holes."""

from __future__ import annotations

import datetime
import io
import random
from collections.abc import Callable
from itertools import pairwise

import pytest
from pypdfium2 import PdfDocument

from core.character.document import Character
from core.errors import ExportError
from core.export.pdf import make_blank, make_pdf
from core.export.pdf.file_properties import FileProperties
from core.export.pdf.head_blocks import PORTRAIT
from core.export.pdf.page import A4, A5, LEGAL, MARGIN, MM, Line, Page, Placement, Rect, Text
from core.export.pdf.page_formats import BOUND, LARGE, booklet_sides, impose, page_format
from core.export.pdf.pdf_writer import PdfWriter
from core.export.pdf.styles import HEAD
from core.export.print_options import Holes, PrintOptions
from core.language import load_language
from core.registry import games, open_character
from tests.helpers.characters_to_print import document, endless, example_system, laden, opened
from tests.helpers.games import sample_sheet
from tests.helpers.page_checks import check_pages, crossings, outside, overlaps, record_pages, words
from tests.helpers.paper_characters import very_full

LONG_NAMES = 1
"""The first very full character whose rows have long names."""

WHEN = datetime.date(2026, 11, 20)
LEAST_GAP = 0.8
"""Points between two words of the same small type."""

FORMATS = {
    "legal": ("legal", PrintOptions()),
    "a5": ("a5", PrintOptions()),
    "large": ("a4", PrintOptions(large=True)),
    "large letter": ("letter", PrintOptions(large=True)),
    "holes": ("a4", PrintOptions(holes=Holes.DUPLEX)),
}
GAMES = {game.id: game for game in games()}


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("people", [laden, endless])
def test_nothing_overlaps_in_any_format(people: Callable[[], dict[str, object]], form: str) -> None:
    """A laden and an endless character are as sound as on A4."""
    paper, options = FORMATS[form]
    _, pages = record_pages(make_pdf, [opened(people())], "full", paper, options=options, when=WHEN)
    check_pages(pages)


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("game", GAMES)
def test_sheets_of_every_game_are_sound_in_german_too(game: str, form: str) -> None:
    """Where long words make narrow columns narrower still, nothing overlaps or leaves the page."""
    paper, options = FORMATS[form]
    for language in ("en", "de"):
        translator = load_language(language).translator_of
        for sheet in (sample_sheet(GAMES[game]), open_character(Character(system=game), random.Random(1))):
            _, pages = record_pages(
                make_pdf, [sheet], "full", paper, options=options, when=WHEN, translator_for=translator
            )
            assert [[*overlaps(page), *outside(page)] for page in pages] == [[] for _ in pages]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_heads_of_columns_and_fields_do_not_touch(game: str, language: str) -> None:
    """Two words side by side are read as two, also in the language with the longer words and beside long names."""
    translator = load_language(language).translator_of
    touching = []
    long_names = open_character(very_full(GAMES[game], LONG_NAMES), random.Random(1))
    for paper, sheet in (("a4", sample_sheet(GAMES[game])), ("letter", sample_sheet(GAMES[game])), ("a4", long_names)):
        for page in record_pages(make_pdf, [sheet], "full", paper, when=WHEN, translator_for=translator)[1]:
            lines: dict[tuple[str, int], list[Text]] = {}
            for mark in page.marks:
                if (
                    isinstance(mark, Text)
                    and mark.text.strip()
                    and mark.type.size <= HEAD.size
                    and mark.type.face == HEAD.face
                ):
                    lines.setdefault((mark.type.face, round(mark.y * 10)), []).append(mark)
            for line in lines.values():
                line.sort(key=lambda mark: mark.x)
                touching += [(a.text, b.text) for a, b in pairwise(line) if b.x - a.x - a.width < LEAST_GAP]
    assert touching == []


@pytest.mark.parametrize("game", GAMES)
def test_a_narrow_page_says_what_a_wide_one_says(game: str) -> None:
    """No value is lost where columns, fields and groups of numbers go below each other."""
    sheet = sample_sheet(GAMES[game])
    wide, narrow = (
        record_pages(make_pdf, [sheet], "full", paper, options=PrintOptions(), when=WHEN)[1] for paper in ("a4", "a5")
    )
    large = {mark.text for page in wide for mark in page.marks if isinstance(mark, Text) and mark.type.size > 9}
    printed = words(narrow).split()
    assert {word for text in large for word in text.split()} - {*printed} == set()


@pytest.mark.parametrize("form", FORMATS)
def test_blank_sheets_are_sound(form: str) -> None:
    paper, options = FORMATS[form]
    _, pages = record_pages(make_blank, [example_system()], paper, options=options)
    assert [[*overlaps(page), *outside(page), *crossings(page)] for page in pages] == [[] for _ in pages]


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("game", GAMES)
def test_lines_below_the_name_end_before_the_portrait(game: str, form: str) -> None:
    """No line to write on runs into the empty frame at the right of the head."""
    paper, options = FORMATS[form]
    _, pages = record_pages(make_blank, [GAMES[game].system], paper, options=options)
    page = pages[0]
    frames = [mark for mark in page.marks if isinstance(mark, Rect) and (mark.width, mark.height) == PORTRAIT]
    for frame in frames:
        ends = [
            max(mark.x1, mark.x2)
            for mark in page.marks
            if isinstance(mark, Line) and frame.y < mark.y1 < frame.y + frame.height
        ]
        assert max(ends, default=0.0) < frame.x


@pytest.mark.parametrize("paper", ["legal", "a5", "a5-booklet"])
def test_cards_have_room(paper: str) -> None:
    """On A5 they are in landscape, one on a page."""
    _, pages = record_pages(make_pdf, [opened(document("bren"))] * 2, "card", paper, when=WHEN)
    check_pages(pages, "card")
    assert len(pages) == (2 if paper == "a5" else 1)


@pytest.mark.parametrize(
    ("form", "size"),
    [("legal", (612, 1008)), ("a5", (148 * MM, 210 * MM)), ("large", (A4.width, A4.height))],
)
def test_the_file_has_the_size_of_the_paper(form: str, size: tuple[float, float]) -> None:
    paper, options = FORMATS[form]
    made = make_pdf([opened(document("bren"))], "full", paper, options=options, when=WHEN)
    with PdfDocument(made.data) as pdf:
        assert [pdf.get_page_size(n) for n in range(len(pdf))] == [pytest.approx(size, abs=0.1)] * made.pages


def test_large_print_is_larger() -> None:
    """The name of the character is as much larger on paper as the format says."""
    sizes = []
    for options in (PrintOptions(), PrintOptions(large=True)):
        data = make_pdf([opened(document("bren"))], "full", "a4", options=options, when=WHEN).data
        with PdfDocument(data) as pdf:
            text = pdf[0].get_textpage()
            place = text.search("PLAYER").get_next()
            assert place is not None
            left, bottom, right, top = text.get_charbox(place[0])
            sizes.append((right - left, top - bottom))
    assert sizes[1] == pytest.approx([LARGE * size for size in sizes[0]], rel=0.02)


def test_holes_have_their_margin_at_the_bound_edge() -> None:
    """The left edge has it, and with both sides printed the right one of pages on the back."""
    left, duplex = (page_format("a4", PrintOptions(holes=holes)) for holes in (Holes.LEFT, Holes.DUPLEX))

    def margins(number: int, holes: Holes) -> tuple[float, float]:
        page = (left if holes is Holes.LEFT else duplex).new_page(number)
        start, _ = page.placement.to_sheet(MARGIN, 0)
        end, _ = page.placement.to_sheet(page.paper.width - MARGIN, 0)
        return start, A4.width - end

    assert margins(0, Holes.LEFT)[0] == pytest.approx(BOUND)
    assert margins(1, Holes.LEFT) == pytest.approx(margins(0, Holes.LEFT))
    assert margins(0, Holes.DUPLEX) == pytest.approx(margins(0, Holes.LEFT))
    assert margins(1, Holes.DUPLEX) == pytest.approx(margins(0, Holes.LEFT)[::-1])


@pytest.mark.parametrize(
    ("paper", "options", "code"),
    [
        ("a6", PrintOptions(), "unknown_paper"),
        ("a5", PrintOptions(large=True), "no_large_print"),
        ("a5-booklet", PrintOptions(large=True), "no_large_print"),
        ("a5-booklet", PrintOptions(holes=Holes.LEFT), "no_holes"),
    ],
)
def test_formats_that_cannot_be_are_refused(paper: str, options: PrintOptions, code: str) -> None:
    with pytest.raises(ExportError) as caught:
        page_format(paper, options)
    assert caught.value.message.code == code


# ------------------------------------------------------------------------------------------------------------- booklet


@pytest.mark.parametrize("count", range(1, 18))
def test_a_folded_booklet_has_its_pages_in_order(count: int) -> None:
    """Sheets put into each other and folded: leafed through from the front, the pages are 0, 1, 2 …"""
    sides = list(booklet_sides(count))
    assert len(sides) % 2 == 0
    leaves: list[int | None] = []
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        half = len(leaves) // 2
        leaves[half:half] = [front[1], back[0], back[1], front[0]]
    assert leaves == [*range(count), *[None] * (len(leaves) - count)]


def test_pages_of_a_booklet_are_beside_each_other_on_a4() -> None:
    pages = [Page(A5) for _ in range(5)]
    sides = impose(pages)
    assert [len(side) for side in sides] == [1, 1, 1, 2]
    turned = A4.turned()
    for side in sides:
        for page in side:
            assert (page.placement.width, page.placement.height) == (turned.width, turned.height)
    assert pages[0].placement.x > turned.width / 2 > pages[1].placement.x + A5.width


def test_a_booklet_is_written_in_the_order_of_its_sheets() -> None:
    """Its bookmarks lead to the sides that the pages are on, the character first."""
    made = make_pdf([opened(document("bren"))], "full", "a5-booklet", when=WHEN)
    plain = make_pdf([opened(document("bren"))], "full", "a5", when=WHEN)
    with PdfDocument(made.data) as pdf, PdfDocument(plain.data) as pages:
        assert pdf.get_page_size(0) == pytest.approx((A4.height, A4.width), abs=0.1)
        assert len(pdf) == -(-len(pages) // 4) * 2
        texts = [page.get_textpage().get_text_range() for page in pdf]
        count = len(pages)
        for number in range(count):
            side = next(n for n, sides in enumerate(booklet_sides(count)) if number in sides)
            assert f"page {number + 1} of {count}" in texts[side]
        marks = [(mark.get_title(), mark.level) for mark in pdf.get_toc()]
        assert marks == [(mark.get_title(), mark.level) for mark in pages.get_toc()]
        assert marks[0] == ("Bren Tarrow", 0)


def test_several_booklets_begin_on_sheets_of_their_own() -> None:
    """Each character's booklet can be folded for itself: an even number of sides, with an empty back if need be."""
    one = make_pdf([opened(document("bren"))], "full", "a5-booklet", when=WHEN)
    two = make_pdf([opened(document("bren"))] * 2, "full", "a5-booklet", when=WHEN)
    assert (one.pages % 2, two.pages) == (0, 2 * one.pages)


# -------------------------------------------------------------------------------------------------------------- writing


def test_pages_of_different_sizes_are_in_one_file() -> None:
    """Each page says the size of its sheet, so that one in landscape is among others in portrait."""
    writer = PdfWriter(A4)
    for paper in (A4, A4.turned(), LEGAL):
        writer.add(Page(paper), [])
    with PdfDocument(io.BytesIO(writer.finish(FileProperties("", "", "", WHEN, "en")))) as pdf:
        sizes = [pdf.get_page_size(n) for n in range(3)]
    assert sizes == [pytest.approx((paper.width, paper.height), abs=0.1) for paper in (A4, A4.turned(), LEGAL)]


def test_a_placed_page_is_where_its_placement_says() -> None:
    """Text of a page that is scaled and moved is found at the point of the sheet."""
    style = next(
        mark.type
        for mark in record_pages(make_blank, [example_system()], "a4")[1][0].marks
        if isinstance(mark, Text) and mark.text.strip()
    )
    page = Page(A5, place=Placement(A4.width, A4.height, 0.5, 100, 200))
    page.text(60, 80, style, "H")
    writer = PdfWriter(A4)
    writer.add(page, [])
    with PdfDocument(writer.finish(FileProperties("", "", "", WHEN, "en"))) as pdf:
        left, bottom, _, _ = pdf[0].get_textpage().get_charbox(0, loose=False)
    x, y = page.placement.to_sheet(60, 80)
    assert (left, A4.height - bottom) == pytest.approx((x, y), abs=1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_german_sheets_end_no_text_early(game: str, paper: str) -> None:
    """German words are long: a number or hint that has no room would end in dots."""
    translator = load_language("de").translator_of
    system = GAMES[game].system
    made = record_pages(make_pdf, [sample_sheet(GAMES[game])], "full", paper, when=WHEN, translator_for=translator)
    blank = record_pages(make_blank, [system], paper, translator_for=translator)
    shown = [mark.text for page in (*made[1], *blank[1]) for mark in page.marks if isinstance(mark, Text)]
    assert [text for text in shown if text.endswith("…")] == []
