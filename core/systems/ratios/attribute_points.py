"""Procedures to place attribute points: those of age by year, those of Levels anywhere.

Age points are paid by the years in which an attribute grows; Level points go anywhere below the cap.

Source: R.A.T.I.O.S. 1a, 2a, 3a; R2, R3, R4.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from heapq import heapify, heappop, heapreplace
from itertools import islice

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message, Word, phrase
from core.procedures.allocation import Target
from core.procedures.ask_helpers import Subprocedure, allocate, write_if_any
from core.procedures.budgets import Budget
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import group, number, text, whole
from core.procedures.requests import Allocate, Conversation, Memory, Policy
from core.systems.ratios.ages import (
    ATTRIBUTES,
    POINTS_A_YEAR,
    SPANS,
    Window,
    growing_attributes,
    is_feasible,
    segments,
)
from core.systems.ratios.attributes import (
    attribute_ages,
    attribute_description,
    attribute_name,
    room_below_cap,
    weights,
)
from core.systems.ratios.creation_origin import trained_attributes

_ATTRIBUTE = "Attribute"
_PLANNED = "planned points"


def place_age_points(sheet: Sheet, key: str = "age_points", step: str = "") -> Subprocedure[Sheet]:
    """Ask where to place unspent age points; placed ones stay.

    Args:
        sheet: The character.
        key: Key of the request.
        step: The procedure's step.

    Source: R.A.T.I.O.S. 2a; R3.
    """
    age, total = number(sheet, "human_age_years"), number(sheet, "age_points_total")
    if total <= 0 or age <= 0:
        return sheet
    placed = age_points(sheet)
    is_fresh = not any(placed.values())
    request = Allocate(
        key=key,
        label="Place age points by year",
        help="Each human year gives ten points, and only to attributes that grow at that age and are below their cap.",
        cite="2a; R2, R3",
        step=step,
        budgets=(*(_year_budget(window) for window in segments(0, age)), *_extra_budgets(age, total)),
        targets=tuple(
            _target(sheet, each, placed[each], placed[each] + room_below_cap(sheet, each), is_addressed=is_fresh)
            for each in ATTRIBUTES
        ),
        rule=partial(_total_exceeded, total) if total < POINTS_A_YEAR * age else None,
        head=_ATTRIBUTE,
        about_head="grows at ages",
        favoured=_favoured_note(sheet),
    )
    amounts = yield from allocate(
        replace(request, policy=partial(_random_policy, request=request, needs=_needs(sheet)))
    )
    edits = [SetValue(f"age_points.{each}", amounts[each]) for each in ATTRIBUTES if amounts[each] != placed[each]]
    return (yield from write_if_any(sheet, f"{key}.written", edits, step=step))


def place_years(sheet: Sheet, first: int, last: int, key: str = "points") -> Subprocedure[Sheet]:
    """Ask where to place the points of some years, on attributes that grow then; some may be kept.

    Args:
        sheet: The character.
        first: Human Age before these years.
        last: Human Age after them.
        key: Key of the request.

    Source: R.A.T.I.O.S. 2a; R3.
    """
    placed = age_points(sheet)
    budgets = tuple(_year_budget(window) for window in segments(first, last))
    growing = {each for supply in budgets for each in supply.pays or ()}
    amounts = yield from allocate(
        Allocate(
            key=key,
            label="Place age points by year",
            help="Only attributes that grow at this age and are below their cap. Points may be kept for later.",
            cite="2a; R3",
            budgets=budgets,
            targets=tuple(
                _target(sheet, each, 0, room_below_cap(sheet, each)) for each in ATTRIBUTES if each in growing
            ),
            head=_ATTRIBUTE,
            about_head="grows at ages",
            favoured=_favoured_note(sheet),
        )
    )
    edits = [SetValue(f"age_points.{each}", placed[each] + amount) for each, amount in amounts.items() if amount]
    return (yield from write_if_any(sheet, f"{key}.written", edits))


def place_level_points(sheet: Sheet, key: str, step: str = "", *, is_creation: bool = False) -> Subprocedure[Sheet]:
    """Ask where to place unspent Level points; some may be kept.

    Args:
        sheet: The character.
        key: Key of the request.
        step: The procedure's step.
        is_creation: Whether the automatic answer spends at random as for age points; later it raises the lowest
            trained attribute.

    Source: R.A.T.I.O.S. 3a.
    """
    points = number(sheet, "level_points_left")
    if points <= 0:
        return sheet
    rooms = {each: room_below_cap(sheet, each) for each in ATTRIBUTES}
    request = Allocate(
        key=key,
        label="Level points",
        help="One for each Level, on any attribute below its cap, at any age. Points may be kept for later.",
        cite="3a; R12",
        step=step,
        amount=points,
        targets=tuple(_target(sheet, each, 0, rooms[each], is_of_age=False) for each in ATTRIBUTES),
        head=_ATTRIBUTE,
        about_head="now",
        favoured=_favoured_note(sheet),
    )
    if is_creation:
        policy: Policy = partial(_random_policy, request=request, needs=_needs(sheet))
    else:
        policy = partial(_level_point_policy, sheet=sheet, points=points)
    amounts = yield from allocate(replace(request, policy=policy))
    before = group(sheet.character.data, "level_points")
    edits = [
        SetValue(f"level_points.{each}", whole(before, each) + amount) for each, amount in amounts.items() if amount
    ]
    return (yield from write_if_any(sheet, f"{key}.written", edits, step=step))


def age_points(sheet: Sheet) -> dict[str, int]:
    """Return the age points of every attribute."""
    placed = group(sheet.character.data, "age_points")
    return {each: whole(placed, each) for each in ATTRIBUTES}


def lowest_first(rooms: Mapping[str, int], points_of: Mapping[str, int], wanted: Sequence[str]) -> Iterator[str]:
    """Yield for each point the lowest wanted attribute below its cap, ties in alphabetical order."""
    queue = [(points_of[each], each, rooms[each]) for each in set(wanted) if rooms[each] > 0]
    heapify(queue)
    while queue:
        points, each, room = queue[0]
        yield each
        if room > 1:
            heapreplace(queue, (points + 1, each, room - 1))
        else:
            heappop(queue)


def automatic_points(sheet: Sheet, source: random.Random) -> Iterator[str]:
    """Yield the attribute of each automatic point of coming Levels, until all are at their caps.

    The lowest trained attribute is raised; if all are at their caps, a random one.

    Source: R.A.T.I.O.S. 3a; specification 5.2.
    """
    rooms = {each: room_below_cap(sheet, each) for each in ATTRIBUTES}
    wanted = [each for each in trained_attributes(sheet) if each in SPANS]
    for each in lowest_first(rooms, {each: number(sheet, f"points.{each}") for each in wanted}, wanted):
        rooms[each] -= 1
        yield each
    open_attributes = [each for each in ATTRIBUTES if rooms[each] > 0]
    while open_attributes:
        each = source.choice(open_attributes)
        rooms[each] -= 1
        if not rooms[each]:
            open_attributes.remove(each)
        yield each


def plan_points(memory: Memory, points: Sequence[str]) -> None:
    """Remember the planned attributes of the next points, so that the later answer agrees."""
    memory[_PLANNED] = list(points)


def _needs(sheet: Sheet) -> dict[str, int]:
    """Return the points that attributes need to reach 1 if a culture lowers them."""
    lacking = {each: 1 - number(sheet, f"points.{each}") for each in ATTRIBUTES}
    return {each: points for each, points in lacking.items() if points > 0}


def _random_policy(source: random.Random, _memory: Memory, *, request: Allocate, needs: Mapping[str, int]) -> Json:
    """Policy: raise every attribute to 1 if possible, then spend the rest at random, favoured attributes more often.

    Source: R.A.T.I.O.S. 2a; specification 4.6.
    """
    spending = request.allocation()
    if needs:
        spending.fit({each: amount + needs.get(each, 0) for each, amount in spending.amounts.items()})
    spending.fill(source)
    return dict(spending.amounts)


def _level_point_policy(source: random.Random, memory: Memory, *, sheet: Sheet, points: int) -> Json:
    """Policy: place points as planned when Levels were taken, else by the rule."""
    planned = memory.pop(_PLANNED, None)
    chosen = [str(each) for each in planned] if isinstance(planned, list) else []
    counts = Counter(chosen)
    if len(chosen) != points or any(room_below_cap(sheet, each) < amount for each, amount in counts.items()):
        counts = Counter(islice(automatic_points(sheet, source), points))
    return dict(counts)


def _year_budget(window: Window) -> Budget:
    label = phrase("ages {low}–{high}", low=window.low, high=window.high)
    return Budget(f"{window.low}-{window.high}", label, window.points, frozenset(growing_attributes(window)))


def _extra_budgets(age: int, total: int) -> Sequence[Budget]:
    """Return points that a house rule grants beyond ten a year; they can be spent on any growing attribute."""
    extra = total - POINTS_A_YEAR * age
    lifelong = frozenset(each for each, span in SPANS.items() if span.low == 0 and span.end(age) == age)
    return [Budget("extra", Word("house rule"), extra, lifelong)] if extra > 0 else []


def _total_exceeded(total: int, amounts: Mapping[str, int]) -> Message | None:
    spent = sum(amounts.values())
    if spent <= total:
        return None
    return Message(
        "age_points_over",
        "{spent} age points are more than the {total} that there are.",
        {"spent": spent, "total": total},
    )


def _target(
    sheet: Sheet, attribute: str, least: int, most: int, *, is_of_age: bool = True, is_addressed: bool = True
) -> Target:
    return Target(
        attribute,
        attribute_name(sheet, attribute),
        least=least,
        most=most,
        about=attribute_ages(attribute) if is_of_age else sheet.text(f"points.{attribute}", with_unit=False),
        address=f"{'age' if is_of_age else 'level'}_points.{attribute}" if is_addressed else "",
        weight=weights(sheet)[attribute],
        mark=attribute[0].upper(),
        result=f"points.{attribute}",
        help=attribute_description(sheet, attribute),
    )


def _favoured_note(sheet: Sheet) -> str:
    name = text(group(sheet.character.data, "profession"), "name")
    return phrase("Movement, and trained by {name}", name=name) if name else Word("Movement")


def _age_closed(sheet: Sheet) -> Message | None:
    if number(sheet, "age_points_left") <= 0:
        return Message("no_age_points", "All age points are placed; each birthday brings ten.")
    if not is_feasible(number(sheet, "human_age_years"), age_points(sheet)):
        return Message(
            "age_points_wrong", "The age points that are placed do not fit the age. Correct them on the sheet first."
        )
    return None


def _levels_closed(sheet: Sheet) -> Message | None:
    if number(sheet, "level_points_left") > 0:
        return None
    return Message("no_level_points", "All Level points are placed; each Level brings one.")


def _start_age_points(situation: Situation) -> Conversation:
    yield from place_age_points(situation.sheet)


def _start_level_points(situation: Situation) -> Conversation:
    yield from place_level_points(situation.sheet, "level_points")


PLACE_AGE_POINTS = Procedure(
    key="place_age_points",
    label="Place age points",
    kind=ProcedureKind.ADVANCEMENT,
    cite="2a; R3",
    help="Places unspent age points on attributes, as far as the years lived allow.",
    start=_start_age_points,
    closed=_age_closed,
    is_popover=True,
    deed="Place",
)
PLACE_LEVEL_POINTS = Procedure(
    key="place_level_points",
    label="Place Level points",
    kind=ProcedureKind.ADVANCEMENT,
    cite="3a",
    help="Places unspent Level points on attributes.",
    start=_start_level_points,
    closed=_levels_closed,
    is_popover=True,
    deed="Place",
)
