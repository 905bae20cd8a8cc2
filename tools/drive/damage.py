# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What to say of a drive whose file system is damaged: how to repair it, and what that costs."""

import contextlib
import errno
import sys
from pathlib import Path

# ERROR_CRC, ERROR_IO_DEVICE, ERROR_FILE_CORRUPT and ERROR_DISK_CORRUPT.
WINDOWS = (23, 1117, 1392, 1393)
# Linux says "Structure needs cleaning" too; other systems do not have the number.
ERRNO = (errno.EIO, getattr(errno, "EUCLEAN", errno.EIO))


def is_damage(error: OSError) -> bool:
    return error.errno in ERRNO or getattr(error, "winerror", None) in WINDOWS


def reason(error: OSError) -> str:
    return (error.strerror or str(error) or type(error).__name__).rstrip(".")


def unreadable(error: OSError, root: Path) -> str:
    """For a drive that could not even be looked at."""
    if not is_damage(error):
        return f"The drive {root} cannot be read: {reason(error)}."
    return (
        f"The drive {root} is damaged ({reason(error)}), "
        f"probably by a cut in the middle of an earlier copy.\n{repair(root)}"
    )


def read_only(root: Path) -> str:
    return (
        f"The drive {root} is read-only: eject it, unplug the board, plug it in again and run the "
        f"same command again. If it is read-only again, the drive is damaged:\n{repair(root)}"
    )


def repair(root: Path, platform: str = sys.platform) -> str:
    """The ways to a sound drive on this system, the mildest first."""
    if platform == "win32":
        way = f"chkdsk {root.drive or root} /f"
    elif platform == "darwin":
        way = f"open Disk Utility, choose {root.name}, then First Aid."
    else:
        way = f'sudo umount "{root}" && sudo fsck.vfat -a -w {_device(root)}'
    return f"""\
 1. Repair it: {way}
    Our files are written anew afterwards. A file of your own that was hit may come back under
    another name, such as FSCK0000.REC, or be lost.
 2. Unplug the board, plug it in again, and run the same command again.
 3. If that does not help, empty the drive: in the board's serial console press Ctrl-C and type
    import storage; storage.erase_filesystem()
    Everything on the drive is lost by that, your own files too. Saved games lie elsewhere and
    stay."""


def _device(root: Path) -> str:
    """What is mounted there; mount points have their spaces written as \\040."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/mounts").read_text(encoding="utf-8").splitlines():
            device, place = line.split(" ")[:2]
            if place.replace("\\040", " ") == str(root):
                return device
    return "/dev/... (lsblk names it)"
