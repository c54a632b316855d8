"""RPG.Rules 2.10: what only code can say of the game, beside its data in ``resources/rules/kinsler``."""
