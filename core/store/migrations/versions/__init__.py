"""One script for each version of the schema, never changed after its release."""
