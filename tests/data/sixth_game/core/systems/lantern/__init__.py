"""Code of Lantern; its data are in ``resources/rules/lantern``."""
