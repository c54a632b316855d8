"""Capabilities (learned skills): requirements, bonuses; asks for the first in creation.

The player proposes, the Game Master rates; they cost nothing.

Source: R.A.T.I.O.S. 4a, 5a; R17.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from core.character.edits import AddRow
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Entry, Setting
from core.dice import Dice, roll
from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure, enter_numbers, enter_text, take_rows, write, write_if_any
from core.procedures.form import Form
from core.procedures.readers import entries, find_by_id, group, is_same_name, number, sheet_rows, text, texts, whole
from core.procedures.requests import Enter, EntryKind, Memory, Offer, Rows
from core.systems.ratios.attributes import attribute_abbreviations
from core.systems.ratios.creation_origin import trained_attributes
from core.systems.ratios.entry_descriptions import describe_entry

STEP = "capabilities"
MOST_BONUS = 25
"""Highest usual bonus, and highest of automatic characters."""
HIGHEST_BONUS = 99
GROWN_UP = 16
YEARS_A_POINT = 5
FROM_PROFESSION = 2
LONGEST_LIST = 20_000

_BONUS_DICE = Dice.parse("2d6")
_LINE = re.compile(
    r"\s*(?P<name>\S.*?)\s+\+?(?P<bonus>[0-9]{1,2})\s*(?:\((?P<attributes>[a-z, ]*)\))?\s*", re.IGNORECASE
)


def closed_reason(sheet: Sheet, entry: Entry) -> Message | None:
    """Return why a character cannot learn a capability, or None.

    Source: R.A.T.I.O.S. 4a, 5a.
    """
    if is_known(sheet, entry):
        return Message("capability_known", "the character has it already.")
    if entry.get("open", True) is False and text(entry, "id") not in _taught(sheet):
        return Message(
            "capability_not_taught", "it can only be learned through a culture or profession that teaches it."
        )
    missing = [each for each in texts(entry, "requires_training") if each not in trained_attributes(sheet)]
    if missing:
        return Message(
            "capability_needs_training",
            "it needs training in {names}.",
            {"names": attribute_abbreviations(sheet, missing)},
        )
    return None


def is_known(sheet: Sheet, entry: Entry) -> bool:
    """Return whether a character has a capability of this name."""
    name = text(entry, "name")
    return any(is_same_name(text(row, "name"), name) for row in sheet_rows(sheet, "capabilities"))


def _taught(sheet: Sheet) -> set[str]:
    data = sheet.character.data
    return {each for kind in ("culture", "profession") for each in texts(group(data, kind), "capabilities")}


def most_bonus(entry: Entry) -> int:
    """Return the highest bonus of a capability."""
    return max(1, min(HIGHEST_BONUS, whole(entry, "max_bonus", MOST_BONUS)))


def offers(sheet: Sheet, setting: Setting | None) -> tuple[Offer, ...]:
    """Return the setting's capabilities as options; those that cannot be learned are closed."""
    return tuple(
        Offer(
            text(entry, "id"),
            text(entry, "name"),
            about_capability(sheet, entry),
            most=1,
            closed=closed_reason(sheet, entry),
        )
        for entry in entries(setting, "capabilities")
    )


def about_capability(sheet: Sheet, entry: Entry) -> str:
    """Return the description of a capability, its attributes and its highest bonus."""
    return describe_entry(
        entry,
        attribute_abbreviations(sheet, texts(entry, "attributes")),
        text(entry, "weapon_name") or text(entry, "weapon_category"),
        phrase("at most +{bonus}", bonus=most_bonus(entry)),
    )


def take_capabilities(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for the first capabilities and bonuses, from the setting and of the player's own.

    Source: R.A.T.I.O.S. 5a; R17.
    """
    offered = entries(setting, "capabilities")
    taken = yield from take_rows(
        Rows(
            key="capabilities",
            label="Capabilities",
            help="Propose what the character has learned; the Game Master rates it. Nothing is paid.",
            cite="4a, 5a; R17",
            step=STEP,
            offers=offers(sheet, setting),
            list_key="capabilities",
            rule=partial(_named_once, offered),
            policy=partial(_first_capabilities, sheet=sheet, offered=offered),
        )
    )
    if taken:
        learned = {f"capabilities.{key}.bonus": find_by_id(offered, key) or {} for key in taken}
        ratings = tuple(bonus_request(sheet, entry, key, STEP) for key, entry in learned.items())
        bonuses = yield from enter_numbers(Form(key="capabilities.form", label="", requests=ratings))
        edits = [
            AddRow("capabilities", {**entry_row(sheet.system, "capabilities", entry), "bonus": bonuses[key]})
            for key, entry in learned.items()
        ]
        sheet = yield from write("capabilities.written", *edits, step=STEP)
    return (yield from _write_own(sheet))


def bonus_request(sheet: Sheet, entry: Entry, key: str, step: str = "", least: int = 1) -> Enter:
    """Return the request for the bonus of a capability.

    Args:
        sheet: The character; its age guides the automatic answer.
        entry: The capability.
        key: Key of the request.
        step: The procedure's step.
        least: The lowest bonus.

    Source: R.A.T.I.O.S. 5a.
    """
    most = max(least, most_bonus(entry))
    extra = max(0, number(sheet, "human_age_years") - GROWN_UP) // YEARS_A_POINT
    return Enter(
        key=key,
        label=phrase("Bonus of {name}", name=text(entry, "name")),
        help="Days or weeks of learning make 1 to 3, a few months 4 to 6, several months 7 to 10, a few years "
        "11 to 15, several years 16 to 20, many years more. Alone and without a teacher it takes twice as "
        "long.",
        cite="5a",
        step=step,
        page="ratings",
        page_label="Ratings of capabilities",
        kind=EntryKind.WHOLE,
        least=least,
        most=most,
        default=least,
        unit="%",
        policy=lambda source, _memory: max(least, min(most, MOST_BONUS, roll(_BONUS_DICE, source).total + extra)),
    )


def _named_once(offered: Sequence[Entry], counts: Mapping[str, int]) -> Message | None:
    """Return why two capabilities of one name are refused, or None."""
    names: set[str] = set()
    for key in counts:
        name = text(find_by_id(offered, key) or {}, "name")
        folded = name.strip().casefold()
        if folded in names:
            return Message("capability_named_twice", "{capability} can be taken only once.", {"capability": name})
        names.add(folded)
    return None


def _first_capabilities(source: random.Random, _memory: Memory, *, sheet: Sheet, offered: Sequence[Entry]) -> Json:
    """Policy: up to two of the profession, one of the culture, and one open to all."""
    data = sheet.character.data
    open_entries = [entry for entry in offered if closed_reason(sheet, entry) is None]
    taught = {kind: texts(group(data, kind), "capabilities") for kind in ("profession", "culture")}
    chosen: list[Entry] = []
    for entries_, count in (
        ([each for each in open_entries if text(each, "id") in taught["profession"]], FROM_PROFESSION),
        ([each for each in open_entries if text(each, "id") in taught["culture"]], 1),
        ([each for each in open_entries if each.get("open", True) is not False], 1),
    ):
        for _ in range(count):
            candidates = [entry for entry in entries_ if not _is_among(entry, chosen)]
            if candidates:
                chosen.append(source.choice(candidates))
    return [{"entry": text(entry, "id"), "count": 1} for entry in chosen]


def _is_among(entry: Entry, chosen: Iterable[Entry]) -> bool:
    return any(is_same_name(text(entry, "name"), text(each, "name")) for each in chosen)


def _write_own(sheet: Sheet) -> Subprocedure[Sheet]:
    known = {member.key for member in sheet.system.families["a"]}
    prose = yield from enter_text(
        Enter(
            key="capabilities.own",
            page="ratings",
            page_label="Ratings of capabilities",
            label="Other capabilities",
            help="One per line, with its bonus and the attributes it is averaged over: Star reading 7 (focs, know).",
            cite="5a; R17",
            step=STEP,
            kind=EntryKind.PROSE,
            most=LONGEST_LIST,
            verify=partial(_why_invalid, sheet=sheet, known=known),
        )
    )
    edits = [AddRow("capabilities", row) for row in own_capabilities(prose)]
    return (yield from write_if_any(sheet, "capabilities.own.written", edits, step=STEP))


def own_capabilities(prose: str) -> tuple[dict[str, Json], ...]:
    """Parse capabilities typed one a line.

    >>> own_capabilities("Star reading 7 (focs, know)")
    ({'name': 'Star reading', 'bonus': 7, 'attributes': ['focs', 'know']},)
    """
    parsed: list[dict[str, Json]] = []
    for line in prose.splitlines():
        if match := _LINE.fullmatch(line):
            attributes = [each.strip().casefold() for each in (match["attributes"] or "").split(",") if each.strip()]
            parsed.append({"name": match["name"], "bonus": int(match["bonus"]), "attributes": list(attributes)})
    return tuple(parsed)


def _why_invalid(answer: Json, *, sheet: Sheet, known: set[str]) -> Message | None:
    lines = [line for line in str(answer).splitlines() if line.strip()]
    wrong = next((line for line in lines if _LINE.fullmatch(line) is None), None)
    if wrong is not None:
        return Message(
            "capability_line",
            "{line} lacks a bonus. Write it so: Star reading 7 (focs, know).",
            {"line": wrong.strip()},
        )
    rows = own_capabilities(str(answer))
    unknown = [each for row in rows for each in texts(row, "attributes") if each not in known]
    if unknown:
        return Message("capability_attribute", "There is no attribute {attribute}.", {"attribute": unknown[0]})
    taken = [text(row, "name") for row in sheet_rows(sheet, "capabilities")]
    for row in rows:
        if any(is_same_name(text(row, "name"), name) for name in taken):
            return Message(
                "capability_named_twice", "{capability} can be taken only once.", {"capability": row["name"]}
            )
        taken.append(text(row, "name"))
    return None
