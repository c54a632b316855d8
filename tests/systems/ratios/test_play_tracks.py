"""Tracks on the Play page of R.A.T.I.O.S.."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from core.character.edits import SetValue
from core.registry import game
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.play_page import PlayPage
from tests.helpers.games import blank_sheet
from tests.helpers.play_pages import shown_tracks, track_of


def test_losses_beyond_the_maximum_are_restored_at_once(qtbot: QtBot) -> None:
    """Of 3 points 40 are lost: two points back leave 2, not 38 lost."""
    character = OpenCharacter(Loaded("", blank_sheet(game("ratios"))))
    for address, value in (("age_points.rcvy", 2), ("cpv_loss.rcvy", 40)):
        character.push(SetValue(address, value))
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.show()
    recovery = track_of(page, "Recovery")
    recovery.stepped.emit(2)
    assert [character.sheet.value(each) for each in ("mpv.rcvy", "cpv.rcvy", "cpv_loss.rcvy")] == [3, 2, 1]


def test_only_reduced_attributes_are_shown(qtbot: QtBot) -> None:
    character = OpenCharacter(Loaded("", blank_sheet(game("ratios"))))
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.show()
    assert "Zeal" not in shown_tracks(page)
    character.push(SetValue("age_points.zeal", 9))
    character.push(SetValue("cpv_loss.zeal", 4))
    assert "Zeal" in shown_tracks(page)
