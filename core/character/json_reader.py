"""Reads JSON within limits of size and depth; upgrades documents to the current version.

Numbers are read exactly, from their digits. Duplicate keys, NaN, infinities, long numbers and deep nesting are errors;
lone surrogates are replaced, so that one bad text does not make the whole character unreadable.
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
    not_a_number,
    parse_decimal,
    parse_integer,
    replace_surrogates,
    too_deep_message,
    unique_key,
)
from core.character.upgrades import upgrade
from core.errors import DocumentError
from core.messages import Message, Word

LARGEST_FILE: Final = 16 * 1024 * 1024
"""Maximum size of a document, in bytes."""

FORMAT: Final = "quire-character"
FORMAT_VERSION: Final = 1

_MARK = "\ufeff"
_MOST_UTF8 = 4
_LONG_DIGITS = re.compile(rf"[0-9]{{{MOST_DIGITS + 1}}}")
_ESCAPED_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def read_document(source: bytes | str) -> dict[str, Json]:
    """Read a character document of any supported version and return it in the current version.

    Raises:
        DocumentError: It is not a character document, or exceeds a limit; the message says where.
    """
    return to_current_version(read_object(source))


def to_current_version(document: Mapping[str, Json]) -> dict[str, Json]:
    """Check format, version and game of a document; return it in the current version.

    Raises:
        DocumentError: It has another format, a newer version, or no game.
    """
    found = document.get("format")
    if found != FORMAT:
        raise DocumentError(_wrong_format(found, "format" in document))
    current = upgrade(document, FORMAT_VERSION)
    system = current.get("system")
    if not isinstance(system, str) or not system:
        raise DocumentError(
            Message(
                "no_system",
                'The character file does not name its game: "system" must be the id of a game, as listed by '
                "quire games. Add it and try again.",
            )
        )
    return current


def read_object(source: bytes | str) -> dict[str, Json]:
    """Read a JSON file that must contain one object.

    Raises:
        DocumentError: It cannot be read, or contains something else.
    """
    value = read_json(source)
    if not isinstance(value, dict):
        raise DocumentError(
            Message(
                "not_an_object",
                "This is not a Quire file: it contains {kind} instead of an object in curly braces. Check that you "
                "chose the right file.",
                {"kind": kind_name(value)},
            )
        )
    return value


def read_json(source: bytes | str) -> Json:
    """Read JSON within the limits.

    Args:
        source: A text, or UTF-8 bytes with or without a byte order mark.

    Raises:
        DocumentError: It is too large, not UTF-8, not JSON, nested too deeply, or has a duplicate key, NaN, an
            infinity or a number that is too long.
    """
    text = _text(source)
    try:
        value: Json = (_CAREFUL if _LONG_DIGITS.search(text) else _QUICK).decode(text)
    except json.JSONDecodeError as error:
        raise DocumentError(
            Message(
                "broken_json",
                "The file is damaged or not JSON (line {line}, column {column}: {reason}). Correct it there, or use "
                "another copy.",
                {"line": error.lineno, "column": error.colno, "reason": error.msg},
            )
        ) from error
    except RecursionError as error:
        raise DocumentError(too_deep_message()) from error
    if text.count("[") + text.count("{") > DEEPEST:
        _check_depth(value)
    return _without_surrogates(value) if _ESCAPED_SURROGATE.search(text) else value


def kind_name(value: object) -> str:
    """Return the name of a value's JSON type for messages: "a text", "a list"."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return Word("a text")
    if isinstance(value, Mapping):
        return Word("an object")
    if isinstance(value, list | tuple):
        return Word("a list")
    return Word("a number")


def _text(source: bytes | str) -> str:
    if _bytes(source) > LARGEST_FILE:
        raise DocumentError(
            Message(
                "too_large",
                "The file is larger than {most} MB, too large for Quire. Check that you chose the right file.",
                {"most": LARGEST_FILE // (1024 * 1024)},
            )
        )
    if isinstance(source, str):
        return replace_surrogates(source).removeprefix(_MARK)
    try:
        return source.decode("utf-8").removeprefix(_MARK)
    except UnicodeDecodeError as error:
        raise DocumentError(
            Message(
                "not_utf8",
                "This is not a Quire file: it is not UTF-8 text (byte {byte}). Choose another file, or save it as "
                "UTF-8.",
                {"byte": error.start},
            )
        ) from error


def _bytes(source: bytes | str) -> int:
    """Return the size of a source in UTF-8 bytes; beyond the limit any number above it."""
    if isinstance(source, bytes) or len(source) > LARGEST_FILE or _MOST_UTF8 * len(source) <= LARGEST_FILE:
        return len(source)
    return len(source.encode("utf-8", errors="surrogatepass"))


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    result = dict(pairs)
    if len(result) != len(pairs):
        twice = next(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        raise DocumentError(
            Message(
                "duplicate_key",
                "The key {key} appears twice in the same object, so one of its values would be lost. Remove one of "
                "them.",
                {"key": twice},
            )
        )
    return result


def _constant(text: str) -> NoReturn:
    raise DocumentError(not_a_number(text))


_QUICK = json.JSONDecoder(object_pairs_hook=_object, parse_float=parse_decimal, parse_constant=_constant)
_CAREFUL = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=parse_integer, parse_float=parse_decimal, parse_constant=_constant
)


def _check_depth(value: Json) -> None:
    """Raise if values are nested too deeply.

    Iterates by level, so that recursion cannot exhaust the stack.
    """
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
    raise DocumentError(too_deep_message())


def _without_surrogates(value: Json) -> Json:
    if isinstance(value, str):
        return replace_surrogates(value)
    if isinstance(value, dict):
        result: dict[str, Json] = {}
        for key, entry in value.items():
            result[unique_key(replace_surrogates(key), result)] = _without_surrogates(entry)
        return result
    if isinstance(value, list):
        return [_without_surrogates(entry) for entry in value]
    return value


def _wrong_format(found: Json, is_there: bool) -> Message:
    if not is_there:
        return Message(
            "no_format",
            'This is not a character file: "format" is missing. If it is a character, add "format": "{format}".',
            {"format": FORMAT},
        )
    return Message(
        "wrong_format",
        'This is not a character file: its "format" is {found}, not "{format}". Check that you chose the right file.',
        {"found": f'"{found}"' if isinstance(found, str) else kind_name(found), "format": FORMAT},
    )
