"""Compares the document that is attached to a PDF with what the library has: its values and its rows.

Only what the attached document holds is compared: secrets, notes and portraits that it does not have stay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from core.character.address import UID_KEY, Address, read_value
from core.character.address_labels import address_label
from core.character.edits import AddRow
from core.character.json_values import ABSENT, Absent, Json
from core.character.shape import GroupNode, InputNode, Node, shape_of
from core.character.sheet import Sheet
from core.errors import EditError
from core.messages import Translate, localize_text, phrase
from core.returned_sheets.comparison import Difference, compare_sheet
from core.returned_sheets.values import HEADERS, ReturnedSheet, ReturnedValue


def document_differences(
    document: Sheet, before: Sheet | None, present: Sheet, translate: Translate
) -> Iterator[Difference]:
    """Yield what an attached document has otherwise than the library had it at the revision that was printed.

    Args:
        document: The attached document.
        before: The character at that revision; None if the library does not have it.
        present: The present character.
        translate: Translates the words of the game.
    """
    known = before or present
    shape = shape_of(document.system)
    values = [*_headers(document, known)]
    rows: list[tuple[Address, Mapping[str, Json]]] = []
    for each in _walk(shape.scope.root, Address(""), document.character.data):
        if isinstance(each, ReturnedValue):
            was = _value_in(known, each.address)
            if was != each.now:
                values.append(ReturnedValue(each.address, each.now, ABSENT if before is None else was))
        elif not _has_row(known, *each) and not _has_row(present, *each):
            rows.append(each)
    of_new_rows = tuple(f"{list_address}[#{row[UID_KEY]}]" for list_address, row in rows)
    kept = tuple(each for each in values if each.is_header or not each.address.startswith(of_new_rows))
    yield from compare_sheet(
        ReturnedSheet(document.system.id, values=kept), present, before, translate, is_current=True
    )
    for list_address, row in rows:
        if not f"{list_address}[".startswith(of_new_rows):
            yield _new_row(document, list_address, row, translate)


def _headers(document: Sheet, known: Sheet) -> Iterator[ReturnedValue]:
    for key in HEADERS:
        now, was = document.header(key), known.header(key)
        if now and now != was:
            yield ReturnedValue(key, now, was, is_header=True)


def _walk(node: Node, address: Address, value: Json) -> Iterator[ReturnedValue | tuple[Address, Mapping[str, Json]]]:
    """Yield every input that a document has, and every row with its list."""
    if isinstance(node, InputNode):
        yield ReturnedValue(str(address), value)
    elif isinstance(node, GroupNode):
        for name, child in node.members.items():
            if isinstance(value, Mapping) and name in value:
                key = f"{address.key}.{name}" if address.key else name
                yield from _walk(child, Address(key, address.rows), value[name])
    elif isinstance(value, list):
        for row in value:
            uid = row.get(UID_KEY) if isinstance(row, Mapping) else None
            if isinstance(row, Mapping) and isinstance(uid, str):
                yield address, row
                yield from _walk(node.scope.root, Address(f"{address.key}[]", (*address.rows, uid)), row)


def _value_in(sheet: Sheet, address: str) -> Json | Absent:
    try:
        return sheet.stored(address)
    except EditError:
        return ABSENT


def _has_row(sheet: Sheet, list_address: Address, row: Mapping[str, Json]) -> bool:
    try:
        rows = read_value(list_address, sheet.character.data)
    except EditError:
        return False
    return isinstance(rows, list) and any(isinstance(each, dict) and each.get(UID_KEY) == row[UID_KEY] for each in rows)


def _new_row(document: Sheet, list_address: Address, row: Mapping[str, Json], translate: Translate) -> Difference:
    words = phrase("{list}, new row", list=address_label(document, str(list_address), translate))
    name = address_label(document, f"{list_address}[#{row[UID_KEY]}]", translate)
    value = ReturnedValue(str(list_address), name)
    return Difference(str(list_address), localize_text(words, translate), "", name, "",
                      AddRow(str(list_address), row), None, is_safe=False, value=value, is_new_row=True)  # fmt: skip
