"""Fights: weapons, rounds of dice, and the fate card in a fight."""
