# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The page with pictures: whole in itself, readable by everybody, and looked at in a browser."""

from __future__ import annotations

import random
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Request

from host_tests.support.browser import chromium, new_page
from tools.ledger.figures import PAINT
from tools.ledger.game import Game, make
from tools.ledger.marks import COLOURS, of_people
from tools.ledger.page import STYLE, html
from tools.ledger.people import People
from tools.ledger.table import persons

NOBODY = People({})


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
MANY = games(60, ["Anna", "Ben", "Zoë", "Dónal", "Fionnuala", "Maximilian", "<b>&", "Eve"])
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


@pytest.mark.parametrize("shown", [ONE, FEW, MANY, OLD, OLD + FEW], ids=len)
def test_the_page_is_whole_and_needs_nothing_else(shown: list[Game]) -> None:
    text = html(shown, NOBODY)
    page = Reader(text)
    assert page.open == []
    assert not {tag for tag, _ in page.tags} & {"script", "link", "img", "iframe", "image"}
    for _, attributes in page.tags:
        assert not {"src", "href", "onload", "onclick"} & set(attributes)
    assert re.findall(r"(?:https?:)?//|@import|url\((?!#)", text) == []
    pictures = [attributes for tag, attributes in page.tags if tag == "svg"]
    assert all(one.get("aria-label") or one.get("aria-hidden") for one in pictures)
    assert len(pictures) >= 4


def test_names_are_text_and_nothing_else() -> None:
    text = html(MANY, NOBODY)
    assert "<b>&" not in text
    assert "&lt;b&gt;&amp;" in text


def test_the_page_says_who_leads_and_what_the_records_are() -> None:
    text = html(FEW, NOBODY)
    leader = persons(FEW, NOBODY)[0]
    assert f"{leader.name} leads with {leader.wins} win" in text
    most = max(game.most for game in FEW)
    assert f"<b>{most}</b>" in text
    assert html(OLD, NOBODY).count("Largest area") == 0


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
    assert all(contrast(fill, ink) >= 4.5 for fill, ink, _ in PAINT)


def test_no_two_people_look_alike_and_colours_are_the_device_s() -> None:
    names = [person.name for person in persons(MANY, NOBODY)]
    marks = of_people(MANY, NOBODY, names)
    assert len(set(marks.values())) == len(names) == 8
    assert all(mark.emblem == mark.tint for mark in list(marks.values())[:5])
    assert len(set(COLOURS)) == 5
    many = [f"P{number}" for number in range(40)]
    assert len(of_people([], NOBODY, many)) == 40


@pytest.mark.slow
@pytest.mark.browser
def test_in_a_browser_nothing_is_cut_off_and_nothing_is_fetched(tmp_path: Path) -> None:
    path = tmp_path / "games.html"
    path.write_text(html(MANY, NOBODY), encoding="utf-8")
    asked: list[str] = []

    def ask(request: Request) -> None:
        asked.append(request.url)

    with chromium() as browser:
        for scheme, ink in (("light", "rgb(32, 40, 28)"), ("dark", "rgb(240, 241, 231)")):
            for width in (360, 1280):
                size = {"width": width, "height": 800}
                with new_page(browser, viewport=size, color_scheme=scheme) as page:
                    page.on("request", ask)
                    asked.clear()
                    page.goto(path.as_uri())
                    assert asked == [path.as_uri()]
                    assert page.evaluate("document.documentElement.scrollWidth") <= width
                    assert page.evaluate(SPILLED) == []
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
SMALLEST = """() => Math.min(...[...document.querySelectorAll("main svg text")].map(text =>
  parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
INKS = """() => [...new Set([...document.querySelectorAll('main svg text[font-weight="600"]')]
  .filter(text => text.getAttribute("fill") === "var(--ink)")
  .map(text => getComputedStyle(text).fill))]"""
