# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What the page's controls do in a real Chromium, by keyboard, by finger and by screen reader."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from host_tests.page.wire import NOTHING, PHONE, SHEEP
from tools.boards.board import load
from tools.page.site import board_view, page_words

pytestmark = [pytest.mark.slow, pytest.mark.browser]

PREV, NEXT, OK = (0, 0), (0, 1), (0, 2)
FOCUS = "id => document.getElementById(id).focus()"


def tap(key: tuple[int, int]) -> list[tuple[int, int, bool]]:
    return [(*key, True), (*key, False)]


def test_enter_on_a_control_does_what_the_control_says_and_nothing_else(open_page) -> None:
    with open_page() as wire:
        page = wire.page
        for control, changes in (
            ("sound", "document.getElementById('sound').ariaChecked"),
            ("as-text", "document.getElementById('as-text').ariaChecked"),
        ):
            page.evaluate(FOCUS, control)
            for state in ("true", "false", "true"):
                page.keyboard.press("Enter")
                assert page.evaluate(changes) == state
                assert page.evaluate("document.activeElement.id") == control
        page.locator("#serial summary").focus()
        page.keyboard.press("Enter")
        assert page.locator("#console").is_visible()
        page.locator("#console").focus()
        page.keyboard.press("Enter")
        assert wire.keys() == []
        page.evaluate(FOCUS, "power")
        for key in ("Enter", " "):
            page.keyboard.press(key)
            assert wire.sent() == [{"power": False}]


def test_who_clicked_a_control_goes_on_playing_with_the_next_enter(open_page) -> None:
    with open_page() as wire:
        wire.page.locator("#sound").click()
        wire.page.locator("#serial summary").click()
        wire.page.keyboard.press("Enter")
        assert wire.keys() == tap(OK)
        wire.page.select_option("#languages", "de")
        assert wire.page.evaluate("document.activeElement === document.body")


def test_a_focused_key_answers_enter_and_the_arrows_still_mean_what_they_mean(open_page) -> None:
    with open_page() as wire:
        wire.page.locator("#keys .key").nth(1).focus()
        for key in ("Enter", " ", "ArrowLeft"):
            wire.page.keyboard.press(key)
        assert wire.keys() == tap(NEXT) + tap(NEXT) + tap(PREV)
        wire.page.locator("#keys .key").nth(0).click()
        wire.page.evaluate("document.activeElement.blur()")
        wire.page.locator("#keys .key").nth(0).click()
        wire.page.keyboard.press("Enter")
        assert wire.keys() == tap(PREV) + tap(PREV) + tap(OK)


SPIN = {**NOTHING, "prev": "menu", "ok": "spin"}


def test_a_screen_reader_s_click_is_a_press_and_the_words_for_holding_are_what_they_say(
    open_page,
) -> None:
    with open_page() as wire:
        page = wire.page
        page.evaluate("document.querySelectorAll('#keys .key')[1].click()")
        page.wait_for_timeout(200)
        assert wire.keys() == tap(NEXT)
        wire.tell(bar=SHEEP)
        page.get_by_role("button", name="OK, hold: menu").focus()
        page.keyboard.press("Enter")
        assert wire.typed() == ["key back"]
        # A board that has a key for it needs no such words.
        wire.tell(board=board_view(load("pygamer")))
        assert page.locator(".held").count() == 0


def captions(wire) -> list[str]:
    return wire.page.locator("#keys .said").all_text_contents()


def test_captions_say_what_the_bar_says_at_that_moment(open_page) -> None:
    with open_page() as wire:
        wire.tell(bar=SHEEP)
        assert captions(wire) == ["who", "+1", "done"]
        assert wire.page.locator(".held").inner_text() == "hold: menu"
        wire.tell(bar=SPIN)
        assert captions(wire) == ["menu", "", "spin"]
        assert not wire.page.locator(".held").is_visible()
        wire.tell(bar={**NOTHING, "prev": "", "next": "", "ok": "choose"})
        assert captions(wire) == ["previous", "next", "choose"]
        wire.tell(board=board_view(load("adafruit_macropad_rp2040")), bar=SHEEP)
        assert captions(wire) == ["done", "menu"]
        said = wire.page.locator("#keys .key").evaluate_all(
            "keys => keys.map(key => [key.ariaLabel, key.ariaDescription])"
        )
        assert said[:3] == [["Turn left", "who"], ["Turn right", "+1"], ["Knob", "done"]]


def test_escape_asks_for_the_way_back_and_never_holds_ok(open_page) -> None:
    with open_page() as wire:
        wire.tell(bar=SPIN)
        for key in ("Escape", "Backspace"):
            wire.page.keyboard.press(key)
            assert wire.typed() == ["key back"]
        # What is pressed while the wheel turns is not for the next screen.
        wire.tell(lines=["screen: spin", "action: spin 3"])
        wire.page.keyboard.press("Escape")
        assert wire.typed() == []
        wire.tell(lines=["screen: placement"])
        wire.page.keyboard.press("Escape")
        assert wire.typed() == ["key back"]


def test_up_and_down_of_a_computer_are_up_and_down(open_page) -> None:
    with open_page() as wire:
        wire.page.keyboard.press("ArrowUp")
        wire.page.keyboard.press("ArrowDown")
        assert wire.typed() == ["key up", "key down"]


def test_a_name_is_typed_where_the_device_asks_for_names(open_page) -> None:
    with open_page() as wire:
        page = wire.page
        field = page.locator("#name")
        page.keyboard.type("A")
        assert not field.is_visible()
        wire.tell(lines=["screen: names"])
        assert field.is_visible()
        page.keyboard.type("Hannä")
        assert field.input_value() == "Hannä"
        page.keyboard.press("Backspace")
        page.keyboard.press("Enter")
        assert wire.typed() == ["type Hann"]
        assert field.input_value() == ""
        page.keyboard.press("Enter")
        assert wire.keys() == tap(OK)
        # By finger, and never more letters than a name may have.
        field.fill("")
        field.press_sequentially("Abcdefghijkl")
        page.get_by_role("button", name="Use this name").click()
        assert wire.typed() == ["type Abcdefghij"]
        page.keyboard.type("B")
        page.keyboard.press("Escape")
        assert field.input_value() == ""
        wire.tell(lines=["screen: setup"])
        assert not field.is_visible()
        page.keyboard.press("ArrowRight")
        assert wire.keys() == tap(NEXT)


BUZZES = "window.buzzes = []; navigator.vibrate = ms => buzzes.push(ms);"


def test_a_phone_buzzes_for_a_press_and_for_the_end_of_the_spin(open_page) -> None:
    with open_page(script=BUZZES, **PHONE) as wire:
        page = wire.page
        wire.tell(lines=["screen: setup", "screen: spin"])
        assert page.evaluate("buzzes") == []
        page.locator("#keys .key").nth(2).tap()
        press = page.evaluate("buzzes")
        assert len(press) == 1
        assert 0 < press[0] < 50
        wire.tell(lines=["action: spin 3"])
        assert page.evaluate("buzzes") == press
        wire.tell(lines=["screen: placement"])
        assert len(page.evaluate("buzzes")) == 2
        wire.tell(lines=["screen: sheep"])
        assert len(page.evaluate("buzzes")) == 2


LOCKS = """window.locks = [];
const request = navigator.wakeLock.request.bind(navigator.wakeLock);
navigator.wakeLock.request = async kind => {
    locks.push(await request(kind));
    return locks.at(-1);
};
"""
NO_LOCK = "delete Navigator.prototype.wakeLock;"  # as it is where the page comes by plain http
NO_FILM = f"{NO_LOCK} delete HTMLCanvasElement.prototype.captureStream;"
FILM = """() => {
    const film = document.getElementById('film');
    if (!film || film.paused || !film.muted || film.readyState < 2) return 0;
    const { width, height } = film.getBoundingClientRect();
    return width * height / (innerWidth * innerHeight);
}"""


def test_a_phone_s_screen_stays_on_as_long_as_the_device_is_on(open_page) -> None:
    words = page_words()["en"]
    with open_page(script=LOCKS, **PHONE) as wire:
        wire.page.wait_for_function("() => locks.length === 1 && !locks[0].released")
        assert wire.page.locator("#awake").inner_text() == words["awake"]
        wire.tell(power="off")
        wire.page.wait_for_function("() => locks[0].released")


def test_where_there_is_no_wake_lock_a_film_keeps_it_on(open_page) -> None:
    words = page_words()["en"]
    with open_page(script=NO_LOCK, **PHONE) as wire:
        wire.page.locator("#keys .key").nth(2).tap()
        # Chromium wants more than a fifth of the page to be film, three quarters of it in sight.
        wire.page.wait_for_function(f"() => ({FILM})() > 0.9")
        # It begins to play, and only then is that said.
        expect(wire.page.locator("#awake")).to_have_text(words["awake_perhaps"])
        first = wire.page.evaluate("document.getElementById('film').currentTime")
        wire.page.wait_for_function(
            "first => document.getElementById('film').currentTime > first", arg=first
        )
        # It is in nobody's way.
        wire.page.locator("#sound").tap()
        assert wire.page.locator("#sound").get_attribute("aria-checked") == "true"
        wire.tell(power="off")
        assert wire.page.locator("#film").count() == 0


def test_where_nothing_helps_the_page_says_so(open_page) -> None:
    with open_page(script=NO_FILM, **PHONE) as wire:
        expect(wire.page.locator("#awake")).to_have_text(page_words()["en"]["awake_not"])
    with open_page(script=NO_FILM) as desktop:
        assert not desktop.page.locator("#awake").is_visible()
