"""Describes a setting entry in one line for an option: its text and some facts."""

from __future__ import annotations

from core.content.setting import Entry
from core.messages import join_texts, phrase
from core.procedures.readers import text


def describe_entry(entry: Entry, *facts: str) -> str:
    """Return the description of an entry, with non-empty facts in brackets."""
    about, row = text(entry, "about"), join_texts([each for each in facts if each], "; ")
    if not row:
        return about
    return phrase("{about} ({facts})", about=about, facts=row) if about else phrase("({facts})", facts=row)
