"""Own arrangements on paper: each chosen block once, in order and on its page, and nothing overlaps."""

from __future__ import annotations

import datetime
import io
import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf import PdfReader

from core.character.sheet import Sheet
from core.export.pdf import make_blank, make_pdf
from core.export.pdf.head_blocks import NEXT_HEIGHT
from core.export.pdf.page import MARGIN, Page, Text
from core.export.pdf.page_formats import page_format
from core.export.pdf.pdf_document import Layout, make_context, sheet_pages
from core.export.pdf.printed_pages import PrintedPages, changed_pages
from core.export.pdf.table_prints import TableLayout, TableOptions, make_print
from core.export.print_options import Holes, PrintOptions, no_translation
from core.export.privacy import has_secrets, without_marked
from core.export.render_context import RenderContext
from core.language import load_language
from core.registry import Game, games
from core.rules.arrangement_checks import check_arrangement, least_spans
from core.rules.block_kinds import HeadBlock
from core.rules.model import System
from core.rules.sheet_arrangement import (
    ArrangedColumn,
    ArrangedPage,
    SheetArrangement,
    sheet_blocks,
    standard_arrangement,
)
from core.rules.sheet_layout import GRID
from tests.helpers.games import sample_sheet
from tests.helpers.page_checks import crossings, outside, overlaps, record_pages, words

WHEN = datetime.date(2026, 11, 20)
GAMES = pytest.mark.parametrize("of", games(), ids=lambda each: each.id)
TOP = MARGIN + NEXT_HEIGHT


@cache
def sample(id_: str) -> Sheet:
    return sample_sheet(next(each for each in games() if each.id == id_))


@cache
def shown_blocks(id_: str) -> frozenset[str]:
    """Return the blocks that the sample character of a game has something to show in."""
    system, sheet = sample(id_).system, sample(id_)
    _, pages = record_pages(make_pdf, [sheet], "full", options=options(standard_arrangement(system)), when=WHEN)
    return frozenset(starts(pages)) & set(sheet_blocks(system.layout))


@st.composite
def arrangements(draw: st.DrawFn, system: System, most: int = 99) -> SheetArrangement:
    """Return some blocks of a game in any order, on pages with a number of blocks at most, and side by side."""
    least = least_spans(system)
    keys = draw(st.lists(st.sampled_from(sorted(least)), min_size=1, unique=True))
    pages: list[list[list[ArrangedColumn]]] = [[]]
    count = 0
    for key in keys:
        if pages[-1] and (count == most or draw(st.integers(0, 5)) == 0):
            pages.append([])
            count = 0
        count += 1
        bands = pages[-1]
        room = GRID - sum(column.span for column in bands[-1]) if bands else 0
        if room >= least[key] and draw(st.booleans()):
            bands[-1].append(ArrangedColumn(draw(st.integers(least[key], room)), (key,)))
        elif bands and bands[-1][-1].span >= least[key] and draw(st.integers(0, 3)) == 0:
            bands[-1][-1] = replace(bands[-1][-1], blocks=(*bands[-1][-1].blocks, key))
        else:
            bands.append([ArrangedColumn(draw(st.integers(least[key], GRID)), (key,))])
    return SheetArrangement(system.id, tuple(ArrangedPage(tuple(map(tuple, page))) for page in pages))


def starts(pages: list[Page]) -> dict[str, int]:
    """Return the first page of each printed block by its key, in order."""
    found: dict[str, int] = {}
    for number, page in enumerate(pages):
        for unit in page.units:
            found.setdefault(unit.key, number)
    return found


def options(*arrangement: SheetArrangement) -> PrintOptions:
    return PrintOptions(arrangements=arrangement, document=False)


def check_blocks(pages: list[Page], arrangement: SheetArrangement, shown: frozenset[str], *, is_exact: bool) -> None:
    """Check which blocks are printed, in which order, and on which page, or on a later one if that is full."""
    found = {key: number for key, number in starts(pages).items() if key in arrangement.blocks}
    assert list(found) == [key for key in arrangement.blocks if key in shown]
    filled = [page for page in arrangement.pages if shown & set(page.blocks)]
    for number, page in enumerate(filled):
        places = [found[key] for key in page.blocks if key in shown]
        assert all(place == number for place in places) if is_exact else min(places) >= number
    assert len(pages) == max(1, len(filled)) if is_exact else len(pages) >= len(filled)


def check_prints(of: Game, arrangement: SheetArrangement, *, is_exact: bool) -> None:
    """Print the sample character and the blank sheet as arranged, and check both."""
    system, sheet = of.system, sample(of.id)
    check_arrangement(system, arrangement)
    _, pages = record_pages(make_pdf, [sheet], "full", options=options(arrangement), when=WHEN)
    check_blocks(pages, arrangement, shown_blocks(of.id), is_exact=is_exact)
    _, blank = record_pages(make_blank, [system], options=options(arrangement))
    check_blocks(blank, arrangement, frozenset(sheet_blocks(system.layout)), is_exact=is_exact)
    assert sheet.character.name in words(pages[:1])


@GAMES
@settings(max_examples=10)
@given(data=st.data())
def test_any_blocks_are_printed_once_and_in_order(of: Game, data: st.DataObject) -> None:
    check_prints(of, data.draw(arrangements(of.system)), is_exact=False)


@GAMES
@settings(max_examples=5)
@given(data=st.data())
def test_blocks_that_have_room_are_on_their_pages(of: Game, data: st.DataObject) -> None:
    check_prints(of, data.draw(arrangements(of.system, most=2)), is_exact=True)


@GAMES
def test_no_text_overlaps_in_blocks_as_narrow_as_they_may_be(of: Game) -> None:
    """Side by side where two have room, else alone, of a sample character and on the blank sheet, in any language."""
    system, least = of.system, least_spans(of.system)
    bands: list[tuple[ArrangedColumn, ...]] = []
    for key, span in sorted(least.items(), key=lambda each: each[1]):
        if bands and sum(column.span for column in bands[-1]) + span <= GRID:
            bands[-1] = (*bands[-1], ArrangedColumn(span, (key,)))
        else:
            bands.append((ArrangedColumn(span, (key,)),))
    pages = tuple(ArrangedPage(tuple(bands[start : start + 3])) for start in range(0, len(bands), 3))
    chosen = options(SheetArrangement(system.id, pages))
    for language in ("en", "de"):
        translator_for = load_language(language).translator_of
        _, filled = record_pages(
            make_pdf, [sample(of.id)], "full", options=chosen, when=WHEN, translator_for=translator_for
        )
        _, blank = record_pages(make_blank, [system], options=chosen, translator_for=translator_for)
        for page in (*filled, *blank):
            assert not [*overlaps(page), *outside(page)], language


def one_page(system: System, *keys: str) -> SheetArrangement:
    least = least_spans(system)
    return SheetArrangement(system.id, (ArrangedPage(tuple((ArrangedColumn(least[key], (key,)),) for key in keys)),))


@GAMES
def test_the_games_own_arrangement_prints_the_same_bytes(of: Game) -> None:
    own, plain, sheet = options(standard_arrangement(of.system)), options(), sample(of.id)
    assert make_pdf([sheet], options=own, when=WHEN).data == make_pdf([sheet], options=plain, when=WHEN).data
    blank = make_blank([of.system], options=plain, when=WHEN).data
    assert make_blank([of.system], options=own, when=WHEN).data == blank


@GAMES
def test_a_page_without_the_head_says_whose_sheet_it_is(of: Game) -> None:
    keys = [key for key, block in sheet_blocks(of.system.layout).items() if not isinstance(block, HeadBlock)]
    chosen = options(one_page(of.system, *keys[:2]))
    _, own = record_pages(make_pdf, [sample(of.id)], "full", options=options(), when=WHEN)
    _, pages = record_pages(make_pdf, [sample(of.id)], "full", options=chosen, when=WHEN)
    running = {mark.text for mark in own[1].marks if isinstance(mark, Text) and mark.y < TOP} if own[1:] else set()
    assert running <= {mark.text for mark in pages[0].marks if isinstance(mark, Text)}
    assert sample(of.id).character.name in words(pages)
    _, blank = record_pages(make_blank, [of.system], options=chosen)
    assert "NAME" in words(blank)


@GAMES
def test_a_sheet_whose_blocks_are_all_empty_has_one_page(of: Game) -> None:
    hidden = [key for key in sheet_blocks(of.system.layout) if key not in shown_blocks(of.id)]
    if not hidden:
        pytest.skip("the sample character fills every block")
    _, pages = record_pages(make_pdf, [sample(of.id)], "full", options=options(one_page(of.system, *hidden)), when=WHEN)
    assert len(pages) == 1
    assert sample(of.id).character.name in words(pages)


@GAMES
@pytest.mark.parametrize(
    "form", [("a4", {"large": True}), ("a5", {}), ("a5-booklet", {}), ("letter", {"holes": Holes.DUPLEX})], ids=str
)
def test_every_format_follows_the_arrangement(of: Game, form: tuple[str, dict[str, Any]]) -> None:
    paper, more = form
    arrangement = some_blocks(of.system)
    chosen = replace(options(arrangement), **more)
    made = sheet_pages_of(of, paper, chosen)
    found = [key for key in starts(made) if key in sheet_blocks(of.system.layout)]
    assert found == [key for key in arrangement.blocks if key in shown_blocks(of.id)]
    for page in made:
        assert not [*overlaps(page), *crossings(page)]


def some_blocks(system: System) -> SheetArrangement:
    """Return half of the blocks of a game in the opposite order, two on a page."""
    keys = list(least_spans(system))[::-2]
    pages = [one_page(system, *keys[start : start + 2]).pages[0] for start in range(0, len(keys), 2)]
    return SheetArrangement(system.id, tuple(pages))


def sheet_pages_of(of: Game, paper: str, chosen: PrintOptions) -> list[Page]:
    """Return the pages of the sample character before they are put on sheets of paper."""
    sheet = sample(of.id)
    context = make_context(sheet, chosen, no_translation)
    return [page for page, _ in sheet_pages(sheet, context, page_format(paper, chosen), chosen, WHEN)]


def form_fields(data: bytes) -> set[str]:
    """Return the names of the fields and lists of a form; how many empty rows a list has depends on the room."""
    return {re.sub(r"\[.*", "", name) for name in PdfReader(io.BytesIO(data)).get_fields() or {}}


@GAMES
def test_a_fillable_sheet_has_the_fields_of_its_blocks(of: Game) -> None:
    sheet, system = sample(of.id), of.system
    every = form_fields(make_pdf([sheet], "full", options=PrintOptions(fillable=True), when=WHEN).data)
    chosen = PrintOptions(fillable=True, arrangements=(some_blocks(system),))
    some = form_fields(make_pdf([sheet], "full", options=chosen, when=WHEN).data)
    assert some < every
    blank = form_fields(make_blank([system], options=chosen).data)
    assert blank < form_fields(make_blank([system], options=PrintOptions(fillable=True)).data)


@GAMES
def test_booklets_follow_it_and_cards_do_not(of: Game) -> None:
    sheet, chosen = sample(of.id), options(some_blocks(of.system))
    _, booklet = record_pages(make_print, [sheet], TableOptions(TableLayout.BOOKLET), options=chosen, when=WHEN)
    keys = [key for key in starts(booklet) if key in sheet_blocks(of.system.layout)]
    assert keys == [key for key in some_blocks(of.system).blocks if key in shown_blocks(of.id)]
    for layout in (Layout.CARD, TableLayout.PARTY, TableLayout.CHARACTERS):
        table = TableOptions(layout)
        made = make_print([sheet], table, options=chosen, when=WHEN)
        assert made.data == make_print([sheet], table, options=options(), when=WHEN).data


def test_only_what_changed_compares_blocks_wherever_they_are() -> None:
    """A new order prints the pages that are not as they were, without a mark; a changed number has one."""
    of = games()[0]
    sheet, keys = sample(of.id), some_blocks(of.system).blocks
    _, before = record_pages(make_pdf, [sheet], "full", options=options(one_page(of.system, *keys[:2])), when=WHEN)
    last = PrintedPages.of(before)
    _, after = record_pages(make_pdf, [sheet], "full", options=options(one_page(of.system, *keys[1::-1])), when=WHEN)
    marks = [len(page.marks) for page in after]
    assert changed_pages(after, PrintedPages.of(after), last) == after
    assert [len(page.marks) for page in after] == marks


def test_each_game_has_its_own() -> None:
    first, second = games()[:2]
    chosen = options(some_blocks(first.system))
    _, pages = record_pages(make_pdf, [sample(first.id), sample(second.id)], "full", options=chosen, when=WHEN)
    assert set(starts(pages)) - {"next_head", "footer"} >= shown_blocks(second.id)


def test_secrets_of_an_arrangement_stay_secret() -> None:
    """A secret block that is arranged is printed with secrets only."""
    system = next((each.system for each in games() if has_secrets(each.system)), None)
    if system is None:
        pytest.skip("no game has secrets")
    context = RenderContext(system, None, left_out=("secret",))
    context.arrangement = standard_arrangement(system)
    assert context.layout == without_marked(system, ("secret",))
