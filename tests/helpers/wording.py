"""The words Quire does not use, and where its texts are: for people, and in docstrings and comments.

Prints what it finds, as file, line and word: ``python -m tests.helpers.wording [people|code] [PATH…]``.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]

BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""Where statements have statements."""

STRING_OR_COMMENT = re.compile(
    r'"""(?:\\[\s\S]|[^\\])*?"""'
    r"|'{3}(?:\\[\s\S]|[^\\])*?'{3}"
    r'|"(?:\\[\s\S]|[^"\\\n])*"'
    r"|'(?:\\[\s\S]|[^'\\\n])*'"
    r"|(?P<comment>#.*)"
)
"""Strings are matched so that nothing in them is taken for a comment."""


@dataclass(frozen=True, slots=True)
class Mannerism:
    """A turn of phrase that readers must translate first.

    Attributes:
        pattern: Regular expression, matched without regard to case.
        instead: What to write, and why.
        in_code: Refused in docstrings and comments, too, not only in texts for people.
    """

    pattern: str
    instead: str
    in_code: bool = True


MANNERISMS = (
    Mannerism(r"somebody|someone else's", "name the person: you, the player, the character, another program"),
    Mannerism(r"nobody", "say what is missing: no characters, no fighter, no one"),
    Mannerism(r"everybody", "all characters, all fighters, everyone at the table by name"),
    Mannerism(r"whoever|whomever", "the caller, the player, the fighter that …"),
    Mannerism(r"whose", "with …, of …; a question about people is a riddle on a label", in_code=False),
    Mannerism(r"whom", "the person or thing itself", in_code=False),
    Mannerism(r"shall", "will, must, should"),
    Mannerism(r"let(?:s|ting)? go", "end, remove, release, drop"),
    Mannerism(r"t(?:ake|akes|aken|aking|ook) (?:(?!to )\w+ ){0,4}back", "undo, restore, rewind"),
    Mannerism(r"(?:beside|as it is|right) now", "compare with now; currently"),
    Mannerism(r"go(?:es|ing)? on|went on", "continue, resume"),
    Mannerism(r"what comes? of|what came of", "result, outcome"),
    Mannerism(r"stands? ready|stood ready", "is prepared, is loaded"),
    Mannerism(r"stand(?:s|ing)?|stood", "is, are, is listed", in_code=False),
    Mannerism(r"lies|lying", "is, are; a place is named", in_code=False),
    Mannerism(r"throw(?:n|s|ing)? away", "move to trash, discard"),
    Mannerism(r"puts? (?:\w+ )?away|put away", "hide, close, store"),
    Mannerism(r"as (?:it|they) (?:is|are|was|were) said|what is said", "the text, the message"),
    Mannerism(r"(?:has|have|had) drawn blood|drew blood", "injured"),
    Mannerism(r"anew", "again"),
    Mannerism(r"of its own accord|by itself", "automatically", in_code=False),
    Mannerism(r"in (?:the )?place of", "instead of", in_code=False),
)

EXCEPTIONS: dict[str, str] = {}
"""Phrases that may use such a word, with the reason; compared without regard to case."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text with its place.

    Attributes:
        place: ``path:line``.
        words: The text itself.
    """

    place: str
    words: str


def files(*patterns: str) -> Iterator[Path]:
    """Yield the files of the project that match one of the patterns, in order."""
    for pattern in patterns:
        yield from sorted(ROOT.glob(pattern))


def docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    """Yield every docstring, those of attributes included; expressions, which have none, are not walked."""
    found: list[ast.AST] = [tree]
    for node in found:
        for block in BLOCKS:
            inside = getattr(node, block, None)
            found += inside if isinstance(inside, list) else ()
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def literals(path: Path) -> Iterator[Text]:
    """Yield the string literals of a module that have several words and are no docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documents = {id(each) for each in docstrings(tree)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in documents:
            continue
        if " " in node.value.strip():
            yield Text(f"{path.relative_to(ROOT)}:{node.lineno}", node.value)


def form_texts(path: Path) -> Iterator[Text]:
    """Yield the translatable strings of a Designer form."""
    for node in ElementTree.parse(path).iter("string"):  # noqa: S314 - a file of our own
        if node.text and node.get("notr") != "true":
            yield Text(f"{path.relative_to(ROOT)}:", node.text)


def data_texts(path: Path) -> Iterator[Text]:
    """Yield the texts with several words in a game's data."""

    def walk(data: object, keys: str) -> Iterator[Text]:
        if isinstance(data, dict):
            for key, value in data.items():
                yield from walk(value, f"{keys}.{key}" if keys else str(key))
        elif isinstance(data, list):
            for value in data:
                yield from walk(value, keys)
        elif isinstance(data, str) and " " in data:
            yield Text(f"{path.relative_to(ROOT)}:{keys}", data)

    yield from walk(tomllib.loads(path.read_text(encoding="utf-8")), "")


def texts_for_people() -> Iterator[Text]:
    """Yield what players may read: window, paper, terminal, games, manual and README."""
    for path in files("core/**/*.py", "desktop/**/*.py", "run.py", "packaging/set_up.py"):
        yield from literals(path)
    for path in files("forms/**/*.ui"):
        yield from form_texts(path)
    for path in files("resources/rules/*/*.toml"):
        yield from data_texts(path)
    for path in files("resources/help/*.md", "README.md"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield Text(f"{path.relative_to(ROOT)}:{number}", line)


def texts_in_code() -> Iterator[Text]:
    """Yield the docstrings and comments of the product, its tools and its tests."""
    for path in files("core/**/*.py", "desktop/**/*.py", "packaging/*.py", "tests/**/*.py", "run.py"):
        if path == Path(__file__).resolve():
            continue
        source, place = path.read_text(encoding="utf-8"), path.relative_to(ROOT)
        for node in docstrings(ast.parse(source)):
            if isinstance(node.value, str):
                yield Text(f"{place}:{node.lineno}", node.value)
        for line, comment in comments(source):
            yield Text(f"{place}:{line}", comment)


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield the comments of a module with their lines; a ``#`` in a string begins none."""
    line, end = 1, 0
    for match in STRING_OR_COMMENT.finditer(source):
        if match["comment"]:
            line, end = line + source.count("\n", end, match.start()), match.start()
            yield line, match["comment"]


@cache
def pattern_of(*, is_code: bool) -> re.Pattern[str]:
    """Return what finds a text with any of the mannerisms."""
    every = "|".join(each.pattern for each in MANNERISMS if each.in_code or not is_code)
    return re.compile(rf"\b(?:{every})\b")


def found_in(text: Text, *, is_code: bool) -> list[str]:
    """Return the mannerisms of a text, as they are written there."""
    words = text.words.lower()
    for exception in EXCEPTIONS:
        words = words.replace(exception.lower(), "")
    if not pattern_of(is_code=is_code).search(words):
        return []  # as nearly always, and found in a fifth of the time
    return [
        match.group()
        for mannerism in MANNERISMS
        if mannerism.in_code or not is_code
        for match in re.finditer(rf"\b(?:{mannerism.pattern})\b", words)
    ]


def main(arguments: list[str]) -> int:
    """Print what is found; returns the exit code."""
    kinds = [kind for kind in ("people", "code") if kind in arguments] or ["people", "code"]
    paths = [each for each in arguments if each not in {"people", "code"}]
    for kind in kinds:
        texts = texts_in_code() if kind == "code" else texts_for_people()
        count = 0
        for text in texts:
            if paths and not text.place.startswith(tuple(paths)):
                continue
            for word in found_in(text, is_code=kind == "code"):
                count += 1
                sys.stdout.write(f"{text.place} {word}\n" if "--count" not in arguments else "")
        sys.stdout.write(f"{kind}: {count}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main([each for each in sys.argv[1:]]))
