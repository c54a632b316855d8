r"""Parses the text of a formula to a syntax tree: tokenizer, recursive descent parser.

Grammar, from lowest to highest precedence::

    formula    = choice
    choice     = disjunction [ "if" disjunction "else" choice ]
    disjunction= conjunction { "or" conjunction }
    conjunction= negation { "and" negation }
    negation   = "not" negation | comparison
    comparison = sum [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) sum ]        not chained
    sum        = product { ( "+" | "-" ) product }
    product    = sign { ( "*" | "/" ) sign }
    sign       = "-" sign | power
    power      = atom [ "**" sign ]                                           to the right
    atom       = number | text | "none" | "(" choice ")" | call | name
    call       = function "(" argument { "," argument } ")"
    argument   = list "[]" ":" choice | choice
    number     = digits [ "." digits ]
    text       = '"' any letters but '"' and line ends '"'
    name       = part { "." part }, a part ending in "[]" for a list; family marks such as <a> may stand in a part

Limits: 2,000 characters and a nesting depth of 50 (brackets, calls, signs, conditionals; operands of one level count
once).
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NoReturn

from core.errors import FormulaError
from core.formula.numbers import MAX_NUMBER
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
from core.messages import Message, Word

MAX_LENGTH = 2_000
"""Maximum length of a formula in characters."""

MAX_DEPTH = 50
"""Maximum nesting depth."""

MAX_DECIMALS = 30
"""Maximum decimals of a number literal."""

_TOKEN = re.compile(
    r"""([ \t\r\n]*)(
    (?:[A-Za-z_]|<[a-z]\w*>)(?:[A-Za-z0-9_]|<[a-z]\w*>)*(?:\[\])?
        (?:\.(?:[A-Za-z0-9_]|<[a-z]\w*>)+(?:\[\])?)*
    |[0-9]+(?:\.[0-9]+)?
    |"[^"\r\n]*"
    |\*\*|[=!<>]=|[-+*/<>(),:]
    )""",
    re.VERBOSE | re.ASCII,
)
_SPACE = " \t\r\n"
_WORDS = frozenset({"if", "else", "or", "and", "not", "none"})
_COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">="})
_END = "end"
_OWN_KIND = {word: word for word in (*_WORDS, *_COMPARISONS, "**", "+", "-", "*", "/", "(", ")", ",", ":")}
_KIND_BY_LETTER = {**dict.fromkeys("0123456789", "number"), '"': "text"}

_ALONE = frozenset({"name", "number", "text"})
"""Token kinds that form a whole operand if no binding operator follows: a fast path."""

_SHORT = 10
"""Numbers with fewer digits need no check of the limits."""

_CLOSING = frozenset({",", ")", _END})
_BINDING_TIGHTER = frozenset({"*", "/", "**", "("})
_MULTIPLYING = frozenset({"*", "/"})
_ADDING = frozenset({"+", "-"})
_BINDING = _BINDING_TIGHTER | _ADDING

_Token = tuple[str, str, int]
"""Kind, text, start. Operators and keywords are their own kind."""


def parse(text: str) -> Node:
    """Parse a formula into its syntax tree.

    Raises:
        FormulaError: The text is not a formula; the error has the column.

    >>> parse("-2 ** 2") == Unary("-", Power(NumberLiteral(2), NumberLiteral(2)))
    True
    """
    if len(text) > MAX_LENGTH:
        raise FormulaError(
            Message(
                "formula_too_long",
                "The formula has {count} characters, but at most {most} are allowed. Split it into two.",
                {"count": f"{len(text):,}", "most": f"{MAX_LENGTH:,}"},
            )
        )
    return _Parser(text).formula()


def formula_error(code: str, template: str, start: int, **values: object) -> FormulaError:
    """Return a FormulaError at a position; ``{column}`` is filled into the template."""
    column = start + 1
    return FormulaError(Message(code, template, {**values, "column": column}), column)


def _tokens(text: str) -> list[_Token]:
    tokens: list[_Token] = []
    position, end = 0, len(text.rstrip(_SPACE))
    for space, word in _TOKEN.findall(text):
        position += len(space)
        tokens.append((_OWN_KIND.get(word) or _KIND_BY_LETTER.get(word[0], "name"), word, position))
        position += len(word)
    if position < end:  # findall skipped something between the tokens
        _refuse_letter(text, _first_gap(text))
    tokens.append((_END, "", end))
    return tokens


def _first_gap(text: str) -> int:
    """Return the position of the first text that is no token."""
    position = 0
    while match := _TOKEN.match(text, position):
        position = match.end()
    return position


def _refuse_letter(text: str, position: int) -> NoReturn:
    while text[position] in _SPACE:
        position += 1
    letter = text[position]
    if letter == '"':
        raise formula_error("text_open", "The text starting in column {column} has no closing quote.", position)
    raise formula_error(
        "letter_unknown",
        "Column {column}: {letter} is not allowed in a formula. {hint}",
        position,
        letter=letter,
        hint=_HINTS.get(letter, Word("Remove it, or put texts into double quotes.")),
    )


_HINTS = {
    "'": Word("Texts are in double quotes."),
    "=": Word("Values are compared with ==."),
    "!": Word("Values are compared with !=; the opposite is written not."),
    "^": Word("Powers are written **."),
    "%": Word("There is no remainder or per cent; divide by 100 instead."),
    "&": Word("Write and."),
    "|": Word("Write or."),
    ";": Word("Arguments are separated by commas."),
    "×": Word("Write *."),
    "÷": Word("Write /."),
    "−": Word("Write the minus sign of the keyboard."),
    "[": Word("A list is written list[], with nothing in the brackets."),
}


class _Parser:
    """Recursive descent parser of one formula."""

    def __init__(self, text: str) -> None:
        self.tokens = _tokens(text)
        self.position = 0
        self.kind = self.tokens[0][0]
        self.depth = 0

    def formula(self) -> Node:
        if self.kind == _END:
            raise formula_error("formula_empty", "The formula is empty. Write a number, a name or an expression.", 0)
        node = self.choice()
        if self.kind != _END:
            self.refuse(Word("an operator or the end"))
        return node

    def advance(self) -> _Token:
        token = self.tokens[self.position]
        self.position += 1
        self.kind = self.tokens[self.position][0]
        return token

    def expect(self, kind: str) -> _Token:
        if self.kind != kind:
            self.refuse(kind)
        return self.advance()

    def refuse(self, wanted: str) -> NoReturn:
        kind, word, start = self.tokens[self.position]
        if kind == _END:
            raise formula_error(
                "formula_ends",
                "The formula is incomplete: {wanted} is missing at column {column}.",
                start,
                wanted=wanted,
            )
        if kind in _COMPARISONS:
            raise formula_error(
                "comparison_chained",
                "Column {column}: comparisons cannot be chained. Join two of them with and.",
                start,
            )
        raise formula_error(
            "word_unexpected",
            "Column {column}: {word} is not possible here; {wanted} is expected.",
            start,
            word=word,
            wanted=wanted,
        )

    def end(self) -> int:
        _, word, start = self.tokens[self.position - 1]
        return start + len(word)

    def enter(self) -> None:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise formula_error(
                "formula_too_deep",
                "Column {column}: the formula is nested more than {most} levels deep. Split it into two.",
                self.tokens[self.position][2],
                most=MAX_DEPTH,
            )

    def choice(self) -> Node:
        kind, _, start = self.tokens[self.position]
        if kind in _ALONE and self.tokens[self.position + 1][0] in _CLOSING:
            return self.atom()
        then = self.disjunction()
        if self.kind != "if":
            return then
        self.enter()
        self.advance()
        condition = self.disjunction()
        self.expect("else")
        other = self.choice()
        self.depth -= 1
        return Conditional(then, condition, other, (start, self.end()))

    def disjunction(self) -> Node:
        start = self.tokens[self.position][2]
        first = self.negation()
        if self.kind == "and":
            first = self.conjunction(first, start)
        if self.kind != "or":
            return first
        rest = []
        while self.kind == "or":
            self.advance()
            start_of_next = self.tokens[self.position][2]
            operand = self.negation()
            rest.append(("or", self.conjunction(operand, start_of_next) if self.kind == "and" else operand))
        return Chain(first, tuple(rest), (start, self.end()))

    def conjunction(self, first: Node, start: int) -> Node:
        """Parse the further operands of ``and``."""
        rest = []
        while self.kind == "and":
            self.advance()
            rest.append(("and", self.negation()))
        return Chain(first, tuple(rest), (start, self.end()))

    def negation(self) -> Node:
        if self.kind == "not":
            self.enter()
            _, _, start = self.advance()
            operand = self.negation()
            self.depth -= 1
            return Unary("not", operand, (start, self.end()))
        start = self.tokens[self.position][2]
        left = self.sum()
        if self.kind not in _COMPARISONS:
            return left
        operator = self.advance()[0]
        return Compare(operator, left, self.sum(), (start, self.end()))

    def sum(self) -> Node:
        kind, _, start = self.tokens[self.position]
        if kind in _ALONE and self.tokens[self.position + 1][0] not in _BINDING:
            return self.atom()
        first = self.sign()
        if self.kind in _MULTIPLYING:
            first = self.product(first, start)
        if self.kind not in _ADDING:
            return first
        rest = []
        while self.kind in _ADDING:
            operator = self.advance()[0]
            rest.append((operator, self.summand()))
        return Chain(first, tuple(rest), (start, self.end()))

    def summand(self) -> Node:
        """Parse one operand of a sum."""
        kind, _, start = self.tokens[self.position]
        if kind in _ALONE and self.tokens[self.position + 1][0] not in _BINDING_TIGHTER:
            return self.atom()
        first = self.sign()
        return self.product(first, start) if self.kind in _MULTIPLYING else first

    def product(self, first: Node, start: int) -> Node:
        """Parse the further operands of ``*`` and ``/``."""
        rest = []
        while self.kind in _MULTIPLYING:
            operator = self.advance()[0]
            rest.append((operator, self.sign()))
        return Chain(first, tuple(rest), (start, self.end()))

    def sign(self) -> Node:
        if self.kind == "-":
            self.enter()
            _, _, start = self.advance()
            operand = self.sign()
            self.depth -= 1
            return Unary("-", operand, (start, self.end()))
        start = self.tokens[self.position][2]
        base = self.atom()
        if self.kind != "**":
            return base
        self.enter()
        self.advance()
        exponent = self.sign()
        self.depth -= 1
        return Power(base, exponent, (start, self.end()))

    def atom(self) -> Node:
        kind, word, start = self.tokens[self.position]
        if kind == "name":
            self.position += 1
            self.kind = self.tokens[self.position][0]
            if self.kind == "(":
                return self.call(word, start)
            return Name(word, (start, start + len(word)))
        if kind == "number":
            self.advance()
            return _number(word, start)
        if kind == "(":
            self.enter()
            self.advance()
            node = self.choice()
            self.expect(")")
            self.depth -= 1
            return node
        if kind == "text":
            self.advance()
            return TextLiteral(word[1:-1], (start, start + len(word)))
        if kind == "none":
            self.advance()
            return NoneLiteral((start, start + len(word)))
        self.refuse(Word("a number, a key or a bracket"))

    def call(self, function: str, start: int) -> Node:
        self.enter()
        self.advance()
        arguments = [] if self.kind == ")" else [self.argument()]
        while self.kind == ",":
            self.advance()
            arguments.append(self.argument())
        self.expect(")")
        self.depth -= 1
        return Call(function, tuple(arguments), (start, self.end()))

    def argument(self) -> Node:
        _, word, start = self.tokens[self.position]
        if word.endswith("[]") and self.tokens[self.position + 1][0] == ":":
            self.advance()
            self.advance()
            return ForEach(word[:-2], self.choice(), (start, self.end()))
        return self.choice()


def _number(word: str, start: int) -> NumberLiteral:
    span = (start, start + len(word))
    if len(word) < _SHORT and "." not in word:
        return NumberLiteral(int(word), span)
    whole_part, _, decimals = word.partition(".")
    decimals = decimals.rstrip("0")
    if len(decimals) > MAX_DECIMALS:
        raise formula_error(
            "number_too_fine",
            "Column {column}: a number can have at most {most} decimals.",
            start,
            most=MAX_DECIMALS,
        )
    if len(whole_part.lstrip("0")) > len(str(MAX_NUMBER)) or int(whole_part) + (1 if decimals else 0) > MAX_NUMBER:
        raise formula_error(
            "number_too_large",
            "Column {column}: {number} is too large. Numbers in a formula go up to {most}.",
            start,
            number=word,
            most=f"{MAX_NUMBER:,}",
        )
    value = Fraction(int(whole_part + decimals), 10 ** len(decimals)) if decimals else int(whole_part)
    return NumberLiteral(value, span)
