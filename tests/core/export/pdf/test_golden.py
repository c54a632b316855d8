"""Golden pages: every text with its face, size and position, in readable files."""

from __future__ import annotations

import datetime
from collections.abc import Callable

import pytest

from core.export.pdf import MadePdf, make_blank, make_pdf
from core.export.pdf.page import Page
from core.export.print_options import PrintOptions
from tests.helpers.characters_to_print import document, example_system, opened, sheets
from tests.helpers.games import example_id
from tests.helpers.golden import compare
from tests.helpers.page_checks import record_pages

WHEN = datetime.date(2026, 11, 20)

CASES: dict[str, Callable[[], tuple[MadePdf, list[Page]]]] = {
    "full_a4": lambda: record_pages(make_pdf, [opened(document("bren"))], "full", "a4", when=WHEN),
    "full_letter": lambda: record_pages(make_pdf, [opened(document("ilvane"))], "full", "letter", when=WHEN),
    "card_a4": lambda: record_pages(make_pdf, sheets(), "card", "a4", options=PrintOptions(ink=True), when=WHEN),
    "blank_a4": lambda: record_pages(make_blank, [example_system()], "a4", when=WHEN),
}


@pytest.mark.parametrize("name", CASES)
def test_pages_match_golden_files(name: str, update_golden: bool) -> None:
    """Texts, faces and positions match the golden file; --update-golden accepts changes."""
    compare(example_id(), name, CASES[name]()[1], is_new=update_golden)


@pytest.mark.parametrize("name", CASES)
def test_identical_input_gives_identical_bytes(name: str) -> None:
    """Two runs give the same file, byte for byte."""
    assert CASES[name]()[0].data == CASES[name]()[0].data
