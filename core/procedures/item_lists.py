"""Parses typed lists of items, one per line: count, name, bonus and weight."""

from __future__ import annotations

import re
from decimal import Decimal

from core.character.json_values import Json

_LINE = re.compile(
    r"^(?:(?P<count>[0-9]{1,6})\s*[x×]?\s+)?(?P<name>.*?)(?:\s+(?P<plus>[+-][0-9]{1,2}))?"
    r"(?:\s*\((?P<weight>[0-9]{1,6}(?:\.[0-9]{1,6})?)\s*lb\))?$"
)


def parse_items(prose: str, plus: str = "") -> list[dict[str, Json]]:
    """Return typed lines as rows of name, weight and quantity; lines without a name are ignored.

    Args:
        prose: The lines: count, name, optional bonus such as +2, optional weight in brackets.
        plus: Column for the bonus; "" if it belongs to the name.

    >>> parse_items("2 Clubs +1 (3.5 lb)", "power")
    [{'name': 'Clubs', 'weight_lb': Decimal('3.5'), 'quantity': 2, 'power': 1}]
    >>> parse_items("Quilt +1")
    [{'name': 'Quilt +1', 'weight_lb': 0, 'quantity': 1}]
    """
    made = []
    for line in filter(None, map(str.strip, prose.splitlines())):
        matched = _LINE.match(line)
        if matched is None or not matched["name"].strip():
            continue
        weight = matched["weight"] or "0"
        row: dict[str, Json] = {
            "name": matched["name"].strip(),
            "weight_lb": Decimal(weight) if "." in weight else int(weight),
            "quantity": int(matched["count"] or 1),
        }
        if matched["plus"] and plus:
            row[plus] = int(matched["plus"])
        elif matched["plus"]:
            row["name"] = f"{row['name']} {matched['plus']}"
        made.append(row)
    return made
