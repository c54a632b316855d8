"""Builds help pages and usage lines of the commands, in the language of the output.

The texts are those of the commands' declarations: docstrings, ``help`` and ``metavar``. Not for errors, which
:mod:`core.cli.usage_errors` words.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from core.cli.output_language import say, translated

WIDEST_NAME = 26
"""Letters of a name beside its text; wider ones stand above it."""

Row = tuple[str, str]


class CommandGroup(TyperGroup):
    """Commands that a help page lists with a line each."""

    def all_commands(self) -> Iterator[tuple[str, TyperCommand | TyperGroup]]:
        """Yield every command with its name."""
        context = typer.Context(self)
        for name in self.list_commands(context):
            command = self.get_command(context, name)
            if isinstance(command, TyperCommand | TyperGroup):
                yield name, command

    def summary(self, context: typer.Context, name: str) -> str:
        """Return the line of a command: the first paragraph of its help, in the language of the output."""
        command = self.get_command(context, name)
        return " ".join(translated((command and command.help) or "").partition("\n\n")[0].split())


def help_page(context: typer.Context) -> str:
    """Return the help page of a command or a group of commands."""
    command = context.command
    formatter = context.make_formatter()
    formatter.write(usage_line(context) + "\n")
    formatter.write_paragraph()
    formatter.write_text(translated(command.help or ""))
    arguments = [each for each in command.params if isinstance(each, TyperArgument)]
    options = [each for each in command.params if isinstance(each, TyperOption) and not each.hidden]
    for title, rows in (
        (say("Arguments"), [argument_row(each) for each in arguments]),
        (say("Options"), [option_row(each) for each in options]),
        (say("Commands"), list(_command_rows(context, command)) if isinstance(command, CommandGroup) else []),
    ):
        if rows:
            with formatter.section(title):
                formatter.write_dl(rows, col_max=WIDEST_NAME)
    return formatter.getvalue().rstrip("\n")


def usage_line(context: typer.Context) -> str:
    """Return how a command is called: ``Usage: quire pdf [OPTIONS] FILE…``."""
    words = [say("[OPTIONS]")]
    for parameter in context.command.params:
        if isinstance(parameter, TyperArgument):
            name = translated(parameter.metavar or "")
            words.append(name if parameter.required else f"[{name}]")
    if isinstance(context.command, TyperGroup):
        words.append(say("COMMAND"))
    formatter = context.make_formatter()
    formatter.write_usage(context.command_path, " ".join(words), prefix=f"{say('Usage')}: ")
    return formatter.getvalue().rstrip("\n")


def argument_row(argument: TyperArgument) -> Row:
    """Return an argument as help pages list it: its name and its text."""
    return translated(argument.metavar or ""), _help_text(argument)


def option_row(option: TyperOption) -> Row:
    """Return an option as help pages list it: its names and its text."""
    names = ", ".join(sorted(option.opts, key=len))
    return names if option.is_flag else f"{names} {translated(option.metavar or '')}", _help_text(option)


def _help_text(parameter: TyperArgument | TyperOption) -> str:
    """Return the help of a parameter, with its default or that it is required."""
    sentences = [translated(parameter.help or "")]
    default = parameter.default
    if isinstance(parameter, TyperOption) and parameter.required:
        sentences.append(say("Required."))
    elif default and default is not True and not parameter.required:
        shown = default.value if isinstance(default, Enum) else default
        sentences.append(say("Default: {value}.", value=shown))
    return " ".join(sentences)


def _command_rows(context: typer.Context, group: CommandGroup) -> Iterator[Row]:
    for name in group.list_commands(context):
        yield name, group.summary(context, name)
