# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What axe-core finds wrong with the page for people who cannot see it, or not well: nothing."""

from __future__ import annotations

from typing import Any

import pytest

from host_tests.page.wire import DESKTOP, PHONE, SHEEP
from tools.boards.board import load_all
from tools.page.site import board_view
from tools.support.environment import NODE_PACKAGES

pytestmark = [pytest.mark.slow, pytest.mark.browser]

AXE = NODE_PACKAGES / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run()).violations.map(
    ({ id, nodes }) => [id, nodes.map(node => node.target.join(" "))])"""


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("place", [DESKTOP, PHONE], ids=["a desktop", "a phone"])
def test_axe_finds_nothing_on_any_board(open_page, place: dict[str, Any], colours: str) -> None:
    with open_page(**place, color_scheme=colours) as wire:
        page = wire.page
        page.evaluate(AXE.read_text(encoding="utf-8"))
        page.locator("#serial summary").click()
        page.locator("#as-text").click()
        wire.tell(text=["A new game", "4 players"], bar=SHEEP, lines=["ready:", "screen: names"])
        for board in load_all():
            wire.tell(board=board_view(board))
            assert page.evaluate(RUN) == [], board.id
