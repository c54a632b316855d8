"""Evaluates operators and functions on values of every kind: number, text, undefined, fault.

:mod:`core.formula.interpreter` calls them. A fault ends the evaluation of a formula (:class:`FormulaFaultError`);
undefined is passed on as None. :func:`normalize` never raises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias, cast

from core.formula.functions import Function
from core.formula.numbers import (
    MAX_DENOMINATOR,
    MAX_INTERMEDIATE_BITS,
    MAX_NUMBER,
    TooLargeError,
    bit_size,
    divide,
    power,
    to_int_if_whole,
)
from core.formula.tables import Table
from core.formula.values import Cell, Fault, Number, Value, ValueType, address_of, fold
from core.messages import Message

Argument: TypeAlias = Value | tuple[Value, ...]
"""Argument of a function: a value, or the values of a vector."""


class FormulaFaultError(ValueError):
    """Raised when a formula reads or causes a fault.

    Attributes:
        fault: The fault of another number, or None where it arises here.
        reason: Why it arises here.
    """

    def __init__(self, reason: Message, fault: Fault | None = None) -> None:
        super().__init__(reason.code)
        self.reason = reason
        self.fault = fault


TOO_LARGE = Message(
    "number_too_large",
    "The number is too large: results go up to 1,000,000,000,000,000, denominators to 60 digits. Change the "
    "formula or the numbers it uses.",
)


def _text_for_number(text: str) -> Message:
    return Message(
        "text_for_number",
        'A number is expected, but the value is the text "{text}". Change the formula, or enter a number.',
        {"text": text},
    )


_NUMBER_FOR_TEXT = Message(
    "number_for_text", "A text is expected, but the value is a number. Change the formula so that it returns a text."
)
_LIST_OF_TEXTS = Message(
    "list_of_texts", "A single value is expected, but this is a list. Only functions of the game can use it."
)
_NO_SUCH_ENTRY = Message(
    "no_place",
    "A list has no entry at this position. Check the values that the formula uses.",
)
_UNEQUAL_KINDS = Message(
    "text_against_number", "A text is compared with a number, which are never equal. Compare two texts or two numbers."
)
_NOT_EXACT = Message(
    "not_exact", "The function {name} returned neither an exact number nor a text. Please report this.", {}
)


def normalize(value: Value, kind: ValueType, cell: Cell) -> Value:
    """Return a result in its canonical form: an int if whole, a fault if above the limits.

    Args:
        value: The result of a formula.
        kind: The required type.
        cell: Its cell, for a fault.
    """
    if value is None or isinstance(value, Fault):
        return value
    if isinstance(value, str | tuple):
        return _normalize_text(value, kind, cell)
    if kind is ValueType.TEXT:
        return Fault(address_of(cell), _NUMBER_FOR_TEXT)
    number = to_int_if_whole(value)
    if isinstance(number, int):
        number = int(number)
        return number if -MAX_NUMBER <= number <= MAX_NUMBER else Fault(address_of(cell), TOO_LARGE)
    if number.denominator > MAX_DENOMINATOR or abs(number.numerator) > MAX_NUMBER * number.denominator:
        return Fault(address_of(cell), TOO_LARGE)
    return number


def _normalize_text(value: str | tuple[Number | str | tuple[Number, ...], ...], kind: ValueType, cell: Cell) -> Value:
    if isinstance(value, tuple):
        return value if kind is ValueType.OPAQUE else Fault(address_of(cell), _LIST_OF_TEXTS)
    if kind is ValueType.NUMBER:
        return Fault(address_of(cell), _text_for_number(value))
    return value


# ---- reading


def read_value(value: Value) -> Value:
    """Return a value that is read; raises for a fault."""
    if isinstance(value, Fault):
        raise FormulaFaultError(value.reason, value)
    return value


def read_entries(
    get_entries: Callable[..., tuple[Value, ...]], indices: Argument, entries: Mapping[str, Value] | Sequence[Value]
) -> tuple[Value, ...]:
    """Return vector entries by index, see :mod:`core.formula.indexed_columns`.

    No entries if the indices are undefined.
    """
    if indices is None:
        return ()
    try:
        picked = get_entries(indices, entries)
    except (TypeError, LookupError) as error:
        raise FormulaFaultError(_NO_SUCH_ENTRY) from error
    return tuple([read_value(value) for value in picked])


def require_number(value: Argument) -> Number | None:
    """Return a value that must be a number or undefined."""
    if isinstance(value, int | Fraction | None):
        return value
    if isinstance(value, str):
        raise FormulaFaultError(_text_for_number(value))
    raise FormulaFaultError(_LIST_OF_TEXTS)


def _check_size(*values: Number) -> None:
    if sum(map(bit_size, values)) > MAX_INTERMEDIATE_BITS:
        raise TooLargeError


# ---- operators


def compute_chain(operators: Sequence[str], operands: Sequence[Value]) -> Number | None:
    """Compute operands left to right; undefined if one is, or for a division by 0."""
    numbers = [require_number(operand) for operand in operands]
    total = numbers[0]
    for operator, operand in zip(operators, numbers[1:], strict=True):
        if total is None or operand is None:
            return None
        _check_size(total, operand)
        if operator == "+":
            total = total + operand
        elif operator == "-":
            total = total - operand
        elif operator == "*":
            total = total * operand
        elif operand == 0:
            return None
        else:
            total = divide(total, operand)
    return total


def negate(value: Value) -> Number | None:
    """Return the negative."""
    number = require_number(value)
    return None if number is None else -number


def compare(operator: str, left: Value, right: Value) -> int | None:
    """Compare two numbers, or two texts for equality: 1 or 0."""
    if operator in ("==", "!="):
        return _compare_equal(operator, left, right)
    first, second = require_number(left), require_number(right)
    if first is None or second is None:
        return None
    match operator:
        case "<":
            return int(first < second)
        case "<=":
            return int(first <= second)
        case ">":
            return int(first > second)
        case _:
            return int(first >= second)


def _compare_equal(operator: str, left: Value, right: Value) -> int | None:
    if isinstance(left, tuple) or isinstance(right, tuple):
        raise FormulaFaultError(_LIST_OF_TEXTS)
    if left is None or right is None:
        return None
    if isinstance(left, str) != isinstance(right, str):
        raise FormulaFaultError(_UNEQUAL_KINDS)
    same = fold(left) == fold(right) if isinstance(left, str) and isinstance(right, str) else left == right
    return int(same == (operator == "=="))


def raise_to_power(base: Value, exponent: Value) -> Number | None:
    """Return a power."""
    below, above = require_number(base), require_number(exponent)
    return None if below is None or above is None else power(below, above)


# ---- aggregates


def _numbers(values: Iterable[Value]) -> list[Number] | None:
    """Return all values as numbers; None if one is undefined (after checking all of them)."""
    checked = [require_number(value) for value in values]
    numbers = [value for value in checked if value is not None]
    return numbers if len(numbers) == len(checked) else None


def sum_values(values: Iterable[Value]) -> Number | None:
    """Return the sum."""
    numbers = _numbers(values)
    if numbers is None:
        return None
    result: Number = 0
    for value in numbers:
        _check_size(result, value)
        result = result + value
    return result


def min_value(values: Iterable[Value]) -> Number | None:
    """Return the minimum; undefined for no values."""
    numbers = _numbers(values)
    return min(numbers) if numbers else None


def max_value(values: Iterable[Value]) -> Number | None:
    """Return the maximum; undefined for no values."""
    numbers = _numbers(values)
    return max(numbers) if numbers else None


# ---- functions


def call_function(function: Function, arguments: Sequence[Argument]) -> Value:
    """Call a function of one number, or one of the game."""
    for index, argument in enumerate(arguments):
        for entry in _entries(argument, index in function.vector_arguments):
            if function.argument_type is ValueType.NUMBER:
                require_number(entry)
            if entry is None and not function.accepts_undefined:
                return None
    try:
        result = function.call(*arguments)
    except TooLargeError:
        raise
    except ArithmeticError:
        return None
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise FormulaFaultError(
            Message(
                "function_failed",
                "The function {name} could not be computed: {why}. Check the values it uses.",
                {"name": function.name, "why": str(error) or error.__class__.__name__},
            )
        ) from error
    return require_exact(function, result)


def _entries(argument: Argument, is_vector: bool) -> tuple[Value, ...]:
    if is_vector and isinstance(argument, tuple):
        return argument
    return (cast("Value", argument),)


def require_exact(function: Function, result: Value) -> Value:
    """Return the result of a function if it is a valid value, else raise a fault."""
    if result is None or isinstance(result, str | tuple):
        return result
    if not isinstance(result, int | Fraction):
        raise FormulaFaultError(_NOT_EXACT.with_values({"name": function.name}))
    _check_size(result)
    return to_int_if_whole(result)


def look_up(table: Table, keys: Sequence[Value], column: Value = "") -> Value:
    """Look up a table; undefined if a key is, or no row matches."""
    if column is None or any(key is None for key in keys):
        return None
    plain_keys = [key for key in keys if isinstance(key, int | Fraction | str)]
    if len(plain_keys) != len(keys):
        raise FormulaFaultError(_LIST_OF_TEXTS)
    try:
        return table.look_up(plain_keys, column if isinstance(column, str) else "?")
    except ValueError as error:
        raise FormulaFaultError(
            Message("table_column", "The table {name} has no such column. Change the formula.", {"name": table.name})
        ) from error
