"""Rules of a campaign as they hold and as they are being changed; nothing is written until they are applied."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QObject, Signal

from core.character.campaign_rules import OPTION, CampaignRules
from core.character.json_values import Json
from core.formula import format_value
from core.rules.model import System

NO_RULES: Final = CampaignRules("")


class PendingRules(QObject):
    """The rules of a campaign with the changes that are not applied yet.

    Args:
        system: The game.
        parent: Its owner.

    Attributes:
        applied: The rules that hold.
        rules: The rules with all changes.

    Signals:
        changed: A rule was changed, or the changes were applied or discarded.
    """

    changed = Signal()

    def __init__(self, system: System, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.system = system
        self.applied = NO_RULES
        self.rules = NO_RULES

    # ---------------------------------------------------------------------------------------------------------- reading

    def option(self, key: str) -> Json:
        """Return the value of an optional rule with all changes."""
        return _option(self.system, self.rules, key)

    def applied_option(self, key: str) -> Json:
        """Return the value of an optional rule that holds."""
        return _option(self.system, self.applied, key)

    def is_option_changed(self, key: str) -> bool:
        """Return whether the change of an optional rule is not applied yet."""
        return self.option(key) != self.applied_option(key)

    def is_rule_changed(self, key: str) -> bool:
        """Return whether the change of a house rule, or of its reason, is not applied yet."""
        now, then = self.applied, self.rules
        is_same = now.house_rules.get(key) == then.house_rules.get(key)
        return not (is_same and now.reasons.get(key, "") == then.reasons.get(key, ""))

    @property
    def house_rules(self) -> tuple[str, ...]:
        """Keys of the house rules that hold or will hold, in order."""
        return tuple(dict.fromkeys((*self.applied.house_rules, *self.rules.house_rules)))

    @property
    def changed_keys(self) -> tuple[str, ...]:
        """Keys of the rules that are not applied yet; an option as ``options.quirks``."""
        options = (OPTION + key for key in self.system.options if self.is_option_changed(key))
        return (*options, *(key for key in self.house_rules if self.is_rule_changed(key)))

    @property
    def is_changed(self) -> bool:
        """Whether anything is not applied yet."""
        return bool(self.changed_keys)

    # --------------------------------------------------------------------------------------------------------- changing

    def set_option(self, key: str, value: Json) -> None:
        """Change an optional rule."""
        options = {**self.rules.options, key: value}
        if value == self.system.options[key].default and key not in self.applied.options:
            del options[key]
        self._set(replace(self.rules, options=options))

    def set_rule(self, key: str, formula: str, reason: str = "") -> None:
        """Replace a formula of the book.

        Args:
            key: Key of the number.
            formula: The formula.
            reason: Why; "" for none.
        """
        reasons = {known: text for known, text in self.rules.reasons.items() if known != key}
        if reason:
            reasons[key] = reason
        self._set(replace(self.rules, house_rules={**self.rules.house_rules, key: formula}, reasons=reasons))

    def remove_rule(self, key: str) -> None:
        """Go back to the formula of the book."""
        rules = {known: formula for known, formula in self.rules.house_rules.items() if known != key}
        reasons = {known: text for known, text in self.rules.reasons.items() if known != key}
        self._set(replace(self.rules, house_rules=rules, reasons=reasons))

    def restore_rule(self, key: str) -> None:
        """Discard the change of one house rule."""
        formula = self.applied.house_rules.get(key)
        if formula is None:
            self.remove_rule(key)
        else:
            self.set_rule(key, formula, self.applied.reasons.get(key, ""))

    def take(self, other: CampaignRules) -> None:
        """Change all rules that others name to what they say, as those of a rule pack."""
        self._set(
            replace(
                self.rules,
                options={**self.rules.options, **other.options},
                house_rules={**self.rules.house_rules, **other.house_rules},
                reasons={**self.rules.reasons, **other.reasons},
            )
        )

    def discard(self) -> None:
        """Discard all changes."""
        self._set(self.applied)

    def show_applied(self, applied: CampaignRules) -> None:
        """Show the rules that hold; changes that are not applied yet are kept where they still differ."""
        before, pending = self.applied, self.rules
        kept = {key for key in pending.options if pending.options.get(key) != before.options.get(key)}
        own = {key for key in pending.house_rules if pending.house_rules.get(key) != before.house_rules.get(key)}
        gone = set(before.house_rules) - set(pending.house_rules)
        rules = {key: text for key, text in applied.house_rules.items() if key not in gone}
        reasons = {key: text for key, text in applied.reasons.items() if key not in gone}
        self.applied = applied
        self.rules = replace(
            applied,
            options={**applied.options, **{key: pending.options[key] for key in kept}},
            house_rules={**rules, **{key: pending.house_rules[key] for key in own}},
            reasons={**reasons, **{key: pending.reasons[key] for key in own if key in pending.reasons}},
        )
        self.changed.emit()

    def _set(self, rules: CampaignRules) -> None:
        if rules != self.rules:
            self.rules = rules
            self.changed.emit()


def _option(system: System, rules: CampaignRules, key: str) -> Json:
    default = system.options[key].default
    if key in rules.options:
        return rules.options[key]
    if isinstance(default, Fraction):
        return format_value(default)
    return default if isinstance(default, bool | int | str) else str(default)
