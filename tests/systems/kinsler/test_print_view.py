"""RPG.Rules in the print view."""

from __future__ import annotations

import datetime
import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.sheet import Sheet
from core.registry import open_character
from desktop import settings
from desktop.print.pdf_pages import PdfPages
from desktop.print.print_view import PrintView
from desktop.settings import Settings

WHEN = datetime.date(2026, 11, 20)


@pytest.fixture
def kept(tmp_path: Path) -> Settings:
    return Settings(str(tmp_path / "settings.ini"))


def opened_view(qtbot: QtBot, kept: Settings, *sheets: Sheet) -> PrintView:
    made = PrintView(sheets, kept, WHEN)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.shown):
        made.open()
    return made


def words(pages: PdfPages) -> str:
    import pypdfium2  # noqa: PLC0415 - the tests of the program's start look at what is imported

    return "".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(pages.data))


def test_secrets_are_printed_only_if_included(qtbot: QtBot, kept: Settings) -> None:
    character = Character(system="kinsler", data={"secret": "Fled the convent"})
    made = opened_view(qtbot, kept, open_character(character, random.Random(1)))
    assert not made.secrets_check.isHidden()
    assert made.rendered is not None
    assert "convent" not in words(made.rendered.pages)
    with qtbot.waitSignal(made.shown):
        made.secrets_check.click()
    assert "Fled the convent" in words(made.rendered.pages)
    assert kept.get(settings.PRINT_SECRETS)
    with qtbot.waitSignal(made.shown):
        made.blank_radio.click()
    assert not made.secrets_check.isEnabled()
