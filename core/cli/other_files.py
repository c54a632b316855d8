"""``quire check`` of files that are no characters: worlds and rule packs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from core.cli.console import display_name, one_line, print_out
from core.cli.output_language import render, say
from core.cli.sources import is_there, read_bytes
from core.messages import shorten

_MARKS: Final = (b"quire-setting", b"quire-rules")


def check_other_file(source: str, *, as_json: bool) -> dict[str, object] | None:
    """Return what is wrong with a world file or a rule pack as JSON, and print it for people; None for other files.

    Args:
        source: A file, or something else that names a character.
        as_json: Whether nothing is printed here.

    Raises:
        DocumentError: The file cannot be read.
    """
    if not (is_there(source) and Path(source).is_file()):
        return None
    content = read_bytes(source)
    if not any(mark in content for mark in _MARKS):
        return None
    return _world(source, content, as_json=as_json) or _pack(source, content, as_json=as_json)


def _world(source: str, content: bytes, *, as_json: bool) -> dict[str, object] | None:
    from core.cli.world import file_document, print_problems, problem_json  # noqa: PLC0415 - most files are characters
    from core.world_library import check_world  # noqa: PLC0415 - as above

    document = file_document(content)
    if document is None:
        return None
    problems = check_world(document).problems
    system = document.system.partition(":")[0]
    if not as_json:
        count = say("{count:# problem|# problems}", count=sum(not each.is_notice for each in problems))
        print_out(one_line(f"{display_name(document.name, source)} ({say('world')}): {count}"))
        print_problems(problems, system)
    return {
        "file": source, "kind": "world", "system": system, "name": document.name,
        "problems": [problem_json(each) for each in problems],
    }  # fmt: skip


def _pack(source: str, content: bytes, *, as_json: bool) -> dict[str, object] | None:
    from core.character.json_reader import read_object  # noqa: PLC0415 - as below
    from core.content.rule_pack import FORMAT, read_rule_pack  # noqa: PLC0415 - most files are characters
    from core.registry import game  # noqa: PLC0415 - as above

    if FORMAT.encode() not in content or read_object(content).get("format") != FORMAT:
        return None
    pack = read_rule_pack(content, game(read_rule_pack(content).system).system)
    problems = [(each.key, each.problem) for each in pack.rules if each.problem is not None]
    if not as_json:
        count = say("{count:# problem|# problems}", count=len(problems))
        print_out(one_line(f"{display_name(pack.name, source)} ({say('rule pack')}): {count}"))
        for key, problem in problems:
            print_out(one_line(f"  {key}: {render(problem, pack.system)}"))
        for key in pack.ignored:
            print_out(one_line(f"  {shorten(key)}: {say('has no effect')}"))
    return {
        "file": source, "kind": "rules", "system": pack.system, "name": pack.name,
        "rules": [each.key for each in pack.rules],
        "problems": [{"address": key, "text": problem.render()} for key, problem in problems],
        "ignored": list(pack.ignored),
    }  # fmt: skip
