"""Golden pages: every text with its face, size and place, as files that people read."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path
from typing import TypeGuard

import pytest

from core.export.pdf import MadePdf, make_blank, make_pdf
from core.export.pdf.page import MM, Page, Text
from tests.helpers.printed import record
from tests.helpers.printed_characters import document, opened, sheets, sord

GOLDEN = Path(__file__).parents[3] / "golden"
WHEN = datetime.date(2026, 11, 20)

CASES: dict[str, Callable[[], tuple[MadePdf, list[Page]]]] = {
    "sord_full_a4": lambda: record(make_pdf, [opened(document("bren"))], "full", "a4", when=WHEN),
    "sord_full_letter": lambda: record(make_pdf, [opened(document("ilvane"))], "full", "letter", when=WHEN),
    "sord_card_a4": lambda: record(make_pdf, sheets(), "card", "a4", ink=True, when=WHEN),
    "sord_blank_a4": lambda: record(make_blank, [sord()], "a4"),
}


def described(pages: list[Page]) -> str:
    """Write pages as lines: millimetres from the top and the left, face, size, text."""
    lines = []
    for number, page in enumerate(pages, 1):
        lines.append(f"page {number} {page.paper.name}{' ink' if page.ink else ''}")
        texts = sorted((round(mark.y / MM, 1), round(mark.x / MM, 1), mark) for mark in page.marks if is_text(mark))
        lines += [f"{y:6.1f} {x:6.1f}  {mark.type.face:25} {mark.type.size:4.1f}  {mark.text}" for y, x, mark in texts]
        others = sum(not is_text(mark) for mark in page.marks)
        lines.append(f"and {others} lines, boxes and outlines")
    return "\n".join(lines) + "\n"


def is_text(mark: object) -> TypeGuard[Text]:
    """Tell whether a mark is a text."""
    return isinstance(mark, Text)


@pytest.mark.parametrize("name", CASES)
def test_pages_look_as_they_were_accepted(name: str, request: pytest.FixtureRequest) -> None:
    """Texts, faces and places are those of the golden file; --update-golden accepts new ones."""
    shown = described(CASES[name]()[1])
    file = GOLDEN / f"{name}.txt"
    if request.config.getoption("--update-golden"):
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8"), "pages changed; look at them, then run with --update-golden"


@pytest.mark.parametrize("name", CASES)
def test_identical_input_gives_identical_bytes(name: str) -> None:
    """Two runs give the same file, byte for byte."""
    assert CASES[name]()[0].data == CASES[name]()[0].data
