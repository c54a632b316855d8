"""Message templates of a game's data: names of placeholders."""

from __future__ import annotations

from core.rules.message_templates import read_message_template
from core.rules.source_position import SourcePosition


def test_placeholders_become_valid_names() -> None:
    template, meant = read_message_template(
        SourcePosition("x.toml", "x"), "{cap.<a>} of {maximum.<a>}, {{rest}} {name}"
    )
    assert template == "{cap_a} of {maximum_a}, {{rest}} {name}"
    assert meant == {"cap_a": "cap.<a>", "maximum_a": "maximum.<a>", "name": "name"}


def test_two_placeholders_with_the_same_name_are_kept_apart() -> None:
    template, meant = read_message_template(SourcePosition("x.toml", "x"), "{boat.name} {boat_name} {boat.name}")
    assert template == "{boat_name} {boat_name_} {boat_name}"
    assert meant == {"boat_name": "boat.name", "boat_name_": "boat_name"}
