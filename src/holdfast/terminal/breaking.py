"""Where lines may break. Rich, which breaks them for Textual, does so at every white space, the no-break space too; in
French a sign like «;» would then begin a line."""

import re

import rich._wrap


def keep_no_break_spaces() -> None:
    """From now on a no-break space holds together what is on both sides of it."""
    rich._wrap.re_word = re.compile(r"[^\S\N{NO-BREAK SPACE}]*[\S\N{NO-BREAK SPACE}]+[^\S\N{NO-BREAK SPACE}]*")
