# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The device as a script has it: which light is which."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.boards.board import load_all
from tools.simulator.clock import ScriptClock
from tools.simulator.nvm import Nvm
from tools.simulator.wires import Wires


@pytest.mark.parametrize("board", load_all(), ids=lambda board: board.id)
def test_the_light_on_the_page_has_the_colour_that_the_board_sends(board, tmp_path: Path) -> None:
    nvm = Nvm(tmp_path / "nvm", bytes(64))
    wires = Wires(board, ScriptClock(lambda now: None), nvm)
    nvm.close()
    sent = {"R": 10, "G": 20, "B": 30, "W": 40}
    wires.write_ring(bytes(sent[colour] for colour in board.ring.order) * 3)
    assert wires.ring == bytes((10, 20, 30)) * 3
