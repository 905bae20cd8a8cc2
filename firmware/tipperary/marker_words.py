# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The Largest Flock marker in words: who has it after the sheep were counted, and why."""

from tipperary.signs import SHEEP


def settled(game):
    """Whether the last thing done was to count the sheep."""
    return len(game.last_action) > game.players


def holder_before(game):
    """Who had the marker before the sheep were counted."""
    settled = game.last_action
    game.undo()
    holder = game.marker
    game.apply(settled)
    return holder


def row(screen, before):
    """The marker in a line: who, what happened, and the colour."""
    t = screen.t
    holder = screen.game.marker
    if holder is None:
        return t.SUPPLY, t.STAYS if before is None else t.RETURNS, None
    word = t.KEEPS if holder == before else t.TAKES_IT
    return screen.name(holder), word, screen.game.crests[holder]


def why(screen, view, before):
    """The marker by the rule's four cases."""
    t = screen.t
    game = screen.game
    holder = game.marker
    most = max(game.flocks)
    if holder is None:
        view.head = SHEEP + " " + t.SUPPLY
        text = t.TIE_NOBODY if before is None else t.TIE_RETURNS
    else:
        view.head = SHEEP + " " + screen.name(holder)
        text = t.ALONE if game.flocks.count(most) == 1 else t.TIE_KEEPS
    view.body = text.format(most)
    view.side = screen.flocks(game.flocks)
