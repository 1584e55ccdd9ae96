"""Embers in the terminal: the fire, what has burnt, and who holds how many cards."""

from typing import cast

from textual.content import Content

from embers import EmbersView
from holdfast.terminal.look import Look, fit, heading, lines

FLAMES = 30
"""Cells of the longest fire."""


class EmbersBoard:
    def headline(self, look: Look) -> str:
        view = cast(EmbersView, look.view)
        return look.words.say("board-night", phase=look.name("phase", view.phase), night=view.night)

    def table(self, look: Look) -> Content:
        view = cast(EmbersView, look.view)
        fire = Content.assemble(("▲" * min(view.heat, FLAMES), "bold #f2cc60"), f" {view.heat}")
        burnt = ", ".join(f"{count} × {look.name('fuel', fuel)}" for fuel, count in view.burnt.items() if count)
        found = [
            heading(look.words.say("board-fire"), look.width),
            fit(fire, look.width),
            fit(look.words.say("board-burnt", burnt=burnt or "–"), look.width),
            fit(look.words.say("board-deck", cards=view.deck), look.width),
        ]
        for name, seat in zip(look.names, view.seats, strict=True):
            found.append(fit(f"{name:<20} {'▮' * seat.cards}", look.width))
        return lines(found)

    def mine(self, look: Look) -> Content:
        """The hand; a card that may be given now can be clicked."""
        view = cast(EmbersView, look.view)
        found = [Content(look.words.say("board-hand"))]
        for fuel in view.hand or []:
            card = look.described("fuel", fuel)
            text = look.words.say("board-card", name=card.name, heat=card.printed["heat"])
            found.append(look.thing(text, "", f"feed {fuel}"))
        return Content(" · ").join(found)


BOARD = EmbersBoard()
