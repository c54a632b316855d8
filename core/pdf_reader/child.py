"""The child process that reads a PDF: limits itself, takes the file from standard input, and writes JSON.

Its arguments: the most seconds of work, the most bytes of memory, and keys of the information dictionary. It ends with
0, or with another code if the PDF cannot be read. Started by `untrusted_pdf`; it must stay free of the window and of
the rules of games.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

UNREADABLE: Final = 3
PROTECTED: Final = 4
"""Exit codes: the PDF is damaged or holds too much; it has a password."""

_BETWEEN_LOOKS: Final = 0.02
"""Seconds between two looks at the memory, where the system sets no limit."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the PDF of standard input; return the exit code."""
    seconds, memory, *keys = sys.argv[1:] if arguments is None else arguments
    content = sys.stdin.buffer.read()
    limit_process(int(seconds), int(memory))
    from pypdfium2 import PdfiumError  # noqa: PLC0415 - loaded within the limits

    from core.pdf_reader.pdf_form import TooMuchError, read_form  # noqa: PLC0415 - as above

    try:
        text = json.dumps(read_form(content, tuple(keys)))
    except PdfiumError as error:
        return PROTECTED if "password" in str(error).lower() else UNREADABLE
    except (TooMuchError, MemoryError, RecursionError, ValueError, TypeError, AttributeError, OSError):
        return UNREADABLE
    sys.stdout.buffer.write(text.encode("ascii"))
    sys.stdout.buffer.flush()
    return 0


def limit_process(seconds: int, memory: int) -> None:
    """Limit time, memory and files of this process, as far as the system can; else it looks at its memory itself."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        _watch_memory(memory)
        return
    limits = {
        resource.RLIMIT_CPU: seconds,
        resource.RLIMIT_AS: memory,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: memory,
    }
    for kind, most in limits.items():
        with suppress(ValueError, OSError):  # a lower limit holds already, or the system knows none
            resource.setrlimit(kind, (most, most))
    if sys.platform != "linux":
        _watch_memory(memory)


def _watch_memory(most: int) -> None:
    """End the process from another thread once it has used too much memory; PDFium runs without Python's lock."""

    def watch() -> None:
        pause = threading.Event()
        while not pause.wait(_BETWEEN_LOOKS):
            if used_memory() > most:
                os._exit(UNREADABLE)

    threading.Thread(target=watch, daemon=True).start()


def used_memory() -> int:
    """Return the most bytes of memory that this process has used so far."""
    if sys.platform == "win32":
        return _used_on_windows()
    import resource  # noqa: PLC0415 - not on Windows

    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used if sys.platform == "darwin" else used * 1024


def _used_on_windows() -> int:  # pragma: no cover - Windows alone
    import ctypes  # noqa: PLC0415 - Windows alone

    class Counters(ctypes.Structure):
        _fields_ = (
            ("size", ctypes.c_ulong),
            ("faults", ctypes.c_ulong),
            *((name, ctypes.c_size_t) for name in ("peak_set", "set", "peak_paged", "paged", "peak_non_paged")),
            *((name, ctypes.c_size_t) for name in ("non_paged", "page_file", "peak_page_file")),
        )

    counters = Counters(size=ctypes.sizeof(Counters))
    library = getattr(ctypes, "windll").kernel32  # noqa: B009 - the name exists on Windows alone
    library.GetCurrentProcess.restype = ctypes.c_void_p
    process = ctypes.c_void_p(library.GetCurrentProcess())
    library.K32GetProcessMemoryInfo(process, ctypes.byref(counters), counters.size)
    return int(counters.peak_page_file)


if __name__ == "__main__":
    sys.exit(main())
