"""The written file: its metadata, bookmarks and letters."""

from __future__ import annotations

import datetime
import gc
import re
from collections.abc import Iterator

import pypdfium2

from core.character.sheet import Sheet
from core.export.pdf import make_pdf
from tests.helpers.characters_to_print import changed, document, laden, opened
from tests.helpers.games import example_game

WHEN = datetime.date(2026, 11, 20)


def test_the_file_names_its_title_author_and_language() -> None:
    """Several characters are named one after the other, each player once."""
    one, other = document("bren"), document("ilvane")
    one["player"], other["player"] = "Zoë Ångström", "Zoë Ångström"
    data = make_pdf([opened(one), opened(other)], when=WHEN).data
    found = pypdfium2.PdfDocument(data).get_metadata_dict()
    assert found["Title"] == "Bren Tarrow, Ilvane"
    assert found["Author"] == "Zoë Ångström"
    assert found["Subject"] == example_game().name
    assert b"/Lang (en)" in data


def test_bookmarks_lead_to_every_block_of_every_character() -> None:
    """Each character is one bookmark, closed; below it the blocks of its pages. Titles may have any letters."""
    first = document("bren")
    first["name"] = "Żółć (Дом) 日本"
    data = make_pdf([opened(first), opened(document("ilvane"))], when=WHEN).data
    toc = [
        (mark.level, mark.get_title(), mark.get_dest().get_index()) for mark in pypdfium2.PdfDocument(data).get_toc()
    ]
    assert [(title, page) for level, title, page in toc if level == 0] == [("Żółć (Дом) 日本", 0), ("Ilvane", 2)]
    blocks = [(title, page) for level, title, page in toc if level == 1]
    assert ("Attributes", 0) in blocks
    assert ("Skills", 1) in blocks
    assert blocks.count(("Attributes", 2)) == 1
    assert toc.index((1, "Skills", 1)) < toc.index((0, "Ilvane", 2))
    assert b"/Type /Outlines" in data
    assert re.search(rb"/Count -\d+", data)


def test_letters_of_many_scripts_can_be_searched() -> None:
    """Copied text is the typed text, in every font."""
    raw = changed("bren", background="Żółć æøå ǅ · Ωδή · Дом Їжак")
    text = pypdfium2.PdfDocument(make_pdf([opened(raw)], when=WHEN).data)
    words = " ".join(page.get_textpage().get_text_range() for page in text)
    for word in ("Żółć", "æøå", "Ωδή", "Дом", "Їжак"):
        assert word in words


def test_every_font_is_part_of_the_file() -> None:
    """All fonts are embedded, and none is referenced that is missing."""
    data = make_pdf([opened(document("bren"))], when=WHEN).data
    named = set(re.findall(rb"/BaseFont /(\S+)", data))
    embedded = set(re.findall(rb"/FontName /(\S+)", data))
    assert named == embedded
    assert len(re.findall(rb"/FontFile2", data)) == len(embedded)


def test_every_page_names_the_character_and_its_number() -> None:
    """Every page has the character's name; split tables repeat title and heads."""
    pages = [
        page.get_textpage().get_text_range()
        for page in pypdfium2.PdfDocument(make_pdf([opened(laden())], when=WHEN).data)
    ]
    assert len(pages) > 3
    for number, text in enumerate(pages, 1):
        assert "Bartholomew" in text
        assert f"page {number} of {len(pages)}" in text
    going_on = [text for text in pages if "continued" in text]
    assert any("SKILLS" in text and "check" in text for text in going_on)


def test_printed_sheets_are_not_kept() -> None:
    alive: list[int] = []

    def each() -> Iterator[Sheet]:
        for _ in range(5):
            yield opened(document("bren"))
            gc.collect()
            alive.append(sum(isinstance(found, Sheet) for found in gc.get_objects()))

    make_pdf(each(), when=WHEN)
    assert alive[-1] <= alive[0] + 1
