"""Procedures: recover damage by rest or cure; lower and restore attributes' current values.

Source: R.A.T.I.O.S. 1a, 4b; R34, R41.
"""

from __future__ import annotations

from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import (
    NO,
    Subprocedure,
    ask_yes_no,
    choose,
    choose_one,
    enter_number,
    show,
    write,
    yes_no_options,
)
from core.procedures.procedure import DEAD_DO_NOT_RECOVER, Procedure, ProcedureKind, Situation
from core.procedures.readers import exact_number, group, has_option, number, require_numbers, text, whole
from core.procedures.requests import Choose, Conversation, Enter, Option, Show, always
from core.systems.ratios.ages import ATTRIBUTES
from core.systems.ratios.attributes import attribute_abbreviations, attribute_label, attribute_with_value
from core.systems.ratios.checks import check
from core.systems.ratios.condition_forecast import forecast_conditions
from core.systems.ratios.injury import is_dead, run_death_check
from core.systems.ratios.measures import nearest
from core.systems.ratios.time_passing import (
    SECONDS_OF_DAY,
    condition_names,
    ended_conditions,
    pass_time,
    state_word,
    working_conditions,
)

MOST_DAYS = 1_000
MOST_WORTH = 1_000_000
_SHARE = Word("Recovery's current value is the share of what is possible.")
VITAL = ("hlth", "nrsh", "vtly")
"""Attributes reduced by hunger, illness and exertion."""


def restored_points(sheet: Sheet, worth: int) -> int:
    """Return the points restored by a cure or rest of this worth.

    Source: R.A.T.I.O.S. 4b; R6, R34.
    """
    return nearest(worth * exact_number(sheet, "cpv.rcvy") / 100)


def _recover(situation: Situation) -> Conversation:
    sheet = situation.sheet
    require_numbers(sheet, "cpv.rcvy")
    kind = yield from choose_one(
        Choose(
            key="kind",
            label="Recovery by",
            help=_forecast(sheet),
            cite="4b; R34",
            options=(
                Option(
                    "rest",
                    "Rest",
                    phrase(
                        "{points:# point is|# points are} possible in a day.",
                        points=number(sheet, "options.daily_recovery_points"),
                    ),
                ),
                Option("cure", "A cure", "A herb, a salve, a power: worth what the Game Master says."),
            ),
            policy=always(["rest"]),
        )
    )
    names = condition_names(sheet)
    if kind == "cure":
        worth = yield from enter_number(
            Enter(
                key="worth",
                label="Possible points",
                cite="4b; R34",
                least=0,
                most=MOST_WORTH,
                default=100,
                unit="points",
            )
        )
        gained = yield from _regain(sheet, worth, "cure", "Recovery check")
    else:
        gained = yield from _rest(situation)
    expiry = ended_conditions(names, sheet)
    if gained or expiry.ended:
        yield from write(
            "told", label=join_texts([each for each in (_gained(gained), expiry.history_label) if each], "; ")
        )
    recovered = phrase("{points:# point recovered|# points recovered}", points=gained)
    yield from show(
        Show(
            key="outcome",
            label=recovered if is_dead(sheet) is None else state_word(sheet),
            cite="4b",
            text=join_texts(
                [each for each in ("Recovery's current value is the share of what is possible.", expiry.text) if each],
                " ",
            ),
            addresses=("damage_taken", "ds_current", "cpv.rcvy"),
        )
    )


def _forecast(sheet: Sheet) -> str:
    """Return what bleeding and poison do during a rest, with what each day restores if no check is needed for it."""
    worth = number(sheet, "options.daily_recovery_points")
    return forecast_conditions(sheet, 0 if has_option(sheet, "recovery_check") else restored_points(sheet, worth))


def _gained(points: int) -> str:
    return phrase("{points:# point|# points}", points=points) if points else ""


def _rest(situation: Situation) -> Subprocedure[int]:
    """Ask for days and rest day by day, while conditions continue; ends unconsciousness.

    Returns:
        The points restored by the rest.
    """
    sheet = situation.sheet
    days = yield from enter_number(
        Enter(
            key="days",
            label="Days of rest",
            help=_forecast(sheet),
            cite="4b; R34",
            least=0,
            most=MOST_DAYS,
            default=1,
            unit="days",
            usual=(1, 3, 7),
        )
    )
    worth = number(sheet, "options.daily_recovery_points")
    gained: list[int] = []

    def evening(sheet: Sheet, day: int) -> Conversation:
        if number(sheet, "damage_taken") > 0 and restored_points(sheet, worth) > 0:
            label = phrase("Recovery check of day {day}", day=day)
            gained.append((yield from _regain(sheet, worth, f"day.{day}", label)))

    if days:
        yield from pass_time(situation, days * SECONDS_OF_DAY, evening)
    return sum(gained)


def _regain(sheet: Sheet, worth: int, key: str, label: str) -> Subprocedure[int]:
    """Restore the points of a cure or a day of rest; with the option only after a check."""
    if has_option(sheet, "recovery_check"):
        passed = yield from check(exact_number(sheet, "cpv.rcvy"), key, label, "4b; R34")
        if not passed:
            return 0
    taken = number(sheet, "damage_taken")
    gained = min(taken, restored_points(sheet, worth))
    if gained:
        yield from write(f"{key}.written", SetValue("damage_taken", taken - gained))
    return gained


def _nothing_to_recover(sheet: Sheet) -> Message | None:
    if is_dead(sheet) is not None:
        return DEAD_DO_NOT_RECOVER
    if number(sheet, "damage_taken") > 0 or text(sheet.character.data, "state") == "unconscious":
        return None
    if working_conditions(sheet):
        return None
    return Message("nothing_taken", "No damage is taken, so there is nothing to recover.")


def _exhaust(situation: Situation) -> Conversation:
    """Reduce current values; at 0 the Game Master may call for a Death check.

    Source: R.A.T.I.O.S. 1a; R41.
    """
    sheet = situation.sheet
    keys = yield from choose(
        Choose(
            key="attributes",
            label="Attribute used up",
            help="Hunger and lack of sleep take Nourishment, illness and weather Health, exertion Vitality.",
            cite="1a; R41",
            options=tuple(Option(each, attribute_with_value(sheet, each)) for each in VITAL),
            most=len(VITAL),
            policy=always(["nrsh"]),
        )
    )
    losses = group(sheet.character.data, "cpv_loss")
    edits = []
    for each in (each for each in VITAL if each in keys):
        lost = yield from _points(
            each, phrase("Points lost by {attribute}", attribute=attribute_label(sheet, each)), None, 1
        )
        edits.append(SetValue(f"cpv_loss.{each}", whole(losses, each) + lost))
    names = attribute_abbreviations(sheet, [each for each in VITAL if each in keys])
    sheet = yield from write("exhausted", *edits, label=phrase("{names} used up in part", names=names))
    empty = [each for each in VITAL if each in keys and exact_number(sheet, f"cpv.{each}") <= 0]
    if empty and is_dead(sheet) is None:
        is_asked = yield from ask_yes_no(
            Choose(
                key="death_check",
                label="Death check",
                help=phrase(
                    "{names} is used up; the Game Master may ask for a Death check.",
                    names=join_texts([attribute_label(sheet, each) for each in empty]),
                ),
                cite="1a, 5b; R41",
                options=yes_no_options(),
                policy=always([NO]),
            )
        )
        if is_asked:
            yield from run_death_check(sheet)


def _restore(situation: Situation) -> Conversation:
    """Restore points of current values as the Game Master decides.

    Source: R.A.T.I.O.S. 1a.
    """
    sheet = situation.sheet
    losses = _losses(sheet)
    keys = yield from choose(
        Choose(
            key="attributes",
            label="Attributes to restore",
            cite="1a",
            options=tuple(
                Option(each, attribute_with_value(sheet, each), phrase("{points} lost", points=lost))
                for each, lost in losses.items()
            ),
            most=len(losses),
            policy=lambda _source, _memory: list(losses),
        )
    )
    edits = []
    for each in (each for each in losses if each in keys):
        label = phrase("Points regained by {attribute}", attribute=attribute_label(sheet, each))
        regained = yield from _points(each, label, losses[each], losses[each])
        edits.append(SetValue(f"cpv_loss.{each}", losses[each] - regained))
    names = attribute_abbreviations(sheet, [each for each in losses if each in keys])
    yield from write("restored", *edits, label=names)


def _points(attribute: str, label: str, most: int | None, default: int) -> Subprocedure[int]:
    return (
        yield from enter_number(
            Enter(
                key=f"points.{attribute}",
                page="points",
                page_label="Points",
                label=label,
                cite="1a; R41",
                least=1,
                most=MOST_WORTH if most is None else most,
                default=default,
                unit="points",
            )
        )
    )


def _losses(sheet: Sheet) -> dict[str, int]:
    """Return the temporary losses of each attribute."""
    losses = group(sheet.character.data, "cpv_loss")
    return {each: whole(losses, each) for each in ATTRIBUTES if whole(losses, each) > 0}


def _nothing_lost(sheet: Sheet) -> Message | None:
    if is_dead(sheet) is not None:
        return DEAD_DO_NOT_RECOVER
    if _losses(sheet):
        return None
    return Message("nothing_lost", "No attribute has lost points for a time.")


RECOVER = Procedure(
    key="recover",
    label="Recover",
    kind=ProcedureKind.RECOVERY,
    cite="4b; R34",
    help="Restores Damage Status by rest or a cure.",
    start=_recover,
    closed=_nothing_to_recover,
    rest_days=lambda days: {"kind": ["rest"], "days": days},
    is_popover=True,
)
EXHAUST = Procedure(
    key="exhaust",
    label="Hunger, illness, exertion",
    kind=ProcedureKind.RECOVERY,
    cite="1a; R41",
    help="Takes points off the current Health, Nourishment or Vitality.",
    start=_exhaust,
    closed=is_dead,
    is_popover=True,
    deed="Apply",
)
RESTORE = Procedure(
    key="restore",
    label="Restore current values",
    kind=ProcedureKind.RECOVERY,
    cite="1a",
    help="Restores points lost in a situation, when the Game Master says so.",
    start=_restore,
    closed=_nothing_lost,
    is_popover=True,
    deed="Restore",
)
