"""Sets the language of the output (``--language``), and translates texts of the terminal.

JSON output, identifiers and the words of commands stay as they are in every language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile, zip_longest

from core.language import ENGLISH, Language, load_language
from core.messages import Message, Translate, localize_text, localize_value, phrase

OPTION = "--language"
VARIABLE = "QUIRE_LANGUAGE"
"""Environment variable for the language, if ``--language`` is not given."""

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


def requested_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the code of the language that arguments or environment ask for; English otherwise.

    It is needed before the arguments are parsed, as help and errors are in it, too. The last ``--language`` counts.

    Args:
        arguments: The arguments after ``quire``.
        environment: Environment variables.
    """
    code = environment.get(VARIABLE) or ENGLISH
    options = list(takewhile(lambda argument: argument != "--", arguments))
    for argument, value in zip_longest(options, options[1:], fillvalue=""):
        if argument == OPTION and value:
            code = value
        elif argument.startswith(f"{OPTION}=") and len(argument) > len(OPTION) + 1:
            code = argument.removeprefix(f"{OPTION}=")
    return code


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
        system: Id of the game whose terms are in it; "" for the one that it names itself, if any.
    """
    return message.render(translator_of(system or message.system))
