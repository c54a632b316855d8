"""Rubbish is not looked for while the window loads, nor through what lasts."""

from __future__ import annotations

import gc

from desktop import collecting


def test_what_lasts_is_left_out_of_searches() -> None:
    before = gc.get_freeze_count()
    try:
        collecting.pause()
        assert not gc.isenabled()
        lasting = [[number] for number in range(1000)]
        collecting.settle()
        assert gc.isenabled()
        assert gc.get_freeze_count() >= before + len(lasting)
    finally:
        gc.unfreeze()
        gc.enable()
