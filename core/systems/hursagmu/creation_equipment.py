"""Steps 5 to 7 of creation: asks for weapons and armor, gear, animals and a mount."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from functools import partial

from core.character.edits import AddRow, Edit, RemoveRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Entry, Setting
from core.messages import Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose, choose_one, enter_text, take_rows, write, write_if_any
from core.procedures.common_requests import MOST_OF_ONE, take_entries
from core.procedures.item_lists import parse_items
from core.procedures.readers import entries, exact_number, is_same_name, sheet_rows, text, whole
from core.procedures.requests import Choose, Enter, EntryKind, Memory, Offer, Option, Policy, Rows, always
from core.systems.hursagmu.automatic_creation import (
    ARMED_WITH,
    WEAPON_ROLES,
    choose_armor,
    choose_gear,
    choose_mount,
    choose_weapons,
    die_from,
    overload_rows,
    weapon_fits,
)

ARMS_STEP, GEAR_STEP, ANIMALS_STEP = "5", "6", "7"
MOST_ANIMALS = 20
LONGEST_LIST = 20_000
ON_FOOT = "on foot"
"""Key for no mount; animals have their positions as keys."""

_ANIMAL = re.compile(r"^(?P<name>.*?)(?:\s*\((?P<breed>[^()]*)\))?$")
_BONUS_FIELDS = {"weapons": "power", "armor": "rating"}


def ask_arms(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for weapons, armor and shields, and which are in hand or worn.

    Source: HURSAGMU Damage, Strike, Defend.
    """
    sheet = yield from _ask_entries(sheet, setting, "weapons", ARMS_STEP, _weapons_policy(sheet, setting))
    sheet = yield from _ask_custom_entries(
        sheet, "weapons", "Other weapons", Word("2 Clubs +1 (3 lb): power 1, 3 lb each"), ARMS_STEP
    )
    sheet = yield from _ask_marked(sheet, "weapons", "ready", "What is in hand?", first_only=True)
    sheet = yield from _ask_entries(sheet, setting, "armor", ARMS_STEP, _armor_policy(sheet, setting))
    sheet = yield from _ask_custom_entries(
        sheet, "armor", "Other armor", Word("Quilt +1 (8 lb): rating 1, 8 lb"), ARMS_STEP
    )
    return (yield from _ask_marked(sheet, "armor", "worn", "What is worn or held?", first_only=False))


def ask_gear(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for gear from the setting and custom gear."""
    offered = entries(setting, "items")

    def policy(source: random.Random, _memory: Memory) -> Json:
        return [{"entry": str(index), "count": 1} for index in choose_gear(offered, die_from(source))]

    sheet = yield from _ask_entries(sheet, setting, "items", GEAR_STEP, policy)
    return (yield from _ask_custom_entries(sheet, "items", "Other gear", Word("2 Tools (7.25 lb)"), GEAR_STEP))


def ask_animals(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for animals, the mount, and what to leave behind above the free load.

    Source: HURSAGMU Animals; R33.
    """
    offered = entries(setting, "creatures")
    if offered:
        counts = yield from take_rows(
            Rows(
                key="animals",
                label="Animals and mounts",
                help="Each gets a row; make important ones characters of their own.",
                cite="Animals",
                step=ANIMALS_STEP,
                list_key="animals",
                offers=_offers(offered, MOST_ANIMALS, "category"),
                policy=_mount_policy(sheet, offered),
                preview=partial(_animal_edits, sheet, offered),
            )
        )
        if edits := _animal_edits(sheet, offered, counts):
            sheet = yield from write("animals.written", *edits, step=ANIMALS_STEP)
    sheet = yield from _ask_custom_animals(sheet)
    sheet = yield from _ask_mount(sheet)
    return (yield from _ask_left_behind(sheet))


def _animal_edits(sheet: Sheet, offered: Sequence[Entry], counts: Mapping[str, int]) -> tuple[Edit, ...]:
    return tuple(AddRow("animals", row) for row in animal_rows(sheet, offered, counts))


def animal_rows(sheet: Sheet, offered: Sequence[Entry], counts: Mapping[str, int]) -> list[dict[str, Json]]:
    """Return rows of animals with unique names: Courser, Courser 2."""
    taken = (offered[int(key)] for key, count in counts.items() for _ in range(count))
    rows = [entry_row(sheet.system, "animals", entry) for entry in taken]
    return _with_unique_names(sheet, rows)


def _with_unique_names(sheet: Sheet, rows: Sequence[Mapping[str, Json]]) -> list[dict[str, Json]]:
    """Return the rows of new animals with unique names."""
    names = [text(row, "name") for row in sheet_rows(sheet, "animals")]
    unique: list[dict[str, Json]] = []
    for row in rows:
        first = name = text(row, "name")
        further = 2
        while any(is_same_name(name, other) for other in names):
            name, further = f"{first} {further}", further + 1
        names.append(name)
        unique.append({**row, "name": name})
    return unique


def _ask_custom_animals(sheet: Sheet) -> Subprocedure[Sheet]:
    prose = yield from enter_text(
        Enter(
            key="animals.own",
            label="Other animals",
            help="One a line, its breed in brackets: Rex (sheepdog). Its attributes are written on the sheet.",
            cite="Animals",
            step=ANIMALS_STEP,
            kind=EntryKind.PROSE,
            most=LONGEST_LIST,
        )
    )
    rows = [
        {"name": match["name"], "breed": match["breed"] or ""}
        for match in map(_ANIMAL.match, filter(None, map(str.strip, prose.splitlines())))
        if match is not None and match["name"]
    ]
    edits = [AddRow("animals", row) for row in _with_unique_names(sheet, rows)]
    return (yield from write_if_any(sheet, "animals.own.written", edits, step=ANIMALS_STEP))


def _ask_mount(sheet: Sheet) -> Subprocedure[Sheet]:
    mounts = {
        str(index): text(row, "name")
        for index, row in enumerate(sheet_rows(sheet, "animals"))
        if row.get("rideable") is True
    }
    if not mounts:
        return sheet
    chosen = yield from choose_one(
        Choose(
            key="mounted_on",
            label="Mounted on",
            help="The animal the character is riding.",
            cite="Animals",
            step=ANIMALS_STEP,
            options=(Option(ON_FOOT, "On foot"), *(Option(key, name) for key, name in mounts.items())),
            policy=always([ON_FOOT]),
        )
    )
    if chosen == ON_FOOT:
        return sheet
    return (yield from write("mounted_on.written", SetValue("mounted_on", mounts[chosen]), step=ANIMALS_STEP))


def _ask_left_behind(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for things to leave behind above the free load."""
    if exact_number(sheet, "load_lb") <= exact_number(sheet, "load_limit_lb"):
        return sheet
    rows = {
        f"{key}[{index}]": text(row, "name")
        for key in ("armor", "items", "weapons")
        for index, row in enumerate(sheet_rows(sheet, key))
    }
    chosen = yield from choose(
        Choose(
            key="left_behind",
            label="What stays behind?",
            help=phrase(
                "The load of {load} is above the free load of {limit}.",
                load=sheet.text("load_lb"),
                limit=sheet.text("load_limit_lb"),
            ),
            cite="Animals; R33",
            step=ANIMALS_STEP,
            options=tuple(
                Option(address, name, sheet.text(f"{address}.total_weight_lb")) for address, name in rows.items()
            ),
            least=0,
            most=len(rows),
            policy=lambda _source, _memory: list(overload_rows(sheet)),
        )
    )
    removed = sorted(chosen, key=_row_index, reverse=True)
    edits: list[Edit] = [RemoveRow(address) for address in removed]
    return (yield from write_if_any(sheet, "left_behind.written", edits, step=ANIMALS_STEP))


def _row_index(address: str) -> int:
    return int(address.rpartition("[")[2].rstrip("]"))


# ---- lists


def _ask_entries(sheet: Sheet, setting: Setting | None, kind: str, step: str, policy: Policy) -> Subprocedure[Sheet]:
    offered = entries(setting, kind)
    if not offered:
        return sheet
    field = sheet.system.fields[kind]
    request = Rows(
        key=kind,
        label=field.label,
        help=field.help,
        cite=field.cite,
        step=step,
        list_key=kind,
        offers=_offers(offered, MOST_OF_ONE, "skill"),
        policy=policy,
        load=("load_lb", "load_limit_lb"),
    )
    by_key = {str(index): entry for index, entry in enumerate(offered)}
    return (yield from take_entries(sheet, request, by_key, _with_count))


def _with_count(row: dict[str, Json], count: int) -> dict[str, Json]:
    return {**row, "quantity": count * whole(row, "quantity", 1)}


def _offers(offered: Sequence[Entry], most: int, column: str) -> tuple[Offer, ...]:
    return tuple(
        Offer(str(index), text(entry, "name"), text(entry, "note"), most=most, category=text(entry, column))
        for index, entry in enumerate(offered)
    )


def _ask_custom_entries(sheet: Sheet, kind: str, label: str, example: str, step: str) -> Subprocedure[Sheet]:
    prose = yield from enter_text(
        Enter(
            key=f"{kind}.own",
            label=label,
            help=phrase("One a line, as in: {example}.", example=example),
            cite="ours",
            step=step,
            kind=EntryKind.PROSE,
            most=LONGEST_LIST,
        )
    )
    edits = [AddRow(kind, row) for row in parse_items(prose, _BONUS_FIELDS.get(kind, ""))]
    return (yield from write_if_any(sheet, f"{kind}.own.written", edits, step=step))


def _ask_marked(sheet: Sheet, kind: str, column: str, label: str, *, first_only: bool) -> Subprocedure[Sheet]:
    """Ask for the rows in hand or worn; by default the first, or all."""
    rows = sheet_rows(sheet, kind)
    if not rows:
        return sheet
    default = sheet.system.fields[f"{kind}[].{column}"].default
    keys = [str(index) for index in range(len(rows))]
    marked = yield from choose(
        Choose(
            key=f"{kind}.{column}",
            label=label,
            help=sheet.system.fields[f"{kind}[].{column}"].help,
            cite=sheet.system.fields[f"{kind}[].{column}"].cite,
            step=ARMS_STEP,
            options=tuple(
                Option(
                    key,
                    text(row, "name"),
                    preview=(SetValue(f"{kind}[{key}].{column}", True),),
                    address=f"{kind}[{key}]",
                )
                for key, row in zip(keys, rows, strict=True)
            ),
            least=0,
            most=len(rows),
            policy=partial(_marked, keys=keys, memory_key=f"{kind}.first", first_only=first_only),
        )
    )
    edits = [
        SetValue(f"{kind}[{key}].{column}", key in marked)
        for key, row in zip(keys, rows, strict=True)
        if row.get(column, default) is not (key in marked)
    ]
    return (yield from write_if_any(sheet, f"{kind}.{column}.written", edits, step=ARMS_STEP))


# ---- automatic answers


def _marked(_source: random.Random, memory: Memory, *, keys: Sequence[str], memory_key: str, first_only: bool) -> Json:
    if first_only:
        return list(keys[:1]) if memory.get(memory_key, True) is True else []
    return list(keys)


def _weapons_policy(sheet: Sheet, setting: Setting | None) -> Policy:
    offered = entries(setting, "weapons")

    def policy(source: random.Random, memory: Memory) -> Json:
        remembered = memory.get(ARMED_WITH)
        skill = remembered if isinstance(remembered, Mapping) else weapon_skill(sheet)
        chosen = choose_weapons(offered, skill, die_from(source))
        memory["weapons.first"] = bool(chosen) and weapon_fits(offered[chosen[0]], skill)
        return [{"entry": str(index), "count": 1} for index in chosen]

    return policy


def weapon_skill(sheet: Sheet) -> Mapping[str, Json]:
    """Return the skill row that automatic creation chooses weapons for: the first of Striking and Archery."""
    rows = (row for row in sheet_rows(sheet, "skills") if text(row, "role") in WEAPON_ROLES)
    return next(rows, {"name": "Striking", "role": "striking"})


def _armor_policy(sheet: Sheet, setting: Setting | None) -> Policy:
    offered = entries(setting, "armor")
    ready = next((row for row in sheet_rows(sheet, "weapons") if row.get("ready") is True), None)

    def policy(source: random.Random, _memory: Memory) -> Json:
        return [{"entry": str(index), "count": 1} for index in choose_armor(offered, ready, die_from(source))]

    return policy


def _mount_policy(sheet: Sheet, offered: Sequence[Entry]) -> Policy:
    def policy(source: random.Random, _memory: Memory) -> Json:
        chosen = choose_mount(offered, sheet_rows(sheet, "skills"), die_from(source))
        return [{"entry": str(index), "count": 1} for index in chosen]

    return policy
