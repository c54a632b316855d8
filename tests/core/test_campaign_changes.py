"""What changed rules would change: every member, largest first, with reasons; nothing is written, and it can stop."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from core.campaign_changes import MemberChange, sort_changes, what_would_change
from core.character.campaign_rules import CampaignRules
from core.character.edits import Batch, SetHouseRule, SetOption
from core.content.rule_effects import NumberChange
from core.content.update_effects import head_keys
from core.errors import FormulaError
from core.store.library import Library
from core.store.records import Draft, prepare_character
from tests.helpers.games import any_game, sample_sheet
from tests.helpers.libraries import CharacterEditor, HandClock, query

RULE = next(key for key in head_keys(any_game().system) if not any_game().system.derived[key].is_text)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library.open(tmp_path / "a.quire", HandClock(), source=random.Random(3))


def add(library: Library, name: str, **changes: object) -> str:
    character = sample_sheet(any_game()).character
    made = replace(character, name=name, campaign="Salt", **changes)  # type: ignore[arg-type]  # fields of it
    return library.add(prepare_character(made, "Level 1", "1"))


def changes(library: Library, *edits: SetHouseRule | SetOption) -> list[MemberChange]:
    campaign = library.campaigns.list()[0].id
    return sort_changes(what_would_change(library, campaign, edits, random.Random(1)))


def test_members_are_listed_with_their_numbers_and_reasons(library: Library) -> None:
    add(library, "Ada")
    own = add(library, "Bo", house_rules={RULE: "3"})
    foreign = add(library, "Cy", system="draughts")
    broken = add(library, "Dee")
    campaign = library.campaigns.list()[0].id
    library.drafts.save(Draft(any_game().id, "creation", {"campaign": {"id": campaign}}, "Pell"))
    library.close()
    query(library.path, "UPDATE character SET document = '{' WHERE id = ?", broken)
    with Library.open(library.path, HandClock()) as again:
        before = query(again.path, "SELECT id, document, revision FROM character")
        first, *others = changes(again, SetHouseRule(RULE, "987"))
        assert query(again.path, "SELECT id, document, revision FROM character") == before
    assert first.member.name == "Ada"
    assert first.effect is not None
    assert first.effect.numbers[0].is_head
    texts = {first.describe(each, str).then for each in first.effect.numbers}
    assert "987" in texts
    member = first.effect.numbers[0]
    assert first.describe(member, str).amount == member.amount != 0
    words = next(key for key, each in any_game().system.derived.items() if each.value_labels and "[]" not in key)
    shown = any_game().system.derived[words].value_labels
    worded = NumberChange((words, ()), min(shown), max(shown), True, max(shown) - min(shown))
    assert first.describe(worded, str).amount == 0, "words have no difference"
    reasons = {each.member.id: each.reason.render() for each in others if each.reason is not None}
    assert reasons[own] == "a rule of its own"
    assert reasons[foreign] == "another game"
    assert "cannot be read" in reasons[broken]
    assert [each.reason.code for each in others if each.member.is_draft and each.reason] == ["unchanged_draft"]
    assert not any(each.is_changed for each in others)


def test_the_largest_change_stands_first(library: Library) -> None:
    for name, rule in (("Ada", "900"), ("Bo", "100"), ("Cy", "500")):
        campaign = CampaignRules("older", "Salt", 1, {}, {RULE: rule})
        add(library, name, campaign_rules=campaign)
    found = changes(library, SetHouseRule(RULE, "1000"))
    assert [each.member.name for each in found] == ["Bo", "Cy", "Ada"]


def test_rules_without_an_effect_say_so_and_wrong_ones_are_refused(library: Library) -> None:
    add(library, "Ada")
    (change,) = changes(library)
    assert change.reason is not None
    assert change.reason.render() == "no number changes"
    with pytest.raises(FormulaError):
        changes(library, SetHouseRule(RULE, "nonsense"))


def test_numbers_of_rows_are_named_with_their_row(library: Library) -> None:
    add(library, "Ada")
    system = any_game().system
    sheet = sample_sheet(any_game())
    key = next(
        each
        for each, derived in system.derived.items()
        if each.count("[]") == 1 and not derived.is_text and not derived.is_hidden and sheet.count(each.split("[]")[0])
    )
    (change,) = changes(library, SetHouseRule(key, "987"))
    assert change.effect is not None
    rows = [each for each in change.effect.numbers if each.cell[0] == key]
    names = {row.get("name") for row in sheet.rows(key.split("[]")[0])}
    assert {change.describe(each, str).label.split(", ", 1)[1] for each in rows} <= names


def test_it_can_be_stopped_between_two_members(library: Library) -> None:
    for name in ("Ada", "Bo", "Cy"):
        add(library, name)
    run = what_would_change(library, library.campaigns.list()[0].id, [SetHouseRule(RULE, "1")], random.Random(1))
    assert next(run).member.name == "Ada"
    del run
    CharacterEditor(library, library.campaigns.list()[0].id).do(Batch((SetHouseRule(RULE, "1"),))).result()
