"""Twenty thousand edits through the window's own path, without painting: nothing is lost and nothing piles up.

A faulty binding once lost a reference to ``None`` on every call that returns it, and the program died after some
thousand calls. The counts here may waver by what caches take and give, never by one for each edit.
"""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow, Edit, RemoveRow, SetHeader, SetValue
from core.character.sheet import Sheet
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.sheet_view import SheetView
from tests.helpers.characters_to_print import document, opened

EDITS = 20_000
WAVERING = 2_000
"""Tolerance for caches; a leak of one reference per edit would be ten times as many."""

SINGLETONS = (None, True, False)


def edits(sheet: Sheet) -> Iterator[Edit]:
    """Yield edits of all kinds without end."""
    source = random.Random(20)
    attributes = ("ambt", "hlth", "mind", "prow", "qckn", "chrm", "expr", "focs", "inst", "luck")
    while True:
        for _ in range(97):
            yield SetValue(f"raw.{source.choice(attributes)}", source.randint(6, 16))
        yield SetHeader("player", source.choice(("Anna", "Marta", "Ole")))
        yield AddRow("items", {"name": "Rope", "weight_lb": source.randint(1, 9)})
        yield RemoveRow(f"items[{len(sheet.rows('items')) - 1}]")


@pytest.mark.slow
@pytest.mark.repeats
def test_twenty_thousand_edits(qtbot: QtBot) -> None:
    character = OpenCharacter(Loaded("", opened(document("bren"))))
    view = SheetView(character, flashes=False)
    qtbot.addWidget(view)
    wanted = edits(character.sheet)
    told: list[int] = [0]

    def count(_changes: object) -> None:
        told[0] += 1

    character.changed.connect(count)
    for _ in range(500):
        character.push(next(wanted))
    gc.collect()
    before = [sys.getrefcount(each) for each in SINGLETONS]
    for number in range(EDITS):
        character.push(next(wanted))
        if number % 100 == 0:
            character.undo_stack.undo()
            character.undo_stack.redo()
    gc.collect()
    after = [sys.getrefcount(each) for each in SINGLETONS]
    assert told[0] >= EDITS
    for each, was, now in zip(SINGLETONS, before, after, strict=True):
        assert now >= was - WAVERING, f"{each}: {was} references before, {now} after"
