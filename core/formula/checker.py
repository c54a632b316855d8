"""Checks a formula and returns its typed tree: names resolved, arguments and types checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from core.errors import FormulaError
from core.formula import typed_tree
from core.formula.constant_folding import constant_value
from core.formula.functions import BUILTIN_FUNCTIONS, Function
from core.formula.numbers import MAX_EXPONENT
from core.formula.parser import formula_error
from core.formula.schema import Schema
from core.formula.scopes import NameResolver, union_type
from core.formula.suggestions import did_you_mean
from core.formula.syntax import (
    Call,
    Chain,
    Compare,
    Conditional,
    ForEach,
    Name,
    Node,
    NoneLiteral,
    NumberLiteral,
    Power,
    TextLiteral,
    Unary,
)
from core.formula.typed_tree import NameMeaning, Type, TypedFormula, TypedNode, Vector, VectorPart
from core.formula.values import ValueType
from core.messages import Message, Word, phrase

_NUMBERS: tuple[Type, ...] = (ValueType.NUMBER, ValueType.ANY, None)
_AGGREGATES = ("sum", "min", "max")
_UNKNOWN = typed_tree.Const(None, None)


def check(node: Node, key: str, schema: Schema) -> TypedFormula:
    """Resolve the names of a formula and check its types.

    Args:
        node: The tree of the formula.
        key: Class key of the computed number; determines the row of the formula and its type, which it
            must be (a key that the schema does not know is a number).
        schema: The names of the game.

    Raises:
        FormulaError: A name or function is unknown, arguments do not fit, or a text is used as a number.
    """
    names = NameResolver(schema, key)
    binder = _Binder(schema, names)
    root = binder.bind(node)
    _check_result(node, root.type, schema.keys.get(names.own, ValueType.NUMBER))
    return TypedFormula(root, tuple(names.reads), binder.names)


def _check_result(node: Node, got: Type, wanted: ValueType) -> None:
    if got is None or ValueType.ANY in (got, wanted) or got is wanted:
        return
    words = {
        ValueType.NUMBER: Word("a number"),
        ValueType.TEXT: Word("a text"),
        ValueType.OPAQUE: Word("a list of texts"),
    }
    raise FormulaError(
        Message(
            "result_type",
            "The formula returns {got}, but must return {wanted}.",
            {"got": words[got], "wanted": words[wanted]},
        ),
        node.span[0] + 1,
    )


class _Binder:
    """Converts one syntax tree to a typed tree."""

    def __init__(self, schema: Schema, names: NameResolver) -> None:
        self.schema = schema
        self.scope = names
        self.names: dict[int, NameMeaning] = {}

    def bind(self, node: Node) -> TypedNode:  # noqa: PLR0911 # one for each kind of node
        match node:
            case Name():
                return self._name(node)
            case NumberLiteral():
                return typed_tree.Const(node.value, ValueType.NUMBER)
            case TextLiteral():
                self.scope.refuse_family_mark(node.value)
                return typed_tree.Const(Word(node.value), ValueType.TEXT)
            case Chain():
                return self._chain(node)
            case Call():
                return self._call(node)
            case Compare():
                return self._compare(node)
            case Unary():
                operation = typed_tree.Negate if node.operator == "-" else typed_tree.Not
                return operation(self._number(node.operand))
            case Conditional():
                return self._choice(node)
            case _:
                return self._rest(node)

    def _rest(self, node: NoneLiteral | Power | ForEach) -> TypedNode:
        match node:
            case NoneLiteral():
                return typed_tree.Const(None, None)
            case Power():
                return self._power(node)
            case _:
                _refuse_list(node)

    def _number(self, node: Node) -> TypedNode:
        """Bind a node that must be a number."""
        operand = self.bind(node)
        if operand.type not in _NUMBERS:
            raise formula_error(
                "text_for_number",
                "Column {column}: a number is expected, but this is a text. Texts can only be compared, with "
                "== and !=.",
                node.span[0],
            )
        return operand

    def _plain(self, node: Node) -> TypedNode:
        """Bind a number or text, not a list of texts."""
        operand = self.bind(node)
        if operand.type is ValueType.OPAQUE:
            raise formula_error(
                "list_of_texts",
                "Column {column}: this is a list. Only functions of the game can use it.",
                node.span[0],
            )
        return operand

    def _name(self, node: Name) -> TypedNode:
        if node.key.endswith("[]") or "[]." in node.key:
            self._vector(node)
            _refuse_list(node)
        read = self.scope.read(node.key)
        if read is None:
            self._refuse_name(node)
        self.names[id(node)] = read
        return read

    def _refuse_name(self, node: Name) -> NoReturn:
        if self.scope.group(node.key) is not None:
            raise formula_error(
                "group_alone",
                "Column {column}: {name} is a group of numbers. Write sum({name}), or use one of them.",
                node.span[0],
                name=node.key,
            )
        raise formula_error(
            "name_unknown",
            "Column {column}: {name} is unknown here.{hint}",
            node.span[0],
            name=node.key,
            hint=did_you_mean(node.key, self.scope.known_names())
            or Word(" Names are keys of the sheet or of the row."),
        )

    def _chain(self, node: Chain) -> TypedNode:
        first = self._number(node.first)
        rest = tuple([(operator, self._number(operand)) for operator, operand in node.rest])
        if rest[0][0] in ("and", "or"):
            return typed_tree.Logic(rest[0][0], (first, *(operand for _, operand in rest)))
        return typed_tree.Arithmetic(first, rest)

    def _compare(self, node: Compare) -> TypedNode:
        if node.operator not in ("==", "!="):
            left, right = self._number(node.left), self._number(node.right)
            return typed_tree.Comparison(node.operator, left, right, union_type((left.type, right.type)))
        left, right = self._plain(node.left), self._plain(node.right)
        if {left.type, right.type} == {ValueType.TEXT, ValueType.NUMBER}:
            raise formula_error(
                "text_against_number",
                "Column {column}: a text is compared with a number, which are never equal. Compare two texts "
                "or two numbers.",
                node.span[0],
            )
        of = ValueType.ANY if ValueType.ANY in (left.type, right.type) else union_type((left.type, right.type))
        return typed_tree.Comparison(node.operator, left, right, of)

    def _choice(self, node: Conditional) -> TypedNode:
        then, condition, other = self._plain(node.then), self._number(node.condition), self._plain(node.other)
        return typed_tree.Conditional(condition, then, other, union_type((then.type, other.type)))

    def _power(self, node: Power) -> TypedNode:
        base, exponent = self._number(node.base), self._number(node.exponent)
        fixed = constant_value(node.exponent)
        if fixed is not None and (fixed.denominator != 1 or not 0 <= fixed <= MAX_EXPONENT):
            raise formula_error(
                "exponent_range",
                "Column {column}: the exponent must be a whole number from 0 to {most}.",
                node.exponent.span[0],
                most=MAX_EXPONENT,
            )
        return typed_tree.Power(base, exponent)

    def _vector(self, node: Name) -> Vector:
        """Bind a list or its column."""
        vector = self.scope.column(node.key)
        if vector is None:
            self._refuse_column(node)
        self.names[id(node)] = vector
        return vector

    def _refuse_column(self, node: Name) -> NoReturn:
        path, _, key = node.key.rpartition("[]")
        sources = self.scope.sources(path)
        if sources is None:
            _refuse_unknown_list(node, path, self.schema)
        known = {
            name[len(source.scopes[0].prefix) :]
            for source in sources
            for name in self.schema.keys
            if name.startswith(source.scopes[0].prefix)
        }
        raise formula_error(
            "column_unknown",
            "Column {column}: the rows of {list} have no {name}.{hint}",
            node.span[0],
            list=path,
            name=key[1:],
            hint=did_you_mean(key[1:], known),
        )

    def _each(self, node: ForEach) -> Vector:
        sources = self.scope.sources(node.list)
        if sources is None:
            _refuse_unknown_list(node, node.list, self.schema)
        outer, names = self.scope.scopes, self.names
        parts = []
        for source in sources:
            self.scope.scopes, self.names = source.scopes, {}
            parts.append(VectorPart(source.loops, self._plain(node.body), self.names, source.filter))
            self.scope.scopes, self.names = outer, names
        vector = Vector(tuple(parts), union_type(part.body.type for part in parts if part.body is not None))
        names[id(node)] = vector
        return vector

    def _argument(self, node: Node) -> TypedNode | Vector:
        """Bind an argument that may be a vector: a column, an expression for each row, a bare group."""
        if isinstance(node, ForEach):
            return self._each(node)
        if isinstance(node, Name):
            if "[]" in node.key:
                return self._vector(node)
            read = self.scope.read(node.key)
            if read is None:
                group = self.scope.group(node.key)
                if group is None:
                    self._refuse_name(node)
                self.names[id(node)] = group
                return group
            self.names[id(node)] = read
            return read
        return self.bind(node)

    def _call(self, node: Call) -> TypedNode:
        function = BUILTIN_FUNCTIONS.get(node.function) or self.schema.functions.get(node.function)
        if function is None:
            known = (*BUILTIN_FUNCTIONS, *self.schema.functions)
            raise formula_error(
                "function_unknown",
                "Column {column}: there is no function {name}.{hint}",
                node.span[0],
                name=node.function,
                hint=did_you_mean(node.function, known),
            )
        _check_arity(node, function)
        if function.name in _AGGREGATES:
            return typed_tree.Aggregate(function.name, tuple([self._numbers(part) for part in node.arguments]))
        if function.name == "count":
            return self._count(node)
        if function.name == "default":
            value, other = self._bare(lambda: self._plain(node.arguments[0])), self._plain(node.arguments[1])
            return typed_tree.Default(value, other, union_type((value.type, other.type)))
        if function.name == "table":
            return self._lookup(node)
        if function.accepts_undefined:
            return self._bare(lambda: self._invoke(node, function))
        return self._invoke(node, function)

    def _bare(self, bind: Callable[[], TypedNode]) -> TypedNode:
        """Bind a call that handles undefined values itself, without fallbacks."""
        outer, self.scope.keeps_undefined = self.scope.keeps_undefined, True
        call = bind()
        self.scope.keeps_undefined = outer
        return call

    def _numbers(self, node: Node) -> TypedNode | Vector:
        argument = self._argument(node)
        if isinstance(argument, Vector) and any(part.body is None for part in argument.parts):
            _refuse_list(node)
        if argument.type not in _NUMBERS:
            raise formula_error(
                "text_for_number",
                "Column {column}: a number is expected, but this is a text. Texts can only be compared, with "
                "== and !=.",
                node.span[0],
            )
        return argument

    def _count(self, node: Call) -> TypedNode:
        argument = self._argument(node.arguments[0])
        if not isinstance(argument, Vector):
            raise formula_error("count_list", "Column {column}: count needs a list. Write count(list[]).", node.span[0])
        return typed_tree.Count(argument)

    def _lookup(self, node: Call) -> TypedNode:
        first, *rest = node.arguments
        table = self.schema.tables.get(first.value) if isinstance(first, TextLiteral) else None
        if table is None:
            raise formula_error(
                "table_unknown",
                "Column {column}: the first argument of table must be the name of a table in double quotes.{hint}",
                first.span[0],
                hint=did_you_mean(first.value if isinstance(first, TextLiteral) else "", self.schema.tables),
            )
        most = len(table.keys) + (1 if len(table.columns) > 1 else 0)
        if not len(table.keys) <= len(rest) <= most:
            raise formula_error(
                "table_keys",
                "Column {column}: table {name} needs {keys}.",
                node.span[0],
                name=table.name,
                keys=", ".join((*table.keys, *(("a column",) if most > len(table.keys) else ()))),
            )
        column = rest[len(table.keys)] if len(rest) > len(table.keys) else None
        if isinstance(column, TextLiteral) and column.value not in table.columns:
            raise formula_error(
                "table_column",
                "Column {column}: table {name} has no column {wanted}.{hint}",
                column.span[0],
                name=table.name,
                wanted=column.value,
                hint=did_you_mean(column.value, table.columns),
            )
        kind = ValueType.ANY
        if column is None or isinstance(column, TextLiteral):
            kind = table.type_of(column.value if column is not None else "")
        keys = tuple([self._plain(part) for part in rest[: len(table.keys)]])
        return typed_tree.Lookup(table, keys, None if column is None else self._plain(column), kind)

    def _invoke(self, node: Call, function: Function) -> TypedNode:
        arguments: list[TypedNode | Vector] = []
        for index, part in enumerate(node.arguments):
            if index in function.vector_arguments:
                argument = self._argument(part)
                if not isinstance(argument, Vector):
                    raise formula_error(
                        "vector_wanted",
                        "Column {column}: {name} needs the values of a list here. Write list[].key.",
                        part.span[0],
                        name=function.name,
                    )
                arguments.append(argument)
            elif function.argument_type is ValueType.NUMBER:
                arguments.append(self._number(part))
            else:
                arguments.append(self.bind(part))
        arguments += [self._beside(name) for name in function.implicit_arguments]
        return typed_tree.Call(function, tuple(arguments), function.result_type)

    def _beside(self, name: str) -> TypedNode | Vector:
        """Bind what a function reads though it is not written between its brackets."""
        if "[]" in name:
            return self.scope.column(name) or _UNKNOWN
        return self.scope.read(name) or self.scope.group(name) or _UNKNOWN


def _check_arity(node: Call, function: Function) -> None:
    count = len(node.arguments)
    if count >= function.least and (function.most is None or count <= function.most):
        return
    expected = str(function.least)
    if function.most is None:
        expected = phrase("at least {least}", least=function.least)
    elif function.most != function.least:
        expected = phrase("{least} to {most}", least=function.least, most=function.most)
    raise formula_error(
        "arguments",
        "Column {column}: {name} takes {wanted} arguments, but has {count}.",
        node.span[0],
        name=function.name,
        wanted=expected,
        count=count,
    )


def _refuse_list(node: Node) -> NoReturn:
    raise formula_error(
        "list_alone",
        "Column {column}: a list has many values. Use its column in sum, min, max or count.",
        node.span[0],
    )


def _refuse_unknown_list(node: Node, path: str, schema: Schema) -> NoReturn:
    raise formula_error(
        "list_unknown",
        "Column {column}: there is no list {name}[].{hint}",
        node.span[0],
        name=path,
        hint=did_you_mean(f"{path}[]", [f"{known}[]" for known in (*schema.lists, *schema.gathers)]),
    )
