"""The sentences of the program: each can be rendered, and each gap is given its value."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from string import Formatter

from core.errors import QuireError
from core.messages import Message
from tests.helpers.sources import PRODUCT, Module, modules

LEAST = 100


def sentences(module: Module) -> Iterator[tuple[str, ast.Call]]:
    """Yield every message whose template is in the source, with its call."""
    for name, call in module.calls():
        if name == "Message" and len(call.args) > 1 and isinstance(call.args[1], ast.Constant):
            yield str(call.args[1].value), call


def test_every_sentence_can_be_rendered_and_its_gaps_are_filled() -> None:
    seen = 0
    for module in modules(*PRODUCT):
        for template, call in sentences(module):
            seen += 1
            place = f"{module.path}:{call.lineno}"
            gaps = {name.split(".")[0].split("[")[0] for _, name, _, _ in Formatter().parse(template) if name}
            assert all(name.isidentifier() for name in gaps), place
            Message("x", template).render()
            given = call.args[2] if len(call.args) > 2 else None
            if isinstance(given, ast.Dict) and given.keys and all(isinstance(key, ast.Constant) for key in given.keys):
                keys = {key.value for key in given.keys if isinstance(key, ast.Constant)}
                assert gaps <= keys, (place, gaps - keys)
            elif given is None:
                assert not gaps, (place, gaps)
    assert seen >= LEAST


def test_every_sentence_begins_and_ends_as_one() -> None:
    rough = [
        f"{module.path}:{call.lineno} {template[:60]}"
        for module in modules(*PRODUCT)
        for template, call in sentences(module)
        if template != template.strip() or "  " in template
    ]
    assert not rough


def spelled_out(value: ast.expr) -> Iterator[ast.Constant]:
    """Yield texts in the source that can fill a placeholder without being a `Word`."""
    if isinstance(value, ast.Constant):
        yield value
    elif isinstance(value, ast.BoolOp):
        yield from (each for branch in value.values for each in spelled_out(branch))
    elif isinstance(value, ast.IfExp):
        yield from (each for branch in (value.body, value.orelse) for each in spelled_out(branch))


def test_every_word_of_ours_in_a_gap_is_translated() -> None:
    """A text in a gap stays English, whatever the language around it, unless it is a `Word`."""
    seen, left = 0, []
    for module in modules(*PRODUCT):
        for name, call in module.calls():
            given = call.args[2] if name == "Message" and len(call.args) > 2 else None
            values = given.values if isinstance(given, ast.Dict) else []
            for value in [*values, *(each.value for each in call.keywords if name == "phrase")]:
                seen += 1
                texts = (str(each.value) for each in spelled_out(value) if isinstance(each.value, str))
                left += [f"{module.path}:{value.lineno} {text}" for text in texts if re.search("[a-z]", text)]
    assert not left, left
    assert seen >= LEAST


def test_an_error_says_its_message() -> None:
    error = QuireError(Message("gap", "A {thing} and a {gap}.", {"thing": "\tthing"}))
    assert str(error) == error.message.render() == str(error.message) == "A  thing and a {gap}."
    assert Message("long", "{it}", {"it": "x" * 500}).render() == "x" * 199 + "…"
    assert Message("t", "one", {}).render({"one": "eins"}.__getitem__) == "eins"
