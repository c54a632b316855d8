"""Checks a document's house rules, and applies them to the formulas of its game.

A rule replaces a whole definition. Its key is written as the game lists it: ``move_rate``, one member ``cap.hlth``, a
whole family ``cap.<a>``, a number of every row ``weapons[].wt`` (and of virtual rows like it), a constant ``rule.…``, a
macro ``S.effective``. The more specific rule wins: member over family, virtual row over list, all of them over macro.
A rule that cannot be parsed, names something unknown or makes a circle is refused: the book's formula applies, and the
refusal becomes a fault at the rule's key. Rules of the campaign come before the book's and after all of the character's
own, however general those are.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from core.character.inputs import suggest
from core.errors import FormulaError
from core.formula import Fault, Program
from core.formula.dependency_graph import EvaluationOrder, circular_keys
from core.formula.formula_node import FormulaNode
from core.messages import Message
from core.rules.macros import expand_macro
from core.rules.model import System

_MARK = re.compile(r"<\w+>")

MOST_CACHED = 200
"""Sets of more house rules than this are not cached."""

MOST_GUESSES = 10
"""Spelling suggestions are looked up for this many refused rules only, as a document may hold any number."""


class HouseRule(NamedTuple):
    """A house rule to be applied; one of the character's own comes before all of its campaign."""

    key: str
    formula: str
    is_own: bool = True


"""Key and formula, as the document has them."""


@dataclass(frozen=True, slots=True)
class EffectiveFormulas:
    """A game's formulas with the house rules of a document applied.

    Attributes:
        program: All formulas, compiled.
        rules: House rule formulas by each key that they replace, families expanded.
        owners: Key of the house rule by each key that it replaces.
        refused: The invalid rules, and why; the address of each fault is the rule's key.
    """

    program: Program
    rules: Mapping[str, str] = field(default_factory=dict)
    owners: Mapping[str, str] = field(default_factory=dict)
    refused: tuple[Fault, ...] = ()


def effective_formulas(
    system: System, house_rules: Mapping[str, str], of_campaign: Mapping[str, str] | None = None
) -> EffectiveFormulas:
    """Return the formulas of a game with house rules applied.

    Cached, so equal rules share one result.

    Args:
        system: The game.
        house_rules: The character's own.
        of_campaign: Those of its campaign, which hold where it has none of its own.
    """
    own = (HouseRule(key, formula) for key, formula in house_rules.items())
    others = sorted((of_campaign or {}).items())
    rules = (*own, *(HouseRule(*rule, is_own=False) for rule in others if rule[0] not in house_rules))
    return _cached_formulas(system, rules) if len(rules) <= MOST_CACHED else _build_formulas(system, rules)


def check_house_rule(
    system: System, existing: Mapping[str, str], key: str, formula: str, of_campaign: Mapping[str, str] | None = None
) -> None:
    """Raise if a house rule cannot be accepted.

    Args:
        system: The game.
        existing: The house rules so far; one for the same key is replaced.
        key: What the new rule replaces.
        formula: The new formula.
        of_campaign: The house rules of the campaign.

    Raises:
        FormulaError: It cannot be parsed, names something unknown, or makes a circle; the message shows the path.
    """
    others = {known: text for known, text in existing.items() if known != key}
    base = effective_formulas(system, others, {k: text for k, text in (of_campaign or {}).items() if k != key})
    _apply_one(system, base, HouseRule(key, formula), {own for own in others if own not in _refused_keys(base)})


@lru_cache(maxsize=64)
def _cached_formulas(system: System, rules: tuple[HouseRule, ...]) -> EffectiveFormulas:
    return _build_formulas(system, rules)


def _build_formulas(system: System, rules: Sequence[HouseRule]) -> EffectiveFormulas:
    """Apply all rules at once if they are valid together, else apply the valid ones."""
    if not rules:
        return EffectiveFormulas(system.program)
    try:
        return _apply_all(system, rules)
    except FormulaError:
        return _apply_valid(system, rules)


def _apply_all(system: System, rules: Sequence[HouseRule]) -> EffectiveFormulas:
    """Apply all rules, the more specific ones last.

    Raises:
        FormulaError: They are not valid together.
    """
    expanded: dict[str, str] = {}
    owners: dict[str, str] = {}
    for rule in _by_precedence(system, rules):
        members = _members(system, rule.key, rule.formula)
        expanded.update(members)
        owners.update(dict.fromkeys(members, rule.key))
    return EffectiveFormulas(system.program.with_house_rules(expanded), expanded, owners)


def _apply_valid(system: System, rules: Sequence[HouseRule]) -> EffectiveFormulas:
    """Apply the valid rules; each is compiled once.

    Of rules in a circle, the one that closes it in document order is refused.
    """
    compiled, refused = _compile(system, rules)
    readable = [rule for rule in rules if rule.key in compiled]
    circling = _find_circling(system, readable, compiled)
    nodes: dict[str, FormulaNode] = {}
    owners: dict[str, HouseRule] = {}
    for rule in _by_precedence(system, [rule for rule in readable if rule.key not in circling]):
        nodes.update(compiled[rule.key])
        owners.update(dict.fromkeys(compiled[rule.key], rule))
    order = EvaluationOrder(system.program.needs(nodes))
    for rule in readable:
        key, own = rule.key, _precedence(system, rule)
        if key not in circling:
            continue
        members = {
            member: node
            for member, node in compiled[key].items()
            if _precedence(system, owners.get(member, rule)) <= own
        }
        try:
            order.change({member: [read for read, _ in node.reads] for member, node in members.items()})
        except FormulaError as error:
            refused[key] = error.message
        else:
            nodes.update(members)
            owners.update(dict.fromkeys(members, rule))
    faults = tuple(Fault(rule.key, refused[rule.key]) for rule in rules if rule.key in refused)
    texts = {member: node.text for member, node in nodes.items()}
    keys = {member: rule.key for member, rule in owners.items()}
    return EffectiveFormulas(system.program.with_nodes(nodes), texts, keys, faults)


CompiledRules = Mapping[str, Mapping[str, FormulaNode]]
"""The compiled formulas of house rules by the key of the rule and the numbers that it replaces."""


def _compile(system: System, rules: Sequence[HouseRule]) -> tuple[CompiledRules, dict[str, Message]]:
    """Return the compiled rules, and why others are invalid on their own.

    A circle may still be broken by another rule.
    """
    compiled: dict[str, Mapping[str, FormulaNode]] = {}
    refused: dict[str, Message] = {}
    for rule in rules:
        try:
            members = _members(system, rule.key, rule.formula, can_guess=len(refused) < MOST_GUESSES)
            compiled[rule.key] = system.program.compile_house_rules(members)
        except FormulaError as error:
            refused[rule.key] = error.message
    return compiled, refused


def _find_circling(system: System, rules: Sequence[HouseRule], compiled: CompiledRules) -> set[str]:
    """Return the keys of the rules that are in some circle when all others are applied."""
    circling: set[str] = set()
    while True:
        owners: dict[str, str] = {}
        nodes: dict[str, FormulaNode] = {}
        for rule in _by_precedence(system, [rule for rule in rules if rule.key not in circling]):
            nodes.update(compiled[rule.key])
            owners.update(dict.fromkeys(compiled[rule.key], rule.key))
        found = {owners[key] for key in circular_keys(system.program.needs(nodes)) if key in owners}
        if not found:
            return circling
        circling |= found


def _by_precedence(system: System, rules: Iterable[HouseRule]) -> list[HouseRule]:
    return sorted(rules, key=lambda rule: _precedence(system, rule))


def _precedence(system: System, rule: HouseRule) -> tuple[bool, int]:
    return rule.is_own, _specificity(system, rule.key)


def _apply_one(
    system: System, base: EffectiveFormulas, rule: HouseRule, accepted: Collection[str]
) -> EffectiveFormulas:
    """Apply one more rule of the character's own; members with a more specific one keep theirs."""
    members = _members(system, rule.key, rule.formula, can_guess=True)
    own = _specificity(system, rule.key)
    narrower = [key for key in accepted if _specificity(system, key) > own]
    kept = {member for key in narrower for member in _members(system, key, "")}
    members = {key: formula for key, formula in members.items() if key not in kept}
    return EffectiveFormulas(base.program.with_house_rules(members), {**base.rules, **members})


def _refused_keys(effective: EffectiveFormulas) -> set[str]:
    return {fault.address for fault in effective.refused}


def _specificity(system: System, key: str) -> int:
    """Return how specific a key is, from 0 to 3.

    Macro (0), family (1), list column with virtual rows (2), single number (3).
    """
    if key.partition(".")[0] in system.macros:
        return 0
    if "<" in key:
        return 1
    derived = system.derived.get(key)
    return 3 if derived is not None and derived.house_rule_from else 2


def _members(system: System, key: str, formula: str, *, can_guess: bool = False) -> dict[str, str]:
    """Return the formula of every number that a rule replaces."""
    if key in system.derived:
        return {**dict.fromkeys(_followers(system).get(key, ()), formula), key: formula}
    expanded = expand_macro(key, system.macros)
    if expanded:
        found = [_members(system, part_key, formula, can_guess=can_guess) for part_key in expanded]
        return {member: text for members in found for member, text in members.items()}
    families = _families(system)
    mark = _MARK.search(key)
    if mark and key in families:
        own = {member_key: formula.replace(mark[0], member) for member_key, member in families[key]}
        followers = _followers(system)
        return {**{other: text for each, text in own.items() for other in followers.get(each, ())}, **own}
    if key in system.fields:
        raise FormulaError(
            Message(
                "rule_for_input",
                "{key} ({label}) is entered by hand and has no formula to replace. Remove the house rule.",
                {"key": key, "label": system.fields[key].label},
            )
        )
    guess = suggest(key, {**system.derived, **families}) if can_guess else ""
    raise FormulaError(
        Message(
            "rule_for_nothing",
            "{system} has no number {key} to replace.{guess} Correct the key of the house rule, or remove it.",
            {"system": system.name, "key": key, "guess": guess},
        )
    )


@lru_cache(maxsize=16)
def _families(system: System) -> Mapping[str, Sequence[tuple[str, str]]]:
    """Return the members (key and member name) of every family of computed numbers."""
    families: dict[str, list[tuple[str, str]]] = {}
    for key, derived in system.derived.items():
        if derived.member:
            families.setdefault(derived.family, []).append((key, derived.member))
    return families


@lru_cache(maxsize=16)
def _followers(system: System) -> Mapping[str, Sequence[str]]:
    """Return the numbers of virtual rows that share a column's house rule, by that column."""
    followers: dict[str, list[str]] = {}
    for key, derived in system.derived.items():
        if derived.house_rule_from:
            followers.setdefault(derived.house_rule_from, []).append(key)
    return followers
