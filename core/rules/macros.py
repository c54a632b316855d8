"""Expands macros: one table of data that defines keys in several places of the sheet.

``[shorthands] S = ["stats.<s>", "skills[]"]`` lets ``["S.effective"]`` stand for ``stats.<s>.effective`` and
``skills[].effective``. Names in its formula are resolved in the row or gathered group first, so one formula means the
numbers of each place. A key of its own overrides a macro.
"""

from __future__ import annotations

from collections.abc import Mapping

from core.rules.source_position import SourcePosition, TomlTable, text

Macros = Mapping[str, tuple[str, ...]]
"""Key prefixes by macro name."""


def expand_macro(key: str, macros: Macros) -> tuple[str, ...]:
    """Return the keys that a key with a macro stands for; none without a macro.

    >>> expand_macro("S.level", {"S": ("stats.<s>", "skills[]")})
    ('stats.<s>.level', 'skills[].level')
    """
    word, dot, rest = key.partition(".")
    return tuple(f"{expanded}.{rest}" for expanded in macros.get(word, ())) if dot else ()


def expand_macros(file: str, raw: TomlTable, macros: Macros) -> dict[str, object]:
    """Return the tables of a file with macros expanded.

    For families, the name of the member is put before the label.

    Args:
        file: Name of the file, for errors.
        raw: Its content.
        macros: The macros of the game.

    Raises:
        RulesError: Two macros define the same key.
    """
    if not macros:
        return dict(raw)
    tables: dict[str, object] = {}
    for key, each in raw.items():
        for expanded in expand_macro(key, macros) or (key,):
            if expanded != key and expanded in raw:
                continue
            if expanded in tables:
                raise SourcePosition(file, key).error("twice", "{name} is listed twice.", name=expanded)
            tables[expanded] = _named(each) if expanded != key and "<" in expanded and isinstance(each, dict) else each
    return tables


def _named(raw: TomlTable) -> dict[str, object]:
    label = text(raw, "label")
    return {**raw, "label": f"{{label}}: {label}", "abbr": text(raw, "abbr") or label}
