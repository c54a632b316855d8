"""The window of Quire: shows what ``core`` computes. ``desktop`` imports ``core``, never the other way."""
