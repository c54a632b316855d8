"""Finds what is wrong with a world, entry by entry, and which entries are sound.

Nothing is refused: each problem has the address where it is, and the entries without one are what the world offers. An
entry that was checked is not checked again while its row stays the same, so that an edit of a world of thousands of
entries costs little. ::

    checker = WorldChecker(system)
    report = checker.check(character)
    [(problem.address, problem.message) for problem in report.problems]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from core.character.address import UID_KEY
from core.character.document import Character
from core.character.field_values import WrongTypeError
from core.character.inputs import misfit_message
from core.character.json_values import Json
from core.character.shape import GroupNode, InputNode, ListNode
from core.character.typed_values import LONGEST_LINE, LONGEST_PROSE
from core.character.violations import bounds_check
from core.content.entries import check_entry, entry_inputs, entry_shape, failed_checks, with_line_name
from core.content.notices import EntryNotices, entry_notices, kind_notices
from core.content.reader import ID_PATTERN
from core.content.references import ReferenceCheck
from core.content.setting import Entry
from core.content.world_document import WRITTEN, entry_group, set_aside_entry, set_aside_values
from core.content.world_system import world_system
from core.errors import DocumentError, NotationError, QuireError
from core.formula import fold, format_value
from core.messages import Message, Word
from core.rules.model import Field, FieldType, SettingKind, System

Found = tuple[str, str, Message]
"""Code, key within the entry, and sentence."""

_NUMBERS = frozenset({FieldType.INT, FieldType.NUMBER})


@dataclass(frozen=True, slots=True)
class WorldProblem:
    """Something wrong or odd in a world.

    Attributes:
        code: What kind of problem it is: ``wrong_type``, ``twice``, ``unknown_entry`` …
        message: The sentence for people.
        kind: Key of the kind; "" for the world itself.
        uid: Uid of the entry's row; "" for a whole kind, and for the world.
        field: Key within the entry, rows by position: ``types[0].cost``; "" for the whole entry.
        address: Where it is, rows by position: ``weapons[5].types[0].cost``.
        name: Name of the entry for people, or "".
        is_notice: Whether it is only odd: the entry is offered all the same.
    """

    code: str
    message: Message
    kind: str = ""
    uid: str = ""
    field: str = ""
    address: str = ""
    name: str = ""
    is_notice: bool = False


@dataclass(frozen=True, slots=True)
class WorldReport:
    """What was found in a world.

    Attributes:
        problems: Problems and notices, in the order of the kinds and entries.
        sound: Uid and complete entry of each entry without a problem, by kind.
        unsound: Uids of the entries with a problem, by kind.
    """

    problems: tuple[WorldProblem, ...]
    sound: Mapping[str, Mapping[str, Entry]]
    unsound: Mapping[str, tuple[str, ...]]

    def of_entry(self, uid: str) -> tuple[WorldProblem, ...]:
        """Return the problems and notices of one entry."""
        return tuple(problem for problem in self.problems if problem.uid == uid and uid)


@dataclass(slots=True)
class _Checked:
    """What an entry is by itself: its problems with their field, and the complete entry if it is sound."""

    row: Mapping[str, Json]
    found: list[tuple[str, str, Message]]
    odd: list[tuple[str, str, Message]]
    entry: Entry | None = None
    notices: EntryNotices = field(default=())


class WorldChecker:
    """Checks the worlds of a game; remembers the entries that it has checked.

    Args:
        system: The game.
    """

    def __init__(self, system: System) -> None:
        self._system = system
        self._known: dict[tuple[str, str], _Checked] = {}

    def check(self, character: Character) -> WorldReport:
        """Check a world.

        Args:
            character: The world, with uids.
        """
        known: dict[tuple[str, str], _Checked] = {}
        checked = {key: self._check_rows(kind, character, known) for key, kind in self._system.kinds.items()}
        self._known = known
        clashes = {key: _clashes(self._system.kinds[key], rows) for key, rows in checked.items()}
        kinds = {
            key: {uid: each.entry for uid, each in rows.items() if each.entry is not None and uid not in clashes[key]}
            for key, rows in checked.items()
        }
        wrong = self._wrong_references(kinds, checked)
        held_up = self._references_to_unsound({key: _without(rows, wrong) for key, rows in kinds.items()})
        sound = {key: _without(rows, {**wrong, **held_up}) for key, rows in kinds.items()}
        odd = self._odd_entries(sound, checked)
        problems = [*self._world_problems(character)]
        for key, rows in checked.items():
            for number, (uid, each) in enumerate(rows.items()):
                own = [*each.found, *clashes[key].get(uid, ()), *wrong.get(uid, ())]
                place = WorldProblem("", Message("", ""), key, uid, "", f"{key}[{number}]", _name(each))
                problems += [_problem(place, *found) for found in own]
                problems += [
                    _problem(place, *found, is_notice=True)
                    for found in [*each.odd, *held_up.get(uid, ()), *odd.get(uid, ())]
                ]
        unsound = {key: tuple(uid for uid in rows if uid not in sound[key]) for key, rows in checked.items()}
        return WorldReport(tuple(problems), sound, unsound)

    def check_row(self, kind: str, row: Mapping[str, Json]) -> Entry | None:
        """Return the complete entry of a row that is sound by itself; None if it is not."""
        return self._check(self._system.kinds[kind], row).entry

    def _check_rows(
        self, kind: SettingKind, character: Character, known: dict[tuple[str, str], _Checked]
    ) -> dict[str, _Checked]:
        rows = character.data.get(kind.key)
        found: dict[str, _Checked] = {}
        for row in rows if isinstance(rows, list) else ():
            if not isinstance(row, Mapping):
                continue
            uid = str(row.get(UID_KEY, ""))
            each = self._known.get((kind.key, uid))
            if each is None or each.row is not row:
                each = self._check(kind, row)
            known[kind.key, uid] = found[uid] = each
        return found

    def _check(self, kind: SettingKind, row: Mapping[str, Json]) -> _Checked:
        if whole := set_aside_entry(row):
            misfit = WrongTypeError(Word("a group of values in curly braces"), whole[0])
            return _Checked(row, [("wrong_type", "", misfit_message(Word(kind.label), "", misfit))], [])
        found: list[tuple[str, str, Message]] = []
        odd: list[tuple[str, str, Message]] = []
        for code, key, message, is_notice in _walk(entry_shape(self._system, kind.key).scope.root, row, ""):
            (odd if is_notice else found).append((code, key, message))
        entry = entry_group(row)
        found += _identity_problems(kind, entry)
        if not any(code == "wrong_type" for code, _, _ in found):
            found += self._content_problems(kind, entry)
        checked = _Checked(row, found, odd)
        if not found:
            checked.entry = check_entry(self._system, kind.key, entry)
            checked.notices = entry_notices(self._system, kind, checked.entry) if kind.notices else ()
        return checked

    def _content_problems(self, kind: SettingKind, entry: Mapping[str, Json]) -> Iterator[tuple[str, str, Message]]:
        try:
            named = with_line_name(self._system, kind, entry)
        except NotationError as error:
            yield "line", kind.line, error.message
            return
        if kind.has_names and kind.notation and not _text(named, "name"):
            yield "missing", "name", _no_text(Word("name"))
        try:
            inputs = entry_inputs(self._system, kind.key, named)
        except DocumentError as error:  # a row without a value that it needs
            yield "missing", "", error.message
            return
        try:
            for message in failed_checks(self._system, kind, inputs):
                yield "check", "", message
        except QuireError as error:
            yield "check", "", error.message

    def _world_problems(self, character: Character) -> Iterator[WorldProblem]:
        for key, noun in (("id", Word("id")), ("name", Word("name"))):
            value = character.name if key == "name" else character.data.get(key, "")
            if not (isinstance(value, str) and value.strip()):
                yield WorldProblem("missing", _no_world_text(noun), field=key, address=key)
            elif key == "id" and not ID_PATTERN.fullmatch(value):
                yield WorldProblem("bad_id", _bad_id(value), field=key, address=key)
        fields = world_system(self._system).fields
        for key, value in set_aside_values(character.data).items():
            wanted = Word("a list of entries") if key in self._system.kinds else Word("a text")
            label: str = fields[key].label if key in fields else key
            message = misfit_message(Word(label), "", WrongTypeError(wanted, value))
            yield WorldProblem("wrong_type", message, key if key in self._system.kinds else "", "", key, key)
        for key in character.data:
            if key not in {WRITTEN, "id", "about"} and key not in self._system.kinds:
                yield WorldProblem("unknown_key", _unknown_key(key), field=key, address=key, is_notice=True)

    def _wrong_references(
        self, kinds: Mapping[str, Mapping[str, Entry]], checked: Mapping[str, Mapping[str, _Checked]]
    ) -> dict[str, list[Found]]:
        """Return the references of each entry that lead to none; an entry with a problem is there all the same."""
        every = {
            key: [entry_group(each.row) if each.entry is None else each.entry for each in rows.values()]
            for key, rows in checked.items()
        }
        return dict(self._lost_references(kinds, ReferenceCheck(self._system, every)))

    def _references_to_unsound(self, kinds: Mapping[str, Mapping[str, Entry]]) -> dict[str, list[Found]]:
        """Return the entries that refer to one with a problem, which may not be offered, and those that refer to them.

        Only of the first ones there is something to say: one mistake is not a hundred.
        """
        held_up: dict[str, list[Found]] = {}
        left = kinds
        while True:
            check = ReferenceCheck(self._system, {key: [*entries.values()] for key, entries in left.items()})
            new = dict(self._lost_references(left, check))
            if not new:
                return held_up
            is_first = not held_up
            for uid, found in new.items():
                held_up[uid] = [("unsound", key, _refers_to_unsound(each)) for _, key, each in found if is_first]
            left = {key: _without(rows, new) for key, rows in left.items()}

    def _lost_references(
        self, kinds: Mapping[str, Mapping[str, Entry]], check: ReferenceCheck
    ) -> Iterator[tuple[str, list[Found]]]:
        """Yield the entries with references that a check does not find, by uid."""
        for key, entries in kinds.items():
            for uid, entry in entries.items() if self._system.kinds[key].references else ():
                name = Word(str(entry.get("name") or entry.get("id") or key))
                found = [
                    (
                        each.code,
                        where.removeprefix(f"{key}."),
                        Message(each.code, each.template, {**each.values, "place": name}),
                    )
                    for where, each in check.problems(key, entry, key)
                ]
                if found:
                    yield uid, found

    def _odd_entries(
        self, sound: Mapping[str, Mapping[str, Entry]], checked: Mapping[str, Mapping[str, _Checked]]
    ) -> dict[str, list[tuple[str, str, Message]]]:
        odd: dict[str, list[tuple[str, str, Message]]] = {}
        kinds = {key: [*entries.values()] for key, entries in sound.items()}
        check = ReferenceCheck(self._system, kinds)
        for key, kind in self._system.kinds.items():
            uids = [*sound[key]]
            states = [checked[key][uid].notices for uid in uids]
            for position, message in kind_notices(kinds, self._system, kind, states) if kind.notices else ():
                odd.setdefault(uids[position], []).append((message.code, "", message))
            for uid, circle in _circles(key, sound[key], check):
                odd.setdefault(uid, []).append(("circle", "", circle))
        return odd


def _without(entries: Mapping[str, Entry], uids: Mapping[str, object]) -> dict[str, Entry]:
    return {uid: each for uid, each in entries.items() if uid not in uids}


def _refers_to_unsound(lost: Message) -> Message:
    """Return what to say of a reference whose entry is there, and has a problem."""
    return Message("unsound_reference", "{place} refers to the {kind} {name}, which has a problem.", lost.values)


def _walk(group: GroupNode, values: Mapping[str, Json], start: str) -> Iterator[tuple[str, str, Message, bool]]:
    """Yield what is set aside, unknown or out of range in a group: code, key, message, whether it is a notice."""
    for key, value in set_aside_values(values).items():
        yield "wrong_type", start + key, _misfit(group, key, value), False
    for key, value in values.items():
        if key in (UID_KEY, WRITTEN):
            continue
        node = group.members.get(key)
        if node is None:
            yield "unknown_key", start + key, _unknown_key(key), True
        elif isinstance(node, InputNode):
            if (message := _out_of_range(node, value)) is not None:
                yield "out_of_range", start + key, message, True
            if (message := _too_long(node, value)) is not None:
                yield "long_text", start + key, message, True
        elif isinstance(node, ListNode):
            yield from _walk_rows(node, value, start + key)
        elif isinstance(value, Mapping):
            yield from _walk(node, value, f"{start}{key}.")


def _walk_rows(node: ListNode, rows: Json, key: str) -> Iterator[tuple[str, str, Message, bool]]:
    for number, row in enumerate(rows if isinstance(rows, list) else ()):
        if not isinstance(row, Mapping):
            continue
        if whole := set_aside_entry(row):
            misfit = WrongTypeError(Word("an object in curly braces"), whole[0])
            yield "wrong_type", f"{key}[{number}]", misfit_message(Word(node.field.label), "", misfit), False
        else:
            yield from _walk(node.scope.root, row, f"{key}[{number}].")


def _misfit(group: GroupNode, key: str, value: Json) -> Message:
    node = group.members.get(key)
    if isinstance(node, InputNode):
        try:
            node.convert(value)
        except WrongTypeError as misfit:
            return misfit_message(Word(node.field.label), "", misfit)
    wanted = Word("a list") if isinstance(node, ListNode) else Word("an object in curly braces")
    label = node.field.label if isinstance(node, ListNode) else key
    return misfit_message(Word(label), "", WrongTypeError(wanted, value))


def _out_of_range(node: InputNode, value: Json) -> Message | None:
    definition: Field = node.field
    if definition.type not in _NUMBERS or (definition.least is None and definition.most is None):
        return None
    number = node.convert(value)
    most = definition.most
    if isinstance(number, int) and (definition.least or 0) <= number and (most is None or number <= most):
        return None  # nearly always, and quicker than the check
    check = bounds_check(0, definition, None)
    if not check.is_violated_by(number):
        return None
    return Message(check.code, check.message, {**check.texts, "n": format_value(number)})


def _unknown_key(key: str) -> Message:
    return Message("unknown_key", "{key} is unknown: it is kept but has no effect.", {"key": key})


def _too_long(node: InputNode, value: Json) -> Message | None:
    """Return that a text is too long to be edited in the window; None if it is not."""
    most = LONGEST_PROSE if node.field.type is FieldType.PROSE else LONGEST_LINE
    if not isinstance(value, str) or len(value) <= most:
        return None
    template = (
        "{label} has {count} letters, too many to edit here ({most} at most). Shorten it in the file of the world."
    )
    return Message("long_text", template, {"label": Word(node.field.label), "count": len(value), "most": most})


def _identity_problems(kind: SettingKind, entry: Mapping[str, Json]) -> Iterator[tuple[str, str, Message]]:
    if kind.has_names and not kind.notation and not _text(entry, "name"):
        yield "missing", "name", _no_text(Word("name"))
    if not kind.has_ids:
        return
    own = _text(entry, "id")
    if not own:
        yield "missing", "id", _no_text(Word("id"))
    elif not ID_PATTERN.fullmatch(str(entry["id"])):
        yield "bad_id", "id", _bad_id(str(entry["id"]))


def _clashes(kind: SettingKind, rows: Mapping[str, _Checked]) -> dict[str, list[tuple[str, str, Message]]]:
    """Return the entries with the id or name of an earlier one."""
    clashes: dict[str, list[tuple[str, str, Message]]] = {}
    seen: dict[tuple[str, str], _Checked] = {}
    keys = [key for key, is_needed in (("id", kind.has_ids), ("name", kind.has_names)) if is_needed]
    for uid, each in rows.items():
        for key in keys:
            value = _text(each.entry or each.row, key)
            first = seen.setdefault((key, fold(value)), each) if value else each
            if first is not each:
                template = "{name} has the same {key} as another {kind}: “{value}”. Change one of them."
                values = {"name": Word(_name(each)), "key": Word(key), "kind": Word(kind.label), "value": value}
                clashes.setdefault(uid, []).append(("twice", key, Message("entry_twice", template, values)))
    return clashes


def _circles(key: str, entries: Mapping[str, Entry], check: ReferenceCheck) -> Iterator[tuple[str, Message]]:
    """Yield the entries that refer to themselves by way of others, each circle once."""
    uids = {id(entry): uid for uid, entry in entries.items()}
    targets = {uid: [uids[id(each)] for each in check.named(key, entry)] for uid, entry in entries.items()}
    done: set[str] = set()
    for uid in targets:
        path = _find_circle(uid, targets, done)
        if path:
            names = " → ".join(str(entries[each].get("name") or entries[each].get("id")) for each in [*path, path[0]])
            template = "These entries refer to each other in a circle: {names}. Break it at one of them."
            yield path[0], Message("world_circle", template, {"names": names})


def _find_circle(start: str, targets: Mapping[str, Sequence[str]], done: set[str]) -> list[str]:
    """Return a circle that is reached from an entry and was not met before; [] if there is none."""
    path: list[str] = []
    stack: list[tuple[str, Iterator[str]]] = []
    if start not in done:
        path.append(start)
        stack.append((start, iter(targets[start])))
    while stack:
        uid, left = stack[-1]
        following = next(left, None)
        if following is None:
            done.add(uid)
            stack.pop()
            path.pop()
        elif following in path:
            done.update(path)
            return path[path.index(following) :]
        elif following not in done:
            path.append(following)
            stack.append((following, iter(targets[following])))
    return []


def _problem(place: WorldProblem, code: str, key: str, message: Message, *, is_notice: bool = False) -> WorldProblem:
    address = f"{place.address}.{key}" if key else place.address
    return replace(place, code=code, message=message, field=key, address=address, is_notice=is_notice)


def _name(checked: _Checked) -> str:
    entry = checked.entry or checked.row
    return _text(entry, "name") or _text(entry, "id")


def _text(entry: Mapping[str, Json], key: str) -> str:
    value = entry.get(key)
    return value.strip() if isinstance(value, str) else ""


def _no_text(label: str) -> Message:
    return Message("entry_missing", "The entry has no {label}. Add it.", {"label": label})


def _no_world_text(label: str) -> Message:
    return Message("world_missing", "The world has no {label}. Add it.", {"label": label})


def _bad_id(value: str) -> Message:
    template = 'The id "{id}" can only contain lowercase letters, digits, - and _. Correct it.'
    return Message("world_bad_id", template, {"id": value})
