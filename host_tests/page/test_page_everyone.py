# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The page for everyone, in a real Chromium: to be heard, in three languages, without motion."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import expect

from host_tests.page.wire import DESKTOP, NOTHING, PHONE
from tools.page.site import page_words

pytestmark = [pytest.mark.slow, pytest.mark.browser]

SAID = "[...document.querySelectorAll('#said p')].map(line => line.textContent)"


def test_what_the_screen_says_is_there_to_read_and_what_changed_is_said(open_page) -> None:
    with open_page() as wire:
        page = wire.page
        screen = page.get_by_role("group", name="The device's screen")
        wire.tell(text=["Sheep", "Castle", "4", "< less, OK, > more"])
        page.wait_for_function(f"() => {SAID}.length === 4")
        lines = screen.locator("p").all_inner_texts()
        assert lines == ["Sheep", "Castle", "4", "< less, OK, > more"]
        wire.tell(text=["Sheep", "Castle", "5", "< less, OK, > more"])
        page.wait_for_function(f"() => {SAID}.join() === '5'")
        # Pictures have words, but none that the text beside them has.
        pictures = [
            "{castle}, Castle",
            "{bag} Bag with",
            "{star}, Anna",
            "A{right} hold: {left}, OK",
        ]
        wire.tell(text=pictures)
        lines = screen.locator("p").all_inner_texts()
        assert lines == ["Castle", "Bag with", "star, Anna", "A right hold: left, OK"]
        page.wait_for_function(f"() => {SAID}[0] === 'Bag with'")
        wire.tell(text=["Sheep", "Castle", "5"])
        page.wait_for_function(f"() => {SAID}.join() === 'Sheep,5'")
        # Drawn in two goes: said once, and not what is gone.
        wire.send(text=["Sheep", "Amber"])
        wire.send(text=["Sheep", "Amber", "5"])
        page.wait_for_function(f"() => {SAID}.join() === 'Amber'")
        assert page.locator("#said").get_attribute("role") == "status"
        box = page.locator("#text").bounding_box()
        assert box is not None
        assert box["width"] <= 1
        page.locator("#as-text").click()
        box = page.locator("#text").bounding_box()
        assert box is not None
        assert box["width"] > 200
        wire.tell(power="off", text=[])
        page.wait_for_function(f"() => {SAID}.length === 0")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_page_speaks_the_language_of_the_device(open_page, language: str) -> None:
    words = page_words()[language]
    with open_page() as wire:
        page = wire.page
        english = page.locator("body").inner_text()
        bar = {**NOTHING, "ok": "OK", "back": ""}
        wire.tell(language=language, text=["Wappen"], bar=bar)
        assert page.evaluate("document.documentElement.lang") == language
        assert page.evaluate("document.getElementById('text').lang") == language
        assert page.locator("#console").get_attribute("lang") == "en"
        assert page.get_by_role("group", name=words["screen"]).count() == 1
        assert page.get_by_role("switch", name=words["power"]).count() == 1
        held = words["held"].replace("{0}", words["back"])
        assert page.locator(".held").inner_text() == held
        shown = page.locator("body").inner_text()
        left = {line for line in shown.split("\n") if line in english.split("\n")}
        assert not left & set(page_words()["en"].values()) - set(words.values())
        wire.tell(language="xx")
        assert page.evaluate("document.documentElement.lang") == "en"
        assert page.locator(".held").inner_text() == "hold: back"


DRAWS = """window.draws = 0;
const clear = CanvasRenderingContext2D.prototype.clearRect;
CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    if (this.canvas.id === 'ring') draws += 1;
    clear.apply(this, box);
};"""
RING = "document.getElementById('ring').toDataURL()"
FRAMES = 60
LIT, DARK = {"light": 1, "colour": [255, 128, 0]}, {"light": 0, "colour": [0, 0, 0]}


def spun(open_page, motion: str) -> tuple[int, str]:
    """How often the ring is drawn in a spin of two seconds of the page's time, and what is left."""
    with open_page(script=DRAWS, **DESKTOP, reduced_motion=motion) as wire:
        page = wire.page
        page.clock.install()
        page.evaluate("draws = 0")
        for frame in range(FRAMES):
            at = frame % 24
            ring = [LIT if pixel == at else DARK for pixel in range(24)]
            wire.send(ring=ring, lines=[f"frame {frame}"])
            expect(page.locator("#last")).to_have_text(f"frame {frame}")
            page.clock.run_for(33)
        draws = page.evaluate("draws")
        wire.send(lines=["screen: placement"])
        expect(page.locator("#last")).to_have_text("screen: placement")
        page.clock.run_for(50)
        return draws, page.evaluate(RING)


def test_for_less_motion_the_wheel_moves_in_a_few_steps_and_ends_with_the_spin(open_page) -> None:
    steps, end = spun(open_page, "reduce")
    frames, same = spun(open_page, "no-preference")
    assert 1 <= steps < frames / 3
    assert frames > FRAMES / 2
    assert end == same


def test_it_can_be_put_on_a_home_screen(open_page) -> None:
    with open_page(**PHONE) as wire:
        page = wire.page
        found = page.context.new_cdp_session(page).send("Page.getAppManifest")
        assert found["errors"] == []
        manifest = json.loads(found["data"])
        assert manifest["display"] == "fullscreen"
        assert manifest["start_url"] == "./"
        for icon in manifest["icons"]:
            answer = page.request.get(page.url + icon["src"])
            assert answer.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                picture = Image.open(io.BytesIO(answer.body()))
                assert icon["sizes"] == f"{picture.width}x{picture.height}"
        full = page.get_by_role("button", name="Full screen")
        full.tap()
        page.wait_for_function("() => document.fullscreenElement !== null")


def test_the_icons_are_the_drawing(open_page) -> None:
    """If the drawing changes, make them again: icon.svg without its round corners."""
    folder = Path(__file__).parents[2] / "tools" / "page" / "web"
    drawing = (folder / "icon.svg").read_text(encoding="utf-8").replace(' rx="8"', "")
    for size in (192, 512):
        with open_page(viewport={"width": size, "height": size}) as wire:
            wire.page.goto("about:blank")
            wire.page.set_content(f"<style>* {{ margin: 0; width: {size}px }}</style>{drawing}")
            drawn = Image.open(io.BytesIO(wire.page.screenshot())).convert("RGB")
        kept = Image.open(folder / f"icon-{size}.png").convert("RGB")
        assert max(ImageStat.Stat(ImageChops.difference(drawn, kept)).mean) < 3
