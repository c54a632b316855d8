"""Reads a PDF of unknown origin in a child process with limits of time and memory.

Whatever the PDF does to its reader, the caller gets its content or one sentence::

    content = read_pdf(path.read_bytes(), ("QuireId",))
    content.fields[0].value
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core import paths
from core.errors import DocumentError
from core.messages import Message
from core.pdf_reader.child import PROTECTED

LARGEST: Final = 20 * 1024 * 1024
"""Bytes of a PDF at most."""

SECONDS: Final = 20
MEMORY: Final = 768 * 1024 * 1024
"""Limits of the child process."""

START: Final = b"%PDF-"
_HEAD: Final = 1024
"""Bytes in which the mark of a PDF must be."""

CHILD_ARGUMENT: Final = "--read-pdf"
"""First argument of the program in a bundle that starts the child process instead of the window."""


@dataclass(frozen=True, slots=True)
class PdfField:
    """A field of a form.

    Attributes:
        name: Its full name.
        kind: ``text``, ``check``, ``radio`` or ``choice``.
        value: Its value, whatever it looks like; None if it is no text. Of boxes and radio buttons the state's name.
        printed: Its default value, as it was printed; None if it has none.
    """

    name: str
    kind: str
    value: str | None
    printed: str | None


@dataclass(frozen=True, slots=True)
class PdfContent:
    """What a PDF holds.

    Attributes:
        info: The wanted entries of its information dictionary; "" for one that is missing.
        fields: Its fields, in the order of its pages.
        attachments: Its attached files by name.
    """

    info: Mapping[str, str]
    fields: tuple[PdfField, ...]
    attachments: Mapping[str, bytes]


def is_pdf(content: bytes) -> bool:
    """Return whether a file says that it is a PDF."""
    return START in content[:_HEAD]


def read_pdf(
    content: bytes, info_keys: tuple[str, ...] = (), *, seconds: int = SECONDS, memory: int = MEMORY
) -> PdfContent:
    """Return what a PDF holds.

    Args:
        content: The bytes of the file.
        info_keys: Keys of its information dictionary that are wanted.
        seconds: Time that reading may take.
        memory: Bytes of memory that reading may take.

    Raises:
        DocumentError: It is too large, protected, damaged or hostile.
    """
    if len(content) > LARGEST:
        raise DocumentError(too_large())
    code, output = _run_child(content, info_keys, seconds, memory)
    if code == PROTECTED:
        raise DocumentError(
            Message("pdf_protected", "This PDF is protected by a password. Save it without one, then import it again.")
        )
    if code:
        raise _unreadable()
    try:
        return _content(json.loads(output))
    except (ValueError, TypeError, KeyError, AttributeError, binascii.Error) as error:
        raise _unreadable() from error


def too_large() -> Message:
    """Return the sentence about a PDF that is too large."""
    return Message(
        "pdf_too_large",
        "This PDF is larger than {limit} MB. Save it smaller, or print the sheet again without its portrait.",
        {"limit": LARGEST // 1024 // 1024},
    )


def _unreadable() -> DocumentError:
    return DocumentError(
        Message(
            "pdf_unreadable",
            "This PDF is damaged, or reading it takes too much time or memory. Save it again in your PDF viewer, then "
            "import it again.",
        )
    )


def _content(read: Mapping[str, object]) -> PdfContent:
    fields, attachments, info = read["fields"], read["attachments"], read["info"]
    if not isinstance(fields, list) or not isinstance(attachments, dict) or not isinstance(info, dict):
        raise TypeError
    return PdfContent(
        info,
        tuple(PdfField(*each) for each in fields),
        {name: base64.b64decode(each) for name, each in attachments.items()},
    )


def _run_child(content: bytes, info_keys: tuple[str, ...], seconds: int, memory: int) -> tuple[int, bytes]:
    """Run the child process; return its exit code, which is not 0 if it was stopped, and what it wrote."""
    flags = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    command = [*_child_command(), str(seconds), str(memory), *info_keys]
    with subprocess.Popen(  # noqa: S603 - this very program
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=_child_environment(),
        creationflags=flags,
    ) as child:
        try:
            output, _ = child.communicate(content, timeout=2 * seconds)
        except (subprocess.TimeoutExpired, OSError):
            child.kill()
            child.wait()
            return -1, b""
        return child.returncode, output


def _child_command() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, CHILD_ARGUMENT]
    return [sys.executable, "-P", "-m", "core.pdf_reader.child"]


def _child_environment() -> dict[str, str]:
    """Return the environment of the child: it finds ``core`` where this process found it."""
    places = [str(paths.SHIPPED_ROOT), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, places))}
