"""What other rules would change: numbers of the head first, then by size, with new violations; nothing is written."""

from __future__ import annotations

import random

from core.character.campaign_document import changed_rules, own_rules, rules_of_campaign
from core.character.campaign_rules import CampaignRules
from core.character.document import Character
from core.content.rule_effects import RuleEffect, rule_effect
from core.content.update_effects import head_keys
from core.registry import games
from core.rules.model import Derived
from tests.helpers.games import sample_sheet
from tests.helpers.tiny_character import tiny_document, tiny_sheet


def effect(rules: CampaignRules | None, **document: object) -> RuleEffect:
    sheet = tiny_sheet(**document)  # type: ignore[arg-type]  # JSON
    before = sheet.character, sheet.derived()
    found, then = rule_effect(sheet, rules, random.Random(1))
    assert (sheet.character, sheet.derived()) == before
    assert then.character.campaign_rules == rules
    return found


def test_numbers_are_listed_with_what_they_were_the_largest_change_first() -> None:
    found = effect(CampaignRules("f", "Salt", 1, {}, {"total.<a>": "base.<a> + 20"}))
    values = {each.cell: (each.now, each.then) for each in found.numbers}
    assert values["total.arm", ()] == (9, 27)
    assert values["total.eye", ()] == (11, 31)
    amounts = [max(each.amount, -each.amount) for each in found.numbers if not each.is_head]
    assert amounts == sorted(amounts, reverse=True)
    assert found.size[1] == max(amounts)


def test_texts_and_numbers_that_disappear_have_no_amount() -> None:
    found = effect(CampaignRules("f", "Salt", 1, {}, {"load": "none"}))
    (load,) = [each for each in found.numbers if each.cell == ("load", ())]
    assert load.then is None
    assert load.amount == 0


def test_new_violations_come_first() -> None:
    heavy = effect(CampaignRules("f", "Salt", 1, {}, {"left.wit": "-1"}))
    light = effect(CampaignRules("f", "Salt", 1, {}, {"load": "load_none"}))
    assert [each.code for each in effect(CampaignRules("f", "Salt", 1, {}, {"load": "0"})).violations] == []
    assert light.size == (False, 0, 0)
    assert heavy.size > light.size


def test_a_rule_of_its_own_leaves_a_character_as_it_is() -> None:
    rules = CampaignRules("f", "Salt", 1, {"storms": True}, {"load": "2"})
    found = effect(rules, house_rules={"load": "5"}, options={"storms": False})
    assert (found.numbers, found.violations) == ((), ())
    assert set(found.own) == {"load", "options.storms"}


def test_numbers_that_a_game_puts_first_come_first() -> None:
    for each in games():
        sheet = sample_sheet(each)
        head = [key for key in head_keys(each.system) if _is_shown(each.system.derived[key])]
        rules = CampaignRules("f", "Salt", 1, {}, {head[-1]: "987654"})
        found, _ = rule_effect(sheet, rules, random.Random(1))
        flags = [number.is_head for number in found.numbers]
        assert flags == sorted(flags, reverse=True)
        assert (head[-1], ()) in {number.cell for number in found.numbers if number.is_head}


def _is_shown(number: Derived) -> bool:
    return not number.is_text and not number.is_hidden


def test_the_rules_of_a_campaign_are_those_of_its_document() -> None:
    campaign = Character.from_json(
        tiny_document(
            system="tiny:campaign",
            name="Salt",
            options={"storms": True},
            house_rules={"load": "2"},
            reasons={"load": "less", "options.storms": "calm", "seats": "no rule", "options.tide": "no rule"},
        )
    )
    rules = rules_of_campaign(campaign, "f7", 4)
    assert rules == CampaignRules(
        "f7", "Salt", 4, {"storms": True}, {"load": "2"}, {"load": "less", "options.storms": "calm"}
    )
    other = CampaignRules("f7", "Salt", 3, {"storms": True, "tide": "ebb"}, {"load": "3"})
    assert set(changed_rules(other, rules)) == {"load", "options.tide"}
    assert set(changed_rules(None, rules)) == {"load", "options.storms"}
    assert changed_rules(rules, rules) == ()
    assert own_rules(campaign, ("load", "seats", "options.storms")) == ("load", "options.storms")
