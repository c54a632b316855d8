"""Compiles Python expressions from codegen in one call; makes functions of their code.

A formula becomes a Python syntax tree that we build ourselves (no text is ever given to ``compile`` or ``eval``); many
are compiled in one call, and each code object becomes a function of the sheet and the rows around it: ``f(v)``,
``f(v, r1)``, ``f(v, r1, r2)``.

The code is *fast*: plain operators that return the result, or raise one of
:data:`core.formula.environment.FALLBACK_ERRORS` for anything but a number (undefined, fault, text, division by zero).
Then :mod:`core.formula.interpreter` decides which of these it is. Formulas without fast code are interpreted only.

Members of a family share code: it is compiled once, with family marks in its constants, and copied for each member.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from types import CodeType, FunctionType

from core.formula.ast_builder import Expression, function_of_rows, sequence
from core.formula.environment import Environment
from core.formula.schema import fill_marks
from core.formula.values import Value

Compiled = Callable[..., Value]


def compile_codes(trees: Sequence[tuple[Expression, int]]) -> list[CodeType]:
    """Compile many expressions in one call.

    Args:
        trees: Expressions, each with the number of rows it stands in.
    """
    # the line tells the code objects apart that would else be merged
    lambdas = [function_of_rows(depth, tree, line) for line, (tree, depth) in enumerate(trees, 1)]
    module = compile(ast.Expression(sequence(lambdas)), "<formulas>", "eval")
    codes = [code for code in module.co_consts if isinstance(code, CodeType)]
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
