"""Step V of creation: asks for weapons, items, armor and treasure, which have no prices.

The book has no prices, so a player takes what the Game Master grants.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from functools import partial
from math import floor

from core.character.edits import AddRow, Edit, RemoveRow
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Setting
from core.messages import Word
from core.procedures.ask_helpers import Subprocedure, enter_text, take_rows, write, write_if_any
from core.procedures.common_requests import MOST_OF_ONE, defer_offers, offer_entries, take_entries
from core.procedures.item_lists import parse_items
from core.procedures.readers import entries, find_by_name, number, rows, sheet_rows, text, whole
from core.procedures.requests import Enter, EntryKind, Memory, Offer, Rows
from core.procedures.trial import trial_copy
from core.systems.sord.choice_descriptions import describe_item
from core.systems.sord.skill_rows import Entry, mark_trained_weapons

STEP = "V"
PLACES = ("head", "body", "limb")
_PLACE_WORDS = {"head": Word("head"), "body": Word("body"), "limb": Word("limbs")}
LONGEST_LIST = 20_000
LOAD = ("carried_weight", "max_weight")
"""The load and its limit."""
_LOADS = ("items", "wealth", "armor", "weapons")
"""Lists whose loads add up to the Carried Weight."""


Uses = Mapping[str, tuple[Entry, str]]
"""Weapons with their types of use, by the keys of their offers."""


def take_possessions(sheet: Sheet, setting: Setting | None, free_skills: Sequence[Entry]) -> Subprocedure[Sheet]:
    """Ask for weapons, items, armor, other things and treasure, and write them.

    Args:
        sheet: The character so far.
        setting: Its entries can be taken.
        free_skills: Free skills of culture and profession; the automatic policy arms for them.

    Source: SORD O.V, V.
    """
    sheet = yield from _take_weapons(sheet, setting, free_skills)
    sheet = yield from _take(sheet, setting, "items", "Items", _starting_items(setting))
    sheet = yield from _take_armor(sheet, setting)
    sheet = yield from _ask_list(sheet, "items", "Other possessions")
    return (yield from _ask_list(sheet, "wealth", "Treasure"))


def _take_weapons(sheet: Sheet, setting: Setting | None, free_skills: Sequence[Entry]) -> Subprocedure[Sheet]:
    uses = {
        f"{text(entry, 'id')}:{text(use, 'type')}": (entry, text(use, "type"))
        for entry in entries(setting, "weapons")
        for use in rows(entry, "types")
    }
    request = Rows(
        key="weapons",
        label="Weapons",
        help="Take a weapon once for each way you use it.",
        cite="V, XVIII",
        step=STEP,
        list_key="weapons",
        offers=(),
        policy=lambda _source, _memory: _first_weapons(setting, free_skills, uses),
        preview=partial(_weapon_edits, sheet, uses),
        load=LOAD,
    )
    taken = yield from take_rows(
        defer_offers(
            request,
            lambda: tuple(
                Offer(key, f"{text(entry, 'name')} ({use})", describe_item(entry), most=MOST_OF_ONE, category=use)
                for key, (entry, use) in uses.items()
            ),
        )
    )
    if edits := _weapon_edits(sheet, uses, taken):
        sheet = yield from write("weapons.written", *edits, step=STEP)
    return (yield from mark_trained_weapons(sheet, "weapons.trained", STEP))


def _weapon_edits(sheet: Sheet, uses: Uses, taken: Mapping[str, int]) -> tuple[Edit, ...]:
    """Return the edits that add weapons, each with its use; of a second use the weight does not count again."""
    edits: list[Edit] = []
    seen: set[str] = set()
    for key, quantity in taken.items():
        entry, use = uses[key]
        row = entry_row(sheet.system, "weapons", entry, {"type": use}, is_again=text(entry, "id") in seen)
        edits.append(AddRow("weapons", {**row, "quantity": quantity}))
        seen.add(text(entry, "id"))
    return tuple(edits)


def _first_weapons(setting: Setting | None, free_skills: Sequence[Entry], uses: Mapping[str, object]) -> list[Json]:
    """Return the weapons of the free weapon skills; without any, the lightest melee weapon."""
    offered = entries(setting, "weapons")
    keys: list[str] = []
    for skill in free_skills:
        entry = find_by_name(offered, text(skill, "weapon")) if text(skill, "weapon") else None
        key = f"{text(entry, 'id')}:{text(skill, 'weapon_type', 'melee')}" if entry else ""
        if key in uses and key not in keys:
            keys.append(key)
    if not keys:
        light = [
            (weight, index, key)
            for index, entry in enumerate(offered)
            if (weight := _weight(entry)) > 0 and (key := f"{text(entry, 'id')}:melee") in uses
        ]
        keys = [min(light)[2]] if light else []
    return [{"entry": key, "count": 1} for key in keys]


def _weight(entry: Entry) -> Decimal:
    value = entry.get("weight_lb", 0)
    return Decimal(str(value)) if isinstance(value, int | float | Decimal) else Decimal(0)


def _starting_items(setting: Setting | None) -> list[Json]:
    return [
        {"entry": text(entry, "id"), "count": 1} for entry in entries(setting, "items") if entry.get("starting") is True
    ]


def _take(sheet: Sheet, setting: Setting | None, kind: str, label: str, automatic: Json) -> Subprocedure[Sheet]:
    offered = {text(entry, "id"): entry for entry in entries(setting, kind)}
    request = Rows(
        key=kind,
        label=label,
        cite="V",
        step=STEP,
        list_key=kind,
        offers=(),
        policy=lambda _source, _memory: automatic,
        load=LOAD,
    )
    return (
        yield from take_entries(
            sheet, request, offered, _with_quantity, partial(offer_entries, offered.values(), describe_item)
        )
    )


def _with_quantity(row: dict[str, Json], quantity: int) -> dict[str, Json]:
    return {**row, "quantity": quantity}


def _take_armor(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    offered = {text(entry, "id"): entry for entry in entries(setting, "armor")}
    request = Rows(
        key="armor",
        label="Armor and Protection",
        help="Worn pieces add up for head, body and limbs; the Minimum Blow is the least of the three.",
        cite="V, XVI; R32",
        step=STEP,
        list_key="armor",
        offers=(),
        policy=partial(_armor_policy, sheet=sheet, offered=tuple(offered.values())),
        load=LOAD,
    )
    return (
        yield from take_entries(
            sheet,
            request,
            offered,
            _with_quantity,
            partial(offer_entries, offered.values(), describe_item, _place_word),
        )
    )


def _place_word(entry: Entry) -> str:
    """Return the place that an armor piece protects best, in a word; "" for other protection."""
    return "" if entry.get("protection") is True else _PLACE_WORDS[best_place(entry)]


def best_place(entry: Entry) -> str:
    """Return the place that an armor piece protects best; ties: head, body, limbs."""
    return max(PLACES, key=lambda place: (whole(entry, place), -PLACES.index(place)))


def _armor_policy(source: random.Random, memory: Memory, *, sheet: Sheet, offered: Sequence[Entry]) -> Json:
    """Policy: take armor pieces in random order, one for each best place, up to half the MaxWeight#."""
    pieces = [entry for entry in offered if entry.get("protection") is not True]
    source.shuffle(pieces)
    fits = _fits_on_copy(sheet) if sheet.character.changes_numbers else _fits_by_weight(sheet)
    covered = {best_place(row) for row in sheet_rows(sheet, "armor")}
    taken: list[Json] = []
    for piece in pieces:
        place = best_place(piece)
        if place in covered:
            continue
        if fits(piece):
            covered.add(place)
            taken.append({"entry": text(piece, "id"), "count": 1})
    return taken


def _fits_by_weight(sheet: Sheet) -> Callable[[Entry], bool]:
    """Return a function that puts a piece on if the load then stays within half the MaxWeight#.

    Source: SORD V; R14.
    """
    limit = number(sheet, "max_weight") // 2
    load = sum((_load(kind, row) for kind in _LOADS for row in sheet_rows(sheet, kind)), Decimal(0))

    def fits(piece: Entry) -> bool:
        nonlocal load
        heavier = load + _weight(piece)
        if floor(heavier) > limit:
            return False
        load = heavier
        return True

    return fits


def _load(kind: str, row: Entry) -> Decimal:
    """Return the load of a possession; armor counts while carried or worn, the second use of a weapon does not.

    Source: SORD V; R14.
    """
    counts = row.get("carried", True) is not False
    if kind == "armor":
        counts = counts or row.get("worn", True) is not False
    elif kind == "weapons":
        counts = counts and row.get("counts_weight", True) is not False
    return _weight(row) * whole(row, "quantity", 1) if counts else Decimal(0)


def _fits_on_copy(sheet: Sheet) -> Callable[[Entry], bool]:
    """Return a function that does the same on a copy of the sheet, so that house rules on weight apply."""
    limit = number(sheet, "max_weight") // 2
    trial = trial_copy(sheet)

    def fits(piece: Entry) -> bool:
        trial.write(AddRow("armor", entry_row(sheet.system, "armor", piece)))
        if number(trial, "carried_weight") <= limit:
            return True
        trial.write(RemoveRow(f"armor[{trial.count('armor') - 1}]"))
        return False

    return fits


def _ask_list(sheet: Sheet, kind: str, label: str) -> Subprocedure[Sheet]:
    prose = yield from enter_text(
        Enter(
            key=f"{kind}.own",
            label=label,
            help="One thing per line, with an optional number before and weight after it: 2 Tools (7.25 lb).",
            cite="V",
            step=STEP,
            kind=EntryKind.PROSE,
            most=LONGEST_LIST,
        )
    )
    edits = [AddRow(kind, row) for row in parse_items(prose)]
    return (yield from write_if_any(sheet, f"{kind}.own.written", edits, step=STEP))
