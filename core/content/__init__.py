"""Settings (to people: worlds): what a Game Master defines for a game, loaded and validated.

A setting file is one JSON object: ``format`` (``quire-setting``), ``version``, ``system``, ``id``, ``name``, ``about``,
then one list for each kind that the game's ``setting.toml`` describes. What a player chooses is embedded in the
character, so that a document does not depend on the file::

    setting = load_setting(shipped_settings(system.id)[0], system)
    culture = setting.entry("cultures", "merefolk")

Entries that a player writes are checked with :func:`check_entry`.
"""
