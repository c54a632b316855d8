"""What each of several options would do to the numbers, found one by one while the window has nothing else to do."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from core.character import Edit, Sheet
from core.engine import address_of
from core.errors import QuireError
from desktop.growing_numbers import GrowingNumbers, results_of
from desktop.requests.control import RequestControl

MOST: Final = 4
"""Numbers that are named for one option; a row has no more room."""

_MOST_LOOKED_AT: Final = 40
"""Numbers that are looked through for one option, beyond the important ones."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A number that an option would change.

    Attributes:
        label: Name for people.
        before: What it is now.
        after: What it would be.
    """

    label: str
    before: str
    after: str


def effects_of(sheet: Sheet, edits: Sequence[Edit], numbers: GrowingNumbers) -> tuple[Effect, ...]:
    """Give the numbers that edits would change: the important ones and the attributes, else others of the sheet.

    A number that waits for something undecided is left out, for its change means nothing yet.

    Args:
        sheet: The character as it is; it is not touched.
        edits: What an option would write; what cannot be carried out now is passed over.
        numbers: The important numbers.
    """
    trial = sheet.copy(random.Random(0))
    touched: dict[str, None] = {}
    for edit in edits:
        try:
            changes = trial.apply(edit)
        except QuireError:
            continue
        touched.update(dict.fromkeys(address_of(cell) for cell in changes.cells if not cell[1]))
    derived = sheet.system.derived
    others = [each for each in touched if each in derived and not derived[each].is_hidden and not derived[each].words]
    first = [each for each in (*numbers.addresses, *results_of(sheet.system)) if each in touched]
    found = _differing(first, sheet, trial, numbers)
    return found or _differing(others[:_MOST_LOOKED_AT], sheet, trial, numbers)


def _differing(addresses: Sequence[str], sheet: Sheet, trial: Sheet, numbers: GrowingNumbers) -> tuple[Effect, ...]:
    found: list[Effect] = []
    for address in dict.fromkeys(addresses):
        before, after = sheet.text(address, with_unit=False), trial.text(address, with_unit=False)
        if before == after or not all(isinstance(each.value(address), int | Fraction) for each in (sheet, trial)):
            continue
        if not numbers.undecided(sheet, address) and not numbers.undecided(trial, address):
            found.append(Effect(sheet.label(address), before, after))
        if len(found) == MOST:
            break
    return tuple(found)


def in_words(effects: Sequence[Effect]) -> str:
    """Put the effects of an option into one line."""
    return " · ".join(f"{each.label} {each.before} → {each.after}" for each in effects)


class OptionEffects(QObject):
    """Finds what every option would do, one in each pause of the event loop, and shows that when all are found.

    Args:
        parent: Its owner.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._controls: tuple[RequestControl, ...] = ()
        self._sheet: Sheet | None = None
        self._numbers: GrowingNumbers | None = None
        self._waiting: list[tuple[RequestControl, str, tuple[Edit, ...]]] = []
        self._found: dict[str, str] = {}
        self._pause = QTimer(self)
        self._pause.setInterval(0)
        self._pause.timeout.connect(self._on_pause)

    @property
    def is_done(self) -> bool:
        """Whether every option shows what it would do."""
        return not self._waiting

    def begin(self, controls: Sequence[RequestControl], sheet: Sheet, numbers: GrowingNumbers) -> None:
        """Weigh the options of these controls, where they or the numbers are others than before."""
        if self._controls == tuple(controls) and self._sheet is sheet and self._numbers is numbers:
            return
        self._controls, self._sheet, self._numbers = tuple(controls), sheet, numbers
        self._found = {}
        self._waiting = [
            (control, key, edits) for control in reversed(controls) for key, edits in control.previews.items()
        ]
        if self._waiting:
            self._pause.start()

    def stop(self) -> None:
        """Weigh nothing more: the controls may be gone in a moment."""
        self._controls = ()
        self._waiting = []
        self._pause.stop()

    @Slot()
    def _on_pause(self) -> None:
        if not self._waiting or self._sheet is None or self._numbers is None:
            self._pause.stop()
            return
        control, key, edits = self._waiting.pop(0)
        self._found[key] = in_words(effects_of(self._sheet, edits, self._numbers))
        if not self._waiting or self._waiting[0][0] is not control:
            control.show_effects(self._found)
            self._found = {}
