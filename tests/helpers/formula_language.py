"""An invented schema with every kind of name, function and table of the formula language."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from core.formula import (
    Function,
    NumberRange,
    Reference,
    RowInputs,
    Schema,
    SheetInputs,
    Table,
    TableKind,
    TableRow,
    Value,
    ValueType,
)

NUMBER, TEXT, OPAQUE, ANY = ValueType.NUMBER, ValueType.TEXT, ValueType.OPAQUE, ValueType.ANY


def _broken(_: Value) -> Value:
    raise ValueError("no dice")


def _divided(_: Value) -> Value:
    raise ZeroDivisionError


def _bug(_: Value) -> Value:
    raise KeyError("lost")


def _told(factor: int, weights: Sequence[int], group: Sequence[int], own: Value, *unknown: Value) -> Value:
    assert unknown == (None, None)
    return factor * (sum(weights) + sum(group)) + (own if isinstance(own, int | Fraction) else 100)


FUNCTIONS = {
    function.name: function
    for function in (
        Function("either", 1, 1, "A text or a number.", lambda x: "one" if x == 1 else x, ANY),
        Function("known", 1, 1, "1 if a number is known.", lambda x: 0 if x is None else 1, accepts_undefined=True),
        Function("joined", 1, 1, "Texts in one.", ", ".join, TEXT, vector_arguments=frozenset({0})),
        Function("held", 2, 2, "1 if a list holds a text.", lambda x, y: int(y in x)),
        Function(
            "largest", 2, None, "The largest.", lambda x, *y: max(*x, *y), vector_arguments={0}, argument_type=NUMBER
        ),
        Function("broken", 1, 1, "Raises.", _broken),
        Function("divided", 1, 2, "Divides by zero.", _divided),
        Function("bug", 1, 1, "Has a bug.", _bug),
        Function(
            "share", 2, 2, "How much of another.", lambda x, _: 0 if isinstance(x, str) else x, phrase="{1} in {2}"
        ),
        Function("floats", 1, 1, "Gives a float.", lambda _: 0.5),  # type: ignore[arg-type, return-value] # the very mistake
        Function("huge", 1, 1, "Gives a huge number.", lambda _: 10**30000),
        Function("beyond", 1, 1, "Gives a large number.", lambda _: 10**16),
        Function("vast", 1, 1, "Gives a large number with a rest.", lambda _: Fraction(10**17, 3)),
        Function("wrong_text", 1, 1, "Says number, gives text.", lambda _: "text"),
        Function("half", 1, 1, "Half of it.", lambda x: Fraction(x, 2)),
        Function("nothing", 1, 1, "Undefined.", lambda _: None),
        Function("copied", 1, 1, "A list of texts.", lambda x: x, OPAQUE),
        Function(
            "told",
            1,
            1,
            "A number with what stands beside it.",
            _told,
            vector_arguments={1, 2, 5},
            accepts_undefined=True,
            implicit_arguments=("weapons[].weight_lb", "group", "weight_lb", "nowhere", "nowhere[].n"),
        ),
        Function(
            "beside_gap",
            1,
            1,
            "Undefined, for a weapon has none.",
            _bug,
            vector_arguments={1},
            implicit_arguments=("weapons[].holed",),
        ),
        Function("faulty", 1, 1, "Gives a fault.", lambda x: x, accepts_undefined=True),
    )
}

DIE = Table(
    "die",
    "Die",
    "I",
    TableKind.RANGE,
    ("kind", "roll"),
    ("die", "word"),
    (
        TableRow(("Easy", NumberRange(None, 3)), (6, "low")),
        TableRow(("easy", NumberRange(4, 9)), (8, "high")),
        TableRow(("hard", NumberRange(Fraction(1, 2), None)), (10, "hard")),
    ),
)
SIZE = Table(
    "size", "Size", "II", TableKind.KEY, ("size",), ("feet",), (TableRow(("Tiny",), (1,)), TableRow((2,), (None,)))
)
MIXED = Table(
    "mixed", "Mixed", "II", TableKind.KEY, ("key",), ("value",), (TableRow((1,), ("one",)), TableRow((2,), (2,)))
)

SCHEMA = Schema(
    keys={
        **dict.fromkeys(("zero", "one", "seven", "half", "minus", "gone", "yes", "x", "options.quirk"), NUMBER),
        **dict.fromkeys(("group.a", "group.b", "group.deep.c", "holed.a", "holed.b"), NUMBER),
        **dict.fromkeys(("name", "other", "empty"), TEXT),
        "tongues": OPAQUE,
        "text_result": TEXT,
        "list_result": OPAQUE,
        "any_result": ANY,
        "weapons[].weight_lb": NUMBER,
        "weapons[].name": TEXT,
        "weapons[].skill": TEXT,
        "weapons[].map.a": NUMBER,
        "weapons[].map.b": NUMBER,
        "weapons[].holed": NUMBER,
        "skills[].name": TEXT,
        "skills[].level": NUMBER,
        "skills[].only": NUMBER,
        "none_at_all[].n": NUMBER,
        "stances[].factor": NUMBER,
        "stances[].uses[].cost": NUMBER,
        "stances[].uses[].word": TEXT,
        "stats.str.level": NUMBER,
        "stats.dex.level": NUMBER,
        **dict.fromkeys(("weapons[].result", "stances[].result", "stances[].uses[].result"), NUMBER),
    },
    lists=frozenset({"weapons", "skills", "none_at_all", "stances", "stances[].uses"}),
    gathers={"all": ("stats.<s>", "skills")},
    refs={"weapons": (Reference("all", "skill"),)},
    functions=FUNCTIONS,
    tables={"die": DIE, "size": SIZE, "mixed": MIXED},
    families={"s": ("str", "dex")},
)

INPUTS = SheetInputs(
    {
        "zero": 0,
        "one": 1,
        "seven": 7,
        "half": Fraction(1, 2),
        "minus": -3,
        "gone": None,
        "yes": True,
        "options.quirk": 1,
        "group.a": 1,
        "group.b": 2,
        "group.deep.c": 4,
        "holed.a": 1,
        "holed.b": None,
        "name": "  Long SWORD ",
        "other": "bow",
        "empty": "",
        "tongues": ("Low", "High"),
        "stats.str.level": 30,
        "stats.dex.level": 40,
    },
    {
        "weapons": [
            RowInputs({"weight_lb": 2, "name": "Sword", "skill": "BLADES ", "map.a": 1, "map.b": 2, "holed": 1}),
            RowInputs(
                {"weight_lb": Fraction(1, 2), "name": "Bow", "skill": "dex", "map.a": 3, "map.b": 4, "holed": None}
            ),
            RowInputs({"weight_lb": 0, "name": "Fist", "skill": "", "map.a": 0, "map.b": 0, "holed": 3}),
        ],
        "skills": [
            RowInputs({"name": "Blades", "level": 5, "only": 9}),
            RowInputs({"name": "blades", "level": 6, "only": 8}),
        ],
        "stances": [
            RowInputs(
                {"factor": 10}, {"uses": [RowInputs({"cost": 1, "word": "a"}), RowInputs({"cost": 2, "word": "b"})]}
            ),
            RowInputs({"factor": 100}, {"uses": []}),
            RowInputs({"factor": 1000}, {"uses": [RowInputs({"cost": 3, "word": "A"})]}),
        ],
    },
)
