"""Characters: the stored document, its edits, and the sheet that computes its numbers.

A :class:`Character` is an immutable document of inputs. An :class:`Edit` is an invertible change. A :class:`Sheet`
joins a character and a :class:`~core.rules.model.System`: it computes and explains every number, reports violations and
applies edits::

    sheet = Sheet.open(Character.read(path.read_bytes()), system, random.Random(7))
    print(sheet.text("move_rate"), sheet.explain("move_rate").with_values)
    changes = sheet.apply(SetValue("raw.hlth", 14))
    sheet.apply(changes.inverse)

Files and edits are read within limits (:func:`read_json`): any input gives a value or one error message. Numbers stay
exact and are written back with the digits that were typed.
"""
