"""Steps 2 and 3 of creation: asks for attribute levels, and for skills and their levels."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial

from core.character.edits import AddRow, Edit, RemoveRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Entry, Setting
from core.messages import Word, phrase
from core.procedures.allocation import Target, Tier
from core.procedures.ask_helpers import Subprocedure, allocate, choose, enter_numbers, enter_text, write
from core.procedures.form import Answers, Form
from core.procedures.readers import entries, exact_number, has_option, is_same_name, number, sheet_rows, text
from core.procedures.requests import Allocate, Choose, Enter, EntryKind, Memory, Option
from core.procedures.trial import trial_copy
from core.systems.hursagmu.automatic_creation import (
    ARMED_WITH,
    ATTRIBUTES,
    LOWEST_LEVEL,
    ROLES,
    WEAPON_ROLES,
    attribute_levels,
    choose_skills,
    die_from,
    skill_levels,
)

ATTRIBUTE_STEP, SKILL_STEP = "2", "3"
HIGHEST_LEVEL = 60
LONGEST_LIST = 20_000
_REMEMBERED = "attributes"
UNBOUND = 10_000
"""Skill points of characters that are not player characters: they do not pay."""
_SHARE = 3
"""Automatic creation spends one of so many shares of a single pool on attributes."""
_SKILL_LINE = re.compile(r"^(?P<name>.*?)\s*(?:\((?P<attribute>\w+)\))?$")


def buy_attributes(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for the four base levels, of which the sum of costs is shown.

    Source: HURSAGMU companion; R38.
    """
    labels = {each.key: each for each in sheet.system.families["a"]}
    requests = tuple(
        Enter(
            key=f"base.{key}",
            label=labels[key].label,
            help=phrase(
                "{about} A level of 0 is ordinary, +2 is twice as able, −2 half as able; heroes of myth have 5, 6 "
                "and more. {prices}",
                about=Word(labels[key].help),
                prices=_prices(sheet, key),
            ),
            cite="companion; R38",
            step=ATTRIBUTE_STEP,
            page=ATTRIBUTE_STEP,
            kind=EntryKind.WHOLE,
            least=LOWEST_LEVEL,
            most=HIGHEST_LEVEL,
            default=number(sheet, f"base.{key}"),
            policy=partial(_automatic_level, sheet=sheet, key=key),
        )
        for key in ATTRIBUTES
    )
    costs = ("attribute_cost", "attribute_points_left")
    levels = yield from enter_numbers(
        Form(key="base.form", label="", requests=requests, addresses=costs, preview=_level_edits)
    )
    return (yield from write("base.written", *_level_edits(levels), step=ATTRIBUTE_STEP))


def _level_edits(levels: Answers) -> tuple[Edit, ...]:
    """Return the edits of levels by the keys of their requests, which are their addresses."""
    return tuple(SetValue(key, level) for key, level in levels.items())


def _prices(sheet: Sheet, key: str) -> str:
    """Return the text on the costs of levels; house rules count."""
    levels = range(-2, 7)
    costs = {level: str(level * abs(level)) for level in levels}
    if sheet.character.changes_numbers:
        trial = trial_copy(sheet)
        for level in levels:
            trial.apply(SetValue(f"base.{key}", level))
            costs[level] = trial.text(f"cost.{key}", with_unit=False)
    return phrase(
        "Points by level: −2 for {a}, −1 for {b}, 0 for {c}, 1 for {d}, 2 for {e}, 3 for {f}, 4 for {g}, 5 for {h}, "
        "6 for {i}.",
        **dict(zip("abcdefghi", (cost.replace("-", "−") for cost in costs.values()), strict=True)),
    )


def _automatic_level(source: random.Random, memory: Memory, *, sheet: Sheet, key: str) -> Json:
    """Return one of the four automatic levels; all are chosen with the first."""
    levels = memory.get(_REMEMBERED)
    if not isinstance(levels, Mapping):
        decided = attribute_levels(sheet, attribute_budget(sheet), die_from(source))
        memory[_REMEMBERED] = dict(decided)
        return decided[key]
    return levels[key]


def attribute_budget(sheet: Sheet) -> int:
    """Return the automatic points for attributes: their pool, else a third of the single pool."""
    if has_option(sheet, "separate_pools"):
        return number(sheet, "attribute_points")
    total = number(sheet, "points_total")
    return total // _SHARE if total >= 0 else total


def skill_budget(sheet: Sheet) -> int:
    """Return the points for skills: their pool, else the rest of the single pool."""
    if has_option(sheet, "separate_pools"):
        return number(sheet, "skill_points")
    return math.floor(exact_number(sheet, "points_total") - exact_number(sheet, "attribute_cost"))


def is_held_to_points(sheet: Sheet) -> bool:
    """Return whether a character pays with points: player characters only.

    Source: HURSAGMU companion; R40, R41.
    """
    return sheet.value("kind") == "player"


def available_points(sheet: Sheet, pool: str) -> Fraction:
    """Return the points available: experience left, and creation points left in a pool."""
    left = exact_number(sheet, pool) if exact_number(sheet, "xp_left") >= 0 else Fraction(0)
    return left + exact_number(sheet, "xp_left")


def learn_skills(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for skills from the setting and custom ones, then for their levels, and write them.

    Spending too much is possible, as for attributes: the Master may allow it at the end.

    Source: HURSAGMU companion; R39, R40, R42.
    """
    offered = _unique_skills(entries(setting, "skills")) or _book_skills(sheet)
    by_key = {text(entry, "name"): entry for entry in offered}
    keys = yield from choose(
        Choose(
            key="skills",
            label="Skills",
            help="A skill that is missing counts as level 0; only those that are learned need to be chosen.",
            cite="companion; R39, R42",
            step=SKILL_STEP,
            options=tuple(
                Option(
                    key,
                    key,
                    _about(sheet, entry),
                    preview=(AddRow("skills", entry_row(sheet.system, "skills", entry)),),
                )
                for key, entry in by_key.items()
            ),
            least=0,
            most=len(by_key),
            policy=partial(_automatic_skills, offered=offered),
        )
    )
    prose = yield from enter_text(
        Enter(
            key="skills.own",
            label="Other skills",
            help="One a line; the attribute may follow in brackets: Cooking (int). Dexterity where it is left out.",
            cite="R42",
            step=SKILL_STEP,
            kind=EntryKind.PROSE,
            most=LONGEST_LIST,
        )
    )
    rows = [entry_row(sheet.system, "skills", by_key[key]) for key in keys]
    rows += [
        row
        for row in parse_custom_skills(sheet, prose)
        if not any(is_same_name(text(row, "name"), key) for key in keys)
    ]
    if not rows:
        return sheet
    edits = [AddRow("skills", row) for row in rows]
    sheet = yield from write("skills.written", *edits, step=SKILL_STEP)
    return (yield from _ask_levels(sheet, rows))


def _unique_skills(offered: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return the skills of a setting; of equal names the first only."""
    unique: list[Entry] = []
    for entry in offered:
        if not any(is_same_name(text(entry, "name"), text(other, "name")) for other in unique):
            unique.append(entry)
    return tuple(unique)


def _automatic_skills(source: random.Random, memory: Memory, *, offered: Sequence[Entry]) -> Json:
    """Choose random skills; the weapon skill is remembered, since it may end without a level."""
    chosen = [offered[index] for index in choose_skills(offered, die_from(source))]
    for entry in chosen[:1]:
        if text(entry, "role") in WEAPON_ROLES:
            memory[ARMED_WITH] = {key: text(entry, key) for key in ("name", "role")}
    return [text(entry, "name") for entry in chosen]


def parse_custom_skills(sheet: Sheet, prose: str) -> list[dict[str, Json]]:
    """Parse typed skills, one a line with the attribute in brackets; of equal names the first counts."""
    members = sheet.system.families["a"]
    skills: list[dict[str, Json]] = []
    for line in filter(None, map(str.strip, prose.splitlines())):
        match = _SKILL_LINE.match(line)
        if match is None or not match["name"]:
            continue
        typed = match["attribute"] or ""
        attribute = next(
            (each.key for each in members if any(is_same_name(typed, word) for word in (each.key, each.label))), ""
        )
        name = match["name"] if attribute or not typed else line
        if not any(is_same_name(str(row["name"]), name) for row in skills):
            skills.append({"name": name, "attribute": attribute or "dex"})
    return skills


def _book_skills(sheet: Sheet) -> tuple[Entry, ...]:
    """Return the seven skills of the book as entries, for settings without skills."""
    return tuple(
        {"name": member.label, "role": member.key, "attribute": ROLES[member.key], "note": member.help}
        for member in sheet.system.families["r"]
    )


def _about(sheet: Sheet, entry: Entry) -> str:
    attribute = text(entry, "attribute", "dex")
    label = next((each.label for each in sheet.system.families["a"] if each.key == attribute), attribute)
    if note := text(entry, "note"):
        return phrase("{attribute}. {note}", attribute=Word(label), note=Word(note))
    return phrase("{attribute}.", attribute=Word(label))


def _ask_levels(sheet: Sheet, rows: Sequence[Mapping[str, Json]]) -> Subprocedure[Sheet]:
    first = len(sheet_rows(sheet, "skills")) - len(rows)
    request = Allocate(
        key="skills.levels",
        label="Levels of skills",
        help="Without house rules, the first level costs 1 and each further one a point more.",
        cite="R39, R40",
        step=SKILL_STEP,
        amount=max(0, math.floor(available_points(sheet, "skill_points_left")))
        if is_held_to_points(sheet)
        else UNBOUND,
        targets=tuple(_target(sheet, str(index), row, first + index) for index, row in enumerate(rows)),
    )

    def automatic(source: random.Random, _memory: Memory) -> Json:
        levels = skill_levels(sheet, len(rows), _guaranteed_skills(rows), skill_budget(sheet), die_from(source))
        while request.check(_answer(levels)) is not None:  # a house rule gives prices that cannot be told beforehand
            levels[levels.index(max(levels))] -= 1
        return _answer(levels)

    levels = yield from allocate(replace(request, policy=automatic, may_overspend=True))
    edits: list[Edit] = []
    for index in reversed(range(len(rows))):
        address = f"skills[{first + index}]"
        level = levels[str(index)]
        edits.append(SetValue(f"{address}.level", level) if level else RemoveRow(address))
    return (yield from write("skills.levels.written", *edits, step=SKILL_STEP))


def _answer(levels: Sequence[int]) -> dict[str, Json]:
    return {str(index): level for index, level in enumerate(levels)}


def _guaranteed_skills(rows: Sequence[Mapping[str, Json]]) -> list[int]:
    """Return the positions of the first weapon skill chosen and of Defense."""
    weapons = [index for index, row in enumerate(rows) if text(row, "role") in WEAPON_ROLES]
    defense = [index for index, row in enumerate(rows) if text(row, "role") == "defense"]
    return [*weapons[:1], *defense[:1]]


def _target(sheet: Sheet, key: str, row: Mapping[str, Json], index: int) -> Target:
    prices = _level_prices(sheet, index)
    return Target(
        key,
        text(row, "name"),
        most=HIGHEST_LEVEL,
        cost=prices[0],
        tiers=tuple(Tier(level, price) for level, price in enumerate(prices) if level),
        about=text(row, "attribute", "dex").capitalize(),
        address=f"skills[{index}].level",
        result=f"skills[{index}].total",
    )


def _level_prices(sheet: Sheet, index: int) -> list[int]:
    """Return the cost of each level of a skill over the one before, in whole points; house rules count."""
    if not sheet.character.changes_numbers:
        return list(range(1, HIGHEST_LEVEL + 1))
    trial = trial_copy(sheet)
    prices = []
    for level in range(HIGHEST_LEVEL):
        trial.apply(SetValue(f"skills[{index}].level", level))
        # the points of a pool are whole, and those of a house rule with fractions may not exceed it
        prices.append(max(0, math.ceil(exact_number(trial, f"skills[{index}].raise"))))
    return prices
