"""The preview panel: a recovery shows current and maximum values."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import SetValue
from core.export.json_file import read_character
from core.procedures.requests import Show
from core.registry import open_character
from desktop.widgets.derived_label import DerivedLabel
from desktop.widgets.portrait_view import PortraitView
from desktop.wizard.preview_panel import PreviewPanel
from desktop.wizard.procedure_forecast import Forecast
from tests.helpers.games import example_id, modules

SAMPLES = Path(__file__).parents[3] / "resources" / "samples"
HEADS = ["Max", "Now"]
FACTS = modules("preview_facts")


@pytest.mark.parametrize(
    ("system", "recovers", "heads"),
    [
        (id_, recovers, HEADS if recovers and facts.HAS_HEADS else [])
        for id_, facts in FACTS.items()
        if hasattr(facts, "RECOVERING")
        for recovers in (True, False)
    ],
)
def test_recovery_shows_current_and_maximum(system: str, recovers: bool, heads: list[str], qtbot: QtBot) -> None:
    sheet = open_character(read_character(SAMPLES / system / f"{FACTS[system].RECOVERING}.json"), random.Random(1))
    if sheet.system.id == example_id():
        sheet.apply(SetValue("damage.hlth", 4))
    host = QWidget()
    qtbot.addWidget(host)
    side = PreviewPanel(sheet, host, PortraitView(host), character_id="abc", recovers=recovers)
    side.set_forecast(Forecast((Show(key="shown", label="Shown", addresses=("current.hlth",)),)))
    side.show_sheet(sheet, (), None, "", None)
    said = [each.text() for each in side.preview_sheet.findChildren(QLabel)]
    assert [each for each in said if each in HEADS] == heads
    if recovers and sheet.system.id == example_id():
        cells = side.preview_sheet.findChildren(DerivedLabel)
        assert [each.property("address") for each in cells].count("current.hlth") == 1
        shown = {each.property("address"): each.property("value") for each in cells}
        assert (shown["maximum.hlth"], shown["current.hlth"]) == ("17", "13")
