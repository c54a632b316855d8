"""The printed sheet: ordinary characters take two pages."""

from __future__ import annotations

import datetime
import random

import pytest

from core.export.json_file import read_character
from core.export.pdf import make_pdf
from core.paths import resources
from core.registry import open_character
from tests.helpers.page_checks import check_pages, record_pages, words

WHEN = datetime.date(2026, 11, 20)
SAMPLES = sorted((resources() / "samples" / "sord").glob("*.json"))


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", [file.stem for file in SAMPLES])
def test_an_ordinary_character_takes_two_pages(name: str, paper: str) -> None:
    """On Letter, the legend alone took a third one."""
    file = next(file for file in SAMPLES if file.stem == name)
    sheet = open_character(read_character(file), random.Random(1))
    made, pages = record_pages(make_pdf, [sheet], "full", paper, when=WHEN)
    assert made.pages == 2
    check_pages(pages, "full")
    assert "LEGEND" in words(pages[1:])
