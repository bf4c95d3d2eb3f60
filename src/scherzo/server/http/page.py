"""The page: the built files of the browser side, or a plain word where they were not built."""

import html
import mimetypes
from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, Response

from scherzo.server.errors import Refused
from scherzo.web import MISSING, STATIC, built

FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Scherzo</title></head>
<body><h1>Scherzo is running</h1>
<p>{html.escape(MISSING)}</p>
<p>Programs can play meanwhile: see <a href="/api/openapi.json">the API's description</a>.</p></body></html>
"""

router = APIRouter(include_in_schema=False)


@router.get("/")
@router.get("/t/{table}")
@router.get("/r/{table}")
async def page() -> Response:
    """The one page of all addresses; it reads the address itself."""
    if not built():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


@router.get("/{path:path}")
async def file(path: str) -> Response:
    """A built file. Those under assets/ carry a hash in their name and never change."""
    wanted = built_file(path)
    if wanted is None:
        raise Refused("not_found", 404, "There is nothing at this address.")
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    cache = FOR_EVER if path.startswith("assets/") else "no-cache"
    return FileResponse(wanted, media_type=kind, headers={"cache-control": cache})


def built_file(path: str) -> Path | None:
    """The file of the page at an address, if there is one."""
    try:
        wanted = (STATIC / path).resolve()
        return wanted if wanted.is_relative_to(STATIC) and wanted.is_file() else None
    except (OSError, ValueError):  # a name too long for any file, or with a zero in it
        return None
