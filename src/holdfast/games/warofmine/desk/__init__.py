"""The editor's desk: what writers and editors of the Book of Scripts want to know about it."""
