"""Inputs that are shown on the sheet and have no field on a form, with the reason for each."""

from __future__ import annotations

from typing import Final

WITHOUT_FIELD: Final[dict[str, str]] = {
    "aging_loss.*": "It is printed only where something was lost, behind the points of age.",
    "profession.bonus.*": "It is printed only where there is one, behind the bonus of the culture.",
    "profession.attributes": "They are words of the profession, which the world has.",
    "capabilities[].attributes": "One text says what a capability is for; only what is given is in it.",
    "capabilities[].notes": "One text says what a capability is for; only what is given is in it.",
    "capabilities[].weapon_category": "One text says what a capability is for; only what is given is in it.",
    "capabilities[].weapon_name": "One text says what a capability is for; only what is given is in it.",
}
