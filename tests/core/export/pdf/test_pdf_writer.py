"""The written file: its metadata, bookmarks and letters."""

from __future__ import annotations

import datetime
import gc
import io
from collections.abc import Iterator
from typing import Any

import pypdfium2
import pytest
from pypdf import PdfReader

from core.character.sheet import Sheet
from core.export.pdf import make_pdf
from core.export.print_options import PrintOptions
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


def test_a_batch_has_a_short_title() -> None:
    """Of many characters and players the first and the number of the others are named."""
    raw = [{**document("bren"), "name": f"Name {n}", "player": f"Player {n}"} for n in range(5)]
    properties = PdfReader(io.BytesIO(make_pdf(map(opened, raw), "card", when=WHEN).data)).metadata
    assert properties is not None
    assert properties.title == "Name 0 and 4 more"
    assert properties.author == "Player 0 and 4 more"


@pytest.mark.parametrize(
    ("when", "moment"),
    [
        (WHEN, datetime.datetime(2026, 11, 20, tzinfo=datetime.UTC)),
        (
            datetime.datetime(
                2026, 11, 20, 13, 5, 9, tzinfo=datetime.timezone(datetime.timedelta(hours=-3, minutes=-30))
            ),
            datetime.datetime(2026, 11, 20, 16, 35, 9, tzinfo=datetime.UTC),
        ),
    ],
)
def test_the_file_says_when_it_was_made_and_in_which_language(when: datetime.date, moment: datetime.datetime) -> None:
    """Properties and XMP metadata say the same; the version is 1.7."""
    raw = {**document("bren"), "name": "Bren <&> \u0001Zoë", "player": "Ann & Bob"}
    data = make_pdf([opened(raw)], options=PrintOptions(language="de"), when=when).data
    reader = PdfReader(io.BytesIO(data))
    assert data.startswith(b"%PDF-1.7")
    assert reader.metadata is not None
    assert reader.metadata.creation_date == moment
    assert reader.metadata.modification_date == moment
    assert str(reader.root_object["/Lang"]) == "de"
    packet = reader.xmp_metadata
    assert packet is not None
    assert packet.dc_title == {"x-default": reader.metadata.title}
    assert packet.dc_title["x-default"].startswith("Bren <&> ")
    assert packet.dc_creator == ["Ann & Bob"]
    assert packet.dc_language == ["de"]
    assert packet.xmp_creator_tool == "Quire"
    assert packet.xmp_create_date is not None
    assert packet.xmp_create_date.replace(tzinfo=datetime.UTC) == moment


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
    outlines = PdfReader(io.BytesIO(data)).root_object["/Outlines"]
    assert outlines["/First"]["/Count"] < 0  # type: ignore[index]  # closed


def test_letters_of_many_scripts_can_be_searched() -> None:
    """Copied text is the typed text, in every font."""
    raw = changed("bren", background="Żółć æøå ǅ · Ωδή · Дом Їжак")
    text = pypdfium2.PdfDocument(make_pdf([opened(raw)], when=WHEN).data)
    words = " ".join(page.get_textpage().get_text_range() for page in text)
    for word in ("Żółć", "æøå", "Ωδή", "Дом", "Їжак"):
        assert word in words


def test_texts_are_in_reading_order() -> None:
    """Block by block from the top, each label before its value: what reads the file aloud needs no places."""
    raw = {**document("bren"), "name": "Zilpah", "player": "Quentin"}
    data = make_pdf([opened(raw)], when=WHEN).data
    reader = PdfReader(io.BytesIO(data))
    shown: list[str] = []
    reader.pages[0].extract_text(visitor_text=lambda text, *_: shown.append(text.strip()))
    texts = [text for text in shown if text]
    assert texts.index("Zilpah") < texts.index("PLAYER")
    assert texts[texts.index("PLAYER") + 1] == "Quentin"
    titles = [mark.get_title().upper() for mark in pypdfium2.PdfDocument(data).get_toc() if mark.level == 1]
    on_first = [texts.index(title) for title in titles if title in texts]
    assert len(on_first) > 2
    assert on_first[0] == min(on_first)


def test_every_font_is_part_of_the_file() -> None:
    """All fonts are embedded, and none is referenced that is missing."""
    data = make_pdf([opened(document("bren"))], when=WHEN).data
    resources: list[Any] = [page["/Resources"] for page in PdfReader(io.BytesIO(data)).pages]
    fonts = [font.get_object() for each in resources for font in each["/Font"].values()]
    assert len(fonts) > 3
    for font in fonts:
        descriptor = font["/FontDescriptor"]
        assert descriptor["/FontName"] == font["/BaseFont"]
        assert descriptor["/FontFile2"].get_object().get_data()


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
