"""History: the days of a character in words, and the way back to any moment.

`life` reads revisions backwards with what each changed downstream, for a thread; `history_view` shows them.
"""
