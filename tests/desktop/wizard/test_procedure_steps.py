"""The list of steps: names wrap and are never cut."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from desktop.theme import TextStyle, font
from desktop.wizard.procedure_steps import StepList, StepRow, StepState, wrap_text

pytestmark = pytest.mark.usefixtures("theme")

LONG = "Roll the Base Attribute dice and write them down"
STEPS = (
    StepRow("I", "I", LONG, StepState.CURRENT, "5 of 10"),
    StepRow("II", "II", "Culture", StepState.DONE, "Tolmar"),
    StepRow("III", "III", "Wahrnehmungsgeschwindigkeitsberechnung", StepState.ASK_AGAIN, "answer again"),
    StepRow("IV", "IV", "", StepState.OPEN),
)


@pytest.mark.fonts
@pytest.mark.parametrize("width", [40, 90, 120, 400])
@pytest.mark.parametrize("text", [LONG, "Wahrnehmungsgeschwindigkeitsberechnung", "Skills"])
def test_wrapped_lines_have_every_letter(text: str, width: int) -> None:
    lines = wrap_text(text, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    metrics = QFontMetrics(font(TextStyle.HEADING))
    assert all(metrics.horizontalAdvance(line) <= width + 1 for line in lines)


def test_an_empty_name_has_a_line() -> None:
    assert wrap_text("", 100) == ("",)


@pytest.mark.fonts
def test_rows_grow_with_their_names(qtbot: QtBot) -> None:
    view = StepList()
    qtbot.addWidget(view)
    view.resize(208, 500)
    view.show_steps(STEPS)
    view.show()
    qtbot.waitExposed(view)

    def heights() -> list[int]:
        return [view.visualRect(view.model().index(row, 0)).height() for row in range(len(STEPS))]

    qtbot.waitUntil(lambda: heights()[0] > heights()[1] > 0)
    assert heights()[2] > heights()[1] == heights()[3]
    view.resize(900, 500)
    qtbot.waitUntil(lambda: len(set(heights())) == 1)
    assert not view.grab().isNull()
