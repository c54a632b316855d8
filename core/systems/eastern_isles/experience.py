"""Procedures: award experience, burn it to reach steps sooner, train a declared skill point."""

from __future__ import annotations

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, enter_text, show, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import number, sheet_rows, text, whole
from core.procedures.requests import Choose, Conversation, Enter, Option, Show, always
from core.procedures.trial import trial_copy
from core.systems.eastern_isles.recovery import why_dead
from core.systems.eastern_isles.step_advancement import LAST_STEP, declare, offer_due, prefer_skill, take_due, take_step

MOST_EP = 1_000_000
LONGEST_REASON = 500


def _award(situation: Situation) -> Conversation:
    amount = yield from enter_number(
        Enter(
            key="base_ep",
            page="award",
            page_label="Award",
            label="Experience",
            help="As the Game Master gives it; below 0 to remove experience.",
            cite="START",
            least=-MOST_EP,
            most=MOST_EP,
            default=0,
            unit="EP",
        )
    )
    kind = yield from choose_one(
        Choose(
            key="combat",
            page="award",
            page_label="Award",
            label="Source",
            help="Elves gain half of what combat brings.",
            cite="START",
            options=(Option("combat", "Combat"), Option("other", "Anything else")),
            policy=always(["other"]),
        )
    )
    reason = yield from enter_text(
        Enter(key="reason", page="award", page_label="Award", label="Reason", cite="START", most=LONGEST_REASON)
    )
    for participant, before in enumerate(situation.sheets):
        row: dict[str, Json] = {
            "day": number(before, "days_elapsed"),
            "reason": reason,
            "base_ep": amount,
            "combat": kind == "combat",
        }
        gained = _gained(before, row)
        sheet = yield from write(
            f"award.{participant}", AddRow("ep_log", row), participant=participant, label=f"{gained} EP"
        )
        words: list[str] = [phrase("{gained} EP.", gained=gained)]
        if gained != amount:
            words.append(Word("Elves gain half of what combat brings."))
        yield from show(
            Show(
                key=f"award.{participant}.shown",
                label=before.character.name or "Experience",
                text=join_texts(words, " "),
                cite="START",
                addresses=("ep", "el_label"),
            )
        )
        yield from offer_due(sheet, situation.setting, f"step.{participant}", participant)


def _gained(sheet: Sheet, row: dict[str, Json]) -> int:
    """Return what an entry of the log counts: of combat, an elf gets half.

    Source: Eastern Isles START.
    """
    trial = trial_copy(sheet, AddRow("ep_log", row))
    return number(trial, f"ep_log[{trial.count('ep_log') - 1}].ep")


def _burn(situation: Situation) -> Conversation:
    sheet = yield from take_due(situation.sheet, situation.setting, "due")
    amount = yield from enter_number(
        Enter(
            key="burned",
            label="Experience gained by burning",
            help="Every point gained costs two actual ones; levels count from what is gained.",
            cite="EXP; R33",
            least=1,
            most=number(sheet, "ep_burnable"),
            default=1,
            unit="EP",
        )
    )
    sheet = yield from burn(sheet, amount)
    yield from take_passed(sheet, situation)


def burn(sheet: Sheet, amount: int, participant: int = 0) -> Subprocedure[Sheet]:
    """Write burned experience: the mark rises by the amount, the actual points fall by twice as much.

    Source: Eastern Isles EXP; R33.
    """
    mark = SetValue("ep_mark", number(sheet, "ep_effective") + amount)
    burned = SetValue("ep_burned", whole(sheet.character.data, "ep_burned") + amount)
    return (yield from write("burned.written", mark, burned, participant=participant, label=f"{amount} EP gained"))


def take_passed(sheet: Sheet, situation: Situation) -> Subprocedure[Sheet]:
    """Take the steps reached by burning; all but the last save their point.

    Source: Eastern Isles EXP; R33.
    """
    last = min(LAST_STEP, number(sheet, "steps"))
    for done in range(number(sheet, "steps_taken") + 1, last + 1):
        sheet = yield from take_step(sheet, situation.setting, f"step.{done}", saves=done < last)
    return sheet


def _nothing_to_burn(sheet: Sheet) -> Message | None:
    if (dead := why_dead(sheet)) is not None:
        return dead
    if number(sheet, "ep_burnable") > 0:
        return None
    return Message("nothing_to_burn", "There is no experience to burn: two actual points are needed for one.")


def _train(situation: Situation) -> Conversation:
    sheet = situation.sheet
    declared = {
        str(row_key): row for row_key, row in enumerate(sheet_rows(sheet, "skills")) if whole(row, "declared") > 0
    }
    chosen = yield from choose_one(
        Choose(
            key="skill",
            label="Trained skill",
            help="The Instructor skill has succeeded; the point that was declared is gained at once.",
            cite="EXP; R32",
            options=tuple(
                Option(row_key, text(row, "name"), address=f"skills[{row_key}]") for row_key, row in declared.items()
            ),
            policy=lambda _source, _memory: [next(iter(declared))],
        )
    )
    row = declared[chosen]
    edits: list[Edit] = [
        SetValue(f"skills[{chosen}].declared", whole(row, "declared") - 1),
        SetValue(f"skills[{chosen}].points_trained", whole(row, "points_trained") + 1),
    ]
    sheet = yield from write("trained", *edits, label=text(row, "name"))
    yield from declare(sheet, situation.setting, "declared", policy=prefer_skill(sheet, int(chosen)))
    yield from show(
        Show(
            key="shown",
            label=text(row, "name"),
            text="The point is gained, and another one is declared for the same step.",
            cite="EXP; R32",
            addresses=(f"skills[{chosen}].sl", f"skills[{chosen}].toward"),
        )
    )


def _nothing_declared(sheet: Sheet) -> Message | None:
    if (dead := why_dead(sheet)) is not None:
        return dead
    if any(whole(row, "declared") > 0 for row in sheet_rows(sheet, "skills")):
        return None
    return Message("nothing_declared", "No skill has a declared point that could be trained.")


AWARD = Procedure(
    key="award",
    label="Award experience",
    kind=ProcedureKind.ADVANCEMENT,
    cite="START, EXP",
    help="Records what the Game Master gives, and carries out the steps it reaches.",
    start=_award,
    closed=why_dead,
    is_popover=True,
    deed="Award",
)
BURN = Procedure(
    key="burn",
    label="Burn experience",
    kind=ProcedureKind.ADVANCEMENT,
    cite="EXP; R33",
    help="Gains effective experience for twice as much actual experience, and carries out the steps it reaches.",
    start=_burn,
    closed=_nothing_to_burn,
    is_popover=True,
    deed="Burn",
)
TRAIN = Procedure(
    key="train",
    label="Train a skill",
    kind=ProcedureKind.ADVANCEMENT,
    cite="EXP; R32",
    help="Gains a declared point at once and declares another one for the same step.",
    start=_train,
    closed=_nothing_declared,
    is_popover=True,
    deed="Train",
)
