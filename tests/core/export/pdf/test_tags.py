"""The structure of printed pages: what is read, in which order, and what is not."""

from __future__ import annotations

import datetime
import io
import re
from collections import Counter
from collections.abc import Callable

import pytest
from pypdf import PdfReader
from pypdf.generic import Destination

from core.character.sheet import Sheet
from core.export.content.abbreviations import UNIT, read_entry
from core.export.content.reader import read_sheet
from core.export.content.shapes import JOINED
from core.export.pdf import Layout, MadePdf, TableLayout, TableOptions, make_blank, make_pdf, make_print
from core.export.pdf.form import HIDDEN
from core.export.pdf.page import Page, Text, TurnedText
from core.export.pdf.tags import Role, reading_order
from core.export.print_options import PrintOptions
from core.export.render_context import RenderContext
from core.registry import Game, games
from tests.helpers.bad_values import small_portrait
from tests.helpers.characters_to_print import changed, document, endless, foreign, laden, opened, sheets
from tests.helpers.games import blank_sheet, sample_sheet
from tests.helpers.page_checks import record_pages
from tests.helpers.pdf_ua_checks import find_faults
from tests.helpers.structure_checks import Node, TaggedPdf

WHEN = datetime.date(2026, 11, 20)
OTHERS = re.compile("[\u0590-\u0fff\U0001f000-\U0001ffff]")
"""Letters that are not drawn in the order in which they are typed, and emoji, which are left out."""

PEOPLE: dict[str, Callable[[], Sheet]] = {
    "laden": lambda: opened(laden()),
    "endless": lambda: opened(endless()),
    "foreign": lambda: opened(foreign()),
}


def check(made: MadePdf, pages: list[Page]) -> TaggedPdf:
    """Return a file whose every text is read once or an artifact; reading it checks the tree, as PDF/UA demands it."""
    pdf = TaggedPdf(made.data)
    assert not find_faults(pdf)
    drawn = Counter(
        word
        for page in pages
        for mark in page.marks
        if isinstance(mark, Text | TurnedText)
        for word in mark.text.split()
        if not OTHERS.search(word)
    )
    found = Counter(
        word for page in pdf.pages for text in (*page.texts.values(), *page.unread) for word in text.split()
    )
    assert not drawn - found
    return pdf


def printed(sheet: Sheet, *, options: PrintOptions | None = None, paper: str = "a4") -> TaggedPdf:
    """Return the read file of a full sheet."""
    return check(*record_pages(make_pdf, [sheet], "full", paper, options=options or PrintOptions(), when=WHEN))


def titles(pdf: TaggedPdf) -> list[str]:
    """Return the titles of blocks by the bookmarks, in the order of the pages."""
    _, blocks = pdf.reader.outline
    return [str(mark.title) for mark in blocks if isinstance(mark, Destination)] if isinstance(blocks, list) else []


def texts(node: Node, *kinds: str) -> list[str]:
    """Return the texts of the elements of kinds."""
    return [each.text.strip() for each in node.all(*kinds)]


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.system.id))
@pytest.mark.parametrize("state", ["sample", "empty", "explained", "fillable", "booklet"])
def test_every_text_of_a_sheet_has_one_place(game: Game, state: str) -> None:
    """Of every game: nothing is left out or read twice, tree and pages agree, headings are in the order of blocks."""
    sheet = blank_sheet(game) if state == "empty" else sample_sheet(game)
    options = PrintOptions(explanations=state == "explained", fillable=state == "fillable")
    pdf = printed(sheet, options=options, paper="a5-booklet" if state == "booklet" else "a4")
    (part,) = pdf.top.kids
    assert part.kind == "Part"
    assert len(part.all("H1")) == 1
    assert titles(pdf)
    headings = iter(texts(part, "H2", "H3"))
    for title in titles(pdf):
        assert title.upper() in headings, "left out, or in another order"


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.system.id))
@pytest.mark.parametrize("is_form", [False, True])
def test_every_text_of_a_blank_sheet_has_one_place(game: Game, is_form: bool) -> None:
    """A blank sheet begins with the game as its heading."""
    options = PrintOptions(fillable=is_form)
    pdf = check(*record_pages(make_blank, [game.system], "a4", options=options, when=WHEN))
    assert [text.split()[0] for text in texts(pdf.top, "H1")] == [game.system.name.upper().split()[0]]
    assert bool(pdf.top.all("Form")) is is_form


@pytest.mark.parametrize("name", PEOPLE)
@pytest.mark.parametrize("paper", ["a4", "a5", "a5-booklet"])
def test_very_full_sheets(name: str, paper: str) -> None:
    pdf = printed(PEOPLE[name](), paper=paper)
    assert len(pdf.top.kids) == 1


@pytest.mark.parametrize("layout", [Layout.CARD, *TableLayout])
def test_prints_for_the_table(layout: str) -> None:
    """Cards, overviews, booklets, trackers: each has a heading, and is read in one order."""
    table = TableOptions(layout=layout, title="The Harbor", has_backs=True)
    pdf = check(*record_pages(make_print, sheets(), table, "a4", when=WHEN))
    assert pdf.top.all("H1")
    assert pdf.top.all("P", "TD", "LBody")


def test_label_and_value_are_one_paragraph() -> None:
    """A label is read before its value, also where it is printed below it."""
    pdf = printed(opened({**document("bren"), "player": "Quentin"}))
    paragraphs = texts(pdf.top, "P")
    assert "PLAYER Quentin" in paragraphs
    assert "U# 28 unconscious" in paragraphs


def test_table_has_heads_and_rows() -> None:
    """Heads say that they stand for a column or a row; every row has as many cells as there are heads."""
    pdf = printed(opened(document("bren")))
    table = next(node for node in pdf.top.all("Table") if "THAWAC" in node.text)
    head, *rows = table.kids
    assert {cell.attributes["/Scope"] for cell in head.kids} == {"/Column"}
    assert rows[0].kids[0].text == "Long sword"
    assert rows[0].kids[0].attributes["/Scope"] == "/Row"
    for row in rows:
        assert len(row.kids) == len(head.kids)


def test_split_table_is_one() -> None:
    """A table that continues over pages is one element; repeated title and heads are not read again."""
    pdf = printed(opened(laden()))
    assert any("continued" in text for page in pdf.pages for text in page.unread)
    assert not any("continued" in text for page in pdf.pages for text in page.texts.values())
    headings = texts(pdf.top, "H2")
    assert len(headings) == len(set(headings))
    skills = next(node for node in pdf.top.all("Sect") if node.kids[0].text == "SKILLS")
    assert len(skills.all("Table")) == 1


def test_columns_are_read_one_after_the_other() -> None:
    """Rows that run down two sets of columns, and prose in two columns, are read as they are meant."""
    words = [f"w{n:04}" for n in range(900)]
    pdf = printed(opened(changed("bren", background=" ".join(words))))
    section = next(node for node in pdf.top.all("Sect") if words[0] in node.text and words[-1] in node.text)
    paragraph = next(node for node in section.all("P") if words[0] in node.text)
    assert [word for word in paragraph.text.split() if word.startswith("w")][-900:] == words


def test_fields_follow_their_labels_in_the_order_of_tabs() -> None:
    """Fields of a form are in the tree behind their labels; the tabulator takes them in that order."""
    pdf = printed(opened(document("bren")), options=PrintOptions(fillable=True))
    read = [label for node in pdf.top.walk() for label in node.fields]
    tabbed = []
    for page in pdf.reader.pages:
        assert page.raw_get("/Tabs") == "/S"
        widgets = [each.get_object() for each in page.annotations or ()]
        tabbed += [each.get("/TU") or each["/Parent"]["/TU"] for each in widgets if not each["/F"] & HIDDEN]
    assert read == tabbed
    player = next(node for node in pdf.top.all("P") if node.text.strip() == "PLAYER")
    assert [kid.kind for kid in player.kids] == ["Form"]


def test_pictures_tracks_and_ticks_have_words() -> None:
    """What is drawn and says something is a figure with words: portrait, track, ticked box."""
    raw = {**changed("bren"), "portrait": small_portrait()}
    alts = [node.alt for node in printed(opened(raw)).top.all("Figure")]
    assert "Portrait of Bren Tarrow" in alts
    assert "\u2611" in alts
    assert any("/" in alt for alt in alts)
    assert all(alts)
    figure = next(node for node in printed(opened(document("bren"))).top.all("Figure") if "Outline" in node.alt)
    assert figure.alt == "Outline of a person with its places: Head, Body, Limbs"


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.system.id))
def test_abbreviations_have_their_words(game: Game) -> None:
    """Labels that the legend of the game explains say their words; one left out of an arrangement explains, too."""
    pdf = printed(sample_sheet(game))
    found = {words for page in pdf.pages for words in page.expansions}
    known = read_sheet(RenderContext(game.system, None)).abbreviations
    assert found <= set(known.values())
    assert bool(found) is bool([short for short in known if len(short) > UNIT])


def test_words_of_abbreviations() -> None:
    """Words that a legend shares among abbreviations are no words for each; what is no abbreviation has none."""
    legends = "DB# Deathly Blow · WT#, WSlo Weapon Type, Slowness · ST strength, DX dexterity under load · lb pounds"
    rest = " · MPV, CPV maximum and current value · next price of one more · un / rel for a skill · init. initiative"
    assert dict(pair for entry in (legends + rest).split(JOINED) for pair in read_entry(entry)) == {
        "DB#": "Deathly Blow",
        "WT#": "Weapon Type",
        "WSlo": "Slowness",
        "ST": "strength",
        "DX": "dexterity under load",
        "lb": "pounds",
        "init.": "initiative",
    }


FAULTS: dict[str, Callable[[Node], None]] = {
    "7.3": lambda top: setattr(top.all("Figure")[0], "alt", ""),
    "7.4.2": lambda top: setattr(top.all("H1")[0], "kind", "H3"),
    "7.5: the head": lambda top: top.all("TH")[0].attributes.clear(),
    "7.5: a table has rows": lambda top: top.all("TR")[0].kids.clear(),
    "7.18.4": lambda top: top.all("Form")[0].fields.clear(),
    "7.2": lambda top: setattr(top.all("TD")[0], "kind", "P"),
}


@pytest.mark.parametrize("rule", FAULTS)
def test_what_lacks_is_found(rule: str) -> None:
    pdf = printed(opened(document("bren")), options=PrintOptions(fillable=True))
    FAULTS[rule](pdf.top)
    assert any(fault.startswith(rule) for fault in find_faults(pdf))


def test_shaped_letters_are_read_as_typed() -> None:
    """Hebrew and Arabic are drawn from left to right; the tree has them in the order in which they are read."""
    pdf = printed(opened({**document("bren"), "player": "אבג דה", "campaign": "محمد بن علي"}))
    words = [node.text for node in pdf.top.walk()]
    assert "PLAYER אבג דה" in words
    assert "CAMPAIGN محمد بن علي" in words


def test_what_has_no_tag_is_a_paragraph() -> None:
    assert [tag[0] for tag, _, _ in reading_order((), 3, 0)] == [Role.P]


def test_a_batch_has_no_tags_and_says_the_same() -> None:
    """It is printed rather than read; its texts are in the same order as those of one character."""
    sheets = [opened(document("bren"))] * 2
    tagged = make_pdf(sheets, when=WHEN)
    batch = make_pdf(sheets, options=PrintOptions(tags=False), when=WHEN)
    root = PdfReader(io.BytesIO(batch.data)).root_object
    assert "/StructTreeRoot" not in root
    assert "/MarkInfo" not in root
    assert b"BDC" not in content_of(batch.data)
    assert b"BDC" in content_of(tagged.data)
    assert Counter(letters_of(batch.data)) == Counter(letters_of(tagged.data))


def content_of(data: bytes) -> bytes:
    """Return the operators of all pages."""
    found = [page.get_contents() for page in PdfReader(io.BytesIO(data)).pages]
    return b"".join(each.get_data() for each in found if each is not None)


def letters_of(data: bytes) -> str:
    """Return the texts of all pages without spaces."""
    return "".join("".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(data)).pages)
