"""Lists the house rules of a character: its own, and those of its campaign, each marked where it does not hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from core.character.sheet import Sheet
from desktop.address_labels import name_of
from desktop.explain.house_rule_trial import FAMILY_MARK
from desktop.list_items import ListItem
from desktop.messages import render
from desktop.numerals import text_of

_EXAMPLES: Final = 5


def rule_items(sheet: Sheet) -> list[ListItem]:
    """Return the items of the list; with a campaign's rules under headings."""
    own, rules = sheet.character.house_rules, sheet.character.campaign_rules
    items = [_item(sheet, key, formula, is_overridden=False) for key, formula in own.items()]
    if rules is None or not rules.house_rules:
        return items
    heading = QCoreApplication.translate("HouseRuleDialog", "Of this character")
    campaign = QCoreApplication.translate("HouseRuleDialog", "Of {campaign}").format(campaign=rules.title)
    return [
        *([ListItem(heading, is_heading=True), *items] if items else []),
        ListItem(campaign, is_heading=True),
        *_campaign_items(sheet),
    ]


def example_values(sheet: Sheet) -> list[tuple[str, str]]:
    """Return some values of the Play page to begin with: key, and name with the present value."""
    addresses = dict.fromkeys(each.address for each in sheet.system.layout.play.numbers)
    known = [each for each in addresses if each in sheet.system.derived and sheet.value(each) is not None]
    return [(each, f"{name_of(sheet, each)} · {text_of(sheet, each)}") for each in known[:_EXAMPLES]]


def _campaign_items(sheet: Sheet) -> Iterator[ListItem]:
    rules = sheet.character.campaign_rules
    for key, formula in sorted({} if rules is None else rules.house_rules.items()):
        yield _item(sheet, key, formula, is_overridden=key in sheet.character.house_rules)


def _item(sheet: Sheet, key: str, formula: str, *, is_overridden: bool) -> ListItem:
    name = key if FAMILY_MARK in key or key not in sheet.system.derived else name_of(sheet, key)
    refused = sheet.refused_rules
    if is_overridden:
        held = QCoreApplication.translate("HouseRuleDialog", "Replaced by this character's own rule")
        return ListItem(name, held, ink="muted", key=("campaign", key))
    if key in refused:
        return ListItem(name, render(refused[key]), ink="amber", key=key)
    return ListItem(name, formula, ink="teal", key=key)
