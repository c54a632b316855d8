"""The games that are built in, one package each; only :mod:`core.registry` imports them."""
