"""Words and prints errors of wrong command-line usage, in the language of the output."""

from __future__ import annotations

import re
from typing import Final

import typer

from core.cli.console import one_line, print_err
from core.cli.help_page import usage_line
from core.cli.output_language import say, translated
from core.messages import Word

# WORKAROUND: typer writes the sentences of its parser in English and offers no way to translate them, so they are
# recognised here. A sentence that no row recognises, as after an update of typer, is shown as typer writes it.
_SENTENCES: Final = (
    (r"Missing argument (?P<name>.+)\.", Word("The argument {name} is missing.")),
    (r"Missing option (?P<name>.+)\.", Word("The option {name} is missing.")),
    (r"No such option: (?P<name>\S+) \(Possible options: (?P<near>.+)\)",
     Word("There is no option {name}. Did you mean {near}?")),
    (r"No such option: (?P<name>\S+)", Word("There is no option {name}.")),
    (r"No such command (?P<name>.+)\. Did you mean (?P<near>.+)\?",
     Word("There is no command {name}. Did you mean {near}?")),
    (r"No such command (?P<name>.+)\.", Word("There is no command {name}.")),
    (r"Got unexpected extra argument\(s\) \((?P<rest>.+)\)", Word("Too many arguments: {rest}.")),
    (r"Option (?P<name>.+) requires an argument\.", Word("The option {name} needs a value.")),
    (r"Option (?P<name>.+) does not take a value\.", Word("The option {name} takes no value.")),
    (r"Invalid value for (?P<name>.+?): Value error, (?P<value>.+) is not one of (?P<choices>.+)\.",
     Word("{value} is not a value of {name}. Choose one of {choices}.")),
    (r"Invalid value for (?P<name>.+?): Input should be a valid integer.*", Word("{name} must be a whole number.")),
    (r"Invalid value for (?P<name>.+?): Input should be greater than or equal to (?P<least>\d+)",
     Word("{name} must be at least {least}.")),
    (r"Invalid value for (?P<name>.+?): Value error, .+ does not match the formats? .+",
     Word("{name} must be a date like 2026-12-31.")),
)  # fmt: skip
"""Sentences of typer, with Quire's; quotes around a part are left out."""


class WrongUsage(typer.BadParameter):
    """Raised by a command for arguments that do not go together; the message is a whole sentence."""

    def format_message(self) -> str:
        """Return the sentence without typer's introduction."""
        return self.message


def print_usage_error(error: typer.TyperException) -> None:
    """Print how the command is called and what is wrong."""
    context = getattr(error, "ctx", None)
    if context is not None:
        print_err(usage_line(context))
    print_err(one_line(f"quire: {usage_sentence(error.format_message())}"))
    if context is not None:
        print_err(say("Help: {command}", command=f"{context.command_path} --help"))


def usage_sentence(sentence: str) -> str:
    """Return a sentence of typer in Quire's words."""
    for pattern, template in _SENTENCES:
        found = re.fullmatch(pattern, sentence, re.DOTALL)
        if found is not None:
            values = {key: re.sub(r"'([^']*)'", r"\1", value) for key, value in found.groupdict().items()}
            return say(template, **values | {"name": translated(values.get("name", "").removesuffix("…"))})
    return sentence
