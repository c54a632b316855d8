"""Writes house rules with the names of the game, for a campaign without any character, and since when they hold."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from core.character.document import Character
from core.character.edits import SetHouseRule
from core.character.formula_display import to_typographic
from core.character.sheet import Sheet
from core.errors import QuireError
from core.rules.model import System
from desktop.address_labels import translate_text
from desktop.campaign.session_dialog import Session
from desktop.explanation_text import formula_with_rounding

FAMILY_MARK = "<"


def rule_name(system: System, key: str) -> str:
    """Return the name of the number that a house rule replaces; of the first one for a family."""
    member = _member(system, key)
    derived = system.derived.get(member)
    return key if derived is None else translate_text(system, derived.label)


def book_text(system: System, key: str) -> str:
    """Return the book's formula with the game's names; as it is typed for a number in a list."""
    sheet = _blank_sheet(system)
    return _in_words(sheet, key) or to_typographic(book_formula(system, key))


def rule_text(system: System, key: str, formula: str, blank: Sheet | None = None) -> str:
    """Return the formula of a house rule with the game's names; as it is typed for a number in a list.

    Args:
        system: The game.
        key: Key of the rule.
        formula: The formula.
        blank: A sheet without inputs for another thread than the window's; None for the window's own.
    """
    sheet = (blank or _blank_sheet(system)).copy(random.Random(0))
    try:
        sheet.apply(SetHouseRule(key, formula))
    except QuireError:
        return to_typographic(formula)
    return _in_words(sheet, key) or to_typographic(formula)


def since_text(made: datetime, sessions: Sequence[Session]) -> str:
    """Return since when a rule holds: the first session on its day or later, else its day.

    Args:
        made: When it was applied.
        sessions: The sessions of the campaign, the first one first.
    """
    day = made.astimezone().date()
    for number, session in enumerate(sessions, start=1):
        if session.date >= day.isoformat():
            return QCoreApplication.translate("RulesCard", "since session {number}").format(number=number)
    date = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
    return QCoreApplication.translate("RulesCard", "since {date}").format(date=date)


def book_formula(system: System, key: str) -> str:
    """Return the book's formula as it is typed, of a number or of a family with its mark; "" if there is none."""
    member = _member(system, key)
    if member not in system.derived:
        return ""
    if FAMILY_MARK in key:
        return system.program.formula_template(member)
    return system.program.formula(member)


def _member(system: System, key: str) -> str:
    return next((each for each, derived in system.derived.items() if derived.family == key), key)


def _in_words(sheet: Sheet, key: str) -> str:
    member = _member(sheet.system, key)
    if "[]" in member or member not in sheet.system.derived:
        return ""
    return formula_with_rounding(sheet, sheet.explain(member))


def make_blank_sheet(system: System) -> Sheet:
    """Return a sheet without inputs."""
    return Sheet.open(Character(system.id), system, random.Random(0))


_blank_sheet = lru_cache(maxsize=8)(make_blank_sheet)
