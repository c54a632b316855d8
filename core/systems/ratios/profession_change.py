"""Procedure: change the profession in mid-career, or take up or leave one.

What was trained and learned under the old profession stays, and so does its price in Achievements: training is
permanent. Rules that only the old profession would satisfy are allowed on the sheet, with the reason.

Source: R.A.T.I.O.S. 4a, 5a; R11, R14.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from core.character.edits import Accept, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Entry
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, write, write_if_any
from core.procedures.custom_entries import CUSTOM, NONE, CustomKind
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import entries, group, text
from core.procedures.requests import Choose, Conversation, Option
from core.systems.ratios.creation_origin import any_entry, ask_comment, entry_options, find_choice, train_attributes

PROFESSION = CustomKind("professions", "profession", "", "4a")
_BY_PROFESSION = frozenset({"training_not_offered", "capability_not_open"})
"""Violations that a character of another profession may have only because of the change."""


def _change(situation: Situation) -> Conversation:
    sheet, setting = situation.sheet, situation.setting
    old = group(sheet.character.data, "profession")
    offered = [each for each in entries(setting, "professions") if not _is_same(each, old)]
    options = entry_options(sheet, offered, PROFESSION, "No profession", "Training and capabilities stay.")
    key = yield from choose_one(
        Choose(
            key="profession",
            label="New profession",
            help="What was trained and learned stays, and every trained attribute still costs its ten Achievements.",
            cite="4a; R11",
            options=tuple(_none_option(each, old) if each.key == NONE else each for each in options),
            policy=partial(any_entry, offered=offered) if offered or old else lambda _source, _memory: [CUSTOM],
        )
    )
    had = {(each.code, each.address) for each in sheet.violations}
    new = yield from find_choice(sheet, setting, PROFESSION, key)
    name = Word("No profession") if new is None else text(new, "name")
    edit = SetValue("profession", None if new is None else dict(new))
    sheet = yield from write("profession.written", edit, label=name)
    sheet = yield from _allow_what_was_learned(sheet, had, text(old, "name"))
    sheet = yield from train_attributes(sheet, least=0)
    yield from ask_comment(sheet, "profession_notes", "")


def _allow_what_was_learned(sheet: Sheet, had: set[tuple[str, str]], name: str) -> Subprocedure[Sheet]:
    """Allow the violations that the change alone has made, with the old profession as the reason.

    Source: R.A.T.I.O.S. 4a; R11.
    """
    reason = phrase("Learned as {profession}", profession=name) if name else Word("Learned before")
    edits: list[Edit] = [
        Accept(each.code, each.address, str(reason))
        for each in sheet.violations
        if each.code in _BY_PROFESSION and each.accepted is None and (each.code, each.address) not in had
    ]
    return (yield from write_if_any(sheet, "profession.allowed", edits))


def _is_same(entry: Entry, old: Mapping[str, Json]) -> bool:
    """Return whether an entry of the setting is the profession that a character has."""
    return bool(old) and (text(entry, "id"), text(entry, "name")) == (text(old, "id"), text(old, "name"))


def _none_option(option: Option, old: Mapping[str, Json]) -> Option:
    """Return the option of no profession; closed if there is none."""
    if old:
        return replace(option, preview=(SetValue("profession", None),))
    return replace(option, closed=Message("no_profession_yet", "the character has no profession."))


CHANGE_PROFESSION = Procedure(
    key="change_profession",
    label="Change profession",
    kind=ProcedureKind.ADVANCEMENT,
    cite="4a; R11, R14",
    help="Takes up another profession, or leaves it; what was trained and learned stays.",
    start=_change,
)
