"""Package of the built-in games, one package each; only :mod:`core.registry` imports them."""
