"""Requests for inputs of a sheet, by the game's field definitions."""

from __future__ import annotations

from decimal import Decimal

import pytest

from core.character.edits import Edit, SetValue
from core.character.json_values import Json
from core.procedures.form import Form
from core.procedures.requests import Enter, EntryKind
from core.procedures.sheet_inputs import enter_inputs, input_request
from tests.helpers.tiny_character import tiny_sheet


def typed(data: dict[str, Json], answers: dict[str, str]) -> tuple[list[Edit], list[Json]]:
    """Answer the form; return the result, and the defaults of each request."""
    asking = enter_inputs(tiny_sheet(data=data), tuple(answers), step="end", page="person")
    form = next(asking)
    assert isinstance(form, Form)
    stood: list[Json] = []
    for request in form.requests:
        assert isinstance(request, Enter)
        assert (request.step, request.page) == ("end", "person")
        stood.append(request.default)
    with pytest.raises(StopIteration) as end:
        asking.send(answers)
    return end.value.value, stood


def test_only_changed_texts_are_written() -> None:
    edits, stood = typed({"story": "Born at sea."}, {"story": "Born ashore.", "songs": " Hey \n\n Ho"})
    assert stood == ["Born at sea.", "The Long Pole"]
    assert edits == [SetValue("story", "Born ashore."), SetValue("songs", ["Hey", "Ho"])]
    edits, stood = typed(
        {"story": "Born at sea.", "songs": ["Hey", "Ho"]}, {"story": "Born at sea.", "songs": "Hey\nHo"}
    )
    assert stood == ["Born at sea.", "Hey\nHo"]
    assert edits == []


@pytest.mark.parametrize(
    ("key", "kind", "unit", "bounds", "default"),
    [
        ("height_in", EntryKind.WHOLE, "in", (None, None), 70),
        ("fare", EntryKind.NUMBER, "coins", (0, None), Decimal("2.5")),
        ("story", EntryKind.PROSE, "", (None, 100_000), ""),
    ],
)
def test_labels_and_bounds_come_from_the_data(
    key: str, kind: EntryKind, unit: str, bounds: tuple[Json, Json], default: Json
) -> None:
    sheet = tiny_sheet(data={"height_in": 70})
    request, field = input_request(sheet, key, step="end"), sheet.system.fields[key]
    assert (request.key, request.label, request.help, request.cite) == (key, field.label, field.help, field.cite)
    assert (request.kind, request.unit, request.default) == (kind, unit, default)
    assert (request.least, request.most) == bounds
