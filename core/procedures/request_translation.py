"""Returns a copy of a request with translated texts; keys, dice and numbers stay."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar

from core.messages import Translate, localize_text, unit_template
from core.procedures.requests import Enter, Request

Part = TypeVar("Part")
Asked = TypeVar("Asked", bound=Request)

TEXT_FIELDS: Final = (
    *("label", "help", "page_label", "about", "target", "names"),
    *("unit", "head", "about_head", "favoured", "text", "arithmetic", "effect", "category"),
    *("default_name", "figures", "figure_heads", "deed", "group", "role"),
)
"""Attributes of procedures, requests and their options that people read; some are tuples of texts."""

NESTED: Final = ("options", "slots", "targets", "offers", "budgets", "switches")
"""Attributes that contain options and the like, each with texts of its own."""


def translate_request(request: Asked, translate: Translate) -> Asked:
    """Return a copy of a request with translated texts.

    Args:
        request: The request, in English.
        translate: Return the translation of a text; unknown texts, such as names given by players, unchanged.
    """
    parts = {key: tuple(_translate_texts(each, translate) for each in getattr(request, key, ())) for key in NESTED}
    changed: dict[str, object] = {key: part for key, part in parts.items() if part}
    if isinstance(request, Enter) and request.unit:
        changed["unit_template"] = translate(unit_template(request.unit))
    return _replace(_translate_texts(request, translate), changed)


def _translate_texts(thing: Part, translate: Translate) -> Part:
    choices = getattr(thing, "choices", ())
    changed: dict[str, object] = (
        {"choices": tuple(_translate_texts(each, translate) for each in choices)} if choices else {}
    )
    for key in TEXT_FIELDS:
        text = getattr(thing, key, "")
        if isinstance(text, tuple):
            changed[key] = tuple(localize_text(each, translate) for each in text)
        elif text:
            changed[key] = localize_text(text, translate)
    return _replace(thing, changed)


def _replace(thing: Part, changed: Mapping[str, Any]) -> Part:
    return replace(thing, **changed)  # type: ignore[type-var]
