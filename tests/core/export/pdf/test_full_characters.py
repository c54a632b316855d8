"""Very full characters: long names, long notes, many rows; columns are measured before they are set."""

from __future__ import annotations

import datetime
import random
import tomllib
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise
from typing import Any

import pytest

from core.character.document import Character
from core.character.sheet import Sheet
from core.export.content.rule_notes import RuleNotes
from core.export.content.shapes import EntriesContent, EntryContent
from core.export.pdf import make_pdf
from core.export.pdf.fonts import Face
from core.export.pdf.footer import RIGHT, Footer, make_footer
from core.export.pdf.page import A4, GUTTER, MARGIN, MM, Page, Rect, Text
from core.export.pdf.prose_blocks import HEADING
from core.export.pdf.styles import CELLS, HEAD, PROSE, UNDER
from core.export.pdf.text_blocks import layout_entries
from core.export.pdf.typesetting import Typesetting
from core.rules.block_kinds import EntriesBlock
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


def test_names_get_the_room_that_boxes_do_not_need() -> None:
    """A box to write in, a tick and the faces of a die take no more of a wide page than they are drawn of."""
    boxes = (
        '{box = {value = "{quantity}", only_if = "quantity"}, w = 40}, {check = "carried", w = 40}, '
        '{value = "{quantity}", faces = 6, w = 60}'
    )
    layout = table('{value = "{name}", style = "name", w = 60}, ' + boxes)
    (page,) = print_layout(layout, data=with_items(3))
    assert [mark.text for mark in texts(page, CELLS["name"])] == [f"{LONG}{n}" for n in range(3)]
    (box,) = {mark.width for mark in page.marks if isinstance(mark, Rect) and mark.width > 20}
    assert 14 * MM <= box < 40 * MM
    faces = [mark for mark in page.marks if isinstance(mark, Rect) and 4 * MM < mark.width < 20]
    assert len(faces) == 3 * 6


def test_texts_that_wrap_give_room_to_names_in_many_lines() -> None:
    """The table is lower for it; numbered boxes beside them keep their size, though they are of such a style."""
    columns = (
        '{value = "{name}", style = "name", w = 22}, '
        '{head = "said", value = "{@player}", style = "small", w = 100}, '
        '{value = "{quantity}", faces = 6, w = 32}'
    )
    (page,) = print_layout(table(columns), player=SENTENCE * 3, data=with_items(3))
    names = texts(page, CELLS["name"])
    assert len(names) == 3 * 2
    assert len({mark.y for mark in names if mark.text.startswith("Narrow")}) == 3
    faces = [mark for mark in page.marks if isinstance(mark, Rect) and mark.width > 4 * MM]
    assert len(faces) == 3 * 6


def test_a_name_of_many_lines_is_above_the_other_cells_of_its_row() -> None:
    """It has the whole width there; short names stay beside them."""
    faces = '{value = "{quantity}", faces = 6, w = 31}'
    other = '[block.other]\nkind = "runs"\nlabel = "Said"\nrows = [{rows = "", cells = {value = "{@name}"}}]\n'
    layout = table(
        f'{{value = "{{name}}", under = "no. {{quantity}}", style = "name", w = 20}}, {faces}, {faces}'
    ).replace('"list"', '"6 list", "6 other"', 1)
    names = ("Rope", f"{LONG}0", "Oar")
    (page,) = print_layout(layout + other, data={"items": [{"name": name} for name in names]})
    rope, long, oar = texts(page, CELLS["name"])
    assert (rope.text, long.text, oar.text) == names
    boxes = sorted({mark.y for mark in page.marks if isinstance(mark, Rect)})
    assert len(boxes) == 3
    beside = (boxes[0] - rope.y, boxes[2] - oar.y)
    assert beside[0] == pytest.approx(beside[1], abs=0.1)
    assert boxes[1] > long.y
    assert long.width > A4.span(6) / 2
    under = [mark.y for mark in texts(page, UNDER) if mark.text.startswith("no.")]
    assert [y > box for y, box in zip(under, boxes, strict=True)] == [True] * len(names)


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


# Entries


def entries(more: str = "") -> str:
    """Return a layout of a column of entries: items with their names and the words of the player."""
    return f"""
[[page]]
bands = [["6 story", "6 other"]]
[block.story]
kind = "entries"
title = "Items"
rows = "items"
heading = "{{name}}"
body = ["{{name}}: {{@player}}"]
{more}
[block.other]
kind = "runs"
label = "Said"
rows = [{{rows = "", cells = {{value = "{{@name}}"}}}}]
"""


def test_only_the_first_line_of_a_heading_gives_room_to_what_is_beside_it() -> None:
    """The next ones are as wide as the column, so that no number needs a line of its own."""
    items = {"items": [{"name": f"{LONG}{n} and behind it a second, no. {n}", "quantity": n} for n in range(2)]}
    (page,) = print_layout(entries('right = "{quantity} boats of those that were there"'), player="", data=items)
    beside = [mark for mark in page.marks if isinstance(mark, Text) and mark.text.endswith("that were there")]
    for right in beside:
        first, *others = (
            mark
            for mark in page.marks
            if isinstance(mark, Text)
            and mark.type.face == Face.SERIF_SEMIBOLD
            and -1 < mark.y - right.y < 3 * 5.6 * MM + 1
        )
        assert first.x + first.width < right.x
        assert len(others) == 1
        assert others[0].x + others[0].width > right.x


def test_no_line_of_an_entry_is_alone_in_a_column() -> None:
    """Wherever a column ends, the last two lines of an entry stay together, and its heading with the first."""
    entries = tuple(EntryContent("Rope", body=("One\nTwo\nThree\nFour",)) for _ in range(5))
    content = EntriesContent(shape=EntriesBlock("items", "Items"), entries=entries)
    laid = layout_entries(content, Typesetting(), A4.span(6))
    parts = [parts for room in range(60, 300) if (parts := laid.split(room)) is not None]
    ends = {len(first.units) for first, _ in parts}
    of_one = 6  # a space above all but the first, a heading, four lines
    assert {(end + 1) % of_one for end in ends} == {0, 3, 4}


def test_the_heading_of_an_entry_stays_with_its_text() -> None:
    """No page or column ends with a heading."""
    pages = print_layout(entries(), player=SENTENCE * 2, data=with_items(60))
    assert len(pages) > 1
    for page in pages:
        marks = [mark for mark in page.marks if isinstance(mark, Text) and mark.y < A4.foot - 4]
        for left in {mark.x for mark in marks if mark.text.startswith(LONG)}:
            last = max((mark for mark in marks if abs(mark.x - left) < 1), key=lambda mark: mark.y)
            assert last.type.size < HEADING.size, last.text
    assert words(pages).count("ferry") == 120


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
