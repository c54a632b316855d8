"""Procedures: rest (Stamina, Health, Sanity, animals), and let time pass; edits of a rest.

Source: HURSAGMU companion; R35, R36, R50. All rates are read from the sheet, so that house rules count.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction

from core.character.edits import Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, show, write, write_if_any
from core.procedures.durations import GameClock, format_seconds, has_timed_condition, pass_time_procedure
from core.procedures.procedure import DEAD_DO_NOT_RECOVER, Procedure, ProcedureKind, Situation
from core.procedures.readers import exact_number, exact_number_or, number, sheet_rows, text, whole
from core.procedures.requests import Choose, Conversation, Enter, Option, Show, always
from core.procedures.trial import trial_copy
from core.systems.hursagmu.figures import DEADLY, animal_rest_seconds

CLOCK = GameClock(lambda sheet: exact_number(sheet, "rule.round_s"), "ours")
DAY = 86_400
HEALTH_DAYS = {1: 7, 2: 14, 3: 28}
"""Days of rest for the next level of an animal's Health, by its level; 0 and 4 do not change."""
MOST_AMOUNT = 100_000
_MOST_STAGES = 200
"""Most stages of one rest: four levels of two measures are eight; ends even with odd house rules."""

_UNITS = {
    "second": (Word("Seconds"), 1),
    "round": (Word("Rounds"), 0),
    "minute": (Word("Minutes"), 60),
    "hour": (Word("Hours"), 3_600),
    "day": (Word("Days"), DAY),
}
_USUAL_UNIT, _USUAL_AMOUNT = "hour", 8
_COUNTS = {"stamina": Word("Stamina"), "health": Word("Health"), "sanity": Word("Sanity")}
"""What seconds of rest are kept for on the sheet, as ``rest.stamina_s`` (R50)."""
_ANIMAL_COUNTS = ("stamina", "health")
"""What they are kept for in the row of an animal, as ``rest_stamina_s``."""
_KEPT_SECONDS = re.compile(r"rest\.|animals\[\d+\]\.rest_")
_MOST_KEPT = 10_000_000
_PART = 1_000_000
"""Parts of a second that are kept."""


class _Rest:
    """A rest without action or loss, on a copy of the sheet.

    Attributes:
        trial: The copy in its current state.
    """

    def __init__(self, sheet: Sheet, *, is_quiet: bool = False) -> None:
        """Copy a sheet.

        Args:
            sheet: The character; not changed.
            is_quiet: Whether the time is spent on ordinary activity, which restores no Stamina (R50).
        """
        self.trial = trial_copy(sheet)
        self._is_quiet = is_quiet
        self._toward_stamina = rested_toward(sheet, "stamina")
        self._toward = {key: rested_toward(sheet, key) for key in ("health", "sanity")}

    def pass_time(self, seconds: Fraction) -> None:
        """Pass time, from one healed level to the next."""
        remaining = seconds
        for _ in range(_MOST_STAGES):
            waits = {key: self._wait(key) for key in self._toward}
            elapsed = min([remaining, *(wait for wait in waits.values() if wait is not None)])
            self._regain(elapsed)
            remaining -= elapsed
            for key, wait in waits.items():
                self._toward[key] = Fraction(0) if wait is None else self._toward[key] + elapsed
                if wait is not None and wait <= elapsed:
                    self._toward[key] = Fraction(0)
                    self._heal(key)
            if remaining <= 0:
                return

    def toward(self, key: str) -> Fraction:
        """Return the seconds rested toward the next hit of Stamina, or level of a measure."""
        return self._toward_stamina if key == "stamina" else self._toward[key]

    def _wait(self, key: str) -> Fraction | None:
        """Return the seconds until a measure regains a level; None if never."""
        days = self._days(key)
        return None if days is None else max(Fraction(0), days * DAY - self._toward[key])

    def _days(self, key: str) -> Fraction | None:
        """Return the days of rest for the next level of a measure; None if never."""
        return None if number(self.trial, f"{key}_level") == 0 else exact_number_or(self.trial, f"{key}_days", None)

    def _regain(self, elapsed: Fraction) -> None:
        pace, missing = self._pace_and_missing()
        if pace <= 0 or missing <= 0 or self._is_quiet:
            self._toward_stamina = Fraction(0)
            return
        rested = self._toward_stamina + elapsed
        hits = min(math.floor(rested / pace), missing)
        self._toward_stamina = rested - hits * pace if hits < missing else Fraction(0)
        if hits:
            self._restore_stamina(hits)

    def _pace_and_missing(self) -> tuple[Fraction, int]:
        """Return the seconds per hit of Stamina, 0 for never, and the missing hits."""
        return exact_number(self.trial, "stamina_seconds"), number(self.trial, "stamina_missing")

    def _restore_stamina(self, hits: int) -> None:
        self._add("stamina_regained", hits)

    def _heal(self, key: str) -> None:
        if key == "sanity":
            self._add("sanity_lost", -1)
            return
        worst = number(self.trial, "health_level")
        for index in range(len(sheet_rows(self.trial, "wounds"))):
            if number(self.trial, f"wounds[{index}].level_now") == worst:
                self._add(f"wounds[{index}].healed", 1)

    def _add(self, address: str, amount: int) -> None:
        self.trial.apply(SetValue(address, number(self.trial, address) + amount))


class _AnimalRest(_Rest):
    """The rest of an animal, with hits in its row.

    Source: HURSAGMU companion; R35, R36; spec 7.12.
    """

    def __init__(self, sheet: Sheet, row: int, *, is_quiet: bool = False) -> None:
        """Copy a sheet, for the animal in a row of it; otherwise like `_Rest`."""
        super().__init__(sheet, is_quiet=is_quiet)
        self._at = f"animals[{row}]"
        self._toward_stamina = rested_toward(sheet, "stamina", self._at)
        self._toward = {"health": rested_toward(sheet, "health", self._at)}

    def _number(self, column: str) -> int:
        return number(self.trial, f"{self._at}.{column}")

    def _days(self, key: str) -> Fraction | None:
        days = HEALTH_DAYS.get(self._number("health_level"))
        return None if days is None else Fraction(days)

    def _pace_and_missing(self) -> tuple[Fraction, int]:
        pace = animal_rest_seconds(self.trial, self._number("health_level"))
        return Fraction(pace), max(0, self._number("stamina_lost"))

    def _restore_stamina(self, hits: int) -> None:
        self._add(f"{self._at}.stamina_lost", -hits)

    def _heal(self, key: str) -> None:
        self._add(f"{self._at}.health_healed", 1)

    @property
    def needs_rest(self) -> bool:
        """Whether there is anything to recover."""
        level = self._number("health_level")
        return level < DEADLY and bool(level or self._number("stamina_lost") > 0)

    def edits(self, sheet: Sheet) -> list[Edit]:
        """Return the edits of the row, with the seconds that count in the next rest; healed hits are cleared."""
        if not self._number("health_level"):
            for column in ("worst_hit", "health_healed"):
                self._add(f"{self._at}.{column}", -self._number(column))
        columns = [f"{self._at}.{each}" for each in ("stamina_lost", "worst_hit", "health_healed")]
        edits: list[Edit] = [
            SetValue(each, number(self.trial, each))
            for each in columns
            if number(self.trial, each) != number(sheet, each)
        ]
        for key in _ANIMAL_COUNTS:
            edits += keep_seconds(sheet, key, self.toward(key), self._at)
        return edits


def _kept_at(key: str, animal: str) -> str:
    """Return where seconds of rest are kept, on the sheet or in the row of an animal."""
    return f"{animal}.rest_{key}_s" if animal else f"rest.{key}_s"


def rested_toward(sheet: Sheet, key: str, animal: str = "") -> Fraction:
    """Return the seconds rested so far toward the next hit of Stamina, or level of Health or Sanity.

    Source: R50.

    Args:
        sheet: The character.
        key: What comes back: ``stamina``, ``health`` or ``sanity``.
        animal: Address of the animal that rests; "" for the character.
    """
    return max(Fraction(0), exact_number(sheet, _kept_at(key, animal)))


def keep_seconds(sheet: Sheet, key: str, seconds: int | Fraction, animal: str = "") -> list[Edit]:
    """Return the edit that keeps seconds of rest on the sheet, or no edit if they are there already."""
    parts = math.floor(min(seconds, _MOST_KEPT) * _PART)
    kept = parts // _PART if parts % _PART == 0 else Decimal(parts) / _PART
    return [] if Fraction(kept) == rested_toward(sheet, key, animal) else [SetValue(_kept_at(key, animal), kept)]


def rest_edits(sheet: Sheet, seconds: int | Fraction, *, is_quiet: bool = False) -> list[Edit]:
    """Return the edits of a rest of a character and its animals.

    Args:
        sheet: The character; not changed.
        seconds: Length of the rest.
        is_quiet: Whether it is ordinary activity without a fight, which counts toward Health and Sanity only (R50).
    """
    edits = _own_edits(sheet, seconds, is_quiet=is_quiet)
    for rest in _animal_rests(sheet, is_quiet=is_quiet):
        if rest.needs_rest:
            rest.pass_time(Fraction(seconds))
            edits += rest.edits(sheet)
    return edits


def _animal_rests(sheet: Sheet, *, is_quiet: bool = False) -> Iterator[_AnimalRest]:
    return (_AnimalRest(sheet, row, is_quiet=is_quiet) for row in range(len(sheet_rows(sheet, "animals"))))


def _own_edits(sheet: Sheet, seconds: int | Fraction, *, is_quiet: bool) -> list[Edit]:
    """Return the edits of a rest without action or loss, which continues an earlier one.

    With full Stamina and Health, hits, exertion and regained Stamina are cleared.

    Args:
        sheet: The character; not changed.
        seconds: Length of the rest.
        is_quiet: As for `rest_edits`.
    """
    rest = _Rest(sheet, is_quiet=is_quiet)
    rest.pass_time(Fraction(seconds))
    trial = rest.trial
    edits: list[Edit] = []
    if number(trial, "sanity_lost") != number(sheet, "sanity_lost"):
        edits.append(SetValue("sanity_lost", number(trial, "sanity_lost")))
    for key in _COUNTS:
        edits += keep_seconds(sheet, key, rest.toward(key))
    if number(trial, "stamina_missing") == 0 and number(trial, "health_level") == 0:
        return [*edits, *_clearing_edits(sheet)]
    if number(trial, "stamina_regained") != number(sheet, "stamina_regained"):
        edits.append(SetValue("stamina_regained", number(trial, "stamina_regained")))
    pairs = zip(sheet_rows(sheet, "wounds"), sheet_rows(trial, "wounds"), strict=True)
    for index, (before, after) in enumerate(pairs):
        if whole(before, "healed") != whole(after, "healed"):
            edits.append(SetValue(f"wounds[{index}].healed", whole(after, "healed")))
    return edits


def _clearing_edits(sheet: Sheet) -> list[Edit]:
    empty: dict[str, Json] = {"wounds": [], "stamina_exertion": 0, "stamina_regained": 0}
    return [SetValue(key, value) for key, value in empty.items() if sheet.character.data.get(key)]


def _rest(situation: Situation) -> Conversation:
    sheet = situation.sheet
    unit_key = yield from choose_one(
        Choose(
            key="span",
            label="How long does the rest last?",
            help="Rest means no action and no loss of Stamina; the unconscious rest as well.",
            cite="companion; R35, R36",
            options=tuple(Option(key, label) for key, (label, _) in _UNITS.items()),
            policy=always([_USUAL_UNIT]),
        )
    )
    label, seconds = _UNITS[unit_key]
    amount = yield from enter_number(
        Enter(
            key="amount",
            label=label,
            help="Time that brings nothing back yet is kept and counts in the next rest.",
            cite="companion; R35, R36, R50",
            least=1,
            most=MOST_AMOUNT,
            default=_USUAL_AMOUNT,
        )
    )
    is_quiet = yield from _ask_whether_quiet()
    length = amount * (Fraction(seconds) or CLOCK.unit_seconds(sheet, "round"))
    edits, run = rest_edits(sheet, length, is_quiet=is_quiet), CLOCK.expire(sheet, length)
    has_recovered = any(not (isinstance(each, SetValue) and _KEPT_SECONDS.match(each.address)) for each in edits)
    if edits:
        sheet = yield from write("rested", *edits)
    sheet = yield from write_if_any(sheet, "ended", run.edits, label=run.history_label)
    yield from show(
        Show(
            key="outcome",
            label="Rested" if has_recovered or run.edits else "Nothing recovered yet",
            text=join_texts([*([run.text] if run.text else []), *_kept_sentences(sheet)], " "),
            cite="companion; R35, R36, R50",
            addresses=("stamina", "health_level", "sanity_level", "status", "full_s"),
        )
    )


def _ask_whether_quiet() -> Subprocedure[bool]:
    """Ask whether the character rests, or goes about ordinary business without a fight (R50)."""
    activity = yield from choose_one(
        Choose(
            key="activity",
            label="Rest or ordinary activity?",
            cite="companion; R50",
            options=(
                Option("rest", "Rest"),
                Option("quiet", "Ordinary activity without a fight", "It counts toward Health and Sanity only."),
            ),
            policy=always(["rest"]),
            is_assumed=True,
        )
    )
    return activity == "quiet"


def _kept_sentences(sheet: Sheet) -> Iterator[str]:
    """Yield how long the character and its animals have rested toward what comes back next."""
    for key, name in _COUNTS.items():
        seconds = math.floor(rested_toward(sheet, key))
        if seconds:
            yield phrase("Rested toward {what}: {time}.", what=name, time=format_seconds(seconds))
    for row, entry in enumerate(sheet_rows(sheet, "animals")):
        for key in _ANIMAL_COUNTS:
            seconds = math.floor(rested_toward(sheet, key, f"animals[{row}]"))
            if seconds:
                yield phrase(
                    "{name} has rested toward {what}: {time}.",
                    name=text(entry, "name"),
                    what=_COUNTS[key],
                    time=format_seconds(seconds),
                )


def _why_no_rest(sheet: Sheet) -> Message | None:
    if number(sheet, "health_level") >= 4:  # noqa: PLR2004 - the fourth level is death
        return DEAD_DO_NOT_RECOVER
    if number(sheet, "stamina_missing") or number(sheet, "health_level") or number(sheet, "sanity_level"):
        return None
    if has_timed_condition(sheet) or any(each.needs_rest for each in _animal_rests(sheet)):
        return None
    return Message("nothing_lost", "Nothing to recover: Stamina is full, Health and Sanity are whole.")


REST = Procedure(
    key="rest",
    label="Rest",
    kind=ProcedureKind.RECOVERY,
    cite="companion; R35, R36",
    help="Restores Stamina, and over weeks Health and Sanity.",
    start=_rest,
    closed=_why_no_rest,
    rest_days=lambda days: {"span": ["day"], "amount": days},
    is_popover=True,
)

PASS_TIME = pass_time_procedure(CLOCK)
