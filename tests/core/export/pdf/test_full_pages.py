"""How the blocks of very full characters are divided over pages: no bare room, nothing alone, nothing lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.export.pdf.column_flow import level_columns, spill
from core.export.pdf.laid_blocks import Band, LaidBlock, LayoutUnit, Stack
from core.export.pdf.pagination import paginate, paginate_to_end


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


def test_no_row_of_a_long_block_is_alone_below_others() -> None:
    """It begins on the next page with its title; at the top of a page there may be one, if it is that high."""
    pages = paginate([beside(block("a", 10)), beside(block("b", 40))], lambda number: 138)
    assert len(pages[0].bands) == 1
    high = paginate([beside(block("b", 3, 100))], lambda number: 120)
    assert [len(page.bands[0].stacks[0].blocks[0].units) for page in high] == [1, 1, 1]


def test_only_the_end_of_a_divided_list_has_empty_rows() -> None:
    """Both parts may be on one page, as where a list spills."""
    whole = block("a", 20, blank=lambda number: unit(10), wanted=2)
    first, rest = whole.split(100) or (whole, whole)
    assert not first.has_blanks
    assert rest.has_blanks


def test_the_end_of_a_sheet_is_never_alone_on_a_page() -> None:
    """The page before gives something to it; where that is impossible, it stays as it is."""
    foot = beside(block("foot", 8))
    bands = [*(beside(block(f"row {n}", 1)) for n in range(10)), foot]
    pages = paginate_to_end(bands, lambda number: 260, {"foot"})
    assert len(pages) == 2
    assert len(pages[1].bands) > 1
    whole = [beside(block("a", 20)), foot]
    assert [len(page.bands) for page in paginate_to_end(whole, lambda number: 210, {"foot"})] == [1, 1]


def test_closer_blocks_save_the_page_of_the_end_of_a_sheet() -> None:
    """Where the end would be alone on a page, though the spaces between blocks have room for it."""
    bands = [*(beside(block(f"row {n}", 1)) for n in range(10)), beside(block("foot", 8))]
    assert len(paginate(bands, lambda number: 340)) == 2
    (page,) = paginate_to_end(bands, lambda number: 340, {"foot"})
    assert page.total() <= 340
    assert paginate_to_end(bands, lambda number: 400, {"foot"})[0].bands == bands


def test_empty_rows_fill_the_page_that_gave_something_to_the_end_of_a_sheet() -> None:
    """It is lower only to be divided elsewhere."""
    rows = [beside(block(f"row {n}", 1, blank=lambda n: unit(10), grow=True)) for n in range(6)]
    first, last = paginate_to_end([*rows, beside(block("foot", 14, splits=True))], lambda number: 270, {"foot"})
    assert len(last.bands) > 1
    assert 260 < first.total() <= 270
