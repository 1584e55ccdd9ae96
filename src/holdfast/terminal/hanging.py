"""Rows of lists with a hanging indent: a head such as a key, and a text whose further lines are aligned below its first
word."""

from textual.content import Content
from textual.css.styles import RulesMap
from textual.strip import Strip
from textual.style import Style
from textual.visual import RenderOptions, Visual


class Hanging(Visual):
    def __init__(self, head: Content, text: Content) -> None:
        self.head = head
        self.text = text

    def __str__(self) -> str:
        return f"{self.head.plain}{self.text.plain}"

    def get_optimal_width(self, rules: RulesMap, container_width: int) -> int:
        return self.head.cell_length + self.text.get_optimal_width(rules, container_width)

    def get_minimal_width(self, rules: RulesMap) -> int:
        return self.head.cell_length + self.text.get_minimal_width(rules)

    def get_height(self, rules: RulesMap, width: int) -> int:
        return self.text.get_height(rules, self._rest(width))

    def _rest(self, width: int) -> int:
        return max(width - self.head.cell_length, 1)

    def render_strips(self, width: int, height: int | None, style: Style, options: RenderOptions) -> list[Strip]:
        indent = self.head.cell_length
        first = self.head.render_strips(indent, 1, style, options)[0]
        others = Strip.blank(indent, style.rich_style)
        found = self.text.render_strips(self._rest(width), height, style, options)
        return [Strip.join([others if line else first, strip]) for line, strip in enumerate(found)]
