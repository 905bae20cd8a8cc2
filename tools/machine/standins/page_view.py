# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a page wants to know of the device beside its picture: its words, and what its keys do."""

import json
import sys

_INTENTS = ("prev", "next", "ok", "back", "up", "down")


def told():
    """The screen as text, the bar's verbs and the language, as JSON."""
    main = sys.modules.get("tipperary.main")
    app = main and main.app
    facts = {"bar": {intent: app and getattr(app.view, intent) for intent in _INTENTS}}
    if app:
        facts["language"] = app.saves.settings["language"]
        facts["text"] = lines(app.painter.display.root_group)
    return json.dumps(facts)


def choose(code):
    """Change the language as the device's own settings do; it is spoken from the next start."""
    main = sys.modules.get("tipperary.main")
    if main and main.app:
        main.app.saves.set("language", code)


def lines(root):
    """A group's labels, top to bottom; what stands side by side is one line."""
    pieces = []
    _gather(root, 0, 0, 1, pieces)
    pieces.sort(key=lambda piece: (piece[1] + piece[2], piece[0]))
    rows = []
    for piece in pieces:
        row = rows[-1] if rows else None
        if row and 2 * piece[1] < row[0][1] + row[0][2] < 2 * piece[2]:
            row.append(piece)
        else:
            rows.append([piece])
    return [", ".join([piece[3] for piece in sorted(row)]) for row in rows]


def _gather(layer, x, y, scale, pieces):
    if getattr(layer, "hidden", False):
        return
    if hasattr(layer, "text"):
        text = " ".join(layer.text.split())
        if text:
            left, top, _, high = layer.bounding_box
            own = scale * layer.scale  # a label's box is in its own, unscaled pixels
            left = x + scale * layer.x + own * left
            top = y + scale * layer.y + own * top
            pieces.append((left, top, top + own * high, text))
    elif hasattr(layer, "append"):
        for part in layer:
            _gather(part, x + scale * layer.x, y + scale * layer.y, scale * layer.scale, pieces)
