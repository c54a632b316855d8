"""Steps 6 and 7 of creation: the background skill, and skills bought with creation points.

Source: RPG.Rules, INITIAL SKILLS, SKILL PURCHASE; R16.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.row_notation import parse_notation_rows, with_line_number
from core.character.sheet import Sheet
from core.content.setting import Entry, Setting
from core.errors import EditError, NotationError
from core.messages import Message, Word, join_texts, phrase
from core.procedures.allocation import Target, Tier
from core.procedures.ask_helpers import Subprocedure, allocate, choose, choose_one, enter_text, write, write_if_any
from core.procedures.readers import has_option, number, sheet_rows, text
from core.procedures.requests import Allocate, Choose, Enter, EntryKind, Memory, Option
from core.systems.kinsler.owned_skills import backgrounds, buyable, fresh_id, prices_of, skill_row
from core.systems.kinsler.skill_notation import Skill, from_row, parse, print_skill
from core.systems.kinsler.terms import LEVELS

OWN = "own"
LONGEST_LINES = 20_000
MOST_PICKED = 5
HIGHEST_AUTOMATIC = 12
BOOK_BACKGROUND = "Blacksmith:0 STR"
BOOK_SKILLS = (
    "Reading:0 MIN",
    "Carpentry:0 DEX",
    "Feat_of_Strength:0 STR",
    "Flower_arranging:0 PER",
    "Endurance:0 CON",
    "Determination:0 FAI",
)
"""Skills that the book names, one of each stat, for worlds that have too few."""
_BUY_CITE = "INITIAL SKILLS, SKILL PURCHASE; R16"


def choose_background(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for the background skill.

    Source: INITIAL SKILLS.
    """
    offered = backgrounds(setting)
    chosen = yield from choose_one(
        Choose(
            key="background",
            label="Background",
            help="A generic skill for the upbringing; its level is bought with the others.",
            cite="INITIAL SKILLS",
            step="6",
            options=(
                *(_background(sheet, key, *each) for key, each in offered.items()),
                Option(
                    OWN,
                    "A skill of your own",
                    Word("Written as a line: Ferrying:0 DEX")
                    if offered
                    else Word("The world has no background; write one as a line: Blacksmith:0 STR"),
                ),
            ),
            policy=partial(_random_background, keys=tuple(offered)),
        )
    )
    if chosen == OWN:
        line = yield from enter_text(
            Enter(
                key="background.own",
                label="Your own background",
                help="A generic skill as a line, with its stat: Ferrying:0 DEX. The level is bought in the next step.",
                cite="INITIAL SKILLS",
                step="6",
                least=1,
                most=LONGEST_LINES,
                verify=_why_no_background,
                default="Ferrying:0 DEX" if offered else BOOK_BACKGROUND,
            )
        )
        entry: Entry = {"background": True}
        skill = parse(line)
    else:
        entry, skill = offered[chosen]
    added = AddRow("skills", _unbought_row(sheet, skill, entry))
    return (yield from write("background.written", added, SetValue("background", skill.name), step="6"))


def _background(sheet: Sheet, key: str, entry: Entry, skill: Skill) -> Option:
    return Option(
        key, skill.name, text(entry, "about"), preview=(AddRow("skills", _unbought_row(sheet, skill, entry)),)
    )


def _random_background(source: random.Random, _memory: Memory, *, keys: Sequence[str]) -> Json:
    return [source.choice(keys)] if keys else [OWN]


def _why_no_background(line: Json) -> Message | None:
    try:
        skill = parse(str(line))
    except NotationError as error:
        return error.message
    if skill.type == "generic" and skill.base:
        return None
    return Message(
        "no_background", "A background is a generic skill with one stat, as in Ferrying:0 DEX; {line} is not.",
        {"line": line},
    )  # fmt: skip


def _new_row(sheet: Sheet, skill: Skill, entry: Entry, taken_ids: Sequence[str] = ()) -> dict[str, Json]:
    return skill_row(skill, fresh_id(sheet, _id(entry) or skill.name, taken_ids), entry)


def _unbought_row(sheet: Sheet, skill: Skill, entry: Entry, taken_ids: Sequence[str] = ()) -> dict[str, Json]:
    """Return the row of a skill without a bought level."""
    return {**_new_row(sheet, replace(skill, level=0), entry, taken_ids), "creation_level": 0}


def _id(entry: Entry) -> str:
    return text(entry, "id")


def buy_skills(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for skills and their levels and write them.

    Source: INITIAL SKILLS, SKILL PURCHASE; R16.
    """
    sheet = yield from _pick_skills(sheet, setting)
    sheet = yield from _write_custom_skills(sheet, setting)
    return (yield from _choose_levels(sheet))


def _pick_skills(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    offered = {_id(entry): (entry, skill) for entry, skill in _all_skills(sheet, setting)}
    own = {text(row, "id") for row in sheet_rows(sheet, "skills")}
    keys = yield from choose(
        Choose(
            key="skills",
            label="Skills",
            help="Skills of at least four stats in all; levels are bought in a moment. What the world lacks is "
            "written as lines afterwards.",
            cite=_BUY_CITE,
            step="7",
            options=tuple(
                Option(
                    key,
                    skill.name,
                    _offer_about(sheet, entry, skill, is_owned=_id(entry) in own),
                    preview=(AddRow("skills", _unbought_row(sheet, skill, entry)),),
                )
                for key, (entry, skill) in offered.items()
            ),
            least=0,
            most=len(offered),
            policy=partial(
                _automatic_picks,
                sheet=sheet,
                offered={_id(entry): skill for entry, skill in buyable(setting) if _id(entry) not in own},
            ),
        )
    )
    edits: list[Edit] = []
    taken_ids: list[str] = []
    for key in keys:
        entry, skill = offered[key]
        row = _unbought_row(sheet, skill, entry, taken_ids)
        taken_ids.append(str(row["id"]))
        edits.append(AddRow("skills", row))
    return (yield from write_if_any(sheet, "skills.written", edits, step="7"))


def _offer_about(sheet: Sheet, entry: Entry, skill: Skill, *, is_owned: bool) -> str:
    price = phrase(
        "{line}, from {points:# point|# points}.", line=print_skill(skill), points=prices_of(sheet, skill)(0)
    )
    owned = (Word("The character has it already; taken again, it is a second one."),) if is_owned else ()
    about = text(entry, "about").strip()
    return join_texts((price, *owned, about) if about else (price, *owned), " ")


def _all_skills(sheet: Sheet, setting: Setting | None) -> Sequence[tuple[Entry, Skill]]:
    """Return the skills of a setting; levels in their lines are suggestions. Metaskills are optional."""
    if setting is None:
        return ()
    skills = [(entry, parse(text(entry, "notation"))) for entry in setting.kinds.get("skills", ())]
    return [each for each in skills if each[1].type != "metaskill" or has_option(sheet, "metaskills")]


def _automatic_picks(source: random.Random, _memory: Memory, *, sheet: Sheet, offered: Mapping[str, Skill]) -> Json:
    """Policy: a wound skill if possible, then affordable skills until there are five of four stats.

    Source: INITIAL SKILLS.
    """
    have = [from_row(row) for row in sheet_rows(sheet, "skills")]
    budget = number(sheet, "rules.creation_budget") - sum(prices_of(sheet, skill)(0) for skill in have)
    prices = {key: prices_of(sheet, skill)(0) for key, skill in offered.items()}
    stats_needed = number(sheet, "rules.creation_stats_needed")
    picked: list[str] = []

    def bases() -> set[str | None]:
        return {skill.base for skill in have}

    def take(keys: Sequence[str]) -> bool:
        nonlocal budget
        if not keys:
            return False
        key = source.choice(keys)
        budget -= prices[key]
        have.append(offered[key])
        picked.append(key)
        return True

    def affordable() -> list[str]:
        return [key for key in offered if key not in picked and prices[key] <= budget]

    take([key for key in affordable() if offered[key].type == "wound" and offered[key].verb == "vs"])
    while len(have) < MOST_PICKED or len(bases()) < stats_needed:
        is_narrow = len(bases()) < stats_needed
        if not take([key for key in affordable() if not is_narrow or offered[key].base not in bases()]):
            break
    return list(picked)


def _write_custom_skills(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    lacking = _lacking_skills(sheet, setting)
    about: str = Word(
        "One line each, as in Firebolt:0 [+1] (MIN vs {PHY}); their levels are bought in the next question."
    )
    if lacking:
        few = phrase(
            "The world has skills of fewer than {stats:# stat|# stats}; these, named in the book, make up for it.",
            stats=number(sheet, "rules.creation_stats_needed"),
        )
        about = join_texts((few, about), " ")
    lines = yield from enter_text(
        Enter(
            key="skills.own",
            label="Skills of your own",
            help=about,
            default="\n".join(lacking),
            cite=_BUY_CITE,
            step="7",
            kind=EntryKind.PROSE,
            most=LONGEST_LINES,
            verify=partial(_why_wrong_lines, sheet=sheet),
        )
    )
    edits: list[Edit] = []
    taken_ids: list[str] = []
    for _, skill in _parse_custom_skills(sheet, lines):
        row = {**_new_row(sheet, replace(skill, level=0), {}, taken_ids), "creation_level": 0}
        taken_ids.append(str(row["id"]))
        edits.append(AddRow("skills", row))
    return (yield from write_if_any(sheet, "skills.own.written", edits, step="7"))


def _lacking_skills(sheet: Sheet, setting: Setting | None) -> list[str]:
    """Return lines of the book's own skills for the stats that a world lacks skills of, as far as they can be paid.

    Source: INITIAL SKILLS, TYPES OF SKILLS, UNSKILLED ATTEMPTS.
    """
    needed, points_left = number(sheet, "rules.creation_stats_needed"), number(sheet, "creation_left")
    have = {skill.base for row in sheet_rows(sheet, "skills") if (skill := from_row(row)).base}
    if len(have | {skill.base for _, skill in buyable(setting)}) >= needed:
        return []
    lines: list[str] = []
    for line in BOOK_SKILLS:
        skill = parse(line)
        price = prices_of(sheet, skill)(0)
        if skill.base and skill.base not in have and len(have) < needed and price <= points_left:
            have.add(skill.base)
            points_left -= price
            lines.append(line)
    return lines


def _parse_custom_skills(sheet: Sheet, prose: str) -> list[tuple[int, Skill]]:
    """Parse typed skill lines with their line numbers; levels may be open.

    Raises:
        EditError: One of them cannot be read.
    """
    notation = sheet.system.notations["skills"]
    return [(number, from_row(row)) for number, row in parse_notation_rows(notation, prose, may_be_open=True)]


def _why_wrong_lines(prose: Json, *, sheet: Sheet) -> Message | None:
    try:
        skills = _parse_custom_skills(sheet, str(prose))
    except EditError as error:
        return error.message
    why = Message("line_without_base", "the skill needs a stat that it is based on.", {})
    return next((with_line_number(number, why) for number, skill in skills if skill.base is None), None)


def _choose_levels(sheet: Sheet) -> Subprocedure[Sheet]:
    rows = [(index, from_row(row)) for index, row in enumerate(sheet_rows(sheet, "skills")) if _is_buyable(row)]
    points_left = max(0, number(sheet, "creation_left"))
    levels = yield from allocate(
        Allocate(
            key="levels",
            label="Levels",
            help="Level 0 is paid already; points left over are lost.",
            cite=_BUY_CITE,
            step="7",
            amount=points_left,
            targets=tuple(_target(sheet, index, skill, points_left) for index, skill in rows),
            policy=lambda _source, _memory: dict(cheapest_first(sheet, dict(rows), points_left)),
        )
    )
    edits = [
        SetValue(f"skills[{index}].{key}", levels[str(index)])
        for index, _ in rows
        for key in ("level", "creation_level")
        if levels[str(index)]
    ]
    return (yield from write_if_any(sheet, "levels.written", edits, step="7"))


def _is_buyable(row: Entry) -> bool:
    level = row.get("level", 0)
    return isinstance(level, int) and level >= 0


def _target(sheet: Sheet, index: int, skill: Skill, points_left: int) -> Target:
    price = prices_of(sheet, skill)
    prices = [price(level) for level in range(LEVELS[1] + 1)]
    steps = [after - before for before, after in pairwise(prices)]
    most = sum(1 for price in prices[1:] if price - prices[0] <= points_left)
    tiers = tuple(
        Tier(level, step)
        for level, (step, before) in enumerate(zip(steps[1:most], steps, strict=False), start=1)
        if step != before
    )
    about = phrase("{price} at level 0, next {step}", price=prices[0], step=steps[0])
    return Target(str(index), skill.name, most=most, cost=steps[0], tiers=tiers, about=about,
                  address=f"skills[{index}].level", result=f"skills[{index}].effective")  # fmt: skip


def cheapest_first(sheet: Sheet, skills: Mapping[int, Skill], points_left: int) -> Mapping[str, int]:
    """Raise the skill with the cheapest next level, lower one first, up to level 12, while affordable.

    Source: SKILL PURCHASE.
    """
    levels = dict.fromkeys(skills, 0)
    prices = {
        index: [price(level) for level in range(HIGHEST_AUTOMATIC + 1)]
        for index, price in ((index, prices_of(sheet, skill)) for index, skill in skills.items())
    }
    while True:
        steps = {
            index: prices[index][level + 1] - prices[index][level]
            for index, level in levels.items()
            if level < HIGHEST_AUTOMATIC
        }
        open_ = [index for index, step in steps.items() if step <= points_left]
        if not open_:
            return {str(index): level for index, level in levels.items()}
        chosen = min(open_, key=lambda index: (steps[index], levels[index]))
        levels[chosen] += 1
        points_left -= steps[chosen]
