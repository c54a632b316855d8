"""Procedures of the Eastern Isles System in their windows."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.paths import resources
from core.registry import summarise
from core.store.records import prepare_character
from desktop.app import Desktop
from tests.helpers.windows import PATIENCE_MS


def test_the_history_shows_what_a_procedure_changed(qtbot: QtBot, app_window: Desktop) -> None:
    qtbot.waitUntil(
        lambda: app_window.controller is not None and app_window.library_service.is_open, timeout=PATIENCE_MS
    )
    assert app_window.controller is not None
    sample = Character.read((resources() / "samples" / "eastern_isles" / "brannoc.json").read_bytes())
    (id_,) = app_window.library_service.library.add_many([prepare_character(sample, *summarise(sample))])
    app_window.controller.sheets.open(id_)
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    current = app_window.window.current
    assert current is not None
    assert app_window.controller.wizards.run_at_once(id_, "pass_time", {}) is None
    qtbot.waitUntil(lambda: current.revision == 1, timeout=PATIENCE_MS)
    label = app_window.library_service.library.history(id_)[0].label
    assert (
        label
        == "Pass time: 28 days; age 24 years 20 days; 14 EP from living; 28 shells spent; 6 EN regained; 2 BD regained"
    )
