"""The operations of the script language."""
