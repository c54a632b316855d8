"""``quire derive``, ``explain`` and ``check``: the numbers of a character, where one comes from, what the rules say."""

from __future__ import annotations

from collections.abc import Sequence

import typer
from rich.text import Text
from rich.tree import Tree

from core.character import Sheet, Violation
from core.cli.arguments import AsJson, Library, Source, Sources
from core.cli.console import clean, progress, refuse, show, show_json
from core.cli.sources import open_source
from core.engine import Explanation, to_json
from core.errors import QuireError


def derive(file: Source, library: Library = None) -> None:
    """Print every number of a character as JSON, with violations, notices and faults."""
    sheet = open_source(file, library).sheet
    show_json({"system": sheet.system.id, "name": sheet.character.name, "derived": sheet.derived(), **_state(sheet)})


def explain(file: Source, address: str, as_json: AsJson = False, library: Library = None) -> None:
    """Show where a number comes from: its formula, the values put in, and each of those in turn."""
    sheet = open_source(file, library).sheet
    explanation = sheet.explain(address)
    if as_json:
        show_json(explanation_json(explanation))
    else:
        show(_tree(explanation))


def check(files: Sources, as_json: AsJson = False, library: Library = None) -> None:
    """Report what is against the rules, what is left to do, and what cannot be computed."""
    results: list[dict[str, object]] = []
    refused = 0
    for source in progress(files, "Checking"):
        try:
            sheet = open_source(source, library).sheet
        except QuireError as error:
            refuse(error.message, source if len(files) > 1 else "")
            refused += 1
            continue
        if as_json:
            results.append({"file": source, "system": sheet.system.id, "name": sheet.character.name, **_state(sheet)})
        else:
            _report(source, sheet)
    if as_json:
        show_json(results)
    if refused:
        raise typer.Exit(1)


def _state(sheet: Sheet) -> dict[str, object]:
    return {
        "violations": [_violation(each) for each in sheet.violations],
        "notices": [_violation(each) for each in sheet.notices],
        "faults": [{"address": fault.address, "reason": fault.reason.render()} for fault in sheet.faults],
    }


def _violation(violation: Violation) -> dict[str, object]:
    entry: dict[str, object] = {
        "code": violation.code,
        "message": violation.message.render(),
        "address": violation.address,
    }
    if violation.accepted is not None:
        entry["accepted"] = violation.accepted
    return entry


def _report(source: str, sheet: Sheet) -> None:
    name = sheet.character.name or source
    open_, accepted = _split(sheet.violations)
    counts = (
        f"{len(open_)} violations, {len(accepted)} accepted, {len(sheet.notices)} notices, {len(sheet.faults)} faults"
    )
    show(clean(f"{name} ({sheet.system.name}): {counts}"))
    for each in sheet.violations:
        mark = "accepted " if each.accepted is not None else ""
        reason = f"  (accepted: {each.accepted})" if each.accepted is not None else ""
        show(clean(f"  {mark}violation  {each.address}  {each.message.render()}  [{each.code}]{reason}"))
    for each in sheet.notices:
        show(clean(f"  notice  {each.address}  {each.message.render()}  [{each.code}]"))
    for fault in sheet.faults:
        show(clean(f"  fault  {fault.address}  {fault.reason.render()}"))


def _split(violations: Sequence[Violation]) -> tuple[list[Violation], list[Violation]]:
    open_ = [each for each in violations if each.accepted is None]
    return open_, [each for each in violations if each.accepted is not None]


def explanation_json(explanation: Explanation) -> dict[str, object]:
    """Give an explanation with all its parts as ``quire explain --json`` prints it."""
    return {
        "address": explanation.address,
        "label": explanation.label,
        "value": to_json(explanation.value),
        "formula": explanation.formula,
        "filled": explanation.filled,
        "cite": explanation.cite,
        "ruling": explanation.ruling,
        "house_rule": explanation.house_rule,
        "replaces": explanation.replaces,
        "parts": [explanation_json(part) for part in explanation.parts],
    }


def _tree(explanation: Explanation, parent: Tree | None = None) -> Tree:
    tree = Tree(_lines(explanation)) if parent is None else parent.add(_lines(explanation))
    for part in explanation.parts:
        _tree(part, tree)
    return tree


def _lines(explanation: Explanation) -> Text:
    cite = f"  ({explanation.cite})" if explanation.cite else ""
    lines = [f"{explanation.label}: {explanation.shown}{cite}  [{explanation.address}]"]
    if explanation.formula:
        lines.append(f"= {explanation.formula}")
    if explanation.filled and explanation.filled != explanation.formula:
        lines.append(f"= {explanation.filled}")
    if explanation.house_rule:
        lines.append(f"house rule; the book: {explanation.replaces}")
    if explanation.ruling:
        lines.append(f"ruling: {explanation.ruling}")
    return Text("\n".join(map(clean, lines)))
