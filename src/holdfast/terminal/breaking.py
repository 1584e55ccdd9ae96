"""Where lines may break. Rich, which wraps lines for Textual, also breaks at no-break spaces; in French a line could
then begin with a sign like «;»."""

import re

import rich._wrap


def keep_no_break_spaces() -> None:
    """Makes Rich keep the words around a no-break space on one line."""
    rich._wrap.re_word = re.compile(r"[^\S\N{NO-BREAK SPACE}]*[\S\N{NO-BREAK SPACE}]+[^\S\N{NO-BREAK SPACE}]*")
