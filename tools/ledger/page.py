# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""All games on one page that needs nothing else: no network, no script."""

from collections.abc import Iterator, Sequence
from html import escape

from tools.ledger import figures
from tools.ledger.game import Game, with_persons
from tools.ledger.table import Person, persons
from tools.ledger.words import Words

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
h1, h2, p, dd { overflow-wrap:anywhere }
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
.legend { display:flex; flex-wrap:wrap; gap:.15rem 1rem; list-style:none; margin:0 0 .7rem;
  padding:0; font-size:.9rem } .legend li { display:flex; align-items:center; gap:.35rem }
.legend svg { width:1rem }
.scroll { overflow-x:auto }
table { border-collapse:collapse; width:100%; font-size:.95rem; font-variant-numeric:tabular-nums }
th, td { padding:.38rem .6rem; text-align:left; white-space:nowrap }
th { color:var(--soft); font-weight:600; border-bottom:2px solid var(--line) }
tr.first td { border-top:1px solid var(--line) }
td.n, th.n { text-align:right } td.won { font-weight:700 }
summary { cursor:pointer; font-weight:600; font-size:1.1rem }
footer { margin-top:1.25rem; color:var(--soft); font-size:.9rem }
"""


def html(games: Sequence[Game], language: str = "en") -> str:
    """The whole page; there is one game at least."""
    words = Words(language)
    games = with_persons(games, words.person)
    everybody = persons(games)
    title = words("TITLE", words.count("GAMES", len(games)))
    sections = "".join(_sections(games, everybody, words))
    body = f"{_header(games, everybody, words)}{figures.PATTERNS}<main>\n{sections}</main>\n"
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n{body}</body>\n</html>\n"
    )


def _header(games: Sequence[Game], everybody: list[Person], words: Words) -> str:
    shown = "".join(
        f"<div><dt>{escape(name)}</dt><dd><b>{escape(value)}</b>"
        f"<span>{escape(who)}</span></dd></div>\n"
        for name, value, who in _facts(games, words)
    )
    return (
        f"<header><div>\n<h1>{escape(_headline(everybody, words))}</h1>\n"
        f"<p>{escape(words('AT_OUR_TABLE'))}</p>\n"
        f'<dl class="facts">\n{shown}</dl>\n</div></header>\n'
    )


def _headline(everybody: list[Person], words: Words) -> str:
    """Who leads: all who share the lead, by name or counted."""
    most = everybody[0].wins
    leaders = [one.name for one in everybody if one.wins == most]
    name = "LEADS" if len(leaders) == 1 else "LEAD"
    return words(name, words.list(leaders), words.count("WINS", most))


def _facts(games: Sequence[Game], words: Words) -> Iterator[tuple[str, str, str]]:
    """A title, a figure, and whose it is."""

    def of(who: str, game: Game) -> str:
        return f"{who}, {words.day(game.date)}"

    first, last = games[0].date, games[-1].date
    end = f"{words.day(last)} {last[:4]}"
    span = end if first == last else words("SPAN", words.day(first), end)
    yield words("FACT_GAMES"), str(len(games)), span
    best = max(games, key=lambda game: game.most)
    yield words("FACT_MOST"), str(best.most), of(best.places[0].person, best)
    closest = min(games, key=lambda game: (game.margin, game.date))
    gap = f"+{closest.margin}" if closest.margin else words("TIE")
    yield words("FACT_CLOSEST"), gap, of(words.list(closest.winners), closest)
    known = [(game, player) for game in games for player in game.players if player.values]
    # The largest of each category but Exploration, which many have.
    for category, title in enumerate(words.parts("FACT_RECORDS")):
        if title and known:
            game, player = max(known, key=lambda one: one[1].values[category])
            yield title, str(player.values[category]), of(player.person, game)


def _sections(games: Sequence[Game], everybody: list[Person], words: Words) -> Iterator[str]:
    def part(name: str, picture: str) -> str:
        return _section(words(name), words(f"{name}_HOW"), picture)

    legend = figures.legend(words)
    yield '<div class="pictures">\n'
    yield part("WHO_WINS", figures.wins(games, everybody, words))
    yield part("HOW_CLOSE", figures.close(games, words))
    if len(games) > 1:
        yield part("OVER_TIME", figures.scores(games, everybody, words))
    if any(player.values for game in games for player in game.players):
        yield part("MADE_OF", legend + figures.averages(everybody, words))
    yield f'</div>\n<h2 class="part">{escape(words("LAST_GAMES"))}</h2>\n'
    yield f'{legend}<div class="games">\n'
    for game in reversed(games[-SHOWN:]):
        yield _section(words.day(game.date), words.outcome("WON", game), figures.game(game, words))
    yield "</div>\n"
    yield _all_games(games, words)
    yield f"<footer>{escape(words('FOOTER'))}</footer>\n"


def _section(title: str, about: str, picture: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(about)}</p>\n{picture}</section>\n"


def _all_games(games: Sequence[Game], words: Words) -> str:
    """The same in figures, for those who want them."""
    *columns, points = words.parts("COLUMNS")
    head = "".join(f"<th>{escape(name)}</th>" for name in columns)
    head += "".join(f'<th class="n">{escape(name)}</th>' for name in (*words.categories, points))
    rows = []
    for game in reversed(games):
        for place, player in enumerate(game.places):
            day = "" if place else words.day(game.date)
            cells = [day, player.person, words.crests[player.crest]]
            numbers = [str(share) for share in player.shares] or ["–"] * len(words.categories)
            won = " won" if player.won else ""
            row = "".join(f'<td class="{won.strip()}">{escape(cell)}</td>' for cell in cells)
            row += "".join(f'<td class="n">{number}</td>' for number in numbers)
            row += f'<td class="n{won}">{player.points}</td>'
            rows.append(f"<tr{'' if place else ' class=first'}>{row}</tr>\n")
    return (
        f"<section><details><summary>{escape(words('IN_FIGURES'))}</summary>\n"
        f'<div class="scroll"><table>\n<tr>{head}</tr>\n{"".join(rows)}</table></div>\n'
        f"</details></section>\n"
    )
