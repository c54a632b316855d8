"""What damage, healing and single points by hand change on a fighter's sheet.

Damage runs the game's own procedure on a copy, as the Play page does; healing and single points count the tracks of the
Play page. Not for losses that a fight's own rules bring.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.character.edits import Batch, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.export.render_context import RenderContext, RowScope
from core.play.fight import Fight
from core.play.interventions import ByHand
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, Situation
from core.registry import game
from core.rules.play_layout import PlayTrack
from desktop.fight.fighter_cards import share_of
from desktop.messages import translate
from desktop.sheet.party_columns import member_headings, vital_heading


@dataclass(frozen=True, slots=True)
class HandChange:
    """A change by hand: the edit, and what the log says of it."""

    edit: Edit
    note: ByHand


_DAMAGE = "damage"
"""Key of the procedure that takes damage, in games that have one, and of its request for the points."""
_TOTAL = "total"


def damage(fight: Fight, participant: int, amount: int, seed: str) -> HandChange | None:
    """Return what damage does to a fighter, by the game's procedure; None if it does nothing.

    Args:
        fight: The fight.
        participant: Who is hurt.
        amount: Points, before armor where the game has it so.
        seed: Seed of the dice that the procedure rolls.

    Raises:
        QuireError: The fighter cannot take damage.
    """
    sheet = fight.sheets[participant]
    procedure = game(sheet.system.id).procedures.get(_DAMAGE)
    if procedure is None:
        edits = tuple(_points(sheet.copy(random.Random(0)), fight.conflict.vitals, -amount))
    else:
        edits = _run(procedure, sheet, {_TOTAL: amount}, seed)
    return _change(fight, participant, edits, ByHand(amount, is_harm=True))


def _run(procedure: Procedure, sheet: Sheet, answers: dict[str, Json], seed: str) -> tuple[Edit, ...]:
    driver = Driver(procedure, Situation((sheet,)), seed)
    driver.run_auto(answers)
    (batch,) = driver.outcome
    return batch.edits


def healing(fight: Fight, participant: int, amount: int) -> HandChange | None:
    """Return what healing gives back to a fighter, point by point where the least share is left; None for nothing."""
    sheet = fight.sheets[participant].copy(random.Random(0))
    edits = tuple(_points(sheet, fight.conflict.vitals, amount))
    return _change(fight, participant, edits, ByHand(amount, is_harm=False))


def step(fight: Fight, participant: int, vital: int, points: int) -> HandChange | None:
    """Return a change of a single vital by some points; None if nothing can change."""
    sheet = fight.sheets[participant].copy(random.Random(0))
    address, _ = fight.conflict.vitals[vital]
    edits: list[Edit] = []
    for _ in range(abs(points)):
        if (edit := _step_edit(sheet, address, 1 if points > 0 else -1)) is None:
            break
        sheet.apply(edit)
        edits.append(edit)
    return _change(fight, participant, tuple(edits), ByHand(len(edits), is_harm=points < 0))


def _points(sheet: Sheet, vitals: Sequence[tuple[str, str]], points: int) -> Iterator[Edit]:
    """Yield the edits of several points, each where the least is left; the sheet, a copy, takes them."""
    sign = 1 if points > 0 else -1
    for _ in range(abs(points)):
        by_share = sorted((_share(sheet, *vital), vital[0]) for vital in vitals)
        found = (_step_edit(sheet, address, sign) for _, address in by_share)
        edit = next((each for each in found if each is not None), None)
        if edit is None:
            return
        sheet.apply(edit)
        yield edit


def _share(sheet: Sheet, address: str, most: str) -> float:
    return (share_of(sheet.value(address), sheet.value(most)) if most else None) or 0.0


def _step_edit(sheet: Sheet, address: str, sign: int) -> Edit | None:
    """Return the edit of a track that changes a vital by a point; None if none does."""
    context = RenderContext(sheet.system, sheet, translate=translate)
    tracks = sorted(_tracks(context), key=lambda track: context.address(track[0].now, track[1]) != address)
    before = _integer(sheet.value(address))
    for data, scope in tracks:
        edit = _track_edit(context, data, scope, sign)
        if edit is None:
            continue
        trial = sheet.copy(random.Random(0))
        trial.apply(edit)
        if (_integer(trial.value(address)) - before) * sign > 0:
            return edit
    return None


def _tracks(context: RenderContext) -> Iterator[tuple[PlayTrack, RowScope]]:
    """Yield the vital tracks of a sheet."""
    for data in context.system.layout.play.tracks:
        if data.is_vital:
            for scope in context.rows(data.rows):
                if context.holds(data.only_if, scope):
                    yield data, scope


def _track_edit(context: RenderContext, data: PlayTrack, scope: RowScope, sign: int) -> Edit | None:
    """Return the edit that takes a point off a track, or gives one back."""
    lost = _integer(context.value(data.lost, scope))
    if sign < 0:
        return SetValue(context.address(data.lost, scope), lost + 1)
    if _integer(context.value(data.now, scope)) >= _integer(context.value(data.most, scope)):
        return None
    for key in (data.lost, data.also):
        if key and (points := _integer(context.value(key, scope))) > 0:
            return SetValue(context.address(key, scope), points - 1)
    if data.regained:
        return SetValue(context.address(data.regained, scope), _integer(context.value(data.regained, scope)) + 1)
    return None


def _change(fight: Fight, participant: int, edits: tuple[Edit, ...], note: ByHand) -> HandChange | None:
    """Return a change with what it does to the vitals of the sheet; None without edits."""
    if not edits:
        return None
    sheet = fight.sheets[participant]
    edit = edits[0] if len(edits) == 1 else Batch(edits)
    trial = sheet.copy(random.Random(0))
    trial.apply(edit)
    changes = []
    for address, _ in fight.conflict.vitals:
        if difference := _integer(trial.value(address)) - _integer(sheet.value(address)):
            changes.append((_label(sheet, address), difference))
    return HandChange(edit, ByHand(note.amount, note.is_harm, note.place, tuple(changes)))


def _label(sheet: Sheet, address: str) -> str:
    return vital_heading(member_headings(sheet.system), address, sheet.field(address))


def _integer(value: object) -> int:
    return int(value) if isinstance(value, int | Fraction) else 0
