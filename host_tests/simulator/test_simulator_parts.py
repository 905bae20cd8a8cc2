# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The simulator's parts by themselves: nvm, clock, messages, access, tabs."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import host_tests.support  # noqa: F401  puts the firmware on the path
from tipperary.ring import _wire_order
from tools.drive.boards import load, load_all
from tools.simulator import clock
from tools.simulator.access import Access
from tools.simulator.board_view import ring_order
from tools.simulator.clock import LiveClock, ScriptClock
from tools.simulator.messages import ChooseBoard, ChooseLanguage, Key, Nonsense, Power, parse
from tools.simulator.nvm import Nvm, NvmInUse, blank
from tools.simulator.tabs import Tab
from tools.simulator.wires import MIDDLE, Wires

PICO = load("raspberry_pi_pico")
LANGUAGES = ("en", "de", "fr")


@pytest.fixture
def open_nvm(tmp_path: Path) -> Iterator[Callable[[int], Nvm]]:
    """Opens the same file again and again, and closes it in the end."""
    opened: list[Nvm] = []

    def open_one(size: int) -> Nvm:
        opened.append(Nvm(tmp_path / "new" / "nvm", b"\xff" * size))
        return opened[-1]

    yield open_one
    for nvm in opened:
        nvm.close()


OpenNvm = Callable[[int], Nvm]


def test_what_was_written_to_nvm_is_in_the_file_at_once(open_nvm: OpenNvm, tmp_path: Path) -> None:
    nvm = open_nvm(64)
    nvm[3:6] = b"abc"
    nvm[10] = 7
    kept = (tmp_path / "new" / "nvm").read_bytes()
    assert kept == b"\xff\xff\xffabc\xff\xff\xff\xff\x07" + b"\xff" * 53
    assert (nvm[4], nvm[3:6], len(nvm)) == (ord("b"), bytearray(b"abc"), 64)


def test_nvm_is_there_again_after_the_device_is_gone(open_nvm: OpenNvm) -> None:
    first = open_nvm(16)
    first[0:4] = b"game"
    first.close()
    assert open_nvm(16)[0:4] == bytearray(b"game")


def test_a_file_of_another_size_is_read_as_far_as_it_is(open_nvm: OpenNvm, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    (tmp_path / "new" / "nvm").write_bytes(b"half")
    assert open_nvm(8)[:] == bytearray(b"half\xff\xff\xff\xff")
    assert (tmp_path / "new" / "nvm").stat().st_size == 8


def test_nvm_takes_what_a_board_takes_and_nothing_else(open_nvm: OpenNvm) -> None:
    nvm = open_nvm(8)
    with pytest.raises(ValueError, match="different lengths"):
        nvm[0:4] = b"five!"
    with pytest.raises(NotImplementedError):
        nvm[0:4:2] = b"ab"
    with pytest.raises(IndexError):
        nvm[8] = 1
    with pytest.raises(ValueError, match="range"):
        nvm[0] = 256
    assert nvm[:] == bytearray(b"\xff" * 8)


def test_two_devices_never_share_a_file(open_nvm: OpenNvm) -> None:
    first = open_nvm(8)
    with pytest.raises(NvmInUse, match="Another play"):
        open_nvm(8)
    assert len(first) == 8


def test_a_new_esp32_is_full_of_zeros_and_the_others_of_ones() -> None:
    empty = {board.id: blank(board.id, 2) for board in load_all()}
    assert empty.pop("adafruit_feather_esp32s3_reverse_tft") == b"\x00\x00"
    assert set(empty.values()) == {b"\xff\xff"}


def test_a_quiet_device_sleeps_until_a_key_wakes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "QUIET_AFTER", -1)
    monkeypatch.setattr(clock, "QUIET_PAUSE", 3600)
    live = LiveClock(lambda: None)
    sleeper = threading.Thread(target=live.sleep, args=(0.005,), daemon=True)
    sleeper.start()
    live.stir()
    sleeper.join(30)
    assert not sleeper.is_alive()


def test_a_device_with_a_key_down_counts_every_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "QUIET_AFTER", -1)
    monkeypatch.setattr(clock, "QUIET_PAUSE", 3600)
    live = LiveClock(lambda: None)
    live.stir(keys_down=1)

    def pause_often() -> None:
        for _ in range(3):
            live.sleep(0.005)

    sleeper = threading.Thread(target=pause_often, daemon=True)
    sleeper.start()
    sleeper.join(30)
    assert not sleeper.is_alive()


def test_the_clock_starts_65_seconds_before_its_first_wrap() -> None:
    times = []
    script = ScriptClock(times.append)
    assert script.ticks() == 2**29 - 65_000
    script.sleep(65.001)
    assert (script.ticks(), times) == (1, [65_001])


def test_a_loop_that_never_pauses_still_moves_the_script_s_clock() -> None:
    script = ScriptClock(lambda now: None)
    first = script.ticks()
    assert [script.ticks() - first for _ in range(3)] == [8, 16, 24]


def said(**message: object) -> str:
    return json.dumps(message)


def test_a_stick_pushed_and_let_go_before_the_device_looks_was_pushed(open_nvm: OpenNvm) -> None:
    pygamer = load("pygamer")
    source = [keys.kind for keys in pygamer.keys].index("joystick")
    wires = Wires(pygamer, ScriptClock(lambda now: None), open_nvm(8192))
    for down in (True, False):
        wires.press(source, 1, down)
    axis = pygamer.keys[source].settings["x"]
    assert [wires.level(axis) for _ in range(3)] == [65535, MIDDLE, MIDDLE]


def test_every_message_of_the_page_is_understood() -> None:
    assert parse(said(key=[0, 2], down=True), PICO, LANGUAGES) == Key(0, 2, True)
    assert parse(said(power=False), PICO, LANGUAGES) == Power(False)
    assert parse(said(board="pybadge"), PICO, LANGUAGES) == ChooseBoard("pybadge")
    assert parse(said(language="fr"), PICO, LANGUAGES) == ChooseLanguage("fr")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        "NaN",
        "[" * 1000,
        said(key=[0, 3], down=True),
        said(key=[1, 0], down=True),
        said(key=[-1, 0], down=True),
        said(key=[True, 0], down=True),
        said(key=[0, 0.0], down=True),
        said(key=[0, 0]),
        said(key=[0, 0], down=1),
        said(key="00", down=True),
        said(key={"0": 0, "1": 0}, down=True),
        said(power="on"),
        said(power=True, board="pybadge"),
        said(board="../../etc/passwd"),
        said(board=["pybadge"]),
        said(board=None),
        said(language="xx"),
        said(language={}),
    ],
)
def test_anything_else_is_nonsense(text: str) -> None:
    with pytest.raises(Nonsense):
        parse(text, PICO, LANGUAGES)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)
NAMES = st.sampled_from(["key", "down", "power", "board", "language", "other"])


@pytest.mark.slow
@given(st.text() | st.dictionaries(NAMES, JSON).map(json.dumps) | JSON.map(json.dumps))
def test_no_message_can_raise_anything_but_nonsense(text: str) -> None:
    try:
        message = parse(text, PICO, LANGUAGES)
    except Nonsense:
        return
    assert isinstance(message, Key | Power | ChooseBoard | ChooseLanguage)


def asking(host: str, **headers: str) -> SimpleNamespace:
    return SimpleNamespace(host=host, headers={k.replace("_", "-"): v for k, v in headers.items()})


def refused(access: Access, host: str, **headers: str) -> bool:
    return access.refusal(asking(host, **headers)) is not None  # type: ignore[arg-type]


@pytest.mark.parametrize("host", ["127.0.0.1:5220", "localhost:5220", "[::1]:5220"])
def test_this_computer_may_ask(host: str) -> None:
    assert not refused(Access(5220), host)
    assert not refused(Access(5220), host, Origin=f"http://{host}", Sec_Fetch_Site="same-origin")


@pytest.mark.parametrize(
    "host",
    ["evil.example:5220", "127.0.0.1:80", "127.0.0.1", "192.168.1.7:5220", "", ":", "[::1", "a:b"],
)
def test_a_name_that_leads_here_by_a_trick_is_refused(host: str) -> None:
    assert refused(Access(5220), host)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "http://127.0.0.1:8000"},
        {"Origin": "null"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ],
)
def test_another_site_s_page_is_refused(headers: dict[str, str]) -> None:
    assert refused(Access(5220), "127.0.0.1:5220", **headers)


def test_on_the_network_an_address_will_do_but_a_stranger_s_name_will_not() -> None:
    assert not refused(Access(5220, "secret"), "192.168.1.7:5220")
    assert refused(Access(5220, "secret"), "evil.example:5220")


@pytest.mark.parametrize("path", ["/", "/main.js", "/secre/", "/secret", "/Secret/", "//", "/ü/"])
def test_without_the_key_there_is_nothing(path: str) -> None:
    found = Access(5220, "secret").page(path)
    assert found is None or path == "/secret"
    assert Access(5220, "secret").page("/secret/main.js") == "main.js"


def test_a_slow_tab_gets_one_state_and_not_a_queue() -> None:
    sent: list[object] = []

    async def send(what: object) -> None:
        sent.append(what)
        if len(sent) == 2:
            raise asyncio.CancelledError

    tab = Tab({"power": "on"}, (0, 0, 1, 1))
    for ring in range(100):
        tab.tell({"ring": ring})
        tab.add("lines", ring)
        tab.redraw((ring, 5, ring + 1, 6))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(tab.serve(send, send, lambda box: repr(box).encode()))
    facts, picture = sent
    assert facts == {"power": "on", "ring": 99, "lines": list(range(100))}
    assert picture == bytes((0, 0, 0, 0, 0, 100, 0, 6)) + b"(0, 0, 100, 6)"


@pytest.mark.parametrize("board", load_all(), ids=lambda board: board.id)
def test_the_page_s_ring_goes_round_as_the_firmware_s_does(board) -> None:
    assert ring_order(board.ring) == list(_wire_order(board.device_data()["ring"]))
