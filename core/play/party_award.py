"""Awards of one amount to several characters: which amounts a game's award asks for, and which are usual.

A game has one procedure whose deed is to award; the numbers that it asks for are the kinds of its awards. Nothing here
is written: the procedure runs for each character, with the amount as its answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from core.errors import QuireError
from core.messages import Translate
from core.procedures.awards import AWARD
from core.procedures.partial_run import GivenAnswers, PartialRun
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Enter


@dataclass(frozen=True, slots=True)
class AwardKind:
    """A number that the award of a game asks for.

    Attributes:
        system: Id of the game.
        procedure: The procedure.
        request: Its request for the number, translated.
    """

    system: str
    procedure: Procedure
    request: Enter

    @property
    def usual(self) -> tuple[str, ...]:
        """The usual amounts, and dice that are usually rolled for them; else the default."""
        request = self.request
        known = (*map(str, request.usual), *request.usual_dice)
        return known or ((str(request.default),) if request.default else ())


def find_award(procedures: Iterable[Procedure]) -> Procedure | None:
    """Return the procedure that awards amounts, or None."""
    return next((each for each in procedures if each.deed == AWARD and each.kind is ProcedureKind.ADVANCEMENT), None)


def award_kinds(
    system: str, procedures: Iterable[Procedure], situations: Sequence[Situation], translate: Translate | None = None
) -> tuple[AwardKind, ...]:
    """Return the kinds of awards of a game.

    Args:
        system: Id of the game.
        procedures: Its procedures.
        situations: Its characters, of which the first that can be awarded tells what is asked; copies.
        translate: Translates the requests.
    """
    procedure = find_award(procedures)
    if procedure is None:
        return ()
    for situation in situations:
        try:
            asked = PartialRun(procedure, situation, "0", GivenAnswers(), translate).asked
        except QuireError:
            continue
        numbers = [each.request for each in asked if isinstance(each.request, Enter) and each.request.is_number]
        return tuple(AwardKind(system, procedure, request) for request in numbers)
    return ()
