"""Characters made by the procedure of a game, and what holds of making one whatever the game is."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from core.character import Json, Sheet, Violation
from core.content import Setting
from core.procedures import Driver, Procedure, Situation


class Creation:
    """Short ways to run the creation of one game."""

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure

    def start(self, sheet: Sheet, setting: Setting | None, seed: int | str = 1) -> Driver:
        """Begin."""
        return Driver(self.procedure, Situation((sheet,), setting), seed)

    def create(
        self, sheet: Sheet, setting: Setting | None, script: Mapping[str, Json] | None = None, seed: int | str = 1
    ) -> Sheet:
        """Make a character from a script; what is missing in it is decided automatically."""
        driver = self.start(sheet, setting, seed)
        driver.run_auto(script)
        return driver.sheets[0]

    def check_resuming(self, sheet: Sheet, setting: Setting | None, seed: int = 11, every: int = 1) -> None:
        """See that a run that was stopped, stored and taken up comes to the same end.

        Args:
            sheet: A blank one.
            setting: What is offered.
            seed: Of all runs.
            every: After how many answers it is stopped each time.
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
        """See that the same seed gives the same document, and another one another."""
        first, again, other = (self.create(sheet, setting, seed=seed).character.to_text() for seed in (7, 7, 8))
        assert first == again != other


def codes(violations: Iterable[Violation]) -> list[str]:
    """Return the codes of what is reported."""
    return [violation.code for violation in violations]
