"""Takes steps of experience: skill points gained and declared, endurance dice of new levels."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Entry, Setting
from core.dice import Dice
from core.messages import Message, phrase
from core.procedures.allocation import Target
from core.procedures.ask_helpers import Subprocedure, allocate, choose_one, enter_text, roll_dice, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import entries, is_same_name, number, sheet_rows, text, whole
from core.procedures.requests import Allocate, Choose, Conversation, Enter, Memory, Option, Policy, Roll, always
from core.systems.eastern_isles.recovery import why_dead

LEVEL_STEPS = (2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77)
"""The steps that reach the levels 2 to 12.

Source: Eastern Isles EXP; R30.
"""

LAST_STEP = LEVEL_STEPS[-1]
LAST_LEVEL = 12
SAVE = "save"
OTHER = "other"
LONGEST_NAME = 200
_FACES = (2, 3, 3, 4, 4, 5)
_ROW = "row."
_NEW = "new."


def endurance_face(die: int) -> int:
    """Return a d6 read as the endurance die AD6, with the faces 2, 3, 3, 4, 4, 5.

    Source: Eastern Isles DER.

    >>> [endurance_face(die) for die in (1, 3, 6)]
    [2, 3, 5]
    """
    return _FACES[die - 1]


def step_word(done: int) -> str:
    """Return the level, with sublevel if any, after a number of steps.

    Source: Eastern Isles EXP; R30.

    >>> [step_word(done) for done in (0, 1, 2, 4, 5, 77)]
    ['1', '1.1', '2', '2.2', '3', '12']
    """
    level = sum(step <= done for step in LEVEL_STEPS) + 1
    sublevel = done - (LEVEL_STEPS[level - 2] if level > 1 else 0)
    return f"{level}.{sublevel}" if sublevel else str(level)


def roll_endurance(key: str, levels: Sequence[int], step: str = "") -> Subprocedure[tuple[Edit, ...]]:
    """Ask for the endurance dice of levels; return their edits.

    Source: Eastern Isles DER, EXP; R12.
    """
    rolled = yield from roll_dice(
        Roll(
            key=key,
            label="Endurance die" if len(levels) == 1 else "Endurance dice",
            help="The endurance die has the faces 2, 3, 3, 4, 4, 5: read a d6 so, from 1 to 6.",
            cite="DER, EXP; R12",
            step=step,
            dice=(Dice.parse("1d6"),) * len(levels),
            names=tuple(phrase("level {level}", level=level) for level in levels),
        )
    )
    return tuple(
        AddRow("en_rolls", {"level": level, "die": endurance_face(each.total)})
        for level, each in zip(levels, rolled, strict=True)
    )


def take_step(
    sheet: Sheet, setting: Setting | None, key: str, participant: int = 0, step: str = "", *, saves: bool = False
) -> Subprocedure[Sheet]:
    """Take one step: receive the declared point, roll at a new level, declare again.

    Args:
        sheet: The character.
        setting: Its skills are offered besides known ones.
        key: Prefix of its request keys.
        participant: Index of the sheet's participant.
        step: The procedure's step.
        saves: Whether the regular point is saved without asking, as for steps skipped by burning.

    Source: Eastern Isles EXP, BOUT; R30, R31, R33.
    """
    done = number(sheet, "steps_taken") + 1
    edits: list[Edit] = []
    received: list[int] = []
    for index, row in enumerate(sheet_rows(sheet, "skills")):
        declared = whole(row, "declared")
        if declared > 0:
            received.append(index)
            edits.append(SetValue(f"skills[{index}].points_level", whole(row, "points_level") + declared))
            edits.append(SetValue(f"skills[{index}].declared", 0))
    edits.append(SetValue("declared_save", 0))
    edits.append(SetValue("steps_taken", done))
    if done in LEVEL_STEPS and sheet_rows(sheet, "loss_list"):
        edits.append(SetValue("loss_list", []))
    sheet = yield from write(f"{key}.received", *edits, participant=participant, step=step)
    level = LEVEL_STEPS.index(done) + 2 if done in LEVEL_STEPS else LAST_LEVEL
    if level < LAST_LEVEL and not has_die(sheet, level + 1):
        rolled = yield from roll_endurance(f"{key}.endurance", (level + 1,), step)
        sheet = yield from write(f"{key}.endurance.written", *rolled, participant=participant, step=step)
    if done >= LAST_STEP:
        return sheet
    if saves:
        return (yield from write(f"{key}.saved", SetValue("declared_save", 1), participant=participant, step=step))
    policy = prefer_skill(sheet, received[0] if received else 0)
    sheet = yield from declare(sheet, setting, f"{key}.declared", participant, step, policy)
    return (yield from declare_saved(sheet, setting, f"{key}.from_saved", participant, step))


def has_die(sheet: Sheet, level: int) -> bool:
    """Return whether the endurance die of a level is rolled."""
    return any(whole(row, "level", 1) == level for row in sheet_rows(sheet, "en_rolls"))


def declare(
    sheet: Sheet,
    setting: Setting | None,
    key: str,
    participant: int = 0,
    step: str = "",
    policy: Policy | None = None,
) -> Subprocedure[Sheet]:
    """Ask for the regular declaration: a known skill, a new one, or a saved point.

    Args:
        sheet: The character.
        setting: Offers new skills.
        key: Key of the request.
        participant: Index of the sheet's participant.
        step: The procedure's step.
        policy: The automatic answer; by default the first skill with room.

    Source: Eastern Isles EXP; R31.
    """
    skills, offered = sheet_rows(sheet, "skills"), _new_skills(sheet, setting)
    saved = Message("saved_already", "a regular point is already declared as saved.")
    chosen = yield from choose_one(
        Choose(
            key=key,
            label=phrase("Skill point for EL {level}", level=step_word(number(sheet, "steps_taken") + 1)),
            help="It arrives when that is reached. A point that is saved may be declared at any later step.",
            cite="EXP; R31",
            step=step,
            options=(
                *(_known_option(sheet, index, row) for index, row in enumerate(skills)),
                *(_fresh_option(name, entry) for name, entry in offered.items()),
                Option(OTHER, "Another skill", "Not in the world."),
                Option(SAVE, "Save it", "", saved if number(sheet, "declared_save") > 0 else None),
            ),
            policy=policy or prefer_skill(sheet, 0),
        )
    )
    if chosen == SAVE:
        edit: Edit = SetValue("declared_save", 1)
    elif chosen.startswith(_ROW):
        index = int(chosen.removeprefix(_ROW))
        edit = _one_more(index, skills[index])
    elif chosen == OTHER:
        edit = AddRow("skills", {"name": (yield from _own_name(key, step, _names(skills))), "declared": 1})
    else:
        edit = AddRow("skills", {**entry_row(sheet.system, "skills", offered[chosen]), "declared": 1})
    return (yield from write(f"{key}.written", edit, participant=participant, step=step))


def _known_option(sheet: Sheet, index: int, row: Entry) -> Option:
    label = text(row, "name") or phrase("Skill {place}", place=index + 1)
    about, closed = _about(sheet, index), _why_full(sheet, index)
    preview = (_one_more(index, row),)
    return Option(f"{_ROW}{index}", label, about, closed, preview, address=f"skills[{index}]")


def _fresh_option(name: str, entry: Entry) -> Option:
    return Option(name, text(entry, "name"), phrase("new; {about}", about=text(entry, "about")))


def _one_more(index: int, row: Mapping[str, Json]) -> SetValue:
    """Return the edit that declares one more point for a skill."""
    return SetValue(f"skills[{index}].declared", whole(row, "declared") + 1)


def prefer_skill(sheet: Sheet, preferred_row: int) -> Policy:
    """Return a policy that prefers one skill.

    Args:
        sheet: The character.
        preferred_row: Row of the skill.
    """
    return partial(_automatic, sheet=sheet, preferred_row=preferred_row)


def _automatic(_source: random.Random, _memory: Memory, *, sheet: Sheet, preferred_row: int) -> Json:
    """Policy: the skill that just received a point, else the first with room, else save."""
    rows = range(len(sheet_rows(sheet, "skills")))
    for index in (preferred_row, *rows):
        if index in rows and _why_full(sheet, index) is None:
            return [f"{_ROW}{index}"]
    return [SAVE]


def _why_full(sheet: Sheet, index: int) -> Message | None:
    """Return why no further point may be declared for a skill, or None."""
    if number(sheet, f"skills[{index}].declared") < number(sheet, f"skills[{index}].declare_cap"):
        return None
    return Message("skill_full", "as many points are declared as its level and one more.")


def _about(sheet: Sheet, index: int) -> str:
    level, needed = (number(sheet, f"skills[{index}].{key}") for key in ("sl", "needed"))
    return phrase("SL {level}, {needed} to the next", level=level, needed=needed)


def declare_saved(
    sheet: Sheet, setting: Setting | None, key: str, participant: int = 0, step: str = ""
) -> Subprocedure[Sheet]:
    """Ask which saved points to declare now, for known and new skills; not asked without saved points.

    Args:
        sheet: The character.
        setting: Offers new skills.
        key: Key of the request.
        participant: Index of the sheet's participant.
        step: The procedure's step.

    Source: Eastern Isles EXP; R31.
    """
    saved = number(sheet, "saved_points")
    if saved <= 0:
        return sheet
    fresh = _new_skills(sheet, setting)
    amounts = yield from allocate(
        Allocate(
            key=key,
            label="Saved points to declare",
            help="Saved points may be declared now or kept; no skill takes more than its level and one.",
            cite="EXP; R31",
            step=step,
            amount=saved,
            targets=(
                *_known_targets(sheet, saved),
                *(Target(each, text(entry, "name"), most=1, about="new") for each, entry in fresh.items()),
                Target(OTHER, "Another skill", most=1, about="not in the world"),
            ),
            policy=always({}),
        )
    )
    edits: list[Edit] = [
        SetValue(f"skills[{index}].declared", whole(row, "declared") + int(amounts[str(index)]))
        for index, row in enumerate(sheet_rows(sheet, "skills"))
        if amounts[str(index)]
    ]
    edits += [
        AddRow("skills", {**entry_row(sheet.system, "skills", entry), "declared": 1})
        for each, entry in fresh.items()
        if amounts[each]
    ]
    if amounts[OTHER]:
        names = _names([*sheet_rows(sheet, "skills"), *(entry for each, entry in fresh.items() if amounts[each])])
        edits.append(AddRow("skills", {"name": (yield from _own_name(key, step, names)), "declared": 1}))
    if not edits:
        return sheet
    return (yield from write(f"{key}.written", *edits, participant=participant, step=step))


def _known_targets(sheet: Sheet, saved: int) -> list[Target]:
    """Return the character's skills, with the saved points each may take."""
    return [
        Target(
            str(index),
            text(row, "name") or phrase("Skill {place}", place=index + 1),
            most=max(0, min(saved, number(sheet, f"skills[{index}].declare_cap") - whole(row, "declared"))),
            about=_about(sheet, index),
            address=f"skills[{index}].declared",
        )
        for index, row in enumerate(sheet_rows(sheet, "skills"))
    ]


def _new_skills(sheet: Sheet, setting: Setting | None) -> dict[str, Entry]:
    """Return the setting's skills that the character lacks, by option key."""
    skills = sheet_rows(sheet, "skills")
    return {
        f"{_NEW}{index}": entry
        for index, entry in enumerate(entries(setting, "skills"))
        if not any(is_same_name(text(row, "name"), text(entry, "name")) for row in skills)
    }


def _names(skills: Iterable[Entry]) -> list[str]:
    return [text(skill, "name") for skill in skills]


def _own_name(key: str, step: str, names: Sequence[str]) -> Subprocedure[str]:
    """Ask for the name of a skill that is not in the setting; a known one gets no second row."""
    numbered = ("Skill", *(f"Skill {number}" for number in range(2, len(names) + 2)))
    return (
        yield from enter_text(
            Enter(
                key=f"{key}.name",
                label="Skill",
                cite="SKILL",
                step=step,
                least=1,
                most=LONGEST_NAME,
                default=next(name for name in numbered if not any(is_same_name(name, each) for each in names)),
                verify=partial(_known_already, names=names),
            )
        )
    )


def _known_already(name: Json, *, names: Sequence[str]) -> Message | None:
    if not any(is_same_name(str(name), each) for each in names):
        return None
    return Message("skill_known", "{skill} is already listed: go back and declare the point for it.", {"skill": name})


def take_due(
    sheet: Sheet, setting: Setting | None, key: str, participant: int = 0, step: str = ""
) -> Subprocedure[Sheet]:
    """Take every due step, one after another."""
    first = number(sheet, "steps_taken") + 1
    last = min(LAST_STEP, number(sheet, "steps"))
    for done in range(first, last + 1):
        sheet = yield from take_step(sheet, setting, f"{key}.{done}", participant, step)
    return sheet


def offer_due(
    sheet: Sheet, setting: Setting | None, key: str, participant: int = 0, step: str = ""
) -> Subprocedure[Sheet]:
    """Ask whether to take due steps now, and take them; not asked without due steps."""
    due = number(sheet, "steps_due")
    if due <= 0:
        return sheet
    chosen = yield from choose_one(
        Choose(
            key=f"{key}.now",
            label=phrase("{due:# step is due|# steps are due}", due=due),
            help="Each brings the skill point that was declared, and asks where the next one goes.",
            cite="EXP; R30",
            step=step,
            options=(Option("now", "Carry them out now"), Option("later", "Later")),
            policy=always(["now"]),
        )
    )
    return (yield from take_due(sheet, setting, key, participant, step)) if chosen == "now" else sheet


def _take_steps(situation: Situation) -> Conversation:
    yield from take_due(situation.sheet, situation.setting, "step")


def _none_due(sheet: Sheet) -> Message | None:
    if (dead := why_dead(sheet)) is not None:
        return dead
    if number(sheet, "steps_due") > 0:
        return None
    return Message("no_step_due", "No sublevel or level is due: more experience is needed for the next one.")


TAKE_STEPS = Procedure(
    key="take_steps",
    label="Take steps",
    kind=ProcedureKind.ADVANCEMENT,
    cite="EXP; R30, R31",
    help="Receives the skill points of the sublevels and levels reached, rolls for endurance, declares the next point.",
    start=_take_steps,
    closed=_none_due,
)
