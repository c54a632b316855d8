"""Runs a procedure as far as some given answers and its steady defaults lead, to show all it asks for at once.

Not for anything that is saved or goes back; that is the `Driver`, which it drives. No dice are rolled before `roll` is
called, so that showing where answers lead does not give away a roll.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from core.character.json_values import Json
from core.errors import QuireError
from core.messages import Message, Translate
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Allocate, Choose, Enter, Request, Roll, Show
from core.procedures.transcript import AnswerMethod

MOST_AHEAD: Final = 9
"""Most rolls that a look ahead goes beyond."""
_FACES: Final[tuple[Callable[[int], int], ...]] = (lambda _size: 1, lambda size: (size + 1) // 2, lambda size: size)
"""Faces of a die of some size in the runs that look ahead: what is the same in all of them hangs on no dice."""


@dataclass(frozen=True, slots=True)
class GivenAnswers:
    """The answers that people gave, by the keys of their requests.

    Attributes:
        decisions: Answers to everything but dice.
        faces: Typed faces of real dice, in the order of all dice of a roll; None for a die that is to be rolled.
        rolled: Complete answers of dice that have been rolled.
        shown: Keys of the requests that people see; only those, and what has nothing to decide, take their defaults
            once dice have fallen.
    """

    decisions: Mapping[str, Json] = field(default_factory=dict)
    faces: Mapping[str, Sequence[int | None]] = field(default_factory=dict)
    rolled: Mapping[str, Json] = field(default_factory=dict)
    shown: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class AskedRequest:
    """A request of a partial run.

    Attributes:
        request: The request, translated.
        answer: Its answer, or its default while it waits; None without a default, and for dice.
        unit: The unit of a number in the game's own words, or "".
    """

    request: Request
    answer: Json = None
    unit: str = ""


class PartialRun:
    """A procedure, run as far as answers and steady defaults lead.

    Args:
        procedure: What to run.
        situation: Its character and setting; the sheets are copied.
        seed: Seed of all dice.
        given: The answers of people.
        translate: Translates the requests.
        trial_face: What a die of some size shows, in a run that only looks ahead; defaults then answer what people have
            not seen, even once dice have fallen. None rolls the dice.

    Attributes:
        driver: The driver, at the first request that waits, or at the end.
        asked: The requests so far; the last one may wait.
        problem: Why a given answer is refused, or None.

    Raises:
        QuireError: The procedure cannot be started.
    """

    def __init__(
        self,
        procedure: Procedure,
        situation: Situation,
        seed: str,
        given: GivenAnswers,
        translate: Translate | None = None,
        *,
        trial_face: Callable[[int], int] | None = None,
    ) -> None:
        self.driver = Driver(procedure, situation, seed)
        self.driver.translate = translate
        self.asked: list[AskedRequest] = []
        self.problem: Message | None = None
        self._start = (procedure, situation, translate)
        self._given = given
        self._trial_face = trial_face
        self._has_rolled = False
        self.advance()

    @property
    def is_finished(self) -> bool:
        """Whether everything is answered."""
        return self.driver.is_finished

    @property
    def waiting(self) -> Request | None:
        """The request that waits for an answer or for dice; None at the end."""
        return self.driver.request

    @property
    def outcome(self) -> Show | None:
        """The last result that the procedure showed, or None."""
        shown = [each.request for each in self.asked if isinstance(each.request, Show)]
        return shown[-1] if shown else None

    def advance(self) -> None:
        """Answer requests until one waits for dice or for a decision, or a given answer is refused."""
        while (request := self.driver.request) is not None:
            unit = _unit(self.driver.untranslated_request)
            if not self._answer(request):
                is_asked = self.problem is None and not isinstance(request, Roll)
                self.asked.append(AskedRequest(request, self._default(request) if is_asked else None, unit))
                return
            self.asked.append(AskedRequest(request, self.driver.answers[-1].answer, unit))

    def _answer(self, request: Request) -> bool:
        """Answer a request; return False if it waits."""
        if request.key in self._given.decisions:
            return self._try(self._given.decisions[request.key], AnswerMethod.CHOSEN)
        if isinstance(request, Roll):
            return self._answer_roll(request)
        if isinstance(request, Show):
            self.driver.auto_answer()
            return True
        is_new = self._has_rolled and self._trial_face is None and request.key not in self._given.shown
        return (not is_new or is_trivial(request)) and self._take_default(request)

    def _answer_roll(self, request: Roll) -> bool:
        if request.key in self._given.rolled:
            self._has_rolled = True
            return self._try(self._given.rolled[request.key], AnswerMethod.ROLLED)
        faces = self._given.faces.get(request.key, ())
        if len(faces) == count_dice(request) and None not in faces:
            return self._try(split_faces(request, [each or 0 for each in faces]), AnswerMethod.TYPED)
        return False

    def _default(self, request: Request) -> Json:
        try:
            return default_answer(self.driver, request, is_first=not self.asked)
        except QuireError:
            return None

    def _take_default(self, request: Request) -> bool:
        answer = self._default(request)
        if answer is None:
            return False
        try:
            self.driver.answer(answer, AnswerMethod.AUTO)
        except QuireError:
            return False
        return True

    def _try(self, answer: Json, method: AnswerMethod) -> bool:
        try:
            self.driver.answer(answer, method)
        except QuireError as error:
            self.problem = error.message
            return False
        return True

    def roll(self) -> Json:
        """Roll the dice that wait, keeping the typed ones, and continue; returns all faces.

        Raises:
            QuireError: A typed die cannot show its face.
        """
        request = self.driver.request
        if not isinstance(request, Roll):
            raise TypeError(f"no dice wait, but {request!r}")
        typed = self._given.faces.get(request.key, ())
        self._has_rolled = True
        self.asked.pop()
        if self._trial_face is not None:
            shown: Json = [[self._trial_face(size) for size in dice.sizes] for dice in request.dice]
            self.driver.answer(merge_faces(request, typed, shown), AnswerMethod.TYPED)
        elif any(each is not None for each in typed):
            rolled = request.auto(random.Random(f"{self.driver.seed}/{request.key}/0"), {})
            self.driver.answer(merge_faces(request, typed, rolled), AnswerMethod.TYPED)
        else:
            self.driver.auto_answer()
        answer = self.driver.answers[-1].answer
        self.asked.append(AskedRequest(request, answer))
        self.advance()
        return answer

    def look_ahead(self) -> tuple[PartialRun, ...]:
        """Return runs beyond the dice that wait, with low, middle and high faces; none if no dice wait.

        They go beyond a few rolls only: healing may take hundreds, and a popover has no room for so many.
        """
        if not isinstance(self.driver.request, Roll):
            return ()
        procedure, situation, translate = self._start
        runs = []
        for face in _FACES:
            run = PartialRun(procedure, situation, self.driver.seed, self._given, translate, trial_face=face)
            try:
                for _ in range(MOST_AHEAD):
                    if isinstance(run.waiting, Roll) and run.problem is None:
                        run.roll()
            except QuireError:
                return ()
            runs.append(run)
        return tuple(runs)

    def foresee(self, runs: Sequence[PartialRun]) -> tuple[AskedRequest, ...]:
        """Return the requests that follow the waiting dice whatever they show, with their present answers.

        Args:
            runs: What `look_ahead` has returned.
        """
        first, *others = (run.asked[len(self.asked) :] for run in runs or (self,))
        shapes = [{each.request.key: _shape(each.request) for each in asked} for asked in others]
        return tuple(
            AskedRequest(each.request, None if isinstance(each.request, Roll) else each.answer, each.unit)
            for each in first
            if not isinstance(each.request, Show)
            and all(shape.get(each.request.key) == _shape(each.request) for shape in shapes)
        )


def default_answer(driver: Driver, request: Request, *, is_first: bool = False) -> Json:
    """Return what answers a request before people do; None if only they can.

    A table is for people to choose from, and so are points that a procedure begins with. An optional choice of one
    starts with nothing chosen; where only chance would decide, the first open option.

    Args:
        driver: The driver, at this request.
        request: The request.
        is_first: Whether the procedure begins with it.
    """
    if isinstance(request, Choose) and request.least == 0 and request.most == 1:
        return []
    if isinstance(request, Choose) and request.figure_heads:
        return None
    if isinstance(request, Allocate) and is_first:
        return {} if request.check({}) is None else None
    answer = driver.steady_answer()
    if answer is not None:
        return answer
    if isinstance(request, Choose):
        return [each.key for each in request.options if each.closed is None][: request.least]
    return {} if isinstance(request, Allocate) else None


def is_trivial(request: Request) -> bool:
    """Return whether a request has nothing to decide, or may be left empty."""
    if isinstance(request, Choose):
        return sum(each.closed is None for each in request.options) <= request.least
    return isinstance(request, Enter) and not request.is_number and not request.least


def count_dice(request: Roll) -> int:
    """Return the number of dice of a roll."""
    return sum(len(dice.sizes) for dice in request.dice)


def split_faces(request: Roll, faces: Sequence[int]) -> list[Json]:
    """Return faces in the order of all dice as an answer: a list for each throw."""
    rest = iter(faces)
    return [[face for _, face in zip(dice.sizes, rest, strict=False)] for dice in request.dice]


def merge_faces(request: Roll, typed: Sequence[int | None], rolled: Json) -> list[Json]:
    """Return an answer with the typed faces, and rolled ones for the rest.

    Args:
        request: The roll.
        typed: Typed faces in the order of all dice; None, or missing at the end, for the rest.
        rolled: A complete answer.
    """
    throws = rolled if isinstance(rolled, Sequence) and not isinstance(rolled, str) else ()
    own = [face for throw in throws if isinstance(throw, Sequence) for face in throw if isinstance(face, int)]
    padded = [*typed, *[None] * (len(own) - len(typed))]
    return split_faces(request, [face if mine is None else mine for mine, face in zip(padded, own, strict=False)])


def _unit(request: Request | None) -> str:
    return request.unit if isinstance(request, Enter) else ""


def _shape(request: Request) -> object:
    """Return what people see of a request; two requests that look alike have the same."""
    shape: tuple[object, ...] = (type(request), request.key, request.label)
    if isinstance(request, Choose):
        return (*shape, request.least, request.most, *((each.key, each.label, each.closed) for each in request.options))
    if isinstance(request, Enter):
        return (*shape, request.least, request.most, request.default, request.unit)
    if isinstance(request, Allocate):
        return (*shape, request.amount, request.targets)
    return (*shape, request.fingerprint())
