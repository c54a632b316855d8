"""Tests of what is not decided yet: room to write on, not zeros."""

from __future__ import annotations

import random
from datetime import date

import pytest

from core.character.document import Character
from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.export.pdf import make_pdf
from core.export.pdf.page import MM, Line, Page, Rect, Text
from core.export.undecided import undecided_keys
from core.registry import Game, games, open_character
from core.rules.block_kinds import HeadBlock, TableBlock, VitalsBlock
from tests.helpers.characters_to_print import document, opened
from tests.helpers.page_checks import record_pages

PENCIL_TO_NUMBER = 4 * MM - 0.1


def fresh(game: Game) -> Sheet:
    """Return a character of a game without any input."""
    system = game.system
    head = {"format": "quire-character", "system": system.id, "version": 1, "name": "", "data": {}}
    return open_character(Character.from_json(head), random.Random(1))


def pages_of(sheet: Sheet, paper: str = "a4") -> list[Page]:
    """Print a character."""
    return record_pages(make_pdf, [sheet], "full", paper, when=date(2026, 11, 20))[1]


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
def test_fresh_character_has_lines_for_its_vitals(game: Game) -> None:
    """No vital of a character without inputs shows a number."""
    sheet = fresh(game)
    vitals = [
        block for page in sheet.system.layout.pages for band in page.bands for one in band for block in one.blocks
    ]
    labels = {
        "".join(cell.label).upper()
        for block in vitals
        if isinstance(block, VitalsBlock)
        for group in block.groups
        for cell in group.cells
        if not cell.faces
    }
    first = pages_of(sheet)[0]
    texts = [mark for mark in first.marks if isinstance(mark, Text)]
    placed = [mark for mark in texts if mark.text in labels]
    assert placed
    for label in placed:
        above = [each for each in texts if 2 * MM < label.y - each.y < 8 * MM and abs(each.x - label.x) < 12 * MM]
        assert not [each.text for each in above if any(map(str.isdigit, each.text)) and each.type.size > 10], label


def test_numbers_are_undecided_while_their_inputs_are() -> None:
    """A number is shown as soon as one of the inputs that decide it is set."""
    raw = document("bren")
    assert not undecided_keys(opened(raw))
    data = raw["data"]
    sheet = opened({**raw, "data": {**data, "raw": dict.fromkeys(data["raw"], 0)}})
    open_keys = undecided_keys(sheet)
    assert {"raw.ambt", "unconscious_number"} - open_keys == {"raw.ambt"}
    sheet.apply(SetValue("raw.hlth", 12))
    assert "unconscious_number" not in undecided_keys(sheet)


def test_texts_alone_decide_nothing() -> None:
    """A character with a background and without numbers is as undecided as an empty one."""
    raw = document("bren")
    empty = undecided_keys(opened({**raw, "data": {}}))
    assert undecided_keys(opened({**raw, "data": {"background": "Born at sea.", "languages": ["Mere"]}})) == empty
    assert undecided_keys(opened({**raw, "data": {"items": [{"name": "Rope"}]}})) < empty


def test_nameless_head_has_room_for_its_second_line() -> None:
    """Below a name, what the game writes there has labelled lines while it is empty."""
    raw = document("bren")
    sheet = opened({**raw, "data": {}})
    head = sheet.system.layout.pages[0].bands[0][0].blocks[0]
    assert isinstance(head, HeadBlock)
    texts = [mark.text for mark in pages_of(sheet)[0].marks if isinstance(mark, Text)]
    assert all("".join(cell.label).upper() in texts for cell in head.blank_lines)


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_pencil_boxes_of_tables_keep_their_distance(game: Game, paper: str) -> None:
    """Between a box to write in and the next number are 4 mm."""
    blocks = [
        each
        for page in game.system.layout.pages
        for band in page.bands
        for column in band
        for each in column.blocks
        if isinstance(each, TableBlock)
    ]
    if not any(column.box for block in blocks for column in block.columns):
        pytest.skip("the game has no such table")
    for page in pages_of(fresh(game), paper):
        boxes = [mark for mark in page.marks if isinstance(mark, Rect) and 6 * MM < mark.width < 16 * MM]
        lines = [mark for mark in page.marks if isinstance(mark, Line) and mark.y1 == mark.y2]
        for box in boxes:
            right = box.x + box.width
            near = [line for line in lines if box.y < line.y1 < box.y + box.height + 2 * MM and line.x1 > right]
            assert all(line.x1 - right >= PENCIL_TO_NUMBER for line in near if line.x2 - line.x1 < 60 * MM)
