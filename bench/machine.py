"""What kind of machine something was measured on."""

from __future__ import annotations

import os
import platform
import re
from importlib.metadata import version
from pathlib import Path
from typing import Any

VERSIONED = ("Flask", "gunicorn", "marshmallow", "orjson", "numpy")


def machine() -> dict[str, Any]:
    """What kind of machine this is, without its name."""
    about = Path("/proc/cpuinfo")
    text = about.read_text() if about.exists() else ""
    processor = re.search(r"^model name\s*:\s*(.+)$", text, re.MULTILINE)
    return {
        "cores": os.cpu_count(),
        "processor": processor[1] if processor else platform.machine(),
        "memory_gb": round(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 1e9),
        "system": platform.system(),
        "versions": {
            "Python": platform.python_version(),
            **{name: version(name) for name in VERSIONED},
        },
    }
