"""The language of the command line: option ``--language``, and the texts of the terminal in that language.

JSON output, identifiers and the words of commands stay as they are in every language; help texts are in English.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated

import typer

from core.language import ENGLISH, Language, load_language
from core.messages import Message, Translate, localize_text, localize_value, phrase

VARIABLE = "QUIRE_LANGUAGE"
"""Environment variable for the language, if ``--language`` is not given."""

_Option = Annotated[
    str | None,
    typer.Option("--language", metavar="CODE", envvar=VARIABLE, help="Language of the output, like de."),
]
_language = load_language(ENGLISH)


def language() -> Language:
    """Return the language of the output."""
    return _language


def set_language(code: str) -> None:
    """Set the language of the output.

    Raises:
        LanguageError: There is no translation into it.
    """
    global _language  # noqa: PLW0603 - one command runs in a process
    _language = load_language(code)


def with_language(command: Callable[..., None]) -> Callable[..., None]:
    """Return a command with the option ``--language``, which sets the language before the command runs."""
    signature = inspect.signature(command, eval_str=True)
    option = inspect.Parameter("language", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=_Option)

    @wraps(command)
    def run(*args: object, language: str | None = None, **values: object) -> None:
        set_language(language or ENGLISH)
        command(*args, **values)

    run.__annotations__ = {name: each.annotation for name, each in signature.parameters.items()} | {"language": _Option}
    setattr(run, "__signature__", signature.replace(parameters=[*signature.parameters.values(), option]))  # noqa: B010
    return run


# ------------------------------------------------------------------------------------------------ texts


def say(template: str, **values: object) -> str:
    """Return a text of the terminal in the language of the output.

    Args:
        template: English text with placeholders.
        values: Their values.
    """
    return translated(phrase(template, **values))


def translator_of(system: str = "") -> Translate:
    """Return the function that translates texts about characters of a game, or core's own texts."""
    return _language.translator_of(system)


def translated(text: str, system: str = "") -> str:
    """Return a text of a game, or of core, in the language of the output."""
    return localize_text(text, translator_of(system))


def show_value(text: str, system: str = "") -> str:
    """Return a value of a sheet in the language of the output; texts of the user stay as they are."""
    return localize_value(text, translator_of(system))


def render(message: Message, system: str = "") -> str:
    """Return a message in the language of the output.

    Args:
        message: The message.
        system: Id of the game whose terms are in it; "" for none.
    """
    return message.render(translator_of(system))
