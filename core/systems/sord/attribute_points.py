"""Procedures to place attribute points of Step Advancements, and to remove drained ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.messages import Message, phrase
from core.procedures.allocation import Target
from core.procedures.ask_helpers import Subprocedure, allocate, write_if_any
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import group, number, whole
from core.procedures.requests import Allocate, Conversation
from core.systems.sord.creation_attributes import ATTRIBUTES, minimum_order
from core.systems.sord.skill_rows import Entry, attribute_label
from core.systems.sord.step_advancement import practiced_professions

_COMMON_ORDER = ("hlth", "ambt", "prow", "qckn", "mind")
"""Attributes that common folk raise, in turn."""


def place_points(sheet: Sheet, step: str = "", key: str = "points") -> Subprocedure[Sheet]:
    """Ask where to place unspent attribute points; some may be kept.

    Args:
        sheet: The character as it is.
        step: The procedure's step.
        key: Key of the request.

    Source: SORD O.XIII, XIII.
    """
    points = number(sheet, "advancement_left")
    rooms = {attribute: remaining_room(sheet, attribute, points) for attribute in ATTRIBUTES}
    prioritized = minimum_order(combined_minimums(sheet))
    placed = yield from allocate(
        Allocate(
            key=key,
            label="Attribute points",
            help="One for each Step Advancement, on any attribute up to its limit. They may be kept for later.",
            cite="XIII",
            step=step,
            amount=points,
            targets=tuple(_target(sheet, attribute, rooms[attribute]) for attribute in ATTRIBUTES),
            policy=lambda _source, _memory: dict(spread_points(points, rooms, prioritized)),
        )
    )
    return (yield from _write_points(sheet, placed, 1, step))


def spread_points(points: int, rooms: Mapping[str, int], prioritized: Sequence[str]) -> Mapping[str, int]:
    """Return points placed in turn on the prioritized attributes, then in attribute order, within limits.

    Args:
        points: Number of points.
        rooms: Most points of each attribute.
        prioritized: Attributes with minimums; empty for common folk, who have their own order.
    """
    placed = dict.fromkeys(ATTRIBUTES, 0)
    candidates = [attribute for attribute in prioritized or _COMMON_ORDER if rooms[attribute] > 0]
    while points > 0 and candidates:
        # Whole rounds at once: a billion points one by one would take forever.
        rounds = max(1, min(points // len(candidates), *(rooms[each] - placed[each] for each in candidates)))
        for attribute in candidates:
            share = min(rounds, points)
            placed[attribute] += share
            points -= share
        candidates = [attribute for attribute in candidates if placed[attribute] < rooms[attribute]]
    for attribute in ATTRIBUTES:
        share = min(points, rooms[attribute] - placed[attribute])
        placed[attribute] += share
        points -= share
    return {attribute: amount for attribute, amount in placed.items() if amount}


def remove_points(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask which attribute points to remove, if more are placed than gained.

    Source: SORD Dam; R29.
    """
    placed = {attribute: max(0, number(sheet, f"advancement.{attribute}")) for attribute in ATTRIBUTES}
    points = min(-number(sheet, "advancement_left"), sum(placed.values()))
    removed = yield from allocate(
        Allocate(
            key="points",
            label="Attribute points to remove",
            help="More points are placed than Step Advancements were gained; choose where to remove them.",
            cite="Dam; R29",
            amount=points,
            spend_all=True,
            targets=tuple(
                _target(sheet, attribute, min(points, placed[attribute]), is_adding=False) for attribute in ATTRIBUTES
            ),
            policy=lambda _source, _memory: choose_removed_points(points, placed),
        )
    )
    return (yield from _write_points(sheet, removed, -1))


def remaining_room(sheet: Sheet, attribute: str, points: int) -> int:
    """Return how many of these points an attribute can take; a limit of 0 means unlimited.

    Source: SORD II, III; R7.
    """
    limit = number(sheet, f"cap.{attribute}")
    return points if limit <= 0 else max(0, min(points, limit - number(sheet, f"maximum.{attribute}")))


def combined_minimums(sheet: Sheet) -> Entry | None:
    """Return the combined minimums of all practiced professions; None without one."""
    rows = practiced_professions(sheet)
    if not rows:
        return None
    minimums = [group(row, "minimums") for row in rows]
    return {"minimums": {each: max(whole(own, each) for own in minimums) for each in ATTRIBUTES}}


def choose_removed_points(points: int, placed: Mapping[str, int]) -> dict[str, int]:
    """Return points to remove, from the attributes with most of them."""
    removed = dict.fromkeys(ATTRIBUTES, 0)
    for attribute in sorted(ATTRIBUTES, key=lambda each: -placed[each]):
        removed[attribute] = min(points, placed[attribute])
        points -= removed[attribute]
    return removed


def _target(sheet: Sheet, attribute: str, most: int, *, is_adding: bool = True) -> Target:
    return Target(
        attribute,
        attribute_label(sheet, attribute),
        most=most,
        about=phrase("now {number}", number=number(sheet, f"maximum.{attribute}")),
        address=f"advancement.{attribute}" if is_adding else "",
        result=f"maximum.{attribute}" if is_adding else "",
    )


def _write_points(sheet: Sheet, amounts: Mapping[str, int], sign: int, step: str = "") -> Subprocedure[Sheet]:
    before = group(sheet.character.data, "advancement")
    edits = [
        SetValue(f"advancement.{attribute}", whole(before, attribute) + sign * amount)
        for attribute, amount in amounts.items()
        if amount
    ]
    return (yield from write_if_any(sheet, "points.written", edits, step=step))


def _nothing_to_place(sheet: Sheet) -> Message | None:
    if number(sheet, "advancement_left") > 0:
        return None
    return Message("no_points", "There are no attribute points to place; each Step Advancement brings one.")


def _nothing_to_take_back(sheet: Sheet) -> Message | None:
    if number(sheet, "advancement_left") < 0:
        return None
    return Message("no_points_over", "No more attribute points are placed than were gained.")


def _start_placing(situation: Situation) -> Conversation:
    yield from place_points(situation.sheet)


def _start_taking_back(situation: Situation) -> Conversation:
    yield from remove_points(situation.sheet)


PLACE_POINTS = Procedure(
    key="place_points",
    label="Place attribute points",
    kind=ProcedureKind.ADVANCEMENT,
    cite="XIII",
    help="Places the points of Step Advancements on attributes.",
    start=_start_placing,
    closed=_nothing_to_place,
    is_popover=True,
    deed="Place",
)
TAKE_BACK_POINTS = Procedure(
    key="take_back_points",
    label="Remove attribute points",
    kind=ProcedureKind.ADVANCEMENT,
    cite="Dam; R29",
    help="Removes points from attributes when drained levels leave more placed than gained.",
    start=_start_taking_back,
    closed=_nothing_to_take_back,
    is_popover=True,
    deed="Remove",
)
