"""Texts of SORD that are gathered for translators."""

from __future__ import annotations


def test_labels_units_and_printed_texts_are_gathered(contexts: dict[str, list[str]]) -> None:
    assert {"Move Rate", "{number:yard per Third-turn|yards per Third-turn}"} <= set(contexts["rules.sord"])
    assert {"U#", "{weight_lb} lb"} <= set(contexts["rules.sord"]), "texts of the printed sheet"
