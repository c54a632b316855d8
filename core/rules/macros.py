"""Shorthands: one table of a data file that is written once and stands in several places of the sheet.

``[shorthands] S = ["stats.<s>", "skills[]"]`` lets ``["S.effective"]`` stand for ``stats.<s>.effective`` and
``skills[].effective``. Names in its formula are looked for in the row or gathered group first, so that the one formula
means the numbers of each place. A key that is written out goes before a shorthand.
"""

from __future__ import annotations

from collections.abc import Mapping

from core.rules.source_position import SourcePosition, TomlTable, text

Macros = Mapping[str, tuple[str, ...]]
"""Places by the word that stands for them."""


def expand_macro(key: str, shorthands: Macros) -> tuple[str, ...]:
    """Return the keys that a key with a shorthand stands for; none where it has no shorthand.

    >>> places_of("S.level", {"S": ("stats.<s>", "skills[]")})
    ('stats.<s>.level', 'skills[].level')
    """
    word, dot, rest = key.partition(".")
    return tuple(f"{place}.{rest}" for place in shorthands.get(word, ())) if dot else ()


def expand_macros(file: str, raw: TomlTable, shorthands: Macros) -> dict[str, object]:
    """Return the tables of a file with every shorthand written out.

    In the place of a family the name of the member stands before the label.

    Args:
        file: Name of the file, for refusals.
        raw: Its content.
        shorthands: Of the game.

    Raises:
        RulesError: Two shorthands stand for one key.
    """
    if not shorthands:
        return dict(raw)
    found: dict[str, object] = {}
    for key, each in raw.items():
        for place in expand_macro(key, shorthands) or (key,):
            if place != key and place in raw:
                continue
            if place in found:
                raise SourcePosition(file, key).error("twice", "{name} stands there twice.", name=place)
            found[place] = _named(each) if place != key and "<" in place and isinstance(each, dict) else each
    return found


def _named(raw: TomlTable) -> dict[str, object]:
    label = text(raw, "label")
    return {**raw, "label": f"{{label}}: {label}", "abbr": text(raw, "abbr") or label}
