# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The link by which the BG Stats app takes over a play.

Its makers describe it on their site under "Push plays to BG Stats from other apps or websites":
an address with the play as JSON. On a phone with the app it opens the app's import dialog, which
matches game and players and remembers how they were matched.
"""

import json
from urllib.parse import quote

from tools.ledger.game import CRESTS, Game
from tools.ledger.people import People

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Tipperary companion"


def link(game: Game, people: People) -> str:
    players = [
        {
            "name": people.of(player),
            "sourcePlayerId": people.of(player).casefold(),
            "startPlayer": seat == game.first,
            "score": player.points,
            "rank": game.place(player),
            "role": CRESTS[player.crest],
            "winner": player in game.winners,
        }
        for seat, player in enumerate(game.players)
    ]
    play = {
        "sourceName": SOURCE,
        "sourcePlayId": game.id,
        # In UTC; we know the day only, and at noon it is the same day nearly everywhere.
        "playDate": f"{game.date} 12:00:00",
        "game": {
            "name": "Tipperary",
            "sourceGameId": "tipperary",
            "highestWins": True,
            "noPoints": False,
        },
        "players": players,
    }
    text = json.dumps(play, ensure_ascii=False, separators=(",", ":"))
    return ADDRESS + quote(text, safe=",:")
