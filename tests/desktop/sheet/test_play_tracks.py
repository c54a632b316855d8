"""Tracks of the Play page: several losses on one track, and undamaged tracks that are hidden."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.widgets.track_boxes import TrackBoxes


@pytest.mark.fonts
def test_boxes_show_which_loss_emptied_them(qtbot: QtBot) -> None:
    boxes = TrackBoxes()
    qtbot.addWidget(boxes)
    boxes.resize(400, 24)
    looks = []
    for dotted, struck in ((0, 0), (3, 0), (0, 3), (2, 1)):
        boxes.show_amount(5, 8, dotted=dotted, struck=struck)
        looks.append(boxes.grab().toImage())
    assert all(one != other for place, one in enumerate(looks) for other in looks[:place])
