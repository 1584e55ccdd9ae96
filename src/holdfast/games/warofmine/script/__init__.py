"""Scripts and cards: how they are compiled, read and carried out."""
