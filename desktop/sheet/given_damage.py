"""What a foe's own procedure is answered when a strike of another sheet gives damage to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.character.json_values import Json
from core.errors import QuireError
from core.procedures.preview import preview
from core.procedures.procedure import Situation
from desktop.sheet.play_widgets import answers_of

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter


def damage_answers(foe: OpenCharacter, points: int, place: Sequence[int] = ()) -> tuple[str, dict[str, Json]] | None:
    """Return the procedure by which a character takes damage, and its answers; None if its game has none.

    Args:
        foe: Who takes it.
        points: The points of the blow, before armor.
        place: Faces of the dice that told its place; they answer the first dice that fit.
    """
    from core.registry import game  # noqa: PLC0415 - the games are loaded after the first paint

    data = foe.sheet.system.layout.play.damage
    procedure = None if data is None else game(foe.sheet.system.id).procedures.get(data.procedure)
    if data is None or procedure is None or not data.amounts:
        return None
    answers = answers_of(foe.sheet, data.preset)
    answers[data.amounts[0]] = points
    if place:
        try:
            roll = preview(procedure, Situation((foe.sheet,), foe.setting.setting), answers).roll
        except QuireError:
            roll = None
        if roll is not None and roll.check([list(place)]) is None:
            answers[roll.key] = [list(place)]
    return data.procedure, answers
