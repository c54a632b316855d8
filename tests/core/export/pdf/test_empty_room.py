"""Very full characters of every game waste little paper, and nothing of what they print overlaps."""

from __future__ import annotations

import pytest

from core.export.pdf import make_pdf
from core.export.pdf.page import A4, MARGIN, Page
from core.registry import Game, games
from core.rules.block_kinds import ReminderBlock
from tests.helpers.empty_room import WHEN, Figures, empty_room, measure
from tests.helpers.page_checks import record_pages
from tests.helpers.paper_characters import NAMES, characters

MOST_A_PAGE = 70.0
"""Points of empty room of a page, on average."""

SHORT = 2
"""Pages of a character of a small game, which has nothing more to fill them with."""


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("of", games(), ids=lambda of: of.id)
def test_pages_of_very_full_characters_are_filled(of: Game, paper: str) -> None:
    found = sum((measure(sheet, paper) for sheet in characters(of, "very full")), Figures())
    assert found.overlaps == 0
    if len(found.rooms) > SHORT * len(NAMES):
        assert sum(found.rooms) / len(found.rooms) <= MOST_A_PAGE, str(found)


def test_room_is_measured_beside_columns_and_at_the_end() -> None:
    """Half of a page beside a column, and all of it below; the last page of a sheet may end anywhere."""
    page = Page(A4)
    for n in range(40):
        page.line(MARGIN, MARGIN + 10 * n, MARGIN + A4.span(6))
    page.note_unit("a", MARGIN, MARGIN, MARGIN + 390, 0)
    page.line(MARGIN, A4.foot, MARGIN + A4.room)
    below = A4.foot - MARGIN - 390
    assert empty_room(page, is_last=False) == pytest.approx((below + 390 / 2, below))
    assert empty_room(page, is_last=True) == pytest.approx((390 / 2, 0))


@pytest.mark.parametrize("of", games(), ids=lambda of: of.id)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_no_reminder_has_a_last_page_for_itself(of: Game, paper: str) -> None:
    columns = [column for page in of.system.layout.pages for band in page.bands for column in band]
    reminders = {block.key for column in columns for block in column.blocks if isinstance(block, ReminderBlock)}
    for sheet in characters(of, "very full"):
        _, pages = record_pages(make_pdf, [sheet], "full", paper, when=WHEN)
        assert {unit.key for unit in pages[-1].units} - {"next_head"} - reminders
