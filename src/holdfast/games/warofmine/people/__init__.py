"""The characters: their states, how they come and go, and what the group works for."""
