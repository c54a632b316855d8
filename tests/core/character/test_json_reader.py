"""JSON reader: a message for each kind of bad input, and no loss of good input."""

from __future__ import annotations

import contextlib
import json
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.character.json_reader import LARGEST_FILE, kind_name, read_document, read_json, read_object
from core.character.json_values import DEEPEST, MOST_DIGITS
from core.character.json_writer import to_text
from core.errors import DocumentError

HEAD = '"format": "quire-character", "version": 1, "system": "tiny"'


def refusal(source: bytes | str) -> str:
    with pytest.raises(DocumentError) as caught:
        read_document(source)
    assert str(caught.value).endswith(".")
    return caught.value.message.code


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("", "broken_json"),
        ('{"format": ', "broken_json"),
        ("{'a': 1}", "broken_json"),
        ('{"a": "tab\there"}', "broken_json"),
        ("[1, 2]", "not_an_object"),
        ("null", "not_an_object"),
        ('{"a": 1, "b": {"c": 1, "c": 2}}', "duplicate_key"),
        ('{"a": NaN}', "not_a_number"),
        ('{"a": Infinity}', "not_a_number"),
        ('{"a": -Infinity}', "not_a_number"),
        ('{"a": ' + "9" * 400 + "}", "number_too_long"),
        ('{"a": ' + "9" * 10_000 + "}", "number_too_long"),
        ('{"a": 0.' + "1" * 400 + "}", "number_too_long"),
        ('{"a": 1e400}', "number_too_long"),
        ('{"a": 1e-400}', "number_too_long"),
        ('{"a": 0e-31}', "number_too_long"),
        ('{"a": 1e99999999999999999999999999}', "number_too_long"),
        ('{"a": ' + nested(DEEPEST) + "}", "too_deep"),
        ('{"a": ' + nested(10_000) + "}", "too_deep"),
        ('{"a":' * 10_000 + "1" + "}" * 10_000, "too_deep"),
        ("[" * 100_000, "too_deep"),
        (b"\xff\xfe{\x00}\x00", "not_utf8"),
        (b'{"a": "\xed\xa0\x80"}', "not_utf8"),
        (" " * (LARGEST_FILE + 1), "too_large"),
        ('"' + "é" * (LARGEST_FILE // 2) + '"', "too_large"),
        (b" " * (LARGEST_FILE + 1), "too_large"),
        ("{}", "no_format"),
        ('{"format": "quire-setting"}', "wrong_format"),
        ('{"format": 3}', "wrong_format"),
        ('{"format": "quire-character"}', "no_version"),
        ('{"format": "quire-character", "version": 0}', "no_version"),
        ('{"format": "quire-character", "version": true}', "no_version"),
        ('{"format": "quire-character", "version": 1.5}', "no_version"),
        ('{"format": "quire-character", "version": "1"}', "no_version"),
        ('{"format": "quire-character", "version": 2, "system": "tiny"}', "newer_version"),
        ('{"format": "quire-character", "version": 1}', "no_system"),
        ('{"format": "quire-character", "version": 1, "system": ""}', "no_system"),
        ('{"format": "quire-character", "version": 1, "system": 5}', "no_system"),
    ],
)
def test_bad_input_has_its_own_message(source: bytes | str, code: str) -> None:
    assert refusal(source) == code


def test_a_broken_file_is_refused_at_its_line_and_column() -> None:
    with pytest.raises(DocumentError, match=r"line 2, column 7"):
        read_json('{"a": 1,\n "b": x}')


def test_a_duplicate_key_is_named() -> None:
    with pytest.raises(DocumentError, match=r"key hlth appears twice"):
        read_json('{"raw": {"hlth": 1, "mind": 2, "hlth": 3}}')


def test_the_deepest_nesting_that_is_allowed() -> None:
    assert read_json(nested(DEEPEST)) == json.loads(nested(DEEPEST))
    with pytest.raises(DocumentError):
        read_json(nested(DEEPEST + 1))


def test_many_sibling_objects_are_not_deep() -> None:
    assert read_json("[" + "[]," * 200 + "{}]") == [*[[] for _ in range(200)], {}]


def test_the_longest_numbers_that_are_allowed() -> None:
    longest = "9" * MOST_DIGITS
    assert read_json(longest) == int(longest)
    assert read_json("-" + longest) == -int(longest)
    assert read_json("0." + "1" * (MOST_DIGITS - 1)) == Decimal("0." + "1" * (MOST_DIGITS - 1))
    for longer in (longest + "9", "-" + longest + "9", "0." + "1" * MOST_DIGITS):
        with pytest.raises(DocumentError):
            read_json(longer)


def test_long_digits_in_a_text_are_no_number() -> None:
    assert read_json('{"a": "' + "9" * 40 + '", "b": 5}') == {"a": "9" * 40, "b": 5}


def test_a_byte_order_mark_is_ignored() -> None:
    assert read_object(b"\xef\xbb\xbf{}") == {}
    assert read_object("\ufeff{}") == {}


def test_version_may_be_written_with_a_point() -> None:
    assert read_document('{"format": "quire-character", "version": 1.0, "system": "tiny"}')["system"] == "tiny"


def test_unknown_keys_are_read() -> None:
    assert read_document(f'{{{HEAD}, "shoe_size": [43]}}')["shoe_size"] == [43]


def test_lone_surrogates_lose_no_character() -> None:
    found = read_json(r'{"name": "\ud800A\udfff", "pair": "\ud83d\ude00", "list": ["\uDABC", 1]}')
    assert found == {"name": "\ufffdA\ufffd", "pair": "\U0001f600", "list": ["\ufffd", 1]}
    assert to_text(found).encode("utf-8")


def test_keys_that_become_the_same_are_both_kept() -> None:
    assert read_json(r'{"\ud800": 1, "\ud801": 2, "a": 3}') == {"\ufffd": 1, "\ufffd\ufffd": 2, "a": 3}


def test_a_text_with_raw_surrogates_is_read() -> None:
    assert read_json('"\ud800"') == "\ufffd"


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (None, "null"),
        (True, "true"),
        (False, "false"),
        ("x", "a text"),
        ({}, "an object"),
        ([], "a list"),
        (3, "a number"),
        (Decimal("0.5"), "a number"),
    ],
)
def test_kinds_have_names(value: object, name: str) -> None:
    assert kind_name(value) == name


@given(st.text(max_size=200))
def test_any_text_gives_a_value_or_a_refusal(text: str) -> None:
    with contextlib.suppress(DocumentError):
        read_json(text)


@given(st.binary(max_size=200))
def test_any_bytes_give_a_document_or_a_refusal(content: bytes) -> None:
    with pytest.raises(DocumentError):
        read_document(content)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**29), 10**29)
    | st.decimals(-(10**9), 10**9, places=4)
    | st.text(st.characters(codec="utf-8")),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(JSON, st.sampled_from([None, 0, 2]))
def test_what_is_written_reads_the_same(value: object, indent: int | None) -> None:
    text = to_text(value, indent)  # type: ignore[arg-type]  # hypothesis cannot say JSON
    assert read_json(text) == value
    assert to_text(read_json(text), indent) == text
