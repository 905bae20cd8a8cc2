# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""All games on one page that needs nothing else: no network, no script."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from tools.drive.report import plural
from tools.ledger import figures
from tools.ledger.figures import Album, ahead, day
from tools.ledger.game import CATEGORY_NAMES, CRESTS, Game
from tools.ledger.people import People
from tools.ledger.table import persons

SHOWN = 6  # games with a picture of their own

STYLE = """
:root { --paper:#efeadb; --card:#fffdf6; --ink:#20281c; --soft:#565f50; --line:#ddd6c4;
  --hero:#1f4a34; --on-hero:#fbf7e9; --on-hero-soft:#c9dccb; --gold:#f3c65f; color-scheme:light }
@media (prefers-color-scheme: dark) {
  :root { --paper:#121716; --card:#1b2221; --ink:#f0f1e7; --soft:#a8b3a6; --line:#36413d;
    --hero:#173b2a; color-scheme:dark } }
* { box-sizing:border-box }
body { margin:0; background:var(--paper); color:var(--ink); font:16px/1.5 ui-rounded,
  "SF Pro Rounded", "Segoe UI", Ubuntu, "Noto Sans", system-ui, sans-serif }
svg { display:block; width:100%; max-width:34rem; height:auto; font-family:inherit }
header { background:var(--hero); color:var(--on-hero); padding:2.6rem 1.25rem 3.8rem }
header > div, main { max-width:72rem; margin:auto }
h1 { margin:0; font-size:clamp(1.7rem, 5vw, 2.7rem); line-height:1.15; letter-spacing:-.01em }
header p { margin:.35rem 0 0; color:var(--on-hero-soft) }
dl.facts { display:grid; grid-template-columns:repeat(auto-fit, minmax(8rem, 1fr));
  gap:1.1rem 1.5rem; margin:1.8rem 0 0 }
dl.facts div { border-top:2px solid var(--gold); padding-top:.5rem }
dt { font-size:.85rem; color:var(--on-hero-soft) }
dd { margin:0 } dd b { display:block; font-size:1.9rem; line-height:1.15 }
dd span { font-size:.9rem; color:var(--on-hero-soft) }
main { padding:0 1.25rem 3rem; margin-top:-1.9rem; box-sizing:content-box }
.pictures { columns:26rem 2; column-gap:1.25rem }
.pictures section { break-inside:avoid; margin-bottom:1.25rem }
.games { display:grid; gap:1.25rem; align-items:start; margin-bottom:1.25rem;
  grid-template-columns:repeat(auto-fill, minmax(min(100%, 21rem), 1fr)) }
section { background:var(--card); border:1px solid var(--line); border-radius:16px;
  padding:1.2rem 1.3rem 1.3rem; min-width:0 }
h2 { margin:0 0 .15rem; font-size:1.22rem; line-height:1.25 }
section > p { margin:0 0 .9rem; color:var(--soft); font-size:.95rem }
@media (max-width:30rem) { header { padding-inline:1rem } main { padding-inline:.6rem }
  section { padding:1rem .9rem } }
h2.part { margin:1.1rem 0 .2rem; font-size:1.5rem }
.legend { max-width:24rem; margin-bottom:.4rem }
.scroll { overflow-x:auto }
table { border-collapse:collapse; width:100%; font-size:.95rem; font-variant-numeric:tabular-nums }
th, td { padding:.38rem .6rem; text-align:left; white-space:nowrap }
th { color:var(--soft); font-weight:600; border-bottom:2px solid var(--line) }
tr.first td { border-top:1px solid var(--line) }
td.n, th.n { text-align:right } td.won { font-weight:700 }
summary { cursor:pointer; font-weight:600; font-size:1.1rem }
footer { margin-top:1.25rem; color:var(--soft); font-size:.9rem }
"""


def html(games: Sequence[Game], people: People) -> str:
    """The whole page; there is one game at least."""
    album = Album(games, people, persons(games, people))
    body = "".join((_header(album), figures.PATTERNS, "<main>\n", *_sections(album), "</main>\n"))
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{_title(album)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n{body}</body>\n</html>\n"
    )


def _title(album: Album) -> str:
    return f"Tipperary: {plural(len(album.games), 'game')}"


def _header(album: Album) -> str:
    games = album.games
    leader = album.persons[0]
    leaders = [one.name for one in album.persons if one.wins == leader.wins]
    if len(leaders) == 1:
        line = f"{leader.name} leads with {plural(leader.wins, 'win')}."
    else:
        line = f"{_list(leaders[:4])} lead with {plural(leader.wins, 'win')} each."
    best = max(games, key=lambda game: game.most)
    closest = min(games, key=lambda game: (game.margin, game.date))
    high = best.places[0]
    facts = [
        ("Games", str(len(games)), _span(games)),
        ("Most points", str(high.points), f"{album.people.of(high)}, {day(best.date)}"),
        ("Closest", f"+{closest.margin}" if closest.margin else "tie", _when(album, closest)),
        *_records(album),
    ]
    shown = "".join(
        f"<div><dt>{escape(name)}</dt><dd><b>{escape(value)}</b>"
        f"<span>{escape(who)}</span></dd></div>\n"
        for name, value, who in facts
    )
    return (
        f"<header><div>\n<h1>{escape(line)}</h1>\n<p>Tipperary at our table</p>\n"
        f'<dl class="facts">\n{shown}</dl>\n</div></header>\n'
    )


def _when(album: Album, game: Game) -> str:
    return (
        f"{ahead(album, game)}, {day(game.date)}"
        if not game.margin
        else (f"{album.people.of(game.winners[0])}, {day(game.date)}")
    )


def _span(games: Sequence[Game]) -> str:
    first, last = games[0].date, games[-1].date
    return day(first) if first == last else f"{day(first)} to {day(last)} {last[:4]}"


def _records(album: Album) -> Iterator[tuple[str, str, str]]:
    """The largest of each category but Exploration, which many have."""
    titles = ("Largest area", "Largest flock", "", "Most whiskey", "Most stones")
    for category, title in enumerate(titles):
        found = [
            (player.values[category], game, player)
            for game in album.games
            for player in game.players
            if player.values
        ]
        if title and found:
            most, game, player = max(found, key=lambda one: one[0])
            yield title, str(most), f"{album.people.of(player)}, {day(game.date)}"


def _list(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _sections(album: Album) -> Iterator[str]:
    yield '<div class="pictures">\n'
    yield _section("Who wins", "Every game in order; a win is in colour.", figures.wins(album))
    yield _section(
        "How close it was",
        "Everybody's points in each game, the newest on top, and how far the winner was ahead.",
        figures.close(album),
    )
    if len(album.games) > 1:
        yield _section(
            "From game to game",
            "Everybody's points over time, before those of the others; the dots are the average.",
            figures.scores(album),
        )
    if any(player.values for game in album.games for player in game.players):
        yield _section(
            "What the points are made of",
            "On average; the marker's five points are with the sheep.",
            figures.legend() + figures.averages(album),
        )
    yield '</div>\n<h2 class="part">The last games</h2>\n'
    yield f'<div class="legend">{figures.legend()}</div>\n<div class="games">\n'
    for game in reversed(album.games[-SHOWN:]):
        yield _section(day(game.date), _result(album, game), figures.game(album, game))
    yield "</div>\n"
    yield _all_games(album)
    yield (
        "<footer>Colours and emblems are those of the coats of arms: in a game the one that was "
        "played, elsewhere the one that somebody has most often.</footer>\n"
    )


def _result(album: Album, game: Game) -> str:
    names = _list([album.people.of(player) for player in game.winners])
    if not game.margin:
        return f"{names} share the victory with {game.most} points."
    return f"{names} wins with {game.most} points, {game.margin} ahead."


def _section(title: str, about: str, picture: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(about)}</p>\n{picture}</section>\n"


def _all_games(album: Album) -> str:
    """The same in figures, for those who want them."""
    head = "".join(f"<th>{name}</th>" for name in ("Date", "Player", "Coat of arms"))
    head += "".join(f'<th class="n">{name.capitalize()}</th>' for name in CATEGORY_NAMES)
    head += '<th class="n">Points</th>'
    rows = []
    for game in reversed(album.games):
        for place, player in enumerate(game.places):
            cells = [day(game.date) if not place else "", album.people.of(player)]
            cells.append(CRESTS[player.crest])
            numbers = [str(share) for share in game.shares(player)] or ["–"] * len(CATEGORY_NAMES)
            won = " won" if player in game.winners else ""
            row = "".join(f'<td class="{won.strip()}">{escape(cell)}</td>' for cell in cells)
            row += "".join(f'<td class="n">{number}</td>' for number in numbers)
            row += f'<td class="n{won}">{player.points}</td>'
            rows.append(f"<tr{'' if place else ' class=first'}>{row}</tr>\n")
    return (
        f"<section><details><summary>All games in figures</summary>\n"
        f'<div class="scroll"><table>\n<tr>{head}</tr>\n{"".join(rows)}</table></div>\n'
        f"</details></section>\n"
    )
