"""Creation step that asks for weapons, armor, carried things and wealth, without a budget.

Source: R.A.T.I.O.S. 1b, 2b, 4b.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import partial

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Entry, Setting
from core.messages import Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, ask_form, choose, take_rows, write, write_if_any
from core.procedures.common_requests import offer_entries
from core.procedures.form import Form
from core.procedures.item_lists import parse_items
from core.procedures.readers import entries, exact_number, find_by_id, is_same_name, sheet_rows, text, texts, whole
from core.procedures.requests import Choose, Enter, EntryKind, Memory, Option, Rows, always
from core.procedures.trial import trial_copy
from core.rules.model import System
from core.systems.ratios.entry_descriptions import describe_entry

STEP = "gear"
LONGEST_LIST = 20_000


def take_gear(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for weapons, armor, carried things and wealth, and write them.

    Source: R.A.T.I.O.S. 1b, 2b, 4b.
    """
    sheet = yield from _take_weapons(sheet, setting)
    sheet = yield from _take_armor(sheet, setting)
    items = Enter(
        key="items",
        page="belongings",
        page_label="Belongings",
        label="Carried things",
        help="One thing per line, with an optional number before and weight after it: 2 Blankets (4.5 lb).",
        cite="A",
        step=STEP,
        kind=EntryKind.PROSE,
        most=LONGEST_LIST,
    )
    before = text(sheet.character.data, "wealth")
    wealth = Enter(
        key="wealth", label="Wealth", cite="A", step=STEP, page="belongings", most=LONGEST_LIST, default=before
    )
    typed = yield from ask_form(Form(key="belongings.form", label="", requests=(items, wealth)))
    edits: list[Edit] = [AddRow("items", row) for row in parse_items(str(typed["items"]))]
    if typed["wealth"] != before:
        edits.append(SetValue("wealth", typed["wealth"]))
    return (yield from write_if_any(sheet, "items.written", edits, step=STEP))


def _take_weapons(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    offered = entries(setting, "weapons")
    taken = yield from take_rows(
        Rows(
            key="weapons",
            label="Weapons",
            help="Fists are always available.",
            cite="1b, 2b",
            step=STEP,
            list_key="weapons",
            offers=offer_entries(offered, _about_weapon, lambda entry: text(entry, "category")),
            preview=partial(_weapon_edits, sheet, offered),
            policy=partial(_choose_weapon, sheet=sheet, offered=offered),
        )
    )
    if not taken:
        return sheet
    off_hand = yield from choose(
        Choose(
            key="weapons.off_hand",
            label="In the off hand",
            help="Weapons that are used with the less skilled hand.",
            cite="4b; R18",
            step=STEP,
            options=tuple(Option(key, text(find_by_id(offered, key) or {}, "name")) for key in taken),
            least=0,
            most=len(taken),
            policy=always([]),
        )
    )
    edits = []
    for key, count in taken.items():
        row = weapon_row(sheet, find_by_id(offered, key) or {}, count)
        edits.append(AddRow("weapons", {**row, "hand": "off"} if key in off_hand else row))
    return (yield from write("weapons.written", *edits, step=STEP))


def _take_armor(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    offered = entries(setting, "armor")
    taken = yield from take_rows(
        Rows(
            key="armor",
            label="Armor",
            help="The ranks of worn pieces add up; their bulk slows.",
            cite="4b; R32",
            step=STEP,
            list_key="armor",
            offers=offer_entries(offered, partial(_about_armor, sheet.system)),
            preview=partial(_armor_edits, sheet, offered),
            policy=partial(_choose_armor, sheet=sheet, offered=offered),
        )
    )
    return (yield from write_if_any(sheet, "armor.written", _armor_edits(sheet, offered, taken), step=STEP))


def _weapon_edits(sheet: Sheet, offered: Sequence[Entry], taken: Mapping[str, int]) -> tuple[Edit, ...]:
    return tuple(
        AddRow("weapons", weapon_row(sheet, find_by_id(offered, key) or {}, count)) for key, count in taken.items()
    )


def _armor_edits(sheet: Sheet, offered: Sequence[Entry], taken: Mapping[str, int]) -> tuple[Edit, ...]:
    return tuple(
        AddRow("armor", entry_row(sheet.system, "armor", find_by_id(offered, key) or {}))
        for key, count in taken.items()
        for _ in range(count)
    )


def weapon_row(sheet: Sheet, entry: Entry, count: int = 1) -> dict[str, Json]:
    """Return the row of a weapon; ammunition sold by the dozen comes by the dozen."""
    row = entry_row(sheet.system, "weapons", entry)
    return row if count == 1 else {**row, "quantity": count * whole(entry, "quantity", 1)}


def _choose_weapon(source: random.Random, _memory: Memory, *, sheet: Sheet, offered: Sequence[Entry]) -> Json:
    """Policy: one weapon that is not too heavy, of a category the character is skilled in if possible.

    None if it would leave the character unable to move.
    """
    strength = exact_number(sheet, "cpv.strn")
    light = [entry for entry in offered if whole(entry, "min_strn") <= strength]
    skilled = [entry for entry in light if _fights_with(sheet, entry)]
    if not light:
        return []
    weapon = source.choice(skilled or light)
    return [{"entry": text(weapon, "id"), "count": 1}] if _can_move(sheet, "weapons", weapon_row(sheet, weapon)) else []


def _fights_with(sheet: Sheet, weapon: Entry) -> bool:
    return any(
        is_same_name(text(row, "weapon_category"), text(weapon, "category"))
        for row in sheet_rows(sheet, "capabilities")
        if text(row, "applies_to") in ("attack", "damage") and text(row, "weapon_category").strip()
    )


def _choose_armor(source: random.Random, _memory: Memory, *, sheet: Sheet, offered: Sequence[Entry]) -> Json:
    """Policy: one piece of armor, unless the character could not move in it."""
    if not offered:
        return []
    piece = source.choice(offered)
    can_move = _can_move(sheet, "armor", entry_row(sheet.system, "armor", piece))
    return [{"entry": text(piece, "id"), "count": 1}] if can_move else []


def _can_move(sheet: Sheet, kind: str, row: Mapping[str, Json]) -> bool:
    """Return whether the character can still move with a row; tried on a copy, so that house rules apply."""
    trial = trial_copy(sheet, AddRow(kind, row))
    return exact_number(trial, "cpv.move") >= 1


def _about_weapon(entry: Entry) -> str:
    return describe_entry(
        entry,
        text(entry, "category"),
        _amount(entry, "length_in", "in"),
        _amount(entry, "weight_lb", "lb"),
        f"Pene% {whole(entry, 'penetration_max')}" if whole(entry, "penetration_max") else "",
        f"STRN {whole(entry, 'min_strn')}" if whole(entry, "min_strn") else "",
    )


def _about_armor(system: System, entry: Entry) -> str:
    """Return the description of a piece of armor; what it covers is description, too, and not among the numbers.

    Source: R.A.T.I.O.S. 4b; R32.
    """
    bulk, words = whole(entry, "bulk"), {each.key: each.label for each in system.fields["armor[].covers"].choices}
    parts = join_texts([Word(words.get(each, each)) for each in texts(entry, "covers")])
    about = text(entry, "about")
    if parts:
        about = (
            phrase("{about} Covers: {parts}.", about=about, parts=parts)
            if about
            else phrase("Covers: {parts}.", parts=parts)
        )
    return describe_entry(
        {**entry, "about": about},
        phrase("rank {rank}", rank=whole(entry, "rank_max")),
        phrase("bulk {bulk}", bulk=bulk) if bulk else "",
        _amount(entry, "weight_lb", "lb"),
    )


def _amount(entry: Entry, key: str, unit: str) -> str:
    value = entry.get(key, 0)
    return f"{value:f} {unit}" if isinstance(value, Decimal) else f"{value} {unit}"
