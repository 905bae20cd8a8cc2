# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The workflows of a hosted repository: they are sound, pinned, and call what is there."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.support.environment import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
OURS = re.compile(r"(?:\.ci|tools)/[\w./]*\w")

every_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def workflow(path: Path) -> dict[Any, Any]:
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(content, dict)
    return content


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in workflow(path)["jobs"].values() for step in job["steps"]]


def commands(path: Path) -> str:
    return "\n".join(step["run"] for step in steps(path) if "run" in step)


@every_workflow
def test_every_command_of_ours_is_there(path: Path) -> None:
    called = OURS.findall(commands(path))
    assert called
    assert [name for name in called if not (ROOT / name).is_file()] == []


@every_workflow
def test_actions_of_others_are_pinned_to_a_commit(path: Path) -> None:
    used = [step["uses"] for step in steps(path) if "uses" in step]
    assert used
    assert [name for name in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", name)] == []


@every_workflow
def test_a_workflow_may_do_no_more_than_it_says(path: Path) -> None:
    assert set(workflow(path)["permissions"]) == {"contents"}


def test_the_checks_are_those_of_every_other_place() -> None:
    assert commands(ROOT / ".github" / "workflows" / "check.yml") == ".ci/run"
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_a_release_is_checked_first_and_has_what_the_release_command_wrote() -> None:
    path = ROOT / ".github" / "workflows" / "release.yml"
    # YAML 1.1 takes the word `on` for a yes.
    assert workflow(path)[True] == {"push": {"tags": ["v*"]}}
    check, build, same_version, upload = commands(path).splitlines()
    assert (check, build) == (".ci/run", "python3 tools/release.py")
    assert 'tipperary-"${GITHUB_REF_NAME#v}"' in same_version
    assert "build/release/*" in upload
