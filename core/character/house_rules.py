"""House rules: formulas of a document laid over those of its game.

A rule replaces a whole definition. Its key is written as the game lists it: ``move_rate``, one member ``cap.hlth``, a
whole family ``cap.<a>``, a number of every row ``weapons[].wt``, a constant ``rule.…``. A rule for a member goes before
one for its family. A rule that cannot be read, names something unknown or closes a circle is refused; the book's
formula holds then, and the refusal is a fault at the rule's key.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from core.character.inputs import guess
from core.engine import Fault, Program
from core.errors import FormulaError
from core.messages import Message
from core.rules import System

_MARK = re.compile(r"<\w+>")

Rule = tuple[str, str]
"""Key and formula, as the document has them."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A game's formulas with house rules over them.

    Attributes:
        program: All formulas, compiled.
        rules: The formula of a house rule by each key that it replaces, family marks filled in.
        refused: The rules that do not hold, and why; their address is the rule's key.
    """

    program: Program
    rules: Mapping[str, str] = field(default_factory=dict)
    refused: tuple[Fault, ...] = ()


def layer(system: System, house_rules: Mapping[str, str]) -> Layer:
    """Lay the house rules of a document over its game; the same rules give the same layer."""
    return _layer(system, tuple(house_rules.items()))


def check_house_rule(system: System, existing: Mapping[str, str], key: str, formula: str) -> None:
    """Find out whether a house rule can be accepted.

    Args:
        system: The game.
        existing: The house rules so far; one for the same key is replaced.
        key: What the new rule replaces.
        formula: The new formula.

    Raises:
        FormulaError: It cannot be read, names something unknown, or makes a circle; the message prints the path.
    """
    others = {known: text for known, text in existing.items() if known != key}
    refused = {fault.address for fault in layer(system, others).refused}
    accepted = [rule for rule in others.items() if rule[0] not in refused]
    _program(system, [*accepted, (key, formula)])


@lru_cache(maxsize=64)
def _layer(system: System, rules: tuple[Rule, ...]) -> Layer:
    if not rules:
        return Layer(system.program)
    try:
        return Layer(_program(system, rules), _spread(system, rules))
    except FormulaError:
        return _layer_one_by_one(system, rules)


def _layer_one_by_one(system: System, rules: Sequence[Rule]) -> Layer:
    """Add rule after rule, so that the one that closes a circle is the one that is refused."""
    accepted: list[Rule] = []
    refused: list[Fault] = []
    program = system.program
    for rule in rules:
        try:
            program = _program(system, [*accepted, rule])
        except FormulaError as error:
            refused.append(Fault(rule[0], error.message))
        else:
            accepted.append(rule)
    return Layer(program, _spread(system, accepted), tuple(refused))


def _program(system: System, rules: Sequence[Rule]) -> Program:
    return system.program.with_rules(_spread(system, rules))


def _spread(system: System, rules: Sequence[Rule]) -> dict[str, str]:
    """Give the formula of every key that rules replace: families first, members over them."""
    spread: dict[str, str] = {}
    for key, formula in sorted(rules, key=lambda rule: "<" not in rule[0]):
        spread.update(_members(system, key, formula))
    return spread


def _members(system: System, key: str, formula: str) -> dict[str, str]:
    if key in system.derived:
        return {key: formula}
    mark = _MARK.search(key)
    members = [each for each in system.derived.values() if mark and each.family == key]
    if mark and members:
        return {each.key: formula.replace(mark[0], each.member) for each in members}
    if key in system.fields:
        raise FormulaError(
            Message(
                "rule_for_input",
                "{key} ({label}) is written by hand and has no formula to replace. Remove the house rule.",
                {"key": key, "label": system.fields[key].label},
            )
        )
    families = {each.family: None for each in system.derived.values()}
    raise FormulaError(
        Message(
            "rule_for_nothing",
            "{system} has no number {key} to replace.{guess} Correct the key of the house rule, or remove it.",
            {"system": system.name, "key": key, "guess": guess(key, {**system.derived, **families})},
        )
    )
