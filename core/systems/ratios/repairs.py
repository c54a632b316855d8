"""Procedures to sharpen worn weapons, and to repair or improve armor.

Source: R.A.T.I.O.S. 1b, 4b.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from core.character.edits import Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose, choose_row, enter_number, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import sheet_rows, text, whole
from core.procedures.requests import Choose, Conversation, Enter, Option

HIGHEST_RANK = 99


@dataclass(frozen=True, slots=True)
class Repair:
    """A kind of wear of a list's rows that can be repaired.

    Attributes:
        list_key: ``weapons`` or ``armor``.
        lost: Column of the wear.
        verb: Verb of the repair, for labels.
        cite: Section of the book.
    """

    list_key: str
    lost: str
    verb: str
    cite: str

    def worn(self, sheet: Sheet) -> dict[str, Mapping[str, Json]]:
        """Return the worn rows, by position."""
        rows = enumerate(sheet_rows(sheet, self.list_key))
        return {str(index): row for index, row in rows if whole(row, self.lost) > 0}


_SHARPENING = Repair("weapons", "penetration_lost", Word("Sharpen"), "1b")
_REPAIR = Repair("armor", "rank_lost", Word("Repair"), "4b")


def _mend(repair: Repair, situation: Situation) -> Conversation:
    worn = repair.worn(situation.sheet)
    keys = yield from choose(
        Choose(
            key="rows",
            label=repair.verb,
            cite=repair.cite,
            options=tuple(
                Option(
                    key,
                    text(row, "name"),
                    phrase("{points} lost", points=whole(row, repair.lost)),
                    address=f"{repair.list_key}[{key}]",
                )
                for key, row in worn.items()
            ),
            least=1,
            most=len(worn),
            policy=lambda _source, _memory: list(worn),
        )
    )
    edits: list[Edit] = []
    for key in (each for each in worn if each in keys):
        lost = whole(worn[key], repair.lost)
        label = phrase("{verb} {name} by", verb=repair.verb, name=text(worn[key], "name"))
        restored = yield from _points(f"points.{key}", label, lost, lost, repair.cite)
        edits.append(SetValue(f"{repair.list_key}[{key}].{repair.lost}", lost - restored))
    names = ", ".join(text(row, "name") for key, row in worn.items() if key in keys)
    yield from write("mended", *edits, label=names)


def _points(key: str, label: str, most: int, default: int, cite: str) -> Subprocedure[int]:
    return (
        yield from enter_number(
            Enter(
                key=key,
                label=label,
                cite=cite,
                least=1,
                most=most,
                default=default,
                unit="points",
            )
        )
    )


def _not_worn(repair: Repair, sheet: Sheet) -> Message | None:
    if repair.worn(sheet):
        return None
    if repair.list_key == "weapons":
        return Message("nothing_dull", "No weapon has lost any of its edge.")
    return Message("nothing_broken", "No armor has lost any of its rank.")


def _improve(situation: Situation) -> Conversation:
    sheet = situation.sheet
    rows = sheet_rows(sheet, "armor")
    index = yield from choose_row(
        Choose(
            key="row",
            label="Armor to improve",
            help="Studs on leather, a lining, a better fit: it stops more than before, also when it is worn down.",
            cite="4b",
            options=tuple(
                Option(
                    str(index),
                    text(row, "name"),
                    phrase("rank {rank}", rank=whole(row, "rank_max")),
                    _best(row),
                    address=f"armor[{index}]",
                )
                for index, row in enumerate(rows)
            ),
        )
    )
    name, before = text(rows[index], "name"), whole(rows[index], "rank_max")
    gained = yield from _points("points", phrase("Rank gained by {name}", name=name), HIGHEST_RANK - before, 1, "4b")
    label = phrase("{name} to rank {rank}", name=name, rank=before + gained)
    yield from write("improved", SetValue(f"armor[{index}].rank_max", before + gained), label=label)


def _best(row: Mapping[str, Json]) -> Message | None:
    if whole(row, "rank_max") < HIGHEST_RANK:
        return None
    return Message("armor_best", "it cannot become better.")


def _no_armor(sheet: Sheet) -> Message | None:
    if any(_best(row) is None for row in sheet_rows(sheet, "armor")):
        return None
    return Message("no_armor", "There is no armor that could be improved.")


def _procedure(
    repair: Repair, key: str, label: str, help_: str, start: Callable[[Situation], Conversation]
) -> Procedure:
    return Procedure(
        key=key,
        label=label,
        kind=ProcedureKind.ADVANCEMENT,
        cite=repair.cite,
        help=help_,
        start=start,
        closed=partial(_not_worn, repair),
    )


SHARPEN = _procedure(
    _SHARPENING,
    "sharpen",
    "Sharpen weapons",
    "Restores the penetration that weapons lost in use.",
    partial(_mend, _SHARPENING),
)
REPAIR = _procedure(
    _REPAIR,
    "repair",
    "Repair armor",
    "Restores the rank that armor lost to blows.",
    partial(_mend, _REPAIR),
)
IMPROVE = Procedure(
    key="improve_armor",
    label="Improve armor",
    kind=ProcedureKind.ADVANCEMENT,
    cite="4b",
    help="Raises the rank of a piece of armor for good.",
    start=_improve,
    closed=_no_armor,
)
