"""The bounded reader of JSON: whatever a file holds, it gives values or one clear sentence, in bounded time and memory.

Numbers are read exactly, from their digits. Duplicate keys, NaN, infinities, numbers that are too long and values that
are nested too deep are refused; lone surrogates are replaced, since a text that no file can hold must not lose the
character that it stands in.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from typing import Final, NoReturn

from core.character.json_values import (
    DEEPEST,
    MOST_DIGITS,
    Json,
    decimal_number,
    free_name,
    harmless,
    no_number,
    too_deep,
    whole_number,
)
from core.character.upgrades import upgraded
from core.errors import DocumentError
from core.messages import Message

LARGEST: Final = 16 * 1024 * 1024
"""Bytes that a document may have."""

FORMAT: Final = "quire-character"
VERSION: Final = 1

_MARK = "\ufeff"
_MOST_UTF8 = 4
_LONG_DIGITS = re.compile(rf"[0-9]{{{MOST_DIGITS + 1}}}")
_ESCAPED_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def read_document(source: bytes | str) -> dict[str, Json]:
    """Read a character document of any version up to ours and give it in our version.

    Raises:
        DocumentError: It is no character document, or breaks one of the limits; the sentence says where.
    """
    return current_version(read_object(source))


def current_version(document: Mapping[str, Json]) -> dict[str, Json]:
    """Check what every character document must say of itself and bring it to our version.

    Raises:
        DocumentError: It is of another format, of a newer version, or does not name its game.
    """
    found = document.get("format")
    if found != FORMAT:
        raise DocumentError(_wrong_format(found, "format" in document))
    current = upgraded(document, VERSION)
    system = current.get("system")
    if not isinstance(system, str) or not system:
        raise DocumentError(
            Message(
                "no_system",
                'The character does not say which game it belongs to. Its "system" must be the short name of a game, '
                "as quire games lists them; add it and try again.",
            )
        )
    return current


def read_object(source: bytes | str) -> dict[str, Json]:
    """Read a JSON file that must hold one object.

    Raises:
        DocumentError: It cannot be read, or holds something else.
    """
    value = read_json(source)
    if not isinstance(value, dict):
        raise DocumentError(
            Message(
                "not_an_object",
                "The file holds {kind}, where one object in curly braces is needed. Check that it is the file you "
                "meant.",
                {"kind": kind_of(value)},
            )
        )
    return value


def read_json(source: bytes | str) -> Json:
    """Read any JSON text within the limits.

    Args:
        source: UTF-8, with or without a byte order mark, or a text.

    Raises:
        DocumentError: It is too large, no UTF-8, no JSON, nested too deep, names a key twice, or holds a number that
            is none or is too long.
    """
    text = _text(source)
    try:
        value: Json = (_CAREFUL if _LONG_DIGITS.search(text) else _QUICK).decode(text)
    except json.JSONDecodeError as error:
        raise DocumentError(
            Message(
                "broken_json",
                "The file is damaged or is no JSON: line {line}, column {column}: {reason}. Correct it there, or take "
                "another copy.",
                {"line": error.lineno, "column": error.colno, "reason": error.msg},
            )
        ) from error
    except RecursionError as error:
        raise DocumentError(too_deep()) from error
    if text.count("[") + text.count("{") > DEEPEST:
        _check_depth(value)
    return _without_surrogates(value) if _ESCAPED_SURROGATE.search(text) else value


def kind_of(value: object) -> str:
    """Name the kind of a value, for sentences."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return "a text"
    if isinstance(value, Mapping):
        return "a group"
    if isinstance(value, list | tuple):
        return "a list"
    return "a number"


def _text(source: bytes | str) -> str:
    if _bytes(source) > LARGEST:
        raise DocumentError(
            Message(
                "too_large",
                "The file is larger than {most} MB, and no character needs that. Check that it is the file you meant.",
                {"most": LARGEST // (1024 * 1024)},
            )
        )
    if isinstance(source, str):
        return harmless(source).removeprefix(_MARK)
    try:
        return source.decode("utf-8").removeprefix(_MARK)
    except UnicodeDecodeError as error:
        raise DocumentError(
            Message(
                "not_utf8",
                "The file is no UTF-8 text (byte {byte} fits into none). Save it as UTF-8 and try again.",
                {"byte": error.start},
            )
        ) from error


def _bytes(source: bytes | str) -> int:
    """Count the bytes of a source in UTF-8, no further than is needed to know that there are too many."""
    if isinstance(source, bytes) or len(source) > LARGEST or _MOST_UTF8 * len(source) <= LARGEST:
        return len(source)
    return len(source.encode("utf-8", errors="surrogatepass"))


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    result = dict(pairs)
    if len(result) != len(pairs):
        twice = next(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        raise DocumentError(
            Message(
                "duplicate_key",
                "The key {key} stands twice in the same group, so that one of its values would be lost. Remove one of "
                "them.",
                {"key": twice},
            )
        )
    return result


def _constant(text: str) -> NoReturn:
    raise DocumentError(no_number(text))


_QUICK = json.JSONDecoder(object_pairs_hook=_object, parse_float=decimal_number, parse_constant=_constant)
_CAREFUL = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=whole_number, parse_float=decimal_number, parse_constant=_constant
)


def _check_depth(value: Json) -> None:
    """Go down level by level, so that no nesting can exhaust the stack."""
    level = [value] if isinstance(value, dict | list) else []
    for _ in range(DEEPEST):
        level = [
            child
            for node in level
            for child in (node.values() if isinstance(node, dict) else node)
            if isinstance(child, dict | list)
        ]
        if not level:
            return
    raise DocumentError(too_deep())


def _without_surrogates(value: Json) -> Json:
    if isinstance(value, str):
        return harmless(value)
    if isinstance(value, dict):
        result: dict[str, Json] = {}
        for key, entry in value.items():
            result[free_name(harmless(key), result)] = _without_surrogates(entry)
        return result
    if isinstance(value, list):
        return [_without_surrogates(entry) for entry in value]
    return value


def _wrong_format(found: Json, is_there: bool) -> Message:
    if not is_there:
        return Message(
            "no_format",
            'The file does not say what it is: "format" is missing. A character has "format": "{format}"; add it if '
            "this is one.",
            {"format": FORMAT},
        )
    return Message(
        "wrong_format",
        'The file is no character: its "format" is {found}, not "{format}". Check that it is the file you meant.',
        {"found": f'"{found}"' if isinstance(found, str) else kind_of(found), "format": FORMAT},
    )
