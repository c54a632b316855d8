"""Characters: the stored document, its edits, and the sheet that computes every number by the rules of the game.

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

from core.late import late

if TYPE_CHECKING:
    from core.character.address import Address, by_position, by_uid, parse_address
    from core.character.describing import describe
    from core.character.document import Acceptance, Character
    from core.character.edit_json import edit_from_json, edit_to_json
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
    from core.character.formula_words import (
        book_formula,
        filled_text,
        formula_text,
        rounding,
        typographic,
        whole_formula,
        with_decimals,
    )
    from core.character.house_rules import check_house_rule
    from core.character.inputs import Filling
    from core.character.json_values import ABSENT, Absent, Json, clean
    from core.character.labels import Cited, cited
    from core.character.lines import character_lines, in_line, line_edits, line_rows, row_line
    from core.character.place_names import label_of, name_of, row_name, row_of, short_name
    from core.character.portrait import check_portrait, portrait_bytes
    from core.character.reading import FORMAT, LARGEST, VERSION, read_document, read_json, read_object
    from core.character.shape import Branch, Leaf, Rows, Shape, empty_row, shape_of
    from core.character.sheet import Changes, Sheet
    from core.character.typing_places import written_place
    from core.character.uids import Uids
    from core.character.violations import Violation, bound_watcher
    from core.character.writing import to_text
else:
    __getattr__, __dir__ = late(
        __name__,
        {
            "address": ("Address", "by_position", "by_uid", "parse_address"),
            "describing": ("describe",),
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
            "formula_words": (
                "book_formula",
                "filled_text",
                "formula_text",
                "rounding",
                "typographic",
                "whole_formula",
                "with_decimals",
            ),
            "house_rules": ("check_house_rule",),
            "inputs": ("Filling",),
            "json_values": ("ABSENT", "Absent", "Json", "clean"),
            "labels": ("Cited", "cited"),
            "lines": ("character_lines", "in_line", "line_edits", "line_rows", "row_line"),
            "place_names": ("label_of", "name_of", "row_name", "row_of", "short_name"),
            "portrait": ("check_portrait", "portrait_bytes"),
            "reading": ("FORMAT", "LARGEST", "VERSION", "read_document", "read_json", "read_object"),
            "shape": ("Branch", "Leaf", "Rows", "Shape", "empty_row", "shape_of"),
            "sheet": ("Changes", "Sheet"),
            "typing_places": ("written_place",),
            "uids": ("Uids",),
            "violations": ("Violation", "bound_watcher"),
            "writing": ("to_text",),
        },
    )

__all__ = [
    "ABSENT",
    "FORMAT",
    "LARGEST",
    "VERSION",
    "Absent",
    "Accept",
    "Acceptance",
    "AddRow",
    "Address",
    "Applied",
    "Batch",
    "Branch",
    "Changes",
    "Character",
    "Cited",
    "Edit",
    "Filling",
    "Json",
    "Leaf",
    "MoveRow",
    "RemoveRow",
    "Rows",
    "SetHeader",
    "SetHouseRule",
    "SetOption",
    "SetPortrait",
    "SetValue",
    "Shape",
    "Sheet",
    "Uids",
    "Violation",
    "book_formula",
    "bound_watcher",
    "by_position",
    "by_uid",
    "character_lines",
    "check_house_rule",
    "check_portrait",
    "cited",
    "clean",
    "describe",
    "edit_from_json",
    "edit_to_json",
    "empty_row",
    "filled_text",
    "formula_text",
    "in_line",
    "label_of",
    "line_edits",
    "line_rows",
    "name_of",
    "parse_address",
    "portrait_bytes",
    "read_document",
    "read_json",
    "read_object",
    "rounding",
    "row_line",
    "row_name",
    "row_of",
    "shape_of",
    "short_name",
    "to_text",
    "typographic",
    "whole_formula",
    "with_decimals",
    "written_place",
]
