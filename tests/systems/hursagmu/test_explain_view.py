"""Numbers of HURSAGMU in the explanation view."""

from __future__ import annotations

import random

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.registry import open_character
from desktop.explain.explain_view import ExplainView
from desktop.explanation_text import to_text
from desktop.sheet.open_character import Loaded, OpenCharacter


def test_a_citation_that_is_no_section_of_the_book_says_what_it_is(qtbot: QtBot) -> None:
    sheet = open_character(Character("hursagmu"), random.Random(1))
    view = ExplainView()
    qtbot.addWidget(view)
    view.show_character(OpenCharacter(Loaded("", sheet)))
    view.explain("xp_left")
    book, meant = view.cite_label.text().splitlines()
    assert book == "HURSAGMU, Companion"
    assert meant.startswith("“Companion” is a chapter of the same version")
    view.copy()
    assert meant in QGuiApplication.clipboard().text()


def test_a_house_rule_names_the_interpretation_it_replaced(qtbot: QtBot) -> None:
    sheet = open_character(Character(system="hursagmu", house_rules={"initiative_bonus": "1"}), random.Random(1))
    view = ExplainView()
    qtbot.addWidget(view)
    view.show_character(OpenCharacter(Loaded("", sheet)))
    view.explain("initiative_bonus")
    assert view.house_label.text().startswith("Your house rule. Quire's interpretation: ")
    assert "Your house rule; Quire's interpretation: " in to_text(sheet, sheet.explain("initiative_bonus"))
