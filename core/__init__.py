"""The rules core of Quire: everything that does not need a window.

Nothing below this package imports Qt, prints or asks; ``core.cli`` alone talks to a terminal.
"""
