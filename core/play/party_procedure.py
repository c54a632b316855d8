"""One procedure for several characters: asked once, carried out for each by the rules of its own game.

The first character is asked. The others take the same answers by key, as far as they fit them; dice everybody rolls for
himself, and what was not asked of the first, or does not fit, is answered as the game would::

    undertakings = shared_procedures({each.id: each.procedures.values() for each in games()})
    script = reusable_answers(driver)                      # of the first, when it has come to its end
    other = run_with_answers(procedure, situation, seed, script)

A rest of some days has other questions in each game. It is asked by one of its own, whose answer every game puts into
its words (`PartyProcedure.script`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from core.character import Json, Sheet
from core.errors import QuireError
from core.messages import Message
from core.procedures import (
    AnswerMethod,
    Conversation,
    Driver,
    Enter,
    Procedure,
    ProcedureKind,
    Roll,
    Show,
    Situation,
    enter_number,
)

DAYS = "days"
"""Key of the question for how many days all rest."""
MOST_DAYS = 365
_KINDS = (ProcedureKind.ADVANCEMENT, ProcedureKind.RECOVERY)


@dataclass(frozen=True, slots=True)
class PartyProcedure:
    """What can be done with several characters at once.

    Attributes:
        key: Key of the procedure, the same in each of the games.
        label: What it is called; where the games call it by different names, all of them.
        kind: What it is for.
        procedures: The procedure of each game, by the id of the game.
        is_in_all_games: Whether every game that is asked has it.
        question: What is asked instead of the procedures, once for all games; None where they ask themselves.
    """

    key: str
    label: str
    kind: ProcedureKind
    procedures: Mapping[str, Procedure]
    is_in_all_games: bool = True
    request_procedure: Procedure | None = None

    def script(self, system: str, answers: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return the answers of a game's procedure where these were given to what was asked."""
        rest = self.procedures[system].rest_days
        days = answers.get(DAYS)
        return answers if self.request_procedure is None or rest is None or not isinstance(days, int) else rest(days)

    def closed(self, sheet: Sheet) -> Message | None:
        """Say why it cannot be done with a character now, or None."""
        procedure = self.procedures.get(sheet.system.id)
        if procedure is None:
            return Message(
                "together_no_procedure",
                "{game} has nothing of the kind.",
                {"game": sheet.system.name},
            )
        return procedure.closed(sheet)


def _ask_days(_situation: Situation) -> Conversation:
    yield from enter_number(
        Enter(
            key=DAYS,
            label="Days of rest",
            help="Everybody rests by the rules of their own game.",
            least=1,
            most=MOST_DAYS,
            default=1,
            unit="days",
        )
    )


_QUESTION = Procedure("rest_days", "Days of rest", ProcedureKind.RECOVERY, "", "", _ask_days)


def rest_procedure(procedures: Mapping[str, Iterable[Procedure]]) -> PartyProcedure | None:
    """Return the rest of some days, which every game carries out by rules of its own; None where none of them rests.

    Args:
        procedures: The procedures of each game, by the id of the game.
    """
    found = {
        system: next((each for each in own if each.rest_days is not None), None) for system, own in procedures.items()
    }
    rests = {system: each for system, each in found.items() if each is not None}
    if not rests:
        return None
    question = _QUESTION
    return PartyProcedure(question.key, question.label, question.kind, rests, len(rests) == len(found), question)


def shared_procedures(procedures: Mapping[str, Iterable[Procedure]]) -> tuple[PartyProcedure, ...]:
    """Return the advancement and recovery of some games; what has the same key is one.

    Args:
        procedures: The procedures of each game, by the id of the game.
    """
    found: dict[str, dict[str, Procedure]] = {}
    for system, own in procedures.items():
        for procedure in own:
            if procedure.kind in _KINDS:
                found.setdefault(procedure.key, {})[system] = procedure
    return tuple(
        PartyProcedure(
            key,
            " / ".join(dict.fromkeys(each.label for each in own.values())),
            next(iter(own.values())).kind,
            own,
            len(own) == len(procedures),
        )
        for key, own in found.items()
    )


@dataclass(frozen=True, slots=True)
class AnswerDifference:
    """Something that was answered otherwise than for the first.

    Attributes:
        label: What was asked.
        reason: Why.
    """

    label: str
    reason: Message


@dataclass(frozen=True, slots=True)
class PartyRun:
    """A procedure that was run with the answers of another character.

    Attributes:
        driver: The run, at its end.
        departures: What the game answered itself, dice apart.
    """

    driver: Driver
    differences: tuple[AnswerDifference, ...] = field(default=())


def reusable_answers(driver: Driver) -> dict[str, Json]:
    """Return the answers of a run that others may take over: all but the dice."""
    return {
        answered.key: answered.answer
        for request, answered in zip(driver.requests, driver.answers, strict=True)
        if not isinstance(request, Roll)
    }


def run_with_answers(
    procedure: Procedure, situation: Situation, seed: int | str, script: Mapping[str, Json]
) -> PartyRun:
    """Run a procedure to its end with the answers that were given for somebody else.

    Args:
        procedure: What to run.
        situation: With whom.
        seed: What this character's chance comes from.
        script: `reusable_answers` the one who was asked.

    Raises:
        ProcedureError: It cannot be run with this character now.
        AnswerError: There is no answer that fits, as where everything is closed.
    """
    driver = Driver(procedure, situation, seed)
    departures: list[AnswerDifference] = []
    while (request := driver.request) is not None:
        if isinstance(request, Roll | Show):
            driver.auto_answer()
            continue
        reason = _answer_from(driver, script)
        if reason is not None:
            departures.append(AnswerDifference(request.label, reason))
            driver.auto_answer()
    return PartyRun(driver, tuple(departures))


def _answer_from(driver: Driver, script: Mapping[str, Json]) -> Message | None:
    """Answer what is asked from the script; say why that cannot be done, or None."""
    request = driver.request
    if request is None or request.key not in script:
        return Message("together_not_asked", "It was not asked before.")
    try:
        driver.answer(script[request.key], AnswerMethod.SCRIPT)
    except QuireError as error:
        return error.message
    return None
