"""The stored character: immutable inputs, options, house rules, headers; JSON both ways."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from core.character.address import parse_address, to_positions
from core.character.campaign_rules import CAMPAIGN_RULES_KEY, OPTION, REASONS_KEY, CampaignRules, read_texts
from core.character.effects import EFFECTS_KEY, with_position_addresses
from core.character.json_reader import FORMAT, FORMAT_VERSION, kind_name, read_document, to_current_version
from core.character.json_values import Json, clean_object
from core.character.json_writer import to_text
from core.character.portrait import check_portrait
from core.character.setting_reference import SETTING_KEY, SettingReference
from core.errors import DocumentError, EditError
from core.messages import Message, Word

TEXT_HEADERS: Final = ("name", "player", "campaign", "notes")
"""Text keys at the top level of a document."""

CAMPAIGN_ID: Final = "campaign_id"
"""Text key of the campaign's id; the name beside it may be an older one."""

_OWN_KEYS: Final = frozenset(
    (
        *("format", "version", "system", *TEXT_HEADERS, "tags", "portrait"),
        *("options", "house_rules", "accepted", EFFECTS_KEY, "data"),
    )
)


@dataclass(frozen=True, slots=True)
class Acceptance:
    """A violation that the Game Master allows.

    Attributes:
        code, address: Identify it; rows of the address are by position in files, by uid on a sheet.
        reason: Why it is allowed.
    """

    code: str
    address: str
    reason: str


@dataclass(frozen=True, slots=True)
class Character:
    """A character as it is stored.

    Groups are plain dictionaries, lists are plain lists; they are shared between revisions and never modified.

    Attributes:
        system: Id of its game.
        name, player, campaign, notes: Texts for people.
        tags: Search words.
        portrait: PNG or JPEG in base64, or None.
        options: Optional rules of the game, by key; a missing one has its default.
        house_rules: Formulas by the key they replace, in document order.
        accepted: Violations that the Game Master allows.
        data: The inputs of the game.
        extra: Unknown top-level keys; kept.
        setting: The Game Master's setting that it was made with; None for a sample setting.
        effects: What its conditions change, as entries of :mod:`core.character.effects`; unusable ones too.
        campaign_id: Id of its campaign; "" if only the name is known, as in older documents.
        reasons: Why its own rules hold, by the key of a house rule, or ``options.quirks`` for an option.
        campaign_rules: Rules of its campaign, which hold where it has none of its own.
    """

    system: str
    name: str = ""
    player: str = ""
    campaign: str = ""
    notes: str = ""
    tags: tuple[str, ...] = ()
    portrait: str | None = None
    options: Mapping[str, Json] = field(default_factory=dict)
    house_rules: Mapping[str, str] = field(default_factory=dict)
    accepted: tuple[Acceptance, ...] = ()
    data: Mapping[str, Json] = field(default_factory=dict)
    extra: Mapping[str, Json] = field(default_factory=dict)
    setting: SettingReference | None = None
    effects: tuple[Json, ...] = ()
    campaign_id: str = ""
    reasons: Mapping[str, str] = field(default_factory=dict)
    campaign_rules: CampaignRules | None = None

    @property
    def changes_numbers(self) -> bool:
        """True if house rules or effects change numbers of the game."""
        return bool(self.house_rules_in_force or self.effects)

    @property
    def house_rules_in_force(self) -> Mapping[str, str]:
        """House rules by key, its own first, then those of its campaign that it has none of its own for."""
        if self.campaign_rules is None:
            return self.house_rules
        others = sorted(self.campaign_rules.house_rules.items())
        return {**self.house_rules, **{key: rule for key, rule in others if key not in self.house_rules}}

    @property
    def options_in_force(self) -> Mapping[str, Json]:
        """Options by key: those of its campaign, and its own before them."""
        return self.options if self.campaign_rules is None else {**self.campaign_rules.options, **self.options}

    def campaign_of_rule(self, key: str) -> str:
        """Return the name of the campaign whose rule holds; "" for a rule of its own or of the book.

        Args:
            key: Key of a house rule, or ``options.quirks`` for an option.
        """
        rules = self.campaign_rules
        return rules.title if rules is not None and not self._has_rule(key) and rules.has(key) else ""

    def reason_of_rule(self, key: str) -> str:
        """Return why a rule holds, "" without one.

        Args:
            key: As for :meth:`campaign_of_rule`.
        """
        rules = self.campaign_rules
        return (self.reasons if rules is None or self._has_rule(key) else rules.reasons).get(key, "")

    def _has_rule(self, key: str) -> bool:
        return key in self.house_rules or (key.startswith(OPTION) and key.removeprefix(OPTION) in self.options)

    @classmethod
    def from_json(cls, document: Mapping[str, object]) -> Character:
        """Return the character of a JSON document of any supported version.

        Args:
            document: An object from :func:`~core.character.json_reader.read_object`, or one made by a script.

        Raises:
            DocumentError: It is not a character document, or a top-level key has the wrong type.
        """
        return cls._from_clean(to_current_version(clean_object(document)))

    @classmethod
    def read(cls, source: bytes | str) -> Character:
        """Read a character file; see :func:`~core.character.json_reader.read_document`.

        Raises:
            DocumentError: It is not a valid character document; the message says where.
        """
        return cls._from_clean(read_document(source))

    @classmethod
    def _from_clean(cls, document: Mapping[str, Json]) -> Character:
        name, player, campaign, notes = (_text(document.get(key, ""), key) for key in TEXT_HEADERS)
        campaign_id, reasons = document.get(CAMPAIGN_ID, ""), read_texts(document.get(REASONS_KEY, {}))
        references: dict[str, object] = {
            SETTING_KEY: (setting := SettingReference.from_json(document.get(SETTING_KEY))),
            CAMPAIGN_RULES_KEY: (rules := CampaignRules.from_json(document.get(CAMPAIGN_RULES_KEY))),
            CAMPAIGN_ID: campaign_id if isinstance(campaign_id, str) else None,
            REASONS_KEY: reasons,
        }
        own_keys = _OWN_KEYS | {key for key, read in references.items() if read is not None}
        return cls(
            system=str(document["system"]),
            name=name,
            player=player,
            campaign=campaign,
            notes=notes,
            tags=as_tags(document.get("tags", [])),
            portrait=as_portrait(document["portrait"]) if "portrait" in document else None,
            options=_group(document, "options"),
            house_rules={
                key: _text(formula, f"house_rules.{key}") for key, formula in _group(document, "house_rules").items()
            },
            accepted=_accepted(document.get("accepted", [])),
            data=_group(document, "data"),
            extra={key: value for key, value in document.items() if key not in own_keys},
            setting=setting,
            effects=_effects(document.get(EFFECTS_KEY, [])),
            campaign_id=campaign_id if isinstance(campaign_id, str) else "",
            reasons=reasons or {},
            campaign_rules=rules,
        )

    def with_data(self, data: Mapping[str, Json]) -> Character:
        """Return the same character with other inputs.

        Faster than ``replace``, as every edit calls it.
        """
        return Character(
            self.system,
            self.name,
            self.player,
            self.campaign,
            self.notes,
            self.tags,
            self.portrait,
            self.options,
            self.house_rules,
            self.accepted,
            data,
            self.extra,
            self.setting,
            self.effects,
            self.campaign_id,
            self.reasons,
            self.campaign_rules,
        )

    def to_json(self) -> dict[str, Json]:
        """Return the document as JSON in the current version.

        Rows of accepted violations are by position.
        """
        document: dict[str, Json] = {
            **self.extra,
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "system": self.system,
            "name": self.name,
            "player": self.player,
            "campaign": self.campaign,
            "notes": self.notes,
            "options": self.options,
            "house_rules": self.house_rules,
            "data": self.data,
        }
        if self.tags:
            document["tags"] = list(self.tags)
        if self.portrait is not None:
            document["portrait"] = self.portrait
        if self.setting is not None:
            document[SETTING_KEY] = self.setting.to_json()
        if self.campaign_id:
            document[CAMPAIGN_ID] = self.campaign_id
        if self.reasons:
            document[REASONS_KEY] = self.reasons
        if self.campaign_rules is not None:
            document[CAMPAIGN_RULES_KEY] = self.campaign_rules.to_json()
        if self.effects:
            document[EFFECTS_KEY] = with_position_addresses(self.effects, self.data)
        if self.accepted:
            document["accepted"] = [
                {"code": entry.code, "address": _to_file_address(entry.address, self.data), "reason": entry.reason}
                for entry in self.accepted
            ]
        return document

    def to_text(self, indent: int | None = 2) -> str:
        """Return the document as JSON text with sorted keys; equal documents give equal text."""
        return to_text(self.to_json(), indent)


def as_tags(value: Json) -> tuple[str, ...]:
    """Return the tags of a document as a tuple.

    Raises:
        DocumentError: The value is not a list of texts.
    """
    if not isinstance(value, list | tuple):
        raise DocumentError(_wrong_type("tags", Word("a list of texts"), value))
    return tuple(_text(tag, f"tags[{number}]") for number, tag in enumerate(value))


def as_portrait(value: Json) -> str:
    """Return the portrait of a document after checking it.

    Raises:
        DocumentError: It is not a valid portrait.
    """
    text = _text(value, "portrait")
    if problem := check_portrait(text):
        raise DocumentError(problem)
    return text


def _effects(value: Json) -> tuple[Json, ...]:
    """Return the entries of effects; what is no list is one entry without an effect."""
    return tuple(value) if isinstance(value, list) else (value,)


def _accepted(value: Json) -> tuple[Acceptance, ...]:
    if not isinstance(value, list):
        raise DocumentError(_wrong_type("accepted", Word("a list"), value))
    return tuple(_acceptance(entry, f"accepted[{number}]") for number, entry in enumerate(value))


def _acceptance(value: Json, key_path: str) -> Acceptance:
    if not isinstance(value, Mapping):
        raise DocumentError(_wrong_type(key_path, Word("an object with code, address and reason"), value))
    return Acceptance(*(_text(value.get(key, ""), f"{key_path}.{key}") for key in ("code", "address", "reason")))


def _to_file_address(address: str, data: Mapping[str, Json]) -> str:
    try:
        return str(to_positions(parse_address(address), data))
    except EditError:  # the row is gone, and its violation with it
        return address


def _group(document: Mapping[str, Json], key: str) -> Mapping[str, Json]:
    value = document.get(key, {})
    if not isinstance(value, Mapping):
        raise DocumentError(_wrong_type(key, Word("an object in curly braces"), value))
    return value


def _text(value: Json, key_path: str) -> str:
    if not isinstance(value, str):
        raise DocumentError(_wrong_type(key_path, Word("a text"), value))
    return value


def _wrong_type(key_path: str, wanted: str, found: Json) -> Message:
    return Message(
        "wrong_type",
        "{place} must be {wanted}, but it is {found}. Correct the file and try again.",
        {"place": key_path, "wanted": wanted, "found": kind_name(found)},
    )
