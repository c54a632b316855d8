"""Tests of the window: marked where they depend on fonts, and waiting for what they need."""

from __future__ import annotations

import ast

from tests.helpers.sources import Module, modules

WINDOW_TESTS = ("tests/desktop", "tests/forms", "tests/end2end")
MARK = "pytest.mark.fonts"
LEAST_MARKED = 160
LEAST_MODULES = 45
LOOP_CALLS = {"processEvents", "qWait"}
WAITING = "tests/helpers/waiting.py"
LAST_TURN = "tests/helpers/windows.py"
"""Closes the windows of a test; nothing is waited for there."""


def list_tests(module: Module) -> list[ast.FunctionDef]:
    """Return the test functions of a module."""
    return [node for node in module.tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def is_marked_whole(module: Module) -> bool:
    """Return whether ``pytestmark`` marks every test of a module."""
    assigned = [node for node in module.tree.body if isinstance(node, ast.Assign)]
    return any(ast.unparse(node.targets[0]) == "pytestmark" and MARK in ast.unparse(node.value) for node in assigned)


def list_marked(module: Module) -> list[str]:
    """Return the names of the tests of a module that are marked."""
    is_whole = is_marked_whole(module)
    return [
        test.name
        for test in list_tests(module)
        if is_whole or any(ast.unparse(each) == MARK for each in test.decorator_list)
    ]


def test_the_tests_that_depend_on_fonts_are_marked() -> None:
    found = {module.path: list_marked(module) for module in modules(*WINDOW_TESTS)}
    assert sum(map(len, found.values())) >= LEAST_MARKED
    assert sum(map(bool, found.values())) >= LEAST_MODULES


def test_exact_sizes_and_pixels_are_compared_in_one_font() -> None:
    """A picture is grabbed and read in a marked test only, so that the script runs it with other fonts."""
    read = {
        f"{module.path}::{test.name}"
        for module in modules(*WINDOW_TESTS)
        for test in list_tests(module)
        if ".grab(" in ast.unparse(test)
    }
    marked = {f"{module.path}::{name}" for module in modules(*WINDOW_TESTS) for name in list_marked(module)}
    assert len(read) >= 10
    assert read <= marked


def test_no_test_relies_on_one_turn_of_the_event_loop() -> None:
    calls = [
        (module.path, node.lineno)
        for module in modules(*WINDOW_TESTS, "tests/helpers")
        for node in module.nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LOOP_CALLS
    ]
    assert {path for path, _ in calls} == {WAITING, LAST_TURN}
    assert len(calls) == 2


def test_layouts_are_asked_for_their_items_in_one_place() -> None:
    """The wrapper of an item outlives the item; what comes to its address then crashes the program."""
    asked = {
        module.path
        for module in modules("desktop", "packaging", "tests")
        for node in module.nodes
        if isinstance(node, ast.Attribute) and node.attr in {"itemAt", "itemAtPosition", "addLayout", "insertLayout"}
    }
    assert asked == {"desktop/layout_parts.py"}
