"""Step 10 of creation: asks for weapons, armor and possessions, and writes them.

The book has no prices and no load; see R17.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial

from core.character.edits import AddRow
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Entry, Setting
from core.formula import fold
from core.messages import Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, enter_text, write_if_any
from core.procedures.common_requests import offer_entries, take_entries
from core.procedures.item_lists import parse_items
from core.procedures.readers import entries, find_by_name, sheet_rows, text
from core.procedures.requests import Enter, EntryKind, Memory, Rows
from core.systems.kinsler.armor_notation import print_stops

LONGEST_LIST = 20_000
MOST_STOPPED = 2
"""Faces that the armor of an automatic character stops."""
_KINDS = (("weapons", Word("Weapons")), ("armor", Word("Armor")), ("items", Word("Possessions")))


def choose_gear(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for equipment and write it; what skills need and the world lacks stands among the other possessions.

    Source: INTRODUCTION; R17.
    """
    needed = _needed(sheet, setting)
    for kind, label in _KINDS:
        sheet = yield from _ask_entries(sheet, setting, (kind, label), needed[kind])
    lines = yield from enter_text(
        Enter(
            key="items.own",
            label="Other possessions",
            help="One thing a line; a number before it says how many, a weight may follow: 2 Tools (7.25 lb).",
            cite="INTRODUCTION; R17",
            step="10",
            kind=EntryKind.PROSE,
            most=LONGEST_LIST,
            default="\n".join(_lacking_things(sheet, needed)),
        )
    )
    edits = [AddRow("items", row) for row in parse_items(lines)]
    return (yield from write_if_any(sheet, "items.own.written", edits, step="10"))


def _needed(sheet: Sheet, setting: Setting | None) -> Mapping[str, dict[str, Entry]]:
    """Return the items required by skills, by kind and id: the first entry of that name."""
    needed: dict[str, dict[str, Entry]] = {kind: {} for kind, _ in _KINDS}
    for row in sheet_rows(sheet, "skills"):
        needs = text(row, "needs")
        for kind, _ in _KINDS if needs.strip() else ():
            entry = find_by_name(entries(setting, kind), needs)
            if entry is not None:
                needed[kind].setdefault(text(entry, "id"), entry)
                break
    return needed


def _lacking_things(sheet: Sheet, needed: Mapping[str, Mapping[str, Entry]]) -> list[str]:
    """Return the names of things that skills need and the world does not have."""
    there = {fold(text(entry, "name")) for found in needed.values() for entry in found.values()}
    names = [text(row, "needs").strip() for row in sheet_rows(sheet, "skills")]
    return list({fold(name): name for name in names if name and fold(name) not in there}.values())


def _ask_entries(
    sheet: Sheet, setting: Setting | None, what: tuple[str, str], needed: Mapping[str, Entry]
) -> Subprocedure[Sheet]:
    kind, label = what
    offered = {**needed, **{text(entry, "id"): entry for entry in entries(setting, kind)}}
    extra = [key for key, entry in offered.items() if kind == "armor" and key not in needed and _is_light(entry)]
    request = Rows(
        key=kind,
        label=label,
        cite="ARMOUR; R17" if kind == "armor" else "INTRODUCTION; R17",
        step="10",
        list_key=kind,
        offers=offer_entries(offered.values(), partial(_about, kind)),
        policy=partial(_automatic, needed=tuple(needed), extra=extra),
    )
    return (yield from take_entries(sheet, request, offered, _with_quantity))


def _with_quantity(row: dict[str, Json], quantity: int) -> dict[str, Json]:
    return row if quantity == 1 else {**row, "quantity": quantity}


def _is_light(entry: Entry) -> bool:
    stops = entry.get("stops")
    return isinstance(stops, Sequence) and 1 <= len(stops) <= MOST_STOPPED


def _about(kind: str, entry: Entry) -> str:
    about = text(entry, "about")
    stops = entry.get("stops")
    if kind != "armor" or not isinstance(stops, Sequence):
        return about
    stopped = phrase("Stops {numbers}.", numbers=print_stops(face for face in stops if isinstance(face, int)))
    return join_texts((stopped, about), " ") if about else stopped


def _automatic(source: random.Random, _memory: Memory, *, needed: Sequence[str], extra: Sequence[str]) -> Json:
    keys = [*needed, *([source.choice(extra)] if extra else [])]
    return [{"entry": key, "count": 1} for key in keys]
