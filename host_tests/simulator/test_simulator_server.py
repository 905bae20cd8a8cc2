# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The server: several pages, nonsense, strangers, keys of pages that are gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest

from host_tests.simulator.running import running

pytestmark = pytest.mark.slow

FILES = ("", "main.js", "table.css", "device.css", "icon.svg", "keys.js")


def test_all_tabs_see_the_same_device_and_a_late_one_is_up_to_date(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as simulator:
            first, second = await simulator.open(), await simulator.open()
            await first.until_line("ready:")
            await first.tap("ok")
            await second.until_line("screen: crests")
            await first.until(lambda: first.screen.getbbox())
            await first.tap("next")
            await second.until(lambda: second.screen.tobytes() == first.screen.tobytes())
            late = await simulator.open()
            await late.until(lambda: late.screen.tobytes() == first.screen.tobytes())
            assert late.lines == first.lines
            assert late.facts["ring"] == first.facts["ring"]

    asyncio.run(story())


def test_only_what_changed_is_sent_and_nothing_when_nothing_did(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as simulator:
            page = await simulator.open()
            await page.until_line("ready:")
            await page.until(lambda: page.screen.getbbox())
            await asyncio.sleep(0.5)
            before = len(page.pictures)
            await page.tap("next")
            await page.until(lambda: len(page.pictures) > before)
            await asyncio.sleep(0.5)
            sent = page.pictures[before:]
            # One digit of "4 players" became another.
            assert len(sent) == 1
            assert sent[0][2] * sent[0][3] < 128 * 64 // 4

    asyncio.run(story())


def test_nonsense_is_ignored_and_logged_and_hurts_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as simulator:
            fool, player = await simulator.open(), await simulator.open()
            await player.until_line("ready:")
            for text in ("", "hello", '{"key": [9, 9], "down": true}', '{"board": "toaster"}'):
                await fool.socket.send_str(text)
            await fool.socket.send_bytes(b"\xff" * 100)
            for _ in range(200):
                await fool.socket.send_str("{")
            await fool.tap("ok")
            await player.until_line("screen: crests")
            logged = [line for line in simulator.said if line.startswith("Ignored nonsense")]
            assert len(logged) == 5
            assert "no such board" in logged[3]
            # A message that is too long costs the tab its connection, and only that tab.
            await fool.socket.send_str("x" * 5000)
            async with asyncio.timeout(60):
                while not fool.socket.closed:
                    await asyncio.sleep(0.05)
            await player.tap("ok", "ok", "ok", "ok")
            await player.until_line("screen: bag")

    asyncio.run(story())


def test_a_key_held_in_a_page_that_goes_away_is_let_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as simulator:
            goner, stayer = await simulator.open(), await simulator.open()
            await stayer.until_line("ready:")
            await goner.say(key=[0, 2], down=True)
            await asyncio.sleep(0.2)
            await goner.socket.close()
            # A tap of OK ends when it is let go: only then does the screen change.
            await stayer.until_line("screen: crests")

    asyncio.run(story())


def test_the_page_s_files_are_served_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, on=False) as simulator:
            session = simulator.session
            for name in FILES:
                async with session.get(simulator.address + name) as answer:
                    assert (answer.status, bool(await answer.read())) == (200, True)
            for name in ("nothing", "server.py", "../server.py", "%2e%2e/server.py", "socket/x"):
                async with session.get(simulator.address + name) as answer:
                    assert (answer.status, await answer.read()) == (404, b"")
            async with session.get(simulator.address + "socket") as answer:
                assert answer.status == 400
            async with session.post(simulator.address, data=b"x") as answer:
                assert answer.status == 405

    asyncio.run(story())


def test_another_site_s_page_gets_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, on=False) as simulator:
            for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}):
                async with simulator.session.get(simulator.address, headers=headers) as answer:
                    assert (answer.status, await answer.text()) == (403, "Refused.")
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await simulator.open(Origin="http://evil.example")
            assert all(line.startswith("Refused a request") for line in simulator.said)
            assert len(simulator.said) == 3

    asyncio.run(story())


def test_on_the_network_only_the_key_opens(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, key="a-long-secret", on=False) as simulator:
            root = simulator.address.removesuffix("a-long-secret/")
            for name in ("", "main.js", "socket", "a-long-secre/", "a-long-secret"):
                async with simulator.session.get(root + name) as answer:
                    assert answer.status == 404 or name == "a-long-secret"
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await simulator.session.ws_connect(f"{root}socket")
            page = await simulator.open()
            assert page.facts["power"] == "off"

    asyncio.run(story())
