"""The library dock: list of characters, bulk actions, asynchronous access to the file.

`library_service` opens the library on a worker thread and runs tasks on it, even while the file is locked, damaged or
missing. `paged_rows` holds the rows, `library_model` is their Qt model, `library_view` the form around the list.
`library_actions` asks the user, `bulk_operations` do the work on a worker thread. Nothing here knows a sheet.
"""
