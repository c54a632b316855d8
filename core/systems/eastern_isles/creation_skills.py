"""Steps 8 and 9 of creation: points bought with age, skill points, and prior experience."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Entry, Setting
from core.messages import phrase
from core.procedures.allocation import Target
from core.procedures.ask_helpers import Subprocedure, allocate, ask_form, enter_numbers, show, write
from core.procedures.form import Answers, Form
from core.procedures.readers import entries, find_by_name, is_same_name, number, sheet_rows, text, texts
from core.procedures.requests import Allocate, Enter, EntryKind, Memory, Show
from core.systems.eastern_isles.step_advancement import LONGEST_NAME, declare, take_due

MOST_POINTS = 20
MOST_EP = 600_000
MOST_ELF_EP = 167
ELF_SKILLS = ("Literacy", "Elvish")
_LUCKY = 4


def buy_with_age(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for the extra skill points and experience bought with a greater starting age.

    Source: Eastern Isles START; R18, R20.
    """
    is_elf = number(sheet, "is_elf") > 0
    extra = Enter(
        key="extra_ep",
        page="age",
        label="Experience from before play",
        help="Each point costs two days of age. An elf may have 167 at most."
        if is_elf
        else "Each point costs two days of age.",
        cite="START; R18",
        step="age",
        kind=EntryKind.WHOLE,
        least=0,
        most=MOST_ELF_EP if is_elf else MOST_EP,
        default=0,
        unit="EP",
    )
    requests = (extra,) if is_elf else (_points_request(), extra)
    bought = yield from enter_numbers(
        Form(
            key="age.form",
            label="",
            requests=requests,
            addresses=("start_age", "el_label", "start_points_allowed"),
            preview=_age_edits,
        )
    )
    sheet = yield from write("age.written", *_age_edits(bought), SetValue("days_elapsed", 0), step="age")
    yield from show(
        Show(
            key="age.shown",
            page="age",
            label="Starting age",
            text="Years for skill points and days for experience add up.",
            cite="START; R18",
            step="age",
            addresses=("start_age", "el_label", "start_points_allowed", "aging_loss", "aging_next_age"),
        )
    )
    return sheet


def _age_edits(bought: Answers) -> tuple[Edit, ...]:
    """Return the edit of the points and the experience that were bought; by default none."""
    return (SetValue("start", {"extra_points": bought.get("extra_points", 0), "extra_ep": bought.get("extra_ep", 0)}),)


def _points_request() -> Enter:
    return Enter(
        key="extra_points",
        page="age",
        label="Extra skill points",
        help="The Nth costs N years of age, of a dwarf twice as many: 1, 3, 6, 10, 15 years for one to five.",
        cite="START; R20",
        step="age",
        kind=EntryKind.WHOLE,
        least=0,
        most=MOST_POINTS,
        default=0,
        unit="points",
        policy=lambda source, _memory: source.randint(1, _LUCKY) - 1,
    )


def skills_for(sheet: Sheet, setting: Setting | None) -> tuple[Entry, ...]:
    """Return the setting's skills of the profession; all if it lists none."""
    offered = entries(setting, "skills")
    profession = sheet.character.data.get("profession")
    fit = tuple(each for each in offered if any(is_same_name(str(profession), word) for word in texts(each, "for")))
    return fit or offered


def place_skills(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Place the starting points, declare the first point, and take the steps of prior experience.

    Source: Eastern Isles START, EXP; R20, R31.
    """
    if number(sheet, "is_elf") > 0:
        sheet = yield from _write_points(sheet, setting, dict.fromkeys(ELF_SKILLS, 1))
    elif entries(setting, "skills"):
        sheet = yield from _allocate_points(sheet, setting)
    else:
        sheet = yield from _ask_names(sheet)
    sheet = yield from declare(
        sheet, setting, "declared", step="skills", policy=partial(_first_declaration, sheet=sheet, setting=setting)
    )
    return (yield from take_due(sheet, setting, "step", step="skills"))


def _allocate_points(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    amount = number(sheet, "start_points_allowed")
    offered = entries(setting, "skills")
    fit = {text(entry, "name") for entry in skills_for(sheet, setting)}
    points = yield from allocate(
        Allocate(
            key="skills",
            label="Starting points",
            help="A skill's first level costs one point, its second two more, its third three more.",
            cite="START, SKILL",
            step="skills",
            amount=amount,
            spend_all=True,
            targets=tuple(
                Target(
                    text(entry, "name"),
                    text(entry, "name"),
                    most=amount,
                    about=text(entry, "group"),
                    weight=3 if text(entry, "name") in fit else 1,
                )
                for entry in offered
            ),
            policy=partial(_draw_points, amount=amount, names=tuple(sorted(fit))),
        )
    )
    return (yield from _write_points(sheet, setting, {name: placed for name, placed in points.items() if placed}))


def _draw_points(source: random.Random, _memory: Memory, *, amount: int, names: Sequence[str]) -> Json:
    """Policy: one point on each skill in turn."""
    drawn = source.sample(names, len(names))
    points: dict[str, Json] = {}
    for index in range(amount):
        name = drawn[index % len(drawn)]
        points[name] = index // len(drawn) + 1
    return points


def _ask_names(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for the name of a skill for each point, if the setting has none."""
    points: dict[str, int] = {}
    requests = tuple(
        Enter(
            key=f"skills.{index}",
            label=phrase("Skill of starting point {place}", place=index),
            cite="START",
            step="skills",
            page="skills",
            least=1,
            most=LONGEST_NAME,
            default=f"Skill {index}",
        )
        for index in range(1, number(sheet, "start_points_allowed") + 1)
    )
    names = (yield from ask_form(Form(key="skills.form", label="", requests=requests))) if requests else {}
    for name in map(str, names.values()):
        same = next((each for each in points if is_same_name(each, name)), name)
        points[same] = points.get(same, 0) + 1
    return (yield from _write_points(sheet, None, points))


def _write_points(sheet: Sheet, setting: Setting | None, points: Mapping[str, int]) -> Subprocedure[Sheet]:
    offered = entries(setting, "skills")
    edits: list[Edit] = [SetValue("skills", []), SetValue("declared_save", 0), SetValue("steps_taken", 0)]
    for name, placed in points.items():
        entry = find_by_name(offered, name)
        row = {"name": name} if entry is None else entry_row(sheet.system, "skills", entry)
        edits.append(AddRow("skills", {**row, "points_start": placed}))
    return (yield from write("skills.written", *edits, step="skills"))


def _first_declaration(source: random.Random, _memory: Memory, *, sheet: Sheet, setting: Setting | None) -> Json:
    """Policy: declare a skill of the profession, else the first known one."""
    fit = skills_for(sheet, setting)
    if not fit:
        return ["row.0"] if sheet_rows(sheet, "skills") else ["save"]
    name = text(source.choice(fit), "name")
    for index, row in enumerate(sheet_rows(sheet, "skills")):
        if is_same_name(text(row, "name"), name):
            return [f"row.{index}"]
    offered = [text(entry, "name") for entry in entries(setting, "skills")]
    return [f"new.{offered.index(name)}"]
