"""All of Quire that needs no window: rules, characters, library, export, command line.

Nothing below this package imports Qt, prints or asks; ``core.cli`` alone talks to a terminal.
"""
