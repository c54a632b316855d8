"""Exception classes for errors that people can act on; each carries a message for them.

Any other exception is a bug and reaches the exception hook.
"""

from __future__ import annotations

from collections.abc import Callable

from core.messages import Message

PROBLEM = "problem"
"""Value of the message of a `NumberError` about a character with a name: the sentence without the name."""


class QuireError(Exception):
    """An error with a message for people.

    Attributes:
        message: What happened, why, and what to do about it.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message.render())
        self.message = message

    def __reduce__(self) -> tuple[Callable[..., QuireError], tuple[object, ...]]:
        """Return how a worker process hands the error to another process; some errors need more than a message."""
        return _restore, (self.__class__, self.args, self.__dict__)


def _restore(kind: type[QuireError], arguments: tuple[object, ...], attributes: dict[str, object]) -> QuireError:
    """Return an error as it was in another process."""
    error = kind.__new__(kind)
    error.args = arguments
    error.__dict__.update(attributes)
    return error


class FormulaError(QuireError):
    """A formula that cannot be parsed, uses an unknown name, or is part of a cycle.

    Attributes:
        column: Position in the formula's text, counted from 1; 0 if the error has no single position.
        key: The number whose formula it is, where several are read together; else "".
        circle: The numbers of a circle, each needing the next one; else empty.
    """

    def __init__(self, message: Message, column: int = 0, key: str = "", circle: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.column = column
        self.key = key
        self.circle = circle


class DiceError(QuireError):
    """Invalid dice notation or results, or odds that are too large to compute."""


class NotationError(QuireError):
    """A line that is not valid in the notation of a game.

    Attributes:
        code: Kind of the error, as the game's notation names it: ``E_LEVEL``.
        position: Index of the first wrong character in the stripped line, from 0.
    """

    def __init__(self, message: Message, code: str, position: int) -> None:
        super().__init__(message)
        self.code = code
        self.position = position


class RulesError(QuireError):
    """The data of a game are invalid; names file, table and key."""


class ArrangementError(QuireError):
    """An arrangement of a sheet that its game cannot print."""


class DocumentError(QuireError):
    """A character, world or answer file that cannot be read."""


class EditError(QuireError):
    """An edit that does not fit the document: wrong type, unknown address, missing row."""


class AnswerError(QuireError):
    """An answer that does not fit the request of a procedure."""


class ProcedureError(QuireError):
    """A procedure that cannot be started, resumed or finished."""


class NumberError(ProcedureError):
    """A number of a sheet that a procedure needs and cannot use.

    Attributes:
        address: Address of the number.
    """

    def __init__(self, message: Message, address: str) -> None:
        super().__init__(message)
        self.address = address


class UndefinedNumber(NumberError):  # noqa: N818 - as sheets call it, which show a dash for it
    """A number that is undefined, as an input that is not filled in or a house rule that gives no value."""


class FaultyNumber(NumberError):  # noqa: N818 - named after the `Fault` that is its value
    """A number that could not be computed, as one that became too large."""


class FractionalNumber(NumberError):  # noqa: N818 - nothing is wrong with the number itself
    """A number with a fraction where a whole number is needed."""


class LibraryError(QuireError):
    """The library cannot be opened, read or written."""


class LanguageError(QuireError):
    """There is no translation into a language."""


class ExportError(QuireError):
    """A file or page that cannot be created or written."""
