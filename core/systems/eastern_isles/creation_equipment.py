"""Step 10 of creation: asks what to buy for 100 shells, and what is worn, held and packed.

Automatic purchases are tried on a copy of the sheet, worn, held and packed as they will be, so that its load applies.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Entry, Setting
from core.messages import Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose, take_rows, write, write_if_any
from core.procedures.common_requests import MOST_OF_ONE
from core.procedures.readers import (
    entries,
    exact_number,
    exact_number_or,
    find_by_name,
    is_same_name,
    number,
    sheet_rows,
    text,
    whole,
)
from core.procedures.requests import Choose, Memory, Offer, Option, Rows, always
from core.procedures.trial import trial_copy

STEP = "equipment"
START_SHELLS = 100
DEAREST_WEAPON = 50
HANDS = 2
USUAL = (
    "Backpack",
    "Belt Pouch",
    "Waterskin (full)",
    "Ration (1 day)",
    "Ration (1 day)",
    "Ration (1 day)",
    "Tinderbox",
    "Bedroll",
    "Wool Cloak",
)
_LISTS = {"weapons": "weapons", "armor": "armor", "gear": "items"}
_LABELS = {"weapons": Word("Weapons"), "armor": Word("Armor"), "gear": Word("Things")}
_MARKS = {
    ("armor", "worn"): Word("Worn armor"),
    ("weapons", "in_hand"): Word("Weapons in hand"),
    ("items", "packed"): Word("Packed things"),
    ("weapons", "packed"): Word("Packed weapons"),
}
"""How things are carried: lists and marks, in the order in which they are asked for."""

PurchasePolicy = Callable[["Purse"], None]


class Purse:
    """Automatic purchases on a copy of the sheet, within money and load, as everything will be carried.

    Args:
        sheet: The character; it is not changed.
        offered: What can be bought, by kind.
    """

    def __init__(self, sheet: Sheet, offered: Mapping[str, Sequence[Entry]]) -> None:
        self.trial = trial_copy(sheet)
        self.offered = offered
        self.shells = number(sheet, "shells")
        self.bought: list[str] = []
        self._carry_as_marked()

    def buy(self, kind: str, entry: Entry | None) -> bool:
        """Buy a piece if money and load allow it.

        Args:
            kind: The setting's kind.
            entry: The entry to buy.

        Source: Eastern Isles DER, START; spec 4.3.
        """
        if entry is None or whole(entry, "cost_shells") > self.shells:
            return False
        list_key = _LISTS[kind]
        undo = [self.trial.apply(AddRow(list_key, entry_row(self.trial.system, list_key, entry))).inverse]
        undo += self._carry_as_marked()
        capacity = exact_number_or(self.trial, "enc_capacity", None)
        if capacity is not None and exact_number(self.trial, "enc_total") > capacity:
            for inverse in reversed(undo):
                self.trial.apply(inverse)
            return False
        self.shells -= whole(entry, "cost_shells")
        self.bought.append(text(entry, "name"))
        return True

    def _carry_as_marked(self) -> list[Edit]:
        """Mark what will be worn, in hand and packed; return the inverse edits."""
        undo: list[Edit] = []
        for list_key, column in _MARKS:
            rows = sheet_rows(self.trial, list_key)
            for index in _marked_by_default(self.trial, list_key, column):
                if rows[index].get(column) is not True:
                    undo.append(self.trial.apply(SetValue(f"{list_key}[{index}].{column}", True)).inverse)
        return undo


def buy_equipment(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for purchases, then for what is worn, in hand and packed.

    Source: Eastern Isles START, DER; R19, R25.
    """
    emptied = [SetValue(key, []) for key in _LISTS.values()]
    sheet = yield from write("equipment.begun", *emptied, SetValue("shells", START_SHELLS), step=STEP)
    offered = {kind: entries(setting, kind) for kind in _LISTS}
    policies: dict[str, PurchasePolicy] = {"weapons": _buy_weapon, "armor": _buy_armor, "gear": _buy_gear}
    for kind, buy_automatically in policies.items():
        if offered[kind]:
            sheet = yield from _ask_purchases(sheet, kind, offered, buy_automatically)
    for (list_key, column), label in _MARKS.items():
        sheet = yield from _ask_marked(sheet, list_key, column, label)
    return sheet


def _ask_purchases(
    sheet: Sheet, kind: str, offered: Mapping[str, Sequence[Entry]], buy_automatically: PurchasePolicy
) -> Subprocedure[Sheet]:
    by_key = {str(index): entry for index, entry in enumerate(offered[kind])}
    counts = yield from take_rows(
        Rows(
            key=f"buy.{kind}",
            label=_LABELS[kind],
            help="Prices are in shells; the rest stays in the purse.",
            cite="START; R19",
            step=STEP,
            list_key=_LISTS[kind],
            budget=max(0, number(sheet, "shells")),
            offers=tuple(
                Offer(
                    key,
                    text(entry, "name"),
                    phrase("ENC {load}; {about}", load=entry.get("enc", 0), about=text(entry, "about")),
                    cost=max(0, whole(entry, "cost_shells")),
                    most=MOST_OF_ONE,
                    category=text(entry, "skill") or text(entry, "covers"),
                )
                for key, entry in by_key.items()
            ),
            preview=partial(_purchase_edits, sheet, kind, by_key),
            load=("enc_total", "enc_capacity"),
            policy=partial(
                _automatic_purchases, sheet=sheet, kind=kind, offered=offered, buy_automatically=buy_automatically
            ),
        )
    )
    edits = _purchase_edits(sheet, kind, by_key, counts)
    return (yield from write(f"buy.{kind}.written", *edits, step=STEP)) if counts else sheet


def _purchase_edits(
    sheet: Sheet, kind: str, by_key: Mapping[str, Entry], counts: Mapping[str, int]
) -> tuple[Edit, ...]:
    """Return the edits that add what is bought and pay for it."""
    cost = sum(whole(by_key[key], "cost_shells") * count for key, count in counts.items())
    edits: list[Edit] = []
    for key, count in counts.items():
        row = entry_row(sheet.system, _LISTS[kind], by_key[key])
        if kind == "armor":
            edits += [AddRow("armor", row)] * count
        else:
            edits.append(AddRow(_LISTS[kind], {**row, "quantity": count}))
    return (*edits, SetValue("shells", number(sheet, "shells") - cost))


def _automatic_purchases(
    _source: random.Random,
    _memory: Memory,
    *,
    sheet: Sheet,
    kind: str,
    offered: Mapping[str, Sequence[Entry]],
    buy_automatically: PurchasePolicy,
) -> Json:
    purse = Purse(sheet, offered)
    buy_automatically(purse)
    names = [text(entry, "name") for entry in offered[kind]]
    return [
        {"entry": str(names.index(name)), "count": purse.bought.count(name)} for name in dict.fromkeys(purse.bought)
    ]


def _buy_weapon(purse: Purse) -> None:
    """Buy the most expensive weapon up to fifty shells of a known skill, else the cheapest melee weapon."""
    skilled = [row for row in sheet_rows(purse.trial, "skills") if whole(row, "points_start") > 0]
    weapons = purse.offered["weapons"]
    fit = [
        each
        for each in weapons
        if whole(each, "cost_shells") <= DEAREST_WEAPON
        and any(is_same_name(text(row, "name"), text(each, "skill")) for row in skilled)
    ]
    melee = [each for each in weapons if each.get("melee", True) is True]
    if fit:
        purse.buy("weapons", max(fit, key=lambda each: whole(each, "cost_shells")))
    elif melee:
        purse.buy("weapons", min(melee, key=lambda each: whole(each, "cost_shells")))


def _buy_armor(purse: Purse) -> None:
    """Buy the most expensive armor for at most half the money; magicians buy none."""
    fit = [each for each in purse.offered["armor"] if 2 * whole(each, "cost_shells") <= purse.shells]
    if fit and not number(purse.trial, "is_magician"):
        purse.buy("armor", max(fit, key=lambda each: whole(each, "cost_shells")))


def _buy_gear(purse: Purse) -> None:
    """Buy a holder for the weapon, then travel gear; in unknown settings the first entries."""
    gear = purse.offered["gear"]
    weapons = sheet_rows(purse.trial, "weapons")
    kinds = [text(row, "container") for row in weapons if text(row, "container")]
    holders = [next((each for each in gear if is_same_name(text(each, "holds"), kind)), None) for kind in kinds[:1]]
    usual = [find_by_name(gear, name) for name in USUAL]
    for entry in (*holders, *(usual if any(usual) else gear)):
        if entry is not None:
            purse.buy("gear", entry)


def _marked_by_default(sheet: Sheet, list_key: str, column: str) -> list[int]:
    """Return the rows that get a mark automatically: all that fit together."""
    rows = sheet_rows(sheet, list_key)
    if column == "worn":
        return list(range(len(rows)))
    if column == "packed":
        return [index for index, row in enumerate(rows) if _fits_container(sheet, row)]
    held: list[int] = []
    for index, row in enumerate(rows):
        if sum(whole(each, "hands", 1) for each in (*(rows[each] for each in held), row)) <= HANDS:
            held.append(index)
    return held


def _fits_container(sheet: Sheet, row: Mapping[str, Json]) -> bool:
    kind = text(row, "container")
    return (
        kind != ""
        and row.get("in_hand") is not True
        and any(is_same_name(text(each, "holds"), kind) for each in sheet_rows(sheet, "items"))
    )


def _ask_marked(sheet: Sheet, list_key: str, column: str, label: str) -> Subprocedure[Sheet]:
    """Ask which rows of a list get a mark; automatically all that fit together."""
    offered = tuple(
        Option(
            str(index),
            text(row, "name"),
            text(row, "about"),
            preview=(SetValue(f"{list_key}[{index}].{column}", True),),
        )
        for index, row in enumerate(sheet_rows(sheet, list_key))
        if column != "packed" or _fits_container(sheet, row)
    )
    if not offered:
        return sheet
    fitting: list[Json] = [str(index) for index in _marked_by_default(sheet, list_key, column)]
    chosen = yield from choose(
        Choose(
            key=f"{list_key}.{column}",
            page="carried",
            page_label="Worn, in hand, packed",
            label=label,
            cite="DER; R25",
            step=STEP,
            options=offered,
            least=0,
            most=len(offered),
            policy=always(fitting),
        )
    )
    edits = [SetValue(f"{list_key}[{index}].{column}", True) for index in chosen]
    return (yield from write_if_any(sheet, f"{list_key}.{column}.written", edits, step=STEP))
