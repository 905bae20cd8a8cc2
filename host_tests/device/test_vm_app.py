# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The app's logic as compiled .mpy in a real 32-bit MicroPython, in a heap of 70 KB."""

from __future__ import annotations

from binascii import crc32
from collections.abc import Iterator

import pytest

from host_tests.support.vm_table import NVM, VmTable
from tipperary.face.signs import CREST

KIB = 1024
# For engine and app. Version 1.1 took 53 KB here, without the library that read its fonts, which
# took 10; the reader is ours now, and counted. 45 KB have to be free on a Pico in whole games.
APP = 70 * KIB
# The machine collects no garbage within a step, and some steps load three modules and read all the
# letters of a screen; the rest stands for nvm, keys, pixels, screen and binascii.
HEAP = APP + 26 * KIB + NVM + 5 * KIB


@pytest.fixture
def vm() -> Iterator[VmTable]:
    with VmTable(HEAP) as table:
        yield table


@pytest.mark.slow
def test_a_whole_game_of_five_fits_into_70_kb(vm: VmTable) -> None:
    vm.set_up().play()
    assert vm.text.endswith("with 41 points")
    assert f"The winner {CREST[0]} Castle" in vm.text
    assert vm.value("device.app.saves.game.winners()") == (0,)
    assert vm.peak < APP
    assert not vm.grew


@pytest.mark.slow
def test_after_a_power_cut_the_same_game_goes_on(vm: VmTable) -> None:
    # How the heap grows says nothing here: the records are read in one step, and the machine
    # collects no garbage within it.
    vm.set_up()
    vm.spin()
    log = vm.value("device.app.saves.game.log")
    vm.power_on()
    assert vm.screen == "start"
    assert vm.value("device.app.saves.game.log") == log
    vm.press("ok")
    assert vm.screen == "placement"
    vm.play()
    vm.step(2000)
    # Winner, places and a page of values for each, then the choice of a rematch.
    vm.press(*["ok"] * 7)
    assert vm.screen == "after"
    vm.press("ok")
    assert vm.screen == "prepare"
    vm.power_on()
    assert vm.screen == "start"
    vm.run("device.serial.typed = b'games\\n'")
    vm.step()
    vm.step()
    line = vm.value("device.console.told")
    assert line.startswith("game 1 ")
    assert " 0 0 0,16,20,0,0,0, 1,16,10,0,0,0, 2,16,10,0,0,0, " in line
    assert line.endswith(f" *{crc32(line.rpartition(' ')[0].encode()):08x}")


def left_behind(vm: VmTable) -> int:
    """Bytes that two visits to settings and names leave; names once met always stay."""
    before = vm.heap_used() - vm.names_take()
    for _ in range(2):
        vm.press("prev", "prev", "prev", "ok")
        assert vm.screen == "settings"
        vm.press("prev", "prev", "prev", "ok")
        assert vm.screen == "names"
        for _ in range(2):
            vm.step(80, 3)
            vm.step(700)
            vm.step(80, -3)
        assert vm.screen == "setup"
    return vm.heap_used() - vm.names_take() - before


def test_screens_that_were_left_take_no_memory() -> None:
    def kept(spare: int) -> int:
        with VmTable(HEAP + spare) as vm:
            return left_behind(vm)

    # The machine takes every number for a pointer that could be one, so by chance something that
    # is gone stays. With its heap elsewhere it is another chance.
    assert any(kept(spare * KIB) < KIB for spare in (0, 8, 16))


def test_a_frame_of_the_spin_allocates_nothing(vm: VmTable) -> None:
    vm.set_up()
    vm.start_spin()
    taken = [vm.allocated_by(f"device.step({8 + number % 5})") for number in range(50)]
    vm.run("device.step(8, -3)")
    shown = vm.value("device.pixels.shown")
    while vm.value("device.app.ring.turning") and len(taken) < 150:
        taken.append(vm.allocated_by("device.step(16)"))
    assert vm.value("device.pixels.shown") > shown + 50
    assert set(taken) == {0}
