"""Steps back in a fight: to which decisions they lead, what stands ready for them, and the way that is being walked.

A step back gives all earlier answers again, in another run; in a crowd that takes seconds. So a step is a `Replay`:
whoever goes back chooses the goal with `start_rewind` and walks the way, on any thread, and `finish_replay` does the rest. There
is one way at most at a time; a further step while it is walked only moves the goal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from itertools import islice
from typing import Final

from core.procedures import AnswerMethod, Driver, Replay, Request, Roll

_CHECKPOINTS: Final = (1, 4, 16, 64)
"""How many decisions back a fight stands ready while nobody waits; between these it is never far."""

_CHECKPOINTS_OF_CROWD: Final = (1, 4)
"""The same for a crowd; the second lets another step back follow at once."""

_LONG: Final = 4_000
"""From this many answers on, a fight of a few keeps just one copy ready: for the last decision."""

_SHORT: Final = 100
_SHORT_FOR_CROWD: Final = 10
"""This many answers are given again in a moment, in a fight of a few and in a crowd."""

_BY_QUIRE: Final = frozenset({AnswerMethod.AUTO, AnswerMethod.ROLLED})


class ReplayOutcome(Enum):
    """What came of a way."""

    REACHED = "there"  # the fight stands where people wanted to go
    CHECKPOINT = "ready"  # nobody wanted to go; what was made stands ready
    CANCELLED = "left"  # it was left on the way; the fight stands where it stood
    AGAIN = "anew"  # the goal was moved to where the way had come from already: another way is to be walked


class Rewind:
    """The steps back of one fight.

    Args:
        driver: Runs the fight.
        is_asked: Whether people want to answer a request themselves.
        state: Gives what `is_asked` goes by, to be compared.
        is_crowd: Whether so many take part that a window would stand still while they begin anew.
    """

    def __init__(
        self, driver: Driver, is_asked: Callable[[Request], bool], state: Callable[[], object], *, is_crowd: bool
    ) -> None:
        self._driver = driver
        self._is_asked = is_asked
        self._state = state
        self._is_crowd = is_crowd
        self._replay: Replay | None = None
        self._goal: int | None = None
        self._wanted: tuple[object, tuple[int, ...]] = None, ()

    @property
    def replay(self) -> Replay | None:
        """The way that is to be walked or is being walked; None where there is none."""
        return self._replay

    @property
    def is_rewinding(self) -> bool:
        """Whether people want to stand where the way leads, and do not yet."""
        return self._goal is not None

    @property
    def is_short(self) -> bool:
        """Whether the way is walked in a moment."""
        way = self._replay
        if way is None:
            return True
        if not way.is_started and self._is_crowd:
            return False
        return way.target - way.done <= (_SHORT_FOR_CROWD if self._is_crowd else _SHORT)

    # ------------------------------------------------------------------------------------------------ where they lead

    def decisions(self, end: int) -> Iterator[int]:
        """Yield the places of the answers before one that people gave or would give now, the last first.

        Where people decide nothing in the whole fight, it is every answer.

        Args:
            end: The place before which they lie.
        """
        answers, requests = self._driver.answers, self._driver.untranslated_requests
        is_any, asked = False, self._asked()
        for place in reversed(range(len(answers))):
            if answers[place].method not in _BY_QUIRE or asked(requests[place]):
                is_any = True
                if place < end:
                    yield place
        if not is_any:
            yield from reversed(range(end))

    def _asked(self) -> Callable[[Request], bool]:
        """Return `is_asked` for thousands of requests: it depends on who decides, and on whether it is a roll."""
        known: dict[tuple[int | None, tuple[int, ...], bool], bool] = {}

        def asked(request: Request) -> bool:
            kind = request.decider, request.deciders, isinstance(request, Roll)
            found = known.get(kind)
            if found is None:
                found = known[kind] = self._is_asked(request)
            return found

        return asked

    def start_rewind(self, steps: int) -> bool:
        """Head for a decision so many steps before the present one, or before the one that is headed for already.

        Returns:
            Whether there is one; then there is a `way` to be walked, which may be under way.
        """
        end = self._driver.answer_count if self._goal is None else self._goal
        led = list(islice(self.decisions(end), max(steps, 0)))
        return bool(led) and self._start_replay(led[-1])

    def start_rewind_to_event(self, event: int) -> bool:
        """Head for the decision that led to something in the log; say whether there is one.

        Args:
            event: Its place in the events; what stands before the first decision leads to that one.
        """
        count = self._driver.answer_count
        led = next(self.decisions(self._driver.events[event].after), None)
        if led is None and count:
            *_, led = self.decisions(count)
        return led is not None and self._start_replay(led)

    def start_recovery(self) -> bool:
        """Head for where the fight stood before an answer that leads nowhere; say whether it has fallen there."""
        return self._driver.needs_replay and self._start_replay(self._driver.answer_count)

    def _start_replay(self, place: int) -> bool:
        self._goal = place
        if self._replay is None:
            self._replay = self._driver.replay_to(place)
        elif place <= self._replay.limit:
            self._replay.target = place
        return True

    # ------------------------------------------------------------------------------------------------ the way

    def finish_replay(self) -> ReplayOutcome:
        """Take what has come on the way: stand there, or let it stand ready."""
        way, goal = self._replay, self._goal
        if way is None:
            return ReplayOutcome.CANCELLED
        self._replay = None
        if goal is None:
            self._driver.keep_checkpoint(way)
            return ReplayOutcome.CHECKPOINT
        if way.done == goal:
            self._goal = None
            self._driver.switch_to(way)
            return ReplayOutcome.REACHED
        self._driver.keep_checkpoint(way)
        self._replay = self._driver.replay_to(goal)
        return ReplayOutcome.AGAIN

    def cancel(self) -> None:
        """Stay where the fight stands; what has come on the way is of use for another one.

        Nobody walks the way any more.
        """
        way, self._replay, self._goal = self._replay, None, None
        if way is not None:
            self._driver.keep_checkpoint(way)

    # ------------------------------------------------------------------------------------------------ standing ready

    def start_checkpoint(self) -> bool:
        """Head for what makes a crowd ready for a step back; say whether there is a way to be walked for it.

        A crowd is begun anew in so long a time that a window would stand still.
        """
        if self._replay is not None or not self._is_crowd:
            return False
        places = self._checkpoint_positions()
        if self._driver.has_checkpoints(places):
            return False
        self._replay = self._driver.replay_to_checkpoint(places[-1])
        return True

    def prepare_checkpoints(self, most: int) -> bool:
        """Prepare for steps back while nobody waits; say whether nothing is left to prepare.

        Args:
            most: How many answers at most may be given again now; call again for the rest.
        """
        return self._replay is not None or self._driver.prepare_checkpoints(self._checkpoint_positions(), most)

    def _checkpoint_positions(self) -> tuple[int, ...]:
        """Return the places where the fight shall stand ready for a step back, the last first."""
        answers = self._driver.answers
        now = (len(answers), answers[-1:], self._state())
        if self._wanted[0] != now:
            self._wanted = now, self._find_checkpoint_positions(len(answers))
        return self._wanted[1]

    def _find_checkpoint_positions(self, count: int) -> tuple[int, ...]:
        wanted = _CHECKPOINTS_OF_CROWD if self._is_crowd else _CHECKPOINTS
        most = 1 if wanted is _CHECKPOINTS and count > _LONG else max(wanted)
        places = tuple(islice(self.decisions(count), most))
        return tuple(places[steps - 1] for steps in wanted if steps <= len(places))
