"""What the game says of its things and actions."""
