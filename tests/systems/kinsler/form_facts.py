"""Inputs that are shown on the sheet and have no field on a form, with the reason for each."""

from __future__ import annotations

from typing import Final

WITHOUT_FIELD: Final[dict[str, str]] = {
    "flaws[].name": "All flaws are one line of the head.",
    "skills[].effect_mod": "It is printed only where it changes something.",
    "skills[].sign": "Signs are printed among the texts about the person.",
    "skills[].condition": "It is a remark on a passive power; an empty row may be any skill.",
}
