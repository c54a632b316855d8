"""Runs a procedure for several characters: one is asked, others reuse its answers.

The first character is asked. The others reuse its answers by key, if they are valid; they roll their own dice, and
everything else is answered automatically::

    procedures = shared_procedures({each.id: each.procedures.values() for each in games()})
    script = reusable_answers(driver)                      # of the first, at its end
    other = run_with_answers(procedure, situation, seed, script)

A rest of several days has different requests in each game. It has a request of its own, and every game translates the
answer (`PartyProcedure.script`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import QuireError
from core.messages import Message
from core.procedures.ask_helpers import enter_number
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Conversation, Enter, Roll, Show
from core.procedures.transcript import AnswerMethod

DAYS = "days"
"""Key of the request for the number of days."""
MOST_DAYS = 365
_KINDS = (ProcedureKind.ADVANCEMENT, ProcedureKind.RECOVERY)


@dataclass(frozen=True, slots=True)
class PartyProcedure:
    """A procedure that several characters can run together.

    Attributes:
        key: Key of the procedure, the same in each game.
        label: Its name; if the games have different names, all of them.
        kind: Its purpose.
        procedures: The procedure of each game, by id of the game.
        is_in_all_games: Whether all of the given games have it.
        request_procedure: Procedure with the common request for all games; None if the games' own requests are used.
    """

    key: str
    label: str
    kind: ProcedureKind
    procedures: Mapping[str, Procedure]
    is_in_all_games: bool = True
    request_procedure: Procedure | None = None

    def script(self, system: str, answers: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return the answers for a game's own procedure, from the answers to the common request."""
        rest = self.procedures[system].rest_days
        days = answers.get(DAYS)
        return answers if self.request_procedure is None or rest is None or not isinstance(days, int) else rest(days)

    def closed(self, sheet: Sheet) -> Message | None:
        """Return why it cannot be run with a character now, or None."""
        procedure = self.procedures.get(sheet.system.id)
        if procedure is None:
            return Message(
                "together_no_procedure",
                "Not available in {game}.",
                {"game": sheet.system.name},
            )
        return procedure.closed(sheet)


def _ask_days(_situation: Situation) -> Conversation:
    yield from enter_number(
        Enter(
            key=DAYS,
            label="Days of rest",
            help="Each character rests by the rules of its game.",
            least=1,
            most=MOST_DAYS,
            default=1,
            unit="days",
        )
    )


_QUESTION = Procedure("rest_days", "Days of rest", ProcedureKind.RECOVERY, "", "", _ask_days, deed="Rest")


def rest_procedure(procedures: Mapping[str, Iterable[Procedure]]) -> PartyProcedure | None:
    """Return the rest of several days, carried out by each game's own rules; None if no game has one.

    Args:
        procedures: The procedures of each game, by id of the game.
    """
    by_system = {
        system: next((each for each in own if each.rest_days is not None), None) for system, own in procedures.items()
    }
    rests = {system: each for system, each in by_system.items() if each is not None}
    if not rests:
        return None
    question = _QUESTION
    return PartyProcedure(question.key, question.label, question.kind, rests, len(rests) == len(by_system), question)


def shared_procedures(procedures: Mapping[str, Iterable[Procedure]]) -> tuple[PartyProcedure, ...]:
    """Return the advancement and recovery procedures of some games, merged by key.

    Args:
        procedures: The procedures of each game, by id of the game.
    """
    by_key: dict[str, dict[str, Procedure]] = {}
    for system, own in procedures.items():
        for procedure in own:
            if procedure.kind in _KINDS:
                by_key.setdefault(procedure.key, {})[system] = procedure
    return tuple(
        PartyProcedure(
            key,
            " / ".join(dict.fromkeys(each.label for each in own.values())),
            next(iter(own.values())).kind,
            own,
            len(own) == len(procedures),
        )
        for key, own in by_key.items()
    )


@dataclass(frozen=True, slots=True)
class AnswerDifference:
    """A request that was answered differently from the first character.

    Attributes:
        label: Label of the request.
        reason: Why.
    """

    label: str
    reason: Message


@dataclass(frozen=True, slots=True)
class PartyRun:
    """A procedure that was run with the answers of another character.

    Attributes:
        driver: The finished run.
        differences: Requests that were answered automatically, except rolls.
    """

    driver: Driver
    differences: tuple[AnswerDifference, ...] = field(default=())


def reusable_answers(driver: Driver) -> dict[str, Json]:
    """Return the answers of a run that others can reuse: all except rolls."""
    return {
        answered.key: answered.answer
        for request, answered in zip(driver.requests, driver.answers, strict=True)
        if not isinstance(request, Roll)
    }


def run_with_answers(
    procedure: Procedure, situation: Situation, seed: int | str, script: Mapping[str, Json]
) -> PartyRun:
    """Run a procedure to its end with the answers of another character.

    Args:
        procedure: What to run.
        situation: Character and setting.
        seed: Seed of this character's randomness.
        script: The `reusable_answers` of the first character.

    Raises:
        ProcedureError: It cannot be run with this character now.
        AnswerError: There is no valid answer, such as when all options are closed.
    """
    driver = Driver(procedure, situation, seed)
    differences: list[AnswerDifference] = []
    while (request := driver.request) is not None:
        if isinstance(request, Roll | Show):
            driver.auto_answer()
            continue
        reason = _answer_from(driver, script)
        if reason is not None:
            differences.append(AnswerDifference(request.label, reason))
            driver.auto_answer()
    return PartyRun(driver, tuple(differences))


def _answer_from(driver: Driver, script: Mapping[str, Json]) -> Message | None:
    """Answer the present request from the script; return why that is impossible, or None."""
    request = driver.request
    if request is None or request.key not in script:
        return Message("together_not_asked", "This was not asked before.")
    try:
        driver.answer(script[request.key], AnswerMethod.SCRIPT)
    except QuireError as error:
        return error.message
    return None
