"""The built page: the files a browser gets. `web/` holds its source; `hatch_build.py` builds it into `static/`."""

from pathlib import Path

STATIC = Path(__file__).resolve().parent / "static"
"""Where the built page lies: `index.html` and `assets/` with names that change with their content."""

MISSING = (
    "The page is not built. With Node 20.19 or newer: 'npm ci && npm run build' in web/. "
    "Without Node: 'pip install --force-reinstall .' fetches one for the build."
)
"""What to tell somebody who asks for a page that was not built."""


def built() -> bool:
    """Whether this installation has the page."""
    return (STATIC / "index.html").is_file()
