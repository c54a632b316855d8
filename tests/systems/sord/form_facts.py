"""Inputs that are shown on the sheet and have no field on a form, with the reason for each."""

from __future__ import annotations

from typing import Final

WITHOUT_FIELD: Final[dict[str, str]] = {
    "height_in": "It is printed in feet and inches.",
    "professions[].abilities[].name": "They are words of the profession, which the world has.",
    "skills[].educated_paid": "One word says which lore was paid.",
    "skills[].start_paid": "One word says which lore was paid.",
    "skills[].trained_paid": "One word says which lore was paid.",
    "skills[].granted_by": "One word says who granted it, or which lore was paid.",
    "skills[].weapon": "An empty row has the attribute there.",
    "skills[].weapon_type": "An empty row has the attribute there.",
    "wealth[].name": "Empty rows of the table are items.",
    "wealth[].value": "It is printed only where it is given.",
    "wealth[].quantity": "Empty rows of the table are items.",
    "wealth[].weight_lb": "Empty rows of the table are items.",
}
