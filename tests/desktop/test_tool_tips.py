"""Tool tips and boxes show user texts literally, even if they look like markup."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from core.messages import Message
from desktop import messages as door
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.violation_line import ViolationLine
from tests.helpers.sources import modules

OF_GAMES = frozenset({"tr", "translate_text", "accessibleName"})
"""Functions whose texts come from the window or a game, not from the user."""


def test_markup_is_escaped() -> None:
    assert escape_tool_tip("Ilse & Bren") == "Ilse & Bren"
    assert escape_tool_tip("<i>Ilse</i>\nGuard & more") == "<qt>&lt;i&gt;Ilse&lt;/i&gt;<br>Guard &amp; more</qt>"


def branches(value: ast.expr) -> Iterator[ast.expr]:
    """Yield the possible values of an expression."""
    if isinstance(value, ast.IfExp):
        yield from (*branches(value.body), *branches(value.orelse))
    else:
        yield value


def is_safe(value: ast.expr) -> bool:
    """Return whether a text does not come from the user, or goes through `escape_tool_tip`."""
    if isinstance(value, ast.Call):
        called = value.func.id if isinstance(value.func, ast.Name) else getattr(value.func, "attr", "")
        return called == "escape_tool_tip" or called in OF_GAMES
    return isinstance(value, ast.Constant)


def test_every_tool_tip_of_other_texts_goes_through_it() -> None:
    seen, left = 0, []
    for module in modules("desktop"):
        for node in module.nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "setToolTip":
                seen += 1
                if not all(map(is_safe, branches(node.args[-1]))):
                    left.append(f"{module.path}:{node.lineno} {ast.unparse(node.args[-1])}")
    assert not left, left
    assert seen >= 30


def test_boxes_and_sentences_read_no_markup(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[QMessageBox] = []
    monkeypatch.setattr(door, "show_box", shown.append)
    door.show_info(None, Message("gone", "{name} is gone. Look for it.", {"name": "<b>Ilse</b>"}))
    (box,) = shown
    assert (box.textFormat(), box.text()) == (Qt.TextFormat.PlainText, "<b>Ilse</b> is gone.")
    line = ViolationLine()
    qtbot.addWidget(line)
    line.show_message("<b>Too high</b>")
    assert [label.textFormat() for label in line.findChildren(QLabel)] == [Qt.TextFormat.PlainText]
