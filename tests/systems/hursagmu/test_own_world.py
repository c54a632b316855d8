"""A world of one's own through creation, sheet, fight, party and printing: a weapon, and an animal."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from core import paths
from desktop.library.library_service import LibraryService
from tests.helpers.command_line import Quire
from tests.helpers.world_journeys import WorldJourney, create_and_edit, play_in_the_window

pytestmark = pytest.mark.usefixtures("theme")

JOURNEY = WorldJourney("hursagmu", ("weapons", "creatures"), "Far Warhammer", "Warhammer", "Far Gray wolf", "award")


def test_a_world_is_carried_through_everything(
    quire: Quire, qtbot: QtBot, service: LibraryService, tmp_path: Path
) -> None:
    id_ = create_and_edit(quire, JOURNEY, tmp_path, tmp_path / paths.LIBRARY_FILE)
    play_in_the_window(qtbot, service, JOURNEY, id_)
