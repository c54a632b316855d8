"""Rules of a campaign in the document of its member: options, house rules and their reasons, named by version.

A document holds them under the top-level key ``campaign_rules``: ``{"id": "f7k2m9qx", "name": "Salt and Silver",
"version": 3, "options": {"quirks": true}, "house_rules": {"move_rate": "surprise + 1"}, "reasons": {"move_rate":
"We walk."}}``. A rule of the character's own comes before them, the book's after them, so a document needs no library
to be computed. Reasons have the key of the house rule, or ``options.quirks`` for an option.

What is not of this form is kept as it is, has no effect, and is named in a notice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from core.character.json_values import Json

CAMPAIGN_RULES_KEY: Final = "campaign_rules"
REASONS_KEY: Final = "reasons"
LONGEST_REASON: Final = 10_000
"""Most characters of a reason that is typed or read from a rule pack; the rest is cut off."""
OPTION: Final = "options."
"""Begins the key of an option where the key of a house rule may stand as well."""

_OWN_KEYS: Final = ("id", "name", "version", "options", "house_rules", REASONS_KEY)


@dataclass(frozen=True, slots=True)
class CampaignRules:
    """The rules that a campaign gave to a character.

    Attributes:
        id: Id of the campaign.
        name: Its name when they were given.
        version: Revision of the campaign that they come from; 0 if unknown.
        options: Optional rules by key.
        house_rules: Formulas by the key that they replace.
        reasons: Why a rule holds, by its key.
        extra: Unknown keys, and parts that cannot be read; kept.
        present_name: The name that the library has for the campaign now; "" if unknown. It is not stored.
    """

    id: str
    name: str = ""
    version: int = 0
    options: Mapping[str, Json] = field(default_factory=dict)
    house_rules: Mapping[str, str] = field(default_factory=dict)
    reasons: Mapping[str, str] = field(default_factory=dict)
    extra: Mapping[str, Json] = field(default_factory=dict)
    present_name: str = field(default="", compare=False)

    @classmethod
    def from_json(cls, value: Json) -> CampaignRules | None:
        """Return the rules that a value of a document holds; None if it names no campaign."""
        if not isinstance(value, Mapping) or not isinstance(id_ := value.get("id"), str) or not id_:
            return None
        name, version, options = value.get("name", ""), value.get("version", 0), value.get("options", {})
        rules, reasons = read_texts(value.get("house_rules", {})), read_texts(value.get(REASONS_KEY, {}))
        readable = {
            "id": True,
            "name": isinstance(name, str),
            "version": isinstance(version, int) and not isinstance(version, bool),
            "options": isinstance(options, Mapping),
            "house_rules": rules is not None,
            REASONS_KEY: reasons is not None,
        }
        return cls(
            id_,
            name if isinstance(name, str) else "",
            version if isinstance(version, int) and not isinstance(version, bool) else 0,
            options if isinstance(options, Mapping) else {},
            rules or {},
            reasons or {},
            {key: each for key, each in value.items() if not readable.get(key)},
        )

    @property
    def unreadable(self) -> tuple[str, ...]:
        """Keys of the parts that cannot be read and have no effect."""
        return tuple(key for key in _OWN_KEYS if key in self.extra)

    @property
    def title(self) -> str:
        """The name of the campaign for people: the present one, else that of the time when the rules were given."""
        return self.present_name or self.name or self.id

    @property
    def has_rules(self) -> bool:
        """Whether there is any option or house rule."""
        return bool(self.options or self.house_rules)

    def has(self, key: str) -> bool:
        """Return whether there is a house rule of this key, or an option of a key such as ``options.quirks``."""
        return key in self.house_rules or (key.startswith(OPTION) and key.removeprefix(OPTION) in self.options)

    def equals(self, other: CampaignRules) -> bool:
        """Return whether two rules would compute the same, whatever campaign and version they are from."""
        return self.options == other.options and self.house_rules == other.house_rules

    def with_renamed_rule(self, old: str, new: str) -> CampaignRules:
        """Return the same rules with the new key of a number that its game has renamed."""
        if old not in self.house_rules and old not in self.reasons:
            return self
        rules, reasons = (
            {new if key == old else key: text for key, text in texts.items()}
            for texts in (self.house_rules, self.reasons)
        )
        return replace(self, house_rules=rules, reasons=reasons)

    def to_json(self) -> dict[str, Json]:
        """Return the rules as a document holds them."""
        return {
            "id": self.id,
            "name": self.name,
            "version": self.version,
            "options": self.options,
            "house_rules": self.house_rules,
            REASONS_KEY: self.reasons,
            **self.extra,
        }


def read_texts(value: Json) -> dict[str, str] | None:
    """Return an object whose values are all texts; None for anything else."""
    if not isinstance(value, Mapping):
        return None
    texts = {key: each for key, each in value.items() if isinstance(each, str)}
    return texts if len(texts) == len(value) else None
