"""Records and applies what reversed skills do: delayed healing, enhancements that fade.

Source: RPG.Rules, Passive Power skills, REDUCED SKILLS; R36, R37.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Entry
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, write
from core.procedures.readers import number, sheet_rows, text, whole
from core.procedures.requests import Choose, Option
from core.systems.kinsler.attempt_outcome import restore
from core.systems.kinsler.fatigue_payment import format_points
from core.systems.kinsler.owned_skills import OwnedSkill, by_ref, in_group, owned_skills
from core.systems.kinsler.skill_combinations import may_stack
from core.systems.kinsler.terms import members

KINDS = {"wound": "wounds", "fatigue": "fatigue"}
_CITE = "Passive Power skills, REDUCED SKILLS; R37"


def period(sheet: Sheet, kind: str) -> int:
    """Return the seconds until a reversed effect arrives, and of an enhancement."""
    return number(sheet, f"rules.{kind}_period_s")


def may_start(sheet: Sheet, kind: str, target: str, stack: int) -> bool:
    """Return whether a reversed effect may begin besides pending ones of its kind on the same skills.

    Source: Passive Power skills; R37.
    """
    group = set(members(target))
    beside = [
        whole(row, "stack")
        for row in sheet_rows(sheet, "pending")
        if text(row, "action", "restore") == "restore"
        and text(row, "kind", "wound") == kind
        and group & set(members(text(row, "target")))
    ]
    return may_stack(sorted([*beside, stack]))


def send(sheet: Sheet, skill: OwnedSkill, values: Sequence[int], index: str) -> Subprocedure[Sheet]:
    """Ask who receives a reversed effect, and record it if it is the actor.

    Args:
        sheet: The actor.
        skill: The reversed skill.
        values: The value of each die.
        index: Index of the target, part of the request key.

    Source: Passive Power skills; R37.
    """
    stack = whole(skill.row, "stack")
    closed = None
    if not may_start(sheet, skill.kind, skill.target, stack):
        closed = Message("wound_parallel_now", "another effect of this kind is still at work.", {})
    chosen = yield from choose_one(
        Choose(
            key=f"patient.{index}",
            label="Who receives it?",
            help="On the actor it arrives later; for another character, note it on that sheet.",
            cite=_CITE,
            options=(
                Option("self", "The actor", closed=closed),
                Option("other", "Another character"),
            ),
            policy=lambda _source, _memory: ["other" if closed else "self"],
        )
    )
    if chosen == "other":
        return sheet
    row = effect_row(sheet, skill.kind, skill.target, values, number(sheet, "clock_s"))
    return (
        yield from write(
            f"patient.{index}.written",
            AddRow("pending", {**row, "source": skill.name, "stack": stack, "enhance": True}),
        )
    )


def effect_row(sheet: Sheet, kind: str, target: str, values: Sequence[int], now: int) -> dict[str, Json]:
    """Return the row of points that arrive after their period."""
    return {
        "action": "restore",
        "kind": kind,
        "due_s": now + period(sheet, kind),
        "target": target,
        "dice": list(values),
    }


def apply_due(sheet: Sheet, now: int, key: str) -> Subprocedure[Sheet]:
    """Apply every due effect, in order.

    Source: REDUCED SKILLS; R37.
    """
    rows = list(sheet_rows(sheet, "pending"))
    due = [row for row in rows if whole(row, "due_s") <= now]
    if not due:
        return sheet
    later: list[Json] = [row for row in rows if whole(row, "due_s") > now]
    sheet = yield from write(f"{key}.due", SetValue("pending", later))
    for index, row in enumerate(due, start=1):
        if text(row, "action", "restore") == "fade":
            sheet = yield from _fade(sheet, row, f"{key}.{index}")
        else:
            sheet = yield from _restore(sheet, row, (now, f"{key}.{index}"))
    return sheet


def _fade(sheet: Sheet, row: Entry, key: str) -> Subprocedure[Sheet]:
    skill = by_ref(sheet, text(row, "ref"))
    if skill is None:
        return sheet
    remaining = max(0, number(sheet, f"{skill.address}.enhancement") - whole(row, "points"))
    return (yield from write(f"{key}.fades", SetValue(f"{skill.address}.enhancement", remaining)))


def _restore(sheet: Sheet, row: Entry, when: tuple[int, str]) -> Subprocedure[Sheet]:
    """Apply each die of an effect to a skill."""
    now, key = when
    dice = row.get("dice")
    for index, die in enumerate(dice if isinstance(dice, list | tuple) else (), start=1):
        if isinstance(die, int):
            sheet = yield from _restore_die(sheet, row, die, (now, f"{key}.die.{index}"))
    return sheet


def _restore_die(sheet: Sheet, row: Entry, die: int, when: tuple[int, str]) -> Subprocedure[Sheet]:
    now, key = when
    kind = text(row, "kind", "wound")
    points = KINDS[kind]
    may_enhance = row.get("enhance") is True
    group = in_group(sheet, text(row, "target"))
    open_ = [each for each in group if may_enhance or number(sheet, f"{each.address}.{points}") > 0]
    if not open_:
        return sheet
    usual = usual_row(sheet, open_, points)
    chosen = yield from choose_one(
        Choose(
            key=key,
            label=phrase("{source}: a die of {die}", source=text(row, "source") or Word("Recovery"), die=die),
            help="The whole die goes to one skill; what it gives beyond the damage enhances, or is lost.",
            cite=_CITE,
            options=tuple(
                Option(each.address, each.name, format_points(number(sheet, f"{each.address}.{points}"), points))
                for each in open_
            ),
            policy=lambda _source, _memory: [usual.address],
        )
    )
    restored = restore(
        die,
        number(sheet, f"{chosen}.{points}"),
        number(sheet, f"{chosen}.enhancement"),
        number(sheet, f"{chosen}.enhancement_cap"),
        may_enhance=may_enhance,
    )
    edits: list[Edit] = [SetValue(f"{chosen}.{points}", number(sheet, f"{chosen}.{points}") - restored.healed)]
    if restored.enhanced:
        ref = next(each.ref for each in owned_skills(sheet) if each.address == chosen)
        fading: Mapping[str, Json] = {
            "action": "fade",
            "kind": kind,
            "due_s": now + period(sheet, kind),
            "source": text(row, "source"),
            "ref": ref,
            "points": restored.enhanced,
        }
        total = number(sheet, f"{chosen}.enhancement") + restored.enhanced
        edits += [SetValue(f"{chosen}.enhancement", total), AddRow("pending", fading)]
    return (yield from write(f"{key}.written", *edits))


def usual_row(sheet: Sheet, skills: Sequence[OwnedSkill], points: str) -> OwnedSkill:
    """Return the skill with most points of a kind, the first of equals; without any, the highest level."""
    hurt = max(skills, key=lambda each: number(sheet, f"{each.address}.{points}"))
    if number(sheet, f"{hurt.address}.{points}") > 0:
        return hurt
    return max(skills, key=lambda each: number(sheet, f"{each.address}.level"))
