"""Facts on the worked examples of the Eastern Isles System besides their numbers."""

from __future__ import annotations

from tests.systems.eastern_isles.worked import EXAMPLES, game


def test_every_violation_has_an_example() -> None:
    spoken = {line.split()[0] for example in EXAMPLES.values() for line in example.violations or ()}
    assert {rule.code for rule in game().violations} == spoken


def test_examples_state_every_number() -> None:
    wanted = {key for key, each in game().derived.items() if not each.is_hidden}
    said = {key for name in "ABC" for key in (*EXAMPLES[name].numbers, *EXAMPLES[name].undefined)}
    assert wanted == said
