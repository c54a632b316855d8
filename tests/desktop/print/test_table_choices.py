"""Prints for the table in the print dialog: what is offered, what is shown, what a world offers."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from core.character.sheet import Sheet
from core.cli.sources import open_sheet
from core.world_library import sample_document, sample_worlds
from desktop import settings
from desktop.print.print_view import PrintView
from desktop.settings import Settings
from tests.helpers.characters_to_print import document, opened, sheets

WHEN = datetime.date(2026, 11, 20)


@pytest.fixture
def kept(tmp_path: Path) -> Settings:
    return Settings(str(tmp_path / "settings.ini"))


def dialog(qtbot: QtBot, kept: Settings, people: list[Sheet], layout: str = "", title: str = "") -> PrintView:
    """Return the print dialog, with the preview shown."""
    made = PrintView(people, kept, WHEN)
    made.begin_with(layout, title)
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.shown):
        made.open()
    return made


def choose(qtbot: QtBot, view: PrintView, layout: str) -> None:
    """Choose a print for the table by its combo box."""
    with qtbot.waitSignal(view.shown):
        view.table_combo.setCurrentIndex(view.table_combo.findData(layout))


def test_a_party_begins_with_its_overview_under_its_name(qtbot: QtBot, kept: Settings) -> None:
    """The overview is one landscape page; the next dialog for a sheet prints sheets again."""
    view = dialog(qtbot, kept, sheets(), "party", "Saltmarsh")
    assert view.rendered is not None
    size = view.rendered.pages.sizes[0]
    assert size.width() > size.height()
    assert view.heading_label.text() == "Saltmarsh"
    assert view.table_radio.isChecked()
    assert view.list_combo.isHidden()
    assert kept.get(settings.LAYOUT) == "full"
    with qtbot.waitSignal(view.shown):
        view.full_radio.click()
    assert view.table_combo.isHidden()
    view.close()


def test_cards_are_made_of_the_chosen_list(qtbot: QtBot, kept: Settings) -> None:
    """A list is offered by its name; size and backs change the pages."""
    view = dialog(qtbot, kept, [opened(document("bren"))], "cards")
    assert not view.list_combo.isHidden()
    with qtbot.waitSignal(view.shown):
        view.list_combo.setCurrentIndex(view.list_combo.findData("weapons"))
    assert view.preview.count == 1
    with qtbot.waitSignal(view.shown):
        view.backs_check.click()
    assert view.preview.count == 2
    with qtbot.waitSignal(view.shown):
        view.size_combo.setCurrentIndex(view.size_combo.findData("a6"))
    table = view.choices.table
    assert table is not None
    assert (table.lists, table.size, table.has_backs) == (("weapons",), "a6", True)
    choose(qtbot, view, "tents")
    assert view.backs_check.isHidden()
    assert view.choices.layout == "tents"
    view.close()


@pytest.mark.parametrize("layout", ["characters", "opponents", "booklet", "tracker"])
def test_every_print_is_previewed(qtbot: QtBot, kept: Settings, layout: str) -> None:
    """Each of them has pages, which can be saved and printed."""
    view = dialog(qtbot, kept, sheets(), layout)
    assert view.preview.count >= 1
    assert view.save_button.isEnabled()
    view.close()


def test_a_world_has_cards_only(qtbot: QtBot, kept: Settings) -> None:
    """Sheets are not offered for a world, and its lists are those of its entries."""
    world = open_sheet(sample_document(next(iter(sample_worlds()))))
    view = dialog(qtbot, kept, [world], "cards")
    assert not view.full_radio.isEnabled()
    assert [view.table_combo.itemData(n) for n in range(view.table_combo.count())] == ["cards"]
    assert view.list_combo.count() > 2
    assert view.preview.count >= 1
    view.close()
