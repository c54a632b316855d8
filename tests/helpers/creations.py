"""Creation of characters by a game's procedure, and checks that apply to every game's creation."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.character.violations import Violation
from core.content.setting import Setting
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, Situation


class Creation:
    """Shortcuts to run the creation of one game."""

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure

    def start(self, sheet: Sheet, setting: Setting | None, seed: int | str = 1) -> Driver:
        """Start the procedure."""
        return Driver(self.procedure, Situation((sheet,), setting), seed)

    def create(
        self, sheet: Sheet, setting: Setting | None, script: Mapping[str, Json] | None = None, seed: int | str = 1
    ) -> Sheet:
        """Return a character created from a script; everything else is decided automatically."""
        driver = self.start(sheet, setting, seed)
        driver.run_auto(script)
        return driver.sheets[0]

    def check_resuming(self, sheet: Sheet, setting: Setting | None, seed: int = 11, every: int = 1) -> None:
        """Check that a run that was stored and resumed has the same result.

        Args:
            sheet: A blank sheet.
            setting: The setting.
            seed: Seed of all runs.
            every: Number of answers between two stops.
        """
        document = self.create(sheet, setting, seed=seed).character.to_text()
        driver = self.start(sheet, setting, seed)
        while driver.request is not None:
            resumed = Driver.resume(
                self.procedure, Situation((sheet,), setting), json.loads(json.dumps(driver.transcript))
            )
            assert resumed.sheets[0].character == driver.sheets[0].character
            assert resumed.dropped == ()
            resumed.run_auto()
            assert resumed.sheets[0].character.to_text() == document
            for _ in range(every):
                if driver.request is not None:
                    driver.auto_answer()

    def check_seed(self, sheet: Sheet, setting: Setting | None) -> None:
        """Check that equal seeds give equal documents, and another seed another one."""
        first, again, other = (self.create(sheet, setting, seed=seed).character.to_text() for seed in (7, 7, 8))
        assert first == again != other


def codes(violations: Iterable[Violation]) -> list[str]:
    """Return the codes of violations."""
    return [violation.code for violation in violations]
