"""Names for ids of setting entries and rows, and back: ``Blade Fighting`` for ``blade``."""

from __future__ import annotations

import re
from collections.abc import Mapping

from core.character.sheet import Sheet
from core.content.setting import Setting
from core.formula import fold
from core.rules.model import Field, Group, System
from desktop.address_labels import translate_text

_BY_ID = "id"
_ROWS_BY_ID = "[].id"
_MARK = re.compile(r"(.+)\.<(\w+)>")
"""Pattern of family members that can be referred to beside rows: ``stats.<s>``."""


def load_entry_names(system: System, key: str, setting: Setting | None) -> Mapping[str, str]:
    """Return the names of setting entries that a field may refer to, by id; empty if it holds no ids.

    Args:
        system: The game.
        key: Key of the field: ``culture.capabilities``.
        setting: The setting of the character; ids that it does not have are shown as they are.
    """
    kind = _referenced_kind(system, key)
    entries = setting.kinds.get(kind, ()) if kind and setting is not None else ()
    return {str(entry["id"]): str(entry["name"]) for entry in entries}


def find_row_names(sheet: Sheet, key: str) -> Mapping[str, str]:
    """Return the names of rows and family members that a field may refer to, by id.

    Args:
        sheet: The sheet.
        key: Key of the field: ``weapons[].skill``; the result is empty if it holds no ids.
    """
    field = sheet.system.fields[key]
    if not field.ref.endswith(_ROWS_BY_ID):
        return {}
    names: dict[str, str] = {}
    list_ = field.ref.removesuffix(_ROWS_BY_ID)
    for list_key in sheet.system.program.schema.gathers.get(list_, (list_,)):
        family = _MARK.fullmatch(list_key)
        if family is not None:
            names |= {
                member.key: translate_text(sheet.system, member.label) for member in sheet.system.families[family[2]]
            }
        else:
            names |= {str(row[_BY_ID]): str(row["name"]) for row in sheet.rows(list_key) if row.get("name")}
    return names


def replace_ids(names: Mapping[str, str], text: str) -> str:
    """Replace ids by names, one a line."""
    return "\n".join(names.get(line, line) for line in text.split("\n")) if names else text


def find_id(names: Mapping[str, str], text: str) -> str:
    """Return the id for a name, or the text itself if there is none."""
    folded = fold(text)
    return next((id_ for id_, name in names.items() if fold(name) == folded), text)


def _referenced_kind(system: System, key: str) -> str:
    """Return the kind of setting entry that a field refers to by id, or ""."""
    definitions: Mapping[str, Field | Group] = {**system.groups, **system.fields}
    for owner, definition in definitions.items():
        kind = system.kinds.get(definition.setting_kind)
        rest = key.removeprefix(f"{owner}.").removeprefix(f"{owner}[].")
        if kind is not None and rest != key:
            return next((each.kind for each in kind.references if each.by == _BY_ID and each.path == f"{rest}[]"), "")
    return ""
