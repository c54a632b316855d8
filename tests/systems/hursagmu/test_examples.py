"""Facts on the worked examples of HURSAGMU besides their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from tests.systems.hursagmu.worked import EXAMPLES, game, opened

WHOLE = ("A", "B", "C")
HEADINGS = {
    *("Animals", "Area attacks", "Augment", "Combat Maneuvers", "Damage", "Defend", "Grapple", "Strike", "Tactical"),
}


def addresses(derived: Mapping[str, object], before: str = "") -> Iterator[str]:
    """Yield the address of every number of a document's derived numbers."""
    for key, value in derived.items():
        if isinstance(value, Mapping):
            yield from addresses(value, f"{before}{key}.")
        elif isinstance(value, list | tuple):
            for place, row in enumerate(value):
                yield from addresses(row, f"{before}{key}[{place}].")
        else:
            yield before + key


IN_HAND = frozenset(("in_hand_attack_now", "in_hand_damage_now"))
"""Numbers of the weapon in hand, which the Play page shows; the oracle computes them, the specification lists none."""


@pytest.mark.parametrize("name", WHOLE)
def test_nothing_is_computed_that_the_specification_does_not_list(name: str) -> None:
    example = EXAMPLES[name]
    assert set(addresses(opened(name).derived())) - IN_HAND == {*example.numbers, *example.undefined}


def test_additions_of_quire_are_marked() -> None:
    ours = [each for each in game().derived.values() if "R" in each.cite]
    assert len(ours) > len(game().derived) // 2 - 20
    explanation = opened("B").explain("run_yd")
    assert "chapter on movement is missing" in explanation.ruling


def test_every_word_of_a_citation_is_a_heading_of_the_chapter_or_says_what_it_is() -> None:
    system = game()
    cites = [each.cite for each in system.fields.values()] + [each.cite for each in system.derived.values()]
    cites += [each.cite for each in system.options.values()] + [each.cite for each in system.violations]
    cited = {word.strip() for cite in cites for word in cite.replace(",", ";").split(";")}
    named = {word for word in cited if not word.removeprefix("R").isdigit()}
    assert named - HEADINGS == set(system.sources) == {"companion", "ours"}
    (said,) = opened("B").explain("xp_left").sources
    assert "which we know only in part" in said


def test_ruling_on_actions_is_cited_wherever_actions_are_planned() -> None:
    for key in ("turn.augments", "turn.assisted_blocks", "turn.other"):
        assert "R49" in game().fields[key].cite.replace(";", ",").replace(" ", "").split(","), key


def test_every_violation_has_an_example() -> None:
    spoken = {line.split()[0] for example in EXAMPLES.values() for line in example.violations or ()}
    assert spoken == {rule.code for rule in game().violations}
