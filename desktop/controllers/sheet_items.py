"""What the palette finds on a sheet: fields, numbers and rows, by their names for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.errors import EditError
from desktop.palette_view import PaletteItem, PaletteItemKind

if TYPE_CHECKING:
    from core.rules.model import Derived, Field
    from desktop.sheet.open_character import OpenCharacter


def sheet_items(character: OpenCharacter) -> list[PaletteItem]:
    """Return the fields and numbers of a sheet, then the rows of its lists."""
    return [*_fields(character), *_rows(character)]


def _fields(character: OpenCharacter) -> Iterator[PaletteItem]:
    from core.rules.model import Derived, Field, FieldType  # noqa: PLC0415 - imported with the first character
    from desktop.address_labels import name_of  # noqa: PLC0415 - as above
    from desktop.numerals import text_of  # noqa: PLC0415 - as above

    sheet = character.sheet
    definitions: dict[str, Field | Derived] = {**sheet.system.fields, **sheet.system.derived}
    for key, definition in sorted(definitions.items(), key=lambda each: _order(*each)):
        if "[]" not in key and not (isinstance(definition, Derived) and definition.is_hidden):
            is_list = isinstance(definition, Field) and definition.type is FieldType.ROWS
            shown = str(sheet.count(key)) if is_list else text_of(sheet, key)
            abbreviation = definition.abbr if definition.abbr != definition.label else ""
            kind = PaletteItemKind.NUMBER if isinstance(definition, Derived) else PaletteItemKind.FIELD
            yield PaletteItem(kind, key, name_of(sheet, key), abbreviation, shown, "sheet")


def _rows(character: OpenCharacter) -> Iterator[PaletteItem]:
    """Yield the rows of all lists, each with the name of its list."""
    from core.rules.model import FieldType  # noqa: PLC0415 - imported with the first character
    from desktop.address_labels import name_of, row_of  # noqa: PLC0415 - as above

    sheet = character.sheet
    for key, field in sheet.system.fields.items():
        if field.type is not FieldType.ROWS or "[]" in key:
            continue
        has_name = f"{key}[].name" in sheet.system.fields
        for number in range(len(sheet.rows(key))):
            address = f"{key}[{number}].name" if has_name else f"{key}[{number}]"
            try:
                name = row_of(sheet, address) if has_name else name_of(sheet, address)
            except EditError:
                continue
            yield PaletteItem(PaletteItemKind.FIELD, address, name, name_of(sheet, key), "", "list")


def _order(key: str, definition: Field | Derived) -> tuple[int, bool]:
    """Return the sort key of a field: fewer dots first, computed numbers before inputs."""
    from core.rules.model import Field  # noqa: PLC0415 - imported with the first character

    return key.count("."), isinstance(definition, Field)
