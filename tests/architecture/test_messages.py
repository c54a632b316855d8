"""The sentences of the program: each can be rendered, and each gap is given its value."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from string import Formatter

from core.errors import QuireError
from core.messages import Message
from tests.helpers.sources import PRODUCT, Module, modules

LEAST = 100


def sentences(module: Module) -> Iterator[tuple[str, ast.Call]]:
    """Give every message whose template stands in the source, with its call."""
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


def test_an_error_says_its_message() -> None:
    error = QuireError(Message("gap", "A {thing} and a {gap}.", {"thing": "\tthing"}))
    assert str(error) == error.message.render() == str(error.message) == "A  thing and a {gap}."
    assert Message("long", "{it}", {"it": "x" * 500}).render() == "x" * 199 + "…"
    assert Message("t", "one", {}).render({"one": "eins"}.__getitem__) == "eins"
