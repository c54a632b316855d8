"""What was found in a world as its tab shows it: lines of the list, sentences at fields, marks of entries and kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from core.content.world_problems import WorldProblem
from desktop.messages import render
from desktop.world.entry_binder import EntryProblem
from desktop.world.kinds_list import ProblemLine


class ShownProblems:
    """The problems and notices of a world in sentences.

    Args:
        problems: What a check of the world found.
        system_id: Id of its game.
        title_of: Returns the title of a kind; of "" that of the world itself.
    """

    def __init__(
        self, problems: Sequence[WorldProblem] = (), system_id: str = "", title_of: Callable[[str], str] = str
    ) -> None:
        self._problems = tuple(problems)
        self._system_id = system_id
        self._title_of = title_of

    @cached_property
    def wrong(self) -> list[ProblemLine]:
        """The problems: an entry with one is not offered."""
        return self._lines(is_notice=False)

    @cached_property
    def odd(self) -> list[ProblemLine]:
        """The notices: an entry with one is offered all the same."""
        return self._lines(is_notice=True)

    def __bool__(self) -> bool:
        return bool(self._problems)

    def _lines(self, *, is_notice: bool) -> list[ProblemLine]:
        return [
            ProblemLine(each.address, each.name or self._title_of(each.kind), self._sentence(each))
            for each in self._problems
            if each.is_notice is is_notice
        ]

    def _sentence(self, problem: WorldProblem) -> str:
        return render(problem.message, self._system_id)

    def by_kind(self) -> Mapping[str, int]:
        """Return the number of problems by kind; under "" those of the world itself."""
        return Counter(each.kind for each in self._problems if not each.is_notice)

    def at_places(self) -> list[EntryProblem]:
        """Return problems and notices with their addresses, for the fields of entries."""
        return [EntryProblem(each.address, self._sentence(each)) for each in self._problems]

    def of_world(self) -> list[tuple[str, str]]:
        """Return key and sentence of what is wrong with the world itself."""
        return [(each.field, self._sentence(each)) for each in self._problems if not each.kind]

    def of_kind(self, kind: str) -> str:
        """Return what is wrong with a whole kind; "" for nothing."""
        found = (each for each in self._problems if each.kind == kind and not each.uid)
        return next(map(self._sentence, found), "")

    def marks(self, kind: str) -> dict[int, str]:
        """Return the first problem of each entry of a kind that has one, by its position."""
        marks: dict[int, str] = {}
        for each in self._problems:
            if each.kind == kind and each.uid and not each.is_notice:
                marks.setdefault(int(each.address.partition("[")[2].partition("]")[0]), self._sentence(each))
        return marks
