"""One procedure for several characters: asked once, carried out for each by the rules of its own game.

The first character is asked. The others take the same answers by key, as far as they fit them; dice everybody rolls for
himself, and what was not asked of the first, or does not fit, is answered as the game would::

    undertakings = shared_procedures({each.id: each.procedures.values() for each in games()})
    script = answers_of(driver)                      # of the first, when it has come to its end
    other = run_alike(procedure, situation, seed, script)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from core.character import Json, Sheet
from core.errors import QuireError
from core.messages import Message
from core.procedures import Driver, How, Procedure, ProcedureKind, Roll, Situation

_KINDS = (ProcedureKind.ADVANCEMENT, ProcedureKind.RECOVERY)


@dataclass(frozen=True, slots=True)
class Undertaking:
    """What can be done with several characters at once.

    Attributes:
        key: Key of the procedure, the same in each of the games.
        label: What it is called; where the games call it by different names, all of them.
        kind: What it is for.
        procedures: The procedure of each game, by the id of the game.
        is_everywhere: Whether every game that is asked has it.
    """

    key: str
    label: str
    kind: ProcedureKind
    procedures: Mapping[str, Procedure]
    is_everywhere: bool = True

    def closed(self, sheet: Sheet) -> Message | None:
        """Say why it cannot be done with a character now, or None."""
        procedure = self.procedures.get(sheet.system.id)
        if procedure is None:
            return Message(
                "together_no_procedure",
                "{game} has no procedure {procedure}.",
                {"game": sheet.system.name, "procedure": self.label},
            )
        return procedure.closed(sheet)


def shared_procedures(procedures: Mapping[str, Iterable[Procedure]]) -> tuple[Undertaking, ...]:
    """Give the advancement and recovery of some games; what has the same key is one.

    Args:
        procedures: The procedures of each game, by the id of the game.
    """
    found: dict[str, dict[str, Procedure]] = {}
    for system, own in procedures.items():
        for procedure in own:
            if procedure.kind in _KINDS:
                found.setdefault(procedure.key, {})[system] = procedure
    return tuple(
        Undertaking(
            key,
            " / ".join(dict.fromkeys(each.label for each in own.values())),
            next(iter(own.values())).kind,
            own,
            len(own) == len(procedures),
        )
        for key, own in found.items()
    )


@dataclass(frozen=True, slots=True)
class Departure:
    """Something that was answered otherwise than for the first.

    Attributes:
        label: What was asked.
        reason: Why.
    """

    label: str
    reason: Message


@dataclass(frozen=True, slots=True)
class Alike:
    """A procedure that was run with the answers of another character.

    Attributes:
        driver: The run, at its end.
        departures: What the game answered itself, dice apart.
    """

    driver: Driver
    departures: tuple[Departure, ...] = field(default=())


def answers_of(driver: Driver) -> dict[str, Json]:
    """Give the answers of a run that others may take over: all but the dice."""
    return {
        answered.key: answered.answer
        for request, answered in zip(driver.requests, driver.answers, strict=True)
        if not isinstance(request, Roll)
    }


def run_alike(procedure: Procedure, situation: Situation, seed: int | str, script: Mapping[str, Json]) -> Alike:
    """Run a procedure to its end with the answers that were given for somebody else.

    Args:
        procedure: What to run.
        situation: With whom.
        seed: What this character's chance comes from.
        script: `answers_of` the one who was asked.

    Raises:
        ProcedureError: It cannot be run with this character now.
        AnswerError: There is no answer that fits, as where everything is closed.
    """
    driver = Driver(procedure, situation, seed)
    departures: list[Departure] = []
    while (request := driver.request) is not None:
        if isinstance(request, Roll):
            driver.auto_answer()
            continue
        reason = _follow(driver, script)
        if reason is not None:
            departures.append(Departure(request.label, reason))
            driver.auto_answer()
    return Alike(driver, tuple(departures))


def _follow(driver: Driver, script: Mapping[str, Json]) -> Message | None:
    """Answer what is asked from the script; say why that cannot be done, or None."""
    request = driver.request
    if request is None or request.key not in script:
        return Message("together_not_asked", "It was not asked before.")
    try:
        driver.answer(script[request.key], How.SCRIPT)
    except QuireError as error:
        return error.message
    return None
