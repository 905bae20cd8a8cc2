# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the page keeps, in a real Chromium: over reloads, cuts, other tabs and no network at all."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from host_tests.page.browser import Player
from host_tests.page.wire import served
from host_tests.support.browser import new_page
from tools.page.site import page_words
from tools.support.stores import Store, scored

pytestmark = [pytest.mark.slow, pytest.mark.browser]

WORDS = page_words()["en"]
PICO = "raspberry_pi_pico"
REFUSED = (
    """Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };"""
)


@contextmanager
def opened(browser: Browser, script: str = "", **context: Any) -> Iterator[tuple[Player, str]]:
    """The page as people have it, and its address."""
    with served() as address, new_page(browser, **context) as page:
        if script:
            page.add_init_script(script)
        page.goto(address)
        player = Player(page)
        player.until_line("ready:")
        yield player, address


def begin(player: Player) -> None:
    """A game up to its first spin."""
    for _ in range(12):
        if player.screen_name(player.lines()) == "spin":
            return
        before = player.seen()
        player.type("Enter")
        player.answered(before)


def said(page: Page) -> str:
    return page.locator("#notice").inner_text() if page.locator("#notice").is_visible() else ""


def test_a_cut_in_mid_spin_comes_back_with_the_same_turn(browser: Browser) -> None:
    with opened(browser) as (player, _):
        begin(player)
        player.type("Enter")
        player.until_line("action: spin")
        spun = next(line for line in player.lines() if line.startswith("action: spin"))
        player.page.reload()
        player.until_line("screen: start")
        before = player.seen()
        player.type("Enter")
        player.answered(before)
        assert player.screen_name(player.lines()) == "placement"
        # Taken back and spun again it is the same turn: nothing was drawn anew.
        for key in ("Escape", "Enter"):
            before = player.seen()
            player.type(key)
            player.answered(before)
        seen = len(player.lines())
        player.type("Enter")
        player.until_line("action: spin", seen)
        assert spun in player.lines()[seen:]


def test_without_a_network_the_page_starts_and_plays(browser: Browser) -> None:
    with opened(browser) as (player, _):
        page = player.page
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        begin(player)
        page.context.set_offline(True)
        page.reload()
        player.until_line("screen: start")
        begin(player)
        assert player.screen_name(player.lines()) == "spin"
        # A board that was never looked at is there, too.
        seen = len(player.lines())
        page.select_option("#boards", "pygamer")
        player.until_line("ready:", seen)


def test_storage_that_is_refused_is_said_once_and_play_goes_on(browser: Browser) -> None:
    with opened(browser, REFUSED) as (player, _):
        begin(player)
        assert said(player.page) == WORDS["store_refused"]
        assert player.screen_name(player.lines()) == "spin"


def test_a_second_tab_says_so_and_does_not_write(browser: Browser) -> None:
    with opened(browser) as (player, address):
        begin(player)
        kept = player.page.evaluate("JSON.stringify({...localStorage})")
        second = player.page.context.new_page()
        second.goto(address)
        other = Player(second)
        other.until_line("ready:")
        expect(second.locator("#notice")).to_have_text(WORDS["store_second"])
        begin(other)
        other.type("Enter")
        other.until_line("action: spin")
        assert player.page.evaluate("JSON.stringify({...localStorage})") == kept
        assert said(player.page) == ""


def test_everything_is_saved_as_a_file_and_taken_back(browser: Browser) -> None:
    with opened(browser) as (player, _):
        page = player.page
        begin(player)
        with page.expect_download() as waiting:
            page.locator("#save").click()
        saved = waiting.value.path().read_bytes()
        seen = len(player.lines())
        page.locator("#fresh").click()
        player.until_line("screen: setup", seen)
        assert said(page) == WORDS["store_fresh"]
        player.until_line("ready:", seen)
        for data in (b"{}", b"nonsense"):
            seen = len(player.lines())
            give(page, data)
            page.wait_for_function(
                "said => document.getElementById('notice').textContent === said",
                arg=WORDS["store_bad"],
            )
            assert len(player.lines()) == seen  # nothing happens to the device
        page.locator("#notice").click()
        assert not page.locator("#notice").is_visible()
        give(page, saved)
        player.until_line("screen: start", seen)
        assert said(page) == WORDS["store_back"]


def give(page: Page, data: bytes) -> None:
    """Choose a file with this in it."""
    file = {"name": "x.json", "mimeType": "application/json", "buffer": data}
    page.locator("#file").set_input_files(file)  # type: ignore[arg-type]


def test_what_is_off_is_dark_and_says_nothing(browser: Browser) -> None:
    with opened(browser) as (player, _):
        page = player.page
        player.until_line("ready:")
        page.wait_for_function("() => document.querySelector('#text p')")
        assert any(page.locator("#keys .said").all_text_contents())
        player.power(on=False)
        page.wait_for_timeout(100)
        assert player.text() == []
        assert not any(page.locator("#keys .said").all_text_contents())
        lit = """() => { const { width, height } = document.getElementById('ring');
            const paint = document.getElementById('ring').getContext('2d');
            return paint.getImageData(0, 0, width, height).data.reduce(
                (most, value, index) => index % 4 === 3 ? most : Math.max(most, value), 0); }"""
        assert page.evaluate(lit) < 100


def test_another_board_is_remembered_and_speaks_the_same_language(browser: Browser) -> None:
    with opened(browser) as (player, _):
        page = player.page
        player.until_line("ready:")
        for what, value in (("#languages", "de"), ("#boards", "pygamer")):
            seen = len(player.lines())
            page.select_option(what, value)
            player.until_line("ready:", seen)
        page.wait_for_function("() => document.getElementById('languages').value === 'de'")
        page.reload()
        player.until_line("ready: Tipperary")
        assert player.lines()[-1].endswith("pygamer")


def test_starting_anew_twice_keeps_what_was_there_each_time(browser: Browser) -> None:
    with opened(browser) as (player, _):
        page = player.page
        for _ in range(2):
            begin(player)
            seen = len(player.lines())
            page.locator("#fresh").click()
            player.until_line("ready:", seen)
        kept = page.evaluate("Object.keys(localStorage)")
        assert {f"tipperary:{PICO}:1", f"tipperary:{PICO}:2"} <= set(kept)


def test_finished_games_are_saved_as_the_lines_that_the_tools_read(browser: Browser) -> None:
    store = Store(scored().log).image(4096, "en", ())
    script = f"localStorage.setItem('tipperary:{PICO}', '{base64.b64encode(store).decode()}')"
    with opened(browser, script) as (player, _):
        with player.page.expect_download() as waiting:
            player.page.locator("#games").click()
        text = waiting.value.path().read_text(encoding="utf-8")
        assert text.splitlines()[-1].startswith("games ")


def test_what_version_1_1_saved_is_taken_over_where_nothing_is_kept(browser: Browser) -> None:
    store = Store(scored().log).image(4096, "en", ())
    saves = {PICO: base64.b64encode(store).decode()}
    with served() as address, new_page(browser) as page:
        about = json.loads(page.request.get(f"{address}site.json").text())
        page.route("**/site.json", lambda route: route.fulfill(json={**about, "saves": saves}))
        page.goto(address)
        player = Player(page)
        player.until_line("ready:")
        assert "screen: setup" not in player.lines()
        assert page.evaluate("id => localStorage.getItem('tipperary:' + id)", PICO) == saves[PICO]
