"""Migration scripts, one for each version of the schema, never changed after its release."""
