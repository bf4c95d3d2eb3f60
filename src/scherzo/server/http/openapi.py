"""The OpenAPI document: what the routes say of themselves, and all messages from their structs."""

from typing import Any, get_type_hints

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from scherzo.games import NAMES, game
from scherzo.server.messages.replies import REPLIES
from scherzo.server.messages.requests import BODIES
from scherzo.server.messages.state import LogLine, State

MESSAGES = (*BODIES, *REPLIES, State, LogLine)


def document(app: FastAPI) -> dict[str, Any]:
    """The whole document."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        schemas = found.setdefault("components", {}).setdefault("schemas", {})
        schemas.update(messages())
        found["components"]["securitySchemes"] = {"seat": {"type": "http", "scheme": "bearer"}}
        found["security"] = [{}, {"seat": []}]
        app.openapi_schema = found
    return app.openapi_schema


def messages() -> dict[str, Any]:
    """All messages, and the games' views; a view's parts have their games' names before their own."""
    _, found = msgspec.json.schema_components(MESSAGES, ref_template="#/components/schemas/{name}")
    views = []
    for name in NAMES:
        prefix = "".join(part.capitalize() for part in name.split("-"))
        template = f"#/components/schemas/{prefix}{{name}}"
        _, parts = msgspec.json.schema_components((view_of(name),), ref_template=template)
        found.update({f"{prefix}{part}": shape for part, shape in parts.items()})
        views.append({"$ref": template.format(name="View")})
    found["State"]["properties"]["view"] = {"description": "The game's own view", "oneOf": views}
    return found


def view_of(name: str) -> type[msgspec.Struct]:
    """The type of a game's view."""
    kind: type[msgspec.Struct] = get_type_hints(game(name).view)["return"]
    return kind
