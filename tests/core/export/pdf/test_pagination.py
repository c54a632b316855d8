"""Pagination: what fits, shrinks, moves or is split."""

from __future__ import annotations

from dataclasses import replace

from core.export.pdf.laid_blocks import Band, LaidBlock, LayoutUnit, Stack
from core.export.pdf.page import A4, Page
from core.export.pdf.pagination import FilledPage, avoid_lonely_last_page, paginate


def unit(height: float) -> LayoutUnit:
    """Return a unit that draws nothing."""
    return LayoutUnit(lambda page, x, top, height: None, height, height * 0.9)


def block(key: str, count: int, height: float = 10, **more: object) -> LaidBlock:
    """Return a block of equal units."""
    made = LaidBlock(key, key, lambda page, x, top, is_continuation: None, 5, tuple(unit(height) for _ in range(count)))
    return replace(made, **more)  # type: ignore[arg-type]


def band(*blocks: LaidBlock) -> Band:
    """Return a band of columns of one block each."""
    return Band(tuple(Stack(0, (one,)) for one in blocks))


def keys(pages: list[FilledPage]) -> list[list[str]]:
    """Return the blocks of every page."""
    return [[one.key for part in page.bands for stack in part.stacks for one in stack.blocks] for page in pages]


def test_all_on_one_page() -> None:
    """What fits stays in order."""
    assert keys(paginate([band(block("a", 3)), band(block("b", 3))], lambda number: 200)) == [["a", "b"]]


def test_a_block_moves_whole() -> None:
    """A block that does not fit moves to the next page unsplit."""
    pages = paginate([band(block("a", 3)), band(block("b", 12)), band(block("c", 1))], lambda number: 150)
    assert keys(pages) == [["a"], ["b", "c"]]


def test_blocks_shrink_before_any_moves() -> None:
    """Rows and gaps become tighter on a full page."""
    pages = paginate([band(block("a", 10)), band(block("b", 10))], lambda number: 210)
    assert keys(pages) == [["a", "b"]]
    assert pages[0].tight


def test_only_what_is_taller_than_a_page_is_split() -> None:
    """A tall block fills the rest of its page and continues, with its title as continued."""
    pages = paginate([band(block("a", 3)), band(block("b", 40))], lambda number: 130)
    assert keys(pages) == [["a", "b"], ["b"], ["b"], ["b"]]
    parts = [one for page in pages for part in page.bands for one in part.stacks[0].blocks if one.key == "b"]
    assert [part.is_continuation for part in parts] == [False, True, True, True]
    assert sum(len(part.units) for part in parts) == 40


def test_a_block_that_may_be_split_is_not_moved_whole() -> None:
    """It fills the page, with at least two of its rows on either side."""
    pages = paginate([band(block("a", 3)), band(block("b", 8, splits=True))], lambda number: 100)
    assert keys(pages) == [["a", "b"], ["b"]]
    assert [len(page.bands[-1].stacks[0].blocks[0].units) for page in pages] == [5, 3]
    pages = paginate([band(block("a", 4)), band(block("b", 7, splits=True))], lambda number: 70)
    assert keys(pages) == [["a"], ["b"]]
    pages = paginate([band(block("a", 2)), band(block("b", 6, splits=True))], lambda number: 95)
    assert [len(page.bands[-1].stacks[0].blocks[0].units) for page in pages] == [4, 2]


def test_a_long_list_is_split_rather_than_leaving_a_page_bare() -> None:
    """What has fixed rows, or few, moves whole; so do columns of which one would move whole."""
    long = block("b", 12, blank=lambda number: unit(10))
    assert keys(paginate([band(block("a", 3)), band(long)], lambda number: 150)) == [["a", "b"], ["b"]]
    assert keys(paginate([band(block("a", 12)), band(long)], lambda number: 150)) == [["a"], ["b"]]
    beside = band(block("c", 6), long)
    pages = paginate([band(block("a", 3)), beside], lambda number: 150)
    assert keys(pages) == [["a", "c", "b"], ["b"]]
    pages = paginate([band(block("a", 3)), band(block("c", 13), long)], lambda number: 150)
    assert keys(pages) == [["a"], ["c", "b"]]


def test_the_rest_of_a_list_takes_the_page_width_without_neighbours() -> None:
    """The blocks below it keep their column; a list that has a neighbour there keeps its own as well."""
    wide = block("b", 0)
    seen: list[int] = []

    def across(start: int) -> LaidBlock:
        seen.append(start)
        return wide

    long = block("b", 20, splits=True, full_width=across)
    column = Stack(50, (long, block("d", 2)))
    pages = paginate([Band((Stack(0, (block("c", 3),)), column))], lambda number: 150)
    assert keys(pages) == [["c", "b"], ["b", "d"]]
    assert seen == [len(pages[0].bands[0].stacks[1].blocks[0].units)]
    alone, below = pages[1].bands
    assert alone.stacks[0].x == 0
    assert alone.stacks[0].blocks[0].is_continuation
    assert below.stacks[0].x == 50
    pages = paginate([Band((Stack(0, (block("c", 30),)), column))], lambda number: 150)
    assert [len(page.bands) for page in pages[:2]] == [1, 1]
    assert keys(pages)[1] == ["c", "b", "d"]


def test_columns_that_only_fit_below_each_other_are_set_so() -> None:
    """A list that would need one more page beside its neighbour takes the full width."""

    def across(start: int) -> LaidBlock:
        return block("b", -(-(30 - start) // 2), full_width=across, first_row=start)

    long, beside = block("b", 30, splits=True, full_width=across), block("c", 8, splits=True)
    pages = paginate([Band((Stack(0, (long,)), Stack(60, (beside,))))], lambda number: 60 if not number else 190)
    assert keys(pages) == [["b", "c"], ["b", "c"]]
    assert [[stack.x for stack in band.stacks] for band in pages[1].bands] == [[0], [60]]
    assert [stack.blocks[0].is_continuation for band in pages[1].bands for stack in band.stacks] == [True, True]
    pages = paginate([Band((Stack(0, (long,)), Stack(60, (beside,))))], lambda number: 60 if not number else 120)
    assert keys(pages)[1:] == [["b"], ["c"]]


def test_columns_that_are_lower_below_each_other_are_set_so() -> None:
    """The rest of a list does not stay in its column beside little, with half of the page bare."""

    def across(start: int) -> LaidBlock:
        return block("b", -(-(30 - start) // 2), full_width=across, first_row=start)

    long, beside = block("b", 30, splits=True, full_width=across), block("c", 8, splits=True)
    pages = paginate([Band((Stack(0, (long,)), Stack(60, (beside,))))], lambda number: 60 if not number else 400)
    assert keys(pages) == [["b", "c"], ["b", "c"]]
    assert [[stack.x for stack in band.stacks] for band in pages[1].bands] == [[0], [60]]


def test_rows_side_by_side_are_divided_in_the_order_of_reading() -> None:
    """The first page holds the first rows, in all its columns, and fewer where these turn out taller."""

    def anew(start: int, stop: int | None) -> LaidBlock:
        rows = (40 if stop is None else stop) - start
        return block(
            "b", -(-rows // 2), 10 if stop is None or stop < 24 else 12, column_sets=2, first_row=start, relayout=anew
        )

    pages = paginate([band(anew(0, None))], lambda number: 125)
    parts = [page.bands[0].stacks[0].blocks[0] for page in pages]
    assert [(part.first_row, len(part.units)) for part in parts] == [(0, 11), (22, 9)]
    assert [part.is_continuation for part in parts] == [False, True]


def test_no_band_ends_a_page_with_nothing_but_heads() -> None:
    """Lists without rows keep one line to write on, and move if it does not fit."""
    empty = block("b", 0, blank=lambda number: unit(10), fixed=1)
    pages = paginate([band(block("a", 10)), band(empty)], lambda number: 125)
    assert keys(pages) == [["a", "b"]]
    pages = paginate([band(block("a", 10)), band(empty)], lambda number: 115)
    assert keys(pages) == [["a"], ["b"]]


def test_columns_are_split_each_for_itself() -> None:
    """A short column beside a tall one stays on the first page."""
    pages = paginate([band(block("a", 3), block("b", 30))], lambda number: 130)
    assert keys(pages)[0] == ["a", "b"]
    assert all(found == ["b"] for found in keys(pages)[1:])


def test_a_single_unit_taller_than_a_page_is_still_placed() -> None:
    """Nothing hangs and nothing is lost where one unit is taller than any page."""
    assert keys(paginate([band(block("a", 1, 500)), band(block("b", 1))], lambda number: 130)) == [["a"], ["b"]]


def test_remaining_space_goes_to_empty_rows() -> None:
    """Wanted rows first, in turn, then the block that grows."""
    first = block("a", 1, blank=lambda number: unit(10), wanted=2)
    second = block("b", 1, blank=lambda number: unit(10), wanted=1, grow=True)
    pages = paginate([band(first), band(second)], lambda number: 130)
    assert pages[0].blanks == {"a": 2, "b": 6}
    assert pages[0].total() <= 130


def test_short_columns_are_filled() -> None:
    """A list beside a taller block ends in empty rows down to its height."""
    pages = paginate([band(block("a", 8), block("b", 2, blank=lambda number: unit(10), wanted=1))], lambda number: 100)
    assert pages[0].blanks == {"b": 6}


def test_drawing_returns_the_end_and_adds_a_bookmark() -> None:
    """A block ends at its height and adds its title as a bookmark, unless continued."""
    page = Page(A4)
    one = block("a", 2, foot=unit(7), blank=lambda number: unit(10), fixed=1)
    assert one.draw(page, 0, 100, False, 2) == 100 + 5 + 20 + 30 + 7
    assert one.height(False, 2) == 62
    assert page.bookmarks == [("a", 100)]
    replace(one, is_continuation=True).draw(page, 0, 0, True, 0)
    assert len(page.bookmarks) == 1


def test_the_end_of_a_divided_block_leaves_no_page_of_empty_rows() -> None:
    """It grows by as many rows as it has; a whole block takes all that the page has."""
    whole = replace(block("a", 2), grow=True, blank=lambda number: unit(10))
    long = replace(block("a", 13), grow=True, blank=lambda number: unit(10))
    pages = paginate([band(long)], lambda number: 105)
    assert [len(page.bands[0].stacks[0].blocks[0].units) for page in pages] == [11, 2]
    assert pages[1].blanks == {"a": 2}
    pages = paginate([band(whole)], lambda number: 105)
    assert pages[0].blanks == {"a": 8}


def accompanied(*bands: Band) -> list[list[str]]:
    """Divide bands over pages of 150, and return the blocks of every final page."""
    pages = paginate(bands, lambda number: 150)
    avoid_lonely_last_page(pages, lambda number: 150)
    return keys(pages)


def test_a_lonely_last_page_gets_the_band_above() -> None:
    """Not if the page before would be left bare, if it is enough for a page, or from a split block."""
    assert accompanied(band(block("a", 12)), band(block("b", 1)), band(block("c", 1))) == [["a"], ["b", "c"]]
    assert accompanied(band(block("a", 6)), band(block("b", 7)), band(block("c", 1))) == [["a", "b"], ["c"]]
    assert accompanied(band(block("a", 3)), band(block("b", 10)), band(block("c", 1))) == [["a", "b"], ["c"]]
    assert accompanied(band(block("a", 6)), band(block("b", 7)), band(block("c", 3))) == [["a", "b"], ["c"]]
    assert accompanied(band(block("a", 6)), band(block("b", 9, splits=True))) == [["a", "b"], ["b"]]
    assert accompanied(band(block("a", 14)), band(block("c", 1))) == [["a"], ["c"]]


def test_the_page_that_gave_a_band_away_is_filled_anew() -> None:
    """Its lists take empty rows for what has left."""
    first = block("a", 12, blank=lambda number: unit(10), wanted=4)
    pages = paginate([band(first), band(block("b", 1)), band(block("c", 1))], lambda number: 150)
    assert pages[0].blanks == {"a": 1}
    avoid_lonely_last_page(pages, lambda number: 150)
    assert pages[0].blanks["a"] > 1
