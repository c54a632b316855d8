"""Rulings of HURSAGMU in another language."""

from __future__ import annotations

from random import Random

from pytestqt.qtbot import QtBot

from core import registry
from core.character.document import Character
from desktop.explain.explain_view import ExplainView
from desktop.sheet.open_character import Loaded, OpenCharacter
from tests.helpers.collected_texts import CLOSE, OPEN, MarkingLanguage


def test_each_ruling_of_a_number_is_listed(qtbot: QtBot, gathered: MarkingLanguage) -> None:
    sheet = registry.open_character(Character("hursagmu"), Random(1))
    view = ExplainView()
    qtbot.addWidget(view)
    view.show_character(OpenCharacter(Loaded("", sheet)))
    view.explain("options.mass_bonus")
    first, second = sheet.explain("options.mass_bonus").rulings
    assert f"{OPEN}{first}{CLOSE} {OPEN}{second}{CLOSE}" in view.ruling_label.text()
