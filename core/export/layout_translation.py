"""Translates the texts of a printed layout, and lists them for the catalogues.

A template is translated as a whole, with its placeholders: ``{height_in:feet} tall``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import TypeVar, cast

from core.export.privacy import without_marked
from core.messages import Translate
from core.rules.block_templates import ShowIf, parse_template
from core.rules.model import System
from core.rules.sheet_layout import SheetLayout

TEXTS = frozenset((
    *("title", "name", "label", "hint", "blank_hint", "group_hint", "unit", "head", "zero", "foot_label", "foot_hint"),
    *("empty", "last", "word", "life"),
))  # fmt: skip
"""Attributes that hold one text."""

TEMPLATES = frozenset((
    *("label", "value", "hint", "otherwise", "hint_otherwise", "under", "note", "second", "heading", "right", "body"),
    *("lead", "low", "high", "lines", "chart", "cells"),
))  # fmt: skip
"""Attributes that hold templates, or rows of them."""

Shape = TypeVar("Shape")


@lru_cache(maxsize=8)
def translated_layout(system: System, left_out: tuple[str, ...], translate: Translate) -> SheetLayout:
    """Return the layout of a game in another language.

    Args:
        system: The game.
        left_out: Marks of what is omitted, see `core.export.privacy`.
        translate: Translates the terms of the game.
    """
    layout = without_marked(system, left_out)
    pages, card = _translate(layout.pages, translate), _translate(layout.card, translate)
    return replace(layout, pages=pages, card=card, party=_translate(layout.party, translate))


def layout_texts(system: System) -> Iterator[str]:
    """Yield the texts of the pages, the card and the party overview of a game's layout that contain words."""
    texts: dict[str, None] = {}

    def collect(text: str) -> str:
        texts[text] = None
        return text

    _translate((system.layout.pages, system.layout.card, system.layout.party), collect)
    yield from texts


def has_words(text: str) -> bool:
    """Return whether a template contains words besides its placeholders.

    >>> has_words("{height_in:feet} {size}"), has_words("{weight_lb} lb"), has_words("{is_magic?magic}")
    (False, True, True)
    """
    pieces = (piece.text if isinstance(piece, ShowIf) else piece for piece in parse_template(text))
    return any(isinstance(piece, str) and any(map(str.isalpha, piece)) for piece in pieces)


def _translate(shape: Shape, translate: Translate, name: str = "") -> Shape:
    translated: object = shape
    if isinstance(shape, str):
        translated = translate(shape) if name in TEXTS and has_words(shape) else shape
    elif isinstance(shape, tuple):
        translated = tuple(
            (translate(each) if name in TEMPLATES and has_words(each) else each)
            if isinstance(each, str)
            else _translate(each, translate, name)
            for each in shape
        )
    elif isinstance(shape, Mapping):
        translated = {key: _translate(each, translate, name) for key, each in shape.items()}
    elif is_dataclass(shape) and not isinstance(shape, type):
        translated = replace(shape, **{
            each.name: _translate(getattr(shape, each.name), translate, each.name) for each in fields(shape)
        })  # fmt: skip
    return cast("Shape", translated)
