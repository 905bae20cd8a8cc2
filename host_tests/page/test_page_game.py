# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The page in a real Chromium: a whole game by clicks and keys, with the power cut twice."""

from __future__ import annotations

import ast

import pytest
from playwright.sync_api import Browser

from engine_core.game import FINISHED, Game
from host_tests.page.browser import Player, browser_page
from host_tests.page.wire import served

pytestmark = [pytest.mark.slow, pytest.mark.browser]

# A phone has more pixels, but drawing them takes most of the time and changes nothing here.
PHONE = {
    "viewport": {"width": 390, "height": 664},
    "is_mobile": True,
    "has_touch": True,
}
NAMES = ("Castle", "Yellow", "Blue")
ROUNDS = 12


class Robot:
    """Plays on from whatever screen the device shows; clicks and keys take turns."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.presses = 0
        self.cuts = 0
        self.round = 1

    def ok(self) -> None:
        self.presses += 1
        if self.presses % 2:
            self.player.tap("OK")
        else:
            self.player.type("Enter")

    def set_up(self) -> None:
        self.player.until_line("ready:")
        sound = self.player.page.locator("#sound")
        assert sound.get_attribute("aria-checked") == "false"
        sound.click()
        assert sound.get_attribute("aria-checked") == "true"
        self.player.tap("Previous")
        self.ok()
        self.player.until_line("screen: crests")
        for _ in NAMES:
            self.ok()
            self.player.page.wait_for_timeout(150)
        self.player.until_line("screen: bag")

    def play(self) -> None:
        lines = self.player.lines()
        while (screen := self.player.screen_name(lines)) != "result":
            before = self.player.seen()
            if screen == "spin":
                self.spin(len(lines))
            elif screen == "reveal":
                self.player.until_line("screen: result", len(lines) - 1)
            elif screen == "sheep" and self.presses % 5 == 1:
                self.presses += 1
                self.player.type("ArrowRight")  # a flock grows
            elif screen == "scoring" and "Explor" in " ".join(self.player.text()):
                self.presses += 1
                self.player.tap("Next" if self.presses % 2 else "Previous")  # yes or no
            elif screen == "scoring" and self.presses % 4 == 1:
                self.presses += 1
                self.player.tap("Next")  # a little more than what is filled in
            else:
                self.ok()
            lines = self.player.answered(before)
            if screen == "sheep" and self.round == 7 and self.cuts == 1:
                self.cut()
                lines = self.player.lines()

    def spin(self, seen: int) -> None:
        self.round = 1 + sum(line == "action: end_round" for line in self.player.lines())
        self.ok()
        self.player.until_line("action: spin", seen)
        if self.round == 3 and self.cuts == 0:
            self.cut()
        else:
            self.player.until_line("screen: placement", seen)

    def cut(self) -> None:
        self.cuts += 1
        self.player.power(on=False)
        seen = len(self.player.lines())
        self.player.power(on=True)
        self.player.until_line("screen: start", seen)


def replayed(lines: list[str]) -> Game:
    """The game that the console tells of, played once more by the engine."""
    game = Game((0, 1, 2), 0)
    for line in lines:
        words = line.removeprefix("action: ").split(" ", 1)
        rest = words[1] if len(words) > 1 else ""
        if line.startswith("action: ") and words[0] not in ("start", "flock"):
            numbers = ast.literal_eval(f"[{rest.replace(' ', ',').replace(',,', ',')}]")
            getattr(game, words[0])(*numbers)
    return game


def test_a_whole_game_on_a_phone_with_the_power_cut_twice(browser: Browser) -> None:
    with served() as address, browser_page(browser, address, **PHONE) as player:
        robot = Robot(player)
        robot.set_up()
        robot.play()
        game = replayed(player.lines())
        assert (robot.cuts, robot.round) == (2, ROUNDS)
        assert game.phase == FINISHED
        assert len({game.total(seat) for seat in range(3)}) > 1
        for winner in game.winners():
            said = " ".join(player.text())
            assert NAMES[winner] in said
            assert str(game.total(winner)) in said
        before = player.seen()
        player.tap("OK")
        player.answered(before)
        places = "; ".join(player.text())
        for seat, name in enumerate(NAMES):
            assert f"{name}, {game.total(seat)}" in places
        assert "Green" not in places


def test_two_buttons_a_knob_and_a_cross_all_answer_the_computer_s_keys(browser: Browser) -> None:
    with served() as address, browser_page(browser, address) as player:
        player.until_line("ready:")
        for board in ("adafruit_macropad_rp2040", "pygamer"):
            seen = len(player.lines())
            player.page.select_option("#boards", board)
            player.until_line("ready:", seen)
            player.page.wait_for_function("() => document.querySelector('#text p')")
            texts = [player.text()]
            for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
                before = player.seen()
                player.type(key)
                player.answered(before, 400)
                texts.append(player.text())
            assert texts[1] != texts[2]
            assert texts[1] == texts[3]
            assert texts[0] != texts[1]
            seen, before = len(player.lines()), player.seen()
            player.type("Enter")
            player.answered(before, 400)
            player.until_line("screen: crests", seen)
            player.type("Escape")
            player.until_line("screen: crest_menu", seen)


def test_a_page_that_is_loaded_again_goes_on_in_the_same_language(browser: Browser) -> None:
    with served() as address, browser_page(browser, address) as player:
        player.until_line("ready:")
        seen = len(player.lines())
        player.page.select_option("#languages", "fr")
        player.until_line("ready:", seen)
        player.page.reload()
        player.until_line("ready:")
        player.page.wait_for_function("() => document.getElementById('languages').value === 'fr'")
        assert player.page.evaluate("document.documentElement.lang") == "fr"
        assert player.page.evaluate("document.body.dataset.power") == "on"
        assert not player.page.locator("#console").is_visible()
        player.page.locator("#serial summary").click()
        assert player.page.locator("#console").is_visible()
