"""The screens of the table: one module each."""
