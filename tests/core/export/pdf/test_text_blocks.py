"""Long texts: nothing is lost, a label stays with its text, a continuation takes the whole page."""

from __future__ import annotations

import datetime
import random
import tomllib
from dataclasses import replace
from functools import cache, partial

import pytest

from core.character.document import Character
from core.character.sheet import Sheet
from core.export.content.reader import read_block
from core.export.content.shapes import ProseContent
from core.export.pdf import make_pdf
from core.export.pdf.page import A4, GUTTER, MARGIN, Page, Text
from core.export.pdf.prose_blocks import layout_prose
from core.export.pdf.styles import BODY, PROSE
from core.export.pdf.typesetting import Typesetting
from core.export.render_context import RenderContext
from core.rules.block_kinds import ProseBlock
from core.rules.block_parts import LabelledValue
from core.rules.layout_reader import read_layout
from tests.helpers.characters_to_print import document, example_system, opened
from tests.helpers.layouts import known_names
from tests.helpers.page_checks import in_reading_order, outside, overlaps, record_pages

STORY = """
[[page]]
bands = [["6 list", "6 story"]]

[block.list]
kind = "timetable"
rows = "skills"
columns = [{head = "skill", value = "{name}", w = 60}]
[block.story]
kind = "prose"
title = "Story"
INLINE
texts = [{label = "Words", value = "{@player}"}, {label = "Notes", value = "{@notes}"}]
"""
RUN_IN = PROSE.sized(BODY.size)


def printed(count: int, *, is_inline: bool) -> list[Page]:
    """Print so many numbered words in paragraphs, in the right half of a page."""
    system = example_system()
    text = STORY.replace("INLINE", "inline = true" if is_inline else "")
    system = replace(system, layout_source=cache(partial(read_layout, tomllib.loads(text), known_names(system))))
    words = [f"word-{n}" + ("\n" if n % 60 == 59 else "") for n in range(count)]
    raw = {**document("ilvane"), "player": "Anna", "notes": " ".join(words)}
    sheet = Sheet.open(Character.from_json(raw), system, random.Random(1))
    _, pages = record_pages(make_pdf, [sheet], when=datetime.date(2026, 11, 20))
    assert [list(overlaps(page)) + list(outside(page)) for page in pages] == [[] for _ in pages]
    return pages


def lines(page: Page) -> list[Text]:
    """Return the lines of running text of a page."""
    return [mark for mark in page.marks if isinstance(mark, Text) and mark.type in (PROSE, RUN_IN)]


@pytest.mark.parametrize("is_inline", [False, True])
def test_the_rest_of_a_text_takes_the_width_that_it_has_alone(is_inline: bool) -> None:
    """Every word is there once, in order, and what is below the list beside it has a column in either half."""
    pages = printed(1500, is_inline=is_inline)
    assert len(pages) > 1
    first, *rest = (part for page in pages for part in in_reading_order(page, lines(page), "STORY"))
    assert min(mark.x for mark in first) > 200
    for part in rest:
        assert {round(mark.x, 1) for mark in part} == {round(x, 1) for x in (MARGIN, MARGIN + A4.span(6) + GUTTER)}
    shown = [word for part in (first, *rest) for mark in part for word in mark.text.split()]
    assert shown == ["Anna", *(f"word-{n}" for n in range(1500))]


def test_a_label_stays_with_its_text() -> None:
    """What is never split holds the label and the first line of its text: a unit for each line, none for a label."""
    sheet = opened({**document("ilvane"), "player": "Anna", "notes": "One\nTwo"})
    cells = tuple(
        LabelledValue(label=(label,), value=(value,)) for label, value in (("A", "{@player}"), ("B", "{@notes}"))
    )
    block = ProseBlock(key="story", title="Story", texts=cells)
    content = read_block(block, RenderContext(sheet.system, sheet))
    assert isinstance(content, ProseContent)
    assert len(layout_prose(content, Typesetting(), 200).units) == 3
