"""Checks that are ready to be rolled: each with its exact odds before, and what came of it after.

A procedure asks before it rolls: which attribute, which skill, what modifier. `ready_checks` answers all of that as the
game would, once for every choice that comes first, and stops at the dice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from core.character import Batch, Json
from core.dice import Dice
from core.errors import QuireError
from core.messages import Translate
from core.procedures import AnswerMethod, Choose, Driver, Procedure, Request, Roll, RollRecord, Show, Situation

MOST_CHOICES = 60
"""Choices of one procedure that are made ready."""
_MOST_ANSWERS = 50
_D100 = "1d100"

Throw = Sequence[Sequence[int]]
"""The faces of one roll: a list for each of its dice texts."""


@dataclass(frozen=True, slots=True)
class ReadyCheck:
    """A check that only needs its dice.

    Attributes:
        procedure: Key of the procedure.
        label: What is checked: the choice that comes first, else the procedure.
        group: Name of the procedure.
        target: What the roll is compared with, in words.
        chance: The exact chance of success; None where the game gives none.
        throw: The dice.
        answers: What is answered before the dice, by key.
    """

    procedure: str
    label: str
    group: str
    target: str
    chance: Fraction | None
    throw: tuple[Dice, ...]
    answers: Mapping[str, Json] = field(default_factory=dict)

    @property
    def dice(self) -> str:
        """The dice, in words."""
        return ", ".join(each.text for each in self.throw)

    @property
    def is_percent(self) -> bool:
        """Whether what is wanted and the chance are the same number: at most 46 on a d100 is 46 %."""
        if self.chance is None or self.dice != _D100:
            return False
        return (re.findall(r"\d+", self.target) or ["0"]) == [str(self.chance * 100)]


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What came of a check.

    Attributes:
        headline: In a word or two, as the procedure says it.
        text: In a sentence.
        rolls: Every die.
        batch: What it changed on the sheet.
    """

    headline: str
    text: str
    rolls: tuple[RollRecord, ...]
    batch: Batch


def ready_checks(procedures: Iterable[Procedure], situation: Situation) -> tuple[ReadyCheck, ...]:
    """Make every check ready that a character can roll now.

    Args:
        procedures: Those of kind CHECK; others may be ready as well.
        situation: With whom.
    """
    return tuple(iter_ready_checks(procedures, situation))


def iter_ready_checks(procedures: Iterable[Procedure], situation: Situation) -> Iterator[ReadyCheck]:
    """Make checks ready one after the other, as `ready_checks` does all at once."""
    for procedure in procedures:
        if procedure.closed(situation.sheet) is None:
            yield from _iter_procedure_checks(procedure, situation)


def roll_check(
    check: ReadyCheck,
    procedure: Procedure,
    situation: Situation,
    seed: int | str,
    throws: Sequence[Throw] = (),
    translate: Translate | None = None,
) -> CheckResult:
    """Roll a check.

    Args:
        check: A ready one of this procedure.
        procedure: The procedure.
        situation: With whom.
        seed: What all chance comes from.
        throws: What real dice show, for as many rolls as there are; Quire rolls what comes after them.
        words: Puts what came of it into a language; None leaves the game's own words.

    Raises:
        QuireError: The check cannot be made any more, or the faces cannot be those of these dice.
    """
    driver = _run_with_throws(check, procedure, situation, seed, throws, translate)
    while driver.request is not None:
        driver.auto_answer()
    last = next((each for each in reversed(driver.requests) if isinstance(each, Show)), None)
    headline = (translate or str)(procedure.label) if last is None else last.label
    return CheckResult(headline, "" if last is None else last.text, driver.rolls, driver.outcome[0])


def next_roll(
    check: ReadyCheck, procedure: Procedure, situation: Situation, seed: int | str, throws: Sequence[Throw] = ()
) -> Roll | None:
    """Return the next roll of a check after what was thrown so far; None where it needs no more.

    Args:
        check: A ready one of this procedure.
        procedure: The procedure.
        situation: With whom.
        seed: What all chance comes from.
        throws: What real dice have shown so far.

    Raises:
        QuireError: The check cannot be made any more, or the faces cannot be those of these dice.
    """
    request = _run_with_throws(check, procedure, situation, seed, throws, None).request
    return request if isinstance(request, Roll) else None


def _run_with_throws(
    check: ReadyCheck,
    procedure: Procedure,
    situation: Situation,
    seed: int | str,
    throws: Sequence[Throw],
    translate: Translate | None,
) -> Driver:
    """Begin a check and lay what was thrown; stops at the dice that come next, or at the end."""
    driver = Driver(procedure, situation, seed)
    driver.translate = translate
    _answer_until_roll(driver, check.answers)
    for faces in throws:
        driver.answer([list(each) for each in faces], AnswerMethod.TYPED)
        _answer_until_roll(driver, check.answers)
    return driver


def _iter_procedure_checks(procedure: Procedure, situation: Situation) -> Iterator[ReadyCheck]:
    try:
        first = Driver(procedure, situation, 0).request
    except QuireError:
        return
    offered: list[tuple[Mapping[str, Json], str]] = [({}, procedure.label)]
    if isinstance(first, Choose) and first.least == 1:
        options = [option for option in first.options if option.closed is None][:MOST_CHOICES]
        offered = [({first.key: [option.key]}, option.label) for option in options]
    for answers, label in offered:
        ready = _prepare_check(procedure, situation, answers, label)
        if ready is not None:
            yield ready


def _prepare_check(
    procedure: Procedure, situation: Situation, answers: Mapping[str, Json], label: str
) -> ReadyCheck | None:
    """Make one check ready; None where no dice are rolled, or no answer fits."""
    try:
        driver = Driver(procedure, situation, 0)
        roll = _answer_until_roll(driver, answers)
    except QuireError:
        return None
    if not isinstance(roll, Roll):
        return None
    chance = None if roll.chance is None else roll.chance()
    # What was answered by the way is kept, so that the dice that are shown are those that will be rolled.
    given = {request.key: each.answer for request, each in zip(driver.requests, driver.answers, strict=False)}
    return ReadyCheck(procedure.key, label, procedure.label, roll.target, chance, roll.dice, given)


def _answer_until_roll(driver: Driver, answers: Mapping[str, Json]) -> Request | None:
    """Answer everything up to the dice: from the answers, else as the procedure would without anybody deciding."""
    for _ in range(_MOST_ANSWERS):
        request = driver.request
        if request is None or isinstance(request, Roll):
            return request
        if request.key in answers:
            driver.answer(answers[request.key])
        elif request.policy is None and hasattr(request, "default"):
            driver.answer(request.default)
        else:
            driver.auto_answer()
    return None
