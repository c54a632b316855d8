from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.registry import games
from core.rules.arrangement_checks import MOST_PAGES, check_arrangement, least_spans
from core.rules.sheet_arrangement import ArrangedPage, SheetArrangement, read_column, standard_arrangement
from desktop.print.sheet_moves import Move, Place, SheetMoves, spot_of, without_empty_pages

LEAST = {"head": 12, "skills": 6, **dict.fromkeys(("arms", "feats", "flaws", "new"), 3)}
MOVES = SheetMoves(LEAST)


def sheet(*pages: list[list[str]]) -> SheetArrangement:
    """Return an arrangement from pages of bands of columns, as ``sheet.toml`` writes them."""
    return SheetArrangement(
        "any", tuple(ArrangedPage(tuple(tuple(map(read_column, band)) for band in page)) for page in pages)
    )


def written(arrangement: SheetArrangement) -> list[list[list[str]]]:
    return [[[column.notation for column in band] for band in page.bands] for page in arrangement.pages]


@pytest.mark.parametrize(
    ("key", "move", "after"),
    [
        ("arms", Move.UP, [["arms"], ["head"], ["8 skills", "4 feats flaws"]]),
        ("arms", Move.DOWN, [["head"], ["8 skills", "4 feats flaws"], ["arms"]]),
        ("head", Move.UP, None),
        ("skills", Move.UP, [["head"], ["arms"], ["skills"], ["feats"], ["flaws"]]),
        ("flaws", Move.UP, [["head"], ["arms"], ["8 skills", "4 flaws feats"]]),
        ("feats", Move.UP, [["head"], ["arms"], ["feats"], ["8 skills", "4 flaws"]]),
        ("feats", Move.DOWN, [["head"], ["arms"], ["8 skills", "4 flaws feats"]]),
        ("flaws", Move.DOWN, [["head"], ["arms"], ["8 skills", "4 feats"], ["flaws"]]),
        ("skills", Move.LEFT, None),
        ("skills", Move.RIGHT, [["head"], ["arms"], ["4 feats flaws", "8 skills"]]),
        ("flaws", Move.LEFT, [["head"], ["arms"], ["4 feats flaws", "8 skills"]]),
        ("arms", Move.BESIDE, [["head"], ["3 arms", "6 skills", "3 feats flaws"]]),
        ("head", Move.BESIDE, None),
        ("skills", Move.BESIDE, [["head"], ["arms"], ["feats"], ["flaws"], ["skills"]]),
        ("flaws", Move.BESIDE, [["head"], ["arms"], ["8 skills", "4 feats"], ["flaws"]]),
        ("flaws", Move.STACK, [["head"], ["arms"], ["6 skills", "3 feats", "3 flaws"]]),
        ("skills", Move.STACK, [["head"], ["arms"], ["skills"], ["feats"], ["flaws"]]),
        ("arms", Move.STACK, None),
        ("skills", Move.WIDER, [["head"], ["arms"], ["9 skills", "3 feats flaws"]]),
        ("feats", Move.WIDER, [["head"], ["arms"], ["7 skills", "5 feats flaws"]]),
        ("skills", Move.NARROWER, [["head"], ["arms"], ["7 skills", "5 feats flaws"]]),
        ("arms", Move.WIDER, None),
        ("arms", Move.PREVIOUS_PAGE, None),
        ("arms", Move.LEAVE_OUT, [["head"], ["8 skills", "4 feats flaws"]]),
    ],
)
def test_a_block_is_moved_within_its_page(key: str, move: Move, after: list[list[str]] | None) -> None:
    before = sheet([["head"], ["arms"], ["8 skills", "4 feats flaws"]])
    moved = MOVES.move(before, key, move)
    assert written(moved) == written(before if after is None else sheet(after))


def test_widths_end_where_a_block_needs_its_own() -> None:
    row = sheet([["8 arms", "4 feats"]])
    for _ in range(12):
        row = MOVES.move(row, "arms", Move.WIDER)
    assert written(row) == [[["9 arms", "3 feats"]]]
    row = sheet([["8 skills", "4 feats"]])
    for _ in range(12):
        row = MOVES.move(row, "skills", Move.NARROWER)
    assert written(row) == [[["6 skills", "6 feats"]]]


def test_blocks_go_to_other_pages() -> None:
    two = sheet([["head"], ["arms"]], [["skills"]])
    assert written(MOVES.move(two, "arms", Move.DOWN)) == [[["head"]], [["arms"], ["skills"]]]
    assert written(MOVES.move(two, "head", Move.NEXT_PAGE)) == [[["arms"]], [["head"], ["skills"]]]
    assert written(MOVES.move(two, "skills", Move.UP)) == [[["head"], ["arms"], ["skills"]], []]
    assert written(MOVES.move(two, "skills", Move.PREVIOUS_PAGE)) == [[["head"], ["arms"], ["skills"]], []]


def test_the_last_page_gets_a_next_one_unless_it_would_be_empty() -> None:
    one = sheet([["head"], ["arms"]])
    moved = MOVES.move(one, "arms", Move.NEXT_PAGE)
    assert written(moved) == [[["head"]], [["arms"]]]
    assert MOVES.move(moved, "arms", Move.NEXT_PAGE) == moved
    full = sheet(*[[[f"block{number}"], [f"more{number}"]] for number in range(MOST_PAGES)])
    assert MOVES.move(full, f"more{MOST_PAGES - 1}", Move.NEXT_PAGE) == full
    assert MOVES.add_page(full, 0) == full


def test_pages_are_added_and_removed() -> None:
    two = sheet([["head"]], [["arms"]])
    assert written(MOVES.add_page(two, 1)) == [[["head"]], [], [["arms"]]]
    assert without_empty_pages(MOVES.add_page(two, 1)) == two
    only = MOVES.remove_page(two, 1)
    assert written(only) == [[["head"]]]
    assert MOVES.remove_page(only, 0) == only


@pytest.mark.parametrize(
    ("place", "after"),
    [
        (Place(0, 0), [["new"], ["6 arms", "6 feats"]]),
        (Place(0, 1), [["6 arms", "6 feats"], ["new"]]),
        (Place(0, 0, 0), [["4 new", "4 arms", "4 feats"]]),
        (Place(0, 0, 2), [["4 arms", "4 feats", "4 new"]]),
        (Place(0, 0, 1, 0), [["6 arms", "6 new feats"]]),
        (Place(0, 0, 1, 1), [["6 arms", "6 feats new"]]),
    ],
)
def test_a_block_that_was_left_out_is_put_anywhere(place: Place, after: list[list[str]]) -> None:
    assert written(MOVES.put(sheet([["6 arms", "6 feats"]]), "new", place)) == written(sheet(after))


def test_no_block_is_put_where_it_has_no_room() -> None:
    row = sheet([["6 skills", "3 arms", "3 feats"]])
    assert MOVES.put(row, "new", Place(0, 0, 3)) == row
    assert MOVES.put(row, "head", Place(0, 0, 1, 1)) == row
    assert written(MOVES.put(sheet([["6 arms", "6 feats"]]), "skills", Place(0, 0, 1))) == [
        [["3 arms", "6 skills", "3 feats"]]
    ]


def test_what_is_left_out_is_nowhere_and_not_moved() -> None:
    row = sheet([["arms"]])
    assert spot_of(row, "feats") is None
    assert all(MOVES.move(row, "feats", move) == row for move in Move)


SYSTEMS = [game.system for game in games() if game.system.layout.pages]


@pytest.mark.repeats
@given(st.data())
def test_whatever_is_moved_the_game_can_print_it(data: st.DataObject) -> None:
    system = data.draw(st.sampled_from(SYSTEMS))
    moves, standard = SheetMoves(least_spans(system)), standard_arrangement(system)
    arrangement, keys = standard, list(standard.blocks)
    for _ in range(data.draw(st.integers(1, 20))):
        key = data.draw(st.sampled_from(keys))
        before = arrangement
        if spot_of(arrangement, key) is None:
            page = data.draw(st.integers(0, len(arrangement.pages) - 1))
            arrangement = moves.put(arrangement, key, Place(page, len(arrangement.pages[page].bands)))
        else:
            arrangement = moves.move(arrangement, key, data.draw(st.sampled_from(Move)))
        assert set(before.blocks) ^ set(arrangement.blocks) <= {key}
        assert len(arrangement.blocks) == len(set(arrangement.blocks))
        if arrangement.blocks:
            check_arrangement(system, without_empty_pages(arrangement))
