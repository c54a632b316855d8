"""Creation of R.A.T.I.O.S. in pages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.procedures.transcript import AnswerMethod
from core.registry import game
from desktop.library.library_service import LibraryService
from desktop.wizard.procedure_run import ProcedureRun, ProcedureSetup, set_up_creation
from desktop.wizard.procedure_texts import summary_page
from tests.desktop.wizard_keyboard import press, show, until, write
from tests.systems.ratios.worked import PROCEDURES, example

pytestmark = pytest.mark.usefixtures("theme")


def test_summary_leaves_out_what_the_procedure_has_allowed(qtbot: QtBot, service: LibraryService) -> None:
    """After a change of the profession the training of the old one is allowed, with its reason on the sheet."""
    of, sheet = game("ratios"), example("A")
    setup = ProcedureSetup(of, PROCEDURES["change_profession"], sheet, of.setting(), "", "1")
    view = show(qtbot, ProcedureRun(setup, service))
    for answer in (["warden"], [], ""):
        view.run.answer(answer, AnswerMethod.CHOSEN)
    assert len(view.run.driver.sheets[0].violations) == 5
    assert "\n" not in summary_page(view.run, ()).text


def test_a_number_typed_over_another_loses_nothing_to_the_digits_between(qtbot: QtBot, service: LibraryService) -> None:
    """With the age at 1, for the moment of a digit, the points of twelve years do not fit."""
    view = show(qtbot, ProcedureRun(set_up_creation(game("ratios"), "Bren", seed="7"), service))
    until(view, "human_age_years")
    write("12")
    press(Qt.Key.Key_Return)
    until(view, "age_points")
    placed = {"rcvy": 10, "inst": 90, "strn": 20}
    view.run.answer(placed, AnswerMethod.CHOSEN)
    asked = view.request.key
    view.steps.reopened.emit("human_age_years")
    write("13")
    press(Qt.Key.Key_Return)
    answers = {each.key: each.answer for each in view.run.driver.answers}
    assert answers["human_age_years"] == 13
    assert answers["age_points"] == placed
    assert view.request.key == asked
