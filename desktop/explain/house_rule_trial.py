"""What a house rule would do: checked and tried out on a copy of a sheet, for a thread."""

from __future__ import annotations

from dataclasses import dataclass

from core.character import Absent, SetHouseRule, Sheet, check_house_rule
from core.errors import FormulaError, QuireError
from core.messages import Message
from core.rules import System
from desktop.history.revision_changes import ValueDifference, differences
from desktop.numerals import text_of

FAMILY_MARK = "<"


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of trying a rule out.

    Attributes:
        key: The rule.
        formula: Its formula; ABSENT where the book's own was tried.
        problem: Why it cannot be accepted, or None.
        column: Place of the problem in the formula, from 1; 0 where it has none.
        before, after: The value of the number it replaces, of the first one for a family or the rows of a list.
        changes: What it would change on this character, as people see it.
        violations: How many more violations there would be; below zero for fewer.
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
    """Try a rule out.

    Args:
        now: The sheet as it is, one that nobody else changes.
        then: The same once more; it is changed.
        key: What the rule replaces.
        formula: The formula; ABSENT for the book's own.
    """
    try:
        if not isinstance(formula, Absent):
            check_house_rule(now.system, now.character.house_rules, key, formula)
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
    """Return the first number that a rule replaces on a sheet; "" where there is none."""
    member = next((each for each, derived in sheet.system.derived.items() if derived.family == key), key)
    list_key, _, inner = member.partition("[].")
    if not inner:
        return member
    return f"{list_key}[0].{inner}" if "[]" not in inner and sheet.count(list_key) else ""


def book_text(system: System, key: str) -> str:
    """Return the book's formula as it is written, for a member or for a whole family with its mark.

    Raises:
        KeyError: There is no such number.
    """
    if FAMILY_MARK in key:
        member = next(each for each in system.derived.values() if each.family == key)
        return system.program.formula_template(member.key)
    return system.program.formula(key)


def current_text(sheet: Sheet, key: str) -> str:
    """Return the formula that a rule for this key would begin with: its own, else the book's."""
    return sheet.character.house_rules.get(key) or book_text(sheet.system, key)
