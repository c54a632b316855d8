"""The library of the window: the list of characters at the left, what is done to many of them, and the way to the disk.

`library_desk.LibraryDesk` stands between the window and `core.store`: it opens the library on a thread and answers
through tasks, also while the file is locked, damaged or gone. `library_listing` decides what the list consists of,
`library_model` gives it to Qt page by page, `library_view` is the form around it. What a person does to characters is
asked for in `library_actions` and carried out on a thread by `library_work`. No sheet is known here.
"""
