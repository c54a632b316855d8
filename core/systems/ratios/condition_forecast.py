"""Forecast of bleeding, poison and other damage over time, to be read before time passes.

It counts what is certain, strike by strike; checks are left to the dice.

Source: R.A.T.I.O.S. 4b, 5b; R34, R36, R38.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from core.character.sheet import Sheet
from core.messages import Word, join_texts, phrase
from core.procedures.durations import format_seconds
from core.procedures.readers import number, sheet_rows, text, whole
from core.systems.ratios.tables import rate_seconds

MOST_STRIKES: Final = 10_000
"""Most strikes that are looked ahead."""
_SECONDS_OF_DAY: Final = 86_400


@dataclass(slots=True)
class _Damage:
    """A condition that does damage.

    Attributes:
        name: Its name.
        rate: How often, in a word.
        points: Damage each time.
        every: Seconds between two times.
        left: How often it will still do damage; None until treated.
        due: Second of the next time.
    """

    name: str
    rate: str
    points: int
    every: int
    left: int | None
    due: int

    @property
    def sentence(self) -> str:
        """What it does."""
        times = Word("until treated") if self.left is None else phrase("{n:# more time|# more times}", n=self.left)
        return phrase(
            "{name} ({rate}): {points:# point|# points} each time, {times}.",
            name=self.name,
            rate=self.rate,
            points=self.points,
            times=times,
        )


def forecast_conditions(sheet: Sheet, recovered_daily: int = 0) -> str:
    """Return what the conditions of a character will do to it, in sentences; "" if none does damage.

    Args:
        sheet: The character.
        recovered_daily: Points that each day of rest restores, after the damage of the day.
    """
    damaging = _damaging_conditions(sheet)
    if not damaging:
        return ""
    sentences = [each.sentence for each in damaging]
    remaining = number(sheet, "ds_current")
    seconds = _seconds_to_death_check(damaging, remaining, number(sheet, "damage_taken"), recovered_daily)
    if seconds is None:
        sentences.append(phrase("The Damage Status of {points:# point|# points} is not used up.", points=remaining))
    else:
        used_up = phrase(
            "The Damage Status of {points:# point|# points} is used up after {time}; from then on, "
            "a Death check follows each time.",
            points=remaining,
            time=format_seconds(seconds),
        )
        sentences.append(used_up)
    return join_texts(sentences, " ")


def _damaging_conditions(sheet: Sheet) -> list[_Damage]:
    """Return the conditions that do damage, each first when its present interval is over."""
    rates = {choice.key: Word(choice.label) for choice in sheet.system.fields["conditions[].every"].choices}
    damaging = []
    for index, row in enumerate(sheet_rows(sheet, "conditions")):
        points, left = number(sheet, f"conditions[{index}].damage"), row.get("ticks_left")
        rate = text(row, "every", "round")
        is_over = isinstance(left, int) and left <= 0
        if points > 0 and not is_over:
            every = rate_seconds(sheet, rate)
            name = text(row, "name") or Word("Condition")
            times = left if isinstance(left, int) else None
            due = max(1, every - max(0, whole(row, "passed_s")))
            damaging.append(_Damage(name, rates.get(rate, rate), points, every, times, due))
    return damaging


def _seconds_to_death_check(damaging: list[_Damage], remaining: int, taken: int, recovered_daily: int) -> int | None:
    """Return the second at which damage first exceeds the Damage Status; None if it never does.

    Args:
        damaging: The conditions; used up.
        remaining: The current Damage Status.
        taken: Damage taken before.
        recovered_daily: Points that each day restores.
    """
    evening = _SECONDS_OF_DAY
    for _ in range(MOST_STRIKES):
        if not damaging:
            return None
        striking = min(damaging, key=lambda each: each.due)
        while evening < striking.due:
            restored = min(taken, max(0, recovered_daily))
            remaining, taken = remaining + restored, taken - restored
            evening += _SECONDS_OF_DAY
        if striking.points > remaining:
            return striking.due
        remaining, taken = remaining - striking.points, taken + striking.points
        striking.due += striking.every
        if striking.left is not None:
            striking.left -= 1
            if striking.left <= 0:
                damaging.remove(striking)
    return None
