"""The synthetic game of a world: its lists are the kinds of a game's ``setting.toml``.

A world of the library is a document of this game, so that sheets, edits, undo, history and row tables serve it like a
character. Its id is ``<game>:world``; the fields are ``id``, ``about`` and one list for each kind, with the fields of
the kind as columns (``weapons[].wt``, ``weapons[].types[].cost``). The name of the world is the header of the document.

There are no formulas: what a valid world fulfils is checked by :mod:`core.content.world_problems`, because a world with
mistakes opens, too. :mod:`core.content.world_document` makes documents from setting files and back.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from core.character.document_kind import WORLD, synthetic_id
from core.formula import Program, Schema
from core.messages import Word
from core.rules.formula_schema import list_keys, value_types
from core.rules.model import NO_FILLING, Field, FieldType, SettingKind, System


@lru_cache(maxsize=16)
def world_system(system: System) -> System:
    """Return the synthetic game of the worlds of a game; cached.

    Args:
        system: The game.
    """
    fields = {each.key: each for each in _fields(system)}
    schema = Schema(keys=value_types(fields), lists=list_keys(fields), functions=system.functions)
    return System(
        id=synthetic_id(system.id, WORLD),
        name=system.name,
        version=system.version,
        credits=system.credits,
        about=system.about,
        creation_time="",
        fields=fields,
        groups={},
        derived={},
        options={},
        families=system.families,
        violations=(),
        rulings={},
        tables={},
        functions=system.functions,
        kinds=system.kinds,
        renamed={},
        summary="",
        dice_sizes=system.dice_sizes,
        program=Program.build(schema, {}),
    )


def _fields(system: System) -> Iterator[Field]:
    yield _text("id", Word("Id"), Word("Characters and files know the world by it."))
    yield _text("about", Word("About"), Word("What the world is like."), FieldType.PROSE)
    for kind in system.kinds.values():
        yield _list(kind)
        yield from _columns(kind)


def _list(kind: SettingKind) -> Field:
    list_ = _text(kind.key, kind.label, "", FieldType.ROWS)
    return replace(list_, default=(), row_label=kind.label, setting_kind=kind.key)


def _columns(kind: SettingKind) -> Iterator[Field]:
    start = f"{kind.key}[]."
    if kind.has_ids:
        yield _text(start + "id", Word("Id"), Word("Other entries and characters know the entry by it."))
    yield _text(start + "name", Word("Name"), Word("What it is called."))
    if not kind.is_plain:
        yield _text(start + "about", Word("About"), Word("What it is like."), FieldType.PROSE)
    for each in kind.fields.values():
        yield replace(
            each,
            key=start + each.key,
            family=start + each.family,
            has_uids=True,
            setting_kind="",
            ref="",
            id_from="",
            filling=NO_FILLING,
            is_required=False,
            follow=None,
        )


def _text(key: str, label: str, about: str, type_: FieldType = FieldType.TEXT) -> Field:
    return Field(key, type_, label, label, "", "", about, "", family=key)
