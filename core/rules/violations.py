"""Reads violation rules from violations.toml and expands families."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from core.messages import Word
from core.rules.families import Families, FamilyExpansion
from core.rules.message_templates import read_message_template
from core.rules.model import Member, Severity, ViolationRule
from core.rules.name_resolution import list_of, resolve, visible
from core.rules.source_position import (
    LIST,
    TABLE,
    TEXT,
    SourcePosition,
    TomlTable,
    array_tables,
    check_attributes,
    table,
    text,
)

BOUND_PLACEHOLDERS = ("what", "n", "least", "most")
"""Placeholders of a message about bounds: label, value, bounds."""

_RULE = {
    "code": TEXT,
    "severity": TEXT,
    "for": TEXT,
    "when": TEXT,
    "address": TEXT,
    "message": TEXT,
    "values": TABLE,
    "label": TEXT,
    "cite": TEXT,
}
_REQUIRED = ("code", "message", "label", "cite")
MEMBER_PLACEHOLDERS = ("label", "abbr", "key")
"""Placeholders for the family member of a message."""


_CODE = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(slots=True)
class ViolationDefinitions:
    """The content of violations.toml.

    Attributes:
        rules: The rules, expanded, in order.
        bound_messages: Those that only have the message of a bound, with positions.
        formulas: Conditions by the key of their node, families not expanded.
        placeholder_formulas: The same for values of messages, computed on demand.
        positions: Positions of all these formulas.
    """

    rules: list[ViolationRule] = field(default_factory=list)
    bound_messages: list[tuple[SourcePosition, ViolationRule]] = field(default_factory=list)
    formulas: dict[str, str] = field(default_factory=dict)
    placeholder_formulas: dict[str, str] = field(default_factory=dict)
    positions: dict[str, SourcePosition] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RuleNames:
    """Names that violation rules can use.

    Attributes:
        values: Class keys of fields and computed numbers, and options (``options.quirks``).
        addressable: Everything an address can name: values, options, groups, lists.
        families: Members by mark.
    """

    values: Collection[str]
    addressable: Collection[str]
    families: Families


def read_violations(file: str, raw: TomlTable, known: RuleNames) -> ViolationDefinitions:
    """Read the violation rules.

    Args:
        file: Name of the file, for errors.
        raw: Its content.
        known: The names of the game.

    Raises:
        RulesError: A rule is invalid; its formulas are checked later, when the program is built.
    """
    check_attributes(SourcePosition(file, ""), raw, {"violation": LIST})
    definitions = ViolationDefinitions()
    for position, each in array_tables(file, raw, "violation", "code"):
        check_attributes(position, each, _RULE, _REQUIRED)
        _Rule(position, each, known).expansion(definitions)
    return definitions


class _Rule:
    """One entry of the file; checks shared by all family members run once."""

    def __init__(self, position: SourcePosition, raw: TomlTable, known: RuleNames) -> None:
        self.position = position
        self.raw = raw
        self.known = known
        self.code = text(raw, "code")
        if not _CODE.fullmatch(self.code):
            raise position.error(
                "bad_name", "{name} is not a valid code; use lowercase letters, digits and _.", name=self.code
            )
        self.severity = self._severity(text(raw, "severity", "violation"))
        self.watched = text(raw, "for")
        self.address = text(raw, "address", self.watched)
        self.when = text(raw, "when")
        self.formulas: Mapping[str, object] = table(raw, "values")
        self.label = text(raw, "label")
        self.cite = text(raw, "cite")
        self.template, self.placeholders = read_message_template(position, text(raw, "message"))

    def _severity(self, name: str) -> Severity:
        try:
            return Severity(name)
        except ValueError:
            raise self.position.unknown(
                "unknown_severity", "there is no severity {name}.", name, list(Severity)
            ) from None

    def expansion(self, definitions: ViolationDefinitions) -> None:
        """Add the rule for each family member."""
        if not self.when:
            self._add_bound_message(definitions)
            return
        expansion = FamilyExpansion(self.position, self.watched or "sheet", self.known.families)
        node = self._node(definitions)
        expansion.refuse_unknown_marks(self.when)
        definitions.formulas[node] = self.when
        definitions.positions[node] = self.position
        value_keys = {name: f"{node}?{name}" for name in self.formulas}
        for name, formula in self.formulas.items():
            if name not in self.placeholders or not isinstance(formula, str):
                raise self.position.error(
                    "never_used", "{name} in values must be a formula used in the message.", name=name
                )
            expansion.refuse_unknown_marks(formula)
            definitions.placeholder_formulas[value_keys[name]] = formula
            definitions.positions[value_keys[name]] = self.position
        for member in expansion.members:
            definitions.rules.append(self._for_member(expansion, member, node, value_keys))

    def _node(self, definitions: ViolationDefinitions) -> str:
        """Return the unique key of the condition in the solver, with family marks."""
        scope = list_of(self.watched)
        inside = scope + "[]." if scope else ""
        rest = self.address.removeprefix(inside).removesuffix("[]")
        node = f"{inside}!{self.code}" + (f".{rest}" if rest and rest != scope else "")
        number = 2
        unique = node
        while unique in definitions.formulas:
            unique = f"{node}.{number}"
            number += 1
        return unique

    def _add_bound_message(self, definitions: ViolationDefinitions) -> None:
        """Add a rule that only has the message of a bound."""
        for name in self.placeholders.values():
            if name not in BOUND_PLACEHOLDERS:
                raise self.position.unknown(
                    "unknown_gap", "the message of a bound cannot use {name}.", name, BOUND_PLACEHOLDERS
                )
        rule = ViolationRule(self.code, self.severity, "", "", "", self.template, self.label, self.cite)
        definitions.rules.append(rule)
        definitions.bound_messages.append((self.position, rule))

    def _for_member(
        self, expansion: FamilyExpansion, member: Member | None, node: str, value_keys: Mapping[str, str]
    ) -> ViolationRule:
        watched = expansion.fill(self.watched, member)
        scope = list_of(watched)
        if watched and watched.removesuffix("[]") not in self.known.addressable:
            raise self.position.unknown(
                "unknown_key", "for is {name}, which does not exist.", watched, self.known.addressable
            )
        texts: dict[str, str] = {}
        values: dict[str, str] = {}
        for placeholder, name in self.placeholders.items():
            if name in value_keys:
                values[placeholder] = expansion.fill(value_keys[name], member)
            elif member is not None and name in MEMBER_PLACEHOLDERS:
                texts[placeholder] = Word(getattr(member, name))
            else:
                values[placeholder] = self._cell(expansion.fill(name, member), scope)
        return ViolationRule(
            code=self.code,
            severity=self.severity,
            when=expansion.fill(self.when, member),
            key=expansion.fill(node, member),
            address=self._resolved_address(expansion.fill(self.address, member), scope),
            message=self.template,
            label=self.label,
            cite=self.cite,
            values=values,
            texts=texts,
            scope=scope,
        )

    def _cell(self, name: str, scope: str) -> str:
        """Return the class key behind a placeholder."""
        key = resolve(name, scope, self.known.values)
        if key is None:
            known = [*visible(scope, self.known.values), *self.formulas]
            raise self.position.unknown(
                "unknown_gap", "the message uses {name}, which is not a number here.", name, known
            )
        return key

    def _resolved_address(self, address: str, scope: str) -> str:
        if not address or address.removesuffix("[]") in self.known.addressable:
            return address
        found = resolve(address, scope, self.known.addressable)
        if found is None:
            raise self.position.unknown(
                "unknown_address", "address is {name}, which does not exist.", address, self.known.addressable
            )
        return found
