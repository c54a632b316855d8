"""Reads SQLite's write-ahead log without SQLite: the committed pages, and commits after damage.

SQLite takes the frames of a log up to the first damaged one and discards the rest without a word. This reader finds the
same frames, and counts the commits that come after them. Format: https://www.sqlite.org/fileformat2.html#walformat. It
never writes and takes no lock.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

LOG_SUFFIX: Final = "-wal"

_FILE_HEADER: Final = struct.Struct(">8I")
_FRAME_HEADER: Final = struct.Struct(">6I")
_CHECKED_BYTES: Final = 24
"""Bytes of the file header before its checksum."""
_CHECKED_FRAME_BYTES: Final = 8
"""Bytes of a frame header that its checksum covers: page number and database size."""
_MAGIC: Final = 0x377F0682
"""First word of a log with little-endian checksums; one more with big-endian ones."""
_VERSION: Final = 3007000
_PAGE_SIZES: Final = frozenset(1 << power for power in range(9, 17))
_PAGE_SIZE_OFFSET: Final = 16
_LARGEST_PAGE: Final = 65536
"""A page size that the database header, which has two bytes for it, writes as 1."""
_WORD: Final = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class LogContent:
    """What a write-ahead log holds.

    Attributes:
        header: The header of the log's file; it differs between generations of one log.
        page_size: Bytes of a page.
        page_count: Size of the database in pages after the last readable commit; 0 if there is none.
        pages: The newest committed content of each page, by its number from 1.
        commits: Number of readable commits.
        lost_commits: Number of commits of the same generation at or after the first damaged frame; 0 if no commit
            follows that frame, as after a power cut.
    """

    header: bytes = b""
    page_size: int = 0
    page_count: int = 0
    pages: Mapping[int, memoryview] = field(default_factory=dict)
    commits: int = 0
    lost_commits: int = 0


@dataclass(frozen=True, slots=True)
class _Frame:
    page_number: int
    page_count: int
    salts: tuple[int, int]
    checksum: tuple[int, int]
    checked: memoryview
    page: memoryview

    @property
    def is_commit(self) -> bool:
        return self.page_count > 0


def log_path(library: Path) -> Path:
    """Return the path of a library's write-ahead log."""
    return library.with_name(library.name + LOG_SUFFIX)


def has_log(library: Path) -> bool:
    """Whether a write-ahead log that is not empty lies beside a library."""
    log = log_path(library)
    return log.is_file() and log.stat().st_size > 0


def read_log(library: Path) -> LogContent:
    """Read the write-ahead log of a library; an empty result if there is none.

    Another program may write the log meanwhile, or begin a new generation of it; so a log with lost commits is read
    again until two readings agree.

    Raises:
        OSError: It cannot be read.
    """
    content = _read_once(library)
    while content.lost_commits:
        before, content = content, _read_once(library)
        if (before.header, before.lost_commits) == (content.header, content.lost_commits):
            break
    return content


def _read_once(library: Path) -> LogContent:
    if not has_log(library) or not library.is_file():
        return LogContent()
    with library.open("rb") as file:
        page_size = _page_size_of(file.read(_PAGE_SIZE_OFFSET + 2))
    return parse_log(log_path(library).read_bytes(), page_size)


def _page_size_of(database_header: bytes) -> int:
    """Return the page size that a database header names; 0 if it is none."""
    size = int.from_bytes(database_header[_PAGE_SIZE_OFFSET:], "big")
    return _LARGEST_PAGE if size == 1 else size


def parse_log(data: bytes, page_size: int) -> LogContent:
    """Return the content of a write-ahead log.

    Args:
        data: The bytes of the log.
        page_size: Page size of the database, for a log whose own header is damaged.
    """
    if len(data) < _FILE_HEADER.size:
        return LogContent()
    header = data[: _FILE_HEADER.size]
    magic, version, own_page_size, _, *salts, _, _ = _FILE_HEADER.unpack(header)
    pairs = struct.Struct(">2I" if magic & 1 else "<2I")
    checksum = _checksum(pairs, memoryview(header)[:_CHECKED_BYTES], (0, 0))
    is_intact = (
        magic & ~1 == _MAGIC
        and version == _VERSION
        and own_page_size in _PAGE_SIZES
        and checksum == _FILE_HEADER.unpack(header)[-2:]
    )
    page_size = own_page_size if is_intact else page_size
    if page_size not in _PAGE_SIZES:
        return LogContent(header)
    frames = list(_frames(memoryview(data), page_size))
    generation = (salts[0], salts[1]) if is_intact else _common_salts(frames)
    count, commits, page_count = 0, 0, 0
    pages: dict[int, memoryview] = {}
    uncommitted: dict[int, memoryview] = {}
    for frame in frames if is_intact else ():
        checksum = _checksum(pairs, frame.page, _checksum(pairs, frame.checked, checksum))
        if frame.salts != generation or frame.checksum != checksum or not frame.page_number:
            break
        count += 1
        uncommitted[frame.page_number] = frame.page
        if frame.is_commit:
            commits += 1
            page_count = frame.page_count
            pages |= uncommitted
            uncommitted = {}
    lost = _count_lost(frames[count:], generation, is_header_intact=is_intact)
    return LogContent(header, page_size, page_count, pages, commits, lost)


def _frames(data: memoryview, page_size: int) -> Iterator[_Frame]:
    """Yield the complete frames of a log, damaged ones included."""
    size = _FRAME_HEADER.size + page_size
    for start in range(_FILE_HEADER.size, len(data) - size + 1, size):
        number, page_count, salt_1, salt_2, sum_1, sum_2 = _FRAME_HEADER.unpack_from(data, start)
        checked = data[start : start + _CHECKED_FRAME_BYTES]
        page = data[start + _FRAME_HEADER.size : start + size]
        yield _Frame(number, page_count, (salt_1, salt_2), (sum_1, sum_2), checked, page)


def _common_salts(frames: list[_Frame]) -> tuple[int, int]:
    """Return the salts of the newest generation, which begins the log, where its header is damaged."""
    first = [frame.salts for frame in frames[:3]]
    return max(first, key=first.count, default=(0, 0))


def _count_lost(frames: list[_Frame], generation: tuple[int, int], *, is_header_intact: bool) -> int:
    """Count the commits in the frames from the first damaged one; 0 if no commit follows that frame."""
    later = [frame for frame in frames[is_header_intact:] if frame.salts == generation and frame.is_commit]
    if not later:
        return 0
    is_first_commit = is_header_intact and frames[0].is_commit
    return len(later) + is_first_commit


def _checksum(pairs: struct.Struct, data: memoryview, start: tuple[int, int]) -> tuple[int, int]:
    """Continue SQLite's checksum over some bytes: two sums of words that feed each other."""
    first, second = start
    for word, next_word in pairs.iter_unpack(data):
        first = (first + word + second) & _WORD
        second = (second + next_word + first) & _WORD
    return first, second
