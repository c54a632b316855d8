"""What a request says, in another language: the same question with the same keys, dice, numbers and rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar

from core.messages import Translate, one_of, said
from core.procedures.requests import Enter, Request

Part = TypeVar("Part")
Asked = TypeVar("Asked", bound=Request)

TEXT_FIELDS: Final = (
    *("label", "help", "page_label", "about", "target", "names"),
    *("unit", "head", "about_head", "favoured", "text"),
)
"""Attributes of requests, and of what stands in them, that people read; the texts of ``names`` stand in a tuple."""

NESTED: Final = ("options", "slots", "targets", "offers", "supplies")
"""Attributes that hold what stands in a request: each part has texts of its own."""


def translate_request(request: Asked, translate: Translate) -> Asked:
    """Return a request with its texts in another language.

    Args:
        request: The request as the game asks it, in English.
        translate: Gives a text in that language; what it does not know, as a name that a player gave, stays.
    """
    parts = {key: tuple(_translate_texts(each, translate) for each in getattr(request, key, ())) for key in NESTED}
    changed: dict[str, object] = {key: part for key, part in parts.items() if part}
    if isinstance(request, Enter) and request.unit:
        changed["unit_of_one"] = _singular_unit(request.unit, translate)
    return _replace(_translate_texts(request, translate), changed)


def _singular_unit(unit: str, translate: Translate) -> str:
    """Return what one of a unit is called; where the language says it only of several, that stands for one, too."""
    one, several = one_of(unit), translate(unit)
    said_of_one = translate(one)
    return several if said_of_one == one and several != unit else said_of_one


def _translate_texts(thing: Part, translate: Translate) -> Part:
    changed: dict[str, object] = {}
    for key in TEXT_FIELDS:
        text = getattr(thing, key, "")
        if isinstance(text, tuple):
            changed[key] = tuple(said(each, translate) for each in text)
        elif text:
            changed[key] = said(text, translate)
    return _replace(thing, changed)


def _replace(thing: Part, changed: Mapping[str, Any]) -> Part:
    return replace(thing, **changed)  # type: ignore[type-var]
