"""A night outside: exploring, noise, residents and findings."""
