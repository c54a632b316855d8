"""The errors that are the world's fault, not ours: each carries a :class:`~core.messages.Message`.

Anything else that is raised is a bug and goes to the exception hook.
"""

from __future__ import annotations

from core.messages import Message


class QuireError(Exception):
    """Something that a person can understand and act upon.

    Attributes:
        message: What happened, why, and what to do about it.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message.render())
        self.message = message


class FormulaError(QuireError):
    """A formula that cannot be parsed, names something unknown, or would make a circle.

    Attributes:
        column: Place in the formula's text, counted from 1; 0 where the error has no single place.
        key: The number whose formula it is, where several are read together; else "".
        circle: The numbers of a circle, each needing the next one; else empty.
    """

    def __init__(self, message: Message, column: int = 0, key: str = "", circle: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.column = column
        self.key = key
        self.circle = circle


class DiceError(QuireError):
    """A dice text that cannot be read, faces that no such dice show, or odds that are too large to count."""


class NotationError(QuireError):
    """A line that cannot be read in the notation of a game.

    Attributes:
        code: What kind of fault it is, as the game's notation names it: ``E_LEVEL``.
        position: Character that it begins at, from 0, in the line without blanks around it.
    """

    def __init__(self, message: Message, code: str, position: int) -> None:
        super().__init__(message)
        self.code = code
        self.position = position


class RulesError(QuireError):
    """A game's own data is wrong: names the file, the table and the key."""


class DocumentError(QuireError):
    """A character, setting or answer file that cannot be taken as it is."""


class EditError(QuireError):
    """An edit that does not fit the document or the game: wrong type, unknown place, missing row."""


class AnswerError(QuireError):
    """An answer that does not fit the request of a procedure."""


class ProcedureError(QuireError):
    """A procedure that cannot be started, resumed, or led to an end."""


class LibraryError(QuireError):
    """The library cannot be opened, read or written."""


class ExportError(QuireError):
    """A file or page that cannot be made or written."""
