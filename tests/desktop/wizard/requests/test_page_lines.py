"""Requests that share a page: each is a line, and fields and chips are aligned."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.procedures.requests import Choose, Enter, Option, Request
from core.registry import open_character
from desktop.requests import RequestControl, create_control
from desktop.requests.choose_control import ChooseControl
from desktop.requests.enter_control import EnterControl
from tests.helpers.games import example_id
from tests.helpers.waiting import wait_for_layout


def line_of(qtbot: QtBot, request: Request) -> RequestControl:
    """Show a question as a line of a page."""
    control = create_control(request, open_character(Character(system=example_id()), random.Random(1)))
    qtbot.addWidget(control)
    control.embed_in_page(is_first=False)
    control.resize(700, 60)
    control.show()
    wait_for_layout()
    return control


@pytest.mark.fonts
def test_chips_are_aligned_with_typed_fields(qtbot: QtBot) -> None:
    """The names before both have one width; a longer question pushes its chips to the right."""
    typed = line_of(qtbot, Enter(key="e", label="Opponent"))
    assert isinstance(typed, EnterControl)
    begins = []
    for label in ("Terms", "Does somebody else list them as a winner?"):
        chosen = line_of(qtbot, Choose(key="c", label=label, options=(Option("yes", "Yes"), Option("no", "No"))))
        assert isinstance(chosen, ChooseControl)
        assert chosen.chips is not None
        begins.append(chosen.chips.mapTo(chosen, QPoint()).x())
    assert begins[0] == typed.edit.mapTo(typed, QPoint()).x() < begins[1]
