"""Only what changed since the last print: which pages, and what is marked on them."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from core.errors import ExportError
from core.export.pdf import MadePdf, make_pdf
from core.export.pdf.page import Line, Page, Text
from core.export.pdf.printed_pages import BAR, PrintedPages
from core.export.print_options import PrintOptions
from tests.helpers.characters_to_print import changed, document, laden, opened
from tests.helpers.page_checks import check_pages, record_pages, words

WHEN = datetime.date(2026, 11, 20)


class Memory:
    """Remembers one print, as the library does: as text."""

    def __init__(self, text: str = "", *, is_compared: bool = True) -> None:
        self.text = text
        self.is_compared = is_compared

    def replace(self, pages: PrintedPages) -> PrintedPages | None:
        last = PrintedPages.read(self.text)
        self.text = pages.to_text()
        return last if self.is_compared else None


def printed(raw: dict[str, Any], memory: Memory, paper: str = "a4") -> tuple[MadePdf, list[Page]]:
    options = PrintOptions(memory=memory)
    return record_pages(make_pdf, [opened(raw)], "full", paper, options=options, when=WHEN)


def bars(page: Page) -> list[tuple[float, float]]:
    return [(mark.y1, mark.y2) for mark in page.marks if isinstance(mark, Line) and mark.stroke == BAR]


def test_a_first_print_is_whole_and_without_marks() -> None:
    memory = Memory()
    made, pages = printed(document("bren"), memory)
    plain = make_pdf([opened(document("bren"))], "full", "a4", when=WHEN)
    assert made.data == plain.data
    assert [bars(page) for page in pages] == [[], []]
    assert PrintedPages.read(memory.text) is not None


def test_nothing_changed_prints_nothing() -> None:
    memory = Memory()
    printed(document("bren"), memory)
    with pytest.raises(ExportError) as caught:
        printed(document("bren"), memory)
    assert caught.value.message.code == "nothing_changed"


def test_a_changed_note_prints_its_page_with_one_mark() -> None:
    """Page two alone, which says that it is page 2 of 2; only the text that is another one is marked."""
    memory = Memory()
    printed(document("bren"), memory)
    raw = document("bren")
    raw["data"]["items"][0]["name"] = "Traveling clothes"
    made, pages = printed(raw, memory)
    assert made.pages == 1
    assert "page 2 of 2" in words(pages)
    (bar,) = bars(pages[0])
    (name,) = (mark for mark in pages[0].marks if isinstance(mark, Text) and mark.text == "Traveling clothes")
    assert bar[0] < name.y <= bar[1]
    check_pages(pages)


def test_a_changed_number_is_marked_wherever_it_is_shown() -> None:
    memory = Memory()
    printed(document("bren"), memory)
    raw = document("bren")
    raw["data"]["raw"]["hlth"] += 1
    _, pages = printed(raw, memory)
    assert len(bars(pages[0])) > 1
    assert "HLTH" in words(pages)


def test_struck_points_of_a_track_are_a_change() -> None:
    """A track has no text that says how much is struck."""
    memory = Memory()
    printed(document("bren"), memory)
    _, pages = printed(changed("bren", damage={"hlth": 3}), memory)
    assert bars(pages[0])


def test_what_moved_to_another_page_is_printed_and_not_marked() -> None:
    """A list that became longer moves what follows: those pages are no longer as they were."""
    memory = Memory()
    printed(laden(), memory)
    raw = laden()
    raw["data"]["weapons"] += [{**raw["data"]["weapons"][0], "name": f"Lance {n}"} for n in range(12)]
    made, pages = printed(raw, memory)
    whole = make_pdf([opened(raw)], "full", "a4", when=WHEN)
    assert 1 < made.pages <= whole.pages
    assert sum(len(bars(page)) for page in pages) < sum(len(page.units) for page in pages) / 2


def test_one_change_prints_a_booklet_whole() -> None:
    memory = Memory()
    printed(document("bren"), memory, "a5-booklet")
    raw = document("bren")
    raw["data"]["items"][0]["name"] = "Traveling clothes"
    made, _ = printed(raw, memory, "a5-booklet")
    assert made.pages == make_pdf([opened(raw)], "full", "a5-booklet", when=WHEN).pages


def test_a_print_of_everything_is_remembered_too() -> None:
    memory = Memory(is_compared=False)
    printed(document("bren"), memory)
    made, _ = printed(document("bren"), memory)
    assert made.pages == 2
    with pytest.raises(ExportError):
        printed(document("bren"), Memory(memory.text))


@pytest.mark.parametrize("text", ["", "{", "7", '{"a": 1}'])
def test_what_is_no_print_is_none(text: str) -> None:
    assert PrintedPages.read(text) is None


@pytest.mark.parametrize("text", ['[7, [[1]], [["a", "b"]]]'])
def test_stored_pages_of_other_shapes_are_read_as_far_as_they_go(text: str) -> None:
    assert PrintedPages.read(text) == PrintedPages(((), (), (("a", "b"),)))
