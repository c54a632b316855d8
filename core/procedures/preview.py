"""What a procedure would do with some answers, as far as it goes without dice.

The run itself is a `core.procedures.partial_run.PartialRun`; this keeps of it what is shown before answers are given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message
from core.procedures.partial_run import GivenAnswers, PartialRun
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Request, Roll, Show


@dataclass(frozen=True, slots=True)
class Preview:
    """What a procedure does with some answers.

    Attributes:
        sheet: The copy that it has written to.
        requests: What it asked before dice, in order.
        answers: How each of these was answered, by key.
        roll: The first dice, which end the preview; None if it came to its end.
        outcome: Its last result in words, or None.
        problem: Why an answer is invalid, which ends the preview; None if all fit.
    """

    sheet: Sheet
    requests: tuple[Request, ...]
    answers: Mapping[str, Json]
    roll: Roll | None = None
    outcome: Show | None = None
    problem: Message | None = None


def preview(procedure: Procedure, situation: Situation, script: Mapping[str, Json]) -> Preview:
    """Return what a procedure would do; the sheet of the situation is not modified.

    Args:
        procedure: The procedure, for one character.
        situation: Character and setting.
        script: Answers by key of the request; all other requests take their defaults.

    Raises:
        QuireError: It cannot be run.
    """
    run = PartialRun(procedure, situation, "0", GivenAnswers(script))
    roll = run.waiting if isinstance(run.waiting, Roll) else None
    asked = [each for each in run.asked if each.request is not roll]
    answers = {each.request.key: each.answer for each in asked}
    requests = tuple(each.request for each in asked)
    return Preview(run.driver.sheets[0], requests, answers, roll, run.outcome, run.problem)
