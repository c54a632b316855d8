"""Tries a house rule on a copy of a sheet (worker thread); returns formulas as text."""

from __future__ import annotations

from dataclasses import dataclass

from core.character.edits import SetHouseRule
from core.character.house_rules import check_house_rule
from core.character.json_values import Absent
from core.character.sheet import Sheet
from core.errors import FormulaError, QuireError
from core.messages import Message
from core.rules.model import System
from desktop.numerals import text_of
from desktop.sheet.revision_changes import ValueDifference, differences

FAMILY_MARK = "<"


@dataclass(frozen=True, slots=True)
class Trial:
    """Result of trying out a house rule.

    Attributes:
        key: Key of the rule.
        formula: Its formula; ABSENT for the original.
        problem: Why it is invalid, or None.
        column: Column of the problem in the formula, from 1; 0 if unknown.
        before, after: Value of the number; of the first one for a family or list.
        changes: The visible values that would change.
        violations: Difference in the number of violations.
    """

    key: str
    formula: str | Absent
    problem: Message | None = None
    column: int = 0
    before: str = ""
    after: str = ""
    changes: tuple[ValueDifference, ...] = ()
    violations: int = 0


def try_out(now: Sheet, then: Sheet, key: str, formula: str | Absent) -> Trial:
    """Try out a house rule.

    Args:
        now: A copy of the present sheet.
        then: Another copy; it is modified.
        key: Key of the replaced formula.
        formula: The formula; ABSENT for the original.
    """
    try:
        if not isinstance(formula, Absent):
            rules = now.character.campaign_rules
            given = {} if rules is None else rules.house_rules
            check_house_rule(now.system, now.character.house_rules, key, formula, given)
        then.apply(SetHouseRule(key, formula))
    except FormulaError as error:
        return Trial(key, formula, error.message, error.column)
    except QuireError as error:
        return Trial(key, formula, error.message)
    address = first_address(now, key)
    return Trial(
        key,
        formula,
        before=text_of(now, address) if address else "",
        after=text_of(then, address) if address else "",
        changes=tuple(each for each in differences(now, then) if each.is_computed),
        violations=len(then.violations) - len(now.violations),
    )


def first_address(sheet: Sheet, key: str) -> str:
    """Return the address of the first number that a rule replaces; "" if there is none."""
    member = next((each for each, derived in sheet.system.derived.items() if derived.family == key), key)
    list_key, _, inner = member.partition("[].")
    if not inner:
        return member
    return f"{list_key}[0].{inner}" if "[]" not in inner and sheet.count(list_key) else ""


def book_text(system: System, key: str) -> str:
    """Return the original formula as written, of a number or of a family with its mark.

    Raises:
        KeyError: There is no such number.
    """
    if FAMILY_MARK in key:
        member = next(each for each in system.derived.values() if each.family == key)
        return system.program.formula_template(member.key)
    return system.program.formula(key)


def current_text(sheet: Sheet, key: str) -> str:
    """Return the present formula of a key: its house rule, else the original."""
    return sheet.character.house_rules_in_force.get(key) or book_text(sheet.system, key)
