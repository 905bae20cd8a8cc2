# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The page with pictures: whole in itself, readable by everybody, and looked at in a browser."""

from __future__ import annotations

import random
import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request

from host_tests.support.browser import new_page
from tools.ledger.figures import PAINT
from tools.ledger.game import CRESTS, Game, make
from tools.ledger.page import STYLE, html
from tools.ledger.pen import EDGE, TINTS, WIDE, width
from tools.ledger.table import persons
from tools.ledger.words import LANGUAGES, Words, users_language
from tools.support.firmware import emblem


def games(count: int, names: list[str], seed: int = 1) -> list[Game]:
    chance = random.Random(seed)
    made = []
    for number in range(count):
        seats = chance.sample(names, min(len(names), chance.randint(2, 5)))
        players: list[tuple[int, str, tuple[int, ...]]] = [
            (
                crest,
                name,
                (chance.randint(30, 60), chance.randint(1, 15), 5, 13, chance.randint(0, 14)),
            )
            for crest, name in zip(chance.sample(range(5), len(seats)), seats, strict=True)
        ]
        day = f"2026-{1 + number // 25:02}-{1 + number % 25:02}"
        made.append(make(f"{number:06x}-{number}", players, 0, number % 2, day))
    return made


FEW = games(3, ["Anna", "Ben", "Zoë"])
LONG = ["Maximilian-Alexander Freiherr von Österr", "Françoise-Élisabeth d'Écouën", "W" * 40]
MANY = games(60, ["Anna", "Ben", "Zoë", "Dónal", "Fionnuala", "<b>&", "", *LONG])
ONE = FEW[:1]
OLD = [make("000000-0", [(0, "", (90,)), (3, "", (80,))], date="2026-01-01")]


class Reader(HTMLParser):
    """What is in a page: its tags, in order, and whether each is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("shown", [ONE, FEW, MANY, OLD, OLD + FEW], ids=len)
def test_the_page_is_whole_and_needs_nothing_else(shown: list[Game], language: str) -> None:
    text = html(shown, language)
    page = Reader(text)
    assert page.open == []
    assert not {tag for tag, _ in page.tags} & {"script", "link", "img", "iframe", "image"}
    for _, attributes in page.tags:
        assert not {"src", "href", "onload", "onclick"} & set(attributes)
    assert re.findall(r"(?:https?:)?//|@import|url\((?!#)", text) == []
    pictures = [attributes for tag, attributes in page.tags if tag == "svg"]
    assert all(one.get("aria-label") or one.get("aria-hidden") for one in pictures)
    assert len(pictures) >= 4


EVIL = [
    make("000000-1", [(0, "<b>&", (90,)), (3, '"><i>', (90,))], date="2026-01-01"),
    make("000000-2", [(0, "<b>&", (90,)), (3, '"><i>', (90,))], date="2026-01-02"),
]


@pytest.mark.parametrize("shown", [MANY, EVIL, EVIL[:1]], ids=len)
def test_names_are_text_and_nothing_else(shown: list[Game]) -> None:
    """In the headline, too: the names of those who lead."""
    text = html(shown)
    assert "<b>&" not in text
    assert "&lt;b&gt;&amp;" in text
    assert not {"i"} & {tag for tag, _ in Reader(text).tags}
    head = text[text.index("<h1>") : text.index("</h1>")]
    assert shown is MANY or "&quot;&gt;&lt;i&gt; and &lt;b&gt;&amp; lead" in head


def test_the_page_says_who_leads_and_what_the_records_are() -> None:
    text = html(FEW)
    leader = persons(FEW)[0]
    assert f"{leader.name} leads with {leader.wins} win" in text
    most = max(game.most for game in FEW)
    assert f"<b>{most}</b>" in text
    assert html(OLD).count("Largest area") == 0


def shared(people: int) -> list[Game]:
    """As many games as people, each won by another one."""
    names = [f"P{number}" for number in range(people)]
    return [
        make(f"00000{number}-{number}", [(0, name, (90,)), (1, "Last", (10,))], date="2026-01-01")
        for number, name in enumerate(names)
    ]


@pytest.mark.parametrize(
    ("people", "headline"),
    [
        (1, "P0 leads with 1 win."),
        (2, "P0 and P1 lead with 1 win each."),
        (5, "P0, P1, P2, P3 and P4 lead with 1 win each."),
        (6, "P0, P1, P2, P3 and 2 others lead with 1 win each."),
        (9, "P0, P1, P2, P3 and 5 others lead with 1 win each."),
    ],
)
def test_all_who_share_the_lead_are_named_or_counted(people: int, headline: str) -> None:
    assert f"<h1>{headline}</h1>" in html(shared(people))


# The languages.


def test_the_languages_are_those_of_the_files_and_have_the_same_words() -> None:
    assert LANGUAGES == ["en", "de", "fr"]
    english = Words("en").texts
    for language in LANGUAGES:
        words = Words(language).texts
        assert list(words) == list(english)
        for name, text in words.items():
            fields = set(re.findall(r"{\d}", text))
            assert fields == set(re.findall(r"{\d}", english[name])), f"{language}: {name}"
            assert text.count("|") == english[name].count("|") or name == "DAY", name


@pytest.mark.parametrize(
    ("language", "crests", "categories"),
    [
        ("en", "Castle Yellow Blue Green Pink", "Area Sheep Exploration Whiskey Stone"),
        ("de", "Burg Gelb Blau Grün Rosa", "Fläche Schafe Erkundung Whiskey Stein"),
        ("fr", "Château Jaune Bleu Vert Rose", "Zone Moutons Exploration Whiskey Cercles"),
    ],
)
def test_what_is_of_the_game_has_its_own_name_in_each_language(
    language: str, crests: str, categories: str
) -> None:
    """In the order of the scoring pad, and of the coats of arms on the wheel."""
    words = Words(language)
    assert " ".join(words.crests) == crests
    for name, start in zip(words.categories, categories.split(), strict=True):
        assert name.startswith(start)
    legend = re.findall(r"</svg>([^<]+)</li>", html(FEW, language))
    assert legend[:5] == list(words.categories)
    head = re.findall(r'<th class="n">([^<]+)</th>', html(FEW, language))
    assert head[:5] == list(words.categories)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", ["führt mit", "Wer gewinnt", "1.\u00a0Jan.", "3 Partien", "Wappen"]),
        ("fr", ["est en tête", "Qui gagne", "1er\u00a0janv.", "3 parties", "Blason"]),
    ],
)
def test_the_page_speaks_the_language_and_no_other(language: str, said: list[str]) -> None:
    text = html(FEW, language)
    assert f'<html lang="{language}">' in text
    for words in said:
        assert words in text
    for name, english in Words("en").texts.items():
        same = Words(language).texts[name] == english
        if not same and " " in english and "{" not in english and "|" not in english:
            assert english not in text, name


def test_who_has_no_name_goes_by_the_coat_of_arms_in_that_language() -> None:
    text = html(OLD, "de")
    assert "Burg führt mit 1 Sieg." in text
    assert "Castle" not in text


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr", "LC_ALL": ""}, "fr"),
        ({"LANG": "nl_NL"}, "en"),
    ],
)
def test_the_language_is_the_user_s(variables: dict[str, str], language: str) -> None:
    assert users_language(variables) == language


# The pictures.


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_everything_written_can_be_read_in_light_and_dark() -> None:
    light, dark = STYLE.split("@media", 1)
    themes = [dict(re.findall(r"--([\w-]+):(#\w{6})", light))]
    themes.append({**themes[0], **dict(re.findall(r"--([\w-]+):(#\w{6})", dark))})
    for theme in themes:
        for ground in ("paper", "card"):
            for ink in ("ink", "soft"):
                assert contrast(theme[ink], theme[ground]) >= 4.5, (ink, ground)
        for ink in ("on-hero", "on-hero-soft"):
            assert contrast(theme[ink], theme["hero"]) >= 4.5, ink
    assert all(contrast(fills[0], ink) >= 4.5 for fills, ink in PAINT)


def marks(text: str) -> set[tuple[str, str]]:
    """Every emblem that is drawn in colour, with its colour."""
    drawn = re.findall(r'<g [^>]*fill="(#\w{6})"[^>]*>(.*?)</g>', text, re.S)
    return {(shapes, fill) for fill, shapes in drawn if fill != EDGE}


def test_every_coat_of_arms_has_its_own_emblem_and_colour_whoever_has_it() -> None:
    its_own = {(emblem(crest), TINTS[crest]) for crest in range(len(CRESTS))}
    assert len({shapes for shapes, _ in its_own}) == len({fill for _, fill in its_own}) == 5
    assert marks(html(MANY)) == its_own


def test_a_person_is_shown_with_the_coat_of_arms_of_the_last_game() -> None:
    played = [
        make("000000-1", [(0, "Anna", (90,)), (3, "Ben", (80,))], date="2026-01-01"),
        make("000000-2", [(0, "Anna", (90,)), (3, "Ben", (80,))], date="2026-01-02"),
        make("000000-3", [(2, "Anna", (90,)), (0, "Ben", (80,))], date="2026-01-03"),
    ]
    assert {one.name: one.crest for one in persons(played)} == {"Anna": 2, "Ben": 0}


def test_a_name_of_forty_letters_has_room_and_a_longer_one_ends_in_dots() -> None:
    text = html(MANY)
    for name in LONG[:2]:
        assert text.count(f">{escape(name, quote=False)}</text>") > 3
        assert f"{name[:20]}…" not in text
    written = set(re.findall(r">(W+…?)</text>", text))
    assert len(written) == 1
    (cut,) = written
    assert cut.endswith("…")
    assert width(cut, 12) < WIDE


@pytest.mark.slow
@pytest.mark.browser
@every_language
def test_in_a_browser_nothing_is_cut_off_and_nothing_is_fetched(
    browser: Browser, language: str, tmp_path: Path
) -> None:
    path = tmp_path / "games.html"
    path.write_text(html(MANY, language), encoding="utf-8")
    asked: list[str] = []

    def ask(request: Request) -> None:
        asked.append(request.url)

    for scheme, ink in (("light", "rgb(32, 40, 28)"), ("dark", "rgb(240, 241, 231)")):
        for wide in (360, 1280):
            size = {"width": wide, "height": 800}
            with new_page(browser, viewport=size, color_scheme=scheme) as page:
                page.on("request", ask)
                asked.clear()
                page.goto(path.as_uri())
                assert asked == [path.as_uri()]
                assert page.evaluate("document.documentElement.scrollWidth") <= wide
                assert page.evaluate(SPILLED) == []
                assert page.evaluate(COVERED) == []
                assert page.evaluate(SMALLEST) >= 9.5
                assert page.evaluate(INKS) == [ink]


# Texts of pictures that are not wholly inside them; the size of the smallest text, in pixels; the
# colours in which names are written.
SPILLED = """() => [...document.querySelectorAll("main svg")].flatMap(svg => {
  const box = svg.getBoundingClientRect();
  return [...svg.querySelectorAll("text")].filter(text => {
    const own = text.getBoundingClientRect();
    return own.width && (own.left < box.left - 1 || own.right > box.right + 1
      || own.top < box.top - 1 || own.bottom > box.bottom + 1);
  }).map(text => text.textContent);
})"""
# Names that reach into the number at the end of their line.
COVERED = """() => [...document.querySelectorAll("main svg")].flatMap(svg => {
  const boxes = weight => [...svg.querySelectorAll(`text[font-weight="${weight}"]`)]
    .map(text => [text, text.getBoundingClientRect()]);
  return boxes(600).filter(([name, one]) => name.getAttribute("x") === "27"
    && boxes(700).some(([, other]) => one.right > other.left
      && one.top < other.bottom && other.top < one.bottom)).map(([name]) => name.textContent);
})"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll("main svg text")].map(text =>
  parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
INKS = """() => [...new Set([...document.querySelectorAll('main svg text[font-weight="600"]')]
  .filter(text => text.getAttribute("fill") === "var(--ink)")
  .map(text => getComputedStyle(text).fill))]"""
