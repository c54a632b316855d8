"""Own arrangements of sheets: which a game can print, and the messages about the others."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from core.errors import ArrangementError
from core.export.pdf import make_pdf
from core.export.print_options import PrintOptions
from core.registry import game, games
from core.rules.arrangement_checks import (
    MOST_PAGES,
    accept_arrangement,
    arrangement_problems,
    check_arrangement,
    fit_arrangement,
)
from core.rules.sheet_arrangement import ArrangedPage, SheetArrangement, arranged_layout, read_column
from tests.helpers.games import sample_sheet
from tests.helpers.page_checks import record_pages

SORD = "sord"
SYSTEM = game(SORD).system


def arrangement(*pages: list[list[str]], version: str = "") -> SheetArrangement:
    made = tuple(ArrangedPage(tuple(tuple(map(read_column, band)) for band in page)) for page in pages)
    return SheetArrangement(SORD, made, version)


def problems(*pages: list[list[str]]) -> list[str]:
    return [each.render() for each in arrangement_problems(SYSTEM, arrangement(*pages))]


def test_blocks_are_printed_where_they_are_put() -> None:
    made = arranged_layout(SYSTEM, arrangement([["8 skills", "4 quirks armor"]], [["head"]]))
    pages = [
        [[(column.span, [block.key for block in column.blocks]) for column in band] for band in page.bands]
        for page in made.pages
    ]
    assert pages == [[[(8, ["skills"]), (4, ["quirks", "armor"])]], [[(12, ["head"])]]]
    assert made.card == SYSTEM.layout.card
    assert made.play == SYSTEM.layout.play


def test_what_cannot_be_printed_is_said_in_a_sentence() -> None:
    assert problems([["head"], ["8 skills", "4 armor"]]) == []
    assert problems() == ["The arrangement has no page. Put at least one block on a page."]
    empty = "Page 2 is empty, or has a column without blocks. Put a block there, or remove it."
    assert problems([["head"]], []) == problems([["head"]], [[]]) == problems([["head"]], [["6"]]) == [empty]
    assert problems([["skils"]])[0].startswith("The sheet of SORD has no block skils. Choose among head, vitals,")
    twice = "Armor is on the sheet twice, the second time on page 2. Remove one of them."
    assert problems([["4 armor"]], [["4 armor"]]) == [twice]
    wide = (
        "Side by side on page 1, Skills, Armor are 13 twelfths of the page wide, and 12 is the whole page. Make one of "
        "them narrower, or put it below the others."
    )
    assert problems([["9 skills", "4 armor"]]) == [wide]
    narrow = "Name and portrait on page 1 is 11 twelfths of the page wide, and needs 12. Make it wider."
    assert problems([["11 head"]]) == [narrow]
    assert problems([["0 skills"]])[0].startswith("Skills on page 1 is 0 twelfths")
    many = problems(*[[["head"]]] * (MOST_PAGES + 1))[0]
    assert many == "The arrangement has 41 pages, and 40 are possible. Put more blocks on a page."


def test_an_arrangement_of_another_game_is_refused() -> None:
    other = next(each for each in games() if each.id != SORD).system
    with pytest.raises(ArrangementError) as error:
        check_arrangement(other, arrangement([["head"]]))
    assert error.value.message.code == "arrangement_of_other_game"


def test_a_block_that_the_game_has_lost_is_left_out() -> None:
    old = arrangement([["head"], ["4 stars", "8 skills moon"]], [["tides"]], version="0")
    kept = arrangement([["head"], ["8 skills"]])
    for fitted in (fit_arrangement(SYSTEM, old), accept_arrangement(SYSTEM, old)):
        assert fitted.arrangement == kept
        (message,) = fitted.messages
        assert message.render() == (
            "The sheet of SORD no longer has these blocks of your arrangement, which are left out: stars, moon, tides."
        )
    with pytest.raises(ArrangementError):  # of this version: not lost, but misspelt
        accept_arrangement(SYSTEM, replace(old, version=SYSTEM.version))
    with pytest.raises(ArrangementError):
        accept_arrangement(SYSTEM, replace(old, version=""))


@pytest.mark.parametrize("pages", [[], [[["stars"]]], [[["head"], ["head"]]], [[["1 head"]]]])
def test_of_an_arrangement_that_cannot_be_printed_the_games_own_sheet_is(pages: list[list[list[str]]]) -> None:
    fitted = fit_arrangement(SYSTEM, arrangement(*pages, version="0"))
    assert fitted.arrangement is None
    (message,) = fitted.messages
    begin = "Your arrangement of the sheet of SORD cannot be printed, so the game's own sheet is. "
    assert message.render().startswith(begin)
    assert len(message.render()) > len(begin)


def test_rows_of_a_tall_column_stay_above_what_is_arranged_below() -> None:
    """The sheet of the game itself continues the pieces of armor below all other blocks."""
    own = PrintOptions(arrangements=(arrangement([["8 skills", "4 armor pieces"], ["legend"]]),), document=False)
    sheet = sample_sheet(game(SORD))
    _, (page,) = record_pages(make_pdf, [sheet], options=own, when=date(2026, 11, 20))
    keys = [unit.key for unit in page.units]
    assert max(n for n, key in enumerate(keys) if key == "pieces") < keys.index("legend")
