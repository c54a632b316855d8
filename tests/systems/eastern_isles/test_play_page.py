"""The Play page of the Eastern Isles System."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.sheet.play_page import PlayPage
from desktop.widgets.inputs import NumberField
from desktop.widgets.track_row import TrackRow
from tests.helpers.play_pages import find_named, open_sample


def test_play_page_repeats_nothing_and_hides_empty_tracks(qtbot: QtBot) -> None:
    """Shells are counted in shells; who has no use of Morale has no track of it."""
    page = PlayPage(open_sample("eastern_isles"))
    qtbot.addWidget(page)
    page.show()
    assert find_named(page, NumberField, "Shells").isVisible()
    assert not any(each.accessibleName().startswith("Morale") for each in page.findChildren(TrackRow))
