"""How the width of a fight's window is shared among participants, decision and log."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.fight.fight_columns import split_width
from desktop.theme import px


@pytest.mark.parametrize("width", [1000, 1024, 1440, 1920])
def test_columns_share_the_whole_width(width: int, qapp: QApplication) -> None:
    shared = split_width(width, 0, 0)
    assert sum(shared) == width
    assert shared[1] >= px(380)
    assert shared[2] >= px(230)


def test_no_column_gets_less_than_its_minimum(qapp: QApplication) -> None:
    assert split_width(1000, 420, 300)[1:] == (420, 300)
    assert split_width(1000, 420, 300)[0] == 280


@pytest.mark.fonts
def test_log_widens_once_the_fighters_have_their_width(qapp: QApplication) -> None:
    assert split_width(1300, 0, 0)[0] >= px(400)
    assert split_width(1920, 0, 0)[2] > split_width(1300, 0, 0)[2]
