"""Procedures: train attributes of the profession, learn a capability, raise its bonus.

Source: R.A.T.I.O.S. 4a, 5a; R11, R17.
"""

from __future__ import annotations

from collections.abc import Mapping

from core.character.edits import AddRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Entry
from core.messages import Message, Word
from core.procedures.ask_helpers import Subprocedure, choose_one, choose_row, enter_number, enter_text, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import entries, find_by_id, sheet_rows, text, texts, whole
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.ratios.attributes import attribute_abbreviations
from core.systems.ratios.capabilities import about_capability, bonus_request, closed_reason, is_known, most_bonus
from core.systems.ratios.creation_origin import train_attributes, untrained_attributes

LONGEST_NOTE = 1_000
OWN = "own*"
"""Option key of an own capability; no id looks like it."""


def _train(situation: Situation) -> Conversation:
    yield from train_attributes(situation.sheet)


def _nothing_to_train(sheet: Sheet) -> Message | None:
    if untrained_attributes(sheet):
        return None
    return Message("nothing_to_train", "There is no profession with an attribute that is not trained yet.")


def _learn(situation: Situation) -> Conversation:
    sheet = situation.sheet
    offered = entries(situation.setting, "capabilities")
    key = yield from choose_one(
        Choose(
            key="capability",
            label="Capability",
            help="Propose what is learned; the Game Master rates it.",
            cite="4a, 5a; R17",
            figure_heads=("Capability", "Attributes", "Most"),
            options=(
                *(_learn_option(sheet, each) for each in offered if not is_known(sheet, each)),
                Option(
                    OWN,
                    "Something else",
                    "A capability that is not in the world.",
                    figures=("Something else", "", ""),
                ),
            ),
        )
    )
    entry = find_by_id(offered, key)
    if entry is None:
        name = yield from enter_text(
            Enter(
                key="name",
                label="Name of the capability",
                help="Enter on the sheet what it applies to and which attributes it averages.",
                cite="5a",
                least=1,
                most=LONGEST_NOTE,
                default=_unused_name(sheet),
                verify=lambda answer: closed_reason(sheet, {"name": str(answer)}),
            )
        )
        entry = {"name": name}
    bonus = yield from enter_number(bonus_request(sheet, entry, "bonus"))
    row = {**entry_row(sheet.system, "capabilities", entry), "bonus": bonus}
    for column, label in (("teacher", Word("Teacher")), ("time_spent", Word("Time spent"))):
        row[column] = yield from _mark_done(column, label)
    yield from write("learned", AddRow("capabilities", row), label=f"{text(row, 'name')} +{bonus}")


def _unused_name(sheet: Sheet) -> str:
    """Return a name for an own capability that the character does not have yet."""
    name, number = "New capability", 1
    while is_known(sheet, {"name": name}):
        number += 1
        name = f"New capability {number}"
    return name


def _learn_option(sheet: Sheet, entry: Entry) -> Option:
    attributes = attribute_abbreviations(sheet, texts(entry, "attributes"))
    return Option(
        text(entry, "id"),
        text(entry, "name"),
        about_capability(sheet, entry),
        closed_reason(sheet, entry),
        figures=(text(entry, "name"), attributes, f"+{most_bonus(entry)}"),
    )


def _raise(situation: Situation) -> Conversation:
    sheet = situation.sheet
    rows = sheet_rows(sheet, "capabilities")
    index = yield from choose_row(
        Choose(
            key="capability",
            label="Capability",
            cite="5a",
            figure_heads=("Capability", "Bonus", "Most"),
            options=tuple(
                Option(
                    str(index),
                    f"{text(row, 'name')} +{whole(row, 'bonus')}",
                    text(row, "about"),
                    _full(row),
                    figures=(text(row, "name"), f"+{whole(row, 'bonus')}", f"+{most_bonus(row)}"),
                    address=f"capabilities[{index}]",
                )
                for index, row in enumerate(rows)
            ),
        )
    )
    row = rows[index]
    bonus = yield from enter_number(bonus_request(sheet, row, "bonus", least=whole(row, "bonus") + 1))
    edits = [SetValue(f"capabilities[{index}].bonus", bonus)]
    for column, label in (("teacher", Word("Teacher")), ("time_spent", Word("Time spent"))):
        before = text(row, column)
        after = yield from _mark_done(column, label, before)
        if after != before:
            edits.append(SetValue(f"capabilities[{index}].{column}", after))
    yield from write("raised", *edits, label=f"{text(row, 'name')} +{bonus}")


def _full(row: Mapping[str, Json]) -> Message | None:
    if whole(row, "bonus") < most_bonus(row):
        return None
    return Message("capability_full", "it is at its highest bonus, {most}.", {"most": most_bonus(row)})


def _mark_done(key: str, label: str, default: str = "") -> Subprocedure[str]:
    return (
        yield from enter_text(
            Enter(
                key=key,
                label=label,
                page="ratings",
                help="Without a teacher it takes about twice the time." if key == "teacher" else "",
                cite="5a",
                most=LONGEST_NOTE,
                default=default,
            )
        )
    )


def _nothing_to_raise(sheet: Sheet) -> Message | None:
    if any(_full(row) is None for row in sheet_rows(sheet, "capabilities")):
        return None
    return Message("nothing_to_raise", "There is no capability that could be raised; learn one first.")


TRAIN = Procedure(
    key="train",
    label="Train attributes",
    kind=ProcedureKind.ADVANCEMENT,
    cite="4a; R11",
    help="Invests in attributes of the profession; each makes every Level ten Achievements dearer, for good.",
    start=_train,
    closed=_nothing_to_train,
    is_popover=True,
    deed="Train",
)
LEARN = Procedure(
    key="learn",
    label="Learn a capability",
    kind=ProcedureKind.ADVANCEMENT,
    cite="4a, 5a; R17",
    help="Adds a capability with the bonus that the Game Master gives it.",
    start=_learn,
    is_popover=True,
    deed="Learn",
)
RAISE = Procedure(
    key="raise_capability",
    label="Raise a capability",
    kind=ProcedureKind.ADVANCEMENT,
    cite="5a",
    help="Raises the bonus of a capability that the character has.",
    start=_raise,
    closed=_nothing_to_raise,
    is_popover=True,
    deed="Raise",
)
