"""Characters: the stored document, its edits, and the sheet that computes its numbers.

A :class:`Character` is an immutable document of inputs. An :class:`Edit` is an invertible change. A :class:`Sheet`
joins a character and a :class:`~core.rules.System`: it computes and explains every number, reports violations and
applies edits::

    sheet = Sheet.open(Character.read(path.read_bytes()), system, random.Random(7))
    print(sheet.text("move_rate"), sheet.explain("move_rate").with_values)
    changes = sheet.apply(SetValue("raw.hlth", 14))
    sheet.apply(changes.inverse)

Files and edits are read within limits (:func:`read_json`): any input gives a value or one error message. Numbers stay
exact and are written back with the digits that were typed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.lazy import lazy_exports

if TYPE_CHECKING:
    from core.character.address import Address, parse_address, to_positions, to_uids
    from core.character.address_labels import address_label, containing_row_name, key_label, row_name, short_label
    from core.character.document import Acceptance, Character
    from core.character.edit_json import edit_from_json, edit_to_json
    from core.character.edit_labels import describe_edit
    from core.character.edit_targets import edit_target
    from core.character.edits import (
        Accept,
        AddRow,
        Applied,
        Batch,
        Edit,
        MoveRow,
        RemoveRow,
        SetHeader,
        SetHouseRule,
        SetOption,
        SetPortrait,
        SetValue,
    )
    from core.character.formula_display import (
        book_formula,
        formula_text,
        formula_with_rounding,
        formula_with_values,
        localize_decimals,
        split_rounding,
        to_typographic,
    )
    from core.character.house_rules import check_house_rule
    from core.character.inputs import InputReader
    from core.character.json_reader import FORMAT, FORMAT_VERSION, LARGEST_FILE, read_document, read_json, read_object
    from core.character.json_values import ABSENT, Absent, Json, clean
    from core.character.json_writer import to_text
    from core.character.labels import Citation, citation_text, display_value, parse_citation, section_text
    from core.character.portrait import check_portrait, portrait_bytes
    from core.character.row_notation import (
        character_notation,
        format_notation_row,
        parse_notation_edits,
        parse_notation_rows,
        with_line_number,
    )
    from core.character.shape import GroupNode, InputNode, ListNode, Shape, empty_row, shape_of
    from core.character.sheet import Changes, Sheet
    from core.character.uids import Uids
    from core.character.violations import Violation, bounds_check
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "address": ("Address", "to_positions", "to_uids", "parse_address"),
            "edit_labels": ("describe_edit",),
            "document": ("Acceptance", "Character"),
            "edit_json": ("edit_from_json", "edit_to_json"),
            "edits": (
                "Accept",
                "AddRow",
                "Applied",
                "Batch",
                "Edit",
                "MoveRow",
                "RemoveRow",
                "SetHeader",
                "SetHouseRule",
                "SetOption",
                "SetPortrait",
                "SetValue",
            ),
            "formula_display": (
                "book_formula",
                "formula_with_values",
                "formula_text",
                "split_rounding",
                "to_typographic",
                "formula_with_rounding",
                "localize_decimals",
            ),
            "house_rules": ("check_house_rule",),
            "inputs": ("InputReader",),
            "json_values": ("ABSENT", "Absent", "Json", "clean"),
            "labels": ("Citation", "citation_text", "display_value", "parse_citation", "section_text"),
            "row_notation": (
                "character_notation",
                "with_line_number",
                "parse_notation_edits",
                "parse_notation_rows",
                "format_notation_row",
            ),
            "address_labels": ("key_label", "address_label", "row_name", "containing_row_name", "short_label"),
            "portrait": ("check_portrait", "portrait_bytes"),
            "json_reader": ("FORMAT", "LARGEST_FILE", "FORMAT_VERSION", "read_document", "read_json", "read_object"),
            "shape": ("GroupNode", "InputNode", "ListNode", "Shape", "empty_row", "shape_of"),
            "sheet": ("Changes", "Sheet"),
            "edit_targets": ("edit_target",),
            "uids": ("Uids",),
            "violations": ("Violation", "bounds_check"),
            "json_writer": ("to_text",),
        },
    )

__all__ = [
    "ABSENT",
    "FORMAT",
    "FORMAT_VERSION",
    "LARGEST_FILE",
    "Absent",
    "Accept",
    "Acceptance",
    "AddRow",
    "Address",
    "Applied",
    "Batch",
    "Changes",
    "Character",
    "Citation",
    "Edit",
    "GroupNode",
    "InputNode",
    "InputReader",
    "Json",
    "ListNode",
    "MoveRow",
    "RemoveRow",
    "SetHeader",
    "SetHouseRule",
    "SetOption",
    "SetPortrait",
    "SetValue",
    "Shape",
    "Sheet",
    "Uids",
    "Violation",
    "address_label",
    "book_formula",
    "bounds_check",
    "character_notation",
    "check_house_rule",
    "check_portrait",
    "citation_text",
    "clean",
    "containing_row_name",
    "describe_edit",
    "display_value",
    "edit_from_json",
    "edit_target",
    "edit_to_json",
    "empty_row",
    "format_notation_row",
    "formula_text",
    "formula_with_rounding",
    "formula_with_values",
    "key_label",
    "localize_decimals",
    "parse_address",
    "parse_citation",
    "parse_notation_edits",
    "parse_notation_rows",
    "portrait_bytes",
    "read_document",
    "read_json",
    "read_object",
    "row_name",
    "section_text",
    "shape_of",
    "short_label",
    "split_rounding",
    "to_positions",
    "to_text",
    "to_typographic",
    "to_uids",
    "with_line_number",
]
