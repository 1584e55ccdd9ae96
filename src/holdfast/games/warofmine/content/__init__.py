"""The content of the box: what a file may say, and the tables that are made of it."""
