"""Goods: what they are worth, giving them up, and trade."""
