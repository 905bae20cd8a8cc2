# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The command and its server: what is served, to whom, and what is only written."""

from __future__ import annotations

import http.client
import socket
import struct
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest

from tools.page import command, serve
from tools.page.serve import HEADERS, PlayError, Server
from tools.play import parse

FILES = {"index.html": b"<p>page", "main.js": b"1", "micropython.wasm": b"\0asm"}


@pytest.fixture
def server() -> Iterator[Server]:
    with Server(FILES, lan=False, port=0) as made:
        threading.Thread(target=made.serve_forever, daemon=True).start()
        yield made
        made.shutdown()


def ask(server: Server, path: str, method: str = "GET") -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    connection.request(method, path)
    return connection.getresponse()


def test_without_lan_only_this_computer_is_answered(server: Server) -> None:
    assert server.server_address[0] == "127.0.0.1"


def test_with_lan_the_network_is_answered() -> None:
    with Server(FILES, lan=True, port=0) as made:
        assert made.server_address[0] == "0.0.0.0"


@pytest.mark.parametrize("path", ["/", "/index.html", "/?board=pygamer"])
def test_the_page_comes_with_strict_headers(server: Server, path: str) -> None:
    answer = ask(server, path)
    assert (answer.status, answer.read()) == (200, b"<p>page")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


def test_the_policy_allows_the_machine_and_nothing_looser() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy


@pytest.mark.parametrize("path", ["/../tools/play.py", "/%2e%2e/x", "/words", "/nothing", "//x"])
def test_there_is_nothing_but_the_page_s_files(server: Server, path: str) -> None:
    answer = ask(server, path)
    assert (answer.status, answer.read()) == (404, b"")
    assert answer.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_nothing_can_be_sent_to_it(server: Server, method: str) -> None:
    assert ask(server, "/", method).status == 501


def test_a_browser_that_has_gone_is_not_told_of(server: Server, capfd) -> None:
    visitor = socket.create_connection(("127.0.0.1", server.server_address[1]), timeout=10)
    visitor.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    while b"<p>page" not in visitor.recv(4096):
        pass
    time.sleep(0.1)  # the server waits for the next wish, but the connection is reset
    visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    visitor.close()
    time.sleep(0.4)
    assert ask(server, "/").status == 200
    assert capfd.readouterr().err == ""


def test_a_taken_port_is_said(server: Server) -> None:
    with pytest.raises(PlayError, match="is taken, perhaps by another"):
        Server(FILES, lan=False, port=server.server_address[1])
    with pytest.raises(PlayError, match="There is no port 70000"):
        Server(FILES, lan=False, port=70000)


def test_the_page_is_written_as_plain_files(tmp_path: Path, capsys) -> None:
    folder = tmp_path / "site"
    assert command.main(parse(["--build-only", str(folder)])) == 0
    assert "any web space" in capsys.readouterr().out
    names = {path.name for path in folder.iterdir()}
    assert {"index.html", "raspberry_pi_pico.json", "pygamer.json", "worker.js"} <= names
    assert all(name.rpartition(".")[2] in serve.TYPES for name in names)


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, capsys) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert command.main(parse(["--build-only", str(tmp_path / "file")])) == 1
    assert "file" in capsys.readouterr().err


def test_saves_of_version_1_1_are_found_and_said(tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name: tmp_path)
    assert command.saves_of_1_1() == {}
    assert capsys.readouterr().out == ""
    (tmp_path / "raspberry_pi_pico.nvm").write_bytes(b"\1" * 4096)
    (tmp_path / "pygamer.nvm").write_bytes(b"torn")
    assert command.saves_of_1_1() == {"raspberry_pi_pico": b"\1" * 4096}
    assert str(tmp_path) in capsys.readouterr().out
