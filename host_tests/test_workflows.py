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

# What a job that may write can use: files that another job handed over, and publishing a site.
MAY_WRITE = {"actions/download-artifact"}
PUBLISHING = ("gh ", "git -C site ", "python3 -m zipfile -e release/")

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
def test_a_workflow_may_only_read_and_leaves_no_key_behind(path: Path) -> None:
    assert workflow(path)["permissions"] == {"contents": "read"}
    for step in steps(path):
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


@every_workflow
def test_a_job_that_may_write_runs_nothing_of_ours(path: Path) -> None:
    """What it runs comes from GitHub alone: no checkout, no packages, no tests."""
    for name, job in workflow(path)["jobs"].items():
        if "permissions" not in job:
            assert not any("TOKEN" in key for step in job["steps"] for key in step.get("env", {}))
            continue
        assert job["needs"], name
        used = [step["uses"].partition("@")[0] for step in job["steps"] if "uses" in step]
        assert set(used) <= MAY_WRITE, name
        runs = "\n".join(step.get("run", "") for step in job["steps"]).replace("\\\n", "")
        for line in filter(None, runs.splitlines()):
            assert line.startswith(PUBLISHING), line
        for step in job["steps"]:
            assert "${{" not in step.get("run", "")  # a name in there could be a command


def test_the_checks_are_those_of_every_other_place() -> None:
    path = ROOT / ".github" / "workflows" / "check.yml"
    assert commands(path) == ".ci/run"
    assert not any("permissions" in job for job in workflow(path)["jobs"].values())
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_a_release_is_checked_first_and_has_what_the_release_command_wrote() -> None:
    path = ROOT / ".github" / "workflows" / "release.yml"
    # YAML 1.1 takes the word `on` for a yes.
    assert workflow(path)[True] == {"push": {"tags": ["v*"]}}
    build, publish, site = workflow(path)["jobs"].values()
    check, make, same_version, notes, _ = build["steps"][1:]
    assert (check["run"], make["run"]) == (".ci/run", "python3 tools/release.py")
    assert 'tipperary-"${GITHUB_REF_NAME#v}"' in same_version["run"]
    assert notes["run"] == "cp CHANGELOG.md build/"
    upload, download = build["steps"][-1]["with"], publish["steps"][0]["with"]
    # Both are in build/, so the folder that is handed over has release/ and CHANGELOG.md in it.
    assert upload["path"].split() == ["build/release/", "build/CHANGELOG.md"]
    assert (upload["name"], upload["if-no-files-found"]) == ("release", "error")
    assert download == {"name": "release"}
    assert publish["needs"] == "build"
    assert publish["permissions"] == {"contents": "write"}
    upload_all = "release/* --verify-tag --notes-file CHANGELOG.md"
    assert publish["steps"][1]["run"] == f'gh release create "$GITHUB_REF_NAME" {upload_all}'
    assert set(publish["steps"][1]["env"]) == {"GH_TOKEN", "GH_REPO"}
    assert (site["if"], site["needs"]) == ("vars.SITE_BRANCH != ''", "publish")
    assert site["steps"][0]["with"] == download
    web = 'release/tipperary-"${GITHUB_REF_NAME#v}"-web.zip'
    assert site["steps"][1]["run"] == f"python3 -m zipfile -e {web} site"
