"""Collect the texts for people in core and the games, for the catalogues that ``translations.py`` writes.

Qt's own tool reads forms and literal calls, but neither the data of games nor the sentences of core. Labels, helps and
sentences of a game belong to the catalogue ``rules.<id>``; those of core, the terminal and paper, and the window's
messages, to the catalogue ``core``.

The texts of a game are collected from the loaded game, as they are shown: by then a text given for a whole family is
one text for each member, and the placeholders of a sentence have the names that its message gives them. The texts of
its procedures are collected from the code of its package: requests, their parts, and phrases. Sentences of core are
collected from the code, too: templates of a ``Message``, each ``Word``, names of a ``Term`` of some arithmetic, and
arguments for a parameter named ``template``. The help of commands is collected from the application of the terminal.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from core import registry  # noqa: E402  (the place of core comes first)
from core.character.violations import violation_checks  # noqa: E402
from core.cli.app import application  # noqa: E402
from core.cli.help_page import CommandGroup  # noqa: E402
from core.export.layout_translation import has_words, layout_texts  # noqa: E402
from core.formula import BUILTIN_FUNCTIONS, parse  # noqa: E402
from core.formula import syntax as formula_syntax  # noqa: E402
from core.messages import Word, unit_template  # noqa: E402
from core.procedures.request_translation import TEXT_FIELDS  # noqa: E402
from core.rules.model import System  # noqa: E402
from core.rules.play_layout import PlayLayout  # noqa: E402

TEXT_KEYS = frozenset(
    (
        "label",
        "plural",
        "help",
        "about",
        "message",
        "text",
        "title",
        "heading",
        "note",
        "unit",
        "undefined",
        "creation_time",
    )
)
"""Keys of the games' data whose values are texts for people."""

FAMILY_FILES = frozenset(("fields.toml", "derived.toml", "violations.toml"))
"""Files whose texts may be given for a whole family; they are collected from the loaded game."""

SHARED_PACKAGES = ("core/play", "core/procedures")
"""Packages whose requests are shared by all games."""

_SHOWN = re.compile(r"([a-z_]+)(?::[a-z]+)?\}")
"""A placeholder of a layout; the group is the end of its key."""

_IN_SMALL_LETTERS = re.compile(r"([a-z_]+):lower\}")
"""A placeholder of a layout that is shown in small letters; the group is the end of its key."""

Node = ast.Call | ast.FunctionDef | ast.Assign
"""Nodes of a module that can contain texts."""

SEPARATOR_OF_VALUES = "|"
"""Between the possible values of an option, which are the same in every language."""

MESSAGE, WORD, PHRASE, TERM, FILL = "Message", "Word", "phrase", "Term", "_fill"
TEMPLATE_POSITION = 1
TEMPLATE_PARAMETER = "template"
"""Name of the parameter by which a function takes the template of the message that it makes."""


def texts(data: object) -> Iterator[str]:
    """Yield the texts for people in a part of a game's data."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if isinstance(value, str) and key in TEXT_KEYS:
                yield value
            elif key == "words" and isinstance(value, Mapping):
                yield from map(str, value.values())
            else:
                yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


def loaded_game_texts(system: System) -> Iterator[str]:
    """Yield the texts of a loaded game, as they are shown."""
    yield system.credits.edition if any(map(str.isalpha, system.credits.edition)) else ""
    for option in system.options.values():
        yield from (option.label, option.help, *(choice.label for choice in option.choices))
    kinds = (field for kind in system.kinds.values() for field in kind.fields.values())
    for field in (*system.fields.values(), *kinds):
        yield from (field.label, field.help, *(choice.label for choice in field.choices))
        yield from (field.abbr, field.unit, unit_template(field.unit), field.row_label, field.row_label.capitalize())
    yield from small_labels(system)
    for derived in system.derived.values():
        yield from (derived.label, derived.abbr, derived.unit, unit_template(derived.unit))
        yield from (derived.help, derived.undefined, derived.absent)
        yield from derived.value_labels.texts
    for group in system.groups.values():
        yield from (group.label, group.help)
    for members in system.families.values():
        for member in members:
            yield from (member.label, member.abbr, member.help, member.note)
    for watcher in violation_checks(system).values():
        sentences = (watcher.message, watcher.label)
        yield from (
            text for text in sentences if not isinstance(text, Word)
        )  # a `Word` is core's own, and collected there
    for function in {**BUILTIN_FUNCTIONS, **system.functions}.values():
        yield function.phrase
    yield from play_texts(system.layout.play)
    yield from layout_texts(system)
    yield from formula_words(system)


def small_labels(system: System) -> Iterator[str]:
    """Yield the labels of choices that a sheet shows in small letters, which are other texts in other languages."""
    shown = set(_IN_SMALL_LETTERS.findall(repr(system.layout)))
    for key, field in system.fields.items():
        if key.rpartition(".")[2] in shown:
            yield from (choice.label.lower() for choice in field.choices)


def formula_words(system: System) -> Iterator[str]:
    """Yield the texts that formulas give to numbers that people see, also in small letters where a sheet shows them."""
    layout = repr(system.layout)
    shown, small = set(_SHOWN.findall(layout)), set(_IN_SMALL_LETTERS.findall(layout))
    for key, derived in system.derived.items():
        name = key.rpartition(".")[2]
        if derived.is_text and (name in shown or not derived.is_hidden):
            words = [text for text in returned_texts(parse(derived.formula)) if any(map(str.isalpha, text))]
            yield from words
            yield from (word.lower() for word in words if name in small)


def returned_texts(node: formula_syntax.Node) -> Iterator[str]:
    """Yield the texts in a formula that can be its value."""
    match node:
        case formula_syntax.TextLiteral():
            yield node.value
        case formula_syntax.Conditional():
            yield from (*returned_texts(node.then), *returned_texts(node.other))
        case formula_syntax.Call(function="default"):
            yield from (text for each in node.arguments for text in returned_texts(each))


def play_texts(play: PlayLayout) -> Iterator[str]:
    """Yield the texts of a Play page that contain words, besides its labels."""
    for track in play.tracks:
        yield from (track.hint, track.lost_label, track.also_label)
    templates = [shortcut.effect for shortcut in (*play.rest, *play.time)]
    templates += [() if play.damage is None else play.damage.hint]
    yield from (text for template in templates for text in template if has_words(text))
    yield from (*play.checks.labels, play.checks.modifier_label)
    for attack in play.attacks:
        yield from (attack.extra_label, attack.foe_label)


def game_texts(folder: Path) -> list[str]:
    """Return the texts of a game, each once; the folder of its rules has its id as name."""
    files = sorted(file for file in folder.glob("*.toml") if file.name not in FAMILY_FILES)
    collected = [text for file in files for text in texts(tomllib.loads(file.read_text(encoding="utf-8")))]
    collected += loaded_game_texts(registry.game(folder.name).system)
    collected += request_texts(ROOT / "core" / "systems" / folder.name)
    conflicts = registry.game(folder.name).conflicts
    collected += [
        f"{{number:{text}}}" for each in conflicts for text in (each.toll, each.attacks, each.attacks_of_side) if text
    ]
    return list(dict.fromkeys(text for text in collected if text.strip()))


NO_REQUESTS = frozenset((MESSAGE, WORD, "Event", TERM, "write", "write_any"))
"""Functions with parameters of the same names that make no request; their texts are collected elsewhere, or stored."""

REQUEST_PARTS = {
    "Option": ("key", "label", "about"),
    "Slot": ("key", "label"),
    "Entry": ("key", "label"),
    "Step": ("key", "label"),
}
"""Parts of a request, with the names of their positional parameters."""


def request_texts(folder: Path) -> Iterator[str]:
    """Yield the texts of requests that the modules of a package make."""
    modules = [nodes(file) for file in sorted(folder.rglob("*.py"))]
    public = {
        name: names for each in modules for name, names in _parameter_names(each).items() if not name.startswith("_")
    }
    for module in modules:
        parameter_names = {**public, **_parameter_names(module), **REQUEST_PARTS}
        for node in module:
            if isinstance(node, ast.Call):
                yield from _texts_of_request(node, parameter_names)


@cache
def nodes(file: Path) -> tuple[Node, ...]:
    """Return the nodes of a module that can contain texts: calls, functions, assignments."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return tuple(node for node in ast.walk(tree) if isinstance(node, Node))


def _parameter_names(module: Sequence[Node]) -> dict[str, tuple[str, ...]]:
    """Return the names of the parameters of every function."""
    return {
        node.name: tuple(each.arg for each in node.args.args if each.arg != "self")
        for node in module
        if isinstance(node, ast.FunctionDef)
    }


def _texts_of_request(call: ast.Call, parameter_names: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the texts in the arguments of a call that become part of a request."""
    name = _called_name(call)
    if name == PHRASE:
        yield from literals(call.args[0])
    elif name not in NO_REQUESTS:
        arguments = [
            *zip(parameter_names.get(name, ()), call.args, strict=False),
            *((each.arg, each.value) for each in call.keywords),
        ]
        for key, value in arguments:
            if key in TEXT_FIELDS:
                yield from literals(value)
            if key == "unit":
                yield from map(unit_template, literals(value))


def _called_name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def core_texts(root: Path = ROOT) -> list[str]:
    """Return the sentences of core, and those of the window that are made in the same way, each once."""
    files = (*sorted((root / "core").rglob("*.py")), *sorted((root / "desktop").rglob("*.py")))
    positions_by_file = {file: _template_parameters(nodes(file)) for file in files}
    public = {
        name: position
        for each in positions_by_file.values()
        for name, position in each.items()
        if not name.startswith("_")
    }
    games = root / "core" / "systems"
    collected: list[str] = []
    for file in files:
        positions = {**public, **positions_by_file[file]}
        if games in file.parents:
            del positions[PHRASE]  # those of a game are collected with its requests
        collected += _sentences(nodes(file), positions)
    collected += [text for folder in SHARED_PACKAGES for text in request_texts(root / folder)]
    collected += help_texts(typer.main.get_command(application()))
    return list(dict.fromkeys(text for text in collected if text.strip()))


def help_texts(command: object) -> Iterator[str]:
    """Yield the texts of a command's help page: its own, and names and helps of arguments and options."""
    if not isinstance(command, TyperCommand | TyperGroup):
        raise TypeError(f"no command of typer: {command!r}")
    yield command.help or ""
    for parameter in command.params:
        if isinstance(parameter, TyperArgument | TyperOption) and not parameter.hidden:
            name = parameter.metavar or ""
            yield from ("" if SEPARATOR_OF_VALUES in name else name, parameter.help or "")
    for _, each in command.all_commands() if isinstance(command, CommandGroup) else ():
        yield from help_texts(each)


def _template_parameters(module: Sequence[Node]) -> dict[str, int]:
    """Return the functions that take a template, with the position of that parameter."""
    positions: dict[str, int] = {}
    for node in module:
        if isinstance(node, ast.FunctionDef):
            names = [each.arg for each in node.args.args]
            if TEMPLATE_PARAMETER in names and any(map(_makes_message_of_template, ast.walk(node))):
                positions[node.name] = names.index(TEMPLATE_PARAMETER) - (names[0] == "self")
    return positions


def _makes_message_of_template(node: ast.AST) -> bool:
    """Return whether a call makes a message or phrase of the template that its function was given."""
    position = (
        {MESSAGE: TEMPLATE_POSITION, PHRASE: 0, FILL: 0}.get(getattr(node.func, "id", ""))
        if isinstance(node, ast.Call)
        else None
    )
    if position is None or not isinstance(node, ast.Call) or len(node.args) <= position:
        return False
    return getattr(node.args[position], "id", "") == TEMPLATE_PARAMETER


def _sentences(module: Sequence[Node], positions: Mapping[str, int]) -> Iterator[str]:
    """Yield the sentences of a module."""
    for node in module:
        if isinstance(node, ast.Call):
            name = _called_name(node)
            position = {MESSAGE: TEMPLATE_POSITION, WORD: 0, TERM: 0, **positions}.get(name)
            if position is not None and position < len(node.args):
                yield from literals(node.args[position])
        elif isinstance(node, ast.Assign) and any(
            getattr(each, "id", "") == TEMPLATE_PARAMETER for each in node.targets
        ):
            yield from literals(node.value)


def literals(value: ast.expr) -> Iterator[str]:
    """Yield the texts that an expression can be: a literal, one of two, or those of a tuple."""
    if isinstance(value, ast.IfExp):
        yield from literals(value.body)
        yield from literals(value.orelse)
    elif isinstance(value, ast.Tuple):
        for each in value.elts:
            yield from literals(each)
    elif isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value


def contexts(root: Path = ROOT) -> dict[str, list[str]]:
    """Return all texts by context."""
    games = sorted(folder for folder in (root / "resources" / "rules").iterdir() if folder.is_dir())
    return {"core": core_texts(root), **{f"rules.{folder.name}": game_texts(folder) for folder in games}}
