"""Birthday procedure: years pass, their points are placed, and the body may decline.

Source: R.A.T.I.O.S. 2a; R3, R16.
"""

from __future__ import annotations

from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure, choose, enter_number, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import group, is_defined, number, whole
from core.procedures.requests import Choose, Conversation, Enter, Option, always
from core.systems.ratios.ages import ATTRIBUTES
from core.systems.ratios.attribute_points import place_years
from core.systems.ratios.attributes import attribute_abbreviations, attribute_label
from core.systems.ratios.creation_body import OLDEST, OLDEST_REAL


def _birthday(situation: Situation) -> Conversation:
    sheet = situation.sheet
    human = number(sheet, "human_age_years")
    sheet, older = yield from _grow_older(sheet)
    count = yield from enter_number(
        Enter(
            key="human_years",
            page="years",
            label="Human years that pass",
            help="By the culture, or as the Game Master says; each gives ten age points.",
            cite="2a; R16",
            least=0,
            most=max(0, OLDEST - human),
            default=max(0, min(older, OLDEST - human)),
            unit="years",
        )
    )
    if count:
        edit = SetValue("human_age_years", human + count)
        sheet = yield from write("human_age.written", edit, label=phrase("Human Age {age}", age=human + count))
        sheet = yield from place_years(sheet, human, human + count)
    yield from _decline(sheet)


def _grow_older(sheet: Sheet) -> Subprocedure[tuple[Sheet, int]]:
    """Ask for years of the character's own people; return the human years they suggest.

    If the Real Age is unknown, nothing is asked and one human year passes.

    Source: R.A.T.I.O.S. 2a; R16.
    """
    if not is_defined(sheet, "real_age_years"):
        return sheet, 1
    real, suggested = number(sheet, "real_age_years"), number(sheet, "human_age_suggested")
    most = max(0, OLDEST_REAL - real)
    years = yield from enter_number(
        Enter(
            key="real_years",
            page="years",
            page_label="Years that pass",
            label="Years that pass",
            help="Years as the character's own people count them.",
            cite="2a",
            least=0,
            most=most,
            default=min(1, most),
            unit="years",
        )
    )
    if years:
        sheet = yield from write("real_age.written", SetValue("real_age_years", real + years))
    return sheet, max(0, number(sheet, "human_age_suggested") - suggested)


def _decline(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for the decline of the body; none by default.

    Source: R.A.T.I.O.S. 2a; R3.
    """
    points = {each: number(sheet, f"points.{each}") for each in ATTRIBUTES}
    reducible = [each for each in ATTRIBUTES if points[each] > 1]
    keys = yield from choose(
        Choose(
            key="decline",
            page="decline",
            label="Attributes that decline",
            help="Only if the Game Master says so; usually Strength and Health.",
            cite="2a; R3",
            options=tuple(
                Option(
                    each,
                    phrase("{attribute} {number}", attribute=attribute_label(sheet, each), number=points[each]),
                )
                for each in reducible
            ),
            least=0,
            most=len(reducible),
            policy=always([]),
        )
    )
    before = group(sheet.character.data, "aging_loss")
    edits = []
    for each in (each for each in reducible if each in keys):
        loss = yield from enter_number(
            Enter(
                key=f"decline.{each}",
                page="decline",
                label=phrase("Points lost by {attribute}", attribute=attribute_label(sheet, each)),
                cite="2a; R3",
                least=1,
                most=points[each] - 1,
                default=1,
                unit="points",
            )
        )
        edits.append(SetValue(f"aging_loss.{each}", whole(before, each) + loss))
    if not edits:
        return sheet
    label = f"{attribute_abbreviations(sheet, [each for each in reducible if each in keys])} declined"
    return (yield from write("decline.written", *edits, label=label))


def _too_old(sheet: Sheet) -> Message | None:
    if number(sheet, "human_age_years") < OLDEST:
        return None
    return Message("age_limit", "The greatest age is {age} human years.", {"age": OLDEST})


BIRTHDAY = Procedure(
    key="birthday",
    label="Birthday",
    kind=ProcedureKind.ADVANCEMENT,
    cite="2a; R3, R16",
    help="Lets years pass, places the ten points of each, and asks what the body loses.",
    start=_birthday,
    closed=_too_old,
)
