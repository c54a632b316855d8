"""Rules of a campaign as they hold and as they are being changed; nothing is written until they are applied."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from core.character.campaign_rules import OPTION, CampaignRules
from core.character.json_values import Json
from core.rules.model import System
from desktop.requests.option_input import default_value

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
        """Return whether the change of an optional rule, or of its reason, is not applied yet."""
        return self.option(key) != self.applied_option(key) or self._has_new_reason(OPTION + key)

    def is_rule_changed(self, key: str) -> bool:
        """Return whether the change of a house rule, or of its reason, is not applied yet."""
        return self.applied.house_rules.get(key) != self.rules.house_rules.get(key) or self._has_new_reason(key)

    def _has_new_reason(self, key: str) -> bool:
        return self.applied.reasons.get(key, "") != self.rules.reasons.get(key, "")

    def reason(self, key: str) -> str:
        """Return why a rule holds, with all changes; an option as ``options.quirks``; "" for none."""
        return self.rules.reasons.get(key, "")

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
        options, reasons = {**self.rules.options, key: value}, dict(self.rules.reasons)
        if value == self.system.options[key].default and key not in self.applied.options:
            del options[key]
            reasons.pop(OPTION + key, None)
        self._set(replace(self.rules, options=options, reasons=reasons))

    def set_option_reason(self, key: str, reason: str) -> None:
        """Change why an optional rule holds; one that the campaign leaves as the book has it has no reason.

        Args:
            key: Key of the optional rule.
            reason: Why; "" for none.
        """
        if key in self.rules.options:
            self._set(replace(self.rules, reasons=_with_reason(self.rules.reasons, OPTION + key, reason)))

    def set_rule(self, key: str, formula: str, reason: str = "") -> None:
        """Replace a formula of the book.

        Args:
            key: Key of the number.
            formula: The formula.
            reason: Why; "" for none.
        """
        reasons = _with_reason(self.rules.reasons, key, reason)
        self._set(replace(self.rules, house_rules={**self.rules.house_rules, key: formula}, reasons=reasons))

    def remove_rule(self, key: str) -> None:
        """Go back to the formula of the book."""
        rules = {known: formula for known, formula in self.rules.house_rules.items() if known != key}
        self._set(replace(self.rules, house_rules=rules, reasons=_with_reason(self.rules.reasons, key, "")))

    def restore_rule(self, key: str) -> None:
        """Discard the change of one house rule."""
        formula = self.applied.house_rules.get(key)
        if formula is None:
            self.remove_rule(key)
        else:
            self.set_rule(key, formula, self.applied.reasons.get(key, ""))

    def take(self, other: CampaignRules) -> None:
        """Change all rules that others name to what they say, with their reasons, as those of a rule pack."""
        taken = {*(OPTION + key for key in other.options), *other.house_rules}
        kept = {key: reason for key, reason in self.rules.reasons.items() if key not in taken}
        self._set(
            replace(
                self.rules,
                options={**self.rules.options, **other.options},
                house_rules={**self.rules.house_rules, **other.house_rules},
                reasons={**kept, **other.reasons},
            )
        )

    def discard(self) -> None:
        """Discard all changes."""
        self._set(self.applied)

    def show_applied(self, applied: CampaignRules) -> None:
        """Show the rules that hold; changes that are not applied yet are kept where they still differ."""
        pending = self.rules
        options = {key: pending.options[key] for key in pending.options if self.is_option_changed(key)}
        changed = {key for key in self.house_rules if self.is_rule_changed(key)}
        self.applied = applied
        reasons = applied.reasons
        for key in (*(OPTION + key for key in options), *changed):
            reasons = _with_reason(reasons, key, pending.reasons.get(key, ""))
        rules = {key: text for key, text in applied.house_rules.items() if key not in changed}
        own = {key: text for key, text in pending.house_rules.items() if key in changed}
        self.rules = replace(
            applied, options={**applied.options, **options}, house_rules={**rules, **own}, reasons=reasons
        )
        self.changed.emit()

    def _set(self, rules: CampaignRules) -> None:
        if rules != self.rules:
            self.rules = rules
            self.changed.emit()


def _with_reason(reasons: Mapping[str, str], key: str, reason: str) -> dict[str, str]:
    """Return the reasons with that of one rule replaced, or removed."""
    others = {known: text for known, text in reasons.items() if known != key}
    return {**others, key: reason} if reason else others


def _option(system: System, rules: CampaignRules, key: str) -> Json:
    return rules.options[key] if key in rules.options else default_value(system.options[key])
