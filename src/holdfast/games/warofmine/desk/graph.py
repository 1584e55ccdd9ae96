# mypyc: skip
"""A picture of how scripts lead to one another, as SVG."""

from html import escape

from holdfast.games.warofmine.desk.book import Book, Lead

BOX = (250, 46)
TITLE, NAME = 28, 34
"""How many letters of a title and of an id fit into a box."""
GAP = (90, 18)
MARGIN = 24
LABEL = 11
"""The height of a label."""
DAYS = {"en": "d", "fr": "j"}
COLOURS = {"goto": "#5c5446", "later": "#8a3a26", "instead": "#6d5a34"}


def graph(book: Book, wanted: list[str], lang: str) -> str:
    """The given scripts and those that they lead to, from left to right."""
    columns = _columns(book, wanted)
    places: dict[str, tuple[int, int]] = {}
    for x, column in enumerate(columns):
        for y, script in enumerate(column):
            places[script] = (MARGIN + x * (BOX[0] + GAP[0]), MARGIN + y * (BOX[1] + GAP[1]))
    width = 2 * MARGIN + len(columns) * (BOX[0] + GAP[0]) - GAP[0]
    height = 2 * MARGIN + max(map(len, columns)) * (BOX[1] + GAP[1]) - GAP[1]
    leads = _together([lead for lead in book.leads if lead.script in places and lead.to in places])
    labels: set[tuple[int, int]] = set()
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="Spectral, Georgia, serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#efe8d9"/>',
        *(_line(places, lead, lang, labels) for lead in leads),
        *(_box(book, script, place, lang) for script, place in places.items()),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _together(leads: list[Lead]) -> list[Lead]:
    """What leads from several options of a script to the same place in the same way is one line."""
    found: dict[tuple[str, str, str, str], list[str]] = {}
    for lead in leads:
        found.setdefault((lead.script, lead.to, lead.way, lead.wait), []).append(lead.where)
    return [
        Lead(script, to, way, ", ".join(dict.fromkeys(filter(None, where))), wait)
        for (script, to, way, wait), where in found.items()
    ]


def _columns(book: Book, wanted: list[str]) -> list[list[str]]:
    """Scripts by the number of steps from a beginning: one that nothing among them leads to."""
    inside = set(wanted)
    for lead in book.leads:
        if lead.script in inside and lead.to in book.scripts:
            inside.add(lead.to)
    entered = {lead.to for lead in book.leads if lead.script in inside and lead.to != lead.script}
    depth = {script: 0 for script in wanted if script not in entered} or {wanted[0]: 0}
    todo = list(depth)
    for script in todo:  # grows on the way
        for lead in book.leads:
            if lead.script == script and lead.to in inside and lead.to not in depth:
                depth[lead.to] = depth[script] + 1
                todo.append(lead.to)
    for script in wanted:
        depth.setdefault(script, 0)
    columns: list[list[str]] = [[] for _ in range(max(depth.values()) + 1)]
    for script, column in depth.items():
        columns[column].append(script)
    return columns


def _box(book: Book, script: str, place: tuple[int, int], lang: str) -> str:
    x, y = place
    entry = book.scripts[script]
    title = getattr(entry.title, lang) if entry.title is not None else script
    fill = "#fffaf0" if entry.pool == "linked" else "#e8c98a" if entry.pool.startswith("epilogue") else "#f2dcc0"
    return (
        f"<g><title>{escape(script)} · {escape(entry.pool)}</title>"
        f'<rect x="{x}" y="{y}" width="{BOX[0]}" height="{BOX[1]}" rx="6" fill="{fill}" stroke="#5c5446"/>'
        f'<text x="{x + 10}" y="{y + 20}" font-weight="600">{escape(_cut(title, TITLE))}</text>'
        f'<text x="{x + 10}" y="{y + 37}" font-size="11" fill="#5d5244">{escape(_cut(script, NAME))}</text></g>'
    )


def _cut(text: str, fits: int) -> str:
    return text if len(text) <= fits else f"{text[: fits - 1].rstrip()}…"


def _line(places: dict[str, tuple[int, int]], lead: Lead, lang: str, labels: set[tuple[int, int]]) -> str:
    """A line with its label, above those that already stand in the same place."""
    x1, y1 = places[lead.script]
    x2, y2 = places[lead.to]
    start, end = (x1 + BOX[0], y1 + BOX[1] // 2), (x2, y2 + BOX[1] // 2)
    colour = COLOURS.get(lead.way, "#3d3830")
    dash = ' stroke-dasharray="5 4"' if lead.way in ("later", "instead") else ""
    bend = max(30, abs(end[0] - start[0]) // 2)
    path = f"M{start[0]},{start[1]} C{start[0] + bend},{start[1]} {end[0] - bend},{end[1]} {end[0]},{end[1]}"
    label = " ".join(part for part in (lead.where, f"+{lead.wait} {DAYS[lang]}" if lead.wait else "") if part)
    middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2 - 4)
    while label and middle in labels:
        middle = (middle[0], middle[1] - LABEL)
    labels.add(middle)
    return (
        f'<path d="{path}" fill="none" stroke="{colour}"{dash}/>'
        f'<text x="{middle[0]}" y="{middle[1]}" font-size="10" fill="{colour}" text-anchor="middle">'
        f"{escape(label)}</text>"
    )
