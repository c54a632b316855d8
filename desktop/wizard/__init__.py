"""The wizard: runs any procedure of any game, and whatever stands around its questions.

`procedure_run.ProcedureRun` holds the driver of `core.procedures` and the draft that keeps every answer;
`procedure_view` shows it: steps at the left (`procedure_steps`), the questions in the middle (`procedure_page`, with
the controls of `requests`), at the right the growing sheet (``growing_*``) and what an answer would change.
`wizards` opens them in windows, `new_character_view` is where a character begins.
"""
