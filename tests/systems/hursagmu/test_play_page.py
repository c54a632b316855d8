"""The Play page of HURSAGMU."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.sheet.play_page import PlayPage
from tests.helpers.play_pages import check_states_in_line, open_sample


@pytest.mark.fonts
@pytest.mark.usefixtures("theme")
def test_track_states_fit_on_one_line(qtbot: QtBot) -> None:
    page = PlayPage(open_sample("hursagmu"))
    qtbot.addWidget(page)
    page.resize(760, 800)
    page.show()
    check_states_in_line(page)
