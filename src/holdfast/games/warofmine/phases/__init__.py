"""The seven phases of a day."""
