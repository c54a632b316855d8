"""The wizard: runs any procedure of any game step by step.

`procedure_run.ProcedureRun` holds the driver of `core.procedures` and the draft that keeps every answer;
`procedure_view` shows it: steps on the left (`procedure_steps`), requests in the middle (`procedure_page`, with
the controls of `desktop.requests`), on the right a preview of the character (``preview_*``).
`new_character_view` is the page before creation. The windows are opened by `desktop.controllers.wizard_controller`.
"""
