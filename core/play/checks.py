"""Finds the checks that a character can roll at once, with exact odds, and rolls them.

A procedure asks before it rolls: for attribute, skill, modifier. `ready_checks` answers these automatically, once for
every option of the first request, and stops at the roll.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from core.character.edits import Batch
from core.character.json_values import Json
from core.dice import Dice
from core.errors import NumberError, QuireError
from core.messages import Message, Translate
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Choose, Request, Roll, Show
from core.procedures.transcript import AnswerMethod, RollRecord

MOST_CHOICES = 60
"""Maximum number of ready checks of one procedure."""
_MOST_ANSWERS = 50
_D100 = "1d100"
_NOTHING: Mapping[str, Json] = {}

Throw = Sequence[Sequence[int]]
"""The faces of one roll: a list for each of its dice."""


@dataclass(frozen=True, slots=True)
class ReadyCheck:
    """A check that only needs its roll.

    Attributes:
        procedure: Key of the procedure.
        label: What is checked: the option of the first request, else the procedure.
        group: Label of the procedure.
        target: What the roll is compared with, in words.
        chance: The exact chance of success; None if the game does not give it.
        throw: The dice; none if it is closed.
        answers: Answers to the requests before the roll, by key.
        closed: Why it cannot be rolled, as a number that it needs is undefined; None if it can.
    """

    procedure: str
    label: str
    group: str
    target: str
    chance: Fraction | None
    throw: tuple[Dice, ...]
    answers: Mapping[str, Json] = field(default_factory=dict)
    closed: Message | None = None

    @property
    def dice(self) -> str:
        """The dice as text."""
        return ", ".join(each.text for each in self.throw)

    @property
    def is_percent(self) -> bool:
        """True if target and chance are the same number: at most 46 on d100 is 46 %."""
        if self.chance is None or self.dice != _D100:
            return False
        return (re.findall(r"\d+", self.target) or ["0"]) == [str(self.chance * 100)]


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The result of a check.

    Attributes:
        headline: The result in a word or two.
        text: The result in a sentence.
        rolls: All rolls.
        batch: Its changes of the sheet.
    """

    headline: str
    text: str
    rolls: tuple[RollRecord, ...]
    batch: Batch


def ready_checks(procedures: Iterable[Procedure], situation: Situation) -> tuple[ReadyCheck, ...]:
    """Return all checks that a character can roll now, and those that only a number of the sheet closes.

    Args:
        procedures: Procedures of kind CHECK; other kinds work too.
        situation: Character and setting.
    """
    return tuple(iter_ready_checks(procedures, situation))


def iter_ready_checks(
    procedures: Iterable[Procedure], situation: Situation, given: Mapping[str, Json] = _NOTHING
) -> Iterator[ReadyCheck]:
    """Yield the checks of `ready_checks` one by one.

    Args:
        procedures: As for `ready_checks`.
        situation: Character and setting.
        given: Answers by key for every check that asks for them: a modifier, which number counts.
    """
    for procedure in procedures:
        if procedure.closed(situation.sheet) is None:
            yield from _iter_procedure_checks(procedure, situation, given)


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
        check: A ready check of this procedure.
        procedure: The procedure.
        situation: Character and setting.
        seed: Seed of all randomness.
        throws: Results of real dice for the first rolls; the rest is rolled by Quire.
        translate: Translates the result; None for the game's own words.

    Raises:
        QuireError: The check is no longer possible, or the faces do not fit the dice.
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
    """Return the next roll of a check after some rolls; None if it needs no more.

    Args:
        check: A ready check of this procedure.
        procedure: The procedure.
        situation: Character and setting.
        seed: Seed of all randomness.
        throws: Results of real dice so far.

    Raises:
        QuireError: The check is no longer possible, or the faces do not fit the dice.
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
    """Return a driver of a check that has used these throws and stops at the next roll, or at the end."""
    driver = Driver(procedure, situation, seed)
    driver.translate = translate
    _answer_until_roll(driver, check.answers)
    for faces in throws:
        driver.answer([list(each) for each in faces], AnswerMethod.TYPED)
        _answer_until_roll(driver, check.answers)
    return driver


def check_of_number(
    procedures: Iterable[Procedure], situation: Situation, address: str, choices: Iterable[Mapping[str, Json]] = ()
) -> ReadyCheck | None:
    """Return the check that is rolled with a number of the sheet; None if there is none that can be rolled.

    Args:
        procedures: Procedures of kind CHECK.
        situation: Character and setting.
        address: The number: ``skills[3].check``.
        choices: Answers to try for every check, as which of several numbers counts.
    """
    known = {each.key: each for each in procedures}
    for given in (*choices, _NOTHING):
        for check in iter_ready_checks(known.values(), situation, given):
            keys = [str(key) for answer in check.answers.values() if isinstance(answer, list) for key in answer]
            if check.closed is None and any(_is_about(key, address) for key in keys):
                found = checked_addresses(check, known[check.procedure], situation)
                if address in found or not found:
                    return check
    return None


def _is_about(key: str, address: str) -> bool:
    """Return whether an option of a check may be about a number: its address, its row, or its member of a family."""
    row = key.partition("=")[0]
    return address == row or address.startswith(f"{row}.") or row in re.split(r"[.\[\]]+", address)


def checked_addresses(check: ReadyCheck, procedure: Procedure, situation: Situation) -> tuple[str, ...]:
    """Return the numbers of the sheet that a check is rolled with, as far as its result names them.

    Args:
        check: A ready check of this procedure.
        procedure: The procedure.
        situation: Character and setting.
    """
    try:
        driver = _run_with_throws(check, procedure, situation, 0, (), None)
        while driver.request is not None:
            driver.auto_answer()
    except QuireError:
        return ()
    return tuple(address for each in driver.requests if isinstance(each, Show) for address in each.addresses)


def _iter_procedure_checks(
    procedure: Procedure, situation: Situation, given: Mapping[str, Json]
) -> Iterator[ReadyCheck]:
    try:
        driver = Driver(procedure, situation, 0)
        first = driver.request
    except NumberError as error:
        yield ReadyCheck(procedure.key, procedure.label, procedure.label, "", None, (), {}, error.message)
        return
    except QuireError:
        return
    offered: list[tuple[Mapping[str, Json], str]] = [({}, procedure.label)]
    if isinstance(first, Choose) and first.least == 1:
        options = [option for option in first.options if option.closed is None][:MOST_CHOICES]
        offered = [({first.key: [option.key]}, option.label) for option in options]
    for n, (answers, label) in enumerate(offered):
        if n:
            driver = Driver(procedure, situation, 0, () if driver.journal else driver.sheets)
        ready = _prepare_check(driver, {**given, **answers}, label)
        if ready is not None:
            yield ready


def _prepare_check(driver: Driver, answers: Mapping[str, Json], label: str) -> ReadyCheck | None:
    """Return one check, ready or closed by a number; None if nothing is rolled, or no answer is valid.

    Args:
        driver: The check, of which nothing is answered yet.
        answers: What is checked, and other answers by key.
        label: What is checked, in words.
    """
    procedure = driver.procedure
    try:
        roll = _answer_until_roll(driver, answers)
        if not isinstance(roll, Roll):
            return None
        chance = None if roll.chance is None else roll.chance()
    except NumberError as error:
        return ReadyCheck(procedure.key, label, procedure.label, "", None, (), answers, error.message)
    except QuireError:
        return None
    # The automatic answers are kept, so that the dice shown are those that will be rolled.
    used_answers = {request.key: each.answer for request, each in zip(driver.requests, driver.answers, strict=False)}
    return ReadyCheck(procedure.key, label, procedure.label, roll.target, chance, roll.dice, used_answers)


def _answer_until_roll(driver: Driver, answers: Mapping[str, Json]) -> Request | None:
    """Answer all requests before the next roll, from the given answers or automatically; return the roll or None."""
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
