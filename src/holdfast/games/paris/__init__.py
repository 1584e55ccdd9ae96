"""Paris: New Eden (2-4): draft dice, bid survivors for buildings, overcome events, feed the refuge."""

from holdfast.games.paris.game import GAME

__all__ = ["GAME"]
