"""Rows and columns of tables: fixed rows, order, merged cells, column sets, numbered boxes, squares."""

from __future__ import annotations

import datetime
import random
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial

import pytest

from core.character.document import Character
from core.character.sheet import Sheet
from core.export.pdf import make_blank, make_pdf
from core.export.pdf.drawing_elements import FACE_STEP
from core.export.pdf.page import GUTTER, HEAVY, MARGIN, MM, PENCIL, TRACK, Circle, Line, Page, Rect, Text
from core.export.pdf.styles import CELLS
from core.export.print_options import PrintOptions
from core.rules.layout_reader import read_layout
from core.rules.model import System
from tests.helpers.characters_to_print import document, example_system
from tests.helpers.layouts import known_names
from tests.helpers.page_checks import CAPITAL, outside, overlaps, record_pages, words

WHEN = datetime.date(2026, 11, 20)
TABLES = """
[[page]]
bands = [["vitals"], ["sorted"], ["sets"], ["6 faces", "6 below"], ["merged"], ["hand"], ["prose"], ["runs"], ["roll"]]
[card]
blocks = ["head", "runs"]
edge = "3 hand"

[block.head]
kind = "head"
[block.vitals]
kind = "vitals"
groups = [{title = "Dice", w = 12, cells = [
    {label = "Low", value = "1, 3", faces = 6, hint = "33 %"},
    {label = "Speed", value = "{move_rate}"},
]}]
[block.sorted]
kind = "timetable"
rows = [
    {rows = "", cells = {name = "Given first"}},
    {rows = "", only_if = "house_that_is_not_there", cells = {name = "Never"}},
    {rows = "skills", sort = "name"},
    {rows = "items", first = 2, latest = 1, cells = {name = "{name}!"}},
]
blank = 1
columns = [{key = "name", value = "{name}", style = "name", w = 60}]
[block.sets]
kind = "timetable"
rows = "skills"
sets = 3
blank_rows = 2
columns = [{head = "skill", value = "{name}", style = "strong", w = 60}]
[block.faces]
kind = "arithmetic"
rows = "<a>[@row<=3]"
columns = [{value = "{@abbr}", w = 20}, {value = "{@row}, 6", faces = 6, w = 50}]
[block.below]
kind = "arithmetic"
rows = "<a>[@row<=2]"
columns = [
    {value = "{@abbr}", w = 20},
    {below = true, track = {length = "maximum.<a>", marked = "@row", dotted = "@row", blank = 7}},
]
[block.merged]
kind = "timetable"
rows = [{rows = "items", merged = ["b", "c"], cells = {b = "across both"}}]
columns = [
    {key = "a", value = "{name}", w = 40},
    {key = "b", value = "{quantity}", align = "right", w = 4},
    {key = "c", value = "{quantity}", w = 30},
]
[block.hand]
kind = "arithmetic"
rows = [
    {rows = "", squares = 12, cells = {name = "Others"}},
    {rows = "", cells = {name = "None", boxes = "no squares"}},
]
columns = [{key = "name", value = "", w = 20}, {key = "boxes", track = {length = "move_rate"}, w = 60}]
[block.prose]
kind = "prose"
title = "Story"
inline = true
texts = [{label = "Words", value = "{culture.about}"}, {label = "Notes", value = "{@notes}"}]
[block.runs]
kind = "runs"
label = "Said"
lines = 3
rows = [{rows = "", cells = {value = "{@notes}"}}]
[block.roll]
kind = "reminder"
label = "Roll"
lines = ["2d10"]
cells = [
    {label = "easy", value = "{move_rate:plus}"},
    {label = "hard", value = "{surprise}"},
    {label = "hidden", value = "1", only_if = "!move_rate"},
]
"""


@pytest.fixture
def game() -> System:
    """The example game with other tables."""
    system = example_system()
    text = TABLES.replace("house_that_is_not_there", "size<-100")
    return replace(system, layout_source=cache(partial(read_layout, tomllib.loads(text), known_names(system))))


@pytest.fixture
def sheet(game: System) -> Sheet:
    """Return a character with notes."""
    return noted(game, "First paragraph.\nThe second one.")


def noted(game: System, notes: str) -> Sheet:
    """Open a character with notes."""
    return Sheet.open(Character.from_json({**document("ilvane"), "notes": notes}), game, random.Random(1))


def printed(sheet: Sheet, *, ink: bool = False) -> Page:
    """Print one page."""
    _, pages = record_pages(make_pdf, [sheet], when=WHEN, options=PrintOptions(ink=ink))
    assert [list(overlaps(page)) + list(outside(page)) for page in pages] == [[] for _ in pages]
    return pages[0]


def texts(page: Page, style: str) -> list[Text]:
    """Return the texts of a style of cells, from top to bottom."""
    found = [mark for mark in page.marks if isinstance(mark, Text) and mark.type == CELLS[style]]
    return sorted(found, key=lambda mark: (mark.y, mark.x))


def test_fixed_rows_keep_their_place_and_others_their_order(sheet: Sheet) -> None:
    skills = sorted((sheet.text(f"skills[{n}].name") for n in range(sheet.count("skills"))), key=str.casefold)
    items = [f"{sheet.text(f'items[{n}].name')}!" for n in range(sheet.count("items"))][1:2]
    assert [mark.text for mark in texts(printed(sheet), "name")] == ["Given first", *skills, *items]


def test_fixed_rows_are_on_a_blank_sheet_too(game: System) -> None:
    _, pages = record_pages(make_blank, [game])
    assert "Given first" in words(pages)
    assert "Never" in words(pages)


def test_column_sets_are_side_by_side(sheet: Sheet) -> None:
    """Ten rows in three sets: four, four, two; each set has its heads, and gaps are lines to write on."""
    page = printed(sheet)
    found = [mark for mark in texts(page, "strong") if mark.text in _names(sheet)]
    columns = sorted({round(mark.x) for mark in found})
    assert len(columns) == 3
    assert columns[0] == round(MARGIN)
    assert columns[1] - columns[0] > GUTTER
    by_column = [[mark.text for mark in found if round(mark.x) == x] for x in columns]
    assert [name for names in by_column for name in names] == list(_names(sheet))
    assert [len(names) for names in by_column] == [4, 4, 2]
    assert sum(isinstance(mark, Text) and mark.text == "skill" for mark in page.marks) == 3


def _names(sheet: Sheet) -> tuple[str, ...]:
    return tuple(sheet.text(f"skills[{n}].name") for n in range(sheet.count("skills")))


def filled(page: Page) -> Iterator[Rect]:
    """Yield the boxes that are filled."""
    return (mark for mark in page.marks if isinstance(mark, Rect) and mark.filled)


def test_numbered_boxes_are_filled_where_the_value_names_them(sheet: Sheet) -> None:
    """Two in the vitals; then 1 and 6, 2 and 6, 3 and 6."""
    page = printed(sheet)
    boxes = sorted(filled(page), key=lambda box: (box.y, box.x))
    assert len(boxes) == 8
    numbers = [mark for mark in page.marks if isinstance(mark, Text) and mark.type.white]
    assert sorted(mark.text for mark in numbers) == ["1", "1", "2", "3", "3", "6", "6", "6"]
    assert boxes[1].x - boxes[0].x == pytest.approx(2 * FACE_STEP)


def test_pages_that_save_ink_cross_boxes_instead_of_filling_them(sheet: Sheet) -> None:
    page = printed(sheet, ink=True)
    assert not list(filled(page))
    crossed = [mark for mark in page.marks if isinstance(mark, Rect) and mark.stroke == HEAVY]
    assert len(crossed) == 8


def test_a_blank_sheet_has_numbered_boxes_that_nothing_fills(game: System) -> None:
    """The rows of a family; numbers that the block itself names stay filled."""
    (page,) = record_pages(make_blank, [game])[1]
    numbered = [mark for mark in page.marks if isinstance(mark, Text) and mark.text in set("123456")]
    assert len(numbered) >= 24


def test_squares_below_their_row_struck_and_dotted(sheet: Sheet) -> None:
    """One and two struck, and as many dotted behind them; the column itself takes no width."""
    page = printed(sheet)
    dots = [mark for mark in page.marks if isinstance(mark, Circle)]
    assert len(dots) == 3
    struck = [mark for mark in page.marks if isinstance(mark, Line) and mark.x1 < mark.x2 and mark.y1 > mark.y2]
    assert len(struck) == 3
    assert min(mark.x for mark in dots) > min(mark.x1 for mark in struck)


def test_a_track_defines_the_squares_of_a_blank_sheet(game: System) -> None:
    (page,) = record_pages(make_blank, [game])[1]
    squares = [mark for mark in page.marks if isinstance(mark, Rect) and mark.stroke == TRACK]
    assert len(squares) == 2 * 7 + 12


def test_merged_cells_show_the_first_across_all(sheet: Sheet) -> None:
    across = [mark for mark in printed(sheet).marks if isinstance(mark, Text) and mark.text == "across both"]
    assert len(across) == sheet.count("items")
    assert {mark.type for mark in across} == {CELLS["hint"]}


def test_a_given_row_has_squares_to_strike_by_hand_or_its_text(sheet: Sheet) -> None:
    page = printed(sheet)
    assert "no squares" in words([page])
    hand = next(mark for mark in page.marks if isinstance(mark, Text) and mark.text == "Others")
    near = [mark for mark in page.marks if isinstance(mark, Rect) and abs(mark.y - hand.y) < 5 * MM]
    assert len(near) == 12


def test_labels_in_the_line_and_paragraphs_below(sheet: Sheet) -> None:
    found = [mark for mark in printed(sheet).marks if isinstance(mark, Text)]
    label = next(mark for mark in found if mark.text == "NOTES")
    first = next(mark for mark in found if mark.text == "First paragraph.")
    second = next(mark for mark in found if mark.text == "The second one.")
    assert label.y == first.y
    assert second.y > first.y
    assert second.x == label.x


def test_a_text_run_over_several_lines(game: System, sheet: Sheet) -> None:
    """Text without room is cut with an ellipsis; remaining lines are to write on."""
    assert "First paragraph. The second one." in words([printed(sheet)])
    long = noted(game, "A long story that goes on and on. " * 40)
    _, pages = record_pages(make_pdf, [long], "card", when=WHEN)
    said = [mark.text for mark in pages[0].marks if isinstance(mark, Text) and "goes on" in mark.text]
    assert len(said) == 3
    assert [text.endswith("…") for text in said] == [False, False, True]


def test_a_card_has_blocks_at_its_right_edge(sheet: Sheet) -> None:
    _, pages = record_pages(make_pdf, [sheet], "card", when=WHEN)
    (label,) = [mark for mark in pages[0].marks if isinstance(mark, Text) and mark.text == "Others"]
    assert label.x > pages[0].paper.width / 2
    assert [list(overlaps(page)) for page in pages] == [[] for _ in pages]


def test_numbers_of_a_reminder_are_at_the_right_if_they_fit(sheet: Sheet) -> None:
    page = printed(sheet)
    found = {mark.text: mark for mark in page.marks if isinstance(mark, Text)}
    assert "hidden" not in found
    assert found["easy"].y == found["2d10"].y
    assert found["hard"].x + found["hard"].width < page.paper.width - MARGIN
    assert {mark.stroke for mark in page.marks if isinstance(mark, Rect)} >= {PENCIL}


def other_tables(game: System, **blocks: dict[str, object]) -> System:
    """Return the game with one page of these tables."""
    pages = "[[page]]\nbands = [" + ", ".join(f'["{key}"]' for key in blocks) + "]"
    layout = {**tomllib.loads(pages), "block": {key: {"kind": "timetable", **block} for key, block in blocks.items()}}
    return replace(game, layout_source=cache(partial(read_layout, layout, known_names(game))))


def test_a_table_without_rows_has_one_to_write_on(game: System) -> None:
    """One with rows needs none."""
    columns = [{"head": "what", "value": "{name}", "w": 60}]
    empty = other_tables(game, none={"title": "None", "rows": "quirks", "columns": columns})
    filled = other_tables(game, some={"title": "Some", "rows": "skills", "columns": columns})
    assert len(hairlines(printed(noted(empty, "")))) == 1
    assert len(hairlines(printed(noted(filled, "")))) == len(document("ilvane")["data"]["skills"])


def hairlines(page: Page) -> list[Line]:
    """Return the lines of a page but for those of its foot and titles."""
    return [mark for mark in page.marks if isinstance(mark, Line) and not mark.accent and mark.y1 < page.paper.foot]


def test_large_numbers_of_low_rows_keep_clear_of_the_rule_above(game: System) -> None:
    """And their descenders of the one below."""
    columns = [{"value": "{@row}0", "style": "result", "w": 20}, {"value": "{name}", "style": "name", "w": 60}]
    low = other_tables(game, low={"title": "Low", "rows": "skills", "height": 4.8, "columns": columns})
    page = printed(noted(low, ""))
    rules = sorted(mark.y1 for mark in hairlines(page))
    for mark in texts(page, "result")[1:]:
        above = max(rule for rule in rules if rule < mark.y)
        assert mark.y - CAPITAL * mark.type.size - above > 0.5 * MM
        assert min(rule for rule in rules if rule > mark.y) - mark.y > 0.9 * MM


def test_few_continued_rows_get_wide_columns(game: System) -> None:
    """Only so many column sets are used that each has some rows."""
    columns = [{"value": "{name}", "w": 60}]
    table = {"rows": "items", "title": "Items", "columns": columns, "splits": True}
    for count, sets in ((50, 2), (90, 3)):
        design = other_tables(game, half=table)
        layout = design.layout
        band = layout.pages[0].bands[0]
        narrow = replace(band[0], span=4)
        narrowed = replace(layout, pages=(replace(layout.pages[0], bands=((narrow,),)),))
        half = replace(design, layout_source=partial(replace, narrowed))
        raw = document("ilvane")
        raw["data"]["items"] = [{"name": f"Thing {n}"} for n in range(count)]
        _, pages = record_pages(make_pdf, [Sheet.open(Character.from_json(raw), half, random.Random(1))], when=WHEN)
        last = [mark for mark in pages[-1].marks if isinstance(mark, Text) and mark.text.startswith("Thing")]
        assert len({mark.x for mark in last}) == sets, (count, len(last), len(pages))
