"""The 2000th Level: such a character is made, opened, edited and printed like any other."""

from __future__ import annotations

import datetime
import random

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.export.pdf import make_pdf
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.registry import game, open_character
from core.systems.ratios.ages import ATTRIBUTES
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.inputs import NumberField

LEVEL = 2000


@pytest.fixture
def legend() -> Sheet:
    """A character of Level 2000, as the wizard makes it where only the Level is answered."""
    ratios = game("ratios")
    sheet = open_character(Character("ratios"), random.Random(1))
    driver = Driver(ratios.creation, Situation((sheet,), ratios.setting()), 7)
    while driver.request is not None:
        if not driver.answer_from({"level": LEVEL}):
            driver.auto_answer()
    (batch,) = driver.outcome
    sheet.apply(batch)
    return sheet


def test_legend_has_placed_points_up_to_its_caps(legend: Sheet) -> None:
    assert legend.value("level") == LEVEL
    assert legend.violations == ()
    assert "level_above_1000" in {each.code for each in legend.notices}
    room = [int(str(legend.value(f"cap.{key}"))) - int(str(legend.value(f"points.{key}"))) for key in ATTRIBUTES]
    assert legend.value("level_points_left") == 0 or max(room) == 0


def test_a_legend_opens_in_the_window_and_every_edit_is_taken(legend: Sheet, qtbot: QtBot) -> None:
    opened = OpenCharacter(Loaded("", legend))
    view = SheetView(opened, flashes=False)
    qtbot.addWidget(view)
    view.show()
    view.binder.refresh_hidden()
    field = view.findChild(NumberField, "level_edit")
    assert field is not None
    field.selectAll()
    QTest.keyClicks(field, str(LEVEL + 1))
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert opened.sheet.value("level") == LEVEL + 1
    status = [int(str(opened.sheet.value(f"mpv.{key}"))) for key in ("vtly", "hlth", "nrsh")]
    assert opened.sheet.value("ds_max") == sum(status) + LEVEL + 1
    assert "level_above_2000" in {each.code for each in opened.sheet.notices}


def test_a_legend_is_printed_whole(legend: Sheet) -> None:
    legend.apply(SetValue("damage_taken", 1))
    made = make_pdf([legend], "full", "letter", when=datetime.date(2026, 11, 20))
    pages = pypdfium2.PdfDocument(made.data)
    assert str(LEVEL) in pages[0].get_textpage().get_text_range()
    assert made.missing == ()
