"""Forms are loaded into views, and mismatches are errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop import forms
from desktop.forms import FormError, form_file, load_form, load_widget

FORM = """<ui version="4.0"><class>Small</class><widget class="QWidget" name="Small">
<layout class="QVBoxLayout" name="column"><item><widget class="QLineEdit" name="name_edit"/></item></layout>
</widget></ui>"""


class Fitting(QWidget):
    name_edit: QLineEdit


class Lacking(QWidget):
    ok_button: QPushButton


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(forms, "FORMS", tmp_path)
    return tmp_path


def test_declared_children_are_filled_in(qtbot: QtBot, folder: Path) -> None:
    (folder / "small.ui").write_text(FORM, encoding="utf-8")
    view = Fitting()
    qtbot.addWidget(view)
    load_form(view, "small")
    assert view.name_edit.parentWidget() is view


def test_a_missing_child_is_named(qtbot: QtBot, folder: Path) -> None:
    (folder / "small.ui").write_text(FORM, encoding="utf-8")
    view = Lacking()
    qtbot.addWidget(view)
    with pytest.raises(FormError, match="ok_button should be a QPushButton; there is nothing"):
        load_form(view, "small")


@pytest.mark.qt_log_ignore("reading the UI file")
def test_a_missing_or_broken_form_is_named(qtbot: QtBot, folder: Path) -> None:
    assert isinstance(qtbot, QtBot)
    with pytest.raises(FormError, match=r"none\.ui"):
        load_widget(form_file("none"))
    (folder / "broken.ui").write_text("<ui", encoding="utf-8")
    with pytest.raises(FormError, match=r"broken\.ui"):
        load_widget(form_file("broken"))
