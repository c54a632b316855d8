"""Failed attempts that may not simply be repeated: kept among the conditions until Faith says more.

A failure with a 1 is a condition of the kind "other" with the name of the attempt. After a Faith roll it is removed, so
that the attempt may be made again; after a failed one it says "never". A person removes it when it has become moot.
The same goes for attempts to resist a power, whose condition stays until it is resisted or ends.

Source: RPG.Rules, SKILL RETRIES, NOTE 1; R27; spec 6.4.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.character.edits import AddRow, Edit, RemoveRow, SetValue
from core.character.sheet import Sheet
from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.readers import exact_number, is_same_name, sheet_rows, text
from core.procedures.requests import Option
from core.systems.kinsler.attempt_outcome import Outcome
from core.systems.kinsler.attempt_rolls import roll_attempt

FREE, AFTER_FAITH, NEVER = "free", "faith", "never"
"""When a failed attempt may be repeated."""
NO_MORE = Message("retry_given_up", "the Faith roll for it failed: no more attempts.", {})
_SOURCE = "Failed attempt"
_KIND, _POWER = "other", "power"
_ATTACKS = frozenset({"wound", "fatigue"})
"""Types of skills that attack, unless they are reversed."""


@dataclass(frozen=True, slots=True)
class FailedAttempt:
    """A failed attempt that is kept.

    Attributes:
        index: Position of its condition.
        name: What was attempted.
        notes: Its special effect, as text, or "".
        retry: ``faith``, or ``never``.
        is_resistance: Whether it was an attempt to resist a power, which is what it is named after.
    """

    index: int
    name: str
    notes: str
    retry: str
    is_resistance: bool = False

    @property
    def option(self) -> Option:
        """The option to try it again; closed if there are no more attempts."""
        label = phrase("Resist {power}", power=self.name) if self.is_resistance else self.name
        closed = NO_MORE if self.retry == NEVER else None
        return Option(str(self.index), label, self.notes, closed, address=f"conditions[{self.index}]")

    def settled(self, *, passed: bool) -> Edit:
        """Return the edit after its Faith roll."""
        address = f"conditions[{self.index}]"
        if passed and not self.is_resistance:
            return RemoveRow(address)
        return SetValue(f"{address}.retry", FREE if passed else NEVER)


def failed_attempts(sheet: Sheet) -> list[FailedAttempt]:
    """Return the failed attempts that need Faith or may not be repeated."""
    return [
        FailedAttempt(index, text(row, "name"), text(row, "notes"), text(row, "retry"), kind == _POWER)
        for index, row in enumerate(sheet_rows(sheet, "conditions"))
        if (kind := text(row, "kind", _POWER)) in (_POWER, _KIND) and text(row, "retry") in (AFTER_FAITH, NEVER)
    ]


def failed_before(sheet: Sheet, name: str) -> list[FailedAttempt]:
    """Return the failed attempts of a skill, by its name."""
    return [each for each in failed_attempts(sheet) if not each.is_resistance and is_same_name(each.name, name)]


def is_attack(kind: str, verb: str) -> bool:
    """Return whether failures of a skill may always be repeated, as giving up would be unreasonable.

    Reversed skills heal or refresh, which is no fighting.

    Args:
        kind: Type of the skill.
        verb: How it acts: ``vs`` takes points off, ``for`` adds them.

    Source: SKILL RETRIES, Passive Power skills; spec 6.4.
    """
    return kind in _ATTACKS and verb != "for"


def is_kept(outcome: Outcome, *, attacks: bool) -> bool:
    """Return whether a failure needs Faith before another try: with a 1, and not of an attack.

    Args:
        outcome: The roll.
        attacks: Whether a skill of the attempt is an attack.

    Source: SKILL RETRIES.
    """
    return not outcome.is_success and outcome.mishap > 0 and not attacks


def keep_failure(sheet: Sheet, name: str, notes: str = "", retry: str = AFTER_FAITH) -> list[Edit]:
    """Return the edits that keep a failed attempt; none if it is kept already."""
    if any((each.notes, each.retry) == (notes, retry) for each in failed_before(sheet, name)):
        return []
    return [AddRow("conditions", {"name": name, "kind": _KIND, "source": _SOURCE, "retry": retry, "notes": notes})]


def roll_faith(sheet: Sheet, more: int) -> Subprocedure[bool]:
    """Roll difficult Faith for another try; return whether it succeeded.

    Source: SKILL RETRIES; R27.
    """
    modifier = exact_number(sheet, "stats.fai.effective") - exact_number(sheet, "rules.retry_opposition") + more
    outcome = yield from roll_attempt(sheet, modifier, "faith", "Faith", cite="SKILL RETRIES; R27")
    return outcome.is_success
