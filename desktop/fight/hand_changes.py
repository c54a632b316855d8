"""What damage, healing and single points by hand change on a fighter's sheet.

Damage runs the game's own procedure on a copy, as the Play page does; healing and single points count the tracks of the
Play page. Not for losses that a fight's own rules bring.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.character.edits import Batch, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import QuireError
from core.export.render_context import RenderContext
from core.play.fight import Fight
from core.play.interventions import ByHand
from core.procedures.driver import Driver
from core.procedures.preview import preview
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Choose
from core.registry import game
from desktop.fight.fighter_cards import share_of
from desktop.sheet.party_columns import member_headings, vital_heading
from desktop.sheet.play_tracks import PlayedTrack, edits_to, integer, render_context

_MUCH = 1_000
"""Points of damage that armor does not stop, so that the game asks for the place."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where damage goes, or what helps against it: an answer of the game's procedure.

    Attributes:
        request: Key of the request.
        option: The answer; "" where the request takes the points themselves.
        label: Its name, in the game's words.
        about: What it means, as the armor there.
        is_usual: Whether the game takes it by itself; the log does not name it.
    """

    request: str
    option: str
    label: str
    about: str = ""
    is_usual: bool = False


@dataclass(frozen=True, slots=True)
class HandChange:
    """A change by hand: the edit, and what the log says of it."""

    edit: Edit
    note: ByHand


def damage_places(sheet: Sheet) -> tuple[Place, ...]:
    """Return where damage by hand can go, the usual place first; none if the game does not ask."""
    layout = sheet.system.layout.play.damage
    if layout is None:
        return ()
    try:
        shown = preview(_procedure(sheet, layout.procedure), Situation((sheet,)), {layout.amounts[0]: _MUCH})
    except QuireError:
        return ()
    if len(layout.amounts) > 1:
        asked = {each.key: each.label for each in shown.requests}
        return tuple(Place(key, "", asked[key]) for key in layout.amounts if key in asked)
    for request in shown.requests:
        if isinstance(request, Choose) and request.key == next(iter(layout.choices), ""):
            usual = shown.answers.get(request.key)
            first = set(map(str, usual)) if isinstance(usual, list | tuple) else set()
            options = sorted(
                (each for each in request.options if each.closed is None), key=lambda each: each.key not in first
            )
            return tuple(Place(request.key, each.key, each.label, each.about, each.key in first) for each in options)
    return ()


def damage(fight: Fight, participant: int, amount: int, place: Place | None, seed: str) -> HandChange | None:
    """Return what damage does to a fighter, by the game's procedure.

    Args:
        fight: The fight.
        participant: Who is hurt.
        amount: Points, before armor where the game has it so.
        place: Where, or None.
        seed: Seed of the dice that the procedure rolls.

    Raises:
        QuireError: The fighter cannot take damage.
    """
    sheet = fight.sheets[participant]
    layout = sheet.system.layout.play.damage
    note = ByHand(amount, is_harm=True, place="" if place is None or place.is_usual else place.label)
    if layout is None:
        edits = tuple(_points(sheet.copy(random.Random(0)), fight.conflict.vitals, -amount))
        return _change(fight, participant, edits, note)
    answers: dict[str, Json] = {layout.amounts[0]: amount}
    if place is not None and not place.option:
        answers = {key: amount if key == place.request else 0 for key in layout.amounts}
    elif place is not None:
        answers[place.request] = [place.option]
    return _change(fight, participant, _run(_procedure(sheet, layout.procedure), sheet, answers, seed), note)


def _procedure(sheet: Sheet, key: str) -> Procedure:
    return game(sheet.system.id).procedures[key]


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
    context = render_context(sheet)
    tracks = sorted(_tracks(context), key=lambda track: context.address(track.data.now, track.scope) != address)
    before = integer(sheet.value(address))
    for track in tracks:
        left = integer(context.value(track.data.now, track.scope)) + sign
        if sign > 0 and left > integer(context.value(track.data.most, track.scope)):
            continue
        edits = tuple(_single_edits(context, track, left))
        if not edits:
            continue
        edit = edits[0] if len(edits) == 1 else Batch(edits)
        trial = sheet.copy(random.Random(0))
        trial.apply(edit)
        if (integer(trial.value(address)) - before) * sign > 0:
            return edit
    return None


def _single_edits(context: RenderContext, track: PlayedTrack, left: int) -> Iterator[Edit]:
    """Yield the edits that leave an amount; below zero a point given back is one less lost."""
    if integer(context.value(track.data.now, track.scope)) < 0:
        lost = integer(context.value(track.data.lost, track.scope))
        yield SetValue(context.address(track.data.lost, track.scope), lost - 1)
    else:
        yield from edits_to(context, track, left)


def _tracks(context: RenderContext) -> Iterator[PlayedTrack]:
    """Yield the vital tracks of a sheet."""
    for group, data in enumerate(context.system.layout.play.tracks):
        if data.is_vital:
            for scope in context.rows(data.rows):
                if context.holds(data.only_if, scope):
                    yield PlayedTrack(data, scope, group)


def _change(fight: Fight, participant: int, edits: tuple[Edit, ...], note: ByHand) -> HandChange | None:
    """Return a change with what it does to the vitals of the sheet; None for healing or points that change nothing."""
    if not edits and (not note.is_harm or not note.amount):
        return None
    sheet = fight.sheets[participant]
    edit = edits[0] if len(edits) == 1 else Batch(edits)
    trial = sheet.copy(random.Random(0))
    trial.apply(edit)
    changes = []
    for address, _ in fight.conflict.vitals:
        if difference := integer(trial.value(address)) - integer(sheet.value(address)):
            changes.append((_label(sheet, address), difference))
    return HandChange(edit, ByHand(note.amount, note.is_harm, note.place, tuple(changes)))


def _label(sheet: Sheet, address: str) -> str:
    return vital_heading(member_headings(sheet.system), address, sheet.field(address))
