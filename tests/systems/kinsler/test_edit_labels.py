"""Edits of RPG.Rules in words."""

from __future__ import annotations

from core import registry
from core.character.edit_labels import describe_edit
from core.character.edits import SetValue


def test_seconds_are_shown_in_larger_units() -> None:
    system = registry.game("kinsler").system
    message = describe_edit(SetValue("clock_s", 176_400), system, SetValue("clock_s", 90))
    assert message.render() == "Clock: 1 min 30 s to 2 days 1 h"
