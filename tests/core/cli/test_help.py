"""Help and errors of usage are whole in every language, for every command, argument and option."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator

import pytest
import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from core.cli.app import application
from core.cli.help_page import CommandGroup
from core.cli.lazy_commands import PLACES
from core.cli.output_language import requested_language
from core.cli.usage_errors import usage_sentence
from core.language import languages, load_language
from tests.helpers.command_line import Quire
from tests.helpers.games import any_id

Command = TyperCommand | TyperGroup
SAME_IN_BOTH = frozenset({"NAME", "REVISION", "ID", "ID…", "Name", "TEXT"})
"""Words that are the same in German."""


def commands(command: object, *names: str) -> Iterator[tuple[tuple[str, ...], Command]]:
    """Yield all commands with the words that call them."""
    assert isinstance(command, Command)
    yield names, command
    if isinstance(command, CommandGroup):
        for name, each in command.all_commands():
            yield from commands(each, *names, name)


COMMANDS = dict(commands(typer.main.get_command(application())))


def parameters(command: Command) -> Iterator[TyperArgument | TyperOption]:
    """Yield the arguments and options that a help page shows."""
    for each in command.params:
        assert isinstance(each, TyperArgument | TyperOption)
        if not each.hidden:
            yield each


def texts(command: Command) -> Iterator[str]:
    """Yield the texts of a help page that are declared with the command."""
    yield command.help or ""
    for each in parameters(command):
        yield each.help or ""
        if each.metavar and "|" not in each.metavar:
            yield each.metavar


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.fixture(params=COMMANDS, ids=" ".join)
def names(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The words that call a command."""
    found: tuple[str, ...] = request.param
    return found


def test_every_command_and_parameter_has_a_help(names: tuple[str, ...]) -> None:
    assert all(texts(COMMANDS[names]))
    for parameter in parameters(COMMANDS[names]):
        is_flag = isinstance(parameter, TyperOption) and parameter.is_flag
        assert is_flag == (parameter.metavar is None), parameter.name


def test_english_help_shows_every_text(quire: Quire, names: tuple[str, ...]) -> None:
    page = quire.good(*names, "--help").out
    assert page.startswith(f"Usage: {' '.join(('quire', *names))} [OPTIONS]")
    for text in texts(COMMANDS[names]):
        assert squeezed(text) in squeezed(page)
    assert "<" not in page


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_translated_help_has_no_english_text(quire: Quire, names: tuple[str, ...], language: str) -> None:
    page = squeezed(quire.good(*names, "--help", "--language", language).out)
    translate = load_language(language).translate
    own = [
        squeezed(word)
        for word in ("Usage:", "[OPTIONS]", "Options:", "Arguments:", "Commands:", "COMMAND", "Required", "Default")
    ]
    assert not [word for word in own if word in page]
    for text in texts(COMMANDS[names]):
        assert squeezed(translate(text)) in page
        if text not in SAME_IN_BOTH:
            assert translate(text) != text
            assert len(text.split()) == 1 or squeezed(text) not in page
    command = COMMANDS[names]
    for part in command.commands.values() if isinstance(command, TyperGroup) else ():
        assert squeezed(translate(part.help or "").partition("\n\n")[0]) in page
        assert squeezed((part.help or "").partition("\n\n")[0]) not in page


def test_defaults_and_required_options_are_named(quire: Quire) -> None:
    page = " ".join(quire.good("pdf", "--help").out.split())
    assert "Default: full." in page
    assert "--layout full|card|blank" in page
    assert "Vorgabe: full." in quire.good("pdf", "--help", "--language", "de").out
    assert "--take-back" not in quire.good("library", "trash", "--help").out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--language", "de", "--help"),
        ("--help", "--language", "de"),
        ("--help", "--language=de"),
        ("--language", "de", "pdf", "--help"),
        ("pdf", "--help", "--language", "de"),
        ("--language", "en", "library", "list", "--help", "--language", "de"),
        ("library", "--language", "de"),
    ],
)
def test_the_language_may_be_named_anywhere(quire: Quire, arguments: tuple[str, ...]) -> None:
    assert quire(*arguments).out.startswith("Aufruf: quire")


def test_the_environment_names_the_language_of_help(quire: Quire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIRE_LANGUAGE", "de")
    assert quire.good("pdf", "--help").out.startswith("Aufruf: quire pdf")
    assert quire.good("--language", "en", "pdf", "--help").out.startswith("Usage: quire pdf")
    one = ("games", any_id())
    assert quire.good("--language", "en", *one).out == quire.good(*one, "--language", "en").out
    assert quire.good("--language", "en", *one).out != quire.good(*one).out


def test_the_requested_language_is_the_last_one_named() -> None:
    environment = {"QUIRE_LANGUAGE": "de"}
    assert requested_language((), {}) == "en"
    assert requested_language((), environment) == "de"
    assert requested_language(("--language", "en", "games", "--language=pl"), environment) == "pl"
    assert requested_language(("roll", "--", "--language", "en"), environment) == "de"
    assert requested_language(("games", "--language"), environment) == "de"
    assert requested_language(("games", "--language="), environment) == "de"


def test_a_group_without_a_command_lists_its_commands(quire: Quire) -> None:
    listed = quire("library")
    assert listed.code == 2
    assert listed.out == quire.good("library", "--help").out
    assert "duplicate" in listed.out


WRONG = {
    ("pdf",): ("The argument FILE is missing.", "Das Argument DATEI fehlt."),
    ("dance",): ("There is no command dance.", "Den Befehl dance gibt es nicht."),
    ("lib",): (
        "There is no command lib. Did you mean library?",
        "Den Befehl lib gibt es nicht. Meintest du library?",
    ),
    ("pdf", "--zzz"): ("There is no option --zzz.", "Die Option --zzz gibt es nicht."),
    ("pdf", "--layou"): (
        "There is no option --layou. Did you mean --layout, --library?",
        "Die Option --layou gibt es nicht. Meintest du --layout, --library?",
    ),
    ("restore", "1", "2", "3", "4"): ("Too many arguments: 3 4.", "Zu viele Argumente: 3 4."),
    ("restore", "1", "second"): ("REVISION must be a whole number.", "REVISION muss eine ganze Zahl sein."),
    ("fight", "--runs", "0"): ("--runs must be at least 1.", "--runs muss mindestens 1 sein."),
    ("pdf", "--ink=3", "x"): ("The option --ink takes no value.", "Die Option --ink nimmt keinen Wert."),
    ("pdf", "x", "-o"): ("The option -o needs a value.", "Die Option -o braucht einen Wert."),
    ("pdf", "x", "--layout", "Health"): (
        "Health is not a value of --layout. Choose one of full, card, blank.",
        "Health ist kein Wert für --layout. Möglich sind full, card, blank.",
    ),
    ("pdf", "x", "--date", "today"): (
        "--date must be a date like 2026-12-31.",
        "--date muss ein Datum wie 2026-12-31 sein.",
    ),
    ("library", "trash", "1", "--restore", "--forever"): (
        "--restore and --forever cannot be used together.",
        "--restore und --forever schließen einander aus.",
    ),
}


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_usage_is_explained_in_both_languages(quire: Quire, arguments: tuple[str, ...]) -> None:
    english, german = quire(*arguments), quire("--language", "de", *arguments)
    assert (english.code, english.out, german.code, german.out) == (2, "", 2, "")
    assert tuple(f"quire: {sentence}" for sentence in WRONG[arguments]) == (
        next(line for line in english.err.splitlines() if line.startswith("quire:")),
        next(line for line in german.err.splitlines() if line.startswith("quire:")),
    )
    for word in ("Usage", "Help"):
        assert f"{word}:" not in german.err
    assert english.err.count("Usage: quire") == german.err.count("Aufruf: quire")


def test_an_unknown_sentence_of_typer_is_shown_as_it_is() -> None:
    assert usage_sentence("Something new in typer.") == "Something new in typer."


@pytest.mark.parametrize("name", PLACES)
def test_the_line_of_a_command_is_the_first_paragraph_of_its_help(name: str) -> None:
    summary = (COMMANDS[name,].help or "").partition("\n\n")[0]
    assert PLACES[name].summary == " ".join(summary.split())


def test_a_command_imports_no_other() -> None:
    """Nor does the list of commands: what fights, prints and asks would take most of its time."""
    script = "import sys; from core.cli import run; run({arguments}); print(sorted(sys.modules))"
    for arguments, unasked in (
        (["--help"], {"core.cli.pdf", "core.character.sheet", "rich.console", "pydantic"}),
        (["roll", "2d6"], {"core.cli.pdf", "core.cli.fight", "core.store.library", "reportlab"}),
    ):
        done = subprocess.run(
            [sys.executable, "-c", script.format(arguments=arguments)], capture_output=True, text=True, check=True
        )
        loaded = set(ast.literal_eval(done.stdout.splitlines()[-1]))
        assert "core.cli.app" in loaded
        assert not unasked & loaded
