# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Without a browser: who gets in, what the page makes of texts, and what starting anew keeps."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools.page import command
from tools.page.serve import PlayError
from tools.play import parse
from tools.support.environment import ROOT
from tools.support.node_program import NODE

WEB = ROOT / "tools" / "page" / "web"
# Whatever makes elements, or a program, of a text.
PARSES = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|setHTML|createContextualFragment|DOMParser|srcdoc"
    r"|document\.write|\beval\b|new Function|javascript:"
)


@pytest.mark.parametrize(("options", "lan"), [([], False), (["--lan"], True)])
def test_the_network_gets_in_only_when_asked(
    options: list[str], lan: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []

    def no_server(files: object, lan: bool, port: int) -> None:
        asked.append(lan)
        raise PlayError("That is enough.")

    monkeypatch.setattr(command, "Server", no_server)
    monkeypatch.setattr(command, "site", lambda saves: {})
    monkeypatch.setattr(command, "saves_of_1_1", dict)
    assert command.main(parse(["--port", "0", "--no-browser", *options])) == 1
    assert asked == [lan]


@pytest.mark.parametrize("path", sorted(WEB.glob("*.js")), ids=lambda path: path.stem)
def test_what_the_device_says_is_text_to_the_page(path: Path) -> None:
    """Names of players are in there."""
    assert PARSES.findall(path.read_text(encoding="utf-8")) == []


STORE = """
globalThis.localStorage = new (class {
  getItem(name) { return Object.hasOwn(this, name) ? this[name] : null; }
  setItem(name, value) { this[name] = String(value); }
  removeItem(name) { delete this[name]; }
})();
const { Store } = await import(process.argv[1]);
const store = new Store(() => {});
const known = { pico: 2 };
"""


def in_store(script: str, folder: Path) -> Any:
    """What a script prints that has a store, in Node: it needs no page."""
    module = folder / "store.mjs"
    module.write_bytes((WEB / "store.js").read_bytes())
    command = [str(NODE), "--input-type=module", "-e", STORE + script, module.as_uri()]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_starting_anew_again_and_again_loses_nothing(tmp_path: Path) -> None:
    kept = in_store(
        """for (let game = 1; game < 13; game++) {
          store.write("pico", [game, game]);
          store.setAside("pico");
        }
        console.log(JSON.stringify(Object.values(localStorage).map((one) => atob(one))));""",
        tmp_path,
    )
    assert set(kept) == {chr(game) * 2 for game in range(1, 13)}


def test_what_is_saved_after_starting_anew_can_be_taken_back(tmp_path: Path) -> None:
    kept = in_store(
        """store.write("pico", [1, 1]);
        store.setAside("pico");
        store.write("pico", [2, 2]);
        const file = store.save();
        store.write("pico", [3, 3]);
        const taken = store.restore(file, known);
        const all = Object.values(localStorage).map((one) => atob(one));
        console.log(JSON.stringify([taken, [...store.read("pico", 2)], all]));""",
        tmp_path,
    )
    assert kept[:2] == ["back", [2, 2]]
    assert {"\1\1", "\2\2", "\3\3"} <= set(kept[2])


FULL = "localStorage.setItem = () => { throw new Error('full'); };"


def test_a_file_is_not_taken_back_where_there_is_no_room_to_keep_what_is_there(
    tmp_path: Path,
) -> None:
    kept = in_store(
        """store.write("pico", [1, 1]);
        const file = store.save().replace("AQE=", "AgI=");
        """
        + FULL
        + """
        const taken = store.restore(file, known);
        console.log(JSON.stringify([taken, atob(localStorage.getItem("tipperary:pico"))]));""",
        tmp_path,
    )
    assert kept == ["refused", "\1\1"]


def test_what_cannot_be_kept_is_played_on_and_is_in_the_file(tmp_path: Path) -> None:
    kept = in_store(
        FULL
        + """store.write("pico", [3, 3]);
        const { boards } = JSON.parse(store.save());
        console.log(JSON.stringify([[...store.read("pico", 2)], boards]));""",
        tmp_path,
    )
    assert kept == [[3, 3], {"pico": "AwM="}]


@pytest.mark.parametrize("value", ["%%%", "", "AQ==", "AQEBAQ=="])
def test_what_is_no_memory_is_left_alone_and_kept(value: str, tmp_path: Path) -> None:
    kept = in_store(
        f"""localStorage.setItem("tipperary:pico", {json.dumps(value)});
        const read = store.read("pico", 2);
        store.write("pico", [4, 4]);
        console.log(JSON.stringify([read, Object.values(localStorage)]));""",
        tmp_path,
    )
    assert kept == [None, ["BAQ=", value]]


def test_one_bad_entry_of_a_file_does_not_keep_the_others_away(tmp_path: Path) -> None:
    kept = in_store(
        """const boards = { gone: "AQE=", pico: "BQU=", "pico:1": "%%%" };
        const one = store.restore(JSON.stringify({ tipperary: 1, boards }), known);
        const none = store.restore(JSON.stringify({ tipperary: 1, boards: [] }), known);
        console.log(JSON.stringify([one, none, [...store.read("pico", 2)]]));""",
        tmp_path,
    )
    assert kept == ["back", "bad", [5, 5]]
