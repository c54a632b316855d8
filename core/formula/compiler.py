"""Compiles typed formulas to Python functions.

A formula becomes a Python syntax tree that we build ourselves (no text is ever given to ``compile`` or ``eval``); many
are compiled in one call, and each code object becomes a function of the sheet and the rows around it: ``f(v)``,
``f(v, r1)``, ``f(v, r1, r2)``.

There are two kinds of code. *Fast* code uses plain operators; it returns the result, or raises one of
:data:`core.formula.environment.FALLBACK_ERRORS` for anything but a number (undefined, fault, text, division by zero).
*Checked* code calls :mod:`core.formula.checked_operations`, decides which of these it is, and raises nothing but a
fault. Formulas without a fast form (powers, harmonic sums) have checked code only.

Members of a family share code: it is compiled once, with family marks in its constants, and copied for each member.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from types import CodeType, FunctionType

from core.formula.ast_builder import LOAD, LambdaNode, TupleNode, parameters_of
from core.formula.checked_codegen import generate_checked
from core.formula.codegen import CheckedOnlyError, generate_fast
from core.formula.environment import Environment
from core.formula.schema import fill_marks
from core.formula.typed_tree import TypedNode
from core.formula.values import Value

Compiled = Callable[..., Value]


def compile_codes(trees: Sequence[tuple[ast.expr, int]]) -> list[CodeType]:
    """Compile many expressions in one call.

    Args:
        trees: Expressions, each with the number of rows it stands in.
    """
    lambdas: list[ast.expr] = []
    for place, (tree, depth) in enumerate(trees):
        made = LambdaNode(parameters_of(depth), tree)
        made.lineno = place + 1  # tells the code objects apart that would else be merged
        lambdas.append(made)
    whole = compile(ast.Expression(TupleNode(lambdas, LOAD)), "<formulas>", "eval")
    codes = [code for code in whole.co_consts if isinstance(code, CodeType)]
    return sorted(codes, key=lambda code: code.co_firstlineno)


def make_function(code: CodeType, environment: Environment, members: Mapping[str, str]) -> Compiled:
    """Return the function of one number from the code of its formula.

    Args:
        code: Code, perhaps with family marks in its constants.
        environment: What it calls.
        members: What the marks stand for.
    """
    return FunctionType(_with_members(code, members) if members else code, environment.names)


def _with_members(code: CodeType, members: Mapping[str, str]) -> CodeType:
    constants: list[object] = []
    for constant in code.co_consts:
        if isinstance(constant, str) and "<" in constant:
            constants.append(fill_marks(constant, members))
        elif isinstance(constant, CodeType):
            constants.append(_with_members(constant, members))
        else:
            constants.append(constant)
    return code.replace(co_consts=tuple(constants))


class CodeKind(Enum):
    """The kind of code of a formula."""

    PLAIN = "plain"  # fast, and a division by zero can only mean undefined
    FAST = "fast"
    CHECKED = "careful"


def generate_code(root: TypedNode, environment: Environment) -> tuple[ast.expr, CodeKind]:
    """Return fast code if possible, else checked code."""
    try:
        expression, is_plain = generate_fast(root, environment)
    except CheckedOnlyError:
        return generate_checked(root, environment), CodeKind.CHECKED
    return expression, CodeKind.PLAIN if is_plain else CodeKind.FAST


def compile_checked(root: TypedNode, depth: int, environment: Environment) -> CodeType:
    """Compile the checked code of one formula."""
    return compile_codes([(generate_checked(root, environment), depth)])[0]
