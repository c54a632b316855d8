"""Steps 8, 9, 11 and 12 of creation: flaws, signs of high skills, the person, the name.

Source: RPG.Rules, INITIAL SKILLS 1 to 6.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Entry, Setting
from core.errors import NotationError
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure, ask_form, choose, choose_one, enter_text, write, write_if_any
from core.procedures.automatic_names import automatic_name
from core.procedures.form import Form
from core.procedures.readers import entries, has_option, is_same_name, number, sheet_rows, text, texts
from core.procedures.requests import Choose, Enter, Memory, Option
from core.procedures.sheet_inputs import enter_name_and_inputs, input_request
from core.systems.kinsler.owned_skills import OwnedSkill, entry_skill, fresh_id, owned_skills, skill_row
from core.systems.kinsler.skill_notation import Skill, parse

OWN = "own"
LONGEST_NAME = 1_000
_EXAMPLE = "Hard_of_Hearing:-4 (PER to PER) (passive only) (zero passive fatigue)"
_PERSON = {
    "descriptive": "descriptions",
    "motivation": "motivations",
    "secret": "secrets",
    "person": "people",
}
"""Personal details with the kinds of setting entries for them."""


def choose_flaws(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for flaws and write them with their powers.

    Source: INITIAL SKILLS 2; R19.
    """
    offered = {text(entry, "id"): entry for entry in entries(setting, "flaws")}
    keys = yield from choose(
        Choose(
            key="flaws",
            label="Flaws",
            help="At least one; flaws give no points.",
            cite="INITIAL SKILLS 2; R19",
            step="8",
            options=(
                *(
                    Option(key, text(entry, "name"), text(entry, "about"), preview=tuple(_flaw_edits(sheet, entry)))
                    for key, entry in offered.items()
                ),
                Option(OWN, "A flaw of your own"),
            ),
            most=len(offered) + 1,
            policy=partial(_random_key, keys=tuple(offered)),
        )
    )
    edits: list[Edit] = []
    for key in keys:
        edits += (yield from _custom_flaw(sheet)) if key == OWN else _flaw_edits(sheet, offered[key])
    return (yield from write("flaws.written", *edits, step="8"))


def _random_key(source: random.Random, _memory: Memory, *, keys: Sequence[str]) -> Json:
    return [source.choice(keys)] if keys else [OWN]


def _custom_flaw(sheet: Sheet) -> Subprocedure[list[Edit]]:
    """Ask for a flaw as text, and for its optional negative power."""
    questions: list[tuple[str, str, str, str, Callable[[Json], Message | None] | None]]
    questions = [("flaws.own", Word("Your own flaw"), Word("In a few words."), "Stubborn", None)]
    if has_option(sheet, "flaw_powers"):
        questions += [
            (
                "flaws.own.power",
                Word("Its power"),
                phrase("A line such as {example}, or nothing.", example=_EXAMPLE),
                "",
                _wrong_power,
            ),
            (
                "flaws.own.condition",
                Word("When it counts"),
                Word("What the power applies to: hearing. Or nothing."),
                "",
                None,
            ),
        ]
    requests = tuple(
        Enter(
            key=key,
            label=label,
            help=help_,
            cite="INITIAL SKILLS 2; R19",
            step="8",
            page="flaws.own",
            least=1 if default else 0,
            most=LONGEST_NAME,
            default=default,
            verify=verify,
        )
        for key, label, help_, default, verify in questions
    )
    answers = yield from ask_form(Form(key="flaws.form", label="", requests=requests))
    line = str(answers.get("flaws.own.power", "")).strip()
    row: dict[str, Json] = {"name": answers["flaws.own"]}
    return _powered(sheet, row, parse(line), str(answers["flaws.own.condition"])) if line else [AddRow("flaws", row)]


def _wrong_power(line: Json) -> Message | None:
    """Return why a line is not a power of a flaw, or None; empty is fine."""
    if not str(line).strip():
        return None
    try:
        skill = parse(str(line))
    except NotationError as error:
        return error.message
    is_flaw = skill.type == "power" and skill.passive_only and skill.zero_passive_fatigue
    if is_flaw and skill.level is not None and skill.level < 0:
        return None
    return Message(
        "no_flaw_power",
        "The power of a flaw has a level below 0, is passive only and has zero passive fatigue, as in {example}.",
        {"example": _EXAMPLE},
    )


def _flaw_edits(sheet: Sheet, entry: Entry) -> list[Edit]:
    row: dict[str, Json] = {key: text(entry, key) for key in ("id", "name", "about")}
    skill = entry_skill(entry) if has_option(sheet, "flaw_powers") else None
    return [AddRow("flaws", row)] if skill is None else _powered(sheet, row, skill, text(entry, "condition"))


def _powered(sheet: Sheet, row: Mapping[str, Json], skill: Skill, condition: str) -> list[Edit]:
    """Return the rows of a flaw and its power."""
    ref = fresh_id(sheet, text(row, "id") or skill.name)
    power = {**skill_row(skill, ref), "creation_level": skill.level, "condition": condition}
    return [AddRow("skills", power), AddRow("flaws", {**row, "skill": ref})]


def choose_signs(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for the sign of every skill high enough to show.

    Source: INITIAL SKILLS 3; R18.
    """
    offered = entries(setting, "signs")
    edits: list[Edit] = []
    for skill in owned_skills(sheet):
        if number(sheet, f"{skill.address}.sign_missing"):
            sign = yield from _choose_sign(skill, offered)
            edits.append(SetValue(f"{skill.address}.sign", sign))
    return (yield from write_if_any(sheet, "signs.written", edits, step="9"))


def _choose_sign(skill: OwnedSkill, offered: Sequence[Entry]) -> Subprocedure[str]:
    fitting = [entry for entry in offered if _fits(entry, skill)]
    ordered = [*fitting, *(entry for entry in offered if entry not in fitting)]
    chosen = yield from choose_one(
        Choose(
            key=f"sign.{skill.ref}",
            label=phrase("Sign of {skill}", skill=skill.name),
            help="A skill of level 9 or more shows; matching signs come first.",
            cite="INITIAL SKILLS 3",
            step="9",
            options=(*(Option(text(entry, "id"), text(entry, "name")) for entry in ordered),
                     Option(OWN, "A sign of your own")),
            policy=partial(_random_key, keys=[text(entry, "id") for entry in fitting or ordered]),
        )
    )  # fmt: skip
    if chosen != OWN:
        return next(text(entry, "name") for entry in ordered if text(entry, "id") == chosen)
    return (
        yield from enter_text(
            Enter(
                key=f"sign.{skill.ref}.own",
                label=phrase("Your own sign of {skill}", skill=skill.name),
                cite="INITIAL SKILLS 3",
                step="9",
                least=1,
                most=LONGEST_NAME,
                default="a knowing look",
            )
        )
    )


def _fits(entry: Entry, skill: OwnedSkill) -> bool:
    return any(is_same_name(word, skill.ref) or is_same_name(word, skill.base) for word in texts(entry, "fits"))


def describe_person(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for personal details.

    Source: INITIAL SKILLS 1, 4, 5, 6.
    """
    requests = []
    for key, kind in _PERSON.items():
        ready = [text(entry, "name") for entry in entries(setting, kind)]
        request = input_request(sheet, key, step="11", page="11")
        usual = f"{request.label} of one's own"
        requests.append(replace(request, policy=partial(_random_text, ready=ready, usual=usual)))
    written = yield from ask_form(Form(key="person.form", label="", requests=tuple(requests)))
    return (yield from write("person.written", *(SetValue(key, written[key]) for key in _PERSON), step="11"))


def _random_text(source: random.Random, _memory: Memory, *, ready: Sequence[str], usual: str) -> Json:
    return source.choice(ready) if ready else usual


def finish_creation(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for name and notes; later changes cost experience.

    Source: SKILL PURCHASE.
    """
    name = Enter(
        key="name",
        label="Name",
        cite="SKILL PURCHASE",
        step="12",
        page="12",
        least=1,
        most=LONGEST_NAME,
        default=sheet.character.name,
        policy=automatic_name(sheet, setting),
    )
    edits = yield from enter_name_and_inputs(sheet, name, ["appearance"], step="12", page="12")
    return (yield from write("finished", *edits, SetValue("creation.done", True), step="12"))


def has_person(sheet: Sheet) -> bool:
    """Return whether any personal detail is written."""
    return any(text(sheet.character.data, key) for key in _PERSON) or bool(sheet_rows(sheet, "flaws"))
