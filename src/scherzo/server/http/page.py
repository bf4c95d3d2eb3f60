"""The page: the built files of the browser side, or a plain word where they were not built."""

import html
import mimetypes
import re
from pathlib import Path as FilePath
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from scherzo.games import NAMES, game
from scherzo.server.errors import RequestRefused
from scherzo.server.http.caller import registry_of
from scherzo.server.tables.tokens import ID
from scherzo.web import MISSING, STATIC, built

FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Scherzo</title></head>
<body><h1>Scherzo is running</h1>
<p>{html.escape(MISSING)}</p>
<p>Programs can play meanwhile: see <a href="/api/openapi.json">the API's description</a>.</p></body></html>
"""
WORD = re.compile("[A-Za-z0-9_-]+")
"""The word of a link that stops messages."""
STOP = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Scherzo</title></head><body><h1>Scherzo</h1>{}</body></html>
"""

router = APIRouter(include_in_schema=False)


@router.get("/")
@router.get("/r/{table}")
@router.get("/learn")
@router.get("/learn/{game}")
@router.get("/learn/{game}/{lesson}")
@router.get("/etudes/{game}")
@router.get("/etudes/{game}/{etude}")
@router.get("/my")
@router.get("/my/{game}")
async def page() -> Response:
    """The one page of all addresses; it reads the address itself."""
    if not built():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


@router.get("/t/{table}")
async def table_page(request: Request, table: Annotated[str, Path(max_length=64)]) -> Response:
    """The same page with a preview for whoever is sent the link: who invites to what."""
    found = await invitation(request, table) if built() else None
    if found is None:
        return await page()
    text = (STATIC / "index.html").read_text(encoding="utf-8").replace("</head>", f"{found}</head>", 1)
    return HTMLResponse(text, headers={"cache-control": "no-cache"})


async def invitation(request: Request, table: str) -> str | None:
    """What messengers show of a table's link. Only what any spectator knows is in it."""
    registry = registry_of(request)
    kept = await registry.store.find(table) if ID.fullmatch(table) else None
    if kept is None or kept.row.game not in NAMES:
        return None
    title, host = game(kept.row.game).title, kept.row.host
    who = kept.seats[host].name if 0 <= host < len(kept.seats) else ""
    origin = next(iter(registry.settings.origins), str(request.base_url).rstrip("/"))
    shown = {
        "og:type": "website",
        "og:site_name": "Scherzo",
        "og:title": f"{who or 'A friend'} invites you to {title}",
        "og:description": f"Sit down at the table and play {title} in the browser. No account, nothing to install.",
        "og:image": f"{origin}/previews/{kept.row.game}.jpg",
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{key}" content="{html.escape(value)}" />' for key, value in shown.items())


@router.get("/stop/{word}")
async def ask_to_stop(word: Annotated[str, Path(max_length=64)]) -> Response:
    """Asks before it stops messages: some mail programs open every link by themselves."""
    form = '<form method="post"><p>Stop the messages about this table?</p><button>Stop them</button></form>'
    return HTMLResponse(STOP.format(form), headers={"cache-control": "no-store"})


@router.post("/stop/{word}")
async def stop(request: Request, word: Annotated[str, Path(max_length=64)]) -> Response:
    """Stops the messages that a link belongs to."""
    stopped = WORD.fullmatch(word) and await registry_of(request).store.stop_notify(word)
    said = "You will get no more messages about this table." if stopped else "These messages were stopped before."
    return HTMLResponse(STOP.format(f"<p>{said}</p>"), headers={"cache-control": "no-store"})


@router.get("/{path:path}")
async def file(request: Request, path: str) -> Response:
    """A built file. Those under assets/ carry a hash in their name and never change."""
    wanted = built_file(path)
    if wanted is None:
        if built() and not path.startswith(("api/", "assets/")) and "text/html" in request.headers.get("accept", ""):
            return FileResponse(STATIC / "index.html", 404, headers={"cache-control": "no-cache"})
        raise RequestRefused("not_found", 404, "There is nothing at this address. All games are at /.")
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    cache = FOR_EVER if path.startswith("assets/") else "no-cache"
    return FileResponse(wanted, media_type=kind, headers={"cache-control": cache})


def built_file(path: str) -> FilePath | None:
    """The file of the page at an address, if there is one."""
    try:
        wanted = (STATIC / path).resolve()
        return wanted if wanted.is_relative_to(STATIC) and wanted.is_file() else None
    except (OSError, ValueError):  # a name too long for any file, or with a zero in it
        return None
