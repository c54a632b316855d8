"""Play at the table: conflicts (fights), ready checks, procedures for a whole party.

A game provides a :class:`Conflict`: a generator over a :class:`Table`, which holds all sheets. With the table the game
rolls, makes requests to the right side, logs events and applies edits. A :class:`Fight` runs it for people: it answers
what is decided automatically, keeps the log, rewinds, and can be stored at any moment::

    fight = Fight(conflict, Arena.create(participants, setting), seed=7)
    while fight.advance():
        fight.answer(...)

:func:`play_out` runs the same generator fully automatically: no requests, no events, only dice and edits.
:func:`run_with_answers` repeats a procedure for another character with the answers of the first, so that a whole party
can rest at once.
"""
