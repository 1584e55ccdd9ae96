"""Names and chat as they may be kept and shown: plain text of one line, without control characters."""

import unicodedata

from holdfast.server.errors import ServerError

NAME = 40
CHAT = 500


def line(text: str, longest: int) -> str:
    """One line of text: control and format characters are gone, runs of white space are one space."""
    kept = "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in text)
    kept = "".join(sign for sign in kept if unicodedata.category(sign) not in ("Cf", "Cs", "Co", "Cn"))
    return " ".join(unicodedata.normalize("NFC", kept).split())[:longest].strip()


def name(text: str) -> str:
    """The name of a person or a seat; an empty one is refused."""
    cleaned = line(text, NAME)
    if not cleaned:
        raise ServerError("error-server-name")
    return cleaned


def chat(text: str) -> str:
    cleaned = line(text, CHAT)
    if not cleaned:
        raise ServerError("error-server-chat-empty")
    return cleaned
