"""Procedures: REST restores lost points by the hour; time passes and wakes the unconscious."""

from __future__ import annotations

from collections.abc import Mapping

from core.character.edits import Edit, SetValue
from core.character.sheet import Sheet
from core.messages import Message, Word, join_texts, phrase
from core.procedures.allocation import Target
from core.procedures.ask_helpers import Subprocedure, allocate, enter_number, show, write_if_any
from core.procedures.durations import GameClock, has_timed_condition, pass_time_procedure
from core.procedures.procedure import DEAD_DO_NOT_RECOVER, Procedure, ProcedureKind, Situation
from core.procedures.readers import group, number, whole
from core.procedures.requests import Allocate, Conversation, Enter, Show
from core.systems.sord.creation_attributes import ATTRIBUTES
from core.systems.sord.fighters import THIRD_TURN, attributes_at_zero
from core.systems.sord.skill_rows import attribute_label

MOST_HOURS = 1_000
SECONDS_OF_HOUR = 3_600
CLOCK = GameClock(
    lambda _sheet: THIRD_TURN,
    "Init, SG",
    Word("Third-turns"),
    lambda n: phrase("{n:# Third-turn|# Third-turns}", n=n),
)
"""Three Third-turns make a minute."""
HOURS_OF_DAY = 24


def _rest(situation: Situation) -> Conversation:
    sheet = situation.sheet
    # XV: a Life-Recovery of 0 restores nothing, so no number of hours is needed.
    needed = number(sheet, "rest_hours") if number(sheet, "life_recovery") else 0
    hours = yield from enter_number(
        Enter(
            key="hours",
            label="Whole hours of REST",
            help="Sound sleep or similar rest without strain; an interrupted hour gives nothing.",
            cite="XV, SG; R49",
            least=0,
            most=MOST_HOURS,
            default=min(MOST_HOURS, max(1, needed)),
            unit="hours",
            usual=(1, 8),
            default_name="Until whole" if needed else "",
        )
    )
    damaged = lost_points(sheet)
    sheet = yield from _regain(sheet, hours)
    if hours:
        sheet = yield from wake(sheet, hours * SECONDS_OF_HOUR)
    expiry = CLOCK.expire(sheet, hours * SECONDS_OF_HOUR)
    sheet = yield from write_if_any(sheet, "ended", expiry.edits, label=expiry.history_label)
    points = sum(damaged.values()) - sum(lost_points(sheet).values())
    yield from show(
        Show(
            key="outcome",
            label=phrase("{points:# point regained|# points regained}", points=points),
            text=join_texts([each for each in (_still_lost(sheet), expiry.text) if each], " "),
            cite="XV, SG; R49",
            addresses=tuple(f"current.{attribute}" for attribute in damaged),
        )
    )


def _still_lost(sheet: Sheet) -> str:
    """Return how many points are still lost, and after how many hours of REST none is; "" if none is."""
    points = sum(lost_points(sheet).values())
    if not points:
        return ""
    if not number(sheet, "life_recovery"):
        return phrase("{points:# point is still lost.|# points are still lost.}", points=points)
    hours = number(sheet, "rest_hours")
    return phrase(
        "{points:# point is still lost|# points are still lost}, {time}.",
        points=points,
        time=phrase("{hours:whole in # hour more|whole in # hours more}", hours=hours),
    )


def _regain(sheet: Sheet, hours: int) -> Subprocedure[Sheet]:
    """Restore the points of all hours together; their order does not matter.

    Not asked if everything is restored or only one attribute is damaged.
    """
    damage = lost_points(sheet)
    amount = min(max(0, number(sheet, "life_recovery")) * hours, sum(damage.values()))
    current = {attribute: number(sheet, f"current.{attribute}") for attribute in damage}
    regained = lowest_first(amount, damage, current)
    if len(damage) > 1 and 0 < amount < sum(damage.values()):
        regained = yield from _ask_placement(sheet, hours, amount, damage, current)
    edits = [
        SetValue(f"damage.{attribute}", damage[attribute] - points) for attribute, points in regained.items() if points
    ]
    return (yield from write_if_any(sheet, "regained", edits, label=phrase("{hours:# hour|# hours}", hours=hours)))


def _ask_placement(
    sheet: Sheet, hours: int, amount: int, damage: Mapping[str, int], current: Mapping[str, int]
) -> Subprocedure[Mapping[str, int]]:
    """Ask where to place restored points."""
    return (
        yield from allocate(
            Allocate(
                key="regained",
                label=phrase("Points regained in {hours:# hour|# hours}", hours=hours),
                help="Life-Recovery is the total for one hour, over all attributes together.",
                cite="XV, SG; R49",
                amount=amount,
                spend_all=True,
                targets=tuple(
                    Target(
                        attribute,
                        attribute_label(sheet, attribute),
                        most=min(amount, points),
                        about=phrase("now {number}, {points} lost", number=current[attribute], points=points),
                        address=f"damage.{attribute}",
                    )
                    for attribute, points in damage.items()
                ),
                policy=lambda _source, _memory: dict(lowest_first(amount, damage, current)),
            )
        )
    )


def lost_points(sheet: Sheet) -> dict[str, int]:
    """Return the lost points of each damaged attribute."""
    damage = group(sheet.character.data, "damage")
    return {attribute: whole(damage, attribute) for attribute in ATTRIBUTES if whole(damage, attribute) > 0}


def lowest_first(amount: int, damage: Mapping[str, int], current: Mapping[str, int]) -> Mapping[str, int]:
    """Return points restored one by one to the lowest damaged attribute, ties in attribute order."""
    missing = dict(damage)
    current_values = dict(current)
    while amount > 0 and (open_ := [each for each in missing if missing[each] > 0]):
        low = min(current_values[each] for each in open_)
        lowest = [each for each in open_ if current_values[each] == low]
        # Whole rounds at once, up to the next higher attribute: a billion points one by one would take forever.
        rise = min(
            [missing[each] for each in lowest]
            + [current_values[each] - low for each in open_ if current_values[each] > low]
        )
        share = max(1, min(rise, amount // len(lowest)))
        for each in lowest[:amount]:
            missing[each] -= share
            current_values[each] += share
            amount -= share
    return {attribute: damage[attribute] - missing[attribute] for attribute in damage}


def wake(sheet: Sheet, seconds: int) -> Subprocedure[Sheet]:
    """Pass time for an unconscious character; awake with no seconds left and all attributes above zero.

    An attribute at zero by overload alone does not count: it is not damage.

    Source: SORD SG, Dam; R15, R47.
    """
    state = group(sheet.character.data, "state")
    edits: list[Edit] = []
    remaining = max(0, whole(state, "unconscious_seconds") - seconds)
    if remaining != whole(state, "unconscious_seconds"):
        edits.append(SetValue("state.unconscious_seconds", remaining))
    if state.get("unconscious") is True and remaining == 0 and not attributes_at_zero(sheet):
        edits.append(SetValue("state.unconscious", False))
    return (yield from write_if_any(sheet, "awake", edits))


def _rest_closed(sheet: Sheet) -> Message | None:
    state = group(sheet.character.data, "state")
    if state.get("dead") is True:
        return DEAD_DO_NOT_RECOVER
    if lost_points(sheet) or state.get("unconscious") is True or has_timed_condition(sheet):
        return None
    return Message("nothing_lost", "Nothing is lost: every attribute is at its maximum.")


REST = Procedure(
    key="rest",
    label="REST",
    kind=ProcedureKind.RECOVERY,
    cite="XV, SG; R49",
    help="Restores up to Life-Recovery points for each whole hour, placed as you like.",
    start=_rest,
    closed=_rest_closed,
    rest_days=lambda days: {"hours": min(MOST_HOURS, days * HOURS_OF_DAY)},
    is_popover=True,
    deed="Rest",
)


def _is_unconscious(sheet: Sheet) -> bool:
    """Return whether a living character is unconscious."""
    state = group(sheet.character.data, "state")
    return state.get("unconscious") is True and state.get("dead") is not True


PASS_TIME = pass_time_procedure(CLOCK, also=wake, may_also=_is_unconscious)
