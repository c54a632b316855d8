"""Very full characters: long names, long notes, many rows; columns are measured before they are set."""

from __future__ import annotations

import datetime
import random
import tomllib
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise
from typing import Any

import pytest

from core.character.document import Character
from core.character.sheet import Sheet
from core.export.content.rule_notes import RuleNotes
from core.export.pdf import make_pdf
from core.export.pdf.column_flow import level_columns, spill
from core.export.pdf.footer import RIGHT, Footer, make_footer
from core.export.pdf.laid_blocks import Band, LaidBlock, LayoutUnit, Stack
from core.export.pdf.page import A4, GUTTER, MARGIN, MM, Page, Text
from core.export.pdf.pagination import paginate, paginate_to_end
from core.export.pdf.prose_blocks import HEADING
from core.export.pdf.styles import CELLS, HEAD, PROSE
from core.export.pdf.typesetting import Typesetting
from core.rules.layout_reader import read_layout
from tests.helpers.characters_to_print import document, example_system
from tests.helpers.layouts import known_names
from tests.helpers.page_checks import outside, overlaps, record_pages, words

WHEN = datetime.date(2026, 11, 20)
LONG = "Narrow boat with a very long name, no. "
SENTENCE = "The ferry left the harbor before the tide, and nobody on the quay asked why it was so late. "


def print_layout(layout: str, **raw: object) -> list[Page]:
    """Print the example character with other inputs in another layout."""
    system = example_system()
    system = replace(system, layout_source=cache(partial(read_layout, tomllib.loads(layout), known_names(system))))
    sheet = Sheet.open(Character.from_json({**document("bren"), **raw}), system, random.Random(1))
    _, pages = record_pages(make_pdf, [sheet], when=WHEN)
    assert [list(overlaps(page)) + list(outside(page)) for page in pages] == [[] for _ in pages]
    return pages


def with_items(count: int) -> dict[str, Any]:
    """Return data with so many items of long names."""
    return {"items": [{"name": f"{LONG}{n}", "weight_lb": n, "quantity": n} for n in range(count)]}


def texts(page: Page, style: object) -> list[Text]:
    """Return the texts of a page in a style."""
    return [mark for mark in page.marks if isinstance(mark, Text) and mark.type == style]


def table(columns: str, more: str = "") -> str:
    """Return a layout of one table of items."""
    return f"""
[[page]]
bands = [["list"]]
[block.list]
kind = "timetable"
title = "Items"
rows = "items"
{more}
columns = [{columns}]
"""


# Columns


def test_a_name_gets_the_room_that_its_row_has() -> None:
    """A name that would wrap takes the room of numbers that need less; the table stays as wide."""
    layout = table('{value = "{name}", style = "name", w = 20}, {head = "n", value = "{quantity}", w = 160}')
    (page,) = print_layout(layout, data=with_items(3))
    assert [mark.text for mark in texts(page, CELLS["name"])] == [f"{LONG}{n}" for n in range(3)]


def test_names_that_fit_leave_the_columns_as_designed() -> None:
    """Nothing moves on the sheet of a character whose names fit."""
    layout = table('{value = "{name}", style = "name", w = 40}, {head = "n", value = "{quantity}", w = 60}')
    short = {"items": [{"name": "Rope", "quantity": 2}]}
    (page,) = print_layout(layout, data=short)
    number = next(mark for mark in page.marks if isinstance(mark, Text) and mark.text == "2")
    assert number.x == pytest.approx(MARGIN + (40 + 2) * A4.room / 102, abs=0.02)


def test_columns_keep_the_room_of_their_heads_and_of_boxes() -> None:
    """What other columns give is only what their heads, boxes and squares do not need."""
    layout = table(
        '{value = "{name}", style = "name", w = 20}, {head = "how many of it", value = "{quantity}", w = 40},'
        '{box = {value = "{quantity}", only_if = "quantity"}, w = 30}, {check = "carried", w = 20},'
        '{track = {length = "quantity", marked = "quantity"}, w = 60}'
    )
    (page,) = print_layout(layout, data=with_items(4))
    (head,) = texts(page, HEAD)
    assert head.text == "how many of it"
    assert head.x + head.width < A4.width - MARGIN


def test_a_head_gets_the_room_that_it_needs() -> None:
    """Heads of narrow columns do not run into each other."""
    layout = table(
        '{value = "{name}", w = 120}, {head = "first long head", value = "{quantity}", align = "right", w = 6},'
        '{head = "second long head", value = "{quantity}", align = "right", w = 6},'
        '{head = "a third", check = "carried", align = "center", w = 4}'
    )
    print_layout(layout, data={"items": [{"name": "Rope", "quantity": 2}]})


def test_a_text_across_merged_columns_keeps_its_room() -> None:
    """Columns that a longer text spans give away only what it does not need."""
    merged = 'merged = ["b", "c"], cells = {b = "across both of these columns"}'
    layout = table(
        '{key = "a", value = "{name}", style = "name", w = 30}, {key = "b", value = "{quantity}", w = 30},'
        '{key = "c", value = "{quantity}", w = 30}'
    ).replace('rows = "items"', f'rows = ["items", {{rows = "items", first = 1, {merged}}}]')
    (page,) = print_layout(layout, data=with_items(2))
    assert "across both of these columns" in [mark.text for mark in page.marks if isinstance(mark, Text)]


def test_fewer_sets_of_columns_where_names_are_long() -> None:
    """Names that would be broken into many lines get wider columns; short ones keep all sets."""
    layout = table('{head = "thing", value = "{name}", style = "name", w = 40}', "sets = 3")
    (page,) = print_layout(layout, data=with_items(12))
    assert len({round(mark.x) for mark in texts(page, CELLS["name"])}) == 2
    short = {"items": [{"name": f"Rope {n}"} for n in range(12)]}
    (page,) = print_layout(layout, data=short)
    assert len({round(mark.x) for mark in texts(page, CELLS["name"])}) == 3


# Notes

NOTES = """
[[page]]
bands = [["story"]]
[block.story]
kind = "prose"
title = "Story"
INLINE
texts = [{label = "Before", value = "{@player}"}, {label = "Notes", value = "{@notes}"}]
"""


@pytest.mark.parametrize("is_inline", [False, True])
def test_notes_are_set_in_two_columns_of_at_most_75_letters(is_inline: bool) -> None:
    """Every word is there once, in order: down one column, then down the other."""
    layout = NOTES.replace("INLINE", "inline = true" if is_inline else "")
    pages = print_layout(layout, player="Anna", notes="\n".join(SENTENCE * 5 for _ in range(40)))
    assert len(pages) > 1
    step = (A4.room + GUTTER) / 2
    lines = [mark for page in pages for mark in page.marks if isinstance(mark, Text) and "erif" in str(mark.type.face)]
    lines = [mark for mark in lines if mark.type.size < 10]
    assert {round(mark.x - MARGIN) for mark in lines if mark.x > MARGIN + 60} == {round(step)}
    assert max(len(mark.text) for mark in lines) <= 75
    read = sorted((n, mark.x > MARGIN + 60, mark.y, mark.text) for n, page in enumerate(pages) for mark in page.marks
                  if mark in lines and isinstance(mark, Text))  # fmt: skip
    said = " ".join(text for *_, text in read if text not in ("Anna", "BEFORE", "NOTES"))
    assert said.removeprefix("Anna ") == " ".join((SENTENCE * 200).split())


def test_notes_beside_a_list_go_on_in_the_full_width() -> None:
    """Text in two columns of a part of the page takes all of the next one, where nothing is beside it."""
    other = table('{value = "{name}", w = 40}').replace('[[page]]\nbands = [["list"]]\n', "")
    layout = NOTES.replace('["story"]', '["4 list", "8 story"]').replace("INLINE", "inline = true") + other
    pages = print_layout(layout, player="Anna", notes=SENTENCE * 300, data=with_items(2))
    assert len(pages) > 2
    for page in pages[1:]:
        lefts = {round(mark.x - MARGIN) for mark in texts(page, PROSE) if mark.text}
        lefts |= {round(mark.x - MARGIN) for mark in page.marks if isinstance(mark, Text) and mark.text in SENTENCE}
        assert 0 in lefts, lefts
    shown = [mark for page in pages for mark in page.marks if isinstance(mark, Text) and "ferry" in mark.text]
    assert max(len(mark.text) for mark in shown) <= 75
    assert words(pages).count("ferry") == 300


def test_paragraphs_and_headings_of_notes_are_kept() -> None:
    """An empty line stays one, a line with # is a heading, and never the last line of a column."""
    part = f"# Session {{}}\n\n{SENTENCE}\n\n\n\nSecond paragraph."
    pages = print_layout(NOTES.replace("INLINE", ""), player="", notes="\n".join(part.format(n) for n in range(60)))
    headings = [mark.text for page in pages for mark in sorted(texts(page, HEADING), key=lambda mark: (mark.x, mark.y))]
    assert headings == [f"Session {n}" for n in range(60)]
    assert "#" not in words(pages)
    lead = 4.2 * MM
    for page in pages:
        for left in (MARGIN, MARGIN + (A4.room + GUTTER) / 2):
            column = sorted(
                (mark.y, mark.type) for mark in page.marks if isinstance(mark, Text) and abs(mark.x - left) < 1
            )
            column = [each for each in column if each[1] in (HEADING, PROSE)]
            assert column[-1][1] == PROSE
            for (above, kind), (below, _) in pairwise(column):
                assert below - above == pytest.approx(lead, abs=0.1) or (
                    kind == PROSE and below - above == pytest.approx(2 * lead, abs=0.1)
                )


def test_narrow_notes_stay_in_one_column() -> None:
    """A block of half a page is one column, whose headings and paragraphs are kept as well."""
    other = '[block.other]\nkind = "runs"\nlabel = "Said"\nrows = [{rows = "", cells = {value = "{@name}"}}]\n'
    layout = NOTES.replace('["story"]', '["6 story", "6 other"]').replace("INLINE", "") + other
    (page,) = print_layout(layout, notes="# One\nFirst.\n\nSecond.")
    assert [mark.text for mark in texts(page, HEADING)] == ["One"]
    first, second = (mark for mark in texts(page, PROSE) if mark.text in ("First.", "Second."))
    assert second.y - first.y == pytest.approx(2 * 4.2 * MM, abs=0.1)


# Pages


def unit(height: float) -> LayoutUnit:
    """Return a unit that draws nothing."""
    return LayoutUnit(lambda page, x, top, height: None, height, height)


def block(key: str, count: int, height: float = 10, **more: object) -> LaidBlock:
    """Return a block of equal units."""
    made = LaidBlock(key, key, lambda *_: None, 5, tuple(unit(height) for _ in range(count)))
    return replace(made, **more)  # type: ignore[arg-type]


def beside(*blocks: LaidBlock) -> Band:
    """Return blocks beside each other."""
    return Band(tuple(Stack(n * 100, (one,)) for n, one in enumerate(blocks)))


def test_a_list_has_at_most_six_empty_rows_beside_a_long_neighbour() -> None:
    """Where the neighbour ends in empty rows itself, both go down to the foot."""
    short = block("a", 1, blank=lambda n: unit(10), wanted=2, grow=True)
    (page,) = paginate([beside(short, block("b", 20))], lambda number: 300)
    assert page.blanks["a"] == 6
    growing = block("b", 3, blank=lambda n: unit(10), grow=True)
    (page,) = paginate([beside(short, growing)], lambda number: 300)
    assert page.blanks["a"] > 20
    assert abs(page.blanks["a"] - page.blanks["b"]) <= 2


def test_what_makes_a_column_too_tall_follows_below_the_other_bands() -> None:
    """A list that spills is cut at the height of its neighbours; the rest takes the width of the page."""
    wide: list[int] = []

    def across(start: int) -> LaidBlock:
        wide.append(start)
        return block("b", 12 - start)

    list_ = block("b", 12, spills=True, full_width=across)
    bands = spill([beside(block("a", 5), list_), beside(block("c", 3))])
    assert [[one.key for stack in band.stacks for one in stack.blocks] for band in bands] == [["a", "b"], ["c"], ["b"]]
    assert wide == [5]
    assert bands[-1].stacks[0].blocks[0].is_continuation
    fitting = [beside(block("a", 12), list_)]
    assert spill(fitting) == fitting
    (first, last) = spill([beside(block("a", 1), list_)])
    assert not first.stacks[1].blocks
    assert last.stacks[0].blocks[0].key == "b"


def rows_of(bands: Sequence[Band]) -> list[tuple[str, int]]:
    """Return the rows of the blocks of bands, from top to bottom."""
    return [
        (one.key, row)
        for band in bands
        for stack in band.stacks
        for one in stack.blocks
        for row in range(one.first_row, one.first_row + len(one.units))
    ]


def test_a_column_far_taller_than_its_neighbor_continues_below_it() -> None:
    """Only where the page overflows: what was beside a bare column takes the width of the page, each row once."""

    def across(start: int) -> LaidBlock:
        return block("a", 30 - start, first_row=start, is_list=True)

    bands = [beside(block("a", 30, full_width=across), block("b", 8)), beside(block("c", 2))]
    assert level_columns(bands, 400) == bands
    pages = paginate(level_columns(bands, 300), lambda number: 300)
    placed = [band for page in pages for band in page.bands]
    assert [[one.key for stack in band.stacks for one in stack.blocks] for band in placed[:2]] == [["a", "b"], ["a"]]
    every = [*(("a", n) for n in range(30)), *(("b", n) for n in range(8)), ("c", 0), ("c", 1)]
    assert sorted(rows_of(placed)) == every
    assert len(pages) == 2
    even = [beside(block("a", 30), block("b", 28)), beside(block("c", 2))]
    assert level_columns(even, 300) == even


def test_no_empty_rows_make_a_column_taller_beside_one_that_is_cut() -> None:
    """Room beside them would be bare, on the next page as well."""
    growing = block("a", 20, blank=lambda n: unit(10), wanted=2, grow=True)
    whole = beside(growing, block("b", 20))
    for room in (lambda number: 400, lambda number: 155):
        assert max(paginate([whole], room)[-1].blanks.values()) > 0
        pages = paginate([replace(whole, is_cut=True)], room)
        assert sum(count for page in pages for count in page.blanks.values()) == 0


def test_a_few_rows_stay_in_a_column_that_is_cut() -> None:
    """They make the band a little taller, rather than to get a title of their own."""
    first = block("a", 14)
    cut, below = level_columns([Band((Stack(0, (first, block("b", 20))), Stack(100, (block("c", 10),))))], 200)
    assert [one.key for one in cut.stacks[0].blocks] == ["a"]
    assert len(cut.stacks[0].blocks[0].units) == 14
    assert [one.key for one in below.stacks[0].blocks] == ["b"]


def test_lists_with_broken_names_are_below_each_other_where_the_page_overflows() -> None:
    """Each of them takes the width of the page; beside what has no other width they stay."""
    lists = [block(key, 20, full_width=lambda start, key=key: block(key, 20 - start)) for key in "ab"]
    bands = [beside(lists[0], replace(lists[1], is_broken=True)), beside(block("c", 3))]
    assert [len(band.stacks) for band in level_columns(bands, 200)] == [1, 1, 1]
    kept = [beside(block("a", 20), replace(lists[1], is_broken=True)), beside(block("c", 3))]
    assert level_columns(kept, 200) == kept


def test_the_rest_of_a_list_is_split_for_less_bare_room_than_a_whole_one() -> None:
    """It continues what is above it, so that it is divided anyway."""
    for is_continuation, count in ((False, 1), (True, 2)):
        long = block("b", 20, blank=lambda n: unit(10), is_continuation=is_continuation)
        pages = paginate([beside(block("a", 20)), beside(long)], lambda number: 255)
        assert len(pages[0].bands) == count


def test_a_part_of_a_list_is_split_again_without_the_rows_after_it() -> None:
    """What a column was cut to may meet the end of a page: its rows are in sets, and laid out again."""

    def anew(start: int, stop: int | None) -> LaidBlock:
        end = 40 if stop is None else stop
        return replace(
            block("a", -(-(end - start) // 2)), first_row=start, column_sets=2, relayout=anew, blank=lambda n: unit(10)
        )

    first, rest = anew(0, None).split(105) or (anew(0, None), anew(0, None))
    assert rest.first_row == 20
    upper, lower = first.split(55) or (first, first)
    assert (upper.first_row, len(upper.units)) == (0, 5)
    assert (lower.first_row, len(lower.units), lower.has_blanks) == (10, 5, False)
    assert lower.widened() == lower


def test_a_block_that_keeps_its_width_goes_down_the_columns_of_the_page() -> None:
    """Its rest fills one column after the other, equally high on its last page; nothing of it is lost."""
    long = Stack(0, (block("a", 100),), (0, 100, 200))
    pages = paginate([Band((long, Stack(100, (block("b", 2),))))], lambda number: 305)
    assert [len(page.bands) for page in pages] == [1, 1]
    columns = pages[1].bands[0].stacks
    assert [stack.x for stack in columns] == [0, 100, 200]
    counts = [len(stack.blocks[0].units) for stack in columns]
    assert sum(counts) == 70
    assert max(counts) - min(counts) <= 2
    assert all(stack.blocks[0].is_continuation for stack in columns)


def test_a_few_lines_that_go_on_stay_in_one_column() -> None:
    """A rest of some lines is not torn into columns."""
    long = Stack(0, (block("a", 34),), (0, 100, 200))
    pages = paginate([Band((long, Stack(100, (block("b", 2),))))], lambda number: 305)
    assert [len(stack.blocks[0].units) for stack in pages[1].bands[0].stacks] == [4]


def test_columns_of_a_rest_are_beside_each_other_once_on_a_page() -> None:
    """What is above them takes its room from the first page, so that they need not begin twice."""
    wide = block("w", 12, splits=True, full_width=lambda start: block("w", 12 - start))
    narrow = Stack(300, (block("n", 80),), (0, 150, 300))
    pages = paginate([Band((Stack(0, (wide,)), narrow))], lambda number: 105 if not number else 305)
    for page in pages[1:]:
        assert sum(len(band.stacks) > 1 for band in page.bands) <= 1
    units = [len(each.units) for page in pages for band in page.bands for stack in band.stacks for each in stack.blocks
             if each.key == "n"]  # fmt: skip
    assert sum(units) == 80


def test_only_the_end_of_a_divided_list_has_empty_rows() -> None:
    """Both parts may be on one page, as where a list spills."""
    whole = block("a", 20, blank=lambda number: unit(10), wanted=2)
    first, rest = whole.split(100) or (whole, whole)
    assert not first.has_blanks
    assert rest.has_blanks


def test_the_heading_of_an_entry_stays_with_its_text() -> None:
    """No page or column ends with a heading."""
    layout = """
[[page]]
bands = [["6 story", "6 other"]]
[block.story]
kind = "entries"
title = "Items"
rows = "items"
heading = "{name}"
body = ["{name}: {@player}"]
[block.other]
kind = "runs"
label = "Said"
rows = [{rows = "", cells = {value = "{@name}"}}]
"""
    pages = print_layout(layout, player=SENTENCE * 2, data=with_items(60))
    assert len(pages) > 1
    for page in pages:
        marks = [mark for mark in page.marks if isinstance(mark, Text) and mark.y < A4.foot - 4]
        for left in {mark.x for mark in marks if mark.text.startswith(LONG)}:
            last = max((mark for mark in marks if abs(mark.x - left) < 1), key=lambda mark: mark.y)
            assert last.type.size < HEADING.size, last.text
    assert words(pages).count("ferry") == 120


def test_the_end_of_a_sheet_is_never_alone_on_a_page() -> None:
    """The page before gives something to it; where that is impossible, it stays as it is."""
    foot = beside(block("foot", 8))
    bands = [*(beside(block(f"row {n}", 1)) for n in range(10)), foot]
    pages = paginate_to_end(bands, lambda number: 260, {"foot"})
    assert len(pages) == 2
    assert len(pages[1].bands) > 1
    whole = [beside(block("a", 20)), foot]
    assert [len(page.bands) for page in paginate_to_end(whole, lambda number: 210, {"foot"})] == [1, 1]


# The footer


def footer(**notes: tuple[str, ...]) -> Footer:
    """Return the footer of a sheet with notes."""
    return make_footer(RuleNotes(**notes), Typesetting(), WHEN)


def test_violations_are_in_the_footer_of_page_one_alone() -> None:
    """Later pages refer to it."""
    foot = footer(violations=("Too heavy.",), folded=("Too heavy.",))
    assert "Too heavy." in " ".join(foot.lines(A4.room, 1))
    assert foot.lines(A4.room, 2) == ("Options: none in use. House rules: none. Violations: see page 1.",)
    assert footer().lines(A4.room, 2) == footer().lines(A4.room, 1)


def test_violations_of_one_kind_are_one_sentence() -> None:
    """It says what they are, how many, and what differs."""
    layout = table('{value = "{name}", w = 40}')
    keys = list(document("bren")["data"]["raw"])[:4]
    pages = print_layout(layout, data={"raw": {key: 30 + n for n, key in enumerate(keys)}})
    said = words(pages)
    assert ", 4 times: " in said
    assert "was rolled as" not in said


def test_the_footer_prints_a_name_as_long_as_it_has_room() -> None:
    """Only what does not fit beside the text at the left is cut."""
    long = "Bartholomew Aurelius of Hohenstaufen-Ling and Tarn"
    pages = print_layout(table('{value = "{name}", w = 40}'), name=long)
    at_foot = [mark.text for mark in pages[0].marks if isinstance(mark, Text) and mark.y > A4.foot]
    assert any(text.startswith(f"{long} · page 1 of 1") for text in at_foot)
    longer = f"{long} " * 5
    pages = print_layout(table('{value = "{name}", w = 40}'), name=longer)
    marks = [mark for mark in pages[0].marks if isinstance(mark, Text) and mark.y > A4.foot]
    assert max(mark.x for mark in marks) > MARGIN + A4.room - RIGHT - 60 * MM
    assert any("… · page 1 of 1" in mark.text for mark in marks)
