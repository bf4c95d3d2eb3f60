"""The page: the built files of the browser side, or a plain word where they were not built."""

import mimetypes
from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, Response

from scherzo.table.refused import Refused

FOLDER = Path(__file__).resolve().parent.parent / "web" / "static"
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Scherzo</title></head>
<body><h1>Scherzo is running</h1>
<p>The page was not built when this copy was installed. Install a release, or build it in a checkout:
<code>cd web; npm ci; npm run build</code>. Programs can play meanwhile: see
<a href="/api/openapi.json">the API's description</a>.</p></body></html>
"""

router = APIRouter(include_in_schema=False)


@router.get("/")
@router.get("/t/{table}")
@router.get("/r/{table}")
async def page() -> Response:
    """The one page of all addresses; it reads the address itself."""
    index = FOLDER / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


@router.get("/{path:path}")
async def file(path: str) -> Response:
    """A built file. Those under assets/ carry a hash in their name and never change."""
    wanted = (FOLDER / path).resolve() if "\0" not in path else FOLDER
    if not wanted.is_relative_to(FOLDER) or not wanted.is_file():
        raise Refused("not_found", 404, "There is nothing at this address.")
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    cache = FOR_EVER if path.startswith("assets/") else "no-cache"
    return FileResponse(wanted, media_type=kind, headers={"cache-control": cache})
