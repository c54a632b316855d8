"""Own arrangements of sheets: which a game can print, and the messages about the others."""

from __future__ import annotations

import pytest

from core.errors import ArrangementError
from core.registry import game, games
from core.rules.arrangement_checks import (
    arrangement_problems,
    check_arrangement,
    fit_arrangement,
    least_spans,
)
from core.rules.model import System
from core.rules.sheet_arrangement import (
    ArrangedColumn,
    ArrangedPage,
    SheetArrangement,
    arranged_layout,
    block_label,
    sheet_blocks,
    standard_arrangement,
)
from core.rules.sheet_layout import GRID

GAMES = [each.id for each in games()]


def system_of(id_: str) -> System:
    return game(id_).system


@pytest.mark.parametrize("id_", GAMES)
def test_the_games_own_arrangement_is_its_sheet(id_: str) -> None:
    system = system_of(id_)
    own = standard_arrangement(system)
    check_arrangement(system, own)
    assert arranged_layout(system, own) == system.layout
    assert own.version == system.version
    assert fit_arrangement(system, own).arrangement == own


@pytest.mark.parametrize("id_", GAMES)
def test_every_block_has_a_name_of_its_own_for_people(id_: str) -> None:
    blocks = sheet_blocks(system_of(id_).layout)
    labels = {key: block_label(block) for key, block in blocks.items()}
    assert len(set(labels.values())) == len(labels)
    assert [label for key, label in labels.items() if label == key or not label] == []


@pytest.mark.parametrize("id_", GAMES)
def test_no_block_needs_more_room_than_its_game_gives_it(id_: str) -> None:
    system = system_of(id_)
    spans = {
        key: column.span
        for page in standard_arrangement(system).pages
        for band in page.bands
        for column in band
        for key in column.blocks
    }
    assert all(0 < least <= spans[key] <= GRID for key, least in least_spans(system).items())


def test_an_arrangement_needs_a_page_and_not_too_many() -> None:
    system = system_of(GAMES[0])
    with pytest.raises(ArrangementError, match="has no page"):
        check_arrangement(system, SheetArrangement(system.id, ()))
    page = standard_arrangement(system).pages[0]
    found = [each.code for each in arrangement_problems(system, SheetArrangement(system.id, (page,) * 41))]
    assert "arrangement_pages" in found
    others = arrangement_problems(system, SheetArrangement("another", ()))
    assert [each.code for each in others] == ["arrangement_of_other_game"]


def test_a_band_whose_blocks_are_gone_is_left_out() -> None:
    """As secret blocks are, if they are not printed."""
    system = system_of(GAMES[0])
    (first, *bands), *pages = (page.bands for page in standard_arrangement(system).pages)
    gone = (ArrangedColumn(GRID, ("gone",)),)
    arranged = arranged_layout(
        system, SheetArrangement(system.id, tuple(map(ArrangedPage, ((first, gone, *bands), *pages))))
    )
    assert arranged == system.layout
