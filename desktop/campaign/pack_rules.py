"""What a rule pack offers to a campaign, as the dialog shows it, and the rules that are taken out of it."""

from __future__ import annotations

from collections.abc import Collection

from core.character.campaign_rules import OPTION, CampaignRules
from core.character.sheet import Sheet
from core.content.rule_pack import PackRule, RulePack
from core.messages import shorten
from core.rules.model import System
from desktop.address_labels import translate_text
from desktop.campaign.pack_dialogs import PackRule as ShownRule
from desktop.campaign.rule_texts import make_blank_sheet, rule_name, rule_text
from desktop.messages import render
from desktop.requests.option_input import option_text
from desktop.widgets.switch_button import switch_word


def shown_rules(pack: RulePack, system: System, rules: CampaignRules) -> tuple[ShownRule, ...]:
    """Return the rules of a pack as the dialog shows them; for a worker thread, as a pack may have hundreds.

    Args:
        pack: The pack, with its rules checked.
        system: The game.
        rules: The rules that the campaign has, with its pending changes.
    """
    blank = make_blank_sheet(system)
    return tuple(_shown(rule, system, rules, blank) for rule in pack.rules)


def _shown(rule: PackRule, system: System, rules: CampaignRules, blank: Sheet) -> ShownRule:
    key = rule.key.removeprefix(OPTION) if rule.is_option else rule.key
    problem = "" if rule.problem is None else render(rule.problem, system.id)
    if not rule.is_option:
        text = shorten(str(rule.value)) if problem else rule_text(system, key, str(rule.value), blank)
        is_same = rules.house_rules.get(key) == rule.value
        return ShownRule(rule.key, rule_name(system, key), text, rule.note, problem, is_same)
    option = system.options.get(key)
    if option is None:
        return ShownRule(rule.key, shorten(key), shorten(str(rule.value)), rule.note, problem)
    is_switch = isinstance(rule.value, bool)
    text = switch_word(rule.value is True) if is_switch else shorten(option_text(system, option, rule.value))
    is_same = rules.options.get(key, option.default) == rule.value
    return ShownRule(rule.key, translate_text(system, option.label), text, rule.note, problem, is_same)


def taken_rules(pack: RulePack, keys: Collection[str]) -> CampaignRules:
    """Return the rules of a pack that are taken, without those that cannot be used."""
    taken = [rule for rule in pack.rules if rule.key in keys and rule.problem is None]
    return CampaignRules(
        "",
        options={rule.key.removeprefix(OPTION): rule.value for rule in taken if rule.is_option},
        house_rules={rule.key: str(rule.value) for rule in taken if not rule.is_option},
        reasons={rule.key: rule.note for rule in taken if rule.note},
    )
