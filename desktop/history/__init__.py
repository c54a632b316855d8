"""The history of a character: list of edits by day, comparison with now, and restoring.

`revision_changes` reads revisions with the values each one changed, on a worker thread; `history_view` shows them.
"""
