"""Runs the command line inside a test, with captured standard streams."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from core import paths
from desktop.__main__ import BUG, LOG_FILE, main


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a command.

    Attributes:
        code: Exit code.
        raw: Bytes of standard output.
        err: Text of standard error.
    """

    code: int
    raw: bytes
    err: str

    @property
    def out(self) -> str:
        """Text of standard output."""
        return self.raw.decode("utf-8")

    @property
    def json(self) -> object:
        """The output, parsed as JSON."""
        return json.loads(self.out)

    @property
    def object(self) -> dict[str, Any]:
        """The JSON object that was printed."""
        read = self.json
        assert isinstance(read, dict)
        return read

    @property
    def entries(self) -> list[dict[str, Any]]:
        """The JSON list of objects that was printed."""
        read = self.json
        assert isinstance(read, list)
        return read


class Quire:
    """Calls ``quire`` with arguments; every call has its own streams."""

    def __call__(self, *arguments: str | Path, stdin: str | bytes = "", columns: int = 0) -> Result:
        """Run a command and return its result.

        Args:
            arguments: Its arguments.
            stdin: What is typed or piped into it.
            columns: Width of the terminal that it prints to; 0 for a pipe.
        """
        typed = stdin.encode("utf-8") if isinstance(stdin, str) else stdin
        with _width(columns), _streams(typed, is_terminal=columns > 0) as (out, err):
            code = main([str(argument) for argument in arguments])
            sys.stdout.flush()
            sys.stderr.flush()
            result = Result(code, out.getvalue(), err.getvalue().decode("utf-8"))
        log = paths.user_data() / LOG_FILE
        if code == BUG and log.is_file():
            print(log.read_text(encoding="utf-8"))  # pytest shows it where a test fails
        return result

    def good(self, *arguments: str | Path, stdin: str | bytes = "", columns: int = 0) -> Result:
        """Run a command that must succeed."""
        result = self(*arguments, stdin=stdin, columns=columns)
        assert result.code == 0, result.err
        return result

    def refused(self, *arguments: str | Path, stdin: str | bytes = "") -> str:
        """Run a command that must fail with one message and no output; return the message."""
        result = self(*arguments, stdin=stdin)
        assert result.code == 1, (result.out, result.err)
        assert "Traceback" not in result.err
        assert result.err.startswith("quire: ")
        assert result.err.count("\n") == 1, result.err
        return result.err.removeprefix("quire: ").strip()


class TerminalStream(io.TextIOWrapper):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """Return True."""
        return True


@contextmanager
def _width(columns: int) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if columns:
            patch.setenv("COLUMNS", str(columns))
            patch.setenv("TERM", "xterm")
            patch.delenv("NO_COLOR", raising=False)
        yield


@contextmanager
def _streams(typed: bytes, *, is_terminal: bool = False) -> Iterator[tuple[io.BytesIO, io.BytesIO]]:
    before = sys.stdin, sys.stdout, sys.stderr
    out, err = io.BytesIO(), io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8")
    kind = TerminalStream if is_terminal else io.TextIOWrapper
    sys.stdout = kind(out, encoding="utf-8", write_through=True)
    sys.stderr = kind(err, encoding="utf-8", write_through=True)
    try:
        yield out, err
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


@pytest.fixture
def quire(user_home: Path) -> Quire:
    """The command line of a user with an empty home."""
    assert user_home.is_dir()
    return Quire()
