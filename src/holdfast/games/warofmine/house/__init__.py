"""The house: what can be reached, fittings and what they cost, and who comes to the door."""
